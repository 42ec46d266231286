# What the panel says of La Città. `panel-ui-` are the words on its buttons and headings.

## Notices

panel-nothing-looked-at = That player has looked at no voice card this year that could be shown here.

## Titles and steps

panel-title = Year { $year } of { $years }
panel-title-gold = at equal points more gold decides, { $more } against { $less }
panel-whose-round = { $player }'s turn, round { $round } of { RULE("rounds") }.
panel-step-wait = { $player } must decide before the year goes on.
panel-nothing-until = Nothing yet: first { $player } has to choose { $kind ->
        [wish] a wish
        [give_up_roads] whether roads are given up
        [demolish] what falls
       *[starve] who leaves
    }.
panel-nothing-paid = { $quarries ->
        [none] Nobody earned anything: no quarry has been built yet.
       *[some] Nobody earned anything: no quarry stands beside a mountain.
    }
panel-nothing-apart = Nobody moved: no two cities of different players are neighbours yet.
panel-nothing-moved = Nobody moved: no city offers more { $two ->
        [none] { NAME($one) }
       *[other] { NAME($one) } or { NAME($two) }
    } than a neighbour of another player.
panel-two-wishes = The voice of the people has spoken: citizens want { NAME($one) } and { NAME($two) }, and for each city its player chooses one of the two.
panel-log-heading = Year { $year } · { $phase }

## What, where, how much

panel-group-action-card = Action card
panel-group-political-card = Political card on display
panel-help-gold = Uses up one of the year's { SPELT(RULE("action-cards")) } action cards.
panel-help-found = A castle far from all others: one citizen comes from another castle of yours, { SPELT(RULE("settlers-from-supply")) } from the supply. Once a year, { SPELT(RULE("castles")) } castles at most.
panel-help-roads = One or two spaces that carry your city on without costing a citizen. They give nothing themselves.
panel-help-pass = Does nothing else this turn; the open cards stay for the others.
panel-choice-gold = Take { RULE("action-card-gold") } gold
panel-choice-found = New city
panel-choice-pass = Pass
panel-choice-forfeit = Lose this turn
panel-choice-place = Place a castle
panel-choice-done = Done
panel-choice-roads = Roads
panel-one-road = One road only
panel-price-free = free
panel-price = { $least } gold
panel-copies = ×{ $copies }
panel-price-each = { $copies } cards · { $price }
panel-price-range = { $least } to { $most } gold
panel-ask-space = Where?
panel-ask-second = A second road?
panel-ask-source = From which castle does its citizen come? Click a castle on the board, or choose here:
panel-ask-building = Which building?
panel-ask-service = Which service?
panel-ask-amount = How many?
panel-ask-circles = Which voice cards?
panel-amount = { $amount } { $gold ->
        [0] (free)
       *[other] ({ $gold } gold)
    }
panel-circles-two = Cards { $first } and { $last } (free)
panel-circles-all = All { SPELT(RULE("hidden-cards")) } ({ RULE("closeness-price") } gold)
panel-means = { $gold } gold · { $cards ->
        [one] 1 action card
       *[other] { $cards } action cards
    } · food { $food } for { $citizens } citizens
panel-wish-nobody = takes nobody
panel-wish = Wish: { $two ->
        [none] { NAME($one) }
       *[other] { NAME($one) } or { NAME($two) }
    }
# The quiet phases at the beginning of a year, in one line.
panel-quiet = Year { $year } begins: { $what }.
panel-quiet-start = { $player } starts
panel-quiet-voice = the open voice card asks for { NAME($service) }
panel-quiet-no-income = nobody earned gold
panel-quiet-income = { $player } earned { $gold } gold
panel-quiet-growth = { $citizens ->
        [0] no citizen came
        [one] 1 citizen came
       *[other] { $citizens } citizens came
    }{ $full ->
        [0] {""}
        [one] {""}, one city is full
       *[other] {""}, { $full } cities are full
    }{ $none ->
        [0] {""}
       *[other] {""}, the supply of citizens is empty
    }

# The guide through a first turn: at most 160 letters each.
panel-guide-what = { $cities ->
        [0] Choose what to do.
       *[other] Your castles are lit. Choose what to do: everybody eats, so a farm is a good beginning.
    }
panel-guide-where = Now where? Choose one of the lit spaces; the number on it says what it would bring there.
panel-guide-confirm = This is what would change. Confirm plays it, Cancel lets you choose again, and Undo takes back even what was played.
panel-decide-place = { $player } places a castle.
panel-decide-turn = What does { $player } do?
panel-decide-penalty = { $player } starved last year, so this turn is lost. Confirm to go on.
panel-decide-wish = There are two wishes. Which one does { $player }'s city at { $castle } answer?
panel-where-place = Choose a space for the castle.
panel-where-build = Choose a marked space.
panel-where-second = Choose a marked space for the second road.
panel-where-found = Choose a marked space for the new city.
panel-where-bread-and-circuses = Choose a building of yours that offers a service.
panel-where-golden-times = Choose the city that grows.
panel-where-rich-harvest = Choose one of your farms.
panel-badge-food = The number is the food it brings.
panel-badge-food-lost = The number is the food that is lost.
panel-badge-harvest = The number is the extra food this year.
panel-badge-gold = The number is the gold it pays each year.
panel-badge-culture = The number is the culture it adds.
panel-badge-education = The number is the education it adds.
panel-badge-health = The number is the health it adds.
panel-badge-both = The number is the points it adds to all services together.
panel-badge-market = The market brings a citizen from the supply.
panel-badge-citizens = The number is the citizens who live there.
panel-badge-points-now = The number is the points it offers now.

## What confirming plays and changes

panel-do-build = Build { A($building) } at { $space }{ $card ->
        [master_builder] {""} with the master builder
       *[other] {""}
    }{ $gold ->
        [0] {""}
       *[other] {""} for { $gold } gold
    }
panel-do-build-any = Build { $buildings } at { $space }{ $card ->
        [master_builder] {""} with the master builder
       *[other] {""}
    }{ $gold ->
        [0] {""}
       *[other] {""} for { $gold } gold
    }
panel-do-build-one = { A($building) }
panel-do-roads = { $second ->
        [none] Lay a road at { $space }
       *[other] Lay roads at { $space } and { $second }
    }{ $gold ->
        [0] {""}
       *[other] {""} with the master builder for { $gold } gold
    }
panel-do-found = New city at { $space }; its citizen comes from { $source }
panel-do-place = Place a castle at { $space }
panel-do-bread-and-circuses = Bread and circuses put { $amount ->
        [one] 1 figure
       *[other] { $amount } figures
    } on the { NAME($building) } at { $space }{ $service ->
        [none] {""}
       *[other] {""} for { NAME($service) }
    }{ $gold ->
        [0] , free
       *[other] , for { $gold } gold
    }
panel-do-golden-times = Golden times bring { $amount ->
        [one] 1 citizen
       *[other] { $amount } citizens
    } to { $space }{ $gold ->
        [0] , free
       *[other] , for { $gold } gold
    }
panel-do-rich-harvest = Rich harvest on the farm at { $space }
panel-do-closeness = { $circles ->
        [2] Look at the hidden voice cards { $first } and { $last }
       *[other] Look at all { SPELT($circles) } hidden voice cards for { RULE("closeness-price") } gold
    }
# Two cards each, of which any two do as well.
panel-do-closeness-any = Look at the hidden voice cards { $pairs }
panel-pairs-or = { $some }, or { $last }
# What does as well, after a semicolon.
panel-do-next = { SMALL($what) }
panel-do-pass = Pass: nothing is built or bought; the top political card of the deck is set aside unseen
panel-do-forfeit = Lose the turn: one action card goes face down, unused
panel-do-wish = The city at { $space } answers the wish for { NAME($service) }
panel-do-demolish = { $count ->
        [one] The { $buildings } falls
       *[other] What falls: { $buildings }
    }
panel-do-starve = { $count ->
        [one] A citizen leaves { $castle } because of hunger
       *[other] { $count } citizens leave because of hunger: { $cities }
    }
panel-do-starve-city = { $count ->
        [one] { $castle }
       *[other] { $count } from { $castle }
    }
panel-do-done = { $roads ->
        [0] Give up no roads
        [one] Give up the road at { $spaces }
       *[other] Give up the roads at { $spaces }
    }
panel-effect-gold = Gold { $before } → { $after }
panel-effect-income = Income { $before } → { $after } a year
panel-effect-food = Food { $before } → { $after } of { $citizens } needed{ $short ->
        [0] {""}
       *[other] , { $short } short
    }
panel-effect-cards = Action cards { $before } → { $after }
panel-effect-neighbour = New neighbour of { $castle }: { $owner }'s { $other } (culture { $culture }, education { $education }, health { $health })
panel-effect-no-spare = Nobody to spare in { $castle }: each citizen lost costs a building
panel-effect-pays-nothing = It would pay 0 gold: no mountain lies beside { $space }
panel-effect-no-wheat = { $building ->
        [castle] The castle
       *[other] It
    } would yield { $building ->
        [large_farm] only { RULE("food-large_farm") }
       *[other] 0
    } food: no wheat lies beside { $space }
panel-effect-city = A new city at { $castle } with { $citizens ->
        [one] 1 citizen
       *[other] { $citizens } citizens
    }
panel-effect-citizens = Citizens in { $castle }: { $before } → { $after }
panel-effect-limit = Limit of { $castle }: { $before ->
        [0] none
       *[other] { $before }
    } → { $after ->
        [0] none
       *[other] { $after }
    }
panel-effect-service = { NAME($service) } in { $castle }: { $before } → { $after }
panel-effect-service-rivals = { NAME($service) } in { $castle }: { $before } → { $after } (its neighbours: { $most } at most)
panel-effect-tiles = Tiles left of { $pair }: { $after }
panel-effect-figures = Figures: { $before } → { $after }

## Several at once

panel-plan-demolish = { $player }'s city at { $castle } has { $left ->
        [one] 1 citizen
       *[other] { $left } citizens
    } too few for its buildings. Choose what falls, from the outside inwards: { $left } to go.
panel-plan-starve = { $player } has too little food. From which cities do citizens leave? { $left } to go.
panel-plan-give_up_roads = { $player } may give up roads.
panel-row-city = City at { $castle }, { $citizens ->
        [one] 1 citizen
       *[other] { $citizens } citizens
    }: { $spare ->
        [0] nobody to spare, so each who leaves costs a building
       *[other] { $spare } to spare
    }
panel-row-building = { NAME($building) } at { $space }

## Dangers

panel-under = { $two ->
        [none] { NAME($one) }
       *[other] { NAME($one) } and { NAME($two) }
    } ({ $sure ->
        [yes] certain
       *[no] { $chance }
    })
panel-no-more = no longer: { $what }
panel-rival = { $player } keeps { $count } { $how ->
        [more] more
       *[fewer] fewer
    }
panel-known-cards = Chances as you know { $first ->
        [none] the card at { $last }
       *[other] the cards at { $first } and { $last }
    }
panel-hunger = Food for { $food } of { $citizens } citizens: { $short } { $short ->
        [one] starves
       *[other] starve
    } this year
panel-turned-away = { $what ->
        [none] This
       *[other] The { NAME($what) }
    } would { $kind ->
        [hungry] feed all who are hungry
        [city_lost] keep the city { $space }
        [out] keep the last city
        [demolished] save the { NAME($building) } at { $space }
        [over_limit] keep the citizens of { $space }
       *[other] keep the citizen of { $source } from leaving
    }
panel-gauge = { $citizens ->
        [one] 1 citizen
       *[other] { $citizens } citizens
    }, food for { $food }
panel-brief = { $kind ->
        [gold] { RULE("action-card-gold") } gold
        [pass] passed
        [forfeit] turn lost
        [place] castle { $space }
        [found] new city { $space }
        [roads] { $second ->
            [none] road { $space }
           *[other] roads { $space }, { $second }
        }
        [bread_and_circuses] { $amount } × figure { $space }
        [golden_times] +{ $amount } in { $space }
        [rich_harvest] rich harvest { $space }
        [closeness] looked at { $circles } cards
       *[other] { NAME($building) } { $space }
    }
panel-danger-end = { $player }'s { $castle }
panel-danger-leave = { $castle } loses { $count ->
        [one] a citizen to { $cities }
       *[other] { $count } citizens (to { $cities })
    }
panel-danger-full = { $castle } is full: { $count ->
        [one] a citizen from { $cities } finds no room and is lost
       *[other] { $count } citizens (from { $cities }) find no room and are lost
    }
panel-danger-come = { $castle } takes { $count ->
        [one] a citizen from { $cities }
       *[other] { $count } citizens (from { $cities })
    }
panel-danger-demolished = the { NAME($building) } at { $space } falls{ $food ->
        [0] {""}
       *[other] {""} and its { $food } food is lost
    }
panel-danger-limit = { $castle } may then hold only { $limit } citizens
panel-danger-over-limit = the limit of { $space } falls, and { $amount ->
        [one] 1 citizen above it leaves
       *[other] { $amount } citizens above it leave
    }
panel-danger-city-lost = the whole city { $space } is gone
panel-danger-out = { $player } is out of the game
panel-danger-hungry = { $player } then lacks { $amount } food, and { $amount ->
        [one] 1 citizen leaves
       *[other] { $amount } citizens leave
    }

## Predict, then see

panel-predict-reveal_voice = What will the people wish for? Choose both services if you expect a tie.
panel-predict-migration = Who moves? Click a city, then the neighbour they go to. Click a building that will fall.
panel-predict-feeding = Who starves? Click each city that will lose citizens to hunger.
panel-predict-move = { $source } ({ $player }) → { $space } ({ $other })
panel-predict-fall = { NAME($building) } { $space } ({ $player }) falls
panel-predict-starve = { $space } ({ $player }) loses citizens

## Hunger, forecast, voice

panel-forecast-none = Nobody would move.
panel-forecast-about = This is what follows if nobody plays anything more this year. The chances of the wishes count the cards that { $player ->
        [nobody] everybody
       *[other] { $player }
    } can know.
panel-forecast-counted = Counted in: { $action }.
panel-one-more-none = No single point more would bring or keep a citizen.
panel-secret = Voice card { $circle }: { NAME($service) }
panel-voice-none = not laid yet
panel-looked = Voice cards that were looked at: { $cards }
panel-voice-hidden = face down
panel-cards-many = { $card } ×{ $count }

## Computer players and hints

panel-hint-nothing = Nothing is worth much more than a pass now, as far as the greedy player can tell.
panel-hint-about = This is what the greedy player advises. It weighs how things stand right after an action, by what games have taught it, and plays nothing on: early in a game it can be some points off.
panel-hint-about-year = This is what the greedy player advises; no turn of one’s own comes after it this year, so it is reckoned to the year’s end under all that the people may wish for, with the turns that others may still take.
panel-hint-about-end = This is what the greedy player advises; no turn of one’s own comes after it, so it is reckoned to the end of the game, with the turns that others may still take.
panel-hint-chance = likelier to win
panel-hint-than-pass = Compared with a pass, roughly:
panel-hint-starve = { $spare ->
        [0] { $left ->
            [0] It is the last citizen: the city at { $castle } is lost.
           *[other] Nobody in { $castle } is to spare, so a building there falls.
        }
        [one] 1 citizen in { $castle } is to spare.
       *[other] { $spare } citizens in { $castle } are to spare.
    }
panel-hint-place = The castle gets { $food } food there{ $lake ->
        [yes] {""} and stands beside a lake
       *[no] {""}
    }.
panel-hint-food-lost = Its { $food } food is lost.

## Spaces

panel-space-food = It brings { $food } food.
panel-space-gold = It pays { $gold } gold a year.
panel-space-city = The city at { $castle } has { $citizens ->
        [one] 1 citizen
       *[other] { $citizens } citizens
    } ({ $limit ->
        [0] no limit
       *[other] at most { $limit }
    }), { $spare } to spare in the castle; culture { $culture }, education { $education }, health { $health }.

## Words on the panel

panel-ui-panel = La Città
panel-ui-undo-year = To start of year
panel-ui-gold = Gold
panel-ui-food = Food / citizens
panel-ui-short = too little
panel-ui-cards = Action cards
panel-ui-turns = Turns left
panel-ui-figures = Figures
panel-ui-penalty = loses the first turn
panel-ui-city = City
panel-ui-citizens = Citizens
panel-ui-spare = spare
panel-ui-culture = Culture
panel-ui-education = Education
panel-ui-health = Health
panel-ui-neighbours = Neighbours
panel-ui-neighbours-help = + takes, − loses a citizen
panel-ui-gain = would lose a citizen to this city
panel-ui-lose = would take a citizen from this city
panel-ui-even = nobody would move
panel-ui-voice = Voice of the people
panel-ui-display = Political cards on display
panel-ui-deck = Cards in the deck
panel-ui-supply = Citizens in the supply
panel-ui-voice-help = A voice card: all of them together say at the end of the year what the people want. One lies open, the others are hidden.
panel-ui-apart = No city of another player is a neighbour.
panel-ui-forecast = If the people wished for
panel-ui-forecast-switch = What if the year ended now?
panel-ui-forecast-now = Food / citizens now
panel-ui-forecast-then = Food / citizens at the feeding
panel-ui-forecast-left = Citizens in the end
panel-ui-forecast-more = What one more point of it would change
panel-ui-forecast-assumed = Assumed where players still have a choice
panel-ui-on = show it
panel-ui-off = switch it off
panel-ui-look = The voice cards that were looked at can be seen again:
panel-ui-show = Show them to
panel-ui-hide = Hide the cards
panel-coach-kept = { $player } lost nothing this year.
panel-coach-lost = { $player } lost { $what } this year.
panel-coach-loss = { $how ->
        [neighbours] { $count ->
            [one] one citizen to neighbours
           *[other] { $count } citizens to neighbours
        }
        [hunger] { $count ->
            [one] one citizen to hunger
           *[other] { $count } citizens to hunger
        }
        [room] { $count ->
            [one] one newcomer for want of room
           *[other] { $count } newcomers for want of room
        }
        [city] { $count ->
            [one] a whole city
           *[other] { $count } whole cities
        }
       *[fallen] { $count ->
            [one] one building
           *[other] { $count } buildings
        }
    }
panel-edition-classic = classic (2000)
panel-edition-new = new edition
panel-edition-expansion = with expansion
panel-ui-edition = Edition
panel-ui-edition-help = Edition: classic is the game of 2000; the new edition changes details, such as what happens when a market falls; the expansion adds roads, theatres, ports, large farms and estates.
panel-ui-setup-help = Set-up: in the beginners' one the board says where land and castles lie; in the advanced one the land is drawn by lot and everybody places two castles.
panel-ui-map-help = Board: toscana is the whole board; lezione is a small one for learning, full after two or three years.
panel-ui-seed-help = Seed: the number from which all chance is drawn. The same seed gives the same land and cards again; left empty, a new one is drawn.
panel-ui-setup = Set-up
panel-ui-beginner = beginners'
panel-ui-advanced = advanced
panel-ui-map = Board
panel-ui-bonus = Bonus
panel-ui-hunger = Hunger
panel-ui-sign-castle = The number is the citizens in it.
panel-ui-sign-plate = On the plate of a city: citizens / limit, below it culture, education and health
panel-sign-cost = { $size ->
        [small] small, by an action card
        [medium] medium, { $gold } gold
       *[large] large, { $gold } gold
    }
panel-sign-ear = Wheat: one ear for each food that castles and farms beside it get
panel-sign-peaks = Mountain: 1 gold a year for each quarry beside it
panel-sign-water = Lake: fountains and bathhouses stand beside it
panel-sign-hatch = A hatched space: nobody may build there with so few players
panel-sign-shrine = A wayside chapel: it only decorates the land
panel-sign-person = Citizens, on the plate of a city
panel-sign-figure = A figure: bread and circuses, or a rich harvest, until the year ends
panel-sign-coin = Gold that has just been paid
panel-sign-bowl = An empty bowl: hunger, with the number of citizens who left because of it
panel-sign-lacking = In red in a castle: citizens that are missing; as many buildings fall
panel-sign-unlimited = The city may hold any number of citizens
panel-sign-gain = On a yellow space: what it would bring; with a coin or on a castle: what has just come
panel-sign-harvest = A farm with a rich harvest
panel-sign-wall-apart = A thick border: the spaces on its two sides are no neighbours, neither for building nor for ways
panel-sign-wall-dry = A dashed border: what the area beyond it yields does not count for the space on this side
panel-sign-fresh = A golden ring: what has just been put there
panel-sign-struck = A red cross: what has just fallen; at the end of an arrow: a citizen who found no room
panel-ui-falls = ✓ Falls
panel-ui-stays = Let it fall
panel-ui-before = Taken this year:
# Long words of cards, in a row, with a · where a narrow card may break them. English has none.
panel-ui-breaks = { "" }
