# Was das Panel von La Città sagt. `panel-ui-` sind die Wörter auf seinen Knöpfen und Überschriften.

## Hinweise

panel-nothing-looked-at = Dieser Spieler hat dieses Jahr keine Stimmkarte angesehen, die hier gezeigt werden könnte.

## Titel und Schritte

panel-title = Jahr { $year } von { $years }
panel-title-gold = bei gleich vielen Punkten entscheidet mehr Gold, { $more } gegen { $less }
panel-whose-round = { $player } ist am Zug, Runde { $round } von { RULE("rounds") }.
panel-step-wait = { $player } muss entscheiden, bevor das Jahr weitergeht.
panel-nothing-until = Noch nichts: Zuerst muss { $player } { $kind ->
        [wish] einen Wunsch wählen
        [give_up_roads] wählen, ob Straßen aufgegeben werden
        [demolish] wählen, was abgerissen wird
       *[starve] wählen, wer auswandert
    }.
panel-nothing-paid = { $quarries ->
        [none] Niemand hat etwas verdient: Es gibt noch keinen Steinbruch.
       *[some] Niemand hat etwas verdient: Kein Steinbruch steht an einem Gebirge.
    }
panel-nothing-apart = Niemand ist gewandert: Noch sind keine Städte verschiedener Spieler Nachbarn.
panel-nothing-moved = Niemand ist gewandert: Keine Stadt bietet mehr { $two ->
        [none] { NAME($one) }
       *[other] { NAME($one) } oder { NAME($two) }
    } als die Nachbarstadt eines anderen Spielers.
panel-two-wishes = Die Stimme des Volkes hat gesprochen: Die Bürger wünschen { NAME($one) } und { NAME($two) }, und für jede Stadt wählt ihr Spieler eins von beiden.
panel-log-heading = Jahr { $year } · { $phase }

## Was, wo, wie viel

panel-group-action-card = Aktionskarte
panel-group-political-card = Politikkarte in der Auslage
panel-help-gold = Verbraucht eine der { SPELT(RULE("action-cards")) } Aktionskarten des Jahres.
panel-help-found = Ein Castello weit weg von allen anderen: Ein Bürger kommt aus einem anderen Castello von dir, { SPELT(RULE("settlers-from-supply")) } kommen aus dem Vorrat. Einmal im Jahr, höchstens { SPELT(RULE("castles")) } Castellos.
panel-help-roads = Ein oder zwei Felder, die deine Stadt weiterführen, ohne einen Bürger zu kosten. Selbst bringen sie nichts.
panel-help-pass = Sonst geschieht in diesem Zug nichts; die offenen Karten bleiben für die anderen.
panel-choice-gold = { RULE("action-card-gold") } Gold nehmen
panel-choice-found = Neue Stadt
panel-choice-pass = Passen
panel-choice-forfeit = Zug verlieren
panel-choice-place = Castello einsetzen
panel-choice-done = Fertig
panel-choice-roads = Straßen
panel-one-road = Nur eine Straße
panel-price-free = gratis
panel-price = { $least } Gold
panel-copies = ×{ $copies }
panel-price-each = { $copies } Karten · { $price }
panel-price-range = { $least } bis { $most } Gold
panel-ask-space = Wo?
panel-ask-second = Eine zweite Straße?
panel-ask-source = Aus welchem Castello kommt ihr Bürger? Klicke ein Castello auf dem Spielplan an oder wähle hier:
panel-ask-building = Welches Gebäude?
panel-ask-service = Welche Errungenschaft?
panel-ask-amount = Wie viele?
panel-ask-circles = Welche Stimmkarten?
panel-amount = { $amount } { $gold ->
        [0] (gratis)
       *[other] ({ $gold } Gold)
    }
panel-circles-two = Karten { $first } und { $last } (gratis)
panel-circles-all = Alle { SPELT(RULE("hidden-cards")) } ({ RULE("closeness-price") } Gold)
panel-means = { $gold } Gold · { $cards ->
        [one] 1 Aktionskarte
       *[other] { $cards } Aktionskarten
    } · Nahrung { $food } für { $citizens } Bürger
panel-wish-nobody = nimmt niemanden
panel-wish = Wunsch: { $two ->
        [none] { NAME($one) }
       *[other] { NAME($one) } oder { NAME($two) }
    }
# Die stillen Phasen am Anfang eines Jahres, in einer Zeile.
panel-quiet = Jahr { $year } beginnt: { $what }.
panel-quiet-start = { $player } fängt an
panel-quiet-voice = die offene Stimmkarte wünscht { NAME($service) }
panel-quiet-no-income = niemand hat Gold verdient
panel-quiet-income = { $player } hat { $gold } Gold verdient
panel-quiet-growth = { $citizens ->
        [0] kein Bürger ist gekommen
        [one] 1 Bürger ist gekommen
       *[other] { $citizens } Bürger sind gekommen
    }{ $full ->
        [0] {""}
        [one] {""}, eine Stadt ist voll
       *[other] {""}, { $full } Städte sind voll
    }{ $none ->
        [0] {""}
       *[other] {""}, der Vorrat an Bürgern ist leer
    }

# Die Begleitung durch einen ersten Zug: je höchstens 160 Buchstaben.
panel-guide-what = { $cities ->
        [0] Wähle, was du tun willst.
       *[other] Deine Castellos leuchten. Wähle, was du tun willst: Alle müssen essen, also ist ein Bauernhof ein guter Anfang.
    }
panel-guide-where = Und wo? Wähle eins der leuchtenden Felder; die Zahl darauf sagt, was es dort bringen würde.
panel-guide-confirm = Hier steht, was sich ändern würde. „OK“ spielt es, „Abbrechen“ wählt neu, und „Rückgängig“ nimmt auch zurück, was schon gespielt ist.
panel-decide-place = { $player } setzt ein Castello ein.
panel-decide-turn = Was tut { $player }?
panel-decide-penalty = { $player } hat letztes Jahr gehungert, darum ist dieser Zug verloren. Drücke „OK“, dann geht es weiter.
panel-decide-wish = Es gibt zwei Wünsche. Welchen davon erfüllt die Stadt { $castle } von { $player }?
panel-where-place = Wähle ein Feld für das Castello.
panel-where-build = Wähle ein markiertes Feld.
panel-where-second = Wähle ein markiertes Feld für die zweite Straße.
panel-where-found = Wähle ein markiertes Feld für die neue Stadt.
panel-where-bread-and-circuses = Wähle ein Gebäude von dir, das eine Errungenschaft bietet.
panel-where-golden-times = Wähle die Stadt, die wächst.
panel-where-rich-harvest = Wähle einen deiner Bauernhöfe.
panel-badge-food = Die Zahl nennt die Nahrung, die es bringt.
panel-badge-food-lost = Die Zahl nennt die Nahrung, die verloren geht.
panel-badge-harvest = Die Zahl nennt die Nahrung, die dieses Jahr dazukommt.
panel-badge-gold = Die Zahl nennt das Gold, das es jedes Jahr zahlt.
panel-badge-culture = Die Zahl nennt die Kultur, die es dazugibt.
panel-badge-education = Die Zahl nennt die Bildung, die es dazugibt.
panel-badge-health = Die Zahl nennt die Gesundheit, die es dazugibt.
panel-badge-both = Die Zahl nennt die Punkte, die es allen Errungenschaften zusammen gibt.
panel-badge-market = Der Marktplatz bringt einen Bürger aus dem Vorrat.
panel-badge-citizens = Die Zahl nennt die Bürger, die dort leben.
panel-badge-points-now = Die Zahl nennt die Punkte, die es jetzt bietet.

## Was „OK“ spielt und ändert

panel-do-build = { NAME($building) } auf { $space } bauen{ $card ->
        [master_builder] , mit dem Großen Baumeister
       *[other] {""}
    }{ $gold ->
        [0] {""}
       *[other] , für { $gold } Gold
    }
panel-do-build-any = { $buildings } auf { $space } bauen{ $card ->
        [master_builder] , mit dem Großen Baumeister
       *[other] {""}
    }{ $gold ->
        [0] {""}
       *[other] , für { $gold } Gold
    }
panel-do-build-one = { NAME($building) }
panel-do-roads = { $second ->
        [none] Straße auf { $space } legen
       *[other] Straßen auf { $space } und { $second } legen
    }{ $gold ->
        [0] {""}
       *[other] , mit dem Großen Baumeister für { $gold } Gold
    }
panel-do-found = Neue Stadt auf { $space }; ihr Bürger kommt von { $source }
panel-do-place = Castello auf { $space } einsetzen
panel-do-bread-and-circuses = Brot und Spiele setzen { $amount ->
        [one] 1 Figur
       *[other] { $amount } Figuren
    } auf { NAME($building, form: "the-acc") } { $space }{ $service ->
        [none] {""}
       *[other] {""} für { NAME($service) }
    }{ $gold ->
        [0] , kostenlos
       *[other] , für { $gold } Gold
    }
panel-do-golden-times = Goldene Zeiten bringen { $amount ->
        [one] 1 Bürger
       *[other] { $amount } Bürger
    } nach { $space }{ $gold ->
        [0] , kostenlos
       *[other] , für { $gold } Gold
    }
panel-do-rich-harvest = Reiche Ernte auf dem Bauernhof { $space }
panel-do-closeness = { $circles ->
        [2] Die verdeckten Stimmkarten { $first } und { $last } ansehen
       *[other] Alle { SPELT($circles) } verdeckten Stimmkarten ansehen, für { RULE("closeness-price") } Gold
    }
# Je zwei Karten; welche zwei, kommt aufs Gleiche heraus.
panel-do-closeness-any = Verdeckte Stimmkarten { $pairs } ansehen
panel-pairs-or = { $some } oder { $last }
# Was ebenso gut ist, nach einem Semikolon: Meist beginnt es mit einem Substantiv.
panel-do-next = { $what }
panel-do-pass = Passen: Es wird nichts gebaut oder gekauft; die oberste Politikkarte des Nachziehstapels kommt ungesehen weg
panel-do-forfeit = Den Zug verlieren: Eine Aktionskarte wird ungenutzt umgedreht
panel-do-wish = Die Stadt { $space } erfüllt den Wunsch nach { NAME($service) }
panel-do-demolish = { $count ->
        [one] { $buildings } wird abgerissen
       *[other] Abgerissen werden: { $buildings }
    }
panel-do-starve = { $count ->
        [one] Ein Bürger verlässt { $castle } vor Hunger
       *[other] { $count } Bürger wandern vor Hunger aus: { $cities }
    }
panel-do-starve-city = { $count ->
        [one] einer aus { $castle }
       *[other] { $count } aus { $castle }
    }
panel-do-done = { $roads ->
        [0] Keine Straßen aufgeben
        [one] Die Straße auf { $spaces } aufgeben
       *[other] Die Straßen auf { $spaces } aufgeben
    }
panel-effect-gold = Gold { $before } → { $after }
panel-effect-income = Einkommen { $before } → { $after } im Jahr
panel-effect-food = Nahrung { $before } → { $after }, nötig { $citizens }{ $short ->
        [0] {""}
       *[other] , { $short } zu wenig
    }
panel-effect-cards = Aktionskarten { $before } → { $after }
panel-effect-neighbour = Neuer Nachbar von { $castle }: { $other } von { $owner } (Kultur { $culture }, Bildung { $education }, Gesundheit { $health })
panel-effect-no-spare = In { $castle } ist niemand überzählig: Jeder verlorene Bürger kostet ein Gebäude
panel-effect-pays-nothing = Es würde 0 Gold zahlen: Neben { $space } liegt kein Gebirge
panel-effect-no-wheat = { $building ->
        [castle] Das Castello
       *[other] Es
    } würde { $building ->
        [large_farm] nur { RULE("food-large_farm") }
       *[other] 0
    } Nahrung bringen: Neben { $space } liegt kein Weizen
panel-effect-city = Eine neue Stadt auf { $castle } mit { $citizens ->
        [one] 1 Bürger
       *[other] { $citizens } Bürgern
    }
panel-effect-citizens = Bürger in { $castle }: { $before } → { $after }
panel-effect-limit = { $castle } fasst { $before ->
        [0] beliebig viele
       *[other] { $before }
    } → { $after ->
        [0] beliebig viele
       *[other] { $after }
    } Bürger
panel-effect-service = { NAME($service) } in { $castle }: { $before } → { $after }
panel-effect-service-rivals = { NAME($service) } in { $castle }: { $before } → { $after } (Nachbarn: höchstens { $most })
panel-effect-tiles = Übrige Plättchen { $pair }: { $after }
panel-effect-figures = Figuren: { $before } → { $after }

## Mehreres auf einmal

panel-plan-demolish = Der Stadt { $castle } von { $player } { $left ->
        [one] fehlt 1 Bürger
       *[other] fehlen { $left } Bürger
    } für ihre Gebäude. Wähle, was abgerissen wird, von außen nach innen: noch { $left }.
panel-plan-starve = { $player } hat zu wenig Nahrung. Aus welchen Städten wandern Bürger aus? Noch { $left }.
panel-plan-give_up_roads = { $player } darf Straßen aufgeben.
panel-row-city = Stadt { $castle }, { $citizens ->
        [one] 1 Bürger
       *[other] { $citizens } Bürger
    }: { $spare ->
        [0] niemand überzählig, also kostet jeder, der geht, ein Gebäude
       *[other] { $spare } überzählig
    }
panel-row-building = { NAME($building) } auf { $space }

## Gefahren

panel-under = { $two ->
        [none] { NAME($one) }
       *[other] { NAME($one) } und { NAME($two) }
    } ({ $sure ->
        [yes] sicher
       *[no] { $chance }
    })
panel-no-more = nicht mehr: { $what }
panel-rival = { $player } behält { $count } { $how ->
        [more] mehr
       *[fewer] weniger
    }
panel-known-cards = Chancen nach deinem Wissen: du kennst { $first ->
        [none] die Karte auf { $last }
       *[other] die Karten auf { $first } und { $last }
    }
panel-hunger = Nahrung für { $food } von { $citizens } Bürgern: dieses Jahr { $short ->
        [one] hungert
       *[other] hungern
    } { $short }
panel-turned-away = { $what ->
        [none] Das
       *[other] { GENDER($what) ->
            [m] Der
            [f] Die
           *[n] Das
        } { NAME($what) }
    } würde { $kind ->
        [hungry] alle Hungrigen versorgen
        [city_lost] die Stadt { $space } erhalten
        [out] die letzte Stadt erhalten
        [demolished] { NAME($building, form: "the-acc") } auf { $space } retten
        [over_limit] die Bürger von { $space } halten
       *[other] den Bürger von { $source } halten
    }
panel-gauge = { $citizens ->
        [one] 1 Bürger
       *[other] { $citizens } Bürger
    }, Nahrung für { $food }
panel-brief = { $kind ->
        [gold] { RULE("action-card-gold") } Gold
        [pass] gepasst
        [forfeit] Zug verloren
        [place] Castello { $space }
        [found] neue Stadt { $space }
        [roads] { $second ->
            [none] Straße { $space }
           *[other] Straßen { $space }, { $second }
        }
        [bread_and_circuses] { $amount } × Figur { $space }
        [golden_times] +{ $amount } in { $space }
        [rich_harvest] Reiche Ernte { $space }
        [closeness] { $circles } Karten angesehen
       *[other] { NAME($building) } { $space }
    }
panel-danger-end = { $castle } von { $player }
panel-danger-leave = { $castle } verliert { $count ->
        [one] einen Bürger an { $cities }
       *[other] { $count } Bürger (an { $cities })
    }
panel-danger-full = { $castle } ist voll: { $count ->
        [one] ein Bürger aus { $cities } findet keinen Platz und geht verloren
       *[other] { $count } Bürger (aus { $cities }) finden keinen Platz und gehen verloren
    }
panel-danger-come = { $castle } bekommt { $count ->
        [one] einen Bürger aus { $cities }
       *[other] { $count } Bürger (aus { $cities })
    }
panel-danger-demolished = { NAME($building, form: "the") } auf { $space } wird abgerissen{ $food ->
        [0] {""}
       *[other] , und { $food } Nahrung { $food ->
            [one] geht
           *[other] gehen
        } verloren
    }
panel-danger-limit = { $castle } fasst dann nur noch { $limit } Bürger
panel-danger-over-limit = die Obergrenze von { $space } sinkt, und { $amount ->
        [one] 1 Bürger zu viel geht
       *[other] { $amount } Bürger zu viel gehen
    }
panel-danger-city-lost = die ganze Stadt { $space } ist verloren
panel-danger-out = { $player } scheidet aus
panel-danger-hungry = { $player } { $amount ->
        [one] fehlt
       *[other] fehlen
    } dann { $amount } Nahrung, und { $amount ->
        [one] 1 Bürger wandert
       *[other] { $amount } Bürger wandern
    } aus

## Erst raten, dann sehen

panel-predict-reveal_voice = Was wird das Volk wünschen? Wähle zwei, wenn du Gleichstand erwartest.
panel-predict-migration = Wer wandert? Klicke eine Stadt an, dann den Nachbarn, zu dem jemand geht. Klicke ein Gebäude an, das abgerissen wird.
panel-predict-feeding = Wer hungert? Klicke jede Stadt an, die durch Hunger Bürger verliert.
panel-predict-move = { $source } ({ $player }) → { $space } ({ $other })
panel-predict-fall = { NAME($building) } { $space } ({ $player }) wird abgerissen
panel-predict-starve = { $space } ({ $player }) verliert Bürger

## Hunger, Vorschau, Stimme

panel-forecast-none = Niemand würde wandern.
panel-forecast-about = Das folgt, wenn dieses Jahr niemand mehr etwas spielt. Die Chancen der Wünsche beruhen auf den Karten, die { $player ->
        [nobody] alle
       *[other] { $player }
    } kennen { $player ->
        [nobody] können
       *[other] kann
    }.
panel-forecast-counted = Eingerechnet: { $action }.
panel-one-more-none = Kein einzelner Punkt mehr würde einen Bürger bringen oder halten.
panel-secret = Stimmkarte { $circle }: { NAME($service) }
panel-voice-none = noch nicht ausgelegt
panel-looked = Stimmkarten, die angesehen wurden: { $cards }
panel-voice-hidden = verdeckt
panel-cards-many = { $card } ×{ $count }

## Computerspieler und Tipps

panel-hint-nothing = Nichts ist jetzt viel mehr wert als Passen, soweit es der gierige Spieler sehen kann.
panel-hint-about = Das empfiehlt der gierige Spieler. Er wägt ab, wie es gleich nach einer Aktion steht, so wie er es aus Partien gelernt hat, und spielt nicht weiter: Früh in einer Partie kann er um einige Punkte danebenliegen.
panel-hint-about-year = Das empfiehlt der gierige Spieler; danach kommt in diesem Jahr kein eigener Zug mehr, darum ist es bis zum Ende des Jahres gerechnet, mit allem, was das Volk wünschen kann, und mit den Zügen, die andere noch haben.
panel-hint-about-end = Das empfiehlt der gierige Spieler; danach kommt kein eigener Zug mehr, darum ist es bis zum Ende gerechnet, mit den Zügen, die andere noch haben.
panel-hint-chance = bessere Aussicht auf den Sieg
panel-hint-than-pass = Verglichen mit Passen, ungefähr:
panel-hint-starve = { $spare ->
        [0] { $left ->
            [0] Es ist der letzte Bürger: Die Stadt { $castle } ist verloren.
           *[other] In { $castle } ist niemand überzählig, also wird dort ein Gebäude abgerissen.
        }
        [one] In { $castle } ist 1 Bürger überzählig.
       *[other] In { $castle } sind { $spare } Bürger überzählig.
    }
panel-hint-place = Das Castello bekommt dort { $food } Nahrung{ $lake ->
        [yes] {""} und steht an einem Gewässer
       *[no] {""}
    }.
panel-hint-food-lost = { $food ->
        [one] Damit geht { $food } Nahrung
       *[other] Damit gehen { $food } Nahrung
    } verloren.

## Felder

panel-space-food = Bringt { $food } Nahrung.
panel-space-gold = Zahlt { $gold } Gold im Jahr.
panel-space-city = Die Stadt { $castle } hat { $citizens ->
        [one] 1 Bürger
       *[other] { $citizens } Bürger
    } ({ $limit ->
        [0] keine Obergrenze
       *[other] höchstens { $limit }
    }), { $spare } auf dem Castello überzählig; Kultur { $culture }, Bildung { $education }, Gesundheit { $health }.

## Wörter auf dem Panel

panel-ui-panel = La Città
panel-ui-undo-year = Zum Jahresanfang
panel-ui-gold = Gold
panel-ui-food = Nahrung / Bürger
panel-ui-short = zu wenig
panel-ui-cards = Aktionskarten
panel-ui-turns = Züge übrig
panel-ui-figures = Figuren
panel-ui-penalty = verliert den ersten Zug
panel-ui-city = Stadt
panel-ui-citizens = Bürger
panel-ui-spare = überzählig
panel-ui-culture = Kultur
panel-ui-education = Bildung
panel-ui-health = Gesundheit
panel-ui-neighbours = Nachbarn
panel-ui-neighbours-help = + nimmt, − verliert einen Bürger
panel-ui-gain = würde einen Bürger an diese Stadt verlieren
panel-ui-lose = würde dieser Stadt einen Bürger wegnehmen
panel-ui-even = niemand würde wandern
panel-ui-voice = Stimme des Volkes
panel-ui-display = Politikkarten in der Auslage
panel-ui-deck = Karten im Stapel
panel-ui-supply = Bürger im Vorrat
panel-ui-voice-help = Eine Stimmkarte: Alle zusammen sagen am Ende des Jahres, was das Volk wünscht. Eine liegt offen, die anderen sind verdeckt.
panel-ui-apart = Keine Stadt eines anderen Spielers ist Nachbar.
panel-ui-forecast = Wenn das Volk dies wünschte
panel-ui-forecast-switch = Wenn das Jahr jetzt endete
panel-ui-forecast-now = Nahrung / Bürger jetzt
panel-ui-forecast-then = Nahrung / Bürger bei der Versorgung
panel-ui-forecast-left = Bürger am Ende
panel-ui-forecast-more = Was ein Punkt mehr davon ändern würde
panel-ui-forecast-assumed = Angenommen, wo Spieler noch eine Wahl haben
panel-ui-on = zeigen
panel-ui-off = ausschalten
panel-ui-look = Stimmkarten, die angesehen wurden, können noch einmal angesehen werden:
panel-ui-show = Zeigen für
panel-ui-hide = Karten verbergen
panel-coach-kept = { $player } hat in diesem Jahr nichts verloren.
panel-coach-lost = { $player } hat in diesem Jahr verloren: { $what }.
panel-coach-loss = { $how ->
        [neighbours] { $count ->
            [one] einen Bürger an Nachbarn
           *[other] { $count } Bürger an Nachbarn
        }
        [hunger] { $count ->
            [one] einen Bürger durch Hunger
           *[other] { $count } Bürger durch Hunger
        }
        [room] { $count ->
            [one] einen Zugewanderten, weil kein Platz war
           *[other] { $count } Zugewanderte, weil kein Platz war
        }
        [city] { $count ->
            [one] eine ganze Stadt
           *[other] { $count } ganze Städte
        }
       *[fallen] { $count ->
            [one] ein Gebäude
           *[other] { $count } Gebäude
        }
    }
panel-edition-classic = klassisch (2000)
panel-edition-new = neue Ausgabe
panel-edition-expansion = mit Erweiterung
panel-ui-edition = Ausgabe
panel-ui-edition-help = Ausgabe: klassisch ist das Spiel von 2000; die neue Ausgabe ändert Einzelheiten, etwa was geschieht, wenn ein Marktplatz abgerissen wird; die Erweiterung bringt Straßen, Theater, Häfen, Gutshöfe und Landgüter dazu.
panel-ui-setup-help = Aufbau: Für Einsteiger gibt der Spielplan Land und Castellos vor; für Fortgeschrittene wird das Land ausgelost, und alle setzen zwei Castellos ein.
panel-ui-map-help = Spielplan: toscana ist der ganze Spielplan; lezione ist ein kleiner zum Lernen, der nach zwei oder drei Jahren voll ist.
panel-ui-seed-help = Startwert: die Zahl, aus der aller Zufall gezogen wird. Derselbe Startwert gibt wieder dasselbe Land und dieselben Karten; bleibt er leer, wird ein neuer gezogen.
panel-ui-setup = Aufbau
panel-ui-beginner = Einsteiger
panel-ui-advanced = Fortgeschrittene
panel-ui-map = Spielplan
panel-ui-bonus = Bonus
panel-ui-hunger = Hunger
panel-ui-sign-castle = Die Zahl nennt die Bürger darin.
panel-ui-sign-plate = Auf dem Schild einer Stadt: Bürger / Obergrenze, darunter Kultur, Bildung und Gesundheit
panel-sign-cost = { $size ->
        [small] klein, mit einer Aktionskarte
        [medium] mittel, { $gold } Gold
       *[large] groß, { $gold } Gold
    }
panel-sign-ear = Weizen: eine Ähre für jede Nahrung, die Castellos und Bauernhöfe daneben bekommen
panel-sign-peaks = Gebirge: 1 Gold im Jahr für jeden Steinbruch daneben
panel-sign-water = Gewässer: Brunnen und Badhäuser stehen daneben
panel-sign-hatch = Ein schraffiertes Feld: Bei so wenigen Spielern darf dort niemand bauen
panel-sign-shrine = Eine Wegkapelle: Sie schmückt nur das Land
panel-sign-person = Bürger, auf dem Schild einer Stadt
panel-sign-figure = Eine Figur: Brot und Spiele oder eine Reiche Ernte, bis zum Jahresende
panel-sign-coin = Gold, das gerade gezahlt wurde
panel-sign-bowl = Eine leere Schale: Hunger, mit der Zahl der Bürger, die deshalb ausgewandert sind
panel-sign-lacking = Rot auf einem Castello: wie viele Bürger fehlen; so viele Gebäude werden abgerissen
panel-sign-unlimited = Die Stadt fasst beliebig viele Bürger
panel-sign-gain = Auf einem gelben Feld: was es bringen würde; mit einer Münze oder auf einem Castello: was gerade dazukam
panel-sign-harvest = Ein Bauernhof mit einer Reichen Ernte
panel-sign-wall-apart = Eine dicke Grenze: Die Felder auf ihren zwei Seiten sind keine Nachbarn, weder zum Bauen noch für Wege
panel-sign-wall-dry = Eine gestrichelte Grenze: Was das Gebiet dahinter bringt, zählt für das Feld auf dieser Seite nicht
panel-sign-fresh = Ein goldener Ring: was gerade dorthin gesetzt wurde
panel-sign-struck = Ein rotes Kreuz: was gerade abgerissen wurde; am Ende eines Pfeils: ein Bürger, der keinen Platz fand
panel-ui-falls = ✓ Weg
panel-ui-stays = Abreißen
panel-ui-before = Dieses Jahr genommen:
# Lange Wörter der Karten, mit einem · an den Stellen, an denen eine schmale Karte sie trennen darf.
panel-ui-breaks = Stein·bruch Kloster·schule Markt·platz Bau·meister Bürger·nähe Univer·sität Bauern·hof
