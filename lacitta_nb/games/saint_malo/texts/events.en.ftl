# What happened, one sentence per kind of event; the words are the fields of the event.
# $dice-all are the symbols of the dice, $parts-… the points of each part of a score, $players-all names.

event-rolled = { $player } rolled, { $amount ->
        [1] the first roll of the turn
       *[other] roll { $amount } of the turn
    }: { NAMES($dice-all) }.
event-kept = { $dice ->
        [0] { $player } kept none of the dice.
       *[other] { $player } kept { NAMES($dice-all) }.
    }
event-turned = { $player } turned { $amount ->
        [one] one die
       *[other] { SPELT($amount) } dice
    } to { NAME($what) } for { $coins } coins.
event-delivered = { $player } took a delivery of { $amount ->
        [one] 1 log
       *[other] { $amount } logs
    } for { $coins } coins.
event-placed = { $player } placed { A($what) } at { $space }{ $rule ->
        [W4] {""} as the bonus of a side
       *[other] {""}
    }.
event-points = { $player } scored { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }{ $rule ->
        [W3] {""} for the complete side at the { NAME($side) }
       *[other] {""} with the { NAME($what) }
    }.
event-coins = { $player } took { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }{ $rule ->
        [W3] {""} for the complete side at the { NAME($side) }
       *[other] {""} with the { NAME($what) }
    }.
event-logs_used = { $player } used { $amount ->
        [one] a log
       *[other] { $amount } logs
    } of the store for it.
event-side_complete = { $player }'s side at the { NAME($side) } is complete: walls on all of its spaces.
event-side_broken = { $player }'s side at the { NAME($side) } is broken: it brings neither bonus nor defence any more.
event-bonus = The tower of the side at the { NAME($side) } brings { $player } { $what ->
        [coins] { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }
        [points] { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }
       *[person] a person up to level { $amount }
    }.
event-pirates = { $player }'s swords marked { $amount ->
        [one] 1 box
       *[other] { $amount } boxes
    } in row { $row } of the pirates.
event-attack = Row { $row } is full: the pirates attack with strength { $amount }.
event-held = { $player } held with a defence of { $amount }.
event-cannon_lost = { $player } lost a cannon: a defence of { $amount } was too little.
event-city_full = { $player }'s city is full.
event-last_round = This round is the last one, since a city is full.
event-final = { $player } has { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } in the end: { $parts-points } so far{ $parts-city ->
        [0] {""}
       *[other] , { $parts-city } for the full city
    }{ $parts-coins ->
        [0] {""}
       *[other] , { $parts-coins } for coins
    }{ $parts-logs ->
        [0] {""}
       *[other] , { $parts-logs } for logs
    }{ $parts-churches ->
        [0] {""}
       *[other] , { $parts-churches } for churches
    }{ $parts-cannons ->
        [0] {""}
       *[other] , { $parts-cannons } for cannons lost
    }.
event-won = { $players ->
        [one] { $players-all } won with { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }{ $what ->
            [empty] ; at equal points more empty spaces decide
           *[other] {""}
        }.
       *[other] { $players-all } share the win with { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }{ $what ->
            [empty] ; at equal points more empty spaces decide
           *[other] {""}
        }.
    }
