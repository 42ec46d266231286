# Mistakes outside the rules: what was asked for, and what would be right.

bad-action-said = “{ $given }” is no action of Saint Malo: { $kind ->
        [keep] after “keep” stand the symbols of the dice that stay, one word a die, or “none”, as in “keep crate crate swords”. The symbols are log, crate, wall, cross, head and swords
        [use] after “use” stand a symbol and how many dice, or a person alone; then “turn” and how many dice are turned, if any are. It is written like “use crate 2”, “use architect turn 1” or “use nothing”
        [place] after “place” stands a space, as in “place C3”: a letter from A to G and the number of a column; the corners are towers
        [take] after “take” stands a person or “nothing”, as in “take priest”
        [stop] “stop” stands alone
        [done] “done” stands alone
       *[other] actions begin with keep, stop, use, place, done or take, as in “keep crate crate”, “use soldier” or “place C3”
    }.
bad-action-order = “{ $given }” can't be read; “{ $right }” can: the symbols in the order log, crate, wall, cross, head, swords, { SPELT(RULE("dice")) } at most.
bad-action-fields = No action has these fields: { $fields }. Choose one of game.legal_actions(), or write one, such as “use soldier”.
