# Names of the things of the game. `.a` is the name with its article, `.help` what the thing does.

word-log = log
    .a = a log
    .help = Goes to the store: a delivery costs { RULE("delivery-price") } coins, however many logs it brings. An architect makes houses of them.
word-crate = crate
    .a = a crate
    .help = Brings a merchant { RULE("crate-coins") ->
        [one] 1 coin
       *[other] { RULE("crate-coins") } coins
    } when it lies beside. The crates of a turn are joined by edges.
word-wall = wall
    .a = a wall
    .help = Stands on an outer space. A side with walls only brings the bonus of its tower and adds { RULE("side-defence") } to the defence.
word-cross = cross
    .a = a cross
    .help = As many crosses make one church of that size.
word-head = head
    .a = a head
    .help = As many heads bring one person of exactly that level.
word-swords = swords
    .a = swords
    .help = Each die that shows them in the end marks a box of the pirates. They can't be turned or used.

word-church1 = church of size { RULE("church1-size") }
    .a = a church of size { RULE("church1-size") }
    .help = Counts in the end, as the first of a series.
word-church2 = church of size { RULE("church2-size") }
    .a = a church of size { RULE("church2-size") }
    .help = Counts in the end, in a series without a gap from the smallest size on.
word-church3 = church of size { RULE("church3-size") }
    .a = a church of size { RULE("church3-size") }
    .help = Counts in the end, in a series without a gap from the smallest size on.
word-church4 = church of size { RULE("church4-size") }
    .a = a church of size { RULE("church4-size") }
    .help = Counts in the end, in a series without a gap from the smallest size on.
word-church5 = church of size { RULE("church5-size") }
    .a = a church of size { RULE("church5-size") }
    .help = Counts in the end, in a series without a gap from the smallest size on.
word-house = house
    .a = a house
    .help = Made of a log by an architect, for { RULE("house-points") } points.

word-citizen = citizen
    .a = a citizen
    .help = Brings { RULE("citizen-points") ->
        [one] 1 point
       *[other] { RULE("citizen-points") } points
    }.
word-soldier = soldier
    .a = a soldier
    .help = Adds { RULE("soldier-defence") } to the defence for the rest of the game.
word-priest = priest
    .a = a priest
    .help = Brings { RULE("church-points") ->
        [one] 1 point
       *[other] { RULE("church-points") } points
    } for each church beside it, whatever its size.
word-architect = architect
    .a = an architect
    .help = Makes up to { SPELT(RULE("houses")) } logs of the store into houses, for { RULE("house-points") } points each.
word-merchant = merchant
    .a = a merchant
    .help = Brings { RULE("crate-coins") ->
        [one] 1 coin
       *[other] { RULE("crate-coins") } coins
    } for each crate beside it; the crates stay.
word-juggler = juggler
    .a = a juggler
    .help = Brings { RULE("kind-points") } points for each different kind of person beside it.
word-noble = noble
    .a = a noble
    .help = Brings { RULE("noble-points") } points.
word-nothing = nothing
    .a = nothing

word-top = top
word-right = right
word-bottom = bottom
word-left = left

phase-throw = The first roll
    .help = A turn begins with a roll of all { SPELT(RULE("dice")) } dice.
phase-turn = The turn
    .help = Dice are rolled again, up to { SPELT(RULE("rolls")) } rolls in all; then one symbol is used, and swords mark boxes of the pirates.
phase-over = The end
    .help = Points, a full city, coins, logs and churches count, and each lost cannon costs { RULE("cannon-points") } points.
