# Étudier des positions : chances des dés, menace des pirates, valeur des cases, bilan.

study-bad-dice = « { $dice } » : les dés ne peuvent pas montrer cela ; nommez leurs symboles, pas plus qu’il n’y a de dés.
study-bad-number = { $name } doit être un nombre entier de { $least } à { $most }, pas { $given }.
study-bad-symbol = { $given } n’est pas un des symboles possibles ici : { $names }.
study-bad-counts = Les dés se donnent par le nombre de ceux qui montrent chaque symbole, dans l’ordre { $symbols }, tous les dés ou aucun ; { $given } est impossible.
study-bad-use = { $given } n’est pas un usage des dés : écrivez-en un comme « crate 2 », « cross 5 », « merchant » ou « nothing ».
study-bad-endings = Ce que vaut chaque résultat des dés doit être dit pour les { $count }.
study-no-dice = Aucun dé n’est encore lancé : step() fait le premier lancer d’un tour.

## Colonnes des tableaux

study-column-throw-symbol = symbole
study-column-throw-turned = dés retournés
study-column-throw-rolls = lancers
study-throw-column = { $number } ou plus, en %
study-column-throw-swords = épées attendues
study-column-keep = dés qui restent
study-column-keep-worth = valeur attendue
study-column-keep-less = de moins que le meilleur
study-column-threat-defence = défense
study-column-threat-shortfall = manque face à la prochaine attaque
study-column-threat-turns = tours avant le prochain à soi
study-column-threat-low = attaque en %, épées relancées
study-column-threat-high = attaque en %, épées gardées
study-column-threat-losses-low = canons, épées relancées
study-column-threat-losses-high = canons, épées gardées
study-column-threat-most = canons au plus
study-column-attack-row = attaque
study-column-attack-strength = force
study-column-attack-boxes = coches jusque-là
study-column-attack-hits = toucherait à ce jour
study-column-place = case
study-column-place-merchant = marchand, pièces
study-column-place-priest = prêtre, points
study-column-place-juggler = jongleur, points
study-column-place-houses = maisons possibles
study-column-place-breaks = romprait
study-column-place-completes = un mur complète
study-column-place-joined = cases vides qui se tiennent
study-column-today-points = points jusqu’ici
study-column-today-city = ville pleine
study-column-today-coins = pièces, points
study-column-today-logs = rondins, points
study-column-today-churches = églises, points
study-column-today-cannons = canons, points
study-column-today-total = à ce jour
study-column-today-turns = tours joués
study-column-today-left = tours avant la ville pleine
study-church-column = l’église { $size } ajoute

## Figures

study-throw-title = { $rolls ->
        [0] Ce que montrent les dés, et ce que retourner ajoute
        [one] { $rolls } lancer reste, { $coins } pièces
       *[other] { $rolls } lancers restent, { $coins } pièces
    }
study-throw-panel = { $symbols } ({ $shown } visibles)
study-throw-rolls = { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    }
study-throw-fresh = Un symbole voulu, { SPELT(RULE("dice")) } dés à lancer
study-throw-numbers = chance d’au moins autant de dés, en %
study-throw-hatched = chance d’au moins autant de dés, en % (hachuré : avec des dés retournés)
study-threat-next = Prochaine attaque : { $strength }, après { $boxes ->
        [one] { $boxes } coche
       *[other] { $boxes } coches
    } ; elle vient ce tour-ci avec une chance de { $low } à { $high } %
study-threat-over = Aucune attaque ne peut plus venir
study-threat-legend = défense (barres) et attaques encore possibles (traits, la prochaine en gras)
