# What is counted in many games of La Città: columns of tables and axes.

## Tournaments

study-lost-a-game = citizens lost a game
study-by-year-citizens = citizens at the end of the year
study-by-year-gold = gold at the end of the year

study-column-edition = edition
study-column-board = board
study-column-setup = set-up
study-column-citizens = citizens
study-column-citizens-low = citizens, at least
study-column-citizens-high = citizens, at most
study-column-gold = gold
study-column-gold-low = gold, at least
study-column-gold-high = gold, at most
study-column-migrated = to neighbours
study-column-starved = to hunger
study-column-crowded = above a limit that fell
