# Studying positions: odds of the dice, threat of the pirates, worth of places, balance.

study-bad-dice = “{ $dice }” can't be shown by the dice: name their symbols, no more of them than there are dice.
study-bad-endings = What each result of the dice is worth must be told for all { $count } of them.
study-no-dice = No dice have been rolled yet: step() makes the first roll of a turn.
study-other-game = This asks about a game of Saint Malo, and { $given } is none.

## Columns of tables

study-column-throw-symbol = symbol
study-column-throw-turned = dice turned
study-column-throw-rolls = rolls
study-column-throw-one = 1 or more, in %
study-column-throw-two = 2 or more, in %
study-column-throw-three = 3 or more, in %
study-column-throw-four = 4 or more, in %
study-column-throw-five = 5, in %
study-column-throw-swords = swords expected
study-column-keep = dice that stay
study-column-keep-worth = worth expected
study-column-keep-less = less than the best

## Figures

study-throw-title = { $rolls ->
        [0] What the dice show, and what turning adds
        [one] 1 roll left, { $coins } coins
       *[other] { $rolls } rolls left, { $coins } coins
    }
study-throw-panel = { $symbols } ({ $shown } shown)
study-throw-rolls = { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }
study-throw-fresh = One symbol wanted, five fresh dice
study-throw-numbers = chance of at least so many dice, in %
study-throw-hatched = chance of at least so many dice, in % (hatched: with dice turned)
