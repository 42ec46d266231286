"""How good advice is on fresh last turns: what the top hint loses, in points, and against a pass.

    python -m benchmarks.advice [positions] [first seed]

Each position is the last turn of a four-player game of La Città in the classic edition, reached by
greedy players on a seed of its own. Every action is played to the end under every wish, weighed
by its odds; what follows is chosen by the greedy player, for others by that of round one. Marks:
0.3 points lost on average, and never worse than a pass: fewer points, and no likelier to win.
"""

import statistics
import sys
import time
from fractions import Fraction
from typing import NamedTuple

from lacitta_nb.arena.statistics import mean
from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.constants import YEARS
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.players.last_turns import last_of_all
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.players.value import win_share
from lacitta_nb.games.lacitta.players.wishes import wish_outcomes
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import hints
from lacitta_nb.players.protocol import mover

FIRST = 700_000
"""Seeds that nothing was tuned on begin here."""
_SAME = 1e-9
"""Points, and shares of wins, up to which two are the same."""


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


class Found(NamedTuple):
    """What an action brings: expected points of the player, and the chance to win."""

    points: float
    win: float


def found_of(view: State, action: Action) -> Found:
    """What the player has after an action, over all wishes."""
    seat, total, wins = mover(view), Fraction(0), 0.0
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
        scores = rules.scores(state)
        total += outcome.chance * scores[seat].total
        wins += float(outcome.chance) * win_share(scores, seat)
    return Found(float(total), wins)


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
        found = {action: found_of(view, action) for action in {*ways, advised}}
        told = found[advised]
        lost.append(max(other.points for other in found.values()) - told.points)
        passed = next(other for action, other in found.items() if action.kind == "pass")
        below += told.points < passed.points - _SAME and told.win < passed.win + _SAME
        if len(lost) % 10 == 0:
            print(
                f"  {len(lost)}: {statistics.mean(lost):.2f} lost, {below} below a pass", flush=True
            )
    loss = mean(lost)
    print(
        f"{len(lost)} last turns: the top hint loses {loss.value:.2f} points on average "
        f"({loss.low:.2f} to {loss.high:.2f}), {max(lost):.1f} at most; "
        f"worse than a pass in {below}; "
        f"hints take {statistics.median(seconds):.2f} s (median), {max(seconds):.1f} s at most"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
