# A game in text: what `print(game)` shows.

report-moment = Round { $round } of { RULE("rounds") } · { PHASE($phase) }
report-over = After { RULE("rounds") } rounds · { PHASE("over") }
report-decides = { $player } must decide: { $kind ->
        [turn] which action to take
        [buy] which cubes to buy
        [banner] which banner to take
        [colour] which colour to name
        [under] under which colour to burn the card
        [disc] which war disc to name
        [keep] which cubes to keep
        [pay] which cubes to pay for the war
        [discard] which banners to give up
        [remove] how many cubes leave the game
        [crowns] how many crowns leave the game
        [take] what to take
        [move] how to move the marker
        [shift] which way everyone's marker moves
        [draw] whether to draw
        [scheme] whether to use the city's scheme
        [swap] which banner to exchange
        [card] which used card to burn
        [rob] from whom to take a crown
        [republic] which republic card to keep
        [offer] whether to take a card of the offer
        [second] which card serves for the second score
        [back] which tracks go back
        [bag] which cube goes into the bag
       *[accept] whether to accept the points
    }
report-runs = Nobody has to decide: step() goes on.
report-upgrades = Upgrades left in this round: { $left }
report-market = Market: { $rows }
report-row = price { $price }: { $cubes }
report-count = { NAME($colour) } { $count }
report-cards = Cards in { NAME($colour) }: Present { NAME($present) }, Future { NAME($future) }, in the deck { $deck }
report-schemes = Schemes: { $schemes }
report-scheme = { $level } { NAME($scheme) }{ $used ->
        [yes] {""} (used)
       *[no] {""}
    }
report-war = War track: { $discs }
report-disc = { $player } { $power ->
        [-1] (face down)
       *[other] (power { $power })
    }
report-ghost-disc = ghost { $power ->
        [-1] (face down)
       *[other] (power { $power })
    }
report-ghost = Ghost: { $scenario }, game { $game }, required score { $required }, drawn in this round: { $drawn }, discs left { $discs }
report-objectives = Objectives: { $objectives }
report-solo = Required score { $required }, now { $final }. Objectives: { $objectives }.{ $won ->
        [yes] {" "}Won; bonus crowns for the next game: { $crowns }.
       *[no] {""}
    }
report-objective = { $objective } ({ $met ->
        [yes] met
       *[no] not met
    })
report-player = { $player } ({ NAME($city) }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, marker on { $space } ({ NAME($form) }), { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
report-second = second score so far { $points }
report-passed = has passed
report-republic = republic card: { NAME($card) }
report-tracks = tracks: { $tracks }
report-supply = supply: { $cubes }
report-bag = bag: { $cubes }
report-banners = banners: { $banners }
report-discs = war discs in hand: { $held }, out of the game: { $gone }
report-used = used: { $cards }
report-burned = burned: { $cards }
report-scheme-own = own scheme: { NAME($scheme) }
report-final = final score { $points } (first { $first }, second { $second }), place { $rank }
