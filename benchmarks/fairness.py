"""Fairness of the beginners' set-ups: what share of the games each seat wins when all play alike.

The greedy player moves every seat. Run it with `python -m benchmarks.fairness [games]`; it writes
docs/fairness.md. With `--print` it only prints the table.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from lacitta_nb import rules
from lacitta_nb.board import shipped_board, shipped_names
from lacitta_nb.players import GreedyPlayer
from lacitta_nb.study.evaluation import play_out, result_of
from lacitta_nb.study.statistics import Estimate, mean, share

PAGE = Path(__file__).parents[1] / "docs" / "fairness.md"
MOST = 1.15
"""Times its share that a seat may win, beyond the noise."""

TEXT = """\
In each set-up the greedy player moved all seats for {games} games of the classic edition,
seeds 0 to {last}; who begins is drawn in each game. A seat that wins 1.00 times its share has
what is fair. None should win more than {most} times it, beyond the noise: the lower end of its
interval (95 per cent) counts. Made by `python -m benchmarks.fairness`."""


class Seat(NamedTuple):
    """One seat of a set-up: its share of wins, times the fair share, and its points."""

    board: str
    players: int
    seat: int
    times: Estimate
    points: Estimate

    @property
    def unfair(self) -> bool:
        """Whether it wins too often even at the lower end of the interval."""
        return self.times.low > MOST


def seats(board: str, players: int, games: int) -> list[Seat]:
    """Play that many games of one set-up."""
    names = [f"Player {n + 1}" for n in range(players)]
    results = []
    for seed in range(games):
        start = rules.new_state(
            shipped_board(board), names, edition="classic", setup="beginner", seed=seed
        )
        results.append(result_of(play_out(start, [GreedyPlayer()] * players, str(seed))))
    found = []
    for seat in range(players):
        won = share(sum(r.wins[seat] for r in results), games)
        times = Estimate(*(players * number for number in won))
        found.append(Seat(board, players, seat, times, mean([r.points[seat] for r in results])))
    return found


def page(rows: list[Seat], games: int) -> Iterator[str]:
    """The lines of the page."""
    yield "# Fairness of the beginners' set-ups"
    yield ""
    yield TEXT.format(games=games, last=games - 1, most=MOST)
    yield ""
    yield "| board | players | seat | times its share | from | to | points |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for row in rows:
        value, low, high = row.times
        mark = " (too often)" if row.unfair else ""
        yield (
            f"| {row.board} | {row.players} | {row.seat + 1} | {value:.2f}{mark} | {low:.2f} "
            f"| {high:.2f} | {row.points.value:.1f} |"
        )


def main(games: int, *, write: bool) -> None:
    """Play all set-ups and write the page."""
    rows = []
    for board in sorted(shipped_names(), reverse=True):
        for players in shipped_board(board).setups:
            rows += seats(board, int(players), games)
            print("\n".join(str(row) for row in rows[-int(players) :]), flush=True)
    text = "\n".join(page(rows, games)) + "\n"
    if write:
        PAGE.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    numbers = [argument for argument in sys.argv[1:] if argument.isdigit()]
    main(int(numbers[0]) if numbers else 1000, write="--print" not in sys.argv)
