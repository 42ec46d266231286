# Was in einer Stellung oder in Tabellen von Saint Malo nicht passt oder nicht erlaubt ist. Texte stehen Buchstabe für Buchstabe da.

# Felder, und was darauf ist.
file-malo-space = erwartet: ein Feld von { $first } bis { $last }; gefunden: { $found }
file-malo-tower = erwartet: ein Feld, und die Türme { $towers } sind keins; gefunden: { $found }
file-malo-printed = auf { $name } ist eine Kiste aufgedruckt, und nichts ersetzt sie: erwartet: crate; gefunden: { $found }
file-malo-two-things = ein Feld fasst ein Ding, und auf { $name } sind { $what } und { $thing }
file-malo-wall-inside = Mauern kommen nur auf Außenfelder, und { $name } liegt im Inneren der Stadt

# Was aus anderen Feldern folgt.
file-malo-to-move = erwartet: { $seat }, nach dem Startspieler und { $turns } beendeten Zügen; gefunden: { $found }
file-malo-phase = erwartet: { $phase }, nach den Würfeln, die da liegen; gefunden: { $found }
file-malo-boxes = erwartet: höchstens { $most }, alle Kästchen der Piraten; gefunden: { $found }
file-malo-dice = erwartet: { $count } Würfel nach so vielen Würfen; gefunden: { $found }
file-malo-stopped = erwartet: false, denn nach { $rolls } Würfen kann niemand aufhören
file-malo-still-rolling = nach { $rolls } Würfen wird nur etwas gesetzt, wenn der Spieler aufgehört hat: „stopped“ fehlt
file-malo-dice-in-the-end = erwartet: turn, weil Würfel oder Dinge zum Setzen da sind; gefunden: over
file-malo-not-ended = das Spiel endet nach einer Runde, in der eine Stadt voll ist, und nach { $turns } Zügen ist das nicht so

# Was halb gesetzt ist.
file-malo-key-of-another = { $key } gehört nur zu { $of }, nicht zu { $found }
file-malo-one-only = erwartet: 1; gefunden: { $found }
file-malo-named-twice = { $name } steht hier schon
file-malo-no-architect = erwartet: ein Feld des Spielers mit einem Architekten; gefunden: { $name }
file-malo-no-group = erwartet: keine, denn { $thing } kommt allein
file-malo-not-placed = erwartet: Felder, auf die der Spieler in diesem Zug { $thing } gesetzt hat; gefunden: { $name }
file-malo-not-joined = erwartet: Felder, die über Kanten zusammenhängen, wie bei { $thing } in jedem Zug
file-malo-not-beside = erwartet: mindestens ein Haus neben dem Architekten auf { $name }
file-malo-houses = erwartet: { $count }, nach den Baumstämmen des Spielers und den gesetzten Häusern; gefunden: { $found }
file-malo-left = erwartet: höchstens { $most }, nach den Würfeln ohne Schwerter; gefunden: { $found }
file-malo-room = erwartet: höchstens { $room }, so viele, wie Platz haben; gefunden: { $found }
file-malo-church = erwartet: eine Kirche bis Größe { $most }, nach den Würfeln ohne Schwerter; gefunden: { $found }
file-malo-person = weder die Würfel noch eine vollständige Seite bringen die Person { $person }
file-malo-bonus = erwartet: die Stufe einer Person, die eine vollständige Seite des Spielers bringt; gefunden: { $found }
file-malo-no-walls = erwartet: 0, denn hinter { $thing } warten keine Mauern
file-malo-walls = erwartet: höchstens { $most }, nach den Würfeln und den leeren Außenfeldern; gefunden: { $found }
file-malo-no-space = kein Feld ist leer, auf das { $thing } kommen könnte

# Tabellen eines Besitzers.
file-malo-crate-twice = { $name } ist zweimal genannt
file-malo-series = erwartet: Zahlen, die nicht fallen; gefunden: { $found } nach { $before }
file-malo-one-bonus = erwartet: genau eins von coins, points und person
file-malo-sides = erwartet: ein Turm für jede Seite; es fehlen: { $missing }
file-malo-sizes = erwartet: eine Zahl für jede Zahl von Spielern; es fehlen: { $missing }
file-malo-provenance = erwartet: ein Text mit höchstens { NUMBER($most, useGrouping: 1) } Zeichen, oder eine Liste oder ein Objekt aus solchen Texten; gefunden: { $found }
