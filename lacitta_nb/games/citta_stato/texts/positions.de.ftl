# Was in einer Stellung oder in Tabellen von Città-Stato nicht passt oder nicht erlaubt ist. Texte stehen Buchstabe für Buchstabe da.

# Spieler, und welches Spiel gespielt wird.
file-stato-alone = ein Solospiel hat genau eine Person; gefunden: { $found }
file-stato-not-alone = erwartet: mindestens { $least } Spieler, oder „solo“ für ein Spiel allein; gefunden: { $found }
file-stato-five = erwartet: true, denn ohne die Erweiterung spielen höchstens { $most }, und hier sind es { $found }
file-stato-solo-expansion = erwartet: false, denn allein wird ohne die Erweiterung gespielt
file-stato-required = erwartet: { $required }, nach Szenario und Spiel; gefunden: { $found }

# Städte, Vorhaben, Karten.
file-stato-expansion-only = { $name } gehört zur Erweiterung, und dieses Spiel wird ohne sie gespielt
file-stato-twice = { $name } steht schon an anderer Stelle, und es gibt nur eins davon
file-stato-no-scheme = die Stadt { $city } hat kein eigenes Vorhaben: erwartet: null
file-stato-card = erwartet: das Wort einer Aktionskarte; gefunden: { $found }
file-stato-copies = erwartet: { $card } insgesamt höchstens { $most }-mal, und das hier ist einmal zu viel
file-stato-card-colour = { $card } ist eine Karte der Farbe { $colour }
file-stato-republics = erwartet: höchstens { $most } { $card } unter den Republikkarten dieses Spiels, und das hier ist eine zu viel
file-stato-not-offered = { $card } liegt nicht so oft im Angebot, also kann niemand sie dort kennen
file-stato-hidden-deck = ein Stapel ist ganz verborgen oder gar nicht
file-stato-hidden-cards = erwartet: höchstens { $most } verborgene Karten, so viele, wie sonst nirgends liegen; gefunden: { $found }
file-stato-hidden-republics = erwartet: höchstens { $most } verborgene Republikkarten, so viele, wie sonst nirgends liegen; gefunden: { $found }

# Würfel, Banner, Kronen.
file-stato-cubes = erwartet: höchstens { $most } Würfel der Farbe { $colour } in Vorräten, Beuteln, im Markt und außerhalb des Spiels; gefunden: { $found }
file-stato-banners = erwartet: bei allen zusammen höchstens { $most } Banner der Farbe { $colour }; gefunden: { $found }
file-stato-crowns = erwartet: bei allen und außerhalb des Spiels höchstens { $most } Kronen; gefunden: { $found }
file-stato-ghost-cubes = erwartet: ein Würfel der Farbe { $colour } im Beutel des Geistes oder daraus gezogen; gefunden: { $found }

# Kriegsscheiben.
file-stato-disc = erwartet: eine Scheibe von { $least } bis { $most }, oder „{ $hidden }“ für eine verborgene; gefunden: { $found }
file-stato-disc-twice = die Scheibe { $found } steht hier zweimal
file-stato-disc-on-track = die Scheibe { $found } liegt auf der Kriegsleiste
file-stato-discs-gone = erwartet: { $right }, alle Scheiben, die weder auf der Hand noch auf der Kriegsleiste sind
file-stato-second-disc = von diesem Spieler liegt schon eine Scheibe auf der Kriegsleiste
file-stato-turned-up = die Scheiben sind aufgedeckt: erwartet: ihre Stärke
file-stato-no-war = erwartet: [], denn in der Phase { $phase } liegen keine Scheiben auf der Kriegsleiste
file-stato-hidden-hand = eine Hand ist ganz verborgen, zusammen mit ihrer Scheibe auf der Kriegsleiste, oder gar nicht
file-stato-hidden-discs = erwartet: { $count } verborgene Scheiben neben der auf der Kriegsleiste und denen in „discs_gone“; gefunden: { $found }

# Was aus anderen Feldern folgt.
file-stato-second = erwartet: 0, denn die zweite Wertung kommt nach der letzten Runde, und die Phase ist { $phase }
file-stato-last-round = erwartet: { $last }, die letzte Runde, denn die Phase ist { $phase }; gefunden: { $found }
file-stato-not-passed = erwartet: true, denn in der Phase { $phase } haben alle gepasst
file-stato-passed = erwartet: false, denn in der Phase { $phase } hat niemand gepasst
file-stato-actions = erwartet: 0, denn in der Phase { $phase } gibt es keine Aktionen; gefunden: { $found }
file-stato-to-move = erwartet: { $seat }, der Startspieler, denn die Phase ist { $phase }; gefunden: { $found }
file-stato-mover-passed = players[{ $seat }] hat gepasst; haben es alle, ist die Phase war
file-stato-passed-first = erwartet: jemand, der gepasst hat und nicht Startspieler ist; gefunden: { $seat }

# Was noch aussteht.
file-stato-nothing-pending = erwartet: nichts, denn in der Phase { $phase } wird nichts gefragt
file-stato-pending = dazu kommt kein Spiel in der Phase { $phase }: Erwartet ist eine Frage und dahinter der Rest einer Aktion, eines Krieges oder einer zweiten Wertung
file-stato-one-answer = die Frage { $verb } hat hier keine zwei Antworten und wird also nicht gestellt
file-stato-colour-order = erwartet: Farben in der Reihenfolge, in der Würfel genannt werden
file-stato-keep = erwartet: höchstens { $most }, weniger als die gezogenen Würfel; gefunden: { $found }
file-stato-taken = erwartet: höchstens { $most }, die Würfel im Vorrat; gefunden: { $found }
file-stato-lay-disc = erwartet: eine Scheibe auf der Hand; gefunden: { $found }

# Tabellen eines Besitzers.
file-stato-provenance = erwartet: ein Text mit höchstens { NUMBER($most, useGrouping: 1) } Zeichen, oder Listen oder Objekte aus solchen Texten; gefunden: { $found }
file-stato-all = ist unvollständig: Eine Tabelle wird ganz angegeben; es fehlen: { $missing }
file-stato-rule = { $name } gehört zur Regel { $number }, und die bleibt, wie sie ist
file-stato-effect = erwartet: eine Wirkung, die mit einem dieser Wörter beginnt: { $verbs }; gefunden: { $found }
file-stato-effect-form = erwartet: { $form }; gefunden: { $found }
file-stato-effect-twice = { $verb } steht hier zweimal, und eine Karte tut das nur einmal
file-stato-zones = die Bereiche müssen die Felder 1 bis { $spaces } der Formleiste aufteilen, jedes an eine Staatsform
file-stato-price-twice = eine Reihe mit dem Preis { $price } gibt es schon
file-stato-last-row = erwartet: null in der letzten Reihe, die beliebig viele fasst, und eine Zahl in allen anderen
file-stato-in-all = erwartet: höchstens { $most } mit denen der Erweiterung; gefunden: { $found }
file-stato-begin = ein Spiel beginnt mit bis zu { $needed } Würfeln der Farbe { $colour }, und es gibt { $found }
file-stato-market-cubes = die Würfel von { $city } für den Markt sind nicht unter denen einer Stadt
file-stato-few-cities = erwartet: mindestens { $least } Städte, mit denen gespielt wird; gefunden: { $found }
file-stato-few-schemes = erwartet: mindestens { $least } Vorhaben, die der Städte mit Siegel darunter; gefunden: { $found }
file-stato-deck = erwartet: { $count } Karten der Farbe { $colour } ohne die der Erweiterung; gefunden: { $found }
file-stato-no-row = der Markt hat keine Reihe zu { $price }, die geleert werden könnte

# Die Datei der Solo-Szenarien.
file-stato-campaign = { $problem }; die Datei bleibt, wie sie ist, und nichts kann dazukommen
file-stato-campaign-kept = { $problem }; die Datei bleibt, wie sie ist, und nichts kann dazukommen. { $kept } daneben enthält, was zuletzt aufgehoben wurde
file-stato-campaign-order = erwartet: Spiel { $game } mit { $crowns } Bonuskronen, nach den Spielen davor
file-stato-campaign-won = erwartet: { $right }, nach der Endwertung, der verlangten Punktzahl und den Zielen
file-stato-campaign-objectives = erwartet: die Ziele { $known }, nach Szenario und Spiel
file-stato-campaign-earned = erwartet: { $right }, die Bonuskronen nach der Endwertung und der verlangten Punktzahl; gefunden: { $found }
