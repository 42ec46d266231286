# Une partie en texte : ce que montre `print(game)`.

report-moment = Manche { $round } sur { RULE("rounds") } · { PHASE($phase) }
report-over = Après { RULE("rounds") } manches · { PHASE("over") }
report-decides = { $player } doit décider : { $kind ->
        [turn] quelle action faire
        [buy] quels cubes acheter
        [banner] quelle bannière prendre
        [colour] quelle couleur nommer
        [under] sous quelle couleur brûler la carte
        [disc] quel disque de guerre nommer
        [keep] quels cubes garder
        [pay] avec quels cubes payer la guerre
        [discard] quelles bannières rendre
        [remove] combien de cubes quittent la partie
        [crowns] combien de couronnes quittent la partie
        [take] que prendre
        [move] où va le pion
        [shift] de quel côté vont les pions de tous
        [draw] s’il faut tirer
        [scheme] s’il faut utiliser le projet de la ville
        [swap] quelle bannière échanger
        [card] quelle carte utilisée brûler
        [rob] à qui prendre une couronne
        [republic] quelle carte République garder
        [offer] s’il faut prendre une carte de l’offre
        [second] quelle carte sert au second score
        [back] quelles pistes reculent
        [bag] quel cube va dans le sac
       *[accept] s’il faut accepter les points
    }
report-runs = Personne n’a à décider : step() continue.
report-upgrades = Améliorations qui restent dans cette manche : { $left }
report-market = Marché : { $rows }
report-row = prix { $price } : { $cubes }
report-count = { NAME($colour) } { $count }
report-cards = Cartes ({ NAME($colour) }) : Présent { NAME($present) }, Futur { NAME($future) }, dans la pile { $deck }
report-schemes = Projets : { $schemes }
report-scheme = { $level } { NAME($scheme) }{ $used ->
        [yes] {""} (utilisé)
       *[no] {""}
    }
report-war = Piste de guerre : { $discs }
report-disc = { $player } { $power ->
        [-1] (face cachée)
       *[other] (force { $power })
    }
report-ghost-disc = fantôme { $power ->
        [-1] (face cachée)
       *[other] (force { $power })
    }
report-ghost = Fantôme : { $scenario }, partie { $game }, score requis { $required }, tirés dans cette manche : { $drawn }, disques qui restent { $discs }
report-objectives = Objectifs : { $objectives }
report-solo = Score requis { $required }, actuellement { $final }. Objectifs : { $objectives }.{ $won ->
        [yes] {" "}Partie gagnée ; couronnes bonus pour la partie suivante : { $crowns }.
       *[no] {""}
    }
report-objective = { $objective } ({ $met ->
        [yes] atteint
       *[no] pas atteint
    })
report-player = { $player } ({ NAME($city) }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, pion sur { $space } ({ NAME($form) }), { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
report-second = second score jusqu’ici { $points }
report-passed = a passé
report-republic = carte République : { NAME($card) }
report-tracks = pistes : { $tracks }
report-supply = réserve : { $cubes }
report-bag = sac : { $cubes }
report-banners = bannières : { $banners }
report-discs = disques de guerre en main : { $held }, hors de la partie : { $gone }
report-used = utilisées : { $cards }
report-burned = brûlées : { $cards }
report-scheme-own = projet propre : { NAME($scheme) }
report-final = score final { $points } (premier { $first }, second { $second }), place { $rank }
