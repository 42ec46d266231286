"""La Città: everything that is this game's own.

Start with `box`, what it hands over to the shared rooms. The rules: `constants` (words and tables),
`board`, `actions`, `state/`, `events`, `rules/`; `game` has the questions that one asks, `opening`
begins one. Above them: `problems/` (what is not legal about a position) and `formats/` (files),
`picture/`, `players/`, `study/` (odds, forecast, tournaments), `panel/`; `texts/` holds what it
says.
"""
