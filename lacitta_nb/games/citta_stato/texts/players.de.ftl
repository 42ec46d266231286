# Was bei einer Aktion ins Gewicht fällt, ein Satz für jede Überlegung, zum Besseren oder Schlechteren.
# `$amount` ist die Zahl der gewonnenen oder verlorenen Einheiten; `$mean` sagt, ob das ein Mittelwert ist.
# Kein Satz beginnt mit einem Hauptwort: Mitten in einem anderen Satz beginnt er klein.

player-reason-first-more = { $mean ->
        [yes] Es bringt Punkte der ersten Wertung: im Mittel etwa { $amount }.
       *[no] Es bringt { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        } der ersten Wertung.
    }
player-reason-first-less = { $mean ->
        [yes] Es kostet Punkte der ersten Wertung: im Mittel etwa { $amount }.
       *[no] Es kostet { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        } der ersten Wertung.
    }
player-reason-second-more = Es dürfte etwa { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } der zweiten Wertung bringen.
player-reason-second-less = Es dürfte etwa { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } der zweiten Wertung kosten.
player-reason-apart-more = Es bringt beide Wertungen näher zusammen, von denen die niedrigere zählen kann.
player-reason-apart-less = Es treibt beide Wertungen auseinander, von denen die niedrigere zählen kann.
player-reason-form-more = Es macht wahrscheinlicher, dass der Marker am Ende in der eigenen Staatsform steht, wo die höhere Wertung zählen kann.
player-reason-form-less = Es macht weniger wahrscheinlich, dass der Marker am Ende in der eigenen Staatsform steht, wo die höhere Wertung zählen kann.
player-reason-crowns-more = Es lässt von einer höheren Wertung mehr zählen: Die Kronen reichen für die Zeichen zwischen beiden Wertungen.
player-reason-crowns-less = Es lässt von einer höheren Wertung weniger zählen: Für die Zeichen zwischen beiden Wertungen fehlen Kronen.
player-reason-cubes-more = Es bringt Würfel in den Vorrat.
player-reason-cubes-less = Es kostet Würfel aus dem Vorrat.
player-reason-payable-more = Damit kann der Vorrat mehr Aktionen nacheinander bezahlen, obwohl jede teurer ist als die letzte.
player-reason-payable-less = Damit kann der Vorrat weniger Aktionen nacheinander bezahlen, denn jede ist teurer als die letzte.
player-reason-again-more = Es lässt Würfel für eine weitere Aktion dieser Runde übrig.
player-reason-again-less = Es lässt weniger Würfel für die nächste Aktion dieser Runde übrig, die teurer ist.
player-reason-bag-more = Es lässt Würfel im Beutel, die wieder gezogen werden können.
player-reason-bag-less = Es lässt weniger Würfel im Beutel.
player-reason-coins-more = Es bringt für jede Flotte, die noch kommt, eine Münze.
player-reason-coins-less = Es nimmt jeder Flotte, die noch kommt, eine Münze.
player-reason-draws-more = Es bringt bei jedem Ziehen, das noch kommt, einen Würfel mehr; je früher, desto besser.
player-reason-draws-less = Es nimmt jedem Ziehen, das noch kommt, einen Würfel.
player-reason-arms-more = Es bringt mehr Punkte für jede Scheibe, die noch in den Krieg zieht.
player-reason-arms-less = Es bringt weniger Punkte für die Scheiben, die noch in den Krieg ziehen.
player-reason-orders-more = Es öffnet höhere Vorhaben für die kommenden Runden.
player-reason-orders-less = Es verschließt höhere Vorhaben für die kommenden Runden.
player-reason-banners-more = Es bringt Banner, nach denen Karten und Tauschgeschäfte verlangen.
player-reason-banners-less = Es kostet Banner, nach denen Karten und Tauschgeschäfte verlangen.
player-reason-trade-more = Es kommt einem Tausch von Bannern gegen Kronen näher.
player-reason-trade-less = Es entfernt sich von einem Tausch von Bannern gegen Kronen.
player-reason-discs-more = Es lässt eine Scheibe für einen kommenden Krieg übrig.
player-reason-discs-less = Es lässt weniger Scheiben für kommende Kriege übrig.
player-reason-burned-more = Es kommt den Vorteilen der zweiten und dritten verbrannten Karte näher, den großen.
player-reason-burned-less = Damit sind die großen Vorteile verbrannter Karten fast aufgebraucht.
player-reason-war-more = Es verspricht eine Karte umsonst, sobald der Krieg dieser Runde entschieden ist.
player-reason-war-less = Es verspricht weniger im Krieg dieser Runde.
player-reason-turn-more = So beginnt man die nächste Runde.
player-reason-turn-less = So beginnt jemand anderes die nächste Runde.
player-reason-behind-more = Wer am wenigsten Punkte hat, zieht am Ende der Runde mehr Würfel.
player-reason-behind-less = Mit mehr Punkten können einem die Würfel entgehen, die am Ende der Runde zieht, wer am wenigsten hat.
player-reason-goals-more = Es kommt dem näher, was dieses Solospiel verlangt.
player-reason-goals-less = Es entfernt sich von dem, was dieses Solospiel verlangt.

player-kind-cittastato-greedy = gierig
player-kind-cittastato-greedy-help = gierig: nimmt die Aktion, nach der er am besten dasteht, und wägt dabei beide Wertungen, Staatsform und Kronen ab; weiter als seinen Zug sieht er nicht. Antwortet sofort und schlägt den zufälligen fast immer.
player-kind-cittastato-search-help = suchend: spielt den Rest der Runde viele Male mit neu gezogenen Würfeln und neu verteilten verdeckten Karten und Scheiben zu Ende und nimmt, was am besten ausging; der stärkste. Je mehr Probespiele, desto länger denkt er nach.
