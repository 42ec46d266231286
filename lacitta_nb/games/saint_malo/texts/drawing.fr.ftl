# Ce qu’un lecteur d’écran dit des villes et des pirates, et les quelques mots écrits à côté.

drawing-sheets = { $players ->
        [1] La ville de 1 joueur
       *[other] Les villes de { $players } joueurs
    } et les pirates. { $moment }
drawing-sheets-turn = À { $player }, avant le premier lancer{ $last ->
        [0] { "" }
       *[other] {" "}· dernière manche
    }
drawing-sheets-roll = À { $player } · lancer { $roll } sur { $rolls }{ $last ->
        [0] { "" }
       *[other] {" "}· dernière manche
    }
drawing-sheets-over = La partie est finie ; victoire : { $names }
drawing-space-empty = { $space } : vide, { $where }
drawing-space-holds = { $space } : { NAME($what) }, { $where }
drawing-space-inner = case intérieure
drawing-space-outer = case extérieure du côté { NAME($side, form: "de") }, { $now ->
        [complete] qui est complet
        [broken] qui est rompu
       *[open] { $walls } murs sur { $most }
    }
drawing-card = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $logs ->
        [one] { $logs } rondin
       *[other] { $logs } rondins
    }, défense { $defence }{ $strength ->
        [0] { "" }
       *[other] {" "}contre la prochaine attaque de { $strength }
    }, { $lost ->
        [one] { $lost } canon perdu
       *[other] { $lost } canons perdus
    }, { $filled } cases remplies sur { $spaces }
drawing-pirates = Pirates
drawing-pirates-row = Pirates, rangée { $row }, force { $strength } : { $marked } coches sur { $boxes }
drawing-dice = { $player }, lancer { $roll } :
drawing-church = église avec sa taille
drawing-count = { $what ->
        [points] points
        [coins] pièces
        [logs] rondins au dépôt
        [defence] défense / force de la prochaine attaque
       *[lost] canons perdus
    }
