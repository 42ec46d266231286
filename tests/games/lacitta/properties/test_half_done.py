"""Whatever half-done position loads can be drawn, played to its end and loaded again at any moment.

All others are refused, with an error that names the place. More of them by hand:

    python -m tests.games.lacitta.properties.test_half_done 3000
"""

import random
import sys
from collections import Counter

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.picture import PICTURE
from tests.games.lacitta.properties.half_done import STEPS, made_up

QUICK, COUNT = 40, 300


def outcome(number: int) -> str:
    """What becomes of a made-up position: the place where it is refused, or its step, played."""
    position = made_up(number)
    try:
        game = lc.load(position)
    except lc.BadFile as error:
        return f"refused at {error.place}"
    play_to_the_end(game, random.Random(number))
    return str(position["pending"]["step"])


def play_to_the_end(game: Game, chance: random.Random) -> None:
    """Play at random; each moment is drawn while half done, and loads again as it is."""
    while not game.over:
        if game.state.pending is not None:
            PICTURE.scene(game.state)
        if game.decision is None:
            game.step()
        else:
            game.play(chance.choice(game.legal_actions()))
        assert lc.load(game.position()).state == game.state


def test_some_made_up_half_done_positions_are_refused_or_played_to_their_end() -> None:
    played = sum(outcome(number) in STEPS for number in range(QUICK))
    assert QUICK / 5 < played < QUICK * 4 / 5


@pytest.mark.slow
def test_many_made_up_half_done_positions_are_refused_or_played_to_their_end() -> None:
    outcomes = Counter(outcome(number) for number in range(COUNT))
    played = sum(outcomes[step] for step in STEPS)
    assert all(outcomes[step] >= COUNT / 100 for step in STEPS)
    assert COUNT / 4 < played < COUNT * 3 / 4


if __name__ == "__main__":
    for result, count in Counter(outcome(n) for n in range(int(sys.argv[1]))).most_common():
        print(f"{count:6} {result}")
