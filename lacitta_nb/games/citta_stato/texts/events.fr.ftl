# Ce qui s’est passé, une phrase par genre d’événement ; les mots sont les champs de l’événement.
# $cubes-all sont des couleurs, $parts-… les parties d’un score, $players-all des noms.

event-paid = { $player } a payé { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } ({ NAMES($cubes-all) }) { $what ->
        [use] pour utiliser une carte
        [burn] pour brûler une carte
        [upgrade] pour améliorer une piste
       *[other] pour l’action « { NAME($what) } »
    }.
event-to_market = { $player } a mis un cube { NAME($colour) } au marché, dans la rangée au prix de { $amount }.
event-from_market = { $amount ->
        [1] Un cube { NAME($colour) } a quitté
       *[other] { $amount } cubes { NAME($colour, form: "mp") } ont quitté
    } la partie avec la rangée du marché qui a été vidée.
event-bought = { $player } a acheté un cube { NAME($colour) } pour { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
event-taken = { $player } a pris gratis un cube { NAME($colour) } du marché, dans la rangée au prix de { $amount }.
event-drawn = { $player } a tiré { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } du sac : { NAMES($cubes-all) }.
event-kept = { $player } a gardé { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } de ceux tirés ({ NAMES($cubes-all) }) ; le reste est retourné dans le sac.
event-to_bag = { $player } a dû mettre un cube { NAME($cubes-first) } dans le sac.
event-points = { $player } a { $amount ->
        [-1] perdu 1 point
        [one] marqué { $amount } point
       *[other] marqué { $amount } points
    }.
event-declined = { $player } a refusé { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
event-banner = { $player } a { $amount ->
        [-1] rendu une bannière { NAME($colour, form: "f") }
        [1] pris une bannière { NAME($colour, form: "f") }
       *[other] rendu des bannières { NAME($colour, form: "fp") } ({ $amount })
    }.
event-crown = { $player } a { $amount ->
        [-1] { $rule ->
            [X6] perdu une couronne par trahison
           *[other] rendu une couronne
        }
        [1] pris une couronne
       *[other] { $rule ->
            [X4] rendu des couronnes ({ $amount })
           *[other] pris { $amount } couronnes
        }
    }.
event-cube = { $player } a pris un cube { NAME($colour) } du stock.
event-removed = { $player } a retiré de la partie { $amount ->
        [1] un cube { NAME($colour) }
       *[other] { $amount } cubes { NAME($colour, form: "mp") }
    }.
event-card_used = { $player } a utilisé « { NAME($what) } »{ $place ->
        [present] , la carte Présent { NAME($colour, form: "f") }
        [future] , la carte Futur { NAME($colour, form: "f") }
       *[other] {""} encore une fois
    }.
event-card_burned = { $player } a brûlé « { NAME($what) } » sous la couleur { NAME($colour, form: "f") }.
event-republic = { $player } a { $what ->
        [kept] gardé l’ancienne carte République
        [changed] échangé la carte République contre une de l’offre
       *[other] regardé une carte République et mis celle-ci ou l’ancienne dans l’offre
    }.
event-upgraded = La piste { NAME($colour, form: "f") } monte à la case { $amount } ({ $player }) ; améliorations qui restent dans cette manche : { $space }.
event-moved_back = La piste { NAME($colour, form: "f") } recule à la case { $amount } ({ $player }).
event-passed = { $player } a passé.
event-scheme = { $player } a utilisé { $amount ->
        [0] le projet de sa ville « { NAME($what) } »
       *[other] le projet « { NAME($what) } » de niveau { $amount }
    }.
event-scheme_gone = Le projet « { NAME($what) } » de niveau { $amount } a quitté la partie.
event-named = { $player } a nommé la couleur { NAME($colour, form: "f") }.
event-moved = Le pion se déplace { $amount ->
        [-2] de { SPELT(2) } cases vers la gauche
        [-1] d’une case vers la gauche
        [1] d’une case vers la droite
        [2] de { SPELT(2) } cases vers la droite
       *[other] de { $amount } cases
    }, à la case { $space } ({ $player }).
event-disc = { $player } a posé un disque face cachée sur la piste de guerre.
event-disc_back = { $player } a repris le disque de guerre de force { $amount }.
event-disc_out = Le disque de guerre de force { $amount } a quitté la partie ({ $player }).
event-revealed = { $player } a retourné un disque de force { $amount }.
event-war_paid = { $player } a payé { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } pour la guerre ({ NAMES($cubes-all) }).
event-war_unpaid = { $player } n’a pas pu payer le disque de force { $amount } : { $cubes ->
        [0] il n’y avait aucun cube
        [1] le seul cube est parti ({ NAMES($cubes-all) })
       *[other] les { $cubes } cubes sont partis ({ NAMES($cubes-all) })
    }, et le disque a quitté la partie sans effet.
event-war_won = { $player } a gagné la guerre avec un disque de force { $amount }.
event-refilled = Nouvelles cartes ({ NAME($colour) }). Carte Présent : { NAME($what) } ; carte Futur : { NAME($place) }.
event-shuffled = La défausse ({ NAME($colour) }) est devenue une nouvelle pile de { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
event-round = La manche { $amount } commence : les projets sont face visible, et le marqueur d’amélioration est remis.
event-first_player = Le Premier joueur est maintenant { $player }.
event-ghost = Le fantôme a tiré un cube { NAME($colour) }. Carte Présent défaussée : { NAME($what) }.
event-ghost_disc = Le fantôme a posé un disque face cachée sur la piste de guerre.
event-ghost_revealed = Le disque du fantôme a la force { $amount }.
event-ghost_won = Le fantôme a gagné la guerre avec un disque de force { $amount }, et ne prend rien.
event-ghost_disc_out = Le disque de guerre de force { $amount } du fantôme a quitté la partie.
event-second_score = Pour le second score, { $player } a repris « { NAME($what) } » ({ NAME($colour) }).
event-final = { $player } finit avec { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } : premier score { $parts-first }, second score { $parts-second }, pion { $parts-form ->
        [1] dans
       *[other] hors de
    } la zone de la carte République ({ NAME($what) }), couronnes { $parts-crowns }, signes de couronne entre les scores { $parts-signs }, cubes { $parts-cubes }.
event-won = { $players ->
        [1] { $players-all } gagne avec { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }{ $what ->
            [sum] {" "}; à égalité de points, la somme des deux scores décide
            [cubes] {" "}; à égalité de points et de sommes, le plus de cubes dans la réserve décide
           *[other] {""}
        }.
       *[other] { $players-all } partagent la victoire avec { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }{ $what ->
            [sum] {" "}; à égalité de points, la somme des deux scores décide
            [cubes] {" "}; à égalité de points et de sommes, le plus de cubes dans la réserve décide
           *[other] {""}
        }.
    }
event-solo = { $what ->
        [won] { $player } a gagné contre le fantôme{ $amount ->
            [0] , sans couronne bonus
            [one] {""} et commence la partie suivante avec { $amount } couronne bonus
           *[other] {""} et commence la partie suivante avec { $amount } couronnes bonus
        }.
       *[other] { $player } a perdu contre le fantôme ; la même partie peut être tentée de nouveau.
    }
