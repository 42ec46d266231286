"""Odds of the voice, forecasts of the year, and what tournaments of La Città vary and note.

Users find the names of this room in `lacitta_nb.study`. `odds` counts, `forecast` runs the real
rules (with the choices of `players.neutral`), `one_more` compares two forecasts; `tables`,
`figures` and `words` tell it. `contest` is what tournaments ask; `tournament_tables` and
`tournament_figures` tell what only this game's records hold.
"""
