# Was jede Regel sagt, in unseren eigenen Worten.

rules-part-S = Aufbau
rules-part-G = Grundbegriffe
rules-part-D = Würfel
rules-part-A = Die Aktion
rules-part-L = Baumstämme
rules-part-C = Kisten
rules-part-W = Mauern
rules-part-H = Kirchen
rules-part-P = Personen
rules-part-R = Piraten
rules-part-E = Ende und Wertung

rule-S1 = { SPELT(RULE("fewest-players"), start: "yes") } bis { SPELT(RULE("most-players")) } Personen spielen; jede hat eine Stadt mit { RULE("spaces") } Feldern und beginnt mit { RULE("coins") } Münzen und { RULE("logs") } Baumstämmen.
rule-S2 = { SPELT(RULE("crates"), start: "yes") } Kisten sind in jeder Stadt aufgedruckt; sie füllen ihre Felder und zählen für Händler wie alle anderen.
rule-S3 = Der Startspieler wird genannt oder ausgelost; gespielt wird im Uhrzeigersinn, und der Startspieler bleibt das ganze Spiel derselbe.
rule-G1 = Ein Feld fasst für immer ein Ding: Alles kommt auf ein leeres Feld der eigenen Stadt, und nichts wird bewegt oder ersetzt.
rule-G2 = Mauern kommen nur auf Außenfelder, alles andere auf jedes Feld.
rule-G3 = Die Türme in den Ecken sind keine Felder; zwei Außenfelder, die an einem Turm zusammentreffen, liegen über eine Ecke nebeneinander.
rule-G4 = Eine Seite ist vollständig, wenn alle ihre { SPELT(RULE("side-spaces")) } Felder Mauern tragen; sobald eins davon etwas anderes trägt, ist sie für immer unterbrochen, ohne Bonus und Verteidigung.
rule-G5 = Die Verteidigung ist { RULE("soldier-defence") } für jeden Soldaten und { RULE("side-defence") } für jede vollständige Seite.
    .find = Schutz Schild
rule-G6 = Eine Person zählt, was beim Setzen neben ihr liegt; was später kommt, bringt nichts mehr, und nichts wird durch das Zählen verbraucht.
rule-D1 = Ein Zug beginnt mit einem Wurf aller { SPELT(RULE("dice")) } Würfel.
rule-D2 = Nach einem Wurf, solange es noch einen gibt, hört der Spieler auf, oder er lässt einige Würfel liegen und wirft alle anderen; liegen gelassene Würfel und Schwerter dürfen später wieder geworfen werden.
    .find = werfen nochmals erneut
rule-D3 = Nach Wurf { RULE("rolls") } wird nicht mehr gewürfelt, und es zählen nur die Symbole, die dann zu sehen sind.
rule-A1 = Der Spieler nutzt dann ein Symbol außer Schwertern, in einer einzigen Aktion, oder nichts.
rule-A2 = Es dürfen weniger Würfel genutzt werden, als das Symbol zeigen; die genutzten Würfel gehen alle in eine Aktion und ein Ding.
rule-A3 = Würfel dürfen für je { RULE("turn-price") } Münzen auf das gewählte Symbol gedreht werden, so viele, wie fehlen, und nicht mehr; Schwerter werden nie gedreht, und nichts wird auf Schwerter gedreht.
    .find = Geld zahlen ändern
rule-A4 = Gedrehte Würfel und eine Lieferung werden bezahlt, bevor etwas gesetzt wird, und nie mit dem, was die Aktion bringt.
rule-A5 = Es werden nicht mehr Würfel genutzt, als Dinge ein Feld finden; eine Person oder eine Kirche braucht ein leeres.
rule-A6 = Die Dinge werden eins nach dem anderen gesetzt, und jede Wirkung wird sofort ausgeführt.
rule-L1 = Eine Lieferung bringt einen Baumstamm pro Würfel ins Lager, für { RULE("delivery-price") } Münzen im Ganzen; Baumstämme werden nicht in die Stadt gesetzt.
rule-L2 = Aus Baumstämmen Häuser zu machen kostet keine Münzen.
    .find = bauen
rule-C1 = Jeder Würfel bringt eine Kiste, und jede Kiste nach der ersten hängt über eine Kante an einer desselben Zuges; ältere Kisten dürfen berührt werden oder nicht.
    .find = neben angrenzend
rule-C2 = Die erste Kiste kommt dorthin, wo genug leere Felder für alle zusammenhängen.
rule-W1 = Jeder Würfel bringt eine Mauer auf ein leeres Außenfeld, auch an einer unterbrochenen Seite.
rule-W2 = Wer eine Seite vollendet, bekommt den Bonus ihres Turms sofort, vor der nächsten Mauer.
rule-W3 = Ein Bonus von { RULE("bonus-coins", join: "or") } Münzen oder { RULE("bonus-points", join: "or") } Punkten wird sofort gutgeschrieben.
rule-W4 = Eine Bonusperson, bis Stufe { RULE("bonus-level", join: "or") }, kommt auf ein beliebiges leeres Feld, mit voller Wirkung und ohne Würfel oder Münzen. Man darf auf sie verzichten, und sie unterbricht eine Seite wie alles andere; Mauern, die danach kein Feld finden, verfallen.
rule-W5 = Eine vollständige Seite gibt für den Rest des Spiels { RULE("side-defence") } Verteidigung.
rule-H1 = Kreuze bringen eine Kirche von ebenso großer Größe, bis { RULE("church5-size") }, auf ein beliebiges leeres Feld.
rule-H2 = Kirchen zählen am Ende, in Reihen, die mit der kleinsten Größe beginnen und keine Lücke haben: { RULE("series") } Punkte für eine Reihe bis zu jeder Größe. Eine Kirche ohne Reihe ist nichts wert.
rule-P1 = Eine Aktion bringt eine Person, für genau so viele Köpfe wie ihre Stufe.
rule-P2 = Ein Bürger braucht { RULE("level-citizen") ->
        [one] einen Kopf
       *[other] { SPELT(RULE("level-citizen")) } Köpfe
    } und bringt { RULE("citizen-points") ->
        [one] 1 Punkt
       *[other] { RULE("citizen-points") } Punkte
    }.
rule-P3 = Ein Soldat braucht { SPELT(RULE("level-soldier")) } Köpfe und gibt für den Rest des Spiels { RULE("soldier-defence") } Verteidigung.
rule-P4 = Ein Priester braucht { SPELT(RULE("level-priest")) } Köpfe und bringt { RULE("church-points") ->
        [one] 1 Punkt
       *[other] { RULE("church-points") } Punkte
    } für jede Kirche daneben, egal wie groß.
rule-P5 = Ein Händler braucht { SPELT(RULE("level-merchant")) } Köpfe und bringt { RULE("crate-coins") ->
        [one] 1 Münze
       *[other] { RULE("crate-coins") } Münzen
    } für jede Kiste daneben; die Kisten bleiben.
rule-P6 = Ein Architekt braucht { SPELT(RULE("level-architect")) } Köpfe und macht aus bis zu { SPELT(RULE("houses")) } Baumstämmen Häuser, für je { RULE("house-points") } Punkte.
rule-P7 = Ein Gaukler braucht { SPELT(RULE("level-juggler")) } Köpfe und bringt { RULE("kind-points") } Punkte für jede verschiedene Art von Person daneben; andere Gaukler sind eine Art, der neue zählt sich nicht selbst.
rule-P8 = Ein Adliger braucht { SPELT(RULE("level-noble")) } Köpfe und bringt { RULE("noble-points") } Punkte.
rule-P9 = Die Häuser eines Architekten hängen über Kanten zusammen, das erste liegt neben dem Architekten; jedes braucht einen Baumstamm, und man darf jederzeit aufhören.
rule-R1 = Nach der Aktion kreuzt jeder Würfel, der Schwerter zeigt, ein Kästchen der Piraten an, Reihe für Reihe; niemand darf Schwerter auslassen.
rule-R2 = Eine volle Reihe ist sofort ein Angriff; die { SPELT(RULE("rows")) } Reihen greifen mit den Stärken { RULE("strengths") } an, und übrige Kreuze gehen in der nächsten Reihe weiter.
rule-R3 = Bei einem Angriff verliert jeder eine Kanone, dessen Verteidigung kleiner ist als seine Stärke; Mauern und Soldaten dieses Zuges zählen mit.
    .find = verteidigen verlieren Schutz
rule-R4 = Sind alle Reihen voll, so kreuzen Schwerter nichts mehr an und können trotzdem nicht gedreht oder genutzt werden.
rule-E1 = Ist am Ende eines Zuges die Stadt des Spielers voll, so wird die Runde noch bis zum Spieler vor dem Startspieler gespielt; dann ist das Spiel zu Ende.
rule-E2 = Ein Zug endet nach seinen Angriffen, und nichts anderes beendet das Spiel.
rule-E3 = Am Ende zählen die bisherigen Punkte, { RULE("full-city-points") } für eine volle Stadt, 1 Punkt für je { RULE("coins-a-point") } Münzen, { RULE("log-points") ->
        [one] 1 Punkt
       *[other] { RULE("log-points") } Punkte
    } pro Baumstamm, und Kirchen; jede verlorene Kanone kostet { RULE("cannon-points") }.
    .find = Wertung Wert
rule-E4 = Die meisten Punkte gewinnen, dann die meisten leeren Felder; danach wird der Sieg geteilt.
    .find = Unentschieden Gleichstand Sieger
