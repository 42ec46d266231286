# Was in der Datei eines beliebigen Spiels nicht passt. Texte stehen Buchstabe für Buchstabe da: Ein Satz kann sie zeigen, aber nicht nach ihnen wählen.

# Pfade, und was dort liegt.
file-source = erwartet: ein Pfad, ein dict, JSON-Text oder ein Spielcode; gefunden: { $found }
file-source-lines = erwartet: ein Pfad, ein dict, JSON-Text oder ein Spielcode; gefunden: ein Text von { $lines } Zeilen, der so beginnt: { $begin }
file-path = erwartet: ein Pfad; gefunden: { $found }
file-path-null = ist kein Pfad: Er enthält ein Null-Byte
file-no-path = ist kein Pfad: { $reason }
file-folder = ist ein Ordner; nenne eine Datei darin
file-no-folder = es gibt keinen Ordner { $folder }; lege ihn zuerst an
file-no-home = niemand heißt hier { $user }, also gibt es keinen solchen Benutzerordner
file-not-ordinary = ist keine gewöhnliche Datei, und nur eine solche wird gelesen oder geschrieben
file-not-there = diese Datei gibt es nicht
file-not-read = kann nicht gelesen werden: { $reason }
file-name-too-long = kann nicht gelesen werden: { $reason } (JSON beginnt mit {"{"}, ein Spielcode mit { $code })
file-not-written = kann nicht geschrieben werden: { $reason }
file-not-aside = { $problem }; sie lässt sich nicht beiseitelegen: { $reason }
file-too-many-bytes = ist größer als { NUMBER($most, useGrouping: 1) } Bytes, also keine Datei dieses Spiels
file-not-utf8 = ist kein UTF-8-Text; Pickles und andere binäre Dateien werden nie geöffnet

# Spielcodes.
file-codes-many = der Text enthält { $count } davon; gib den an, der gemeint ist
file-code-too-long = ist länger als { NUMBER($most, useGrouping: 1) } Zeichen
file-code-letters = enthält Zeichen, die in keinem Spielcode stehen, oder es fehlen welche; kopiere ihn noch einmal
file-code-changed = wurde irgendwo geändert oder abgeschnitten; kopiere ihn noch einmal
file-code-end = sein Ende fehlt oder gehört nicht zu ihm; kopiere ihn noch einmal
file-code-unpacked = ergibt ausgepackt mehr als { NUMBER($most, useGrouping: 1) } Bytes

# JSON.
file-no-json = ist kein JSON: Fehler in Zeile { $line }, Spalte { $column }
file-too-long = ist länger als { NUMBER($most, useGrouping: 1) } Zeichen, also keine Datei dieses Spiels
file-too-deep = mehr als { $most } Listen und Objekte liegen ineinander
file-values = enthält mehr als { NUMBER($most, useGrouping: 1) } Werte, ist also keine Datei dieses Spiels
file-twice = steht hier zweimal, und nur eins kann gemeint sein
file-keys = erwartet: Texte als Schlüssel; gefunden: { $found }
file-no-value = erwartet: was JSON fassen kann; gefunden: { $found }
file-half-character = erwartet: ein Text aus ganzen Zeichen; gefunden: die Hälfte von einem
file-digits = erwartet: eine Zahl mit höchstens { $most } Stellen
file-number = erwartet: eine Zahl; gefunden: { $found }
file-too-large = ist zu groß: Das Ganze bräuchte { NUMBER($size, useGrouping: 1) } Bytes, und nur { NUMBER($most, useGrouping: 1) } können wieder gelesen werden
file-code-too-large = ist zu groß: Das Ganze bräuchte { NUMBER($size, useGrouping: 1) } Zeichen, und nur { NUMBER($most, useGrouping: 1) } können wieder gelesen werden

# Formate.
file-no-format = erwartet: ein Objekt mit einem „format“; gefunden: { $found }
file-format-missing = fehlt; erwartet: { $known }
file-later = „{ $found }“ hat eine spätere Version von lacitta_nb geschrieben; diese liest „{ $newest }“

# Felder.
file-missing = fehlt
file-unknown-key = diesen Schlüssel gibt es hier nicht
file-misfit = { $reason }
file-one-of = erwartet: { $known }; gefunden: { $found }
file-moment = erwartet: ein Zeitpunkt, wie ISO ihn schreibt, mit Zeitzone; gefunden: { $found }
file-day = erwartet: ein Tag, wie ISO ihn schreibt; gefunden: { $found }
file-learning-step = ein Schritt ist da, solange etwas gelernt wird, und nur dann
file-more-right = nicht mehr kann richtig sein, als gefragt wurde
file-tasks = erwartet: die Stellen von Aufgaben, jede einmal und der Reihe nach
file-truth = erwartet: true oder false; gefunden: { $found }
file-list = erwartet: eine Liste; gefunden: { $found }
file-object = erwartet: ein Objekt; gefunden: { $found }
file-least-entries = erwartet: mindestens { $least ->
        [one] { $least } Eintrag
       *[other] { $least } Einträge
    }; gefunden: { $found }
file-most-entries = erwartet: höchstens { $most ->
        [one] { $most } Eintrag
       *[other] { $most } Einträge
    }; gefunden: { $found }
file-whole = erwartet: eine ganze Zahl; gefunden: { $found }
file-whole-least = erwartet: eine ganze Zahl, mindestens { $least }; gefunden: { $found }
file-whole-between = erwartet: eine ganze Zahl von { $least } bis { $most }; gefunden: { $found }
file-any-text = erwartet: ein Text; gefunden: { $found }
file-filled = erwartet: ein Text, der nicht leer ist; gefunden: { $found }
file-text = erwartet: ein Text mit höchstens { NUMBER($most, useGrouping: 1) } Zeichen; gefunden: { $found }
file-name = erwartet: ein Text mit { $least } bis { NUMBER($most, useGrouping: 1) } Zeichen; gefunden: { $found }
file-name-seen = erwartet: ein Text mit { $least } bis { NUMBER($most, useGrouping: 1) } sichtbaren Zeichen in einer Zeile; gefunden: { $found }
file-word = erwartet: ein Wort mit { $least } bis { NUMBER($most, useGrouping: 1) } Zeichen; gefunden: { $found }
file-word-seen = erwartet: ein Wort mit { $least } bis { NUMBER($most, useGrouping: 1) } sichtbaren Zeichen in einer Zeile; gefunden: { $found }

# Gespeicherte Spiele.
file-start = erwartet: eine Stellung; gefunden: { $found }
file-comments = erwartet: Texte nach der Zahl der Züge; gefunden: { $found }
file-comment-number = erwartet: eine Zahl gemachter Züge, von 0 bis { $most }
file-comment-whole = erwartet: eine ganze Zahl gemachter Züge, von 0 bis { $most }
file-game-broken = das Spiel { $game } wurde von einem Paket angekündigt, das nicht geladen werden kann: { $error }
file-move = { $move } kann hier nicht gespielt werden: { $reason }
file-moves-begin = erwartet: gepackte Züge, die mit { $prefix } beginnen
file-moves-many = enthält mehr als { NUMBER($most, useGrouping: 1) } Züge
file-steps = nur { $made } von { $steps } können ausgeführt werden: { $reason }

# Turniere.
file-in-line = { $problem }
file-whole-line = die Zeile: { $problem }
file-line-not-begun = ist nicht der Anfang eines Spiels, das abgebrochen wurde
file-line-format = erwartet: „{ $known }“; gefunden: { $found }
file-line-no-text = ist kein Text
file-line-seats = erwartet: ein Wert für jeden der { $seats } Plätze
file-line-wins = erwartet: Anteile an einem Sieg, die zusammen 1 ergeben
file-line-ranks = solche Ränge kann es nicht geben: Jeder ist um eins höher als die Zahl der Plätze, die davor liegen, und gleiche Plätze teilen sich ihren
file-line-winners = „wins“ und „ranks“ widersprechen sich: Der Sieg gehört denen auf dem ersten Rang und sonst niemandem

file-shown-object = ein Objekt
file-shown-list = eine Liste
file-shown-long = eine Zahl mit mehr als { $digits } Stellen
file-shown-type = ein Wert vom Typ { $type }

# Was neben den Problemen selbst gesagt wird.

file-content = der Inhalt { $problem }
file-nearest = (ist { $words } gemeint?)
file-nearest-elsewhere = (ist { $word } gemeint? Das gibt es in dieser Ausgabe nicht)
file-more = … und { $count } weitere in dieser Datei
