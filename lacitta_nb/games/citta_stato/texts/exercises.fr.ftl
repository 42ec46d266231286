# Exercices : `exercise-<sorte>` nomme une sorte ; ce qu’on demande, ce qu’on peut répondre, et pourquoi.

exercise-player = { $player }
exercise-colour = En { NAME($colour) }
exercise-card = { NAME($card) }
exercise-form = Dans la zone « { NAME($form) } »
exercise-goal = Atteint : { NAME($goal) }
exercise-does = { $text }
exercise-yes-no = { $answer ->
        [yes] Oui
       *[no] Non
    }

# Les tours et leur prix.

exercise-price = Que coûtent les actions ?
exercise-price-ask = Dans cette manche, { $player } a joué { $taken ->
        [0] zéro action
        [1] 1 action
       *[other] { $taken } actions
    }. Combien de cubes { $count ->
        [1] coûte l’action suivante
       *[other] coûtent ensemble les { SPELT($count) } suivantes
    } ?
exercise-price-why = Après { $taken ->
        [0] aucune action
        [1] 1 action
       *[other] { $taken } actions
    }, la suivante coûte { $price ->
        [1] 1 cube
       *[other] { $price } cubes
    } d’une couleur, et chaque autre un de plus.
exercise-price-why-sum = Cela fait { $sum } cubes ensemble.

exercise-payable = Que peut-on payer ?
exercise-payable-ask = { $player } : la prochaine action coûte { $price ->
        [1] 1 cube
       *[other] { $price } cubes
    }. En quelles couleurs peut-on la payer ? Marquez-les toutes.
exercise-payable-why = Il faut { $price ->
        [1] 1 cube
       *[other] { $price } cubes
    } de la couleur de l’action, cubes de remplacement compris.
exercise-payable-why-mixed = En { NAME($colour) } : { $held }, et { $had } pour les remplacer ({ NAME($stand_in) }).

exercise-stand-ins = Combien de remplacements ?
exercise-stand-ins-ask = { $player } paie { $price ->
        [1] 1 cube
       *[other] { $price } cubes
    } pour une action ({ NAME($colour) }). Combien de cubes de remplacement ({ NAME($stand_in) }) { $most ->
        [yes] peut-on y mettre au plus
       *[no] faut-il y mettre au moins
    } ?
exercise-stand-ins-why = Dans la réserve : { $held } en { NAME($colour) }, { $had } en { NAME($stand_in) }.
exercise-stand-ins-why-rule = Le blanc remplace le jaune et le vert, le noir l’orange et le violet, mêlés à volonté ; rien ne remplace le blanc ni le noir.

exercise-to-market = Où vont les cubes ?
exercise-to-market-ask = Dans cette manche, { $player } a joué { $taken ->
        [0] zéro action
        [1] 1 action
       *[other] { $taken } actions
    }. En voici une nouvelle ({ NAME($colour) }){ $wild ->
        [0] {""}
       *[other] , payée avec un cube de remplacement ({ NAME($paid) })
    }. Où { $taken ->
        [0] va le cube
       *[other] vont les cubes
    } ?
exercise-goes = { $price ->
        [0] Dans son propre sac
        [1] Au marché, dans la rangée à 1 pièce
       *[other] Au marché, dans la rangée à { $price } pièces
    }
exercise-to-market-why = { $taken ->
        [0] Le premier cube d’une manche va au marché, à la plus haute place libre de sa colonne.
       *[other] Seul le cube de la première action d’une manche va au marché ; tous les suivants vont dans son propre sac.
    }
exercise-to-market-why-place = Dans la colonne { NAME($colour, form: "f") }, c’est la rangée à { $price ->
        [1] 1 pièce
       *[other] { $price } pièces
    }.

exercise-turn = { $what ->
        [fleet] Flotte marchande (jaune)
        [city] Ville (blanc)
        [guilds] Guildes (vert)
        [war] Guerre (orange) avec le disque { $number }
        [republic-purple] République (noir) : échanger des bannières violettes
        [republic-four] République (noir) : échanger une bannière de chaque couleur
        [politics] Politique (violet) : le projet de niveau { $number }
        [use] Utiliser la carte Présent ({ NAME($colour) })
        [burn] Brûler la carte Présent ({ NAME($colour) })
       *[upgrade] Améliorer la piste ({ NAME($colour) })
    }
exercise-allowed = Qu’est-ce qui est permis ?
exercise-allowed-ask = Que peut faire { $player } maintenant ? Marquez tout.
exercise-allowed-why-idle = Ce qu’on peut payer est permis, même si cela n’apporte rien.

exercise-why-not = Pourquoi pas ?
exercise-why-not-ask = { $what ->
        [fleet] { $player } voudrait la flotte marchande
        [city] { $player } voudrait l’action de la ville
        [guilds] { $player } voudrait les guildes
        [war] { $player } voudrait la guerre avec le disque { $number }
        [republic-purple] { $player } voudrait échanger des bannières violettes contre des couronnes
        [republic-four] { $player } voudrait échanger une bannière de chaque couleur contre des couronnes
        [politics] { $player } voudrait utiliser le projet de niveau { $number }
        [use] { $player } voudrait utiliser la carte Présent { NAME($colour, form: "f") }
        [burn] { $player } voudrait brûler la carte Présent { NAME($colour, form: "f") }
       *[upgrade] { $player } voudrait améliorer la piste { NAME($colour, form: "f") }
    }, mais c’est défendu. Par quelle règle ?

# Les cubes.

exercise-fleet = Qu’achète une flotte ?
exercise-fleet-ask = { $player } prend la flotte marchande, payée en jaune. Combien de cubes peut-elle acheter au plus ?
exercise-fleet-why = La piste jaune donne { $coins ->
        [1] 1 pièce
       *[other] { $coins } pièces
    }.
exercise-fleet-why-cheap = D’abord les moins chers : { $count ->
        [0] rien n’est assez bon marché
        [1] 1 cube
       *[other] { $count } cubes
    }.
exercise-fleet-why-first = Le cube jaune payé est déjà au marché et peut être acheté.

exercise-can-buy = Qu’achètent les pièces ?
exercise-can-buy-ask = { $player } a { $coins ->
        [1] 1 pièce
       *[other] { $coins } pièces
    } pour le marché. Que peut-on acheter ? Marquez tout.
exercise-cubes = { $count ->
        [1] Un cube : { NAMES($colours) }
       *[other] { $count } cubes : { NAMES($colours) }
    }
exercise-can-buy-why = { $count ->
        [1] Ce cube coûte
       *[other] Ces cubes coûtent
    } au moins { $cost ->
        [1] 1 pièce
       *[other] { $cost } pièces
    } : { NAMES($colours) }.

exercise-draws = Combien en tire-t-on ?
exercise-draws-ask = { $player } prend les guildes, payées en vert. Combien de cubes sont tirés ?
exercise-draws-why = La piste verte montre { $number }.
exercise-draws-why-bag = Dans le sac il y a { $held ->
        [0] zéro cube
        [1] 1 cube
       *[other] { $held } cubes
    }, et { $paid ->
        [0] le cube payé va au marché
        [1] 1 cube payé s’y ajoute avant
       *[other] { $paid } cubes payés s’y ajoutent avant
    }.

exercise-draw-chance = Quelle est la chance ?
exercise-chance-ask = { $player } prend les guildes, payées en vert. Quelle est la chance de tirer au moins { $least ->
        [1] un cube { NAME($colour) }
       *[other] { SPELT($least) } cubes { NAME($colour, form: "mp") }
    } ?
exercise-class = { $size ->
        [rare] Moins de 1 sur 10
        [quarter] Environ 1 sur 4
        [half] Environ 1 sur 2
        [most] Environ 3 sur 4
       *[nearly] Plus de 9 sur 10
    }
exercise-chance-why = On tire { $number } cubes sur { $total }, dont { $held ->
        [1] 1 { NAME($colour) }
       *[other] { $held } { NAME($colour, form: "mp") }
    }.
exercise-chance-why-odds = La chance est de { $chance } %.

# Cartes, projets et villes.

exercise-benefit = Qu’apporte une carte brûlée ?
exercise-benefit-ask = { $player } brûle la carte Présent { NAME($colour, form: "f") }. Qu’est-ce que cela apporte ?
exercise-benefit-why = Sous la couleur { NAME($colour, form: "f") } il y a { $held ->
        [0] zéro carte
        [1] 1 carte
       *[other] { $held } cartes
    } ; voici la { $number ->
        [1] première
       *[other] { ORDINAL($number) }
    }.
exercise-benefit-why-one = Seul compte l’avantage du nombre atteint, aucun de ceux d’avant, et pas ce que dit la carte.

exercise-card-points = Que vaut une carte ?
exercise-card-points-ask = { $player } utilise la carte « { NAME($card) } », payée sans cubes de remplacement. Combien de points peut-elle rapporter au plus ?
exercise-card-points-why = Cela fait maintenant { $points ->
        [0] zéro point
        [1] 1 point
       *[other] { $points } points
    }. Ce qui est payé n’est plus dans la réserve.

exercise-banners = Les bannières d’un port
exercise-banners-ask = { $player } a pour ville { NAME($city) }. Combien de bannières apporterait la carte « { NAME($card) } », si on l’utilisait ?
exercise-banners-why = Le port de cette ville ({ NAME($city) }) est { NAME($port) } : sa carte y apporte une bannière de plus.

exercise-refill = Quelle carte vient ensuite ?
exercise-refill-ask = Personne ne prend de carte Futur dans la guerre. Quelle sera la carte Présent { NAME($colour, form: "f") } dans la manche suivante ?
exercise-refill-why = { $there ->
        [yes] Une carte Présent qui reste est défaussée à la fin de la manche.
       *[no] La place d’une carte prise reste vide jusqu’à la fin de la manche.
    }
exercise-refill-why-future = La carte Futur devient la carte Présent : { NAME($card) }.

exercise-scheme-does = Que fait un projet ?
exercise-scheme-does-ask = Que fait le projet « { NAME($word) } » ?
exercise-power-does = Que peut une ville ?
exercise-power-does-ask = Quel est le pouvoir de la ville « { NAME($word) } » ?
exercise-does-why = { NAME($word) } : { $text }

exercise-scheme-points = Les points d’un projet
exercise-scheme-points-ask = { $user } utilise le projet « { NAME($word) } », payé en violet. Combien de points cela rapporte-t-il à { $player } ?
exercise-scheme-points-why = Ici : { $points ->
        [0] zéro point
        [1] 1 point
       *[other] { $points } points
    }.

# Pions, formes et couronnes.

exercise-shift = Où est le pion ?
exercise-shift-ask = { $player } a son pion sur la case { $here }. { $user } utilise le projet de niveau { $level } et fait aller tous les pions à { NAME($side) }. Sur quelle case est alors ce pion, sans compter l’effet du projet lui-même ?
exercise-shift-why = Un projet de niveau { $level } { $steps ->
        [0] ne déplace aucun pion
        [1] déplace les pions de tous de 1 case
       *[other] déplace les pions de tous de { $steps } cases
    }.
exercise-shift-why-end = Au bout de la piste, un pion s’arrête.

exercise-zone = Dans quelle zone ?
exercise-zone-ask = { $player } a son pion sur la case { $here }. { $user } utilise le projet de niveau { $level } et fait aller tous les pions à { NAME($side) }. Dans la zone de quelle forme est alors ce pion, sans compter l’effet du projet lui-même ?
exercise-zone-why = La case { $there } est dans la zone « { NAME($form) } », qui va de { $first } à { $last }.

exercise-crowns-end = Couronnes au-dessus du pion
exercise-crowns-end-ask = Si la partie finissait maintenant : combien de couronnes la place de son pion apporterait-elle à { $player } ? Dans le stock il y en a { $stock ->
        [0] zéro
        [1] 1
       *[other] { $stock }
    }.
exercise-crowns-end-why = Le pion est sur la case { $space }, et au-dessus il y a { $above ->
        [0] zéro couronne
        [1] 1 couronne
       *[other] { $above } couronnes
    }.
exercise-crowns-end-why-short = Les couronnes se prennent dans l’ordre du tour, en commençant par { $first }, et le stock en a { $stock ->
        [0] zéro
        [1] une seule
       *[other] seulement { $stock }
    } : ce qui lui manque n’est pas gagné.

exercise-signs = Combien de signes ?
exercise-signs-ask = Combien de signes de couronne y a-t-il entre les scores { $low } et { $high } ?
exercise-signs-why = Il y a un signe à chaque multiple de { RULE("sign-every") } (reconstitué) : du plus bas score au plus haut, on compte ceux qu’on atteint.
exercise-signs-why-between = De { $low } à { $high } : { $found ->
        [0] aucun
        [1] 1 signe
       *[other] { $found } signes
    }.

exercise-final = Quel score compte ?
exercise-final-ask = La partie est finie. { $player } a un premier score de { $first } et un second de { $second } ; la carte République montre « { NAME($republic) } ». Quel est le score final ?
exercise-final-why-form = Le pion sur la case { $space } { $inside ->
        [yes] est dans la zone « { NAME($form) } ».
       *[no] est hors de la zone « { NAME($form) } » : c’est donc le plus bas score qui compte.
    }
exercise-final-why-crowns = Couronnes, avec celles au-dessus du pion et celles de la carte : { $crowns }. Signes entre les scores : { $signs }.
exercise-final-why = Le score final est de { $final }.

# Le second score et la fin.

exercise-second-best = Le second score
exercise-second-ask = Le second score : { $player } peut utiliser ou brûler encore une carte { NAME($colour, form: "f") }. Qu’est-ce qui rapporte tout de suite le plus de points ?
exercise-second-do = { $what ->
        [use] Utiliser { NAME($card) }
        [burn] Brûler { NAME($card) }
       *[skip] Ni l’un ni l’autre
    }
exercise-second-why = { $what ->
        [use] Utiliser { NAME($card) }
       *[burn] Brûler { NAME($card) }
    } : { $points ->
        [0] zéro point
        [1] 1 point
       *[other] { $points } points
    }.

exercise-ranks = Qui gagne ?
exercise-ranks-ask = Les scores finaux sont connus. Mettez les joueurs dans l’ordre, le gagnant d’abord.
exercise-ranks-player = { $player } : score final { $final }, les deux scores ensemble { $sum }, cubes { $cubes }
exercise-ranks-why = Le plus haut score final gagne ; à égalité, la somme des deux scores, puis les cubes de la réserve.

exercise-declines = Peut-on refuser des points ?
exercise-declines-ask = Dans cette partie, on demande à chacun s’il veut ses points. { $player } { $what ->
        [war] joue l’action guerre
       *[other] utilise la carte « { NAME($card) } »
    }. La question est-elle posée à { $player } ?
exercise-declines-why = Qui gagne au moins 1 point peut refuser le gain entier. Une perte ne se refuse pas, et là où rien n’est gagné, on ne demande rien.

# Les manches.

exercise-begins = Comment commence-t-on ?
exercise-begins-ask = Une partie à { SPELT($count) } commence. { $what ->
        [supply] Combien de cubes y a-t-il dans la réserve de chacun ?
        [bag] Combien de cubes y a-t-il dans le sac de chacun ?
        [market] Combien de cubes y a-t-il au marché ?
        [marker] Sur quelle case de la piste des formes est chaque pion ?
        [upgrade] Que montre le marqueur d’amélioration ?
        [offer] Combien de cartes République forment l’offre ?
        [schemes] Combien de projets sont sur le plateau ?
       *[open] Combien de cartes sont visibles, Présent et Futur ensemble ?
    }
exercise-begins-why = À { SPELT($count) } : { $number }. { $what ->
        [supply] Les cubes de chaque ville, sans ceux qu’elle met au marché.
        [bag] Un cube de chaque couleur qui a une piste.
        [market] Chaque ville y met ses { SPELT(RULE("market-cubes")) }.
        [marker] Le milieu de la piste.
        [upgrade] Plus on est, plus une manche a d’améliorations.
        [offer] Les cartes République avec couronnes.
        [schemes] Leurs places sont leurs niveaux.
       *[open] Une carte Présent et une carte Futur de chaque couleur.
    }

exercise-next-turn = À qui le tour ?
exercise-next-turn-ask = { $player } passe. { $count ->
        [0] Personne n’a passé avant.
       *[other] Ont passé avant : { $players }.
    } Qui joue le tour suivant ?
exercise-next-turn-why = Le tour va dans l’ordre { $players } ; qui a passé ne joue plus dans cette manche.

exercise-next-first = Qui commence ensuite ?
exercise-next-first-ask = { $first } a commencé cette manche. On passe dans cet ordre : { $players }. Qui commence la manche suivante ?
exercise-next-first-why = Qui passe en premier sans avoir commencé cette manche commence la suivante.
exercise-next-first-why-twice = { $first } a commencé cette manche et ne peut pas commencer deux fois de suite.

exercise-draw-end = Les cubes en fin de manche
exercise-draw-end-ask = La guerre est finie. À la fin de cette manche, combien de cubes tirera { $player } ?{ $alone ->
        [yes] {" "}Le score requis est de { $required }.
       *[no] {""}
    }
exercise-draw-end-why = La piste verte montre { $number } ; dans le sac il y a { $held ->
        [0] zéro cube
        [1] 1 cube
       *[other] { $held } cubes
    }.
exercise-draw-end-why-fewest = { $alone ->
        [yes] En solo, qui n’est pas au-dessus du score requis a le moins de points et
       *[no] Qui a le moins de points, même à plusieurs,
    } tire { RULE("fewest-draw") } cubes de plus, s’il y en a.

exercise-steps = La fin d’une manche
exercise-steps-ask = Tous ont passé. Dans quel ordre cela se fait-il ?
exercise-step = { $step ->
        [R1] La guerre est menée
        [R2] Les cartes Présent sont défaussées, les cartes Futur prennent leur place
        [R3] Les projets redeviennent visibles, le marqueur d’amélioration revient
        [R4] Le premier joueur change
       *[R5] On tire des cubes des sacs
    }
exercise-steps-why = D’abord la guerre, puis de nouvelles cartes, puis on remet le plateau en ordre ; ensuite le premier joueur change, et dans le nouvel ordre on tire des cubes.

exercise-war-winner = Qui gagne la guerre ?
exercise-war-winner-ask = Les disques sont retournés et doivent maintenant être payés. Qui gagne la guerre ?
exercise-war-order = Qui prend d’abord ?
exercise-war-order-ask = Tous ceux-ci peuvent payer. Dans quel ordre peuvent-ils prendre des cartes ?
exercise-war-why = Le plus haut disque payé gagne : { $disc }.
exercise-war-why-unpaid = { $player } a { $held ->
        [0] zéro cube
        [1] 1 cube
       *[other] { $held } cubes
    } et ne peut pas payer un { $disc } : le disque quitte la partie sans effet.
exercise-war-why-tie = De deux disques égaux, celui qui a été posé plus tôt vient d’abord.
exercise-war-order-why = Les autres suivent, le plus haut d’abord.

# En solo.

exercise-ghost-acts = Que fait le fantôme ?
exercise-ghost-ask = Scénario { $scenario } : le fantôme a tiré un cube ({ NAME($colour) }). Que se passe-t-il, en plus de la carte Présent défaussée ?
exercise-ghost-why = Chaque couleur a son effet dans chaque scénario. Ici, { NAME($colour) } veut dire : { $text }
exercise-ghost-left = Combien de fois vient-il encore ?
exercise-ghost-left-ask = Dans cette manche le fantôme a tiré { $drawn ->
        [0] zéro cube
        [1] 1 cube
       *[other] { $drawn } cubes
    }. Combien en tirera-t-il encore avant la fin de la manche, si { $player } passe maintenant ?
exercise-ghost-left-why = Dans le scénario { $scenario } il en tire { $total } par manche.
exercise-ghost-left-why-pass = Quand l’humain a passé, le fantôme continue seul jusqu’à les avoir tous tirés.

exercise-objectives = Quels objectifs sont atteints ?
exercise-objectives-ask = Si la partie finissait maintenant : lesquels de ces objectifs seraient atteints pour { $player } ? Marquez-les tous.
exercise-objectives-why = Les couronnes au-dessus du pion comptent, celles de la carte République non. Une carte utilisée est dans la réserve, une carte brûlée n’y est pas.

exercise-bonus-crowns = Couronnes bonus
exercise-bonus-ask = Il fallait { $required } points, et { $player } a gagné avec { $final }. Avec combien de couronnes bonus commence la partie suivante ?
