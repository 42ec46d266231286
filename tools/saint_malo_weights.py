"""Learn what the strong player of Saint Malo weighs, from games that the computer plays itself.

    python -m tools.saint_malo_weights play FILE [games] [first seed]
    python -m tools.saint_malo_weights learn FILE

`play` adds games to FILE, one a line: after every turn what each consideration says of the player
whose turn it was, and in the end what everybody scored. Each seat of each game plays with other
weights, around those of the player it starts from, so that things are seen that one player alone
would never do. `learn` fits the weights that best foretell what a player will still score, by least
squares, and prints them for `players/strong.py`.
"""

import math
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Self

import numpy as np
from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from lacitta_nb.games.saint_malo import rules
from lacitta_nb.games.saint_malo.opening import new_game
from lacitta_nb.games.saint_malo.players import GreedyPlayer, StrongPlayer, Weights
from lacitta_nb.games.saint_malo.players.considerations import turns_left, units
from lacitta_nb.games.saint_malo.state import State
from tools.learning import Shape, add, games_in, none_in, play_or_learn

SIZES: Final = (4, 4, 3, 2)
"""Numbers of players, in turn."""
SPREAD: Final = 0.5
"""How far the weights of a seat lie from the usual ones: the deviation of their logarithm."""
RIDGE: Final = 3.0
"""How firmly the fitted weights hold to those of the greedy player, in games' worth of doubt."""

ROW: Final = 2 + len(Weights._fields)
"""Numbers of a turn: seat, turns left and units."""


def varied(weights: Weights, draw: random.Random) -> Weights:
    """Weights around given ones; what the score is worth stays."""
    found = [weight * math.exp(SPREAD * draw.gauss(0, 1)) for weight in weights]
    return Weights(*found)._replace(score=weights.score)


def played(seed: int) -> dict[str, Any]:
    """One game: each turn's end as seat, turns left and units, and the scores of the end."""
    draw = random.Random(seed)
    size = SIZES[seed % len(SIZES)]
    weights = [varied(StrongPlayer().weights, draw) for _ in range(size)]
    players = [GreedyPlayer(found) for found in weights]
    state: State = new_game(players=size, seed=seed).state
    turns: list[list[float]] = []
    while not state.over:
        if state.choice is None:
            state = rules.advance(state).state
            continue
        seat, before = state.to_move, state.turns
        state = rules.apply(state, players[seat].choose(state.seen_by(seat))).state
        if state.turns > before:
            found = [round(unit, 3) for unit in units(state, seat)]
            turns.append([seat, round(turns_left(state.players), 3), *found])
    totals = [score.total for score in rules.scores(state)]
    return {"seed": seed, "weights": weights, "totals": totals, "turns": turns}


class Game(Shape):
    """A game as it stands in a file."""

    totals: list[float]
    turns: list[Annotated[list[float], Field(min_length=ROW, max_length=ROW)]]

    @model_validator(mode="after")
    def _seats(self) -> Self:
        if any(seat not in range(len(self.totals)) for seat, *_ in self.turns):
            raise PydanticCustomError("seats", "a turn is of a seat that has no total")
        return self


def learn(file: Path) -> Weights:
    """The weights that best foretell what a player will still score."""
    rows, wanted = [], []
    for game in games_in(file, Game):
        for seat, left, score, *others in game["turns"]:
            rows.append([*others, left, 1.0])
            wanted.append(game["totals"][int(seat)] - score)
    if not rows:
        none_in(file, "turn")
    table, target = np.array(rows), np.array(wanted)
    start = np.array([*StrongPlayer().weights[1:], 0.0, 0.0])
    # A turn's rows of one game are far from independent, so doubt is counted by the games' rows.
    hold = RIDGE * np.diag([*table.var(axis=0)[:-2], 0.0, 0.0]) * len(rows) / 100
    moved = np.linalg.solve(table.T @ table + hold, table.T @ (target - table @ start))
    found = start + moved
    print(f"{len(rows)} turns; left {found[-2]:.2f}, always {found[-1]:.2f}")
    return Weights(1.0, *[round(max(0.0, weight), 3) for weight in found[:-2].tolist()])


def main(words: Sequence[str] | None = None) -> None:
    """Play games or learn from them."""
    given = play_or_learn("saint_malo_weights", __doc__, words, games=50, first=1_000)
    if given.command == "play":
        add(given.file, played, given.seeds, Game)
    else:
        print(learn(given.file))


if __name__ == "__main__":
    main()
