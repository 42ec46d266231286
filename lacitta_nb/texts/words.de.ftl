# Wörter, die jedes Spiel hat. `.a` ist der Name mit seinem Artikel, `.help` sagt, was das Ding tut.
#
# Formen: `.gender` ist m, f oder n; `.a` und `.a-acc` stehen mit unbestimmtem Artikel im Nominativ
# und Akkusativ; `.the` und `.the-acc` ebenso mit bestimmtem.
#
# Ein Wort für ein Ding:
#   board = Spielplan, space = Feld (offen, gesperrt), area = Gebiet, border = Grenze, lane, way = Weg
#   farmland = Landwirtschaft, wheat = Weizen, mountain = Gebirge, lake = Gewässer, waste land = Ödland
#   city = Stadt (Stadt A1 von Rosso), castle = Castello, building = Gebäude, to place = einsetzen
#   citizen = Bürger, surplus, to spare = überzählig, figure = Figur, supply = Vorrat, limit = Obergrenze
#   service = Errungenschaft (Kultur, Bildung, Gesundheit), wish = Wunsch, voice card = Stimmkarte
#   action card = Aktionskarte, political card = Politikkarte, display = Auslage,
#   deck = Nachziehstapel, discard = Ablagestapel, tile = Plättchen
#   food = Nahrung, to starve = hungern, to fall = abgerissen werden, demolition = Abriss
#   growth = Zuwachs, income = Einkommen, politics = Politik, migration = Wanderung, feeding = Versorgung
#   neighbour = Nachbar, Nachbarstadt; start player = Startspieler; turn = Zug; to pass = passen
#   edition = Ausgabe, expansion = Erweiterung, set-up = Aufbau, beginners' = für Einsteiger
#   log = Baumstamm, crate = Kiste, wall = Mauer, cross = Kreuz, head = Kopf, swords = Schwerter
#   store = Lager, delivery = Lieferung, coin = Münze, side = Seite, complete = vollständig,
#   broken = unterbrochen, tower = Turm, defence = Verteidigung, attack = Angriff, strength = Stärke,
#   box = Kästchen, row = Reihe, roll = Wurf, to turn a die = drehen, joined = verbunden
#   move = Zug, hint = Tipp, seed = Startwert, playout = Probespiel, panel = Panel, code = Spielcode
#   Step = Weiter, Play = Los, Stop = Stopp, Confirm = OK, Cancel = Abbrechen,
#   Undo = Rückgängig, Redo = Wiederholen, Back = Zurück, Hint = Tipp, predict = raten

word-unknown = verdeckte Karte
    .a = eine verdeckte Karte
    .gender = f
    .the = die verdeckte Karte
    .the-acc = die verdeckte Karte
    .help = Diese Ansicht des Spiels zeigt nicht, welche Karte es ist.

list-and = { $some } und { $last }
list-or = { $some } oder { $last }
list-apart = { $one }; { $other }
chronicle-when = { $clock ->
        [year] Jahr { $number } · { PHASE($phase, $game) }
        [round] Runde { $number } · { PHASE($phase, $game) }
       *[none] { PHASE($phase, $game) }
    }:
percentage = { $number } %
# Wie die Sprache dieser Datei bei denen heißt, die sie sprechen; das Menü des Tisches zeigt es.
language-name = Deutsch

no-language = In der Sprache { $name } gibt es keine Sätze; die Sprachen sind { $names }.

no-language-set = Die Umgebungsvariable { $variable } verlangt die Sprache { $name }, in der es keine Sätze gibt; die Sprachen sind { $names }.

# Zahlen in Buchstaben; `.ordinal` steht mit Artikel davor (der erste).

number-1 = ein
    .ordinal = erste
number-2 = zwei
    .ordinal = zweite
number-3 = drei
    .ordinal = dritte
number-4 = vier
    .ordinal = vierte
number-5 = fünf
    .ordinal = fünfte
number-6 = sechs
    .ordinal = sechste
number-7 = sieben
    .ordinal = siebte
number-8 = acht
    .ordinal = achte
number-9 = neun
    .ordinal = neunte
number-10 = zehn
    .ordinal = zehnte
number-11 = elf
    .ordinal = elfte
number-12 = zwölf
    .ordinal = zwölfte
