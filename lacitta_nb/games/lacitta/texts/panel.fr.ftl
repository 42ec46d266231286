# Ce que dit le panneau de La Città. `panel-ui-` sont les mots de ses boutons et de ses titres.

## Avis

panel-nothing-looked-at = Ce joueur n’a regardé cette année aucune carte Voix qu’on pourrait montrer ici.

## Titres et étapes

panel-title = Année { $year } sur { $years }
panel-title-gold = à égalité de points, le plus d’or décide, { $more } contre { $less }
panel-whose-round = À { $player } de jouer, tour { $round } sur { RULE("rounds") }.
panel-step-wait = { $player } doit décider avant que l’année continue.
panel-nothing-until = Encore rien : { $player } doit d’abord choisir { $kind ->
        [wish] un souhait
        [give_up_roads] s’il faut renoncer à des routes
        [demolish] ce qui tombe
       *[starve] qui part
    }.
panel-nothing-paid = { $quarries ->
        [none] Personne n’a rien gagné : aucune carrière n’est encore construite.
       *[some] Personne n’a rien gagné : aucune carrière ne touche une montagne.
    }
panel-nothing-apart = Personne n’a bougé : il n’y a pas encore de villes voisines de joueurs différents.
panel-nothing-moved = Personne n’a bougé : aucune ville n’offre plus { $two ->
        [none] { NAME($one, form: "de") }
       *[other] { NAME($one, form: "de") } ou { NAME($two, form: "de") }
    } qu’une ville voisine d’un autre joueur.
panel-two-wishes = La Voix du Peuple a parlé : les citoyens demandent { A($one, form: "def") } et { A($two, form: "def") }, et pour chaque ville son joueur choisit l’un des deux.
panel-log-heading = Année { $year } · { $phase }

## Quoi, où, combien

panel-group-action-card = Carte Joueur
panel-group-political-card = Carte Politique face visible
panel-help-gold = Prend une des { SPELT(RULE("action-cards")) } cartes Joueur de l’année.
panel-help-found = Un château loin de tous les autres : un citoyen vient d’un autre de vos châteaux, { SPELT(RULE("settlers-from-supply")) } de la réserve. Une fois par an, { SPELT(RULE("castles")) } châteaux au plus.
panel-help-roads = Une ou deux cases qui prolongent votre ville sans coûter de citoyen. Elles ne donnent rien elles-mêmes.
panel-help-pass = Rien d’autre ne se fait à ce tour ; les cartes visibles restent aux autres.
panel-choice-gold = { RULE("action-card-gold") } pièces d’or
panel-choice-found = Nouvelle ville
panel-choice-pass = Passer
panel-choice-forfeit = Perdre ce tour
panel-choice-place = Placer un château
panel-choice-done = Terminé
panel-choice-roads = Routes
panel-one-road = Une seule route
panel-price-free = gratuit
panel-price = { $least } { $least ->
        [one] pièce
       *[other] pièces
    }
panel-copies = ×{ $copies }
panel-price-each = { $copies } cartes · { $price }
panel-price-range = { $least } à { $most } pièces
panel-ask-space = Où ?
panel-ask-second = Une seconde route ?
panel-ask-source = De quel château vient son citoyen ? Cliquez sur un château du plateau, ou choisissez ici :
panel-ask-building = Quel bâtiment ?
panel-ask-service = Quel service ?
panel-ask-amount = Combien ?
panel-ask-circles = Quelles cartes Voix ?
panel-amount = { $amount } { $gold ->
        [0] (gratuit)
        [one] ({ $gold } pièce)
       *[other] ({ $gold } pièces)
    }
panel-circles-two = Cartes { $first } et { $last } (gratuit)
panel-circles-all = Les { SPELT(RULE("hidden-cards")) } ({ RULE("closeness-price") } pièces)
panel-means = { $gold } { $gold ->
        [one] pièce d’or
       *[other] pièces d’or
    } · { $cards ->
        [one] { $cards } carte Joueur
       *[other] { $cards } cartes Joueur
    } · nourriture { $food } pour { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }
panel-wish-nobody = ne prend personne
panel-wish = Souhait : { $two ->
        [none] { NAME($one) }
       *[other] { NAME($one) } ou { NAME($two) }
    }

# Les phases calmes du début de l’année, en une ligne.
panel-quiet = L’année { $year } commence : { $what }.
panel-quiet-start = { $player } joue en premier
panel-quiet-voice = la carte Voix visible demande { A($service, form: "def") }
panel-quiet-no-income = personne n’a gagné d’or
panel-quiet-income = { $player } a gagné { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
panel-quiet-growth = { $citizens ->
        [0] aucun citoyen n’est venu
        [one] { $citizens } citoyen est venu
       *[other] { $citizens } citoyens sont venus
    }{ $full ->
        [0] {""}
        [one] , { $full } ville est pleine
       *[other] , { $full } villes sont pleines
    }{ $none ->
        [0] {""}
       *[other] , la réserve de citoyens est vide
    }

# Le guide d’un premier tour : 160 lettres au plus par phrase.
panel-guide-what = { $cities ->
        [0] Choisissez quoi faire.
       *[other] Vos châteaux sont éclairés. Choisissez quoi faire : tout le monde mange, une maison de ferme est un bon début.
    }
panel-guide-where = Et où ? Choisissez une case éclairée ; son nombre dit ce qu’elle rapporterait.
panel-guide-confirm = Voici ce qui changerait. Valider joue le coup, Annuler permet de choisir autre chose, Défaire revient même sur ce qui a été joué.
panel-decide-place = { $player } place un château.
panel-decide-turn = Que fait { $player } ?
panel-decide-penalty = { $player } a eu faim l’an passé : ce tour est perdu. Validez pour continuer.
panel-decide-wish = Il y a deux souhaits. Auquel répond la ville { $castle } ({ $player }) ?
panel-where-place = Choisissez la case du château.
panel-where-build = Choisissez une case marquée.
panel-where-second = Choisissez la case de la seconde route.
panel-where-found = Choisissez la case de la nouvelle ville.
panel-where-bread-and-circuses = Choisissez un de vos bâtiments qui offre un service.
panel-where-golden-times = Choisissez la ville qui grandit.
panel-where-rich-harvest = Choisissez une de vos maisons de ferme.
panel-badge-food = Nombre : nourriture.
panel-badge-food-lost = Nombre : nourriture perdue.
panel-badge-harvest = Nombre : nourriture de plus cette année.
panel-badge-gold = Nombre : or par an.
panel-badge-culture = Nombre : culture ajoutée.
panel-badge-education = Nombre : éducation ajoutée.
panel-badge-health = Nombre : santé ajoutée.
panel-badge-both = Nombre : points ajoutés à tous les services ensemble.
panel-badge-market = Le marché amène un citoyen de la réserve.
panel-badge-citizens = Nombre : citoyens qui y vivent.
panel-badge-points-now = Nombre : points offerts maintenant.

## Ce que valider joue et change

panel-do-build = Construire { A($building) } en { $space }{ $card ->
        [master_builder] {""} avec le maître d’œuvre
       *[other] {""}
    }{ $gold ->
        [0] {""}
        [one] {""} pour { $gold } pièce d’or
       *[other] {""} pour { $gold } pièces d’or
    }
panel-do-build-any = Construire { $buildings } en { $space }{ $card ->
        [master_builder] {""} avec le maître d’œuvre
       *[other] {""}
    }{ $gold ->
        [0] {""}
        [one] {""} pour { $gold } pièce d’or
       *[other] {""} pour { $gold } pièces d’or
    }
panel-do-build-one = { A($building) }
panel-do-roads = { $second ->
        [none] Poser une route en { $space }
       *[other] Poser des routes en { $space } et { $second }
    }{ $gold ->
        [0] {""}
        [one] {""} avec le maître d’œuvre pour { $gold } pièce d’or
       *[other] {""} avec le maître d’œuvre pour { $gold } pièces d’or
    }
panel-do-found = Nouvelle ville en { $space } ; son citoyen vient de { $source }
panel-do-place = Placer un château en { $space }
panel-do-bread-and-circuses = Du pain et des jeux avec { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } en { $space } ({ NAME($building) }){ $service ->
        [none] {""}
       *[other] {""} pour { A($service, form: "def") }
    }{ $gold ->
        [0] , gratuitement
        [one] , pour { $gold } pièce d’or
       *[other] , pour { $gold } pièces d’or
    }
panel-do-golden-times = Une époque bénie amène { $amount ->
        [one] { $amount } citoyen
       *[other] { $amount } citoyens
    } en { $space }{ $gold ->
        [0] , gratuitement
        [one] , pour { $gold } pièce d’or
       *[other] , pour { $gold } pièces d’or
    }
panel-do-rich-harvest = Récolte fructueuse sur la maison de ferme en { $space }
panel-do-closeness = { $circles ->
        [2] Regarder les cartes Voix cachées { $first } et { $last }
       *[other] Regarder les { SPELT($circles) } cartes Voix cachées pour { RULE("closeness-price") } pièces d’or
    }
# Deux cartes à la fois ; peu importe lesquelles.
panel-do-closeness-any = Regarder les cartes Voix cachées { $pairs }
panel-pairs-or = { $some }, ou { $last }
# Ce qui vaut autant, après un point-virgule.
panel-do-next = { SMALL($what) }
panel-do-pass = Passer : rien n’est construit ni acheté ; la carte Politique du dessus est mise de côté sans être vue
panel-do-forfeit = Perdre le tour : une carte Joueur est retournée face cachée, sans servir
panel-do-wish = La ville { $space } répond au souhait { NAME($service, form: "de") }
panel-do-demolish = { $count ->
        [one] Démolition ({ $buildings })
       *[other] Démolir : { $buildings }
    }
panel-do-starve = { $count ->
        [one] Un citoyen quitte { $castle } à cause de la faim
       *[other] { $count } citoyens partent à cause de la faim : { $cities }
    }
panel-do-starve-city = { $count ->
        [one] { $castle }
       *[other] { $count } de { $castle }
    }
panel-do-done = { $roads ->
        [0] Ne renoncer à aucune route
        [one] Renoncer à la route en { $spaces }
       *[other] Renoncer aux routes en { $spaces }
    }
panel-effect-gold = Or { $before } → { $after }
panel-effect-income = Revenus { $before } → { $after } par an
panel-effect-food = Nourriture { $before } → { $after }, il en faut { $citizens }{ $short ->
        [0] {""}
       *[other] , manque { $short }
    }
panel-effect-cards = Cartes Joueur { $before } → { $after }
panel-effect-neighbour = Nouvelle voisine de { $castle } : { $other } ({ $owner } ; culture { $culture }, éducation { $education }, santé { $health })
panel-effect-no-spare = Pas de citoyen libre en { $castle } : chaque citoyen perdu coûte un bâtiment
panel-effect-pays-nothing = Cela rapporterait 0 pièce d’or : pas de montagne à côté de { $space }
panel-effect-no-wheat = { $building ->
        [castle] Le château
       *[other] Cela
    } donnerait { $building ->
        [large_farm] seulement { RULE("food-large_farm") }
       *[other] 0
    } de nourriture : pas de blé à côté de { $space }
panel-effect-city = Une nouvelle ville en { $castle } avec { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }
panel-effect-citizens = Citoyens en { $castle } : { $before } → { $after }
panel-effect-limit = Limite de { $castle } : { $before ->
        [0] aucune
       *[other] { $before }
    } → { $after ->
        [0] aucune
       *[other] { $after }
    }
panel-effect-service = { NAME($service) } en { $castle } : { $before } → { $after }
panel-effect-service-rivals = { NAME($service) } en { $castle } : { $before } → { $after } (voisines : { $most } au plus)
panel-effect-tiles = Tuiles restantes ({ $pair }) : { $after }
panel-effect-figures = Cubes : { $before } → { $after }

## Plusieurs à la fois

panel-plan-demolish = Il manque { $left ->
        [one] { $left } citoyen
       *[other] { $left } citoyens
    } aux bâtiments de la ville { $castle } ({ $player }). Choisissez ce qui tombe, de l’extérieur vers l’intérieur : encore { $left }.
panel-plan-starve = { $player } a trop peu de nourriture. Quelles villes les citoyens quittent-ils ? Encore { $left }.
panel-plan-give_up_roads = { $player } peut renoncer à des routes.
panel-row-city = Ville { $castle }, { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    } : { $spare ->
        [0] aucun n’est libre, chaque départ coûte un bâtiment
        [one] { $spare } est libre
       *[other] { $spare } sont libres
    }
panel-row-building = { NAME($building) } en { $space }

## Dangers

panel-under = { $two ->
        [none] { NAME($one) }
       *[other] { NAME($one) } et { NAME($two) }
    } ({ $sure ->
        [yes] à coup sûr
       *[no] { $chance }
    })
panel-no-more = n’arrive plus : { $what }
panel-rival = { $player } en garde { $count } { $how ->
        [more] de plus
       *[fewer] de moins
    }
panel-known-cards = Chances d’après ce que vous savez { $first ->
        [none] de la carte { $last }
       *[other] des cartes { $first } et { $last }
    }
panel-hunger = Nourriture pour { $food } citoyens sur { $citizens } : { $short } { $short ->
        [one] aura
       *[other] auront
    } faim cette année
panel-turned-away = { $what ->
        [none] Ceci
       *[other] « { NAME($what) } »
    } { $kind ->
        [hungry] nourrirait tous ceux qui ont faim
        [city_lost] garderait la ville { $space }
        [out] garderait la dernière ville
        [demolished] sauverait { A($building, form: "def") } en { $space }
        [over_limit] garderait les citoyens de { $space }
       *[other] empêcherait le citoyen de { $source } de partir
    }
panel-gauge = { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }, nourriture pour { $food }
panel-brief = { $kind ->
        [gold] { RULE("action-card-gold") } pièces d’or
        [pass] passe
        [forfeit] tour perdu
        [place] château { $space }
        [found] nouvelle ville { $space }
        [roads] { $second ->
            [none] route { $space }
           *[other] routes { $space }, { $second }
        }
        [bread_and_circuses] { $amount } × cube { $space }
        [golden_times] +{ $amount } en { $space }
        [rich_harvest] récolte fructueuse { $space }
        [closeness] a vu { $circles } cartes
       *[other] { NAME($building) } { $space }
    }
panel-danger-end = { $castle } ({ $player })
panel-danger-leave = { $castle } perd { $count ->
        [one] un citoyen pour { $cities }
       *[other] { $count } citoyens (pour { $cities })
    }
panel-danger-full = { $castle } est pleine : { $count ->
        [one] un citoyen de { $cities } ne trouve pas de place et est perdu
       *[other] { $count } citoyens (de { $cities }) ne trouvent pas de place et sont perdus
    }
panel-danger-come = { $castle } prend { $count ->
        [one] un citoyen à { $cities }
       *[other] { $count } citoyens (à { $cities })
    }
panel-danger-demolished = chute { A($building, form: "de") } en { $space }{ $food ->
        [0] {""}
       *[other] , et { $food } de nourriture en moins
    }
panel-danger-limit = { $castle } ne peut alors avoir que { $limit } citoyens
panel-danger-over-limit = la limite de { $space } baisse, et { $amount ->
        [one] { $amount } citoyen de trop part
       *[other] { $amount } citoyens de trop partent
    }
panel-danger-city-lost = toute la ville { $space } disparaît
panel-danger-out = { $player } est hors jeu
panel-danger-hungry = il manque alors { $amount } de nourriture à { $player }, et { $amount ->
        [one] { $amount } citoyen part
       *[other] { $amount } citoyens partent
    }

## Prédire, puis voir

panel-predict-reveal_voice = Que va demander le peuple ? Choisissez les deux services si vous attendez une égalité.
panel-predict-migration = Qui bouge ? Cliquez sur une ville, puis sur la voisine où l’on va. Cliquez sur un bâtiment qui tombera.
panel-predict-feeding = Qui aura faim ? Cliquez sur chaque ville que la faim privera de citoyens.
panel-predict-move = { $source } ({ $player }) → { $space } ({ $other })
panel-predict-fall = chute { A($building, form: "de") } en { $space } ({ $player })
panel-predict-starve = { $space } ({ $player }) perd des citoyens

## Faim, prévision, voix

panel-forecast-none = Personne ne bougerait.
panel-forecast-about = Voici ce qui suit si personne ne joue plus rien cette année. Les chances des souhaits comptent les cartes que peut connaître { $player ->
        [nobody] tout le monde
       *[other] { $player }
    }.
panel-forecast-counted = Action comptée : { $action }.
panel-one-more-none = Aucun point de plus, seul, n’amènerait ou ne garderait un citoyen.
panel-secret = Carte Voix { $circle } : { NAME($service) }
panel-voice-none = pas encore posée
panel-looked = Cartes Voix regardées : { $cards }
panel-voice-hidden = face cachée
panel-cards-many = { $card } ×{ $count }

## Ordinateurs et conseils

panel-hint-nothing = Rien ne vaut beaucoup mieux que passer, pour autant que le joueur glouton en juge.
panel-hint-about = Voici le conseil du joueur glouton : il pèse la situation juste après une action, d’après ce que des parties lui ont appris, sans jouer la suite ; en début de partie, il peut se tromper de quelques points.
panel-hint-about-year = Voici le conseil du joueur glouton ; on ne joue plus soi-même cette année, c’est donc calculé jusqu’à la fin de l’année, selon tout ce que le peuple peut souhaiter, avec les coups que d’autres ont encore.
panel-hint-about-end = Voici le conseil du joueur glouton ; on ne joue plus soi-même après, c’est donc calculé jusqu’au bout, avec les coups que d’autres ont encore.
panel-hint-chance = plus de chances de gagner
panel-hint-than-pass = Comparé à passer, à peu près :
panel-hint-starve = { $spare ->
        [0] { $left ->
            [0] C’est le dernier : la ville { $castle } est perdue.
           *[other] Aucun citoyen n’est libre en { $castle } : un bâtiment y tombe.
        }
        [one] { $spare } citoyen est libre en { $castle }.
       *[other] { $spare } citoyens sont libres en { $castle }.
    }
panel-hint-place = Le château y reçoit { $food } de nourriture{ $lake ->
        [yes] {""} et touche un lac
       *[no] {""}
    }.
panel-hint-food-lost = Sa nourriture ({ $food }) est perdue.

## Cases

panel-space-food = Donne { $food } de nourriture.
panel-space-gold = Rapporte { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } par an.
panel-space-city = La ville { $castle } a { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    } ({ $limit ->
        [0] sans limite
       *[other] { $limit } au plus
    }), { $spare } { $spare ->
        [one] libre
       *[other] libres
    } dans le château ; culture { $culture }, éducation { $education }, santé { $health }.

## Mots du panneau

panel-ui-panel = La Città
panel-ui-undo-year = Début de l’année
panel-ui-gold = Or
panel-ui-food = Nourriture / citoyens
panel-ui-short = trop peu
panel-ui-cards = Cartes Joueur
panel-ui-turns = Tours restants
panel-ui-figures = Cubes
panel-ui-penalty = perd le premier tour
panel-ui-city = Ville
panel-ui-citizens = Citoyens
panel-ui-spare = libres
panel-ui-culture = Culture
panel-ui-education = Éducation
panel-ui-health = Santé
panel-ui-neighbours = Voisines
panel-ui-neighbours-help = + prend, − perd un citoyen
panel-ui-gain = perdrait un citoyen pour cette ville
panel-ui-lose = prendrait un citoyen à cette ville
panel-ui-even = personne ne bougerait
panel-ui-voice = Voix du Peuple
panel-ui-display = Cartes Politique visibles
panel-ui-deck = Cartes de la pile
panel-ui-supply = Citoyens en réserve
panel-ui-voice-help = Une carte Voix : toutes ensemble, elles disent à la fin de l’année ce que le peuple demande. Une est visible, les autres sont cachées.
panel-ui-apart = Aucune ville d’un autre joueur n’est voisine.
panel-ui-forecast = Si le peuple demandait
panel-ui-forecast-switch = Et si l’année finissait là ?
panel-ui-forecast-now = Nourriture / citoyens maintenant
panel-ui-forecast-then = Nourriture / citoyens au repas
panel-ui-forecast-left = Citoyens à la fin
panel-ui-forecast-more = Ce que changerait un point de plus
panel-ui-forecast-assumed = Supposé pour les choix que feront les joueurs
panel-ui-on = montrer
panel-ui-off = masquer
panel-ui-look = Les cartes Voix regardées peuvent être revues :
panel-ui-show = Les montrer à
panel-ui-hide = Cacher les cartes
panel-coach-kept = { $player } n’a rien perdu cette année.
panel-coach-lost = { $player } a perdu cette année { $what }.
panel-coach-loss = { $how ->
        [neighbours] { $count ->
            [1] un citoyen pour des voisines
           *[other] { $count } citoyens pour des voisines
        }
        [hunger] { $count ->
            [1] un citoyen par la faim
           *[other] { $count } citoyens par la faim
        }
        [room] { $count ->
            [1] un arrivant faute de place
           *[other] { $count } arrivants faute de place
        }
        [city] { $count ->
            [1] une ville entière
           *[other] { $count } villes entières
        }
       *[fallen] { $count ->
            [1] un bâtiment
           *[other] { $count } bâtiments
        }
    }
panel-edition-classic = classique (2000)
panel-edition-new = nouvelle édition
panel-edition-expansion = avec extension
panel-ui-edition = Édition
panel-ui-edition-help = Édition : « classique » est le jeu de 2000 ; la nouvelle édition change des détails, comme ce qui arrive quand un marché tombe ; l’extension ajoute routes, théâtres, ports, grandes maisons de ferme et domaines.
panel-ui-setup-help = Mise en place : pour débutants, le plateau dit où vont le terrain et les châteaux ; avancée, le terrain est tiré au sort et chacun place deux châteaux.
panel-ui-map-help = Plateau : toscana est le plateau entier ; lezione est un petit plateau pour apprendre, plein après deux ou trois ans.
panel-ui-seed-help = Graine : le nombre dont vient tout le hasard. La même graine redonne le même terrain et les mêmes cartes ; laissée vide, une nouvelle est tirée.
panel-ui-setup = Mise en place
panel-ui-beginner = débutants
panel-ui-advanced = avancée
panel-ui-map = Plateau
panel-ui-bonus = Bonus
panel-ui-hunger = Faim
panel-ui-sign-castle = Le nombre : les citoyens qui y sont.
panel-ui-sign-plate = Sur la plaque d’une ville : citoyens / limite, dessous culture, éducation et santé
panel-sign-cost = { $size ->
        [small] petit, par une carte Joueur
        [medium] moyen, { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }
       *[large] grand, { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }
    }
panel-sign-ear = Blé : un épi par unité de nourriture que reçoivent châteaux et maisons de ferme à côté
panel-sign-peaks = Montagne : 1 pièce d’or par an pour chaque carrière à côté
panel-sign-water = Lac : fontaines et bains publics se construisent à côté
panel-sign-hatch = Une case hachurée : on n’y construit pas avec si peu de joueurs
panel-sign-shrine = Une chapelle de chemin : elle ne fait que décorer
panel-sign-person = Citoyens, sur la plaque d’une ville
panel-sign-figure = Un cube : du pain et des jeux, ou une récolte fructueuse, jusqu’à la fin de l’année
panel-sign-coin = De l’or qui vient d’être versé
panel-sign-bowl = Un bol vide : la faim, avec le nombre de citoyens partis à cause d’elle
panel-sign-lacking = En rouge dans un château : le nombre de citoyens qui manquent aux bâtiments, qui vont tomber
panel-sign-unlimited = La ville peut avoir autant de citoyens qu’elle veut
panel-sign-gain = Sur une case jaune : ce qu’elle rapporterait ; avec une pièce ou sur un château : ce qui vient d’arriver
panel-sign-harvest = Une maison de ferme avec récolte fructueuse
panel-sign-wall-apart = Une bordure épaisse : les cases des deux côtés ne sont pas voisines, ni pour construire ni pour les chemins
panel-sign-wall-dry = Une bordure en tirets : ce que donne la zone au-delà ne compte pas pour la case de ce côté
panel-sign-fresh = Un anneau doré : ce qui vient d’être posé
panel-sign-struck = Une croix rouge : ce qui vient de tomber ; au bout d’une flèche : un citoyen qui n’a pas trouvé de place
panel-ui-falls = ✓ Tombe
panel-ui-stays = Démolir
panel-ui-before = Pris cette année :
# Longs mots des cartes, avec un · là où une carte étroite peut les couper.
panel-ui-breaks = Univer·sité Cathé·drale fruc·tueuse Interro·ger
