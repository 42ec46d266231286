# Ce que sont les joueurs d’ordinateur et ce qu’ils disent d’une action, et ce qui ne va pas avec un joueur.

player-kind-form = { $kind } (ou { $example }, avec { $options })
player-kind-random = aléatoire
player-kind-random-help = aléatoire : tire chaque coup au sort ; répond tout de suite et se laisse battre facilement.
player-kind-random-why = Ce coup a été tiré au sort.
player-kind-search = chercheur, { $playouts } simulations
player-kind-search-brief = chercheur
player-kind-search-help = chercheur : joue la suite un grand nombre de fois, en tirant à nouveau ce qui est caché, et prend ce qui a donné le meilleur résultat. Plus il simule, plus il réfléchit.
player-kind-search-playouts = son nombre de simulations

player-reason-worth-more = La position devient meilleure, d’environ { $amount } en points.
player-reason-worth-less = La position devient moins bonne, d’environ { $amount } en points.
player-reason-nothing = Cela change peu ; rien d’autre n’est mieux.
player-reason-little = Cela change peu.
player-reason-least-bad = Le moins mauvais de ce qui est possible ; pourtant, { SMALL($reason) }
player-reason-only-against = Rien ne plaide pour, et { SMALL($reason) }
player-reason-but = { $reason } Mais { SMALL($against) }
player-reason-compared = Comparé au pire choix, { SMALL($reason) }
player-reason-no-matter = Tous les choix se valent, pour autant qu’on en juge.
player-reason-worst = D’autres choix sont meilleurs, pour autant qu’on en juge.
player-reason-later = Au bout du compte, cela rapporte davantage.

player-mistake = Le joueur { $own } ({ $name }) a fait une erreur : { $kind } : { $text }. Rien n’a été joué.
player-refused = Le joueur { $own } ({ $name }) a choisi « { $chosen } », impossible en ce moment : { $reason } Rien n’a été joué.
player-is-class = { $name } est une classe, et pas encore un joueur : on en crée un avec { $name }().
player-no-kind = « { $name } » n’est pas un joueur artificiel. Il y a : { $kinds }, ou un objet avec choose(view).
player-no-choose = { $given } n’est pas un joueur : un joueur est un objet avec choose(view), comme GreedyPlayer().
player-other-game = { $own } joue à { $home }, et c’est une partie de { $game } : il faut un joueur de ce jeu, ou un qui joue à tous.
player-no-adviser = { $given } ne donne pas de conseils. Peuvent en donner : { $kinds }, ou un objet avec ranked(view) et explain(view, action).
player-bad-count = Le nombre de conseils doit être entier et valoir 1 ou plus, pas { $count }.
player-bad-budget = Un chercheur a besoin d’au moins une simulation et un candidat, en nombres entiers, pas de { $given }.
player-bad-seconds = Une limite de temps est un nombre de secondes supérieur à 0, ou None pour aucune limite, pas { $seconds }.
player-bad-width = Un joueur essaie au moins un choix, et leur nombre est entier, pas { $width }.
player-bad-seed = Un joueur tire d’après un texte comme "3", pas d’après { $seed }.
player-no-judge = { $given } n’est pas un juge, car il lui manque { $name } : un juge est un objet d’une classe dérivée de lacitta_nb.players.judge.Judging, comme GreedyPlayer().
player-no-advice = Le conseiller { $own } ne nomme aucune action, bien qu’il y ait une décision à prendre : ranked(view) doit donner chaque action permise avec sa valeur.
player-bad-worth = Le juge { $own } a trouvé { $found }, mais ce que vaut une position doit être un nombre, comme 12.5, et un nombre fini.
player-bad-weights = { $own } pèse selon { $kind }(…) avec des nombres, pas selon { $given }.
player-bad-years = { $own } a besoin d’un tuple de { $count } { $kind }(…) avec des nombres, un par année, pas de { $given }.

player-hint-head = { $title } : { $effect }.
player-hint-ways = { $ways } ou { $last }
player-hint-more-ways = { $ways } ou l’une de { $more } autres façons
player-hint-alike = { $ways }{ $more ->
        [0] {""}
        [one] {""}, ou 1 autre choix
       *[other] {""}, ou l’un de { $more } autres choix
    } – { $count ->
        [2] l’un vaut l’autre
       *[other] tout se vaut
    }
player-hint-worse = Moins bon que « { $usual } ». { $reason }
player-hint-guessed = Cela vaut si les autres suivent alors leur propre intérêt.
player-hint-win = Chances de gagner : { $about ->
        [yes] environ { $chance } %
       *[no] { $chance } %
    }{ $others ->
        [yes] , si les autres suivent alors leur propre intérêt
       *[no] {""}
    }.
player-hint-win-more = Chances de gagner : { $about ->
        [yes] environ { $chance } %
       *[no] { $chance } %
    } au lieu de { $before } %{ $others ->
        [yes] , si les autres suivent alors leur propre intérêt
       *[no] {""}
    }.
