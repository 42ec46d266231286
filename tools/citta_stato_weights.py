"""Learn what the greedy player of Città-Stato weighs, from games that the computer plays itself.

    python -m tools.citta_stato_weights play FILE [games] [first seed]
    python -m tools.citta_stato_weights learn FILE

`play` adds games to FILE, one a line: in each every seat plays with other weights, around those of
the player as it is, and its outlook on the rest of the game varies alike; noted are the logarithms
of how far they lie from the usual ones, and how far the seat ended before the others. `learn` fits
by least squares which numbers should rise and which should fall, and prints them a step further for
`players/considerations.py` and `players/outlook.py`. Then new games are played from there: a few
hundred a step are enough, and some four steps.
"""

import math
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, Self

import numpy as np
from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from lacitta_nb.core.moves import steps
from lacitta_nb.games.citta_stato.opening import new_game
from lacitta_nb.games.citta_stato.players import GreedyPlayer, Weights
from lacitta_nb.games.citta_stato.players.outlook import Outlook
from lacitta_nb.games.citta_stato.rules import scores
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.players.protocol import moved
from tools.learning import Shape, add, games_in, play_or_learn

SIZES: Final = (4, 4, 3, 4, 2)
"""Numbers of players, in turn."""
SPREAD: Final = 0.45
"""How far the numbers of a seat lie from the usual ones: the deviation of their logarithm."""
FIXED: Final = ("score", "goals")
"""Weights that are not learnt: the unit of all others, and what only counts alone."""
WIN: Final = 6.0
"""Points that a win is worth beside those before the others."""
RIDGE: Final = 0.15
"""How firmly the numbers hold to the usual ones."""
STEP: Final = 0.22
"""How far a number goes for a point that it should bring; LONGEST at most."""
LONGEST: Final = 0.5
MOST_KEPT: Final = 0.95

WEIGHTS: Final = tuple(name for name in Weights._fields if name not in FIXED)
NAMES: Final = (*WEIGHTS, *Outlook._fields)


class Fitted(NamedTuple):
    """What the games say of a number: points for its logarithm, and how sure that is."""

    slope: float
    error: float


def numbers(player: GreedyPlayer) -> list[float]:
    """All that is learnt of a player, in the order of `NAMES`."""
    return [*(getattr(player.weights, name) for name in WEIGHTS), *player.outlook]


def player_with(found: list[float]) -> GreedyPlayer:
    """A player with these numbers."""
    named = dict(zip(NAMES, found, strict=True))
    outlook = Outlook(**{name: named[name] for name in Outlook._fields})
    return GreedyPlayer(
        Weights()._replace(**{name: named[name] for name in WEIGHTS}),
        outlook._replace(kept=min(MOST_KEPT, outlook.kept)),
    )


def played(seed: int) -> dict[str, Any]:
    """One game: by seat the logarithms of what was varied, and the lead over the others."""
    draw, usual = random.Random(seed), numbers(GreedyPlayer())
    size = SIZES[seed % len(SIZES)]
    logs = [[draw.gauss(0, SPREAD) for _ in NAMES] for _ in range(size)]
    players = [
        player_with([number * math.exp(log) for number, log in zip(usual, own, strict=True)])
        for own in logs
    ]
    state: State = new_game(players=size, seed=seed).state
    for step in steps(state, lambda now, seat: moved(now, players[seat], seat)):
        state = step.state
    found = scores(state)
    leads = []
    for score in found:
        rest = [other.final for other in found if other is not score]
        lead = score.final - (max(rest) + sum(rest) / len(rest)) / 2
        leads.append(lead + (WIN if score.rank == 1 else 0.0))
    return {"seed": seed, "logs": [[round(x, 4) for x in own] for own in logs], "leads": leads}


class Game(Shape):
    """A game as it stands in a file."""

    logs: Annotated[
        list[Annotated[list[float], Field(min_length=len(NAMES), max_length=len(NAMES))]],
        Field(min_length=2),
    ]
    leads: list[float]

    @model_validator(mode="after")
    def _by_seat(self) -> Self:
        if len(self.logs) != len(self.leads):
            raise PydanticCustomError("seats", "there are not as many logs as leads")
        return self


def fitted(file: Path) -> list[Fitted]:
    """What the games of a file say of each number."""
    rows, wanted = [], []
    for game in games_in(file, Game):
        logs = np.array(game["logs"])
        for seat, lead in enumerate(game["leads"]):
            rows.append(logs[seat] - np.delete(logs, seat, axis=0).mean(axis=0))
            wanted.append(lead)
    table, target = np.array(rows), np.array(wanted)
    target = target - target.mean()
    hold = table.T @ table + RIDGE * table.var() * len(rows) * np.eye(len(NAMES))
    slopes = np.linalg.solve(hold, table.T @ target)
    errors = np.sqrt(np.diag(np.linalg.inv(hold)) * target.var())
    return [Fitted(*pair) for pair in zip(slopes.tolist(), errors.tolist(), strict=True)]


def learn(file: Path) -> list[float]:
    """All numbers a step further: the surer a slope, the longer its step."""
    found = []
    for name, number, (slope, error) in zip(
        NAMES, numbers(GreedyPlayer()), fitted(file), strict=True
    ):
        step = STEP * slope * min(1.0, abs(slope) / error / 2)
        new = number * math.exp(max(-LONGEST, min(LONGEST, step)))
        print(f"{name:10} {number:7.3f}  {slope:+6.2f} ± {error:4.2f}  ->  {new:7.3f}")
        found.append(new)
    return found


def main(words: Sequence[str] | None = None) -> None:
    """Play games or learn from them."""
    given = play_or_learn("citta_stato_weights", __doc__, words, games=300, first=100_000)
    if given.command == "play":
        add(given.file, played, given.seeds, Game)
    else:
        learn(given.file)


if __name__ == "__main__":
    main()
