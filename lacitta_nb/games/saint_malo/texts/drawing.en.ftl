# What a screen reader says of the cities and the pirates, and the few words written beside them.

drawing-sheets = { $players ->
        [one] The city of 1 player
       *[other] The cities of { $players } players
    } and the pirates. { $moment }
drawing-sheets-turn = { $player }’s turn, before the first roll{ $last ->
        [0] { "" }
       *[other] {" "}· last round
    }
drawing-sheets-roll = { $player }’s turn · roll { $roll } of { $rolls }{ $last ->
        [0] { "" }
       *[other] {" "}· last round
    }
drawing-sheets-over = The game is over: { $names } won
drawing-space-empty = { $space }: empty, { $where }
drawing-space-holds = { $space }: { NAME($what) }, { $where }
drawing-space-inner = inner space
drawing-space-outer = outer space of the { NAME($side) } side, { $now ->
        [complete] which is complete
        [broken] which is broken
       *[open] { $walls } of { $most } walls
    }
drawing-card = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $logs ->
        [one] 1 log
       *[other] { $logs } logs
    }, defence { $defence }{ $strength ->
        [0] { "" }
       *[other] {" "}against the next attack of { $strength }
    }, { $lost ->
        [one] 1 cannon lost
       *[other] { $lost } cannons lost
    }, { $filled } of { $spaces } spaces filled
drawing-pirates = Pirates
drawing-pirates-row = Pirates, row { $row }, strength { $strength }: { $marked } of { $boxes } boxes marked
drawing-dice = { $player }, roll { $roll }:
drawing-church = church with its size
drawing-count = { $what ->
        [points] points
        [coins] coins
        [logs] logs in the store
        [defence] defence / strength of the next attack
       *[lost] cannons lost
    }
