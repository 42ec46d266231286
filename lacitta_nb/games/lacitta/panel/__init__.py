"""What the panel shows and asks in La Città.

`adapter` hands over the two halves: `acting`, how it is played, and `showing`, how it is shown,
which says what each further module tells. `session` names the types of its sessions and `typed` the
fields that it adds to the view; web/ has the scripts of its sections, `html` the same without
scripts.
"""
