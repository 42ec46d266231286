"""Plays random games and prints what they came to; any Python runs it, with nothing installed.

python -m tests.games.citta_stato.digest 12
"""

import hashlib
import sys

from lacitta_nb.games.citta_stato.rules import scores
from tests.games.citta_stato.driver import random_game


def digest(number: int) -> str:
    """A digest of every action, event, player, cube and card of one random game."""
    found = hashlib.sha256()
    for moment in random_game(number):
        state = moment.step.state
        table, *fields = state
        told = (str(moment.action), moment.step.events, fields, state.decision)
        found.update(repr(told).encode())
        if state.over:
            found.update(repr((table.scenario, scores(state))).encode())
    return found.hexdigest()


if __name__ == "__main__":
    for game in range(int(sys.argv[1])):
        print(digest(game))
