"""What the end of a year is worth: after the sixth the score and the win, else what was learnt.

The considerations of a standing are weighed as games that were played on have shown them to count
at the end of that year (`weights.json`).
"""

from collections.abc import Iterator, Sequence
from typing import Final

from lacitta_nb.games.lacitta.players.considerations import Scale, Weights
from lacitta_nb.games.lacitta.players.standing import Moment, Outlook, moment_of
from lacitta_nb.games.lacitta.players.weights import year_end_weights
from lacitta_nb.games.lacitta.players.year_end import Ending, Settle, endings, run_out
from lacitta_nb.games.lacitta.rules import Score, scores
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players.judge import GameEnd, ahead

_WIN: Final = 5.0
"""Felt points for winning the game, beside those of the score."""


class YearValue:
    """Values the ends of years.

    Args:
        weights: what each consideration is worth, whatever the year; None: what was learnt of each.
    """

    def __init__(self, weights: Weights | None) -> None:
        self._given: Final = weights

    def lead(self, state: State, seat: int) -> float:
        """How far a player is ahead when a year is over; after the sixth the points and the win."""
        if state.over:
            found = scores(state)
            return found[seat].total + _WIN * win_share(found, seat)
        scale = self.scale(state, seat)
        seats = range(state.table.size)
        return ahead([scale.worth(Outlook(state, other).standing) for other in seats], seat)

    def scale(self, state: State, seat: int) -> Scale:
        """What standings are weighed with when a year is over."""
        moment = moment_of(state, seat)
        return Scale(self._given or year_end_weights(_ended(moment)), moment)

    def expected(self, state: State, seat: int, settle: Settle = run_out) -> float:
        """What a player may expect of the year's end if nobody takes another turn.

        Args:
            state: a moment of the year, from its political rounds on, or the end of it.
            seat: the player, whose knowledge counts.
            settle: lets migration and feeding go by.
        """
        return sum(end.chance * self.lead(end.state, seat) for end in ends(state, seat, settle))

    def units(
        self, state: State, seat: int, settle: Settle = run_out
    ) -> list[tuple[str, float, float]]:
        """Each consideration's name, its weight and its expected units at the year's end."""
        found: dict[str, tuple[float, float]] = {}
        for chance, end in ends(state, seat, settle):
            for name, weight, units in self.scale(end, seat).units(Outlook(end, seat).standing):
                _, sum_of = found.get(name, (weight, 0.0))
                found[name] = weight, sum_of + chance * units
        return [(name, weight, units) for name, (weight, units) in found.items()]


def ends(state: State, seat: int, settle: Settle = run_out) -> Iterator[Ending]:
    """All ways in which the year can end; the state itself where it has ended."""
    if state.phase in ("politics", "reveal_voice", "migration", "feeding"):
        return endings(state, seat, settle)
    return iter([Ending(1.0, state)])


def game_end(state: State, seat: int, settle: Settle = run_out) -> GameEnd:
    """What the end of the game brings a player, if the year that is ending is the sixth."""
    points = rank = win = 0.0
    for chance, end in ends(state, seat, settle):
        found = scores(end)
        points += chance * found[seat].total
        rank += chance * found[seat].rank
        win += chance * win_share(found, seat)
    return GameEnd(points, rank, win)


def win_share(found: Sequence[Score], seat: int) -> float:
    """The share of the win that a score brings: all of it, a part, or nothing (E3).

    >>> one = Score(0, 5, 0, 0, 5, 2, 1)
    >>> win_share([one, one._replace(player=1), one._replace(player=2, rank=3)], 1)
    0.5
    """
    return 1 / sum(score.rank == 1 for score in found) if found[seat].rank == 1 else 0.0


def _ended(moment: Moment) -> int:
    """The year that is over: so many more feedings are to come after the next one."""
    return 6 if moment.last else 5 - moment.years
