# Die Übungen von La Città: `exercise-<Art>` ist der Name einer Art, `…-ask…` die Frage, `…-why…`, warum.

exercise-player = { $player }

exercise-spare-citizen = Wo ist jemand überzählig?
exercise-spare-ask = In welchen Castellos von { $player } ist ein Bürger überzählig?
exercise-spare-ask-none = In welchen Castellos, egal von wem, ist kein Bürger überzählig?
exercise-spare-why = Überzählige gibt es in { $castles }: Dort stehen zwei Bürger oder mehr auf dem Castello.
exercise-spare-why-one = Ein Bürger muss auf jedem Castello bleiben; wer auf anderen Gebäuden steht, zählt nicht.

exercise-neighbours = Wer ist Nachbar?
exercise-neighbours-ask = Welche Städte sind Nachbarn der Stadt { $castle }? Klicke ihre Castellos an.
exercise-neighbours-why = Zwischen ihr und { $castles } liegen höchstens { SPELT(RULE("gap-of-neighbours")) } leere Felder, von Gebäude zu Gebäude gezählt.
exercise-neighbours-why-own = Zwei Städte von { $player } sind nie Nachbarn, wie nah sie auch liegen.

exercise-distance = Wie weit auseinander?
exercise-distance-ask = Wie viele Felder liegen zwischen den Städten { $one } und { $two }?
exercise-distance-why = Vom nächsten Gebäude von { $one } zum nächsten von { $two } führt der kürzeste Weg über { $amount ->
        [0] gar kein Feld
        [one] 1 Feld
       *[other] { $amount } Felder
    }.
exercise-distance-why-near = Das ist nah genug, um Nachbarn zu sein.
exercise-distance-why-far = Mit mehr als { SPELT(RULE("gap-of-neighbours")) } Feldern dazwischen sind sie keine Nachbarn.

exercise-city-limit = Die Obergrenze einer Stadt
exercise-limit-ask = Wie viele Bürger fasst die Stadt { $castle } von { $player } höchstens?
exercise-limit-number = { $amount }
exercise-limit-any = beliebig viele
exercise-limit-why-plain = Die Stadt { $castle } hat keinen Marktplatz, also ist { RULE("limit-plain") } ihre Obergrenze.
exercise-limit-why-waves = Die Stadt { $castle } hat Wasser, aber keinen Marktplatz, und Wasser allein hebt nichts: { RULE("limit-plain") } ist ihre Obergrenze.
exercise-limit-why-market = Die Stadt { $castle } hat einen Marktplatz, aber kein Wasser, also ist { RULE("limit-market") } ihre Obergrenze.
exercise-limit-why-both = Die Stadt { $castle } hat einen Marktplatz und Wasser, also hat sie keine Obergrenze.

exercise-room-left = Wie viele passen noch hinein?
exercise-room-ask = Wie viele Bürger kann die Stadt { $castle } von { $player } noch aufnehmen?
exercise-room-why = Sie hat schon { $citizens } von { $limit }, die auf ihren Gebäuden mitgezählt: { $amount ->
        [0] Sie ist voll
       *[other] Platz für { $amount }
    }.

exercise-growth = Wer wächst?
exercise-growth-ask = Der Zuwachs beginnt. Welche Städte von { $player } bekommen einen Bürger? Klicke ihre Castellos an.
exercise-growth-ask-none = Der Zuwachs beginnt. Welche Städte bekommen niemanden? Klicke ihre Castellos an.
exercise-growth-why = Voll, und darum ohne Zuwachs: { $castles }. Jede andere Stadt bekommt einen Bürger aus dem Vorrat.

exercise-income = Was zahlen Steinbrüche?
exercise-income-ask = Das Einkommen beginnt. Wie viel Gold bekommt { $player }?
exercise-income-why = { $player } hat { $quarries ->
        [one] 1 Steinbruch, der { $gold } Gold zahlt
       *[other] { $quarries } Steinbrüche, die zusammen { $gold } Gold zahlen
    }.
exercise-income-why-each = Ein Steinbruch zahlt 1 Gold für jedes Gebirge daneben: ohne Gebirge nichts, zwischen zweien 2 Gold.

exercise-prices = Was kostet es?
exercise-price-ask = { $player } nimmt eine Karte. Wie viel Gold { $card ->
        [master_builder] kostet { A($building) } mit dem Großen Baumeister
        [bread_and_circuses] kosten Brot und Spiele mit { $amount ->
            [one] 1 Figur
           *[other] { $amount } Figuren
        }
        [golden_times] kosten { $amount ->
            [one] 1 Bürger
           *[other] { $amount } Bürger
        } mit den Goldenen Zeiten
       *[other] kostet { A($card) }
    }?
exercise-price-ask-left = { $player } hat { $gold } Gold. Wie viel bleibt übrig { $card ->
        [master_builder] , wenn der Große Baumeister { A($building, form: "acc") } errichtet
        [bread_and_circuses] nach Brot und Spielen mit { $amount ->
            [one] 1 Figur
           *[other] { $amount } Figuren
        }
        [golden_times] nach Goldenen Zeiten mit { $amount ->
            [one] 1 Bürger
           *[other] { $amount } Bürgern
        }
       *[other] nach dieser Karte: { NAME($card) }
    }?
exercise-price-why-master = Der Große Baumeister nimmt hier { $cost } Gold, denn { A($building) } ist { $size ->
        [small] klein
        [medium] mittel
       *[large] groß
    }.
exercise-price-why-card = Die Karte „{ NAME($card) }“ kostet { $cost } Gold.
exercise-price-why-number = Eins kostet nichts, zwei kosten { RULE("price-of-2") } Gold, drei { RULE("price-of-3") }; hier sind es { $amount }, also ist der Preis { $cost }.
exercise-price-why-left = { $gold } − { $cost } = { $left }.

exercise-usable-cards = Welche Karten sind nutzbar?
exercise-usable-ask = { $player } hat { $gold } Gold. Welche der offenen Karten kann { $player } jetzt nehmen?
exercise-card = { NAME($card) }
exercise-usable-why = Eine Karte muss sofort bezahlt und ausgeführt werden, sonst darf sie nicht genommen werden.
exercise-usable-why-dear = Die Karte „{ NAME($card) }“ kostet mehr als { $gold } Gold.
exercise-usable-why-no-use = Die Karte „{ NAME($card) }“ könnte bezahlt werden, aber es gibt keinen Ort, sie auszuführen.
