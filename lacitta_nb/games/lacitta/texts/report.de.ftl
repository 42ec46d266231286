# Ein Spiel als Text: was `print(game)` zeigt.

report-moment = Jahr { $year } von { $years } · { PHASE($phase) }
report-decides = { $player } muss entscheiden: { $kind ->
        [place] wo ein Castello eingesetzt wird
        [turn] ein Zug der Politikrunden
        [penalty] der Strafzug für den Hunger im letzten Jahr
        [wish] welcher Wunsch für eine Stadt gilt
        [give_up_roads] welche Straßen aufgegeben werden
        [demolish] welches Gebäude abgerissen wird
       *[starve] aus welcher Stadt ein Bürger auswandert
    }
report-runs = Niemand muss entscheiden; die Phase läuft von selbst ab.
report-voice = Stimmkarten: { $cards }
report-hidden = verdeckt
report-display = In der Auslage: { $cards }
report-player = { $player }: { $gold } Gold, { $food } Nahrung für { $citizens ->
        [one] 1 Bürger
       *[other] { $citizens } Bürger
    }, noch { $cards ->
        [one] 1 Aktionskarte
       *[other] { $cards } Aktionskarten
    } und { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
report-final = { $player }: Platz { $rank } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } (Bürger { $citizens }, vollständige Städte { $bonus }{ $penalty ->
        [0] {""}
       *[other] , Hunger { $penalty }
    }), { $gold } Gold
report-out = { $player } ist ausgeschieden
report-out-final = { $player } ist ausgeschieden, Platz { $rank }
report-starts = beginnt die Runden
report-city = { $castle }: { $citizens ->
        [one] 1 Bürger
       *[other] { $citizens } Bürger
    }{ $limit ->
        [0] {""} ohne Obergrenze
       *[other] {""} von höchstens { $limit }
    }; Kultur { $culture }, Bildung { $education }, Gesundheit { $health }
report-building = { NAME($building) } { $space }
