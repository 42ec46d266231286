# Studying positions: odds of the voice, forecasts of the year.

study-bad-wish = “{ $wishes }” can't be wished for: name one service or two different ones of culture, education and health.
study-impossible-wish = The wish can't be { $wishes }: the voice cards that are known rule it out.
study-not-begun = There is no year to look ahead to before the castles are placed.

## Wishes, and what would follow from them

study-wish = { NAME($one) }
study-wishes = { NAME($one) } and { NAME($two) }
study-heading = { $moment } · if the people wished for { $wish }
study-if = If the people wished for { $wish }:
study-nothing = Nobody would move, nothing would fall and everyone would eat.
study-assuming = Assumed for choices that people will make:

study-assume-wish = { $player } would choose { NAME($service) } for the city at { $space }.
study-assume-done = { $player } would give up no road.
study-assume-demolish = { $player } would take down the building at { $space }.
study-assume-starve = { $player } would let { $count ->
        [one] a citizen
       *[other] { $count } citizens
    } of the city at { $space } starve.

study-move = { $source } → { $space }
study-more = One more { NAME($service) } in { $city }: { $changes }. { $end ->
        [0] In the end as many citizens as without it.
       *[other] In the end { $by ->
            [one] 1 citizen
           *[other] { $by } citizens
        } { $sign ->
            [more] more
           *[fewer] fewer
        }.
    }
study-more-come = { $count ->
        [one] a citizen
       *[other] { $count } citizens
    } would come to { $city }, from { $others }
study-more-stay = { $count ->
        [one] a citizen
       *[other] { $count } citizens
    } would stay at { $city } and not leave for { $others }
study-more-lost = { $count ->
        [one] a citizen
       *[other] { $count } citizens
    } from { $others } would find { $city } full and be lost

## Columns of tables

study-column-wish = wish
study-column-chance = chance in %
study-column-exactly = exactly
study-column-city = city
study-meal = { $food } for { $citizens }
study-column-now = food now
study-column-feeding = food at the feeding
study-column-citizens-now = citizens now
study-column-food-now = food now
study-column-eaters = citizens then
study-column-supper = food then
study-column-starve = would starve
study-column-citizens-end = citizens in the end
study-column-grow = would grow
study-column-come = would come
study-column-leave = would leave
study-column-turned-away = would find it full
study-column-fall = would fall
study-column-food-lost = food lost
study-column-what = what would happen
study-column-rule = rule
study-column-assumed = assumed
study-column-others = also possible
study-column-point = one more
study-column-gained = would come
study-column-spared = would stay
study-column-turned-away-now = would be lost
study-column-more-end = more in the end

## Figures

study-odds-title = What the people may wish for
study-now = now
study-food-legend = citizens (bars, hatched where they would go hungry) and food (strokes)

## A space that is looked up

site-empty = { $space } is empty.
site-built = { $space }: { NAME($building) } of { $player }.
site-yields = { $open ->
        [no] It is closed with so few players.
       *[other] {""}
    } A castle or farm here yields { $wheat } food, a quarry { $mountains } gold a year{ $lake ->
        [yes] ; a lake is beside it
       *[other] ; no lake is beside it
    }.
site-areas = It touches { $areas }.
site-area = { $area }: { NAME($tile) }
site-bare = { $area }: land without a tile
site-is-area = { $name } is the name of an area, not of a space. The spaces beside it: { $spaces }.
site-no-area = It touches no area.
site-beside = Spaces beside it: { $spaces }.
site-cities = Nearest { $own ->
        [yes] other cities
       *[no] cities
    }, in steps: { $cities }.
site-city = { $castle } ({ $player }) { $steps }
