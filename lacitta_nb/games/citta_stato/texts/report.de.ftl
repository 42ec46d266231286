# Ein Spiel als Text: was `print(game)` zeigt.

report-moment = Runde { $round } von { RULE("rounds") } · { PHASE($phase) }
report-over = Nach { RULE("rounds") } Runden · { PHASE("over") }
report-decides = { $player } muss entscheiden: { $kind ->
        [turn] welche Aktion
        [buy] welche Würfel gekauft werden
        [banner] welches Banner genommen wird
        [colour] welche Farbe genannt wird
        [under] unter welcher Farbe die Karte verbrannt wird
        [disc] welche Kriegsscheibe genannt wird
        [keep] welche Würfel behalten werden
        [pay] welche Würfel den Krieg bezahlen
        [discard] welche Banner abgegeben werden
        [remove] wie viele Würfel das Spiel verlassen
        [crowns] wie viele Kronen das Spiel verlassen
        [take] was genommen wird
        [move] wohin der Marker geht
        [shift] wohin die Marker aller gehen
        [draw] ob gezogen wird
        [scheme] ob das Vorhaben der Stadt genutzt wird
        [swap] welches Banner getauscht wird
        [card] welche genutzte Karte verbrannt wird
        [rob] wem eine Krone genommen wird
        [republic] welche Republikkarte bleibt
        [offer] ob eine Karte des Angebots genommen wird
        [second] welche Karte der zweiten Wertung dient
        [back] welche Leisten zurückgehen
        [bag] welcher Würfel in den Beutel kommt
       *[accept] ob die Punkte genommen werden
    }
report-runs = Niemand muss entscheiden: step() macht weiter.
report-upgrades = Ausbauten, die in dieser Runde noch möglich sind: { $left }
report-market = Markt: { $rows }
report-row = Preis { $price }: { $cubes }
report-count = { NAME($colour) } { $count }
report-cards = Karten in { NAME($colour) }: Gegenwart { NAME($present) }, Zukunft { NAME($future) }, im Stapel { $deck }
report-schemes = Vorhaben: { $schemes }
report-scheme = { $level } { NAME($scheme) }{ $used ->
        [yes] {""} (genutzt)
       *[no] {""}
    }
report-war = Kriegsleiste: { $discs }
report-disc = { $player } { $power ->
        [-1] (verdeckt)
       *[other] (Stärke { $power })
    }
report-ghost-disc = Geist { $power ->
        [-1] (verdeckt)
       *[other] (Stärke { $power })
    }
report-ghost = Geist: { $scenario }, Spiel { $game }, verlangte Punktzahl { $required }, in dieser Runde gezogen: { $drawn }, übrige Scheiben { $discs }
report-objectives = Ziele: { $objectives }
report-solo = Verlangte Punktzahl { $required }, jetzt { $final }. Ziele: { $objectives }.{ $won ->
        [yes] {" "}Gewonnen; Bonuskronen für das nächste Spiel: { $crowns }.
       *[no] {""}
    }
report-objective = { $objective } ({ $met ->
        [yes] erreicht
       *[no] nicht erreicht
    })
report-player = { $player } ({ NAME($city) }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Marker auf { $space } ({ NAME($form) }), { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }
report-second = zweite Wertung bisher { $points }
report-passed = hat gepasst
report-republic = Republikkarte: { NAME($card) }
report-tracks = Leisten: { $tracks }
report-supply = Vorrat: { $cubes }
report-bag = Beutel: { $cubes }
report-banners = Banner: { $banners }
report-discs = Kriegsscheiben auf der Hand: { $held }, aus dem Spiel: { $gone }
report-used = genutzt: { $cards }
report-burned = verbrannt: { $cards }
report-scheme-own = eigenes Vorhaben: { NAME($scheme) }
report-final = Endwertung { $points } (erste { $first }, zweite { $second }), Platz { $rank }
