# Ce que dit le panneau de Saint Malo. `panel-ui-` sont les mots de ses boutons et de ses titres.

## L’en-tête

panel-title = Manche { $round }
panel-title-empty = à égalité de points, le plus de cases vides décide, { $more } contre { $less }
panel-whose-roll = { $player } : lancer { $roll } sur { RULE("rolls") }
panel-roll = Lancer { $roll } sur { RULE("rolls") }
panel-next-attack = Attaque de { $strength } dans { $boxes ->
        [one] { $boxes } coche
       *[other] { $boxes } coches
    }
panel-next-attack-help = Encore { $boxes ->
        [one] { $boxes } coche
       *[other] { $boxes } coches
    }, et la rangée { $row } est pleine : les pirates attaquent avec une force de { $strength }. { $count ->
        [0] Aujourd’hui, tout le monde tiendrait.
       *[other] Aujourd’hui, cela coûterait un canon : { $names }.
    }
panel-no-attack = Fin des attaques
panel-no-attack-help = Toutes les rangées des pirates sont pleines : les épées ne font plus de coches.
panel-last-round = Dernière manche

## Les dés

panel-faces = { $symbol ->
        [log] { $count ->
            [one] { $count } rondin
           *[other] { $count } rondins
        }
        [crate] { $count ->
            [one] { $count } caisse
           *[other] { $count } caisses
        }
        [wall] { $count ->
            [one] { $count } mur
           *[other] { $count } murs
        }
        [cross] { $count ->
            [one] { $count } croix
           *[other] { $count } croix
        }
        [head] { $count ->
            [one] { $count } tête
           *[other] { $count } têtes
        }
       *[swords] { $count ->
            [1] épées
           *[other] { $count } épées
        }
    }
panel-keep = garder { $dice } et relancer { $rolled ->
        [one] { $rolled } dé
       *[other] { $rolled } dés
    }
panel-roll-all = relancer tous les dés
panel-stop = arrêter de lancer
panel-again = Relancer { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
panel-again-brief = Relancer { $dice }
panel-help-dice = { $kind ->
        [stop] Les dés servent tels qu’ils sont.
       *[keep] Ces dés restent, tous les autres sont relancés. Un dé qui reste pourra être relancé plus tard.
    }
panel-rolls-left = { $rolls ->
        [one] Il reste { $rolls } lancer.
       *[other] Il reste { $rolls } lancers.
    }
panel-odds = Au moins { $dice } à la fin : { $chance }
panel-keeps-swords = { $count ->
        [1] 1 dé à épées reste : il fait une coche.
       *[other] { $count } dés à épées restent : chacun fait une coche.
    }
panel-thrown-as = Lancer { $roll } : { $dice }
panel-thrown-late = On peut mettre ici les dés d’une vraie table avant le premier lancer d’un tour ou après un lancer, pas pendant qu’on pose des choses.

## Quoi, où

panel-group-bonus = Bonus du côté
panel-use = { $what ->
        [log] { $number ->
            [one] { $number } rondin
           *[other] { $number } rondins
        }
        [crate] { $number ->
            [one] { $number } caisse
           *[other] { $number } caisses
        }
        [wall] { $number ->
            [one] { $number } mur
           *[other] { $number } murs
        }
        [house] { $number ->
            [one] { $number } maison
           *[other] { $number } maisons
        }
       *[cross] Église { $number }
    }
panel-choice = { $kind ->
        [nothing] Rien
        [nobody] Personne
        [done] Assez de maisons
       *[place] Poser
    }
panel-turns = retourner { $dice }
panel-costs = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
panel-heads = Il faut { $number ->
        [one] { $number } tête
       *[other] { $number } têtes
    }.
panel-help-use = { $what ->
        [log] Une livraison apporte un rondin par dé, et coûte { RULE("delivery-price") } pièces quel qu’en soit le nombre. Un architecte fait des maisons avec les rondins ; chacun vaut un point à la fin.
        [crate] Une caisse par dé ; après la première, chacune en touche par un bord une posée avant. Les marchands comptent les caisses à côté d’eux.
        [wall] Un mur par dé, seulement sur les cases extérieures. Un côté fait seulement de murs apporte son bonus et { RULE("side-defence") } de défense.
       *[cross] Une église de taille { $number }. Les églises comptent à la fin, en séries qui commencent par la plus petite et n’ont pas de trou.
    }
panel-help-nothing = { $kind ->
        [take] Personne ne vient.
       *[use] Les dés ne servent pas ; les épées font des coches quand même.
    }
panel-best = { $kind ->
        [coins] { $amount ->
            [0] aucune pièce
            [1] 1 pièce
           *[other] { $amount } pièces au plus
        }
        [houses] { $amount ->
            [0] aucune maison
           *[other] maisons : { $amount } points
        }
        [points] { $amount ->
            [0] aucun point
            [1] 1 point
           *[other] { $amount } points au plus
        }
        [series] série +{ $amount }
       *[defence] défense +{ $amount }
    }
panel-best-wall = complète le côté { NAME($side, form: "de") } : { $defence } de défense et { $bonus }
panel-bonus = { $kind ->
        [coins] { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        }
        [points] { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
       *[person] une personne de niveau { $amount } au plus
    }
panel-decide-roll = Quels dés restent ? Cliquez dessus, puis relancez les autres ; ou arrêtez.
panel-decide-use = { $player }, que faire des dés ? Un seul symbole.
panel-decide-bonus = Un côté est complet : qui vient dans la ville ({ $player }) ?
panel-where = { $thing ->
        [crate] { $left ->
            [1] Choisissez une case éclairée pour la caisse.
           *[other] Choisissez { $left } cases éclairées pour les caisses.
        }
        [wall] { $left ->
            [1] Choisissez une case éclairée pour le mur.
           *[other] Choisissez { $left } cases éclairées pour les murs.
        }
        [house] Choisissez des cases éclairées pour { $left ->
            [one] { $left } maison
           *[other] { $left } maisons
        } au plus.
       *[other] Choisissez une case éclairée pour { A($thing, form: "def") }.
    }
panel-badge = { $thing ->
        [merchant] Nombre : pièces rapportées maintenant.
        [priest] Nombre : points rapportés maintenant.
        [juggler] Nombre : points rapportés maintenant.
        [architect] Nombre : points de ses maisons.
        [crate] Nombre : caisses à côté de la meilleure place d’un marchand.
        [wall] Nombre : murs qu’aura le côté.
       *[other] {""}
    }
panel-badge-breaks = { $badge } : rompt le côté.
panel-where-all = { $thing ->
        [bonus] Le côté est complet, et sa tour d’angle amène une personne.
        [house] On ne peut plus faire de maisons.
       *[other] Tout a sa case.
    } Appuyez sur Valider, ou cliquez sur ce que vous voulez retirer.
panel-ask-space = Où ?
panel-planned = { NAME($thing) } en { $space }
panel-worth = { $kind ->
        [coins] { NAME($thing) } ici : { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        }
        [points] { NAME($thing) } ici : { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
        [houses] { NAME($thing) } ici : { $amount } points de maisons
        [crates] { NAME($thing) } ici : alors { $amount } à côté de la meilleure place d’un marchand
       *[none] { NAME($thing) } ici
    }
panel-worth-wall = { $walls ->
        [0] le côté est rompu : pas de défense
        [one] { $walls } mur de ce côté
       *[other] { $walls } murs de ce côté
    }
panel-worth-breaks = rompt le côté { NAME($side, form: "de") }
panel-worth-completes = complète le côté { NAME($side, form: "de") }, qui apporte { $bonus }
panel-space-filled = { $space }{ $side ->
        [none] {""}
       *[other] {""} (côté { NAME($side, form: "de") })
    } : { NAME($thing) }.
panel-space-empty = { $space }{ $side ->
        [none] {""}
       *[other] {""} (côté { NAME($side, form: "de") })
    } est vide. On y gagnerait :
panel-space-side = Tout sauf un mur rompt pour toujours le côté { NAME($side, form: "de") }.

## Ce que valider joue et change

panel-do-use = { $what ->
        [nothing] ne rien utiliser
        [log] utiliser { $number ->
            [one] { $number } rondin
           *[other] { $number } rondins
        }
        [crate] utiliser { $number ->
            [one] { $number } caisse
           *[other] { $number } caisses
        }
        [wall] utiliser { $number ->
            [one] { $number } mur
           *[other] { $number } murs
        }
        [cross] construire une église de taille { $number }
       *[other] prendre { A($what) }
    }
panel-do-take = { $what ->
        [nothing] personne ne vient
       *[other] { A($what) } vient
    }
panel-do-place = { A($thing) } en { $space }
panel-do-turned = { $what }, en retournant { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
panel-do-several = { $things } en { $spaces }{ $more ->
        [0] {""}
       *[other] , encore { $more } ensuite
    }
panel-do-done = assez de maisons
panel-change-points = Points { $before } → { $after }
panel-change-coins = Pièces { $before } → { $after }
panel-change-logs = Rondins { $before } → { $after }
panel-change-defence = Défense { $before } → { $after }
panel-change-total = Si la partie finissait aujourd’hui : { $before } → { $after }
panel-change-complete = Le côté { NAME($side, form: "de") } est complet.
panel-change-bonus = Sa tour d’angle amène une personne de niveau { $level } au plus.
panel-change-broken = Le côté { NAME($side, form: "de") } est rompu pour toujours.
panel-change-city-full = Votre ville est pleine : { RULE("full-city-points") } points à la fin.
panel-change-last-round = Cette manche est la dernière.
panel-then-place = Ensuite, encore { $left } à poser.
panel-boxes = À la fin du tour, { $count ->
        [one] { $count } coche est faite.
       *[other] { $count } coches sont faites.
    }
panel-attack = Attaque de { $strength } : { $count ->
        [0] tout le monde tient.
        [1] { $names } perd un canon.
       *[other] { $names } perdent chacun un canon.
    }
panel-warn-done = { $left ->
        [one] Encore { $left } rondin pourrait devenir une maison.
       *[other] Encore { $left } rondins pourraient devenir des maisons.
    }

## Dangers

panel-danger = La prochaine attaque a la force { $strength }, votre défense est de { $defence } : cela vous coûte un canon, −{ RULE("cannon-points") } points.
panel-danger-held = Vous tenez la prochaine attaque : défense { $defence } sur { $strength }.
panel-danger-chance = Chance qu’elle vienne avant votre prochain tour : { $low } si on relance les épées, { $high } si on les garde.
panel-danger-sure = Elle vient à la fin de ce tour.
panel-danger-later = Avec votre défense de { $defence } d’aujourd’hui, vous perdriez un canon lors { $count ->
        [1] d’une autre attaque
       *[other] de { $count } autres attaques
    } : { $strengths }.

## Sens des signes

panel-sign-person = { $name }, { $level ->
        [one] { $level } tête
       *[other] { $level } têtes
    } : { $help }
panel-sign-shield = Derrière le trait se trouve la force de la prochaine attaque.
panel-sign-today = Ceux de la partie jusqu’ici ; « { panel-ui-today } » : ce qu’ils seraient si la partie finissait maintenant.

## Ce qui s’est passé

panel-log-heading = Manche { $round } · { $player }
panel-told-stopped = { $player } a arrêté de lancer.
panel-told-nobody = { $player } n’a pris personne.
panel-told-done = { $player } n’a plus fait de maison.
panel-told-chosen = { $thing ->
        [none] { $player } n’a rien utilisé.
       *[other] { $player } a choisi { A($thing) }.
    }
panel-brief-place = { NAME($thing) } { $space }
panel-brief-logs = { $logs ->
        [one] { $logs } rondin
       *[other] { $logs } rondins
    }

## Le guide d’un premier tour : 160 lettres au plus par phrase.

panel-guide-dice = Cliquez sur les dés qui doivent rester, puis relancez les autres ; ou arrêtez. Les épées font des coches aux pirates.
panel-guide-use = Choisissez un symbole. La carte dit ce qu’il apporte, et ce que coûterait de retourner d’autres dés.
panel-guide-where = Et où ? Choisissez une case éclairée ; son nombre dit ce qu’elle rapporterait.
panel-guide-confirm = Voici ce qui changerait. Valider joue le coup, Annuler permet de choisir autre chose, Défaire revient même sur ce qui a été joué.

## Une nouvelle partie

panel-start-drawn = tiré par la graine
panel-start-seat = joueur { $number }

## Mots du panneau

panel-ui-panel = Saint Malo
panel-ui-beginner = Qui commence
panel-ui-start-help = Qui commence : ce joueur commence chaque manche.
panel-ui-seed-help = Graine : la même graine donne les mêmes dés. Laissez vide pour en tirer une.
panel-ui-turn-parts = Parties du tour
panel-ui-log-rounds = Toutes les manches
panel-ui-undo-turn = Au début du tour
panel-ui-die = Dé
panel-ui-dice = Dés
panel-ui-stays = reste
panel-ui-rolls-again = est relancé
panel-ui-taken-out = Retirer
panel-ui-city-help = La ville de qui joue. Les flèches déplacent ; avec Maj, ou avec n et p, vers les cases qu’on peut choisir ; Début va à la meilleure ; Entrée choisit, Échap annule. Les chiffres choisissent les dés, r relance, s arrête.
panel-ui-thrown = Dés d’une vraie table
panel-ui-thrown-help = Lancez de vrais dés et mettez ici ce qu’ils montrent. La partie recommence alors à cette position avec ces dés ; ce qui a été joué avant ne pourra plus être défait. On vous le demande d’abord.
panel-ui-thrown-roll = Quel lancer
panel-ui-thrown-put = Mettre ces dés ici
panel-ui-today = À ce jour
panel-ui-go-on = Pour continuer, appuyez sur Étape.
panel-ui-if-today = Si la partie finissait aujourd’hui
panel-ui-coins = Pièces
panel-ui-logs = Rondins
panel-ui-cannons = Canons perdus
panel-ui-city = Ville pleine
panel-ui-churches = Églises
panel-ui-total = Total
panel-ui-empty = Cases vides
panel-gauge = Défense { $defence } contre la prochaine attaque de { $strength }
panel-ui-shield = Défense
panel-hint-than-least = Comparé à ne rien faire, à peu près :
panel-hint-than-stop = Comparé à s’arrêter là, à peu près :
