# Die Lektionen von Città-Stato: `lesson-<Schlüssel>` ist der Name, `.about` eine Zeile für die Liste; `-<n>` ist, was die
# n-te Aufgabe verlangt, `.goal` dasselbe kurz, `.help-1` bis `.help-3` sagen immer mehr, `.learnt` sagt, was gelernt ist.

lesson-rising-price = Züge und ihr Preis
    .about = Was die nächste Aktion kostet und welche Würfel sie bezahlen
lesson-rising-price-1 = Du bist Rosa. Die erste Aktion einer Runde kostet einen Würfel, die zweite zwei einer Farbe, die dritte drei einer Farbe. Bezahlt wird in der Farbe der Aktion. Enzo hat gepasst: Gib deine Würfel klug aus.
    .goal = Drei Aktionen in dieser Runde
    .help-1 = Zähle deine Würfel nach Farben: Von welcher hast du nur einen, von welcher zwei, von welcher drei?
    .help-2 = Die Farbe, von der du am wenigsten hast, muss zuerst kommen, solange eine Aktion billig ist.
    .help-3 = Zuerst die Handelsflotte (Gelb), dann die Zünfte (Grün), dann die Politik (Violett).
    .learnt = Jede Aktion einer Runde kostet einen Würfel mehr als die davor, alle in einer Farbe. Beginne also mit der Farbe, von der du am wenigsten hast.
lesson-rising-price-2 = Das ist deine dritte Aktion, sie kostet also drei Würfel. Weiße Würfel gelten beim Bezahlen auch als gelbe oder grüne, schwarze auch als orangefarbene oder violette. Du willst eine Leiste ausbauen: Welche kannst du bezahlen?
    .goal = Eine Leiste ausbauen
    .help-1 = Zähle weiße Würfel zu den gelben und grünen, schwarze zu den orangefarbenen und violetten.
    .help-2 = Nur in einer Farbe kommst du so auf drei.
    .help-3 = Baue die gelbe Leiste aus, mit einem gelben und zwei weißen Würfeln.
    .learnt = Weiß ersetzt Gelb und Grün, Schwarz ersetzt Orange und Violett, beliebig gemischt. Ein Ausbau rückt die Scheibe ein Feld weiter und bringt, was dieses Feld zeigt.
lesson-rising-price-3 = Die Stadtaktion wird in Weiß bezahlt, und Weiß wird durch nichts ersetzt. Du willst diese Aktion und dazu den Ausbau deiner gelben Leiste. Zwei weiße Würfel und ein gelber sind alles, was du hast.
    .goal = Die Stadtaktion und ein Ausbau
    .help-1 = Wofür können weiße Würfel bezahlt werden, und was kann für Weiß bezahlt werden?
    .help-2 = Was zuerst kommt, kostet einen Würfel, das andere zwei. Zahle Weiß nicht, wo es nicht nötig ist.
    .help-3 = Zuerst die Stadtaktion mit einem weißen Würfel und ein Banner deiner Wahl. Dann baue Gelb mit einem gelben und einem weißen Würfel aus.
    .learnt = Ersatz geht nur in einer Richtung: Weiß und Schwarz werden durch nichts ersetzt. Die Stadtaktion bringt die Fähigkeit deiner Stadt und ein Banner deiner Wahl.

lesson-market-and-fleet = Markt und Handelsflotte
    .about = Wohin der erste Würfel kommt und was Münzen kaufen
lesson-market-and-fleet-1 = Der erste Würfel, den du in einer Runde zahlst, kommt auf den Markt, auf den obersten freien Platz seiner Spalte; dort kann er gekauft werden. Deine Handelsflotte hat drei Münzen. Wie viele Würfel bekommst du?
    .goal = Drei Würfel mit einer Flotte kaufen
    .help-1 = Sieh dir die Reihen an: Was kostet jetzt 1 Münze, und wo wird dein gelber Würfel liegen?
    .help-2 = Die Plätze für 3 und 2 Münzen in der gelben Spalte sind besetzt. Also liegt dein eigener Würfel in der billigsten Reihe.
    .help-3 = Nimm die Handelsflotte, dann kaufe Gelb, Orange und Violett für je 1 Münze.
    .learnt = Bezahlt wird vor der Wirkung: Dein Würfel liegt dann schon auf dem Markt. Jeder Würfel kostet, was seine Reihe sagt; übrige Münzen verfallen.
lesson-market-and-fleet-2 = Enzo kommt nach dir und kauft, was für 1 Münze zu haben ist. Führe eine Aktion aus, aber füttere ihn nicht: Der Würfel, den du zahlst, darf nicht dort liegen, wo er ihn sich leisten kann.
    .goal = Handeln, ohne dass Enzo etwas kaufen kann
    .help-1 = In welchen Spalten ist noch ein teurer Platz frei?
    .help-2 = Ein gelber oder orangefarbener Würfel käme in die billigste Reihe. Und ein weißer?
    .help-3 = Nutze die weiße Gegenwart: Ihr Würfel kommt in die Reihe mit 3 Münzen.
    .learnt = Der erste Würfel einer Runde füttert den Markt, und andere kaufen dort. In einer leeren Spalte ist ein Würfel teuer, in einer vollen billig.

lesson-use-or-burn = Karten nutzen oder verbrennen
    .about = Was eine Gegenwart tut und was sie unter deinem Tableau bringt
lesson-use-or-burn-1 = Die Karten unter den Stapeln heißen Gegenwart. Du zahlst eine in ihrer Farbe, führst aus, was sie sagt, und behältst sie für die zweite Wertung. Zwei davon brächten dir jetzt Punkte: Wähle die bessere.
    .goal = Sechs Punkte mit einer Aktion
    .help-1 = Lies die Gegenwart in Orange und die in Violett. Was zählt jede von beiden?
    .help-2 = Der Ältestenrat zählt violette Banner. Wie viele hast du?
    .help-3 = Nutze die violette Gegenwart: drei Banner zu je 2 Punkten.
    .learnt = Eine Karte wird sofort genutzt und bleibt für die zweite Wertung im Vorrat. Banner, die gezählt werden, gibst du nicht ab.
lesson-use-or-burn-2 = Du kannst eine Gegenwart auch verbrennen: Sie kommt verdeckt unter ihre Farbe an dein Tableau und tut nichts von dem, was sie sagt. Sie bringt einen Vorteil, und zwar den der Anzahl Karten, die dann dort liegen.
    .goal = Fünf Punkte durch Verbrennen
    .help-1 = Unter Orange liegt eine Karte, unter Weiß liegen zwei. Die wievielte wäre die nächste?
    .help-2 = Die dritte unter Weiß bringt 3 Punkte für jedes grüne Banner, das du abgibst. Und die zweite unter Orange?
    .help-3 = Verbrenne die Gegenwart in Orange: Die zweite Karte dort bringt 5 Punkte.
    .learnt = Eine verbrannte Karte bringt nur den Vorteil der jetzt erreichten Anzahl, nicht die davor. Unter einer Farbe haben drei Karten Platz.

lesson-tracks-and-crowns = Leisten, Banner und Kronen
    .about = Ausbauten lohnen früh, und aus Bannern werden Kronen
lesson-tracks-and-crowns-1 = Ein Banner jeder Farbe lässt sich mit der Republik-Aktion (Schwarz) gegen Kronen tauschen. Dir fehlt ein violettes. Wer das zweite Feld einer Leiste betritt, bekommt ein Banner ihrer Farbe.
    .goal = Drei Kronen besitzen
    .help-1 = Zwei Aktionen sind nötig. Welche bringt das Banner?
    .help-2 = Die erste kostet einen Würfel, die zweite zwei. Spare beide schwarzen Würfel für den Tausch auf.
    .help-3 = Baue die violette Leiste mit dem violetten Würfel aus, dann nimm die Republik-Aktion mit einem Banner jeder Farbe.
    .learnt = Felder der Leisten bringen Banner und Ersatzwürfel. Drei violette Banner oder eins jeder Farbe werden gegen drei Kronen getauscht.
lesson-tracks-and-crowns-2 = Der Ausbaumarker zeigt, wie viele Ausbauten in dieser Runde für alle zusammen noch bleiben: nur einer. Enzo will ihn auch. Ziehe vier Würfel mit einer Zünfte-Aktion; deine grüne Leiste zeigt drei.
    .goal = Mit den Zünften vier Würfel ziehen
    .help-1 = Was zeigt das nächste Feld deiner grünen Leiste?
    .help-2 = Wenn du zuerst ziehst, nimmt Enzo den letzten Ausbau.
    .help-3 = Baue jetzt die grüne Leiste aus, danach nimm die Zünfte.
    .learnt = Ausbauten sind knapp, und jeder hilft in allen späteren Runden. Was du für die Zünfte zahlst, kommt zuerst in den Beutel und kann gleich gezogen werden.

lesson-politics-and-shifts = Politik bewegt alle
    .about = Vorhaben, die Formleiste und Marker, die gemeinsam wandern
lesson-politics-and-shifts-1 = Du sollst als Doge herrschen, aber dein Marker steht ein Feld links von diesem Bereich. Ein Vorhaben ab Stufe 2 bewegt die Marker aller, zu der Seite, die du wählst.
    .goal = Im Bereich der Dogenherrschaft stehen
    .help-1 = Dein Marker steht auf 10. Wo beginnt der Bereich der Dogenherrschaft?
    .help-2 = Deine violette Leiste erlaubt Vorhaben bis Stufe 2. Eins der Stufe 1 bewegt niemanden.
    .help-3 = Politik mit dem Vorhaben der Stufe 2, dann alle ein Feld nach rechts.
    .learnt = Der Platz eines Vorhabens ist seine Stufe. Zuerst kommt seine Wirkung, dann bewegen sich alle Marker nach der Stufe: bei 2 und 3 ein Feld, bei 4 zwei Felder (rekonstruiert).
lesson-politics-and-shifts-2 = Am Ende nimmt jeder die Kronen über dem eigenen Marker. Du stehst auf 6, wo keine sind; Enzo steht auf 8, unter zweien. Alle bewegen sich zur selben Seite: Dreh das Glück um.
    .goal = Zwei Kronen über dir, keine über Enzo
    .help-1 = Über welchen Feldern sind zwei Kronen? Wie weit ist es dorthin?
    .help-2 = Du brauchst zwei Felder, und Enzo wandert mit. Welche Stufe bewegt um zwei?
    .help-3 = Politik mit dem Vorhaben der Stufe 4, dann alle zwei Felder nach rechts.
    .learnt = Die Marker wandern gemeinsam, egal wer das Vorhaben nutzt. Andere können also auch dich aus deinem Bereich schieben: Bleib seiner Grenze fern.

lesson-war-and-passing = Krieg und Passen
    .about = Scheiben, die man bezahlen kann, wer rücken darf und wer als Nächstes beginnt
lesson-war-and-passing-1 = Enzo hat eine Scheibe auf der Kriegsleiste. Am Ende der Runde zahlt jeder so viele Würfel, wie seine Scheibe zeigt; die höchste bezahlte gewinnt eine Karte, sogar eine Zukunft. Wer nicht zahlen kann, geht leer aus.
    .goal = Den Krieg gewinnen, eine Zukunft nehmen
    .help-1 = Welche Scheiben hat Enzo verloren? Was kann seine höchstens sein? Wie viele Würfel bleiben dir?
    .help-2 = Nach der Aktion hast du drei Würfel. Die 5 wäre nicht zu bezahlen, die 1 ist zu schwach.
    .help-3 = Krieg mit der Scheibe 3, dann passe. Nutze danach die Zukunft in Violett.
    .learnt = Eine Scheibe kostet ihre Stärke in Würfeln beliebiger Farben und verlässt nach dem Krieg das Spiel. Die höchste nimmt eine beliebige Gegenwart oder Zukunft umsonst, zum Nutzen oder Verbrennen.
lesson-war-and-passing-2 = Enzo wird diesen Krieg mit seiner 5 gewinnen. Deine Staatsform ist die Oligarchie, aber dein Marker steht auf 5, knapp daneben. Wer keine Scheibe auf der Kriegsleiste hat, darf vor dem Krieg den eigenen Marker um ein Feld bewegen.
    .goal = Nach der Runde im eigenen Bereich stehen
    .help-1 = Der Bereich der Oligarchie beginnt bei 6. Welche deiner Möglichkeiten nähme dir die Bewegung?
    .help-2 = Mit einer Scheibe auf der Leiste dürftest du nicht rücken. Auf diesen Krieg kannst du verzichten.
    .help-3 = Passe. Bewege vor dem Krieg deinen Marker ein Feld nach rechts.
    .learnt = Nur wer nicht kämpft, darf rücken, und nur diese Bewegung ist freiwillig. Wer den Krieg verliert, darf noch eine übrige Gegenwart nehmen.
lesson-war-and-passing-3 = Wer als Erster passt und diese Runde nicht begonnen hat, beginnt die nächste. Enzo hat sie begonnen und gepasst; Lia ist noch dabei. Mach sechs Punkte, aber passe vor Lia.
    .goal = Sechs Punkte, und die nächste Runde beginnen
    .help-1 = Eine Aktion macht die Punkte. Was wird Lia tun, die noch zwei Würfel hat?
    .help-2 = Lia kann noch einmal handeln und muss danach passen. Eine zweite Aktion von dir wäre eine zu viel.
    .help-3 = Nutze die violette Gegenwart, dann passe und lass deinen Marker stehen.
    .learnt = Wer früh passt, hat den ersten Zug der nächsten Runde. Niemand beginnt zweimal hintereinander, also nützt es dem nichts, der gerade begonnen hat.

lesson-two-scores = Die zwei Wertungen
    .about = Staatsform, Kronen und Zeichen, und was genutzte Karten noch einmal bringen
lesson-two-scores-1 = Die letzte Runde. Du hast 14 Punkte und keine genutzte Karte, die zweite Wertung wird also 0. Die höhere gilt nur, wenn dein Marker in deinem Bereich steht und du für jedes Zeichen dazwischen eine Krone hast: hier vier.
    .goal = Deine 14 Punkte gelten lassen
    .help-1 = Deine Staatsform ist die Oligarchie, und dort stehst du. Du hast eine Krone und zwei über deinem Marker, die du am Ende nimmst. Eine fehlt.
    .help-2 = Violett zu verbrennen bringt eine Krone, führt dich aber von den zweien weg. Drei Punkte mehr verlangten eine Krone mehr.
    .help-3 = Republik: Tausche ein Banner jeder Farbe gegen drei Kronen. Dann passe und bleib, wo du bist.
    .learnt = Außerhalb deiner Staatsform gilt die niedrigere Wertung. Innerhalb gilt die höhere, wenn du so viele Kronen hast, wie Zeichen dazwischenliegen; bei jedem dritten Punkt steht eins (rekonstruiert).
lesson-two-scores-2 = Die letzte Runde ist vorbei. Farbe für Farbe, von Gelb bis Violett, darfst du eine deiner genutzten Karten umsonst noch einmal nutzen oder verbrennen. Ihre Punkte sind die zweite Wertung; auch alles andere geschieht wirklich.
    .goal = Sechs Punkte in der zweiten Wertung
    .help-1 = Was bringt Konstantinopel außer Münzen, und welche Karte zählt das?
    .help-2 = Gelb kommt vor Violett: Ein Banner, das du jetzt bekommst, wird später gezählt.
    .help-3 = Nutze Konstantinopel, dann den Ältestenrat.
    .learnt = Eine Karte je Farbe, in der Reihenfolge Gelb, Weiß, Grün, Orange, Schwarz, Violett. Was später kommt, zählt, was früher kam.
lesson-two-scores-3 = Du hast 12 Punkte und eine einzige Krone. Zwischen 0 und 12 liegen vier Zeichen. Eine zweite Wertung, die näher kommt, braucht weniger Kronen: Nutzt du deine Karte noch einmal, oder verbrennst du sie als dritte unter Orange?
    .goal = Deine 12 Punkte gelten lassen
    .help-1 = Mit einer Krone darf ein Zeichen zwischen den Wertungen liegen. Wie viele Punkte brauchst du dafür?
    .help-2 = Genutzt bringt die Karte 4 Punkte für zwei gelbe Würfel. Was ist der dritte Vorteil unter Orange?
    .help-3 = Verbrenne den Hafen im Heiligen Land: Die dritte Karte dort bringt 9 Punkte.
    .learnt = Die zweite Wertung hilft auch, weniger Kronen zu brauchen. Karten in deinem Vorrat dürfen jetzt verbrannt werden, mit dem Vorteil der dann erreichten Anzahl.

lesson-the-ghost = Allein gegen den Geist
    .about = Was der Geist wegnimmt und wie man ein Solospiel gewinnt
lesson-the-ghost-1 = Allein spielst du gegen einen Geist. Nach deinem Zug zieht er einen Würfel aus seinem Beutel: Die Gegenwart dieser Farbe wird abgelegt, und etwas stößt dir zu. In seinem Beutel sind nur noch Grün und Violett.
    .goal = Sechs Punkte machen
    .help-1 = Welche zwei Gegenwarten sind in Gefahr? Welche davon ist dir Punkte wert?
    .help-2 = Was du haben willst, kann nach diesem Zug weg sein. Nimm es zuerst.
    .help-3 = Nutze die violette Gegenwart.
    .learnt = Ein Würfel kommt erst am Ende der Runde in den Beutel des Geistes zurück; du kannst also zählen, was noch droht. Was jede Farbe bewirkt, hängt vom Szenario ab.
lesson-the-ghost-2 = Die letzte Runde des ersten Spiels. Deine Endwertung wäre hoch genug. Aber es gibt auch ein Ziel: Am Ende müssen ein weißer und ein schwarzer Würfel in deinem Vorrat liegen. Dir fehlt ein schwarzer.
    .goal = Das Solospiel gewinnen
    .help-1 = Woher kann ein schwarzer Würfel kommen? Unter Violett liegt schon eine Karte.
    .help-2 = Die zweite Karte unter Violett bringt einen schwarzen Würfel. Achte auf deinen Bereich und deine Kronen.
    .help-3 = Verbrenne die violette Gegenwart und rücke ein Feld. Dann passe und bleib dort stehen.
    .learnt = Ein Solospiel ist mit der verlangten Endwertung und allen Zielen gewonnen. Mit so vielen Kronen, wie Zeichen dazwischenliegen, beginnt das nächste Spiel.

# Warum ein Ziel verfehlt wurde.
lesson-why-actions = Du hast { $got ->
        [0] keine Aktion
        [one] 1 Aktion
       *[other] { $got } Aktionen
    } ausgeführt; möglich { $wanted ->
        [one] war 1
       *[other] waren { $wanted }
    }.
lesson-why-took = { $what ->
        [city] Die Stadtaktion wurde nicht ausgeführt.
       *[other] Keine Leiste wurde ausgebaut.
    }
lesson-why-upgraded = Keine Leiste wurde ausgebaut.
lesson-why-bought = Du hast { $got ->
        [0] nichts
        [one] 1 Würfel
       *[other] { $got } Würfel
    } gekauft; möglich waren { $wanted }.
lesson-why-unbought = Enzo hat einen Würfel gekauft ({ NAME($colour) }): Dein erster Würfel lag, wo ihn 1 Münze kauft.
lesson-why-points = { $got ->
        [0] Du hast keine Punkte gemacht
        [one] Du hast 1 Punkt gemacht
       *[other] Gemachte Punkte: { $got }
    }; möglich waren { $wanted }.
lesson-why-crowns = Du besitzt { $got ->
        [0] keine Kronen
        [one] 1 Krone
       *[other] { $got } Kronen
    }; möglich waren { $wanted }.
lesson-why-drawn = { $got ->
        [0] Du hast keinen Würfel gezogen
        [one] Du hast höchstens 1 Würfel gezogen
       *[other] Du hast höchstens { $got } Würfel gezogen
    }; möglich waren { $wanted } auf einmal.
lesson-why-outside = Dein Marker steht im Bereich „{ NAME($zone) }“, deine Staatsform ist aber „{ NAME($form) }“.
lesson-why-beneath = Über deinem Marker { $mine ->
        [0] ist keine Krone
        [one] ist 1 Krone
       *[other] sind { $mine } Kronen
    }, über dem von Enzo { $theirs ->
        [0] keine
        [one] 1
       *[other] { $theirs }
    }.
lesson-why-war = Du hast den Krieg nicht gewonnen.
lesson-why-future = Du hast den Krieg gewonnen, aber keine Zukunft genommen.
lesson-why-begins = Die nächste Runde beginnt { $player }.
lesson-why-second = Deine zweite Wertung ist { $got }; möglich waren { $wanted }.
lesson-why-final = Du hast { $crowns ->
        [0] keine Kronen
        [one] 1 Krone
       *[other] { $crowns } Kronen
    } für { $signs ->
        [one] 1 Zeichen
       *[other] { $signs } Zeichen
    } zwischen deinen Wertungen, also gilt die niedrigere: { $final }.
lesson-why-required = Deine Endwertung ist { $got }; verlangt sind { $wanted }.
lesson-why-objective = Die Wertung war da, aber es liegen nicht ein weißer und ein schwarzer Würfel in deinem Vorrat.
