"""Random playouts from the middle of a game for four: on one process and on two, beside chess.

Each round plays the same playouts on one process, on a warm pool of two, and as many random games
of chess; what counts are the ratios. Run it with `python -m benchmarks.evaluation [playouts]`.
"""

import random
import statistics
import sys
import time
from concurrent.futures import Executor

import chess

from lacitta_nb.arena.evaluation import evaluate
from lacitta_nb.arena.processes import local_pool
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.opening import new_game
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import GreedyPlayer, RandomPlayer

ROUNDS = 3
MIDDLE = 3
"""The year from whose first turn the playouts begin."""


class Counting:
    """Plays at random and counts its decisions."""

    def __init__(self) -> None:
        self.player = RandomPlayer()
        self.decisions = 0

    def choose(self, view: State) -> Action:
        """A legal action, counted."""
        self.decisions += 1
        action: Action = self.player.choose(view)
        return action


def middle() -> Game:
    """A game for four, played by the greedy player up to its third year."""
    game = new_game(players=4, seed=1)
    while game.year < MIDDLE or game.state.choice != "turn":
        game.run()
        assert game.decision is not None
        game.play(GreedyPlayer().choose(game.state.seen_by(game.decision.player)))
    return game


def seconds(game: Game, playouts: int, executor: Executor | None) -> float:
    """What so many playouts take."""
    begun = time.perf_counter()
    evaluate(game, RandomPlayer(), playouts=playouts, executor=executor, progress=False)
    return time.perf_counter() - begun


def decisions_each(game: Game) -> float:
    """Decisions in a playout, on average."""
    counting = Counting()
    evaluate(game, counting, playouts=50, progress=False)
    return counting.decisions / 50


def chess_decision(games: int = 20) -> float:
    """Seconds for a decision in random games of chess."""
    draw, decisions = random.Random(1), 0
    begun = time.perf_counter()
    for _ in range(games):
        board = chess.Board()
        while board.ply() < 300 and (moves := list(board.legal_moves)):
            board.push(moves[int(draw.random() * len(moves))])
            decisions += 1
    return (time.perf_counter() - begun) / decisions


def count(times: int) -> int:
    """Work that needs nothing but a processor."""
    return sum(range(times))


def allowed(pool: Executor) -> float:
    """How many times as much two processes get done on this machine, at this moment, at best."""
    jobs = [5_000_000] * 12
    begun = time.perf_counter()
    for job in jobs:
        count(job)
    middle = time.perf_counter()
    list(pool.map(count, jobs))
    return (middle - begun) / (time.perf_counter() - middle)


def main(playouts: int) -> None:
    """Measure in turn and print medians."""
    game = middle()
    each = decisions_each(game)
    one, two, peer, best = [], [], [], []
    with local_pool(2) as pool:
        evaluate(game, RandomPlayer(), playouts=80, executor=pool, progress=False)
        for _ in range(ROUNDS):
            one.append(seconds(game, playouts, None))
            two.append(seconds(game, playouts, pool))
            peer.append(chess_decision())
            best.append(allowed(pool))
    alone, both, theirs = (statistics.median(found) for found in (one, two, peer))
    print(
        f"{playouts} random playouts from year {MIDDLE}, {each:.0f} decisions each: "
        f"{playouts / alone:.1f}/s on one process, {playouts / both:.1f}/s on two, "
        f"{alone / both:.2f} times as many (mere counting at the same time: "
        f"{statistics.median(best):.2f})"
    )
    ours = alone / playouts / each
    print(
        f"a decision, view and draw included: {1e6 * ours:.0f} µs; a move of python-chess: "
        f"{1e6 * theirs:.0f} µs; {ours / theirs:.2f} times as long"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
