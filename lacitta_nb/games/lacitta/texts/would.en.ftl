# What would happen, one sentence per kind of event; the words are the fields of the event, and
# `$count` how often it would.

would-migrated = A citizen would leave { $other }'s city at { $source } for { $player }'s city at { $space }: { NAME($service) } { $points-first } against { $points-last }.
would-no_room = A citizen would leave { $other }'s city at { $source } for { $player }'s city at { $space } ({ NAME($service) } { $points-first } against { $points-last }), find it full and be lost.
would-demolished = { $rule ->
        [D2a] { $player }'s road at { $space } would go with the building that it hangs on
       *[other] { $player } would lose the { NAME($building) } at { $space }
    }{ $food ->
        [0] {""}
       *[other] {""} and with it { $food } food
    }{ $rule ->
        [D2a] .
       *[other] : the city at { $source } lacks a citizen for it.
    }
would-city_lost = { $player } would lose the whole city at { $space }{ $food ->
        [0] {""}
       *[other] {""} and with it { $food } food
    }.
would-road_given_up = The road at { $space } would go back to the supply.
would-over_limit = { $amount ->
        [one] 1 citizen
       *[other] { $amount } citizens
    } would leave { $player }'s city at { $space }, whose limit falls.
would-out = { $player } would have no building left and be out of the game.
would-hungry = { $player } would have { $food } food, and { $amount ->
        [one] 1 citizen
       *[other] { $amount } citizens
    } would go hungry.
would-starved = { $count ->
        [one] A citizen
       *[other] { $count } citizens
    } would leave { $player }'s city at { $space } for want of food.
