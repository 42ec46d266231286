# Étudier des positions : ce que donne un sac, ce qui peut se payer, guerre, formes et couronnes, cartes, marché.

stato-joins-not = { $player } ne peut pas entrer en guerre après vous : nommez d’autres joueurs qui ont encore un disque en main et aucun sur la piste de guerre.
stato-no-seconds = { $given } ne nomme aucun second score : donnez quelques nombres entiers, comme range(10).

## Colonnes des tableaux

study-column-bag-colour = couleur
study-column-bag-supply = réserve
study-column-bag-bag = sac
study-column-bag-expected = tirés en moyenne
study-bag-column = { $number } tirés, en %
study-bag-pays = action pour { $price } payable, en %
study-column-pay-colour = couleur
study-column-pay-price = prix
study-column-pay-held = en réserve
study-column-pay-stand-in = cube de remplacement
study-column-pay-had = remplaçants en réserve
study-column-pay-missing = manque
study-column-pay-ways = nombre de remplaçants possible
study-column-pay-actions = peut se faire
study-column-war-disc = disque
study-column-war-left = cubes restants
study-war-column = rang { $place }, en %
study-column-form-form = forme
study-column-form-own = la vôtre
study-column-form-spaces = cases
study-column-form-alone = déplacements, vous seul
study-column-form-others = déplacements, par d’autres
study-column-form-together = déplacements, tous ensemble
study-column-shift-source = vient de
study-column-shift-what = lequel
study-column-shift-steps = nombre de cases
study-column-shift-sides = vers où
study-column-shift-seats = qui peut le faire
study-column-shift-everyone = déplace tout le monde
study-column-pair-first = premier score
study-column-pair-second = second score
study-column-pair-signs = signes de couronne
study-column-pair-crowns = couronnes
study-column-pair-missing = couronnes manquantes
study-column-pair-inside = compte dans la forme
study-column-pair-outside = compte en dehors
study-column-pair-final = compte là où est le pion
study-column-present-colour = couleur
study-column-present-card = carte Présent
study-column-present-payable = payable
study-column-present-use = utilisée, apporte
study-column-present-burn = brûlée, apporte
study-column-present-use-again = réutilisée à la fin, points
study-column-present-burn-again = brûlée à la fin, points
study-column-second-colour = couleur
study-column-second-card = carte
study-column-second-use = utilisée seule, points
study-column-second-burn = brûlée seule, points
study-column-second-best = pour le meilleur score final
study-column-second-most = pour le plus haut second score
study-column-market-cube = cube qui y va
study-column-market-price = son prix
study-column-market-tempted = qui peut l’acheter
study-column-market-most = cubes que chacun peut acheter
study-column-buy-price = prix

## Ce que disent les cellules

study-yes = oui
study-no-cube = aucun
study-up-to = jusqu’à { $steps }
study-side-left = gauche
study-side-right = droite
study-shift-scheme = projet
study-shift-own-scheme = projet d’une ville
study-shift-city = pouvoir d’une ville
study-shift-use = carte Présent, utilisée
study-shift-burn = carte Présent, brûlée
study-shift-war = avant la guerre
study-shift-ghost = cube du fantôme
study-shift-use-again = carte à soi, utilisée à la fin
study-shift-burn-again = carte à soi, brûlée à la fin
study-brings-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
study-brings-crowns = { $number ->
        [one] { $number } couronne
       *[other] { $number } couronnes
    }
study-brings-banners = { $number ->
        [one] { $number } bannière
       *[other] { $number } bannières
    }
study-brings-cubes = { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
study-brings-nothing = rien
study-not-all = { $found } (tout n’a pas été essayé)
study-plan-use = utiliser
study-plan-burn = brûler
study-plan-leave = laisser
study-buys = { $player } : { $number }

## Figures

study-ours = valeurs reconstituées par nous
study-bag-title = { $player } tire { $drawn ->
        [one] { $drawn } cube
       *[other] { $drawn } cubes
    } d’un sac de { $bag }
study-bag-panel = payable : { $chance } %
study-bag-expected = { $number } en moyenne
study-bag-below = cubes tirés, chaque nombre avec sa chance en % ; payable : une action de la couleur pour { $price }
study-war-title = { $player } avec { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } contre { $rivals ->
        [0] personne pour l’instant
        [one] { $rivals } disque
       *[other] { $rivals } disques
    }
study-war-disc = disque { $disc }
study-war-left = reste { $cubes }
study-war-short = manque { $cubes }
study-war-below = chance de gagner la guerre en %, et cubes restants après paiement (✕ : impayable)
study-war-said = le disque { $disc } gagne avec { $chance } %
study-form-inside = { $player } sur la case { $space } : dans la forme de la carte République, { $form }
study-form-outside = { $player } sur la case { $space } : hors de la forme de la carte République, { $form }
study-form-hidden = { $player } sur la case { $space } : la forme de la carte République est cachée
study-form-crowns = couronnes
study-form-alone = seul
study-form-others = les autres
study-form-together = ensemble
study-form-below = le moins de déplacements qui mènent le pion à une case
study-zone-said = { $form } : { $shifts ->
        [0] y est déjà
        [one] à { $shifts } déplacement
       *[other] à { $shifts } déplacements
    }
study-zone-never = { $form } : hors d’atteinte
study-pair-title = { $player } : premier score { $first }, { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
study-pair-inside = compte dans la forme
study-pair-outside = compte en dehors
study-pair-below = second score ; au-dessus des barres, les couronnes qui manquent
study-pair-said = Là où est le pion, un second score de { $second } compte le plus : { $final }
