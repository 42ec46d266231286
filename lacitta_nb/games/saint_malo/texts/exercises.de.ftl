# Die Übungen von Saint Malo: `exercise-<Art>` ist der Name einer Art; was gefragt wird, was geantwortet werden kann, und warum.

exercise-player = { $player }

exercise-aim = Mindestens { SPELT($amount) } Würfel { $amount ->
        [one] zeigt
       *[other] zeigen
    } { A($what, form: "acc") }
exercise-likeliest = Was ist am wahrscheinlichsten?
exercise-likeliest-ask = Die Würfel zeigen { NAMES($dice) }. { $player } kann noch { $left ->
        [one] einmal
       *[other] { SPELT($left) }mal
    } würfeln und lässt liegen, was das Gewünschte zeigt. Was davon ist am wahrscheinlichsten?
exercise-chance-why = Mindestens { $amount ->
        [one] einer zeigt
       *[other] { SPELT($amount) } zeigen
    } { A($what, form: "acc") }: Jetzt { $shown ->
        [0] ist es keiner
        [one] ist es einer
       *[other] sind es { SPELT($shown) }
    }, und die Chance ist { $chance ->
        [0] kleiner als 1 %
       *[other] { $chance } %
    }.

exercise-chance = Wie wahrscheinlich ist es?
exercise-chance-ask = Die Würfel zeigen { NAMES($dice) }. { $player } kann noch { $left ->
        [one] einmal
       *[other] { SPELT($left) }mal
    } würfeln und lässt jeden Würfel liegen, der { A($what, form: "acc") } zeigt. Wie wahrscheinlich { $amount ->
        [one] ist am Ende mindestens einer
       *[other] sind am Ende mindestens { SPELT($amount) }
    }?
exercise-chance-ask-fresh = Der Zug von { $player } beginnt: { SPELT($left) } Würfe, und jeder Würfel, der { A($what, form: "acc") } zeigt, bleibt liegen. Wie wahrscheinlich { $amount ->
        [one] ist am Ende mindestens einer
       *[other] sind am Ende mindestens { SPELT($amount) }
    }?
exercise-chance-why-die = Ein Würfel, der noch { $left ->
        [one] einmal
       *[other] bis zu { SPELT($left) }mal
    } geworfen wird, zeigt es am Ende mit einer Chance von { $chance } %.
exercise-class = { $size ->
        [rare] Seltener als 1 von 10
        [quarter] Etwa 1 von 4
        [half] Etwa 1 von 2
        [most] Etwa 3 von 4
       *[nearly] Öfter als 9 von 10
    }

exercise-cost = Was kostet es?
exercise-cost-ask = Die Würfel zeigen { NAMES($dice) }. { $player } will { $what ->
        [log] { $amount ->
            [one] 1 Baumstamm geliefert bekommen
           *[other] { $amount } Baumstämme geliefert bekommen
        }
        [crate] { $amount ->
            [one] 1 Kiste setzen
           *[other] { $amount } Kisten setzen
        }
        [wall] { $amount ->
            [one] 1 Mauer setzen
           *[other] { $amount } Mauern setzen
        }
        [cross] eine Kirche der Größe { $amount } bauen
       *[other] { A($what, form: "acc") } setzen
    }. Wie viele Münzen kostet das?
exercise-cost-why = { $amount ->
        [0] Kein Würfel wird gedreht, und was die Würfel zeigen, kostet nichts.
        [one] 1 Würfel wird gedreht, für { RULE("turn-price") } Münzen.
       *[other] { $amount } Würfel werden gedreht, für je { RULE("turn-price") } Münzen.
    }
exercise-cost-why-log = Eine Lieferung kostet { RULE("delivery-price") } Münzen, mit einem Baumstamm wie mit fünf.
exercise-cost-why-lacking = Nur fehlende Würfel werden gedreht, und nie solche mit Schwertern.

exercise-may-use = Was ist erlaubt?
exercise-use-ask = Die Würfel zeigen { NAMES($dice) }. { $player } hat { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }. Was davon ist erlaubt?
exercise-use-ask-all = Die Würfel zeigen { NAMES($dice) }. { $player } hat { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }. Was davon ist erlaubt? Markiere alles.
exercise-use = { $what ->
        [log] { $amount ->
            [one] 1 Baumstamm liefern lassen
           *[other] { $amount } Baumstämme liefern lassen
        }
        [crate] { $amount ->
            [one] 1 Kiste setzen
           *[other] { $amount } Kisten setzen
        }
        [wall] { $amount ->
            [one] 1 Mauer setzen
           *[other] { $amount } Mauern setzen
        }
        [cross] Eine Kirche der Größe { $amount } bauen
        [swords] { $amount ->
            [one] 1 Würfel
           *[other] { $amount } Würfel
        } mit Schwertern nutzen
       *[other] Setzen: { A($what, form: "acc") }
    }{ $turned ->
        [0] { "" }
        [one] , dafür 1 Würfel drehen
       *[other] , dafür { $turned } Würfel drehen
    }

exercise-why-not = Warum nicht?
exercise-why-not-ask = Die Würfel zeigen { NAMES($dice) }. { $player } hat { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    } und möchte { $what ->
        [log] { $amount ->
            [one] 1 Baumstamm geliefert bekommen
           *[other] { $amount } Baumstämme geliefert bekommen
        }
        [crate] { $amount ->
            [one] 1 Kiste setzen
           *[other] { $amount } Kisten setzen
        }
        [wall] { $amount ->
            [one] 1 Mauer setzen
           *[other] { $amount } Mauern setzen
        }
        [cross] eine Kirche der Größe { $amount } bauen
        [swords] die Schwerter nutzen
       *[other] { A($what, form: "acc") } setzen
    }, darf aber nicht. Welche Regel verbietet es?
exercise-against-A1 = Schwerter werden nie genutzt: Sie kreuzen nur Kästchen der Piraten an.
exercise-against-A3 = Für { $what ->
        [log] Baumstämme
        [crate] Kisten
        [wall] Mauern
        [cross] eine Kirche
       *[other] { A($what, form: "acc") }
    } braucht es { SPELT($number) } Würfel, aber { $swords ->
        [one] einer zeigt Schwerter und kann
       *[other] { SPELT($swords) } zeigen Schwerter und können
    } nicht gedreht werden.
exercise-against-A4 = Für { $what ->
        [log] Baumstämme
        [crate] Kisten
        [wall] Mauern
        [cross] eine Kirche
       *[other] { A($what, form: "acc") }
    } sind { $price } Münzen zu zahlen, und { $coins ->
        [0] es sind keine da
        [one] nur eine ist da
       *[other] nur { $coins } sind da
    }.
exercise-against-C2 = Kisten eines Zuges hängen über Kanten zusammen, und in der Stadt { $most ->
        [0] ist kein Feld mehr leer
        [one] berührt kein leeres Feld ein anderes mit einer Kante
       *[other] tun das höchstens { SPELT($most) } leere Felder
    }.
exercise-against-W1 = Mauern kommen auf leere Außenfelder, und die Stadt hat { $most ->
        [0] keins mehr
        [one] nur noch eins
       *[other] nur noch { SPELT($most) }
    }.

exercise-where = Wo darf es hin?
exercise-where-ask = { $thing ->
        [wall] { $player } setzt eine Mauer. Auf welchen dieser Felder darf sie stehen?
        [crate] { $begun ->
            [yes] { $player } hat in diesem Zug eine Kiste auf { $spaces } gesetzt. Auf welche dieser Felder darf die nächste?
           *[no] { $player } setzt in diesem Zug { SPELT($left) } Kisten. Auf welche dieser Felder darf die erste?
        }
       *[house] { $begun ->
            [yes] Der Architekt von { $player } hat ein Haus auf { $spaces } gemacht. Auf welchen dieser Felder darf das nächste stehen?
           *[no] { $player } hat einen Architekten auf { $spaces } gesetzt. Auf welchen dieser Felder darf das erste Haus stehen?
        }
    }
exercise-where-why = { $thing ->
        [wall] Mauern stehen nur auf leeren Außenfeldern, auch auf einer Seite, die unterbrochen ist.
        [crate] { $begun ->
            [yes] Jede weitere Kiste eines Zuges berührt eine desselben Zuges mit einer Kante.
           *[no] Die erste Kiste kommt dorthin, wo für alle genug leere Felder über Kanten zusammenhängen.
        }
       *[house] { $begun ->
            [yes] Jedes weitere Haus berührt ein Haus desselben Architekten mit einer Kante.
           *[no] Das erste Haus liegt neben dem Architekten, über eine Kante oder eine Ecke.
        }
    }

exercise-beside = Was liegt daneben?
exercise-beside-ask = Jemand wird auf { $space } gesetzt. Welche Felder liegen daneben, so dass zählen würde, was darauf ist?
exercise-beside-why = Neben { $space } liegen die { $amount } Felder, die es mit einer Kante oder Ecke berühren.
exercise-beside-why-tower = Ein Turm ist kein Feld; aber die zwei Außenfelder, die an ihm zusammentreffen, berühren sich mit einer Ecke.

exercise-brings = Was bringt es?
exercise-brings-ask = { $player } setzt { A($what, form: "acc") } auf { $space }. Wie viele { $what ->
        [merchant] Münzen
       *[other] Punkte
    } bringt das?
exercise-brings-why = { $what ->
        [merchant] { $amount ->
            [0] Keine Kiste liegt neben { $space }.
            [one] 1 Kiste liegt neben { $space }.
           *[other] { $amount } Kisten liegen neben { $space }.
        }
        [priest] { $amount ->
            [0] Keine Kirche steht neben { $space }.
            [one] 1 Kirche steht neben { $space }.
           *[other] { $amount } Kirchen stehen neben { $space }.
        }
       *[juggler] { $amount ->
            [0] Niemand steht neben { $space }.
            [one] 1 Art von Person steht neben { $space }.
           *[other] { $amount } verschiedene Arten von Personen stehen neben { $space }.
        }
    }
exercise-brings-why-rule = { $what ->
        [merchant] Ein Händler bringt { RULE("crate-coins") ->
            [one] 1 Münze
           *[other] { RULE("crate-coins") } Münzen
        } für jede Kiste daneben; aufgedruckte zählen auch, und alle bleiben.
        [priest] Ein Priester bringt { RULE("church-points") ->
            [one] 1 Punkt
           *[other] { RULE("church-points") } Punkte
        } für jede Kirche daneben, egal wie groß.
       *[juggler] Ein Gaukler bringt { RULE("kind-points") } Punkte für jede Art; mehrere von einer Art zählen einmal.
    }

exercise-best-space = Das beste Feld
exercise-best-space-ask = Wo brächte { A($what) } am meisten für { $player }?
exercise-best-space-why = Auf { $space } bringt das { $what ->
        [merchant] { $amount ->
            [one] 1 Münze
           *[other] { $amount } Münzen
        }
       *[other] { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        }
    }, überall sonst höchstens { $other }.

exercise-who-brings = Wer bringt am meisten?
exercise-who-brings-ask = Angenommen, du hättest die Köpfe für jeden davon. Wer brächte auf { $space } wie viele Punkte? Ordne sie, die meisten zuerst.
exercise-person = { $what ->
        [citizen] Ein Bürger
        [soldier] Ein Soldat
        [priest] Ein Priester
        [architect] Ein Architekt
        [merchant] Ein Händler
        [juggler] Ein Gaukler
       *[noble] Ein Adliger
    }
exercise-who-brings-why = { $what ->
        [citizen] Ein Bürger
        [soldier] Ein Soldat
        [priest] Ein Priester
        [architect] Ein Architekt
        [merchant] Ein Händler
        [juggler] Ein Gaukler
       *[noble] Ein Adliger
    }: { $amount ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }.

exercise-houses = Häuser eines Architekten
exercise-houses-ask = { $player } setzt einen Architekten auf { $space }, mit den Baumstämmen des Lagers. Wie viele Punkte können die Häuser höchstens bringen?
exercise-houses-why = Im Lager { $logs ->
        [one] ist 1 Baumstamm
       *[other] sind { $logs } Baumstämme
    }, und neben { $space } { $room ->
        [0] findet kein Haus Platz
        [one] findet 1 Haus Platz
       *[other] finden { $room } Häuser Platz, über Kanten verbunden
    }.
exercise-houses-why-points = Jedes Haus bringt { RULE("house-points") } Punkte, und ein Architekt macht bis zu { SPELT(RULE("houses")) }: hier { $amount }.

exercise-defence = Wie stark ist die Verteidigung?
exercise-defence-ask = { $player } setzt { $thing ->
        [wall] eine Mauer
       *[soldier] einen Soldaten
    } auf { $space }. Wie stark ist die Verteidigung von { $player } dann?
exercise-defence-why = Dann gibt es { $soldiers ->
        [0] keinen Soldaten
        [one] 1 Soldaten
       *[other] { $soldiers } Soldaten
    } und { $sides ->
        [0] keine vollständige Seite
        [one] 1 vollständige Seite
       *[other] { $sides } vollständige Seiten
    }.
exercise-defence-why-rule = Jeder Soldat gibt { RULE("soldier-defence") }, jede Seite nur aus Mauern { RULE("side-defence") }; eine unterbrochene Seite gibt nichts.

exercise-boxes = Kästchen der Piraten
exercise-boxes-ask = Die Würfel zeigen { NAMES($dice) }. { $player } würfelt nicht mehr. Wie viele Kästchen sind nach diesem Zug noch frei bis zum nächsten Angriff?
exercise-boxes-ask-end = Die Würfel zeigen { NAMES($dice) }. { $player } würfelt nicht mehr. Wie viele Kästchen der Piraten werden am Ende dieses Zuges angekreuzt?
exercise-boxes-why = { $amount ->
        [0] Kein Würfel zeigt Schwerter, also wird nichts angekreuzt.
        [one] 1 Würfel zeigt Schwerter und kreuzt ein Kästchen an.
       *[other] { $amount } Würfel zeigen Schwerter, und jeder kreuzt ein Kästchen an.
    }
exercise-boxes-why-row = Eine Reihe hat hier { $amount } Kästchen; in der, die gerade gefüllt wird, { $left ->
        [one] ist noch 1
       *[other] sind noch { $left }
    } frei.
exercise-boxes-why-end = { $amount ->
        [0] Kein Würfel zeigt Schwerter
        [one] 1 Würfel zeigt Schwerter
       *[other] { $amount } Würfel zeigen Schwerter
    }, und { $left ->
        [0] alle Kästchen waren schon angekreuzt
        [one] 1 Kästchen war noch frei
       *[other] { $left } Kästchen waren noch frei
    }.
exercise-boxes-why-last = Sind alle Reihen voll, so kreuzen Schwerter nichts mehr an.

exercise-attacks = Welcher Angriff kommt?
exercise-attacks-ask = Die Würfel zeigen { NAMES($dice) }. { $player } würfelt nicht mehr und nutzt nichts. Welchen Angriff bringt dieser Zug?
exercise-attack = { $count ->
        [0] Keinen
        [one] Einen mit Stärke { $one }
       *[other] Zwei, mit den Stärken { $one } und { $two }
    }
exercise-attacks-why = In der Reihe { $free ->
        [one] war noch 1 Kästchen
       *[other] waren noch { $free } Kästchen
    } frei: { $count ->
        [0] Sie wird nicht voll.
        [one] Sie wird voll, und das ist sofort ein Angriff.
       *[other] Sie wird voll, und die übrigen Kreuze füllen auch die nächste.
    }

exercise-who-loses = Wer verliert eine Kanone?
exercise-who-loses-ask = { $soldier ->
        [yes] { $player } setzt einen Soldaten ins Innere der Stadt. Dann greifen die Piraten an, mit Stärke { $strength }.
       *[no] { $player } nutzt nichts, und die Piraten greifen mit Stärke { $strength } an.
    } Wer verliert eine Kanone?
exercise-who-loses-why = { $player } hat eine Verteidigung von { $defence }.
exercise-who-loses-why-rule = Wer weniger als { $strength } hat, verliert eine Kanone; eine Verteidigung von { $strength } hält stand.

exercise-side-bonus = Was bringt die Mauer?
exercise-side-bonus-ask = { $player } setzt eine Mauer auf { $space }. Was bringt das sofort?
exercise-bonus = { $what ->
        [coins] { $amount } Münzen
        [points] { $amount } Punkte
        [person] Eine Person bis Stufe { $amount }
       *[none] Nichts
    }
exercise-side-bonus-why = Die Seite { NAME($side) } ist vollständig, und ihr Turm bringt sofort { $what ->
        [coins] { $amount } Münzen
        [points] { $amount } Punkte
       *[person] eine Person bis Stufe { $amount }
    }.
exercise-side-bonus-why-broken = Die Seite { NAME($side) } ist unterbrochen: Etwas steht darauf, was keine Mauer ist, also wird sie nie vollständig.

exercise-bonus-person = Wer darf kommen?
exercise-bonus-person-ask = { $player } hat die Seite { NAME($side) } vollendet, und sie bringt eine Person. Wer davon darf es sein?
exercise-bonus-person-why = Eine Bonusperson hat höchstens Stufe { RULE("bonus-level", join: "or") }: Ein Gaukler braucht { SPELT(RULE("level-juggler")) } Köpfe, ein Adliger { SPELT(RULE("level-noble")) }.
exercise-bonus-person-why-free = Die Person kostet weder Würfel noch Münzen, hat ihre volle Wirkung, und man darf auf sie verzichten.

exercise-best-order = Welche Reihenfolge ist die beste?
exercise-best-order-ask = { $player } wird das hier setzen, eins pro Zug. Bringe es in die Reihenfolge, die am meisten bringt.
exercise-placed = { $what ->
        [crate] Eine Kiste
        [church] Eine Kirche der Größe { $size }
        [citizen] Ein Bürger
        [soldier] Ein Soldat
        [priest] Ein Priester
        [merchant] Ein Händler
       *[juggler] Ein Gaukler
    } auf { $space }
exercise-best-order-why = Wer zählt, was daneben liegt, kommt danach: Was später gesetzt wird, bringt nichts mehr.
exercise-best-order-why-best = So bringt es { $points ->
        [0] { "" }
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $coins ->
        [0] { "" }
       *[other] { $points ->
            [0] { "" }
           *[other] { " " }und{ " " }
        }{ $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
    }.
exercise-best-order-why-worst = In der schlechtesten Reihenfolge { $points ->
        [0] { $coins ->
            [0] wäre es nichts
            [one] wäre es 1 Münze
           *[other] wären es { $coins } Münzen
        }
        [one] wäre es 1 Punkt
       *[other] wären es { $points } Punkte
    }{ $points ->
        [0] { "" }
       *[other] { $coins ->
            [0] { "" }
            [one] { " " }und 1 Münze
           *[other] { " " }und { $coins } Münzen
        }
    }.

exercise-begins = Wie fängt es an?
exercise-begins-ask = Ein Spiel mit { SPELT($amount) } Spielern beginnt. { $what ->
        [coins] Wie viele Münzen hat jeder Spieler?
        [logs] Wie viele Baumstämme hat jeder Spieler?
        [crates] Wie viele Felder jeder Stadt sind schon gefüllt?
        [empty] Wie viele Felder jeder Stadt sind leer?
        [row] Wie viele Kästchen müssen bis zum ersten Angriff angekreuzt werden?
        [boxes] Wie viele Kästchen der Piraten können im ganzen Spiel angekreuzt werden?
       *[worth] Wie viele Punkte hätte jeder Spieler, wenn sofort gezählt würde?
    }
exercise-begins-why = { $what ->
        [coins] Alle beginnen mit { $amount } Münzen.
        [logs] Alle beginnen mit { $amount } Baumstämmen.
        [crates] Die { SPELT($amount) } aufgedruckten Kisten füllen ihre Felder.
        [empty] Eine Stadt hat { RULE("spaces") } Felder, und auf { SPELT(RULE("crates")) } davon sind Kisten aufgedruckt.
        [row] Die Zahl der Spieler sagt, wie lang eine Reihe ist: hier { $amount } Kästchen.
        [boxes] Es gibt { SPELT($rows) } Reihen, und ihre Länge sagt die Zahl der Spieler: { $amount } Kästchen im Ganzen.
       *[worth] { RULE("coins") } Münzen und { RULE("logs") } Baumstämme zählen { $amount } Punkte, denn für einen braucht es { RULE("coins-a-point") } Münzen.
    }

exercise-turn-order = Wer kommt wann?
exercise-turn-order-ask = Die Spieler sitzen so, im Uhrzeigersinn: { $players }. { $player } ist Startspieler. In welcher Reihenfolge machen sie in Runde { $amount } ihre Züge?
exercise-turn-order-why = Die Züge gehen im Uhrzeigersinn, und jede Runde beginnt mit { $player }, das ganze Spiel lang.

exercise-turns-left = Wie viele Züge noch?
exercise-turns-left-ask = Die Spieler sitzen so, im Uhrzeigersinn: { $players }; { $first } ist Startspieler. Gerade ist der Zug von { $player } zu Ende, und die Stadt von { $player } ist voll. Wie viele Züge werden noch gemacht?
exercise-turns-left-why = Die Runde wird zu Ende gespielt, bis zum Spieler vor { $first }.
exercise-turns-left-why-who = { $count ->
        [0] In dieser Runde ist niemand mehr dran, also ist das Spiel zu Ende.
       *[other] Noch dran: { $players }.
    }

exercise-churches = Was sind die Kirchen wert?
exercise-churches-ask = Wie viele Punkte brächten die Kirchen von { $player }, wenn das Spiel jetzt endete?
exercise-churches-why = Die Größen sind { $sizes }. Reihen beginnen mit 1 und haben keine Lücke: Bis zu jeder Größe sind sie { RULE("series") } Punkte wert.
exercise-churches-why-idle = { $amount ->
        [0] Jede Kirche gehört zu einer Reihe.
        [one] 1 Kirche gehört zu keiner Reihe und ist nichts wert.
       *[other] { $amount } Kirchen gehören zu keiner Reihe und sind nichts wert.
    }

exercise-next-church = Die nächste Kirche
exercise-next-church-ask = Welche Kirche brächte zu den Punkten der Kirchen von { $player } jetzt am meisten dazu?
exercise-size = Größe { $amount }
exercise-next-church-why = { $count ->
        [0] Es gibt noch keine Kirche, und jede Reihe beginnt mit Größe 1.
       *[other] Die Größen sind jetzt { $sizes }; eine Reihe beginnt mit 1 und hat keine Lücke.
    }
exercise-next-church-why-gain = Eine der Größe { $size } bringt { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } dazu, jede andere weniger.

exercise-final = Punkte am Ende
exercise-final-ask = Der letzte Zug ist gemacht. Wie viele Punkte hat { $player } am Ende?
exercise-final-ask-now = Wie viele Punkte hätte { $player }, wenn das Spiel jetzt endete?
exercise-final-why = Punkte bisher: { $points }; Münzen: { $coins }; Baumstämme: { $logs }; Kirchen: { $churches }; volle Stadt: { $city }; verlorene Kanonen: { $cannons ->
        [0] keine
       *[other] minus { $cannons }
    }.
exercise-final-why-rule = { RULE("coins-a-point") } Münzen sind 1 Punkt, ein Baumstamm ist { RULE("log-points") }, eine volle Stadt { RULE("full-city-points") }, und eine verlorene Kanone kostet { RULE("cannon-points") }.

exercise-ranks = Wer gewinnt?
exercise-ranks-ask = Der letzte Zug ist gemacht. Bringe die Spieler in die richtige Reihenfolge, den Sieger zuerst.
exercise-ranks-why = { $player }: { $points } Punkte, { $empty ->
        [0] kein leeres Feld
        [one] 1 leeres Feld
       *[other] { $empty } leere Felder
    }.
exercise-ranks-why-rule = Die meisten Punkte gewinnen; sind sie gleich, entscheiden mehr leere Felder.
