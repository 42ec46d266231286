# Stellungen untersuchen: Chancen der Stimme, Vorschau auf das Jahr.

study-bad-wish = „{ $wishes }“ kann nicht gewünscht werden: Nenne eine Errungenschaft oder zwei verschiedene aus culture, education und health.
study-impossible-wish = Der Wunsch kann nicht { $wishes } sein: Die bekannten Stimmkarten schließen es aus.
study-not-begun = Solange die Castellos nicht eingesetzt sind, gibt es kein Jahr, auf das man vorausblicken könnte.

## Wünsche, und was aus ihnen folgen würde

study-wish = { NAME($one) }
study-wishes = { NAME($one) } und { NAME($two) }
study-heading = { $moment } · wenn das Volk { $wish } wünschte
study-if = Wenn das Volk { $wish } wünschte:
study-nothing = Niemand würde wandern, nichts würde abgerissen, und alle hätten zu essen.
study-assuming = Angenommen, wo Personen noch wählen:

study-assume-wish = { $player } würde für die Stadt { $space } { NAME($service) } wählen.
study-assume-done = { $player } würde keine Straße aufgeben.
study-assume-demolish = { $player } würde das Gebäude auf { $space } abreißen.
study-assume-starve = { $player } würde { $count ->
        [one] einen Bürger
       *[other] { $count } Bürger
    } der Stadt { $space } hungern lassen.

study-move = { $source } → { $space }
study-more = Ein Punkt mehr { NAME($service) } in { $city }: { $changes }. { $end ->
        [0] Am Ende so viele Bürger wie ohne.
       *[other] Am Ende { $by ->
            [one] 1 Bürger
           *[other] { $by } Bürger
        } { $sign ->
            [more] mehr
           *[fewer] weniger
        }.
    }
study-more-come = { $count ->
        [one] ein Bürger käme
       *[other] { $count } Bürger kämen
    } nach { $city }, aus { $others }
study-more-stay = { $count ->
        [one] ein Bürger bliebe
       *[other] { $count } Bürger blieben
    } in { $city }, statt nach { $others } zu gehen
study-more-lost = { $count ->
        [one] ein Bürger aus { $others } fände { $city } voll und ginge verloren
       *[other] { $count } Bürger aus { $others } fänden { $city } voll und gingen verloren
    }

## Spalten von Tabellen

study-column-wish = Wunsch
study-column-chance = Chance in %
study-column-exactly = genau
study-column-city = Stadt
study-meal = { $food } für { $citizens }
study-column-now = Nahrung jetzt
study-column-feeding = Nahrung bei der Versorgung
study-column-citizens-now = Bürger jetzt
study-column-food-now = Nahrung jetzt
study-column-eaters = Bürger dann
study-column-supper = Nahrung dann
study-column-starve = würden hungern
study-column-citizens-end = Bürger am Ende
study-column-grow = würden zuwachsen
study-column-come = würden kommen
study-column-leave = würden abwandern
study-column-turned-away = fänden sie voll
study-column-fall = würden abgerissen
study-column-food-lost = Nahrung verloren
study-column-what = was geschehen würde
study-column-rule = Regel
study-column-assumed = angenommen
study-column-others = auch möglich
study-column-point = eins mehr
study-column-gained = würden kommen
study-column-spared = würden bleiben
study-column-turned-away-now = gingen verloren
study-column-more-end = mehr am Ende

## Abbildungen

study-odds-title = Was das Volk wünschen könnte
study-now = jetzt
study-food-legend = Bürger (Balken, schraffiert, wo sie hungern würden) und Nahrung (Striche)

## Ein Feld, das nachgeschlagen wird

site-empty = { $space } ist leer.
site-built = { $space }: { NAME($building) } von { $player }.
site-yields = { $open ->
        [no] Es ist bei so wenigen Spielern gesperrt.
       *[other] {""}
    } Ein Castello oder Bauernhof bringt hier { $wheat } Nahrung, ein Steinbruch { $mountains } Gold im Jahr{ $lake ->
        [yes] ; daneben ist ein Gewässer
       *[other] ; daneben ist kein Gewässer
    }.
site-areas = Es berührt { $areas }.
site-area = { $area }: { NAME($tile) }
site-bare = { $area }: Landschaft ohne Plättchen
site-is-area = { $name } heißt ein Gebiet, kein Feld. Die Felder daneben: { $spaces }.
site-no-area = Es berührt kein Gebiet.
site-beside = Felder daneben: { $spaces }.
site-cities = Die nächsten { $own ->
        [yes] anderen Städte
       *[no] Städte
    }, in Schritten: { $cities }.
site-city = { $castle } ({ $player }) { $steps }
