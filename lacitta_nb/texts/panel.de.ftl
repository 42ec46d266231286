# Was das Panel sagt. `panel-ui-` sind die Wörter auf seinen Knöpfen und Überschriften.

## Hinweise

panel-bad-command = Das Panel kennt den Befehl „{ $command }“ nicht. Führe die Zelle noch einmal aus, dann bekommst du ein frisches Panel.
panel-too-long = Das ist zu lang: Höchstens { $longest } Zeichen passen hierher. Es wurde nichts geändert.
panel-half-letter = „{ $text }“ enthält ein halbes Zeichen, das weder gezeigt noch gespeichert werden kann. Tippe es neu ein.
panel-changed-elsewhere = Das Spiel wurde von anderem Code geändert, also zeigt das Panel es jetzt so, wie es ist. Dein letzter Klick wurde nicht verwendet.
panel-no-rule = Es gibt keine Regel { $number }.
panel-nothing-asked = Gerade wird nichts gefragt, also gibt es nichts zu raten.
panel-nothing-chosen = Es gibt noch nichts zu bestätigen: Wähle zuerst, was du tun willst und wo.
panel-no-such-choice = „{ $choice }“ kann gerade nicht gewählt werden.
panel-plan-full = Das sind schon genug. Nimm zuerst etwas aus dem Plan heraus.
panel-new-done = Ein neues Spiel hat begonnen; sein Startwert ist { $seed }.
panel-in-python = In Python ist es panel.game, wenn das Panel mit panel = lc.show(game) gemacht wurde; die Variable game meint noch das Spiel davor.
panel-sure-new = Das Spiel auf dem Tisch ist nicht gespeichert. Trotzdem ein neues beginnen?
panel-sure-thrown = Das Spiel beginnt neu bei dieser Stellung, mit diesen Würfeln: Was vorher gespielt wurde, kann nicht mehr zurückgenommen werden. Weiter?
panel-thrown = Die Würfel liegen da, und das Spiel geht von hier aus weiter.
panel-sure-load = Das Spiel auf dem Tisch ist nicht gespeichert. Trotzdem ersetzen?
panel-sure-replace = Es gibt schon eine Datei { $name }. Ersetzen?
panel-loaded = { $name } ist geladen.
panel-a-code = Der Spielcode
panel-saved = { $name } ist gespeichert, im Ordner dieses Notebooks.
panel-unexpected = Im Programm ist etwas schiefgegangen ({ $kind }: { $text }). Das Spiel ist so wie vor diesem Klick.
panel-no-picture = Etwas im Bild konnte nicht gezeichnet werden und fehlt ({ $error }). Das Spiel geht weiter.
panel-no-name = Tippe zuerst einen Namen für die Datei ein.
panel-bad-name = „{ $name }“ ist kein Dateiname. Nimm Buchstaben und Ziffern, ohne / und \, höchstens 100 Zeichen.
panel-no-file = Im Ordner dieses Notebooks gibt es keine Datei { $name }.
panel-no-file-but = Im Ordner dieses Notebooks gibt es keine Datei { $name }. Es gibt: { $there }.
panel-other-game = Das ist ein Spiel { $game }, und dieses Panel spielt { $own }: lc.show(lc.load(…)) in einer anderen Zelle öffnet es.
panel-no-code = Das ist weder ein gespeichertes Spiel noch ein Spielcode: Ein Code beginnt mit lc1. und ein gespeichertes Spiel mit einer geschweiften Klammer.
panel-bad-player = Jeder Spieler braucht einen Namen mit höchstens { $longest } Zeichen.
panel-same-names = Jeder Spieler braucht einen eigenen Namen.
panel-bad-seed = Der Startwert ist eine ganze Zahl mit höchstens 18 Stellen, nicht „{ $seed }“. Lass ihn leer, dann wird einer gezogen.

panel-interrupted = Der Kernel wurde unterbrochen. Das Spiel ist so wie vorher.
panel-bad-seat = „{ $seat }“ kann nicht mitspielen. Das können: { $kinds } oder ein Objekt mit choose(view).
panel-at-work = Das Panel führt gerade einen Klick aus; was ein Spieler oder ein Bild inzwischen klickt, wird nicht verwendet.
panel-no-hint = Gerade hat keine Person etwas zu entscheiden, also gibt es keinen Rat.
panel-computers-turn = Jetzt entscheidet ein Computerspieler: Drücke „Weiter“ für seinen Zug, oder „Los“.

## Titel und Schritte

panel-undone = Zurückgenommen: { $what }.
panel-redone = Noch einmal gespielt: { $what }.
panel-travel-held = Von selbst geht es erst mit „Los“ weiter.
panel-travel-move = { $player } – { $what }
panel-travel-more = { $count ->
        [one] noch 1 Zug
       *[other] noch { $count } Züge
    }
panel-title-over = Das Spiel ist zu Ende: { $names } { $count ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    } mit { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkten
    }
panel-title-tie = { $over }; { $tie }
panel-whose = { $player } entscheidet.
panel-step-phase = Weiter: { $phase }
panel-step-wait-game = { $player } muss entscheiden, bevor das Spiel weitergeht.
panel-step-computer = Weiter: Zug von { $player }
panel-nothing-happened = In dieser Phase ist nichts geschehen.
panel-more = Davor noch { $count }; im Protokoll unten stehen alle.
panel-replay-more = … und { $count } weitere Zeilen; im Protokoll stehen alle.

## Was, wo, wie viel

panel-nowhere = Jetzt nirgends möglich. Zum Beispiel: { $reason }
panel-confirm-or-change = Drücke „OK“ oder wähle etwas anderes.

## Mehreres auf einmal

panel-planned-enough = Das sind genug. Drücke „OK“ oder ändere den Plan.
panel-planned-free = Drücke „OK“ oder ändere den Plan.

## Hunger, Vorschau, Stimme

panel-hand-over = Nur { $player } sollte jetzt auf den Bildschirm sehen.
panel-i-am = Ich bin { $player }: Karten zeigen

panel-coach-blunder = „{ $better }“ sieht etwa { $points } besser aus; noch einmal „OK“, und es bleibt bei deiner Wahl.
panel-coach-back = Hätten alle anderen dasselbe gespielt, stünde { $player } mit „{ $better }“ statt „{ $action }“ etwa { $points } besser da.
panel-coach-none = Keine einzelne andere Wahl hätte { $player } viel geholfen.

## Computerspieler und Tipps

panel-seat-person = Person
panel-seat-own = eigener Spieler { $own }
panel-pace-slow = langsam ({ $seconds } s)
panel-pace-steady = gleichmäßig ({ $seconds } s)
panel-pace-fast = schnell ({ $seconds } s)
panel-pace-at-once = ohne Pause
panel-seat-computer = Computer: { $kind }
panel-thinking = { $player } denkt nach{ $seconds ->
        [0] {""}
       *[other] {""} ({ $seconds } s)
    } …
panel-auto-waits = Es läuft; { $player } entscheidet.
panel-auto-paused = Pause nach der Phase „{ $phase }“, um anzusehen, was geschehen ist: „Los“ oder „Weiter“ macht weiter.
panel-computer-decides = { $player } ({ $kind }) ist dran: Drücke „Weiter“ für diesen Zug, „Vorspulen“ bis zu deinem Zug oder „Los“.
panel-computer-alone = { $player } ({ $kind }) ist dran: Drücke „Weiter“ oder „Los“.
panel-run-nobody = Keine Person spielt mit: „Weiter“ macht den nächsten Zug, „Los“ lässt das Spiel von selbst weiterlaufen.
panel-computer-plays = { $player } ist ein Computerspieler ({ $kind }).
panel-why-none = Er nennt keine Gründe.
panel-why = Warum: { $why }
panel-hint-points = { $halves ->
        [1] ½ Punkt
        [2] 1 Punkt
       *[other] { $points } Punkte
    }
panel-hint-effect = { $how ->
        [equal] nicht besser
        [little] kaum besser
        [less] kaum schlechter
        [much] +{ $points }
       *[worse] −{ $points }
    }
panel-hint-than-worst = Verglichen mit der schlechtesten Wahl, ungefähr:
panel-hint-win = Sieg: { $exact ->
        [yes] { $chance }
       *[no] etwa { $chance }
    }
panel-hint-ways = (oder { $more } weitere { $more ->
        [one] Möglichkeit
       *[other] Möglichkeiten
    })
panel-hint-others = Genauso gut: { $more ->
        [0] { $ways }.
       *[other] { $ways }; und { $more } weitere.
    }

## Erst raten, dann sehen

panel-mark-right = Richtig: { $what }
panel-mark-wrong = Falsch: { $what }
panel-mark-missed = Übersehen: { $what }
panel-mark-nothing = Nichts davon ist geschehen, wie du gesagt hast.
panel-mark-told = { $score }: { $lines }.
panel-mark-more = Und noch { $count }, die niemand geraten hat: Sie stehen im Protokoll.
panel-mark-score = { $all ->
        [0] { $missed ->
            [0] Alles richtig
           *[other] Nichts geraten, { $missed } übersehen
        }
       *[other] { $right } von { $all } richtig{ $missed ->
            [0] {""}
           *[other] , { $missed } übersehen
        }
    }
panel-predicted = { $count ->
        [0] Noch ist nichts geraten.
       *[other] Geraten: { $what }.
    }
panel-predict-half = Von { $space } in welche Stadt? Klicke sie an.

## Wörter auf dem Panel

panel-ui-board = Spielplan. Pfeiltasten bewegen; mit Umschalt, oder mit n und p, zu wählbaren Feldern; Pos1 zum besten davon; Enter wählt, Esc bricht ab.
panel-ui-keys = Tasten: Pfeile bewegen · Umschalt + Pfeil, n, p: nächstes markiertes Feld · Pos1: das beste markierte Feld · Enter wählt · Esc bricht ab
panel-ui-lost = Nicht verbunden: Führe die Zelle noch einmal aus.
panel-ui-predict = Erst raten
panel-ui-predict-help = Fragt dich vor einer Phase, was sie bringen wird, und vergleicht deine Antwort mit dem, was nach den Regeln geschehen ist.
panel-ui-guess = Was wird geschehen?
panel-ui-guessed = Jetzt sehen
panel-ui-marked = Was du geraten hast
panel-ui-step = Weiter
panel-ui-next-guess = Wähle, was du erwartest, und drücke dann „Jetzt sehen“. Wenn du nichts wählst, sagst du, dass nichts davon geschieht.
panel-ui-next-guess-one = Wähle, was du erwartest, und drücke dann „Jetzt sehen“.
panel-ui-next-step = Drücke „Weiter“: Dann läuft die Phase, die oben markiert ist.
panel-ui-phases = Phasen des Jahres
panel-ui-run = Bis zur nächsten Entscheidung
panel-ui-confirm = OK
panel-ui-cancel = Abbrechen
panel-ui-undo = Rückgängig
panel-ui-undo-decision = Letzte Entscheidung
panel-ui-undo-person = Letzte Entscheidung einer Person
panel-ui-redo-person = Nächste Entscheidung einer Person
panel-ui-redo = Wiederholen
panel-ui-redo-decision = Nächste Entscheidung
panel-ui-redo-end = Ans Ende
panel-ui-undo-none = Es gibt nichts zurückzunehmen: Noch wurde nichts gespielt.
panel-ui-redo-none = Es gibt nichts zu wiederholen: Es wurde nichts zurückgenommen.
panel-ui-coordinates = Koordinaten
panel-ui-coordinates-far = Die Namen der Felder stehen da, wo Platz für sie ist: Hol den Spielplan näher heran, oder nimm das Vollbild.
panel-ui-areas = Namen der Gebiete
panel-ui-changes = Das würde sich ändern
panel-ui-happened = Was geschehen ist
panel-ui-nothing-yet = Drücke „Weiter“, um die erste Phase auszuführen.
panel-ui-players = Spieler
panel-ui-player = Spieler
panel-ui-start = beginnt
panel-ui-out = raus
panel-ui-take = Tipp wählen
panel-ui-guide = Dein erster Zug
panel-ui-guide-next = Danke
panel-ui-guide-away = Nein danke
panel-ui-hint = Tipp
panel-ui-hint-close = Schließen
panel-ui-hint-why = Warum
panel-ui-hint-about = Wie weit dieser Rat reicht
panel-ui-play = Los
panel-ui-stop = Stopp
panel-ui-stopping = Hält an …
panel-ui-replay = Was geschehen ist, auf dem Spielplan gespielt
panel-ui-replay-back = Eine Zeile zurück
panel-ui-replay-pause = Pause
panel-ui-replay-resume = Weiter
panel-ui-replay-forth = Eine Zeile weiter
panel-ui-replay-speed = Tempo
panel-ui-replay-mine = Nur meine Städte
panel-ui-replay-end = Zum Schluss springen
panel-ui-pace = Tempo: Sekunden von einem Zug zum nächsten
panel-ui-seats = Wer dieses Spiel spielt
panel-ui-seats-help = Was hier gewählt wird, gilt sofort, für das Spiel auf dem Tisch, und kann jederzeit geändert werden. „Weiter“ macht den nächsten Zug eines Computerspielers; „Los“ lässt das Spiel von selbst weiterlaufen, bis eine Person entscheidet.
panel-ui-back = Zurück
panel-ui-here = Hier möglich
panel-ui-log = Protokoll
panel-ui-log-all = Alle Jahre zeigen
panel-ui-log-less = Weniger zeigen
panel-ui-file = Spieler (Personen, Computer), neues Spiel, speichern, laden
panel-ui-new = Neues Spiel
panel-ui-names = Namen
panel-ui-new-seats-help = Spieler: Wer hier gewählt ist, spielt ab „Beginnen“ das neue Spiel; wer das Spiel auf dem Tisch spielt, wird oben gewählt.
panel-ui-seed = Startwert
panel-ui-seed-any = beliebig
panel-ui-begin = Beginnen
panel-ui-save = Speichern
panel-ui-load = Laden
panel-ui-name = Dateiname
panel-ui-download = Herunterladen
panel-ui-upload = Datei hochladen
panel-ui-paste = Spielcode
panel-ui-open-code = Code öffnen
panel-ui-code = Code und Python zeigen
panel-ui-copy = Kopieren
panel-ui-copied = Kopiert
panel-ui-python = In Python
panel-ui-yes = Ja
panel-ui-no = Nein
panel-ui-details = Einzelheiten für alle, die es reparieren
panel-ui-result = Ergebnis
panel-ui-points = Punkte
panel-ui-rank = Rang
panel-ui-rule = Regel
panel-ui-busy = Der Kernel ist beschäftigt: Dieser Klick wartet auf ihn.
panel-ui-at-work = Der Kernel arbeitet noch an diesem Klick.
panel-ui-no-kernel = Der Kernel hat nicht geantwortet, darum ist dieser Klick zurückgezogen. Klicke noch einmal, wenn der Kernel frei ist; wenn er angehalten hat, führe die Zelle noch einmal aus.
panel-ui-signs = Was die Zeichen bedeuten
panel-ui-more = eins mehr
panel-ui-less = eins weniger
panel-ui-order = Reihenfolge
panel-ui-what = Was
panel-ui-where = Wo
panel-ui-planned = ✓ Gewählt
panel-ui-unplanned = Wählen
panel-ui-secrets-look = Was geheim angesehen wurde, kann wieder angesehen werden:
panel-ui-secrets-show = Zeigen für
panel-ui-secrets-hide = Wieder verbergen
panel-ui-add = In den Plan
panel-ui-remove = Aus dem Plan
panel-ui-menu = Menü: weiter zurück und vor, Namen, Vollbild, Sprache, Tasten
panel-ui-languages = Sprache
panel-ui-full = Vollbild
panel-ui-full-off = Vollbild verlassen
panel-ui-hand = Was gewählt werden kann
panel-ui-dock = Was es ändern würde und warum
panel-ui-drawers = Mehr
panel-ui-drawer-players = Spieler im Detail
panel-ui-drawer-signs = Zeichen
panel-ui-coach = Trainer
panel-ui-coach-help = Trainer: warnt einmal vor einer Wahl, die viel verschenkt, und blickt zurück, wenn das Jahr vorbei ist.
panel-ui-coach-back = Dorthin zurück
panel-ui-coach-told = Der Trainer blickt zurück
panel-ui-colon = {":"}
panel-ui-rules = Regeln
panel-ui-rules-search = Suchen
panel-ui-rules-found = Gefunden:
panel-ui-rules-none = Keine Regel und kein Wort des Spiels sagt das.
panel-ui-rules-edition = Ausgabe
panel-ui-rules-all-editions = alle Ausgaben
panel-ui-rules-differs = nur Unterschiede
panel-ui-rules-example = Zum Beispiel:
panel-ui-rules-show = Auf dem Spielplan
panel-ui-rules-terms = Wörter des Spiels
panel-ui-drawer-files = Spiele und Dateien
panel-ui-since = Seit deinem Zug
panel-ui-so-far = Bisher
panel-ui-run-brief = Vorspulen
panel-ui-danger-some = Was geschehen könnte
panel-ui-danger-more = Was noch geschehen könnte
panel-ui-danger-less = Weniger
panel-ui-cancel-none = Es gibt nichts abzubrechen: Noch ist nichts gewählt.
panel-ui-zoom-fit = Der ganze Spielplan
panel-ui-zoom-mine = Meine Städte
panel-ui-zoom-near = Der Spielplan von Nahem
panel-ui-zoom-fit-brief = Ganz
panel-ui-zoom-mine-brief = Meine
panel-ui-zoom-near-brief = Nah
panel-no-painter = Es gibt keine Darstellung „{ $name }“; es gibt svg und matplotlib.
panel-static = { $game }, { $title }. Führe diese Zelle aus, um zu spielen.
panel-static-start = ▶ Spielen
