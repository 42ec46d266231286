# Exercices de Saint Malo : `exercise-<sorte>` nomme une sorte ; ce qu’on demande, ce qu’on peut répondre, et pourquoi.

exercise-player = { $player }

# Chances et usages des dés.

exercise-aim = Au moins { SPELT($amount) } dés avec { A($what) }

exercise-likeliest = Le plus probable ?
exercise-likeliest-ask = Les dés montrent { NAMES($dice) }. { $player } peut encore lancer { $left ->
        [1] une fois
       *[other] { SPELT($left) } fois
    }, en gardant les dés qui montrent ce qu’on veut. Lequel de ces résultats est le plus probable ?
exercise-chance-why = Au moins { SPELT($amount) } avec { A($what) } : { $shown ->
        [0] aucun ne le montre
        [1] un seul le montre
       *[other] { SPELT($shown) } le montrent
    } maintenant, et la chance est de { $chance ->
        [0] moins de 1 %
       *[other] { $chance } %
    }.

exercise-chance = Quelle est la chance ?
exercise-chance-ask = Les dés montrent { NAMES($dice) }. { $player } peut encore lancer { $left ->
        [1] une fois
       *[other] { SPELT($left) } fois
    }, en gardant chaque dé qui montre { A($what) }. Quelle est la chance d’en avoir au moins { SPELT($amount) } à la fin ?
exercise-chance-ask-fresh = Le tour commence ({ $player }) : { SPELT($left) } lancers, et chaque dé qui montre { A($what) } reste. Quelle est la chance d’en avoir au moins { SPELT($amount) } à la fin ?
exercise-chance-why-die = Un dé relancé { $left ->
        [1] encore une fois
       *[other] jusqu’à { SPELT($left) } fois
    } le montre à la fin avec une chance de { $chance } %.
exercise-class = { $size ->
        [rare] Moins de 1 sur 10
        [quarter] Environ 1 sur 4
        [half] Environ 1 sur 2
        [most] Environ 3 sur 4
       *[nearly] Plus de 9 sur 10
    }

exercise-cost = Combien cela coûte-t-il ?
exercise-cost-ask = Les dés montrent { NAMES($dice) }. { $player } veut { $what ->
        [log] { $amount ->
            [one] une livraison de { $amount } rondin
           *[other] une livraison de { $amount } rondins
        }
        [crate] { $amount ->
            [one] { $amount } caisse
           *[other] { $amount } caisses
        }
        [wall] { $amount ->
            [one] { $amount } mur
           *[other] { $amount } murs
        }
        [cross] une église de taille { $amount }
       *[other] { A($what) }
    }. Combien de pièces cela coûte-t-il ?
exercise-cost-why = { $amount ->
        [0] Aucun dé n’est retourné, et ce que montrent les dés ne coûte rien.
        [one] { $amount } dé est retourné, pour { RULE("turn-price") } pièces.
       *[other] { $amount } dés sont retournés, pour { RULE("turn-price") } pièces chacun.
    }
exercise-cost-why-log = Une livraison coûte { RULE("delivery-price") } pièces, avec un rondin comme avec cinq.
exercise-cost-why-lacking = On ne retourne que les dés qui manquent, et jamais ceux à épées.

exercise-may-use = Que peut-on faire ?
exercise-use-ask = Les dés montrent { NAMES($dice) }. { $player } { $coins ->
        [0] n’a pas de pièces
        [one] a { $coins } pièce
       *[other] a { $coins } pièces
    }. Laquelle de ces actions est possible ?
exercise-use-ask-all = Les dés montrent { NAMES($dice) }. { $player } { $coins ->
        [0] n’a pas de pièces
        [one] a { $coins } pièce
       *[other] a { $coins } pièces
    }. Lesquelles de ces actions sont possibles ? Marquez-les toutes.
exercise-use = { $what ->
        [log] { $amount ->
            [one] Livraison de { $amount } rondin
           *[other] Livraison de { $amount } rondins
        }
        [crate] { $amount ->
            [one] Poser { $amount } caisse
           *[other] Poser { $amount } caisses
        }
        [wall] { $amount ->
            [one] Poser { $amount } mur
           *[other] Poser { $amount } murs
        }
        [cross] Construire une église de taille { $amount }
        [swords] Utiliser { $amount ->
            [one] { $amount } dé à épées
           *[other] { $amount } dés à épées
        }
       *[other] Poser { A($what) }
    }{ $turned ->
        [0] { "" }
        [one] , en retournant { $turned } dé
       *[other] , en retournant { $turned } dés
    }

exercise-why-not = Pourquoi pas ?
exercise-why-not-ask = Les dés montrent { NAMES($dice) }. { $player } { $coins ->
        [0] n’a pas de pièces
        [one] a { $coins } pièce
       *[other] a { $coins } pièces
    } et aimerait { $what ->
        [log] { $amount ->
            [one] une livraison de { $amount } rondin
           *[other] une livraison de { $amount } rondins
        }
        [crate] { $amount ->
            [one] { $amount } caisse
           *[other] { $amount } caisses
        }
        [wall] { $amount ->
            [one] { $amount } mur
           *[other] { $amount } murs
        }
        [cross] une église de taille { $amount }
        [swords] utiliser les épées
       *[other] { A($what) }
    }, mais ne le peut pas. Quelle règle l’interdit ?
exercise-against-A1 = On n’utilise jamais les épées : elles ne font que des coches aux pirates.
exercise-against-A3 = Pour { $what ->
        [log] les rondins
        [crate] les caisses
        [wall] les murs
        [cross] une église
       *[other] { A($what) }
    }, il faut { SPELT($number) } dés, mais { $swords ->
        [1] un seul montre
       *[other] { SPELT($swords) } montrent
    } des épées, qu’on ne peut pas retourner.
exercise-against-A4 = Pour { $what ->
        [log] les rondins
        [crate] les caisses
        [wall] les murs
        [cross] une église
       *[other] { A($what) }
    }, il faut payer { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }, et { $coins ->
        [0] il n’y en a pas
        [1] il n’y en a qu’une
       *[other] il n’y en a que { $coins }
    }.
exercise-against-C2 = Les caisses d’un tour se touchent par des bords, et { $most ->
        [1] aucune case vide de la ville n’en touche une autre
       *[other] au plus { SPELT($most) } cases vides de la ville se tiennent
    }.
exercise-against-W1 = Les murs vont sur des cases extérieures vides, et la ville { $most ->
        [0] n’en a plus
        [1] n’en a plus qu’une
       *[other] n’en a plus que { SPELT($most) }
    }.

# Places.

exercise-where = Où peut-on poser ?
exercise-where-ask = { $thing ->
        [wall] { $player } pose un mur. Sur lesquelles de ces cases est-ce permis ?
        [crate] { $begun ->
            [yes] { $player } a posé ce tour-ci une caisse en { $spaces }. Sur lesquelles de ces cases la suivante peut-elle aller ?
           *[no] { $player } pose { SPELT($left) } caisses ce tour-ci. Sur lesquelles de ces cases la première peut-elle aller ?
        }
       *[house] { $begun ->
            [yes] L’architecte ({ $player }) a fait une maison en { $spaces }. Sur lesquelles de ces cases la suivante peut-elle aller ?
           *[no] { $player } a posé un architecte en { $spaces }. Sur lesquelles de ces cases la première maison peut-elle aller ?
        }
    }
exercise-where-why = { $thing ->
        [wall] Les murs vont seulement sur des cases extérieures vides, même d’un côté rompu.
        [crate] { $begun ->
            [yes] Chaque caisse suivante d’un tour en touche par un bord une du même tour.
           *[no] La première caisse va là où assez de cases vides se tiennent par des bords pour toutes.
        }
       *[house] { $begun ->
            [yes] Chaque maison suivante touche par un bord une maison du même architecte.
           *[no] La première maison va à côté de l’architecte, par un bord ou un coin.
        }
    }

exercise-beside = Qu’est-ce qui est à côté ?
exercise-beside-ask = On pose une personne en { $space }. Quelles cases sont à côté, de sorte que ce qu’elles portent compterait ?
exercise-beside-why = À côté de { $space } sont les { $amount } cases qui la touchent par un bord ou un coin.
exercise-beside-why-tower = Une tour d’angle n’est pas une case ; mais les deux cases extérieures qui s’y rejoignent se touchent par un coin.

exercise-brings = Combien cela rapporte-t-il ?
exercise-brings-ask = { $player } pose { A($what) } en { $space }. Combien de { $what ->
        [merchant] pièces
       *[other] points
    } cela rapporte-t-il ?
exercise-brings-why = { $what ->
        [merchant] { $amount ->
            [0] Aucune caisse n’est à côté de { $space }.
            [one] { $amount } caisse est à côté de { $space }.
           *[other] { $amount } caisses sont à côté de { $space }.
        }
        [priest] { $amount ->
            [0] Aucune église n’est à côté de { $space }.
            [one] { $amount } église est à côté de { $space }.
           *[other] { $amount } églises sont à côté de { $space }.
        }
       *[juggler] { $amount ->
            [0] Personne n’est à côté de { $space }.
            [one] { $amount } sorte de personne est à côté de { $space }.
           *[other] { $amount } sortes différentes de personnes sont à côté de { $space }.
        }
    }
exercise-brings-why-rule = { $what ->
        [merchant] Un marchand rapporte { RULE("crate-coins") ->
            [one] { RULE("crate-coins") } pièce
           *[other] { RULE("crate-coins") } pièces
        } pour chaque caisse à côté ; les caisses imprimées comptent aussi, et toutes restent.
        [priest] Un prêtre rapporte { RULE("church-points") ->
            [one] { RULE("church-points") } point
           *[other] { RULE("church-points") } points
        } pour chaque église à côté, quelle que soit sa taille.
       *[juggler] Un jongleur rapporte { RULE("kind-points") } points pour chaque sorte ; plusieurs d’une même sorte comptent une fois.
    }

exercise-best-space = La meilleure case
exercise-best-space-ask = Où { A($what) } rapporterait-il le plus à { $player } ?
exercise-best-space-why = En { $space }, cela fait { $what ->
        [merchant] { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        }
       *[other] { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
    }, partout ailleurs { $other } au plus.

exercise-who-brings = Qui rapporte le plus ?
exercise-who-brings-ask = Supposez que vous ayez les têtes pour chacun. Qui rapporterait combien de points en { $space } ? Mettez-les dans l’ordre, le plus d’abord.
exercise-person = { $what ->
        [citizen] Un citoyen
        [soldier] Un soldat
        [priest] Un prêtre
        [architect] Un architecte
        [merchant] Un marchand
        [juggler] Un jongleur
       *[noble] Un noble
    }
exercise-who-brings-why = { $what ->
        [citizen] Un citoyen
        [soldier] Un soldat
        [priest] Un prêtre
        [architect] Un architecte
        [merchant] Un marchand
        [juggler] Un jongleur
       *[noble] Un noble
    } : { $amount ->
        [0] aucun point
        [one] { $amount } point
       *[other] { $amount } points
    }.

exercise-houses = Les maisons d’un architecte
exercise-houses-ask = { $player } pose un architecte en { $space }, avec les rondins du dépôt. Combien de points les maisons peuvent-elles rapporter au plus ?
exercise-houses-why = { $logs ->
        [one] { $logs } rondin est
       *[other] { $logs } rondins sont
    } au dépôt, et à côté de { $space }, { $room ->
        [0] aucune maison ne trouve de place
        [one] { $room } maison trouve de la place
       *[other] { $room } maisons trouvent de la place, par des bords
    }.
exercise-houses-why-points = Chaque maison rapporte { RULE("house-points") } points, et un architecte en fait jusqu’à { SPELT(RULE("houses")) } : ici { $amount }.

# Pirates.

exercise-defence = Quelle est la défense ?
exercise-defence-ask = { $player } pose { $thing ->
        [wall] un mur
       *[soldier] un soldat
    } en { $space }. Quelle est alors la force de la défense ?
exercise-defence-why = { $soldiers ->
        [0] Alors, pas de soldat
        [one] Alors, { $soldiers } soldat
       *[other] Alors, { $soldiers } soldats
    } et { $sides ->
        [0] pas de côté complet
        [one] { $sides } côté complet
       *[other] { $sides } côtés complets
    }.
exercise-defence-why-rule = Chaque soldat ajoute { RULE("soldier-defence") }, chaque côté fait seulement de murs { RULE("side-defence") } ; un côté rompu n’ajoute rien.

exercise-boxes = Les coches des pirates
exercise-boxes-ask = Les dés montrent { NAMES($dice) }. { $player } ne relance plus. Ce tour fini, combien de coches restent avant la prochaine attaque ?
exercise-boxes-ask-end = Les dés montrent { NAMES($dice) }. { $player } ne relance plus. Combien de coches sont faites aux pirates à la fin de ce tour ?
exercise-boxes-why = { $amount ->
        [0] Aucun dé ne montre des épées : il n’y a pas de coche.
        [one] { $amount } dé montre des épées et fait une coche.
       *[other] { $amount } dés montrent des épées, et chacun fait une coche.
    }
exercise-boxes-why-row = Une rangée a ici { $amount } coches ; il en reste { $left } dans celle qui se remplit.
exercise-boxes-why-end = { $amount ->
        [0] Aucun dé ne montre des épées
        [one] { $amount } dé montre des épées
       *[other] { $amount } dés montrent des épées
    }, et { $left ->
        [0] toutes les coches étaient déjà faites
        [one] il restait { $left } coche
       *[other] il restait { $left } coches
    }.
exercise-boxes-why-last = Quand toutes les rangées sont pleines, les épées ne font plus de coches.

exercise-attacks = Quelle attaque vient ?
exercise-attacks-ask = Les dés montrent { NAMES($dice) }. { $player } ne relance plus et n’utilise rien. Quelle attaque amène ce tour ?
exercise-attack = { $count ->
        [0] Aucune
        [one] Une, de force { $one }
       *[other] Deux, de forces { $one } et { $two }
    }
exercise-attacks-why = Il restait { $free ->
        [one] { $free } coche
       *[other] { $free } coches
    } dans la rangée : { $count ->
        [0] elle ne se remplit pas.
        [1] elle se remplit, et c’est aussitôt une attaque.
       *[other] elle se remplit, et les coches qui restent remplissent aussi la suivante.
    }

exercise-who-loses = Qui perd un canon ?
exercise-who-loses-ask = { $soldier ->
        [yes] { $player } pose un soldat à l’intérieur de la ville. Puis les pirates attaquent, avec une force de { $strength }.
       *[no] { $player } n’utilise rien, et les pirates attaquent avec une force de { $strength }.
    } Qui perd un canon ?
exercise-who-loses-why = { $player } a une défense de { $defence }.
exercise-who-loses-why-rule = Qui a moins de { $strength } perd un canon ; une défense de { $strength } tient.

exercise-side-bonus = Qu’apporte le mur ?
exercise-side-bonus-ask = { $player } pose un mur en { $space }. Qu’est-ce que cela apporte aussitôt ?
exercise-bonus = { $what ->
        [coins] { $amount } pièces
        [points] { $amount } points
        [person] Une personne de niveau { $amount } au plus
       *[none] Rien
    }
exercise-side-bonus-why = Le côté { NAME($side, form: "de") } est complet, et sa tour d’angle apporte aussitôt { $what ->
        [coins] { $amount } pièces
        [points] { $amount } points
       *[person] une personne de niveau { $amount } au plus
    }.
exercise-side-bonus-why-broken = Le côté { NAME($side, form: "de") } est rompu : une chose qui n’est pas un mur s’y trouve, il n’est donc jamais complet.

exercise-bonus-person = Qui peut venir ?
exercise-bonus-person-ask = { $player } a complété le côté { NAME($side, form: "de") }, qui amène une personne. Lesquelles de celles-ci sont possibles ?
exercise-bonus-person-why = Une personne en bonus a le niveau { RULE("bonus-level", join: "or") } au plus : un jongleur demande { SPELT(RULE("level-juggler")) } têtes, un noble { SPELT(RULE("level-noble")) }.
exercise-bonus-person-why-free = La personne ne coûte ni dés ni pièces, a tout son effet, et on peut la refuser.

# L’ordre des choses.

exercise-best-order = Quel ordre est le meilleur ?
exercise-best-order-ask = { $player } va poser ceci, une chose par tour. Mettez-les dans l’ordre qui rapporte le plus.
exercise-placed = { $what ->
        [crate] Une caisse
        [church] Une église de taille { $size }
        [citizen] Un citoyen
        [soldier] Un soldat
        [priest] Un prêtre
        [merchant] Un marchand
       *[juggler] Un jongleur
    } en { $space }
exercise-best-order-why = Qui compte ce qui est à côté vient après : ce qu’on pose plus tard ne rapporte rien de plus.
exercise-best-order-why-best = Cela rapporte ainsi { $points ->
        [0] { "" }
        [one] { $points } point
       *[other] { $points } points
    }{ $coins ->
        [0] { "" }
       *[other] { $points ->
            [0] { "" }
           *[other] { " " }et{ " " }
        }{ $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
    }.
exercise-best-order-why-worst = Dans le pire ordre, cela ferait { $points ->
        [0] zéro point
        [one] { $points } point
       *[other] { $points } points
    }{ $coins ->
        [0] { "" }
        [one] { " " }et { $coins } pièce
       *[other] { " " }et { $coins } pièces
    }.

# Le début, les tours et la fin.

exercise-begins = Comment cela commence-t-il ?
exercise-begins-ask = Une partie à { SPELT($amount) } commence. { $what ->
        [coins] Combien de pièces a chaque joueur ?
        [logs] Combien de rondins a chaque joueur ?
        [crates] Combien de cases de chaque ville sont déjà remplies ?
        [empty] Combien de cases de chaque ville sont vides ?
        [row] Combien de coches faut-il jusqu’à la première attaque ?
        [boxes] Combien de coches peut-on faire aux pirates dans toute la partie ?
       *[worth] Combien de points aurait chaque joueur si l’on comptait tout de suite ?
    }
exercise-begins-why = { $what ->
        [coins] Chacun commence avec { $amount } pièces.
        [logs] Chacun commence avec { $amount } rondins.
        [crates] Les { SPELT($amount) } caisses imprimées remplissent leurs cases.
        [empty] Une ville a { RULE("spaces") } cases, et { SPELT(RULE("crates")) } d’entre elles portent des caisses imprimées.
        [row] Le nombre de joueurs dit la longueur d’une rangée : ici { $amount } coches.
        [boxes] Il y a { SPELT($rows) } rangées, dont le nombre de joueurs dit la longueur : { $amount } coches en tout.
       *[worth] { RULE("coins") } pièces et { RULE("logs") } rondins font { $amount } points, car il faut { RULE("coins-a-point") } pièces pour un point.
    }

exercise-turn-order = Qui vient quand ?
exercise-turn-order-ask = Les joueurs sont assis dans cet ordre, sens horaire : { $players }. { $player } est le Premier joueur. Dans quel ordre jouent-ils à la manche { $amount } ?
exercise-turn-order-why = On joue dans le sens horaire, et chaque manche commence par { $player }, pendant toute la partie.

exercise-turns-left = Combien de tours reste-t-il ?
exercise-turns-left-ask = Les joueurs sont assis dans cet ordre, sens horaire : { $players } ; { $first } est le Premier joueur. Le tour vient de finir ({ $player }), et cette ville est pleine. Combien de tours joue-t-on encore ?
exercise-turns-left-why = On finit la manche, jusqu’au joueur avant { $first }.
exercise-turns-left-why-who = { $count ->
        [0] Il ne reste personne dans cette manche, la partie est donc finie.
       *[other] Encore à venir : { $players }.
    }

exercise-churches = Que valent les églises ?
exercise-churches-ask = { $player } : combien de points rapporteraient les églises si la partie finissait maintenant ?
exercise-churches-why = Tailles : { $sizes }. Les séries commencent par 1 et n’ont pas de trou : jusqu’à chaque taille, elles valent { RULE("series") } points.
exercise-churches-why-idle = { $amount ->
        [0] Chaque église est dans une série.
        [one] { $amount } église n’est dans aucune série et ne vaut rien.
       *[other] { $amount } églises ne sont dans aucune série et ne valent rien.
    }

exercise-next-church = La prochaine église
exercise-next-church-ask = { $player } : quelle église ajouterait maintenant le plus de points ?
exercise-size = Taille { $amount }
exercise-next-church-why = { $count ->
        [0] Il n’y a pas encore d’église, et chaque série commence par la taille 1.
       *[other] Tailles : { $sizes } ; une série commence par 1 et n’a pas de trou.
    }
exercise-next-church-why-gain = Une de taille { $size } ajoute { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }, toute autre moins.

exercise-final = Les points à la fin
exercise-final-ask = Le dernier tour est joué. Combien de points a { $player } à la fin ?
exercise-final-ask-now = Combien de points aurait { $player } si la partie finissait maintenant ?
exercise-final-why = Points jusque-là : { $points } ; pièces : { $coins } ; rondins : { $logs } ; églises : { $churches } ; ville pleine : { $city } ; canons perdus : { $cannons ->
        [0] aucun
       *[other] moins { $cannons }
    }.
exercise-final-why-rule = { RULE("coins-a-point") } pièces font 1 point, un rondin { RULE("log-points") }, une ville pleine { RULE("full-city-points") }, et un canon perdu coûte { RULE("cannon-points") }.

exercise-ranks = Qui gagne ?
exercise-ranks-ask = Le dernier tour est joué. Mettez les joueurs dans l’ordre, le vainqueur d’abord.
exercise-ranks-why = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $empty ->
        [0] aucune case vide
        [one] { $empty } case vide
       *[other] { $empty } cases vides
    }.
exercise-ranks-why-rule = Le plus de points gagne ; à égalité, le plus de cases vides décide.
