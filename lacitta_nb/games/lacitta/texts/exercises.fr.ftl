# Exercices : `exercise-<sorte>` nomme une sorte ; ce qu’on demande, ce qu’on peut répondre, et pourquoi.
# Les noms des cases viennent seuls ($castle, $space) ou à la file ($castles, $spaces).

exercise-player = { $player }

# Villes.

exercise-spare-citizen = Qui a un citoyen libre ?
exercise-spare-ask = Joueur { $player } : lesquels de ses châteaux ont un citoyen libre ?
exercise-spare-ask-none = Quels châteaux, de n’importe quel joueur, n’ont pas de citoyen libre ?
exercise-spare-why = Avec un citoyen libre : { $castles }. Ces châteaux ont deux citoyens ou plus.
exercise-spare-why-one = Un citoyen doit rester sur chaque château ; ceux qui occupent les autres bâtiments ne comptent pas.

exercise-neighbours = Qui est voisine ?
exercise-neighbours-ask = Quelles villes sont voisines de la ville { $castle } ? Cliquez sur leurs châteaux.
exercise-neighbours-why = Entre elle et { $castles }, il y a au plus { SPELT(RULE("gap-of-neighbours")) } cases vides, comptées de bâtiment à bâtiment.
exercise-neighbours-why-own = Deux villes du même joueur ({ $player }) ne sont jamais voisines, si proches qu’elles soient.

exercise-distance = À quelle distance ?
exercise-distance-ask = Combien de cases y a-t-il entre les villes { $one } et { $two } ?
exercise-distance-why = Du bâtiment le plus proche de { $one } au plus proche de { $two }, le chemin le plus court passe { $amount ->
        [0] sur aucune case
        [one] sur { $amount } case
       *[other] sur { $amount } cases
    }.
exercise-distance-why-near = C’est assez près pour qu’elles soient voisines.
exercise-distance-why-far = Avec plus de { SPELT(RULE("gap-of-neighbours")) } cases entre elles, elles ne sont pas voisines.

exercise-city-limit = La limite d’une ville
exercise-limit-ask = Combien de citoyens la ville { $castle } ({ $player }) peut-elle avoir au plus ?
exercise-limit-number = { $amount }
exercise-limit-any = sans limite
exercise-limit-why-plain = La ville { $castle } n’a pas de marché : sa limite est de { RULE("limit-plain") }.
exercise-limit-why-waves = La ville { $castle } a de l’eau mais pas de marché, et l’eau seule ne relève rien : sa limite est de { RULE("limit-plain") }.
exercise-limit-why-market = La ville { $castle } a un marché mais pas d’eau : sa limite est de { RULE("limit-market") }.
exercise-limit-why-both = La ville { $castle } a un marché et de l’eau : elle n’a pas de limite.

exercise-room-left = Combien de plus ?
exercise-room-ask = Combien de citoyens de plus la ville { $castle } ({ $player }) peut-elle recevoir ?
exercise-room-why = Elle en a déjà { $citizens } sur { $limit }, ceux de ses bâtiments compris : { $amount ->
        [0] elle est pleine
       *[other] de la place pour { $amount }
    }.

exercise-growth = Qui grandit ?
exercise-growth-ask = La croissance commence. Joueur { $player } : lesquelles de ses villes gagnent un citoyen ? Cliquez sur leurs châteaux.
exercise-growth-ask-none = La croissance commence. Quelles villes ne gagnent personne ? Cliquez sur leurs châteaux.
exercise-growth-why = Pleines, donc laissées de côté : { $castles }. Toute autre ville gagne un citoyen de la réserve.

# Or et cartes.

exercise-income = Que rapportent les carrières ?
exercise-income-ask = Les revenus commencent. Combien d’or reçoit { $player } ?
exercise-income-why = { $player } a { $quarries ->
        [one] { $quarries } carrière, qui rapporte
       *[other] { $quarries } carrières, qui rapportent
    } { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } en tout.
exercise-income-why-each = Une carrière rapporte 1 pièce d’or pour chaque montagne à côté : rien sans montagne, et 2 entre deux.

exercise-prices = Combien cela coûte-t-il ?
exercise-price-ask = { $player } prend une carte. Combien d’or { $card ->
        [master_builder] coûte { A($building) } avec le maître d’œuvre
        [bread_and_circuses] coûte du pain et des jeux avec { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
        [golden_times] coûte l’époque bénie avec { $amount ->
            [one] { $amount } citoyen
           *[other] { $amount } citoyens
        }
       *[other] faut-il pour la carte « { NAME($card) } »
    } ?
exercise-price-ask-left = { $player } a { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }. Combien en reste-t-il après { $card ->
        [master_builder] { A($building) } par le maître d’œuvre
        [bread_and_circuses] du pain et des jeux avec { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
        [golden_times] l’époque bénie avec { $amount ->
            [one] { $amount } citoyen
           *[other] { $amount } citoyens
        }
       *[other] la carte « { NAME($card) } »
    } ?
exercise-price-why-master = Le maître d’œuvre prend ici { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    }, car { A($building) }, c’est { $size ->
        [small] petit
        [medium] moyen
       *[large] grand
    }.
exercise-price-why-card = La carte « { NAME($card) } » coûte { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    }.
exercise-price-why-number = Un seul ne coûte rien, deux coûtent { RULE("price-of-2") } pièces d’or, trois { RULE("price-of-3") } ; ici c’est { $amount }, le prix est donc de { $cost }.
exercise-price-why-left = { $gold } − { $cost } = { $left }.

exercise-usable-cards = Quelles cartes peut-on jouer ?
exercise-usable-ask = { $player } a { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }. Lesquelles des cartes visibles { $player } peut-il prendre maintenant ?
exercise-card = { NAME($card) }
exercise-usable-why = Une carte doit se payer et s’appliquer aussitôt, sinon on ne peut pas la prendre.
exercise-usable-why-dear = La carte « { NAME($card) } » coûte plus que l’or qu’on a : { $gold }.
exercise-usable-why-no-use = La carte « { NAME($card) } » pourrait se payer, mais il n’y a nulle part où l’appliquer.
