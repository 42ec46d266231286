# Les leçons de Città-Stato : `lesson-<clé>` est le nom, `.about` une ligne pour la liste ; `-<n>` dit ce que demande la
# n-ième tâche, `.goal` la même chose en bref, `.help-1` à `.help-3` en disent de plus en plus, `.learnt` ce qui est appris.

lesson-rising-price = Les tours et leur prix
    .about = Ce que coûte la prochaine action, et quels cubes la paient
lesson-rising-price-1 = Vous êtes Rosa. La première action d’une manche coûte un cube, la deuxième deux d’une même couleur, la troisième trois. On paie dans la couleur de l’action. Enzo a passé : dépensez bien vos cubes.
    .goal = Trois actions dans cette manche
    .help-1 = Comptez vos cubes par couleur : de laquelle n’en avez-vous qu’un, de laquelle deux, de laquelle trois ?
    .help-2 = La couleur dont vous avez le moins doit venir en premier, tant qu’une action est bon marché.
    .help-3 = D’abord la flotte marchande (jaune), puis les guildes (vert), puis la politique (violet).
    .learnt = Chaque action d’une manche coûte un cube de plus que la précédente, tous d’une même couleur. Commencez donc par la couleur dont vous avez le moins.
lesson-rising-price-2 = C’est votre troisième action : elle coûte trois cubes. Un cube blanc peut être payé comme jaune ou vert, un noir comme orange ou violet. Vous voulez améliorer une piste : laquelle pouvez-vous payer ?
    .goal = Améliorer une de vos pistes
    .help-1 = Ajoutez les cubes blancs aux jaunes et aux verts, les noirs aux oranges et aux violets.
    .help-2 = Dans une seule couleur, cela fait trois.
    .help-3 = Améliorez la piste jaune, avec un cube jaune et deux blancs.
    .learnt = Le blanc remplace le jaune et le vert, le noir l’orange et le violet, mêlés à votre gré. Une amélioration avance le disque d’une case et apporte ce que montre cette case.
lesson-rising-price-3 = L’action de la ville se paie en blanc, et rien ne remplace le blanc. Vous voulez cette action, et en plus améliorer votre piste jaune. Deux cubes blancs et un jaune sont tout ce que vous avez.
    .goal = L’action de la ville et une amélioration
    .help-1 = Que peut-on payer avec du blanc, et que peut-on payer à la place du blanc ?
    .help-2 = Ce qui vient en premier coûte un cube, l’autre deux. Ne payez pas de blanc là où il n’en faut pas.
    .help-3 = D’abord l’action de la ville avec un cube blanc, et une bannière de votre choix. Puis améliorez le jaune avec un cube jaune et un blanc.
    .learnt = Le remplacement ne va que dans un sens : rien ne remplace le blanc ni le noir. L’action de la ville apporte le pouvoir de votre ville et une bannière de votre choix.

lesson-market-and-fleet = Le marché et la flotte
    .about = Où va le premier cube, et ce qu’achètent les pièces
lesson-market-and-fleet-1 = Le premier cube que vous payez dans une manche va au marché, à la plus haute place libre de sa colonne ; là, on peut l’acheter. Votre flotte marchande a trois pièces. Combien de cubes pouvez-vous obtenir ?
    .goal = Acheter trois cubes avec une flotte
    .help-1 = Regardez les rangées : que peut-on avoir pour 1 pièce, et où ira votre cube jaune ?
    .help-2 = Les places à 3 et à 2 pièces de la colonne jaune sont prises. Votre propre cube va donc dans la rangée la moins chère.
    .help-3 = Prenez la flotte marchande, puis achetez jaune, orange et violet pour 1 pièce chacun.
    .learnt = On paie avant l’effet : votre cube est déjà au marché. Chaque cube coûte ce que dit sa rangée ; les pièces qui restent sont perdues.
lesson-market-and-fleet-2 = Enzo joue après vous et achètera ce qu’on a pour 1 pièce. Jouez une action, mais ne le nourrissez pas : le cube que vous payez ne doit pas aller là où il peut se l’offrir.
    .goal = Agir, sans rien laisser à acheter à Enzo
    .help-1 = Dans quelles colonnes reste-t-il une place chère ?
    .help-2 = Un cube jaune ou orange irait dans la rangée la moins chère. Et un blanc ?
    .help-3 = Utilisez la carte Présent blanche : son cube va dans la rangée à 3 pièces.
    .learnt = Le premier cube d’une manche nourrit le marché, et d’autres y achètent. Dans une colonne vide un cube est cher, dans une colonne pleine il ne l’est pas.

lesson-use-or-burn = Utiliser ou brûler une carte
    .about = Ce que fait une carte Présent, et ce qu’elle apporte sous votre plateau
lesson-use-or-burn-1 = Les cartes sous les piles sont les cartes Présent. Vous en payez une dans sa couleur, faites ce qu’elle dit et la gardez pour le second score. Deux d’entre elles vous rapporteraient des points : choisissez la meilleure.
    .goal = Six points en une action
    .help-1 = Lisez les cartes Présent orange et violette. Que compte chacune d’elles ?
    .help-2 = La carte violette compte les bannières violettes. Combien en avez-vous ?
    .help-3 = Utilisez la carte Présent violette : trois bannières à 2 points chacune.
    .learnt = Une carte s’utilise tout de suite et reste dans votre réserve pour le second score. Les bannières comptées ne sont pas dépensées.
lesson-use-or-burn-2 = Vous pouvez aussi brûler une carte Présent : elle va face cachée sous sa couleur de votre plateau et ne fait rien de ce qu’elle dit. Elle apporte un seul avantage, celui du nombre de cartes qui s’y trouvent alors.
    .goal = Cinq points en brûlant
    .help-1 = Une carte est sous l’orange, deux sont sous le blanc. La quantième serait la suivante ?
    .help-2 = La troisième sous le blanc rapporte 3 points par bannière verte que vous rendez. Et la deuxième sous l’orange ?
    .help-3 = Brûlez la carte Présent orange : la deuxième carte y rapporte 5 points.
    .learnt = Une carte brûlée n’apporte que l’avantage du nombre atteint, pas ceux d’avant. Trois cartes tiennent sous une couleur.

lesson-tracks-and-crowns = Pistes, bannières et couronnes
    .about = Améliorer tôt est payant, et les bannières deviennent des couronnes
lesson-tracks-and-crowns-1 = Une bannière de chaque couleur s’échange contre des couronnes, par l’action république (noir). Il vous manque une bannière violette. La deuxième case d’une piste apporte une bannière de sa couleur.
    .goal = Avoir trois couronnes
    .help-1 = Il faut deux actions. Laquelle apporte la bannière ?
    .help-2 = La première coûte un cube, la seconde deux. Gardez les deux cubes noirs pour l’échange.
    .help-3 = Améliorez la piste violette avec le cube violet, puis prenez l’action république avec une bannière de chaque couleur.
    .learnt = Les cases des pistes apportent des bannières et des cubes de remplacement. Trois bannières violettes, ou une de chaque couleur, s’échangent contre trois couronnes.
lesson-tracks-and-crowns-2 = Le marqueur d’amélioration montre combien d’améliorations restent dans cette manche pour tous : une seule. Enzo la veut aussi. Tirez quatre cubes en une action des guildes ; votre piste verte montre trois.
    .goal = Tirer quatre cubes avec les guildes
    .help-1 = Que montre la case suivante de votre piste verte ?
    .help-2 = Si vous tirez d’abord, Enzo prend la dernière amélioration.
    .help-3 = Améliorez maintenant la piste verte, puis prenez les guildes.
    .learnt = Les améliorations sont rares, et chacune sert dans toutes les manches suivantes. Ce que vous payez pour les guildes va d’abord dans votre sac et peut être tiré aussitôt.

lesson-politics-and-shifts = La politique déplace tout le monde
    .about = Les projets, la piste des formes, et des pions qui bougent ensemble
lesson-politics-and-shifts-1 = Vous devez régner en doge, mais votre pion est à une case à gauche de cette zone. Un projet de niveau 2 ou plus déplace les pions de tous, du côté que vous choisissez.
    .goal = Être dans la zone du doge
    .help-1 = Votre pion est sur la case 10. Où commence la zone du doge ?
    .help-2 = Votre piste violette permet les projets jusqu’au niveau 2. Le niveau 1 ne déplace personne.
    .help-3 = Politique avec le projet de niveau 2, puis tous d’une case à droite.
    .learnt = La place d’un projet est son niveau. D’abord vient son effet, puis les pions de tous bougent selon le niveau : d’une case aux niveaux 2 et 3, de deux au niveau 4 (reconstitué).
lesson-politics-and-shifts-2 = À la fin, chacun prend les couronnes au-dessus de son pion. Vous êtes sur la case 6, où il n’y en a pas ; Enzo est sur la 8, sous deux couronnes. Tous bougent du même côté : renversez la chance.
    .goal = Deux couronnes pour vous, aucune pour Enzo
    .help-1 = Au-dessus de quelles cases y a-t-il deux couronnes ? À quelle distance ?
    .help-2 = Il vous faut deux cases, et Enzo bouge aussi. Quel niveau déplace de deux ?
    .help-3 = Politique avec le projet de niveau 4, puis tous de deux cases à droite.
    .learnt = Les pions bougent ensemble, quel que soit celui qui utilise le projet. D’autres peuvent donc vous pousser hors de votre zone : restez loin de son bord.

lesson-war-and-passing = La guerre et passer
    .about = Des disques qu’on peut payer, qui peut bouger, et qui commence ensuite
lesson-war-and-passing-1 = Enzo a un disque sur la piste de guerre. À la fin de la manche, chacun paie autant de cubes que montre son disque ; le plus haut qui est payé gagne une carte, même une carte Futur. Qui ne peut pas payer n’a rien.
    .goal = Gagner la guerre, prendre une carte Futur
    .help-1 = Quels disques Enzo a-t-il perdus ? Que vaut le sien au plus ? Combien de cubes vous restera-t-il ?
    .help-2 = Après l’action vous avez trois cubes. Le 5 ne pourrait être payé, le 1 est trop faible.
    .help-3 = Guerre avec le disque 3, puis passez. Utilisez ensuite la carte Futur violette.
    .learnt = Un disque coûte sa force en cubes de toutes couleurs et quitte la partie après la guerre. Le plus haut prend gratis une carte Présent ou Futur, à utiliser ou à brûler.
lesson-war-and-passing-2 = Enzo gagnera cette guerre avec son 5. Votre forme est l’oligarchie, mais votre pion est sur la case 5, juste à côté. Qui n’a pas de disque sur la piste de guerre peut bouger son pion d’une case avant la guerre.
    .goal = Être dans votre zone après la manche
    .help-1 = La zone de l’oligarchie commence à 6. Lequel de vos choix vous priverait de ce mouvement ?
    .help-2 = Avec un disque sur la piste, vous ne bougeriez pas. Vous pouvez vous passer de cette guerre.
    .help-3 = Passez. Avant la guerre, déplacez votre pion d’une case à droite.
    .learnt = Seul qui ne combat pas peut bouger, et c’est le seul mouvement facultatif. Les perdants d’une guerre peuvent encore prendre une carte Présent qui reste.
lesson-war-and-passing-3 = Qui passe en premier sans avoir commencé cette manche commence la suivante. Enzo l’a commencée et a passé ; Lia joue encore. Faites six points, mais passez avant Lia.
    .goal = Six points, et commencer la manche suivante
    .help-1 = Une action fait les points. Que fera Lia, à qui il reste deux cubes ?
    .help-2 = Lia peut agir encore une fois, puis doit passer. Une deuxième action de votre part serait de trop.
    .help-3 = Utilisez la carte Présent violette, puis passez et laissez votre pion où il est.
    .learnt = Passer tôt donne le premier tour de la manche suivante. Personne ne commence deux fois de suite : cela n’aide donc pas qui vient de commencer.

lesson-two-scores = Les deux scores
    .about = Forme, couronnes et signes, et ce que les cartes utilisées rapportent encore
lesson-two-scores-1 = La dernière manche. Vous avez 14 points et aucune carte utilisée : le second score sera 0. Le plus haut ne compte que si votre pion est dans votre zone et si vous avez une couronne par signe entre les deux : ici quatre.
    .goal = Faire compter vos 14 points
    .help-1 = Votre forme est l’oligarchie, et vous y êtes. Vous avez une couronne, et deux au-dessus de votre pion, prises à la fin. Il en manque une.
    .help-2 = Brûler du violet apporte une couronne, mais vous éloigne des deux autres. Trois points de plus demanderaient une couronne de plus.
    .help-3 = République : échangez une bannière de chaque couleur contre trois couronnes. Puis passez et restez où vous êtes.
    .learnt = Hors de votre forme, le plus bas score compte. Dedans, le plus haut compte si vous avez autant de couronnes qu’il y a de signes entre les deux ; il y en a un tous les trois points (reconstitué).
lesson-two-scores-2 = La dernière manche est finie. Couleur par couleur, du jaune au violet, vous pouvez utiliser ou brûler encore une de vos cartes utilisées, gratis. Ses points font le second score ; le reste se fait vraiment aussi.
    .goal = Six points au moins au second score
    .help-1 = Qu’apporte Constantinople en plus des pièces, et quelle carte le compte ?
    .help-2 = Le jaune vient avant le violet : une bannière gagnée maintenant est comptée plus tard.
    .help-3 = Utilisez Constantinople, puis la carte violette qui compte les bannières violettes.
    .learnt = Une carte par couleur, dans l’ordre jaune, blanc, vert, orange, noir, violet. Ce qui vient plus tard compte ce qui vient avant.
lesson-two-scores-3 = Vous avez 12 points et une seule couronne. Entre 0 et 12 il y a quatre signes. Un second score plus proche demande moins de couronnes : utilisez-vous votre carte encore une fois, ou la brûlez-vous comme troisième sous l’orange ?
    .goal = Faire compter vos 12 points
    .help-1 = Avec une couronne, un seul signe peut séparer les scores. Combien de points faut-il pour cela ?
    .help-2 = Utilisée, la carte rapporte 4 points pour deux cubes jaunes. Quel est le troisième avantage sous l’orange ?
    .help-3 = Brûlez votre carte orange : la troisième carte y rapporte 9 points.
    .learnt = Le second score sert aussi à demander moins de couronnes. Les cartes de votre réserve peuvent maintenant être brûlées, avec l’avantage du nombre alors atteint.

lesson-the-ghost = En solo contre le fantôme
    .about = Ce que le fantôme enlève, et comment on gagne en solo
lesson-the-ghost-1 = En solo vous jouez contre un fantôme. Après votre tour, il tire un cube de son sac : la carte Présent de cette couleur est défaussée, et il vous arrive quelque chose. Il ne reste que du vert et du violet dans son sac.
    .goal = Faire six points
    .help-1 = Quelles sont les deux cartes Présent en danger ? Laquelle vous vaut des points ?
    .help-2 = Ce que vous voulez peut avoir disparu après ce tour. Prenez-le d’abord.
    .help-3 = Utilisez la carte Présent violette.
    .learnt = Un cube ne revient dans le sac du fantôme qu’à la fin de la manche : on peut donc compter ce qui menace encore. Ce que fait chaque couleur dépend du scénario.
lesson-the-ghost-2 = La dernière manche de la première partie. Votre score final suffirait. Mais il y a aussi un objectif : à la fin, un cube blanc et un noir doivent être dans votre réserve. Il vous manque le noir.
    .goal = Gagner la partie en solo
    .help-1 = D’où peut venir un cube noir ? Une carte est déjà sous le violet.
    .help-2 = La deuxième carte brûlée sous le violet apporte un cube noir. Pensez à votre zone et à vos couronnes.
    .help-3 = Brûlez la carte Présent violette et bougez d’une case. Puis passez et restez-y.
    .learnt = On gagne en solo avec le score final requis et tous les objectifs. La partie suivante commence avec autant de couronnes qu’il y a de signes entre les deux scores.

# Pourquoi un but a été manqué.
lesson-why-actions = Vous avez joué { $got ->
        [0] aucune action
        [1] 1 action
       *[other] { $got } actions
    } ; on pouvait en jouer { $wanted ->
        [1] 1
       *[other] { $wanted }
    }.
lesson-why-took = { $what ->
        [city] L’action de la ville n’a pas été jouée.
       *[other] Aucune piste n’a été améliorée.
    }
lesson-why-upgraded = Aucune piste n’a été améliorée.
lesson-why-bought = Vous avez acheté { $got ->
        [0] aucun cube
        [1] 1 cube
       *[other] { $got } cubes
    } ; { $wanted } étaient possibles.
lesson-why-unbought = Enzo a acheté un cube ({ NAME($colour) }) : votre premier cube était là où 1 pièce suffit.
lesson-why-points = { $got ->
        [0] Vous n’avez fait aucun point
        [1] Vous avez fait 1 point
       *[other] Points que vous avez faits : { $got }
    } ; { $wanted } étaient possibles.
lesson-why-crowns = Vous avez { $got ->
        [0] zéro couronne
        [1] 1 couronne
       *[other] { $got } couronnes
    } ; { $wanted } étaient possibles.
lesson-why-drawn = { $got ->
        [0] Vous n’avez tiré aucun cube
        [1] Vous avez tiré 1 cube au plus
       *[other] Vous avez tiré { $got } cubes au plus
    } ; { $wanted } d’un coup étaient possibles.
lesson-why-outside = Votre pion est dans la zone « { NAME($zone) } », mais votre forme est « { NAME($form) } ».
lesson-why-beneath = Au-dessus de votre pion il y a { $mine ->
        [0] zéro couronne
        [1] 1 couronne
       *[other] { $mine } couronnes
    }, au-dessus de celui d’Enzo { $theirs ->
        [0] zéro
        [1] 1
       *[other] { $theirs }
    }.
lesson-why-war = Vous n’avez pas gagné la guerre.
lesson-why-future = Vous avez gagné la guerre, mais pris aucune carte Futur.
lesson-why-begins = C’est { $player } qui commence la manche suivante.
lesson-why-second = Votre second score est de { $got } ; { $wanted } étaient possibles.
lesson-why-final = Vous avez { $crowns ->
        [0] zéro couronne
        [1] 1 couronne
       *[other] { $crowns } couronnes
    } pour { $signs ->
        [1] 1 signe
       *[other] { $signs } signes
    } entre vos scores : le plus bas compte donc, { $final }.
lesson-why-required = Votre score final est de { $got } ; il en faut { $wanted }.
lesson-why-objective = Le score y était, mais un cube blanc et un noir ne sont pas tous deux dans votre réserve.
