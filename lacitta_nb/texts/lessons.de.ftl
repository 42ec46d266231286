# Lernen durch Spielen: was die Lektionen und Übungen jedes Spiels sagen.

lesson-unknown = Es gibt keine Lektion „{ $name }“. Es gibt: { $names }.
rules-no-edition = Es gibt keine Ausgabe „{ $name }“. Es gibt: { $names }.
rules-no-number = Es gibt keine Regel { $name }. Es gibt: { $names }.
rules-no-rule-or-game = „{ $name }“ ist weder eine Regel von { $game } noch ein Spiel. Es gibt die Spiele { $games } und die Regeln { $names }.
rules-of-another = { $game } hat keine Regel { $name }, aber { $other } hat eine: lc.rules("{ $key }", rule="{ $name }").
exercise-unknown = Es gibt keine Art von Übung „{ $name }“. Es gibt: { $names }.
exercise-no-level = Es gibt keine Stufe { $level }; es gibt { $levels }.
exercise-none-clear = Für die Übung „{ $kind }“ wurde mit dem Startwert { $seed } keine Stellung mit klarer Antwort gefunden. Nimm einen anderen Startwert.
panel-lesson-not-here = Nicht in einer Lektion: Sie bestimmt selbst, wer was spielt, und hat eigene Hilfen.
panel-lesson-no-more-help = Für diese Aufgabe gibt es keine Hilfe mehr.
panel-lesson-last = Nach dieser Lektion kommt keine mehr.
panel-lesson-first-task = Vor dieser Aufgabe gibt es keine.
# Was die Leiste einer Lektion sagt. Die Aufgabe selbst ist ein Satz ihres Spiels, lesson-….
panel-ui-lesson = Lektion
panel-ui-lesson-goal = Ziel
panel-ui-learn-what = Hilfe und Ergebnis
panel-ui-learn-retry = Nochmal
panel-ui-learn-reveal = Lösung
panel-ui-learn-help-none = Mehr Hilfe gibt es nicht. „Lösung“ spielt vor, wie es geht.
panel-lesson-start = ▶ Lektion spielen
panel-lesson-how = Wenn der Knopf hier nichts tut: Klicke daneben, dann drücke Umschalt+Enter.
panel-lesson-open = Noch nicht
panel-lesson-met = Geschafft
panel-lesson-missed = Verfehlt
panel-lesson-shown = Gezeigt
panel-lesson-rival = Computer
panel-lesson-place = Aufgabe { $at } von { $of }
panel-lesson-help = { $step ->
        [0] Hilfe
       *[other] Hilfe { $step }/{ $of }
    }
panel-lesson-next = Weiter
panel-lesson-skip = Überspringen
panel-lesson-finish = Beenden
panel-lesson-coming = Als Nächstes: { $lesson }
panel-lesson-on = Das ist geschafft: Weiter geht es oben.
panel-lesson-again = „Rückgängig“ nimmt deine letzte Entscheidung zurück, „Nochmal“ beginnt von vorn.
panel-lesson-finished = Das war die Lektion „{ $lesson }“: { $of ->
        [one] Ihre Aufgabe ist gelöst.
        [2] Beide Aufgaben sind gelöst.
       *[other] Alle { $of } Aufgaben sind gelöst.
    }
panel-lesson-ended = Das war die Lektion „{ $lesson }“. { $left ->
        [one] Aufgabe { $tasks } ist
       *[other] Die Aufgaben { $tasks } sind
    } noch zu lösen: „Zurück“ führt dorthin.
# Die Liste der Lektionen.
lessons-number = Nr.
lessons-key = in Python
lessons-name = Name
lessons-about = was du lernst
lessons-time = Zeit
lessons-rules = Regeln
lessons-minutes = { $minutes } Min.
lessons-done = ✓ geschafft
lessons-none = Für dieses Spiel gibt es noch keine Lektionen.
# Fortschritt: die Datei, die behält, was gelernt wurde.
progress-damaged = Die Datei deines Fortschritts war beschädigt ({ $problem }); sie liegt jetzt als { $aside } daneben, und du machst bei der letzten guten weiter.
progress-damaged-whole = Die Datei deines Fortschritts war beschädigt ({ $problem }); sie liegt jetzt als { $aside } daneben, und dein Fortschritt beginnt neu.
progress-later = Die Datei deines Fortschritts, { $path }, hat eine spätere Version von lacitta_nb geschrieben: Was du jetzt lernst, wird nicht behalten.
progress-not-read = Die Datei deines Fortschritts, { $path }, kann nicht verwendet werden ({ $problem }): Was du jetzt lernst, wird nicht behalten.
progress-not-noted = Was du eben gelernt hast, kann deinem Fortschritt in { $path } nicht hinzugefügt werden ({ $problem }): Es wird ausgelassen.
progress-not-written = Dein Fortschritt kann nicht in { $path } behalten werden ({ $problem }): Was du jetzt lernst, ist mit diesem Notebook vergessen.
progress-not-copied = Dein Fortschritt ist behalten, aber nicht die Kopie daneben, { $path } ({ $problem }): Wird die Datei einmal beschädigt, ist verloren, was darin steht.
progress-locked = Die Sperrdatei { $path } lässt sich nicht entfernen ({ $problem }): Lösche sie selbst, sonst kann vergessen werden, was du in mehreren Notebooks zugleich lernst.
progress-clock = Die Uhr dieses Computers sagt { $day }, und nur die Jahre { $first } bis { $last } können behalten werden: Was du lernst, wird ausgelassen, bis sie richtig gestellt ist.

# Training.
training-nothing = Für das Spiel „{ $game }“ gibt es keine Übungen, aus denen eine gezogen werden könnte.
training-kind-failed = Die Übungen der Art { $kind } schlagen fehl und werden in diesem Training ausgelassen ({ $problem }).
training-bad-seed = Übungen werden nach einer ganzen Zahl mit höchstens { $most } Stellen oder einem Text aus höchstens { $most } Buchstaben gezogen, nicht nach { $seed }.
training-exercises = Übungen
training-level = Stufe { $level }
training-check = Prüfen
training-skip = Weiß ich nicht
training-more = Eins mehr
training-less = Eins weniger
training-up = Früher
training-down = Später
training-drop = Zurücknehmen
training-no-arrows = Noch ist kein Pfeil gezeichnet.
training-from = Von hier
training-your-answer = Deine Antwort
training-mark-right = richtig gewählt
training-mark-wrong = falsch gewählt
training-mark-missed = übersehen
training-keys = Leertaste wählt, Enter prüft und geht weiter; Pfeiltasten bewegen auf dem Spielplan.
training-keys-number = Enter prüft und geht weiter; die Pfeiltasten nach oben und unten zählen.
training-lost = Der Kernel ist weg: Führe die Zelle noch einmal aus, um weiterzumachen.
training-static = Führe die Zelle aus, um anzufangen.
training-name = Übungsrunde
training-about = Übungen zu Stellungen des Spiels, eine nach der anderen: Du antwortest und erfährst, warum es so ist. Was du nicht wusstest, kommt wieder.
training-start = ▶ Übungsrunde beginnen
training-start-one = ▶ Antworten
training-how-spaces = Klicke jedes Feld an, das gemeint ist.
training-how-choice = Wähle eins.
training-how-several = Wähle alle, die richtig sind.
training-how-arrows = Klicke an, wo ein Pfeil beginnt, dann, wo er endet. Zeichne alle.
training-how-number = Schreibe die Zahl.
training-how-order = Bringe sie in die richtige Reihenfolge, das Erste zuoberst.
training-arrow-from = Der Pfeil beginnt bei { $space }. Wo endet er?
training-choose-first = Wähle zuerst eine Antwort.
training-nothing-chosen = Nichts ist gewählt. Prüfe noch einmal, wenn du meinst, dass es nichts gibt.
training-no-number = Schreibe eine ganze Zahl, nur in Ziffern.
training-right = Richtig
training-wrong = Nicht richtig
training-given-up = Das kommt wieder
training-answer = Die richtige Antwort: { $answer }
training-none = keine
training-today = { $count ->
        [0] Heute noch nichts beantwortet
       *[other] Heute beantwortet: { $count }
    }
training-due = Fällig: { $count }
training-streak = { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
training-no-progress = Es gibt noch nichts zu lernen.
training-summary = Bisher wurde nach { $asked } von { $all } Regeln gefragt, und { $right } von { $answers } Übungen waren richtig.
training-summary-none = Noch wurde nach nichts gefragt: lc.train() beginnt damit.
training-summary-due = Bis heute Abend fällig: { $count }
training-table-lessons = { $game }: Lektionen
training-table-rules = { $game }: Regeln
training-table-new = { $count ->
    [one] { $game }: { $count } Regel, nach der noch nicht gefragt wurde
   *[other] { $game }: { $count } Regeln, nach denen noch nicht gefragt wurde
}
training-column-done = Gelöste Aufgaben
training-column-rule = Regel
training-column-says = Was sie sagt
training-column-taught = Gelehrt in
training-column-asked = Gefragt
training-column-right = Richtig beantwortet
training-column-due = Fällig
training-due-now = fällig
