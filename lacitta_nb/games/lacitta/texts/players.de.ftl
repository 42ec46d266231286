# Was bei einer Aktion ins Gewicht fällt, ein Satz für jede Überlegung, zum Besseren oder Schlechteren.
# `$amount` ist die Zahl der gewonnenen oder verlorenen Einheiten; `$mean` sagt, ob das ein Mittelwert ist.
# Kein Satz beginnt mit einem Hauptwort: Mitten in einem anderen Satz beginnt er klein.

player-reason-people-more = { $mean ->
        [yes] Es bringt Bürger, die am Ende je einen Punkt zählen: im Mittel etwa { $amount }.
       *[no] Es bringt { $amount ->
            [one] einen Bürger, der am Ende einen Punkt zählt.
           *[other] { $amount } Bürger, die am Ende je einen Punkt zählen.
        }
    }
player-reason-people-less = { $mean ->
        [yes] Es kostet Bürger, die am Ende je einen Punkt zählen: im Mittel etwa { $amount }.
       *[no] Es kostet { $amount ->
            [one] einen Bürger, der am Ende einen Punkt zählt.
           *[other] { $amount } Bürger, die am Ende je einen Punkt zählen.
        }
    }
player-reason-people-kept = { $mean ->
        [yes] Es erhält Bürger, die am Ende je einen Punkt zählen: im Mittel etwa { $amount }.
       *[no] Es erhält { $amount ->
            [one] einen Bürger, der am Ende einen Punkt zählt.
           *[other] { $amount } Bürger, die am Ende je einen Punkt zählen.
        }
    }
player-reason-people-then-more = { $mean ->
        [yes] Wenn das Jahr vorbei ist, sind es mehr Bürger, jeder am Ende einen Punkt wert: im Mittel etwa { $amount }.
       *[no] Wenn das Jahr vorbei ist, { $amount ->
            [one] ist es 1 Bürger mehr, am Ende einen Punkt wert.
           *[other] sind es { $amount } Bürger mehr, jeder am Ende einen Punkt wert.
        }
    }
player-reason-people-unfed-more = { $mean ->
        [yes] Es bringt Bürger, im Mittel etwa { $amount }, aber noch fehlt Nahrung für alle.
       *[no] Es bringt { $amount ->
            [one] 1 Bürger, aber noch fehlt Nahrung für alle.
           *[other] { $amount } Bürger, aber noch fehlt Nahrung für alle.
        }
    }
player-reason-growth-more = { $mean ->
        [yes] Es lässt in den kommenden Jahren Platz für mehr Bürger: im Mittel etwa { $amount }.
       *[no] Es lässt in den kommenden Jahren Platz für { $amount } Bürger mehr.
    }
player-reason-growth-less = { $mean ->
        [yes] Es lässt in den kommenden Jahren Platz für weniger Bürger: im Mittel etwa { $amount }.
       *[no] Es lässt in den kommenden Jahren Platz für { $amount } Bürger weniger.
    }
player-reason-attraction-more = Es sollte dieses Jahr Bürger von Nachbarn anziehen oder eigene halten: im Mittel etwa { $amount }.
player-reason-attraction-less = So sollten dieses Jahr mehr Bürger zu Nachbarn abwandern: im Mittel etwa { $amount }.
player-reason-attraction-next-more = Es sollte nächstes Jahr Bürger von Nachbarn anziehen oder eigene halten: im Mittel etwa { $amount }.
player-reason-attraction-next-less = So sollten nächstes Jahr mehr Bürger zu Nachbarn abwandern: im Mittel etwa { $amount }.
player-reason-falls-more = Es dürften weniger Gebäude fallen, weil Bürger fehlen.
player-reason-falls-less = Es dürften mehr Gebäude fallen, weil Bürger fehlen.
player-reason-standing-more = In späteren Jahren werden die Städte gegen ihre Nachbarn besser dastehen.
player-reason-standing-less = In späteren Jahren werden die Städte gegen ihre Nachbarn schlechter dastehen.
player-reason-completeness-more = Es bringt eine Stadt näher an die { RULE("bonus") } Punkte für Kultur, Bildung und Gesundheit zusammen.
player-reason-completeness-less = Es bringt eine Stadt weiter weg von den { RULE("bonus") } Punkten für Kultur, Bildung und Gesundheit zusammen.
player-reason-completeness-kept = Es lässt eine Stadt näher an den { RULE("bonus") } Punkten für Kultur, Bildung und Gesundheit zusammen.
player-reason-complete-more = Es macht eine Stadt vollständig: { RULE("bonus") } Punkte für Kultur, Bildung und Gesundheit zusammen.
player-reason-complete-less = Eine Stadt wäre nicht mehr vollständig: { RULE("bonus") } Punkte für Kultur, Bildung und Gesundheit zusammen.
player-reason-complete-likely-more = Es macht wahrscheinlich eine Stadt vollständig: { RULE("bonus") } Punkte für Kultur, Bildung und Gesundheit zusammen.
player-reason-complete-likely-less = Eine Stadt wäre wahrscheinlich nicht mehr vollständig: { RULE("bonus") } Punkte für Kultur, Bildung und Gesundheit zusammen.
player-reason-complete-likely-kept = Es erhält wahrscheinlich eine vollständige Stadt: { RULE("bonus") } Punkte für Kultur, Bildung und Gesundheit zusammen.
player-reason-complete-kept = Es erhält eine vollständige Stadt: { RULE("bonus") } Punkte für Kultur, Bildung und Gesundheit zusammen.
player-reason-sites-more = Es schafft mehr Platz zum Bauen: freie Felder, guten Weizen oder ein Gewässer.
player-reason-sites-less = Es lässt weniger Platz zum Bauen: freie Felder, guten Weizen oder ein Gewässer.
player-reason-sites-kept = Es erhält Platz zum Bauen: freie Felder, guten Weizen oder ein Gewässer.
player-reason-hands-more = Es lässt mehr überzählige Bürger übrig, die neue Gebäude besetzen können.
player-reason-hands-less = Es lässt weniger überzählige Bürger übrig, die neue Gebäude besetzen könnten.
player-reason-buildings-more = Es bringt ein Gebäude, das einem Bürger einen Platz gibt.
player-reason-buildings-less = Es kostet ein Gebäude und damit den Platz eines Bürgers.
player-reason-buildings-kept = Es erhält ein Gebäude, das einem Bürger einen Platz gibt.
player-reason-bare-more = Es gibt einer Stadt ihren ersten ganzen Punkt einer Errungenschaft.
player-reason-bare-less = Es lässt eine Stadt ohne ganzen Punkt einer Errungenschaft.
player-reason-bare-kept = Es erhält einer Stadt ihren einzigen ganzen Punkt einer Errungenschaft.
player-reason-stretched-more = Es gibt einer Stadt einen überzähligen Bürger: Wer geht, kostet sie kein Gebäude.
player-reason-stretched-less = Es lässt eine Stadt ohne überzähligen Bürger: Wer geht, kostet sie ein Gebäude.
player-reason-stretched-kept = Es lässt einer Stadt einen überzähligen Bürger: Wer geht, kostet sie kein Gebäude.
player-reason-rivalry-more = Die Städte werden weniger fremde Nachbarn haben, mit denen um Bürger gestritten wird: { $mean ->
        [yes] im Mittel etwa { $amount } weniger.
       *[no] { $amount } weniger.
    }
player-reason-rivalry-less = Die Städte werden mehr fremde Nachbarn haben, mit denen um Bürger gestritten wird: { $mean ->
        [yes] im Mittel etwa { $amount } mehr.
       *[no] { $amount } mehr.
    }
player-reason-markets-more = Es gibt einer Stadt einen Marktplatz: Dort können mehr leben.
player-reason-markets-less = Eine Stadt verlöre ihren Marktplatz: Dort könnten weniger leben.
player-reason-markets-kept = Es erhält den Marktplatz einer Stadt: Dort können mehr leben.
player-reason-cities-more = Weniger Städte werden Züge zum Ausbau brauchen.
player-reason-cities-less = Eine Stadt mehr wird Züge zum Ausbau brauchen.
player-reason-cities-lost-more = Eine Stadt kann verloren gehen; dann kosten weniger Städte Züge zum Ausbau.
player-reason-strength-more = Es macht eine Stadt stark in einer Errungenschaft, um Bürger anzuziehen oder zu halten.
player-reason-strength-less = Eine Stadt wäre nicht mehr stark in einer Errungenschaft, um Bürger anzuziehen oder zu halten.
player-reason-strength-kept = Es hält eine Stadt stark in einer Errungenschaft, um Bürger anzuziehen oder zu halten.
player-reason-size-more = Es macht eine Stadt größer; große Städte stehen in späteren Jahren besser da.
player-reason-size-less = Es lässt eine Stadt kleiner; große Städte stehen in späteren Jahren besser da.
player-reason-size-kept = Es erhält eine große Stadt; große Städte stehen in späteren Jahren besser da.
player-reason-others-more = Die anderen stehen danach schlechter da.
player-reason-others-less = Die anderen stehen danach besser da.
player-reason-hunger-more = Es mindert den Hunger.
player-reason-hunger-less = Es macht Hunger wahrscheinlicher oder schlimmer.
player-reason-hunger-gone = Es wendet Hunger ab.
player-reason-pantry-more = Es macht das Ernähren im Jahr danach leichter.
player-reason-pantry-less = Es macht das Ernähren im Jahr danach schwerer.
player-reason-pantry-kept = Es erhält Nahrung für die Bürger des Jahres danach.
player-reason-food-more = Es bringt jedes Jahr Nahrung.
player-reason-food-less = Es kostet Nahrung, die jedes Jahr käme.
player-reason-food-kept = Es erhält Nahrung, die jedes Jahr kommt.
player-reason-food-last-more = Es bringt Nahrung für die letzte Versorgung.
player-reason-food-last-less = Es kostet Nahrung der letzten Versorgung.
player-reason-gold-more = Es bringt Gold, das noch ausgegeben werden kann.
player-reason-gold-less = Es kostet Gold, das anders ausgegeben werden könnte.
player-reason-gold-idle = Gold lässt sich nicht mehr ausgeben; es entscheidet nur noch bei gleichen Punkten.
player-reason-penalty-more = Es erspart den Strafzug des nächsten Jahres, den nimmt, wer hungert.
player-reason-penalty-less = Es kann einen Zug des nächsten Jahres kosten: Wer hungert, nimmt einen Strafzug.
player-reason-income-more = Es zahlt von jetzt an jedes Jahr Gold: { $mean ->
        [yes] im Mittel etwa { $amount } bis zum Ende.
       *[no] { $amount } bis zum Ende.
    }
player-reason-income-less = Es verliert Gold, das jedes Jahr käme: { $mean ->
        [yes] im Mittel etwa { $amount } bis zum Ende.
       *[no] { $amount } bis zum Ende.
    }
player-reason-income-kept = Es erhält Gold, das jedes Jahr kommt: { $mean ->
        [yes] im Mittel etwa { $amount } bis zum Ende.
       *[no] { $amount } bis zum Ende.
    }
player-reason-cards-more = Es lässt mehr Aktionskarten für die kommenden Züge.
player-reason-cards-less = Es verbraucht eine Aktionskarte, und davon gibt es wenige.
player-reason-knowledge-more = Es verrät mehr darüber, was das Volk wünscht.
player-reason-knowledge-less = Es verrät weniger darüber, was das Volk wünscht.
player-reason-territory-more = Es wird mehr freies Land geben, das keine fremde Stadt erreicht: Weizen und Ufer für später.
player-reason-territory-less = Es wird weniger freies Land geben, das keine fremde Stadt erreicht: Weizen und Ufer für später.
player-reason-territory-kept = Es erhält freies Land, das keine fremde Stadt erreicht: Weizen und Ufer für später.

player-kind-gentle = sanft
player-kind-gentle-help = sanft: lost einen seiner wenigen besten Züge aus und legt es nie darauf an, dir Bürger wegzunehmen; antwortet sofort, versorgt seine Leute und lässt dir Chancen: für ein erstes Spiel.
player-kind-gentle-why = Es wurde unter den wenigen Zügen ausgelost, die am besten aussahen.
player-kind-greedy = gierig
player-kind-greedy-help = gierig: nimmt den Zug, nach dem er am besten dasteht; in seinem letzten Zug eines Jahres probiert er Wanderung und Versorgung unter jedem Wunsch aus. Er antwortet sofort.
player-kind-search-year-help = suchend: spielt den Rest des Jahres viele Male mit gezogenen Karten und nimmt, was am besten ausging; der stärkste. Je mehr Probespiele, desto länger denkt er nach.
player-kind-round-one = gierig, erste Fassung
player-kind-round-one-help = gierig, erste Fassung: der gierige Spieler, wie er war, bevor er Jahre nach den Regeln enden ließ; an ihm lassen sich andere messen.
