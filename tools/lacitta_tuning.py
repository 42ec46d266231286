"""Tune what the quick player of La Città weighs, by letting its like play each other.

    python -m tools.lacitta_tuning FILE [rounds] [first seed]

Each round draws some sets of numbers around the best guess and seats them at tables of four, mixed
anew from game to game; how far ahead each set ends tells where the next guess lies (covariance
matrix adaptation, by the library cma). FILE keeps the guess, so that a later run goes on from
there. The numbers of all years are written beside the player, to `worths.json`.

A number is held as a factor of what was felt before anything was tuned, which may drift from the
first year to the last; one that was felt to be nothing is held as it is.
"""

import json
import math
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import cma
import numpy as np
from pydantic import ConfigDict, TypeAdapter, ValidationError

from lacitta_nb.arena.contest import contest_of
from lacitta_nb.arena.recording import play_match
from lacitta_nb.games.lacitta.constants import KEY, YEARS
from lacitta_nb.games.lacitta.players import weights as home
from lacitta_nb.games.lacitta.players.quick import QuickPlayer
from lacitta_nb.games.lacitta.players.quick_worths import FELT, Worths
from lacitta_nb.version import VERSION
from tools.learning import add_optional, parser, telling

SEATS: Final = 4
SETS: Final = 16
"""Sets of numbers that are compared in a round."""
GAMES: Final = 45
"""Games that each of them plays."""
SPREAD: Final = 0.5
"""How far the first sets lie from the guess, in steps."""
FARTHEST: Final = 100.0
"""How far a guess can lie from what was felt; no search gets there."""
STEP: Final = 0.5
"""A step: of the logarithm of a factor, or of felt points where nothing was felt."""
WIN: Final = 10.0
"""Points that a win is worth beside those before the others."""
SETTINGS: Final = {"board": "toscana", "edition": "classic", "setup": "beginner"}

Guess = Sequence[float]
"""Of each number its level, then of each its drift, in steps."""

_KEPT: Final = TypeAdapter(list[float], config=ConfigDict(strict=True, allow_inf_nan=False))

NAMES: Final = tuple(name for name in Worths._fields if name not in ("started", "urgency"))
"""What is tuned beside `started`: all but what hunger is worth with turns left."""
FELT_BEFORE: Final = (*(getattr(FELT, name) for name in NAMES), *FELT.started[1:])


def worths(guess: Guess) -> tuple[Worths, ...]:
    """The worths of all years."""
    found = []
    for numbers in years(guess):
        split = len(NAMES)
        named: dict[str, Any] = dict(zip(NAMES, numbers[:split], strict=True))
        found.append(FELT._replace(**named, started=(0.0, *numbers[split:])))
    return tuple(found)


def years(guess: Guess) -> Iterator[list[float]]:
    """What a guess makes of the numbers in each year."""
    middle, count = (1 + YEARS) / 2, len(FELT_BEFORE)
    for year in range(1, YEARS + 1):
        late = (year - middle) / (YEARS - middle)
        levels_and_drifts = zip(FELT_BEFORE, guess[:count], guess[count:], strict=True)
        yield [
            _moved(felt, STEP * (level + late * drift)) for felt, level, drift in levels_and_drifts
        ]


def _moved(felt: float, step: float) -> float:
    return round(felt * math.exp(step) if felt else step, 3)


def write(guess: Guess, how: dict[str, str]) -> None:
    """Keep the numbers beside the player, and how they were found."""
    about = "What things are worth to the quick player in each of the six years, in felt "
    content = {
        "about": about + "points; the names are explained in quick_worths.py.",
        **how,
        "years": [year._asdict() for year in worths(guess)],
    }
    where = Path(home.__file__).with_name(home.WORTHS)
    where.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def played(job: tuple[int, Sequence[Guess]]) -> list[float]:
    """How far each of four guesses ends ahead in one game, with something for the win."""
    seed, guesses = job
    contest, names = contest_of(KEY), tuple(f"guess{seat}" for seat in range(SEATS))
    match = contest.match(**SETTINGS, seats=names, makes=("",) * SEATS, round=0, seed=seed)
    players = [QuickPlayer(worths(guess)) for guess in guesses]
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


def tuned(guess: Guess, rounds: int, first: int, file: Path) -> list[float]:
    """The best guess after so many rounds; each is kept in the file as soon as it is made."""
    options = {"popsize": SETS, "verbose": -9, "seed": first + 1}
    search = cma.CMAEvolutionStrategy(list(guess), SPREAD, options)
    found = list(guess)
    with ProcessPoolExecutor() as workers:
        for number in range(rounds):
            sets = search.ask()
            seats = tables(random.Random(f"tuning/{first}/{number}"))
            seed = first + number * len(seats)
            jobs = [(seed + n, [sets[one] for one in at]) for n, at in enumerate(seats)]
            leads = np.zeros(SETS)
            for at, ahead in zip(seats, workers.map(played, jobs, chunksize=8), strict=True):
                leads[at] += ahead
            search.tell(sets, list(-leads / GAMES))
            found = [round(float(mean), 4) for mean in search.mean]
            file.write_text(json.dumps(found) + "\n", encoding="utf-8")
    return found


def known(file: Path) -> list[float]:
    """The guess that a file keeps; where there is none, what was felt.

    Raises:
        SystemExit: it can't be read or written, or something else stands in it.
    """
    size = 2 * len(FELT_BEFORE)
    if not file.parent.is_dir():
        # Said now rather than after the first round.
        sys.exit(f"{file}: there is no folder for it")
    if not file.exists():
        return [0.0] * size
    with telling(file):
        content = file.read_bytes()
    try:
        found = _KEPT.validate_json(content)
    except ValidationError:
        found = []
    if len(found) != size or max(map(abs, found)) > FARTHEST:
        sys.exit(f"{file}: expected a guess of {size} numbers, as this tool writes it")
    return found


def main(words: Sequence[str] | None = None) -> None:
    """Tune, and write what was found."""
    read = parser("lacitta_tuning", __doc__)
    read.add_argument("file", metavar="FILE", type=Path)
    add_optional(read, "rounds", 60)
    add_optional(read, "first seed", 3_000_000, least=0)
    given = read.parse_args(words)
    rounds, first = given.rounds, given.first_seed
    how = {
        "tuned": f"{rounds} rounds of {SETS} sets with {GAMES} games each, seeds from {first}, "
        f"lacitta_nb {VERSION}",
        "renewed by": f"python -m tools.lacitta_tuning FILE {rounds} {first}",
    }
    write(tuned(known(given.file), rounds, first, given.file), how)


if __name__ == "__main__":
    main()
