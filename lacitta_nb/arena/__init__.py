"""Games played by computers: playouts, evaluation, tournaments and their tables, data to learn.

Users find the names of this room in `lacitta_nb.study`.

- Evaluation: `evaluation` asks, `playouts` plays (`result` is what a game came to, `knowledge` who
  may know what), `best_of` compares, `prospects` and `prospect_tables` tell.
- Tournaments: `schedule` plans, `tournament` runs what is missing, `runner` has the games played,
  `recording` plays one; `contest` is what a game hands over for it; `records` and `record_file`
  keep the games, `replaying` plays them again, `fingerprint` tells players apart, also by what they
  have `learnt`; `standings` (by `ratings` and `tournament_columns`) tells who won; ratings rest on
  `luce` and `tails`.
- Games: `frames` makes a table of what happened in one.
- For programs that learn: `coding` is what a game hands over for it, `beginnings` where games
  begin; `environment` makes environments (`aec`); `generation` makes data sets (`selfplay` plays
  and notes, `dataset` writes), `command` is `python -m lacitta_nb.arena`.
- All: `processes` share the work, `progress` shows it; `statistics`, `cells` and `dataframes` make
  tables of numbers that are not sure.
"""
