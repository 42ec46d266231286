# Exercises: `exercise-<kind>` names a kind; what is asked, what can be answered, and why.

exercise-player = { $player }
exercise-colour = In { NAME($colour) }
exercise-card = { NAME($card) }
exercise-form = In the zone “{ NAME($form) }”
exercise-goal = Met: { NAME($goal) }
exercise-does = { $text }
exercise-yes-no = { $answer ->
        [yes] Yes
       *[no] No
    }

# Turns and their price.

exercise-price = What do actions cost?
exercise-price-ask = { $player } has taken { $taken ->
        [0] no action
        [one] 1 action
       *[other] { $taken } actions
    } in this round. How many cubes { $count ->
        [one] does the next action cost
       *[other] do the next { SPELT($count) } cost together
    }?
exercise-price-why = After { $taken ->
        [0] none
        [one] 1 action
       *[other] { $taken } actions
    } the next one costs { $price ->
        [one] 1 cube
       *[other] { $price } cubes
    } of one colour, each further one a cube more.
exercise-price-why-sum = That makes { $sum } cubes together.

exercise-payable = What can be paid?
exercise-payable-ask = { $player }'s next action costs { $price ->
        [one] 1 cube
       *[other] { $price } cubes
    }. In which colours can it be paid? Mark all of them.
exercise-payable-why = It takes { $price ->
        [one] 1 cube
       *[other] { $price } cubes
    } of the colour of the action, stand-ins included.
exercise-payable-why-mixed = In { NAME($colour) }: { $held } and { $had } as stand-ins ({ NAME($stand_in) }).

exercise-stand-ins = How many stand-ins?
exercise-stand-ins-ask = { $player } pays { $price ->
        [one] 1 cube
       *[other] { $price } cubes
    } for an action ({ NAME($colour) }). How many stand-ins ({ NAME($stand_in) }) { $most ->
        [yes] can be among them at most
       *[no] must be among them at least
    }?
exercise-stand-ins-why = In the supply: { $held } in { NAME($colour) }, { $had } in { NAME($stand_in) }.
exercise-stand-ins-why-rule = White stands in for yellow and green, black for orange and purple, mixed freely; nothing stands in for white or black.

exercise-to-market = Where do the cubes go?
exercise-to-market-ask = { $player } has taken { $taken ->
        [0] no action
        [one] 1 action
       *[other] { $taken } actions
    } in this round and takes one now ({ NAME($colour) }){ $wild ->
        [0] {""}
       *[other] , paid with a stand-in ({ NAME($paid) })
    }. Where { $taken ->
        [0] does the cube go
       *[other] do the cubes go
    }?
exercise-goes = { $price ->
        [0] Into your own bag
        [one] To the market, in the row of 1 coin
       *[other] To the market, in the row of { $price } coins
    }
exercise-to-market-why = { $taken ->
        [0] The first cube of a round goes to the market, to the highest free place of its own column.
       *[other] Only the cube of the first action of a round goes to the market; all later ones go into your own bag.
    }
exercise-to-market-why-place = In the { NAME($colour) } column that is the row of { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }.

exercise-turn = { $what ->
        [fleet] Merchant fleet (yellow)
        [city] City (white)
        [guilds] Guilds (green)
        [war] War (orange) with disc { $number }
        [republic-purple] Republic (black): trade purple banners
        [republic-four] Republic (black): trade a banner of each colour
        [politics] Politics (purple): the scheme of level { $number }
        [use] Use the Present ({ NAME($colour) })
        [burn] Burn the Present ({ NAME($colour) })
       *[upgrade] Upgrade the track ({ NAME($colour) })
    }
exercise-allowed = What may be done?
exercise-allowed-ask = Which of these may { $player } do now? Mark all of them.
exercise-allowed-why-idle = What can be paid may be done even if it brings nothing.

exercise-why-not = Why not?
exercise-why-not-ask = { $what ->
        [fleet] { $player } would like the merchant fleet
        [city] { $player } would like the city action
        [guilds] { $player } would like the guilds
        [war] { $player } would like war with disc { $number }
        [republic-purple] { $player } would like to trade purple banners for crowns
        [republic-four] { $player } would like to trade a banner of each colour for crowns
        [politics] { $player } would like the scheme of level { $number }
        [use] { $player } would like to use the { NAME($colour) } Present
        [burn] { $player } would like to burn the { NAME($colour) } Present
       *[upgrade] { $player } would like to upgrade the { NAME($colour) } track
    }, but may not. Which rule forbids it?

# Cubes.

exercise-fleet = What does a fleet buy?
exercise-fleet-ask = { $player } takes the merchant fleet, paid in yellow. How many cubes can it buy at most?
exercise-fleet-why = The yellow track brings { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
exercise-fleet-why-cheap = The cheapest cubes first: { $count ->
        [0] nothing is cheap enough
        [one] 1 cube
       *[other] { $count } cubes
    }.
exercise-fleet-why-first = The yellow cube that is paid lies in the market already and can be bought.

exercise-can-buy = What do coins buy?
exercise-can-buy-ask = { $player } has { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for the market. Which of these can be bought? Mark all of them.
exercise-cubes = { $count ->
        [one] A cube: { NAMES($colours) }
       *[other] { $count } cubes: { NAMES($colours) }
    }
exercise-can-buy-why = { $count ->
        [one] This cube costs
       *[other] These cubes cost
    } { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    } at least: { NAMES($colours) }.

exercise-draws = How many are drawn?
exercise-draws-ask = { $player } takes the guilds action, paid in green. How many cubes are drawn?
exercise-draws-why = The green track shows { $number }.
exercise-draws-why-bag = In the bag { $held ->
        [one] is 1 cube
       *[other] are { $held } cubes
    }, and { $paid ->
        [0] the cube that is paid goes to the market
        [one] 1 that is paid comes to them first
       *[other] { $paid } that are paid come to them first
    }.

exercise-draw-chance = How likely is it?
exercise-chance-ask = { $player } takes the guilds action, paid in green. How likely { $least ->
        [one] is at least one { NAME($colour) } cube
       *[other] are at least { SPELT($least) } { NAME($colour) } cubes
    } among those that are drawn?
exercise-class = { $size ->
        [rare] Less than 1 in 10
        [quarter] About 1 in 4
        [half] About 1 in 2
        [most] About 3 in 4
       *[nearly] More than 9 in 10
    }
exercise-chance-why = { $number } of { $total } cubes are drawn; { $held ->
        [one] 1 of them is
       *[other] { $held } of them are
    } { NAME($colour) }.
exercise-chance-why-odds = The chance is { $chance }%.

# Cards, schemes and cities.

exercise-benefit = What does burning bring?
exercise-benefit-ask = { $player } burns the { NAME($colour) } Present. What does that bring?
exercise-benefit-why = Under { NAME($colour) } { $held ->
        [0] lies no card
        [one] lies 1 card
       *[other] lie { $held } cards
    }; this is the { ORDINAL($number) }.
exercise-benefit-why-one = Only the benefit of the number now reached counts, none of those before, and not what the card says.

exercise-card-points = What is a card worth?
exercise-card-points-ask = { $player } uses the card “{ NAME($card) }”, paid without stand-ins. How many points can it bring at most?
exercise-card-points-why = That makes { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    } now. What is paid no longer lies in the supply.

exercise-banners = Banners of a port
exercise-banners-ask = { $player }'s city is { NAME($city) }. How many banners would the card “{ NAME($card) }” bring if it were used?
exercise-banners-why = The port of { NAME($city) } is { NAME($port) }: that card brings its owner one banner more.

exercise-refill = Which card comes next?
exercise-refill-ask = Nobody takes a Future in the war. Which card is the { NAME($colour) } Present in the next round?
exercise-refill-why = { $there ->
        [yes] A Present that is left is discarded when the round ends.
       *[no] The place of a card that was taken stays empty till the round ends.
    }
exercise-refill-why-future = The Future becomes the Present: { NAME($card) }.

exercise-scheme-does = What does a scheme do?
exercise-scheme-does-ask = What does the scheme “{ NAME($word) }” do?
exercise-power-does = What can a city do?
exercise-power-does-ask = What is the power of { NAME($word) }?
exercise-does-why = { NAME($word) }: { $text }

exercise-scheme-points = Points of a scheme
exercise-scheme-points-ask = { $user } uses the scheme “{ NAME($word) }”, paid in purple. How many points does that bring { $player }?
exercise-scheme-points-why = Here: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }.

# Markers, forms and crowns.

exercise-shift = Where does the marker stand?
exercise-shift-ask = { $player }'s marker stands on { $here }. { $user } uses the scheme of level { $level } and lets everyone move to the { NAME($side) }. On which space does { $player }'s marker stand then, leaving aside what the scheme itself does?
exercise-shift-why = A scheme of level { $level } moves everyone's marker { $steps ->
        [0] not at all
        [one] 1 space
       *[other] { $steps } spaces
    }.
exercise-shift-why-end = At the end of the track a marker stops.

exercise-zone = In which zone?
exercise-zone-ask = { $player }'s marker stands on { $here }. { $user } uses the scheme of level { $level } and lets everyone move to the { NAME($side) }. In the zone of which form does { $player } stand then, leaving aside what the scheme itself does?
exercise-zone-why = Space { $there } belongs to the zone “{ NAME($form) }”, which goes from { $first } to { $last }.

exercise-crowns-end = Crowns above the marker
exercise-crowns-end-ask = If the game ended now: how many crowns would { $player } take for the place of the marker? In the stock { $stock ->
        [0] are none
        [one] is 1
       *[other] are { $stock }
    }.
exercise-crowns-end-why = The marker stands on { $space }, and above it { $above ->
        [0] are no crowns
        [one] is 1 crown
       *[other] are { $above } crowns
    }.
exercise-crowns-end-why-short = Crowns are taken in turn order, beginning with { $first }, and the stock has { $stock ->
        [0] none
        [one] only 1
       *[other] only { $stock }
    }: what it lacks is not gained.

exercise-signs = How many signs?
exercise-signs-ask = How many crown signs lie between scores of { $low } and { $high }?
exercise-signs-why = A sign stands at every multiple of { RULE("sign-every") } (reconstructed): whoever goes from the lower score to the higher one counts those that are reached.
exercise-signs-why-between = From { $low } to { $high }: { $found ->
        [0] none
        [one] 1 sign
       *[other] { $found } signs
    }.

exercise-final = Which score counts?
exercise-final-ask = The game is over. { $player } has a first score of { $first } and a second of { $second }; the republic card shows “{ NAME($republic) }”. What is the final score?
exercise-final-why-form = The marker on { $space } { $inside ->
        [yes] stands in the zone “{ NAME($form) }”.
       *[no] stands outside the zone “{ NAME($form) }”: so the lower score counts.
    }
exercise-final-why-crowns = Crowns, with those above the marker and on the card: { $crowns }. Signs between both scores: { $signs }.
exercise-final-why = The final score is { $final }.

# The second score and the end.

exercise-second-best = The second score
exercise-second-ask = The second score: { $player } may use or burn one { NAME($colour) } card again. What brings most points at once?
exercise-second-do = { $what ->
        [use] Use { NAME($card) }
        [burn] Burn { NAME($card) }
       *[skip] Neither
    }
exercise-second-why = { $what ->
        [use] Use { NAME($card) }
       *[burn] Burn { NAME($card) }
    }: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }.

exercise-ranks = Who wins?
exercise-ranks-ask = The final scores are known. Put the players in order, the winner first.
exercise-ranks-player = { $player }: final score { $final }, both scores together { $sum }, cubes { $cubes }
exercise-ranks-why = The highest final score wins; where they are equal, both scores added, then cubes in the supply.

exercise-declines = May points be declined?
exercise-declines-ask = In this game players are asked whether they want their points. { $player } { $what ->
        [war] takes the war action
       *[other] uses the card “{ NAME($card) }”
    }. Is { $player } asked?
exercise-declines-why = Whoever gains at least 1 point may decline the whole gain. A loss can't be declined, and where nothing is gained nothing is asked.

# Rounds.

exercise-begins = How does it begin?
exercise-begins-ask = A game with { SPELT($count) } players begins. { $what ->
        [supply] How many cubes lie in the supply of each?
        [bag] How many cubes are in the bag of each?
        [market] How many cubes lie in the market?
        [marker] On which space of the form track does each marker stand?
        [upgrade] What does the upgrade marker show?
        [offer] How many republic cards lie in the offer?
        [schemes] How many schemes lie on the board?
       *[open] How many cards lie open, Presents and Futures together?
    }
exercise-begins-why = With { SPELT($count) } players: { $number }. { $what ->
        [supply] Each city's cubes, but for those that it puts into the market.
        [bag] One cube of each colour that has a track.
        [market] Each city puts in its { SPELT(RULE("market-cubes")) }.
        [marker] The middle of the track.
        [upgrade] The more play, the more upgrades a round has.
        [offer] The republic cards with crowns.
        [schemes] Their places are their levels.
       *[open] A Present and a Future of each colour.
    }

exercise-next-turn = Whose turn is next?
exercise-next-turn-ask = { $player } passes. { $count ->
        [0] Nobody has passed before.
       *[other] Passed before: { $players }.
    } Who takes the next turn?
exercise-next-turn-why = The turn goes round in the order { $players }; whoever has passed takes no more turns in this round.

exercise-next-first = Who begins next?
exercise-next-first-ask = { $first } has begun this round. The players pass in this order: { $players }. Who begins the next round?
exercise-next-first-why = The first to pass who did not begin this round begins the next one.
exercise-next-first-why-twice = { $first } has begun this round and can't begin again.

exercise-draw-end = Cubes at the end of a round
exercise-draw-end-ask = The war is over. How many cubes does { $player } draw at the end of this round?{ $alone ->
        [yes] {" "}The required score is { $required }.
       *[no] {""}
    }
exercise-draw-end-why = The green track shows { $number }; in the bag { $held ->
        [one] is 1 cube
       *[other] are { $held } cubes
    }.
exercise-draw-end-why-fewest = { $alone ->
        [yes] Alone, whoever is not above the required score has the fewest points and
       *[no] Whoever has the fewest points, with others or not,
    } draws { RULE("fewest-draw") } more, as far as there are cubes.

exercise-steps = The end of a round
exercise-steps-ask = All have passed. In which order does this happen?
exercise-step = { $step ->
        [R1] The war is fought
        [R2] Presents are discarded, Futures become Presents
        [R3] Schemes turn face up, the upgrade marker goes back
        [R4] The first player changes
       *[R5] Cubes are drawn from the bags
    }
exercise-steps-why = First the war, then new cards, then the board is put in order; then the first player changes, and in the new order cubes are drawn.

exercise-war-winner = Who wins the war?
exercise-war-winner-ask = The discs are turned up and have to be paid now. Who wins the war?
exercise-war-order = Who takes first?
exercise-war-order-ask = All of these can pay. In which order may they take cards?
exercise-war-why = The highest disc that is paid wins: { $disc }.
exercise-war-why-unpaid = { $player } has { $held ->
        [0] no cubes
        [one] 1 cube
       *[other] { $held } cubes
    } and can't pay a { $disc }: the disc leaves the game without effect.
exercise-war-why-tie = Of equal discs the one that was placed earlier comes first.
exercise-war-order-why = The others follow, the highest first.

# Alone.

exercise-ghost-acts = What does the ghost do?
exercise-ghost-ask = Scenario { $scenario }: the ghost has drawn a cube ({ NAME($colour) }). What happens beside the discarding of a Present?
exercise-ghost-why = Each colour has an act of its own in each scenario. Here { NAME($colour) } says: { $text }
exercise-ghost-left = How often does it come?
exercise-ghost-left-ask = The ghost has drawn { $drawn ->
        [0] no cube
        [one] 1 cube
       *[other] { $drawn } cubes
    } in this round. How many will it still draw before the round ends, if { $player } passes now?
exercise-ghost-left-why = In scenario { $scenario } it draws { $total } a round.
exercise-ghost-left-why-pass = When the human has passed the ghost goes on alone till it has drawn them all.

exercise-objectives = Which objectives are met?
exercise-objectives-ask = If the game ended now: which of these objectives would { $player } meet? Mark all of them.
exercise-objectives-why = Crowns above the marker count, those of the republic card do not. A used card is in the supply, a burned one is not.

exercise-bonus-crowns = Bonus crowns
exercise-bonus-ask = { $required } points were required, and { $player } has won with { $final }. With how many bonus crowns does the next game begin?
