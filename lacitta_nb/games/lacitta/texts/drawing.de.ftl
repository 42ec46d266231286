# Was ein Bildschirmleser vom Spielplan sagt, und die wenigen Wörter darunter.

drawing-board = Spielplan von { $title }, Jahr { $year }
drawing-heading = { $title } · Jahr { $year } von { $years } · { PHASE($phase) }
drawing-heading-wish = { $moment } · Wunsch: { NAME($one) }
drawing-heading-wishes = { $moment } · Wünsche: { NAME($one) } und { NAME($two) }
drawing-area = Landschaft: { NAME($tile) } ({ $area })
drawing-area-bare = Land ohne Plättchen ({ $area })
drawing-wall-apart = Grenze: Die zwei Felder sind keine Nachbarn
drawing-wall-dry = Grenze: Das Gebiet bringt diesem Feld nichts
drawing-border-apart-from = Grenze: { $space } und { $other } sind keine Nachbarn, weder zum Bauen noch für Wege.
drawing-border-dry-from = Grenze: { $space } bekommt nichts aus dem Gebiet { $area }.
drawing-closed = { $space }: bei dieser Zahl von Spielern gesperrt
drawing-empty = { $space }: leer; { $wheat } Weizen daneben{ $mountains ->
        [0] { "" }
        [one] , { $mountains } Gebirge
       *[other] , { $mountains } Gebirge
    }{ $lake ->
        [0] { "" }
       *[other] , ein Gewässer
    }
drawing-city = Stadt { $castle } von { $player }: { $citizens } Bürger, keine Obergrenze; Kultur { $culture }, Bildung { $education }, Gesundheit { $health }
drawing-city-limit = Stadt { $castle } von { $player }: { $citizens } von { $limit } Bürgern; Kultur { $culture }, Bildung { $education }, Gesundheit { $health }
drawing-castle = { $space }: Castello. { $city }. { $here } auf dem Castello, das { $food } Nahrung bringt
drawing-castle-bare = { $space }: Castello einer Stadt von { $player }, { $here } auf dem Castello
drawing-building = { $space }: { NAME($building) } der Stadt { $castle } von { $player }
drawing-yields = , bringt { $food } Nahrung
drawing-pays = , zahlt { $gold } Gold
drawing-harvest = , Reiche Ernte
drawing-figures = , { $amount } { $amount ->
        [one] Figur
       *[other] Figuren
    } für { NAME($service) }
drawing-citizens = Bürger / Obergrenze
drawing-figure = Figuren
drawing-bowl = Hunger; −1: ein Bürger wandert aus
drawing-leaves = Bürger folgen einer Errungenschaft
drawing-lost = verloren: kein Platz in dieser Stadt
drawing-fell = abgerissen
drawing-fresh = neu
drawing-would-be-lost = ginge verloren: kein Platz (Vorschau)
drawing-would-leave = würde abwandern (Vorschau)
drawing-would-fall = würde abgerissen (Vorschau)
drawing-border = dicke Grenze: die Felder sind keine Nachbarn
drawing-border-dry = gestrichelte Grenze: das Gebiet bringt dort nichts

drawing-no-space = Auf dem Spielplan { $board } gibt es kein Feld { $name }.
