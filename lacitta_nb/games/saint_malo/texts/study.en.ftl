# Studying positions: odds of the dice, threat of the pirates, worth of places, balance.

study-bad-dice = “{ $dice }” can't be shown by the dice: name their symbols, no more of them than there are dice.
study-bad-endings = What each result of the dice is worth must be told for all { $count } of them.
