# Was jede Regel sagt, in unseren eigenen Worten. „Rekonstruiert“ ist, was das Spiel in Bildern zeigt, die verloren sind.

rules-part-S = Aufbau
rules-part-T = Züge
rules-part-M = Markt
rules-part-A = Stadtaktionen
rules-part-C = Karten nutzen
rules-part-B = Karten verbrennen
rules-part-U = Ausbauen und passen
rules-part-R = Ende einer Runde
rules-part-W = Krieg
rules-part-P = Vorhaben
rules-part-K = Städte
rules-part-E = Ende und Wertung
rules-part-O = Solospiel
rules-part-X = Erweiterung

rule-S1 = { SPELT(RULE("fewest-players"), start: "yes") } bis { SPELT(RULE("base-players")) } Personen spielen { SPELT(RULE("rounds")) } Runden; allein siehe O1, mit einer mehr X1. Jede beginnt mit einem Beutel, in dem ein Würfel jeder Leistenfarbe liegt, mit allen Leisten auf dem ersten Feld, dem Marker auf Feld { RULE("start") } der Formleiste, { SPELT(RULE("discs")) } Kriegsscheiben und ohne Punkte.
rule-S2 = Jeder bekommt eine Stadt durch das Los. Pisa bekommt dazu ein blaues Vorhaben und Genova ein rotes, ausgelost und offen (welches Vorhaben welches Siegel hat, ist rekonstruiert); { SPELT(RULE("schemes")) } der übrigen Vorhaben werden ausgelegt, und der Platz eines jeden ist seine Stufe.
rule-S3 = Der Ausbaumarker beginnt jede Runde bei { RULE("upgrades", join: "or") }, je nach der Zahl der Spieler von { RULE("fewest-players") } bis { RULE("most-players") }.
rule-S4 = Die Republikkarten mit Kronen liegen verdeckt neben dem Spielplan: Sie sind das Angebot. Jeder bekommt geheim eine ohne Kronen, aus einer Auswahl, die zur Zahl der Spieler passt; die anderen sind nicht im Spiel.
    .find = verdeckt geheim Staatsform
rule-S5 = Die Karten jeder Farbe werden gemischt und liegen offen: Die erste ist die Gegenwart, die nächste die Zukunft.
rule-S6 = Das Los sagt, wer beginnt. Jede Stadt bringt { RULE("supply-cubes") } Würfel in den Vorrat und, in Zugreihenfolge, { RULE("market-cubes") } auf den Markt (welche, ist rekonstruiert).
rule-S7 = Was dem Bestand fehlt, bekommt niemand; reicht er nicht für alle, entscheidet die Zugreihenfolge.
    .find = Grenze Mangel
rule-T1 = Vom Startspieler an führt reihum jeder eine Aktion aus oder passt, bis alle gepasst haben; wer gepasst hat, ist in der Runde nicht mehr am Zug.
rule-T2 = Die erste Aktion einer Runde kostet dich einen Würfel und jede weitere einen mehr als die davor, alle in der Farbe der Aktion, der Karte oder der Leiste. Der Würfel der ersten Aktion kommt auf den Markt, alle anderen kommen in deinen Beutel.
    .find = Preis zahlen Kosten
rule-T3 = Beim Bezahlen dürfen weiße Würfel Gelb oder Grün ersetzen und schwarze Orange oder Violett, beliebig gemischt; Weiß und Schwarz ersetzt nichts. Wirkungen, die eine Farbe werten, ziehen oder entfernen, nehmen jeden Würfel, wie er ist.
    .find = Joker Ersatz ersetzen
rule-T4 = Du bezahlst, bevor etwas geschieht; genau diese Würfel können also sofort wieder gezogen oder gekauft werden. Gewonnene Würfel kommen in den Vorrat.
rule-T5 = Was bezahlt werden kann, darf man tun, auch wenn es nichts bringt, außer eine Regel verbietet es. Wirkungen folgen, wie sie geschrieben stehen; was nicht geht, entfällt.
rule-T6 = Auf einen Gewinn von Punkten darf man verzichten, nur ganz; auf einen Verlust nicht. Gefragt wirst du danach nur in Spielen, die so begonnen wurden.
rule-T7 = Ein Marker muss sich bewegen, wenn nicht „darf“ oder „bis zu“ gesagt wird, zu der Seite, die der Handelnde wählt, die Marker aller zur selben. Am Ende der Leiste bleibt er stehen; bewegt sich nur der eigene, dann dorthin, wo Platz ist.
    .find = verschieben Richtung
rule-M1 = Der Markt hat eine Spalte für jede Farbe und Reihen mit den Preisen { RULE("prices") }, von oben; alle Reihen außer der untersten haben einen Platz pro Spalte (rekonstruiert).
rule-M2 = Ein Würfel kommt auf den obersten freien Platz in der Spalte seiner eigenen Farbe, auch wenn er eine andere ersetzt hat.
rule-M3 = Münzen kaufen beliebige Würfel des Marktes zu den Preisen ihrer Reihen. Was übrig bleibt, verfällt, und kein Würfel rückt nach.
    .find = Flotte kaufen
rule-A1 = Gelb, Handelsflotte: Kaufe Würfel für so viele Münzen, wie deine gelbe Leiste zeigt: { RULE("track-yellow") } (zum Teil rekonstruiert).
rule-A2 = Weiß, Stadt: die Fähigkeit deiner Stadt, danach ein Banner deiner Wahl.
rule-A3 = Grün, Zünfte: Ziehe so viele Würfel, wie deine grüne Leiste zeigt, { RULE("track-green") } (zum Teil rekonstruiert), oder alle in deinem Beutel.
rule-A4 = Orange, Krieg: Das erste Feld deiner Leiste in Orange kostet { RULE("orange-cost") ->
        [one] 1 Punkt
       *[other] { RULE("orange-cost") } Punkte
    }, die anderen bringen { RULE("orange-points") } (zum Teil rekonstruiert); dann kommt eine Scheibe deiner Wahl verdeckt auf den ersten freien Platz der Kriegsleiste. Das braucht eine Scheibe auf der Hand, und keine von dir darf dort liegen.
rule-A5 = Schwarz, Republik: ein Tausch, { SPELT(RULE("trade-banners")) } violette Banner oder eins jeder Farbe gegen { RULE("trade-crowns") } Kronen.
rule-A6 = Violett, Politik: Nutze ein offenes Vorhaben, dessen Stufe höchstens das ist, was deine violette Leiste zeigt, { RULE("track-purple") }; es liegt dann für diese Runde verdeckt. Danach bewegen sich die Marker aller, nach den Stufen der Reihe nach { RULE("scheme-moves") } Felder (alle außer der ersten Zahl rekonstruiert).
rule-C1 = Bezahle in ihrer Farbe, nimm ihre Gegenwart, führe sie sofort aus und behalte sie in deinem Vorrat. Ihr Platz bleibt leer, bis die Runde endet.
rule-C2 = Gelbe Karten bringen ein Banner, und dazu eins deiner Wahl, wenn sie der Hafen deiner Stadt sind; Alexandria und Konstantinopel haben stattdessen eine Flotte mit { RULE("card-alexandria-fleet") } Münzen. Farben und Häfen sind rekonstruiert.
    .find = Häfen
rule-C3 = Weiße Karten: Elfenbein, Seide und Gewürzmonopol sind Flotten mit { RULE("card-ivory-fleet") }, { RULE("card-silk-fleet") } und { RULE("card-spices_monopoly-fleet") } Münzen; Schiffbaukunst und Reiche Ladung bringen { SPELT(2) } Banner (zum Teil rekonstruiert). Gedankenfreiheit wird unter einer beliebigen Farbe mit Platz verbrannt, für deren Vorteil.
rule-C4 = Grüne Karten ziehen alle deine Würfel einer Farbe oder von { SPELT(2) } Farben, Obrigkeit alle (Farben rekonstruiert). Die für eine Farbe bringen danach { RULE("card-admiral-score_cubes") ->
        [one] 1 Punkt
       *[other] { RULE("card-admiral-score_cubes") } Punkte
    } für jeden Würfel davon in deinem Vorrat.
rule-C5 = Karten in Orange: Die Häfen nehmen beliebig viele Würfel ihrer Farbe aus dem Spiel, für je { RULE("card-holy_lands_port_yellow-remove_cubes") } Punkte (Farben zum Teil rekonstruiert). Kriegsabsicht nimmt eine Scheibe zurück, die das Spiel verlassen hat, Jagd auf sarazenische Piraten nimmt eine deiner Hand aus dem Spiel; beide bringen ihre Stärke als Punkte.
rule-C6 = Schwarze Karten: { RULE("card-cartography-marker") ->
        [one] 1 Feld
       *[other] { RULE("card-cartography-marker") } Felder
    } für deinen Marker und { RULE("card-cartography-score_burned") } Punkte für jede verbrannte Karte einer Farbe; 1 oder { RULE("card-dynastic_order-marker") } Felder, nie keins, nach links mit Macht des Geldes, nach rechts mit Dynastische Ordnung, und { RULE("card-dynastic_order-points") } Punkte; bis zu { RULE("card-subversive_push-marker") } Felder mit Umsturz; mit Republikanisches Denken { RULE("card-republican_thought-gain_crowns") ->
        [one] 1 Krone
       *[other] { RULE("card-republican_thought-gain_crowns") } Kronen
    } und { RULE("card-republican_thought-score_banners") ->
        [one] 1 Punkt
       *[other] { RULE("card-republican_thought-score_banners") } Punkte
    } für jedes violette Banner. Farben und Seiten sind zum Teil rekonstruiert.
rule-C7 = Violette Karten zählen Banner, die du behältst: { RULE("card-duchy-score_banners") } Punkte für jedes einer Farbe, oder { RULE("card-royal_court-score_banners") ->
        [one] 1 Punkt
       *[other] { RULE("card-royal_court-score_banners") } Punkte
    } für jedes von { SPELT(2) } Farben (zum Teil rekonstruiert). Vormacht der Republik bringt { RULE("card-hegemonic_republic-score_supply") ->
        [one] 1 Punkt
       *[other] { RULE("card-hegemonic_republic-score_supply") } Punkte
    } für je { RULE("card-hegemonic_republic-score_supply-last") } Würfel in deinem Vorrat.
rule-B1 = Bezahle in ihrer Farbe und lege ihre Gegenwart verdeckt unter diese Farbe deines Tableaus, wo { SPELT(RULE("burned")) } Platz haben; ihre eigene Wirkung verfällt. Es gibt nur den Vorteil der jetzt erreichten Anzahl, keinen der früheren.
rule-B2 = Verbrannte gelbe Karten: zuerst einen Würfel des Marktes umsonst nehmen und einen deines Vorrats dorthin legen; mit der nächsten ein Banner deiner Wahl; mit der letzten beliebig viele Würfel nehmen und ebenso viele hinlegen.
rule-B3 = Verbrannte weiße Karten: Gib beliebig viele Banner für je so viele Punkte ab: in Orange für { RULE("burn-white-1-discard_banners") }, mit der nächsten Karte in Gelb für { RULE("burn-white-2-discard_banners") }, mit der letzten in Grün für { RULE("burn-white-3-discard_banners") }.
rule-B4 = Verbrannte grüne Karten: Nenne eine Farbe und ziehe alle ihre Würfel; dazu mit der ersten Karte eine Flotte mit { RULE("burn-green-1-fleet") ->
        [one] 1 Münze
       *[other] { RULE("burn-green-1-fleet") } Münzen
    }, mit der nächsten ein weißer Würfel, mit der letzten eine Flotte mit { RULE("burn-green-3-fleet") ->
        [one] 1 Münze
       *[other] { RULE("burn-green-3-fleet") } Münzen
    }.
rule-B5 = Verbrannte Karten in Orange bringen { RULE("burn-orange-1-points") }, dann { RULE("burn-orange-2-points") }, dann { RULE("burn-orange-3-points") } Punkte.
rule-B6 = Verbrannte schwarze Karten tauschen deine Republikkarte (B8); die nächste bringt dazu { RULE("burn-black-2-gain_crowns") } Kronen, die letzte { RULE("burn-black-3-gain_crowns") }.
rule-B7 = Verbrannte violette Karten bewegen deinen Marker { RULE("burn-purple-1-marker") ->
        [one] 1 Feld
       *[other] { RULE("burn-purple-1-marker") } Felder
    }; danach bringt die erste { RULE("burn-purple-1-gain_crowns") ->
        [one] 1 Krone
       *[other] { RULE("burn-purple-1-gain_crowns") } Kronen
    }, die nächste einen schwarzen Würfel, die letzte { RULE("burn-purple-3-gain_crowns") ->
        [one] 1 Krone
       *[other] { RULE("burn-purple-3-gain_crowns") } Kronen
    }.
rule-B8 = Zum Tausch nimmst du eine Republikkarte des Angebots, ohne zu wählen, siehst sie an und behältst geheim sie oder deine alte. Die andere kommt ins Angebot, das gemischt wird.
rule-B9 = Genutzte Karten im Vorrat werden nur für die zweite Wertung (E2) und durch die Fähigkeit von Noli (K8) verbrannt.
rule-U1 = Bezahle in ihrer Farbe; die Scheibe der Leiste rückt ein Feld nach rechts und bringt, was dieses Feld zeigt: ein Banner der Farbe, einen Ersatzwürfel für sie oder beides (zum Teil rekonstruiert). Der Ausbaumarker sinkt um eins. Nicht vom letzten Feld aus, und nicht, wenn der Marker auf 0 steht.
rule-U2 = Passen kostet nichts. Wer als Erster passt und nicht Startspieler ist, beginnt die nächste Runde; { SPELT(RULE("fewest-players")) } Spieler wechseln sich also ab.
    .find = Startspieler Reihenfolge
rule-R1 = Haben alle gepasst, so ist Krieg (W1 bis W5).
rule-R2 = Übrige Gegenwarten werden abgelegt, und Zukünfte werden zu Gegenwarten. Ein Stapel, dem eine Karte fehlt, entsteht aus seiner gemischten Ablage, deren erste Karte eine leere Gegenwart füllt; ohne Ablage hat die Farbe keine.
    .find = auffüllen mischen
rule-R3 = Der Rundenmarker rückt weiter, die Vorhaben werden aufgedeckt, und der Ausbaumarker geht auf seinen Anfang zurück.
rule-R4 = Der neue Startspieler übernimmt (U2).
rule-R5 = In Zugreihenfolge zieht jeder so viele Würfel, wie die eigene grüne Leiste zeigt, wer die wenigsten Punkte hat, { RULE("fewest-draw") } mehr, oder alle, die da sind.
rule-W1 = Wer keine Scheibe auf der Kriegsleiste hat, darf in Zugreihenfolge den eigenen Marker ein Feld bewegen.
rule-W2 = Die Scheiben werden aufgedeckt. In der Reihenfolge des Legens kostet jede so viele Würfel beliebiger Farbe wie ihre Stärke; sie kommen in den Beutel des Besitzers. Wer zu wenig hat, zahlt alle, und die Scheibe verlässt das Spiel ohne Wirkung.
rule-W3 = Die höchste Scheibe gewinnt, von gleichen die früher gelegte; auch eine 0 kann gewinnen. Der Sieger nutzt oder verbrennt eine beliebige Gegenwart oder Zukunft umsonst, und er muss es, wenn es geht; eine Zukunft wird sofort ersetzt.
rule-W4 = Die anderen dürfen, die höchste zuerst, je eine noch liegende Gegenwart umsonst nutzen oder verbrennen.
rule-W5 = Danach verlassen alle Scheiben auf der Leiste das Spiel.
rule-P1 = Wendepunkt: Ziehe alle deine Würfel, behalte { RULE("scheme-turning_point-draw_and_keep") } und lege den Rest zurück; sind es nicht mehr als das, behältst du alle.
rule-P2 = Ideologie: Die Marker aller bewegen sich { RULE("scheme-ideology-shift_all") } Felder, zusätzlich zur Bewegung nach der Stufe.
rule-P3 = Schicksal der Republik: Ziehe alle deine schwarzen Würfel; dann erhalten alle { RULE("scheme-republican_fate-all_score_cubes") ->
        [one] 1 Punkt
       *[other] { RULE("scheme-republican_fate-all_score_cubes") } Punkte
    } für jeden eigenen schwarzen Würfel.
rule-P4 = Kreditpolitik: Ziehe alle deine weißen Würfel; dann erhalten alle { RULE("scheme-credit_policy-all_score_cubes") ->
        [one] 1 Punkt
       *[other] { RULE("scheme-credit_policy-all_score_cubes") } Punkte
    } für jeden eigenen weißen Würfel.
rule-P5 = Diplomatie: Alle erhalten { RULE("scheme-diplomacy-all_score_spaces") ->
        [one] 1 Punkt
       *[other] { RULE("scheme-diplomacy-all_score_spaces") } Punkte
    } für jeden Schritt auf der eigenen violetten Leiste, doppelt ohne Scheibe auf der Kriegsleiste.
rule-P6 = Erlass: Gib ein Banner für einen freien Schritt auf der Leiste seiner Farbe ab, nicht vom letzten Feld aus. Der Ausbaumarker spielt keine Rolle und bewegt sich nicht.
rule-K1 = Amalfi: Die Marker aller bewegen sich { RULE("city-amalfi-shift_all") ->
        [one] 1 Feld
       *[other] { RULE("city-amalfi-shift_all") } Felder
    }; danach darfst du für jedes in dieser Runde genutzte Vorhaben { RULE("city-amalfi-draw_by_schemes") } Würfel ziehen.
rule-K2 = Ancona: Nimm eine Scheibe deiner Hand aus dem Spiel; alle anderen verlieren die mit derselben Stärke, wenn sie nicht auf der Kriegsleiste liegt. Ziehe danach so viele Würfel, wie sie zeigt.
rule-K3 = Genova: Du darfst das rote Vorhaben nutzen, das dir gehört. Es bewegt keinen Marker nach einer Stufe und wird nie verdeckt.
rule-K4 = Pisa: Du darfst das blaue Vorhaben nutzen, das dir gehört. Es bewegt keinen Marker nach einer Stufe und wird nie verdeckt.
rule-K5 = Ragusa: Ziehe { RULE("city-ragusa-draw_and_keep") } Würfel oder alle, die da sind, behalte { RULE("city-ragusa-draw_and_keep-last") } und lege den Rest zurück; sind es nicht mehr als das, behältst du alle.
rule-K6 = Venezia: Du darfst eine Gegenwart umsonst nutzen oder verbrennen.
rule-K7 = Gaeta, aus der Erweiterung: Tausche ein Banner von dir gegen ein beliebiges des Bestands.
rule-K8 = Noli, aus der Erweiterung: Verbrenne eine deiner genutzten Karten unter einer beliebigen Farbe mit Platz. Der gedruckte Satz ist entstellt; so lesen wir ihn.
rule-E1 = Nach Runde { RULE("rounds") } sind die Punkte die erste Wertung.
rule-E2 = Die zweite Wertung beginnt bei 0. Farbe für Farbe darf in Zugreihenfolge jeder eine eigene genutzte Karte der Farbe umsonst nutzen oder verbrennen. Alle Wirkungen sind echt; Punkte gehen in die zweite Wertung.
rule-E3 = Danach nimmt jeder die Kronen über dem eigenen Marker.
rule-E4 = Die Republikkarten werden gezeigt. Steht dein Marker im Bereich deiner Staatsform und hast du mindestens so viele Kronen, wie Kronenzeichen zwischen deinen Wertungen stehen, so gilt die höhere Wertung, sonst die niedrigere. Rekonstruiert: Plutokratie ist { RULE("zone-plutocracy-first") } bis { RULE("zone-plutocracy-last") }, Oligarchie { RULE("zone-oligarchy-first") } bis { RULE("zone-oligarchy-last") }, Dogenherrschaft { RULE("zone-doge-first") } bis { RULE("zone-doge-last") }, mit { RULE("zone-crowns") } Kronen über jedem Bereich; ein Zeichen steht nach je { RULE("sign-every") } Punkten. Die { RULE("republic-crowns") } Kronen der Republikkarte zählen mit.
    .find = Endwertung Wert
rule-E5 = Die höchste Endwertung gewinnt, dann die Summe beider Wertungen, dann die Würfel im Vorrat; danach wird der Sieg geteilt.
    .find = Unentschieden Gleichstand Sieger
rule-O1 = Allein gelten die Regeln für { SPELT(RULE("fewest-players")) } Spieler, und du beginnst immer. Auf den Markt kommen die Würfel der Stadt, dann die des Szenarios; der Ausbaumarker beginnt bei der Nummer des Spiels. Das Angebot liegt offen, und du wählst daraus.
rule-O2 = Im Beutel des Geists liegt ein Würfel jeder Farbe. Nach jedem deiner Züge wird einer gezogen und befolgt, je nach Szenario bis zu { RULE("ghost-cubes", join: "or") } in einer Runde; dann machst du allein weiter, und nachdem du gepasst hast, der Geist. Gezogene Würfel kommen am Ende der Runde zurück.
rule-O3 = Der Geist legt zuerst die Gegenwart seiner Farbe ab, wenn eine da ist, dann handelt er. Reihen, die er leert, und Vorhaben, die er nimmt, verlassen das Spiel.
rule-O4 = Eine Scheibe des Geists kämpft, aber sie zahlt nichts und nimmt nichts. Sein Stein steht auf der verlangten Punktzahl; solange du nicht darüber bist, hast du die wenigsten Punkte.
rule-O5 = Du gewinnst, wenn deine Endwertung mindestens die verlangte Punktzahl ist und alle Ziele erreicht sind; danach wird gesehen, wenn die Kronen genommen sind, und die der Republikkarte zählen dafür nicht. Die Kronenzeichen zwischen beiden sind Bonuskronen für das nächste von { SPELT(RULE("solo-games")) } Spielen; ein verlorenes wird wiederholt.
rule-O6 = Jedes Szenario sagt, welche Republikkarte deine ist, welche im Angebot liegen und wie viele Würfel der Geist zieht.
rule-O7 = Je nach Szenario leert der Geist eine Reihe des Marktes, nimmt ein Vorhaben, bewegt deinen Marker, schickt deine Leisten zurück (was sie brachten, bleibt), legt einen Würfel deines Vorrats in deinen Beutel oder eine seiner Scheiben auf die Kriegsleiste.
rule-O8 = Es gibt { SPELT(RULE("scenarios")) } Szenarien, jedes mit Stadt, Vorhaben und Würfeln für den Markt. Die Spiele des ersten verlangen { RULE("required-1") } Punkte, des nächsten { RULE("required-2") }, dann { RULE("required-3") }, des letzten { RULE("required-4") }; jedes Spiel fügt den bisherigen Zielen eins hinzu.
rule-X1 = Die Erweiterung bringt Gaeta und Noli, das Material für eine Person mehr, Würfel, Banner, Kronen, Karten und Vorhaben. Bis zu { SPELT(RULE("most-players")) } können dann spielen; auch weniger dürfen sie nutzen.
rule-X2 = Ihre Karten: Heiliges Land bringt Banner von { SPELT(2) } Farben, Jaffa ein Banner und eine Flotte mit { RULE("card-jaffa-fleet") } Münzen, und beide sind Häfen; Sklavenhandel ist eine Flotte mit { RULE("card-slave_trade-fleet") } Münzen; Senator und Zunftmeister sind wie die anderen grünen Karten für eine Farbe (Farben rekonstruiert); Söldnertradition bringt { RULE("card-mercenary_tradition-points") } Punkte, Korsarenüberfall eine Flotte mit { RULE("card-corsair_raid-fleet") } Münzen und so viele Punkte wie das Feld deiner Leiste in Orange, Verfassung der Republik { RULE("card-republican_chart-gain_crowns") } Kronen; Rat des Dogen zählt deine verbrannten Karten, Stadtversammlung deine genutzten, auch sich selbst. Gedankenfreiheit und Republikanisches Denken gibt es noch einmal.
rule-X3 = Politisches Komplott: Nenne eine Farbe; alle erhalten { RULE("scheme-political_plot-all_score_chosen") ->
        [one] 1 Punkt
       *[other] { RULE("scheme-political_plot-all_score_chosen") } Punkte
    } für jeden eigenen Würfel genau dieser Farbe.
rule-X4 = Konkordat mit dem Papst: Nimm beliebig viele deiner Kronen aus dem Spiel, für je { RULE("scheme-papal_concordat-remove_crowns") } Punkte.
rule-X5 = Gunst des Volkes: Gib ein Banner ab, dann nutze oder verbrenne die Zukunft seiner Farbe.
rule-X6 = Verrat: Du darfst jemandem eine Krone wegnehmen.
