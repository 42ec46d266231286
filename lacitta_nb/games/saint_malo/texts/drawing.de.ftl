# Was ein Bildschirmleser von den Städten und den Piraten sagt, und die wenigen Wörter daneben.

drawing-sheets = { $players ->
        [one] Die Stadt von 1 Spieler
       *[other] Die Städte von { $players } Spielern
    } und die Piraten. { $moment }
drawing-sheets-turn = Zug von { $player }, vor dem ersten Wurf{ $last ->
        [0] { "" }
       *[other] {" "}· letzte Runde
    }
drawing-sheets-roll = Zug von { $player } · Wurf { $roll } von { $rolls }{ $last ->
        [0] { "" }
       *[other] {" "}· letzte Runde
    }
drawing-sheets-over = Das Spiel ist zu Ende: Sieg für { $names }
drawing-space-empty = { $space }: leer, { $where }
drawing-space-holds = { $space }: { NAME($what) }, { $where }
drawing-space-inner = Innenfeld
drawing-space-outer = Außenfeld der Seite { NAME($side) }, { $now ->
        [complete] die vollständig ist
        [broken] die unterbrochen ist
       *[open] { $walls } von { $most } Mauern
    }
drawing-card = { $player }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $logs ->
        [one] 1 Baumstamm
       *[other] { $logs } Baumstämme
    }, Verteidigung { $defence }{ $strength ->
        [0] { "" }
       *[other] {" "}gegen den nächsten Angriff (Stärke { $strength })
    }, { $lost ->
        [one] 1 Kanone verloren
       *[other] { $lost } Kanonen verloren
    }, { $filled } von { $spaces } Feldern gefüllt
drawing-pirates = Piraten
drawing-pirates-row = Piraten, Reihe { $row }, Stärke { $strength }: { $marked } von { $boxes } Kästchen angekreuzt
drawing-dice = { $player }, Wurf { $roll }:
drawing-church = Kirche mit ihrer Größe
drawing-count = { $what ->
        [points] Punkte
        [coins] Münzen
        [logs] Baumstämme im Lager
        [defence] Verteidigung / Stärke des nächsten Angriffs
       *[lost] verlorene Kanonen
    }
