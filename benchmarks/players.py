"""How strong the computer players are: shares of wins with Wilson's intervals, and time a move.

    python -m benchmarks.players [game] [games of greedy] [games of the strongest] [first seed]

Each plays four-player games against three of the next weaker kind, from every seat in turn, with
fixed seeds: the greedy one against random ones (aim: 98 of 100), the strongest one against greedy
ones (at least 45, aim 60; a fair share is 25). In La Città, played in the classic edition, both are
measured by the greedy player of round one instead (aims: 45 for the greedy one at 5 ms a move, 85
for the searching one at half a second). In La Città and in Città-Stato the strongest is the
searching player, in Saint Malo the strong one (aim: half a second a move). The game is `lacitta`,
`saintmalo` or `cittastato`.
"""

import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lacitta_nb.arena.contest import contest_of
from lacitta_nb.arena.recording import play_match
from lacitta_nb.arena.statistics import mean, share
from lacitta_nb.core.records import State
from lacitta_nb.games.citta_stato.players import GreedyPlayer as CittaStatoGreedy
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer as LaCittaGreedy
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.saint_malo.players import GreedyPlayer, StrongPlayer
from lacitta_nb.players import ComputerPlayer, RandomPlayer, SearchPlayer, seeded

SEATS = 4


class Ranks(NamedTuple):
    """A game with its greedy player and its strongest one, and what its matches settle.

    `weaker` is whom the greedy player is measured by, `measure` whom the strongest one is.
    """

    key: str
    greedy: ComputerPlayer
    strongest: ComputerPlayer
    settings: dict[str, str]
    weaker: ComputerPlayer
    measure: ComputerPlayer


GAMES = (
    Ranks(
        "lacitta",
        LaCittaGreedy(),
        SearchPlayer(),
        {"board": "toscana", "edition": "classic", "setup": "beginner"},
        RoundOnePlayer(),
        RoundOnePlayer(),
    ),
    Ranks("saintmalo", GreedyPlayer(), StrongPlayer(), {}, RandomPlayer(), GreedyPlayer()),
    Ranks(
        "cittastato",
        CittaStatoGreedy(),
        SearchPlayer(playouts=24),
        {},
        RandomPlayer(),
        CittaStatoGreedy(),
    ),
)


@dataclass(frozen=True)
class Timed:
    """A player with a clock: seconds of each of its moves where there was a choice."""

    player: ComputerPlayer
    seconds: list[float] = field(default_factory=list)

    def choose(self, view: State) -> Any:  # noqa: ANN401 - of any game
        """The player's choice."""
        begun = time.perf_counter()
        action = self.player.choose(view)
        self.seconds.append(time.perf_counter() - begun)
        return action

    def seeded(self, seed: str) -> "Timed":
        """The same clock, the player drawing by another seed."""
        return Timed(seeded(self.player, seed), self.seconds)


def duel(
    ranks: Ranks, name: str, pair: Sequence[ComputerPlayer], games: int, first: int = 0
) -> None:
    """Play and print the share of wins, the lead in points and the time a move."""
    if not games:
        return
    hero, others = pair
    contest, timed = contest_of(ranks.key), Timed(hero)
    wins, leads = 0.0, []
    for number in range(first, first + games):
        seat = number % SEATS
        at_seats: Sequence[ComputerPlayer] = [
            timed if place == seat else others for place in range(SEATS)
        ]
        names = tuple("hero" if place == seat else "other" for place in range(SEATS))
        match = contest.match(
            **ranks.settings, seats=names, makes=("",) * SEATS, round=0, seed=number
        )
        game = play_match(match, at_seats, contest.material(match, {}))
        wins += game.wins[seat]
        rest = [points for place, points in enumerate(game.points) if place != seat]
        leads.append(game.points[seat] - statistics.mean(rest))
        if len(leads) % 10 == 0:
            print(f"  {len(leads)} games: {wins:.1f} won", flush=True)
    won, lead = share(wins, games), mean(leads)
    moves = sorted(timed.seconds)
    print(
        f"{name}: won {wins:.1f} of {games}, {won.value:.0%} ({won.low:.0%} to {won.high:.0%}); "
        f"{lead.value:+.1f} points ({lead.low:+.1f} to {lead.high:+.1f}) before the mean of the "
        f"others; a move takes {1000 * statistics.mean(moves):.1f} ms on average, "
        f"{1000 * moves[int(0.95 * len(moves))]:.1f} ms at most in 95 of 100",
        flush=True,
    )


def main(
    key: str = GAMES[0].key, games: str = "100", strongest: str = "100", first: str = "0"
) -> None:
    """Both duels of a game."""
    ranks = next(found for found in GAMES if found.key == key)
    pairs = (
        ("greedy", ranks.greedy, ranks.weaker, int(games)),
        ("strongest", ranks.strongest, ranks.measure, int(strongest)),
    )
    for name, hero, other, number in pairs:
        title = f"{key}: {name} against three of {type(other).__name__}"
        duel(ranks, title, (hero, other), number, int(first))


if __name__ == "__main__":
    main(*sys.argv[1:])
