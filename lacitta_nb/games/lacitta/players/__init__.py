"""What computer players weigh in La Città.

`standing` is how a player stands, `considerations` what that is worth, `wishes` how likely each
service counts; `changes` works out the standing after a turn without playing it. `greedy` takes the
best, and is the game's judge; `gentle` takes one of its best by lot; `quick` takes what brings most
by rough sums (`quick_look`, `quick_turn`, `quick_uses`, by the numbers of `quick_worths` and the
`ground`); `kinds` are the players on offer.
"""
