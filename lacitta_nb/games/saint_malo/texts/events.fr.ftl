# Ce qui s’est passé, une phrase par genre d’événement ; les mots sont les champs de l’événement.
# $dice-all sont les symboles des dés, $parts-… les points de chaque partie du compte, $players-all des noms.

event-rolled = { $player } a lancé les dés, { $amount ->
        [1] premier lancer du tour
       *[other] lancer { $amount } du tour
    } : { NAMES($dice-all) }.
event-kept = { $dice ->
        [0] { $player } n’a gardé aucun dé.
       *[other] { $player } a gardé : { NAMES($dice-all) }.
    }
event-turned = { $player } a retourné { $amount ->
        [1] un dé
       *[other] { SPELT($amount) } dés
    } sur « { NAME($what) } » pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-delivered = { $player } a pris une livraison de { $amount ->
        [one] { $amount } rondin
       *[other] { $amount } rondins
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-placed = { $player } a posé { A($what) } en { $space }{ $rule ->
        [W4] {""} comme bonus d’un côté
       *[other] {""}
    }.
event-points = { $player } a marqué { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }{ $rule ->
        [W3] {""} pour le côté complet { NAME($side, form: "de") }
       *[other] {""} avec { A($what, form: "def") }
    }.
event-coins = { $player } a pris { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }{ $rule ->
        [W3] {""} pour le côté complet { NAME($side, form: "de") }
       *[other] {""} avec { A($what, form: "def") }
    }.
event-logs_used = { $player } y a mis { $amount ->
        [one] { $amount } rondin
       *[other] { $amount } rondins
    } du dépôt.
event-side_complete = Le côté { NAME($side, form: "de") } ({ $player }) est complet : des murs sur toutes ses cases.
event-side_broken = Le côté { NAME($side, form: "de") } ({ $player }) est rompu : il n’apporte plus ni bonus ni défense.
event-bonus = La tour d’angle du côté { NAME($side, form: "de") } apporte à { $player } { $what ->
        [coins] { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        }
        [points] { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
       *[person] une personne de niveau { $amount } au plus
    }.
event-pirates = Les épées ont fait { $amount ->
        [one] { $amount } coche
       *[other] { $amount } coches
    } à la rangée { $row } des pirates ({ $player }).
event-attack = La rangée { $row } est pleine : les pirates attaquent avec une force de { $amount }.
event-held = { $player } a tenu avec une défense de { $amount }.
event-cannon_lost = { $player } a perdu un canon : une défense de { $amount } ne suffisait pas.
event-city_full = La ville est pleine ({ $player }).
event-last_round = C’est la dernière manche, car une ville est pleine.
event-final = { $player } a { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } à la fin : { $parts-points } jusque-là{ $parts-city ->
        [0] {""}
       *[other] , { $parts-city } pour la ville pleine
    }{ $parts-coins ->
        [0] {""}
       *[other] , { $parts-coins } pour les pièces
    }{ $parts-logs ->
        [0] {""}
       *[other] , { $parts-logs } pour les rondins
    }{ $parts-churches ->
        [0] {""}
       *[other] , { $parts-churches } pour les églises
    }{ $parts-cannons ->
        [0] {""}
       *[other] , { $parts-cannons } pour les canons perdus
    }.
event-won = { $players ->
        [1] { $players-all } gagne avec { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }{ $what ->
            [empty] {" "}; à égalité de points, le plus de cases vides décide
           *[other] {""}
        }.
       *[other] { $players-all } partagent la victoire avec { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }{ $what ->
            [empty] {" "}; à égalité de points, le plus de cases vides décide
           *[other] {""}
        }.
    }
