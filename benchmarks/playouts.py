"""Random playouts: decisions a second, every legal action listed at every decision, beside chess.

Both sides play random games in turn, in short batches, in one process; what counts is the ratio
of the medians. Of Saint Malo, played by two, and Città-Stato, played by four, games a second count
too (marks: 400 and 60). Run it with `python -m benchmarks.playouts [batches]`.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

import chess

from lacitta_nb.games.citta_stato import new_game as new_citta_stato
from lacitta_nb.games.citta_stato import rules as citta_stato_rules
from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.constants import EDITIONS
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.games.saint_malo import new_game
from lacitta_nb.games.saint_malo import rules as saint_malo_rules

PLAYERS = 4
GAMES_A_BATCH = 12


class Batch(NamedTuple):
    """What one batch of games took: all decisions, and the political turns among them."""

    games: int
    decisions: int
    seconds: float
    turns: int
    turn_seconds: float


def lacitta(edition: str) -> Callable[[random.Random], Batch]:
    """A batch of random games of La Città."""

    def batch(draw: random.Random) -> Batch:
        decisions = turns = 0
        turn_seconds = 0.0
        clock = time.perf_counter
        begun = clock()
        for _ in range(GAMES_A_BATCH):
            state = new_state(edition, draw.randrange(2**32))
            while not state.over:
                choice = state.choice
                if choice is None:
                    state = rules.advance(state).state
                    continue
                decisions += 1
                before = clock()
                actions = rules.legal_actions(state)
                state = rules.apply(state, actions[int(draw.random() * len(actions))]).state
                if choice == "turn":
                    turns += 1
                    turn_seconds += clock() - before
        return Batch(GAMES_A_BATCH, decisions, clock() - begun, turns, turn_seconds)

    return batch


def new_state(edition: str, seed: int) -> State:
    """The beginners' set-up for four on the large board."""
    board = shipped_board("toscana")
    names = [f"Player {n}" for n in range(PLAYERS)]
    return rules.new_state(board, names, edition=edition, setup="beginner", seed=seed)


def saint_malo(draw: random.Random) -> Batch:
    """A batch of random games of Saint Malo, two players."""
    decisions = 0
    begun = time.perf_counter()
    for _ in range(GAMES_A_BATCH):
        state = new_game(players=2, seed=draw.randrange(2**32)).state
        while not state.over:
            if state.choice is None:
                state = saint_malo_rules.advance(state).state
                continue
            actions = saint_malo_rules.legal_actions(state)
            state = saint_malo_rules.apply(state, actions[int(draw.random() * len(actions))]).state
            decisions += 1
    seconds = time.perf_counter() - begun
    return Batch(GAMES_A_BATCH, decisions, seconds, decisions, seconds)


def citta_stato(draw: random.Random) -> Batch:
    """A batch of random games of Città-Stato, four players."""
    decisions = 0
    begun = time.perf_counter()
    for _ in range(GAMES_A_BATCH):
        state = new_citta_stato(players=PLAYERS, seed=draw.randrange(2**32)).state
        while not state.over:
            if state.choice is None:
                state = citta_stato_rules.advance(state).state
                continue
            actions = citta_stato_rules.legal_actions(state)
            action = actions[int(draw.random() * len(actions))]
            state = citta_stato_rules.apply(state, action).state
            decisions += 1
    seconds = time.perf_counter() - begun
    return Batch(GAMES_A_BATCH, decisions, seconds, decisions, seconds)


def peer(draw: random.Random) -> Batch:
    """A batch of random games of chess."""
    decisions = 0
    begun = time.perf_counter()
    for _ in range(GAMES_A_BATCH):
        board = chess.Board()
        while board.ply() < 300:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(draw.random() * len(moves))])
            decisions += 1
    seconds = time.perf_counter() - begun
    return Batch(GAMES_A_BATCH, decisions, seconds, decisions, seconds)


def report(name: str, ours: list[Batch], theirs: list[Batch]) -> None:
    """Print the medians and their ratios."""
    rate = statistics.median(b.decisions / b.seconds for b in ours)
    turn_rate = statistics.median(b.turns / b.turn_seconds for b in ours)
    peer_rate = statistics.median(b.decisions / b.seconds for b in theirs)
    games = statistics.median(b.games / b.seconds for b in ours)
    print(
        f"{name}: {rate:,.0f} decisions/s, chess {peer_rate:,.0f}/s, ratio {rate / peer_rate:.2f}; "
        f"political turns alone {turn_rate:,.0f}/s, ratio {turn_rate / peer_rate:.2f}; "
        f"{games:.0f} games/s"
    )


def both(batches: int, play: Callable[[random.Random], Batch]) -> tuple[list[Batch], list[Batch]]:
    """So many batches of ours and of the peer in turn, after one of each to warm up."""
    draw = random.Random(1)
    play(draw)
    peer(draw)
    pairs = [(play(draw), peer(draw)) for _ in range(batches)]
    return [ours for ours, _ in pairs], [theirs for _, theirs in pairs]


def main(batches: int) -> None:
    """Play every edition, and the other games, in turn with the peer and report each."""
    for edition in EDITIONS:
        report(edition, *both(batches, lacitta(edition)))
    report_games("saint malo, two players", 400, *both(batches, saint_malo))
    report_games("città-stato, four players", 60, *both(batches, citta_stato))


def report_games(name: str, mark: int, ours: list[Batch], theirs: list[Batch]) -> None:
    """Print the medians of games and decisions a second, and the ratio to chess."""
    rate = statistics.median(b.decisions / b.seconds for b in ours)
    games = statistics.median(b.games / b.seconds for b in ours)
    peer_rate = statistics.median(b.decisions / b.seconds for b in theirs)
    print(
        f"{name}: {games:.0f} games/s (mark {mark}); {rate:,.0f} decisions/s, "
        f"chess {peer_rate:,.0f}/s, ratio {rate / peer_rate:.2f}"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
