"""How long the odds of Saint Malo's dice take, beside La Città's odds: `python -m benchmarks.odds`.

Each figure is the median over moments of random games, in milliseconds, all in one run and in turns
so that whatever else the machine does hits all alike; the slowest stands beside it. The plan that a
best keep needs is worked out anew for each throw, with worths that nobody has asked about before.
"""

import random
import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from lacitta_nb.games.lacitta.state import State as LaCittaState
from lacitta_nb.games.lacitta.study.odds import voice_odds
from lacitta_nb.games.saint_malo.constants import LEVELS
from lacitta_nb.games.saint_malo.opening import new_game
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.study.balance import balances
from lacitta_nb.games.saint_malo.study.threat import pirate_threat
from lacitta_nb.games.saint_malo.study.turn import best_keeps, throw_odds
from lacitta_nb.games.saint_malo.study.uses import worth_of_results
from lacitta_nb.games.saint_malo.study.worth import place_worths
from tests.drawing.tables import moments

MOMENTS: Final = 100
SEATS: Final = 5
_CHANCE: Final = random.Random("benchmarks/odds")
USES: Final = (
    *(
        f"{symbol} {number}"
        for symbol in ("log", "crate", "wall", "cross")
        for number in range(1, 6)
    ),
    *LEVELS,
)


class Task(NamedTuple):
    """Something to find out at a moment, and the most it may take in milliseconds."""

    title: str
    find: Callable[[int], object]
    limit: float


def thrown() -> list[State]:
    """Moments of random games of Saint Malo in which dice lie on the table and can be kept."""
    found: list[State] = []
    for seed in range(MOMENTS):
        game = new_game(SEATS, seed=seed)
        while not game.over and game.state.turns < seed:
            if game.decision is None:
                game.step()
            else:
                game.play(_CHANCE.choice(game.legal_actions()))
        while not game.over and game.state.choice != "roll":
            if game.decision is None:
                game.step()
            else:
                game.play(_CHANCE.choice(game.legal_actions()))
        if not game.over:
            found.append(game.state)
    return found


def _worths() -> list[float]:
    return worth_of_results({use: _CHANCE.random() for use in USES}, coins=6, coin=0.3)


def tasks(malo: Sequence[State], citta: Sequence[LaCittaState]) -> list[Task]:
    """What is asked, the peer first."""
    worths = [_worths() for _ in malo]

    def voice(number: int) -> object:
        state = citta[number % len(citta)]
        return voice_odds(state, state.to_move)

    return [
        Task("La Città: odds of the voice", voice, 5),
        Task(
            "best keep of a throw, all worked out anew",
            lambda n: best_keeps(malo[n], worths[n]),
            20,
        ),
        Task("the same with the worths of today's count", lambda n: best_keeps(malo[n]), 20),
        Task("worths of all results from those of all uses", lambda _: _worths(), 20),
        Task("odds of a throw for each symbol and die turned", lambda n: throw_odds(malo[n]), 5),
        Task("threat of the pirates to five players", lambda n: pirate_threat(malo[n]), 20),
        Task("worth of each place of a city", lambda n: place_worths(malo[n]), 20),
        Task("balance of five players", lambda n: balances(malo[n]), 5),
    ]


def main() -> int:
    """Print the figures; 1 when one is over its limit."""
    malo = thrown()
    citta = [m.state for m in moments(SEATS) if m.state.phase == "politics"][-40:]
    asked = tasks(malo, citta)
    times: list[list[float]] = [[] for _ in asked]
    for number in range(len(malo)):
        for task, found in zip(asked, times, strict=True):
            start = perf_counter()
            task.find(number)
            found.append((perf_counter() - start) * 1000)
    print(f"{len(malo)} throws of random games with {SEATS} players")
    print(f"{'median':>10} {'limit':>8} {'slowest':>8}  (ms)")
    for task, found in zip(asked, times, strict=True):
        print(f"{median(found):10.2f} {task.limit:8.0f} {max(found):8.2f}  {task.title}")
    over = [t for t, found in zip(asked, times, strict=True) if median(found) > t.limit]
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
