# Die Lektionen von Saint Malo, geschrieben wie die von La Città. Wer lernt, heißt Anne, der Gegner Marc.

lesson-dice-and-coins = Würfel und Münzen
    .about = Würfeln, ein Symbol wählen und Würfel für Münzen drehen
lesson-dice-and-coins-1 = Du bist Anne. Fünf Würfel sind gefallen, und jetzt wird nicht mehr gewürfelt. Wähle ein Symbol: Was seine Würfel bringen, gehört dir, die anderen bringen nichts. Baumstämme kommen in dein Lager; ihre Lieferung kostet Münzen.
    .goal = Zwei Baumstämme mehr in deinem Lager
    .help-1 = Sieh nach, was die Würfel zeigen. Wie oft liegt der Baumstamm da?
    .help-2 = Eine Lieferung kostet { RULE("delivery-price") } Münzen, ob sie einen Baumstamm bringt oder fünf.
    .help-3 = Wähle die zwei Baumstämme, dann „OK“.
    .learnt = Nach dem letzten Wurf wird ein Symbol genutzt, in einer Aktion, mit so vielen seiner Würfel, wie du willst. Eine Lieferung Baumstämme kostet im Ganzen { RULE("delivery-price") } Münzen.
lesson-dice-and-coins-2 = Drei Baumstämme liegen da, und du willst vier. Andere Würfel lassen sich für je { RULE("turn-price") } Münzen auf dein Symbol drehen. Schwerter nicht: Die gehören den Piraten. Zähle deine Münzen, bevor du wählst.
    .goal = Vier Baumstämme mehr in deinem Lager
    .help-1 = Welche der Würfel ohne Baumstamm dürfen überhaupt gedreht werden?
    .help-2 = Drehe die Kiste. Was Drehen und Lieferung zusammen kosten, hast du genau.
    .help-3 = Nutze vier Baumstämme, davon ein gedrehter Würfel.
    .learnt = Drehen kostet { RULE("turn-price") } Münzen pro Würfel; Schwerter werden nie gedreht. Alles wird auf einmal bezahlt, und bevor etwas hereinkommt.
lesson-dice-and-coins-3 = Das war dein zweiter Wurf; einer ist noch übrig. Davor sagst du, welche Würfel liegen bleiben, und alle anderen werden noch einmal geworfen. Eine Kirche ist so groß wie die Zahl der Kreuze, die du dafür nutzt.
    .goal = Eine Kirche der Größe vier oder mehr
    .help-1 = Drei Kreuze liegen schon da. Was könnte aus den anderen zwei Würfeln werden?
    .help-2 = Behalte die Kreuze und wirf den Rest, oder bezahle für ein weiteres Kreuz.
    .help-3 = Behalte die drei Kreuze und wirf die anderen. Dann nutze vier Kreuze, und setze die Kirche irgendwohin.
    .learnt = Bis zu drei Würfe; vor jedem nennst du die Würfel, die liegen bleiben. Es zählt, was nach dem letzten Wurf daliegt oder was du für Münzen drehst.

lesson-walls-and-pirates = Mauern und Piraten
    .about = Vollständige Seiten, Soldaten und Angriffe, die alle treffen
lesson-walls-and-pirates-1 = Zwei Schwerter liegen da. Jedes kreuzt nach deiner Aktion ein Kästchen der Piraten an, und das füllt ihre erste Reihe: ein Angriff. Wer sich zu schwach verteidigt, verliert eine Kanone. Mauern dieses Zuges zählen mit.
    .goal = Keine Kanone verlieren
    .help-1 = Der erste Angriff ist schwach. Sieh dir die Seite oben in deiner Stadt an: Was fehlt dort?
    .help-2 = Eine Seite mit Mauern auf allen Feldern verteidigt dich. Eine Mauer vollendet sie.
    .help-3 = Nutze eine Mauer und setze sie auf A6. Dann nimm eine Person dafür, oder niemanden.
    .learnt = Schwerter lassen sich nicht auslassen; eine volle Reihe ist ein Angriff auf alle. Soldaten verteidigen dich, und eine vollständige Seite auch: Sie gibt { RULE("side-defence") } dazu und bringt sofort den Bonus ihres Turms.
lesson-walls-and-pirates-2 = Auf vier der fünf Felder deiner Seite links stehen Mauern. Setze zwei Kisten, über eine Kante verbunden, und lass diese Seite heil: Was keine Mauer ist, würde sie für immer unterbrechen.
    .goal = Zwei Kisten, und die Seite links heil
    .help-1 = Die Seite links ist B1 bis F1. Welches Feld davon ist noch leer?
    .help-2 = Bleib weg von F1. Im Inneren der Stadt ist Platz genug.
    .help-3 = Nutze zwei Kisten und setze sie auf E2 und F2.
    .learnt = Eine Seite ist nur mit lauter Mauern vollständig. Alles andere auf einem ihrer Felder unterbricht sie für immer. Kisten eines Zuges hängen über Kanten zusammen.
lesson-walls-and-pirates-3 = Das nächste Kästchen bringt einen Angriff mit Stärke 3. Deine Seite unten ist vollständig, deine Seite oben fast, und keine Mauer liegt da. Wer kann dich sonst verteidigen?
    .goal = Keine Kanone verloren, keine Seite unterbrochen
    .help-1 = Eine vollständige Seite verteidigt mit { RULE("side-defence") }. Wie viel fehlt?
    .help-2 = Ein Soldat gibt { RULE("soldier-defence") } dazu. Er darf auf jedem leeren Feld stehen – aber wo würde er schaden?
    .help-3 = Nutze die zwei Köpfe für einen Soldaten und setze ihn ins Innere der Stadt, auf D4.
    .learnt = Die Verteidigung ist, was Soldaten und vollständige Seiten zusammen ergeben; so viel wie die Stärke genügt. Halte Personen von den Seiten fern, die du vollenden willst.

lesson-crates-and-merchant = Kisten und Händler
    .about = Daneben und verbunden, und warum die Kisten zuerst kommen
lesson-crates-and-merchant-1 = Drei Köpfe bringen einen Händler. Er zahlt dir beim Setzen eine Münze für jede Kiste, die über Kante oder Ecke neben ihm liegt. Vier Kisten liegen von Anfang an in deiner Stadt.
    .goal = Vier Münzen von einem Händler
    .help-1 = Die aufgedruckten Kisten liegen auf B2, B3, C2 und D2. Gibt es ein Feld neben allen?
    .help-2 = Auch Ecken zählen. Sieh dir die Zahlen auf den Feldern an, bevor du klickst.
    .help-3 = Nutze den Händler und setze ihn auf C3.
    .learnt = Daneben heißt über Kante oder Ecke. Eine Person zählt, was beim Setzen daliegt; die Kisten bleiben für den nächsten Händler.
lesson-crates-and-merchant-2 = Jetzt die Kisten zuerst: Später soll ein Händler kommen. Setze drei davon, jede nach der ersten über eine Kante mit einer dieses Zuges verbunden, so dass sieben Kisten um ein leeres Feld liegen.
    .goal = Sieben Kisten neben einem leeren Feld
    .help-1 = Das Feld mit den meisten Kisten ringsum ist C3. Wo ist um C3 noch Platz?
    .help-2 = B4, C4 und D4 liegen um C3, und sie hängen zusammen.
    .help-3 = Nutze drei Kisten und setze sie auf B4, C4 und D4.
    .learnt = Verbunden heißt über eine Kante. Erst die Kisten, dann der Händler: Was nach ihm kommt, bringt nichts mehr.

lesson-churches-and-series = Kirchen und Priester
    .about = Reihen ohne Lücke, und wer Kirchen zählt
lesson-churches-and-series-1 = Kirchen zählen am Ende, in einer Reihe, die mit der kleinsten beginnt und keine Lücke hat. Du hast eine der Größe 1 und eine der Größe 2. Vier Kreuze liegen da: Welche Kirche ist jetzt die beste?
    .goal = Kirchen für 8 Punkte
    .help-1 = Was käme durch eine Kirche der Größe vier zu einer Reihe von 1 und 2 dazu?
    .help-2 = Du darfst weniger Würfel nutzen, als daliegen. Welche Größe kommt in der Reihe als Nächstes?
    .help-3 = Nutze drei Kreuze, und setze die Kirche irgendwohin, zum Beispiel auf C5.
    .learnt = Eine Reihe beginnt mit 1 und hat keine Lücke; eine Kirche ohne Reihe ist nichts wert. Du musst nicht alle Würfel nutzen.
lesson-churches-and-series-2 = Zwei Köpfe bringen einen Priester. Er macht beim Setzen einen Punkt für jede Kirche neben sich, klein oder groß. Drei Kirchen stehen in deiner Stadt.
    .goal = Drei Punkte von einem Priester
    .help-1 = Die Kirchen stehen auf C4, D6 und E4. Welches Feld berührt alle drei?
    .help-2 = Ecken zählen. Sieh zwischen ihnen nach.
    .help-3 = Nutze den Priester und setze ihn auf D5.
    .learnt = Ein Priester zählt jede Kirche neben sich einmal, egal wie groß. Also erst die Kirchen, dann der Priester.

lesson-houses-people-and-the-end = Häuser, Leute und das Ende
    .about = Architekten, Gaukler und das letzte Feld einer Stadt
lesson-houses-people-and-the-end-1 = Drei Köpfe bringen einen Architekten, der aus Baumstämmen deines Lagers Häuser macht, für je { RULE("house-points") } Punkte. Das erste Haus steht neben dem Architekten, jedes weitere hängt über eine Kante an einem Haus.
    .goal = Sechs Punkte durch Häuser
    .help-1 = Wie viele Baumstämme liegen in deinem Lager?
    .help-2 = Setze den Architekten dorthin, wo zwei Häuser Platz finden, eins nach dem anderen.
    .help-3 = Nutze den Architekten auf D4, dann setze Häuser auf E5 und E6.
    .learnt = Ein Architekt macht aus bis zu { SPELT(RULE("houses")) } Baumstämmen Häuser, ohne Münzen. Neben dem Architekten genügt eine Ecke, von Haus zu Haus braucht es eine Kante.
lesson-houses-people-and-the-end-2 = Vier Köpfe bringen einen Gaukler: { RULE("kind-points") } Punkte für jede verschiedene Art von Person daneben. Deine Stadt hat schon einige Leute. Wo ist das Publikum am buntesten?
    .goal = Sechs Punkte von einem Gaukler
    .help-1 = Welche Arten von Personen stehen in deiner Stadt? Zwei von einer Art zählen einmal.
    .help-2 = Suche ein Feld neben allen drei Arten.
    .help-3 = Nutze den Gaukler und setze ihn auf D5.
    .learnt = Ein Gaukler zählt Arten, nicht Leute, und nur die, die schon dastehen: Die Nachbarn kommen zuerst. Ein Adliger braucht { SPELT(RULE("level-noble")) } Köpfe und bringt überall { RULE("noble-points") } Punkte.
lesson-houses-people-and-the-end-3 = Ein Feld deiner Stadt ist leer. Wer eine Stadt füllt, beendet das Spiel mit dieser Runde und bekommt dafür { RULE("full-city-points") } Punkte. Marc ist dir dicht auf den Fersen: Womit füllst du G6?
    .goal = Das Spiel gewinnen
    .help-1 = Vergleiche deine Punkte mit denen von Marc. Eine volle Stadt ist gut, aber genügt sie, egal wer auf G6 steht?
    .help-2 = Sieh dir die Seite an, zu der G6 gehört. Was würde sie vollenden?
    .help-3 = Nutze eine Mauer und setze sie auf G6.
    .learnt = Ist eine Stadt voll, so wird die Runde zu Ende gespielt. Dann zählen Punkte, Münzen, Baumstämme, Kirchen und eine volle Stadt, und verlorene Kanonen kosten. Bei Gleichstand gewinnt die leerere Stadt.

# Warum ein Ziel verfehlt wurde.
lesson-why-logs = Verlangt waren { $wanted } Baumstämme, { $got ->
        [0] gekommen ist keiner
        [one] gekommen ist nur 1
       *[other] gekommen sind nur { $got }
    }.
lesson-why-placed = { $got ->
        [0] Nichts von dem, was verlangt war, wurde gesetzt
        [one] Nur 1 wurde gesetzt
       *[other] Nur { $got } wurden gesetzt
    }; verlangt waren { $wanted }.
lesson-why-church = { $got ->
        [0] Es wurde keine Kirche gebaut.
       *[other] Deine Kirche hat die Größe { $got }; eine größere war möglich.
    }
lesson-why-cannon = Du hast eine Kanone verloren: Deine Verteidigung war { $defence }, der Angriff hatte Stärke { $strength }.
lesson-why-broken = Die Seite { NAME($side) } ist unterbrochen: Etwas steht darauf, was keine Mauer ist.
lesson-why-coins = Der Händler hat { $got ->
        [0] nichts
        [one] 1 Münze
       *[other] { $got } Münzen
    } gebracht; ein anderes Feld hätte { $wanted } gebracht.
lesson-why-stall = Kein leeres Feld hat mehr als { $got } Kisten neben sich; { $wanted } waren möglich.
lesson-why-points = { $what ->
        [priest] Ein Priester hat
        [juggler] Ein Gaukler hat
       *[house] Häuser haben
    } dir { $got ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $got } Punkte
    } gebracht; { $wanted } waren möglich.
lesson-why-series = Deine Kirchen sind jetzt { $got ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $got } Punkte
    } wert; { $wanted } waren möglich.
lesson-why-not-full = Das leere Feld ist noch da, und das Spiel geht weiter.
lesson-why-lost = Du hast { $mine } Punkte, Marc hat { $theirs }: Das reicht nicht.
