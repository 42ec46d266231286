# Was das Beispiel zu jeder Regel zeigt. Lia spielt den ersten Platz, Rocco den zweiten.

example-S1 = Hier spielen zwei Personen. Lias erstes Castello steht auf A4, Roccos auf A10; ihre anderen Castellos warten neben dem Spielplan.
example-S2 = Die Landwirtschaft über A2 bis A4 zeigt { RULE("wheat-farm2") } Weizen, die unter A3 bis A5 zeigt { RULE("wheat-farm3") }; die markierten Felder liegen an einer davon.
example-S3 = Lias Bauernhof auf A3 und Roccos Steinbruch auf A9 kommen aus einem Stapel: Ein Plättchen zeigt auf der einen Seite den Bauernhof, auf der anderen den Steinbruch.
example-S4 = Alle, die auf diesen beiden Castellos stehen, kamen aus dem allgemeinen Vorrat, und wer eine Stadt verlässt, geht dorthin zurück.
example-S5 = Die Karten in der Auslage und die, die noch kommen, sind aus einem Stapel; der Palazzo ist mehr als einmal darin.
example-S6 = Die Stimmkarten dieses Jahres liegen neben dem Spielplan; was dort liegt, fehlt unter denen, die noch kommen.
example-S7 = Von den Plätzen für offene Karten sind hier nur zwei besetzt, damit es leicht zu sehen ist; daneben liegt verdeckt der Nachziehstapel.
example-S8 = Die Toskana, wie sie zu zweit ausliegt: Jeder hat zwei Castellos, und auf allen stehen Bürger.
example-S9 = Noch steht kein Castello. Lia setzt eins auf ein beliebiges Feld; Rocco, der Letzte, setzt dann zwei nacheinander ein.
example-S10 = Lias Castello ist auf A3 gekommen. A7 ist das nächste Feld für ein weiteres: A4, A5 und A6 bleiben dazwischen leer.
example-S11 = Zu zweit bleiben die markierten Felder der Toskana gesperrt. Mit mehr Spielern werden sie geöffnet.
example-S12 = Die markierten Felder liegen an dem Land, das im Grundspiel öde liegt.

example-G1 = A3, A4 und A5 sind eine Stadt, denn sie hängen zusammen, und sie gehört Lia, denn das Castello auf A4 gehört ihr. A9 bis A11 gehören Rocco.
example-G2 = Einer von Lias Bürgern arbeitet auf dem Bauernhof, einer in der Klosterschule; alle anderen stehen auf dem Castello A4, das Überzählige hat.
example-G3 = Zwischen der Klosterschule auf A5 und dem Steinbruch auf A9 liegen A6, A7 und A8: So viele Felder sind der Abstand.
example-G4 = Nur A6 und A7 liegen zwischen Lias Stadt und Roccos: Sie sind Nachbarn, und Bürger können von der einen in die andere wandern.
example-G5 = Lias Stadt A4 hat keinen Marktplatz und ist mit { RULE("limit-plain") } Bürgern voll. Niemand kann zuziehen.
example-G6 = Zwei Figuren stehen auf Lias Klosterschule und eine auf ihrem Bauernhof. Sie sind keine Bürger: Keine isst, und keine braucht Platz.
example-G7 = Das Castello auf A4 berührt beide Gebiete mit Landwirtschaft, der Bauernhof auf A3 auch: Jedes der beiden zählt allen Weizen daneben.
example-G8 = Das Badhaus auf A6 bietet Gesundheit, der Palazzo auf A10 und der Dom auf A12 bieten Kultur.
example-G9 = Lias Badhaus und Roccos Palazzo sind mittlere Gebäude, sein Dom ist ein großes; ihr Bauernhof und ihr Marktplatz sind klein.

example-Y1 = Ein Jahr beginnt. Seine Phasen stehen im Kopf des Tisches, in der Reihenfolge, in der sie kommen.
example-Y2 = Das zweite Jahr hat begonnen, und Rocco, links von Lia, ist jetzt Startspieler.
example-Y3 = Eine Stimmkarte ist aufgedeckt, die anderen liegen verdeckt: Was das Volk wünscht, ist noch offen.
example-Y4 = Roccos Steinbruch auf A9 berührt ein Gebirge: Das Einkommen hat ihm Gold gebracht.
example-Y5 = Roccos Stadt ist um einen Bürger gewachsen. Lias ist voll, also kam niemand.
example-Y6 = Die Figuren auf der Klosterschule und auf dem Bauernhof kehren nach dieser Versorgung zu Lia zurück, und der Bauernhof bringt wieder so viel wie sonst.

example-P1 = Lia macht einen Zug, dann Rocco, dann wieder Lia: je { SPELT(RULE("rounds")) } Züge, dann geht das Jahr weiter.
example-P2 = Lia hat gepasst: Die oberste Karte des Nachziehstapels liegt verdeckt vor ihr, und niemand weiß, welche es ist.
example-P3 = Lia hat eine Aktionskarte für Gold umgedreht. Ihre anderen Aktionskarten bleiben für spätere Züge.
example-P4 = Lia hat auf A9 eine Stadt gegründet. Sie hätte auf jedem markierten Feld stehen können, das so weit von A5 weg ist.
example-P5 = Lia hat auf A6 neben ihre Klosterschule eine Statue gesetzt. Ein Bürger ist vom Castello dorthin gegangen. A2 wäre ebenso gegangen.
example-P6 = Lias Stadt war voll. Der Marktplatz auf A6 bringt seinen eigenen Bürger aus dem Vorrat und schafft Platz für mehr.
example-P7 = A6 liegt neben Lias Klosterschule und neben Roccos Statue: Wer dort baute, würde zwei Städte verbinden, also bleibt es leer.
example-P8 = Der Brunnen auf A6 steht am Gewässer, wie er muss. Von den Feldern, die neben Lias Stadt lagen, war es nur dieses; A2 liegt nicht am Gewässer.
example-P9 = Lia hat einen Bauernhof auf A6 gesetzt, wo kein Weizen ist: erlaubt, auch wenn er nichts bringt.
example-P10 = Vielleicht hätte Lia den Bürger ihrer Klosterschule lieber auf dem Castello, aber niemand darf ein Gebäude abreißen.
example-P11 = Lia hat den Palazzo aus der Auslage genommen, bezahlt und auf A6 gesetzt; eine andere Karte hat seinen Platz gefüllt.
example-P12 = Der Nachziehstapel war leer, als Lia passte: Die abgelegten Karten wurden gemischt, und sie hat die erste davon gezogen.
example-P13 = Der Palazzo auf A6 hat Lia { RULE("price-palace") } Gold gekostet.
example-P14 = In der Auslage lag kein Hospital. Mit dem Großen Baumeister hat Lia trotzdem eins errichtet, für { RULE("master-medium") } Gold.
example-P15 = Zwei Figuren stehen jetzt auf Lias Klosterschule: Um so viel mehr Bildung bietet sie bis zum Jahresende.
example-P16 = Noch ein Bürger ist in Lias Stadt A4 gezogen, kostenlos. Zwei wären für den Platz dort zu viel gewesen.
example-P17 = Die Figur auf dem Bauernhof A3 verdoppelt, was er in der Versorgung dieses Jahres bringt.
example-P18 = Lia hat die zweite und die dritte Stimmkarte angesehen. Sie kennt sie, Rocco nicht.
example-P19 = Lia hat letztes Jahr gehungert. Sie hat eine Aktionskarte umgedreht, und das war ihr ganzer erster Zug.

example-V1 = Die Karten sind aufgedeckt. Kultur liegt dort öfter als alles andere: Das ist der Wunsch.

example-M1 = Das Volk wünscht Kultur. Lias Stadt A3 bietet eine Statue, Roccos Stadt A7 keine: Ein Bürger wandert nach A3.
example-M2 = Lias Stadt in der Mitte bietet mehr als beide von Rocco: Aus jeder kommt ein Bürger.
example-M3 = Das Volk wünscht Kultur und Bildung gleichermaßen. Lia wählt für ihre Stadt A6: Kultur zieht aus A2 an, Bildung aus A10.
example-M4 = Lias Stadt A3 ist voll. Der Bürger, der A7 verlässt, findet keinen Platz und geht in den Vorrat.
example-M5 = Der einzige Bürger von A6 ist nach A3 gegangen. Für Lias andere Stadt A10 ist dort niemand mehr da.
example-M6 = Roccos Stadt A7 hat ihren Bürger verloren, und die Statue wurde erst danach abgerissen: Bis dahin zählte ihre Kultur.
example-M7 = Beide Städte gehören Lia: Obwohl A3 mehr bietet, zieht niemand aus A7 dorthin.

example-D1 = Ein Bürger hat A7 verlassen. Einer ist dort für zwei Gebäude übrig, also wird die Klosterschule abgerissen.
example-D2 = Ein Bürger hat A7 verlassen. Rocco darf den Bauernhof oder die Klosterschule aufgeben, denn beide stehen am Rand; das Castello dazwischen bleibt.
example-D2a = Die Klosterschule auf A8 ist abgerissen, und mit ihr die Straße auf A9, die nur an ihr hing.
example-D3 = Roccos Bauernhof auf A8 ist vor der Versorgung abgerissen worden: Seine Nahrung ist schon für dieses Jahr verloren.
example-D4 = Lia hat den Marktplatz aufgegeben. In den neuen Ausgaben verliert ihre Stadt A6 dann alle über der Obergrenze von { RULE("limit-plain") }.
example-D5 = Rocco muss zwischen Bauernhof und Klosterschule wählen. Wo es nichts zu wählen gibt, wird niemand gefragt.
example-D6 = Roccos einziger Bürger hat seine einzige Stadt verlassen. Das Castello verschwindet, und er scheidet aus.

example-F1 = Lia und Rocco haben so viel Nahrung wie Bürger oder mehr: Alle sind versorgt.
example-F2 = Lias { RULE("settlers") } Bürger haben weniger Nahrung, als sie brauchen: Einige sind in den Vorrat gegangen.
example-F3 = Der Hunger hat Bürger aus Lias Stadt vertrieben: Ihr erster Zug im nächsten Jahr ist verloren.

example-E1 = Roccos Stadt A10 bietet Kultur, Bildung und Gesundheit: Sie ist zu ihren Bürgern noch { RULE("bonus") } Punkte wert.
example-E2 = Im letzten Jahr kostet Hunger keinen Zug, sondern { RULE("hunger") } Punkte, egal wie viele gehen.
example-E3 = Beide haben gleich viele Punkte und gleich viel Gold: Sie teilen sich den Sieg.

example-X1 = Lia hat zwei Straßen gelegt, auf A6 und A7: Die zweite setzt die erste fort. Das hat sie eine Aktionskarte und keinen Bürger gekostet.
example-X2 = Wo auf A5 die Straße lag, steht jetzt eine Statue; die Straße ist wieder im Vorrat.
example-X3 = Lias Hafen auf A5 steht am Gewässer. Er ernährt einen Bürger und zahlt jedes Jahr ein Gold.
example-X4 = Ein Bürger hat Roccos Stadt verlassen. Bevor ein Gebäude abgerissen wird, darf er Straßen aufgeben, die nichts zusammenhalten.
example-X5 = Lia hat ein Theater auf A5. Es zählt halb für Kultur und halb für Bildung.
example-X6 = Bisher liegt hier nur eine Straße: Alle Theater, Häfen, Gutshöfe und Landgüter sind noch da.
