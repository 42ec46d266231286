# Ce qui s’est passé, une phrase par genre d’événement ; les mots sont les champs de l’événement.
# $points-first et $points-last sont les points des deux villes d’une migration, $circles combien de cartes Voix.

event-placed = { $player } a placé un château en { $space } avec { $amount ->
        [one] { $amount } citoyen
       *[other] { $amount } citoyens
    }.
event-start_player = { $year ->
        [1] { $player } est le Premier joueur de la première année.
       *[other] { $player } est le Premier joueur de l’année { $year }.
    }
event-voice_laid = { SPELT(RULE("circles"), start: "yes") } cartes Voix ont été posées ; la carte visible demande { A($service, form: "def") }.
event-income = { $building ->
        [port] Le port en { $space } a rapporté à { $player }
        [quarry] La carrière en { $space } a rapporté à { $player }
       *[other] Revenu de { $space } : { $player } a pris
    } { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.
event-grew = { $amount ->
        [one] { $amount } citoyen est venu
       *[other] { $amount } citoyens sont venus
    } dans la ville { $space } ({ $player }).
event-full = Personne n’est venu dans la ville { $space } ({ $player }) : elle a autant de citoyens qu’elle peut.
event-no_supply = Personne n’est venu dans la ville { $space } ({ $player }) : la réserve commune de citoyens est vide.
event-gold = { $player } a pris { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } avec une carte Joueur.
event-founded = { $player } a fondé une ville en { $space } avec { $amount ->
        [1] un citoyen, venu du château en { $source }
       *[other] { $amount } citoyens, dont un venu du château en { $source }
    }{ $food ->
        [0] {""}
       *[other] {""} ; elle apporte { $food } de nourriture
    }.
event-built = { $player } a construit { A($building) } en { $space }{ $rule ->
        [X2] {""} à la place d’une route
       *[other] {""}
    }, dans la ville { $source }{ $card ->
        [master_builder] , avec le maître d’œuvre
       *[other] {""}
    }{ $gold ->
        [0] {""}
        [one] , pour { $gold } pièce d’or
       *[other] , pour { $gold } pièces d’or
    }{ $building ->
        [market] {""} ; son citoyen vient de la réserve
        [road] {""}
       *[other] {""} ; un citoyen du château s’y est installé
    }{ $food ->
        [0] {""}
       *[other] , et cela apporte { $food } de nourriture
    }.
event-figures = { $player } a offert du pain et des jeux en { $space }{ $gold ->
        [0] {""}
        [one] {""} pour { $gold } pièce d’or
       *[other] {""} pour { $gold } pièces d’or
    } : { $amount ->
        [one] { $amount } cube y ajoute { $amount } point
       *[other] { $amount } cubes y ajoutent { $amount } points
    } { NAME($service, form: "de") } jusqu’à la fin de l’année.
event-golden_times = Époque bénie{ $gold ->
        [0] {""}
        [one] {""} pour { $gold } pièce d’or
       *[other] {""} pour { $gold } pièces d’or
    } : { $amount ->
        [one] { $amount } citoyen est venu
       *[other] { $amount } citoyens sont venus
    } dans la ville { $space } ({ $player }).
event-rich_harvest = Récolte fructueuse : la maison de ferme en { $space } ({ $player }) donne le double cette année, soit { $amount } de nourriture en plus.
event-looked = { $player } a regardé { $circles ->
        [2] les cartes Voix cachées { $circles-first } et { $circles-last }
       *[other] les { SPELT($circles) } cartes Voix cachées
    }{ $gold ->
        [0] {""}
        [one] {""} pour { $gold } pièce d’or
       *[other] {""} pour { $gold } pièces d’or
    }.
event-passed = { $player } a passé{ $amount ->
        [0] {""} ; il ne restait aucune carte Politique à prendre
       *[other] {""} et a pris face cachée la carte Politique du dessus
    }.
event-forfeited = { $player } a perdu un tour pour la faim de l’an passé : une carte Joueur est retournée face cachée, sans servir.
event-drawn = La prochaine carte Politique est « { NAME($card) } », à la place { $amount } des cartes visibles.
event-reshuffled = La pile Politique était vide : { $amount ->
        [1] la carte de la défausse a été mélangée
       *[other] les { $amount } cartes de la défausse ont été mélangées
    } pour en former une nouvelle.
event-revealed = La carte Voix { $amount } demande { A($service, form: "def") }.
event-wished = La Voix du Peuple a parlé : les citoyens demandent { A($service, form: "def") }.
event-wish_chosen = { $player } a choisi { A($service, form: "def") } comme souhait pour la ville { $space }.
event-migrated = Un citoyen a quitté la ville { $source } ({ $other }) pour la ville { $space } ({ $player }), qui offre plus { NAME($service, form: "de") } : { $points-first } contre { $points-last }.
event-no_room = Un citoyen a quitté la ville { $source } ({ $other }) pour la ville { $space } ({ $player }), qui offre plus { NAME($service, form: "de") } ({ $points-first } contre { $points-last }), mais l’a trouvée pleine et retourne à la réserve.
event-demolished = { $rule ->
        [D2a] La route en { $space } ({ $player }) a disparu avec le bâtiment auquel elle tenait
       *[other] { $player } a perdu { A($building, form: "def") } en { $space }, car il manquait { $amount ->
            [one] { $amount } citoyen pour les bâtiments
           *[other] { $amount } citoyens pour les bâtiments
        } de la ville { $source }
    }{ $food ->
        [0] {""}
       *[other] {""} ; c’est aussi { $food } de nourriture en moins
    }.
event-over_limit = La ville { $space } ({ $player }) peut avoir moins de citoyens, car un bâtiment est tombé : { $amount ->
        [one] { $amount } citoyen est retourné
       *[other] { $amount } citoyens sont retournés
    } à la réserve.
event-road_given_up = { $player } a renoncé à la route en { $space }, dans la ville { $source }.
event-city_lost = La ville { $space } ({ $player }) a disparu : il ne restait personne dans son château, qui revient à son propriétaire{ $food ->
        [0] {""}
       *[other] {""} ; c’est aussi { $food } de nourriture en moins
    }.
event-out = { $player } n’a plus de bâtiment et se retrouve hors jeu.
event-fed = { $player } a nourri { $amount ->
        [1] son seul citoyen
       *[other] ses { $amount } citoyens
    } avec { $food } de nourriture.
event-hungry = { $player } a { $food } de nourriture, il en manque { $amount } : { $amount ->
        [one] { $amount } citoyen doit partir
       *[other] { $amount } citoyens doivent partir
    } à cause de la faim.
event-starved = La faim a chassé { $amount ->
        [1] un citoyen
       *[other] { $amount } citoyens
    } de la ville { $space } ({ $player }).
event-penalty = { $rule ->
        [E2] { $player } a connu la faim la dernière année, ce qui coûte { RULE("hunger") } points.
       *[other] { $player } a connu la faim : le premier tour de l’an prochain est perdu.
    }
event-figures_home = { $amount ->
        [one] { $amount } cube est revenu
       *[other] { $amount } cubes sont revenus
    } à { $player }.
event-year_ended = L’année { $year } est finie : les cartes Joueur se retournent face visible, les cartes jouées et les cartes Voix sont défaussées.
event-scored = { $player } a marqué { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
