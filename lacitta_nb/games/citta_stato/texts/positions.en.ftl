# What does not fit in a position or in tables of Città-Stato, or is not legal about it. Texts are put in letter for letter.

# Players, and the game that is played.
file-stato-alone = a solo game has one player, got { $found }
file-stato-not-alone = expected at least { $least } players, or “solo” for a game alone, got { $found }
file-stato-five = expected true, since without the expansion at most { $most } play, and here are { $found }
file-stato-solo-expansion = expected false, since the solo game is played without the expansion
file-stato-required = expected { $required }, by the scenario and its game, got { $found }

# Cities, schemes, cards.
file-stato-expansion-only = { $name } belongs to the expansion, and this game is played without it
file-stato-twice = { $name } stands elsewhere already, and there is only one
file-stato-no-scheme = the city { $city } has no scheme of its own: expected null
file-stato-card = expected the word of an action card, got { $found }
file-stato-copies = expected at most { $most } of { $card } in all, and this is one more
file-stato-card-colour = { $card } is a card of the colour { $colour }
file-stato-republics = expected at most { $most } { $card } among the republic cards of this game, and this is one more
file-stato-not-offered = { $card } does not lie in the offer so often, so nobody can know it there
file-stato-hidden-deck = a deck is hidden as a whole or not at all
file-stato-hidden-cards = expected at most { $most } hidden cards, as many as lie nowhere else, got { $found }
file-stato-hidden-republics = expected at most { $most } hidden republic cards, as many as lie nowhere else, got { $found }

# Cubes, banners, crowns.
file-stato-cubes = expected at most { $most } { $colour } cubes in supplies, bags, the market and out of the game, got { $found }
file-stato-banners = expected at most { $most } { $colour } banners of all players, got { $found }
file-stato-crowns = expected at most { $most } crowns of all players and out of the game, got { $found }
file-stato-ghost-cubes = expected one { $colour } cube in the ghost’s bag or drawn of it, got { $found }

# War discs.
file-stato-disc = expected a disc from { $least } to { $most }, or “{ $hidden }” for a hidden one, got { $found }
file-stato-disc-twice = the disc { $found } stands here twice
file-stato-disc-on-track = the disc { $found } lies on the war track
file-stato-discs-gone = expected { $right }, all discs that are neither in hand nor on the war track
file-stato-second-disc = a disc of this player lies on the war track already
file-stato-turned-up = the discs are turned up: expected its power
file-stato-no-war = expected [], since no discs lie on the war track in the phase { $phase }
file-stato-hidden-hand = a hand is hidden as a whole, together with the disc of it on the war track, or not at all
file-stato-hidden-discs = expected { $count } hidden discs beside the one on the war track and those in “discs_gone”, got { $found }

# What follows from other fields.
file-stato-second = expected 0, since the second score is counted after the last round, and the phase is { $phase }
file-stato-last-round = expected { $last }, the last round, since the phase is { $phase }, got { $found }
file-stato-not-passed = expected true, since all have passed in the phase { $phase }
file-stato-passed = expected false, since nobody has passed in the phase { $phase }
file-stato-actions = expected 0, since there are no actions in the phase { $phase }, got { $found }
file-stato-to-move = expected { $seat }, the first player, since the phase is { $phase }, got { $found }
file-stato-mover-passed = players[{ $seat }] has passed; when all have, the phase is war
file-stato-passed-first = expected somebody who has passed and is not the first player, got { $seat }

# What is pending.
file-stato-nothing-pending = expected none, since nothing is asked in the phase { $phase }
file-stato-pending = no game comes to this in the phase { $phase }: the tasks have to be a question and what is left of an action, a war or a second score after it
file-stato-one-answer = the question { $verb } has no two answers here, so it is not asked
file-stato-colour-order = expected colours in the order in which cubes are named
file-stato-keep = expected at most { $most }, fewer than the cubes drawn, got { $found }
file-stato-taken = expected at most { $most }, the cubes in the supply, got { $found }
file-stato-lay-disc = expected a disc in hand, got { $found }

# Tables of an owner.
file-stato-provenance = expected a text of at most { NUMBER($most, useGrouping: 1) } characters, or lists or objects of such texts, got { $found }
file-stato-all = is incomplete: a table is given whole; missing: { $missing }
file-stato-rule = { $name } belongs to the rule { $number }, which stays as it is
file-stato-effect = expected an effect that begins with one of { $verbs }, got { $found }
file-stato-effect-form = expected { $form }, got { $found }
file-stato-effect-twice = { $verb } stands here twice, and a card does that once
file-stato-zones = the zones must share out the spaces 1 to { $spaces } of the form track, each to one form
file-stato-price-twice = a row with the price { $price } is there already
file-stato-last-row = expected null in the last row, which holds any number, and a number in all others
file-stato-in-all = expected at most { $most } with those of the expansion, got { $found }
file-stato-begin = a game begins with up to { $needed } { $colour } cubes, and there are { $found }
file-stato-market-cubes = the cubes of { $city } for the market are not among those of a city
file-stato-few-cities = expected at least { $least } cities to play with, got { $found }
file-stato-few-schemes = expected at least { $least } schemes, those of cities with a seal among them, got { $found }
file-stato-deck = expected { $count } { $colour } cards without those of the expansion, got { $found }
file-stato-no-row = the market has no row of { $price } to be emptied

# The file of the solo scenarios.
file-stato-campaign = { $problem }; the file stays as it is, and nothing can be added to it
file-stato-campaign-kept = { $problem }; the file stays as it is, and nothing can be added to it. { $kept } beside it holds what was kept last
file-stato-campaign-order = expected game { $game } with { $crowns } bonus crowns, by the games before it
file-stato-campaign-won = expected { $right }, by the final score, the required one and the objectives
file-stato-campaign-objectives = expected the objectives { $known }, by the scenario and its game
file-stato-campaign-earned = expected { $right }, the bonus crowns by the final score and the required one, got { $found }
