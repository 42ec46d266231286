"""How strong the computer players are: shares of wins with Wilson's intervals, and time a move.

    python -m benchmarks.players [games of the greedy player] [games of the searching one]

Each plays four-player games of the classic edition against three of the next weaker kind, from
every seat in turn, with fixed seeds: the greedy one against random ones (aim: 98 of 100), the
searching one against greedy ones (at least 45, aim 60; a fair share is 25).
"""

import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from lacitta_nb.arena.recording import play_match
from lacitta_nb.arena.statistics import mean, share
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import ComputerPlayer, GreedyPlayer, RandomPlayer, SearchPlayer, seeded
from lacitta_nb.study import Match

SEATS = 4


@dataclass(frozen=True)
class Timed:
    """A player with a clock: seconds of each of its moves where there was a choice."""

    player: ComputerPlayer
    seconds: list[float] = field(default_factory=list)

    def choose(self, view: State) -> Action:
        """The player's choice."""
        begun = time.perf_counter()
        action: Action = self.player.choose(view)
        self.seconds.append(time.perf_counter() - begun)
        return action

    def seeded(self, seed: str) -> "Timed":
        """The same clock, the player drawing by another seed."""
        return Timed(seeded(self.player, seed), self.seconds)


def duel(name: str, hero: ComputerPlayer, others: ComputerPlayer, games: int) -> None:
    """Play and print the share of wins, the lead in points and the time a move."""
    timed = Timed(hero)
    wins, leads = 0.0, []
    for number in range(games):
        seat = number % SEATS
        at_seats: Sequence[ComputerPlayer] = [
            timed if place == seat else others for place in range(SEATS)
        ]
        names = tuple("hero" if place == seat else "other" for place in range(SEATS))
        match = Match("toscana", "classic", "beginner", names, ("",) * SEATS, 0, number)
        game = play_match(match, at_seats, {})
        wins += game.wins[seat]
        rest = [points for place, points in enumerate(game.points) if place != seat]
        leads.append(game.points[seat] - statistics.mean(rest))
        if (number + 1) % 10 == 0:
            print(f"  {number + 1} games: {wins:.1f} won", flush=True)
    won, lead = share(wins, games), mean(leads)
    moves = sorted(timed.seconds)
    print(
        f"{name}: won {wins:.1f} of {games}, {won.value:.0%} ({won.low:.0%} to {won.high:.0%}); "
        f"{lead.value:+.1f} points ({lead.low:+.1f} to {lead.high:+.1f}) before the mean of the "
        f"others; a move takes {1000 * statistics.mean(moves):.1f} ms on average, "
        f"{1000 * moves[int(0.95 * len(moves))]:.1f} ms at most in 95 of 100",
        flush=True,
    )


def main(games: int, searched: int) -> None:
    """Both duels."""
    duel("greedy against three random players", GreedyPlayer(), RandomPlayer(), games)
    duel("searching against three greedy players", SearchPlayer(), GreedyPlayer(), searched)


if __name__ == "__main__":
    counts = [int(argument) for argument in sys.argv[1:]]
    main(counts[0] if counts else 100, counts[1] if len(counts) > 1 else 100)
