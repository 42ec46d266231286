# Datensätze und Umgebungen für Programme, die lernen.

study-no-extra = Eine Bibliothek fehlt ({ $error }). Installiere sie mit pip install "lacitta_nb[{ $extra }]".
study-coding-full = { $game } übergibt keine Nummern für seine Aktionen, und dann können höchstens { $most } zugleich erlaubt sein; hier sind es { $count }.
study-unknown-setting = { $game } hat keine Einstellung { $name }{ $count ->
    [0] .
   *[other] ; seine Einstellungen sind { $names }.
}
study-bad-reward = Eine Belohnung ist eines von { $names }, nicht { $reward }.
study-bad-render = Der Tisch lässt sich als Text zeigen (render_mode="ansi") oder gar nicht, nicht als { $mode }.
study-other-kind = Jedes Spiel einer Umgebung hat so viele Plätze und Aktionen wie das erste, und dieses Spiel von { $game } hat das nicht.
study-no-number = Eine Aktion ist eine ganze Zahl von 0 bis { $most }, nicht { $number }.
study-not-legal = Die Aktion { $number } ({ $action }) ist jetzt nicht erlaubt; die Maske zeigt die { $legal }, die es sind.
study-not-now = Die Aktion { $action } ist jetzt nicht erlaubt; { $legal } sind es.

study-no-entrants = Niemand spielt: Nenne mindestens einen Spieler.
study-many-entrants = { $count } Spieler sind für { $seats } Plätze genannt: Nimm mehr Plätze, oder setze sie durch das Los (drawn).
study-bad-seating = Gesetzt wird auf eine dieser Arten: { $names }, nicht { $seating }.
study-bad-games = Die Zahl der Spiele muss ganz und mindestens 1 sein, nicht { $games }.
study-bad-column = Weglassen lässt sich { $names }, nicht { $name }.
study-no-parquet = der Name eines Datensatzes endet auf { $suffix }
study-file-there = da ist schon eine Datei, und sie bleibt: Nimm einen anderen Namen, oder sage, dass sie ersetzt werden darf (force, --force)
study-game-failed = Spiel { $game } kam zu keinem Ende: { $error } { $done ->
    [0] Es wurde nichts behalten.
    [one] Das Spiel davor steht in der Datei.
   *[other] Die { $done } Spiele davor stehen in der Datei.
}

study-data-made = { $decisions } Entscheidungen aus { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
} stehen in { $path }; { $beside } sagt, wie die Spiele endeten.
study-data-part = Früh beendet: { $decisions } Entscheidungen aus { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
} stehen in { $path }; { $beside } sagt, wie die Spiele endeten.
study-data-none = Beendet, bevor etwas zu behalten war.

study-command-about = Lässt Computerspieler spielen und schreibt jede Entscheidung als Zeile einer Parquet-Datei: was bekannt war, was erlaubt war und wie das Spiel endete. Derselbe Befehl macht dieselben Dateien.
study-command-needed = Nötig
study-command-game = was gespielt wird: { $names }
study-command-path = die Datei der Entscheidungen, deren Name auf .parquet endet; daneben kommt eine der Spiele
study-command-games = Die Spiele
study-command-players = wer spielt, je ein Wort; was Zusätze hat, steht in Anführungszeichen, etwa "{ $example }"
study-command-seats = wie viele am Tisch sitzen; ohne Angabe so viele, wie genannt sind, oder so wenige, wie das Spiel erlaubt
study-command-seating = wo sie sitzen: wie genannt, immer wieder von vorn (fixed), in jedem Spiel einen Platz weiter (turn) oder auf jedem Platz in jedem Spiel durch das Los (drawn)
study-command-count = wie viele Spiele; ohne Angabe { $usual }
study-command-seed = lost die Spiele aus; ohne Angabe { $usual }
study-command-setting = { $name } der Spiele; ohne Angabe { $usual }
study-command-files = Die Dateien und die Arbeit
study-command-leave-out = Spalten, die nicht behalten werden
study-command-force = vorhandene Dateien dürfen ersetzt werden
study-command-workers = Prozesse, die spielen; die Dateien sind mit jeder Zahl dieselben
study-command-quiet = kein Balken wird gezeigt
study-command-help = zeigt diese Hilfe
study-command-which = { $command } nennt die Einstellungen eines Spiels und die Wörter für seine Spieler.
study-command-words = Wörter für Spieler von { $game }: { $words }.
