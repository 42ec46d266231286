nim-no-action = { $given } is nothing that can be done: take 1, take 2 and take 3 are.
nim-too-many = { $amount } stones can't be taken: only { $heap } lie there.
nim-wrong-heap = there can't be such a heap in the phase { $phase }
event-took = { $player } took { $amount } of the stones.
event-lifted = The cup was lifted: { $amount ->
    [0] nothing lay there.
   *[other] a stone lay there.
}
event-won = { $player } took the last stone and won.
phase-take = Take stones
    .help = Whoever takes the last stone wins.
phase-lift = Lift the cup
    .help = A stone that lies there goes to whoever comes next.
rule-G1 = A toy has a rule of this number, too.
rule-N1 = In turn everyone takes one to three stones.
rule-N2 = When the heap is empty, the cup is lifted, and whoever comes next takes a stone that lay there.
rule-N3 = Whoever has taken the last stone wins.
exercise-which-can = Stones that can be taken
exercise-which-wins = The winning move
exercise-what-is-legal = What can be done
exercise-way-down = The way down
exercise-how-many = How many stones
exercise-in-order = In order
exercise-nim-ask = { $heap } stones lie there: what of { $kind }?
exercise-nim-option = Take { $amount }
exercise-nim-why = There are { $heap } stones.
