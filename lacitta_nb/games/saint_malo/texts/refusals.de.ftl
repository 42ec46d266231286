# Warum die Regeln eine Aktion verbieten: was falsch ist, wo, und was richtig wäre.

game-has-ended = Der letzte Zug ist gemacht; es kann nichts mehr gespielt werden.
rolls-first = { $player } würfelt zuerst mit allen Würfeln: Das braucht keine Entscheidung, step() macht es.

asks-roll = Jetzt dürfen Würfel noch einmal geworfen werden: Nenne die, die liegen bleiben, wie in „keep crate crate“ oder „keep none“, oder sage „stop“.
keeps-all = Mindestens ein Würfel wird noch einmal geworfen; wer alle liegen lässt, sagt „stop“.
keeps-more = { $shown ->
        [0] Kein Würfel zeigt
        [one] Nur ein Würfel zeigt
       *[other] Nur { SPELT($shown) } Würfel zeigen
    } „{ NAME($symbol) }“, also { $count ->
        [one] kann keiner
       *[other] können nicht { SPELT($count) }
    } liegen bleiben; nenne nur, was da liegt.

no-more-rolls = In diesem Zug wird nicht mehr gewürfelt: Nutze ein Symbol, wie in „use soldier“, oder sage „use nothing“.
asks-use = Jetzt wird ein Symbol genutzt, wie in „use soldier“, oder gar nichts: „use nothing“.
uses-swords = Schwerter werden nie genutzt: Jeder Würfel, der sie zeigt, kreuzt ein Kästchen der Piraten an. Wähle ein anderes Symbol, oder sage „use nothing“.
uses-heads = Köpfe bringen eine Person genau dieser Stufe: Nenne stattdessen die Person, wie in „use citizen“.
swords-in-the-way = Das braucht { $number ->
        [one] einen Würfel
       *[other] { SPELT($number) } Würfel
    }, aber { $swords ->
        [one] ein Würfel zeigt
       *[other] { SPELT($swords) } Würfel zeigen
    } Schwerter, und die können nicht gedreht werden; { $number ->
        [one] sage „use nothing“
       *[other] nutze weniger Würfel oder ein anderes Symbol
    }.
wrong-turns = { $shown ->
        [0] Kein Würfel zeigt
        [one] Ein Würfel zeigt
       *[other] { SPELT($shown, start: "yes") } Würfel zeigen
    } „{ NAME($symbol) }“, also { $short ->
        [0] wird kein Würfel gedreht
        [one] wird genau ein Würfel gedreht
       *[other] werden genau { SPELT($short) } Würfel gedreht
    }: Schreibe „{ $right }“.
too-dear = Das kostet { $price } Münzen, und du hast { $coins ->
        [0] keine
       *[other] nur { $coins }
    }; { $what ->
        [log] eine Lieferung kostet { RULE("delivery-price") }, egal wie viele Baumstämme sie bringt, und jeder gedrehte Würfel kostet { RULE("turn-price") }.
       *[other] drehe weniger Würfel, oder nutze sie für etwas Billigeres.
    }
city-is-full = Deine Stadt ist voll, also ist kein Feld für { A($what, form: "acc") } da; nimm eine Lieferung Baumstämme, oder sage „use nothing“.
no-room-for-crates = { $most ->
        [0] Eine Kiste braucht ein leeres Feld, und deine Stadt ist voll: Nimm eine Lieferung Baumstämme, oder sage „use nothing“
        [one] Die Kisten eines Zuges hängen zusammen, und kein leeres Feld deiner Stadt berührt ein anderes mit einer Kante: Nutze nur einen Würfel
       *[other] Die Kisten eines Zuges hängen zusammen, und in deiner Stadt tun das höchstens { SPELT($most) } leere Felder: Nutze nicht mehr Würfel
    }.
no-room-for-walls = { $most ->
        [0] Mauern kommen auf leere Außenfelder, und deine Stadt hat keins mehr: Wähle ein anderes Symbol, oder sage „use nothing“
        [one] Mauern kommen auf leere Außenfelder, und deine Stadt hat nur noch eins: Nutze nur einen Würfel
       *[other] Mauern kommen auf leere Außenfelder, und deine Stadt hat nur noch { SPELT($most) }: Nutze nicht mehr Würfel
    }.

asks-place = Jetzt wird { A($thing) } gesetzt: Nenne ein Feld, wie in „place C3“.
space-is-filled = Auf { $space } ist schon { A($what) }, und nichts wird je bewegt oder ersetzt; wähle ein leeres Feld.
wall-is-inside = { $space } liegt im Inneren der Stadt; Mauern kommen nur auf die Außenfelder, an den Seiten.
house-not-joined = { $space } berührt kein Haus dieses Architekten mit einer Kante; wähle ein leeres Feld, das es tut, oder sage „done“.
house-not-beside = { $space } liegt nicht neben dem Architekten auf { $architect }; das erste Haus kommt auf ein leeres Feld, das ihn mit Kante oder Ecke berührt.
crate-not-joined = { $space } berührt keine Kiste dieses Zuges mit einer Kante; wähle ein leeres Feld, das es tut.
crates-do-not-fit = Von { $space } aus { $room ->
        [one] hängt nur ein leeres Feld
       *[other] hängen nur { SPELT($room) } leere Felder
    } zusammen, und { SPELT($left) } Kisten sind zu setzen; beginne dort, wo alle Platz haben.

asks-house = Jetzt wird das nächste Haus gesetzt, wie in „place D4“, oder „done“ beendet es.
asks-bonus = Die vollständige Seite bringt eine Person: Nimm eine, wie in „take citizen“, oder sage „take nothing“.
bonus-too-high = Diese Seite bringt eine Person bis Stufe { $most }, und { A($person) } hat Stufe { $level }; wähle eine andere Person oder „take nothing“.
