# Pourquoi les règles interdisent une action : ce qui ne va pas, où, et ce qui serait juste.

stato-game-has-ended = La partie est finie ; on ne peut plus rien jouer.
stato-steps-first = Personne n’a à décider maintenant : step() exécute d’abord « { PHASE($phase) } ».

stato-asks-turn = Maintenant on joue un tour : une action de ville, comme « fleet » ou « war 3 », une carte, comme « use yellow » ou « burn white », « upgrade green », ou « pass ».
stato-asks-buy = Maintenant on achète des cubes du marché : nommez couleur et prix, comme « buy green 2 », ou dites « done ».
stato-asks-banner = Maintenant on choisit une bannière, comme « banner green ».
stato-asks-colour = Maintenant on nomme une couleur, comme « colour black ».
stato-asks-under = Dites maintenant sous quelle couleur la carte est brûlée, comme « under orange ».
stato-asks-disc = Maintenant on nomme un des disques de guerre par sa force, comme « disc 4 ».
stato-asks-keep = Nommez maintenant les cubes que vous gardez de ceux tirés, comme « keep yellow green » ; le reste retourne dans le sac.
stato-asks-pay = Maintenant on paie le disque de guerre : nommez autant de cubes que sa force, comme « pay white purple ».
stato-asks-discard = Maintenant on rend des bannières : dites combien, comme « discard 2 », ou laquelle, comme « discard green », selon ce qui est demandé.
stato-asks-remove = Dites maintenant combien de cubes quittent la partie, comme « remove 2 » ; « remove 0 » les garde tous.
stato-asks-crowns = Dites maintenant combien de vos couronnes quittent la partie, comme « crowns 2 » ; « crowns 0 » les garde toutes.
stato-asks-take = Maintenant on utilise ou on brûle gratis une carte : nommez-la par couleur et place, comme « take use white present » ; là où c’est permis, « leave » n’en prend aucune.
stato-asks-exchange = Maintenant on prend gratis un cube du marché : nommez la couleur et le prix de sa rangée, comme « take green 2 » ; si vous pouvez en prendre autant que vous voulez, « done » termine.
stato-asks-put = Maintenant un cube de votre réserve va au marché, comme « put orange ».
stato-asks-move = Maintenant votre pion bouge, comme « move left 1 » ; là où ce n’est pas obligatoire, « stay » le laisse.
stato-asks-shift = Maintenant les pions de tous vont du même côté : « shift left » ou « shift right ».
stato-asks-draw = Maintenant vous pouvez tirer : « draw » le fait, « stay » y renonce.
stato-asks-scheme = Maintenant vous pouvez utiliser le projet de votre ville : « scheme » le fait, « skip » y renonce.
stato-asks-swap = Maintenant on échange une bannière : nommez ce que vous donnez et ce que vous recevez, comme « swap green purple ».
stato-asks-card = Maintenant on brûle une de vos cartes utilisées : nommez-la, comme « card silk ».
stato-asks-rob = Maintenant on peut prendre une couronne à un adversaire : nommez sa place à la table, comptée depuis 0, comme « rob 1 », ou dites « skip ».
stato-asks-republic = Une des cartes République reste maintenant la vôtre : « hold old » garde l’ancienne, « hold new » la nouvelle.
stato-asks-offer = Maintenant on peut prendre une carte République de l’offre, comme « offer doge_crowns » ; « hold old » garde la vôtre.
stato-asks-second = Maintenant une carte utilisée peut servir encore une fois : nommez-la, comme « use silk » ou « burn silk », ou dites « skip ».
stato-asks-back = Maintenant le fantôme vous fait reculer sur vos pistes : nommez-les, comme « back yellow », ou « back yellow green » pour plus d’un pas.
stato-asks-bag = Maintenant un cube de votre réserve va dans votre sac : nommez sa couleur, comme « bag orange ».
stato-asks-accept = Maintenant des points sont offerts : « accept » les prend tous, « decline » aucun.

stato-too-dear = Cela coûte { $price ->
        [1] 1 cube { NAME($colour) }
       *[other] { $price } cubes { NAME($colour, form: "mp") }
    }, car chaque action d’une manche coûte un cube de plus que la précédente, et votre réserve { $held ->
        [0] n’en a aucun
       *[other] n’en a que { $held }
    }{ $colour ->
        [white]  ; rien ne remplace le blanc.
        [black]  ; rien ne remplace le noir.
       *[other] , et trop peu de cubes de remplacement.
    }
stato-pays-with-wild = Votre réserve { $held ->
        [0] n’a aucun cube { NAME($colour) }
        [1] n’a qu’un cube { NAME($colour) }
       *[other] n’a que { $held } cubes { NAME($colour, form: "mp") }
    }, et il faut en payer { $price } ; c’est possible avec des cubes de remplacement : écrivez « { $right } ».
stato-too-many-wild = Le prix est de { $price ->
        [1] 1 cube { NAME($colour) }
       *[other] { $price } cubes { NAME($colour, form: "mp") }
    } : il ne peut pas y avoir { $wild } cubes de remplacement ; n’en nommez pas plus que le prix.
stato-wild-not-held = Ce sont des cubes { NAME($stand_in, form: "mp") } qui remplacent la couleur { NAME($colour, form: "f") }, et votre réserve { $had ->
        [0] n’en a aucun
       *[other] n’en a que { $had }
    }, pas { $wild } ; nommez-en moins.

stato-disc-lies-there = Un de vos disques est déjà sur la piste de guerre, et il n’y en a qu’un par manche.
stato-no-discs = Vous n’avez plus de disque de guerre en main.
stato-disc-not-held = Vous n’avez pas de disque de force { $disc } en main ; nommez-en un que vous avez.
stato-disc-not-gone = Aucun de vos disques de force { $disc } n’a quitté la partie ; nommez-en un qui l’a fait.
stato-no-trade-purple = Cet échange demande { SPELT($count) } bannières violettes, et vous en avez moins.
stato-no-trade-four = Cet échange demande une bannière de chaque couleur, et il vous en manque une.
stato-scheme-gone = Le projet de niveau { $level } a quitté la partie ; choisissez un autre niveau.
stato-scheme-used = « { NAME($scheme) } » est face cachée : ce projet a déjà servi dans cette manche.
stato-scheme-too-high = « { NAME($scheme) } » est de niveau { $level }, et votre piste violette n’atteint que le niveau { $most } ; choisissez-en un plus bas, ou améliorez la piste.
stato-no-present = Il n’y a pas de carte Présent { NAME($colour, form: "f") } maintenant ; une nouvelle vient à la fin de la manche.
stato-no-room = { SPELT($count, start: "yes") } cartes brûlées sont déjà sous la couleur { NAME($colour, form: "f") }, et il n’y a pas de place pour plus.
stato-no-room-anywhere = Utiliser « { NAME($card) } » la brûle, et il n’y a de place sous aucune de vos couleurs.
stato-track-ends = Votre disque est sur la dernière case de la piste { NAME($colour, form: "f") }.
stato-no-upgrades = Le marqueur d’amélioration est sur 0 : plus d’amélioration dans cette manche.

stato-not-in-market = Dans la rangée au prix de { $price }, il n’y a pas de cube { NAME($colour) } ; nommez-en un qui est au marché.
stato-too-few-coins = Ce cube coûte { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }, et il { $coins ->
        [0] ne reste aucune pièce
        [1] ne reste qu’une pièce
       *[other] ne reste que { $coins } pièces
    } ; achetez-en un moins cher, ou dites « done ».
stato-cube-not-held = Votre réserve n’a pas de cube { NAME($colour) } ; nommez une couleur qu’elle a.
stato-keeps-count = { $count ->
        [1] On garde exactement un cube
       *[other] On garde exactement { $count } cubes
    } ; nommez-en autant.
stato-keeps-what = Ces cubes n’ont pas tous été tirés ; nommez seulement ce qui a été tiré.
stato-pays-count = Le disque coûte { $count ->
        [1] exactement un cube
       *[other] exactement { $count } cubes
    } de n’importe quelle couleur ; nommez-en autant.
stato-pays-what = Votre réserve n’a pas tous ces cubes ; nommez seulement ce qu’elle a.
stato-removes-more = Votre réserve { $most ->
        [0] n’a aucun cube { NAME($colour) }
        [1] n’a qu’un cube { NAME($colour) }
       *[other] n’a que { $most } cubes { NAME($colour, form: "mp") }
    } ; il ne peut pas en sortir plus.
stato-banner-not-held = Vous n’avez pas de bannière { NAME($colour, form: "f") } ; nommez-en une que vous avez.
stato-no-banner-left = Le stock n’a plus de bannière { NAME($colour, form: "f") } ; choisissez une autre couleur.
stato-banner-twice = L’autre bannière doit être d’une autre couleur que { NAME($colour) }.
stato-discards-number = Dites combien de bannières vous rendez, comme « discard 2 » ou « discard 0 ».
stato-discards-colour = Dites quelle bannière vous rendez, comme « discard green ».
stato-discards-more = Vous { $most ->
        [0] n’avez aucune bannière { NAME($colour, form: "f") }
        [1] n’avez qu’une bannière { NAME($colour, form: "f") }
       *[other] n’avez que { $most } bannières { NAME($colour, form: "fp") }
    } : vous ne pouvez pas en rendre plus.
stato-no-future = La carte Futur { NAME($colour, form: "f") } ne peut être ni utilisée ni brûlée, donc une bannière de cette couleur n’apporte rien ; rendez-en une autre.
stato-crowns-more = Vous { $most ->
        [0] n’avez aucune couronne
        [1] n’avez qu’une couronne
       *[other] n’avez que { $most } couronnes
    } dans votre réserve ; il ne peut pas en sortir plus.
stato-robs-self = Cette place est la vôtre ; nommez un adversaire.
stato-robs-nobody = Personne n’est assis là : les places vont de 0 à { $most }.
stato-robs-poor = { $player } n’a pas de couronne en réserve ; nommez quelqu’un qui en a, ou dites « skip ».
stato-must-move = Ce mouvement est obligatoire ; dites de quel côté, comme « move left 1 ».
stato-wrong-side = Ce mouvement va seulement vers la { NAME($side) }.
stato-too-far = Votre pion se déplace maintenant { $most ->
        [1] d’une case
       *[other] de { $most } cases au plus
    }.
stato-no-space = Depuis la case { $space }, votre pion ne peut pas faire ce mouvement : la piste des formes finit avant, ou il faut faire tout le chemin.
stato-backs-count = { $count ->
        [1] Il faut nommer exactement un pas
       *[other] Il faut nommer exactement { $count } pas
    } en arrière, chacun par la couleur de sa piste.
stato-backs-short = La piste { NAME($colour, form: "f") } ne peut pas reculer autant ; nommez-en une autre.

stato-must-take = Ici, il faut utiliser ou brûler une carte, tant que c’est possible.
stato-no-card-there = { $place ->
        [present] La carte Présent { NAME($colour, form: "f") } ne peut pas être prise maintenant.
       *[future] La carte Futur { NAME($colour, form: "f") } ne peut pas être prise maintenant.
    }
stato-card-not-held = « { NAME($card) } » n’est pas parmi les cartes utilisées de votre réserve ; nommez-en une qui y est.
stato-other-colour = « { NAME($card) } » est d’une autre couleur, et c’est au tour de la couleur { NAME($colour, form: "f") } ; dites « skip », ou nommez une carte de cette couleur.
stato-not-offered = { NAME($card) } : il n’y a pas de telle carte République dans l’offre ; nommez-en une qui y est, ou dites « hold old ».
