# Ce que dit chaque règle, dans nos propres mots.

rules-part-S = Mise en place
rules-part-G = Notions de base
rules-part-D = Dés
rules-part-A = L’action
rules-part-L = Rondins
rules-part-C = Caisses
rules-part-W = Murs
rules-part-H = Églises
rules-part-P = Personnes
rules-part-R = Pirates
rules-part-E = Fin et score
rule-S1 = On joue de { SPELT(RULE("fewest-players")) } à { SPELT(RULE("most-players")) } ; chacun a une ville de { RULE("spaces") } cases et commence avec { RULE("coins") } pièces et { RULE("logs") } rondins.
rule-S2 = { SPELT(RULE("crates"), start: "yes") } caisses sont imprimées dans chaque ville ; elles remplissent leurs cases et comptent pour les marchands comme les autres.
rule-S3 = Le Premier joueur est nommé ou tiré au sort ; on joue dans le sens horaire, et le Premier joueur reste le même toute la partie.
rule-G1 = Une case porte une seule chose, pour toujours : tout va sur une case vide de sa propre ville, et rien n’est déplacé ni remplacé.
rule-G2 = Les murs vont seulement sur les cases extérieures, tout le reste sur n’importe quelle case.
rule-G3 = Les tours d’angle ne sont pas des cases ; deux cases extérieures qui se rejoignent à une tour d’angle sont à côté l’une de l’autre par un coin.
rule-G4 = Un côté est complet quand ses { SPELT(RULE("side-spaces")) } cases portent des murs ; dès que l’une porte autre chose, il est rompu pour toujours, sans bonus ni défense.
rule-G5 = La défense est de { RULE("soldier-defence") } par soldat et de { RULE("side-defence") } par côté complet.
    .find = protection bouclier
rule-G6 = Une personne compte ce qui est à côté quand on la pose ; ce qui vient après n’apporte rien de plus, et rien ne s’use à être compté.
rule-D1 = Un tour commence par un lancer des { SPELT(RULE("dice")) } dés.
rule-D2 = Après un lancer, tant qu’il en reste un, on s’arrête, ou on garde quelques dés et on relance tous les autres ; les dés gardés et les épées peuvent être relancés.
    .find = lancer relancer encore
rule-D3 = Après le lancer { RULE("rolls") }, on ne relance plus, et seules comptent les faces alors visibles.
rule-A1 = On utilise ensuite un symbole autre que les épées, en une action, ou rien.
rule-A2 = On peut utiliser moins de dés qu’il n’y en a avec le symbole ; les dés utilisés servent tous à une action et une chose.
rule-A3 = On peut retourner des dés sur le symbole choisi pour { RULE("turn-price") } pièces chacun, autant qu’il en manque et pas plus ; on ne retourne jamais les épées, ni un dé sur les épées.
    .find = argent payer changer
rule-A4 = Les dés retournés et une livraison se paient avant de rien poser, et jamais avec ce que l’action rapporte.
rule-A5 = On n’utilise pas plus de dés qu’il n’y a de cases pour ce qu’ils apportent ; une personne ou une église en demande une vide.
rule-A6 = Les choses se posent l’une après l’autre, et chaque effet s’applique aussitôt.
rule-L1 = Une livraison apporte un rondin par dé au dépôt, pour { RULE("delivery-price") } pièces en tout ; les rondins ne se posent pas dans la ville.
rule-L2 = Faire des maisons avec des rondins ne coûte pas de pièces.
    .find = construire
rule-C1 = Chaque dé apporte une caisse, et chaque caisse après la première en touche par un bord une du même tour ; elles peuvent toucher des caisses plus anciennes ou non.
    .find = à côté adjacente
rule-C2 = La première caisse va là où assez de cases vides se tiennent pour toutes.
rule-W1 = Chaque dé apporte un mur sur une case extérieure vide, même d’un côté rompu.
rule-W2 = Compléter un côté apporte aussitôt le bonus de sa tour d’angle, avant le mur suivant.
rule-W3 = Un bonus de { RULE("bonus-coins", join: "or") } pièces ou de { RULE("bonus-points", join: "or") } points est compté aussitôt.
rule-W4 = Une personne en bonus, de niveau { RULE("bonus-level", join: "or") } au plus, va sur n’importe quelle case vide avec tout son effet, sans dés ni pièces. On peut la refuser, et elle rompt un côté comme toute autre chose ; les murs qui ne trouvent plus de case ensuite sont perdus.
rule-W5 = Un côté complet ajoute { RULE("side-defence") } à la défense pour le reste de la partie.
rule-H1 = Les croix apportent une seule église, aussi grande que leur nombre, jusqu’à { RULE("church5-size") }, sur n’importe quelle case vide.
rule-H2 = Les églises comptent à la fin, en séries qui commencent par la plus petite taille et n’ont pas de trou : { RULE("series") } points pour une série jusqu’à chaque taille. Une église hors série ne vaut rien.
rule-P1 = Une action amène une personne, pour exactement autant de têtes que son niveau.
rule-P2 = Un citoyen demande { RULE("level-citizen") ->
        [one] { RULE("level-citizen") } tête
       *[other] { RULE("level-citizen") } têtes
    } et apporte { RULE("citizen-points") ->
        [one] { RULE("citizen-points") } point
       *[other] { RULE("citizen-points") } points
    }.
rule-P3 = Un soldat demande { SPELT(RULE("level-soldier")) } têtes et ajoute { RULE("soldier-defence") } à la défense pour le reste de la partie.
rule-P4 = Un prêtre demande { SPELT(RULE("level-priest")) } têtes et apporte { RULE("church-points") ->
        [one] { RULE("church-points") } point
       *[other] { RULE("church-points") } points
    } pour chaque église à côté, de n’importe quelle taille.
rule-P5 = Un marchand demande { SPELT(RULE("level-merchant")) } têtes et apporte { RULE("crate-coins") ->
        [one] { RULE("crate-coins") } pièce
       *[other] { RULE("crate-coins") } pièces
    } pour chaque caisse à côté ; les caisses restent.
rule-P6 = Un architecte demande { SPELT(RULE("level-architect")) } têtes et fait jusqu’à { SPELT(RULE("houses")) } maisons avec des rondins, pour { RULE("house-points") } points chacune.
rule-P7 = Un jongleur demande { SPELT(RULE("level-juggler")) } têtes et apporte { RULE("kind-points") } points pour chaque sorte différente de personne à côté ; les autres jongleurs sont une sorte, le nouveau ne se compte pas.
rule-P8 = Un noble demande { SPELT(RULE("level-noble")) } têtes et apporte { RULE("noble-points") } points.
rule-P9 = Les maisons d’un architecte se tiennent par des bords, la première à côté de l’architecte ; chacune prend un rondin, et on peut s’arrêter quand on veut.
rule-R1 = L’action finie, chaque dé qui montre des épées fait une coche aux pirates, rangée par rangée ; on ne peut pas en omettre.
rule-R2 = Une rangée pleine est aussitôt une attaque ; les { SPELT(RULE("rows")) } rangées attaquent avec les forces { RULE("strengths") }, et les coches qui restent vont à la rangée suivante.
rule-R3 = Lors d’une attaque, tous ceux dont la défense est inférieure à la force perdent un canon ; les murs et soldats de ce même tour comptent.
    .find = défendre perdre protection
rule-R4 = Quand toutes les rangées sont pleines, les épées ne font plus de coches ; on ne peut toujours ni les retourner ni les utiliser.
rule-E1 = Quand la ville de qui joue est pleine à la fin de son tour, on joue encore jusqu’à celui qui précède le Premier joueur ; puis la partie est finie.
rule-E2 = Un tour finit après ses attaques, et rien d’autre ne finit la partie.
rule-E3 = À la fin comptent les points marqués, { RULE("full-city-points") } pour une ville pleine, 1 point pour { RULE("coins-a-point") } pièces, { RULE("log-points") ->
        [one] { RULE("log-points") } point
       *[other] { RULE("log-points") } points
    } par rondin, et les églises ; chaque canon perdu coûte { RULE("cannon-points") }.
    .find = score valeur
rule-E4 = Le plus de points gagne, puis le plus de cases vides ; ensuite la victoire est partagée.
    .find = égalité vainqueur
