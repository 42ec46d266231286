"""Tune what things are worth to the quick player of La Città, by letting its like play each other.

    python -m tools.lacitta_worths FILE [rounds] [first seed]

Each round draws some sets of numbers around the best guess and seats them at tables of four, mixed
anew from game to game; how far ahead each set ends tells where the next guess lies (covariance
matrix adaptation, by the library cma). FILE keeps the guess, so that a later run goes on from
there; the numbers of all years are written to `worths.json` beside the players.

A number is held as a factor of what was felt before anything was tuned, which may drift from the
first year to the last; one that was felt to be nothing is held as it is.
"""

import json
import math
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import cma
import numpy as np

from lacitta_nb.arena.contest import contest_of
from lacitta_nb.arena.recording import play_match
from lacitta_nb.games.lacitta.constants import KEY, YEARS
from lacitta_nb.games.lacitta.players import weights as home
from lacitta_nb.games.lacitta.players.quick import QuickPlayer
from lacitta_nb.games.lacitta.players.quick_worths import FELT, Worths
from lacitta_nb.version import VERSION

SEATS: Final = 4
SETS: Final = 16
"""Sets of numbers that are compared in a round."""
GAMES: Final = 60
"""Games that each of them plays."""
SPREAD: Final = 0.3
"""How far the first sets lie from the guess, in steps."""
STEP: Final = 0.5
"""A step: of the logarithm of a factor, or of felt points where nothing was felt."""
WIN: Final = 10.0
"""Points that a win is worth beside those before the others."""
FIXED: Final = ("started", "urgency")
STARTED: Final = range(1, 4)
"""Numbers of services for which a city's worth is tuned."""
NAMES: Final = tuple(name for name in Worths._fields if name not in FIXED)
NUMBERS: Final = len(NAMES) + len(STARTED)
SETTINGS: Final = {"board": "toscana", "edition": "classic", "setup": "beginner"}


def worths(guess: Sequence[float]) -> tuple[Worths, ...]:
    """What a guess says of each year: first the levels of all numbers, then their drifts."""
    middle = (1 + YEARS) / 2
    found = []
    for year in range(1, YEARS + 1):
        late = (year - middle) / (YEARS - middle)
        steps = [
            STEP * (level + drift * late)
            for level, drift in zip(guess[:NUMBERS], guess[NUMBERS:], strict=True)
        ]
        named: dict[str, Any] = {
            name: _moved(getattr(FELT, name), step)
            for name, step in zip(NAMES, steps, strict=False)
        }
        late_steps = zip(STARTED, steps[len(NAMES) :], strict=True)
        started = (0.0, *(_moved(FELT.started[count], step) for count, step in late_steps))
        found.append(FELT._replace(**named, started=started))
    return tuple(found)


def _moved(felt: float, step: float) -> float:
    return round(felt * math.exp(step) if felt else step, 3)


def played(job: tuple[int, Sequence[Sequence[float]]]) -> list[float]:
    """How far each of four guesses ends ahead in one game, with something for the win."""
    seed, guesses = job
    contest = contest_of(KEY)
    names = tuple(f"guess{seat}" for seat in range(SEATS))
    match = contest.match(**SETTINGS, seats=names, makes=("",) * SEATS, round=0, seed=seed)
    players = [QuickPlayer(worths(guess)) for guess in guesses]
    game = play_match(match, players, contest.material(match, {}))
    total = sum(game.points)
    return [
        points - (total - points) / (SEATS - 1) + WIN * (win - 1 / SEATS)
        for points, win in zip(game.points, game.wins, strict=True)
    ]


def tables(sets: int, games: int, draw: random.Random) -> list[list[int]]:
    """Who sits at which table: each set of numbers at so many."""
    found = []
    for _ in range(games):
        order = list(range(sets))
        draw.shuffle(order)
        found += [order[place : place + SEATS] for place in range(0, sets, SEATS)]
    return found


def tuned(guess: Sequence[float], rounds: int, first: int, file: Path) -> list[float]:
    """The best guess after so many rounds; each is kept in the file as soon as it is made."""
    options = {"popsize": SETS, "verbose": -9, "seed": first + 1}
    search = cma.CMAEvolutionStrategy(list(guess), SPREAD, options)
    with ProcessPoolExecutor() as workers:
        for number in range(rounds):
            sets = search.ask()
            seats = tables(SETS, GAMES, random.Random(f"worths/{first}/{number}"))
            seed = first + number * len(seats)
            jobs = [(seed + place, [sets[one] for one in at]) for place, at in enumerate(seats)]
            leads = np.zeros(SETS)
            for at, found in zip(seats, workers.map(played, jobs, chunksize=8), strict=True):
                leads[at] += found
            search.tell(sets, list(-leads / GAMES))
            guess = [round(float(number), 4) for number in search.mean]
            file.write_text(json.dumps(guess) + "\n", encoding="utf-8")
    return list(guess)


def main(path: str, rounds: str = "150", first: str = "400000") -> None:
    """Tune, and write what was found."""
    file = Path(path)
    known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else [0.0] * 2 * NUMBERS
    found = tuned(known, int(rounds), int(first), file)
    about = {
        "about": "What things are worth to the quick player in each of the six years, in felt "
        "points; the names are explained in quick_worths.py.",
        "tuned": f"{rounds} rounds of {SETS} sets with {GAMES} games each, seeds from {first}, "
        f"lacitta_nb {VERSION}",
        "renewed by": f"python -m tools.lacitta_worths FILE {rounds} {first}",
        "years": [year._asdict() for year in worths(found)],
    }
    where = Path(home.__file__).with_name(home.WORTHS)
    where.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
