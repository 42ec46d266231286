# Ein Spiel als Text: was `print(game)` zeigt.

report-moment = Zug { $turn } · { PHASE($phase) }
report-over = Nach { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    } · { PHASE("over") }
report-decides = { $player } muss entscheiden: { $kind ->
        [roll] welche Würfel liegen bleiben
        [use] wofür die Würfel genutzt werden
        [place] wohin { A($thing) } kommt
        [house] wohin das nächste Haus kommt
       *[bonus] welche Person eine Seite bringt
    }
report-rolls = { $player } würfelt als Nächstes; step() macht es.
report-counts = Niemand muss entscheiden: step() zählt die Punkte.
report-dice = Würfel nach Wurf { $rolls }: { NAMES($dice) }
report-pirates = Piraten: { $marked } von { $boxes } Kästchen angekreuzt, { $left ->
        [0] kein Angriff mehr
        [one] noch 1 bis zum Angriff mit Stärke { $strength }
       *[other] noch { $left } bis zum Angriff mit Stärke { $strength }
    }
report-player = { $player }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $logs ->
        [one] 1 Baumstamm
       *[other] { $logs } Baumstämme
    }, Verteidigung { $defence }, { $cannons ->
        [0] keine Kanone verloren
        [one] 1 Kanone verloren
       *[other] { $cannons } Kanonen verloren
    }
report-final = Endwertung { $points }, Platz { $rank }
report-legend = Buchstaben: c Kiste, w Mauer, { $churches } Kirche dieser Größe, h Haus, C Bürger, S Soldat, P Priester, A Architekt, M Händler, J Gaukler, N Adliger, { $empty } leer
