# Étudier des positions : chances de la Voix, prévisions de l’année.

study-bad-wish = « { $wishes } » ne peut pas être souhaité : nommez un service ou deux services différents parmi culture, education et health.
study-impossible-wish = Le souhait ne peut pas être { $wishes } : les cartes Voix connues l’excluent.
study-not-begun = Il n’y a pas d’année à prévoir avant que les châteaux soient placés.

## Souhaits, et ce qui en suivrait

study-wish = { NAME($one) }
study-wishes = { NAME($one) } et { NAME($two) }
study-heading = { $moment } · si le peuple demandait : { $wish }
study-if = Si le peuple demandait : { $wish }.
study-nothing = Personne ne bougerait, rien ne tomberait et tout le monde mangerait.
study-assuming = Supposé pour les choix que feront les joueurs :

study-assume-wish = { $player } choisirait { A($service, form: "def") } pour la ville { $space }.
study-assume-done = { $player } ne renoncerait à aucune route.
study-assume-demolish = { $player } démolirait le bâtiment en { $space }.
study-assume-starve = { $player } laisserait partir { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    } de la ville { $space } à cause de la faim.

study-move = { $source } → { $space }
study-more = Un point { NAME($service, form: "de") } de plus en { $city } : { $changes }. { $end ->
        [0] À la fin, autant de citoyens que sans lui.
       *[other] À la fin, { $by ->
            [one] { $by } citoyen
           *[other] { $by } citoyens
        } { $sign ->
            [more] de plus
           *[fewer] de moins
        }.
    }
study-more-come = { $count ->
        [one] { $count } citoyen viendrait
       *[other] { $count } citoyens viendraient
    } en { $city }, de { $others }
study-more-stay = { $count ->
        [one] { $count } citoyen resterait
       *[other] { $count } citoyens resteraient
    } en { $city } sans partir pour { $others }
study-more-lost = { $count ->
        [one] { $count } citoyen de { $others } trouverait { $city } pleine et serait perdu
       *[other] { $count } citoyens de { $others } trouveraient { $city } pleine et seraient perdus
    }

## Colonnes des tableaux

study-column-wish = souhait
study-column-chance = chance en %
study-column-exactly = exactement
study-column-city = ville
study-meal = { $food } pour { $citizens }
study-column-now = nourriture maintenant
study-column-feeding = nourriture au repas
study-column-citizens-now = citoyens maintenant
study-column-food-now = nourriture maintenant
study-column-eaters = citoyens alors
study-column-supper = nourriture alors
study-column-starve = auraient faim
study-column-citizens-end = citoyens à la fin
study-column-grow = naîtraient
study-column-come = viendraient
study-column-leave = partiraient
study-column-turned-away = la trouveraient pleine
study-column-fall = tomberaient
study-column-food-lost = nourriture perdue
study-column-what = ce qui arriverait
study-column-rule = règle
study-column-assumed = supposé
study-column-others = aussi possible
study-column-point = un de plus
study-column-gained = viendraient
study-column-spared = resteraient
study-column-turned-away-now = seraient perdus
study-column-more-end = de plus à la fin

## Figures

study-odds-title = Ce que le peuple peut demander
study-now = maintenant
study-food-legend = citoyens (barres, hachurées là où ils auraient faim) et nourriture (traits)

## Une case que l’on consulte

site-empty = { $space } est vide.
site-built = { $space } : { NAME($building) } ({ $player }).
site-yields = { $open ->
        [no] Elle est fermée avec si peu de joueurs.
       *[other] {""}
    } Un château ou une maison de ferme y donne { $wheat } de nourriture, une carrière { $mountains ->
        [one] { $mountains } pièce d’or
       *[other] { $mountains } pièces d’or
    } par an{ $lake ->
        [yes] {""} ; un lac est à côté
       *[other] {""} ; pas de lac à côté
    }.
site-areas = Elle touche { $areas }.
site-area = { $area } : { NAME($tile) }
site-bare = { $area } : terrain sans tuile
site-is-area = { $name } est le nom d’une zone, pas d’une case. Les cases à côté : { $spaces }.
site-no-area = Elle ne touche aucun terrain.
site-beside = Cases à côté : { $spaces }.
site-cities = Les { $own ->
        [yes] autres villes
       *[no] villes
    } les plus proches, en pas : { $cities }.
site-city = { $castle } ({ $player }) { $steps }
