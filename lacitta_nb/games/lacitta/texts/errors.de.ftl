# Fehler außerhalb der Regeln: was verlangt wurde und was richtig wäre.

bad-action = „{ $text }“ ist keine Aktion. Aktionen sehen aus wie „build farm C7“ oder „gold“ und beginnen mit einem dieser Wörter: { $kinds }.
bad-action-spelling = „{ $text }“ kann nicht gelesen werden, „{ $tidy }“ schon: Wörter in Kleinbuchstaben, die eines Namens durch „_“ verbunden, ein Leerzeichen zwischen allen anderen.
bad-action-part = „{ $text }“ kann nicht gelesen werden: { $part ->
        [circles] Nur die verdeckten Stimmkarten, auf den Kreisen 2 bis { $last }, können angesehen werden, zwei davon in aufsteigender Folge oder alle
        [amount] Die Zahl ist eine von { $choices }, nicht „{ $word }“
        [small] Eine Aktionskarte errichtet ein kleines Gebäude ({ $choices }), nicht „{ $word }“; größere kommen durch Politikkarten, wie in „palace C7“
        [building] Der Große Baumeister errichtet eins von { $choices }, nicht „{ $word }“
        [service] Die Errungenschaft ist eine von { $choices }, nicht „{ $word }“
        [from] Nach dem Feld folgen „from“ und das Castello, das der Siedler verlässt, nicht „{ $word }“
        [missing] Es fehlt etwas
       *[too-much] „{ $word }“ ist zu viel
    }. Eine solche Aktion wird geschrieben wie „{ $example }“.
no-action = { $given } ist keine Aktion: Wähle eine aus game.legal_actions(), oder schreibe eine, wie „build farm C7“.
action-field = Das ist keine Aktion: Ihr Feld { $field } ist { $given } und muss { $field ->
        [amount] eine ganze Zahl von 0 bis { $most } sein
        [circles] ein Tupel ganzer Zahlen von 2 bis { $last } sein, wie (2, 4)
       *[other] ein Text sein
    }.
action-not-its-text = Das ist keine Aktion: Ihre Felder sagen etwas anderes als ihr Text „{ $text }“, in dem { $field } { $said } wäre und nicht { $given }.

no-board = Es gibt keinen Spielplan { $name }; die Spielpläne sind { $names }.
no-edition = Es gibt keine Ausgabe { $name }; die Ausgaben sind { $names }.
no-setup-kind = Es gibt keinen Aufbau { $name }; er ist entweder „beginner“ oder „advanced“.
no-setup = Der Spielplan { $board } hat keinen Aufbau für Einsteiger für { $count } Spieler. Wähle eine andere Zahl von Spielern, einen anderen Spielplan (toscana hat einen Aufbau für { RULE("fewest-players") } bis { RULE("most-players") }) oder den Aufbau für Fortgeschrittene.
board-closed = Der Spielplan { $board } hat kein Feld, das bei { $count } Spielern offen ist. Wähle mehr Spieler oder einen anderen Spielplan, wie toscana.
voice-deck-short = { SPELT(RULE("circles"), start: "yes") } Stimmkarten müssen ausgelegt werden, aber der Stapel hat nur { $count }.
hidden-voice = Diese Ansicht des Spiels zeigt nicht, welche Stimmkarten als Nächste kommen; teile die unbekannten Karten zuerst mit lc.complete(state, seed) aus.

no-city = Keine Stadt hat ihr Castello auf { $castle }.
