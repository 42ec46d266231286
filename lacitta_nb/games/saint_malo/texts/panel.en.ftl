# What the panel says of Saint Malo. `panel-ui-` are the words on its buttons and headings.

## The head

panel-title = Round { $round }
panel-title-empty = at equal points more empty spaces decide, { $more } against { $less }
panel-whose-roll = { $player }: roll { $roll } of { RULE("rolls") }
panel-roll = Roll { $roll } of { RULE("rolls") }
panel-next-attack = Attack of { $strength } in { $boxes ->
        [one] 1 box
       *[other] { $boxes } boxes
    }
panel-next-attack-help = When { $boxes ->
        [one] 1 more box is
       *[other] { $boxes } more boxes are
    } marked, row { $row } is full and pirates attack with strength { $strength }. { $count ->
        [0] Everybody would hold today.
       *[other] Today it would cost a cannon: { $names }.
    }
panel-no-attack = No more attacks
panel-no-attack-help = All rows of the pirates are full: swords are not marked any more.
panel-last-round = Last round

## The dice

panel-faces = { $symbol ->
        [log] { $count ->
            [one] 1 log
           *[other] { $count } logs
        }
        [crate] { $count ->
            [one] 1 crate
           *[other] { $count } crates
        }
        [wall] { $count ->
            [one] 1 wall
           *[other] { $count } walls
        }
        [cross] { $count ->
            [one] 1 cross
           *[other] { $count } crosses
        }
        [head] { $count ->
            [one] 1 head
           *[other] { $count } heads
        }
       *[swords] { $count ->
            [one] swords
           *[other] { $count } swords
        }
    }
panel-keep = keep { $dice } and roll { $rolled ->
        [one] 1 die
       *[other] { $rolled } dice
    } again
panel-roll-all = roll all dice again
panel-stop = stop rolling
panel-again = Roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } again
panel-again-brief = Roll { $dice }
panel-help-dice = { $kind ->
        [stop] The dice are used as they lie.
       *[keep] These dice stay, all others are rolled again. A die that stays may be rolled again later.
    }
panel-rolls-left = { $rolls ->
        [one] 1 roll is left.
       *[other] { $rolls } rolls are left.
    }
panel-odds = At least { $dice } in the end: { $chance }
panel-keeps-swords = { $count ->
        [one] 1 die with swords stays: it marks a box.
       *[other] { $count } dice with swords stay: each marks a box.
    }
panel-thrown-as = Roll { $roll }: { $dice }
panel-thrown-late = Dice of a real table can be put here before the first roll of a turn or after a roll, not while something is being placed.

## What, where

panel-group-bonus = Bonus of the side
panel-use = { $what ->
        [log] { $number ->
            [one] 1 log
           *[other] { $number } logs
        }
        [crate] { $number ->
            [one] 1 crate
           *[other] { $number } crates
        }
        [wall] { $number ->
            [one] 1 wall
           *[other] { $number } walls
        }
        [house] { $number ->
            [one] 1 house
           *[other] { $number } houses
        }
       *[cross] Church { $number }
    }
panel-choice = { $kind ->
        [nothing] Nothing
        [nobody] Nobody
        [done] No more houses
       *[place] Place it
    }
panel-turns = turn { $dice }
panel-costs = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
panel-heads = It takes { $number ->
        [one] 1 head
       *[other] { $number } heads
    }.
panel-help-use = { $what ->
        [log] A delivery brings a log for each die, and costs { RULE("delivery-price") } coins however many they are. An architect makes houses of logs; each is a point in the end.
        [crate] A crate for each die, each after the first joined by an edge to one placed before. Merchants count crates beside them.
        [wall] A wall for each die, on outer spaces only. A side with walls only brings its bonus and { RULE("side-defence") } defence.
       *[cross] A church of size { $number }. Churches count in the end, in series that begin with the smallest and have no gap.
    }
panel-help-nothing = { $kind ->
        [take] Nobody comes.
       *[use] The dice are not used; swords are marked all the same.
    }
panel-best = { $kind ->
        [coins] { $amount ->
            [0] no coins now
            [one] 1 coin
           *[other] up to { $amount } coins
        }
        [houses] { $amount ->
            [0] no houses now
           *[other] houses: { $amount } points
        }
        [points] { $amount ->
            [0] no points now
            [one] 1 point
           *[other] up to { $amount } points
        }
        [series] series +{ $amount }
       *[defence] defence +{ $amount }
    }
panel-best-wall = completes { NAME($side) }: { $defence } defence and { $bonus }
panel-bonus = { $kind ->
        [coins] { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }
        [points] { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }
       *[person] a person up to level { $amount }
    }
panel-decide-roll = Which dice stay? Click them, then roll the others; or stop.
panel-decide-use = What are { $player }'s dice used for? One symbol only.
panel-decide-bonus = A side is complete: who comes to { $player }'s city?
panel-where = { $thing ->
        [crate] { $left ->
            [one] Choose a lit space for the crate.
           *[other] Choose { $left } lit spaces for the crates.
        }
        [wall] { $left ->
            [one] Choose a lit space for the wall.
           *[other] Choose { $left } lit spaces for the walls.
        }
        [house] Choose lit spaces for up to { $left ->
            [one] 1 house
           *[other] { $left } houses
        }.
       *[other] Choose a lit space for the { NAME($thing) }.
    }
panel-badge = { $thing ->
        [merchant] The number is the coins it brings now.
        [priest] The number is the points it brings now.
        [juggler] The number is the points it brings now.
        [architect] The number is the points of its houses.
        [crate] The number is the crates beside the best place for a merchant.
        [wall] The number is the walls that the side then has.
       *[other] {""}
    }
panel-badge-breaks = { $badge }: it breaks the side.
panel-where-all = { $thing ->
        [bonus] The side is complete, and its tower brings a person.
        [house] No more houses can be made.
       *[other] All have their space.
    } Press Confirm, or click one to take it out again.
panel-ask-space = Where?
panel-planned = { NAME($thing) } at { $space }
panel-worth = { $kind ->
        [coins] { NAME($thing) } here: { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }
        [points] { NAME($thing) } here: { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }
        [houses] { NAME($thing) } here: { $amount } points of houses
        [crates] { NAME($thing) } here: then { $amount } beside the best place for a merchant
       *[none] { NAME($thing) } here
    }
panel-worth-wall = { $walls ->
        [0] the side is broken: no defence
        [one] 1 wall on this side
       *[other] { $walls } walls on this side
    }
panel-worth-breaks = breaks the { NAME($side) } side
panel-worth-completes = completes the { NAME($side) } side, which brings { $bonus }
panel-space-filled = { $space }{ $side ->
        [none] {""}
       *[other] {""} ({ NAME($side) } side)
    }: { NAME($thing) }.
panel-space-empty = { $space }{ $side ->
        [none] {""}
       *[other] {""} ({ NAME($side) } side)
    } is empty. It would bring:
panel-space-side = Anything but a wall breaks the { NAME($side) } side for good.

## What confirming plays and changes

panel-do-use = { $what ->
        [nothing] use nothing
        [log] use { $number ->
            [one] 1 log
           *[other] { $number } logs
        }
        [crate] use { $number ->
            [one] 1 crate
           *[other] { $number } crates
        }
        [wall] use { $number ->
            [one] 1 wall
           *[other] { $number } walls
        }
        [cross] build a church of size { $number }
       *[other] take { A($what) }
    }
panel-do-take = { $what ->
        [nothing] nobody comes
       *[other] { A($what) } comes
    }
panel-do-place = { A($thing) } at { $space }
panel-do-turned = { $what }, with { $count ->
        [one] 1 die
       *[other] { $count } dice
    } turned
panel-do-several = { $things } at { $spaces }{ $more ->
        [0] {""}
        [one] {""}, 1 more to follow
       *[other] {""}, { $more } more to follow
    }
panel-do-done = no more houses
panel-change-points = Points { $before } → { $after }
panel-change-coins = Coins { $before } → { $after }
panel-change-logs = Logs { $before } → { $after }
panel-change-defence = Defence { $before } → { $after }
panel-change-total = If the game ended today: { $before } → { $after }
panel-change-complete = The { NAME($side) } side is complete.
panel-change-bonus = Its tower brings a person up to level { $level }.
panel-change-broken = The { NAME($side) } side is broken for good.
panel-change-city-full = Your city is full: { RULE("full-city-points") } points in the end.
panel-change-last-round = This round is the last.
panel-then-place = Then { $left ->
        [one] 1 more is
       *[other] { $left } more are
    } placed.
panel-boxes = At the end of the turn { $count ->
        [one] 1 box is marked.
       *[other] { $count } boxes are marked.
    }
panel-attack = Attack of { $strength }: { $count ->
        [0] everybody holds.
        [one] { $names } loses a cannon.
       *[other] { $names } lose a cannon each.
    }
panel-warn-done = { $left ->
        [one] 1 more log could become a house.
       *[other] { $left } more logs could become houses.
    }

## Dangers

panel-danger = The next attack has strength { $strength }, your defence is { $defence }: that costs you a cannon, −{ RULE("cannon-points") } points.
panel-danger-held = You hold the next attack: defence { $defence } of { $strength }.
panel-danger-chance = Chance that it comes before your next turn: { $low } if swords are rolled again, { $high } if they are kept.
panel-danger-sure = It comes at the end of this turn.
panel-danger-later = With your defence of { $defence } today you would lose a cannon in { $count ->
        [one] one more attack
       *[other] { $count } more attacks
    }: { $strengths }.

## What the signs mean

panel-sign-person = { $name }, { $level ->
        [one] 1 head
       *[other] { $level } heads
    }: { $help }
panel-sign-shield = Behind the stroke stands the strength of the next attack.
panel-sign-today = Those of the game so far; “{ panel-ui-today }” is what they would be if the game ended now.

## What happened

panel-log-heading = Round { $round } · { $player }
panel-told-stopped = { $player } stopped rolling.
panel-told-nobody = { $player } took nobody.
panel-told-done = { $player } built no more houses.
panel-told-chosen = { $thing ->
        [none] { $player } used nothing.
       *[other] { $player } chose { A($thing) }.
    }
panel-brief-place = { NAME($thing) } { $space }
panel-brief-logs = { $logs ->
        [one] 1 log
       *[other] { $logs } logs
    }

## The guide through a first turn: at most 160 letters each.

panel-guide-dice = Click the dice that shall stay, then roll the others again; or stop. Swords mark boxes of the pirates.
panel-guide-use = Choose one symbol to use. The card says what it brings, and what turning other dice would cost.
panel-guide-where = Now where? Choose one of the lit spaces; the number on it says what it would bring there.
panel-guide-confirm = This is what would change. Confirm plays it, Cancel lets you choose again, and Undo takes back even what was played.

## A new game

panel-start-drawn = drawn by the seed
panel-start-seat = player { $number }

## Words on the panel

panel-ui-panel = Saint Malo
panel-ui-beginner = Who begins
panel-ui-start-help = Who begins: that player begins every round.
panel-ui-seed-help = Seed: the same seed gives the same dice. Leave it empty to have one drawn.
panel-ui-turn-parts = Parts of the turn
panel-ui-log-rounds = Show all rounds
panel-ui-undo-turn = To the beginning of the turn
panel-ui-die = Die
panel-ui-dice = Dice
panel-ui-stays = stays
panel-ui-rolls-again = is rolled again
panel-ui-taken-out = Take out
panel-ui-city-help = The city of whose turn it is. Arrow keys move; with Shift, or with n and p, to spaces that may be chosen; Home to the best of them; Enter chooses, Esc cancels. Number keys choose dice, r rolls, s stops.
panel-ui-thrown = Dice of a real table
panel-ui-thrown-help = Throw real dice and put here what they show. The game then begins anew at this position with these dice; what was played before can't be taken back after that. You are asked first.
panel-ui-thrown-roll = Which roll
panel-ui-thrown-put = Put these dice here
panel-ui-today = Today
panel-ui-go-on = To go on, press Step.
panel-ui-if-today = If the game ended today
panel-ui-coins = Coins
panel-ui-logs = Logs
panel-ui-cannons = Cannons lost
panel-ui-city = Full city
panel-ui-churches = Churches
panel-ui-total = Total
panel-ui-empty = Empty spaces
panel-gauge = Defence { $defence } against the next attack of { $strength }
panel-ui-shield = Defence
panel-hint-than-least = Compared with doing nothing, roughly:
panel-hint-than-stop = Compared with stopping now, roughly:
