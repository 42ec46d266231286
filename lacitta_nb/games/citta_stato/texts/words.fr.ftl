# Noms des choses du jeu. `.help` dit ce qu’une chose est ou fait.
#
# Couleurs : le nom est le masculin (un cube vert) ; `.f` féminin, `.mp` et `.fp` les pluriels.
#
# Un mot pour une chose : supply réserve (cubes, bannières, cartes à soi), stock stock (le tas commun), bag sac,
# market marché, row rangée, Present carte Présent, Future carte Futur, deck pile, discards défausse, to use utiliser,
# to burn brûler, track piste, to upgrade améliorer, upgrade marker marqueur d’amélioration, marker pion,
# form track piste des formes, form forme de la république, crown couronne, crown sign signe de couronne,
# banner bannière, disc disque, power force, scheme projet, level niveau, seal sceau, republic card carte République,
# offer offre, stand-in cube de remplacement, ghost fantôme, score score, objective objectif, coin pièce.

word-yellow = jaune
    .f = jaune
    .mp = jaunes
    .fp = jaunes
word-white = blanc
    .f = blanche
    .mp = blancs
    .fp = blanches
word-green = vert
    .f = verte
    .mp = verts
    .fp = vertes
word-orange = orange
    .f = orange
    .mp = orange
    .fp = orange
word-black = noir
    .f = noire
    .mp = noirs
    .fp = noires
word-purple = violet
    .f = violette
    .mp = violets
    .fp = violettes
word-blue = bleu
word-red = rouge
word-left = gauche
word-right = droite

word-plutocracy = ploutocratie
word-oligarchy = oligarchie
word-doge = magistrature du doge
word-plutocracy_crowns = ploutocratie avec couronnes
word-oligarchy_crowns = oligarchie avec couronnes
word-doge_crowns = magistrature du doge avec couronnes

word-fleet = flotte marchande
    .help = Achetez des cubes du marché avec les pièces que montre votre piste jaune ; les pièces qui restent sont perdues.
word-city = ville
    .help = Le pouvoir de votre ville, puis une bannière de votre choix.
word-guilds = guildes
    .help = Tirez de votre sac autant de cubes que le montre votre piste verte.
word-war = guerre
    .help = D’abord les points de votre piste orange, puis un de vos disques va face cachée sur la piste de guerre.
word-republic = république
    .help = Échangez { SPELT(RULE("trade-banners")) } bannières violettes, ou une de chaque couleur, contre { RULE("trade-crowns") } couronnes.
word-politics = politique
    .help = Utilisez un projet visible dont le niveau ne dépasse pas celui de votre piste violette ; puis les pions de tous bougent selon son niveau.
word-use = utiliser une carte
    .help = Prenez la carte Présent de la couleur, faites ce qu’elle dit et gardez-la pour le second score.
word-burn = brûler une carte
    .help = Glissez la carte Présent de la couleur sous cette couleur de votre plateau ; elle apporte l’avantage du nombre atteint, pas son propre effet.
word-upgrade = améliorer une piste
    .help = Le disque de la piste avance d’une case à droite et apporte ce que montre cette case ; le marqueur d’amélioration descend.
word-pass = passer
    .help = Ne coûte rien, et vous ne jouez plus de tour dans cette manche.

word-cube = cube
    .help = Paie les actions. Les cubes gagnés vont dans votre réserve, les cubes dépensés dans votre sac, le premier d’une manche au marché.
word-supply = réserve
    .help = Ce dont vous disposez : cubes, bannières, couronnes et cartes utilisées.
word-stock = stock
    .help = Le tas commun. Ce qui lui manque n’est pas gagné.
word-bag = sac
    .help = Contient ce que vous avez dépensé, jusqu’à ce que vous le tiriez de nouveau. Tous peuvent y regarder, mais on tire à l’aveugle.
word-market = marché
    .help = Une colonne par couleur. Un cube va à la plus haute place libre de sa colonne et coûte ce que dit sa rangée.
word-coin = pièce
    .help = Achète tout de suite des cubes du marché ; on n’en garde aucune.
word-banner = bannière
    .help = A l’une des couleurs des pistes ; s’échange contre des couronnes ou est comptée par des cartes.
word-crown = couronne
    .help = À la fin, permet de prendre le plus haut de vos deux scores, si vous en avez autant qu’il y a de signes de couronne entre eux.
word-sign = signe de couronne
    .help = Se trouve après chaque tranche de { RULE("sign-every") } points de la piste de score (reconstitué).
word-disc = disque de guerre
    .help = Vous en avez { SPELT(RULE("discs")) }, de force 0 à { RULE("highest-disc") }. Un disque qui combat coûte sa force en cubes et quitte la partie.
word-card = carte
    .help = S’utilise pour ce qu’elle dit, ou se brûle sous sa couleur.
word-present = carte Présent
    .help = La carte sous une pile, qu’on peut utiliser ou brûler à son tour.
word-future = carte Futur
    .help = Le dessus visible d’une pile ; elle devient la carte Présent à la fin de la manche.
word-deck = pile
    .help = Les cartes d’une couleur qui viennent après la carte Futur.
word-discards = défausse
    .help = Devient une nouvelle pile de sa couleur quand il y manque une carte.
word-marker = pion
    .help = Montre sur la piste des formes ce qu’est votre république.
word-form_track = piste des formes
    .help = A une zone pour chaque forme de la république et des couronnes au-dessus de ses cases (reconstituée).
word-form = forme de la république
    .help = Votre carte République en demande une. Hors de sa zone, c’est votre plus bas score qui compte.
word-war_track = piste de guerre
    .help = Porte un disque par personne, dans l’ordre où ils sont posés.
word-upgrade_marker = marqueur d’amélioration
    .help = Combien d’améliorations restent dans cette manche, pour tous ensemble.
word-scheme = projet
    .help = Sert une fois par manche ; sa place est son niveau, et le niveau dit de combien bougent les pions de tous.
word-level = niveau
    .help = La place d’un projet, de 1 à { RULE("schemes") }.
word-seal = sceau
    .help = Bleu ou rouge ; dit quels projets peuvent appartenir à Pisa et à Genova (reconstitué).
word-republic_card = carte République
    .help = Vous seul la voyez jusqu’à la fin ; elle nomme la forme dans laquelle votre plus haut score peut compter.
word-offer = offre
    .help = Les cartes République à côté du plateau, avec lesquelles on échange en brûlant sous le noir.
word-stand_in = cube de remplacement
    .help = Un cube blanc payé pour du jaune ou du vert, ou un noir pour de l’orange ou du violet. Rien ne remplace le blanc ni le noir.
word-first_player = Premier joueur
    .help = Qui a passé en premier commence la manche suivante, mais jamais deux fois de suite.
word-first_score = premier score
    .help = Les points à la fin de la dernière manche.
word-second_score = second score
    .help = Ce que les cartes utilisées apportent encore une fois après la dernière manche, une de chaque couleur.
word-final_score = score final
    .help = Le plus haut des deux scores si la forme et les couronnes y sont, sinon le plus bas.
word-ghost = fantôme
    .help = Votre adversaire dans le jeu en solo : un cube de son sac dit ce qu’il fait.
word-required = score requis
    .help = Ce que votre score final doit atteindre dans une partie en solo.
word-objective = objectif
    .help = Ce qu’il vous faut à la fin d’une partie en solo en plus du score.
word-bonus_crown = couronne bonus
    .help = Un signe de couronne entre le score requis et le vôtre ; la partie suivante du scénario commence avec elles.

word-track-yellow = piste jaune
    .help = Pièces de la flotte marchande : { RULE("track-yellow") } (en partie reconstitué).
word-track-green = piste verte
    .help = Cubes tirés par les guildes et à la fin d’une manche : { RULE("track-green") } (en partie reconstitué).
word-track-orange = piste orange
    .help = Points de l’action guerre : la première case coûte { RULE("orange-cost") ->
        [one] { RULE("orange-cost") } point
       *[other] { RULE("orange-cost") } points
    }, les autres rapportent { RULE("orange-points") } (en partie reconstitué).
word-track-purple = piste violette
    .help = Le plus haut niveau d’un projet que vous pouvez utiliser : { RULE("track-purple") }.

word-amalfi = Amalfi
    .de = d’Amalfi
word-ancona = Ancona
    .de = d’Ancona
word-genova = Genova
    .de = de Genova
word-pisa = Pisa
    .de = de Pisa
word-ragusa = Ragusa
    .de = de Ragusa
word-venezia = Venezia
    .de = de Venezia
word-gaeta = Gaeta
    .de = de Gaeta
word-noli = Noli
    .de = de Noli

word-turning_point = Tournant
word-ideology = Idéologie
word-republican_fate = Destin républicain
word-credit_policy = Politique du crédit
word-diplomacy = Diplomatie
word-decree = Décret
word-political_plot = Complot politique
word-papal_concordat = Concordat papal
word-populaces_goodwill = Faveur du peuple
word-betrayal = Trahison

word-flanders = Flandres
word-barcelona = Barcelone
word-marseilles = Marseille
word-syracuse = Syracuse
word-tripoli = Tripoli
word-tunis = Tunis
word-alexandria = Alexandrie
word-constantinople = Constantinople
word-holy_land = Terre sainte
word-jaffa = Jaffa
word-ivory = Ivoire
word-silk = Soie
word-spices_monopoly = Monopole des épices
word-freedom_of_thought = Liberté de pensée
word-naval_engineering = Génie naval
word-rich_landing = Riche débarquement
word-slave_trade = Commerce d’esclaves
word-harbormaster = Capitaine du port
word-master_artisan = Maître artisan
word-admiral = Amiral
word-administrator = Administrateur
word-grand_merchant = Grand marchand
word-shipwright = Constructeur de navires
word-high_magistrate = Haut magistrat
word-authority = Autorité
word-senator = Sénateur
word-guild_master = Maître de guilde
word-holy_lands_port_yellow = Port de Terre sainte (jaune)
word-holy_lands_port_purple = Port de Terre sainte (violet)
word-crusades_port_green = Port des croisades (vert)
word-crusades_port_orange = Port des croisades (orange)
word-warfare_intent = Intention de guerre
word-hunt_saracen_pirates = Chasse aux pirates sarrasins
word-mercenary_tradition = Tradition des mercenaires
word-corsair_raid = Raid de corsaires
word-rising_corporation = Corporation montante
word-mercenary_help = Aide des mercenaires
word-cartography = Cartographie
word-secret_route = Route secrète
word-financial_power = Pouvoir de l’argent
word-dynastic_order = Ordre dynastique
word-republican_thought = Pensée républicaine
word-subversive_push = Poussée subversive
word-republican_chart = Charte républicaine
word-elder_council = Conseil des anciens
word-duchy = Duché
word-corporations = Les corporations
word-landowner_consuls = Consuls propriétaires
word-royal_court = Cour royale
word-power_of_the_lords = Puissance des seigneurs
word-protectorate = Protectorat
word-hegemonic_republic = République hégémonique
word-doges_council = Conseil du doge
word-city_assembly = Assemblée de la ville

word-scenario-1 = Mer calme
word-scenario-2 = Vent debout
word-scenario-3 = Grosse houle
word-scenario-4 = Tempête

word-goal-white_and_black = un cube blanc et un noir dans la réserve
word-goal-purple_4 = la piste violette sur sa dernière case
word-goal-crowns_5 = au moins cinq couronnes
word-goal-doge = une carte République de la magistrature du doge
word-goal-purple_banners_3 = au moins trois bannières violettes
word-goal-card_of_each_colour = une carte utilisée de chaque couleur
word-goal-orange_1 = la piste orange sur sa première case
word-goal-banner_of_each_colour = une bannière de chaque couleur
word-goal-discs_gone = plus aucun disque de guerre en main
word-goal-banners_7 = au moins sept bannières
word-goal-crowns_7 = au moins sept couronnes
word-goal-burned_of_each_colour = une carte brûlée de chaque couleur

# Là où un événement ne nomme rien.
word- = aucune

phase-actions = Les tours
    .help = Chacun son tour fait une action ou passe, jusqu’à ce que tous aient passé.
phase-war = La guerre
    .help = Qui n’a pas de disque sur la piste de guerre peut bouger son pion ; puis on retourne et on paie les disques, et le plus fort gagne.
phase-round_end = La fin de la manche
    .help = Nouvelles cartes, projets face visible, marqueur d’amélioration remis, nouveau Premier joueur, et des cubes tirés des sacs.
phase-second_score = Le second score
    .help = Couleur par couleur, chacun peut utiliser ou brûler encore une fois une de ses cartes utilisées, pour le second score.
phase-final = Le décompte
    .help = On prend les couronnes au-dessus des pions et on montre les cartes République ; la forme et les couronnes disent quel score compte.
phase-over = La fin
    .help = Le plus haut score final gagne, puis la somme des deux scores, puis les cubes de la réserve.

# Ce que font cartes, projets, pouvoirs et avantages, un morceau par effet.
stato-effect = { $verb ->
        [fleet] achetez des cubes du marché pour { $number ->
            [one] { $number } pièce
           *[other] { $number } pièces
        }
        [gain_banner] { $count ->
            [0] prenez une bannière de votre choix
            [1] prenez une bannière { NAMES($colours, form: "f") }
           *[other] prenez une bannière de chaque couleur : { NAMES($colours) }
        }
        [port_banner] si c’est le port de votre ville, prenez une bannière de votre choix
        [different_banners] prenez une bannière de votre choix et une d’une autre couleur
        [gain_cube] prenez un cube { NAMES($colours) } du stock
        [gain_crowns] prenez { $number ->
            [one] { $number } couronne
           *[other] { $number } couronnes
        }
        [draw_colours] { $word ->
            [all] tirez tous les cubes de votre sac
           *[other] tirez tous les cubes { NAMES($colours, form: "mp") }
        }
        [draw_chosen] nommez une couleur et tirez tous ses cubes
        [draw_and_keep] { $word ->
            [all] tirez tous les cubes, gardez-en { $last } et remettez le reste
           *[other] tirez { $number } cubes, gardez-en { $last } et remettez le reste
        }
        [draw_by_schemes] vous pouvez tirer { $number ->
            [one] { $number } cube
           *[other] { $number } cubes
        } pour chaque projet utilisé dans cette manche
        [points] marquez { $number ->
            [one] { $number } point
           *[other] { $number } points
        }
        [score_cubes] marquez { $number ->
            [one] { $number } point
           *[other] { $number } points
        } pour chaque cube { NAMES($colours) } de votre réserve
        [score_banners] marquez { $number ->
            [one] { $number } point
           *[other] { $number } points
        } pour chaque bannière { $count ->
            [1] { NAMES($colours, form: "f") }
           *[other] d’une de ces couleurs : { NAMES($colours) }
        }
        [score_burned] marquez { $number ->
            [one] { $number } point
           *[other] { $number } points
        } pour chaque carte que vous avez brûlée sous la couleur { NAMES($colours, form: "f") }
        [score_all_burned] marquez { $number ->
            [one] { $number } point
           *[other] { $number } points
        } pour chaque carte que vous avez brûlée
        [score_unburned] marquez { $number ->
            [one] { $number } point
           *[other] { $number } points
        } pour chaque carte utilisée de votre réserve, celle-ci comprise
        [score_supply] marquez { $number ->
            [one] { $number } point
           *[other] { $number } points
        } par tranche de { $last } cubes de votre réserve
        [score_track] marquez { $number ->
            [one] { $number } point
           *[other] { $number } points
        } pour chaque case que votre disque a atteinte sur la piste { NAMES($colours, form: "f") }
        [all_score_cubes] tous marquent { $number ->
            [one] { $number } point
           *[other] { $number } points
        } pour chacun de leurs cubes { NAMES($colours, form: "mp") }
        [all_score_spaces] tous marquent { $number ->
            [one] { $number } point
           *[other] { $number } points
        } par pas fait sur la piste { NAMES($colours, form: "f") }, le double sans disque sur la piste de guerre
        [all_score_chosen] nommez une couleur : tous marquent { $number ->
            [one] { $number } point
           *[other] { $number } points
        } pour chacun de leurs cubes de cette couleur
        [remove_cubes] retirez de la partie autant de vos cubes { NAMES($colours, form: "mp") } que vous voulez, pour { $number ->
            [one] { $number } point
           *[other] { $number } points
        } chacun
        [remove_crowns] retirez de la partie autant de vos couronnes que vous voulez, pour { $number ->
            [one] { $number } point
           *[other] { $number } points
        } chacune
        [rob_crown] vous pouvez prendre une couronne à un adversaire
        [disc_back] reprenez un disque de guerre qui a quitté la partie, et marquez sa force en points
        [disc_out] retirez de la partie un disque de guerre de votre main, et marquez sa force en points
        [alliance] retirez de la partie un disque de guerre de votre main ; tous les autres perdent le leur de même force ; tirez autant de cubes qu’il le montre
        [marker] { $word ->
            [left] avancez votre pion de { $number ->
                [one] { $number } case
               *[other] 1 à { $number } cases
            } vers la gauche
            [right] avancez votre pion de { $number ->
                [one] { $number } case
               *[other] 1 à { $number } cases
            } vers la droite
            [either] avancez votre pion de { $number ->
                [one] { $number } case
               *[other] { $number } cases
            } d’un côté ou de l’autre
           *[up_to] vous pouvez avancer votre pion de { $number ->
                [one] { $number } case
               *[other] { $number } cases
            } au plus
        }
        [shift_all] avancez les pions de tous de { $number ->
            [one] { $number } case
           *[other] { $number } cases
        } du même côté
        [trade] prenez une carte République de l’offre ; gardez-la, ou gardez l’ancienne
        [exchange_one] prenez gratis un cube du marché, puis mettez-y un cube de votre réserve
        [exchange_many] prenez gratis autant de cubes du marché que vous voulez, puis mettez-y autant de cubes de votre réserve
        [discard_banners] rendez autant de bannières { NAMES($colours, form: "fp") } que vous voulez, pour { $number ->
            [one] { $number } point
           *[other] { $number } points
        } chacune
        [free_upgrade] rendez une bannière pour un pas gratuit sur sa piste
        [take_future] rendez une bannière ; utilisez ou brûlez la carte Futur de sa couleur
        [take_present] utilisez ou brûlez gratis une carte Présent
        [own_scheme] vous pouvez utiliser le projet qui appartient à votre ville
        [swap_banner] échangez une de vos bannières contre une du stock
        [burn_used] brûlez une de vos cartes utilisées sous une couleur de votre choix
        [empty_row] la rangée du marché au prix de { $number } est vidée
        [drop_scheme] le projet de niveau { $number } quitte la partie
        [pushed] { $word ->
            [left] votre pion avance de { $number ->
                [one] { $number } case
               *[other] { $number } cases
            } vers la gauche
           *[right] votre pion avance de { $number ->
                [one] { $number } case
               *[other] { $number } cases
            } vers la droite
        }
        [track_back] vos pistes reculent de { $number ->
            [one] { $number } case
           *[other] { $number } cases
        } en tout
        [cube_to_bag] un cube de votre réserve va dans votre sac
        [disc_random] un disque du fantôme tiré au sort va sur la piste de guerre
        [disc_highest] le plus fort disque du fantôme va sur la piste de guerre
        [disc_lowest] le plus faible disque du fantôme va sur la piste de guerre
       *[burn_anywhere] brûlez cette carte sous une couleur de votre choix, pour l’avantage de cette couleur
    }
# Derrière ce que fait une carte dont une partie seulement est perdue.
stato-reconstructed-card = { $text } { $what ->
        [colour_points] (La couleur et les points sont reconstitués : leur image est perdue.)
        [colours] (Les couleurs sont reconstituées : leur image est perdue.)
        [coins] (Le nombre de pièces est reconstitué : son image est perdue.)
        [direction] (La direction est reconstituée : son image est perdue.)
       *[colour] (La couleur est reconstituée : son image est perdue.)
    }
