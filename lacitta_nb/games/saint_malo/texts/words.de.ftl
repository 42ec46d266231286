# Namen der Dinge des Spiels. `.a` ist der Name mit seinem Artikel, `.help` sagt, was das Ding tut.
# Die weiteren Formen stehen in den gemeinsamen words.de.ftl erklärt, dort steht auch das Glossar.

word-log = Baumstamm
    .a = ein Baumstamm
    .a-acc = einen Baumstamm
    .gender = m
    .the = der Baumstamm
    .the-acc = den Baumstamm
    .help = Kommt ins Lager: Eine Lieferung kostet { RULE("delivery-price") } Münzen, egal wie viele Baumstämme sie bringt. Ein Architekt macht Häuser daraus.
word-crate = Kiste
    .a = eine Kiste
    .a-acc = eine Kiste
    .gender = f
    .the = die Kiste
    .the-acc = die Kiste
    .help = Bringt einem Händler { RULE("crate-coins") ->
        [one] 1 Münze
       *[other] { RULE("crate-coins") } Münzen
    }, wenn sie neben ihm liegt. Die Kisten eines Zuges hängen über Kanten zusammen.
word-wall = Mauer
    .a = eine Mauer
    .a-acc = eine Mauer
    .gender = f
    .the = die Mauer
    .the-acc = die Mauer
    .help = Steht auf einem Außenfeld. Eine Seite nur aus Mauern bringt den Bonus ihres Turms und { RULE("side-defence") } Verteidigung.
word-cross = Kreuz
    .a = ein Kreuz
    .a-acc = ein Kreuz
    .gender = n
    .the = das Kreuz
    .the-acc = das Kreuz
    .help = So viele Kreuze ergeben eine Kirche dieser Größe.
word-head = Kopf
    .a = ein Kopf
    .a-acc = einen Kopf
    .gender = m
    .the = der Kopf
    .the-acc = den Kopf
    .help = So viele Köpfe bringen eine Person genau dieser Stufe.
word-swords = Schwerter
    .a = Schwerter
    .a-acc = Schwerter
    .help = Jeder Würfel, der sie am Ende zeigt, kreuzt ein Kästchen der Piraten an. Sie können nicht gedreht oder genutzt werden.

word-church1 = Kirche der Größe { RULE("church1-size") }
    .a = eine Kirche der Größe { RULE("church1-size") }
    .a-acc = eine Kirche der Größe { RULE("church1-size") }
    .gender = f
    .the = die Kirche der Größe { RULE("church1-size") }
    .the-acc = die Kirche der Größe { RULE("church1-size") }
    .help = Zählt am Ende, als erste einer Reihe.
word-church2 = Kirche der Größe { RULE("church2-size") }
    .a = eine Kirche der Größe { RULE("church2-size") }
    .a-acc = eine Kirche der Größe { RULE("church2-size") }
    .gender = f
    .the = die Kirche der Größe { RULE("church2-size") }
    .the-acc = die Kirche der Größe { RULE("church2-size") }
    .help = Zählt am Ende, in einer Reihe ohne Lücke ab der kleinsten Größe.
word-church3 = Kirche der Größe { RULE("church3-size") }
    .a = eine Kirche der Größe { RULE("church3-size") }
    .a-acc = eine Kirche der Größe { RULE("church3-size") }
    .gender = f
    .the = die Kirche der Größe { RULE("church3-size") }
    .the-acc = die Kirche der Größe { RULE("church3-size") }
    .help = Zählt am Ende, in einer Reihe ohne Lücke ab der kleinsten Größe.
word-church4 = Kirche der Größe { RULE("church4-size") }
    .a = eine Kirche der Größe { RULE("church4-size") }
    .a-acc = eine Kirche der Größe { RULE("church4-size") }
    .gender = f
    .the = die Kirche der Größe { RULE("church4-size") }
    .the-acc = die Kirche der Größe { RULE("church4-size") }
    .help = Zählt am Ende, in einer Reihe ohne Lücke ab der kleinsten Größe.
word-church5 = Kirche der Größe { RULE("church5-size") }
    .a = eine Kirche der Größe { RULE("church5-size") }
    .a-acc = eine Kirche der Größe { RULE("church5-size") }
    .gender = f
    .the = die Kirche der Größe { RULE("church5-size") }
    .the-acc = die Kirche der Größe { RULE("church5-size") }
    .help = Zählt am Ende, in einer Reihe ohne Lücke ab der kleinsten Größe.
word-house = Haus
    .a = ein Haus
    .a-acc = ein Haus
    .gender = n
    .the = das Haus
    .the-acc = das Haus
    .help = Macht ein Architekt aus einem Baumstamm, für { RULE("house-points") } Punkte.

word-citizen = Bürger
    .a = ein Bürger
    .a-acc = einen Bürger
    .gender = m
    .the = der Bürger
    .the-acc = den Bürger
    .help = Bringt { RULE("citizen-points") ->
        [one] 1 Punkt
       *[other] { RULE("citizen-points") } Punkte
    }.
word-soldier = Soldat
    .a = ein Soldat
    .a-acc = einen Soldaten
    .gender = m
    .the = der Soldat
    .the-acc = den Soldaten
    .help = Gibt für den Rest des Spiels { RULE("soldier-defence") } Verteidigung.
word-priest = Priester
    .a = ein Priester
    .a-acc = einen Priester
    .gender = m
    .the = der Priester
    .the-acc = den Priester
    .help = Bringt { RULE("church-points") ->
        [one] 1 Punkt
       *[other] { RULE("church-points") } Punkte
    } für jede Kirche daneben, egal wie groß.
word-architect = Architekt
    .a = ein Architekt
    .a-acc = einen Architekten
    .gender = m
    .the = der Architekt
    .the-acc = den Architekten
    .help = Macht aus bis zu { SPELT(RULE("houses")) } Baumstämmen des Lagers Häuser, für je { RULE("house-points") } Punkte.
word-merchant = Händler
    .a = ein Händler
    .a-acc = einen Händler
    .gender = m
    .the = der Händler
    .the-acc = den Händler
    .help = Bringt { RULE("crate-coins") ->
        [one] 1 Münze
       *[other] { RULE("crate-coins") } Münzen
    } für jede Kiste daneben; die Kisten bleiben.
word-juggler = Gaukler
    .a = ein Gaukler
    .a-acc = einen Gaukler
    .gender = m
    .the = der Gaukler
    .the-acc = den Gaukler
    .help = Bringt { RULE("kind-points") } Punkte für jede verschiedene Art von Person daneben.
word-noble = Adliger
    .a = ein Adliger
    .a-acc = einen Adligen
    .gender = m
    .the = der Adlige
    .the-acc = den Adligen
    .help = Bringt { RULE("noble-points") } Punkte.
word-nothing = nichts
    .a = nichts

word-top = oben
word-right = rechts
word-bottom = unten
word-left = links

phase-throw = Der erste Wurf
    .help = Ein Zug beginnt mit einem Wurf aller { SPELT(RULE("dice")) } Würfel.
phase-turn = Der Zug
    .help = Würfel werden noch einmal geworfen, im Ganzen bis zu { SPELT(RULE("rolls")) }mal; dann wird ein Symbol genutzt, und Schwerter kreuzen Kästchen der Piraten an.
phase-over = Ende
    .help = Es zählen Punkte, eine volle Stadt, Münzen, Baumstämme und Kirchen, und jede verlorene Kanone kostet { RULE("cannon-points") } Punkte.
