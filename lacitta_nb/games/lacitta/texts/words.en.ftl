# Names of the things of the game. `.a` is the name with its article, `.help` what the thing does.

word-castle = castle
    .a = a castle
    .help = The heart of a city. It holds every citizen without a building, feeds from the wheat beside it, and one citizen must stay in it.
word-farm = farm
    .a = a farm
    .help = Brings food every year: all the wheat beside it. Without wheat it brings nothing.
word-quarry = quarry
    .a = a quarry
    .help = Pays 1 gold a year for every mountain beside it. Without a mountain it pays nothing.
word-school = school
    .a = a school
    .help = Adds { RULE("education-school") } education to its city.
word-statue = statue
    .a = a statue
    .help = Adds { RULE("culture-statue") } culture to its city.
word-fountain = fountain
    .a = a fountain
    .help = Adds { RULE("health-fountain") } health to its city. It needs a lake beside it. Where there is a market too, the city may hold any number of citizens.
word-market = market
    .a = a market
    .help = Lets its city hold { RULE("limit-market") } citizens instead of { RULE("limit-plain") }, and any number with a fountain or bathhouse. Its citizen comes from the supply; one market a city.
word-palace = palace
    .a = a palace
    .help = Adds { RULE("culture-palace") } culture to its city.
word-bathhouse = bathhouse
    .a = a bathhouse
    .help = Adds { RULE("health-bathhouse") } health to its city. It needs a lake beside it. Where there is a market too, the city may hold any number of citizens.
word-hospital = hospital
    .a = a hospital
    .help = Adds { RULE("health-hospital") } health and { RULE("education-hospital") } education to its city. It needs no lake.
word-cathedral = cathedral
    .a = a cathedral
    .help = Adds { RULE("culture-cathedral") } culture to its city.
word-university = university
    .a = a university
    .help = Adds { RULE("education-university") } education to its city.
word-road = road
    .a = a road
    .help = Carries a city on over a space without costing a citizen. It gives nothing itself.
word-theatre = theatre
    .a = a theatre
    .help = Adds half a point of culture and half a point of education to its city.
word-port = port
    .a = a port
    .help = Brings { RULE("food-port") } food and pays 1 gold every year. It needs a lake beside it. Where there is a market too, the city may hold any number of citizens.
word-large_farm = large farm
    .a = a large farm
    .help = Brings every year { RULE("food-large_farm") } food more than the wheat beside it.
word-estate = estate
    .a = an estate
    .help = Brings { RULE("food-estate") } food every year, wherever it stands.

word-master_builder = master builder
    .a = a master builder
    .help = Puts up any building, also one that is not on display: a small one for { RULE("master-small") } gold, a medium one for { RULE("master-medium") }, a large one for { RULE("master-large") }.
word-bread_and_circuses = bread and circuses
    .a = bread and circuses
    .help = Puts figures on one of your service buildings. Each adds 1 point of its service until the year ends: one { RULE("price-of-1") ->
        [0] is free
       *[other] costs { RULE("price-of-1") } gold
    }, two cost { RULE("price-of-2") } gold, three cost { RULE("price-of-3") }.
word-golden_times = golden times
    .a = golden times
    .help = Brings new citizens from the supply into one of your cities that has room: one { RULE("price-of-1") ->
        [0] is free
       *[other] costs { RULE("price-of-1") } gold
    }, two cost { RULE("price-of-2") } gold, three cost { RULE("price-of-3") }.
word-rich_harvest = rich harvest
    .a = a rich harvest
    .help = Doubles what one of your farms brings this year. It ties up a figure until the year ends.
word-closeness = closeness to the people
    .a = closeness to the people
    .help = Shows you, and nobody else, two of the hidden voice cards, or all { SPELT(RULE("hidden-cards")) } for { RULE("closeness-price") } gold.

word-culture = culture
    .help = If the people want it, a city that offers more culture takes a citizen from each neighbour of another player that offers less.
word-education = education
    .help = If the people want it, a city that offers more education takes a citizen from each neighbour of another player that offers less.
word-health = health
    .help = If the people want it, a city that offers more health takes a citizen from each neighbour of another player that offers less.

word-farm1 = farmland with { RULE("wheat-farm1") } wheat
    .help = Brings { RULE("wheat-farm1") } food to each castle and farm beside it.
word-farm2 = farmland with { RULE("wheat-farm2") } wheat
    .help = Brings { RULE("wheat-farm2") } food to each castle and farm beside it.
word-farm3 = farmland with { RULE("wheat-farm3") } wheat
    .help = Brings { RULE("wheat-farm3") } food to each castle and farm beside it.
word-mountain = mountain
    .help = Pays 1 gold a year to each quarry beside it.
word-lake = lake
    .help = What needs water stands beside it, such as fountains and bathhouses.

phase-placement = Place the castles
    .help = Each player places two castles with { SPELT(RULE("settlers")) } citizens each, at least { SPELT(RULE("gap")) } empty spaces from every other castle.
phase-start_player = Start player
    .help = From the second year on, the player on the left of last year's start player begins.
phase-lay_voice = Lay the voice cards
    .help = { SPELT(RULE("circles"), start: "yes") } cards of the voice of the people are laid out; the first lies open and is a hint at what citizens will want this year.
phase-income = Income
    .help = Each quarry pays its owner 1 gold for every mountain beside it.
phase-growth = Growth
    .help = Every city below its limit gains one citizen on its castle.
phase-politics = Politics
    .help = { SPELT(RULE("rounds"), start: "yes") } rounds: in each, every player plays an action card, takes a political card from the display, or passes.
phase-reveal_voice = Reveal the voice
    .help = The { SPELT(RULE("hidden-cards")) } hidden voice cards are turned over: the service that most cards show is what citizens want this year.
phase-migration = Migration
    .help = Cities take a citizen from each neighbouring city of another player that offers less. Then buildings without citizens fall.
phase-feeding = Feeding
    .help = Everybody needs one food for each citizen. The unfed leave, empty buildings fall, and whoever starves loses a turn next year.
phase-over = The end
    .help = One point for every citizen, { SPELT(RULE("bonus")) } for each city that offers culture, education and health; { SPELT(RULE("hunger")) } less for hunger in the last year.
