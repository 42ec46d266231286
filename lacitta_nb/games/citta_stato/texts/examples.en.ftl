# What the example of each rule shows. Rosa plays the first seat, Enzo the second.

example-S1 = Rosa and Enzo each have a board, a bag and a city of their own; all tracks are on their first space, and nobody has points yet.
example-S2 = Four schemes lie on the board. The place of each is its level.
example-S3 = With two players the upgrade marker shows how many upgrades the two of them can make together in a round.
example-S4 = Three republic cards with crowns lie face down in the offer. Each player has a plain one that nobody else sees.
example-S5 = Each colour has a Present below its deck; the top of the deck, the Future, lies open as well.
example-S6 = Each city has put two of its cubes into the market; the rest of them is the supply.
example-S7 = All purple banners lie before the two players. Rosa's step to the second space of the purple track brings none.

example-T1 = Rosa has taken one action, and it is Enzo's turn now. So it goes round until both have passed.
example-T2 = It was Rosa's second action in this round: two green cubes, which went into the bag.
example-T3 = Rosa has paid a yellow and a white cube for the yellow track. No other cube could have stood in for yellow.
example-T4 = Two green cubes were paid into the bag first; then four cubes were drawn, and paid ones could be among them.
example-T5 = Rosa has paid for a fleet although the market had nothing to buy. What can be paid may be done.
example-T6 = In this game players are asked about their points: Rosa has declined the one of the orange track.
example-T7 = Everyone should move one space to the right. Rosa stands at the end of the track and stays, Enzo has moved.

example-M1 = The lower a cube lies in its column, the less it costs: 3, 2 or 1 coin.
example-M2 = The orange cube of Rosa's first action lies on the highest free place of the orange column.
example-M3 = Rosa has bought the green cube for 2 coins. Nothing slides, and no coin is left.

example-A1 = Rosa's yellow track brings two coins. One has bought a purple cube; one more can be spent or is lost.
example-A2 = After the power of Ragusa Rosa has taken a banner, of the colour wanted.
example-A3 = Rosa's green track shows four: so many cubes have come from the bag.
example-A4 = Rosa has gained the point of the orange track and laid a disc face down. Only Rosa knows which one.
example-A5 = Three purple banners have become three crowns.
example-A6 = Rosa has used the scheme of level 2. It lies face down now, and both markers have gone one space to the left.

example-U1 = Rosa's green track is one space further, which has brought a white cube. The upgrade marker has gone down.
example-U2 = Rosa, who began this round, has passed first. So Enzo will begin the next one, whenever Enzo passes.

example-C1 = Rosa has used the purple Present. It lies in the supply now, and its place stays empty till the round ends.
example-C2 = Tunis has brought a yellow banner, and one more of Rosa's choice: it is the port of Amalfi.
example-C3 = Naval Engineering has brought a yellow and an orange banner.
example-C4 = The Harbormaster has drawn the yellow cube of the bag; then each yellow cube of the supply was worth a point.
example-C5 = Rosa has put two yellow cubes out of the game, for 2 points each.
example-C6 = Rosa's own marker has moved to the right, then Dynastic Order brought 3 points.
example-C7 = The Elder Council counts 2 points for each of Rosa's three purple banners, which stay.

example-B1 = Rosa has burned the orange Present: what it says was not carried out, only the first benefit under orange.
example-B2 = Rosa has taken a green cube of the market free and put an orange one there.
example-B3 = For one orange banner Rosa has got 1 point.
example-B4 = Rosa has drawn all yellow cubes of the bag and may buy for 1 coin now.
example-B5 = It was the second card under orange, for 5 points. The benefit of the first did not come again.
example-B6 = Rosa has taken a republic card of the offer and kept it; the old one lies in the offer now.
example-B7 = Rosa's marker has moved one space, and one crown was taken.
example-B8 = Rosa has looked at one card of the offer, kept the old one, and the offer was shuffled. Nobody else knows which was kept.
example-B9 = The game is nearly over, and only now could a card of the supply be burned: Silk, under white.

example-P1 = Four cubes were in Rosa's bag: the Turning Point has brought them all.
example-P2 = Ideology has moved both markers by two spaces, to the left as Rosa chose.
example-P3 = Rosa has one black cube in the supply and has got a point for it; Enzo has none.
example-P4 = Rosa has one white cube in the supply and has got a point for it; Enzo has none.
example-P5 = Rosa's purple track has moved one space, which counts double, as none of Rosa's discs lies on the war track.
example-P6 = For a green banner Rosa's green track has gone a space further. The upgrade marker has not moved.

example-K1 = Amalfi has moved both markers. No scheme was used in this round, so there is nothing to draw.
example-K2 = Rosa has removed the disc with power 2, Enzo lost the same one, and Rosa has drawn two cubes.
example-K3 = Genova's own scheme is the Decree. It is used with the city action and moves nobody's marker.
example-K4 = Pisa's own scheme is the Turning Point. It is used with the city action and never turns face down.
example-K5 = Rosa has drawn eight cubes and kept five of them.
example-K6 = With the city action Venezia has used the purple Present free.
example-K7 = Gaeta has exchanged a purple banner for a green one.
example-K8 = Noli has burned Silk, a used card, under orange.

example-R1 = Both have passed. Before the war whoever has no disc on the track may move.
example-R2 = The Presents that were left are gone, the Futures have become Presents, and new Futures lie there.
example-R3 = A new round: all schemes lie open, and the upgrade marker is back.
example-R4 = Enzo passed first and begins now.
example-R5 = Rosa has drawn four cubes, as the green track shows. Enzo had fewer points and has drawn two more than the three of his own track.

example-W1 = Rosa has no disc on the war track and has moved the marker one space. Enzo may do so now.
example-W2 = The discs lie open. Enzo has paid two cubes for the 2; now Rosa pays four for the 4.
example-W3 = Both have paid, and Rosa's 4 has won. Rosa must take a card now, even a Future.
example-W4 = Rosa took the purple Future. Then Enzo, who lost, has burned a Present that was still there.
example-W5 = Cards are taken, and both discs have left the game for good.

example-E1 = The last round is over: what Rosa and Enzo have now is their first score.
example-E2 = Rosa has used Alexandria once more, free. The banner is real, and the purple card will count what there is then.
example-E3 = Each has taken the crowns above their marker: Rosa two, Enzo one.
example-E4 = Rosa stands in the right zone, and four crowns are enough for three signs: 14 points count. Enzo stands outside, so the lower score counts.
example-E5 = Rosa has the highest final score and wins.

example-O1 = Rosa plays alone and always begins. The offer lies open here.
example-O2 = After Rosa's turn the ghost has drawn one cube of its bag. It will draw one more in this round.
example-O3 = The ghost drew purple: the purple Present is gone, and then the act of that colour was carried out.
example-O4 = Rosa has more points than required, so the ghost counts as the last: Rosa has drawn no cubes more than the green track shows.
example-O5 = The required score and the objective are reached: won. One sign lies between 18 and 22, so the next game begins with a crown.
example-O6 = In this scenario Rosa has the oligarchy with crowns, and two cards lie in the offer.
example-O7 = Purple means here: the scheme of level 1 leaves the game. It does not come back.
example-O8 = City, schemes, market and required score are those of the first scenario.

example-X1 = Five play with the expansion: more cities, cards, schemes, cubes and banners.
example-X2 = Mercenary Tradition is a card of the expansion: 7 points at once.
example-X3 = Rosa has named orange, and each orange cube in a supply was worth a point to its owner.
example-X4 = Rosa has put two crowns out of the game, for 3 points each.
example-X5 = For a purple banner Rosa has used the purple Future. A new one lies in its place.
example-X6 = Betrayal: Enzo's crown is Rosa's now.
