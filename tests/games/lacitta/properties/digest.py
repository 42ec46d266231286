"""Plays random games and prints what they came to; any Python runs it, with nothing installed.

python -m tests.games.lacitta.properties.digest 12
"""

import hashlib
import sys

from lacitta_nb.games.lacitta.rules import scores
from tests.games.lacitta.properties.driver import KINDS, kinds_of, random_game

EDITIONS = ("classic", "new", "expansion")


def digest(number: int) -> str:
    """A digest of every action, event, player, city and card of one random game.

    All kinds of games of one edition come before those of the next.
    """
    found = hashlib.sha256()
    edition = EDITIONS[number // len(KINDS) % len(EDITIONS)]
    for moment in random_game(number, kinds_of(edition)):
        state = moment.step.state
        found.update(
            repr(
                (
                    str(moment.action),
                    moment.step.events,
                    state.players,
                    state.cities,
                    state.voice,
                    state.voice_deck,
                    state.display,
                    state.deck,
                    state.table.landscapes,
                )
            ).encode()
        )
        if state.over:
            found.update(repr(scores(state)).encode())
    return found.hexdigest()


if __name__ == "__main__":
    for game in range(int(sys.argv[1])):
        print(digest(game))
