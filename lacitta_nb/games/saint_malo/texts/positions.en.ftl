# What does not fit in a position or in tables of Saint Malo, or is not legal about it. Texts are put in letter for letter.

# Spaces and what they hold.
file-malo-space = expected a space from { $first } to { $last }, got { $found }
file-malo-tower = expected a space, and the towers { $towers } are none, got { $found }
file-malo-printed = a crate is printed on { $name }, and nothing replaces it: expected crate, got { $found }
file-malo-two-things = a space holds one thing, and { $name } holds { $what } and { $thing }
file-malo-wall-inside = walls go on outer spaces only, and { $name } lies inside the city

# What follows from other fields.
file-malo-to-move = expected { $seat }, by the start player and { $turns } finished turns, got { $found }
file-malo-phase = expected { $phase }, by the dice that lie there, got { $found }
file-malo-boxes = expected at most { $most }, all boxes of the pirates, got { $found }
file-malo-dice = expected { $count } dice after that many rolls, got { $found }
file-malo-stopped = expected false, since nobody can stop after { $rolls } rolls
file-malo-still-rolling = after { $rolls } rolls things are placed only where the mover has stopped: "stopped" is missing
file-malo-dice-in-the-end = expected turn, since dice or things to be placed are there, got over
file-malo-not-ended = the game ends when a round has ended in which a city is full, and after { $turns } turns that is not so

# What is half placed.
file-malo-key-of-another = { $key } belongs to { $of } only, not to { $found }
file-malo-one-only = expected 1, got { $found }
file-malo-named-twice = { $name } stands here already
file-malo-no-architect = expected a space of the mover with an architect, got { $name }
file-malo-no-group = expected none, since { $thing } comes alone
file-malo-not-placed = expected spaces on which the mover has placed a { $thing } in this turn, got { $name }
file-malo-not-joined = expected spaces that hang together by edges, as every { $thing } of a turn does
file-malo-not-beside = expected at least one house beside the architect at { $name }
file-malo-houses = expected { $count }, by the logs of the mover and the houses placed, got { $found }
file-malo-left = expected at most { $most }, by the dice that show no swords, got { $found }
file-malo-room = expected at most { $room }, as many as have room, got { $found }
file-malo-church = expected a church of at most { $most }, by the dice that show no swords, got { $found }
file-malo-person = neither the dice nor a complete side bring the person { $person }
file-malo-bonus = expected the level of a person that a complete side of the mover brings, got { $found }
file-malo-no-walls = expected 0, since no walls wait behind { $thing }
file-malo-walls = expected at most { $most }, by the dice and the empty outer spaces, got { $found }
file-malo-no-space = no space is empty where the { $thing } could go

# Tables of an owner.
file-malo-crate-twice = { $name } is named twice
file-malo-series = expected numbers that do not fall, got { $found } after { $before }
file-malo-one-bonus = expected exactly one of coins, points and person
file-malo-sides = expected a tower for each side; missing: { $missing }
file-malo-sizes = expected a number for each number of players; missing: { $missing }
file-malo-provenance = expected a text of at most { NUMBER($most, useGrouping: 1) } characters, or a list or an object of such texts, got { $found }
