"""Fairness of the beginners' set-ups: what share of the games each seat wins when all play alike.

The greedy player moves every seat. Run it with `python -m benchmarks.fairness [games] [file]`; it
writes docs/fairness.md. The games stream to the file, if one is named, and a rerun continues it.
"""

import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from lacitta_nb.arena.statistics import Estimate, mean, share
from lacitta_nb.games.lacitta.board import shipped_board, shipped_names
from lacitta_nb.players import ComputerPlayer, GreedyPlayer
from lacitta_nb.study import Match, Played, plan, run_tournament

PAGE = Path(__file__).parents[1] / "docs" / "fairness.md"
NAME = "greedy"
PLAYERS: dict[str, ComputerPlayer] = {NAME: GreedyPlayer()}
MOST = 1.15
"""Times its share that a seat may win, beyond the noise."""

TEXT = """\
In each set-up the greedy player moved all seats for {games} games of the classic edition;
who begins is drawn in each game. A seat that wins 1.00 times its share has
what is fair. None should win more than {most} times it, beyond the noise: the lower end of its
interval (95 per cent) counts. Made by `python -m benchmarks.fairness`."""


class SeatShare(NamedTuple):
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


def matches(games: int) -> list[Match]:
    """So many games of every set-up."""
    found = []
    for board in sorted(shipped_names(), reverse=True):
        for players in shipped_board(board).setups:
            group = [NAME] * int(players)
            found += plan(PLAYERS, [group], rounds=games, boards=[board])
    return found


def seats(games: Sequence[Played]) -> list[SeatShare]:
    """Every seat of every set-up, in the order of the games."""
    groups: dict[tuple[str, int], list[Played]] = {}
    for game in games:
        groups.setdefault((game.board, len(game.seats)), []).append(game)
    found = []
    for (board, players), own in groups.items():
        for seat in range(players):
            won = share(sum(game.wins[seat] for game in own), len(own))
            times = Estimate(*(players * number for number in won))
            points = mean([game.points[seat] for game in own])
            found.append(SeatShare(board, players, seat, times, points))
    return found


def page(rows: list[SeatShare], games: int) -> Iterator[str]:
    """The lines of the page."""
    yield "# Fairness of the beginners' set-ups"
    yield ""
    yield TEXT.format(games=games, most=MOST)
    yield ""
    yield "| board | players | seat | castles | times its share | from | to | points |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for row in rows:
        value, low, high = row.times
        mark = " (too often)" if row.unfair else ""
        castles = shipped_board(row.board).setups[str(row.players)]["castles"][row.seat]
        yield (
            f"| {row.board} | {row.players} | {row.seat + 1} | {' '.join(castles)} "
            f"| {value:.2f}{mark} | {low:.2f} | {high:.2f} | {row.points.value:.1f} |"
        )


def main(games: int, file: str) -> None:
    """Play all set-ups and write the page."""
    found = run_tournament(PLAYERS, matches(games), file, workers=2)
    print(found)
    if found.missing:
        return
    text = "\n".join(page(seats(found.games), games)) + "\n"
    PAGE.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    with tempfile.TemporaryDirectory() as folder:
        main(count, sys.argv[2] if len(sys.argv) > 2 else str(Path(folder) / "games.jsonl"))
