# Ce qui ne va pas dans un plateau ou une position de La Città, ou n’y est pas légal. Les textes sont repris à la lettre.

# Plateaux.
file-no-board = il n’y a pas de plateau { $found } ; les plateaux sont : { $names }
file-no-board-at-all = attendu le nom d’un plateau ou un plateau, reçu { $found }
file-hexagon-taken = l’hexagone [{ $q }, { $r }] appartient déjà à { $name }
file-several-pieces = attendu un seul morceau d’un tenant, reçu plusieurs
file-no-space = il n’y a pas de case { $found }
file-no-area = il n’y a pas de zone { $found }
file-no-way = à { $players } joueurs, aucun chemin ne mène par des cases ouvertes d’ici à { $name }
file-setup-pairs = attendu { $players } paires, une par joueur, reçu { $found }
file-setup-closed = { $name } est fermée à { $players } joueurs
file-setup-near = attendu au moins { $gap } cases vides entre { $name } et le château en { $castle }

# Mots et valeurs d’une position.
file-card = attendu une carte Politique ou {"{"}"passed": une carte Politique{"}"}, reçu { $found }
file-card-or-none = attendu une carte Politique ou null, reçu { $found }
file-no-space-on-board = il n’y a pas de case { $found } sur le plateau { $board }
file-no-area-on-board = il n’y a pas de zone { $found } sur le plateau { $board }
file-space-taken = sur { $name } se trouve déjà un bâtiment
file-not-of-city = { $name } n’appartient pas à cette ville
file-harvest-twice = { $name } a déjà une récolte fructueuse
file-no-cards-left = manque, et il reste trop peu de cartes pour le tirer
file-to-move-in-placement = ne se donne qu’en politics ; en placement les châteaux le disent

# Année et phase.
file-year-of-placement = attendu { $first }, car la phase est placement, reçu { $found }
file-year-of-end = attendu { $last }, car la phase est over, reçu { $found }
file-after-last-year = attendu over après la dernière année, reçu { $found }
file-none-in-phase = il n’y en a pas dans la phase { $phase }

# Le terrain.
file-tiles-in-all = attendu au plus { $most } tuiles { $tile } en tout, reçu { $found }
file-tiles-on-waste = attendu au plus { $most } tuiles { $tile } sur un terrain en friche, reçu { $found }
file-closed-space = la case { $name } est fermée à { $players } joueurs
file-not-in-edition = l’édition { $edition } n’a pas de { $kind }
file-second-market = cette ville a déjà un marché, et ne peut en avoir qu’un
file-no-lake = { $kind } demande un lac à côté, et il n’y en a pas ici
file-apart = ne se rattache pas au château en { $castle }
file-touching = { $name } touche la ville dont le château est en { $castle } ; il faut une case vide entre elles
file-above-limit = attendu au plus { $limit }, la limite de la ville, reçu { $found }
file-unstaffed = attendu au moins { $posts }, un pour le château et pour chaque bâtiment, reçu { $found }
file-no-service = { $kind } n’offre pas { $service }
file-no-farm = attendu un farm de cette ville, reçu { $found }
file-last-harvest = il n’y a pas de récolte fructueuse la dernière année
file-citizens-in-all = attendu au plus { $most } citoyens en tout, reçu { $found }
file-buildings-in-all = attendu au plus { $most } tuiles { $pair } en tout, reçu { $found }
file-castles-of-player = attendu au plus { $most } châteaux de players[{ $player }], reçu { $found }
file-figures-of-player = attendu au plus { $most } cubes de players[{ $player }], récoltes fructueuses comprises, reçu { $found }

# Cartes.
file-voice-too-early = attendu [], car la phase lay_voice est encore à venir
file-voice-cards = attendu { $most } cartes, reçu { $found }
file-cards-of-kind = attendu au plus { $most } cartes { $card } en tout, reçu { $found }
file-cards-in-all = attendu au plus { $most } cartes en tout, reçu { $found }

# Ce que les joueurs ont utilisé, et à qui est le tour.
file-card-in-use = attendu { $expected }, car aucune carte ne sert dans la phase { $phase }, reçu { $found }
file-founded-unpaid = attendu false, car aucune carte Joueur n’a servi
file-turns-taken = avec les cartes Joueur utilisées, cela fait plus de { $most } tours
file-penalty-unfed = attendu false, car personne n’a pu connaître la faim avant la première phase Nourriture
file-penalty-first = attendu false, car le tour de pénalité est le premier de l’année
file-seen-once = attendu chaque carte Voix une seule fois
file-cards-played = attendu { $used }, les cartes Joueur utilisées et les cartes face cachée, reçu { $found }
file-turns-of-others = attendu { $expected }, car c’est à players[{ $seat }] de jouer et son cards_played est { $turns }, reçu { $found } (si rien n’est donné, cela suit de action_cards et face_down)
file-politics-done = tous les joueurs ont joué leurs { SPELT($rounds) } tours : attendu reveal_voice, reçu politics
file-to-move = attendu { $seat }, d’après les tours joués, reçu { $found }
file-to-move-in = ne se donne qu’en politics, et la phase est { $phase }

# Placement.
file-placement-done = tous les châteaux sont placés : attendu { $next }, reçu placement
file-placement-owner = attendu { $owner }, d’après l’ordre du placement, reçu { $found }
file-placement-buildings = attendu aucun, car la phase est placement
file-placement-citizens = attendu { $settlers }, reçu { $found }
file-castle-near = attendu { SPELT($gap) } cases vides jusqu’au château en { $name }
file-no-site = ils ne laissent pas de case pour un autre château

# Phases à moitié jouées.
file-nothing-pending = attendu rien en attente dans { $phase }, reçu { $found }
file-no-such-step = attendu { $known } dans { $phase }, reçu { $found }
file-one-wish = seuls deux souhaits laissent un choix, et la voix est { $voice }
file-player-out = players[{ $player }] n’a pas de ville et est hors jeu
file-players-to-come = attendu { $coming }, tous ceux encore en jeu à partir de players[{ $player }] dans l’ordre du tour, reçu { $found }
file-no-castle = players[{ $player }] n’a pas de château en { $name }
file-listed-twice = { $name } figure déjà ici
file-no-cities-in-step = attendu aucune à l’étape { $step }, reçu { $found }
file-no-city-at-work = attendu le château de la ville dont on décide
file-no-demolition = cette ville a assez de citoyens pour garder ses bâtiments
file-cities-to-come = attendu { $coming }, les villes de players[{ $player }] encore à venir dans l’ordre de fondation, reçu { $found }
file-nobody-starves = attendu { $hungry }, personne n’a faim, reçu { $found }
file-food-for-all = players[{ $player }] a de la nourriture pour tous ses citoyens
file-starving = attendu { $hungry }, les citoyens de players[{ $player }] sans nourriture, reçu { $found }
file-penalty-of-hunger = attendu true, car ce joueur perd des citoyens à la phase Nourriture
file-starving-first = players[{ $player }] a { $citizens } citoyens et de la nourriture pour { $food }, et la faim vient d’abord
file-no-choice-of-wish = ici, deux souhaits quelconques déplacent les mêmes citoyens
file-no-road-to-give-up = ce joueur n’a pas de route dont décider
file-no-choice-of-building = tout ordre de démolition laisse les mêmes bâtiments
file-no-choice-of-hunger = qui que ce soit qui parte, les mêmes villes gardent les mêmes citoyens
