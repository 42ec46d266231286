"""What the end of a year is worth: after the sixth the score and the win, else what was learnt.

The considerations of a standing are weighed as games that were played on have shown them to count
at the end of that year (`weights.json`).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from lacitta_nb.games.lacitta.players.considerations import Weights, is_complete
from lacitta_nb.games.lacitta.players.scale import Scale
from lacitta_nb.games.lacitta.players.standing import Moment, Outlook, land_of, moment_of
from lacitta_nb.games.lacitta.players.telling import Weighed
from lacitta_nb.games.lacitta.players.weights import year_end_weights
from lacitta_nb.games.lacitta.players.year_end import Ending, Foresight, endings
from lacitta_nb.games.lacitta.rules import Score, scores
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players.judge import GameEnd, ahead

_DIGITS: Final = 9
"""Decimals of expected values: sums of odds are not exact."""
_WIN: Final = 5.0
"""Felt points for winning the game, beside those of the score."""
_GOLD: Final = 0.001
"""Felt points for a gold that is left in the end: of what is equal, the cheaper way (E3)."""


class YearValue(NamedTuple):
    """Values the ends of years.

    Attributes:
        weights: what each consideration is worth, whatever the year; None: what was learnt of each.
        close: whether more is made of what others choose at the end of the game (`Foresight`).
    """

    weights: Weights | None = None
    close: bool = False

    def lead(self, state: State, seat: int) -> float:
        """How far a player is ahead when a year is over; after the sixth the points and the win."""
        if state.over:
            found = scores(state)
            gold = _GOLD * state.players[seat].gold
            return found[seat].total + _WIN * win_share(found, seat) + gold
        scale, land = self.scale(state, seat), land_of(state)
        seats = range(state.table.size)
        return ahead([scale.worth(Outlook(state, other, land).standing) for other in seats], seat)

    def scale(self, state: State, seat: int) -> Scale:
        """What standings are weighed with when a year is over."""
        moment = moment_of(state, seat)
        return Scale(self.weights or year_end_weights(_ended(moment)), moment)

    def foresight(self, seat: int, most: int) -> Foresight:
        """How the year ends where a player compares so many endings, as in `year_end`."""
        return Foresight(seat, self.lead, most, close=self.close)

    def expected(self, state: State, seat: int, most: int = 0) -> float:
        """What a player may expect of the year's end if nobody takes another turn.

        Args:
            state: a moment of the year, from its political rounds on, or the end of it.
            seat: the player, whose knowledge counts.
            most: how many endings it compares where it has choices itself; 0: none.
        """
        found = ends(self, state, seat, most).ways
        return sum(end.chance * end.worth for end in found)

    def weighed(self, states: Sequence[State], seat: int, most: int) -> Weighed:
        """What is weighed at the year's end: expected units, on average over some moments of it."""
        found: dict[str, tuple[float, float]] = {}
        each: list[dict[str, float]] = []
        coming = complete = others = 0.0
        for chance, end, lead in self._ways(states, seat, most):
            scale, own = self.scale(end, seat), Outlook(end, seat).standing
            coming += chance * scale.coming(own)
            complete += chance * sum(map(is_complete, own.cities))
            if not end.over:  # then chances tell what others count for
                others += chance * (scale.worth(own) - lead)
            each.append({})
            for name, weight, units in scale.units(own):
                _, before = found.get(name, (weight, 0.0))
                found[name] = weight, before + chance * units
                each[-1][name] = units
        weighed = [(name, *pair) for name, pair in found.items()]
        return Weighed(weighed, coming, complete, others, each)

    def _ways(self, states: Sequence[State], seat: int, most: int) -> Iterator[Ending]:
        """All ways in which the year can end from some moments, each of which is as likely."""
        for state in states:
            for end in ends(self, state, seat, most).ways:
                yield end._replace(chance=end.chance / len(states))

    def game_end(self, state: State, seat: int, most: int) -> GameEnd:
        """What the end of the game brings a player, if the year that is ending is the sixth."""
        points = rank = win = 0.0
        ways, cut, guessed = ends(self, state, seat, most)
        for chance, end, _ in ways:
            found = scores(end)
            points += chance * found[seat].total
            rank += chance * found[seat].rank
            win += chance * win_share(found, seat)
        points, rank, win = (round(found, _DIGITS) for found in (points, rank, win))
        return GameEnd(points, rank, win, cut=cut, guessed=guessed)


class Ends(NamedTuple):
    """How a year can end: all ways, and what was not compared or only guessed (`Foresight`)."""

    ways: tuple[Ending, ...]
    cut: bool = False
    guessed: bool = False


@lru_cache(maxsize=256)
def ends(value: YearValue, state: State, seat: int, most: int) -> Ends:
    """All ways in which the year can end; the state itself where it has ended.

    They are remembered: who ranks actions, explains them and tells their chances asks three times.
    """
    if state.phase not in ("politics", "reveal_voice", "migration", "feeding"):
        return Ends((Ending(1.0, state, value.lead(state, seat)),))
    foresight = value.foresight(seat, most)
    ways = tuple(endings(state, seat, foresight))
    return Ends(ways, foresight.cut, foresight.guessed)


def win_share(found: Sequence[Score], seat: int) -> float:
    """The share of the win that a score brings: all of it, a part, or nothing (E3).

    >>> one = Score(0, 5, 0, 0, 5, 2, 1)
    >>> win_share([one, one._replace(player=1), one._replace(player=2, rank=3)], 1)
    0.5
    """
    return 1 / sum(score.rank == 1 for score in found) if found[seat].rank == 1 else 0.0


def _ended(moment: Moment) -> int:
    """The year that is over: so many more feedings are to come after the next one.

    Before the first has ended, its end is what things are looked at by.
    """
    return 6 if moment.last else max(1, 5 - moment.years)
