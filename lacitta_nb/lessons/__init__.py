"""What is learnt by doing, without any widget: lessons, exercises, training, examples of rules.

- `said`: a sentence by key and words, so that it can be told in whatever language is spoken.
- `lesson`: lessons of tasks, each a position with a goal that the rules can check; `solving` plays
  their solutions, `rivals` are the computer players in them.
- `exercise`: questions about positions whose right answers the rules give, drawn from a seed.
- `example`: what a rule is about, shown on a position.
- `school`: all of these that a game hands over in its box.

Panels and widgets show them (`panels/`).
"""
