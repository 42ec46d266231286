# Exercises: `exercise-<kind>` names a kind; what is asked, what can be answered, and why.
# Names of spaces come alone ($castle, $space) or in a row ($castles, $spaces).

exercise-player = { $player }

# Cities.

exercise-spare-citizen = Who can spare a citizen?
exercise-spare-ask = Which of { $player }'s castles have a citizen to spare?
exercise-spare-ask-none = Which castles, of whatever player, have no citizen to spare?
exercise-spare-why = To spare: { $castles }. These castles hold two citizens or more.
exercise-spare-why-one = One citizen must stay on each castle; those who staff the other buildings do not count.

exercise-neighbours = Who is a neighbour?
exercise-neighbours-ask = Which cities are neighbours of the city at { $castle }? Click their castles.
exercise-neighbours-why = Between it and { $castles } lie at most { SPELT(RULE("gap-of-neighbours")) } empty spaces, counted from building to building.
exercise-neighbours-why-own = Two cities of { $player } are never neighbours, however near they are.

exercise-distance = How far apart?
exercise-distance-ask = How many spaces lie between the cities at { $one } and { $two }?
exercise-distance-why = From the nearest building of { $one } to the nearest of { $two } the shortest way leads over { $amount ->
        [0] no space at all
        [one] 1 space
       *[other] { $amount } spaces
    }.
exercise-distance-why-near = That is near enough to make them neighbours.
exercise-distance-why-far = With more than { SPELT(RULE("gap-of-neighbours")) } spaces between they are not neighbours.

exercise-city-limit = The limit of a city
exercise-limit-ask = How many citizens may { $player }'s city at { $castle } hold at most?
exercise-limit-number = { $amount }
exercise-limit-any = any number
exercise-limit-why-plain = The city at { $castle } has no market, so { RULE("limit-plain") } is its limit.
exercise-limit-why-waves = The city at { $castle } has water but no market, and water alone lifts nothing: { RULE("limit-plain") } is its limit.
exercise-limit-why-market = The city at { $castle } has a market but no water, so { RULE("limit-market") } is its limit.
exercise-limit-why-both = The city at { $castle } has a market and water, so it has no limit.

exercise-room-left = How many more fit?
exercise-room-ask = How many more citizens may { $player }'s city at { $castle } take in?
exercise-room-why = It holds { $citizens } of { $limit } already, those in its buildings included: { $amount ->
        [0] it is full
       *[other] room for { $amount }
    }.

exercise-growth = Who grows?
exercise-growth-ask = The growth begins. Which of { $player }'s cities gain a citizen? Click their castles.
exercise-growth-ask-none = The growth begins. Which cities gain nobody? Click their castles.
exercise-growth-why = Full, and so left out: { $castles }. Every other city gains one citizen from the supply.

# Gold and cards.

exercise-income = What do quarries pay?
exercise-income-ask = The income begins. How much gold does { $player } get?
exercise-income-why = { $player } has { $quarries ->
        [one] 1 quarry, which pays
       *[other] { $quarries } quarries, which pay
    } { $gold } gold in all.
exercise-income-why-each = A quarry pays 1 gold for each mountain beside it: nothing without one, and 2 gold between two.

exercise-prices = What does it cost?
exercise-price-ask = { $player } takes a card. How much gold does { $card ->
        [master_builder] { A($building) } cost with the master builder
        [bread_and_circuses] it cost to stage bread and circuses with { $amount ->
            [one] 1 figure
           *[other] { $amount } figures
        }
        [golden_times] it cost to bring { $amount ->
            [one] 1 citizen
           *[other] { $amount } citizens
        } with golden times
       *[other] { A($card) } cost
    }?
exercise-price-ask-left = { $player } has { $gold } gold. How much is left after { $card ->
        [master_builder] { A($building) } by the master builder
        [bread_and_circuses] bread and circuses with { $amount ->
            [one] 1 figure
           *[other] { $amount } figures
        }
        [golden_times] golden times with { $amount ->
            [one] 1 citizen
           *[other] { $amount } citizens
        }
       *[other] { A($card) }
    }?
exercise-price-why-master = The master builder takes { $cost } gold here, for { A($building) } is { $size ->
        [small] small
        [medium] medium
       *[large] large
    }.
exercise-price-why-card = The card “{ NAME($card) }” costs { $cost } gold.
exercise-price-why-number = One costs nothing, two { RULE("price-of-2") } gold, three { RULE("price-of-3") }; here it is { $amount }, so the price is { $cost }.
exercise-price-why-left = { $gold } − { $cost } = { $left }.

exercise-usable-cards = Which cards can be used?
exercise-usable-ask = { $player } has { $gold } gold. Which of the open cards can { $player } take now?
exercise-card = { NAME($card) }
exercise-usable-why = A card must be paid and carried out at once, or it may not be taken.
exercise-usable-why-dear = The card “{ NAME($card) }” costs more than { $gold } gold.
exercise-usable-why-no-use = The card “{ NAME($card) }” could be paid, but there is nowhere to carry it out.
