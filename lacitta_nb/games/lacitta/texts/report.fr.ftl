# Une partie en texte : ce que montre `print(game)`.

report-moment = Année { $year } sur { $years } · { PHASE($phase) }
report-decides = { $player } doit décider : { $kind ->
        [place] où placer un château
        [turn] un tour de la phase Action
        [penalty] le tour de pénalité pour la faim de l’an passé
        [wish] quel souhait une ville applique
        [give_up_roads] à quelles routes renoncer
        [demolish] quel bâtiment tombe
       *[starve] quelle ville un citoyen quitte
    }
report-runs = Personne n’a à décider ; la phase se joue seule.
report-voice = Cartes Voix : { $cards }
report-hidden = cachée
report-display = Face visible : { $cards }
report-player = { $player } : { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }, { $food } de nourriture pour { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }, reste { $cards ->
        [one] { $cards } carte Joueur
       *[other] { $cards } cartes Joueur
    } et { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
report-final = { $player } : place { $rank } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (citoyens { $citizens }, villes complètes { $bonus }{ $penalty ->
        [0] {""}
       *[other] , faim { $penalty }
    }), { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
report-out = { $player } est hors jeu
report-out-final = { $player } est hors jeu, place { $rank }
report-starts = commence les tours
report-city = { $castle } : { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }{ $limit ->
        [0] {""} sans limite
       *[other] {""} sur { $limit } au plus
    } ; culture { $culture }, éducation { $education }, santé { $health }
report-building = { NAME($building) } { $space }
