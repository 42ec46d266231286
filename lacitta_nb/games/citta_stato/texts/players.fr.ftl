# Ce qui pèse dans une action, une phrase par considération, en bien ou en mal.
# `$amount` est le nombre d’unités gagnées ou perdues ; `$mean` dit si c’est une moyenne.

player-reason-first-more = { $mean ->
        [yes] Cela apporte des points au premier score : en moyenne environ { $amount }.
       *[no] Cela apporte { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } au premier score.
    }
player-reason-first-less = { $mean ->
        [yes] Cela coûte des points au premier score : en moyenne environ { $amount }.
       *[no] Cela coûte { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } au premier score.
    }
player-reason-second-more = Cela devrait apporter environ { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } au second score.
player-reason-second-less = Cela devrait coûter environ { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } au second score.
player-reason-apart-more = Cela rapproche les deux scores, dont le plus bas peut être celui qui compte.
player-reason-apart-less = Cela éloigne l’un de l’autre les deux scores, dont le plus bas peut être celui qui compte.
player-reason-form-more = Il devient plus probable que le pion finisse dans votre forme de la république, où le score le plus haut peut compter.
player-reason-form-less = Il devient moins probable que le pion finisse dans votre forme de la république, où le score le plus haut peut compter.
player-reason-crowns-more = Une plus grande part du score le plus haut comptera : les couronnes suffisent pour les signes entre les deux scores.
player-reason-crowns-less = Une moins grande part du score le plus haut comptera : il manque des couronnes pour les signes entre les deux scores.
player-reason-cubes-more = Cela apporte des cubes dans la réserve.
player-reason-cubes-less = Cela coûte des cubes de la réserve.
player-reason-payable-more = La réserve pourra payer plus d’actions de suite, bien que chacune coûte plus que la précédente.
player-reason-payable-less = La réserve pourra payer moins d’actions de suite, car chacune coûte plus que la précédente.
player-reason-again-more = Cela laisse des cubes pour une autre action de cette manche.
player-reason-again-less = Cela laisse moins de cubes pour l’action suivante de cette manche, qui coûte plus cher.
player-reason-bag-more = Cela laisse dans le sac des cubes à tirer de nouveau.
player-reason-bag-less = Cela laisse moins de cubes dans le sac.
player-reason-coins-more = Cela apporte une pièce à chaque flotte à venir.
player-reason-coins-less = Cela retire une pièce à chaque flotte à venir.
player-reason-draws-more = Cela apporte un cube de plus à chaque tirage à venir : le plus tôt est le mieux.
player-reason-draws-less = Cela retire un cube à chaque tirage à venir.
player-reason-arms-more = Cela apporte plus de points pour chaque disque qui ira encore à la guerre.
player-reason-arms-less = Cela apporte moins de points pour les disques qui iront encore à la guerre.
player-reason-orders-more = Cela ouvre des projets de plus haut niveau pour les manches à venir.
player-reason-orders-less = Cela ferme des projets de plus haut niveau pour les manches à venir.
player-reason-banners-more = Cela apporte des bannières, que demandent cartes et échanges.
player-reason-banners-less = Cela coûte des bannières, que demandent cartes et échanges.
player-reason-trade-more = Cela rapproche d’un échange de bannières contre des couronnes.
player-reason-trade-less = Cela éloigne d’un échange de bannières contre des couronnes.
player-reason-discs-more = Cela laisse un disque pour une guerre à venir.
player-reason-discs-less = Cela laisse moins de disques pour les guerres à venir.
player-reason-burned-more = Cela rapproche des avantages de la deuxième et de la troisième carte brûlée, les plus grands.
player-reason-burned-less = Les grands avantages des cartes brûlées sont presque épuisés.
player-reason-war-more = Cela promet une carte gratuite quand la guerre de cette manche sera décidée.
player-reason-war-less = Cela promet moins à la guerre de cette manche.
player-reason-turn-more = Ainsi, on commence la manche suivante.
player-reason-turn-less = Ainsi, quelqu’un d’autre commence la manche suivante.
player-reason-behind-more = Qui a le moins de points tire plus de cubes à la fin de la manche.
player-reason-behind-less = Avec plus de points, vous pourriez perdre les cubes que tire en plus qui en a le moins.
player-reason-goals-more = Cela rapproche de ce que demande cette partie en solitaire.
player-reason-goals-less = Cela éloigne de ce que demande cette partie en solitaire.

player-kind-cittastato-greedy = glouton
player-kind-cittastato-greedy-help = glouton : prend l’action après laquelle sa position est la meilleure, en pesant les deux scores, la forme et les couronnes, sans regarder plus loin que son tour ; répond tout de suite et bat presque toujours l’aléatoire.
player-kind-cittastato-search-help = chercheur : joue de nombreuses fois le reste de la manche, en tirant d’autres cubes et en distribuant autrement les cartes et les disques cachés, et prend ce qui a le mieux tourné ; le plus fort. Plus il simule, plus il réfléchit.
