# Studying positions: odds of the dice, threat of the pirates, worth of places, balance.

study-bad-dice = “{ $dice }” can't be shown by the dice: name their symbols, no more of them than there are dice.
study-bad-number = { $name } must be a whole number from { $least } to { $most }, not { $given }.
study-bad-symbol = { $given } is none of the symbols that are meant here: { $names }.
study-bad-counts = The dice are told by how many of them show each symbol, in the order { $symbols }, all dice or none; { $given } can't be.
study-bad-use = { $given } is no use of the dice: write one such as “crate 2”, “cross 5”, “merchant” or “nothing”.
study-bad-endings = What each result of the dice is worth must be told for all { $count } of them.
study-no-dice = No dice have been rolled yet: step() makes the first roll of a turn.

## Columns of tables

study-column-throw-symbol = symbol
study-column-throw-turned = dice turned
study-column-throw-rolls = rolls
study-throw-column = { $number } or more, in %
study-column-throw-swords = swords expected
study-column-keep = dice that stay
study-column-keep-worth = worth expected
study-column-keep-less = less than the best
study-column-threat-defence = defence
study-column-threat-shortfall = missing against the next attack
study-column-threat-turns = turns before the next own one
study-column-threat-low = attack in %, swords rolled again
study-column-threat-high = attack in %, swords kept
study-column-threat-losses-low = cannons, swords rolled again
study-column-threat-losses-high = cannons, swords kept
study-column-threat-most = cannons at most
study-column-attack-row = attack
study-column-attack-strength = strength
study-column-attack-boxes = boxes until then
study-column-attack-hits = would hit today
study-column-place = space
study-column-place-merchant = merchant, coins
study-column-place-priest = priest, points
study-column-place-juggler = juggler, points
study-column-place-houses = houses that fit
study-column-place-breaks = would break
study-column-place-completes = a wall completes
study-column-place-joined = empty spaces joined
study-column-today-points = points so far
study-column-today-city = full city
study-column-today-coins = coins, points
study-column-today-logs = logs, points
study-column-today-churches = churches, points
study-column-today-cannons = cannons, points
study-column-today-total = today
study-column-today-turns = turns taken
study-column-today-left = turns until full
study-church-column = church { $size } adds

## Figures

study-throw-title = { $rolls ->
        [0] What the dice show, and what turning adds
        [one] { $rolls } roll left, { $coins } coins
       *[other] { $rolls } rolls left, { $coins } coins
    }
study-throw-panel = { $symbols } ({ $shown } shown)
study-throw-rolls = { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }
study-throw-fresh = One symbol wanted, { SPELT(RULE("dice")) } fresh dice
study-throw-numbers = chance of at least so many dice, in %
study-throw-hatched = chance of at least so many dice, in % (hatched: with dice turned)
study-threat-next = Next attack: { $strength }, after { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }; this turn brings it with { $low } to { $high }%
study-threat-over = No attack can come any more
study-threat-legend = defence (bars) and attacks that can still come (strokes, the next one thick)
