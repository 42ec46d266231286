# Ce que dit chaque règle, dans nos propres mots. « Reconstitué » : ce que le jeu montre en images, qui sont perdues.

rules-part-S = Mise en place
rules-part-T = Tours
rules-part-M = Marché
rules-part-A = Actions de ville
rules-part-C = Utiliser des cartes
rules-part-B = Brûler des cartes
rules-part-U = Améliorer et passer
rules-part-R = Fin d’une manche
rules-part-W = Guerre
rules-part-P = Projets
rules-part-K = Villes
rules-part-E = Fin et score
rules-part-O = Jeu en solo
rules-part-X = Extension

rule-S1 = On joue de { SPELT(RULE("fewest-players")) } à { SPELT(RULE("base-players")) }, en { SPELT(RULE("rounds")) } manches ; seul, voir O1, à un de plus, X1. Chacun commence avec un sac qui contient un cube de chaque couleur des pistes, toutes ses pistes sur la première case, son pion sur la case { RULE("start") } de la piste des formes, { SPELT(RULE("discs")) } disques de guerre et aucun point.
rule-S2 = Chacun reçoit une ville au hasard. Pisa reçoit en plus un projet bleu et Genova un rouge, au hasard et face visible (quel projet a quel sceau est reconstitué) ; { SPELT(RULE("schemes")) } des autres projets sont placés, et la place de chacun est son niveau.
rule-S3 = Le marqueur d’amélioration commence chaque manche à { RULE("upgrades", join: "or") }, selon le nombre de joueurs, de { RULE("fewest-players") } à { RULE("most-players") }.
rule-S4 = Les cartes République avec couronnes sont face cachée à côté du plateau : c’est l’offre. Chacun en reçoit une sans couronnes en secret, d’un choix qui convient au nombre de joueurs ; les autres ne sont pas en jeu.
    .find = caché secret forme
rule-S5 = Les cartes de chaque couleur sont mélangées et placées face visible : la première est la carte Présent, la suivante la carte Futur.
rule-S6 = Le sort dit qui commence. Chaque ville met { RULE("supply-cubes") } cubes dans la réserve et, dans l’ordre du tour, { RULE("market-cubes") } au marché (lesquels est reconstitué).
rule-S7 = Ce qui manque au stock n’est pas gagné ; s’il ne suffit pas pour tous, l’ordre du tour décide.
    .find = limite manque
rule-T1 = À partir du Premier joueur, chacun son tour fait une action ou passe, jusqu’à ce que tous aient passé ; qui a passé ne joue plus de tour dans la manche.
rule-T2 = La première action d’une manche vous coûte un cube, et chaque autre un cube de plus que la précédente, tous de la couleur de l’action, de la carte ou de la piste. Le cube de la première action va au marché, tous les autres dans votre sac.
    .find = prix payer coût
rule-T3 = Pour payer, des cubes blancs peuvent remplacer le jaune ou le vert, et des noirs l’orange ou le violet, mêlés à volonté ; rien ne remplace le blanc ni le noir. Les effets qui comptent, tirent ou retirent une couleur prennent chaque cube tel qu’il est.
    .find = joker remplacer
rule-T4 = On paie avant que rien n’arrive : ces mêmes cubes peuvent donc être tirés ou achetés aussitôt. Les cubes gagnés vont dans la réserve.
rule-T5 = Ce qu’on peut payer, on peut le faire même si cela n’apporte rien, sauf si une règle l’interdit. Les effets suivent l’ordre écrit, et ce qui est impossible est laissé de côté.
rule-T6 = On peut refuser un gain de points, en entier seulement ; une perte, non. On vous le demande seulement dans les parties commencées ainsi.
rule-T7 = Un pion doit bouger, sauf s’il est dit « peut » ou « au plus », du côté que choisit celui qui agit, les pions de tous du même côté. Au bout de la piste il s’arrête ; si seul le vôtre bouge, il va là où il y a de la place.
    .find = déplacer direction
rule-M1 = Le marché a une colonne par couleur et des rangées aux prix de { RULE("prices") }, à partir du haut ; toutes les rangées sauf la plus basse ont une place par colonne (reconstitué).
rule-M2 = Un cube va à la plus haute place libre de la colonne de sa propre couleur, même s’il en a remplacé une autre.
rule-M3 = Les pièces achètent n’importe quels cubes du marché aux prix de leurs rangées. Ce qui reste est perdu, et aucun cube ne remonte.
    .find = flotte acheter
rule-A1 = Jaune, flotte marchande : achetez des cubes pour autant de pièces que le montre votre piste jaune : { RULE("track-yellow") } (en partie reconstitué).
rule-A2 = Blanc, ville : le pouvoir de votre ville, puis une bannière de votre choix.
rule-A3 = Vert, guildes : tirez autant de cubes que le montre votre piste verte, { RULE("track-green") } (en partie reconstitué), ou tous ceux de votre sac.
rule-A4 = Orange, guerre : la première case de votre piste orange coûte { RULE("orange-cost") ->
        [one] { RULE("orange-cost") } point
       *[other] { RULE("orange-cost") } points
    }, les autres rapportent { RULE("orange-points") } (en partie reconstitué) ; puis un disque de votre choix va face cachée à la première place libre de la piste de guerre. Il faut un disque en main, et aucun des vôtres sur la piste.
rule-A5 = Noir, république : un échange, { SPELT(RULE("trade-banners")) } bannières violettes ou une de chaque couleur contre { RULE("trade-crowns") } couronnes.
rule-A6 = Violet, politique : utilisez un projet visible dont le niveau ne dépasse pas ce que montre votre piste violette, { RULE("track-purple") } ; il est retourné pour cette manche. Puis les pions de tous bougent, selon les niveaux dans l’ordre, de { RULE("scheme-moves") } cases (reconstitué sauf le premier nombre).
rule-C1 = Payez dans sa couleur, prenez sa carte Présent, exécutez-la aussitôt et gardez-la dans votre réserve. Sa place reste vide jusqu’à la fin de la manche.
rule-C2 = Les cartes jaunes apportent une bannière, et une de votre choix en plus si elles sont le port de votre ville ; Alexandrie et Constantinople ont à la place une flotte de { RULE("card-alexandria-fleet") } pièces. Les couleurs et les ports sont reconstitués.
    .find = ports
rule-C3 = Cartes blanches : Ivoire, Soie et Monopole des épices sont des flottes de { RULE("card-ivory-fleet") }, { RULE("card-silk-fleet") } et { RULE("card-spices_monopoly-fleet") } pièces ; Génie naval et Riche débarquement apportent { SPELT(2) } bannières (en partie reconstitué). Liberté de pensée se brûle sous une couleur quelconque qui a de la place, pour cet avantage.
rule-C4 = Les cartes vertes tirent tous vos cubes d’une couleur ou de { SPELT(2) }, Autorité tous les cubes (couleurs reconstituées). Celles d’une seule couleur rapportent ensuite { RULE("card-admiral-score_cubes") ->
        [one] { RULE("card-admiral-score_cubes") } point
       *[other] { RULE("card-admiral-score_cubes") } points
    } pour chacun de ses cubes dans votre réserve.
rule-C5 = Cartes orange : les ports retirent de la partie autant de cubes de leur couleur que vous voulez, pour { RULE("card-holy_lands_port_yellow-remove_cubes") } points chacun (couleurs en partie reconstituées). Intention de guerre reprend un disque qui a quitté la partie, Chasse aux pirates sarrasins en retire un de votre main ; toutes deux rapportent sa force en points.
rule-C6 = Cartes noires : { RULE("card-cartography-marker") ->
        [one] { RULE("card-cartography-marker") } case
       *[other] { RULE("card-cartography-marker") } cases
    } pour votre pion et { RULE("card-cartography-score_burned") } points pour chaque carte brûlée d’une couleur ; 1 ou { RULE("card-dynastic_order-marker") } cases, jamais aucune, vers la gauche avec Pouvoir de l’argent et vers la droite avec Ordre dynastique, et { RULE("card-dynastic_order-points") } points ; { RULE("card-subversive_push-marker") } cases au plus avec Poussée subversive ; avec Pensée républicaine { RULE("card-republican_thought-gain_crowns") ->
        [one] { RULE("card-republican_thought-gain_crowns") } couronne
       *[other] { RULE("card-republican_thought-gain_crowns") } couronnes
    } et { RULE("card-republican_thought-score_banners") ->
        [one] { RULE("card-republican_thought-score_banners") } point
       *[other] { RULE("card-republican_thought-score_banners") } points
    } pour chaque bannière violette. Les couleurs et les côtés sont en partie reconstitués.
rule-C7 = Les cartes violettes comptent des bannières, que vous gardez : { RULE("card-duchy-score_banners") } points pour chacune d’une couleur, ou { RULE("card-royal_court-score_banners") ->
        [one] { RULE("card-royal_court-score_banners") } point
       *[other] { RULE("card-royal_court-score_banners") } points
    } pour chacune de { SPELT(2) } couleurs (en partie reconstitué). République hégémonique rapporte { RULE("card-hegemonic_republic-score_supply") ->
        [one] { RULE("card-hegemonic_republic-score_supply") } point
       *[other] { RULE("card-hegemonic_republic-score_supply") } points
    } par tranche de { RULE("card-hegemonic_republic-score_supply-last") } cubes de votre réserve.
rule-B1 = Payez dans sa couleur et glissez sa carte Présent face cachée sous cette couleur de votre plateau, où il y a place pour { SPELT(RULE("burned")) } ; son propre effet est perdu. On gagne seulement l’avantage du nombre atteint maintenant, aucun de ceux d’avant.
rule-B2 = Cartes jaunes brûlées : d’abord, prendre gratis un cube du marché et y mettre un cube de votre réserve ; avec la suivante, une bannière de votre choix ; avec la dernière, prendre autant de cubes que vous voulez et en mettre autant.
rule-B3 = Cartes blanches brûlées : rendez autant de bannières que vous voulez, chacune pour des points : les orange pour { RULE("burn-white-1-discard_banners") }, avec la carte suivante les jaunes pour { RULE("burn-white-2-discard_banners") }, avec la dernière les vertes pour { RULE("burn-white-3-discard_banners") }.
rule-B4 = Cartes vertes brûlées : nommez une couleur et tirez tous ses cubes ; puis, avec la première carte, une flotte de { RULE("burn-green-1-fleet") ->
        [one] { RULE("burn-green-1-fleet") } pièce
       *[other] { RULE("burn-green-1-fleet") } pièces
    }, avec la suivante un cube blanc, avec la dernière une flotte de { RULE("burn-green-3-fleet") ->
        [one] { RULE("burn-green-3-fleet") } pièce
       *[other] { RULE("burn-green-3-fleet") } pièces
    }.
rule-B5 = Les cartes orange brûlées rapportent { RULE("burn-orange-1-points") }, puis { RULE("burn-orange-2-points") }, puis { RULE("burn-orange-3-points") } points.
rule-B6 = Les cartes noires brûlées échangent votre carte République (B8) ; la suivante apporte en plus { RULE("burn-black-2-gain_crowns") } couronnes, la dernière { RULE("burn-black-3-gain_crowns") }.
rule-B7 = Les cartes violettes brûlées font avancer votre pion de { RULE("burn-purple-1-marker") ->
        [one] { RULE("burn-purple-1-marker") } case
       *[other] { RULE("burn-purple-1-marker") } cases
    } ; puis la première apporte { RULE("burn-purple-1-gain_crowns") ->
        [one] { RULE("burn-purple-1-gain_crowns") } couronne
       *[other] { RULE("burn-purple-1-gain_crowns") } couronnes
    }, la suivante un cube noir, la dernière { RULE("burn-purple-3-gain_crowns") ->
        [one] { RULE("burn-purple-3-gain_crowns") } couronne
       *[other] { RULE("burn-purple-3-gain_crowns") } couronnes
    }.
rule-B8 = Pour échanger, prenez une carte République de l’offre sans choisir, regardez-la et gardez en secret celle-ci ou l’ancienne. L’autre va dans l’offre, qui est mélangée.
rule-B9 = Les cartes utilisées de la réserve ne se brûlent que pour le second score (E2) et par le pouvoir de Noli (K8).
rule-U1 = Payez dans sa couleur ; le disque de la piste avance d’une case à droite et apporte ce que montre cette case : une bannière de la couleur, un cube de remplacement pour elle, ou les deux (en partie reconstitué). Le marqueur d’amélioration descend d’un. Pas depuis la dernière case, ni quand le marqueur est à 0.
rule-U2 = Passer ne coûte rien. Qui passe en premier sans être le Premier joueur commence la manche suivante ; à { SPELT(RULE("fewest-players")) }, on alterne donc.
    .find = Premier joueur ordre
rule-R1 = Quand tous ont passé, c’est la guerre (W1 à W5).
rule-R2 = Les cartes Présent qui restent sont défaussées, et les cartes Futur deviennent des cartes Présent. Une pile où il manque une carte est refaite de sa défausse mélangée, dont la première remplit une place Présent vide ; sans défausse, cette couleur n’en a pas.
    .find = remplir mélanger
rule-R3 = Le marqueur de manche avance, les projets sont remis face visible, et le marqueur d’amélioration retourne à son départ.
rule-R4 = Le nouveau Premier joueur prend la main (U2).
rule-R5 = Dans l’ordre du tour, chacun tire autant de cubes que le montre sa piste verte, qui a le moins de points { RULE("fewest-draw") } de plus, ou tous ceux qu’il y a.
rule-W1 = Dans l’ordre du tour, qui n’a pas de disque sur la piste de guerre peut bouger son pion d’une case.
rule-W2 = On retourne les disques. Dans l’ordre où ils ont été posés, chacun coûte sa force en cubes de n’importe quelles couleurs, qui vont dans le sac de leur propriétaire. Qui en a trop peu les paie tous, et le disque quitte la partie sans effet.
rule-W3 = Le plus fort disque gagne, entre égaux celui posé plus tôt ; un 0 peut gagner aussi. Le vainqueur utilise ou brûle gratis une carte Présent ou Futur quelconque, et il le doit si c’est possible ; une carte Futur est remplacée aussitôt.
rule-W4 = Les autres, le plus fort d’abord, peuvent chacun utiliser ou brûler gratis une carte Présent encore là.
rule-W5 = Puis tous les disques de la piste quittent la partie.
rule-P1 = Tournant : tirez tous vos cubes, gardez-en { RULE("scheme-turning_point-draw_and_keep") } et remettez le reste ; s’il n’y en a pas plus, gardez-les tous.
rule-P2 = Idéologie : les pions de tous bougent de { RULE("scheme-ideology-shift_all") } cases, en plus du mouvement selon le niveau.
rule-P3 = Destin républicain : tirez tous vos cubes noirs ; puis tous marquent { RULE("scheme-republican_fate-all_score_cubes") ->
        [one] { RULE("scheme-republican_fate-all_score_cubes") } point
       *[other] { RULE("scheme-republican_fate-all_score_cubes") } points
    } pour chacun de leurs cubes noirs.
rule-P4 = Politique du crédit : tirez tous vos cubes blancs ; puis tous marquent { RULE("scheme-credit_policy-all_score_cubes") ->
        [one] { RULE("scheme-credit_policy-all_score_cubes") } point
       *[other] { RULE("scheme-credit_policy-all_score_cubes") } points
    } pour chacun de leurs cubes blancs.
rule-P5 = Diplomatie : tous marquent { RULE("scheme-diplomacy-all_score_spaces") ->
        [one] { RULE("scheme-diplomacy-all_score_spaces") } point
       *[other] { RULE("scheme-diplomacy-all_score_spaces") } points
    } par pas fait sur leur piste violette, le double sans disque sur la piste de guerre.
rule-P6 = Décret : rendez une bannière pour un pas gratuit sur la piste de sa couleur, pas depuis la dernière case. Le marqueur d’amélioration ne compte pas et ne bouge pas.
rule-K1 = Amalfi : les pions de tous bougent de { RULE("city-amalfi-shift_all") ->
        [one] { RULE("city-amalfi-shift_all") } case
       *[other] { RULE("city-amalfi-shift_all") } cases
    } ; puis vous pouvez tirer { RULE("city-amalfi-draw_by_schemes") } cubes pour chaque projet utilisé dans cette manche.
rule-K2 = Ancona : retirez de la partie un disque de votre main ; tous les autres perdent celui de même force, sauf s’il est sur la piste de guerre. Puis tirez autant de cubes qu’il le montre.
rule-K3 = Genova : vous pouvez utiliser le projet rouge qui est à vous. Il ne fait bouger aucun pion par un niveau et n’est jamais retourné.
rule-K4 = Pisa : vous pouvez utiliser le projet bleu qui est à vous. Il ne fait bouger aucun pion par un niveau et n’est jamais retourné.
rule-K5 = Ragusa : tirez { RULE("city-ragusa-draw_and_keep") } cubes, ou tous ceux qu’il y a, gardez-en { RULE("city-ragusa-draw_and_keep-last") } et remettez le reste ; s’il n’y en a pas plus, gardez-les tous.
rule-K6 = Venezia : vous pouvez utiliser ou brûler gratis une carte Présent.
rule-K7 = Gaeta, de l’extension : échangez une de vos bannières contre une quelconque du stock.
rule-K8 = Noli, de l’extension : brûlez une de vos cartes utilisées sous une couleur quelconque qui a de la place. La phrase imprimée est altérée ; c’est ainsi que nous la lisons.
rule-E1 = Après la manche { RULE("rounds") }, les points sont le premier score.
rule-E2 = Le second score commence à 0. Couleur par couleur, dans l’ordre du tour, chacun peut utiliser ou brûler gratis une de ses cartes utilisées de la couleur. Tous les effets sont réels ; les points vont au second score.
rule-E3 = Puis chacun prend les couronnes au-dessus de son pion.
rule-E4 = On montre les cartes République. Si votre pion est dans la zone de votre forme, et si vous avez au moins autant de couronnes qu’il y a de signes de couronne entre vos scores, le plus haut score compte, sinon le plus bas. Reconstitué : la ploutocratie va de { RULE("zone-plutocracy-first") } à { RULE("zone-plutocracy-last") }, l’oligarchie de { RULE("zone-oligarchy-first") } à { RULE("zone-oligarchy-last") }, le doge de { RULE("zone-doge-first") } à { RULE("zone-doge-last") }, avec { RULE("zone-crowns") } couronnes au-dessus de chaque zone ; il y a un signe par tranche de { RULE("sign-every") } points. Les { RULE("republic-crowns") } couronnes de la carte République comptent aussi.
    .find = score final valeur
rule-E5 = Le plus haut score final gagne, puis la somme des deux scores, puis les cubes de la réserve ; après cela la victoire est partagée.
    .find = égalité gagnant vainqueur
rule-O1 = Seul, les règles pour { SPELT(RULE("fewest-players")) } joueurs valent, et vous commencez toujours. Le marché reçoit les cubes de la ville, puis ceux du scénario ; le marqueur d’amélioration commence au numéro de la partie. L’offre est face visible, et vous y choisissez.
rule-O2 = Le sac du fantôme contient un cube de chaque couleur. Après chacun de vos tours on en tire un et on lui obéit, jusqu’à { RULE("ghost-cubes", join: "or") } par manche, selon le scénario ; puis vous continuez seul, et quand vous avez passé, c’est le fantôme qui continue. Les cubes tirés retournent dans le sac à la fin de la manche.
rule-O3 = Le fantôme défausse d’abord la carte Présent de sa couleur, s’il y en a une, puis il agit. Les rangées qu’il vide et les projets qu’il prend quittent la partie.
rule-O4 = Un disque du fantôme combat, mais ne paie rien et ne prend rien. Son jeton est sur le score requis ; tant que vous n’êtes pas au-dessus, c’est vous qui avez le moins de points.
rule-O5 = Vous gagnez avec un score final au moins égal au score requis et tous les objectifs atteints, ce qu’on regarde une fois les couronnes prises ; celles de la carte République n’y comptent pas. Les signes de couronne entre les deux sont des couronnes bonus pour la partie suivante, sur { SPELT(RULE("solo-games")) } ; une partie perdue est rejouée.
rule-O6 = Chaque scénario dit quelle carte République est la vôtre, lesquelles sont dans l’offre et combien de cubes tire le fantôme.
rule-O7 = Selon le scénario, le fantôme vide une rangée du marché, prend un projet, fait bouger votre pion, fait reculer vos pistes (ce qu’elles ont apporté reste), met un cube de votre réserve dans votre sac, ou pose un de ses disques sur la piste de guerre.
rule-O8 = Il y a { SPELT(RULE("scenarios")) } scénarios, chacun avec une ville, des projets et des cubes pour le marché. Les parties du premier demandent { RULE("required-1") } points, du suivant { RULE("required-2") }, puis { RULE("required-3") }, du dernier { RULE("required-4") } ; chaque partie ajoute un objectif à ceux d’avant.
rule-X1 = L’extension ajoute Gaeta et Noli, le matériel d’un joueur de plus, des cubes, des bannières, des couronnes, des cartes et des projets. On peut alors jouer jusqu’à { SPELT(RULE("most-players")) } ; à moins aussi.
rule-X2 = Ses cartes : Terre sainte apporte des bannières de { SPELT(2) } couleurs, Jaffa une bannière et une flotte de { RULE("card-jaffa-fleet") } pièces, et toutes deux sont des ports ; Commerce d’esclaves est une flotte de { RULE("card-slave_trade-fleet") } pièces ; Sénateur et Maître de guilde sont comme les autres cartes vertes d’une couleur (couleurs reconstituées) ; Tradition des mercenaires rapporte { RULE("card-mercenary_tradition-points") } points, Raid de corsaires une flotte de { RULE("card-corsair_raid-fleet") } pièces et autant de points que la case de votre piste orange, Charte républicaine { RULE("card-republican_chart-gain_crowns") } couronnes ; Conseil du doge compte vos cartes brûlées, Assemblée de la ville vos cartes utilisées, elle comprise. Liberté de pensée et Pensée républicaine viennent une fois de plus.
rule-X3 = Complot politique : nommez une couleur ; tous marquent { RULE("scheme-political_plot-all_score_chosen") ->
        [one] { RULE("scheme-political_plot-all_score_chosen") } point
       *[other] { RULE("scheme-political_plot-all_score_chosen") } points
    } pour chacun de leurs cubes de cette couleur même.
rule-X4 = Concordat papal : retirez de la partie autant de vos couronnes que vous voulez, pour { RULE("scheme-papal_concordat-remove_crowns") } points chacune.
rule-X5 = Faveur du peuple : rendez une bannière, puis utilisez ou brûlez la carte Futur de sa couleur.
rule-X6 = Trahison : vous pouvez prendre une couronne à un adversaire.
