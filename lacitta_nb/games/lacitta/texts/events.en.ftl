# What happened, one sentence per kind of event; the words are the fields of the event.
# $points-first and $points-last are the points of the two cities of a migration, $circles how many voice cards.

event-placed = { $player } placed a castle at { $space } with { $amount ->
        [one] 1 citizen
       *[other] { $amount } citizens
    }.
event-start_player = { $year ->
        [1] { $player } is the start player of the first year.
       *[other] { $player } is the start player of year { $year }.
    }
event-voice_laid = { SPELT(RULE("circles"), start: "yes") } voice cards were laid out; the open one asks for { NAME($service) }.
event-income = { $building ->
        [port] The port at { $space } paid { $player } { $amount } gold.
        [quarry] The quarry at { $space } paid { $player } { $amount } gold.
       *[other] { $player } took { $amount } gold as the income of { $space }.
    }
event-grew = { $amount ->
        [one] 1 citizen
       *[other] { $amount } citizens
    } came to { $player }'s city at { $space }.
event-full = Nobody came to { $player }'s city at { $space }: it holds as many citizens as it may.
event-no_supply = Nobody came to { $player }'s city at { $space }: the common supply of citizens is empty.
event-gold = { $player } took { $amount } gold with an action card.
event-founded = { $player } founded a city at { $space } with { $amount ->
        [one] 1 citizen
       *[other] { $amount } citizens
    }, one of whom came from the castle at { $source }{ $food ->
        [0] {""}
       *[other] ; it brings { $food } food
    }.
event-built = { $player } built { A($building) } at { $space }{ $rule ->
        [X2] {""} in place of a road
       *[other] {""}
    }, in the city at { $source }{ $card ->
        [master_builder] , with the master builder
       *[other] {""}
    }{ $gold ->
        [0] {""}
       *[other] , for { $gold } gold
    }{ $building ->
        [market] ; its citizen came from the supply
        [road] {""}
       *[other] ; one citizen moved there from the castle
    }{ $food ->
        [0] {""}
       *[other] , and it brings { $food } food
    }.
event-figures = { $player } staged bread and circuses at { $space }{ $gold ->
        [0] {""}
       *[other] {""} for { $gold } gold
    }: { $amount ->
        [one] 1 figure adds 1 point
       *[other] { $amount } figures add { $amount } points
    } of { NAME($service) } there until the year ends.
event-golden_times = Golden times{ $gold ->
        [0] {""}
       *[other] {""} for { $gold } gold
    }: { $amount ->
        [one] 1 citizen
       *[other] { $amount } citizens
    } came to { $player }'s city at { $space }.
event-rich_harvest = Rich harvest: { $player }'s farm at { $space } yields double this year, { $amount } food more.
event-looked = { $player } looked at { $circles ->
        [2] the hidden voice cards { $circles-first } and { $circles-last }
       *[other] all { SPELT($circles) } hidden voice cards
    }{ $gold ->
        [0] {""}
       *[other] {""} for { $gold } gold
    }.
event-passed = { $player } passed{ $amount ->
        [0] ; no political card was left to take
       *[other] {""} and took the top political card face down
    }.
event-forfeited = { $player } lost a turn for last year's hunger: one action card goes face down unused.
event-drawn = The next political card is { A($card) }, at place { $amount } of the display.
event-reshuffled = The political deck was empty, so the { $amount ->
        [one] card of the discard was
       *[other] { $amount } cards of the discard were
    } shuffled into a new one.
event-revealed = Voice card { $amount } asks for { NAME($service) }.
event-wished = The voice of the people has spoken: citizens want { NAME($service) }.
event-wish_chosen = { $player } chose { NAME($service) } as the wish for the city at { $space }.
event-migrated = A citizen left { $other }'s city at { $source } for { $player }'s city at { $space }, which offers more { NAME($service) }: { $points-first } against { $points-last }.
event-no_room = A citizen left { $other }'s city at { $source } for { $player }'s city at { $space }, which offers more { NAME($service) } ({ $points-first } against { $points-last }), but found that city full and went back to the supply.
event-demolished = { $rule ->
        [D2a] { $player }'s road at { $space } is gone with the building that it hung on
       *[other] { $player } lost the { NAME($building) } at { $space } because the city at { $source } had { $amount ->
            [one] 1 citizen too few for its buildings
           *[other] { $amount } citizens too few for its buildings
        }
    }{ $food ->
        [0] {""}
       *[other] ; { $food } food is lost with it
    }.
event-over_limit = { $player }'s city at { $space } may hold fewer citizens now that a building is gone: { $amount ->
        [one] 1 citizen went
       *[other] { $amount } citizens went
    } back to the supply.
event-road_given_up = { $player } gave up the road at { $space }, in the city at { $source }.
event-city_lost = { $player }'s city at { $space } is gone: nobody was left in its castle, which goes back to its owner{ $food ->
        [0] {""}
       *[other] , and { $food } food is lost with it
    }.
event-out = { $player } has no building left and is out of the game.
event-fed = { $player } fed { $amount ->
        [one] the only citizen
       *[other] all { $amount } citizens
    } with { $food } food.
event-hungry = { $player } has { $food } food, which is { $amount } too little: { $amount ->
        [one] 1 citizen has to leave
       *[other] { $amount } citizens have to leave
    } because of hunger.
event-starved = Hunger drove { $amount ->
        [one] a citizen
       *[other] { $amount } citizens
    } from { $player }'s city at { $space }.
event-penalty = { $rule ->
        [E2] { $player } went hungry in the last year, which costs { RULE("hunger") } points.
       *[other] { $player } went hungry, so next year's first turn is lost.
    }
event-figures_home = { $amount ->
        [one] 1 figure went
       *[other] { $amount } figures went
    } back to { $player }.
event-year_ended = Year { $year } is over: action cards turn face up, played cards and voice cards are set aside.
event-scored = { $player } scored { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }.
