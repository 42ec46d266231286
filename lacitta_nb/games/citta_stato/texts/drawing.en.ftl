# What a screen reader says of the board and the players, and the few words written there.

drawing-letter = { $colour ->
        [yellow] Y
        [white] W
        [green] G
        [orange] O
        [black] B
       *[purple] P
    }
drawing-colour = { $letter }: { NAME($colour) }
drawing-all = all
drawing-passed = passed
drawing-ghost = The ghost
drawing-more = … and { $count } more
drawing-required = at least { $score }
drawing-scheme-gone = out of the game
drawing-scheme-used = { $scheme } · used
drawing-seal = { $colour ->
        [red] R
       *[blue] B
    }
drawing-form = { $form ->
        [plutocracy] Plutocracy
        [oligarchy] Oligarchy
       *[doge] Doge
    }
drawing-row = { $what ->
        [future] Future
       *[present] Present
    }
drawing-card = { $card ->
        [constantinople] Constanti- nople
       *[other] { NAME($card) }
    }
drawing-action = { $what ->
        [fleet] Fleet
        [city] City
        [guilds] Guilds
        [war] War
        [republic] Republic
       *[politics] Politics
    }
drawing-line = { $what ->
        [round] Round
        [upgrade] Upgrades
        [war] War track
        [offer] Offer
       *[stock] Stock
    }
drawing-ghost-line = { $what ->
        [bag] Bag
        [drawn] Drawn
       *[discs] Discs
    }
drawing-board = { $players ->
        [one] Città-Stato, alone against the ghost.
       *[other] Città-Stato, { $players } players.
    } { $moment }
drawing-board-turn = Round { $round } of { $rounds } · { $player }’s turn · next action: { $price ->
        [one] 1 cube
       *[other] { $price } cubes
    }
drawing-board-phase = Round { $round } of { $rounds } · { $phase ->
        [war] war
        [round_end] end of the round
        [second_score] second score
       *[final] final score
    }
drawing-board-over = The game is over: { $names } won
drawing-board-solo = The game is over: { $score } of { $required } points
drawing-war-disc = place { $place }: { $disc ->
        [unknown] a disc of { $player }
       *[other] { $player } with { $disc }
    }{ $open ->
        [0] , face down
       *[1] { "" }
    }
drawing-player = { $player }, { NAME($city) }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, second score { $second }, { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }, marker on space { $space } ({ NAME($form) }), republic card: { $republic ->
        [unknown] hidden
       *[other] { NAME($republic) }
    }{ $crowned ->
        [0] { "" }
       *[1] {" "}with crowns
    }, { $passed ->
        [0] next action { $price ->
                [one] 1 cube
               *[other] { $price } cubes
            }
       *[1] has passed
    }
drawing-ghost-board = The ghost: at least { $required } points are required, { $drawn } of { $cubes } cubes drawn in this round, { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }
drawing-at-action = City action { NAME($colour) }, { $price ->
        [one] 1 cube
       *[other] { $price } cubes
    }
drawing-at-market = Market, { NAME($colour) }, { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } each: { $count ->
        [0] none
        [one] 1 cube
       *[other] { $count } cubes
    }
drawing-at-card = { $where }, { NAME($colour) }: { $card }
drawing-at-no-card = { $where }, { NAME($colour) }: no card
drawing-at-scheme = Scheme of level { $level }: { $scheme }{ $moves ->
        [0] { "" }
       *[other] {" "}· everyone’s marker moves by { $moves }
    }{ $used ->
        [0] { "" }
       *[1] {" "}· used in this round
    }
drawing-at-no-scheme = Scheme of level { $level }: out of the game
drawing-at-form = Form track, space { $space }, { NAME($form) }, { $crowns ->
        [0] no crown
        [one] 1 crown
       *[other] { $crowns } crowns
    } above it: { $count ->
        [0] no marker
       *[other] { $names }
    }
drawing-at-war = War track: { $count ->
        [0] no disc
       *[other] { $discs }
    }
drawing-at-offer = Offer, card { $place }: { $republic ->
        [unknown] face down
        [away] taken to be looked at
       *[other] { NAME($republic) }
    }{ $crowned ->
        [0] { "" }
       *[1] {" "}with crowns
    }
drawing-at-city = { $city } · port: { $port }{ $scheme ->
        [none] { "" }
       *[other] {" "}· own scheme: { $scheme }
    }
drawing-at-republic = Own republic card: { $republic ->
        [unknown] hidden
       *[other] { NAME($republic) }
    }{ $crowned ->
        [0] { "" }
       *[1] {" "}with crowns
    }
drawing-at-crowns = { $count ->
        [one] 1 own crown
       *[other] { $count } own crowns
    }
drawing-at-track = Track { NAME($colour) }: space { $space } of { $spaces }, which says { $value }
drawing-at-count = { $what ->
        [cube] Supply
        [bag] Bag
        [banner] Banners
        [used] Used cards
       *[burned] Burned cards
    }, { NAME($colour) }: { $count }
drawing-at-disc = War disc { $disc }: { $where ->
        [held] in hand
        [gone] out of the game
        [away] on the war track
       *[unknown] hidden
    }
drawing-at-used = Used card { $card }
drawing-at-no-used = Used cards, line { $line }: none
drawing-sign = { $what ->
        [cube] cube
        [banner] banner
        [points] points of the score 1, 2
        [crown] crown
        [fleet] fleet with so many coins
        [bag] bag, draw
        [card] card, used card
        [deck] deck
        [burn] burn
        [marker] marker
        [all] everyone
        [step] space of a track
        [disc] war disc
        [scheme] scheme
        [republic] republic card
        [port] if it is your city's port
        [out] given away
        [first] first player
        [down] lies face down
       *[each] for each
    }
