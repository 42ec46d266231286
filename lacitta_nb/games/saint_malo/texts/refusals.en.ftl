# Why the rules forbid an action: what is wrong, where, and what would be right.

game-has-ended = The last turn has been taken; nothing can be played any more.
rolls-first = { $player } rolls all the dice first: that needs no decision, step() does it.

asks-roll = Dice may be rolled again now: name those that stay, as in “keep crate crate” or “keep none”, or say “stop”.
keeps-all = At least one die is rolled again; whoever keeps all of them says “stop”.
keeps-more = { $shown ->
        [0] No die shows
        [one] Only one die shows
       *[other] Only { SPELT($shown) } dice show
    } { NAME($symbol) }, so { SPELT($count) } can't stay; name only what lies there.

no-more-rolls = The dice are not rolled again in this turn: use a symbol, as in “use soldier”, or say “use nothing”.
asks-use = Now a symbol is used, as in “use soldier”, or nothing at all: “use nothing”.
uses-swords = Swords are never used: each die that shows them marks a box of the pirates. Choose another symbol, or say “use nothing”.
uses-heads = Heads bring a person of exactly that level: name the person instead, as in “use citizen”.
swords-in-the-way = That takes { $number ->
        [one] one die
       *[other] { SPELT($number) } dice
    }, but { $swords ->
        [one] one die shows
       *[other] { SPELT($swords) } dice show
    } swords, and those can't be turned; { $number ->
        [one] say “use nothing”
       *[other] use fewer dice or another symbol
    }.
wrong-turns = { $shown ->
        [0] No die shows
        [one] One die shows
       *[other] { SPELT($shown, start: "yes") } dice show
    } { NAME($symbol) }, so { $short ->
        [0] no die is turned
        [one] exactly one die is turned
       *[other] exactly { SPELT($short) } dice are turned
    }: write “{ $right }”.
too-dear = That costs { $price } coins, and you have { $coins ->
        [0] none
       *[other] only { $coins }
    }; { $what ->
        [log] a delivery costs { RULE("delivery-price") }, however many logs it brings, and each die that is turned costs { RULE("turn-price") }.
       *[other] turn fewer dice, or use them for something cheaper.
    }
city-is-full = Your city is full, so there is no space for { A($what) }; take a delivery of logs, or say “use nothing”.
no-room-for-crates = { $most ->
        [0] A crate needs an empty space, and your city is full: take a delivery of logs, or say “use nothing”
        [one] The crates of a turn hang together, and no empty space of your city touches another by an edge: use one die only
       *[other] The crates of a turn hang together, and at most { SPELT($most) } empty spaces of your city do: use no more dice than that
    }.
no-room-for-walls = { $most ->
        [0] Walls go on empty outer spaces, and your city has none left: choose another symbol, or say “use nothing”
        [one] Walls go on empty outer spaces, and your city has only one left: use one die only
       *[other] Walls go on empty outer spaces, and your city has only { SPELT($most) } left: use no more dice than that
    }.

asks-place = Now { A($thing) } is placed: name a space, as in “place C3”.
space-is-filled = { $space } holds { A($what) } already, and nothing is ever moved or replaced; choose an empty space.
wall-is-inside = { $space } lies inside the city; walls go on the outer spaces only, along the sides.
house-not-joined = { $space } does not touch a house of this architect by an edge; choose an empty space that does, or say “done”.
house-not-beside = { $space } is not beside the architect at { $architect }; the first house goes on an empty space that touches it by an edge or a corner.
crate-not-joined = { $space } does not touch a crate of this turn by an edge; choose an empty space that does.
crates-do-not-fit = From { $space } only { $room ->
        [one] one empty space hangs together
       *[other] { SPELT($room) } empty spaces hang together
    }, and { SPELT($left) } crates are to be placed; begin where all of them fit.

asks-house = Now the next house is placed, as in “place D4”, or “done” ends it.
asks-bonus = The complete side brings a person: take one, as in “take citizen”, or say “take nothing”.
bonus-too-high = This side brings a person up to level { $most }, and { A($person) } is of level { $level }; choose another person or “take nothing”.
