# Was das Beispiel zu jeder Regel zeigt. Anne spielt den ersten Platz, Marc den zweiten.

example-S1 = Anne und Marc haben je eine eigene Stadt, mit gleich vielen Feldern; außer den Kisten ist noch alles leer.
example-S2 = Die Kisten auf B2, B3, C2 und D2 sind in jeder Stadt aufgedruckt. Sie zählen wie die, die gesetzt werden.
example-S3 = Anne beginnt und hat gewürfelt. Als Nächster kommt Marc, und Anne bleibt bis zum Ende Startspielerin.
example-G1 = Was in Annes Stadt steht, bleibt, wo es ist: Etwas Neues kommt auf ein leeres Feld.
example-G2 = Nur auf die markierten Felder, die leeren Außenfelder, könnte Anne eine Mauer setzen.
example-G3 = A2 und B1 treffen sich an einem Turm: Sie liegen über eine Ecke nebeneinander, ebenso die Felder an den anderen Türmen.
example-G4 = Die Seite unten in Annes Stadt ist vollständig: Auf G2 bis G6 stehen Mauern und sonst nichts.
example-G5 = Der Soldat auf E5 und die vollständige Seite unten ergeben Annes Verteidigung: { RULE("soldier-defence") } und { RULE("side-defence") }.
example-G6 = Der Händler auf C3 wurde für die Kisten bezahlt, die um ihn lagen. Eine Kiste, die später dorthin gesetzt wird, bringt nichts mehr.

example-D1 = Der Zug hat mit einem Wurf aller Würfel begonnen.
example-D2 = Anne hat die zwei Kreuze liegen lassen und die anderen drei Würfel noch einmal geworfen. Ein Wurf ist noch übrig.
example-D3 = Das liegt nach dem letzten Wurf da. Schwerter, die vorher noch einmal geworfen wurden, zählen nicht mehr.

example-A1 = Kisten, Mauern und Köpfe liegen da: Anne nutzt eins davon, und die anderen bringen nichts. Die Schwerter zählen in jedem Fall.
example-A2 = Drei Kisten lagen da, und Anne hat zwei davon genutzt, denn die dritte hätte ihr nichts genützt.
example-A3 = Drei Würfel zeigten Kisten, und Anne will vier: Der Baumstamm ist gedreht worden, für { RULE("turn-price") } Münzen. Die Schwerter ließen sich nicht drehen.
example-A4 = Das Drehen eines Würfels und die Lieferung wurden zusammen bezahlt, bevor die Baumstämme hereinkamen.
example-A5 = Fünf Mauern liegen da, und für alle sind genug leere Außenfelder da; sonst könnten weniger Würfel genutzt werden.
example-A6 = Die erste von drei Kisten steht auf D4. Die nächste wird erst jetzt gesetzt.

example-L1 = Die Lieferung hat drei Baumstämme ins Lager gebracht und { RULE("delivery-price") } Münzen gekostet, wie sie es auch für fünf getan hätte.
example-L2 = Ein Baumstamm des Lagers ist das Haus auf E4 geworden, und das hat keine Münzen gekostet.

example-C1 = Die zweite Kiste steht auf D5, über eine Kante mit der auf D4 verbunden. Die dritte muss eine dieser beiden mit einer Kante berühren.
example-C2 = Drei Kisten sind zu setzen. Die erste darf auf jedes markierte Feld, denn um jedes ist Platz für alle drei.

example-W1 = Zwei Mauern liegen da; eine steht jetzt auf B7, und die andere darf auf jedes leere Außenfeld.
example-W2 = Die Mauer auf A6 hat die Seite oben vollendet. Der Bonus kommt sofort, bevor die zweite Mauer gesetzt wird.
example-W3 = Die Mauer auf G6 hat die Seite unten vollendet und sofort Punkte gebracht.
example-W4 = Für die Seite oben hat Anne einen Bürger genommen, der auf D4 steht und einen Punkt gemacht hat wie jeder andere Bürger.
example-W5 = Die Seite unten verteidigt Anne mit { RULE("side-defence") } bis zum Ende des Spiels.

example-H1 = Drei Kreuze sind eine Kirche der Größe 3 geworden, auf D4.
example-H2 = Die Kirchen der Größe 1 und 2 sind eine Reihe. Eine Kirche der Größe 3 würde sie fortsetzen, eine größere nicht.

example-P1 = Fünf Köpfe liegen da: Anne darf für alle einen Adligen nehmen oder eine Person niedrigerer Stufe, aber nicht zwei Personen.
example-P2 = Der Bürger auf D4 hat einen Kopf gebraucht und einen Punkt gebracht.
example-P3 = Mit dem Soldaten auf D4 ist Annes Verteidigung um { RULE("soldier-defence") } gewachsen.
example-P4 = Der Priester auf D5 steht neben beiden Kirchen, über eine Kante und über eine Ecke: ein Punkt für jede.
example-P5 = Der Händler auf C3 steht neben allen vier aufgedruckten Kisten und hat ebenso viele Münzen gebracht.
example-P6 = Der Architekt steht auf D4. Ein Baumstamm ist ein Haus auf E4 geworden, und für das nächste sind noch Baumstämme da.
example-P7 = Ein Bürger und ein Soldat stehen neben dem Gaukler auf D5: { RULE("kind-points") } Punkte für jede Art.
example-P8 = Der Adlige auf D4 hat fünf Köpfe gebraucht und { RULE("noble-points") } Punkte gebracht.
example-P9 = Das erste Haus steht auf E4, neben dem Architekten. Das nächste muss es mit einer Kante berühren, oder Anne hört hier auf.

example-R1 = Zwei Würfel zeigten Schwerter: Zwei Kästchen sind angekreuzt, das letzte einer Reihe und das erste der nächsten.
example-R2 = Die erste Reihe war voll: Ein Angriff ihrer Stärke kam sofort, und das Kreuz, das übrig war, kam in die zweite Reihe.
example-R3 = Annes Soldat auf D4 war so stark wie der Angriff und hat ihn abgewehrt. Marc hatte keine Verteidigung und hat eine Kanone verloren.
example-R4 = Alle Reihen der Piraten sind voll. Die Schwerter, die dalagen, haben nichts mehr angekreuzt.

example-E1 = Anne hat ihr letztes Feld gefüllt. Die Runde wird zu Ende gespielt: Marc macht noch einen Zug, dann ist das Spiel zu Ende.
example-E2 = Annes Zug ist zu Ende, wenn die Schwerter angekreuzt sind; das Spiel geht mit Marc weiter.
example-E3 = Bei beiden wurde gezählt: Punkte, Münzen, Baumstämme, Kirchen, die volle Stadt und verlorene Kanonen.
example-E4 = Wer mehr Punkte hat, gewinnt. Wären sie gleich, würde die Stadt mit mehr leeren Feldern gewinnen.
