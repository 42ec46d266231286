# Übungen: `exercise-<Art>` ist der Name einer Art; was gefragt wird, was geantwortet werden kann, und warum.

exercise-player = { $player }
exercise-colour = In der Farbe { NAME($colour) }
exercise-card = { NAME($card) }
exercise-form = Im Bereich „{ NAME($form) }“
exercise-goal = Erfüllt: { NAME($goal) }
exercise-does = { $text }
exercise-yes-no = { $answer ->
        [yes] Ja
       *[no] Nein
    }

# Züge und ihr Preis.

exercise-price = Was kosten Aktionen?
exercise-price-ask = { $player } hat in dieser Runde { $taken ->
        [0] keine Aktion
        [one] 1 Aktion
       *[other] { $taken } Aktionen
    } ausgeführt. Wie viele Würfel { $count ->
        [one] kostet die nächste Aktion
       *[other] kosten die nächsten { SPELT($count) } zusammen
    }?
exercise-price-why = Nach { $taken ->
        [0] keiner
        [one] 1 Aktion
       *[other] { $taken } Aktionen
    } kostet die nächste { $price ->
        [one] 1 Würfel
       *[other] { $price } Würfel
    } einer Farbe, jede weitere einen mehr.
exercise-price-why-sum = Das macht zusammen { $sum } Würfel.

exercise-payable = Was lässt sich bezahlen?
exercise-payable-ask = Die nächste Aktion von { $player } kostet { $price ->
        [one] 1 Würfel
       *[other] { $price } Würfel
    }. In welchen Farben lässt sie sich bezahlen? Markiere alle.
exercise-payable-why = Nötig { $price ->
        [one] ist 1 Würfel
       *[other] sind { $price } Würfel
    } in der Farbe der Aktion, Ersatzwürfel mitgezählt.
exercise-payable-why-mixed = In { NAME($colour) }: { $held } und { $had } als Ersatz ({ NAME($stand_in) }).

exercise-stand-ins = Wie viele Ersatzwürfel?
exercise-stand-ins-ask = { $player } zahlt { $price ->
        [one] 1 Würfel
       *[other] { $price } Würfel
    } für eine Aktion ({ NAME($colour) }). Wie viele Ersatzwürfel ({ NAME($stand_in) }) { $most ->
        [yes] können höchstens dabei sein
       *[no] müssen mindestens dabei sein
    }?
exercise-stand-ins-why = Im Vorrat: { $held } in { NAME($colour) }, { $had } in { NAME($stand_in) }.
exercise-stand-ins-why-rule = Weiß ersetzt Gelb und Grün, Schwarz ersetzt Orange und Violett, beliebig gemischt; Weiß und Schwarz werden durch nichts ersetzt.

exercise-to-market = Wohin kommen die Würfel?
exercise-to-market-ask = { $player } hat in dieser Runde { $taken ->
        [0] keine Aktion
        [one] 1 Aktion
       *[other] { $taken } Aktionen
    } ausgeführt und führt jetzt eine aus ({ NAME($colour) }){ $wild ->
        [0] { "" }
       *[other] , bezahlt mit einem Ersatzwürfel ({ NAME($paid) })
    }. Wohin { $taken ->
        [0] kommt der Würfel
       *[other] kommen die Würfel
    }?
exercise-goes = { $price ->
        [0] In den eigenen Beutel
        [one] Auf den Markt, in die Reihe mit 1 Münze
       *[other] Auf den Markt, in die Reihe mit { $price } Münzen
    }
exercise-to-market-why = { $taken ->
        [0] Der erste Würfel einer Runde kommt auf den Markt, auf den obersten freien Platz seiner Spalte.
       *[other] Nur der Würfel der ersten Aktion einer Runde kommt auf den Markt; alle späteren kommen in den eigenen Beutel.
    }
exercise-to-market-why-place = In der Spalte für { NAME($colour) } ist das die Reihe mit { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }.

exercise-turn = { $what ->
        [fleet] Handelsflotte (Gelb)
        [city] Stadt (Weiß)
        [guilds] Zünfte (Grün)
        [war] Krieg (Orange) mit Scheibe { $number }
        [republic-purple] Republik (Schwarz): violette Banner tauschen
        [republic-four] Republik (Schwarz): ein Banner jeder Farbe tauschen
        [politics] Politik (Violett): das Vorhaben der Stufe { $number }
        [use] Die Gegenwart nutzen ({ NAME($colour) })
        [burn] Die Gegenwart verbrennen ({ NAME($colour) })
       *[upgrade] Die Leiste ausbauen ({ NAME($colour) })
    }
exercise-allowed = Was ist erlaubt?
exercise-allowed-ask = Was davon darf { $player } jetzt tun? Markiere alles.
exercise-allowed-why-idle = Was sich bezahlen lässt, ist erlaubt, auch wenn es nichts bringt.

exercise-why-not = Warum nicht?
exercise-why-not-ask = { $what ->
        [fleet] { $player } möchte die Handelsflotte
        [city] { $player } möchte die Stadtaktion
        [guilds] { $player } möchte die Zünfte
        [war] { $player } möchte Krieg mit Scheibe { $number }
        [republic-purple] { $player } möchte violette Banner gegen Kronen tauschen
        [republic-four] { $player } möchte ein Banner jeder Farbe gegen Kronen tauschen
        [politics] { $player } möchte das Vorhaben der Stufe { $number } nutzen
        [use] { $player } möchte die Gegenwart in { NAME($colour) } nutzen
        [burn] { $player } möchte die Gegenwart in { NAME($colour) } verbrennen
       *[upgrade] { $player } möchte die Leiste in { NAME($colour) } ausbauen
    }, darf aber nicht. Welche Regel verbietet es?

# Würfel.

exercise-fleet = Was kauft eine Flotte?
exercise-fleet-ask = { $player } nimmt die Handelsflotte, in Gelb bezahlt. Wie viele Würfel kann sie höchstens kaufen?
exercise-fleet-why = Die gelbe Leiste bringt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
exercise-fleet-why-cheap = Zuerst die billigsten: { $count ->
        [0] Nichts ist billig genug
        [one] 1 Würfel
       *[other] { $count } Würfel
    }.
exercise-fleet-why-first = Der bezahlte gelbe Würfel liegt dann schon auf dem Markt und kann gekauft werden.

exercise-can-buy = Was kaufen Münzen?
exercise-can-buy-ask = { $player } hat { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } für den Markt. Was davon lässt sich kaufen? Markiere alles.
exercise-cubes = { $count ->
        [one] Ein Würfel: { NAMES($colours) }
       *[other] { $count } Würfel: { NAMES($colours) }
    }
exercise-can-buy-why = { $count ->
        [one] Dieser Würfel kostet
       *[other] Diese Würfel kosten
    } mindestens { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    }: { NAMES($colours) }.

exercise-draws = Wie viele werden gezogen?
exercise-draws-ask = { $player } nimmt die Zünfte, in Grün bezahlt. Wie viele Würfel werden gezogen?
exercise-draws-why = Die grüne Leiste zeigt { $number }.
exercise-draws-why-bag = Im Beutel { $held ->
        [one] ist 1 Würfel
       *[other] sind { $held } Würfel
    }, und { $paid ->
        [0] der bezahlte kommt auf den Markt
        [one] 1 bezahlter kommt vorher dazu
       *[other] { $paid } bezahlte kommen vorher dazu
    }.

exercise-draw-chance = Wie wahrscheinlich ist es?
exercise-chance-ask = { $player } nimmt die Zünfte, in Grün bezahlt. Wie wahrscheinlich { $least ->
        [one] ist unter den gezogenen mindestens ein Würfel
       *[other] sind unter den gezogenen mindestens { SPELT($least) } Würfel
    } in { NAME($colour) }?
exercise-class = { $size ->
        [rare] Seltener als 1 von 10
        [quarter] Etwa 1 von 4
        [half] Etwa 1 von 2
        [most] Etwa 3 von 4
       *[nearly] Öfter als 9 von 10
    }
exercise-chance-why = Gezogen werden { $number } von { $total } Würfeln; davon in { NAME($colour) }: { $held }.
exercise-chance-why-odds = Die Chance ist { $chance } %.

# Karten, Vorhaben und Städte.

exercise-benefit = Was bringt das Verbrennen?
exercise-benefit-ask = { $player } verbrennt die Gegenwart einer Farbe: { NAME($colour) }. Was bringt das?
exercise-benefit-why = Unter { NAME($colour) } { $held ->
        [0] liegt keine Karte
        [one] liegt 1 Karte
       *[other] liegen { $held } Karten
    }; das ist die { ORDINAL($number) }.
exercise-benefit-why-one = Nur der Vorteil der jetzt erreichten Anzahl zählt, keiner davor, und nicht, was die Karte sagt.

exercise-card-points = Was ist eine Karte wert?
exercise-card-points-ask = { $player } nutzt die Karte „{ NAME($card) }“, ohne Ersatzwürfel bezahlt. Wie viele Punkte kann sie höchstens bringen?
exercise-card-points-why = Das macht jetzt { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Was bezahlt ist, liegt nicht mehr im Vorrat.

exercise-banners = Banner eines Hafens
exercise-banners-ask = Die Stadt von { $player } ist { NAME($city) }. Wie viele Banner brächte die Karte „{ NAME($card) }“, wenn sie genutzt würde?
exercise-banners-why = Der Hafen von { NAME($city) } ist { NAME($port) }: Diese Karte bringt dort ein Banner mehr.

exercise-refill = Welche Karte kommt als Nächstes?
exercise-refill-ask = Niemand nimmt im Krieg eine Zukunft. Welche Karte ist in der nächsten Runde die Gegenwart in { NAME($colour) }?
exercise-refill-why = { $there ->
        [yes] Eine übrige Gegenwart wird am Ende der Runde abgelegt.
       *[no] Der Platz einer genommenen Karte bleibt bis zum Ende der Runde leer.
    }
exercise-refill-why-future = Die Zukunft wird zur Gegenwart: { NAME($card) }.

exercise-scheme-does = Was tut ein Vorhaben?
exercise-scheme-does-ask = Was tut das Vorhaben „{ NAME($word) }“?
exercise-power-does = Was kann eine Stadt?
exercise-power-does-ask = Was ist die Fähigkeit von { NAME($word) }?
exercise-does-why = { NAME($word) }: { $text }

exercise-scheme-points = Punkte eines Vorhabens
exercise-scheme-points-ask = { $user } nutzt das Vorhaben „{ NAME($word) }“, in Violett bezahlt. Wie viele Punkte bringt das { $player }?
exercise-scheme-points-why = Hier: { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.

# Marker, Staatsformen und Kronen.

exercise-shift = Wo steht der Marker?
exercise-shift-ask = Der Marker von { $player } steht auf { $here }. { $user } nutzt das Vorhaben der Stufe { $level } und lässt alle nach { NAME($side) } rücken. Auf welchem Feld steht der Marker von { $player } dann, abgesehen von der Wirkung des Vorhabens selbst?
exercise-shift-why = Ein Vorhaben der Stufe { $level } bewegt die Marker aller { $steps ->
        [0] gar nicht
        [one] um 1 Feld
       *[other] um { $steps } Felder
    }.
exercise-shift-why-end = Am Ende der Leiste bleibt ein Marker stehen.

exercise-zone = In welchem Bereich?
exercise-zone-ask = Der Marker von { $player } steht auf { $here }. { $user } nutzt das Vorhaben der Stufe { $level } und lässt alle nach { NAME($side) } rücken. Im Bereich welcher Staatsform steht { $player } dann, abgesehen von der Wirkung des Vorhabens selbst?
exercise-zone-why = Feld { $there } gehört zum Bereich „{ NAME($form) }“, der von { $first } bis { $last } reicht.

exercise-crowns-end = Kronen über dem Marker
exercise-crowns-end-ask = Wenn das Spiel jetzt endete: Wie viele Kronen bekäme { $player } für den Platz des Markers? Im Bestand { $stock ->
        [0] ist keine
        [one] ist 1
       *[other] sind { $stock }
    }.
exercise-crowns-end-why = Der Marker steht auf { $space }, und darüber { $above ->
        [0] ist keine Krone
        [one] ist 1 Krone
       *[other] sind { $above } Kronen
    }.
exercise-crowns-end-why-short = Kronen werden in Zugreihenfolge genommen, von { $first } an, und im Bestand { $stock ->
        [0] ist keine
        [one] ist nur 1
       *[other] sind nur { $stock }
    }: Was ihm fehlt, bekommt niemand.

exercise-signs = Wie viele Zeichen?
exercise-signs-ask = Wie viele Kronenzeichen liegen zwischen den Wertungen { $low } und { $high }?
exercise-signs-why = Bei jedem Vielfachen von { RULE("sign-every") } steht ein Zeichen (rekonstruiert): Auf dem Weg von der niedrigeren zur höheren Wertung zählen die, die erreicht werden.
exercise-signs-why-between = Von { $low } bis { $high }: { $found ->
        [0] keins
        [one] 1 Zeichen
       *[other] { $found } Zeichen
    }.

exercise-final = Welche Wertung gilt?
exercise-final-ask = Das Spiel ist vorbei. { $player } hat eine erste Wertung von { $first } und eine zweite von { $second }; die Republikkarte zeigt „{ NAME($republic) }“. Was ist die Endwertung?
exercise-final-why-form = Der Marker auf { $space } { $inside ->
        [yes] steht im Bereich „{ NAME($form) }“.
       *[no] steht außerhalb des Bereichs „{ NAME($form) }“: Also gilt die niedrigere Wertung.
    }
exercise-final-why-crowns = Kronen, mit denen über dem Marker und auf der Karte: { $crowns }. Zeichen zwischen den Wertungen: { $signs }.
exercise-final-why = Die Endwertung ist { $final }.

# Die zweite Wertung und das Ende.

exercise-second-best = Die zweite Wertung
exercise-second-ask = Die zweite Wertung: { $player } darf eine Karte in { NAME($colour) } noch einmal nutzen oder verbrennen. Was bringt sofort die meisten Punkte?
exercise-second-do = { $what ->
        [use] { NAME($card) } nutzen
        [burn] { NAME($card) } verbrennen
       *[skip] Nichts davon
    }
exercise-second-why = { $what ->
        [use] { NAME($card) } nutzen
       *[burn] { NAME($card) } verbrennen
    }: { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.

exercise-ranks = Wer gewinnt?
exercise-ranks-ask = Die Endwertungen stehen fest. Bringe alle in die richtige Reihenfolge, die Ersten zuoberst.
exercise-ranks-player = { $player }: Endwertung { $final }, beide Wertungen zusammen { $sum }, Würfel { $cubes }
exercise-ranks-why = Die höchste Endwertung gewinnt; bei Gleichstand beide Wertungen zusammen, dann die Würfel im Vorrat.

exercise-declines = Darf man auf Punkte verzichten?
exercise-declines-ask = In diesem Spiel werden alle gefragt, ob sie ihre Punkte haben wollen. { $player } { $what ->
        [war] führt die Aktion Krieg aus
       *[other] nutzt die Karte „{ NAME($card) }“
    }. Wird { $player } gefragt?
exercise-declines-why = Wer mindestens 1 Punkt gewinnt, darf auf alle zusammen verzichten. Auf einen Verlust kann man nicht verzichten, und wo nichts gewonnen wird, wird nicht gefragt.

# Runden.

exercise-begins = Wie fängt es an?
exercise-begins-ask = Ein Spiel zu { $count ->
        [one] einer Person
       *[other] { SPELT($count) } Personen
    } beginnt. { $what ->
        [supply] Wie viele Würfel liegen in jedem Vorrat?
        [bag] Wie viele Würfel sind in jedem Beutel?
        [market] Wie viele Würfel liegen auf dem Markt?
        [marker] Auf welchem Feld der Formleiste steht jeder Marker?
        [upgrade] Was zeigt der Ausbaumarker?
        [offer] Wie viele Republikkarten liegen im Angebot?
        [schemes] Wie viele Vorhaben liegen auf dem Spielplan?
       *[open] Wie viele Karten liegen offen, Gegenwart und Zukunft zusammen?
    }
exercise-begins-why = Bei { $count ->
        [one] einer Person
       *[other] { SPELT($count) } Personen
    }: { $number }. { $what ->
        [supply] Die Würfel jeder Stadt, ohne die, die sie auf den Markt legt.
        [bag] Ein Würfel jeder Farbe, die eine Leiste hat.
        [market] Jede Stadt legt ihre { SPELT(RULE("market-cubes")) } dorthin.
        [marker] Die Mitte der Leiste.
        [upgrade] Je mehr mitspielen, desto mehr Ausbauten hat eine Runde.
        [offer] Die Republikkarten mit Kronen.
        [schemes] Ihre Plätze sind ihre Stufen.
       *[open] Eine Gegenwart und eine Zukunft jeder Farbe.
    }

exercise-next-turn = Wer kommt als Nächstes?
exercise-next-turn-ask = { $player } passt. { $count ->
        [0] Vorher hat niemand gepasst.
       *[other] Vorher gepasst: { $players }.
    } Wer hat den nächsten Zug?
exercise-next-turn-why = Es geht reihum: { $players }; wer gepasst hat, ist in dieser Runde nicht mehr am Zug.

exercise-next-first = Wer beginnt als Nächstes?
exercise-next-first-ask = { $first } hat diese Runde begonnen. Gepasst wird in dieser Reihenfolge: { $players }. Wer beginnt die nächste Runde?
exercise-next-first-why = Wer als Erster passt und diese Runde nicht begonnen hat, beginnt die nächste.
exercise-next-first-why-twice = { $first } hat diese Runde begonnen und kann nicht noch einmal beginnen.

exercise-draw-end = Würfel am Ende einer Runde
exercise-draw-end-ask = Der Krieg ist vorbei. Wie viele Würfel zieht { $player } am Ende dieser Runde?{ $alone ->
        [yes] { " " }Die verlangte Punktzahl ist { $required }.
       *[no] { "" }
    }
exercise-draw-end-why = Die grüne Leiste zeigt { $number }; im Beutel { $held ->
        [one] ist 1 Würfel
       *[other] sind { $held } Würfel
    }.
exercise-draw-end-why-fewest = { $alone ->
        [yes] Allein hat die wenigsten Punkte, wer nicht über der verlangten Punktzahl liegt, und
       *[no] Wer die wenigsten Punkte hat, auch mit anderen zusammen,
    } zieht { RULE("fewest-draw") } mehr, soweit Würfel da sind.

exercise-steps = Das Ende einer Runde
exercise-steps-ask = Alle haben gepasst. In welcher Reihenfolge geschieht das?
exercise-step = { $step ->
        [R1] Der Krieg wird ausgetragen
        [R2] Übrige Karten der Gegenwart gehen weg, die der Zukunft rücken nach
        [R3] Vorhaben werden aufgedeckt, der Ausbaumarker geht zurück
        [R4] Wer beginnt, wechselt
       *[R5] Würfel werden aus den Beuteln gezogen
    }
exercise-steps-why = Zuerst der Krieg, dann neue Karten, dann wird der Spielplan geordnet; danach wechselt, wer beginnt, und in der neuen Reihenfolge werden Würfel gezogen.

exercise-war-winner = Wer gewinnt den Krieg?
exercise-war-winner-ask = Die Scheiben sind aufgedeckt und müssen jetzt bezahlt werden. Wer gewinnt den Krieg?
exercise-war-order = Wer nimmt zuerst?
exercise-war-order-ask = Sie alle können bezahlen. In welcher Reihenfolge dürfen sie Karten nehmen?
exercise-war-why = Die höchste bezahlte Scheibe gewinnt: { $disc }.
exercise-war-why-unpaid = { $player } hat { $held ->
        [0] keine Würfel
        [one] 1 Würfel
       *[other] { $held } Würfel
    } und kann eine { $disc } nicht bezahlen: Die Scheibe verlässt das Spiel ohne Wirkung.
exercise-war-why-tie = Von gleichen Scheiben kommt die zuerst, die früher gelegt wurde.
exercise-war-order-why = Die anderen folgen, die höchste zuerst.

# Allein.

exercise-ghost-acts = Was tut der Geist?
exercise-ghost-ask = Szenario { $scenario }: Der Geist hat einen Würfel gezogen ({ NAME($colour) }). Was geschieht, außer dass eine Gegenwart abgelegt wird?
exercise-ghost-why = Jede Farbe bewirkt in jedem Szenario etwas Eigenes. Hier heißt { NAME($colour) }: { $text }
exercise-ghost-left = Wie oft kommt er noch?
exercise-ghost-left-ask = Der Geist hat in dieser Runde { $drawn ->
        [0] keinen Würfel
        [one] 1 Würfel
       *[other] { $drawn } Würfel
    } gezogen. Wie viele zieht er noch bis zum Ende der Runde, wenn { $player } jetzt passt?
exercise-ghost-left-why = Im Szenario { $scenario } zieht er { $total } in einer Runde.
exercise-ghost-left-why-pass = Wenn der Mensch gepasst hat, macht der Geist allein weiter, bis er alle gezogen hat.

exercise-objectives = Welche Ziele sind erfüllt?
exercise-objectives-ask = Wenn das Spiel jetzt endete: Welche dieser Ziele hätte { $player } erfüllt? Markiere alle.
exercise-objectives-why = Kronen über dem Marker zählen, die der Republikkarte nicht. Eine genutzte Karte ist im Vorrat, eine verbrannte nicht.

exercise-bonus-crowns = Bonuskronen
exercise-bonus-ask = { $required } Punkte waren verlangt, und { $player } hat mit { $final } gewonnen. Mit wie vielen Bonuskronen beginnt das nächste Spiel?
