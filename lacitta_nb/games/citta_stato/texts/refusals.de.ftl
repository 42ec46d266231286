# Warum die Regeln eine Aktion verbieten: was falsch ist, wo, und was richtig wäre.

stato-game-has-ended = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
stato-steps-first = Jetzt muss niemand entscheiden: step() führt zuerst „{ PHASE($phase) }“ aus.

stato-asks-turn = Jetzt ist ein Zug dran: eine Stadtaktion wie in „fleet“ oder „war 3“, eine Karte wie in „use yellow“ oder „burn white“, „upgrade green“ oder „pass“.
stato-asks-buy = Jetzt werden Würfel des Marktes gekauft: Nenne Farbe und Preis, wie in „buy green 2“, oder sage „done“.
stato-asks-banner = Jetzt wird ein Banner gewählt, wie in „banner green“.
stato-asks-colour = Jetzt wird eine Farbe genannt, wie in „colour black“.
stato-asks-under = Sage jetzt, unter welcher Farbe die Karte verbrannt wird, wie in „under orange“.
stato-asks-disc = Jetzt wird eine der Kriegsscheiben mit ihrer Stärke genannt, wie in „disc 4“.
stato-asks-keep = Nenne jetzt die Würfel, die du von den gezogenen behältst, wie in „keep yellow green“; der Rest geht zurück.
stato-asks-pay = Jetzt wird die Kriegsscheibe bezahlt: Nenne so viele Würfel wie ihre Stärke, wie in „pay white purple“.
stato-asks-discard = Jetzt werden Banner abgegeben: Sage, wie viele, wie in „discard 2“, oder welches, wie in „discard green“, je nachdem, was gefragt ist.
stato-asks-remove = Sage jetzt, wie viele Würfel das Spiel verlassen, wie in „remove 2“; „remove 0“ behält alle.
stato-asks-crowns = Sage jetzt, wie viele deiner Kronen das Spiel verlassen, wie in „crowns 2“; „crowns 0“ behält alle.
stato-asks-take = Jetzt wird eine Karte umsonst genutzt oder verbrannt: Nenne sie mit Farbe und Platz, wie in „take use white present“; wo es erlaubt ist, nimmt „leave“ keine.
stato-asks-exchange = Jetzt wird ein Würfel des Marktes umsonst genommen: Nenne Farbe und Preis seiner Reihe, wie in „take green 2“; darfst du beliebig viele nehmen, so hört „done“ auf.
stato-asks-put = Jetzt kommt ein Würfel deines Vorrats auf den Markt, wie in „put orange“.
stato-asks-move = Jetzt bewegt sich dein Marker, wie in „move left 1“; wo du nicht musst, lässt ihn „stay“ stehen.
stato-asks-shift = Jetzt bewegen sich die Marker aller in dieselbe Richtung: „shift left“ oder „shift right“.
stato-asks-draw = Jetzt darfst du ziehen: „draw“ tut es, „stay“ lässt es.
stato-asks-scheme = Jetzt darfst du das Vorhaben deiner Stadt nutzen: „scheme“ tut es, „skip“ lässt es.
stato-asks-swap = Jetzt wird ein Banner getauscht: Nenne, was du gibst und was du bekommst, wie in „swap green purple“.
stato-asks-card = Jetzt wird eine deiner genutzten Karten verbrannt: Nenne sie, wie in „card silk“.
stato-asks-rob = Jetzt darf jemandem eine Krone genommen werden: Nenne den Platz am Tisch, von 0 gezählt, wie in „rob 1“, oder sage „skip“.
stato-asks-republic = Eine der Republikkarten bleibt jetzt deine: „hold old“ behält die alte, „hold new“ die neue.
stato-asks-offer = Jetzt darf eine Republikkarte des Angebots genommen werden, wie in „offer doge_crowns“; „hold old“ behält deine.
stato-asks-second = Jetzt darf eine genutzte Karte noch einmal dienen: Nenne sie, wie in „use silk“ oder „burn silk“, oder sage „skip“.
stato-asks-back = Jetzt lässt dich der Geist auf deinen Leisten zurückgehen: Nenne sie, wie in „back yellow“, oder „back yellow green“ für mehr als einen Schritt.
stato-asks-bag = Jetzt kommt ein Würfel deines Vorrats in deinen Beutel: Nenne seine Farbe, wie in „bag orange“.
stato-asks-accept = Jetzt werden Punkte angeboten: „accept“ nimmt sie alle, „decline“ keinen.

stato-too-dear = Das kostet { $price ->
        [one] 1 Würfel
       *[other] { $price } Würfel
    } in { NAME($colour) }, denn jede Aktion einer Runde kostet einen mehr als die davor, und dein Vorrat hat { $held ->
        [0] keinen
       *[other] nur { $held }
    }{ $colour ->
        [white] ; für Weiß gibt es keinen Ersatz.
        [black] ; für Schwarz gibt es keinen Ersatz.
       *[other] {""} und auch zu wenig Ersatzwürfel.
    }
stato-pays-with-wild = Dein Vorrat hat { $held ->
        [0] keinen Würfel
        [one] nur 1 Würfel
       *[other] nur { $held } Würfel
    } in { NAME($colour) }, und { $price } sind zu bezahlen; mit Ersatzwürfeln geht es: Schreibe „{ $right }“.
stato-too-many-wild = Der Preis ist { $price ->
        [one] 1 Würfel
       *[other] { $price } Würfel
    } in { NAME($colour) }, also können nicht { $wild } Ersatzwürfel sein; nenne nicht mehr davon als den Preis.
stato-wild-not-held = Ersatz für { NAME($colour) } sind Würfel in { NAME($stand_in) }, und davon hat dein Vorrat { $had ->
        [0] keinen
       *[other] nur { $had }
    }, nicht { $wild }; nenne weniger davon.

stato-disc-lies-there = Auf der Kriegsleiste liegt schon eine Scheibe von dir, und mehr als eine in der Runde geht nicht.
stato-no-discs = Du hast keine Kriegsscheibe mehr auf der Hand.
stato-disc-not-held = Du hast keine Scheibe der Stärke { $disc } auf der Hand; nenne eine, die du hast.
stato-disc-not-gone = Keine Scheibe der Stärke { $disc } von dir hat das Spiel verlassen; nenne eine, die es hat.
stato-no-trade-purple = Dieser Tausch braucht { SPELT($count) } violette Banner, und du hast weniger.
stato-no-trade-four = Dieser Tausch braucht ein Banner jeder Farbe, und dir fehlt eins.
stato-scheme-gone = Das Vorhaben der Stufe { $level } hat das Spiel verlassen; wähle eine andere Stufe.
stato-scheme-used = „{ NAME($scheme) }“ liegt verdeckt: Es wurde in dieser Runde schon genutzt.
stato-scheme-too-high = „{ NAME($scheme) }“ hat Stufe { $level }, und deine violette Leiste reicht nur bis Stufe { $most }; wähle ein niedrigeres, oder baue die Leiste aus.
stato-no-present = In { NAME($colour) } liegt jetzt keine Gegenwart; am Ende der Runde kommt eine neue.
stato-no-room = Unter { NAME($colour) } liegen schon { SPELT($count) } verbrannte Karten, und mehr passen nicht.
stato-no-room-anywhere = „{ NAME($card) }“ zu nutzen heißt, sie zu verbrennen, und unter keiner deiner Farben ist noch Platz.
stato-track-ends = Deine Scheibe steht schon auf dem letzten Feld; weiter geht es nicht auf der Leiste in { NAME($colour) }.
stato-no-upgrades = Der Ausbaumarker steht auf 0: In dieser Runde wird nicht mehr ausgebaut.

stato-not-in-market = In der Reihe mit dem Preis { $price } liegt kein Würfel in { NAME($colour) }; nenne einen, der auf dem Markt liegt.
stato-too-few-coins = Dieser Würfel kostet { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }, und es { $coins ->
        [0] ist keine Münze übrig
        [one] ist nur 1 Münze übrig
       *[other] sind nur { $coins } Münzen übrig
    }; kaufe einen billigeren, oder sage „done“.
stato-cube-not-held = Dein Vorrat hat keinen Würfel in { NAME($colour) }; nenne eine Farbe, die er hat.
stato-keeps-count = { $count ->
        [one] Genau 1 Würfel wird
       *[other] Genau { $count } Würfel werden
    } behalten; nenne so viele.
stato-keeps-what = Nicht alle diese Würfel wurden gezogen; nenne nur, was gezogen wurde.
stato-pays-count = Die Scheibe kostet { $count ->
        [one] genau 1 Würfel
       *[other] genau { $count } Würfel
    } beliebiger Farbe; nenne so viele.
stato-pays-what = Dein Vorrat hat nicht alle diese Würfel; nenne nur, was er hat.
stato-removes-more = Dein Vorrat hat { $most ->
        [0] keinen Würfel
        [one] 1 Würfel
       *[other] { $most } Würfel
    } in { NAME($colour) }; mehr können das Spiel nicht verlassen.
stato-banner-not-held = Du hast kein Banner in { NAME($colour) }; nenne eins, das du hast.
stato-no-banner-left = Der Bestand hat kein Banner in { NAME($colour) } mehr; wähle eine andere Farbe.
stato-banner-twice = Das andere Banner muss eine andere Farbe haben als { NAME($colour) }.
stato-discards-number = Sage, wie viele Banner du abgibst, wie in „discard 2“ oder „discard 0“.
stato-discards-colour = Sage, welches Banner du abgibst, wie in „discard green“.
stato-discards-more = Du hast { $most ->
        [0] kein Banner
        [one] 1 Banner
       *[other] { $most } Banner
    } in { NAME($colour) }, also kannst du nicht mehr abgeben.
stato-no-future = Die Zukunft in { NAME($colour) } kann weder genutzt noch verbrannt werden, also bringt ein Banner dieser Farbe nichts; gib ein anderes ab.
stato-crowns-more = Du hast { $most ->
        [0] keine Krone
        [one] 1 Krone
       *[other] { $most } Kronen
    } in deinem Vorrat; mehr können das Spiel nicht verlassen.
stato-robs-self = Das ist dein eigener Platz; nenne jemand anderen.
stato-robs-nobody = Dort sitzt niemand: Die Plätze sind 0 bis { $most }.
stato-robs-poor = { $player } hat keine Krone im Vorrat; nenne jemanden, der eine hat, oder sage „skip“.
stato-must-move = Diese Bewegung kann nicht entfallen; sage, wohin, wie in „move left 1“.
stato-wrong-side = Diese Bewegung geht nur nach { NAME($side) }.
stato-too-far = Dein Marker bewegt sich jetzt { $most ->
        [one] 1 Feld
       *[other] höchstens { $most } Felder
    }.
stato-no-space = Von Feld { $space } aus kann dein Marker das nicht: Die Formleiste endet vorher, oder es muss der ganze Weg sein.
stato-backs-count = { $count ->
        [one] Genau 1 Schritt zurück ist zu nennen
       *[other] Genau { $count } Schritte zurück sind zu nennen
    }, jeder mit der Farbe seiner Leiste.
stato-backs-short = So weit kann die { NAME($colour, form: "e") } Leiste nicht zurückgehen; nenne eine andere.

stato-must-take = Hier muss eine Karte genutzt oder verbrannt werden, solange es geht.
stato-no-card-there = { $place ->
        [present] Die Gegenwart in { NAME($colour) } kann jetzt nicht genommen werden.
       *[future] Die Zukunft in { NAME($colour) } kann jetzt nicht genommen werden.
    }
stato-card-not-held = „{ NAME($card) }“ ist keine der genutzten Karten in deinem Vorrat; nenne eine, die dort liegt.
stato-other-colour = „{ NAME($card) }“ hat eine andere Farbe, und jetzt ist { NAME($colour) } dran; sage „skip“, oder nenne eine Karte dieser Farbe.
stato-not-offered = { NAME($card) }: Im Angebot liegt keine solche Republikkarte; nenne eine, die dort liegt, oder sage „hold old“.
