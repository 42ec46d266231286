# Ce qu’un lecteur d’écran dit du plateau, et les quelques mots écrits dessous.

drawing-board = Plateau { $title }, année { $year }
drawing-heading = { $title } · Année { $year } sur { $years } · { PHASE($phase) }
drawing-heading-wish = { $moment } · souhait : { NAME($one) }
drawing-heading-wishes = { $moment } · souhaits : { NAME($one) } et { NAME($two) }
drawing-area = Terrain : { NAME($tile) } ({ $area })
drawing-area-bare = Terrain sans tuile ({ $area })
drawing-wall-apart = Bordure : les deux cases ne sont pas voisines
drawing-wall-dry = Bordure : la zone ne donne rien à cette case
drawing-border-apart-from = Bordure : { $space } et { $other } ne sont pas voisines, ni pour construire ni pour les chemins.
drawing-border-dry-from = Bordure : { $space } ne reçoit rien de la zone { $area }.
drawing-closed = { $space } : fermée à ce nombre de joueurs
drawing-empty = { $space } : vide ; blé à côté : { $wheat }{ $mountains ->
        [0] { "" }
        [one] , { $mountains } montagne
       *[other] , { $mountains } montagnes
    }{ $lake ->
        [0] { "" }
       *[other] , un lac
    }
drawing-city = Ville { $castle } ({ $player }) : { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }, sans limite ; culture { $culture }, éducation { $education }, santé { $health }
drawing-city-limit = Ville { $castle } ({ $player }) : { $citizens } citoyens sur { $limit } ; culture { $culture }, éducation { $education }, santé { $health }
drawing-castle = { $space } : château. { $city }. { $here } sur le château, qui donne { $food } de nourriture
drawing-castle-bare = { $space } : château ({ $player }), { $here } sur le château
drawing-building = { $space } : { NAME($building) }, ville { $castle } ({ $player })
drawing-yields = , donne { $food } de nourriture
drawing-pays = , rapporte { $gold } { $gold ->
        [one] pièce d’or
       *[other] pièces d’or
    }
drawing-harvest = , récolte fructueuse
drawing-figures = , { $amount } { $amount ->
        [one] cube
       *[other] cubes
    } pour { A($service, form: "def") }
drawing-citizens = citoyens / limite
drawing-figure = cubes
drawing-bowl = faim ; −1 : un citoyen part
drawing-leaves = départs pour un service
drawing-lost = perdu : pas de place
drawing-fell = démoli
drawing-fresh = nouveau
drawing-would-be-lost = serait perdu : pas de place (prévu)
drawing-would-leave = partirait (prévu)
drawing-would-fall = tomberait (prévu)
drawing-border = bordure épaisse : cases non voisines
drawing-border-dry = bordure en tirets : la zone n’y donne rien

drawing-no-space = Le plateau { $board } n’a pas de case { $name }.
