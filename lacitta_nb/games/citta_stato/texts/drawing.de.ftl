# Was ein Bildschirmleser vom Spielplan und von den Spielern sagt, und die wenigen Wörter, die dort stehen.

drawing-letter = { $colour ->
        [yellow] Ge
        [white] W
        [green] Gr
        [orange] O
        [black] S
       *[purple] V
    }
drawing-colour = { $letter }: { NAME($colour) }
drawing-all = alle
drawing-passed = gepasst
drawing-ghost = Der Geist
drawing-more = … und { $count } mehr
drawing-required = mindestens { $score }
drawing-scheme-gone = aus dem Spiel
drawing-scheme-used = { $scheme } · genutzt
drawing-seal = { $colour ->
        [red] R
       *[blue] B
    }
drawing-form = { $form ->
        [plutocracy] Plutokratie
        [oligarchy] Oligarchie
       *[doge] Doge
    }
drawing-row = { $what ->
        [future] Zukunft
       *[present] Gegenwart
    }
drawing-card = { $card ->
        [freedom_of_thought] Gedanken- freiheit
        [master_artisan] Handwerks- meister
        [shipwright] Schiffs- zimmermann
        [hunt_saracen_pirates] Jagd auf Sarazenen
        [corsair_raid] Korsaren- überfall
        [republican_thought] Republikan. Denken
        [city_assembly] Stadt- versammlung
       *[other] { NAME($card) }
    }
drawing-action = { $what ->
        [fleet] Flotte
        [city] Stadt
        [guilds] Zünfte
        [war] Krieg
        [republic] Republik
       *[politics] Politik
    }
drawing-line = { $what ->
        [round] Runde
        [upgrade] Ausbau
        [war] Krieg
        [offer] Angebot
       *[stock] Bestand
    }
drawing-ghost-line = { $what ->
        [bag] Beutel
        [drawn] Gezogen
       *[discs] Scheiben
    }
drawing-board = { $players ->
        [one] Città-Stato, allein gegen den Geist.
       *[other] Città-Stato zu { $players }.
    } { $moment }
drawing-board-turn = Runde { $round } von { $rounds } · Zug von { $player } · nächste Aktion: { $price } Würfel
drawing-board-phase = Runde { $round } von { $rounds } · { $phase ->
        [war] Krieg
        [round_end] Ende der Runde
        [second_score] zweite Wertung
       *[final] Schlusswertung
    }
drawing-board-over = Das Spiel ist zu Ende: Sieg für { $names }
drawing-board-solo = Das Spiel ist zu Ende: { $score } von { $required } Punkten
drawing-war-disc = Platz { $place }: { $disc ->
        [unknown] eine Scheibe von { $player }
       *[other] { $player } mit { $disc }
    }{ $open ->
        [0] , verdeckt
       *[1] { "" }
    }
drawing-player = { $player }, { NAME($city) }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, zweite Wertung { $second }, { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }, Marker auf Feld { $space } ({ NAME($form) }), Republikkarte: { $republic ->
        [unknown] verdeckt
       *[other] { NAME($republic) }
    }{ $crowned ->
        [0] { "" }
       *[1] {" "}mit Kronen
    }, { $passed ->
        [0] nächste Aktion { $price } Würfel
       *[1] hat gepasst
    }
drawing-ghost-board = Der Geist: gefordert sind mindestens { $required } Punkte, { $drawn } von { $cubes } Würfeln in dieser Runde gezogen, { $discs ->
        [one] 1 Scheibe
       *[other] { $discs } Scheiben
    }
drawing-at-action = Stadtaktion { NAME($colour) }, { $price } Würfel
drawing-at-market = Markt, { NAME($colour) }, je { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }: { $count ->
        [0] keiner
       *[other] { $count } Würfel
    }
drawing-at-card = { $where }, { NAME($colour) }: { $card }
drawing-at-no-card = { $where }, { NAME($colour) }: keine Karte
drawing-at-scheme = Vorhaben der Stufe { $level }: { $scheme }{ $moves ->
        [0] { "" }
       *[other] {" "}· alle Marker bewegen sich um { $moves }
    }{ $used ->
        [0] { "" }
       *[1] {" "}· in dieser Runde genutzt
    }
drawing-at-no-scheme = Vorhaben der Stufe { $level }: aus dem Spiel
drawing-at-form = Formleiste, Feld { $space }, { NAME($form) }, darüber { $crowns ->
        [0] keine Krone
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }: { $count ->
        [0] kein Marker
       *[other] { $names }
    }
drawing-at-war = Kriegsleiste: { $count ->
        [0] keine Scheibe
       *[other] { $discs }
    }
drawing-at-offer = Angebot, Karte { $place }: { $republic ->
        [unknown] verdeckt
        [away] wird gerade angesehen
       *[other] { NAME($republic) }
    }{ $crowned ->
        [0] { "" }
       *[1] {" "}mit Kronen
    }
drawing-at-city = { $city } · Hafen: { $port }{ $scheme ->
        [none] { "" }
       *[other] {" "}· eigenes Vorhaben: { $scheme }
    }
drawing-at-republic = Eigene Republikkarte: { $republic ->
        [unknown] verdeckt
       *[other] { NAME($republic) }
    }{ $crowned ->
        [0] { "" }
       *[1] {" "}mit Kronen
    }
drawing-at-crowns = { $count ->
        [one] 1 eigene Krone
       *[other] { $count } eigene Kronen
    }
drawing-at-track = Leiste { NAME($colour) }: Feld { $space } von { $spaces }, es zeigt { $value }
drawing-at-count = { $what ->
        [cube] Vorrat
        [bag] Beutel
        [banner] Banner
        [used] Genutzte Karten
       *[burned] Verbrannte Karten
    }, { NAME($colour) }: { $count }
drawing-at-disc = Kriegsscheibe { $disc }: { $where ->
        [held] auf der Hand
        [gone] aus dem Spiel
        [away] auf der Kriegsleiste
       *[unknown] verdeckt
    }
drawing-at-used = Genutzte Karte { $card }
drawing-at-no-used = Genutzte Karten, Zeile { $line }: keine
drawing-sign = { $what ->
        [cube] Würfel
        [banner] Banner
        [points] Punkte der Wertung 1, 2
        [crown] Krone
        [fleet] Flotte mit so vielen Münzen
        [bag] Beutel, ziehen
        [card] Karte, genutzte Karte
        [deck] Stapel
        [burn] verbrennen
        [marker] Marker
        [all] alle
        [step] Feld einer Leiste
        [disc] Kriegsscheibe
        [scheme] Vorhaben
        [republic] Republikkarte
        [port] falls es der eigene Hafen ist
        [out] wird abgegeben
        [first] Startspieler
        [down] liegt verdeckt
       *[each] für jedes
    }
