# What each rule says, in our own words.

rules-part-S = Set-up
rules-part-G = Ground terms
rules-part-D = Dice
rules-part-A = The action
rules-part-L = Logs
rules-part-C = Crates
rules-part-W = Walls
rules-part-H = Churches
rules-part-P = Persons
rules-part-R = Pirates
rules-part-E = End and scoring

rule-S1 = { SPELT(RULE("fewest-players"), start: "yes") } to { SPELT(RULE("most-players")) } people play; each has a city of { RULE("spaces") } spaces and begins with { RULE("coins") } coins and { RULE("logs") } logs.
rule-S2 = { SPELT(RULE("crates"), start: "yes") } crates are printed in each city; they fill their spaces and count for merchants like any other.
rule-S3 = The start player is named or drawn; play goes on clockwise, and the start player stays the same for the whole game.
rule-G1 = A space holds one thing for good: everything goes on an empty space of one's own city, and nothing is moved or replaced.
rule-G2 = Walls go on outer spaces only, everything else on any space.
rule-G3 = The towers in the corners are no spaces; two outer spaces that meet at a tower are beside each other by a corner.
rule-G4 = A side is complete when all its { SPELT(RULE("side-spaces")) } spaces hold walls; once one of them holds anything else it is broken for good, without bonus or defence.
rule-G5 = The defence is { RULE("soldier-defence") } for each soldier and { RULE("side-defence") } for each complete side.
    .find = protection shield
rule-G6 = A person counts what is beside when it is placed; what comes later brings nothing more, and nothing is worn out by being counted.
rule-D1 = A turn begins with a roll of all { SPELT(RULE("dice")) } dice.
rule-D2 = After a roll, while there is another, the player stops, or keeps some of the dice and rolls all others; kept dice and swords may be rolled again.
    .find = throw reroll again
rule-D3 = After roll { RULE("rolls") } nothing more is rolled, and only the faces that show then count.
rule-A1 = The player then uses one symbol other than swords, in one action, or nothing.
rule-A2 = Fewer dice may be used than show the symbol; the dice used all go into one action and one thing.
rule-A3 = Dice may be turned to the chosen symbol for { RULE("turn-price") } coins each, as many as are lacking and no more; swords are never turned, and nothing is turned to swords.
    .find = money pay change
rule-A4 = Turned dice and a delivery are paid before anything is placed, and never with what the action brings.
rule-A5 = No more dice are used than things find a space; a person or a church needs an empty one.
rule-A6 = Things are placed one after another, and each effect is carried out at once.
rule-L1 = A delivery brings one log a die to the store, for { RULE("delivery-price") } coins in all; logs are not placed in the city.
rule-L2 = Making houses of logs costs no coins.
    .find = build
rule-C1 = Each die brings a crate, and each crate after the first is joined by an edge to one of the same turn; older crates may be touched or not.
    .find = beside adjacent
rule-C2 = The first crate goes where enough empty spaces hang together for all of them.
rule-W1 = Each die brings a wall on an empty outer space, also on a broken side.
rule-W2 = Completing a side brings the bonus of its tower at once, before the next wall.
rule-W3 = A bonus of { RULE("bonus-coins", join: "or") } coins or { RULE("bonus-points", join: "or") } points is booked at once.
rule-W4 = A bonus person, up to level { RULE("bonus-level", join: "or") }, goes on any empty space with its whole effect, without dice or coins. It may be declined, and it breaks a side like anything else; walls that find no space afterwards lapse.
rule-W5 = A complete side adds { RULE("side-defence") } to the defence for the rest of the game.
rule-H1 = Crosses bring one church of as large a size, up to { RULE("church5-size") }, on any empty space.
rule-H2 = Churches count in the end, in series that begin with the smallest size and have no gap: { RULE("series") } points for a series up to each size. A church in no series is worth nothing.
rule-P1 = An action brings one person, for exactly as many heads as its level.
rule-P2 = A citizen takes { SPELT(RULE("level-citizen")) } head and brings { RULE("citizen-points") ->
        [one] 1 point
       *[other] { RULE("citizen-points") } points
    }.
rule-P3 = A soldier takes { SPELT(RULE("level-soldier")) } heads and adds { RULE("soldier-defence") } to the defence for the rest of the game.
rule-P4 = A priest takes { SPELT(RULE("level-priest")) } heads and brings { RULE("church-points") ->
        [one] 1 point
       *[other] { RULE("church-points") } points
    } for each church beside, of any size.
rule-P5 = A merchant takes { SPELT(RULE("level-merchant")) } heads and brings { RULE("crate-coins") ->
        [one] 1 coin
       *[other] { RULE("crate-coins") } coins
    } for each crate beside; the crates stay.
rule-P6 = An architect takes { SPELT(RULE("level-architect")) } heads and makes up to { SPELT(RULE("houses")) } logs into houses, for { RULE("house-points") } points each.
rule-P7 = A juggler takes { SPELT(RULE("level-juggler")) } heads and brings { RULE("kind-points") } points for each different kind of person beside; other jugglers are one kind, the new one does not count itself.
rule-P8 = A noble takes { SPELT(RULE("level-noble")) } heads and brings { RULE("noble-points") } points.
rule-P9 = The houses of an architect hang together by edges, the first of them beside the architect; each takes a log, and one may stop at any number.
rule-R1 = When the action is done, each die that shows swords marks a box of the pirates, row by row; nobody may leave swords out.
rule-R2 = A full row is an attack at once; the { SPELT(RULE("rows")) } rows attack with strengths { RULE("strengths") }, and marks that are left go on in the next row.
rule-R3 = In an attack everybody loses a cannon whose defence is lower than its strength; walls and soldiers of this very turn count.
    .find = defend lose protection
rule-R4 = When all rows are full, swords mark nothing any more, and still can't be turned or used.
rule-E1 = When a turn ends with the mover's city full, the round is played to the player before the start player; then the game is over.
rule-E2 = A turn ends after its attacks, and nothing else ends the game.
rule-E3 = In the end count the points so far, { RULE("full-city-points") } for a full city, 1 point for every { RULE("coins-a-point") } coins, { RULE("log-points") ->
        [one] 1 point
       *[other] { RULE("log-points") } points
    } a log, and churches; each lost cannon costs { RULE("cannon-points") }.
    .find = score scoring value
rule-E4 = Most points win, then more empty spaces; after that the win is shared.
    .find = draw tie winner
