# A game in text: what `print(game)` shows.

report-moment = Year { $year } of { $years } · { PHASE($phase) }
report-decides = { $player } must decide: { $kind ->
        [place] where to place a castle
        [turn] a turn of the political rounds
        [penalty] the penalty turn for last year's hunger
        [wish] which wish a city applies
        [give_up_roads] which roads to give up
        [demolish] which building falls
       *[starve] which city a citizen leaves
    }
report-runs = Nobody has to decide; the phase runs by itself.
report-voice = Voice cards: { $cards }
report-hidden = hidden
report-display = On display: { $cards }
report-player = { $player }: { $gold } gold, { $food } food for { $citizens ->
        [one] 1 citizen
       *[other] { $citizens } citizens
    }, { $cards ->
        [one] 1 action card
       *[other] { $cards } action cards
    } and { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } left
report-final = { $player }: place { $rank } with { $points ->
        [one] 1 point
       *[other] { $points } points
    } (citizens { $citizens }, complete cities { $bonus }{ $penalty ->
        [0] {""}
       *[other] , hunger { $penalty }
    }), { $gold } gold
report-out = { $player } is out of the game
report-out-final = { $player } is out of the game, place { $rank }
report-starts = starts the rounds
report-city = { $castle }: { $citizens ->
        [one] 1 citizen
       *[other] { $citizens } citizens
    }{ $limit ->
        [0] {""} without limit
       *[other] {""} of at most { $limit }
    }; culture { $culture }, education { $education }, health { $health }
report-building = { NAME($building) } { $space }
