"""How good advice is on fresh last turns: what the top hint loses, in points, and against a pass.

    python -m benchmarks.advice [positions] [first seed]

Each position is the last turn of a four-player game of La Città in the classic edition, reached by
greedy players on a seed of its own. Every action is played to the end under every wish, weighed
by its odds; what follows is chosen by the greedy player, for others by that of round one. Marks:
0.3 points lost on average, and never worse than a pass.
"""

import statistics
import sys
import time
from fractions import Fraction

from lacitta_nb.arena.statistics import mean
from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.constants import YEARS
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.players.last_turns import last_of_all
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.players.wishes import wish_outcomes
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import hints
from lacitta_nb.players.protocol import mover

FIRST = 700_000
"""Seeds that nothing was tuned on begin here."""


def last_turn(seed: int) -> State:
    """The last turn of a game, as whoever takes it may know it."""
    names = [f"Player {seat + 1}" for seat in range(4)]
    board = shipped_board("toscana")
    state = rules.new_state(board, names, edition="classic", setup="beginner", seed=seed)
    quick = RoundOnePlayer()
    while True:
        decision = state.decision
        if decision is None:
            state = rules.advance(state).state
            continue
        view = state.seen_by(decision.player)
        if view.year == YEARS and view.choice == "turn" and last_of_all(view):
            return view
        state = rules.apply(state, quick.choose(view)).state


def points(view: State, action: Action) -> float:
    """What the player scores after an action, over all wishes."""
    seat, total = mover(view), Fraction(0)
    own, others = GreedyPlayer(), RoundOnePlayer()
    after = rules.apply(view, action).state
    for outcome in wish_outcomes(view, seat):
        state = after._replace(voice=outcome.cards)
        while not state.over:
            decision = state.decision
            if decision is None:
                state = rules.advance(state).state
            else:
                player = own if decision.player == seat else others
                chosen = player.choose(state.seen_by(decision.player))
                state = rules.apply(state, chosen).state
        total += outcome.chance * rules.scores(state)[seat].total
    return float(total)


def main(positions: str = "40", first: str = str(FIRST)) -> None:
    """Measure and report."""
    lost, below, seconds = [], 0, []
    for seed in range(int(first), int(first) + int(positions)):
        view = last_turn(seed)
        begun = time.perf_counter()
        advised = hints(view)[0].action
        seconds.append(time.perf_counter() - begun)
        judge = GreedyPlayer()
        ways = {found.action for found in judge.candidates(view)}
        found = {action: points(view, action) for action in {*ways, advised}}
        lost.append(max(found.values()) - found[advised])
        passed = next(worth for action, worth in found.items() if action.kind == "pass")
        below += found[advised] < passed - 1e-9
        if len(lost) % 10 == 0:
            print(
                f"  {len(lost)}: {statistics.mean(lost):.2f} lost, {below} below a pass", flush=True
            )
    told = mean(lost)
    print(
        f"{len(lost)} last turns: the top hint loses {told.value:.2f} points on average "
        f"({told.low:.2f} to {told.high:.2f}), {max(lost):.1f} at most; "
        f"worse than a pass in {below}; "
        f"hints take {statistics.median(seconds):.2f} s (median), {max(seconds):.1f} s at most"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
