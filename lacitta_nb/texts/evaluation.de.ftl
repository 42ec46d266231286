# Bewertung von Stellungen, und Turniere.

study-bad-workers = Die Zahl der Prozesse muss ganz und mindestens 1 sein, nicht { $workers }.
study-bad-playouts = Die Zahl der Probespiele muss ganz und mindestens 1 sein, nicht { $playouts }.
study-no-processes = Die Prozesse sind gleich am Anfang gestorben. In einem Skript gehört der Aufruf unter „if __name__ == '__main__':“, denn jeder Prozess führt auch das Skript aus; sonst arbeite mit workers=1.
study-bad-rounds = Die Zahl der Runden muss ganz und mindestens 1 sein, nicht { $rounds }.
study-bad-table = Die Zahl der Spieler an einem Tisch muss ganz sein und zwischen 1 und { $most } liegen, nicht { $players }.
study-bad-count = Die Zahl der Kandidaten muss ganz und mindestens 1 sein, nicht { $count }.
study-no-actions = Es gibt keine Aktion, die zu versuchen wäre: Nenne mindestens eine, oder lass die Aktionen weg.
study-bad-actions = Aktionen zum Versuchen sind eine Liste wie ["gold", "pass"], nicht { $actions }.
study-bad-executor = { $executor } tut keine Arbeit: Ein Executor hat submit(…), wie local_pool(2) es hat.
study-bad-names = Namen von Spielern sind eine Liste wie ["anna", "bruno"], nicht { $names }.
study-bad-groups = Gruppen sind eine Liste mit den Namen an jedem Tisch, wie line_ups(["anna", "bruno"], 2) sie macht, nicht { $groups }.
study-bad-players = Spieler werden mit Namen übergeben, etwa als { $example }, nicht als { $players }.
study-bad-boards = Eigene Spielpläne werden mit Namen übergeben, etwa als { $example }, nicht als { $boards }.
study-no-plan = { $given } ist kein Plan eines Turniers: plan(…) macht einen.
study-no-played = { $given } sind keine Spiele eines Turniers: run_tournament(…).games sind welche.
study-no-fingerprint = Woraus der Spieler { $name } gemacht ist, lässt sich nicht sagen ({ $error }), also ließen sich seine Spiele nicht von denen eines anderen unterscheiden. Was er sich nur merkt, darf unter einem Namen stehen, der mit _ beginnt und nicht angesehen wird.
study-player-stays = Der Spieler { $name } kann nicht an einen anderen Prozess geschickt werden ({ $error }). Arbeite mit workers=1, oder schreibe das, was er enthält, in ein eigenes Modul.
study-player-in-notebook = Die Klasse { $name } ist in dieser Sitzung geschrieben, wo andere Prozesse sie nicht finden. Schreibe sie in eine eigene Datei und importiere sie, oder arbeite mit workers=1.

study-bar-playouts = Probespiele
study-bar-stopped = Früh beendet

study-note-whole = { $done ->
        [one] 1 Probespiel
       *[other] { $done } Probespiele
    }. In Klammern: das 95-Prozent-Intervall.
study-note-over = Das Spiel ist zu Ende: So ist es ausgegangen, und nichts ist geschätzt.
study-note-part = Früh beendet, nach { $done } von { $wanted } Probespielen. In Klammern: das 95-Prozent-Intervall.
study-note-given-up = { $done } von { $wanted } Probespielen: { $lost ->
        [one] 1 wurde aufgegeben, weil der Prozess, der es spielte, immer wieder starb oder keine Arbeit mehr annahm
       *[other] { $lost } wurden aufgegeben, weil die Prozesse, die sie spielten, immer wieder starben oder keine Arbeit mehr annahmen
    }. In Klammern: das 95-Prozent-Intervall.
study-note-too-few = „Zu wenige“: So wenige Probespiele sagen nicht, wie weit die Zahl danebenliegen kann; verlange mehr mit playouts=….
study-too-few = { $value } (zu wenige)
study-from-to = { $low } bis { $high }
study-done = { $done } von { $wanted }
study-best = meiste Punkte
study-below = unter { $high }
study-above = über { $low }
study-reference = { $value } (Bezug)
study-at-table = { $player } (zu { $count })
study-not-joined = nicht vergleichbar

study-column-action = Aktion
study-column-playouts = Probespiele
study-column-player = Spieler
study-column-win = Siege in %
study-column-win-low = Siege, mindestens
study-column-win-high = Siege, höchstens
study-column-points = Punkte
study-column-points-low = Punkte, mindestens
study-column-points-high = Punkte, höchstens
study-column-behind = Rückstand in Punkten
study-column-behind-low = Rückstand, mindestens
study-column-behind-high = Rückstand, höchstens

## Turniere

study-bar-games = Spiele
study-game-broken = Das Spiel { $name } wurde von einem Paket angekündigt, das nicht geladen werden kann: { $error }
study-no-setting = Ein Turnier mit dem Spiel { $game } hat kein { $name }=…{ $count ->
    [0] .
   *[other] ; worin sich seine Spiele unterscheiden können, schreibt man { $names }.
}
study-mixed-games = Ein Plan gehört zu einem Spiel, und dieser gehört zu { $names }.
study-no-player = In diesem Turnier gibt es keinen Spieler { $name }. Es gibt: { $names }.
study-other-player = Die Datei { $file } enthält in Zeile { $line } ein Spiel eines anderen Spielers, der auch { $name } hieß: Seine Einstellungen, der Code seiner Klasse, das, was die Spieler von lacitta_nb gelernt haben, oder die Version von lacitta_nb oder Python waren anders. Gib diesem einen anderen Namen, oder nimm eine andere Datei.
study-other-plan = Der Plan wurde für einen anderen Spieler namens { $name } gemacht als für den, der jetzt spielen soll: Seine Einstellungen, der Code seiner Klasse oder sein Python haben sich geändert. Mache den Plan neu; was ein Spieler sich nur merkt, gehört unter einen Namen, der mit _ beginnt.
study-bad-group = Spiele können nach { $names } gruppiert werden, nicht nach { $by }.
study-mixed-tables = Diese Spiele sind von Tischen verschiedener Größe ({ $sizes }), und eine Wertung gilt nur für eine. Sag mit „players=…“, für welche.
study-table-size = „players“ muss die Zahl der Plätze an einem Tisch sein, nicht { $given }.
study-no-such-tables = Keines dieser Spiele ist von einem Tisch für { $players }. Es gibt Tische für: { $sizes }.
study-no-reference = Wertungen können sich auf einen Spieler beziehen, der teilgenommen hat, nicht auf { $name }. Es gibt: { $names }.
study-no-moves = Die Züge dieses Spiels wurden nicht aufgehoben; es lässt sich nicht noch einmal spielen.
study-moves-short = Die Züge enden, bevor das Spiel zu Ende ist.
study-other-end = Die Züge führen zu einem anderen Ende, als die Zeile sagt: { $found } statt { $told } Punkte.
study-other-places = Die Züge führen zu einem anderen Ende, als die Zeile sagt: die Ränge { $found } statt { $told }.
study-game-kills = Der Prozess, der dieses Spiel spielte, ist { $times }-mal gestorben; das Spiel wurde aufgegeben.
study-note-cut = Die letzte Zeile von { $file } war nur halb geschrieben; sie wurde abgeschnitten und ihr Spiel noch einmal gespielt.
study-match = Runde { $round }: { $seats }
study-note-repeated = Neu begonnen, weil der Prozess starb, der es spielte: { $match }
study-note-mistake = Nicht zu Ende gespielt, weil { $player } einen Fehler gemacht hat ({ $error }): { $match }
study-note-failed = Nicht zu Ende gespielt, und ohne Fehler eines Spielers ({ $error }): { $match }
study-note-stopped = Früh beendet; die fertigen Spiele stehen in der Datei, und ein neuer Aufruf macht dort weiter.

study-no-games = Es gibt kein Spiel zu zeichnen: Spiele zuerst eins.
study-by-year-points = Punkte, hätte das Spiel dann geendet

study-column-seats = belegte Plätze
study-column-seat = Platz
study-column-players = Spieler am Tisch
study-column-year = Jahr
study-column-rating = Wertung
study-column-rating-low = Wertung, mindestens
study-column-rating-high = Wertung, höchstens
