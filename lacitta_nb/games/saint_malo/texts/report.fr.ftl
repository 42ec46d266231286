# Une partie en texte : ce que montre `print(game)`.

report-moment = Tour { $turn } · { PHASE($phase) }
report-over = Après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } · { PHASE("over") }
report-decides = { $player } doit décider : { $kind ->
        [roll] quels dés restent
        [use] à quoi servent les dés
        [place] où va { A($thing) }
        [house] où va la maison suivante
       *[bonus] quelle personne un côté amène
    }
report-rolls = { $player } lance ensuite ; step() le fait.
report-counts = Personne n’a à décider : step() compte les points.
report-dice = Dés après le lancer { $rolls } : { NAMES($dice) }
report-pirates = Pirates : { $marked } coches sur { $boxes }, { $left ->
        [0] aucune attaque ne reste
        [one] encore { $left } avant l’attaque de force { $strength }
       *[other] encore { $left } avant l’attaque de force { $strength }
    }
report-player = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $logs ->
        [one] { $logs } rondin
       *[other] { $logs } rondins
    }, défense { $defence }, { $cannons ->
        [0] aucun canon perdu
        [one] { $cannons } canon perdu
       *[other] { $cannons } canons perdus
    }
report-final = score final { $points }, place { $rank }
report-legend = Lettres : c caisse, w mur, { $churches } église de cette taille, h maison, C citoyen, S soldat, P prêtre, A architecte, M marchand, J jongleur, N noble, { $empty } vide
