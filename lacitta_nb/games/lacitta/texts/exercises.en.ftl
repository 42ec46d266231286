# Exercises: `exercise-<kind>` names a kind; what is asked, what can be answered, and why.
# Names of spaces come alone ($castle, $space) or in a row ($castles, $spaces).

exercise-player = { $player }

# Cities.

exercise-spare-citizen = Who can spare a citizen?
exercise-spare-ask = Which of { $player }'s castles have a citizen to spare?
exercise-spare-ask-none = Which castles, of whatever player, have no citizen to spare?
exercise-spare-why = To spare: { $castles }. { $count ->
        [one] This castle holds
       *[other] These castles hold
    } two citizens or more.
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

# Food.

exercise-food = How much food?
exercise-food-ask = How much food do all of { $player }'s cities yield together?
exercise-food-why = { $player }'s castles and farms yield { $food } food in all; the picture shows where.
exercise-food-why-harvest = A rich harvest doubles the food of { $spaces }.
exercise-food-why-shared = Every castle and farm beside a field takes all of its wheat, also where several share it.

exercise-best-farm = The best site for a farm
exercise-best-farm-ask = On which of these spaces would a farm bring { $player } most food?
exercise-best-farm-why = At { $space } the fields around show { $food } wheat together, more than at any other site.
exercise-best-farm-why-tile = A field feeds every castle and farm beside it, so it does not matter who else uses it.

exercise-rich-harvest = Rich harvest
exercise-harvest-ask = Where would a rich harvest bring { $player } most?
exercise-harvest-why = The farm at { $space } yields { $food } food, so doubling it adds { $food }.
exercise-harvest-why-farm = It may lie on a farm only, once a year each; a castle does not count.

exercise-hunger = How many starve?
exercise-hunger-ask = The feeding begins. How many citizens does { $player } lose to hunger?
exercise-hunger-why = { $player } has { $citizens } citizens and { $food } food: { $amount ->
        [0] everyone is fed
        [one] 1 citizen has to leave
       *[other] { $amount } citizens have to leave
    }.
exercise-hunger-why-choice = All food feeds all cities alike, and { $player } chooses whom to lose.

exercise-penalty = Who loses a turn?
exercise-penalty-ask = The feeding begins. Who will lose the first turn of next year?
exercise-penalty-ask-year = The people want { NAME($wish) }. Migration and feeding follow: who will lose the first turn of next year?
exercise-penalty-why = { $player } has { $citizens } citizens to feed with { $food } food.
exercise-penalty-why-rule = Only hunger costs a turn; citizens lost by migration cost none.

# Services and the voice of the people.

exercise-service = { NAME($service) }
exercise-service-points = What does a city offer?
exercise-points-ask = How many points of { NAME($service) } does { $player }'s city at { $castle } offer?
exercise-points-why = Together that makes { $amount } { NAME($service) } in the city at { $castle }.
exercise-points-why-only = Only buildings that show { NAME($service) } count, each by its size.
exercise-points-why-figures = { $amount ->
        [one] A figure adds
       *[other] { $amount } figures add
    } as many points until the year ends.

exercise-figures = Bread and circuses
exercise-figures-ask = { $player } puts { $amount ->
        [one] 1 figure
       *[other] { $amount } figures
    } on the { NAME($building) } at { $space }, for { NAME($service) }. How many points of { NAME($service) } does the city of { $castle } then offer?
exercise-figures-why = The city of { $castle } offers { $before } { NAME($service) } by itself, and each figure adds 1: { $before } + { $amount }.
exercise-figures-why-year = The figures stay until the year ends, so they count in the migration, not at the end of the game.

exercise-wish = What do the people want?
exercise-wish-ask = The voice cards show { NAMES($cards) }. What do the people want?
exercise-wish-why = Most of the cards, { SPELT($amount) }, show { NAME($service) }: that is the only wish.
exercise-wish-why-two = Two cards show { NAME($service) }, two { NAME($other) }: both are wished for.

exercise-voice-odds = What will the people want?
exercise-odds-ask = The open voice card shows { NAME($service) }; cards of earlier years: culture { $culture }, education { $education }, health { $health }. Which wish is the likeliest?
exercise-odds-ask-least = The open voice card shows { NAME($service) }; cards of earlier years: culture { $culture }, education { $education }, health { $health }. Which wish is the least likely?
exercise-odds-why = By count of the cards that are left, the chances are { $culture }% for culture, { $education }% for education, { $health }% for health.
exercise-odds-why-two = A year with two wishes counts for both of them, so these chances add up to more than 100%.
exercise-odds-why-open = One card of { NAME($service) } lies open, so a second one is enough.
exercise-odds-why-past = Each service has { RULE("voice-cards-each") } cards, and those of earlier years do not come back: { $amount } of { NAME($service) } are gone.

# The end.

exercise-bonus-cities = Who earns the bonus?
exercise-bonus-ask = If the game ended now, which of { $player }'s cities would earn the bonus for all three services? Click their castles.
exercise-bonus-ask-all = If the game ended now, which cities would earn the bonus for all three services? Click their castles.
exercise-bonus-why = The buildings of { $castles } offer culture, education and health.
exercise-bonus-why-each = One point of each is enough, and more of it earns nothing extra; figures do not count.

exercise-final-points = Points at the end
exercise-final-ask = The game is over. { $hungry ->
        [yes] { $player } went hungry in the last year. How many points does { $player } have?
       *[no] { $player } did not go hungry in the last year. How many points does { $player } have?
    }
exercise-final-ask-now = How many points would { $player } have if the game ended now?
exercise-final-why = { $player }'s { $citizens } citizens are worth 1 point each.
exercise-final-why-bonus = For all three services { $count ->
        [one] { $castles } earns { RULE("bonus") } points.
       *[other] { $castles } earn { RULE("bonus") } points each, { $amount } in all.
    }
exercise-final-why-no-bonus = No city of { $player } offers all three services, so there is no bonus.
exercise-final-why-hunger = Hunger in the last year costs { RULE("hunger") } points, however many starved.

exercise-ranks = Who wins?
exercise-ranks-ask = The game is over. { $count ->
        [0] Nobody starved in the last year.
       *[other] These starved in the last year: { $players }.
    } Put the players in order, the winner first.
exercise-ranks-option = { $player }, { $gold } gold
exercise-ranks-why = { $player }: { $points } points, { $gold } gold.
exercise-ranks-why-rule = Most points win; where they are equal, more gold decides.

# Building and founding.

exercise-where-building = Where may it stand?
exercise-where-ask = { $player } builds with an action card. On which spaces may { A($building) } stand?
exercise-where-why-spare = The castle of the city must have a citizen to spare, who moves into the { NAME($building) }.
exercise-where-why-market = A city has one market at most, and it must have room for the citizen who comes with it.
exercise-where-why-touch = A space that touches two cities is out: buildings of different cities never touch.
exercise-where-why-lake = Only spaces beside a lake will do for { A($building) }.

exercise-where-castle = Where may a castle go?
exercise-castle-ask = { $player } places a castle. On which of these spaces may it stand?
exercise-castle-ask-found = { $player } wants to found a city. On which of these spaces may its castle stand?
exercise-castle-why = At least { SPELT(RULE("gap")) } empty spaces must lie between it and every building of every other city.
exercise-castle-why-own = One's own cities count like those of others.

exercise-what-refuses = Why not?
exercise-refused-ask = { $player } would like to build { A($building) } at { $space } with an action card, but may not. Which rule forbids it?

exercise-what-is-legal = What may be done?
exercise-legal-ask = Which of these may { $player } do now with an action card?
exercise-legal-ask-all = Which of these may { $player } do now with an action card? Mark all of them.
exercise-do-build = Build { A($building) } at { $space }
exercise-do-found = Found a city at { $space } with a citizen from { $source }

# The migration.

exercise-migration = Who goes where?
exercise-migration-ask = The people want { NAME($wish) }. Draw an arrow for each citizen who leaves, from castle to castle.
exercise-migration-ask-two = The people want { NAME($wish) } and { NAME($other) }. The city at { $castle } applies { NAME($service) }{ $count ->
        [one] {""}
       *[other] , the one at { $second } { NAME($also) }
    }; for the others it makes no difference. Draw an arrow for each citizen who leaves.
exercise-migration-why = { $castle } offers { $most } { NAME($service) }, its neighbour { $source } { $least }: one citizen goes from { $source } to { $castle }.
exercise-migration-why-full = The city at { $castle } is full: whoever comes too late leaves home all the same and is lost.

exercise-two-wishes = Which wish?
exercise-two-wishes-ask = The people want { NAME($wish) } and { NAME($other) }. Which of them draws more citizens to { $player }'s city at { $castle }?
exercise-two-wishes-why = For { NAME($service) } { $amount ->
        [0] no neighbour offers less than { $castle }
        [one] 1 neighbour offers less than { $castle }
       *[other] { $amount } neighbours offer less than { $castle }
    }.
exercise-two-wishes-why-all = A city applies one wish, and applies it to all of its neighbours.

exercise-after-migration = How many are left?
exercise-after-ask = The people want { NAME($wish) }. How many citizens does the city at { $castle } hold after the migration?
exercise-after-why = It held { $citizens } citizens, lost { $lost } and took in { $won }: { $amount } are left.
exercise-after-why-each = A city takes one citizen from each neighbour that offers less, and loses one to each that offers more.

# Demolition.

exercise-may-fall = What may fall first?
exercise-may-fall-ask = The city at { $castle } has { $amount ->
        [one] 1 citizen
       *[other] { $amount } citizens
    } too few. Which of its buildings may fall first?
exercise-may-fall-why = { $count ->
        [one] Without { $spaces }
       *[other] If only one of { $spaces } falls,
    } the rest still hangs together.
exercise-may-fall-why-castle = The castle goes last of all.

exercise-what-falls = What falls?
exercise-falls-ask = The people want { NAME($wish) }. Which buildings fall after the migration?
exercise-falls-why = The city at { $castle } has fewer citizens than buildings, so it loses buildings until each has one.
exercise-falls-why-outside = Buildings fall from the outside inwards: what stays must be connected, and the castle goes last.

# The order of things.

exercise-phases = The phases of a year
exercise-phases-ask = In which order do these phases of a year come?
exercise-phases-why = Cards are laid, gold comes in and cities grow before anybody takes a turn.
exercise-phases-why-end = After the turns the people speak, then they move, and in the end everybody eats.

exercise-turn-order = Who comes when?
exercise-turn-order-ask = The players sit in this order, clockwise: { $players }. { $player } is start player this year. In which order do they take their turns { $later ->
        [0] this year
        [one] next year
       *[other] in the year after next
    }?
exercise-turn-order-why = Turns go clockwise from the start player.
exercise-turn-order-why-next = The start player passes to the left once a year, so { $later ->
        [one] one seat
       *[other] { SPELT($later) } seats
    } further here.

exercise-who-places = Who places next?
exercise-placer-ask = The players sit in this order, clockwise: { $players }. { $player } placed the first castle; { $amount ->
        [one] 1 castle stands
       *[other] { $amount } castles stand
    }. Who places the next one?
exercise-placer-why = The first round goes anticlockwise from { $player }, the second one back clockwise.
exercise-placer-why-twice = So whoever is last in the first round goes twice in a row.

exercise-city-order = Which city first?
exercise-city = { $castle }
exercise-city-order-ask = Seats, clockwise: { $players }; start player: { $player }. The cities were founded in this order: { $castles }. In which order do they take citizens in the migration?
exercise-city-order-why = Players go in turn order from { $player }, each through all of their own cities.
exercise-city-order-why-own = A player's own cities come in the order in which they were founded.

# The expansion.

exercise-first-road = Where may a road go?
exercise-road-ask = Beside { $player }'s city at { $castle }: on which spaces may a road be laid?
exercise-road-why = A road may not touch another city, be it one's own.
exercise-road-why-citizen = It needs no citizen, so nobody has to be to spare.

exercise-roads-given-up = Which roads can go?
exercise-give-up-ask = Which of { $player }'s roads could each be given up by itself?
exercise-give-up-why = { $count ->
        [one] Without { $spaces }
       *[other] If only one of { $spaces } goes,
    } the rest of the city still hangs together.
exercise-give-up-why-when = Roads may be given up after the migration, before anything falls.

exercise-roads-replaced = A building in place of a road
exercise-replace-ask = Which of these roads may { $player } replace by { A($building) }?
exercise-replace-why = Only a road of one's own can be replaced, and the city must have a citizen to spare.
exercise-replace-why-roads = What the building needs beside it, such as a lake, it needs here as well.

exercise-stores = Ports, large farms, estates
exercise-stores-ask = How much food does the { NAME($building) } at { $space } bring?
exercise-stores-why = { $building ->
        [large_farm] A large farm brings { $food } more than the wheat around it, { $wheat } here.
        [estate] An estate brings { $food } food wherever it stands.
       *[other] A port brings { $food } food, whatever grows around it.
    }

exercise-theatre = Theatres
exercise-theatre-ask = How many points of { NAME($service) } does the city at { $castle } offer?
exercise-points = { $points }
exercise-theatre-why = Each theatre adds half a point of culture and half a point of education; this city has { $amount }.
exercise-theatre-why-rest = All else in the city offers { $rest } of { NAME($service) }: { $points } together.
exercise-theatre-why-bonus = Halves count in the migration, but the bonus needs a whole point of each service.
exercise-theatre-why-full = Two theatres make a whole point of both, which counts for the bonus.

# The best move.

exercise-best-move = Find the best move
exercise-best-move-ask = The last year. { $player } has { $gold } gold and { $left ->
        [one] 1 turn
       *[other] { $left } turns
    } left. The open voice cards show { NAMES($cards) }. Which of these brings { $player } most points in the end?
exercise-best-move-why = In { $amount } games played to the end from here it brings { $points } points on average, { $lead } more than the next best.
exercise-best-move-why-parts = Compared with the next best ({ exercise-do }): points by citizens { $citizens }, by the bonus for all three services { $bonus }, by hunger { $hunger }.
exercise-do = { $kind ->
        [pass] Pass
        [gold] Take { RULE("action-card-gold") } gold with an action card
        [found] Found a city at { $space } with a citizen from { $source }
        [build] Build { A($building) } at { $space }
        [master_builder] Master builder: { A($building) } at { $space }
        [golden_times] Golden times: { $amount ->
            [one] 1 citizen
           *[other] { $amount } citizens
        } to { $space }
        [bread_and_circuses] Bread and circuses: { $amount ->
            [one] 1 figure
           *[other] { $amount } figures
        } at { $space }
        [rich_harvest] Rich harvest at { $space }
        [closeness] Closeness to the people: look at { SPELT($circles) } hidden voice cards
       *[other] Take the card “{ NAME($kind) }” and build it at { $space }
    }

exercise-over-limit = A market falls
exercise-over-limit-ask = { $edition ->
    [classic] In the edition of 2000,
    [new] In the new edition,
   *[expansion] In the expansion,
} { $player }'s city at { $castle } holds { $citizens } citizens, and its market falls. How many citizens go back to the supply at once because of that?
exercise-over-limit-why = Without its market the city may hold { RULE("limit-plain") }: of { $citizens } citizens the others go back at once.
exercise-over-limit-why-stay = In the edition of 2000 nobody has to go: the { $citizens } citizens stay, and only nobody is added while they are too many.

exercise-hanging-roads = What hangs on a building
exercise-hanging-roads-ask = The building at { $space } falls. Which roads fall with it?
exercise-hanging-roads-why = Without it nothing holds { $spaces } to the rest of the city.
exercise-hanging-roads-why-never = Roads are never demolished by themselves, and need nobody.
