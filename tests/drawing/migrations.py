"""Draws every migration of many whole games: `python -m tests.drawing.migrations 5000 [first]`.

Five greedy players play on the board Toscana, each game with a seed of its own. Both painters draw
each migration: the SVG whole, the figure as far as its paths (it is not turned into pixels).
"""

import sys
import traceback
from collections.abc import Iterator
from time import perf_counter
from typing import Final

from lacitta_nb.drawing import draw_board, svg_layer
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.picture import PICTURE
from lacitta_nb.games.lacitta.rules import advance, apply, new_state
from lacitta_nb.players import GreedyPlayer, seeded
from tests.drawing.tables import NAMES, Moment

KINDS: Final = frozenset({"migrated", "no_room"})
REPORT: Final = 50


def migrations(seed: int, players: int = 5) -> Iterator[Moment]:
    """Every migration of one game of greedy players."""
    board = shipped_board("toscana")
    state = new_state(board, NAMES[:players], edition="classic", setup="beginner", seed=seed)
    minds = [seeded(GreedyPlayer(), f"{seed}/{seat}") for seat in range(players)]
    while not state.over:
        if state.decision:
            seat = state.decision.player
            action = minds[seat].choose(state.seen_by(seat))
            state, events = apply(state, action)
        else:
            state, events = advance(state)
        if any(event.kind in KINDS for event in events):
            yield Moment(state, events)


def draw(moment: Moment) -> None:
    """Both pictures of a migration."""
    svg_layer(PICTURE.marks(*moment), "m")
    draw_board(moment.state, events=moment.events)


def main(games: int, first: int = 0) -> int:
    """Play and draw the games with the seeds from the first on; 1 when a picture failed."""
    drawn = failed = 0
    begun = perf_counter()
    for seed in range(first, first + games):
        for moment in migrations(seed):
            drawn += 1
            try:
                draw(moment)
            except Exception:  # noqa: BLE001 - each failure is told, and the next is looked for
                failed += 1
                print(f"game {seed}, year {moment.state.year}:\n{traceback.format_exc()}")
        played = seed + 1 - first
        if played % REPORT == 0 or played == games:
            seconds = perf_counter() - begun
            told = f"{played} games, {drawn} migrations, {failed} failures, {seconds:.0f} s"
            print(told, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
