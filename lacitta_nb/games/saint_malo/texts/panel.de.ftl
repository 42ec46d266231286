# Was das Panel von Saint Malo sagt. `panel-ui-` sind die Wörter auf seinen Knöpfen und Überschriften.

## Der Kopf

panel-title = Runde { $round }
panel-title-empty = bei gleich vielen Punkten entscheiden mehr leere Felder, { $more } gegen { $less }
panel-whose-roll = { $player }: Wurf { $roll } von { RULE("rolls") }
panel-roll = Wurf { $roll } von { RULE("rolls") }
panel-next-attack = Angriff (Stärke { $strength }) in { $boxes ->
        [one] 1 Kästchen
       *[other] { $boxes } Kästchen
    }
panel-next-attack-help = Wenn noch { $boxes ->
        [one] 1 Kästchen
       *[other] { $boxes } Kästchen
    } angekreuzt { $boxes ->
        [one] wird
       *[other] werden
    }, ist Reihe { $row } voll, und die Piraten greifen mit Stärke { $strength } an. { $count ->
        [0] Heute würden alle standhalten.
       *[other] Heute würde es eine Kanone kosten: { $names }.
    }
panel-no-attack = Keine Angriffe mehr
panel-no-attack-help = Alle Reihen der Piraten sind voll: Schwerter werden nicht mehr angekreuzt.
panel-last-round = Letzte Runde

## Die Würfel

panel-faces = { $symbol ->
        [log] { $count ->
            [one] 1 Baumstamm
           *[other] { $count } Baumstämme
        }
        [crate] { $count ->
            [one] 1 Kiste
           *[other] { $count } Kisten
        }
        [wall] { $count ->
            [one] 1 Mauer
           *[other] { $count } Mauern
        }
        [cross] { $count ->
            [one] 1 Kreuz
           *[other] { $count } Kreuze
        }
        [head] { $count ->
            [one] 1 Kopf
           *[other] { $count } Köpfe
        }
       *[swords] { $count ->
            [one] Schwerter
           *[other] { $count } × Schwerter
        }
    }
panel-keep = { $dice } liegen lassen und { $rolled ->
        [one] 1 Würfel
       *[other] { $rolled } Würfel
    } noch einmal werfen
panel-roll-all = alle Würfel noch einmal werfen
panel-stop = stopp
panel-again = { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } noch einmal werfen
panel-again-brief = { $dice } werfen
panel-help-dice = { $kind ->
        [stop] Die Würfel werden so genutzt, wie sie liegen.
       *[keep] Diese Würfel bleiben liegen, alle anderen werden noch einmal geworfen. Ein Würfel, der liegen bleibt, darf später wieder geworfen werden.
    }
panel-rolls-left = { $rolls ->
        [one] Noch 1 Wurf.
       *[other] Noch { $rolls } Würfe.
    }
panel-odds = Am Ende mindestens { $dice }: { $chance }
panel-keeps-swords = { $count ->
        [one] 1 Würfel mit Schwertern bleibt liegen: Er kreuzt ein Kästchen an.
       *[other] { $count } Würfel mit Schwertern bleiben liegen: Jeder kreuzt ein Kästchen an.
    }
panel-thrown-as = Wurf { $roll }: { $dice }
panel-thrown-late = Würfel von einem echten Tisch können hier vor dem ersten Wurf eines Zuges oder nach einem Wurf eingegeben werden, nicht während etwas gesetzt wird.

## Was, wo

panel-group-bonus = Bonus der Seite
panel-use = { $what ->
        [log] { $number ->
            [one] 1 Baumstamm
           *[other] { $number } Baumstämme
        }
        [crate] { $number ->
            [one] 1 Kiste
           *[other] { $number } Kisten
        }
        [wall] { $number ->
            [one] 1 Mauer
           *[other] { $number } Mauern
        }
        [house] { $number ->
            [one] 1 Haus
           *[other] { $number } Häuser
        }
       *[cross] Kirche { $number }
    }
panel-choice = { $kind ->
        [nothing] Nichts
        [nobody] Niemand
        [done] Keine Häuser mehr
       *[place] Setzen
    }
panel-turns = { $dice } drehen
panel-costs = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
panel-heads = Kostet { $number ->
        [one] 1 Kopf
       *[other] { $number } Köpfe
    }.
panel-help-use = { $what ->
        [log] Eine Lieferung bringt einen Baumstamm pro Würfel und kostet { RULE("delivery-price") } Münzen, egal wie viele es sind. Ein Architekt macht Häuser aus Baumstämmen; jeder ist am Ende einen Punkt wert.
        [crate] Eine Kiste pro Würfel, jede nach der ersten über eine Kante mit einer eben gesetzten verbunden. Händler zählen Kisten neben sich.
        [wall] Eine Mauer pro Würfel, nur auf Außenfelder. Eine Seite nur aus Mauern bringt ihren Bonus und { RULE("side-defence") } Verteidigung.
       *[cross] Eine Kirche der Größe { $number }. Kirchen zählen am Ende, in Reihen, die mit der kleinsten beginnen und keine Lücke haben.
    }
panel-help-nothing = { $kind ->
        [take] Niemand kommt.
       *[use] Die Würfel werden nicht genutzt; Schwerter werden trotzdem angekreuzt.
    }
panel-best = { $kind ->
        [coins] { $amount ->
            [0] jetzt keine Münzen
            [one] 1 Münze
           *[other] bis zu { $amount } Münzen
        }
        [houses] { $amount ->
            [0] jetzt keine Häuser
           *[other] Häuser: { $amount } Punkte
        }
        [points] { $amount ->
            [0] jetzt keine Punkte
            [one] 1 Punkt
           *[other] bis zu { $amount } Punkte
        }
        [series] Reihe +{ $amount }
       *[defence] Verteidigung +{ $amount }
    }
panel-best-wall = vollendet Seite { NAME($side) }: { $defence } Verteidigung und { $bonus }
panel-bonus = { $kind ->
        [coins] { $amount ->
            [one] 1 Münze
           *[other] { $amount } Münzen
        }
        [points] { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        }
       *[person] eine Person bis Stufe { $amount }
    }
panel-decide-roll = Welche Würfel bleiben? Klicke sie an, wirf die anderen, oder stopp.
panel-decide-use = Wofür nutzt { $player } die Würfel? Nur ein Symbol.
panel-decide-bonus = Eine Seite ist vollständig: Wer kommt in die Stadt von { $player }?
panel-where = { $thing ->
        [crate] { $left ->
            [one] Wähle ein Feld für die Kiste.
           *[other] Wähle { $left } Felder für die Kisten.
        }
        [wall] { $left ->
            [one] Wähle ein Feld für die Mauer.
           *[other] Wähle { $left } Felder für die Mauern.
        }
        [house] Wähle Felder für bis zu { $left ->
            [one] 1 Haus
           *[other] { $left } Häuser
        }.
       *[other] Wähle ein Feld für { NAME($thing, form: "the-acc") }.
    }
panel-badge = { $thing ->
        [merchant] Zahl: Münzen, die er jetzt bringt.
        [priest] Zahl: Punkte, die er jetzt bringt.
        [juggler] Zahl: Punkte, die er jetzt bringt.
        [architect] Zahl: Punkte seiner Häuser.
        [crate] Zahl: Kisten für einen Händler.
        [wall] Zahl: Mauern der Seite danach.
       *[other] {""}
    }
panel-badge-breaks = { $badge }: unterbricht die Seite.
panel-where-all = { $thing ->
        [bonus] Die Seite ist vollständig, und ihr Turm bringt eine Person.
        [house] Mehr Häuser gehen nicht.
       *[other] Alle haben ihr Feld.
    } Drücke „OK“ oder klicke eins an, um es wieder herauszunehmen.
panel-ask-space = Wo?
panel-planned = { NAME($thing) } auf { $space }
panel-worth = { $kind ->
        [coins] { NAME($thing) } hier: { $amount ->
            [one] 1 Münze
           *[other] { $amount } Münzen
        }
        [points] { NAME($thing) } hier: { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        }
        [houses] { NAME($thing) } hier: { $amount } Punkte durch Häuser
        [crates] { NAME($thing) } hier: dann { $amount } neben dem besten Platz für einen Händler
       *[none] { NAME($thing) } hier
    }
panel-worth-wall = { $walls ->
        [0] die Seite ist unterbrochen: keine Verteidigung
        [one] 1 Mauer auf dieser Seite
       *[other] { $walls } Mauern auf dieser Seite
    }
panel-worth-breaks = unterbricht die Seite { NAME($side) }
panel-worth-completes = vollendet die Seite { NAME($side) } und bringt damit { $bonus }
panel-space-filled = { $space }{ $side ->
        [none] {""}
       *[other] {""} (Seite { NAME($side) })
    }: { NAME($thing) }.
panel-space-empty = { $space }{ $side ->
        [none] {""}
       *[other] {""} (Seite { NAME($side) })
    } ist leer. Es würde bringen:
panel-space-side = Alles außer einer Mauer unterbricht die Seite { NAME($side) } für immer.

## Was „OK“ spielt und ändert

panel-do-use = { $what ->
        [nothing] nichts nutzen
        [log] { $number ->
            [one] 1 Baumstamm
           *[other] { $number } Baumstämme
        } nutzen
        [crate] { $number ->
            [one] 1 Kiste
           *[other] { $number } Kisten
        } nutzen
        [wall] { $number ->
            [one] 1 Mauer
           *[other] { $number } Mauern
        } nutzen
        [cross] eine Kirche der Größe { $number } bauen
       *[other] { A($what, form: "acc") } nehmen
    }
panel-do-take = { $what ->
        [nothing] niemand kommt
       *[other] { A($what) } kommt
    }
panel-do-place = { A($thing, form: "acc") } auf { $space } setzen
panel-do-turned = { $what }, mit { $count ->
        [one] 1 gedrehten Würfel
       *[other] { $count } gedrehten Würfeln
    }
panel-do-several = { $things } auf { $spaces }{ $more ->
        [0] {""}
        [one] {""}, noch 1 folgt
       *[other] {""}, noch { $more } folgen
    }
panel-do-done = keine Häuser mehr
panel-change-points = Punkte { $before } → { $after }
panel-change-coins = Münzen { $before } → { $after }
panel-change-logs = Baumstämme { $before } → { $after }
panel-change-defence = Verteidigung { $before } → { $after }
panel-change-total = Wenn das Spiel heute endete: { $before } → { $after }
panel-change-complete = Die Seite { NAME($side) } ist vollständig.
panel-change-bonus = Ihr Turm bringt eine Person bis Stufe { $level }.
panel-change-broken = Die Seite { NAME($side) } ist für immer unterbrochen.
panel-change-city-full = Deine Stadt ist voll: { RULE("full-city-points") } Punkte am Ende.
panel-change-last-round = Diese Runde ist die letzte.
panel-then-place = Danach { $left ->
        [one] wird noch 1
       *[other] werden noch { $left }
    } gesetzt.
panel-boxes = Am Ende des Zuges { $count ->
        [one] wird 1 Kästchen
       *[other] werden { $count } Kästchen
    } angekreuzt.
panel-attack = Angriff mit Stärke { $strength }: { $count ->
        [0] Alle halten stand.
        [one] { $names } verliert eine Kanone.
       *[other] { $names } verlieren je eine Kanone.
    }
panel-warn-done = { $left ->
        [one] 1 weiterer Baumstamm könnte ein Haus werden.
       *[other] { $left } weitere Baumstämme könnten Häuser werden.
    }

## Gefahren

panel-danger = Der nächste Angriff hat Stärke { $strength }, deine Verteidigung ist { $defence }: Das kostet dich eine Kanone, −{ RULE("cannon-points") } Punkte.
panel-danger-held = Du hältst dem nächsten Angriff stand: Verteidigung { $defence } von { $strength }.
panel-danger-chance = Chance, dass er vor deinem nächsten Zug kommt: { $low }, wenn Schwerter neu geworfen werden, { $high }, wenn sie liegen bleiben.
panel-danger-sure = Er kommt am Ende dieses Zuges.
panel-danger-later = Mit deiner heutigen Verteidigung von { $defence } würdest du in { $count ->
        [one] einem weiteren Angriff
       *[other] { $count } weiteren Angriffen
    } eine Kanone verlieren: { $strengths }.

## Was die Zeichen bedeuten

panel-sign-person = { $name }, { $level ->
        [one] 1 Kopf
       *[other] { $level } Köpfe
    }: { $help }
panel-sign-shield = Hinter dem Strich steht die Stärke des nächsten Angriffs.
panel-sign-today = Die Punkte bisher; „{ panel-ui-today }“ sagt, was es wären, wenn das Spiel jetzt endete.

## Was geschehen ist

panel-log-heading = Runde { $round } · { $player }
panel-told-stopped = { $player } hat aufgehört zu würfeln.
panel-told-nobody = { $player } hat niemanden genommen.
panel-told-done = { $player } hat keine Häuser mehr gebaut.
panel-told-chosen = { $thing ->
        [none] { $player } hat nichts genutzt.
       *[other] { $player } hat { A($thing, form: "acc") } gewählt.
    }
panel-brief-place = { NAME($thing) } { $space }
panel-brief-logs = { $logs ->
        [one] 1 Baumstamm
       *[other] { $logs } Baumstämme
    }

## Die Begleitung durch einen ersten Zug: je höchstens 160 Buchstaben.

panel-guide-dice = Klicke die Würfel an, die liegen bleiben, dann wirf die anderen noch einmal; oder stopp. Schwerter kreuzen Kästchen der Piraten an.
panel-guide-use = Wähle ein Symbol, das du nutzt. Die Karte sagt, was es bringt und was es kosten würde, andere Würfel zu drehen.
panel-guide-where = Und wo? Wähle eins der leuchtenden Felder; die Zahl darauf sagt, was es dort bringen würde.
panel-guide-confirm = Hier steht, was sich ändern würde. „OK“ spielt es, „Abbrechen“ wählt neu, und „Rückgängig“ nimmt auch zurück, was schon gespielt ist.

## Ein neues Spiel

panel-start-drawn = vom Startwert gezogen
panel-start-seat = Spieler { $number }

## Wörter auf dem Panel

panel-ui-panel = Saint Malo
panel-ui-beginner = Wer beginnt
panel-ui-start-help = Wer beginnt: Dieser Spieler beginnt jede Runde.
panel-ui-seed-help = Startwert: Derselbe Startwert gibt dieselben Würfel. Lass ihn leer, dann wird einer gezogen.
panel-ui-turn-parts = Teile des Zuges
panel-ui-log-rounds = Alle Runden zeigen
panel-ui-undo-turn = Zum Anfang des Zuges
panel-ui-die = Würfel
panel-ui-dice = Würfel
panel-ui-stays = bleibt liegen
panel-ui-rolls-again = wird geworfen
panel-ui-taken-out = Herausnehmen
panel-ui-city-help = Die Stadt des Spielers am Zug. Pfeiltasten bewegen; mit Umschalt, oder mit n und p, zu wählbaren Feldern; Pos1 zum besten davon; Enter wählt, Esc bricht ab. Zifferntasten wählen Würfel, r würfelt, s hört auf.
panel-ui-thrown = Würfel von einem echten Tisch
panel-ui-thrown-help = Wirf echte Würfel und gib hier ein, was sie zeigen. Das Spiel beginnt dann neu bei dieser Stellung mit diesen Würfeln; was vorher gespielt wurde, kann danach nicht mehr zurückgenommen werden. Du wirst vorher gefragt.
panel-ui-thrown-roll = Welcher Wurf
panel-ui-thrown-put = Diese Würfel eingeben
panel-ui-today = Heute
panel-ui-go-on = Drücke „Weiter“, dann geht es weiter.
panel-ui-if-today = Wenn das Spiel heute endete
panel-ui-coins = Münzen
panel-ui-logs = Baumstämme
panel-ui-cannons = Verlorene Kanonen
panel-ui-city = Volle Stadt
panel-ui-churches = Kirchen
panel-ui-total = Summe
panel-ui-empty = Leere Felder
panel-gauge = Verteidigung { $defence } gegen den nächsten Angriff (Stärke { $strength })
panel-ui-shield = Verteidigung
panel-hint-than-least = Verglichen mit Nichtstun, ungefähr:
panel-hint-than-stop = Verglichen mit Aufhören, ungefähr:
