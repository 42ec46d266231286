# What happened, one sentence per kind of event; the words are the fields of the event.
# $cubes-all are colours, $parts-… the parts of a score, $players-all names.

event-paid = { $player } paid { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } ({ NAMES($cubes-all) }) { $what ->
        [use] to use a card
        [burn] to burn a card
        [upgrade] to upgrade a track
       *[other] for the action “{ NAME($what) }”
    }.
event-to_market = { $player } put one { NAME($colour) } cube into the market, in the row of price { $amount }.
event-from_market = { $amount ->
        [one] 1 { NAME($colour) } cube
       *[other] { $amount } { NAME($colour) } cubes
    } left the game with the emptied row of the market.
event-bought = { $player } bought one { NAME($colour) } cube for { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
event-taken = { $player } took one { NAME($colour) } cube from the market, from the row of price { $amount }, without paying.
event-drawn = { $player } drew { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } from the bag: { NAMES($cubes-all) }.
event-kept = { $player } kept { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } of those drawn ({ NAMES($cubes-all) }); the rest went back into the bag.
event-to_bag = { $player } had to put one { NAME($cubes-first) } cube into the bag.
event-points = { $player } { $amount ->
        [-1] lost 1 point
        [one] gained 1 point
       *[other] gained { $amount } points
    }.
event-declined = { $player } declined { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }.
event-banner = { $player } { $amount ->
        [-1] gave up one { NAME($colour) } banner
        [1] took one { NAME($colour) } banner
       *[other] gave up { NAME($colour) } banners ({ $amount })
    }.
event-crown = { $player } { $amount ->
        [-1] { $rule ->
            [X6] was robbed of one crown
           *[other] gave up one crown
        }
        [1] took one crown
       *[other] { $rule ->
            [X4] gave up crowns ({ $amount })
           *[other] took { $amount } crowns
        }
    }.
event-cube = { $player } took one { NAME($colour) } cube from the stock.
event-removed = { $player } put { $amount ->
        [one] 1 { NAME($colour) } cube
       *[other] { $amount } { NAME($colour) } cubes
    } out of the game.
event-card_used = { $player } used “{ NAME($what) }”{ $place ->
        [present] , the Present in { NAME($colour) }
        [future] , the Future in { NAME($colour) }
       *[other] {""} once more
    }.
event-card_burned = { $player } burned “{ NAME($what) }” under { NAME($colour) }.
event-republic = { $player } { $what ->
        [kept] kept the old republic card
        [changed] exchanged the republic card for one of the offer
       *[other] looked at a republic card and laid it or the old one into the offer
    }.
event-upgraded = { $player }'s { NAME($colour) } track went up to space { $amount }; upgrades left in this round: { $space }.
event-moved_back = { $player }'s { NAME($colour) } track went back to space { $amount }.
event-passed = { $player } passed.
event-scheme = { $player } used { $amount ->
        [0] the city's own scheme “{ NAME($what) }”
       *[other] the scheme “{ NAME($what) }” of level { $amount }
    }.
event-scheme_gone = The scheme “{ NAME($what) }” of level { $amount } left the game.
event-named = { $player } named { NAME($colour) }.
event-moved = { $player }'s marker moved { $amount ->
        [-2] { SPELT(2) } spaces to the left
        [-1] one space to the left
        [1] one space to the right
        [2] { SPELT(2) } spaces to the right
       *[other] by { $amount } spaces
    }, to space { $space }.
event-disc = { $player } laid a disc face down on the war track.
event-disc_back = { $player } took back the war disc of power { $amount }.
event-disc_out = { $player }'s war disc of power { $amount } left the game.
event-revealed = { $player } turned up a disc of power { $amount }.
event-war_paid = { $player } paid { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } for the war ({ NAMES($cubes-all) }).
event-war_unpaid = { $player } could not pay the disc of power { $amount }: { $cubes ->
        [0] there was no cube to pay with
        [one] the only cube is gone ({ NAMES($cubes-all) })
       *[other] all { $cubes } cubes are gone ({ NAMES($cubes-all) })
    }, and the disc left the game without effect.
event-war_won = { $player } won the war with a disc of power { $amount }.
event-refilled = New cards in { NAME($colour) }. Present: { NAME($what) }; Future: { NAME($place) }.
event-shuffled = The discards in { NAME($colour) } became a new deck of { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
event-round = Round { $amount } begins: schemes are face up, and the upgrade marker is back.
event-first_player = { $player } is the first player now.
event-ghost = The ghost drew { NAME($colour) }. Discarded Present: { NAME($what) }.
event-ghost_disc = The ghost laid a disc face down on the war track.
event-ghost_revealed = The ghost's disc has power { $amount }.
event-ghost_won = The ghost won the war with a disc of power { $amount }, and takes nothing.
event-ghost_disc_out = The ghost's war disc of power { $amount } left the game.
event-second_score = For the second score { $player } took up “{ NAME($what) }” ({ NAME($colour) }).
event-final = { $player } ends with { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }: first score { $parts-first }, second score { $parts-second }, marker { $parts-form ->
        [1] inside
       *[other] outside
    } the zone of the republic card ({ NAME($what) }), crowns { $parts-crowns }, crown signs between the scores { $parts-signs }, cubes { $parts-cubes }.
event-won = { $players ->
        [one] { $players-all } won with { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }{ $what ->
            [sum] ; at equal points both scores together decide
            [cubes] ; at equal points and scores more cubes in the supply decide
           *[other] {""}
        }.
       *[other] { $players-all } share the win with { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }{ $what ->
            [sum] ; at equal points both scores together decide
            [cubes] ; at equal points and scores more cubes in the supply decide
           *[other] {""}
        }.
    }
event-solo = { $what ->
        [won] { $player } won against the ghost{ $amount ->
            [0] , without bonus crowns
            [one] , and begins the next game with 1 bonus crown
           *[other] , and begins the next game with { $amount } bonus crowns
        }.
       *[other] { $player } lost against the ghost; the same game can be tried again.
    }
