# The lessons. `lesson-<key>` is the name of a lesson, `.about` what it is about, in a line of the list of lessons.
# `lesson-<key>-<n>` is what its n-th task asks for (45 words at most), `.goal` the same in at most 8 words, `.help-1`
# to `.help-3` tell where to look, what kind of move it is, and the move; `.learnt` what has been learnt. The learner
# is called Anne, the rival Marc.

lesson-dice-and-coins = Dice and coins
    .about = Rolling, choosing one symbol, and turning dice for coins
lesson-dice-and-coins-1 = You are Anne. Five dice have been rolled, and nothing more is rolled now. Choose one symbol: what its dice bring is yours, the other dice bring nothing. Logs go to your store; their delivery costs coins.
    .goal = Two logs more in your store
    .help-1 = Look at what the dice show. How often does the log lie there?
    .help-2 = A delivery costs { RULE("delivery-price") } coins, whether it brings one log or five.
    .help-3 = Choose the two logs, then “Confirm”.
    .learnt = After the last roll one symbol is used, in one action, with as many of its dice as you like. A delivery of logs costs { RULE("delivery-price") } coins in all.
lesson-dice-and-coins-2 = Three logs lie there, and you want four. Other dice can be turned to your symbol, for { RULE("turn-price") } coins each. Swords can't: they belong to the pirates. Count your coins before you choose.
    .goal = Four logs more in your store
    .help-1 = Which of the dice that show no log may be turned at all?
    .help-2 = Turn the crate. What turning and delivery cost together you have exactly.
    .help-3 = Use four logs, of which one die is turned.
    .learnt = Turning costs { RULE("turn-price") } coins a die; swords are never turned. All is paid at once and before anything comes in.
lesson-dice-and-coins-3 = This was your second roll; one is left. Before it you say which dice stay, and all others are rolled again. A church is as large as the crosses that you use for it.
    .goal = A church of four or more
    .help-1 = Three crosses lie there already. What could the other two dice become?
    .help-2 = Keep the crosses and roll the rest, or pay for one more cross.
    .help-3 = Keep the three crosses and press Roll. Then use four crosses, and place the church anywhere.
    .learnt = Up to three rolls; before each you name the dice that stay. What lies there after the last roll counts, or what you turn for coins.

lesson-walls-and-pirates = Walls and pirates
    .about = Complete sides, soldiers, and attacks that hit everybody
lesson-walls-and-pirates-1 = Two swords lie there. Each marks a box of the pirates when your action is done, and that fills their first row: an attack. Whoever defends too little loses a cannon. Walls of this very turn count.
    .goal = Lose no cannon
    .help-1 = The first attack is weak. Look at the top side of your city: what is missing there?
    .help-2 = A side with walls on all its spaces defends you. One wall completes it.
    .help-3 = Use one wall and place it at A6. Then take a person for it, or nobody.
    .learnt = Swords can't be left out; a full row is an attack on everybody. Soldiers defend you, and so does a complete side: it adds { RULE("side-defence") } and brings the bonus of its tower at once.
lesson-walls-and-pirates-2 = Walls stand on four of the five spaces of your left side. Place two crates, joined by an edge, and leave that side whole: whatever is no wall would break it for good.
    .goal = Two crates, and the left side unbroken
    .help-1 = The left side is B1 to F1. Which space of it is still empty?
    .help-2 = Keep away from F1. Inside the city there is room enough.
    .help-3 = Use two crates and place them at E2 and F2.
    .learnt = A side is complete with walls alone. Anything else on one of its spaces breaks it for ever. Crates of one turn are joined by edges.
lesson-walls-and-pirates-3 = The next box brings an attack with a strength of 3. Your bottom side is complete, your top side nearly so, and no wall lies there. Who else can defend you?
    .goal = No cannon lost, no side broken
    .help-1 = A complete side defends with { RULE("side-defence") }. How much is missing?
    .help-2 = A soldier adds { RULE("soldier-defence") }. It may stand on any empty space – but on which would it do harm?
    .help-3 = Use the two heads for a soldier and place it inside the city, at D4.
    .learnt = The defence is what soldiers and complete sides add up to; as much as the strength is enough. Keep persons off the sides that you want to complete.

lesson-crates-and-merchant = Crates and merchants
    .about = Beside and joined, and why the crates come first
lesson-crates-and-merchant-1 = Three heads bring a merchant. He pays you a coin for each crate beside him when he is placed, by an edge or by a corner. Four crates stand in your city from the beginning.
    .goal = Four coins from one merchant
    .help-1 = The printed crates stand at B2, B3, C2 and D2. Is there a space beside all of them?
    .help-2 = Corners count as well. Look at the numbers on the spaces before you click.
    .help-3 = Use the merchant and place him at C3.
    .learnt = Beside means by an edge or a corner. A person counts what stands there when it is placed; the crates stay for the next merchant.
lesson-crates-and-merchant-2 = Now the crates first: a merchant shall come later. Place three of them, each after the first joined to one of this turn by an edge, so that seven crates lie around one empty space.
    .goal = Seven crates beside one empty space
    .help-1 = The space with the most crates around it is C3. Where around it is still room?
    .help-2 = B4, C4 and D4 lie around C3, and they hang together.
    .help-3 = Use three crates and place them at B4, C4 and D4.
    .learnt = Joined means by an edge. First crates, then the merchant: what comes after him brings nothing more.

lesson-churches-and-series = Churches and priests
    .about = Series without a gap, and who counts churches
lesson-churches-and-series-1 = Churches count in the end, in a series that begins with the smallest and has no gap. You have one of size 1 and one of size 2. Four crosses lie there: what is the best church now?
    .goal = Churches worth 8 points
    .help-1 = What would a church of four add to a series of 1 and 2?
    .help-2 = Fewer dice may be used than lie there. Which size comes next in the series?
    .help-3 = Use three crosses, and place the church anywhere, for example at C5.
    .learnt = A series begins with 1 and has no gap; a church outside one is worth nothing. You need not use all dice.
lesson-churches-and-series-2 = Two heads bring a priest. He makes a point for each church beside him, small or large, when he is placed. Three churches stand in your city.
    .goal = Three points from one priest
    .help-1 = The churches stand at C4, D6 and E4. Which space touches all of them?
    .help-2 = Corners count. Look between them.
    .help-3 = Use the priest and place him at D5.
    .learnt = A priest counts each church beside him once, whatever its size. So churches first, then the priest.

lesson-houses-people-and-the-end = Houses, people and the end
    .about = Architects, jugglers, and the last space of a city
lesson-houses-people-and-the-end-1 = Three heads bring an architect, who makes logs of your store into houses, at { RULE("house-points") } points each. The first house stands beside the architect, each other one joined to a house by an edge.
    .goal = Six points from houses
    .help-1 = How many logs lie in your store?
    .help-2 = Place the architect where two houses find room, one after the other.
    .help-3 = Use the architect at D4, then place houses at E5 and E6.
    .learnt = An architect makes up to { SPELT(RULE("houses")) } logs into houses, without coins. Beside the architect a corner is enough, from house to house it takes an edge.
lesson-houses-people-and-the-end-2 = Four heads bring a juggler: { RULE("kind-points") } points for each different kind of person beside. Your city has some people already. Where is the audience most mixed?
    .goal = Six points from one juggler
    .help-1 = Which kinds of person stand in your city? Two of a kind count once.
    .help-2 = Look for a space beside all three kinds.
    .help-3 = Use the juggler and place it at D5.
    .learnt = A juggler counts kinds, not people, and only those that stand there already: the neighbours come first. A noble takes { SPELT(RULE("level-noble")) } heads and brings { RULE("noble-points") } points anywhere.
lesson-houses-people-and-the-end-3 = One space of your city is empty. Whoever fills a city ends the game with this round and gets { RULE("full-city-points") } points for it. Marc is close behind: with what do you fill G6?
    .goal = Win the game
    .help-1 = Compare your points with Marc's. A full city is good, but is it enough with anybody at G6?
    .help-2 = Look at the side that G6 belongs to. What would complete it?
    .help-3 = Use one wall and place it at G6.
    .learnt = When a city is full, the round is played to its end. Then points, coins, logs, churches and a full city count, and lost cannons cost. At a tie the emptier city wins.

# Why a goal was missed.
lesson-why-logs = { $wanted } logs were wanted, { $got ->
    [0] none has
    [one] only 1 has
   *[other] only { $got } have
} come.
lesson-why-placed = { $got ->
    [0] Nothing of what was wanted was placed
    [one] Only 1 was placed
   *[other] Only { $got } were placed
}; { $wanted } were wanted.
lesson-why-church = { $got ->
    [0] No church has been built.
   *[other] Your church is of size { $got }; a larger one was possible.
}
lesson-why-cannon = You lost a cannon: your defence was { $defence }, the attack had a strength of { $strength }.
lesson-why-broken = The { NAME($side) } side is broken: something that is no wall stands on it.
lesson-why-coins = The merchant brought { $got ->
    [0] nothing
    [one] 1 coin
   *[other] { $got } coins
}; another space would have brought { $wanted }.
lesson-why-stall = No empty space has more than { $got } crates beside it; { $wanted } were possible.
lesson-why-points = { $what ->
    [priest] A priest
    [juggler] A juggler
   *[house] Houses
} brought you { $got ->
    [0] no points
    [one] 1 point
   *[other] { $got } points
}; { $wanted } were possible.
lesson-why-series = Your churches are worth { $got ->
    [0] nothing
    [one] 1 point
   *[other] { $got } points
} now; { $wanted } were possible.
lesson-why-not-full = The empty space is still there, and the game goes on.
lesson-why-lost = You have { $mine } points, Marc has { $theirs }: that does not win.
