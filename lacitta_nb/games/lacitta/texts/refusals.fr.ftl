# Pourquoi les règles interdisent une action : ce qui ne va pas, où, et ce qui serait juste.

place-a-castle = On place les châteaux : la seule chose à faire maintenant est d’en placer un sur une case libre.
no-such-space-near = Le plateau n’a pas de case { $space }. Vouliez-vous dire { $near } ?
no-such-space = Le plateau n’a pas de case { $space }.
closed-space = On ne peut pas construire en { $space } à { $players } joueurs ; choisissez une case qui leur est ouverte.
castle-too-near = Un château en { $space } serait trop près d’un autre : il faut au moins { SPELT(RULE("gap")) } cases vides entre deux châteaux.

occupied = { $space } est déjà construite ; un nouveau bâtiment demande une case vide.
not-beside-city = { $space } ne touche aucune de vos villes ; un bâtiment va à côté du château ou d’un autre bâtiment de sa ville.
touches-city = { $space } touche aussi la ville { $castle } ; une case doit rester vide entre les bâtiments de deux villes.
no-tile-left = Il ne reste pas de tuile dans la réserve pour { A($building) } ; choisissez un autre bâtiment.
needs-lake = { $space } ne touche pas de lac, et il en faut un pour { A($building) }.
no-surplus = Le château en { $castle } n’a pas de citoyen libre : il en faut au moins deux, car un doit rester.
no-surplus-anywhere = Aucun de vos châteaux n’a de citoyen libre : il en faut au moins deux, car un doit rester.
second-market = La ville { $castle } a déjà un marché, et une ville ne peut en avoir qu’un.
market-overfull = Un marché amène un citoyen de plus, et la ville { $castle }, qui en a déjà { $citizens }, peut en avoir { $limit } au plus avec un marché et sans eau ; construisez-y d’abord une fontaine ou des bains publics.
supply-empty = La réserve commune n’a plus de citoyens, et un marché en prend un là.

founded-already = Vous avez déjà fondé une ville cette année ; la suivante attendra l’an prochain.
no-castle-left = Vos { SPELT(RULE("castles")) } châteaux sont tous sur le plateau : il n’en reste pas pour une nouvelle ville.
city-too-near = { $space } est trop près de la ville { $castle } : il faut au moins { SPELT(RULE("gap")) } cases vides entre une nouvelle ville et toutes les autres.
not-own-castle = Il n’y a pas de château à vous en { $space } ; choisissez un de vos châteaux.

not-own-building = Il n’y a pas de bâtiment à vous en { $space } ; choisissez-en un qui offre un service.
offers-nothing = En { $space }, { A($building, form: "def") } n’offre aucun service ; les cubes vont sur un bâtiment qui offre culture, éducation ou santé.
nothing-offers = Aucun de vos bâtiments n’offre de service ; les cubes vont sur un bâtiment qui offre culture, éducation ou santé.
name-a-service = En { $space }, { A($building, form: "def") } offre deux services ; dites lequel les cubes doivent augmenter.
name-no-service = Il n’y a qu’un service en { $space } ({ NAME($building) }) : ne nommez pas de service.
too-few-figures = Cela demande { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }, mais { $free ->
        [0] aucun des vôtres n’est libre
        [one] un seul des vôtres est libre
       *[other] seulement { $free } des vôtres sont libres
    } jusqu’à la fin de l’année.
no-room-anywhere = Aucune de vos villes ne peut recevoir un citoyen de plus : il n’y a pas de place, ou plus personne dans la réserve.
no-room = La ville { $castle } ne peut pas recevoir { $amount ->
        [one] { $amount } citoyen de plus
       *[other] { $amount } citoyens de plus
    } : { $room ->
        [0] il n’y a pas de place, ou plus personne dans la réserve
       *[other] elle a de la place pour { $room }
    }.
no-harvest-last-year = La { ORDINAL(RULE("years")) } année, on ne peut plus jouer de récolte fructueuse.
no-farm = Vous n’avez pas encore de maison de ferme ; il en faut une pour une récolte fructueuse.
not-own-farm = Il n’y a pas de maison de ferme à vous en { $space } ; il en faut une pour une récolte fructueuse.
harvest-already = La maison de ferme en { $space } a déjà sa récolte fructueuse cette année ; choisissez-en une autre.
no-figure-free = Une récolte fructueuse demande un cube, et aucun des vôtres n’est libre jusqu’à la fin de l’année.
closeness-choice = Regardez deux des cartes Voix cachées { RULE("hidden") }, ou les { SPELT(RULE("hidden-cards")) }.

penalty-turn = Vous avez eu faim l’an passé : ce tour ne peut que retourner une carte Joueur face cachée : « forfeit ».
no-penalty = Vous ne devez pas de tour de pénalité ; seul qui a eu faim l’an passé perd un tour.
not-a-turn = « { $action } » n’est pas un tour de la phase Action ; jouez une carte Joueur, prenez une carte Politique face visible, ou passez.
no-action-card = Vos { $cards } cartes Joueur ont toutes servi cette année ; prenez une carte Politique ou passez.
not-small = Une carte Joueur ne construit pas « { $building } » ; elle construit les petits bâtiments : maison de ferme, carrière, école, statue, fontaine, marché ou, avec l’extension, théâtre.
not-on-display = Aucune carte « { NAME($card) } » n’est visible ; choisissez une des cartes face visible.
too-dear = Cela coûte { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }, et vous { $gold ->
        [0] n’en avez pas
       *[other] n’en avez que { $gold }
    }.
not-in-edition = L’édition jouée n’a pas de bâtiment « { $building } ».

nobody-decides = { $phase ->
        [over] La partie est finie ; on ne peut plus rien jouer.
       *[other] Personne n’a de décision à prendre : la phase « { PHASE($phase) } » vient ensuite et se joue seule.
    }

choose-a-wish = Il y a deux souhaits cette année : choisissez d’abord celui qu’applique la ville { $castle }.
wish-for-another = C’est la ville { $castle } qui choisit son souhait maintenant, pas { $space } ; les villes choisissent dans l’ordre de leur fondation.
not-wished = Les citoyens ne demandent pas « { $service } » cette année ; choisissez { A($one, form: "def") } ou { A($two, form: "def") }.

choose-a-building = La ville { $castle } a moins de citoyens que de bâtiments : choisissez d’abord le bâtiment à démolir.
not-of-this-city = Il n’y a pas en { $space } de bâtiment de la ville { $castle }, qui doit maintenant en perdre un.
inside-first = Le bâtiment en { $space } ne peut pas encore tomber : ce qui reste doit se tenir, et le château part en dernier. Démolissez-en un plus à l’extérieur.

choose-who-leaves = La nourriture manque et { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    } de plus { $count ->
        [one] doit
       *[other] doivent
    } partir : choisissez d’abord la ville que l’un d’eux quitte.
nobody-left = La ville { $castle } n’a plus de citoyen à perdre ; choisissez une autre de vos villes.

roads-stay = La route en { $space } n’a pas besoin de citoyen : la démolir n’aiderait personne ; choisissez un bâtiment.
one-space-twice = Les deux routes demandent chacune une case, et { $space } est nommée deux fois.
earlier-first = Ces deux routes n’ont pas besoin l’une de l’autre : nommez d’abord { $one }, puis { $two }.
give-up-a-road = On peut maintenant renoncer à des routes : démolissez-en une, ou dites « done ».
not-own-road = Il n’y a pas de route à vous en { $space } ; on ne renonce qu’à ses propres routes.
road-holds-city = La route en { $space } ne peut pas partir : ce qui reste de la ville doit se tenir.
