# The lessons. `lesson-<key>` is the name of a lesson, `.about` what it is about, in a line of the list of lessons.
# `lesson-<key>-<n>` is what its n-th task asks for (45 words at most), `.goal` the same in at most 8 words, `.help-1`
# to `.help-3` tell where to look, what kind of move it is, and the move; `.learnt` what has been learnt. The learner
# is called Lia, the rival Rocco; spaces are named A1, A2 and so on.

lesson-board-and-food = Board and food
    .about = Where food comes from, and whom it feeds
lesson-board-and-food-1 = You are Lia, with the round marks. The citizens in your castle at A4 eat one food each when the year ends. Castles and farms bring the wheat beside them. One turn is left: build a farm next to your castle.
    .goal = Food for every citizen this year
    .help-1 = Compare the number on your castle with the ears of wheat that touch it. How many citizens would go hungry?
    .help-2 = A field is never used up: it feeds every castle and every farm beside it. Build where more wheat lies.
    .help-3 = Choose “Farm”, click on A3, then on “Confirm”.
    .learnt = A city is a castle with the buildings that hang on it. Its castle and each of its farms bring all the wheat beside them, even from the very same field; so do those of others.
lesson-board-and-food-2 = More mouths! Fields lie above and below the row of spaces, and where they meet, a space touches more than one. Again there is one turn left. Where does a single farm feed everybody?
    .goal = Food for every citizen this year
    .help-1 = Look at the free spaces on both sides of your castle. Which fields does each of them touch?
    .help-2 = A farm adds up all the wheat that it touches, above and below.
    .help-3 = Build a farm at A5, where the fields meet.
    .learnt = A farm brings the wheat of all fields beside it. It may stand on any free space beside your city, but without wheat it brings nothing.
lesson-board-and-food-3 = Now you own a second city, at A6. The city at A2 has poor land and cannot feed its own people. One turn is left, and one farm. Where does it help?
    .goal = Food for every citizen this year
    .help-1 = Which of your cities lies beside the richest field?
    .help-2 = It does not matter where your food grows. Build beside the most wheat, whoever is hungry.
    .help-3 = Build a farm at A5.
    .learnt = All your food goes into one pot and feeds the citizens of all your cities. Build farms where the wheat is, not where the hunger is.

lesson-a-spare-citizen = A citizen to spare
    .about = Who moves into a new building, and where new citizens come from
lesson-a-spare-citizen-1 = Every building needs a citizen. One moves in from the castle of that city, and the castle must keep one for itself; the number on it tells how many stand there. Build on both turns that you have left.
    .goal = Build something on both turns
    .help-1 = Look at the numbers on your castles. Who has a citizen to spare?
    .help-2 = Each castle has one citizen to spare. So each city can build once.
    .help-3 = Build a school at A3, then another one at A8.
    .learnt = A castle with more than one citizen has some to spare. Each year has { SPELT(RULE("rounds")) } turns, one card a turn. Up to { SPELT(RULE("action-cards")) } of them may be action cards: for a small building, a new city or { RULE("action-card-gold") } gold. You begin the game with { RULE("starting-gold") } gold.
lesson-a-spare-citizen-2 = You would like a school, but nobody is to spare. So let the year end: take gold, or pass. When the new year begins, every city that has room gains one citizen. Then it is your turn again.
    .goal = A school in your city
    .help-1 = Every citizen of yours has a post, the last one in the castle. Who could move into a school?
    .help-2 = Pass, and see the new year bring a citizen to your castle. Do not spend that one on anything else.
    .help-3 = Pass. In the new year build a school at A5.
    .learnt = Each year gold comes in, cities grow, players take turns, citizens move and eat. Then action cards turn up again, and the next player begins.
lesson-a-spare-citizen-3 = An action card can found a city, too: one citizen to spare goes there, { SPELT(RULE("settlers-from-supply")) } join from the supply. At least { SPELT(RULE("gap")) } empty spaces must lie between it and every other city. And everybody there eats.
    .goal = A second city, and food for everyone
    .help-1 = Choose “New city”: the sites that are far enough light up. Which of them touch wheat?
    .help-2 = The nearest site is bare land. A castle feeds from the wheat beside it, just as a farm does.
    .help-3 = Choose “New city”, then A10.
    .learnt = A new city brings { SPELT(RULE("settlers-from-supply")) } citizens at once and grows by itself each year. You may found one a year, and have { SPELT(RULE("castles")) } castles in all.

lesson-market = The market
    .about = Why a city stops growing, and what lets it grow on
lesson-market-1 = A city without a market holds { RULE("limit-plain") } citizens at most. Yours is full, so nobody comes when the new year begins. With a market it may hold { RULE("limit-market") }. You have one turn left this year.
    .goal = Your city grows again next year
    .help-1 = The plate of your city shows its citizens and its limit. What is left between them?
    .help-2 = Only a market lifts the limit. Any other building takes a citizen out of the castle, and the city stays as full as it was.
    .help-3 = Build a market at A6.
    .learnt = Everyone in a city counts towards its limit, in the castle or elsewhere. A market lifts the limit, and its citizen comes from the supply.
lesson-market-2 = You have another city now, and one turn. A market brings its own citizen to either of them. But in the new year only a city below its limit grows. Who needs the market now?
    .goal = Both cities grow next year
    .help-1 = Compare the plates: which of your cities is full?
    .help-2 = The city at A7 still has room. It grows without your help.
    .help-3 = Build a market at A5.
    .learnt = A market helps most where a city is full. A city has one market at most, and needs nobody to spare for it.

lesson-market-and-water = Market and water
    .about = How a city gets rid of its limit
lesson-market-and-water-1 = Even with a market { RULE("limit-market") } citizens are the most, and you have them. Now the city needs water: with a market and a fountain it may hold any number. A fountain must stand beside a lake.
    .goal = Your city grows again next year
    .help-1 = Find the lake. Which free space touches both the lake and your city?
    .help-2 = Build a fountain there. Whatever else you build, the city stays full.
    .help-3 = Build a fountain at A7.
    .learnt = With a market and a building with waves, a fountain or bathhouse, a city has no limit. Both of these buildings must stand beside a lake.
lesson-market-and-water-2 = This city has neither market nor water, and one turn for each. Mind where you build: what stands will stay, since nobody may take down a building of their own free will.
    .goal = A city without a limit
    .help-1 = How many free spaces beside your city touch the lake?
    .help-2 = Only A5 touches the lake. Keep it for the fountain, and put the market on the other side.
    .help-3 = Build a market at A1, then a fountain at A5.
    .learnt = Water alone changes nothing, and a market alone ends at { RULE("limit-market") }. Space by the lake is rare: do not build it up with something else. Where one of the two falls nobody has to leave, but nobody comes while the city is too full.

lesson-neighbours = Meet the neighbours
    .about = When citizens move from one city to another
lesson-neighbours-1 = The people want culture this year. Your statue offers it, Rocco has none: one of his citizens would move to you, if you were neighbours, with at most { SPELT(RULE("gap-of-neighbours")) } empty spaces between. Count, and build.
    .goal = A citizen of Rocco moves in
    .help-1 = Count the empty spaces between your statue and his castle.
    .help-2 = Any building on his side brings your city a space closer. On the other side it changes nothing.
    .help-3 = Build a farm at A4.
    .learnt = With at most { SPELT(RULE("gap-of-neighbours")) } empty spaces between them, cities of different players are neighbours, and the one that offers more takes a citizen. Between two cities one space must always stay empty.
lesson-neighbours-2 = Culture is wanted again, and now Rocco has a palace, full of it. You are one food short, and wheat grows on both sides of you. On one side it costs more than it brings.
    .goal = Lose nobody this year
    .help-1 = How far is it to Rocco now, and how far once you have built at A4?
    .help-2 = With { SPELT(RULE("gap")) } empty spaces between you nobody moves. Build on the far side.
    .help-3 = Build a farm at A1.
    .learnt = Building towards somebody makes you neighbours in both directions. Whoever offers less loses a citizen; distance protects.

lesson-tie-and-equal-points = A tie is enough
    .about = Who wins and who loses citizens, to the point
lesson-tie-and-equal-points-1 = Rocco’s palace offers more culture than your statue, and culture is wanted: one of your citizens is about to leave. With one turn you cannot overtake him. Do you have to?
    .goal = Lose nobody this year
    .help-1 = The plates show what each city offers: culture, education, health. Compare the culture.
    .help-2 = A statue adds { RULE("culture-statue") } culture. What happens when both cities offer the same?
    .help-3 = Build a statue at A4.
    .learnt = At equal points nobody moves. Statue, school and fountain offer { RULE("culture-statue") } of culture, education or health; bigger buildings offer more.
lesson-tie-and-equal-points-2 = A city takes one citizen from every neighbour that offers less. Culture is wanted. Of Rocco’s cities one has none, the other as much as you. Get a citizen from both, with one building.
    .goal = A citizen from each of Rocco’s cities
    .help-1 = The city at A9 has as much culture as yours. And is it a neighbour yet?
    .help-2 = You need more culture, and you need it one space closer to A9.
    .help-3 = Build a statue at A6.
    .learnt = One point more is enough, and it draws a citizen from every neighbour that has less. All points count as the buildings stand when the migration begins.

lesson-full-city = A full city
    .about = What becomes of newcomers who find no room
lesson-full-city-1 = Culture is wanted, and your statue draws a citizen of Rocco. But your city is full, and a newcomer who finds no room is lost and goes back to the supply. Make room in time.
    .goal = Rocco’s citizen finds room with you
    .help-1 = Look at the plate of your city: citizens and limit are equal.
    .help-2 = Which building lifts the limit? You know it already.
    .help-3 = Build a market at A5.
    .learnt = Newcomers go to the castle. Where the limit is reached they are lost, and nobody has them.
lesson-full-city-2 = Your city is full, and now Rocco has a statue, too: a tie, so nobody moves. There is no room for anybody. Can you do Rocco harm all the same?
    .goal = Rocco loses a citizen
    .help-1 = Compare the culture of both cities. Who would lose a citizen if you offered more?
    .help-2 = A neighbour that offers less loses a citizen, whether you have room or not.
    .help-3 = Build a statue at A5.
    .learnt = A full city draws citizens away all the same; they go to the supply. Only other players’ cities lose them: your own never take from each other.

lesson-voice-and-two-wishes = What the people want
    .about = How the voice of the people speaks, and what two wishes mean
lesson-voice-and-two-wishes-1 = Culture, education, health: { SPELT(RULE("circles")) } voice cards tell which of these services the people want. One lies open all year, the others are turned over after the last turn. Most cards win. This year you have seen them all.
    .goal = A citizen of Rocco moves in
    .help-1 = Look at all the voice cards, not only at the first.
    .help-2 = One service stands on more cards than the others. Offer that one.
    .help-3 = Build a school at A5.
    .learnt = The service on most of the { SPELT(RULE("circles")) } cards is the wish. The open card is a hint, no promise: each service has { SPELT(RULE("voice-cards-each")) } cards among all.
lesson-voice-and-two-wishes-2 = Sometimes two services share the cards evenly: both are wishes. Then each city applies one of them to all its neighbours, and you say which. Now the people move: choose for both of your cities.
    .goal = Both of your cities take a citizen
    .help-1 = Compare culture and health of each of your cities with those of Rocco’s city between them.
    .help-2 = The city at A2 only ties in culture, but is ahead in health. The city at A10 has no health at all.
    .help-3 = Choose health for A2, then culture for A10.
    .learnt = With two wishes each of your cities applies one of them to all its neighbours. The start player’s cities go first, one by one, then those of the next player.

lesson-demolition-from-outside = Empty buildings fall
    .about = What falls when a city has too few citizens
lesson-demolition-from-outside-1 = Rocco’s palace draws away one of your citizens, and nobody is to spare: a building must fall. You choose, but only at an end of the city, since the rest must hang together. Think of the meal that follows.
    .goal = Food for everyone who stays
    .help-1 = Which buildings stand at the ends of your city, and what does each bring?
    .help-2 = A farm that falls takes its food along, before anybody has eaten. Give up something else.
    .help-3 = Demolish the statue at A9.
    .learnt = After the migration a city with fewer citizens than buildings, its castle among them, loses buildings until each is staffed. What a farm brought is gone at once.
lesson-demolition-from-outside-2 = This time Rocco draws a citizen to each side, so you must give up a building twice. Keep your farm for its food and your statue for its culture.
    .goal = Food for everyone, and culture
    .help-1 = The quarry and the school stand at the ends. What stands behind each of them?
    .help-2 = Once a building has fallen, the one behind it is at the end. So do not take the same side twice.
    .help-3 = Demolish the quarry at A4, then the school at A8.
    .learnt = Buildings fall from the outside inwards. The castle goes last: when its last citizen leaves, the city is gone, and the castle comes back to you for a new one. Without a city you are out of the game.

lesson-hunger-and-penalty = Hunger and its penalty
    .about = Who leaves when food is short, and what it costs
lesson-hunger-and-penalty-1 = You are one food short, so one of your citizens must leave. You choose the city. Mind the buildings: whoever leaves may leave one empty.
    .goal = Lose no building
    .help-1 = Look at the numbers on your castles. Who has a citizen to spare?
    .help-2 = In the city at A3 everybody has a post. If one leaves, a building falls.
    .help-3 = Let the citizen leave the city at A7.
    .learnt = Citizens without food leave, from cities of your choice, and buildings left empty fall as they do after a migration.
lesson-hunger-and-penalty-2 = You starved last year. As a penalty your first turn is lost, and one action card with it. Use the rest better: this year everybody must have enough.
    .goal = Enough food for everyone
    .help-1 = How much food is missing, and how much does one farm bring here?
    .help-2 = One farm is not enough. All the action cards that are left must bring food.
    .help-3 = Choose “Lose this turn”, then build farms at A3 and A5.
    .learnt = Hunger costs the first turn of the next year, and one action card with it. Citizens lost to neighbours cost no turn.

lesson-political-cards = Political cards
    .about = What gold can buy: big buildings, builders, games, growth, harvests, news
lesson-political-cards-1 = Up to { SPELT(RULE("display")) } political cards lie open. Instead of using an action card you may take one: pay it and use it at once. A palace costs { RULE("price-palace") } gold. Culture is wanted, and Rocco has a statue.
    .goal = A citizen of Rocco moves in
    .help-1 = How much culture would a statue give you, and how much a palace?
    .help-2 = A statue would only tie. A palace offers { RULE("culture-palace") } culture.
    .help-3 = Take the palace and build it at A4.
    .learnt = A political card is taken, paid and carried out at once, and the next card fills its place. Palace, bathhouse and hospital cost { RULE("price-palace") } gold. Cathedral and university cost { RULE("price-cathedral") } and offer { RULE("culture-cathedral") } points.
lesson-political-cards-2 = Health is wanted, and Rocco has a fountain. There is no lake near you. The master builder puts up any building: a small one for { RULE("master-small") } gold, a medium one for { RULE("master-medium") }, a large one for { RULE("master-large") }.
    .goal = Lose nobody this year
    .help-1 = Which building offers health, but needs no lake?
    .help-2 = A hospital may stand anywhere. It is of medium size, and you can pay for that.
    .help-3 = Choose the master builder and build a hospital at A4.
    .learnt = A master builder puts up what is not on display. A hospital offers { RULE("health-hospital") } health and { RULE("education-hospital") } education without a lake, but it has no waves: it frees no city of its limit.
lesson-political-cards-3 = Culture is even, and nobody is to spare. Bread and circuses needs nobody: it puts figures of yours on a building that offers a service. Each adds one point this year; { RULE("price-of-1") ->
        [0] a single one is free.
       *[other] a single one costs { RULE("price-of-1") } gold.
    }
    .goal = A citizen of Rocco moves in
    .help-1 = Which of your buildings offers culture?
    .help-2 = Play bread and circuses on your statue: one point more is enough.
    .help-3 = Play bread and circuses with one figure at A4.
    .learnt = You have { SPELT(RULE("figures")) } figures. They raise one building, { RULE("amounts", join: "or") } of them for { RULE("prices", join: "or") } gold, until the year ends; on a hospital you name one service for all. They neither eat nor take up room.
lesson-political-cards-4 = Your action cards are used up, but there are turns left. Golden times brings a citizen from the supply. Rich harvest doubles what a farm brings this year. Grow, and let nobody starve.
    .goal = A citizen more, and everyone fed
    .help-1 = Compare food and citizens: what would happen to one citizen more?
    .help-2 = Golden times alone brings a hungry mouth. Let a rich harvest feed it.
    .help-3 = Play golden times with one citizen, then rich harvest at A4.
    .learnt = Golden times brings { RULE("amounts", join: "or") } citizens for { RULE("prices", join: "or") } gold, all into one city with room. A rich harvest doubles one farm, this year only, and never in the last year.
lesson-political-cards-5 = The open voice card says culture, but { SPELT(RULE("hidden-cards")) } are hidden. Closeness to the people shows you two of the hidden voice cards for nothing, or all for { RULE("closeness-price") } gold. Look first, then use your last action card.
    .goal = A citizen of Rocco moves in
    .help-1 = The open card is one of { SPELT(RULE("circles")) }. Do not trust it blindly.
    .help-2 = Take closeness to the people, look, and then build what most cards show.
    .help-3 = Look at the hidden cards, then build a school at A4.
    .learnt = Closeness shows hidden voice cards to you alone; you say how many before you look. Whoever passes takes the top political card face down, unused.

lesson-end-and-scoring = The last year
    .about = What counts when the last year is over
lesson-end-and-scoring-1 = The last turn of the last year! Each citizen is worth a point. A city with culture, education and health is worth a bonus of { SPELT(RULE("bonus")) }. Rocco has more citizens than you. Win all the same.
    .goal = Win the game
    .help-1 = What does your city offer already, and what is missing?
    .help-2 = Health is missing. A fountain offers it, beside the lake.
    .help-3 = Build a fountain at A5.
    .learnt = At the end each citizen is worth one point and each city that offers all three services { SPELT(RULE("bonus")) } more. Figures do not count there, only buildings.
lesson-end-and-scoring-2 = Again the last turn. You have more citizens than Rocco, but one food too little. A fountain would complete your city, a farm would feed it. Hunger in the last year costs { SPELT(RULE("hunger")) } points.
    .goal = Win the game
    .help-1 = What does the fountain win, and what does hunger cost?
    .help-2 = Hunger costs more than a complete city brings. Feed your people, beside enough wheat.
    .help-3 = Build a farm at A1.
    .learnt = Whoever starves in the last year loses { SPELT(RULE("hunger")) } points once, more than the bonus of a city. And no rich harvest helps then.
lesson-end-and-scoring-3 = You and Rocco are even: as many citizens, no bonus, enough food. One turn is left, and no building can bring a point any more. What else could decide?
    .goal = Win the game
    .help-1 = Compare what lies before you and before Rocco, beside the board.
    .help-2 = At equal points the richer player wins.
    .help-3 = Take gold with your action card.
    .learnt = Most points win; at equal points the player with more gold; after that the win is shared.

lesson-first-strategy = A first strategy
    .about = How to begin well: wheat, a farm site, quarries, water, whole cities
lesson-first-strategy-1 = Experienced players place their own castles. { SPELT(RULE("settlers"), start: "yes") } citizens move into each, and in the first years it must feed them. A castle beside a single wheat soon starves. Place your first castle.
    .goal = A castle that feeds all its citizens
    .help-1 = Where do the most ears of wheat meet?
    .help-2 = Between fields, above and below, a castle feeds from both.
    .help-3 = Place the castle at A6.
    .learnt = Never settle beside a single wheat. Players place once round and back again, { SPELT(RULE("gap")) } empty spaces or more apart. Whoever sits left of the last one begins. With two or three players, part of the board stays closed.
lesson-first-strategy-2 = Now think one step ahead. A city of { RULE("limit-plain") } needs { RULE("limit-plain") } food, from its castle and its first farm together. Place your castle so that a good farm site stays beside it.
    .goal = Castle and one farm feed { RULE("limit-plain") }
    .help-1 = A9 is the richest space. But what could be built beside it?
    .help-2 = Look for a space with wheat whose neighbour has wheat, too.
    .help-3 = Place the castle at A5.
    .learnt = A good castle keeps a good site for its first farm. Count the wheat of both before you settle.
lesson-first-strategy-3 = A quarry pays one gold for each mountain beside it, at the beginning of every year. Build one early, and it pays all game long. Where does it pay most?
    .goal = The best income from next year on
    .help-1 = Which free space beside your city touches the most mountains?
    .help-2 = Between mountains a quarry is paid for each of them.
    .help-3 = Build a quarry at A5.
    .learnt = Build quarries in the first years: each pays every year, for every mountain beside it. In the last year a new one pays nothing any more.
lesson-first-strategy-4 = You want a second city. It needs wheat, or its people starve. And one day it needs water, or it stops at { RULE("limit-market") } citizens. Found it where both are at hand.
    .goal = Food for everyone, water beside it
    .help-1 = Which sites touch wheat? Which of those has a space by the lake next to it?
    .help-2 = Do not stand by the lake yourself: keep that space for a fountain, and your castle beside the wheat.
    .help-3 = Choose “New city”, then A10.
    .learnt = Give as many of your cities as you can a space by a lake. Without water a city ends at { RULE("limit-market") } citizens.
lesson-first-strategy-5 = Each city with culture, education and health is worth { SPELT(RULE("bonus")) } points at the end. Yours has culture. Which single building brings both other services?
    .goal = A city with all three services
    .help-1 = Which building offers two services? Look at the political cards.
    .help-2 = A hospital offers health and education at once.
    .help-3 = Take the hospital and build it at A5.
    .learnt = Plan whole cities: culture, education and health in each. A hospital brings what takes a school and a fountain otherwise, and needs no lake.

# Why the goal of a task was missed.

lesson-why-no-turn = That turn was needed for something else, and this year has none left for it.
lesson-why-hungry = There was food for { $food } only, and { $amount ->
        [one] 1 citizen
       *[other] { $amount } citizens
    } had to leave hungry.
lesson-why-bare-farm = The farm at { $space } touches no wheat, so it brought nothing. There was food for { $food } only, and { $amount ->
        [one] 1 citizen
       *[other] { $amount } citizens
    } had to leave hungry.
lesson-why-farm-fell = With the farm at { $space } its { $lost } food was gone before the meal. There was food for { $food } only, and { $amount ->
        [one] 1 citizen
       *[other] { $amount } citizens
    } had to leave hungry.
lesson-why-cards-gone = { $cards ->
        [0] No action card is left, and { $amount } food is still missing.
       *[other] The action cards that are left can’t bring the { $amount } food that is still missing.
    }
lesson-why-left = A citizen left your city at { $source } for { $rival }, who offers more { NAME($service) } at { $space }: { $more } against { $less }.
lesson-why-no-room = A citizen came from { $source }, but your city at { $space } was full: the newcomer was lost and went back to the supply.
lesson-why-tie = Nobody came from { $source }: { $rival } offers as much { NAME($service) } there as you at { $space }, { $theirs } against { $mine }.
lesson-why-less = Nobody came from { $source }: { $rival } offers more { NAME($service) } there than you at { $space }, { $theirs } against { $mine }.
lesson-why-far = Nobody came from { $source }: { $between } empty spaces lie between, so you are no neighbours.
lesson-why-full = Your city at { $space } was full when the new year began, so nobody came.
lesson-why-too-few = { $got ->
        [0] You have no more citizens than before.
       *[other] You have gained { $got }, and that is too few.
    }
lesson-why-fell = Your city at { $space } has too few citizens left for its buildings: one must fall.
lesson-why-offers-none = No city of yours offers { NAME($service) } any more.
lesson-why-spent = The new citizen is gone to another building, and the next one comes in a year.
lesson-why-lakeside = No free space by the lake is left beside your city, so no fountain can be built.
lesson-why-dry = Your new city at { $space } has no free space by a lake beside it.
lesson-why-not-whole = Your city still lacks a service.
lesson-why-income = Your quarries paid { $paid } gold. A better place pays more.
lesson-why-poor = At { $space } your castle brings { $food } food, too little for those who live there.
lesson-why-no-site = The castle brings { $castle } food there, the best farm beside it { $farm }. That is too little together.
lesson-why-fewer-points = You have { $mine } points, { $rival } has { $theirs }.
lesson-why-last-hunger = Hunger in the last year cost you { RULE("hunger") } points: you have { $mine }, { $rival } has { $theirs }.
lesson-why-less-gold = You are even on points, but { $rival } has more gold: { $more } against { $gold }.
