# A game in text: what `print(game)` shows.

report-moment = Turn { $turn } · { PHASE($phase) }
report-over = After { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } · { PHASE("over") }
report-decides = { $player } must decide: { $kind ->
        [roll] which dice stay
        [use] what the dice are used for
        [place] where { A($thing) } goes
        [house] where the next house goes
       *[bonus] which person a side brings
    }
report-rolls = { $player } rolls next; step() does it.
report-counts = Nobody has to decide: step() counts the points.
report-dice = Dice after roll { $rolls }: { NAMES($dice) }
report-pirates = Pirates: { $marked } of { $boxes } boxes marked, { $left ->
        [0] no attack is left
        [one] 1 more before the attack of strength { $strength }
       *[other] { $left } more before the attack of strength { $strength }
    }
report-player = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $logs ->
        [one] 1 log
       *[other] { $logs } logs
    }, defence { $defence }, { $cannons ->
        [0] no cannon lost
        [one] 1 cannon lost
       *[other] { $cannons } cannons lost
    }
report-final = final score { $points }, place { $rank }
report-legend = Letters: c crate, w wall, { $churches } church of that size, h house, C citizen, S soldier, P priest, A architect, M merchant, J juggler, N noble, { $empty } empty
