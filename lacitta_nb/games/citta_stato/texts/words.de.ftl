# Namen der Dinge des Spiels. `.help` sagt, was ein Ding ist oder tut.
#
# Farben: der Name ist das Hauptwort (ein Würfel in Grün); `.e` und `.en` sind die gebeugten Eigenschaftswörter
# (der grüne Würfel, einen grünen Würfel).
#
# Ein Wort für ein Ding: supply = Vorrat (eigene Würfel, Banner, Karten), stock = Bestand (der gemeinsame Haufen),
# bag = Beutel, market = Markt, row = Reihe, Present = Gegenwart, Future = Zukunft, deck = Stapel,
# discards = Ablage, to use = nutzen, to burn = verbrennen, track = Leiste, to upgrade = ausbauen,
# upgrade marker = Ausbaumarker, marker = Marker, form track = Formleiste, form = Staatsform, crown = Krone,
# crown sign = Kronenzeichen, banner = Banner, disc = Kriegsscheibe, Scheibe, power = Stärke, scheme = Vorhaben,
# level = Stufe, seal = Siegel, republic card = Republikkarte, offer = Angebot, stand-in = Ersatzwürfel,
# ghost = Geist, score = Wertung, objective = Ziel, coin = Münze.

word-yellow = Gelb
    .e = gelbe
    .en = gelben
word-white = Weiß
    .e = weiße
    .en = weißen
word-green = Grün
    .e = grüne
    .en = grünen
word-orange = Orange
    .e = orangefarbene
    .en = orangefarbenen
word-black = Schwarz
    .e = schwarze
    .en = schwarzen
word-purple = Violett
    .e = violette
    .en = violetten
word-blue = Blau
word-red = Rot
word-left = links
word-right = rechts

word-plutocracy = Plutokratie
word-oligarchy = Oligarchie
word-doge = Dogenherrschaft
word-plutocracy_crowns = Plutokratie mit Kronen
word-oligarchy_crowns = Oligarchie mit Kronen
word-doge_crowns = Dogenherrschaft mit Kronen

word-fleet = Handelsflotte
    .help = Kaufe Würfel des Marktes mit den Münzen, die deine gelbe Leiste zeigt; übrige Münzen verfallen.
word-city = Stadt
    .help = Die Fähigkeit deiner Stadt, danach ein Banner deiner Wahl.
word-guilds = Zünfte
    .help = Ziehe so viele Würfel aus deinem Beutel, wie deine grüne Leiste zeigt.
word-war = Krieg
    .help = Zuerst die Punkte deiner Leiste in Orange, dann kommt eine deiner Scheiben verdeckt auf die Kriegsleiste.
word-republic = Republik
    .help = Tausche { SPELT(RULE("trade-banners")) } violette Banner oder eins jeder Farbe gegen { RULE("trade-crowns") } Kronen.
word-politics = Politik
    .help = Nutze ein offenes Vorhaben, dessen Stufe höchstens die deiner violetten Leiste ist; danach bewegen sich die Marker aller nach seiner Stufe.
word-use = eine Karte nutzen
    .help = Nimm die Gegenwart der Farbe, führe sie aus und behalte sie für die zweite Wertung.
word-burn = eine Karte verbrennen
    .help = Lege die Gegenwart der Farbe unter diese Farbe deines Tableaus; sie bringt den Vorteil der erreichten Anzahl, nicht ihre eigene Wirkung.
word-upgrade = eine Leiste ausbauen
    .help = Die Scheibe der Leiste rückt ein Feld nach rechts und bringt, was dieses Feld zeigt; der Ausbaumarker sinkt.
word-pass = passen
    .help = Kostet nichts, und du bist in dieser Runde nicht mehr am Zug.

word-cube = Würfel
    .help = Bezahlt Aktionen. Gewonnene Würfel kommen in deinen Vorrat, ausgegebene in deinen Beutel, der erste einer Runde auf den Markt.
word-supply = Vorrat
    .help = Was du nutzen kannst: Würfel, Banner, Kronen und genutzte Karten.
word-stock = Bestand
    .help = Der gemeinsame Haufen. Was ihm fehlt, bekommt niemand.
word-bag = Beutel
    .help = Fasst, was du ausgegeben hast, bis du es wieder ziehst. Alle dürfen hineinsehen, aber gezogen wird blind.
word-market = Markt
    .help = Eine Spalte für jede Farbe. Ein Würfel kommt auf den obersten freien Platz seiner Spalte und kostet, was seine Reihe sagt.
word-coin = Münze
    .help = Kauft sofort Würfel des Marktes; keine wird aufgehoben.
word-banner = Banner
    .help = Hat eine der Farben der Leisten; wird gegen Kronen getauscht oder von Karten gezählt.
word-crown = Krone
    .help = Lässt am Ende die höhere deiner beiden Wertungen gelten, wenn du so viele hast, wie Kronenzeichen dazwischen stehen.
word-sign = Kronenzeichen
    .help = Steht nach je { RULE("sign-every") } Punkten der Punkteleiste (rekonstruiert).
word-disc = Kriegsscheibe
    .help = Du hast { SPELT(RULE("discs")) }, mit den Stärken 0 bis { RULE("highest-disc") }. Eine Scheibe, die kämpft, kostet so viele Würfel wie ihre Stärke und verlässt das Spiel.
word-card = Karte
    .help = Wird genutzt, für das, was sie sagt, oder unter ihrer Farbe verbrannt.
word-present = Gegenwart
    .help = Die Karte unter einem Stapel, die in einem Zug genutzt oder verbrannt werden kann.
word-future = Zukunft
    .help = Die offene oberste Karte eines Stapels; am Ende der Runde wird sie zur Gegenwart.
word-deck = Stapel
    .help = Die Karten einer Farbe, die nach der Zukunft kommen.
word-discards = Ablage
    .help = Wird zum neuen Stapel ihrer Farbe, wenn dort eine Karte fehlt.
word-marker = Marker
    .help = Zeigt auf der Formleiste, wie deine Republik beschaffen ist.
word-form_track = Formleiste
    .help = Hat einen Bereich für jede Staatsform und Kronen über ihren Feldern (rekonstruiert).
word-form = Staatsform
    .help = Deine Republikkarte verlangt eine. Außerhalb ihres Bereichs gilt deine niedrigere Wertung.
word-war_track = Kriegsleiste
    .help = Fasst eine Scheibe für jede Person, in der Reihenfolge des Legens.
word-upgrade_marker = Ausbaumarker
    .help = Wie viele Ausbauten in dieser Runde noch möglich sind, für alle zusammen.
word-scheme = Vorhaben
    .help = Dient einmal in der Runde; sein Platz ist seine Stufe, und die Stufe sagt, wie weit sich die Marker aller bewegen.
word-level = Stufe
    .help = Der Platz eines Vorhabens, von 1 bis { RULE("schemes") }.
word-seal = Siegel
    .help = Blau oder Rot; sagt, welche Vorhaben Pisa und Genova gehören können (rekonstruiert).
word-republic_card = Republikkarte
    .help = Bis zum Ende siehst nur du sie; sie nennt die Staatsform, in der deine höhere Wertung gelten kann.
word-offer = Angebot
    .help = Die Republikkarten neben dem Spielplan, mit denen das Verbrennen unter Schwarz tauscht.
word-stand_in = Ersatzwürfel
    .help = Ein weißer Würfel, der für Gelb oder Grün bezahlt wird, oder ein schwarzer für Orange oder Violett. Für Weiß und Schwarz gibt es keinen Ersatz.
word-first_player = Startspieler
    .help = Wer zuerst gepasst hat, beginnt die nächste Runde, aber nie zweimal hintereinander.
word-first_score = erste Wertung
    .help = Die Punkte am Ende der letzten Runde.
word-second_score = zweite Wertung
    .help = Was genutzte Karten nach der letzten Runde noch einmal bringen, eine jeder Farbe.
word-final_score = Endwertung
    .help = Die höhere der beiden Wertungen, wenn Staatsform und Kronen stimmen, sonst die niedrigere.
word-ghost = Geist
    .help = Dein Gegner im Solospiel: Ein Würfel aus seinem Beutel sagt, was er tut.
word-required = verlangte Punktzahl
    .help = Was deine Endwertung in einem Solospiel erreichen muss.
word-objective = Ziel
    .help = Was du am Ende eines Solospiels außer der Punktzahl brauchst.
word-bonus_crown = Bonuskrone
    .help = Ein Kronenzeichen zwischen der verlangten Punktzahl und deiner; mit ihnen beginnt das nächste Spiel des Szenarios.

word-track-yellow = gelbe Leiste
    .help = Münzen der Handelsflotte: { RULE("track-yellow") } (zum Teil rekonstruiert).
word-track-green = grüne Leiste
    .help = Würfel, die die Zünfte und das Ende der Runde bringen: { RULE("track-green") } (zum Teil rekonstruiert).
word-track-orange = Leiste in Orange
    .help = Punkte der Aktion Krieg: Das erste Feld kostet { RULE("orange-cost") ->
        [one] { RULE("orange-cost") } Punkt
       *[other] { RULE("orange-cost") } Punkte
    }, die anderen bringen { RULE("orange-points") } (zum Teil rekonstruiert).
word-track-purple = violette Leiste
    .help = Die höchste Stufe eines Vorhabens, das du nutzen kannst: { RULE("track-purple") }.

word-amalfi = Amalfi
word-ancona = Ancona
word-genova = Genova
word-pisa = Pisa
word-ragusa = Ragusa
word-venezia = Venezia
word-gaeta = Gaeta
word-noli = Noli

word-turning_point = Wendepunkt
word-ideology = Ideologie
word-republican_fate = Schicksal der Republik
word-credit_policy = Kreditpolitik
word-diplomacy = Diplomatie
word-decree = Erlass
word-political_plot = Politisches Komplott
word-papal_concordat = Konkordat mit dem Papst
word-populaces_goodwill = Gunst des Volkes
word-betrayal = Verrat

word-flanders = Flandern
word-barcelona = Barcelona
word-marseilles = Marseille
word-syracuse = Syrakus
word-tripoli = Tripolis
word-tunis = Tunis
word-alexandria = Alexandria
word-constantinople = Konstantinopel
word-holy_land = Heiliges Land
word-jaffa = Jaffa
word-ivory = Elfenbein
word-silk = Seide
word-spices_monopoly = Gewürzmonopol
word-freedom_of_thought = Gedankenfreiheit
word-naval_engineering = Schiffbaukunst
word-rich_landing = Reiche Ladung
word-slave_trade = Sklavenhandel
word-harbormaster = Hafenmeister
word-master_artisan = Handwerksmeister
word-admiral = Admiral
word-administrator = Verwalter
word-grand_merchant = Großhändler
word-shipwright = Schiffszimmermann
word-high_magistrate = Oberrichter
word-authority = Obrigkeit
word-senator = Senator
word-guild_master = Zunftmeister
word-holy_lands_port_yellow = Hafen im Heiligen Land (Gelb)
word-holy_lands_port_purple = Hafen im Heiligen Land (Violett)
word-crusades_port_green = Hafen der Kreuzfahrer (Grün)
word-crusades_port_orange = Hafen der Kreuzfahrer (Orange)
word-warfare_intent = Kriegsabsicht
word-hunt_saracen_pirates = Jagd auf sarazenische Piraten
word-mercenary_tradition = Söldnertradition
word-corsair_raid = Korsarenüberfall
word-rising_corporation = Aufstrebende Körperschaft
word-mercenary_help = Hilfe der Söldner
word-cartography = Kartografie
word-secret_route = Geheime Route
word-financial_power = Macht des Geldes
word-dynastic_order = Dynastische Ordnung
word-republican_thought = Republikanisches Denken
word-subversive_push = Umsturz
word-republican_chart = Verfassung der Republik
word-elder_council = Ältestenrat
word-duchy = Herzogtum
word-corporations = Körperschaften
word-landowner_consuls = Konsuln der Grundherren
word-royal_court = Königshof
word-power_of_the_lords = Macht der Herren
word-protectorate = Protektorat
word-hegemonic_republic = Vormacht der Republik
word-doges_council = Rat des Dogen
word-city_assembly = Stadtversammlung

word-scenario-1 = Ruhige See
word-scenario-2 = Gegenwind
word-scenario-3 = Schwerer Seegang
word-scenario-4 = Sturm

word-goal-white_and_black = ein weißer und ein schwarzer Würfel im Vorrat
word-goal-purple_4 = die violette Leiste auf ihrem letzten Feld
word-goal-crowns_5 = mindestens fünf Kronen
word-goal-doge = eine Republikkarte der Dogenherrschaft
word-goal-purple_banners_3 = mindestens drei violette Banner
word-goal-card_of_each_colour = eine genutzte Karte jeder Farbe
word-goal-orange_1 = die Leiste in Orange auf ihrem ersten Feld
word-goal-banner_of_each_colour = ein Banner jeder Farbe
word-goal-discs_gone = keine Kriegsscheibe mehr auf der Hand
word-goal-banners_7 = mindestens sieben Banner
word-goal-crowns_7 = mindestens sieben Kronen
word-goal-burned_of_each_colour = eine verbrannte Karte jeder Farbe

# Wo ein Ereignis nichts nennt.
word- = keine

phase-actions = Die Züge
    .help = Reihum führt jeder eine Aktion aus oder passt, bis alle gepasst haben.
phase-war = Der Krieg
    .help = Wer keine Scheibe auf der Kriegsleiste hat, darf den eigenen Marker bewegen; dann werden die Scheiben aufgedeckt und bezahlt, und die höchste gewinnt.
phase-round_end = Das Ende der Runde
    .help = Neue Karten, Vorhaben aufgedeckt, der Ausbaumarker zurück, ein neuer Startspieler und Würfel aus den Beuteln.
phase-second_score = Die zweite Wertung
    .help = Farbe für Farbe darf jeder eine eigene genutzte Karte noch einmal nutzen oder verbrennen, für die zweite Wertung.
phase-final = Die Abrechnung
    .help = Kronen über den Markern werden genommen und Republikkarten gezeigt; Staatsform und Kronen sagen, welche Wertung gilt.
phase-over = Das Ende
    .help = Die höchste Endwertung gewinnt, dann die Summe beider Wertungen, dann die Würfel im Vorrat.

# Was Karten, Vorhaben, Fähigkeiten und Vorteile tun, ein Stück für jede Wirkung.
stato-effect = { $verb ->
        [fleet] kaufe Würfel des Marktes für { $number ->
            [one] 1 Münze
           *[other] { $number } Münzen
        }
        [gain_banner] { $count ->
            [0] nimm ein Banner deiner Wahl
            [1] nimm ein Banner in { NAMES($colours) }
           *[other] nimm je ein Banner in { NAMES($colours) }
        }
        [port_banner] ist das der Hafen deiner Stadt, nimm ein Banner deiner Wahl
        [different_banners] nimm ein Banner deiner Wahl und eins einer anderen Farbe
        [gain_cube] nimm einen Würfel in { NAMES($colours) } aus dem Bestand
        [gain_crowns] nimm { $number ->
            [one] 1 Krone
           *[other] { $number } Kronen
        }
        [draw_colours] { $word ->
            [all] ziehe alle Würfel deines Beutels
           *[other] ziehe alle Würfel in { NAMES($colours) }
        }
        [draw_chosen] nenne eine Farbe und ziehe alle ihre Würfel
        [draw_and_keep] { $word ->
            [all] ziehe alle Würfel, behalte { $last } und lege den Rest zurück
           *[other] ziehe { $number } Würfel, behalte { $last } und lege den Rest zurück
        }
        [draw_by_schemes] du darfst für jedes in dieser Runde genutzte Vorhaben { $number } Würfel ziehen
        [points] erhalte { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        }
        [score_cubes] erhalte { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        } für jeden Würfel in { NAMES($colours) } in deinem Vorrat
        [score_banners] erhalte { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        } für jedes Banner in { NAMES($colours) }
        [score_burned] erhalte { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        } für jede Karte, die du unter { NAMES($colours) } verbrannt hast
        [score_all_burned] erhalte { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        } für jede Karte, die du verbrannt hast
        [score_unburned] erhalte { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        } für jede genutzte Karte in deinem Vorrat, auch für diese
        [score_supply] erhalte { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        } für je { $last } Würfel in deinem Vorrat
        [score_track] erhalte { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        } für jedes Feld, das deine Scheibe auf der Leiste in { NAMES($colours) } erreicht hat
        [all_score_cubes] alle erhalten { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        } für jeden eigenen Würfel in { NAMES($colours) }
        [all_score_spaces] alle erhalten { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        } für jeden Schritt auf der Leiste in { NAMES($colours) }, doppelt ohne Scheibe auf der Kriegsleiste
        [all_score_chosen] nenne eine Farbe: Alle erhalten { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        } für jeden eigenen Würfel davon
        [remove_cubes] nimm beliebig viele deiner Würfel in { NAMES($colours) } aus dem Spiel, für je { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        }
        [remove_crowns] nimm beliebig viele deiner Kronen aus dem Spiel, für je { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        }
        [rob_crown] du darfst jemandem eine Krone wegnehmen
        [disc_back] nimm eine Kriegsscheibe zurück, die das Spiel verlassen hat, und erhalte ihre Stärke als Punkte
        [disc_out] nimm eine Kriegsscheibe deiner Hand aus dem Spiel und erhalte ihre Stärke als Punkte
        [alliance] nimm eine Kriegsscheibe deiner Hand aus dem Spiel; alle anderen verlieren ihre mit derselben Stärke; ziehe so viele Würfel, wie sie zeigt
        [marker] { $word ->
            [left] bewege deinen Marker { $number ->
                [one] 1 Feld
               *[other] 1 bis { $number } Felder
            } nach links
            [right] bewege deinen Marker { $number ->
                [one] 1 Feld
               *[other] 1 bis { $number } Felder
            } nach rechts
            [either] bewege deinen Marker { $number ->
                [one] 1 Feld
               *[other] { $number } Felder
            } nach links oder rechts
           *[up_to] du darfst deinen Marker bis zu { $number ->
                [one] 1 Feld
               *[other] { $number } Felder
            } bewegen
        }
        [shift_all] bewege die Marker aller { $number ->
            [one] 1 Feld
           *[other] { $number } Felder
        } zur selben Seite
        [trade] nimm eine Republikkarte des Angebots; behalte sie oder deine alte
        [exchange_one] nimm einen Würfel des Marktes umsonst und lege dann einen deines Vorrats dorthin
        [exchange_many] nimm beliebig viele Würfel des Marktes umsonst und lege dann ebenso viele deines Vorrats dorthin
        [discard_banners] gib beliebig viele Banner in { NAMES($colours) } ab, für je { $number ->
            [one] 1 Punkt
           *[other] { $number } Punkte
        }
        [free_upgrade] gib ein Banner für einen freien Schritt auf seiner Leiste ab
        [take_future] gib ein Banner ab; nutze oder verbrenne die Zukunft seiner Farbe
        [take_present] nutze oder verbrenne eine Gegenwart umsonst
        [own_scheme] du darfst das Vorhaben nutzen, das deiner Stadt gehört
        [swap_banner] tausche ein Banner von dir gegen eins des Bestands
        [burn_used] verbrenne eine deiner genutzten Karten unter einer Farbe deiner Wahl
        [empty_row] die Marktreihe mit dem Preis { $number } wird geleert
        [drop_scheme] das Vorhaben der Stufe { $number } verlässt das Spiel
        [pushed] { $word ->
            [left] dein Marker bewegt sich { $number ->
                [one] 1 Feld
               *[other] { $number } Felder
            } nach links
           *[right] dein Marker bewegt sich { $number ->
                [one] 1 Feld
               *[other] { $number } Felder
            } nach rechts
        }
        [track_back] deine Leisten gehen im Ganzen { $number ->
            [one] 1 Feld
           *[other] { $number } Felder
        } zurück
        [cube_to_bag] ein Würfel deines Vorrats kommt in deinen Beutel
        [disc_random] eine zufällige Scheibe des Geists kommt auf die Kriegsleiste
        [disc_highest] die höchste Scheibe des Geists kommt auf die Kriegsleiste
        [disc_lowest] die niedrigste Scheibe des Geists kommt auf die Kriegsleiste
       *[burn_anywhere] verbrenne diese Karte unter einer Farbe deiner Wahl, für den Vorteil dieser Farbe
    }
# Hinter dem, was eine Karte tut, von der nur ein Teil verloren ist.
stato-reconstructed-card = { $text } { $what ->
        [colour_points] (Die Farbe und die Punkte sind rekonstruiert: Ihr Bild ist verloren.)
        [colours] (Die Farben sind rekonstruiert: Ihr Bild ist verloren.)
        [coins] (Die Zahl der Münzen ist rekonstruiert: Ihr Bild ist verloren.)
        [direction] (Die Richtung ist rekonstruiert: Ihr Bild ist verloren.)
       *[colour] (Die Farbe ist rekonstruiert: Ihr Bild ist verloren.)
    }
