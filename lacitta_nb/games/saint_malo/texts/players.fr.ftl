# Ce qui pèse dans une action, une phrase par considération, en bien ou en mal.
# `$amount` est le nombre d’unités gagnées ou perdues.

player-reason-throw-more = En moyenne, cela rapporte environ { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de plus que s’arrêter maintenant.
player-reason-throw-less = En moyenne, cela rapporte environ { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de moins que s’arrêter maintenant.
player-reason-stop-more = Relancer rapporterait en moyenne environ { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de moins.
player-reason-stop-less = Relancer rapporterait en moyenne environ { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de plus.
player-reason-score-more = Si la partie finissait maintenant, cela apporterait { $amount ->
        [one] { $amount } point.
       *[other] { $amount } points.
    }
player-reason-score-less = Si la partie finissait maintenant, cela coûterait { $amount ->
        [one] { $amount } point.
       *[other] { $amount } points.
    }
player-reason-purse-more = Cela apporte des pièces pour retourner des dés.
player-reason-purse-less = Cela coûte des pièces qui pourraient retourner des dés.
player-reason-timber-more = Cela apporte des rondins pour des maisons à venir.
player-reason-timber-less = Cela prend des rondins.
player-reason-series-more = Cela apporte une église qui comptera dès qu’une plus petite est là aussi.
player-reason-series-less = Cela prend des églises qui en attendaient une plus petite.
player-reason-stalls-more = Cela crée de meilleures places pour un marchand.
player-reason-stalls-less = Cela prend une bonne place à un marchand.
player-reason-pews-more = Cela crée de meilleures places pour un prêtre.
player-reason-pews-less = Cela prend une bonne place à un prêtre.
player-reason-stage-more = Cela crée de meilleures places pour un jongleur.
player-reason-stage-less = Cela prend une bonne place à un jongleur.
player-reason-walls-more = Cela rapproche un côté de son bonus et de ses { RULE("side-defence") } points de défense.
player-reason-walls-less = Cela gâche un côté qu’on aurait pu compléter.
player-reason-danger-more = Cela rend moins probables les attaques qui coûtent un canon.
player-reason-danger-less = Cela rend plus probables les attaques qui coûtent un canon.
player-reason-filling-more = Cela rapproche la ville des { RULE("full-city-points") } points pour une ville pleine.
player-reason-filling-less = Cela laisse la ville plus loin des { RULE("full-city-points") } points pour une ville pleine.

player-kind-saintmalo-greedy = glouton
player-kind-saintmalo-greedy-help = glouton : relance d’après les chances exactes et prend l’action après laquelle sa position est la meilleure, sans regarder plus loin que son tour ; répond tout de suite et bat presque toujours l’aléatoire.
player-kind-saintmalo-strong = fort
player-kind-saintmalo-strong-help = fort : juge d’après ce qu’il a appris de nombreuses parties, et regarde ce que sa ville promet pour le tour d’après ; le plus fort, jusqu’à une demi-seconde par coup.
