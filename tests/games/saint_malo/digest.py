"""Plays random games and prints what they came to; any Python runs it, with nothing installed.

python -m tests.games.saint_malo.digest 12
"""

import hashlib
import sys

from lacitta_nb.games.saint_malo.rules import scores
from tests.games.saint_malo.driver import random_game


def digest(number: int) -> str:
    """A digest of every action, event, player, die and box of one random game."""
    found = hashlib.sha256()
    for moment in random_game(number):
        state = moment.step.state
        told = (
            str(moment.action),
            moment.step.events,
            state.players,
            (state.turns, state.boxes, state.dice, state.rolls, state.decision),
        )
        found.update(repr(told).encode())
        if state.over:
            found.update(repr(scores(state)).encode())
    return found.hexdigest()


if __name__ == "__main__":
    for game in range(int(sys.argv[1])):
        print(digest(game))
