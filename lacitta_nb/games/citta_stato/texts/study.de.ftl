# Stellungen untersuchen: was ein Beutel gibt, was bezahlbar ist, Krieg, Staatsform und Kronen, Karten, Markt.

stato-joins-not = { $player } kann nach dir nicht mehr in den Krieg ziehen: Nenne andere, die noch eine Scheibe auf der Hand und keine auf der Kriegsleiste haben.
stato-no-seconds = { $given } nennt keine zweiten Wertungen: Gib ein paar ganze Zahlen an, etwa range(10).

## Spalten von Tabellen

study-column-bag-colour = Farbe
study-column-bag-supply = Vorrat
study-column-bag-bag = Beutel
study-column-bag-expected = im Mittel gezogen
study-bag-column = { $number } gezogen, in %
study-bag-pays = Aktion für { $price } bezahlbar, in %
study-column-pay-colour = Farbe
study-column-pay-price = Preis
study-column-pay-held = vorhanden
study-column-pay-stand-in = Ersatzwürfel
study-column-pay-had = vorhandene Ersatzwürfel
study-column-pay-missing = fehlt
study-column-pay-ways = mögliche Zahl der Ersatzwürfel
study-column-pay-actions = ist möglich
study-column-war-disc = Scheibe
study-column-war-left = Würfel übrig
study-war-column = Platz { $place }, in %
study-column-form-form = Staatsform
study-column-form-own = die eigene
study-column-form-spaces = Felder
study-column-form-alone = Verschiebungen, allein
study-column-form-others = Verschiebungen, durch andere
study-column-form-together = Verschiebungen, alle zusammen
study-column-shift-source = kommt von
study-column-shift-what = was genau
study-column-shift-steps = wie viele Felder
study-column-shift-sides = wohin
study-column-shift-seats = wer es kann
study-column-shift-everyone = bewegt alle
study-column-pair-first = erste Wertung
study-column-pair-second = zweite Wertung
study-column-pair-signs = Kronenzeichen
study-column-pair-crowns = Kronen
study-column-pair-missing = fehlende Kronen
study-column-pair-inside = zählt in der Staatsform
study-column-pair-outside = zählt außerhalb
study-column-pair-final = zählt, wo der Marker steht
study-column-present-colour = Farbe
study-column-present-card = Gegenwart
study-column-present-payable = bezahlbar
study-column-present-use = genutzt, bringt
study-column-present-burn = verbrannt, bringt
study-column-present-use-again = am Ende noch einmal genutzt, Punkte
study-column-present-burn-again = am Ende verbrannt, Punkte
study-column-second-colour = Farbe
study-column-second-card = Karte
study-column-second-use = für sich genutzt, Punkte
study-column-second-burn = für sich verbrannt, Punkte
study-column-second-best = für die beste Endwertung
study-column-second-most = für die höchste zweite Wertung
study-column-market-cube = Würfel, der dorthin kommt
study-column-market-price = sein Preis
study-column-market-tempted = wer ihn kaufen kann
study-column-market-most = so viele kann jeder kaufen
study-column-buy-price = Preis

## Was in Zellen steht

study-yes = ja
study-no-cube = keiner
study-up-to = bis zu { $steps }
study-side-left = links
study-side-right = rechts
study-shift-scheme = Vorhaben
study-shift-own-scheme = Vorhaben einer Stadt
study-shift-city = Kraft einer Stadt
study-shift-use = Gegenwart, genutzt
study-shift-burn = Gegenwart, verbrannt
study-shift-war = vor dem Krieg
study-shift-ghost = Würfel des Geistes
study-shift-use-again = eigene Karte, am Ende genutzt
study-shift-burn-again = eigene Karte, am Ende verbrannt
study-brings-points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
study-brings-crowns = { $number ->
        [one] { $number } Krone
       *[other] { $number } Kronen
    }
study-brings-banners = { $number ->
        [one] { $number } Banner
       *[other] { $number } Banner
    }
study-brings-cubes = { $number ->
        [one] { $number } Würfel
       *[other] { $number } Würfel
    }
study-brings-nothing = nichts
study-not-all = { $found } (nicht alles durchprobiert)
study-plan-use = nutzen
study-plan-burn = verbrennen
study-plan-leave = liegen lassen
study-buys = { $player }: { $number }

## Abbildungen

study-ours = von uns rekonstruierte Werte
study-bag-title = { $player } zieht { $drawn ->
        [one] { $drawn } Würfel
       *[other] { $drawn } Würfel
    } aus einem Beutel mit { $bag }
study-bag-panel = bezahlbar: { $chance } %
study-bag-expected = im Mittel { $number }
study-bag-below = gezogene Würfel, jede Zahl mit ihrer Chance in %; bezahlbar: eine Aktion der Farbe für { $price }
study-war-title = { $player } mit { $cubes ->
        [one] { $cubes } Würfel
       *[other] { $cubes } Würfeln
    } gegen { $rivals ->
        [0] bisher niemanden
        [one] { $rivals } Scheibe
       *[other] { $rivals } Scheiben
    }
study-war-disc = Scheibe { $disc }
study-war-left = { $cubes } übrig
study-war-short = { $cubes } zu wenig
study-war-below = Chance auf den Sieg in %, und Würfel, die nach dem Bezahlen übrig sind (✕: nicht bezahlbar)
study-war-said = Scheibe { $disc } gewinnt mit { $chance } %
study-form-inside = { $player } auf Feld { $space }: in der Staatsform der Republikkarte, { $form }
study-form-outside = { $player } auf Feld { $space }: außerhalb der Staatsform der Republikkarte, { $form }
study-form-hidden = { $player } auf Feld { $space }: die Staatsform der Republikkarte ist verdeckt
study-form-crowns = Kronen
study-form-alone = allein
study-form-others = andere
study-form-together = zusammen
study-form-below = so wenige Verschiebungen bringen den Marker auf ein Feld
study-zone-said = { $form }: { $shifts ->
        [0] schon dort
        [one] { $shifts } Verschiebung entfernt
       *[other] { $shifts } Verschiebungen entfernt
    }
study-zone-never = { $form }: unerreichbar
study-pair-title = { $player }: erste Wertung { $first }, { $crowns ->
        [one] { $crowns } Krone
       *[other] { $crowns } Kronen
    }
study-pair-inside = zählt in der Staatsform
study-pair-outside = zählt außerhalb
study-pair-below = zweite Wertung; über den Balken die Kronen, die fehlen
study-pair-said = Wo der Marker steht, zählt mit { $second } als zweiter Wertung am meisten: { $final }
