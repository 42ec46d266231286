# Was geschehen ist, ein Satz für jede Art von Ereignis; die Wörter sind die Felder des Ereignisses.
# $points-first und $points-last sind die Punkte der beiden Städte einer Wanderung, $circles, wie viele Stimmkarten.

event-placed = { $player } hat auf { $space } ein Castello mit { $amount ->
        [one] 1 Bürger
       *[other] { $amount } Bürgern
    } eingesetzt.
event-start_player = { $year ->
        [1] { $player } ist Startspieler des ersten Jahres.
       *[other] { $player } ist Startspieler von Jahr { $year }.
    }
event-voice_laid = { SPELT(RULE("circles"), start: "yes") } Stimmkarten wurden ausgelegt; die offene wünscht { NAME($service) }.
event-income = { $building ->
        [port] Der Hafen auf { $space } hat { $player } { $amount } Gold gezahlt.
        [quarry] Der Steinbruch auf { $space } hat { $player } { $amount } Gold gezahlt.
       *[other] { $player } hat { $amount } Gold als Einkommen von { $space } erhalten.
    }
event-grew = { $amount ->
        [one] 1 Bürger ist
       *[other] { $amount } Bürger sind
    } in die Stadt { $space } von { $player } gekommen.
event-full = Niemand ist in die Stadt { $space } von { $player } gekommen: Sie hat so viele Bürger, wie sie fassen darf.
event-no_supply = Niemand ist in die Stadt { $space } von { $player } gekommen: Der allgemeine Vorrat an Bürgern ist leer.
event-gold = { $player } hat mit einer Aktionskarte { $amount } Gold genommen.
event-founded = { $player } hat auf { $space } eine Stadt gegründet, mit { $amount ->
        [one] 1 Bürger, der
       *[other] { $amount } Bürgern, von denen einer
    } aus dem Castello { $source } kam{ $food ->
        [0] {""}
       *[other] ; sie bringt { $food } Nahrung
    }.
event-built = { $player } hat in der Stadt { $source } auf { $space } { A($building, form: "acc") }{ $rule ->
        [X2] {""} an Stelle einer Straße
       *[other] {""}
    } gebaut{ $card ->
        [master_builder] , mit dem Großen Baumeister
       *[other] {""}
    }{ $gold ->
        [0] {""}
       *[other] , für { $gold } Gold
    }{ $building ->
        [market] ; der Bürger dafür kam aus dem Vorrat
        [road] {""}
       *[other] ; { $food ->
            [0] {""}
           *[other] { GENDER($building) ->
                [m] er
                [f] sie
               *[n] es
            } bringt { $food } Nahrung, und{" "}
        }ein Bürger ist vom Castello dorthin gezogen
    }.
event-figures = { $player } hat auf { $space } Brot und Spiele veranstaltet{ $gold ->
        [0] {""}
       *[other] , für { $gold } Gold
    }: { $amount ->
        [one] 1 Figur gibt
       *[other] { $amount } Figuren geben
    } dort bis zum Jahresende { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } { NAME($service) } mehr.
event-golden_times = Goldene Zeiten{ $gold ->
        [0] {""}
       *[other] {""} für { $gold } Gold
    }: { $amount ->
        [one] 1 Bürger ist
       *[other] { $amount } Bürger sind
    } in die Stadt { $space } von { $player } gekommen.
event-rich_harvest = Reiche Ernte: Der Bauernhof { $space } von { $player } bringt dieses Jahr das Doppelte, { $amount } Nahrung mehr.
event-looked = { $player } hat { $circles ->
        [2] die verdeckten Stimmkarten { $circles-first } und { $circles-last }
       *[other] alle { SPELT($circles) } verdeckten Stimmkarten
    } angesehen{ $gold ->
        [0] {""}
       *[other] , für { $gold } Gold
    }.
event-passed = { $player } hat gepasst{ $amount ->
        [0] ; es gab keine Politikkarte mehr zu nehmen
       *[other] {""} und die oberste Politikkarte verdeckt genommen
    }.
event-forfeited = { $player } hat wegen des Hungers im letzten Jahr einen Zug verloren: Eine Aktionskarte wird ungenutzt umgedreht.
event-drawn = Die nächste Politikkarte ist „{ NAME($card) }“, auf Platz { $amount } der Auslage.
event-reshuffled = Der Nachziehstapel war leer, darum { $amount ->
        [one] wurde die eine Karte
       *[other] wurden die { $amount } Karten
    } des Ablagestapels zu einem neuen gemischt.
event-revealed = Stimmkarte { $amount } wünscht { NAME($service) }.
event-wished = Die Stimme des Volkes hat gesprochen: Die Bürger wünschen { NAME($service) }.
event-wish_chosen = { $player } hat { NAME($service) } als Wunsch für die Stadt { $space } gewählt.
event-migrated = Ein Bürger ist aus der Stadt { $source } von { $other } in die Stadt { $space } von { $player } gewandert, die mehr { NAME($service) } bietet: { $points-first } gegen { $points-last }.
event-no_room = Ein Bürger ist aus der Stadt { $source } von { $other } in die Stadt { $space } von { $player } gewandert, die mehr { NAME($service) } bietet ({ $points-first } gegen { $points-last }), fand sie aber voll und ging in den Vorrat zurück.
event-demolished = { $rule ->
        [D2a] Die Straße { $space } von { $player } ist mit dem Gebäude verschwunden, an dem sie hing
       *[other] { $player } hat { NAME($building, form: "the-acc") } auf { $space } verloren, weil der Stadt { $source } { $amount ->
            [one] ein Bürger für ihre Gebäude fehlte
           *[other] { $amount } Bürger für ihre Gebäude fehlten
        }
    }{ $food ->
        [0] {""}
       *[other] ; damit { $food ->
            [one] ist
           *[other] sind
        } { $food } Nahrung verloren
    }.
event-over_limit = Die Stadt { $space } von { $player } darf weniger Bürger fassen, seit ein Gebäude fehlt: { $amount ->
        [one] 1 Bürger ging
       *[other] { $amount } Bürger gingen
    } zurück in den Vorrat.
event-road_given_up = { $player } hat die Straße { $space } in der Stadt { $source } aufgegeben.
event-city_lost = Die Stadt { $space } von { $player } ist verloren: In ihrem Castello war niemand mehr, und es geht an { $player } zurück{ $food ->
        [0] {""}
       *[other] ; damit { $food ->
            [one] ist
           *[other] sind
        } { $food } Nahrung verloren
    }.
event-out = { $player } hat kein Gebäude mehr und scheidet aus.
event-fed = { $player } hat { $amount ->
        [one] den einzigen Bürger
       *[other] alle { $amount } Bürger
    } mit { $food } Nahrung versorgt.
event-hungry = { $player } hat { $food } Nahrung, das { $amount ->
        [one] ist
       *[other] sind
    } { $amount } zu wenig: { $amount ->
        [one] 1 Bürger muss
       *[other] { $amount } Bürger müssen
    } vor Hunger auswandern.
event-starved = Der Hunger hat { $amount ->
        [one] einen Bürger
       *[other] { $amount } Bürger
    } aus der Stadt { $space } von { $player } vertrieben.
event-penalty = { $rule ->
        [E2] { $player } hat im letzten Jahr gehungert, das kostet { RULE("hunger") } Punkte.
       *[other] { $player } hat gehungert, darum ist nächstes Jahr der erste Zug verloren.
    }
event-figures_home = { $amount ->
        [one] 1 Figur ging
       *[other] { $amount } Figuren gingen
    } an { $player } zurück.
event-year_ended = Jahr { $year } ist vorbei: Aktionskarten werden wieder aufgedeckt, gespielte Karten und Stimmkarten beiseitegelegt.
event-scored = { $player } hat { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } erreicht.
