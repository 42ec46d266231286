# Fehler außerhalb der Regeln: was verlangt wurde und was richtig wäre.

bad-action-told = „{ $given }“ ist keine Aktion von Città-Stato: { $kind ->
        [fleet] „fleet“ steht allein, oder mit „wild“ und der Zahl der weißen Würfel, die als Ersatz bezahlt werden, wie in „fleet wild 1“
        [city] „city“ steht allein
        [guilds] „guilds“ steht allein, oder mit „wild“ und der Zahl der weißen Würfel, die als Ersatz bezahlt werden, wie in „guilds wild 1“
        [war] Nach „war“ steht die Stärke einer Scheibe, dann vielleicht „wild“ und die Zahl der schwarzen Würfel, die als Ersatz bezahlt werden, wie in „war 3 wild 1“
        [republic] Nach „republic“ steht „purple“ oder „four“, die Banner, die abgegeben werden
        [politics] Nach „politics“ steht die Stufe eines Vorhabens, dann vielleicht „wild“ und die Zahl der schwarzen Würfel, die als Ersatz bezahlt werden, wie in „politics 2 wild 1“
        [use] Nach „use“ steht im Zug eine Farbe, wie in „use yellow wild 1“, in der zweiten Wertung die Karte, wie in „use silk“. Ersatz gibt es nur für yellow, green, orange und purple
        [burn] Nach „burn“ steht im Zug eine Farbe, wie in „burn yellow wild 1“, in der zweiten Wertung die Karte, wie in „burn silk“. Ersatz gibt es nur für yellow, green, orange und purple
        [upgrade] Nach „upgrade“ steht yellow, green, orange oder purple, dann vielleicht „wild“ und die Zahl der Ersatzwürfel, wie in „upgrade yellow wild 1“
        [buy] Nach „buy“ stehen eine Farbe und der Preis einer Reihe, wie in „buy green 2“; „done“ beendet den Kauf
        [keep] Nach „keep“ stehen die Farben der Würfel, die du behältst, ein Wort pro Würfel, wie in „keep yellow green green“
        [pay] Nach „pay“ stehen die Farben der Würfel, die du bezahlst, ein Wort pro Würfel, wie in „pay white purple“
        [take] Nach „take“ stehen „use“ oder „burn“, eine Farbe und „present“ oder „future“, wie in „take use white present“; beim Tauschen von Würfeln eine Farbe und der Preis einer Reihe, wie in „take green 2“
        [move] Nach „move“ stehen „left“ oder „right“ und die Zahl der Felder, wie in „move left 2“
        [shift] Nach „shift“ steht „left“ oder „right“
        [hold] Nach „hold“ steht „old“ oder „new“
        [offer] Nach „offer“ steht eine Republikkarte, wie in „offer doge_crowns“
        [swap] Nach „swap“ stehen die Farbe des Banners, das du abgibst, und die des Banners, das du bekommst, wie in „swap green purple“
        [back] Nach „back“ stehen die Farben der Leisten, die zurückgehen, ein Wort pro Feld, wie in „back yellow green“
        [discard] Nach „discard“ steht eine Zahl von Bannern oder die Farbe eines Banners, wie in „discard 2“ oder „discard green“
        [card] Nach „card“ steht eine genutzte Karte deines Vorrats, wie in „card silk“
        [rob] Nach „rob“ steht der Platz eines Spielers, gezählt ab 0
        [disc] Nach „disc“ steht die Stärke einer Scheibe, wie in „disc 4“
       *[other] Aktionen beginnen mit dem, was getan wird, wie in „fleet“, „use yellow“, „upgrade green wild 1“, „buy green 2“ oder „pass“
    }.
bad-action-cubes = „{ $given }“ kann nicht gelesen werden, „{ $right }“ schon: die Farben in der Reihenfolge yellow, white, green, orange, black, purple.
bad-action-record = Keine Aktion hat diese Felder: { $fields }. Wähle eine aus game.legal_actions(), oder schreibe eine, wie „use yellow“.
stato-five-need-expansion = { $count } Spieler brauchen die Erweiterung: Schreibe expansion=True.
stato-set-expansion = { $count } Personen brauchen die Erweiterung: Stelle „Erweiterung“ auf „ja“.
stato-setting-between = Erwartet: { $setting } von { $least } bis { $most }; gefunden: { $given }.

# Die Solo-Szenarien, ein Spiel nach dem anderen.
stato-campaign-next = Szenario { $scenario }: Als Nächstes kommt Spiel { $game }{ $crowns ->
        [0] {""}
        [one] , mit { $crowns } Bonuskrone
       *[other] , mit { $crowns } Bonuskronen
    }{ $lost ->
        [0] {""}
        [one] ; bisher { $lost } Spiel verloren
       *[other] ; bisher { $lost } Spiele verloren
    }.
stato-campaign-finished = Szenario { $scenario }: Alle Spiele sind gewonnen{ $lost ->
        [0] {""}
        [one] , { $lost } ging unterwegs verloren
       *[other] , { $lost } gingen unterwegs verloren
    }.
stato-campaign-over = Alle Spiele von Szenario { $scenario } sind gewonnen; begin_again({ $scenario }) beginnt es von vorn.
stato-campaign-all-won = Alle Spiele von Szenario { $scenario } sind gewonnen. Wähle, welches du noch einmal spielen willst, oder ein anderes Szenario.
stato-campaign-not-over = Nur ein Solospiel, das zu Ende ist, kann aufgehoben werden.
stato-campaign-other = In Szenario { $scenario } kommt als Nächstes Spiel { $game }, von Anfang an, { $crowns ->
        [0] ohne Bonuskronen
        [one] mit { $crowns } Bonuskrone
       *[other] mit { $crowns } Bonuskronen
    }: Beginne es mit new_game({ $scenario }).

stato-hidden-card = Eine Karte, die diese Ansicht nicht zeigt, müsste gelesen werden; lc.complete(state, seed) teilt sie aus.
stato-hidden-disc = Eine Kriegsscheibe liegt in dieser Ansicht verdeckt und müsste aufgedeckt werden; lc.complete(state, seed) teilt sie aus.
stato-hidden-republic = Die Republikkarten der anderen sind in dieser Ansicht verborgen und müssten gezeigt werden; lc.complete(state, seed) teilt sie aus.
