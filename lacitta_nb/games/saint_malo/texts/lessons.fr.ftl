# Les leçons de Saint Malo : le nom de chaque leçon avec ce qu’on y apprend, ses tâches, et pourquoi un but est manqué.

lesson-dice-and-coins = Dés et pièces
    .about = Lancer, choisir un symbole, et retourner des dés pour des pièces
lesson-dice-and-coins-1 = Vous êtes Anne. Cinq dés sont lancés, et on ne relance plus. Choisissez un symbole : ce qu’apportent ses dés est à vous, les autres n’apportent rien. Les rondins vont au dépôt ; leur livraison coûte des pièces.
    .goal = Deux rondins de plus au dépôt
    .help-1 = Regardez ce que montrent les dés. Combien de fois y a-t-il le rondin ?
    .help-2 = Une livraison coûte { RULE("delivery-price") } pièces, qu’elle apporte un rondin ou cinq.
    .help-3 = Choisissez les deux rondins, puis « Valider ».
    .learnt = Après le dernier lancer, on utilise un symbole, en une action, avec autant de ses dés qu’on veut. Une livraison de rondins coûte { RULE("delivery-price") } pièces en tout.
lesson-dice-and-coins-2 = Trois rondins sont là, et vous en voulez quatre. On peut retourner d’autres dés sur votre symbole, pour { RULE("turn-price") } pièces chacun. Pas les épées : elles sont aux pirates. Comptez vos pièces avant de choisir.
    .goal = Quatre rondins de plus au dépôt
    .help-1 = Lesquels des dés sans rondin peut-on retourner ?
    .help-2 = Retournez la caisse. Ce que coûtent le dé et la livraison ensemble, vous l’avez tout juste.
    .help-3 = Utilisez quatre rondins, dont un dé retourné.
    .learnt = Retourner coûte { RULE("turn-price") } pièces par dé ; les épées ne se retournent jamais. Tout se paie à la fois et avant de rien recevoir.
lesson-dice-and-coins-3 = C’était votre deuxième lancer ; il en reste un. Avant, vous dites quels dés restent, et tous les autres sont relancés. Une église est aussi grande que le nombre de croix utilisées.
    .goal = Une église de quatre ou plus
    .help-1 = Trois croix sont déjà là. Que pourraient devenir les deux autres dés ?
    .help-2 = Gardez les croix et relancez le reste, ou payez une croix de plus.
    .help-3 = Gardez les trois croix et appuyez sur Relancer. Puis utilisez quatre croix, et posez l’église où vous voulez.
    .learnt = Jusqu’à trois lancers ; avant chacun, vous nommez les dés qui restent. Compte ce qui est là après le dernier, ou ce que vous retournez pour des pièces.

lesson-walls-and-pirates = Murs et pirates
    .about = Côtés complets, soldats, et des attaques qui touchent tout le monde
lesson-walls-and-pirates-1 = Deux épées sont là. Chacune fait une coche aux pirates après votre action, et cela remplit leur première rangée : une attaque. Qui se défend trop peu perd un canon. Les murs de ce tour comptent.
    .goal = Ne perdre aucun canon
    .help-1 = La première attaque est faible. Regardez le côté du haut de votre ville : que lui manque-t-il ?
    .help-2 = Un côté qui a des murs sur toutes ses cases vous défend. Un mur le complète.
    .help-3 = Utilisez un mur et posez-le en A6. Puis prenez pour cela une personne, ou personne.
    .learnt = On ne peut pas omettre les épées ; une rangée pleine est une attaque contre tous. Les soldats vous défendent, un côté complet aussi : il ajoute { RULE("side-defence") } et apporte aussitôt le bonus de sa tour d’angle.
lesson-walls-and-pirates-2 = Des murs sont sur quatre des cinq cases de votre côté gauche. Posez deux caisses, qui se touchent par un bord, sans toucher à ce côté : tout ce qui n’est pas un mur le romprait pour toujours.
    .goal = Deux caisses, sans rompre le côté gauche
    .help-1 = Le côté gauche va de B1 à F1. Laquelle de ses cases est encore vide ?
    .help-2 = Évitez F1. À l’intérieur de la ville, il y a assez de place.
    .help-3 = Utilisez deux caisses et posez-les en E2 et F2.
    .learnt = Un côté n’est complet qu’avec des murs. Toute autre chose sur une de ses cases le rompt pour toujours. Les caisses d’un tour se touchent par un bord.
lesson-walls-and-pirates-3 = La prochaine coche amène une attaque de force 3. Votre côté du bas est complet, celui du haut presque, et aucun dé ne montre de mur. Qui d’autre peut vous défendre ?
    .goal = Aucun canon perdu, aucun côté rompu
    .help-1 = Un côté complet défend avec { RULE("side-defence") }. Combien manque-t-il ?
    .help-2 = Un soldat ajoute { RULE("soldier-defence") }. Il peut aller sur toute case vide – mais sur laquelle nuirait-il ?
    .help-3 = Utilisez les deux têtes pour un soldat et posez-le dans la ville, en D4.
    .learnt = La défense est la somme des soldats et des côtés complets ; il suffit qu’elle égale la force. Tenez les personnes loin des côtés que vous voulez compléter.

lesson-crates-and-merchant = Caisses et marchands
    .about = À côté ou par un bord, et pourquoi les caisses viennent d’abord
lesson-crates-and-merchant-1 = Trois têtes amènent un marchand. Il vous rapporte une pièce pour chaque caisse à côté de lui quand on le pose, par un bord ou un coin. Quatre caisses sont dans votre ville depuis le début.
    .goal = Quatre pièces d’un seul marchand
    .help-1 = Les caisses imprimées sont en B2, B3, C2 et D2. Y a-t-il une case à côté de toutes ?
    .help-2 = Les coins comptent aussi. Regardez les nombres sur les cases avant de cliquer.
    .help-3 = Utilisez le marchand et posez-le en C3.
    .learnt = À côté veut dire par un bord ou un coin. Une personne compte ce qui est là quand on la pose ; les caisses restent pour le marchand suivant.
lesson-crates-and-merchant-2 = Les caisses d’abord, cette fois : un marchand viendra plus tard. Posez-en trois, chacune après la première touchant par un bord une de ce tour, pour que sept caisses entourent une case vide.
    .goal = Sept caisses à côté d’une case vide
    .help-1 = La case entourée du plus de caisses est C3. Où y a-t-il encore de la place autour ?
    .help-2 = B4, C4 et D4 sont autour de C3, et elles se tiennent.
    .help-3 = Utilisez trois caisses et posez-les en B4, C4 et D4.
    .learnt = Se tenir veut dire par un bord. D’abord les caisses, puis le marchand : ce qui vient après lui ne rapporte rien de plus.

lesson-churches-and-series = Églises et prêtres
    .about = Des séries sans trou, et qui compte les églises
lesson-churches-and-series-1 = Les églises comptent à la fin, en une série qui commence par la plus petite et n’a pas de trou. Vous en avez une de taille 1 et une de taille 2. Quatre croix sont là : quelle est la meilleure église ?
    .goal = Des églises qui valent 8 points
    .help-1 = Qu’ajouterait une église de quatre à une série de 1 et 2 ?
    .help-2 = On peut utiliser moins de dés qu’il n’y en a. Quelle taille vient ensuite dans la série ?
    .help-3 = Utilisez trois croix, et posez l’église où vous voulez, par exemple en C5.
    .learnt = Une série commence par 1 et n’a pas de trou ; une église hors série ne vaut rien. Vous n’êtes pas obligé d’utiliser tous les dés.
lesson-churches-and-series-2 = Deux têtes amènent un prêtre. Il fait un point pour chaque église à côté de lui, petite ou grande, quand on le pose. Trois églises sont dans votre ville.
    .goal = Trois points d’un seul prêtre
    .help-1 = Les églises sont en C4, D6 et E4. Quelle case les touche toutes ?
    .help-2 = Les coins comptent. Regardez entre elles.
    .help-3 = Utilisez le prêtre et posez-le en D5.
    .learnt = Un prêtre compte une fois chaque église à côté de lui, quelle que soit sa taille. D’abord les églises, donc, puis le prêtre.

lesson-houses-people-and-the-end = Maisons, personnes et fin
    .about = Architectes, jongleurs, et la dernière case d’une ville
lesson-houses-people-and-the-end-1 = Trois têtes amènent un architecte, qui fait des maisons avec les rondins de votre dépôt, à { RULE("house-points") } points chacune. La première va à côté de l’architecte, chaque autre touche une maison par un bord.
    .goal = Six points de maisons
    .help-1 = Combien de rondins sont dans votre dépôt ?
    .help-2 = Posez l’architecte là où deux maisons trouvent de la place, l’une après l’autre.
    .help-3 = Utilisez l’architecte en D4, puis posez des maisons en E5 et E6.
    .learnt = Un architecte fait jusqu’à { SPELT(RULE("houses")) } maisons avec des rondins, sans pièces. À côté de l’architecte un coin suffit, de maison à maison il faut un bord.
lesson-houses-people-and-the-end-2 = Quatre têtes amènent un jongleur : { RULE("kind-points") } points pour chaque sorte différente de personne à côté. Votre ville a déjà quelques personnes. Où le public est-il le plus mêlé ?
    .goal = Six points d’un seul jongleur
    .help-1 = Quelles sortes de personnes sont dans votre ville ? Deux de la même comptent une fois.
    .help-2 = Cherchez une case à côté des trois sortes.
    .help-3 = Utilisez le jongleur et posez-le en D5.
    .learnt = Un jongleur compte des sortes, pas des personnes, et seulement celles qui sont déjà là : les voisins viennent d’abord. Un noble prend { SPELT(RULE("level-noble")) } têtes et rapporte { RULE("noble-points") } points n’importe où.
lesson-houses-people-and-the-end-3 = Une case de votre ville est vide. Qui remplit une ville finit la partie avec cette manche et reçoit { RULE("full-city-points") } points pour cela. Marc vous suit de près : avec quoi remplissez-vous G6 ?
    .goal = Gagner la partie
    .help-1 = Comparez vos points avec ceux de Marc. Une ville pleine, c’est bien, mais suffit-il d’une personne quelconque en G6 ?
    .help-2 = Regardez le côté dont G6 fait partie. Qu’est-ce qui le compléterait ?
    .help-3 = Utilisez un mur et posez-le en G6.
    .learnt = Quand une ville est pleine, on finit la manche. Puis comptent points, pièces, rondins, églises et une ville pleine, et les canons perdus coûtent. À égalité, la ville la plus vide gagne.

# Pourquoi un but est manqué.

lesson-why-logs = On voulait { $wanted } rondins, { $got ->
        [0] aucun n’est venu
        [one] { $got } seul est venu
       *[other] seulement { $got } sont venus
    }.
lesson-why-placed = { $got ->
        [0] Rien de ce qu’on voulait n’a été posé
        [one] { $got } chose seulement a été posée
       *[other] { $got } choses seulement ont été posées
    } ; on en voulait { $wanted }.
lesson-why-church = { $got ->
        [0] Aucune église n’a été construite.
       *[other] Votre église est de taille { $got } ; une plus grande était possible.
    }
lesson-why-cannon = Vous avez perdu un canon : votre défense était de { $defence }, l’attaque avait une force de { $strength }.
lesson-why-broken = Le côté { NAME($side, form: "de") } est rompu : une chose qui n’est pas un mur s’y trouve.
lesson-why-coins = Le marchand { $got ->
        [0] n’a rien rapporté
        [one] a rapporté { $got } pièce
       *[other] a rapporté { $got } pièces
    } ; une autre case en aurait rapporté { $wanted }.
lesson-why-stall = Aucune case vide n’a plus de { $got } caisses à côté d’elle ; { $wanted } étaient possibles.
lesson-why-points = { $got ->
        [0] Aucun point n’est venu
        [one] { $got } point est venu
       *[other] { $got } points sont venus
    } d’{ $what ->
        [priest] un prêtre
        [juggler] un jongleur
       *[house] une maison
    } ; { $wanted } étaient possibles.
lesson-why-series = Vos églises { $got ->
        [0] ne valent rien
        [one] valent { $got } point
       *[other] valent { $got } points
    } maintenant ; { $wanted } étaient possibles.
lesson-why-not-full = La case vide est toujours là, et la partie continue.
lesson-why-lost = Vous avez { $mine ->
        [one] { $mine } point
       *[other] { $mine } points
    }, Marc en a { $theirs } : cela ne suffit pas.
