# Why the rules forbid an action: what is wrong, where, and what would be right.

place-a-castle = The castles are being placed: the only thing to do now is to place one on a free space.
no-such-space-near = The board has no space called { $space }. Did you mean { $near }?
no-such-space = The board has no space called { $space }.
closed-space = { $space } may not be built on with { $players } players; choose a space that is open to them.
castle-too-near = A castle at { $space } would stand too near to another one: at least { SPELT(RULE("gap")) } empty spaces must lie between any two.

occupied = { $space } is built on already; a new building needs an empty space.
not-beside-city = { $space } does not touch any city of yours; a building goes beside the castle or another building of its city.
touches-city = { $space } touches the city of { $castle } as well; one space must stay empty between buildings of different cities.
no-tile-left = No tile for { A($building) } is left in the supply; choose another building.
needs-lake = { $space } does not touch a lake, and { A($building) } must stand beside one.
no-surplus = The castle at { $castle } has no citizen to spare: it needs at least two, since one must stay.
no-surplus-anywhere = None of your castles has a citizen to spare: it needs at least two, since one must stay.
second-market = The city of { $castle } has a market already, and a city may have only one.
market-overfull = A market brings one citizen more, and the city of { $castle }, which holds { $citizens } already, may hold { $limit } at most with a market and without water; build a fountain or a bathhouse there first.
supply-empty = The common supply has no citizen left, and a market takes its citizen from there.

founded-already = You have founded a city this year; another one must wait for the next year.
no-castle-left = All your { SPELT(RULE("castles")) } castles stand on the board, so there is none left for a new city.
city-too-near = { $space } is too near to the city of { $castle }: at least { SPELT(RULE("gap")) } empty spaces must lie between a new city and every other one.
not-own-castle = { $space } holds no castle of yours; choose one of your castles.

not-own-building = { $space } holds no building of yours; choose one that offers a service.
offers-nothing = The { NAME($building) } at { $space } offers no service; figures go on a building that offers culture, education or health.
nothing-offers = None of your buildings offers a service; figures go on one that offers culture, education or health.
name-a-service = The { NAME($building) } at { $space } offers two services; say which of them the figures are to raise.
name-no-service = The { NAME($building) } at { $space } offers a single service, so leave the name of the service out.
too-few-figures = That takes { $amount ->
        [one] 1 figure
       *[other] { $amount } figures
    }, but { $free ->
        [0] none of yours is free
        [one] only 1 of yours is free
       *[other] only { $free } of yours are free
    } until the year ends.
no-room-anywhere = None of your cities can take one more citizen: there is no room or nobody left in the supply.
no-room = The city of { $castle } cannot take { $amount ->
        [one] 1 more citizen
       *[other] { $amount } more citizens
    }: { $room ->
        [0] there is no room or nobody left in the supply
       *[other] it has room for { $room }
    }.
no-harvest-last-year = In the { ORDINAL(RULE("years")) } year a rich harvest may not be used any more.
no-farm = You have no farm yet; a rich harvest needs one.
not-own-farm = { $space } holds no farm of yours; a rich harvest needs one.
harvest-already = The farm at { $space } has its rich harvest this year already; choose another farm.
no-figure-free = A rich harvest needs a figure, and none of yours is free until the year ends.
closeness-choice = Look at two of the hidden voice cards, { RULE("hidden") }, or at all { SPELT(RULE("hidden-cards")) }.

penalty-turn = You starved last year, so this turn can only turn an action card face down: “forfeit”.
no-penalty = You owe no penalty turn; only a player who starved last year forfeits a turn.
not-a-turn = “{ $action }” is no turn of the political rounds; play an action card, take a political card from the display, or pass.
no-action-card = All { $cards } of your action cards are used this year; take a political card or pass.
not-small = An action card does not put up “{ $building }”; it builds small ones: farm, quarry, school, statue, fountain, market or, with the expansion, theatre.
not-on-display = No card { NAME($card) } is on display; choose one of the cards that lie open.
too-dear = That costs { $price } gold, and you have { $gold ->
        [0] none
       *[other] only { $gold }
    }.
not-in-edition = The edition being played has no building “{ $building }”.

nobody-decides = { $phase ->
        [over] The game is over; nothing can be played any more.
       *[other] Nobody has anything to decide now: the phase “{ PHASE($phase) }” comes next and runs by itself.
    }

choose-a-wish = There are two wishes this year: first choose the one that the city of { $castle } applies.
wish-for-another = The city of { $castle } chooses its wish now, not { $space }; cities choose in the order in which they were founded.
not-wished = Citizens do not want “{ $service }” this year; choose { NAME($one) } or { NAME($two) }.

choose-a-building = The city of { $castle } has fewer citizens than buildings: first choose the building that is taken down.
not-of-this-city = { $space } holds no building of the city of { $castle }, which is the one that must lose a building now.
inside-first = The building at { $space } cannot fall yet: what stays must be connected, and the castle goes last. Take down one farther out.

choose-who-leaves = Food is short and { $count ->
        [one] 1 more citizen
       *[other] { $count } more citizens
    } must leave: first choose the city that one of them leaves.
nobody-left = The city of { $castle } has no citizen left to lose; choose another of your cities.

roads-stay = The road at { $space } needs no citizen, so taking it down would help nobody; choose a building.
one-space-twice = The two roads need a space each, and { $space } is named twice.
earlier-first = These two roads do not need each other, so name { $one } first and then { $two }.
give-up-a-road = Roads may be given up now: demolish one of them, or say “done”.
not-own-road = { $space } holds no road of yours; only one's own roads may be given up.
road-holds-city = The road at { $space } cannot go: what stays of the city must be connected.
