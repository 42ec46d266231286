# Ce qui pèse dans une action, une phrase par considération, en bien ou en mal.
# `$amount` est le nombre d’unités gagnées ou perdues ; `$mean` dit si c’est une moyenne.

player-reason-people-more = { $mean ->
        [yes] Cela apporte des citoyens, qui valent chacun un point à la fin : en moyenne environ { $amount }.
       *[no] Cela apporte { $amount ->
            [1] 1 citoyen, qui vaut un point à la fin.
           *[other] { $amount } citoyens, qui valent chacun un point à la fin.
        }
    }
player-reason-people-less = { $mean ->
        [yes] Cela coûte des citoyens, qui valent chacun un point à la fin : en moyenne environ { $amount }.
       *[no] Cela coûte { $amount ->
            [1] 1 citoyen, qui vaut un point à la fin.
           *[other] { $amount } citoyens, qui valent chacun un point à la fin.
        }
    }
player-reason-people-kept = { $mean ->
        [yes] Cela garde des citoyens, qui valent chacun un point à la fin : en moyenne environ { $amount }.
       *[no] Cela garde { $amount ->
            [1] 1 citoyen, qui vaut un point à la fin.
           *[other] { $amount } citoyens, qui valent chacun un point à la fin.
        }
    }
player-reason-people-then-more = { $mean ->
        [yes] À la fin de l’année, il y a plus de citoyens, chacun valant un point à la fin : en moyenne environ { $amount }.
       *[no] À la fin de l’année, il y a { $amount ->
            [one] 1 citoyen de plus, qui vaut un point à la fin.
           *[other] { $amount } citoyens de plus, chacun valant un point à la fin.
        }
    }
player-reason-people-unfed-more = { $mean ->
        [yes] Cela apporte des citoyens, en moyenne environ { $amount }, mais la nourriture ne suffit pas encore pour tous.
       *[no] Cela apporte { $amount ->
            [one] 1 citoyen, mais la nourriture ne suffit pas encore pour tous.
           *[other] { $amount } citoyens, mais la nourriture ne suffit pas encore pour tous.
        }
    }
player-reason-growth-more = { $mean ->
        [yes] Cela laisse de la place pour plus de citoyens dans les années à venir : en moyenne environ { $amount }.
       *[no] Cela laisse de la place pour { $amount } de plus dans les années à venir.
    }
player-reason-growth-less = { $mean ->
        [yes] Cela laisse de la place pour moins de citoyens dans les années à venir : en moyenne environ { $amount }.
       *[no] Cela laisse de la place pour { $amount } de moins dans les années à venir.
    }
player-reason-attraction-more = Cela devrait attirer des citoyens des villes voisines cette année, ou retenir les siens : en moyenne environ { $amount }.
player-reason-attraction-less = Les villes voisines devraient attirer plus de citoyens cette année : en moyenne environ { $amount }.
player-reason-attraction-next-more = Cela devrait attirer des citoyens des villes voisines l’année suivante, ou retenir les siens : en moyenne environ { $amount }.
player-reason-attraction-next-less = Les villes voisines devraient attirer plus de citoyens l’année suivante : en moyenne environ { $amount }.
player-reason-falls-more = Moins de bâtiments devraient tomber faute de citoyens.
player-reason-falls-less = Plus de bâtiments devraient tomber faute de citoyens.
player-reason-standing-more = Les villes tiendront mieux face à leurs voisines les années suivantes.
player-reason-standing-less = Les villes tiendront moins bien face à leurs voisines les années suivantes.
player-reason-completeness-more = Cela rapproche une ville des { RULE("bonus") } points pour culture, éducation et santé réunies.
player-reason-completeness-less = Cela éloigne une ville des { RULE("bonus") } points pour culture, éducation et santé réunies.
player-reason-completeness-kept = Cela laisse une ville plus près des { RULE("bonus") } points pour culture, éducation et santé réunies.
player-reason-complete-more = Une ville devient complète : { RULE("bonus") } points pour la culture, l’éducation et la santé réunies.
player-reason-complete-less = Une ville ne serait plus complète : { RULE("bonus") } points pour la culture, l’éducation et la santé réunies.
player-reason-complete-likely-more = Une ville devient sans doute complète : { RULE("bonus") } points pour la culture, l’éducation et la santé réunies.
player-reason-complete-likely-less = Une ville ne serait sans doute plus complète : { RULE("bonus") } points pour la culture, l’éducation et la santé réunies.
player-reason-complete-likely-kept = Une ville reste sans doute complète : { RULE("bonus") } points pour la culture, l’éducation et la santé réunies.
player-reason-complete-kept = Une ville reste complète : { RULE("bonus") } points pour la culture, l’éducation et la santé réunies.
player-reason-sites-more = Cela ouvre de la place pour construire : cases libres, bon blé ou un lac.
player-reason-sites-less = Cela laisse moins de place pour construire : cases libres, bon blé ou un lac.
player-reason-sites-kept = Cela garde de la place pour construire : cases libres, bon blé ou un lac.
player-reason-hands-more = Cela laisse plus de citoyens libres pour de nouveaux bâtiments.
player-reason-hands-less = Cela laisse moins de citoyens libres pour de nouveaux bâtiments.
player-reason-buildings-more = Cela ajoute un bâtiment, et une place pour un citoyen.
player-reason-buildings-less = Cela coûte un bâtiment, et la place d’un citoyen.
player-reason-buildings-kept = Cela garde un bâtiment, et une place pour un citoyen.
player-reason-bare-more = Cela donne à une ville son premier point entier d’un service.
player-reason-bare-less = Cela laisse une ville sans point entier d’un service.
player-reason-bare-kept = Cela garde à une ville son seul point entier d’un service.
player-reason-stretched-more = Cela donne à une ville un citoyen libre : un départ ne lui coûte pas de bâtiment.
player-reason-stretched-less = Cela laisse une ville sans citoyen libre : un départ lui coûte un bâtiment.
player-reason-stretched-kept = Cela laisse à une ville un citoyen libre : un départ ne lui coûte pas de bâtiment.
player-reason-rivalry-more = Les villes auront moins de voisines adverses à qui disputer des citoyens : { $mean ->
        [yes] environ { $amount } de moins en moyenne.
       *[no] { $amount } de moins.
    }
player-reason-rivalry-less = Les villes auront plus de voisines adverses à qui disputer des citoyens : { $mean ->
        [yes] environ { $amount } de plus en moyenne.
       *[no] { $amount } de plus.
    }
player-reason-markets-more = Cela donne un marché à une ville : davantage de citoyens peuvent y vivre.
player-reason-markets-less = Une ville perdrait son marché : moins de citoyens pourraient y vivre.
player-reason-markets-kept = Cela garde le marché d’une ville : davantage de citoyens peuvent y vivre.
player-reason-cities-more = Moins de villes demanderont des tours pour se développer.
player-reason-cities-less = Une ville de plus demandera des tours pour se développer.
player-reason-cities-lost-more = Une ville peut être perdue ; moins de villes coûteront alors des tours à développer.
player-reason-strength-more = Cela rend une ville forte dans un service, pour attirer des citoyens ou garder les siens.
player-reason-strength-less = Une ville ne serait plus forte dans un service, pour attirer des citoyens ou garder les siens.
player-reason-strength-kept = Cela garde une ville forte dans un service, pour attirer des citoyens ou garder les siens.
player-reason-size-more = Cela agrandit une ville ; les grandes villes s’en sortent mieux les années suivantes.
player-reason-size-less = Cela laisse une ville plus petite ; les grandes villes s’en sortent mieux les années suivantes.
player-reason-size-kept = Cela garde une grande ville ; les grandes villes s’en sortent mieux les années suivantes.
player-reason-others-more = Les autres joueurs s’en trouvent moins bien.
player-reason-others-less = Les autres joueurs s’en trouvent mieux.
player-reason-hunger-more = Cela réduit la faim.
player-reason-hunger-less = Cela rend la faim plus probable ou plus grave.
player-reason-hunger-gone = Cela écarte la faim.
player-reason-pantry-more = Cela facilite l’approvisionnement de l’année d’après.
player-reason-pantry-less = Cela complique l’approvisionnement de l’année d’après.
player-reason-pantry-kept = Cela garde de la nourriture pour les citoyens de l’année d’après.
player-reason-food-more = Cela apporte de la nourriture chaque année.
player-reason-food-less = Cela perd de la nourriture qui viendrait chaque année.
player-reason-food-kept = Cela garde de la nourriture qui vient chaque année.
player-reason-food-last-more = Cela apporte de la nourriture pour la dernière fois où l’on nourrit les citoyens.
player-reason-food-last-less = Cela perd de la nourriture de la dernière fois où l’on nourrit les citoyens.
player-reason-gold-more = Cela apporte de l’or qu’on peut encore dépenser.
player-reason-gold-less = Cela coûte de l’or qu’on pourrait dépenser autrement.
player-reason-gold-idle = L’or ne peut plus être dépensé ; il ne départage que des joueurs à égalité de points.
player-reason-penalty-more = Cela épargne le tour de pénalité de l’année suivante, que subit quiconque a faim.
player-reason-penalty-less = Cela peut coûter un tour de l’année suivante : quiconque a faim subit un tour de pénalité.
player-reason-income-more = Cela rapporte de l’or chaque année désormais : { $mean ->
        [yes] en moyenne environ { $amount } jusqu’à la fin.
       *[no] { $amount } jusqu’à la fin.
    }
player-reason-income-less = Cela fait perdre de l’or qui viendrait chaque année : { $mean ->
        [yes] en moyenne environ { $amount } jusqu’à la fin.
       *[no] { $amount } jusqu’à la fin.
    }
player-reason-income-kept = Cela garde de l’or qui vient chaque année : { $mean ->
        [yes] en moyenne environ { $amount } jusqu’à la fin.
       *[no] { $amount } jusqu’à la fin.
    }
player-reason-cards-more = Cela laisse plus de cartes Joueur pour les tours à venir.
player-reason-cards-less = Cela prend une carte Joueur, et il y en a peu.
player-reason-knowledge-more = Cela en dit plus sur ce que le peuple demande.
player-reason-knowledge-less = Cela en dit moins sur ce que le peuple demande.
player-reason-territory-more = Il y aura plus de terrain libre qu’aucune ville adverse n’atteint : du blé et des rives pour plus tard.
player-reason-territory-less = Il y aura moins de terrain libre qu’aucune ville adverse n’atteint : du blé et des rives pour plus tard.
player-reason-territory-kept = Cela garde du terrain libre qu’aucune ville adverse n’atteint : du blé et des rives pour plus tard.

player-kind-gentle = gentil
player-kind-gentle-help = gentil : tire au sort l’un de ses quelques meilleurs coups et ne cherche jamais à attirer vos citoyens ; répond tout de suite, nourrit son peuple et vous laisse des chances : pour une première partie.
player-kind-gentle-why = Ce coup a été tiré au sort parmi les quelques-uns qui semblaient les meilleurs.
player-kind-greedy = glouton
player-kind-greedy-help = glouton : prend le coup après lequel sa position est la meilleure ; à son dernier tour de l’année, il essaie la migration et la phase Nourriture sous chaque souhait. Il répond tout de suite.
player-kind-search-year-help = chercheur : joue la fin de l’année un grand nombre de fois avec des cartes tirées au sort et prend ce qui a donné le meilleur résultat ; le plus fort. Plus il simule, plus il réfléchit.
player-kind-round-one = glouton, première version
player-kind-round-one-help = glouton, première version : le glouton tel qu’il était avant de terminer les années selon les règles, pour mesurer les autres.
