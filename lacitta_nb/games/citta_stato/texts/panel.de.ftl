# Was das Panel von Città-Stato sagt. `panel-ui-` sind die Wörter auf seinen Knöpfen und Überschriften.

## Der Kopf

panel-title = Runde { $round }
panel-title-sum = bei gleich vielen Punkten entscheiden beide Wertungen zusammen, { $more } gegen { $less }
panel-title-cubes = bei gleich vielen Punkten und gleichen Wertungen entscheiden mehr Würfel im Vorrat, { $more } gegen { $less }
panel-solo-title = { $name } (Szenario { $scenario }), Spiel { $game }
panel-solo-score = Deine Endwertung wäre jetzt { $final }; verlangt sind { $required }.
panel-solo-brief = Jetzt { $final } von { $required } · Ziele { $met } von { $goals }
panel-solo-outcome = { $won ->
        [yes] Gewonnen mit { $final } von { $required } Punkten
       *[no] Verloren mit { $final } von { $required } Punkten
    }
panel-solo-over = { $won ->
        [yes] Du hast gewonnen. Das nächste Spiel des Szenarios beginnt { $bonus ->
            [0] ohne Bonuskronen
            [one] mit 1 Bonuskrone
           *[other] mit { $bonus } Bonuskronen
        }.
       *[no] Du hast verloren; dasselbe Spiel darf noch einmal versucht werden.
    }
panel-solo-goal = { $met ->
        [yes] ✓
       *[no] ✗
    } { NAME($goal) }
panel-solo-left = Würfel, die der Geist in dieser Runde noch zieht: { $left } von { $of }
panel-solo-drawn = In dieser Runde gezogen
panel-solo-act = { NAME($colour) } ({ $left ->
        [0] schon gezogen
       *[other] noch in seinem Beutel
    })
panel-solo-bonus = Wie es steht, würdest du gewinnen{ $bonus ->
        [0] {""}
        [one] {""}, mit 1 Bonuskrone für das nächste Spiel
       *[other] {""}, mit { $bonus } Bonuskronen für das nächste Spiel
    }.

## Die Kampagne

panel-campaign = Die Kampagne
panel-campaign-scenario = Szenario
panel-campaign-head = Spiel { $game }
panel-campaign-row = { $scenario } { $name }
panel-campaign-won = ✓ { $final } von { $required }{ $crowns ->
        [0] {""}
        [one] , begonnen mit 1 Bonuskrone
       *[other] , begonnen mit { $crowns } Bonuskronen
    }{ $lost ->
        [0] {""}
        [one] ; vorher einmal verloren
       *[other] ; vorher { $lost }-mal verloren
    }
panel-campaign-next = als Nächstes{ $crowns ->
        [0] {""}
        [one] , mit 1 Bonuskrone
       *[other] , mit { $crowns } Bonuskronen
    }{ $lost ->
        [0] {""}
        [one] ; bisher einmal verloren
       *[other] ; bisher { $lost }-mal verloren
    }
panel-campaign-later = –
panel-campaign-file = Ist ein Spiel zu Ende, das als Nächstes kam, so wirst du gefragt, ob sein Ende aufgehoben wird. Die Datei ist { $path }.
panel-campaign-keep = { $won ->
        [yes] Gewonnen
       *[no] Verloren
    } mit { $final } von { $required } Punkten. In der Kampagne aufheben? Geschrieben wird in { $path }.
panel-campaign-kept = Aufgehoben in { $path }. { $standing }
panel-next-game = was als Nächstes kommt
panel-next-bonus = die fälligen

## Kleine Stücke

panel-cubes = { $count } { NAME($colour) }
panel-banners = { $count } { NAME($colour) }
panel-burned = { $count } unter { NAME($colour) }
panel-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
panel-row = Reihe mit { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
panel-crowns = { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }
panel-points = { $points ->
        [-1] −1 Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
panel-draws = { $count ->
        [one] zieht 1 Würfel
       *[other] zieht { $count } Würfel
    }
panel-held = du hast { $count }
panel-bag-holds = { $count } im Beutel
panel-level = Stufe { $level }
panel-step = { $before } → { $after }
panel-step-of = { NAME($what) } { $before } → { $after }
panel-track-step = { NAME($colour) } { $before } → { $after }
panel-disc = Scheibe { $disc }
panel-hidden = verdeckt
panel-yes = ja
panel-no = nein
panel-form = { $form ->
        [inside] darin
        [outside] außerhalb
       *[hidden] verdeckt
    }
panel-zone = { NAME($form) }, darüber { $crowns ->
        [0] keine Krone
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }
panel-space = { $track ->
        [yellow] { $value ->
            [one] 1 Münze
           *[other] { $value } Münzen
        }
        [green] { $value ->
            [one] 1 Würfel ziehen
           *[other] { $value } Würfel ziehen
        }
        [orange] { $value ->
            [-1] −1 Punkt
            [one] 1 Punkt
           *[other] { $value } Punkte
        }
       *[purple] Vorhaben bis Stufe { $value }
    }
# Hinter dem, was von etwas gesagt wird, dessen Bild verloren ist.
panel-reconstructed = { $text } (Rekonstruiert: Das gedruckte Bild ist verloren.)
# Was eine Wirkung bringt, so kurz wie auf einem Knopf.
panel-short = { $verb ->
        [fleet] Flotte { $number }
        [gain_banner] { $count ->
            [0] Banner nach Wahl
           *[other] Banner { NAMES($colours) }
        }
        [port_banner] Hafen
        [different_banners] 2 Banner
        [gain_cube] Würfel { NAMES($colours) }
        [gain_crowns] { $number ->
            [one] 1 Krone
           *[other] { $number } Kronen
        }
        [draw_colours] { $word ->
            [all] alle ziehen
           *[other] { NAMES($colours) } ziehen
        }
        [draw_chosen] eine Farbe ziehen
        [draw_and_keep] { $word ->
            [all] alle ziehen, { $last } behalten
           *[other] { $number } ziehen, { $last } behalten
        }
        [draw_by_schemes] je Vorhaben { $number } ziehen
        [points] { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        }
        [score_cubes] { $number } je Würfel
        [score_banners] { $number } je Banner { NAMES($colours) }
        [score_burned] { $number } je verbrannte Karte in { NAMES($colours) }
        [score_all_burned] { $number } je verbrannte Karte
        [score_unburned] { $number } je genutzte Karte
        [score_supply] { $number } für { $last } Würfel
        [score_track] { $number } je Feld
        [all_score_cubes] alle: { $number } je Würfel in { NAMES($colours) }
        [all_score_spaces] alle: { $number } je Schritt
        [all_score_chosen] alle: { $number } je Würfel
        [remove_cubes] { $number } je entfernten Würfel in { NAMES($colours) }
        [remove_crowns] { $number } je entfernte Krone
        [rob_crown] Krone rauben
        [disc_back] Scheibe zurück
        [disc_out] Scheibe weg
        [alliance] Scheibe weg, ziehen
        [marker] { $word ->
            [left] Marker ← { $number }
            [right] Marker → { $number }
            [either] Marker ↔ { $number }
           *[up_to] Marker bis { $number }
        }
        [shift_all] alle Marker { $number }
        [trade] Tausch
        [exchange_one] 1 Würfel tauschen
        [exchange_many] Würfel tauschen
        [discard_banners] { $number } je Banner { NAMES($colours) }
        [free_upgrade] freier Schritt
        [take_future] eine Zukunft
        [take_present] eine Gegenwart
        [own_scheme] eigenes Vorhaben
        [swap_banner] Banner tauschen
        [burn_used] genutzte Karte verbrennen
        [burn_anywhere] überall verbrennen
       *[other] { $number }
    }

# Dasselbe von einem Vorteil des Verbrennens, in den wenigen Zeichen einer Zelle.
panel-tiny = { $verb ->
        [exchange_one] 1 tau- schen
        [exchange_many] tau- schen
        [gain_banner] Banner
        [discard_banners] { $number } je Banner { $letters }
        [draw_chosen] ziehen
        [fleet] Flotte { $number }
        [gain_cube] Würfel { $letters }
        [points] { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        }
        [trade] Tausch
        [gain_crowns] { $number ->
            [one] 1 Krone
           *[other] { $number } Kronen
        }
        [marker] ±{ $number }
       *[other] …
    }

# Eine Karte in einer schmalen Zelle: „- “ ist, wo ein langes Wort getrennt werden darf.
panel-card-cell = { $card ->
        [alexandria] Alexan- dria
        [constantinople] Konstan- tinopel
        [spices_monopoly] Gewürz- monopol
        [freedom_of_thought] Gedan- ken- freiheit
        [naval_engineering] Schiffbau- kunst
        [slave_trade] Sklaven- handel
        [harbormaster] Hafen- meister
        [master_artisan] Hand- werks- meister
        [grand_merchant] Groß- händler
        [shipwright] Schiffs- zimmer- mann
        [high_magistrate] Ober- richter
        [guild_master] Zunft- meister
        [crusades_port_green] Hafen der Kreuz- fahrer (Grün)
        [crusades_port_orange] Hafen der Kreuz- fahrer (Orange)
        [warfare_intent] Kriegs- absicht
        [hunt_saracen_pirates] Jagd auf saraze- nische Piraten
        [mercenary_tradition] Söldner- tradition
        [corsair_raid] Korsaren- überfall
        [rising_corporation] Aufstre- bende Körper- schaft
        [cartography] Karto- grafie
        [dynastic_order] Dynas- tische Ordnung
        [republican_thought] Republi- kanisches Denken
        [republican_chart] Verfas- sung der Republik
        [elder_council] Ältesten- rat
        [duchy] Herzog- tum
        [corporations] Körper- schaften
        [landowner_consuls] Konsuln der Grund- herren
        [protectorate] Protek- torat
        [city_assembly] Stadt- ver- samm- lung
       *[other] { NAME($card) }
    }

## Der Zug

panel-decide-turn = { $player }, du bist am Zug: Eine Aktion kostet jetzt { $price ->
        [one] 1 Würfel
       *[other] { $price } Würfel
    } ihrer Farbe.
panel-group-turn = { NAME($colour) }: kostet { $price }, du hast { $held }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } in { NAME($stand_in) } als Ersatz
    }{ $payable ->
        [yes] {""}
       *[no] {""}; zu wenig
    }
panel-column-city = Aktion
panel-column-use = Nutzen
panel-column-burn = Brennen
panel-column-upgrade = Leiste
panel-column-place = { $place ->
        [present] Gegenwart
       *[future] Zukunft
    }
panel-name-use = Nutzen: { $card ->
        [none] keine Karte
       *[other] { NAME($card) }
    }
panel-name-burn = Verbrennen: { $card ->
        [none] keine Karte
       *[other] { NAME($card) }
    }
panel-name-upgrade = Die { NAME($colour, form: "e") } Leiste ausbauen
panel-name-war = Krieg: Scheibe { $disc }
panel-name-war-laid = Krieg: eine Scheibe, verdeckt
panel-name-politics = Politik: { NAME($scheme) }
panel-name-republic = { $trade ->
        [purple] { $count } violette Banner gegen Kronen
       *[four] Ein Banner jeder Farbe gegen Kronen
    }
panel-name-city = Fähigkeit von { NAME($city) }
panel-do = { $what }, für { $cubes }
panel-help-city = { $power } Danach ein Banner deiner Wahl.
panel-help-guilds = Zieht { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } aus deinem Beutel, der { $bag } enthält; was dafür bezahlt wird, kommt vorher hinein, wenn es nicht auf den Markt geht.
panel-help-war = Zuerst { $points ->
        [-1] verlierst du 1 Punkt
        [one] bekommst du 1 Punkt
       *[other] bekommst du { $points } Punkte
    }, dann kommt eine Scheibe deiner Wahl verdeckt auf die Kriegsleiste. Wird sie am Ende der Runde aufgedeckt, kostet sie so viele Würfel wie ihre Stärke; die höchste Scheibe gewinnt eine beliebige Karte.
panel-help-politics = Stufe { $level }: Danach rücken die Marker aller { $moves ->
        [0] nicht
        [one] 1 Feld in die Richtung deiner Wahl
       *[other] { $moves } Felder in die Richtung deiner Wahl
    }.
panel-scheme-does = { NAME($scheme) }: { $text }
panel-scheme-used = Es wurde in dieser Runde schon genutzt und liegt verdeckt.
panel-help-burn = Der Vorteil von Karte { $nth } unter dieser Farbe, nicht die Wirkung der Karte: { $text }
panel-help-pass = Du bist in dieser Runde nicht mehr am Zug.{ $begins ->
        [you] {" "}Du passt als erste Person und beginnst die nächste Runde.
        [other] {" "}{ $player } beginnt die nächste Runde.
       *[open] {" "}Du hast diese Runde begonnen: Die nächste beginnt, wer von den anderen zuerst passt.
    } { $last ->
        [yes] Dann haben alle gepasst, und es folgt der Krieg.
       *[no] Wenn alle gepasst haben, folgt der Krieg.
    }
panel-help-pass-solo = Du bist in dieser Runde nicht mehr am Zug; der Geist zieht dann seine letzten Würfel: { $left }.
panel-no-card = In { NAME($colour) } liegt keine Gegenwart.
panel-own-port = { NAME($city) } hat diesen Hafen: dazu ein Banner deiner Wahl.
panel-ask-disc = Welche Scheibe?
panel-ask-level = Welches Vorhaben, nach seiner Stufe?
panel-ask-what = Was wird getauscht?
panel-ask-wild = Mit wie vielen Ersatzwürfeln bezahlst du?
panel-wild = { $count ->
        [0] keinem
       *[other] { $count }
    }
panel-ask-cubes = Wie viele Würfel in { NAME($colour) }?

## Fragen

panel-group-give = { NAME($colour) } abgeben
panel-choose-keep = Würfel behalten
panel-choose-pay = Würfel bezahlen
panel-ask-buy = Kaufe Würfel des Marktes: Dir { $number ->
        [one] bleibt 1 Münze
       *[other] bleiben { $number } Münzen
    }. Klicke einen Würfel dort oder hier an.
panel-ask-banner = Welches Banner nimmst du?
panel-ask-banner-two = Welches Banner nimmst du zuerst? Das zweite muss eine andere Farbe haben.
panel-ask-colour-draw = Nenne eine Farbe: Alle ihre Würfel in deinem Beutel werden gezogen.
panel-ask-colour-score = Nenne eine Farbe: Alle bekommen für jeden ihrer Würfel im eigenen Vorrat { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }.
panel-ask-under = Unter welcher Farbe wird { NAME($card) } verbrannt? Das bringt den Vorteil dieser Farbe.
panel-ask-disc-back = Welche Scheibe nimmst du zurück? Sie bringt ihre Stärke in Punkten.
panel-ask-disc-out = Welche Scheibe deiner Hand verlässt das Spiel? Sie bringt ihre Stärke in Punkten.
panel-ask-disc-alliance = Welche Scheibe deiner Hand verlässt das Spiel? Alle anderen verlieren die gleiche, und du ziehst so viele Würfel, wie sie sagt.
panel-ask-keep = Du hast gezogen: { $cubes }. Behalte { $number ->
        [one] 1 Würfel
       *[other] { $number } Würfel
    }; der Rest geht in deinen Beutel zurück.
panel-ask-pay = { $player }, deine Kriegsscheibe kostet { $number ->
        [one] 1 Würfel
       *[other] { $number } Würfel
    } beliebiger Farben: welche?
panel-ask-discard-points = Wie viele Banner in { NAME($colour) } gibst du ab, für je { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }?
panel-ask-discard-upgrade = Welches Banner gibst du für einen freien Schritt seiner Leiste ab?
panel-ask-discard-future = Welches Banner gibst du ab? Die Zukunft seiner Farbe wird dann genutzt oder verbrannt.
panel-ask-remove = Wie viele Würfel in { NAME($colour) } verlassen das Spiel, für je { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }?
panel-ask-crowns = Wie viele Kronen verlassen das Spiel, für je { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }?
panel-ask-take-exchange = Welchen Würfel des Marktes nimmst du? Dafür kommt dann einer deines Vorrats dorthin.
panel-ask-take-exchange-many = Nimm beliebig viele Würfel des Marktes; ebenso viele deines Vorrats kommen dann dorthin.
panel-ask-take-put = Welcher Würfel deines Vorrats kommt auf den Markt?
panel-ask-take-war = { $player } hat den Krieg gewonnen: Nutze oder verbrenne umsonst eine Gegenwart oder eine Zukunft.
panel-ask-take-war-left = { $player } darf umsonst eine der übrigen Gegenwarten nutzen oder verbrennen.
panel-ask-take-present = Nutze oder verbrenne umsonst eine Gegenwart.
panel-ask-take-future = Nutze oder verbrenne die Zukunft dieser Farbe.
panel-ask-move-may = { $player }, ohne Scheibe auf der Kriegsleiste: Dein Marker darf um 1 rücken (auf { $space }, { NAME($form) }).
panel-ask-move-up-to = Bewege deinen Marker bis zu { $number } Felder nach links oder rechts (jetzt auf Feld { $space }, { NAME($form) }).
panel-ask-move-left = Wie weit geht dein Marker nach links (jetzt auf Feld { $space }, { NAME($form) })?
panel-ask-move-right = Wie weit geht dein Marker nach rechts (jetzt auf Feld { $space }, { NAME($form) })?
panel-ask-move-either = In welche Richtung geht dein Marker (jetzt auf Feld { $space }, { NAME($form) })?
panel-ask-shift = Die Marker aller rücken { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
    }: in welche Richtung?
panel-ask-draw = { $number ->
        [one] 1 Würfel
       *[other] { $number } Würfel
    } aus deinem Beutel ziehen?
panel-ask-scheme = { NAME($scheme) } nutzen, das eigene Vorhaben deiner Stadt?
panel-ask-swap = Welches Banner gibst du ab, und welches nimmst du dafür?
panel-ask-card = Welche deiner genutzten Karten wird verbrannt?
panel-ask-rob = Wem nimmst du eine Krone?
panel-ask-republic = { $player } sieht eine Republikkarte des Angebots an: die alte oder die neue behalten? Die andere geht zurück.
panel-ask-offer = Welche Republikkarte des Angebots nimmst du für deine?
panel-ask-second = { $player }, zweite Wertung, { NAME($colour) }: Eine deiner Karten noch einmal nutzen oder verbrennen?
panel-ask-back = Der Geist drängt dich zurück: auf welcher Leiste?
panel-ask-bag = Der Geist legt einen deiner Würfel in deinen Beutel: welchen?
panel-ask-accept = { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    } nehmen oder ablehnen?
panel-from = { $name } ({ NAME($place) })
panel-answer-done = { $what ->
        [buy] Nichts mehr kaufen
       *[take] Keinen mehr
    }
panel-answer-move = { $side ->
        [left] ← { $steps }
       *[right] → { $steps }
    }: Feld { $space }
panel-answer-shift = { $side ->
        [left] ← Links { $steps }
       *[right] → Rechts { $steps }
    }
panel-answer-move-stay = Bleiben
panel-answer-draw-stay = Nichts ziehen
panel-answer-draw = Ziehen
panel-answer-scheme = Nutzen
panel-answer-scheme-skip = Darauf verzichten
panel-answer-rob-skip = Niemandem
panel-answer-second-skip = Keine
panel-answer-leave = Keine davon
panel-answer-accept = Punkte nehmen
panel-answer-decline = Ablehnen
panel-answer-hold = { $what ->
        [old] Die alte Karte behalten
       *[new] Die neue Karte behalten
    }

## Was das Bestätigen ändert

panel-change-supply = Vorrat: { $steps }
panel-change-banners = Banner: { $steps }
panel-change-market = Auf dem Markt { $count ->
        [one] liegt dann 1 Würfel
       *[other] liegen dann { $count } Würfel
    } mehr in { NAME($colour) }, für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }.
panel-change-drawn = { $count ->
        [one] 1 Würfel wird
       *[other] { $count } Würfel werden
    } gezogen, von { $bag } im Beutel.
panel-change-points = Punkte { $before } → { $after }
panel-change-second = Zweite Wertung { $before } → { $after }
panel-change-crowns = Kronen { $before } → { $after }
panel-change-track = Die { NAME($colour, form: "e") } Leiste kommt auf Feld { $space }; Ausbauten, die in dieser Runde noch für alle bleiben: { $left }.
panel-change-disc = Eine Scheibe liegt verdeckt auf der Kriegsleiste.
panel-change-others = Jemand anders: { $points ->
        [-1] −1 Punkt
        [one] +1 Punkt
       *[other] { $points } Punkte
    }
panel-change-marker = Marker von { $player } { $before } → { $after }: { NAME($form) }, darüber { $crowns ->
        [0] keine Krone
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }
panel-change-final = Wenn das Spiel jetzt endete: { $before } → { $after }
panel-then = Danach { $kind ->
        [buy] werden Würfel des Marktes gekauft, für { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        }.
        [banner] wird ein Banner gewählt.
        [colour] wird eine Farbe genannt.
        [under] wird eine Farbe gewählt, unter der sie verbrannt wird.
        [disc] wird eine Scheibe gewählt.
        [keep] wählst du, welche { $number } du behältst.
        [pay] bezahlt { $player } eine Scheibe.
        [discard] können Banner abgegeben werden.
        [remove] sagst du, wie viele Würfel das Spiel verlassen.
        [crowns] sagst du, wie viele Kronen das Spiel verlassen.
        [take] { $word ->
            [put] kommt ein Würfel deines Vorrats auf den Markt.
            [exchange] wird ein Würfel des Marktes genommen, und einer deines Vorrats geht dorthin zurück.
            [exchange_many] werden Würfel des Marktes genommen, und ebenso viele deines Vorrats gehen dorthin zurück.
           *[other] nutzt oder verbrennt { $player } eine Karte.
        }
        [move] bewegt { $player } den Marker.
        [shift] sagst du, in welche Richtung die Marker aller rücken.
        [draw] dürfen Würfel gezogen werden.
        [scheme] darf das eigene Vorhaben der Stadt genutzt werden.
        [swap] wird ein Banner getauscht.
        [card] wird eine genutzte Karte gewählt.
        [rob] darf eine Krone genommen werden.
        [republic] wird eine Republikkarte des Angebots angesehen.
        [offer] darf eine Republikkarte des Angebots genommen werden.
        [second] darf { $player } noch einmal eine Karte nutzen.
        [back] geht eine Leiste zurück.
        [bag] kommt ein Würfel in den Beutel.
       *[accept] werden Punkte genommen oder abgelehnt.
    }
panel-then-ghost = { $left ->
        [0] Der Geist zieht in dieser Runde keinen Würfel mehr.
       *[other] Danach zieht der Geist einen Würfel.
    }
panel-warn-coins = { $coins ->
        [one] 1 Münze verfällt.
       *[other] { $coins } Münzen verfallen.
    }
panel-warn-disc = Mit den Würfeln, die du dann hast, könnte Scheibe { $disc } am Ende der Runde nicht bezahlt werden; sie würde umsonst kämpfen, und alle deine Würfel wären weg.
panel-warn-secret = Andere an diesem Bildschirm sehen, welche Scheibe du wählst: Lass sie wegsehen.

## Warum etwas nicht zurückgenommen werden kann

panel-kept-drawn = Das kann nicht zurückgenommen werden: Es wurden Würfel aus einem Beutel gezogen, und wer sie gesehen hat, würde mit diesem Wissen wählen.
panel-kept-cards = Das kann nicht zurückgenommen werden: Es wurden Karten aufgedeckt, die noch niemand gesehen hatte.
panel-kept-discs = Das kann nicht zurückgenommen werden: Es wurden verdeckte Kriegsscheiben aufgedeckt.
panel-kept-ghost = Das kann nicht zurückgenommen werden: Der Geist hat seinen Würfel gezogen.
panel-kept-offer = Das kann nicht zurückgenommen werden: Eine Republikkarte des Angebots wurde angesehen.

## Welche Wertung gilt

panel-gauge = Deine Endwertung jetzt: { $have } von { $need } verlangten Punkten
panel-why-hidden = Die Staatsform ist verdeckt; außerhalb von ihr gilt die niedrigere Wertung: { $final }.
panel-why-outside = Der Marker steht außerhalb der eigenen Staatsform, also gilt die niedrigere Wertung: { $final }.
panel-why-inside = { $enough ->
        [yes] Der Marker steht in der eigenen Staatsform, mit { $crowns ->
            [one] 1 Krone
           *[other] { $crowns } Kronen
        }{ $origin } bei { $signs ->
            [one] 1 Kronenzeichen
           *[other] { $signs } Kronenzeichen
        }, also gilt die höhere Wertung: { $final }.
       *[no] Der Marker steht in der eigenen Staatsform, aber { $crowns ->
            [one] 1 Krone{ $origin } ist
           *[other] { $crowns } Kronen{ $origin } sind
        } zu wenig für { $signs ->
            [one] 1 Kronenzeichen
           *[other] { $signs } Kronenzeichen
        }, also gilt die niedrigere Wertung: { $final }.
    }
panel-crowns-part = { $where ->
        [held] { $crowns } vorhanden
        [above] { $crowns } über dem Marker
       *[card] { $crowns } auf der Republikkarte
    }
panel-crowns-from = ({ $parts })

## Geheimes

panel-secret-own = Deine Republikkarte
panel-secret-new = Die, die du ansiehst
panel-secret-offer = Was du vom Angebot weißt
panel-secret-disc = Auf der Kriegsleiste liegt deine Scheibe { $disc }.
panel-discs-hidden = { $count } von { $discs } (eine liegt verdeckt)

## Was an einem Ort liegt

panel-at-player = { $player }: { NAME($city) }
panel-at-track = { $player }: { NAME($colour, form: "e") } Leiste
panel-at-cards = { $player }: Karten in { NAME($colour) }
panel-at-card = { NAME($card) }, { NAME($place) } in { NAME($colour) }
panel-at-none = { NAME($place) } in { NAME($colour) }: keine Karte
panel-at-market = Markt, { NAME($colour) } für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }: { $count ->
        [0] kein Würfel
        [one] 1 Würfel
       *[other] { $count } Würfel
    }
panel-at-scheme = { NAME($scheme) }, Stufe { $level }
panel-at-scheme-gone = Das Vorhaben der Stufe { $level } hat das Spiel verlassen.
panel-at-form = Feld { $space }: { NAME($form) }, darüber { $crowns ->
        [0] keine Krone
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }
panel-track-at = { NAME($colour) } auf Feld { $space } ({ $value })
panel-track-values = Werte ihrer Felder: { $values }
panel-track-next = Das nächste Feld: { $what }
panel-star = Ein * bezeichnet, was rekonstruiert ist: Sein Bild ist verloren.
panel-used-card = Genutzt: { NAME($card) }. { $text }
panel-burned-card = Verbrannt: { NAME($card) }
panel-next-benefit = Eine Karte hier zu verbrennen bringt jetzt: { $text }
panel-deck = Darunter: { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    }; Ablage: { $discards }

## Die Schublade der Tabellen

panel-table-cards = Karten in { NAME($colour) }
panel-table-burning = Verbrennen: die erste, zweite und dritte Karte
panel-table-schemes = Vorhaben
panel-table-cities = Städte
panel-table-tracks = Leisten
panel-table-board = Markt, Formleiste, Zeichen
panel-copies = { NAME($card) }{ $count ->
        [one] {""}
       *[other] {" "}(×{ $count })
    }
panel-scheme-seal = { NAME($scheme) } ({ NAME($seal) })
panel-city-more = Hafen: { NAME($port) }; ihre Würfel für den Markt: { $market }.
panel-market-row = { $places ->
        [0] { $price ->
            [one] 1 Münze
           *[other] { $price } Münzen
        }, beliebig viele Würfel
       *[other] { $price ->
            [one] 1 Münze
           *[other] { $price } Münzen
        }, Würfel je Farbe: { $places }
    }
panel-zone-row = Felder { $first } bis { $last }, mit Kronen { $crowns }
panel-moves-row = Die Marker aller rücken, ab Stufe 1: { $moves }
panel-signs-row = Eins nach je { $every } Punkten

## Was geschah

panel-log-heading = Runde { $round } · { $player }
panel-log-phase = Runde { $round } · { PHASE($phase) }
panel-told-nothing = { $player } hat alles gelassen, wie es war.
panel-told-phase = { PHASE($phase) }: Es ist nichts geschehen.

## Die Anleitung durch einen ersten Zug: höchstens je 160 Zeichen.

panel-guide-look = Unter jedem Stapel liegt seine Gegenwart. Klicke Karten, Leisten oder Felder an: Was sie sind, steht dann neben dem Spielplan.
panel-guide-choose = Je Farbe eine Zeile: Aktion der Stadt, Gegenwart nutzen oder verbrennen, Leiste ausbauen. Davor steht der Preis. Wähle etwas.
panel-guide-confirm = Das kostet und ändert es. Bestätigen spielt es, mit Abbrechen wählst du neu.
panel-guide-pick = Es fragt noch etwas: Antworte unten. Dann steht da, was es kostet und ändert, und Bestätigen spielt es.
panel-guide-answer = Was eine Aktion fragt, beantwortest du hier; jede weitere Aktion der Runde kostet einen Würfel mehr. Passe, wenn es genug ist.

## Wörter auf dem Panel

panel-ui-panel = Città-Stato
panel-ui-expansion = Erweiterung
panel-ui-declining = Punkte ablehnen dürfen
panel-ui-scenario = Allein: Szenario
panel-ui-game = Allein: Spiel
panel-ui-bonus = Allein: Bonuskronen
panel-ui-expansion-help = Erweiterung: weitere Städte, Karten und Vorhaben; für { SPELT(RULE("most-players")) } Personen ist sie nötig.
panel-ui-declining-help = Punkte ablehnen dürfen: Bei jedem Gewinn wird gefragt.
panel-ui-scenario-help = Allein spielst du gegen den Geist: { SPELT(RULE("scenarios")) } Szenarien, vom leichten bis zum schweren.
panel-ui-game-help = Spiel: Jedes Szenario hat { SPELT(RULE("solo-games")) }; jedes verlangt ein Ziel mehr und mehr Punkte. Was als Nächstes kommt, sagt die Tabelle darunter.
panel-ui-bonus-help = Bonuskronen: die, die das vorige Spiel gebracht hat.
panel-ui-seed-help = Startzahl: Dieselbe Zahl gibt dieselben Städte, Karten und Züge aus dem Beutel. Ohne sie wird eine gezogen.
panel-ui-undo-turn = An den Anfang des Zuges
panel-ui-nothing-back = Es gibt nichts zurückzunehmen.
panel-ui-round-parts = Teile der Runde
panel-ui-log-rounds = Alle Runden zeigen
panel-ui-board-help = Der Tisch. Pfeiltasten gehen von Ort zu Ort; mit Umschalt, oder mit n und p, zu Orten, die gewählt werden können; Eingabe wählt oder sagt, was dort liegt, Esc bricht ab.
panel-ui-republic-look = Republikkarten sind geheim. Die eigene ansehen:
panel-ui-tables = Karten und Tabellen
panel-ui-ours = rekonstruiert
panel-ui-star = Was als rekonstruiert bezeichnet ist, stand in Bildern, die verloren sind; wer das Spiel besitzt, kann es ersetzen.
panel-ui-if-today = Wenn das Spiel jetzt endete
panel-ui-solo = Gegen den Geist
panel-ui-goal-met = erreicht
panel-ui-goal-open = nicht erreicht
panel-ui-pass = Passen
panel-ui-first = Punkte
panel-ui-second = Zweite
panel-ui-form = Staatsform
panel-ui-crowns = Kronen
panel-ui-crown-signs = Zeichen
panel-ui-final = Endwertung
panel-ui-cubes = Würfel
panel-ui-marker = Feld
panel-ui-passed = Gepasst
panel-ui-tracks = Leisten
panel-ui-supply = Vorrat
panel-ui-bag = Beutel
panel-ui-banners = Banner
panel-ui-discs = Scheiben
panel-ui-cards = Genutzte Karten
panel-ui-burned = Verbrannt
panel-ui-republic = Republikkarte
panel-ui-scheme = Eigenes Vorhaben
# Lange Wörter in Antworten, jedes mit · an der Stelle, an der es getrennt werden darf.
panel-ui-breaks = Dogen·herrschaft
panel-ui-mine = Was vor mir liegt
panel-ui-mine-only = Nur was mich angeht
panel-sign = { $what ->
        [all] alle; vor einem Marker: Die Marker aller rücken
        [marker] ein Marker, allein auf einer Karte oder Stadt: dein eigener
        [price] so viele Würfel ihrer Farbe kostet die nächste Aktion dieser Person
        [scores] Punkte der ersten und der zweiten Wertung
        [points] Punkte, in der Wertung, die gerade läuft
        [port] was dahinter steht, gibt es nur, wenn es der Hafen deiner Stadt ist; neben einer Stadt: ihr Hafen
        [down] liegt verdeckt
        [each] für jedes
       *[out] wird abgegeben
    }
