"""The odds of the dice, the threat of the pirates, the worth of places, and how players stand.

Users find the names of this room in `lacitta_nb.study`. `throws` works back from the last roll to
the dice best kept; the worths that it starts from are made by `uses`, of the worth of each use of
the dice, and `today` has first ones. `odds` counts, and `turn` asks both of the dice on the table.
`threat`, `worth` and `balance` look at pirates, spaces and points; `tables` and `figures` tell it
all.
"""
