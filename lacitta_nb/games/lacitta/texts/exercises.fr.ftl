# Exercices : `exercise-<sorte>` nomme une sorte ; ce qu’on demande, ce qu’on peut répondre, et pourquoi.
# Les noms des cases viennent seuls ($castle, $space) ou à la file ($castles, $spaces).

exercise-player = { $player }

# Villes.

exercise-spare-citizen = Qui a un citoyen libre ?
exercise-spare-ask = { $player } : lesquels de ses châteaux ont un citoyen libre ?
exercise-spare-ask-none = Quels châteaux, tous joueurs confondus, n’ont pas de citoyen libre ?
exercise-spare-why = Avec un citoyen libre : { $castles }. { $count ->
        [one] Ce château a
       *[other] Ces châteaux ont
    } deux citoyens ou plus.
exercise-spare-why-one = Un citoyen doit rester sur chaque château ; ceux qui occupent les autres bâtiments ne comptent pas.

exercise-neighbours = Quelles villes sont voisines ?
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
exercise-growth-ask = La croissance commence. { $player } : lesquelles de ses villes gagnent un citoyen ? Cliquez sur leurs châteaux.
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
        [bread_and_circuses] coûte « du pain et des jeux » avec { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
        [golden_times] coûte « époque bénie » avec { $amount ->
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
        [bread_and_circuses] « du pain et des jeux » avec { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
        [golden_times] « époque bénie » avec { $amount ->
            [one] { $amount } citoyen
           *[other] { $amount } citoyens
        }
       *[other] la carte « { NAME($card) } »
    } ?
exercise-price-why-master = Le maître d’œuvre prend ici { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    } pour un { $size ->
        [small] petit bâtiment
        [medium] bâtiment moyen
       *[large] grand bâtiment
    } ({ NAME($building) }).
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
    }. Lesquelles des cartes visibles peut-on prendre maintenant ?
exercise-card = { NAME($card) }
exercise-usable-why = Une carte doit se payer et s’appliquer aussitôt, sinon on ne peut pas la prendre.
exercise-usable-why-dear = La carte « { NAME($card) } » coûte plus que l’or qu’on a : { $gold }.
exercise-usable-why-no-use = La carte « { NAME($card) } » pourrait se payer, mais il n’y a nulle part où l’appliquer.
exercise-food = Combien de nourriture ?
exercise-food-ask = { $player } : combien de nourriture donnent toutes ses villes ensemble ?
exercise-food-why = Châteaux et maisons de ferme ({ $player }) donnent en tout { $food } de nourriture ; l’image montre où.
exercise-food-why-harvest = Une récolte fructueuse double la nourriture de { $spaces }.
exercise-food-why-shared = Chaque château et chaque maison de ferme à côté d’une ferme en prend tout le blé, même si plusieurs la partagent.
exercise-best-farm = La meilleure place
exercise-best-farm-ask = Sur laquelle de ces cases une maison de ferme apporterait-elle à { $player } le plus de nourriture ?
exercise-best-farm-why = En { $space }, les fermes d’à côté montrent ensemble { $food ->
        [one] { $food } blé
       *[other] { $food } blés
    }, plus qu’à toute autre place.
exercise-best-farm-why-tile = Une ferme nourrit chaque château et chaque maison de ferme à côté : peu importe qui d’autre s’en sert.
exercise-rich-harvest = Récolte fructueuse
exercise-harvest-ask = Où une récolte fructueuse apporterait-elle le plus à { $player } ?
exercise-harvest-why = La maison de ferme en { $space } donne { $food } de nourriture, la doubler en ajoute donc { $food }.
exercise-harvest-why-farm = Elle ne va que sur une maison de ferme, une fois par an sur chacune ; un château ne compte pas.
exercise-hunger = Combien ont faim ?
exercise-hunger-ask = La phase Nourriture commence. Combien de citoyens perd { $player } par la faim ?
exercise-hunger-why = { $player } a { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    } et { $food } de nourriture : { $amount ->
        [0] tout le monde est nourri
        [one] { $amount } citoyen doit partir
       *[other] { $amount } citoyens doivent partir
    }.
exercise-hunger-why-choice = Toute la nourriture nourrit toutes les villes, et { $player } choisit qui part.
exercise-penalty = Qui perd un tour ?
exercise-penalty-ask = La phase Nourriture commence. Qui perdra le premier tour de l’an prochain ?
exercise-penalty-ask-year = Le peuple demande { A($wish, form: "def") }. Migration et phase Nourriture suivent : qui perdra le premier tour de l’an prochain ?
exercise-penalty-why = { $player } a { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    } à nourrir avec { $food } de nourriture.
exercise-penalty-why-rule = Seule la faim coûte un tour ; les citoyens perdus par migration n’en coûtent pas.

exercise-service = { NAME($service) }
exercise-service-points = Qu’offre une ville ?
exercise-points-ask = Combien de points { NAME($service, form: "de") } la ville { $castle } ({ $player }) offre-t-elle ?
exercise-points-why = Ensemble, cela fait { $amount } { NAME($service, form: "de") } dans la ville { $castle }.
exercise-points-why-only = Seuls comptent les bâtiments qui montrent { A($service, form: "def") }, chacun selon sa taille.
exercise-points-why-figures = { $amount ->
        [one] { $amount } cube ajoute
       *[other] { $amount } cubes ajoutent
    } autant de points jusqu’à la fin de l’année.
exercise-figures = Du pain et des jeux
exercise-figures-ask = { $player } pose { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } en { $space } ({ NAME($building) }), pour { A($service, form: "def") }. Combien de points { NAME($service, form: "de") } offre alors la ville { $castle } ?
exercise-figures-why = La ville { $castle } offre d’elle-même { $before } { NAME($service, form: "de") }, et chaque cube ajoute 1 : { $before } + { $amount }.
exercise-figures-why-year = Les cubes restent jusqu’à la fin de l’année : ils comptent donc à la migration, pas à la fin de la partie.
exercise-wish = Que demande le peuple ?
exercise-wish-ask = Les cartes Voix montrent { NAMES($cards) }. Que demande le peuple ?
exercise-wish-why = Le plus grand nombre de cartes, { SPELT($amount) }, montre { A($service, form: "def") } : c’est le seul souhait.
exercise-wish-why-two = Deux cartes montrent { A($service, form: "def") }, deux { A($other, form: "def") } : les deux sont des souhaits.
exercise-voice-odds = Que demandera le peuple ?
exercise-odds-ask = La carte Voix visible montre { A($service, form: "def") } ; les années passées, il y a eu { $culture } fois la culture, { $education } fois l’éducation, { $health } fois la santé. Quel souhait est le plus probable ?
exercise-odds-ask-least = La carte Voix visible montre { A($service, form: "def") } ; les années passées, il y a eu { $culture } fois la culture, { $education } fois l’éducation, { $health } fois la santé. Quel souhait est le moins probable ?
exercise-odds-why = D’après les cartes qui restent, les chances sont de { $culture } % pour la culture, { $education } % pour l’éducation, { $health } % pour la santé.
exercise-odds-why-two = Une année à deux souhaits compte pour les deux : ces chances font donc plus de 100 % ensemble.
exercise-odds-why-open = Une carte { NAME($service, form: "de") } est visible, une deuxième suffit donc.
exercise-odds-why-past = Chaque service a { RULE("voice-cards-each") } cartes, et celles des années passées ne reviennent pas : { $amount } { NAME($service, form: "de") } ont déjà servi.
exercise-bonus-cities = Qui gagne le bonus ?
exercise-bonus-ask = { $player } : si la partie finissait maintenant, lesquelles de ses villes gagneraient le bonus pour les trois services ? Cliquez sur leurs châteaux.
exercise-bonus-ask-all = Si la partie finissait maintenant, quelles villes gagneraient le bonus pour les trois services ? Cliquez sur leurs châteaux.
exercise-bonus-why = Les bâtiments de { $castles } offrent culture, éducation et santé.
exercise-bonus-why-each = Un point de chacun suffit, et davantage ne rapporte rien de plus ; les cubes ne comptent pas.
exercise-final-points = Les points à la fin
exercise-final-ask = La partie est finie. { $hungry ->
        [yes] { $player } a eu faim la dernière année. Combien de points a { $player } ?
       *[no] { $player } n’a pas eu faim la dernière année. Combien de points a { $player } ?
    }
exercise-final-ask-now = Combien de points aurait { $player } si la partie finissait maintenant ?
exercise-final-why = Citoyens ({ $player }) : { $citizens }, à 1 point chacun.
exercise-final-why-bonus = Pour les trois services, { $count ->
        [one] { $castles } rapporte { RULE("bonus") } points.
       *[other] { RULE("bonus") } points par ville ({ $castles }), { $amount } en tout.
    }
exercise-final-why-no-bonus = Aucune ville ({ $player }) n’offre les trois services, il n’y a donc pas de bonus.
exercise-final-why-hunger = La faim de la dernière année coûte { RULE("hunger") } points, quel que soit le nombre de départs.
exercise-ranks = Qui gagne ?
exercise-ranks-ask = La partie est finie. { $count ->
        [0] Personne n’a eu faim la dernière année.
       *[other] Ont eu faim la dernière année : { $players }.
    } Mettez les joueurs dans l’ordre, le vainqueur d’abord.
exercise-ranks-option = { $player }, { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
exercise-ranks-why = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
exercise-ranks-why-rule = Le plus de points gagne ; à égalité, le plus d’or décide.
exercise-where-building = Où peut-il aller ?
exercise-where-ask = { $player } joue une carte Joueur. Sur quelles cases peut-on construire { A($building) } ?
exercise-where-why-spare = Le château de la ville doit avoir un citoyen libre, qui s’installe dans le bâtiment ({ NAME($building) }).
exercise-where-why-market = Une ville a un marché au plus, et elle doit avoir de la place pour le citoyen qui vient avec.
exercise-where-why-touch = Une case qui touche deux villes est exclue : les bâtiments de deux villes ne se touchent jamais.
exercise-where-why-lake = Pour { A($building) }, seules conviennent les cases à côté d’un lac.
exercise-where-castle = Où peut aller un château ?
exercise-castle-ask = { $player } place un château. Sur lesquelles de ces cases est-ce permis ?
exercise-castle-ask-found = { $player } veut fonder une ville. Sur lesquelles de ces cases son château peut-il aller ?
exercise-castle-why = Il faut au moins { SPELT(RULE("gap")) } cases vides entre lui et tout bâtiment de toute autre ville.
exercise-castle-why-own = Ses propres villes comptent comme celles des autres.
exercise-what-refuses = Pourquoi pas ?
exercise-refused-ask = { $player } aimerait construire { A($building) } en { $space } avec une carte Joueur, mais ne le peut pas. Quelle règle l’interdit ?
exercise-what-is-legal = Que peut-on faire ?
exercise-legal-ask = Laquelle de ces actions est possible maintenant avec une carte Joueur pour { $player } ?
exercise-legal-ask-all = Lesquelles de ces actions sont possibles maintenant avec une carte Joueur pour { $player } ? Marquez-les toutes.
exercise-do-build = Construire { A($building) } en { $space }
exercise-do-found = Fonder une ville en { $space } avec un citoyen de { $source }
exercise-migration = Qui va où ?
exercise-migration-ask = Le peuple demande { A($wish, form: "def") }. Tracez une flèche pour chaque citoyen qui part, de château à château.
exercise-migration-ask-two = Le peuple demande { A($wish, form: "def") } et { A($other, form: "def") }. La ville { $castle } applique { A($service, form: "def") }{ $count ->
        [1] { "" }
       *[other] , la ville { $second } { A($also, form: "def") }
    } ; pour les autres, c’est égal. Tracez une flèche pour chaque citoyen qui part.
exercise-migration-why = { $castle } offre { $most } { NAME($service, form: "de") }, sa voisine { $source } { $least } : un citoyen va de { $source } à { $castle }.
exercise-migration-why-full = La ville { $castle } est pleine : qui arrive trop tard quitte quand même sa ville, est perdu et va à la réserve.
exercise-two-wishes = Quel souhait ?
exercise-two-wishes-ask = Le peuple demande { A($wish, form: "def") } et { A($other, form: "def") }. Lequel attire le plus de citoyens dans la ville { $castle } ({ $player }) ?
exercise-two-wishes-why = Pour { A($service, form: "def") }, { $amount ->
        [0] aucune voisine n’offre moins que { $castle }
        [one] { $amount } voisine offre moins que { $castle }
       *[other] { $amount } voisines offrent moins que { $castle }
    }.
exercise-two-wishes-why-all = Une ville applique un souhait, et l’applique à toutes ses voisines.
exercise-after-migration = Combien en reste-t-il ?
exercise-after-ask = Le peuple demande { A($wish, form: "def") }. Combien de citoyens a la ville { $castle } après la migration ?
exercise-after-why = Elle avait { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }, en a perdu { $lost } et reçu { $won } : il en reste { $amount }.
exercise-after-why-each = Une ville prend un citoyen à chaque voisine qui offre moins, et en perd un pour chacune qui offre plus.
exercise-may-fall = Qu’est-ce qui peut tomber d’abord ?
exercise-may-fall-ask = Il manque { $amount ->
        [one] { $amount } citoyen
       *[other] { $amount } citoyens
    } à la ville { $castle }. Lesquels de ses bâtiments peuvent tomber d’abord ?
exercise-may-fall-why = { $count ->
        [one] Sans { $spaces }
       *[other] Si un seul de { $spaces } tombe
    }, le reste se tient encore.
exercise-may-fall-why-castle = Le château part en tout dernier.
exercise-what-falls = Qu’est-ce qui tombe ?
exercise-falls-ask = Le peuple demande { A($wish, form: "def") }. Quels bâtiments tombent après la migration ?
exercise-falls-why = La ville { $castle } a moins de citoyens que de bâtiments : elle en perd jusqu’à ce que chacun ait le sien.
exercise-falls-why-outside = Les bâtiments tombent de l’extérieur vers l’intérieur : ce qui reste doit se tenir, et le château part en dernier.
exercise-phases = Les phases d’une année
exercise-phases-ask = Dans quel ordre viennent ces phases d’une année ?
exercise-phases-why = Les cartes sont posées, l’or rentre et les villes grandissent avant que personne ne joue.
exercise-phases-why-end = Après les tours, le peuple parle, puis il migre, et à la fin tout le monde mange.
exercise-turn-order = Qui vient quand ?
exercise-turn-order-ask = Les joueurs sont assis dans cet ordre, sens horaire : { $players }. { $player } est le Premier joueur cette année. Dans quel ordre jouent-ils { $later ->
        [0] cette année
        [1] l’an prochain
       *[other] dans deux ans
    } ?
exercise-turn-order-why = On joue dans le sens horaire à partir du Premier joueur.
exercise-turn-order-why-next = Le Premier joueur passe à gauche une fois par an, ici donc { $later ->
        [1] d’une place
       *[other] de { SPELT($later) } places
    }.
exercise-who-places = Qui place ensuite ?
exercise-placer-ask = Les joueurs sont assis dans cet ordre, sens horaire : { $players }. { $player } a placé le premier château ; { $amount ->
        [one] { $amount } château est posé
       *[other] { $amount } châteaux sont posés
    }. Qui place le suivant ?
exercise-placer-why = Le premier tour va dans le sens antihoraire en commençant par { $player }, le second revient dans le sens horaire.
exercise-placer-why-twice = Qui est le dernier du premier tour place donc deux fois de suite.
exercise-city-order = Quelle ville d’abord ?
exercise-city = { $castle }
exercise-city-order-ask = Places, sens horaire : { $players } ; Premier joueur : { $player }. Les villes ont été fondées dans cet ordre : { $castles }. Dans quel ordre prennent-elles des citoyens à la migration ?
exercise-city-order-why = Les joueurs passent dans l’ordre du tour en commençant par { $player }, chacun avec toutes ses villes.
exercise-city-order-why-own = Les villes d’un joueur viennent dans l’ordre de leur fondation.
exercise-first-road = Où peut aller une route ?
exercise-road-ask = À côté de la ville { $castle } ({ $player }) : sur quelles cases peut-on poser une route ?
exercise-road-why = Une route ne peut pas toucher une autre ville, même une des siennes.
exercise-road-why-citizen = Elle n’a pas besoin de citoyen : inutile d’en avoir un de libre.
exercise-roads-given-up = Quelles routes peuvent partir ?
exercise-give-up-ask = { $player } : auxquelles de ses routes peut-on renoncer, chacune prise à part ?
exercise-give-up-why = { $count ->
        [one] Sans { $spaces }
       *[other] Si une seule de { $spaces } part
    }, le reste de la ville se tient encore.
exercise-give-up-why-when = On peut renoncer à des routes après la migration, avant que rien ne tombe.
exercise-roads-replaced = Un bâtiment à la place d’une route
exercise-replace-ask = { $player } : lesquelles de ces routes peut-on remplacer par { A($building) } ?
exercise-replace-why = On ne remplace qu’une route à soi, et la ville doit avoir un citoyen libre.
exercise-replace-why-roads = Ce qu’il faut à côté du bâtiment, comme un lac, il le faut ici aussi.
exercise-stores = Ports, grandes maisons de ferme, domaines
exercise-stores-ask = Combien de nourriture donne { A($building, form: "def") } en { $space } ?
exercise-stores-why = { $building ->
        [large_farm] Une grande maison de ferme donne { $food } de plus que le blé d’à côté, ici { $wheat }.
        [estate] Un domaine donne { $food } de nourriture, où qu’il se trouve.
       *[other] Un port donne { $food } de nourriture, quoi qu’il pousse à côté.
    }
exercise-theatre = Théâtres
exercise-theatre-ask = Combien de points { NAME($service, form: "de") } offre la ville { $castle } ?
exercise-points = { $points }
exercise-theatre-why = Chaque théâtre ajoute un demi-point de culture et un demi-point d’éducation ; théâtres de cette ville : { $amount }.
exercise-theatre-why-rest = Tout le reste de la ville offre { $rest } { NAME($service, form: "de") } : { $points } au total.
exercise-theatre-why-bonus = Les demis comptent à la migration, mais le bonus demande un point entier de chaque service.
exercise-theatre-why-full = Deux théâtres font un point entier des deux, qui compte pour le bonus.
exercise-best-move = Trouver le meilleur coup
exercise-best-move-ask = La dernière année. { $player } a { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } et encore { $left ->
        [one] { $left } tour
       *[other] { $left } tours
    }. Les cartes Voix visibles montrent { NAMES($cards) }. Lequel de ces coups apporte à { $player } le plus de points à la fin ?
exercise-best-move-why = Dans { $amount } parties jouées d’ici jusqu’à la fin, il apporte { $points } points en moyenne, { $lead } de plus que le suivant.
exercise-best-move-why-parts = Par rapport au suivant ({ exercise-do }) : points par les citoyens { $citizens }, par le bonus des trois services { $bonus }, par la faim { $hunger }.
exercise-do = { $kind ->
        [pass] Passer
        [gold] Prendre { RULE("action-card-gold") } pièces d’or avec une carte Joueur
        [found] Fonder une ville en { $space } avec un citoyen de { $source }
        [build] Construire { A($building) } en { $space }
        [master_builder] Maître d’œuvre : { A($building) } en { $space }
        [golden_times] Époque bénie : { $amount ->
            [one] { $amount } citoyen
           *[other] { $amount } citoyens
        } en { $space }
        [bread_and_circuses] Du pain et des jeux : { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        } en { $space }
        [rich_harvest] Récolte fructueuse en { $space }
        [closeness] Interroger le peuple : regarder { SPELT($circles) } cartes Voix cachées
       *[other] Prendre la carte « { NAME($kind) } » et construire en { $space }
    }

exercise-over-limit = Un marché tombe
exercise-over-limit-ask = { $edition ->
    [classic] Dans l’édition de 2000,
    [new] Dans la nouvelle édition,
   *[expansion] Dans l’extension,
} la ville { $castle } ({ $player }) compte { $citizens } citoyens, et son marché tombe. Combien de citoyens retournent aussitôt à la réserve pour cette raison ?
exercise-over-limit-why = Sans marché, la ville peut compter { RULE("limit-plain") } citoyens : sur { $citizens }, les autres repartent aussitôt.
exercise-over-limit-why-stay = Dans l’édition de 2000, personne ne doit partir : les { $citizens } citoyens restent, mais personne ne s’ajoute tant qu’ils sont trop nombreux.

exercise-hanging-roads = Ce qui tient à un bâtiment
exercise-hanging-roads-ask = Le bâtiment en { $space } tombe. Quelles routes tombent avec lui ?
exercise-hanging-roads-why = Sans lui, plus rien ne relie { $spaces } au reste de la ville.
exercise-hanging-roads-why-never = Les routes ne sont jamais démolies d’elles-mêmes, et n’ont besoin de personne.
