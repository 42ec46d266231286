# What the example of each rule shows. Lia plays the first seat, Rocco the second.

example-S1 = Two people play here. Lia's first castle stands at A4, Rocco's at A10; their other castles wait beside the board.
example-S2 = The farmland above A2 to A4 shows { RULE("wheat-farm2") } wheat, the one below A3 to A5 shows { RULE("wheat-farm3") }; the marked spaces lie beside some.
example-S3 = Lia's farm at A3 and Rocco's quarry at A9 come from one stack: a tile shows the farm on one side and the quarry on the other.
example-S4 = Everyone who stands on these two castles came from the common supply, and whoever leaves a city goes back there.
example-S5 = The cards on display and those still to come are from one deck; the palace is in it more than once.
example-S6 = The voice cards of this year lie beside the board; what lies there is missing among those to come.
example-S7 = Of the places for open cards here only two are filled, so that it is easy to see; the deck lies face down beside them.
example-S8 = Tuscany as it is laid out for two: each has two castles, with citizens on all of them.
example-S9 = No castle stands yet. Lia places one on any space; Rocco, who is last, then places two in a row.
example-S10 = Lia's castle has come to A3. A7 is the nearest space for another one: A4, A5 and A6 stay empty between them.
example-S11 = With two players the marked spaces of Tuscany stay closed. With more players they are opened.
example-S12 = The marked spaces lie beside the land that lies waste in the base game.

example-G1 = A3, A4 and A5 are one city, as they hang together, and Lia's, as the castle at A4 is hers. A9 to A11 are Rocco's.
example-G2 = One of Lia's citizens works on the farm, one in the school; all others stand on the castle at A4, which has some to spare.
example-G3 = Between the school at A5 and the quarry at A9 lie A6, A7 and A8: so many spaces is the distance.
example-G4 = Only A6 and A7 lie between Lia's city and Rocco's: they are neighbours, and citizens may walk from one to the other.
example-G5 = Lia's city at A4 has no market and is full with { RULE("limit-plain") } citizens. Nobody can move in.
example-G6 = Two figures stand on Lia's school and one on her farm. They are no citizens: neither eats, and none takes up room.
example-G7 = The castle at A4 touches both farmlands, and so does the farm at A3: each of them counts all the wheat beside it.
example-G8 = The bathhouse at A6 offers health, the palace at A10 and the cathedral at A12 culture.
example-G9 = Lia's bathhouse and Rocco's palace are medium buildings, his cathedral is a large one; her farm and her market are small.

example-Y1 = A year begins. Its phases stand in the head of the table, in the order in which they come.
example-Y2 = The second year has begun, and Rocco, on Lia's left, is start player now.
example-Y3 = One voice card has been turned up, the others lie face down: what the people want is still open.
example-Y4 = Rocco's quarry at A9 touches a mountain: the income has brought him gold.
example-Y5 = Rocco's city has grown by a citizen. Lia's is full, so nobody came.
example-Y6 = The figures on the school and on the farm go back to Lia when this feeding is over, and the farm yields as usual again.

example-P1 = Lia takes a turn, then Rocco, then Lia again: { SPELT(RULE("rounds")) } turns each, then the year goes on.
example-P2 = Lia has passed: the top card of the deck lies face down before her, and nobody knows which one it is.
example-P3 = Lia has turned an action card for gold. Her other action cards are left for later turns.
example-P4 = Lia has founded a city at A9. It might have stood on any marked space, as far away as that from A5.
example-P5 = Lia has put a statue at A6, beside her school. A citizen has gone there from the castle. A2 would have done as well.
example-P6 = Lia's city was full. The market at A6 brings its own citizen from the supply and makes room for more.
example-P7 = A6 lies beside Lia's school and beside Rocco's statue: whoever built there would join two cities, so it stays empty.
example-P8 = The fountain at A6 stands beside the lake, as it must. Of the spaces beside Lia's city before only A6 did; A2 does not.
example-P9 = Lia has put a farm at A6, where there is no wheat: allowed, though it brings nothing.
example-P10 = Lia might like the citizen of her school on the castle instead, but nobody may take a building down.
example-P11 = Lia has taken the palace from the display, paid for it and put it at A6; another card has filled its place.
example-P12 = The deck was empty when Lia passed: the cards set aside were shuffled, and she has drawn the first of them.
example-P13 = The palace at A6 has cost Lia { RULE("price-palace") } gold.
example-P14 = No hospital was on display. With the master builder Lia has put one up all the same, for { RULE("master-medium") } gold.
example-P15 = Two figures stand on Lia's school now: it offers that much more education until the year ends.
example-P16 = One more citizen has moved into Lia's city at A4, for nothing. Two would have been too many for the room there.
example-P17 = The figure on the farm at A3 doubles what it yields in this year's feeding.
example-P18 = Lia has looked at the second and the third voice card. She knows them, Rocco does not.
example-P19 = Lia was hungry last year. She has turned an action card face down, and that was her whole first turn.

example-V1 = The cards are turned up. Culture lies there more often than anything else: that is the wish.

example-M1 = The people want culture. Lia's city at A3 offers a statue, Rocco's at A7 none: a citizen walks to A3.
example-M2 = Lia's city in the middle offers more than both of Rocco's: one citizen comes from each.
example-M3 = The people want culture and education alike. Lia chooses for her city at A6: culture draws from A2, education from A10.
example-M4 = Lia's city at A3 is full. The citizen who leaves A7 finds no room and goes to the supply.
example-M5 = The only citizen at A6 has gone to A3. Nobody is left there for Lia's other city at A10.
example-M6 = Rocco's city at A7 lost its citizen, and the statue fell only afterwards: until then its culture counted.
example-M7 = Both cities are Lia's: although A3 offers more, nobody moves there from A7.

example-D1 = A citizen has left A7. One is left there for two buildings, so the school falls.
example-D2 = A citizen has left A7. Rocco may give up the farm or the school, for both stand at the edge; the castle between them stays.
example-D2a = The school at A8 has fallen, and the road at A9, which hung on it alone, with it.
example-D3 = Rocco's farm at A8 has fallen before the feeding: its food is lost for this year already.
example-D4 = Lia has given up the market. In the new editions her city at A6 then loses everyone above the limit of { RULE("limit-plain") }.
example-D5 = Rocco has to choose between the farm and the school. Where there is nothing to choose, nobody is asked.
example-D6 = Rocco's only citizen has left his only city. The castle goes, and he is out of the game.

example-F1 = Lia and Rocco have as much food as citizens or more: all are fed.
example-F2 = Lia's { RULE("settlers") } citizens have less food than they need: some have gone to the supply.
example-F3 = Hunger has driven citizens from Lia's city: her first turn next year is lost.

example-E1 = Rocco's city at A10 offers culture, education and health: it is worth { RULE("bonus") } points on top of its citizens.
example-E2 = In the last year hunger does not cost a turn but { RULE("hunger") } points, however many leave.
example-E3 = Both have the same number of points and the same gold: they share the win.

example-X1 = Lia has laid two roads, at A6 and A7: the second one continues the first. It has cost her one action card and no citizen.
example-X2 = Where the road lay at A5 a statue stands now; the road is back in the supply.
example-X3 = Lia's port at A5 stands beside the lake. It feeds one citizen and will pay a gold every year.
example-X4 = A citizen has left Rocco's city. Before a building falls he may give up roads that hold nothing together.
example-X5 = Lia has a theatre at A5. It counts half for culture and half for education.
example-X6 = Only a road has been laid here so far: all theatres, ports, large farms and estates are still there.
