"""The quick player beside the rules and the greedy one of round one: time a choice, what it loses.

    python -m benchmarks.quick [games] [first seed]

In every political turn of games that the quick player plays for four seats, each edition in turn,
these are timed one after the other, the best of three times each: its choice, the rules (listing
all legal turns and playing one), and the choice of the greedy player of round one. What it loses
is told by the judgement of that player, in felt points.
"""

import statistics
import sys
import time
from collections.abc import Callable

from lacitta_nb.arena.statistics import mean
from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.constants import EDITIONS
from lacitta_nb.games.lacitta.players.quick import QuickPlayer
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.state import State

PLAYERS = 4
TIMES = 3
QUICK, GREEDY = QuickPlayer(), RoundOnePlayer()


def turns(edition: str, seed: int) -> list[State]:
    """The political turns of a game of quick players in which there is a choice."""
    names = [f"Player {n}" for n in range(PLAYERS)]
    state = rules.new_state(
        shipped_board("toscana"), names, edition=edition, setup="beginner", seed=seed
    )
    found = []
    while not state.over:
        if state.choice is None:
            state = rules.advance(state).state
            continue
        if state.choice == "turn":
            found.append(state)
        state = rules.apply(state, QUICK.choose(state)).state
    return found


def micros(state: State, *works: Callable[[State], object]) -> list[float]:
    """Millionths of a second that each work takes, the best of some times."""
    least = [float("inf")] * len(works)
    for _ in range(TIMES):
        for number, work in enumerate(works):
            begun = time.perf_counter()
            work(state)
            least[number] = min(least[number], time.perf_counter() - begun)
    return [1e6 * seconds for seconds in least]


def by_the_rules(state: State) -> object:
    """All legal turns, and one of them played."""
    actions = rules.legal_actions(state)
    return rules.apply(state, actions[len(actions) // 2])


def lost(state: State) -> float:
    """What the quick player's choice gives away, by the greedy player's judgement."""
    actions = rules.legal_actions(state)
    worths = GREEDY.worths(state, actions)
    return max(worths) - worths[actions.index(QUICK.choose(state))]


def main(games: str = "4", first: str = "0") -> None:
    """Each edition: the means, and the share of choices that are near the best."""
    for edition in EDITIONS:
        states = [state for n in range(int(games)) for state in turns(edition, int(first) + n)]
        rows = [micros(state, QUICK.choose, by_the_rules, GREEDY.choose) for state in states]
        quick, ruled, greedy = (statistics.mean(column) for column in zip(*rows, strict=True))
        losses = [lost(state) for state in states]
        given, near = mean(losses), statistics.mean(loss <= 0.5 for loss in losses)
        print(
            f"{edition}: {len(states)} turns; quick {quick:.0f} µs, rules {ruled:.0f} µs "
            f"({quick / ruled:.1f} times), greedy {greedy:.0f} µs; "
            f"lost {given.value:.2f} ({given.low:.2f} to {given.high:.2f}) felt points a turn, "
            f"within half a point of the best in {near:.0%}",
            flush=True,
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
