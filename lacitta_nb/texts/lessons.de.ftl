# Lernen durch Spielen: was die Lektionen und Übungen jedes Spiels sagen.

lesson-unknown = Es gibt keine Lektion „{ $name }“. Es gibt: { $names }.
rules-no-edition = Es gibt keine Ausgabe „{ $name }“. Es gibt: { $names }.
rules-no-number = Es gibt keine Regel { $name }. Es gibt: { $names }.
lesson-no-game = Es gibt kein Spiel „{ $name }“. Es gibt: { $names }.
exercise-unknown = Es gibt keine Art von Übung „{ $name }“. Es gibt: { $names }.
exercise-no-level = Es gibt keine Stufe { $level }; es gibt { $levels }.
exercise-none-clear = Für die Übung „{ $kind }“ wurde mit dem Startwert { $seed } keine Stellung mit klarer Antwort gefunden. Nimm einen anderen Startwert.
panel-lesson-not-here = Nicht in einer Lektion: Das ändert, wer spielt oder welches Spiel.
panel-lesson-no-more-help = Für diese Aufgabe gibt es keine Hilfe mehr.
panel-lesson-last = Nach dieser Lektion kommt keine mehr.
panel-lesson-first-task = Vor dieser Aufgabe gibt es keine.
# Was die Leiste einer Lektion sagt. Die Aufgabe selbst ist ein Satz ihres Spiels, lesson-….
panel-ui-lesson = Lektion
panel-ui-lesson-goal = Ziel
panel-ui-learn-what = Hilfe und Ergebnis
panel-ui-learn-retry = Noch einmal
panel-ui-learn-reveal = Zeig es mir
panel-ui-learn-help-none = Mehr Hilfe gibt es nicht. „Zeig es mir“ spielt die Lösung.
panel-lesson-open = Noch nicht
panel-lesson-met = Geschafft
panel-lesson-missed = Verfehlt
panel-lesson-shown = Gezeigt
panel-lesson-rival = Computer
panel-lesson-place = Aufgabe { $at } von { $of }
panel-lesson-help = Hilfe { $step }/{ $of }
panel-lesson-next = Weiter
panel-lesson-skip = Auslassen
panel-lesson-finish = Beenden
panel-lesson-coming = Als Nächstes: { $lesson }
panel-lesson-finished = Das war die Lektion „{ $lesson }“: { $of ->
        [one] Ihre Aufgabe ist gelöst.
        [2] Beide Aufgaben sind gelöst.
       *[other] Alle { $of } Aufgaben sind gelöst.
    }
panel-lesson-ended = Das war die Lektion „{ $lesson }“. { $left ->
        [one] Eine ihrer Aufgaben ist
       *[other] { $left } ihrer Aufgaben sind
    } noch zu lösen: „Zurück“ führt dorthin.
# Die Liste der Lektionen.
lessons-key = Lektion
lessons-name = Name
lessons-about = was du lernst
lessons-time = Zeit
lessons-rules = Regeln
lessons-minutes = { $minutes } Min.
lessons-done = ✓ geschafft
lessons-none = Für dieses Spiel gibt es noch keine Lektionen.
# Fortschritt: die Datei, die behält, was gelernt wurde.
progress-damaged = Die Datei deines Fortschritts war beschädigt ({ $problem }); sie liegt jetzt als { $aside } daneben, und du machst bei der letzten guten weiter.
progress-damaged-whole = Die Datei deines Fortschritts war beschädigt ({ $problem }); sie liegt jetzt als { $aside } daneben, und dein Fortschritt beginnt neu.
progress-later = Die Datei deines Fortschritts, { $path }, hat eine spätere Version von lacitta_nb geschrieben: Was du jetzt lernst, wird nicht behalten.
progress-not-read = Die Datei deines Fortschritts, { $path }, kann nicht verwendet werden ({ $problem }): Was du jetzt lernst, wird nicht behalten.
progress-not-written = Dein Fortschritt kann nicht in { $path } behalten werden ({ $problem }): Was du jetzt lernst, ist mit diesem Notebook vergessen.
