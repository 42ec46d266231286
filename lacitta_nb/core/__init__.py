"""What every game of the house is made on; it knows none of them.

Start with `box`, what a game hands over, and `game`, a game that is played, taken back and saved.

- `ruleset`: what the rules of a game answer; `records`: states, actions, events and scores as
  shared rooms see them; `choice`: a kind of decision, said once; `plain`: ready-made parts.
- `chronicle`: when events happened.
- `moves`: moves on states, for loops of one's own; `formats`: positions as files.
- `errors`: what can go wrong, in sentences; `settings`: players and seeds that were handed in;
  `chance`: shuffles by a key.
"""
