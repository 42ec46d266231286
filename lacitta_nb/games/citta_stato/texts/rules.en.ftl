# What each rule says, in our own words. “Reconstructed” is what the game shows in pictures that are lost.

rules-part-S = Set-up
rules-part-T = Turns
rules-part-M = Market
rules-part-A = City actions
rules-part-C = Using cards
rules-part-B = Burning cards
rules-part-U = Upgrading and passing
rules-part-R = End of a round
rules-part-W = War
rules-part-P = Schemes
rules-part-K = Cities
rules-part-E = End and scoring
rules-part-O = Solo game
rules-part-X = Expansion

rule-S1 = { SPELT(RULE("fewest-players"), start: "yes") } to { SPELT(RULE("base-players")) } people play { SPELT(RULE("rounds")) } rounds; alone see O1, with one more X1. Each begins with a bag that holds one cube of each colour of the tracks, with all tracks on their first space, the marker on space { RULE("start") } of the form track, { SPELT(RULE("discs")) } war discs and no points.
rule-S2 = Each gets a city by lot. Pisa also gets a blue scheme and Genova a red one, by lot and face up (which scheme has which seal is reconstructed); { SPELT(RULE("schemes")) } of the other schemes are laid out, and the place of each is its level.
rule-S3 = The upgrade marker begins each round at { RULE("upgrades", join: "or") }, by the number of players from { RULE("fewest-players") } to { RULE("most-players") }.
rule-S4 = The republic cards with crowns lie face down beside the board: they are the offer. Each player gets a plain one secretly, out of a set that fits the number of players; the others are not in the game.
    .find = hidden secret form
rule-S5 = The cards of each colour are shuffled and lie face up: the first of them is the Present, the next one the Future.
rule-S6 = Lots decide who begins. Each city brings { RULE("supply-cubes") } cubes to its owner's supply and, in turn order, { RULE("market-cubes") } to the market (which ones is reconstructed).
rule-S7 = What the stock lacks is not gained; where it does not do for all, turn order decides.
    .find = limit shortage
rule-T1 = From the first player on each in turn takes one action or passes, until all have passed; whoever has passed takes no more turns in the round.
rule-T2 = The first action of a round costs you one cube, and each further one a cube more than the one before, all of the colour of the action, the card or the track. The cube of the first action goes to the market, all others into your bag.
    .find = price pay cost
rule-T3 = In paying, white cubes may stand in for yellow or green and black ones for orange or purple, in any mixture; nothing stands in for white or black. Effects that score, draw or remove a colour take each cube as it is.
    .find = joker wild replace
rule-T4 = You pay before anything happens, so those very cubes can be drawn or bought again at once. Gained cubes go to the supply.
rule-T5 = What can be paid may be done even if it brings nothing, unless a rule refuses it. Effects go in the order written, and what can't be done is left out.
rule-T6 = A gain of points may be declined, only as a whole; a loss may not. You are asked about it only in games that were begun so.
rule-T7 = A marker has to move unless it says “may” or “up to”, to the side that the acting player chooses, everyone's to the same side. At the end of the track it stops; a move of your own marker alone must go where there is room.
    .find = shift direction
rule-M1 = The market has a column for each colour and rows that cost { RULE("prices") }, from the top; all rows but the lowest have one place a column (reconstructed).
rule-M2 = A cube goes to the highest free place in the column of its own colour, also if it stood in for another.
rule-M3 = Coins buy any cubes of the market at the prices of their rows. What is left of them is lost, and no cube slides up.
    .find = fleet buy
rule-A1 = Yellow, merchant fleet: buy cubes for as many coins as your yellow track shows: { RULE("track-yellow") } (partly reconstructed).
rule-A2 = White, city: the power of your city, then a banner of your choice.
rule-A3 = Green, guilds: draw as many cubes as your green track shows, { RULE("track-green") } (partly reconstructed), or all that your bag holds.
rule-A4 = Orange, war: the first space of your orange track costs { RULE("orange-cost") ->
        [one] 1 point
       *[other] { RULE("orange-cost") } points
    }, the others bring { RULE("orange-points") } (partly reconstructed); then a disc of your choice goes face down to the first free place of the war track. That takes a disc in hand, and none of yours on the track.
rule-A5 = Black, republic: one trade, { SPELT(RULE("trade-banners")) } purple banners or one of each colour for { RULE("trade-crowns") } crowns.
rule-A6 = Purple, politics: use an open scheme whose level is at most what your purple track shows, { RULE("track-purple") }; it turns face down for this round. Then everyone's marker moves, by the levels in their order { RULE("scheme-moves") } spaces (all but the first reconstructed).
rule-C1 = Having paid in its colour, take its Present, carry it out at once and keep it in your supply. Its place stays empty until the round ends.
rule-C2 = Yellow cards bring a banner, and one of your choice besides if they are the port of your city; Alexandria and Constantinople have a fleet with { RULE("card-alexandria-fleet") } coins instead. Colours and ports are reconstructed.
    .find = harbour
rule-C3 = White cards: Ivory, Silk and Spices Monopoly are fleets with { RULE("card-ivory-fleet") }, { RULE("card-silk-fleet") } and { RULE("card-spices_monopoly-fleet") } coins; Naval Engineering and Rich Landing bring { SPELT(2) } banners (partly reconstructed). Freedom of Thought is burned under any colour with room, for that benefit.
rule-C4 = Green cards draw all your cubes of one colour or of { SPELT(2) }, Authority all there are (colours reconstructed). Those of one colour then bring { RULE("card-admiral-score_cubes") ->
        [one] 1 point
       *[other] { RULE("card-admiral-score_cubes") } points
    } for each cube of it in your supply.
rule-C5 = Orange cards: the ports put any number of cubes of their colour out of the game, for { RULE("card-holy_lands_port_yellow-remove_cubes") } points each (colours partly reconstructed). Warfare Intent takes back a disc that left the game, Hunt Saracen Pirates puts one of your hand out of it; both bring its power in points.
rule-C6 = Black cards: { RULE("card-cartography-marker") ->
        [one] 1 space
       *[other] { RULE("card-cartography-marker") } spaces
    } for your marker and { RULE("card-cartography-score_burned") } points for each burned card of a colour; 1 or { RULE("card-dynastic_order-marker") } spaces, never none, to the left with Financial Power and to the right with Dynastic Order, and { RULE("card-dynastic_order-points") } points; up to { RULE("card-subversive_push-marker") } spaces with Subversive Push; with Republican Thought { RULE("card-republican_thought-gain_crowns") ->
        [one] 1 crown
       *[other] { RULE("card-republican_thought-gain_crowns") } crowns
    } and { RULE("card-republican_thought-score_banners") ->
        [one] 1 point
       *[other] { RULE("card-republican_thought-score_banners") } points
    } for each purple banner. Colours and sides are partly reconstructed.
rule-C7 = Purple cards count banners, which you keep: { RULE("card-duchy-score_banners") } points for each of one colour, or { RULE("card-royal_court-score_banners") ->
        [one] 1 point
       *[other] { RULE("card-royal_court-score_banners") } points
    } for each of { SPELT(2) } colours (partly reconstructed). Hegemonic Republic brings { RULE("card-hegemonic_republic-score_supply") ->
        [one] 1 point
       *[other] { RULE("card-hegemonic_republic-score_supply") } points
    } for every { RULE("card-hegemonic_republic-score_supply-last") } cubes in your supply.
rule-B1 = Having paid in its colour, lay its Present face down under that colour of your board, where { SPELT(RULE("burned")) } have room; its own effect is lost. Only the benefit of the number reached now is gained, none of those before.
rule-B2 = Burned yellow cards: first, take one cube of the market free and put one of your supply there; second, a banner of your choice; third, take any number of cubes and put as many.
rule-B3 = Burned white cards: give up any number of banners for points each: orange ones for { RULE("burn-white-1-discard_banners") }, with the next card yellow ones for { RULE("burn-white-2-discard_banners") }, with the last green ones for { RULE("burn-white-3-discard_banners") }.
rule-B4 = Burned green cards: name a colour and draw all its cubes; then with the first card a fleet with { RULE("burn-green-1-fleet") ->
        [one] 1 coin
       *[other] { RULE("burn-green-1-fleet") } coins
    }, with the next a white cube, with the last a fleet with { RULE("burn-green-3-fleet") ->
        [one] 1 coin
       *[other] { RULE("burn-green-3-fleet") } coins
    }.
rule-B5 = Burned orange cards bring { RULE("burn-orange-1-points") }, then { RULE("burn-orange-2-points") }, then { RULE("burn-orange-3-points") } points.
rule-B6 = Burned black cards trade your republic card (B8); the next brings { RULE("burn-black-2-gain_crowns") } crowns as well, the last { RULE("burn-black-3-gain_crowns") }.
rule-B7 = Burned purple cards move your marker { RULE("burn-purple-1-marker") ->
        [one] 1 space
       *[other] { RULE("burn-purple-1-marker") } spaces
    }; then the first brings { RULE("burn-purple-1-gain_crowns") ->
        [one] 1 crown
       *[other] { RULE("burn-purple-1-gain_crowns") } crowns
    }, the next a black cube, the last { RULE("burn-purple-3-gain_crowns") ->
        [one] 1 crown
       *[other] { RULE("burn-purple-3-gain_crowns") } crowns
    }.
rule-B8 = To trade, take a republic card of the offer without choosing, look at it and keep either it or your old one, secretly. The other goes into the offer, which is shuffled.
rule-B9 = Used cards in a supply are burned only for the second score (E2) and by the power of Noli (K8).
rule-U1 = Having paid in its colour, the disc of a track goes a space to the right and brings what that space shows: a banner of the colour, a stand-in for it, or both (partly reconstructed). The upgrade marker goes down by one. Not from the last space, and not when the marker is at 0.
rule-U2 = Passing costs nothing. The first to pass who is not the first player begins the next round; so { SPELT(RULE("fewest-players")) } players take turns at it.
    .find = first player order
rule-R1 = When all have passed there is the war (W1 to W5).
rule-R2 = Presents that are left are discarded, and Futures become Presents. A deck that lacks a card is made of its shuffled discards, the first of which fills an empty Present; without any, that colour has none.
    .find = refill shuffle
rule-R3 = The round marker goes on, schemes turn face up, and the upgrade marker goes back to its start.
rule-R4 = The new first player takes over (U2).
rule-R5 = In turn order each draws as many cubes as their green track shows, whoever has the fewest points { RULE("fewest-draw") } more, or all there are.
rule-W1 = In turn order, whoever has no disc on the war track may move their marker one space.
rule-W2 = The discs are turned up. In the order of placing each costs its power in cubes of any colours, which go into the owner's bag. Whoever has too few pays all of them, and the disc leaves the game without effect.
rule-W3 = The highest disc wins, of equal ones the one placed earlier; a 0 can win as well. The winner uses or burns any Present or Future free, and must if one can be; a Future is replaced at once.
rule-W4 = The others, the highest first, may each use or burn a Present that is still there, free.
rule-W5 = Then all discs on the track leave the game.
rule-P1 = Turning Point: draw all your cubes, keep { RULE("scheme-turning_point-draw_and_keep") } and put the rest back; of no more than that you keep all.
rule-P2 = Ideology: everyone's marker moves { RULE("scheme-ideology-shift_all") } spaces, besides the move by the scheme's level.
rule-P3 = Republican Fate: draw all your black cubes; then every player gains { RULE("scheme-republican_fate-all_score_cubes") ->
        [one] 1 point
       *[other] { RULE("scheme-republican_fate-all_score_cubes") } points
    } for each of their black cubes.
rule-P4 = Credit Policy: draw all your white cubes; then every player gains { RULE("scheme-credit_policy-all_score_cubes") ->
        [one] 1 point
       *[other] { RULE("scheme-credit_policy-all_score_cubes") } points
    } for each of their white cubes.
rule-P5 = Diplomacy: every player gains { RULE("scheme-diplomacy-all_score_spaces") ->
        [one] 1 point
       *[other] { RULE("scheme-diplomacy-all_score_spaces") } points
    } for each step made on their purple track, double without a disc on the war track.
rule-P6 = Decree: give up a banner for a free step on the track of its colour, not from the last space. The upgrade marker neither matters nor moves.
rule-K1 = Amalfi: everyone's marker moves { RULE("city-amalfi-shift_all") ->
        [one] 1 space
       *[other] { RULE("city-amalfi-shift_all") } spaces
    }; then you may draw { RULE("city-amalfi-draw_by_schemes") } cubes for each scheme used in this round.
rule-K2 = Ancona: put a disc of your hand out of the game; all others lose the one of the same power, unless it lies on the war track. Then draw as many cubes as it shows.
rule-K3 = Genova: you may use the red scheme that you own. It moves no marker by a level and is never turned.
rule-K4 = Pisa: you may use the blue scheme that you own. It moves no marker by a level and is never turned.
rule-K5 = Ragusa: draw { RULE("city-ragusa-draw_and_keep") } cubes or all there are, keep { RULE("city-ragusa-draw_and_keep-last") } and put the rest back; of no more than that you keep all.
rule-K6 = Venezia: you may use or burn a Present free.
rule-K7 = Gaeta, of the expansion: exchange a banner of yours for any of the stock.
rule-K8 = Noli, of the expansion: burn one of your used cards under any colour with room. The printed sentence is garbled; this is how we read it.
rule-E1 = After round { RULE("rounds") } the points are the first score.
rule-E2 = The second score begins at 0. Colour by colour, in turn order, each may use or burn one of their used cards of the colour free. All effects are real; points go to the second score.
rule-E3 = Then each takes the crowns above their marker.
rule-E4 = Republic cards are shown. If your marker stands in the zone of your form, and you have at least as many crowns as there are crown signs between your scores, the higher score counts, else the lower. Reconstructed: plutocracy is { RULE("zone-plutocracy-first") } to { RULE("zone-plutocracy-last") }, oligarchy { RULE("zone-oligarchy-first") } to { RULE("zone-oligarchy-last") }, the doge { RULE("zone-doge-first") } to { RULE("zone-doge-last") }, with crowns { RULE("zone-crowns") } above each zone; a sign stands after every { RULE("sign-every") } points. Crowns of the republic card, { RULE("republic-crowns") }, count as well.
    .find = final score value
rule-E5 = The highest final score wins, then the sum of both scores, then the cubes in the supply; after that the win is shared.
    .find = draw tie winner
rule-O1 = Alone the rules for { SPELT(RULE("fewest-players")) } players hold, and you always begin. The market gets the cubes of the city, then those of the scenario; the upgrade marker begins at the number of the game. The offer lies open, and you choose from it.
rule-O2 = The ghost's bag holds a cube of each colour. After each turn of yours one is drawn and acted on, up to { RULE("ghost-cubes", join: "or") } in a round, by the scenario; then you go on alone, and after your pass the ghost does. Drawn cubes go back when the round ends.
rule-O3 = The ghost first discards the Present of its colour, if there is one, then acts. Rows that it empties and schemes that it takes leave the game.
rule-O4 = A disc of the ghost fights, but pays nothing and takes nothing. Its token stands on the required score; while you are not above it, you have the fewest points.
rule-O5 = You win with a final score of at least the required one and with all objectives met, which is looked at when crowns have been taken; those of the republic card don't count there. The crown signs between both scores are bonus crowns of the next of { SPELT(RULE("solo-games")) } games; a lost game is tried again.
rule-O6 = Each scenario says which republic card is yours, which lie in the offer and how many cubes the ghost draws.
rule-O7 = By the scenario the ghost empties a row of the market, takes a scheme, moves your marker, sends your tracks back (what they brought stays), puts a cube of your supply into your bag, or lays one of its discs on the war track.
rule-O8 = There are { SPELT(RULE("scenarios")) } scenarios, each with a city, schemes and cubes for the market. The games of the first require { RULE("required-1") } points, of the next { RULE("required-2") }, then { RULE("required-3") }, of the last { RULE("required-4") }; each game adds an objective to those before.
rule-X1 = The expansion adds Gaeta and Noli, the parts of one player more, cubes, banners, crowns, cards and schemes. Up to { SPELT(RULE("most-players")) } can play then; fewer may use it as well.
rule-X2 = Its cards: Holy Land brings banners of { SPELT(2) } colours, Jaffa a banner and a fleet with { RULE("card-jaffa-fleet") } coins, and both are ports; Slave Trade is a fleet with { RULE("card-slave_trade-fleet") } coins; Senator and Guild Master are like the other green cards of one colour (colours reconstructed); Mercenary Tradition brings { RULE("card-mercenary_tradition-points") } points, Corsair Raid a fleet with { RULE("card-corsair_raid-fleet") } coins and as many points as the space of your orange track, Republican Chart { RULE("card-republican_chart-gain_crowns") } crowns; Doge's Council counts your burned cards, City Assembly your used ones, itself too. Freedom of Thought and Republican Thought come once more.
rule-X3 = Political Plot: name a colour; every player gains { RULE("scheme-political_plot-all_score_chosen") ->
        [one] 1 point
       *[other] { RULE("scheme-political_plot-all_score_chosen") } points
    } for each of their cubes of just that colour.
rule-X4 = Papal Concordat: put any number of your crowns out of the game, for { RULE("scheme-papal_concordat-remove_crowns") } points each.
rule-X5 = Populace's Goodwill: give up a banner, then use or burn the Future of its colour.
rule-X6 = Betrayal: you may take a crown from an opponent.
