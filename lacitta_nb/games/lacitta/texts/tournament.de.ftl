# Was in vielen Spielen von La Città gezählt wird: Spalten von Tabellen und Achsen.

## Turniere

study-lost-a-game = verlorene Bürger pro Spiel
study-by-year-citizens = Bürger am Ende des Jahres
study-by-year-gold = Gold am Ende des Jahres

study-column-edition = Ausgabe
study-column-board = Spielplan
study-column-setup = Aufbau
study-column-citizens = Bürger
study-column-citizens-low = Bürger, mindestens
study-column-citizens-high = Bürger, höchstens
study-column-gold = Gold
study-column-gold-low = Gold, mindestens
study-column-gold-high = Gold, höchstens
study-column-migrated = an Nachbarn
study-column-starved = durch Hunger
study-column-crowded = über gesunkener Obergrenze
