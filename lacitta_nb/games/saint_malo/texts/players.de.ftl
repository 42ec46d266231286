# Was bei einer Aktion ins Gewicht fällt, ein Satz für jede Überlegung, zum Besseren oder Schlechteren.
# `$amount` ist die Zahl der gewonnenen oder verlorenen Einheiten.
# Kein Satz beginnt mit einem Hauptwort: Mitten in einem anderen Satz beginnt er klein.

player-reason-throw-more = Im Schnitt bringt es etwa { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } mehr, als jetzt aufzuhören.
player-reason-throw-less = Im Schnitt bringt es etwa { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } weniger, als jetzt aufzuhören.
player-reason-stop-more = Weiterwürfeln würde im Schnitt etwa { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } schlechter enden.
player-reason-stop-less = Weiterwürfeln würde im Schnitt etwa { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } besser enden.
player-reason-score-more = Wenn das Spiel jetzt endete, würde es { $amount ->
        [one] 1 Punkt bringen.
       *[other] { $amount } Punkte bringen.
    }
player-reason-score-less = Wenn das Spiel jetzt endete, würde es { $amount ->
        [one] 1 Punkt kosten.
       *[other] { $amount } Punkte kosten.
    }
player-reason-purse-more = Es bringt Münzen, mit denen Würfel gedreht werden können.
player-reason-purse-less = Es kostet Münzen, mit denen Würfel gedreht werden könnten.
player-reason-timber-more = Es bringt Baumstämme für kommende Häuser.
player-reason-timber-less = Es verbraucht Baumstämme.
player-reason-series-more = Es bringt eine Kirche, die zählt, sobald auch eine kleinere steht.
player-reason-series-less = Es verbraucht Kirchen, die auf eine kleinere gewartet haben.
player-reason-stalls-more = Es schafft bessere Plätze für einen Händler.
player-reason-stalls-less = Es nimmt einem Händler einen guten Platz.
player-reason-pews-more = Es schafft bessere Plätze für einen Priester.
player-reason-pews-less = Es nimmt einem Priester einen guten Platz.
player-reason-stage-more = Es schafft bessere Plätze für einen Gaukler.
player-reason-stage-less = Es nimmt einem Gaukler einen guten Platz.
player-reason-walls-more = Es bringt eine Seite näher an ihren Bonus und ihre { RULE("side-defence") } Verteidigung.
player-reason-walls-less = Es verdirbt eine Seite, die hätte vollständig werden können.
player-reason-danger-more = Es macht Angriffe, die eine Kanone kosten, weniger wahrscheinlich.
player-reason-danger-less = Es macht Angriffe, die eine Kanone kosten, wahrscheinlicher.
player-reason-filling-more = Es bringt die Stadt näher an die { RULE("full-city-points") } Punkte für eine volle Stadt.
player-reason-filling-less = Es lässt die Stadt weiter weg von den { RULE("full-city-points") } Punkten für eine volle Stadt.

player-kind-saintmalo-greedy = gierig
player-kind-saintmalo-greedy-help = gierig: würfelt nach genauen Chancen und nimmt die Aktion, nach der er am besten dasteht; weiter als seinen Zug sieht er nicht. Antwortet sofort und schlägt den zufälligen fast immer.
player-kind-saintmalo-strong = stark
player-kind-saintmalo-strong-help = stark: wägt so ab, wie er es aus vielen Spielen gelernt hat, und achtet darauf, was seine Stadt für den Zug danach verspricht; der stärkste, bis zu einer halben Sekunde pro Zug.
