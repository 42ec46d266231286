# What a screen reader says of the board, and the few words written below it.

drawing-board = Board of { $title }, year { $year }
drawing-heading = { $title } · Year { $year } of { $years } · { PHASE($phase) }
drawing-heading-wish = { $moment } · wish: { NAME($one) }
drawing-heading-wishes = { $moment } · wishes: { NAME($one) } and { NAME($two) }
drawing-area = Land: { NAME($tile) } ({ $area })
drawing-area-bare = Land without a tile ({ $area })
drawing-wall-apart = Border: the two spaces are no neighbours
drawing-wall-dry = Border: the area yields nothing to this space
drawing-border-apart-from = Border: { $space } and { $other } are no neighbours, neither for building nor for ways.
drawing-border-dry-from = Border: { $space } gets nothing from the area { $area }.
drawing-closed = { $space }: closed with this number of players
drawing-empty = { $space }: empty; { $wheat } wheat beside it{ $mountains ->
        [0] { "" }
        [one] , { $mountains } mountain
       *[other] , { $mountains } mountains
    }{ $lake ->
        [0] { "" }
       *[other] , a lake
    }
drawing-city = { $player }’s city { $castle }: { $citizens } citizens, no limit; culture { $culture }, education { $education }, health { $health }
drawing-city-limit = { $player }’s city { $castle }: { $citizens } of { $limit } citizens; culture { $culture }, education { $education }, health { $health }
drawing-castle = { $space }: castle. { $city }. { $here } on the castle, which yields { $food } food
drawing-castle-bare = { $space }: castle of { $player }’s city, { $here } on the castle
drawing-building = { $space }: { NAME($building) } of { $player }’s city { $castle }
drawing-yields = , yields { $food } food
drawing-pays = , pays { $gold } gold
drawing-harvest = , rich harvest
drawing-figures = , { $amount } { $amount ->
        [one] figure
       *[other] figures
    } for { NAME($service) }
drawing-citizens = citizens / limit
drawing-figure = figures
drawing-bowl = hunger; −1: a citizen leaves
drawing-leaves = citizens leave for a service
drawing-lost = lost: no room in that city
drawing-fell = demolished
drawing-fresh = new
drawing-would-be-lost = would be lost: no room (foreseen)
drawing-would-leave = would leave (foreseen)
drawing-would-fall = would fall (foreseen)
drawing-border = thick border: the spaces are no neighbours
drawing-border-dry = dashed border: the area yields nothing there

drawing-no-space = The board { $board } has no space { $name }.
