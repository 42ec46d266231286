# Stellungen untersuchen: Chancen der Würfel, Gefahr der Piraten, Wert der Felder, Bilanz.

study-bad-dice = „{ $dice }“ können die Würfel nicht zeigen: Nenne ihre Symbole, nicht mehr davon, als es Würfel gibt.
study-bad-number = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $given }.
study-bad-symbol = { $given } ist keins der Symbole, die hier gemeint sind: { $names }.
study-bad-counts = Die Würfel werden angegeben, indem man sagt, wie viele jedes Symbol zeigen, in der Reihenfolge { $symbols }, alle Würfel oder keiner; { $given } geht nicht.
study-bad-use = { $given } ist keine Nutzung der Würfel: Schreibe eine, wie „crate 2“, „cross 5“, „merchant“ oder „nothing“.
study-bad-endings = Was jedes Ergebnis der Würfel wert ist, muss für alle { $count } angegeben werden.
study-no-dice = Es ist noch nicht gewürfelt: step() macht den ersten Wurf eines Zuges.

## Spalten von Tabellen

study-column-throw-symbol = Symbol
study-column-throw-turned = gedrehte Würfel
study-column-throw-rolls = Würfe
study-throw-column = { $number } oder mehr, in %
study-column-throw-swords = erwartete Schwerter
study-column-keep = was liegen bleibt
study-column-keep-worth = erwarteter Wert
study-column-keep-less = weniger als das Beste
study-column-threat-defence = Verteidigung
study-column-threat-shortfall = fehlt gegen den nächsten Angriff
study-column-threat-turns = Züge vor dem nächsten eigenen
study-column-threat-low = Angriff in %, Schwerter noch einmal geworfen
study-column-threat-high = Angriff in %, Schwerter liegen gelassen
study-column-threat-losses-low = Kanonen, Schwerter noch einmal geworfen
study-column-threat-losses-high = Kanonen, Schwerter liegen gelassen
study-column-threat-most = Kanonen höchstens
study-column-attack-row = Angriff
study-column-attack-strength = Stärke
study-column-attack-boxes = Kästchen bis dahin
study-column-attack-hits = träfe heute
study-column-place = Feld
study-column-place-merchant = Händler, Münzen
study-column-place-priest = Priester, Punkte
study-column-place-juggler = Gaukler, Punkte
study-column-place-houses = Platz für Häuser
study-column-place-breaks = unterbricht
study-column-place-completes = Mauer vollendet
study-column-place-joined = verbundene leere Felder
study-column-today-points = Punkte bisher
study-column-today-city = volle Stadt
study-column-today-coins = Münzen, Punkte
study-column-today-logs = Baumstämme, Punkte
study-column-today-churches = Kirchen, Punkte
study-column-today-cannons = Kanonen, Punkte
study-column-today-total = heute
study-column-today-turns = gemachte Züge
study-column-today-left = Züge, bis sie voll ist
study-church-column = Kirche { $size } bringt

## Abbildungen

study-throw-title = { $rolls ->
        [0] Was die Würfel zeigen, und was Drehen bringt
        [one] Noch { $rolls } Wurf, { $coins } Münzen
       *[other] Noch { $rolls } Würfe, { $coins } Münzen
    }
study-throw-panel = { $symbols } ({ $shown } zu sehen)
study-throw-rolls = { $rolls ->
        [one] { $rolls } Wurf
       *[other] { $rolls } Würfe
    }
study-throw-fresh = Ein Symbol gesucht, { SPELT(RULE("dice")) } frische Würfel
study-throw-numbers = Chance auf mindestens so viele Würfel, in %
study-throw-hatched = Chance auf mindestens so viele Würfel, in % (schraffiert: mit gedrehten Würfeln)
study-threat-next = Nächster Angriff: { $strength }, nach { $boxes ->
        [one] { $boxes } Kästchen
       *[other] { $boxes } Kästchen
    }; dieser Zug bringt ihn mit { $low } bis { $high } %
study-threat-over = Es kann kein Angriff mehr kommen
study-threat-legend = Verteidigung (Balken) und Angriffe, die noch kommen können (Striche, der nächste dick)
