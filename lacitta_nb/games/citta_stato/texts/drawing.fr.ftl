# Ce qu’un lecteur d’écran dit du plateau et des joueurs, et les quelques mots écrits dessus.

drawing-letter = { $colour ->
        [yellow] J
        [white] B
        [green] Ve
        [orange] O
        [black] N
       *[purple] Vi
    }
drawing-colour = { $letter } : { NAME($colour) }
drawing-all = tout
drawing-passed = passé
drawing-ghost = Le fantôme
drawing-more = … et { $count } autres
drawing-required = au moins { $score }
drawing-scheme-gone = hors du jeu
drawing-scheme-used = { $scheme } · utilisé
drawing-seal = { $colour ->
        [red] R
       *[blue] B
    }
drawing-form = { $form ->
        [plutocracy] Ploutocratie
        [oligarchy] Oligarchie
       *[doge] Doge
    }
drawing-row = { $what ->
        [future] Futur
       *[present] Présent
    }
drawing-card = { $card ->
        [constantinople] Constanti- nople
        [hunt_saracen_pirates] Chasse aux Sarrasins
       *[other] { NAME($card) }
    }
drawing-action = { $what ->
        [fleet] Flotte
        [city] Ville
        [guilds] Guildes
        [war] Guerre
        [republic] République
       *[politics] Politique
    }
drawing-line = { $what ->
        [round] Manche
        [upgrade] Améliorations
        [war] Guerre
        [offer] Offre
       *[stock] Stock
    }
drawing-ghost-line = { $what ->
        [bag] Sac
        [drawn] Tirés
       *[discs] Disques
    }
drawing-board = { $players ->
        [1] Città-Stato, en solitaire contre le fantôme.
       *[other] Città-Stato à { $players }.
    } { $moment }
drawing-board-turn = Manche { $round } sur { $rounds } · à { $player } · prochaine action : { $price ->
        [one] { $price } cube
       *[other] { $price } cubes
    }
drawing-board-phase = Manche { $round } sur { $rounds } · { $phase ->
        [war] guerre
        [round_end] fin de la manche
        [second_score] second score
       *[final] score final
    }
drawing-board-over = La partie est finie ; victoire : { $names }
drawing-board-solo = La partie est finie : { $score } points sur { $required }
drawing-war-disc = place { $place } : { $disc ->
        [unknown] un disque ({ $player })
       *[other] { $player } avec { $disc }
    }{ $open ->
        [0] , face cachée
       *[1] { "" }
    }
drawing-player = { $player }, { NAME($city) } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, second score { $second }, { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }, pion sur la case { $space } ({ NAME($form) }), carte République : { $republic ->
        [unknown] cachée
       *[other] { NAME($republic) }
    }{ $crowned ->
        [0] { "" }
       *[1] {" "}avec couronnes
    }, { $passed ->
        [0] prochaine action : { $price ->
                [one] { $price } cube
               *[other] { $price } cubes
            }
       *[1] a passé
    }
drawing-ghost-board = Le fantôme : il faut au moins { $required } points, { $drawn } cubes tirés sur { $cubes } dans cette manche, { $discs ->
        [one] { $discs } disque
       *[other] { $discs } disques
    }
drawing-at-action = Action de ville ({ NAME($colour) }), { $price ->
        [one] { $price } cube
       *[other] { $price } cubes
    }
drawing-at-market = Marché, { NAME($colour) }, { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } chacun : { $count ->
        [0] aucun
        [one] { $count } cube
       *[other] { $count } cubes
    }
drawing-at-card = { $where }, { NAME($colour) } : { $card }
drawing-at-no-card = { $where }, { NAME($colour) } : pas de carte
drawing-at-scheme = Projet de niveau { $level } : { $scheme }{ $moves ->
        [0] { "" }
       *[other] {" "}· tous les pions bougent de { $moves }
    }{ $used ->
        [0] { "" }
       *[1] {" "}· utilisé dans cette manche
    }
drawing-at-no-scheme = Projet de niveau { $level } : hors du jeu
drawing-at-form = Piste des formes, case { $space }, { NAME($form) }, { $crowns ->
        [0] aucune couronne
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } au-dessus : { $count ->
        [0] aucun pion
       *[other] { $names }
    }
drawing-at-war = Piste de guerre : { $count ->
        [0] aucun disque
       *[other] { $discs }
    }
drawing-at-offer = Offre, carte { $place } : { $republic ->
        [unknown] face cachée
        [away] on la regarde
       *[other] { NAME($republic) }
    }{ $crowned ->
        [0] { "" }
       *[1] {" "}avec couronnes
    }
drawing-at-city = { $city } · port : { $port }{ $scheme ->
        [none] { "" }
       *[other] {" "}· projet à soi : { $scheme }
    }
drawing-at-republic = Sa carte République : { $republic ->
        [unknown] cachée
       *[other] { NAME($republic) }
    }{ $crowned ->
        [0] { "" }
       *[1] {" "}avec couronnes
    }
drawing-at-crowns = { $count ->
        [one] { $count } couronne à soi
       *[other] { $count } couronnes à soi
    }
drawing-at-track = Piste { NAME($colour, form: "f") } : case { $space } sur { $spaces }, qui montre { $value }
drawing-at-count = { $what ->
        [cube] Réserve
        [bag] Sac
        [banner] Bannières
        [used] Cartes utilisées
       *[burned] Cartes brûlées
    }, { NAME($colour) } : { $count }
drawing-at-disc = Disque de guerre { $disc } : { $where ->
        [held] en main
        [gone] hors du jeu
        [away] sur la piste de guerre
       *[unknown] caché
    }
drawing-at-used = Carte utilisée { $card }
drawing-at-no-used = Cartes utilisées, ligne { $line } : aucune
drawing-sign = { $what ->
        [cube] cube
        [banner] bannière
        [points] points du score 1, 2
        [crown] couronne
        [fleet] flotte avec autant de pièces
        [bag] sac, tirer
        [card] carte, carte utilisée
        [deck] pile
        [burn] brûler
        [marker] pion
        [all] tous
        [step] case d’une piste
        [disc] disque de guerre
        [scheme] projet
        [republic] carte République
        [port] si c’est son propre port
        [out] est rendu
        [first] premier joueur
        [down] face cachée
       *[each] pour chaque
    }
