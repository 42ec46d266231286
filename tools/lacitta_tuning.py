"""Tune what players of La Città weigh in their turns, by letting their like play each other.

    python -m tools.lacitta_tuning quick FILE [rounds] [first seed]
    python -m tools.lacitta_tuning greedy FILE [rounds] [first seed]

Each round draws some sets of numbers around the best guess and seats them at tables of four, mixed
anew from game to game; how far ahead each set ends tells where the next guess lies (covariance
matrix adaptation, by the library cma). FILE keeps the guess, so that a later run goes on from
there. The numbers of all years are written beside the players: those of the quick player to
`worths.json`, those of the greedy one to `weights.json` (the ends of years there are learnt by
`tools/lacitta_weights.py`).

A number is held as a factor of what was felt before anything was tuned, which may drift from the
first year to the last; one that was felt to be nothing is held as it is.
"""

import json
import math
import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

import cma
import numpy as np

from lacitta_nb.arena.contest import contest_of
from lacitta_nb.arena.recording import play_match
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import KEY, YEARS
from lacitta_nb.games.lacitta.players import weights as home
from lacitta_nb.games.lacitta.players.considerations import Weights
from lacitta_nb.games.lacitta.players.interests import with_interests
from lacitta_nb.games.lacitta.players.quick import QuickPlayer
from lacitta_nb.games.lacitta.players.quick_worths import FELT, Worths
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players.protocol import ComputerPlayer
from lacitta_nb.version import VERSION

SEATS: Final = 4
SETS: Final = 16
"""Sets of numbers that are compared in a round."""
GAMES: Final = 45
"""Games that each of them plays."""
SPREAD: Final = 0.5
"""How far the first sets lie from the guess, in steps."""
STEP: Final = 0.5
"""A step: of the logarithm of a factor, or of felt points where nothing was felt."""
WIN: Final = 10.0
"""Points that a win is worth beside those before the others."""
SETTINGS: Final = {"board": "toscana", "edition": "classic", "setup": "beginner"}

Guess = Sequence[float]
"""Of each number its level, then of each its drift, in steps."""


class Tuned(ABC):
    """What is tuned: a player's numbers, as felt before, and where they are kept."""

    felt: ClassVar[tuple[float, ...]]

    @abstractmethod
    def player(self, guess: Guess) -> ComputerPlayer:
        """Who plays by a guess."""

    @abstractmethod
    def write(self, guess: Guess, how: dict[str, str]) -> None:
        """Keep the numbers of all years beside the players, and how they were found."""

    def years(self, guess: Guess) -> Iterator[list[float]]:
        """What a guess makes of the numbers in each year."""
        middle, count = (1 + YEARS) / 2, len(self.felt)
        for year in range(1, YEARS + 1):
            late = (year - middle) / (YEARS - middle)
            levels_and_drifts = zip(self.felt, guess[:count], guess[count:], strict=True)
            yield [
                _moved(felt, STEP * (level + late * drift))
                for felt, level, drift in levels_and_drifts
            ]


def _moved(felt: float, step: float) -> float:
    return round(felt * math.exp(step) if felt else step, 3)


class Quick(Tuned):
    """The quick player's worths, all but what hunger is worth with turns left."""

    names = tuple(name for name in Worths._fields if name not in ("started", "urgency"))
    felt = (*(getattr(FELT, name) for name in names), *FELT.started[1:])

    def worths(self, guess: Guess) -> tuple[Worths, ...]:
        """The worths of all years."""
        found = []
        for numbers in self.years(guess):
            split = len(self.names)
            named: dict[str, Any] = dict(zip(self.names, numbers[:split], strict=True))
            found.append(FELT._replace(**named, started=(0.0, *numbers[split:])))
        return tuple(found)

    def player(self, guess: Guess) -> ComputerPlayer:
        """The quick player."""
        return QuickPlayer(self.worths(guess))

    def write(self, guess: Guess, how: dict[str, str]) -> None:
        """To `worths.json`."""
        about = "What things are worth to the quick player in each of the six years, in felt "
        _write(
            home.WORTHS,
            {
                "about": about + "points; the names are explained in quick_worths.py.",
                **how,
                "years": [year._asdict() for year in self.worths(guess)],
            },
        )


@dataclass(frozen=True)
class ByYear:
    """Weighs standings after its turns only, as greedy players do, and each year in its own way."""

    weights: tuple[Weights, ...]

    def choose(self, view: State) -> Action:
        """Its choice."""
        return with_interests(RoundOnePlayer(self.weights[view.year - 1]), view)


class Greedy(Tuned):
    """What the greedy player weighs after a turn with more to come."""

    felt = Weights(
        penalty=1.5,
        buildings=0.3,
        bare=0.7,
        stretched=0.4,
        food=0.3,
        rivalry=0.2,
        markets=1.0,
        cities=0.8,
    )

    def weights(self, guess: Guess) -> tuple[Weights, ...]:
        """The weights of all years."""
        return tuple(Weights(*numbers) for numbers in self.years(guess))

    def player(self, guess: Guess) -> ComputerPlayer:
        """One who weighs standings."""
        return ByYear(self.weights(guess))

    def write(self, guess: Guess, how: dict[str, str]) -> None:
        """To `weights.json`, where the ends of years stay as they are."""
        known = json.loads(_file(home.FILE).read_text(encoding="utf-8"))
        known["turns"] = how
        known["tables"]["turns"] = [year._asdict() for year in self.weights(guess)]
        _write(home.FILE, known)


KINDS: Final[dict[str, Tuned]] = {"quick": Quick(), "greedy": Greedy()}


def _file(name: str) -> Path:
    return Path(home.__file__).with_name(name)


def _write(name: str, content: dict[str, Any]) -> None:
    _file(name).write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def played(job: tuple[str, int, Sequence[Guess]]) -> list[float]:
    """How far each of four guesses ends ahead in one game, with something for the win."""
    kind, seed, guesses = job
    contest, names = contest_of(KEY), tuple(f"guess{seat}" for seat in range(SEATS))
    match = contest.match(**SETTINGS, seats=names, makes=("",) * SEATS, round=0, seed=seed)
    players = [KINDS[kind].player(guess) for guess in guesses]
    game = play_match(match, players, contest.material(match, {}))
    total = sum(game.points)
    return [
        points - (total - points) / (SEATS - 1) + WIN * (win - 1 / SEATS)
        for points, win in zip(game.points, game.wins, strict=True)
    ]


def tables(draw: random.Random) -> list[list[int]]:
    """Who sits at which table in a round."""
    found = []
    for _ in range(GAMES):
        order = list(range(SETS))
        draw.shuffle(order)
        found += [order[place : place + SEATS] for place in range(0, SETS, SEATS)]
    return found


def tuned(kind: str, guess: Guess, rounds: int, first: int, file: Path) -> list[float]:
    """The best guess after so many rounds; each is kept in the file as soon as it is made."""
    options = {"popsize": SETS, "verbose": -9, "seed": first + 1}
    search = cma.CMAEvolutionStrategy(list(guess), SPREAD, options)
    found = list(guess)
    with ProcessPoolExecutor() as workers:
        for number in range(rounds):
            sets = search.ask()
            seats = tables(random.Random(f"tuning/{first}/{number}"))
            seed = first + number * len(seats)
            jobs = [(kind, seed + n, [sets[one] for one in at]) for n, at in enumerate(seats)]
            leads = np.zeros(SETS)
            for at, ahead in zip(seats, workers.map(played, jobs, chunksize=8), strict=True):
                leads[at] += ahead
            search.tell(sets, list(-leads / GAMES))
            found = [round(float(mean), 4) for mean in search.mean]
            file.write_text(json.dumps(found) + "\n", encoding="utf-8")
    return found


def main(kind: str, path: str, rounds: str = "60", first: str = "3000000") -> None:
    """Tune, and write what was found."""
    file, what = Path(path), KINDS[kind]
    start = [0.0] * 2 * len(what.felt)
    known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else start
    how = {
        "tuned": f"{rounds} rounds of {SETS} sets with {GAMES} games each, seeds from {first}, "
        f"lacitta_nb {VERSION}",
        "renewed by": f"python -m tools.lacitta_tuning {kind} FILE {rounds} {first}",
    }
    what.write(tuned(kind, known, int(rounds), int(first), file), how)


if __name__ == "__main__":
    main(*sys.argv[1:])
