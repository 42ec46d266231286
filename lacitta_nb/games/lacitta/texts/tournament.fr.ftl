# Ce qu’on compte dans beaucoup de parties de La Città : colonnes de tableaux et axes.

## Tournois

study-lost-a-game = citoyens perdus par partie
study-by-year-citizens = citoyens à la fin de l’année
study-by-year-gold = or à la fin de l’année

study-column-edition = édition
study-column-board = plateau
study-column-setup = mise en place
study-column-citizens = citoyens
study-column-citizens-low = citoyens, au moins
study-column-citizens-high = citoyens, au plus
study-column-gold = or
study-column-gold-low = or, au moins
study-column-gold-high = or, au plus
study-column-migrated = vers les voisines
study-column-starved = par la faim
study-column-crowded = au-dessus d’une limite qui a baissé
