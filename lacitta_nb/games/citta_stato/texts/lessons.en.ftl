# The lessons. `lesson-<key>` is the name of a lesson, `.about` what it is about, in a line of the list of lessons.
# `lesson-<key>-<n>` is what its n-th task asks for, `.goal` the same in at most 8 words, `.help-1` to `.help-3` tell
# where to look, what kind of move it is, and the move; `.learnt` what has been learnt. The learner is called Rosa, the
# rivals Enzo and Lia.

lesson-rising-price = Turns and their price
    .about = What the next action costs, and which cubes can pay for it
lesson-rising-price-1 = You are Rosa. The first action of a round costs one cube, the second two of one colour, the third three of one colour. An action is paid in its own colour. Enzo has passed: spend your cubes well.
    .goal = Take three actions in this round
    .help-1 = Count your cubes by colour: of which have you only one, of which two, of which three?
    .help-2 = The colour of which you have least has to come first, while an action is cheap.
    .help-3 = First the merchant fleet (yellow), then the guilds (green), then politics (purple).
    .learnt = Each action of a round costs one cube more than the one before, all of one colour. So begin with the colour that you have least of.
lesson-rising-price-2 = This is your third action, so it costs three cubes. White cubes may be paid as yellow or green, black ones as orange or purple. You want to upgrade a track: which one can you pay for?
    .goal = Upgrade one of your tracks
    .help-1 = Add white cubes to your yellow and green ones, black cubes to your orange and purple ones.
    .help-2 = Only in one colour does that make three.
    .help-3 = Upgrade the yellow track, with one yellow and two white cubes.
    .learnt = White stands in for yellow and green, black for orange and purple, mixed as you like. An upgrade moves the disc one space on and brings what that space shows.
lesson-rising-price-3 = The city action is paid in white, and nothing stands in for white. You want that action, and then an upgrade of your yellow track. Two white cubes and a yellow one are all you have.
    .goal = Take the city action and upgrade a track
    .help-1 = For what can white cubes be paid, and what can be paid for white?
    .help-2 = Whatever is first costs one cube, the other one two. Do not pay white cubes where they are not needed.
    .help-3 = First the city action with a white cube, and a banner of your choice. Then upgrade yellow with a yellow and a white cube.
    .learnt = Stand-ins go one way only: nothing replaces white or black. The city action brings the power of your city and a banner of your choice.

lesson-market-and-fleet = Market and merchant fleet
    .about = Where the first cube goes, and what coins buy
lesson-market-and-fleet-1 = The first cube that you pay in a round goes to the market, on the highest free place of its column; then it can be bought. Your merchant fleet has three coins. How many cubes can you get?
    .goal = Buy three cubes with one fleet
    .help-1 = Look at the rows: what is there for 1 coin now, and where will your yellow cube lie?
    .help-2 = The places for 3 and 2 coins in the yellow column are taken. So your own cube lies in the cheapest row.
    .help-3 = Take the merchant fleet, then buy yellow, orange and purple for 1 coin each.
    .learnt = The price is paid before the effect: your cube lies in the market already. Each cube costs what its row says; coins that are left are lost.
lesson-market-and-fleet-2 = Enzo comes after you and will buy whatever 1 coin buys. Take an action, but do not feed him: the cube that you pay must not lie where he can afford it.
    .goal = Act, and leave Enzo nothing to buy
    .help-1 = In which columns is a dear place still free?
    .help-2 = A yellow or an orange cube would lie in the cheapest row. What about white?
    .help-3 = Use the white Present: its cube goes to the row of 3 coins.
    .learnt = The first cube of a round feeds the market, and others buy there. A cube in an empty column is dear, one in a full column is cheap.

lesson-use-or-burn = Use or burn a card
    .about = What a Present does, and what it brings under your board
lesson-use-or-burn-1 = Cards below the decks are the Presents. You pay one in its colour, carry out what it says, and keep it for the second score. Two of them would bring you points now: choose the better one.
    .goal = Make six points with one action
    .help-1 = Read the orange and the purple Present. What does each of them count?
    .help-2 = The Elder Council counts purple banners. How many have you?
    .help-3 = Use the purple Present: three banners at 2 points each.
    .learnt = A card is used at once and stays in your supply for the second score. Banners that are counted are not spent.
lesson-use-or-burn-2 = You may burn a Present instead: it goes face down under its colour of your board and does nothing of what it says. It brings one benefit, that of the number of cards lying there then.
    .goal = Make five points by burning
    .help-1 = One card lies under orange, two lie under white. Which number would the next one be?
    .help-2 = The third under white brings 3 points for each green banner that you give up. And the second under orange?
    .help-3 = Burn the orange Present: the second card there brings 5 points.
    .learnt = A burned card brings only the benefit of the number now reached, not those before. Three cards find room under a colour.

lesson-tracks-and-crowns = Tracks, banners and crowns
    .about = Upgrades pay early, and banners become crowns
lesson-tracks-and-crowns-1 = One banner of each colour can be traded for crowns, with the republic action (black). You lack a purple banner. Entering the second space of a track brings a banner of its colour.
    .goal = Hold three crowns
    .help-1 = Two actions are needed. Which one brings the banner?
    .help-2 = The first costs one cube, the second two. Keep both black cubes for the trade.
    .help-3 = Upgrade the purple track with the purple cube, then take the republic action with one banner of each colour.
    .learnt = Steps of tracks bring banners and stand-ins. Three purple banners, or one of each colour, are traded for three crowns.
lesson-tracks-and-crowns-2 = The upgrade marker shows how many upgrades are left in this round for all together: just one. Enzo wants it, too. Draw four cubes with one guilds action; your green track shows three.
    .goal = Draw four cubes with the guilds
    .help-1 = What does the next space of your green track show?
    .help-2 = If you draw first, Enzo takes the last upgrade.
    .help-3 = Upgrade the green track now, then take the guilds action.
    .learnt = Upgrades are few, and each one serves in all later rounds. What you pay for the guilds goes into your bag first and can be drawn at once.

lesson-politics-and-shifts = Politics moves everyone
    .about = Schemes, the form track, and markers that move together
lesson-politics-and-shifts-1 = You are to rule as a doge, but your marker stands one space left of that zone. A scheme of level 2 or more moves everyone's marker, to the side that you choose.
    .goal = Stand in the zone of the doge
    .help-1 = Your marker stands on 10. Where does the zone of the doge begin?
    .help-2 = Your purple track allows schemes up to level 2. One of level 1 moves nobody.
    .help-3 = Politics with the scheme of level 2, then everyone one space to the right.
    .learnt = A scheme's place is its level. First comes its effect, then everyone's marker moves by the level: levels 2 and 3 by one space, level 4 by two (reconstructed).
lesson-politics-and-shifts-2 = In the end each takes the crowns above their marker. You stand on 6, where there are none; Enzo stands on 8, below two. Everyone moves the same way: change places with his luck.
    .goal = Two crowns above you, none above Enzo
    .help-1 = Above which spaces are two crowns? How far is that?
    .help-2 = You need two spaces, and Enzo moves along. Which level moves by two?
    .help-3 = Politics with the scheme of level 4, then everyone two spaces to the right.
    .learnt = Markers move together, whoever uses the scheme. So others can push you out of your zone as well: stay away from its border.

lesson-war-and-passing = War and passing
    .about = Discs that can be paid, who may move, and who begins next
lesson-war-and-passing-1 = Enzo has a disc on the war track. At the end of the round each pays as many cubes as the disc shows; the highest that is paid wins a card, even a Future. Whoever can't pay gets nothing.
    .goal = Win the war and take a Future
    .help-1 = Which discs has Enzo lost? What can his disc be at most? How many cubes will you have left?
    .help-2 = After the action you have three cubes. The 5 could not be paid, the 1 is too weak.
    .help-3 = War with disc 3, then pass. Then use the purple Future.
    .learnt = A disc costs its power in cubes, of any colours, and leaves the game after the war. The highest disc takes any Present or Future free, to use or to burn.
lesson-war-and-passing-2 = Enzo will win this war with his 5. You are an oligarch, but your marker stands on 5, just outside. Whoever has no disc on the war track may move their marker by one space before the war.
    .goal = Stand in your zone after the round
    .help-1 = The zone of the oligarchy begins at 6. Which of your choices takes the move away from you?
    .help-2 = With a disc on the track you would not move. You can do without that war.
    .help-3 = Pass. Before the war move your marker one space to the right.
    .learnt = Only those who do not fight may move, and it is the one move that is not a must. The losers of a war may still take a Present that is left.
lesson-war-and-passing-3 = The first to pass who is not the first player begins the next round. Enzo began this one and has passed; Lia is still in. Make six points, but pass before Lia does.
    .goal = Six points, and begin the next round
    .help-1 = One action makes the points. What will Lia do, who has two cubes left?
    .help-2 = Lia can act once more and has to pass after that. A second action of yours would be one too many.
    .help-3 = Use the purple Present, then pass, and leave your marker where it is.
    .learnt = Passing early wins the first turn of the next round. Nobody begins twice running, so it does not help the first player.

lesson-two-scores = The two scores
    .about = Form, crowns and signs, and what used cards bring once more
lesson-two-scores-1 = The last round. You have 14 points and no used card, so your second score will be 0. The higher one counts only if your marker is in your zone and you have a crown for each sign between both: four here.
    .goal = Let your 14 points count
    .help-1 = Your form is the oligarchy, and there you stand. You have one crown, and two more above your marker, taken in the end. One is missing.
    .help-2 = Burning purple brings a crown, but it moves you away from the two above. Three points more would need a crown more.
    .help-3 = Republic: trade one banner of each colour for three crowns. Then pass and stay where you are.
    .learnt = Outside your form the lower score counts. Inside, the higher one counts if you have as many crowns as signs lie between both; a sign stands at every third point (reconstructed).
lesson-two-scores-2 = The last round is over. Colour by colour, from yellow to purple, you may use or burn one used card of yours again, free. Its points make the second score; all else it does is real, too.
    .goal = Six points or more in the second score
    .help-1 = What does Constantinople bring beside coins, and which card counts it?
    .help-2 = Yellow comes before purple: a banner that you gain now is counted later.
    .help-3 = Use Constantinople, then the Elder Council.
    .learnt = One card a colour, in the order yellow, white, green, orange, black, purple. What comes later counts what came before.
lesson-two-scores-3 = You have 12 points and a single crown. Between 0 and 12 lie four signs. A second score that comes nearer needs fewer crowns: use your card again, or burn it as the third under orange?
    .goal = Let your 12 points count
    .help-1 = With one crown there may be one sign between both scores. How many points does that take?
    .help-2 = Used, the card brings 4 points for two yellow cubes. What is the third benefit under orange?
    .help-3 = Burn the Holy Land's Port: the third card there brings 9 points.
    .learnt = The second score is also a way to need fewer crowns. Cards in your supply may be burned now, with the benefit of the number then reached.

lesson-the-ghost = Alone against the ghost
    .about = What the ghost takes away, and how a solo game is won
lesson-the-ghost-1 = Alone you play against a ghost. After your turn it draws a cube of its bag: the Present of that colour is discarded, and something happens to you. Only green and purple are left in its bag.
    .goal = Make six points
    .help-1 = Which two Presents are in danger? Which of them is worth points to you?
    .help-2 = What you want may be gone after this turn. Take it first.
    .help-3 = Use the purple Present.
    .learnt = A cube comes back into the ghost's bag only when the round ends, so you can count what is still to come. What each colour does depends on the scenario.
lesson-the-ghost-2 = The last round of the first game. Your final score would be high enough. But there is an objective as well: in the end a white and a black cube must lie in your supply. You have no black one.
    .goal = Win the solo game
    .help-1 = Where can a black cube come from? One card lies under purple already.
    .help-2 = The second card burned under purple brings a black cube. Mind your zone and your crowns.
    .help-3 = Burn the purple Present and move one space. Then pass and stay there.
    .learnt = A solo game is won with the required final score and all objectives. The signs between both scores are crowns to begin the next game with.

# Why a goal was missed.
lesson-why-actions = You took { $got ->
        [0] no action
        [one] 1 action
       *[other] { $got } actions
    }; { $wanted ->
        [one] 1 was
       *[other] { $wanted } were
    } possible.
lesson-why-took = { $what ->
        [city] The city action was not taken.
       *[other] No track was upgraded.
    }
lesson-why-upgraded = No track was upgraded.
lesson-why-bought = You bought { $got ->
        [0] nothing
        [one] 1 cube
       *[other] { $got } cubes
    }; { $wanted } were possible.
lesson-why-unbought = Enzo has bought a cube ({ NAME($colour) }): your first cube lay where 1 coin buys it.
lesson-why-points = { $got ->
        [0] You made no points
        [one] You made 1 point
       *[other] Points that you made: { $got }
    }; { $wanted } were possible.
lesson-why-crowns = You hold { $got ->
        [0] no crowns
        [one] 1 crown
       *[other] { $got } crowns
    }; { $wanted } were possible.
lesson-why-drawn = { $got ->
        [0] You drew no cubes
        [one] You drew 1 cube at most
       *[other] You drew { $got } cubes at most
    }; { $wanted } at once were possible.
lesson-why-outside = Your marker stands in the zone “{ NAME($zone) }”, but your form is “{ NAME($form) }”.
lesson-why-beneath = { $mine ->
        [0] No crown is
        [one] 1 crown is
       *[other] { $mine } crowns are
    } above your marker, { $theirs ->
        [0] none
        [one] 1
       *[other] { $theirs }
    } above Enzo's.
lesson-why-war = You did not win the war.
lesson-why-future = You won the war, but took no Future.
lesson-why-begins = { $player } begins the next round.
lesson-why-second = Your second score is { $got }; { $wanted } were possible.
lesson-why-final = You have { $crowns ->
        [0] no crowns
        [one] 1 crown
       *[other] { $crowns } crowns
    } for { $signs ->
        [one] 1 sign
       *[other] { $signs } signs
    } between your scores, so the lower one counts: { $final }.
lesson-why-required = Your final score is { $got }; { $wanted } are required.
lesson-why-objective = The score was there, but a white and a black cube do not both lie in your supply.
