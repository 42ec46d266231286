# Die Übungen von La Città: `exercise-<Art>` ist der Name einer Art, `…-ask…` die Frage, `…-why…`, warum.

exercise-player = { $player }

exercise-spare-citizen = Wo ist jemand überzählig?
exercise-spare-ask = In welchen Castellos von { $player } ist ein Bürger überzählig?
exercise-spare-ask-none = In welchen Castellos, egal von wem, ist kein Bürger überzählig?
exercise-spare-why = Überzählige gibt es in { $castles }: { $count ->
        [one] Dort stehen
       *[other] Auf jedem dieser Castelli stehen
    } zwei Bürger oder mehr.
exercise-spare-why-one = Ein Bürger muss auf jedem Castello bleiben; wer auf anderen Gebäuden steht, zählt nicht.

exercise-neighbours = Wer ist Nachbar?
exercise-neighbours-ask = Welche Städte sind Nachbarn der Stadt { $castle }? Klicke ihre Castellos an.
exercise-neighbours-why = Zwischen ihr und { $castles } liegen höchstens { SPELT(RULE("gap-of-neighbours")) } leere Felder, von Gebäude zu Gebäude gezählt.
exercise-neighbours-why-own = Zwei Städte von { $player } sind nie Nachbarn, wie nah sie auch liegen.

exercise-distance = Wie weit auseinander?
exercise-distance-ask = Wie viele Felder liegen zwischen den Städten { $one } und { $two }?
exercise-distance-why = Der kürzeste Weg zwischen den nächsten Gebäuden von { $one } und { $two } führt über { $amount ->
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
exercise-price-ask-left = { $player } hat { $gold } Gold. Wie viel bleibt übrig{ $card ->
        [master_builder] , wenn der Große Baumeister { A($building, form: "acc") } errichtet
        [bread_and_circuses] {""} nach Brot und Spielen mit { $amount ->
            [one] 1 Figur
           *[other] { $amount } Figuren
        }
        [golden_times] {""} nach Goldenen Zeiten mit { $amount ->
            [one] 1 Bürger
           *[other] { $amount } Bürgern
        }
       *[other] {""} nach dieser Karte: { NAME($card) }
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

exercise-food = Wie viel Nahrung?
exercise-food-ask = Wie viel Nahrung bringen alle Städte von { $player } zusammen?
exercise-food-why = Castellos und Bauernhöfe von { $player } bringen im Ganzen { $food } Nahrung; das Bild zeigt, wo.
exercise-food-why-harvest = Eine Reiche Ernte verdoppelt die Nahrung von { $spaces }.
exercise-food-why-shared = Jedes Castello und jeder Bauernhof neben einer Landwirtschaft bekommt all ihren Weizen, auch wenn mehrere sie teilen.

exercise-best-farm = Der beste Platz für den Hof
exercise-best-farm-ask = Auf welchem dieser Felder brächte ein Bauernhof die meiste Nahrung für { $player }?
exercise-best-farm-why = Bei { $space } zeigt die Landwirtschaft ringsum zusammen { $food } Weizen, mehr als auf jedem anderen Platz.
exercise-best-farm-why-tile = Eine Landwirtschaft versorgt jedes Castello und jeden Bauernhof daneben, also ist es egal, wer sie noch nutzt.

exercise-rich-harvest = Reiche Ernte
exercise-harvest-ask = Wo brächte eine Reiche Ernte am meisten für { $player }?
exercise-harvest-why = Der Bauernhof auf { $space } bringt { $food } Nahrung, also kommen durch das Verdoppeln { $food } dazu.
exercise-harvest-why-farm = Sie darf nur auf einem Bauernhof liegen, auf jedem einmal im Jahr; ein Castello zählt nicht.

exercise-hunger = Wie viele hungern?
exercise-hunger-ask = Die Versorgung beginnt. Wie viele Bürger verliert { $player } durch Hunger?
exercise-hunger-why = { $player } hat { $citizens } Bürger und { $food } Nahrung: { $amount ->
        [0] Alle sind versorgt
        [one] 1 Bürger muss auswandern
       *[other] { $amount } Bürger müssen auswandern
    }.
exercise-hunger-why-choice = Alle Nahrung versorgt alle Städte gleichermaßen, und { $player } wählt, wer geht.

exercise-penalty = Wer verliert einen Zug?
exercise-penalty-ask = Die Versorgung beginnt. Wer wird den ersten Zug des nächsten Jahres verlieren?
exercise-penalty-ask-year = Das Volk wünscht { NAME($wish) }. Wanderung und Versorgung folgen: Wer wird den ersten Zug des nächsten Jahres verlieren?
exercise-penalty-why = { $player } hat { $citizens } Bürger mit { $food } Nahrung zu versorgen.
exercise-penalty-why-rule = Nur Hunger kostet einen Zug; durch Wanderung verlorene Bürger kosten keinen.

exercise-service = { NAME($service) }
exercise-service-points = Was bietet eine Stadt?
exercise-points-ask = Wie viele Punkte { NAME($service) } bietet die Stadt { $castle } von { $player }?
exercise-points-why = Zusammen ergibt das { $amount } { NAME($service) } in der Stadt { $castle }.
exercise-points-why-only = Nur Gebäude, die { NAME($service) } zeigen, zählen, jedes nach seiner Größe.
exercise-points-why-figures = { $amount ->
        [one] Eine Figur gibt
       *[other] { $amount } Figuren geben
    } bis zum Jahresende ebenso viele Punkte dazu.

exercise-figures = Brot und Spiele
exercise-figures-ask = { $player } stellt { $amount ->
        [one] 1 Figur
       *[other] { $amount } Figuren
    } auf { NAME($building, form: "the-acc") } { $space }, für { NAME($service) }. Wie viele Punkte { NAME($service) } bietet die Stadt { $castle } dann?
exercise-figures-why = Die Stadt { $castle } bietet von sich aus { $before } { NAME($service) }, und jede Figur gibt 1 dazu: { $before } + { $amount }.
exercise-figures-why-year = Die Figuren bleiben bis zum Jahresende, also zählen sie in der Wanderung, nicht am Ende des Spiels.

exercise-wish = Was wünscht das Volk?
exercise-wish-ask = Die Stimmkarten zeigen { NAMES($cards) }. Was wünscht das Volk?
exercise-wish-why = Die meisten Karten, nämlich { SPELT($amount) }, zeigen { NAME($service) }: Das ist der einzige Wunsch.
exercise-wish-why-two = Zwei Karten zeigen { NAME($service) }, zwei { NAME($other) }: Beides ist gewünscht.

exercise-voice-odds = Was wird das Volk wünschen?
exercise-odds-ask = Die offene Stimmkarte zeigt { NAME($service) }; in früheren Jahren gab es { $culture }-mal Kultur, { $education }-mal Bildung, { $health }-mal Gesundheit. Welcher Wunsch ist am wahrscheinlichsten?
exercise-odds-ask-least = Die offene Stimmkarte zeigt { NAME($service) }; in früheren Jahren gab es { $culture }-mal Kultur, { $education }-mal Bildung, { $health }-mal Gesundheit. Welcher Wunsch ist am wenigsten wahrscheinlich?
exercise-odds-why = Nach den Karten, die noch da sind, stehen die Chancen so: Kultur { $culture } %, Bildung { $education } %, Gesundheit { $health } %.
exercise-odds-why-two = Ein Jahr mit zwei Wünschen zählt für beide, darum ergeben diese Chancen zusammen mehr als 100 %.
exercise-odds-why-open = Eine Karte mit { NAME($service) } liegt offen, also genügt eine zweite.
exercise-odds-why-past = Jede Errungenschaft hat { RULE("voice-cards-each") } Karten, und die aus früheren Jahren kommen nicht wieder: { $amount } mit { NAME($service) } { $amount ->
        [one] ist
       *[other] sind
    } weg.

exercise-bonus-cities = Wer bekommt den Bonus?
exercise-bonus-ask = Wenn das Spiel jetzt endete: Welche Städte von { $player } bekämen den Bonus für alle drei Errungenschaften? Klicke ihre Castellos an.
exercise-bonus-ask-all = Wenn das Spiel jetzt endete: Welche Städte bekämen den Bonus für alle drei Errungenschaften? Klicke ihre Castellos an.
exercise-bonus-why = Kultur, Bildung und Gesundheit bieten die Gebäude von { $castles }.
exercise-bonus-why-each = Ein Punkt von jeder genügt, und mehr davon bringt nichts dazu; Figuren zählen nicht.

exercise-final-points = Punkte am Ende
exercise-final-ask = Das Spiel ist zu Ende. { $hungry ->
        [yes] { $player } hat im letzten Jahr gehungert. Wie viele Punkte hat { $player }?
       *[no] { $player } hat im letzten Jahr nicht gehungert. Wie viele Punkte hat { $player }?
    }
exercise-final-ask-now = Wie viele Punkte hätte { $player }, wenn das Spiel jetzt endete?
exercise-final-why = Die { $citizens } Bürger von { $player } sind je 1 Punkt wert.
exercise-final-why-bonus = Für alle drei Errungenschaften gibt es { $count ->
        [one] { RULE("bonus") } Punkte, in { $castles }.
       *[other] je { RULE("bonus") } Punkte, in { $castles }, zusammen { $amount }.
    }
exercise-final-why-no-bonus = Keine Stadt von { $player } bietet alle drei Errungenschaften, also gibt es keinen Bonus.
exercise-final-why-hunger = Hunger im letzten Jahr kostet { RULE("hunger") } Punkte, egal wie viele gehungert haben.

exercise-ranks = Wer gewinnt?
exercise-ranks-ask = Das Spiel ist zu Ende. { $count ->
        [0] Niemand hat im letzten Jahr gehungert.
       *[other] Im letzten Jahr gehungert: { $players }.
    } Bringe die Spieler in die richtige Reihenfolge, den Sieger zuerst.
exercise-ranks-option = { $player }, { $gold } Gold
exercise-ranks-why = { $player }: { $points } Punkte, { $gold } Gold.
exercise-ranks-why-rule = Die meisten Punkte gewinnen; sind sie gleich, entscheidet mehr Gold.

exercise-where-building = Wo darf es stehen?
exercise-where-ask = { $player } baut mit einer Aktionskarte. Auf welchen Feldern darf { A($building) } stehen?
exercise-where-why-spare = Auf dem Castello der Stadt muss ein Bürger überzählig sein; er besetzt dann { NAME($building, form: "the-acc") }.
exercise-where-why-market = Eine Stadt hat höchstens einen Marktplatz, und sie muss Platz haben für den Bürger, der mit ihm kommt.
exercise-where-why-touch = Ein Feld, das zwei Städte berührt, scheidet aus: Gebäude verschiedener Städte berühren sich nie.
exercise-where-why-lake = Nur Felder an einem Gewässer taugen für { A($building, form: "acc") }.

exercise-where-castle = Wo darf ein Castello hin?
exercise-castle-ask = { $player } setzt ein Castello ein. Auf welchen dieser Felder darf es stehen?
exercise-castle-ask-found = { $player } möchte eine Stadt gründen. Auf welchen dieser Felder darf ihr Castello stehen?
exercise-castle-why = Zwischen ihm und jedem Gebäude jeder anderen Stadt müssen mindestens { SPELT(RULE("gap")) } leere Felder liegen.
exercise-castle-why-own = Die eigenen Städte zählen wie die der anderen.

exercise-what-refuses = Warum nicht?
exercise-refused-ask = { $player } würde gern mit einer Aktionskarte { A($building, form: "acc") } auf { $space } bauen, darf aber nicht. Welche Regel verbietet es?


exercise-what-is-legal = Was ist erlaubt?
exercise-legal-ask = Was davon darf { $player } jetzt mit einer Aktionskarte tun?
exercise-legal-ask-all = Was davon darf { $player } jetzt mit einer Aktionskarte tun? Markiere alles.
exercise-do-build = { NAME($building) } auf { $space } bauen
exercise-do-found = Eine Stadt auf { $space } gründen, mit einem Bürger aus { $source }

exercise-migration = Wer geht wohin?
exercise-migration-ask = Das Volk wünscht { NAME($wish) }. Zeichne für jeden Bürger, der geht, einen Pfeil, von Castello zu Castello.
exercise-migration-ask-two = Das Volk wünscht { NAME($wish) } und { NAME($other) }. Für die Stadt { $castle } gilt { NAME($service) }{ $count ->
        [one] { "" }
       *[other] , für { $second } gilt { NAME($also) }
    }; für die anderen macht es keinen Unterschied. Zeichne für jeden Bürger, der geht, einen Pfeil.
exercise-migration-why = { $castle } bietet { $most } { NAME($service) }, die Nachbarstadt { $source } { $least }: Ein Bürger wandert von { $source } nach { $castle }.
exercise-migration-why-full = Die Stadt { $castle } ist voll: Wer zu spät kommt, zieht trotzdem fort und geht verloren.

exercise-two-wishes = Welcher Wunsch?
exercise-two-wishes-ask = Das Volk wünscht { NAME($wish) } und { NAME($other) }. Was davon zieht mehr Bürger in die Stadt { $castle } von { $player }?
exercise-two-wishes-why = Bei { NAME($service) } { $amount ->
        [0] bietet keine Nachbarstadt
        [one] bietet 1 Nachbarstadt
       *[other] bieten { $amount } Nachbarstädte
    } weniger als { $castle }.
exercise-two-wishes-why-all = Für eine Stadt gilt ein einziger Wunsch, und zwar gegen alle ihre Nachbarn.

exercise-after-migration = Wie viele sind noch da?
exercise-after-ask = Das Volk wünscht { NAME($wish) }. Wie viele Bürger hat die Stadt { $castle } nach der Wanderung?
exercise-after-why = Sie hatte { $citizens } Bürger, hat { $lost } verloren und { $won } aufgenommen: Das macht { $amount }.
exercise-after-why-each = Eine Stadt nimmt jedem Nachbarn, der weniger bietet, einen Bürger weg, und verliert einen an jeden, der mehr bietet.

exercise-may-fall = Was darf zuerst weg?
exercise-may-fall-ask = Der Stadt { $castle } { $amount ->
        [one] fehlt 1 Bürger
       *[other] fehlen { $amount } Bürger
    }. Welches ihrer Gebäude darf zuerst abgerissen werden?
exercise-may-fall-why = { $count ->
        [one] Ohne { $spaces }
       *[other] Fehlt nur eins von { $spaces },
    } hängt der Rest noch zusammen.
exercise-may-fall-why-castle = Das Castello kommt ganz zuletzt.

exercise-what-falls = Was wird abgerissen?
exercise-falls-ask = Das Volk wünscht { NAME($wish) }. Welche Gebäude werden nach der Wanderung abgerissen?
exercise-falls-why = Die Stadt { $castle } hat weniger Bürger als Gebäude, also verliert sie Gebäude, bis jedes einen hat.
exercise-falls-why-outside = Gebäude werden von außen nach innen abgerissen: Was bleibt, muss zusammenhängen, und das Castello kommt zuletzt.

exercise-phases = Die Phasen eines Jahres
exercise-phases-ask = In welcher Reihenfolge kommen diese Phasen eines Jahres?
exercise-phases-why = Karten werden ausgelegt, Gold kommt herein und Städte wachsen, bevor jemand einen Zug macht.
exercise-phases-why-end = Nach den Zügen spricht das Volk, dann wird gewandert, und am Ende essen alle.

exercise-turn-order = Wer kommt wann?
exercise-turn-order-ask = Die Spieler sitzen so, im Uhrzeigersinn: { $players }. { $player } ist dieses Jahr Startspieler. In welcher Reihenfolge machen sie { $later ->
        [0] dieses Jahr
        [one] nächstes Jahr
       *[other] im übernächsten Jahr
    } ihre Züge?
exercise-turn-order-why = Die Züge gehen im Uhrzeigersinn, vom Startspieler an.
exercise-turn-order-why-next = Der Startspieler wechselt einmal im Jahr nach links, hier also { $later ->
        [one] einen Platz
       *[other] { SPELT($later) } Plätze
    } weiter.

exercise-who-places = Wer setzt als Nächster ein?
exercise-placer-ask = Die Spieler sitzen so, im Uhrzeigersinn: { $players }. { $player } hat das erste Castello eingesetzt; { $amount ->
        [one] 1 Castello steht
       *[other] { $amount } Castellos stehen
    }. Wer setzt das nächste ein?
exercise-placer-why = Die erste Runde geht von { $player } an gegen den Uhrzeigersinn, die zweite im Uhrzeigersinn zurück.
exercise-placer-why-twice = Wer in der ersten Runde der Letzte ist, kommt also zweimal nacheinander dran.

exercise-city-order = Welche Stadt zuerst?
exercise-city = { $castle }
exercise-city-order-ask = Plätze, im Uhrzeigersinn: { $players }; Startspieler: { $player }. Die Städte wurden in dieser Reihenfolge gegründet: { $castles }. In welcher Reihenfolge nehmen sie in der Wanderung Bürger auf?
exercise-city-order-why = Die Spieler sind in der Zugreihenfolge dran, von { $player } an, jeder mit allen seinen Städten.
exercise-city-order-why-own = Die Städte eines Spielers kommen in der Reihenfolge ihrer Gründung.

exercise-first-road = Wo darf eine Straße hin?
exercise-road-ask = Neben der Stadt { $castle } von { $player }: Auf welche Felder darf eine Straße gelegt werden?
exercise-road-why = Eine Straße darf keine andere Stadt berühren, auch keine eigene.
exercise-road-why-citizen = Sie braucht keinen Bürger, also muss niemand überzählig sein.

exercise-roads-given-up = Welche Straßen können weg?
exercise-give-up-ask = Welche Straßen von { $player } könnten je für sich aufgegeben werden?
exercise-give-up-why = { $count ->
        [one] Ohne { $spaces }
       *[other] Fehlt nur eine von { $spaces },
    } hängt der Rest der Stadt noch zusammen.
exercise-give-up-why-when = Straßen dürfen nach der Wanderung aufgegeben werden, bevor etwas abgerissen wird.

exercise-roads-replaced = Gebäude statt Straße
exercise-replace-ask = Welche dieser Straßen darf { $player } durch { A($building, form: "acc") } ersetzen?
exercise-replace-why = Nur eine eigene Straße kann ersetzt werden, und in der Stadt muss ein Bürger überzählig sein.
exercise-replace-why-roads = Was das Gebäude neben sich braucht, etwa ein Gewässer, braucht es auch hier.

exercise-stores = Häfen, Gutshöfe, Landgüter
exercise-stores-ask = Wie viel Nahrung bringt { NAME($building, form: "the") } auf { $space }?
exercise-stores-why = { $building ->
        [large_farm] Ein Gutshof bringt { $food } Nahrung mehr als den Weizen ringsum; hier sind es { $wheat } Weizen.
        [estate] Ein Landgut bringt { $food } Nahrung, wo immer es steht.
       *[other] Ein Hafen bringt { $food } Nahrung, was auch ringsum wächst.
    }

exercise-theatre = Theater
exercise-theatre-ask = Wie viele Punkte { NAME($service) } bietet die Stadt { $castle }?
exercise-points = { $points }
exercise-theatre-why = Jedes Theater gibt einen halben Punkt Kultur und einen halben Punkt Bildung; diese Stadt hat { $amount }.
exercise-theatre-why-rest = Alles andere in der Stadt bietet { $rest } { NAME($service) }: zusammen { $points }.
exercise-theatre-why-bonus = In der Wanderung zählen Halbe, aber der Bonus braucht von jeder Errungenschaft einen ganzen Punkt.
exercise-theatre-why-full = Zwei Theater ergeben von beidem einen ganzen Punkt, und der zählt für den Bonus.

exercise-best-move = Finde den besten Zug
exercise-best-move-ask = Das letzte Jahr. { $player } hat { $gold } Gold und noch { $left ->
        [one] 1 Zug
       *[other] { $left } Züge
    }. Die offenen Stimmkarten zeigen { NAMES($cards) }. Was davon bringt { $player } am Ende die meisten Punkte?
exercise-best-move-why = In { $amount } Spielen, die von hier zu Ende gespielt wurden, bringt es im Schnitt { $points } Punkte, { $lead } mehr als das Nächstbeste.
exercise-best-move-why-parts = Verglichen mit dem Nächstbesten ({ exercise-do }): Punkte durch Bürger { $citizens }, durch den Bonus für alle drei Errungenschaften { $bonus }, durch Hunger { $hunger }.
exercise-do = { $kind ->
        [pass] Passen
        [gold] Mit einer Aktionskarte { RULE("action-card-gold") } Gold nehmen
        [found] Eine Stadt auf { $space } gründen, mit einem Bürger aus { $source }
        [build] { NAME($building) } auf { $space } bauen
        [master_builder] Großer Baumeister: { NAME($building) } auf { $space }
        [golden_times] Goldene Zeiten: { $amount ->
            [one] 1 Bürger
           *[other] { $amount } Bürger
        } nach { $space }
        [bread_and_circuses] Brot und Spiele: { $amount ->
            [one] 1 Figur
           *[other] { $amount } Figuren
        } auf { $space }
        [rich_harvest] Reiche Ernte auf { $space }
        [closeness] Bürgernähe: { SPELT($circles) } verdeckte Stimmkarten ansehen
       *[other] Die Karte „{ NAME($kind) }“ nehmen und auf { $space } bauen
    }

exercise-over-limit = Ein Marktplatz weniger
exercise-over-limit-ask = { $edition ->
    [classic] Ausgabe von 2000:
    [new] Neue Ausgabe:
   *[expansion] Mit der Erweiterung:
} In der Stadt { $castle } von { $player } leben { $citizens } Bürger, und ihr Marktplatz wird abgerissen. Wie viele Bürger gehen deshalb sofort in den Vorrat zurück?
exercise-over-limit-why = Ohne Marktplatz fasst die Stadt { RULE("limit-plain") } Bürger: Von { $citizens } gehen die übrigen sofort zurück.
exercise-over-limit-why-stay = In der Ausgabe von 2000 muss niemand gehen: Die { $citizens } Bürger bleiben, nur kommt niemand dazu, solange es zu viele sind.

exercise-hanging-roads = Was an einem Gebäude hängt
exercise-hanging-roads-ask = Das Gebäude auf { $space } wird abgerissen. Welche Straßen verschwinden mit ihm?
exercise-hanging-roads-why = Nur dieses Gebäude hält { $spaces } am Rest der Stadt.
exercise-hanging-roads-why-never = Für sich allein wird eine Straße nie abgerissen, und sie braucht niemanden.
