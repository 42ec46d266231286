# Noms des choses du jeu. `.a` est le nom avec son article, `.help` ce que fait la chose.
# `.a-def` : article défini ; `.a-de` : « de » et l’article défini ; `.gender` : m ou f ; `.de` d’un côté : « côté du haut ».

word-log = rondin
    .a = un rondin
    .a-def = le rondin
    .a-de = du rondin
    .gender = m
    .help = Va au dépôt : une livraison coûte { RULE("delivery-price") } pièces, quel que soit le nombre de rondins. Un architecte en fait des maisons.
word-crate = caisse
    .a = une caisse
    .a-def = la caisse
    .a-de = de la caisse
    .gender = f
    .help = Rapporte { RULE("crate-coins") ->
        [one] { RULE("crate-coins") } pièce
       *[other] { RULE("crate-coins") } pièces
    } à un marchand posé à côté. Les caisses d’un tour se touchent par un bord.
word-wall = mur
    .a = un mur
    .a-def = le mur
    .a-de = du mur
    .gender = m
    .help = Va sur une case extérieure. Un côté fait seulement de murs apporte le bonus de sa tour d’angle et ajoute { RULE("side-defence") } à la défense.
word-cross = croix
    .a = une croix
    .a-def = la croix
    .a-de = de la croix
    .gender = f
    .help = Les croix font une seule église, aussi grande que leur nombre.
word-head = tête
    .a = une tête
    .a-def = la tête
    .a-de = de la tête
    .gender = f
    .help = Les têtes amènent une seule personne, d’un niveau égal à leur nombre.
word-swords = épées
    .a = des épées
    .a-def = les épées
    .a-de = des épées
    .gender = f
    .help = Chaque dé qui les montre à la fin fait une coche aux pirates. On ne peut ni les retourner ni les utiliser.

word-church1 = église de taille { RULE("church1-size") }
    .a = une église de taille { RULE("church1-size") }
    .a-def = l’église de taille { RULE("church1-size") }
    .a-de = de l’église de taille { RULE("church1-size") }
    .gender = f
    .help = Compte à la fin, comme début d’une série.
word-church2 = église de taille { RULE("church2-size") }
    .a = une église de taille { RULE("church2-size") }
    .a-def = l’église de taille { RULE("church2-size") }
    .a-de = de l’église de taille { RULE("church2-size") }
    .gender = f
    .help = Compte à la fin, dans une série sans trou depuis la plus petite taille.
word-church3 = église de taille { RULE("church3-size") }
    .a = une église de taille { RULE("church3-size") }
    .a-def = l’église de taille { RULE("church3-size") }
    .a-de = de l’église de taille { RULE("church3-size") }
    .gender = f
    .help = Compte à la fin, dans une série sans trou depuis la plus petite taille.
word-church4 = église de taille { RULE("church4-size") }
    .a = une église de taille { RULE("church4-size") }
    .a-def = l’église de taille { RULE("church4-size") }
    .a-de = de l’église de taille { RULE("church4-size") }
    .gender = f
    .help = Compte à la fin, dans une série sans trou depuis la plus petite taille.
word-church5 = église de taille { RULE("church5-size") }
    .a = une église de taille { RULE("church5-size") }
    .a-def = l’église de taille { RULE("church5-size") }
    .a-de = de l’église de taille { RULE("church5-size") }
    .gender = f
    .help = Compte à la fin, dans une série sans trou depuis la plus petite taille.
word-house = maison
    .a = une maison
    .a-def = la maison
    .a-de = de la maison
    .gender = f
    .help = Faite d’un rondin par un architecte, pour { RULE("house-points") } points.

word-citizen = citoyen
    .a = un citoyen
    .a-def = le citoyen
    .a-de = du citoyen
    .gender = m
    .help = Apporte { RULE("citizen-points") ->
        [one] { RULE("citizen-points") } point
       *[other] { RULE("citizen-points") } points
    }.
word-soldier = soldat
    .a = un soldat
    .a-def = le soldat
    .a-de = du soldat
    .gender = m
    .help = Ajoute { RULE("soldier-defence") } à la défense pour le reste de la partie.
word-priest = prêtre
    .a = un prêtre
    .a-def = le prêtre
    .a-de = du prêtre
    .gender = m
    .help = Apporte { RULE("church-points") ->
        [one] { RULE("church-points") } point
       *[other] { RULE("church-points") } points
    } pour chaque église à côté, quelle que soit sa taille.
word-architect = architecte
    .a = un architecte
    .a-def = l’architecte
    .a-de = de l’architecte
    .gender = m
    .help = Fait jusqu’à { SPELT(RULE("houses")) } maisons avec les rondins du dépôt, pour { RULE("house-points") } points chacune.
word-merchant = marchand
    .a = un marchand
    .a-def = le marchand
    .a-de = du marchand
    .gender = m
    .help = Apporte { RULE("crate-coins") ->
        [one] { RULE("crate-coins") } pièce
       *[other] { RULE("crate-coins") } pièces
    } pour chaque caisse à côté ; les caisses restent.
word-juggler = jongleur
    .a = un jongleur
    .a-def = le jongleur
    .a-de = du jongleur
    .gender = m
    .help = Apporte { RULE("kind-points") } points pour chaque sorte différente de personne à côté.
word-noble = noble
    .a = un noble
    .a-def = le noble
    .a-de = du noble
    .gender = m
    .help = Apporte { RULE("noble-points") } points.
word-nothing = rien
    .a = rien
    .a-def = rien
    .a-de = de rien
    .gender = m

word-top = haut
    .de = du haut
word-right = droite
    .de = droit
word-bottom = bas
    .de = du bas
word-left = gauche
    .de = gauche

phase-throw = Le premier lancer
    .help = Un tour commence par un lancer des { SPELT(RULE("dice")) } dés.
phase-turn = Le tour
    .help = On relance des dés, jusqu’à { SPELT(RULE("rolls")) } lancers en tout ; puis on utilise un symbole, et les épées font des coches aux pirates.
phase-over = La fin
    .help = Comptent les points, une ville pleine, les pièces, les rondins et les églises ; chaque canon perdu coûte { RULE("cannon-points") } points.
