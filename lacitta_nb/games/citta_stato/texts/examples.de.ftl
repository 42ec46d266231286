# Was das Beispiel jeder Regel zeigt. Rosa spielt auf dem ersten Platz, Enzo auf dem zweiten.

example-S1 = Rosa und Enzo haben je ein Tableau, einen Beutel und eine Stadt; alle Leisten stehen auf dem ersten Feld, und niemand hat schon Punkte.
example-S2 = Vier Vorhaben liegen auf dem Spielplan. Der Platz eines jeden ist seine Stufe.
example-S3 = Zu zweit zeigt der Ausbaumarker, wie viele Ausbauten beide zusammen in einer Runde machen können.
example-S4 = Drei Republikkarten mit Kronen liegen verdeckt im Angebot. Beide haben eine einfache, die sonst niemand sieht.
example-S5 = Jede Farbe hat eine Gegenwart unter ihrem Stapel; die oberste Karte des Stapels, die Zukunft, liegt auch offen.
example-S6 = Jede Stadt hat zwei ihrer Würfel auf den Markt gelegt; die übrigen sind der Vorrat.
example-S7 = Alle violetten Banner liegen vor den beiden. Rosas Schritt auf das zweite Feld der violetten Leiste bringt keins.

example-T1 = Rosa hat eine Aktion ausgeführt, jetzt ist Enzo am Zug. So geht es reihum, bis beide gepasst haben.
example-T2 = Das war Rosas zweite Aktion in dieser Runde: zwei grüne Würfel, die in den Beutel kamen.
example-T3 = Rosa hat einen gelben und einen weißen Würfel für die gelbe Leiste bezahlt. Kein anderer hätte Gelb ersetzt.
example-T4 = Zwei grüne Würfel kamen zuerst in den Beutel; dann wurden vier gezogen, und bezahlte konnten dabei sein.
example-T5 = Rosa hat eine Flotte bezahlt, obwohl der Markt nichts zu kaufen bot. Was sich bezahlen lässt, ist erlaubt.
example-T6 = In diesem Spiel wird nach Punkten gefragt: Rosa hat auf den Punkt der Leiste in Orange verzichtet.
example-T7 = Alle sollten ein Feld nach rechts. Rosa steht am Ende der Leiste und bleibt, Enzo ist gerückt.

example-M1 = Je tiefer ein Würfel in seiner Spalte liegt, desto weniger kostet er: 3, 2 oder 1 Münze.
example-M2 = Der Würfel von Rosas erster Aktion liegt auf dem obersten freien Platz der Spalte in Orange.
example-M3 = Rosa hat den grünen Würfel für 2 Münzen gekauft. Nichts rückt nach, und keine Münze ist übrig.

example-A1 = Rosas gelbe Leiste bringt zwei Münzen. Eine hat einen violetten Würfel gekauft; die andere kann noch kaufen oder verfällt.
example-A2 = Nach der Fähigkeit von Ragusa hat Rosa ein Banner der gewünschten Farbe genommen.
example-A3 = Rosas grüne Leiste zeigt vier: So viele Würfel kamen aus dem Beutel.
example-A4 = Rosa hat den Punkt der Leiste in Orange bekommen und eine Scheibe verdeckt gelegt. Nur Rosa weiß, welche.
example-A5 = Aus drei violetten Bannern sind drei Kronen geworden.
example-A6 = Rosa hat das Vorhaben der Stufe 2 genutzt. Jetzt ist es verdeckt, und beide Marker sind ein Feld nach links gerückt.

example-U1 = Rosas grüne Leiste ist ein Feld weiter, was einen weißen Würfel gebracht hat. Der Ausbaumarker ist gesunken.
example-U2 = Rosa hat diese Runde begonnen und passt als Erste. Also beginnt Enzo die nächste, wann immer Enzo passt.

example-C1 = Rosa hat die violette Gegenwart genutzt. Sie liegt jetzt im Vorrat, und ihr Platz bleibt bis zum Ende der Runde leer.
example-C2 = Tunis hat ein gelbes Banner gebracht und noch eins nach Wahl: Es ist der Hafen von Amalfi.
example-C3 = Die Schiffbaukunst hat ein gelbes Banner und eins in Orange gebracht.
example-C4 = Der Hafenmeister hat den gelben Würfel des Beutels gezogen; dann war jeder gelbe Würfel des Vorrats einen Punkt wert.
example-C5 = Rosa hat zwei gelbe Würfel aus dem Spiel genommen, für je 2 Punkte.
example-C6 = Rosas eigener Marker ist nach rechts gerückt, dann brachte die Dynastische Ordnung 3 Punkte.
example-C7 = Der Ältestenrat zählt 2 Punkte für jedes der drei violetten Banner von Rosa, die bleiben.

example-B1 = Rosa hat die Gegenwart in Orange verbrannt: Was sie sagt, geschah nicht, nur der erste Vorteil unter Orange.
example-B2 = Rosa hat einen grünen Würfel umsonst vom Markt genommen und einen in Orange dorthin gelegt.
example-B3 = Für ein Banner in Orange hat Rosa 1 Punkt bekommen.
example-B4 = Rosa hat alle gelben Würfel des Beutels gezogen und darf jetzt für 1 Münze kaufen.
example-B5 = Es war die zweite Karte unter Orange, für 5 Punkte. Der Vorteil der ersten kam nicht noch einmal.
example-B6 = Rosa hat eine Republikkarte des Angebots genommen und behalten; die alte liegt jetzt im Angebot.
example-B7 = Rosas Marker ist ein Feld gerückt, und eine Krone wurde genommen.
example-B8 = Rosa hat eine Karte des Angebots angesehen und die alte behalten; das Angebot wurde gemischt. Sonst weiß niemand, welche blieb.
example-B9 = Das Spiel ist fast vorbei, und erst jetzt ließ sich eine Karte des Vorrats verbrennen: Seide, unter Weiß.

example-P1 = In Rosas Beutel waren vier Würfel: Der Wendepunkt hat sie alle gebracht.
example-P2 = Die Ideologie hat beide Marker um zwei Felder bewegt, nach links, wie Rosa es wählte.
example-P3 = Rosa hat einen schwarzen Würfel im Vorrat und dafür einen Punkt bekommen; Enzo hat keinen.
example-P4 = Rosa hat einen weißen Würfel im Vorrat und dafür einen Punkt bekommen; Enzo hat keinen.
example-P5 = Rosas violette Leiste ist ein Feld weit gerückt. Das zählt doppelt, weil keine Scheibe von Rosa auf der Kriegsleiste liegt.
example-P6 = Für ein grünes Banner ist Rosas grüne Leiste ein Feld weiter. Der Ausbaumarker hat sich nicht bewegt.

example-K1 = Amalfi hat beide Marker bewegt. In dieser Runde wurde noch kein Vorhaben genutzt, also ist nichts zu ziehen.
example-K2 = Rosa hat die Scheibe mit der Stärke 2 entfernt, Enzo verlor die gleiche, und Rosa hat zwei Würfel gezogen.
example-K3 = Das Vorhaben von Genova ist hier der Erlass. Es wird mit der Stadtaktion genutzt und bewegt niemandes Marker.
example-K4 = Das Vorhaben von Pisa ist hier der Wendepunkt. Es wird mit der Stadtaktion genutzt und nie umgedreht.
example-K5 = Rosa hat acht Würfel gezogen und fünf davon behalten.
example-K6 = Mit der Stadtaktion hat Venezia die violette Gegenwart umsonst genutzt.
example-K7 = Gaeta hat ein violettes Banner gegen ein grünes getauscht.
example-K8 = Noli hat Seide, eine genutzte Karte, unter Orange verbrannt.

example-R1 = Beide haben gepasst. Vor dem Krieg darf rücken, wer keine Scheibe auf der Leiste hat.
example-R2 = Jede übrige Gegenwart ist weg, jede Zukunft ist zur Gegenwart geworden, und neue liegen als Zukunft da.
example-R3 = Eine neue Runde: Alle Vorhaben liegen offen, und der Ausbaumarker ist zurück.
example-R4 = Enzo hat zuerst gepasst und beginnt jetzt.
example-R5 = Rosa hat vier Würfel gezogen, wie die grüne Leiste zeigt. Enzo hatte weniger Punkte und hat zwei mehr gezogen als die drei der eigenen Leiste.

example-W1 = Rosa hat keine Scheibe auf der Kriegsleiste und den Marker ein Feld bewegt. Jetzt darf Enzo.
example-W2 = Die Scheiben liegen offen. Enzo hat zwei Würfel für die 2 bezahlt; jetzt zahlt Rosa vier für die 4.
example-W3 = Beide haben bezahlt, und Rosas 4 hat gewonnen. Rosa muss jetzt eine Karte nehmen, auch eine Zukunft geht.
example-W4 = Rosa nahm die Zukunft in Violett. Danach hat Enzo, der verlor, eine Gegenwart verbrannt, die noch da war.
example-W5 = Die Karten sind genommen, und beide Scheiben haben das Spiel für immer verlassen.

example-E1 = Die letzte Runde ist vorbei: Was Rosa und Enzo jetzt haben, ist ihre erste Wertung.
example-E2 = Rosa hat Alexandria noch einmal genutzt, umsonst. Das Banner zählt wirklich, und die violette Karte zählt später, was dann da ist.
example-E3 = Beide haben die Kronen über dem eigenen Marker genommen: Rosa zwei, Enzo eine.
example-E4 = Rosa steht im richtigen Bereich, und vier Kronen reichen für drei Zeichen: 14 Punkte gelten. Enzo steht außerhalb, also gilt die niedrigere Wertung.
example-E5 = Rosa hat die höchste Endwertung und gewinnt.

example-O1 = Rosa spielt allein und beginnt immer. Das Angebot liegt hier offen.
example-O2 = Nach Rosas Zug hat der Geist einen Würfel aus seinem Beutel gezogen. In dieser Runde zieht er noch einen.
example-O3 = Der Geist zog Violett: Die violette Gegenwart ist weg, danach geschah, was diese Farbe bewirkt.
example-O4 = Rosa hat mehr Punkte als verlangt, also ist der Geist der Letzte: Rosa hat nicht mehr Würfel gezogen, als die grüne Leiste zeigt.
example-O5 = Verlangte Punktzahl und Ziel sind erreicht: gewonnen. Zwischen 18 und 22 liegt ein Zeichen, also beginnt das nächste Spiel mit einer Krone.
example-O6 = In diesem Szenario hat Rosa die Oligarchie mit Kronen, und zwei Karten liegen im Angebot.
example-O7 = Violett heißt hier: Das Vorhaben der Stufe 1 verlässt das Spiel. Es kommt nicht wieder.
example-O8 = Stadt, Vorhaben, Markt und verlangte Punktzahl sind die des ersten Szenarios.

example-X1 = Zu fünft mit der Erweiterung: mehr Städte, Karten, Vorhaben, Würfel und Banner.
example-X2 = Die Söldnertradition ist eine Karte der Erweiterung: sofort 7 Punkte.
example-X3 = Rosa hat Orange genannt, und jeder Würfel in Orange war für seinen Besitzer einen Punkt wert.
example-X4 = Rosa hat zwei Kronen aus dem Spiel genommen, für je 3 Punkte.
example-X5 = Für ein violettes Banner hat Rosa die Zukunft in Violett genutzt. An ihrem Platz liegt eine neue.
example-X6 = Verrat: Enzos Krone gehört jetzt Rosa.
