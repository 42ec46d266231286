# Was in einem Spielplan oder einer Stellung von La Città nicht passt oder nicht erlaubt ist. Texte stehen Buchstabe für Buchstabe da.

# Spielpläne.
file-no-board = es gibt keinen Spielplan { $found }; die Spielpläne sind: { $names }
file-no-board-at-all = erwartet: der Name eines Spielplans oder ein Spielplan; gefunden: { $found }
file-hexagon-taken = das Sechseck [{ $q }, { $r }] gehört schon zu { $name }
file-several-pieces = erwartet: ein zusammenhängendes Stück; gefunden: mehrere
file-no-space = es gibt kein Feld { $found }
file-no-area = es gibt kein Gebiet { $found }
file-no-way = bei { $players } Spielern führt von hier kein Weg über offene Felder zu { $name }
file-setup-pairs = erwartet: { $players } Paare, eins pro Spieler; gefunden: { $found }
file-setup-closed = { $name } ist bei { $players } Spielern gesperrt
file-setup-near = erwartet: mindestens { $gap } leere Felder zwischen { $name } und dem Castello auf { $castle }

# Wörter und Werte einer Stellung.
file-card = erwartet: eine Politikkarte oder ein Objekt, in dem bei „passed“ eine Politikkarte steht; gefunden: { $found }
file-card-or-none = erwartet: eine Politikkarte oder null; gefunden: { $found }
file-no-space-on-board = auf dem Spielplan { $board } gibt es kein Feld { $found }
file-no-area-on-board = auf dem Spielplan { $board } gibt es kein Gebiet { $found }
file-space-taken = auf { $name } steht schon ein Gebäude
file-not-of-city = { $name } gehört nicht zu dieser Stadt
file-harvest-twice = { $name } hat schon eine Reiche Ernte
file-no-cards-left = fehlt, und es sind zu wenige Karten übrig, um daraus zu ziehen
file-to-move-in-placement = wird nur in der Politik angegeben; beim Einsetzen sagen es die Castellos

# Jahr und Phase.
file-year-of-placement = erwartet: { $first }, weil die Phase placement ist; gefunden: { $found }
file-year-of-end = erwartet: { $last }, weil die Phase over ist; gefunden: { $found }
file-after-last-year = erwartet: over nach dem letzten Jahr; gefunden: { $found }
file-none-in-phase = in der Phase { $phase } gibt es keine

# Das Land.
file-tiles-in-all = erwartet: höchstens { $most } Plättchen { $tile } im Ganzen; gefunden: { $found }
file-tiles-on-waste = erwartet: höchstens { $most } Plättchen { $tile } auf Ödland; gefunden: { $found }
file-closed-space = das Feld { $name } ist bei { $players } Spielern gesperrt
file-not-in-edition = in der Ausgabe { $edition } gibt es { $kind } nicht
file-second-market = diese Stadt hat schon einen Marktplatz, und mehr als einen darf sie nicht haben
file-no-lake = { $kind } braucht ein Gewässer daneben, und hier ist keins
file-apart = hängt nicht mit dem Castello auf { $castle } zusammen
file-touching = { $name } berührt die Stadt mit dem Castello auf { $castle }; dazwischen gehört ein leeres Feld
file-above-limit = erwartet: höchstens { $limit }, die Obergrenze der Stadt; gefunden: { $found }
file-unstaffed = erwartet: mindestens { $posts }, einer für das Castello und jedes Gebäude; gefunden: { $found }
file-no-service = { $kind } bietet { $service } nicht
file-no-farm = erwartet: ein Bauernhof dieser Stadt; gefunden: { $found }
file-last-harvest = im letzten Jahr gibt es keine Reiche Ernte
file-citizens-in-all = erwartet: höchstens { $most } Bürger im Ganzen; gefunden: { $found }
file-buildings-in-all = erwartet: höchstens { $most } Plättchen { $pair } im Ganzen; gefunden: { $found }
file-castles-of-player = erwartet: höchstens { $most } Castellos von players[{ $player }]; gefunden: { $found }
file-figures-of-player = erwartet: höchstens { $most } Figuren von players[{ $player }], Reiche Ernten eingeschlossen; gefunden: { $found }

# Karten.
file-voice-too-early = erwartet: [], weil die Phase lay_voice noch kommt
file-voice-cards = erwartet: { $most } Karten; gefunden: { $found }
file-cards-of-kind = erwartet: höchstens { $most } Karten { $card } im Ganzen; gefunden: { $found }
file-cards-in-all = erwartet: höchstens { $most } Karten im Ganzen; gefunden: { $found }

# Was die Spieler verbraucht haben und wer am Zug ist.
file-card-in-use = erwartet: { $expected }, weil in der Phase { $phase } keine Karte in Gebrauch ist; gefunden: { $found }
file-founded-unpaid = erwartet: false, weil keine Aktionskarte verbraucht ist
file-turns-taken = mit den verbrauchten Aktionskarten sind das mehr als { $most } Züge
file-penalty-unfed = erwartet: false, weil vor der ersten Versorgung niemand gehungert haben kann
file-penalty-first = erwartet: false, weil der Strafzug der erste des Jahres ist
file-seen-once = erwartet: jede Stimmkarte einmal
file-cards-played = erwartet: { $used }, die verbrauchten Aktionskarten und die verdeckten Karten; gefunden: { $found }
file-turns-of-others = erwartet: { $expected }, weil players[{ $seat }] am Zug ist und sein cards_played { $turns } ist; gefunden: { $found } (wo es fehlt, folgt es aus action_cards und face_down)
file-politics-done = alle Spieler haben ihre { SPELT($rounds) } Züge gemacht: erwartet: reveal_voice; gefunden: politics
file-to-move = erwartet: { $seat }, nach den gemachten Zügen; gefunden: { $found }
file-to-move-in = wird nur in der Politik angegeben, und die Phase ist { $phase }

# Einsetzen.
file-placement-done = alle Castellos sind eingesetzt: erwartet: { $next }; gefunden: placement
file-placement-owner = erwartet: { $owner }, nach der Reihenfolge des Einsetzens; gefunden: { $found }
file-placement-buildings = erwartet: keine, weil die Phase placement ist
file-placement-citizens = erwartet: { $settlers }; gefunden: { $found }
file-castle-near = erwartet: { SPELT($gap) } leere Felder bis zum Castello auf { $name }
file-no-site = sie lassen kein Feld für ein weiteres Castello

# Phasen, die halb fertig sind.
file-nothing-pending = erwartet: nichts Offenes in { $phase }; gefunden: { $found }
file-no-such-step = erwartet: { $known } in { $phase }; gefunden: { $found }
file-one-wish = nur zwei Wünsche lassen eine Wahl, und die Stimme ist { $voice }
file-player-out = players[{ $player }] hat keine Stadt und ist ausgeschieden
file-players-to-come = erwartet: { $coming }, alle noch im Spiel, von players[{ $player }] an in Zugreihenfolge; gefunden: { $found }
file-no-castle = players[{ $player }] hat kein Castello auf { $name }
file-listed-twice = { $name } steht hier schon
file-no-cities-in-step = erwartet: keine im Schritt { $step }; gefunden: { $found }
file-no-city-at-work = erwartet: das Castello der Stadt, über die entschieden wird
file-no-demolition = diese Stadt hat genug Bürger, um ihre Gebäude zu behalten
file-cities-to-come = erwartet: { $coming }, die Städte von players[{ $player }], die noch kommen, in der Reihenfolge ihrer Gründung; gefunden: { $found }
file-nobody-starves = erwartet: { $hungry }, denn niemand hungert; gefunden: { $found }
file-food-for-all = players[{ $player }] hat Nahrung für alle Bürger
file-starving = erwartet: { $hungry }, die Bürger von players[{ $player }] ohne Nahrung; gefunden: { $found }
file-penalty-of-hunger = erwartet: true, weil dieser Spieler in der Versorgung Bürger verliert
file-starving-first = players[{ $player }] hat { $citizens } Bürger und Nahrung für { $food }, und das Hungern kommt zuerst
file-no-choice-of-wish = hier bewegen keine zwei Wünsche verschiedene Bürger
file-no-road-to-give-up = dieser Spieler hat keine Straße, über die zu entscheiden wäre
file-no-choice-of-building = jede Reihenfolge des Abrisses lässt dieselben Gebäude stehen
file-no-choice-of-hunger = wer auch geht, dieselben Städte behalten dieselben Bürger
