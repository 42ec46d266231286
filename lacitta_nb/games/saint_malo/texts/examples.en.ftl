# What the example of each rule shows. Anne plays the first seat, Marc the second.

example-S1 = Anne and Marc each have a city of their own, with the same number of spaces; all but the crates are still empty.
example-S2 = The crates at B2, B3, C2 and D2 are printed in every city. They count like those that are placed.
example-S3 = Anne begins and has rolled. Marc comes next, and Anne stays the start player to the end.
example-G1 = Whatever stands in Anne's city stays where it is: something new goes on an empty space.
example-G2 = Only on the marked spaces, the outer ones that are empty, could Anne place a wall.
example-G3 = A2 and B1 meet at a tower: they are beside each other by a corner, and so are the spaces at the other towers.
example-G4 = The bottom side of Anne's city is complete: walls stand on G2 to G6, and nothing else.
example-G5 = The soldier at E5 and the complete side at the bottom make up Anne's defence: { RULE("soldier-defence") } and { RULE("side-defence") }.
example-G6 = The merchant at C3 was paid for the crates that lay around him. A crate that is placed there later brings nothing more.

example-D1 = The turn has begun with a roll of all dice.
example-D2 = Anne has kept the two crosses and rolled the other three dice again. One more roll is left.
example-D3 = This is what lies there after the last roll. Swords that were rolled again earlier do not count any more.

example-A1 = Crates, walls and heads lie there: Anne uses one of them, and the others bring nothing. The swords count in any case.
example-A2 = Three crates lay there, and Anne has used two of them, as the third would not have served her.
example-A3 = Three dice showed crates and Anne wants four: the log has been turned, for { RULE("turn-price") } coins. The swords could not be turned.
example-A4 = Turning one die and the delivery were paid together, before the logs came in.
example-A5 = Five walls lie there, and there are enough empty outer spaces for all of them; otherwise fewer dice could be used.
example-A6 = The first of three crates stands at D4. The next one is placed only now.

example-L1 = The delivery brought three logs to the store and cost { RULE("delivery-price") } coins, as it would have for five.
example-L2 = A log of the store became the house at E4, and that cost no coins.

example-C1 = The second crate stands at D5, joined to the one at D4 by an edge. The third one must touch one of these two by an edge.
example-C2 = Three crates are to be placed. The first may go to any marked space, for there is room for all three around it.

example-W1 = Two walls lie there; one stands at B7 now, and the other one may go to any empty outer space.
example-W2 = The wall at A6 has completed the top side. The bonus comes at once, before the second wall is placed.
example-W3 = The wall at G6 has completed the bottom side and brought points at once.
example-W4 = For the top side Anne has taken a citizen, who stands at D4 and has made a point as any other citizen does.
example-W5 = The side at the bottom defends Anne with { RULE("side-defence") } to the end of the game.

example-H1 = Three crosses have become one church of size 3, at D4.
example-H2 = The churches of size 1 and 2 are a series. A church of size 3 would go on with it, a larger one would not.

example-P1 = Five heads lie there: Anne may take a noble for all of them, or one person of a lower level, but not two persons.
example-P2 = The citizen at D4 has taken a head and brought a point.
example-P3 = With the soldier at D4 Anne's defence has grown by { RULE("soldier-defence") }.
example-P4 = The priest at D5 stands beside both churches, by an edge and by a corner: a point for each.
example-P5 = The merchant at C3 stands beside all four printed crates and has brought as many coins.
example-P6 = The architect stands at D4. One log has become a house at E4, and there are more logs for the next one.
example-P7 = A citizen and a soldier stand beside the juggler at D5: { RULE("kind-points") } points for each kind.
example-P8 = The noble at D4 has taken five heads and brought { RULE("noble-points") } points.
example-P9 = The first house stands at E4, beside the architect. The next one has to touch it by an edge, or Anne stops here.

example-R1 = Two dice showed swords: two boxes have been marked, the last one of a row and the first one of the next.
example-R2 = The first row was full: an attack of its strength came at once, and the mark that was left went on in the second row.
example-R3 = Anne's soldier at D4 was as strong as the attack and has held it off. Marc had no defence and has lost a cannon.
example-R4 = All rows of the pirates are full. The swords that lay there marked nothing.

example-E1 = Anne has filled her last space. The round is played to its end: Marc still takes a turn, then the game is over.
example-E2 = Anne's turn is over when the swords have been marked; the game goes on with Marc.
example-E3 = Both have been counted: points, coins, logs, churches, the full city and lost cannons.
example-E4 = Whoever has more points wins. Were they equal, the city with more empty spaces would win.
