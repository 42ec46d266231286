# Was geschehen ist, ein Satz für jede Art von Ereignis; die Wörter sind die Felder des Ereignisses.
# $dice-all sind die Symbole der Würfel, $parts-… die Punkte jedes Teils einer Wertung, $players-all Namen.

event-rolled = { $player } hat gewürfelt, { $amount ->
        [1] der erste Wurf des Zuges
       *[other] Wurf { $amount } des Zuges
    }: { NAMES($dice-all) }.
event-kept = { $dice ->
        [0] { $player } hat keinen der Würfel liegen lassen.
       *[other] { $player } hat liegen lassen: { NAMES($dice-all) }.
    }
event-turned = { $player } hat { $amount ->
        [one] einen Würfel
       *[other] { SPELT($amount) } Würfel
    } für { $coins } Münzen auf „{ NAME($what) }“ gedreht.
event-delivered = { $player } hat eine Lieferung von { $amount ->
        [one] 1 Baumstamm
       *[other] { $amount } Baumstämmen
    } für { $coins } Münzen genommen.
event-placed = { $player } hat { A($what, form: "acc") } auf { $space } gesetzt{ $rule ->
        [W4] , als Bonus einer Seite
       *[other] {""}
    }.
event-points = { $player } hat durch { $rule ->
        [W3] die vollständige Seite { NAME($side) }
       *[other] { NAME($what, form: "the-acc") }
    } { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } erhalten.
event-coins = { $player } hat durch { $rule ->
        [W3] die vollständige Seite { NAME($side) }
       *[other] { NAME($what, form: "the-acc") }
    } { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } erhalten.
event-logs_used = { $player } hat dafür { $amount ->
        [one] einen Baumstamm
       *[other] { $amount } Baumstämme
    } aus dem Lager verwendet.
event-side_complete = Die Seite { NAME($side) } von { $player } ist vollständig: Mauern auf allen ihren Feldern.
event-side_broken = Die Seite { NAME($side) } von { $player } ist unterbrochen: Sie bringt weder Bonus noch Verteidigung mehr.
event-bonus = Der Turm der Seite { NAME($side) } bringt { $player } { $what ->
        [coins] { $amount ->
            [one] 1 Münze
           *[other] { $amount } Münzen
        }
        [points] { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        }
       *[person] eine Person bis Stufe { $amount }
    }.
event-pirates = Die Schwerter von { $player } haben in Reihe { $row } der Piraten { $amount ->
        [one] 1 Kästchen
       *[other] { $amount } Kästchen
    } angekreuzt.
event-attack = Reihe { $row } ist voll: Die Piraten greifen mit Stärke { $amount } an.
event-held = { $player } hat mit einer Verteidigung von { $amount } standgehalten.
event-cannon_lost = { $player } hat eine Kanone verloren: Eine Verteidigung von { $amount } war zu wenig.
event-city_full = Die Stadt von { $player } ist voll.
event-last_round = Diese Runde ist die letzte, denn eine Stadt ist voll.
event-final = { $player } hat am Ende { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }: { $parts-points } bisher{ $parts-city ->
        [0] {""}
       *[other] , { $parts-city } für die volle Stadt
    }{ $parts-coins ->
        [0] {""}
       *[other] , { $parts-coins } für Münzen
    }{ $parts-logs ->
        [0] {""}
       *[other] , { $parts-logs } für Baumstämme
    }{ $parts-churches ->
        [0] {""}
       *[other] , { $parts-churches } für Kirchen
    }{ $parts-cannons ->
        [0] {""}
       *[other] , { $parts-cannons } für verlorene Kanonen
    }.
event-won = { $players ->
        [one] { $players-all } hat mit { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkten
        } gewonnen{ $what ->
            [empty] ; bei gleich vielen Punkten entscheiden mehr leere Felder
           *[other] {""}
        }.
       *[other] { $players-all } teilen sich den Sieg mit { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkten
        }{ $what ->
            [empty] ; bei gleich vielen Punkten entscheiden mehr leere Felder
           *[other] {""}
        }.
    }
