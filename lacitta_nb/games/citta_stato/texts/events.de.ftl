# Was geschehen ist, ein Satz für jede Art von Ereignis; die Wörter sind die Felder des Ereignisses.
# $cubes-all sind Farben, $parts-… die Teile einer Wertung, $players-all Namen.

event-paid = { $player } hat { $cubes ->
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    } bezahlt ({ NAMES($cubes-all) }), { $what ->
        [use] um eine Karte zu nutzen
        [burn] um eine Karte zu verbrennen
        [upgrade] um eine Leiste auszubauen
       *[other] für die Aktion „{ NAME($what) }“
    }.
event-to_market = { $player } hat einen { NAME($colour, form: "en") } Würfel auf den Markt gelegt, in die Reihe mit dem Preis { $amount }.
event-from_market = { $amount ->
        [one] Ein Würfel in { NAME($colour) } hat
       *[other] { $amount } Würfel in { NAME($colour) } haben
    } mit der geleerten Reihe des Marktes das Spiel verlassen.
event-bought = { $player } hat einen { NAME($colour, form: "en") } Würfel für { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } gekauft.
event-taken = { $player } hat einen { NAME($colour, form: "en") } Würfel umsonst vom Markt genommen, aus der Reihe mit dem Preis { $amount }.
event-drawn = { $player } hat { $cubes ->
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    } aus dem Beutel gezogen: { NAMES($cubes-all) }.
event-kept = { $player } hat { $cubes ->
        [one] 1 der gezogenen Würfel
       *[other] { $cubes } der gezogenen Würfel
    } behalten ({ NAMES($cubes-all) }); der Rest ging in den Beutel zurück.
event-to_bag = { $player } musste einen { NAME($cubes-first, form: "en") } Würfel in den Beutel legen.
event-points = { $player } hat { $amount ->
        [-1] 1 Punkt verloren
        [one] 1 Punkt erhalten
       *[other] { $amount } Punkte erhalten
    }.
event-declined = { $player } hat auf { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } verzichtet.
event-banner = { $player } hat { $amount ->
        [-1] ein Banner in { NAME($colour) } abgegeben
        [1] ein Banner in { NAME($colour) } genommen
       *[other] Banner in { NAME($colour) } abgegeben ({ $amount })
    }.
event-crown = { $player } hat { $amount ->
        [-1] { $rule ->
            [X6] eine Krone durch Verrat verloren
           *[other] eine Krone abgegeben
        }
        [1] eine Krone genommen
       *[other] { $rule ->
            [X4] Kronen abgegeben ({ $amount })
           *[other] { $amount } Kronen genommen
        }
    }.
event-cube = { $player } hat einen { NAME($colour, form: "en") } Würfel aus dem Bestand genommen.
event-removed = { $player } hat { $amount ->
        [one] einen Würfel in { NAME($colour) }
       *[other] { $amount } Würfel in { NAME($colour) }
    } aus dem Spiel genommen.
event-card_used = { $player } hat „{ NAME($what) }“{ $place ->
        [present] , die Gegenwart in { NAME($colour) },
        [future] , die Zukunft in { NAME($colour) },
       *[other] {""} noch einmal
    } genutzt.
event-card_burned = { $player } hat „{ NAME($what) }“ unter { NAME($colour) } verbrannt.
event-republic = { $player } hat { $what ->
        [kept] die alte Republikkarte behalten
        [changed] die Republikkarte gegen eine des Angebots getauscht
       *[other] eine Republikkarte angesehen und sie oder die alte ins Angebot gelegt
    }.
event-upgraded = Die { NAME($colour, form: "e") } Leiste von { $player } ist auf Feld { $amount } vorgerückt; Ausbauten, die in dieser Runde noch möglich sind: { $space }.
event-moved_back = Die { NAME($colour, form: "e") } Leiste von { $player } ist auf Feld { $amount } zurückgegangen.
event-passed = { $player } hat gepasst.
event-scheme = { $player } hat { $amount ->
        [0] das Vorhaben der eigenen Stadt „{ NAME($what) }“
       *[other] das Vorhaben „{ NAME($what) }“ der Stufe { $amount }
    } genutzt.
event-scheme_gone = Das Vorhaben „{ NAME($what) }“ der Stufe { $amount } hat das Spiel verlassen.
event-named = { $player } hat { NAME($colour) } genannt.
event-moved = Der Marker von { $player } ist { $amount ->
        [-2] { SPELT(2) } Felder nach links
        [-1] ein Feld nach links
        [1] ein Feld nach rechts
        [2] { SPELT(2) } Felder nach rechts
       *[other] um { $amount } Felder
    } gerückt, auf Feld { $space }.
event-disc = { $player } hat eine Scheibe verdeckt auf die Kriegsleiste gelegt.
event-disc_back = { $player } hat die Kriegsscheibe der Stärke { $amount } zurückgenommen.
event-disc_out = Die Kriegsscheibe der Stärke { $amount } von { $player } hat das Spiel verlassen.
event-revealed = { $player } hat eine Scheibe der Stärke { $amount } aufgedeckt.
event-war_paid = { $player } hat { $cubes ->
        [one] 1 Würfel
       *[other] { $cubes } Würfel
    } für den Krieg bezahlt ({ NAMES($cubes-all) }).
event-war_unpaid = { $player } konnte die Scheibe der Stärke { $amount } nicht bezahlen: { $cubes ->
        [0] Es war kein Würfel da
        [one] Der einzige Würfel ist weg ({ NAMES($cubes-all) })
       *[other] Alle { $cubes } Würfel sind weg ({ NAMES($cubes-all) })
    }, und die Scheibe hat das Spiel ohne Wirkung verlassen.
event-war_won = { $player } hat den Krieg mit einer Scheibe der Stärke { $amount } gewonnen.
event-refilled = Neue Karten in { NAME($colour) }. Gegenwart: { NAME($what) }; Zukunft: { NAME($place) }.
event-shuffled = Die Ablage in { NAME($colour) } ist zu einem neuen Stapel von { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } geworden.
event-round = Runde { $amount } beginnt: Die Vorhaben sind aufgedeckt, und der Ausbaumarker ist zurückgesetzt.
event-first_player = { $player } beginnt jetzt.
event-ghost = Der Geist hat { NAME($colour) } gezogen. Abgelegte Gegenwart: { NAME($what) }.
event-ghost_disc = Der Geist hat eine Scheibe verdeckt auf die Kriegsleiste gelegt.
event-ghost_revealed = Die Scheibe des Geistes hat die Stärke { $amount }.
event-ghost_won = Der Geist hat den Krieg mit einer Scheibe der Stärke { $amount } gewonnen und nimmt nichts.
event-ghost_disc_out = Die Kriegsscheibe der Stärke { $amount } des Geistes hat das Spiel verlassen.
event-second_score = Für die zweite Wertung hat { $player } „{ NAME($what) }“ ({ NAME($colour) }) genommen.
event-final = { $player } endet mit { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkten
    }: erste Wertung { $parts-first }, zweite Wertung { $parts-second }, Marker { $parts-form ->
        [1] im Bereich
       *[other] außerhalb des Bereichs
    } der Republikkarte ({ NAME($what) }), Kronen { $parts-crowns }, Kronenzeichen zwischen den Wertungen { $parts-signs }, Würfel { $parts-cubes }.
event-won = { $players ->
        [one] { $players-all } hat mit { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkten
        } gewonnen{ $what ->
            [sum] ; bei gleich vielen Punkten entscheiden beide Wertungen zusammen
            [cubes] ; bei gleich vielen Punkten und gleichen Wertungen entscheiden mehr Würfel im Vorrat
           *[other] {""}
        }.
       *[other] { $players-all } teilen sich den Sieg mit { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkten
        }{ $what ->
            [sum] ; bei gleich vielen Punkten entscheiden beide Wertungen zusammen
            [cubes] ; bei gleich vielen Punkten und gleichen Wertungen entscheiden mehr Würfel im Vorrat
           *[other] {""}
        }.
    }
event-solo = { $what ->
        [won] { $player } hat gegen den Geist gewonnen{ $amount ->
            [0] , ohne Bonuskronen
            [one] {""} und beginnt das nächste Spiel mit 1 Bonuskrone
           *[other] {""} und beginnt das nächste Spiel mit { $amount } Bonuskronen
        }.
       *[other] { $player } hat gegen den Geist verloren; dasselbe Spiel kann noch einmal versucht werden.
    }
