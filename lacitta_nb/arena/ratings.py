"""Ratings of players from their places in games, relative to one of them, with their uncertainty.

The places of all seats count, by the game's own ranking (`arena.luce` has the model), and seats of
one name are one player's. The scale is that of chess: 400 points more mean ten times the strength,
so that of two players the stronger one comes first in ten of eleven games. Games tell only how far
players are apart: so one of them is the reference, whose rating is 0 and has no interval.

An interval holds every rating that the games do not speak against, by Rao's score test: with the
rating held there and all else as likely as it can be, the slope of the likelihood lies within the
scatter that it would have, which is skewed where a player hardly ever wins (`arena.tails`). It
holds for players who are far apart as well, where what follows from the curvature at the top does
not. Nothing is added to the games: who has lost all of them has a rating of which only the upper
end is known, and of players whom no chain of games joins with the reference none is told.
The interval takes the games as drawn independently of one another.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from lacitta_nb.arena.luce import Model, Stage, beaten_by, stages_of, telling, within
from lacitta_nb.arena.records import Played, PlayedGame, games_of
from lacitta_nb.arena.statistics import UNKNOWN, Estimate, Z
from lacitta_nb.arena.tails import deviate
from lacitta_nb.core.errors import BadSetting, Guess
from lacitta_nb.given import called, positive, repr_of

_SCALE: Final = 400 / math.log(10)
_CLOSE: Final = 0.05 / _SCALE
"""How exactly the ends of intervals are found."""
_FARTHEST: Final = 40.0
_LEAST: Final = 1e-12


def ratings(
    games: Iterable[Played], relative_to: str | None = None, *, players: int | None = None
) -> dict[str, Estimate]:
    """The rating of each player, the strongest first, with its 95 per cent interval.

    Args:
        games: of one tournament.
        relative_to: the name of the player whose rating is 0; None: whoever took the most seats,
            of several the one whose name comes first.
        players: how many sit at a table; None where it is the same in all games. Being the best of
            two is not being the best of four, so tables of different sizes have ratings of their
            own.

    Returns:
        By name. Endless is the rating of who has won or lost all; `nan` that of who can't be
        compared with the reference.

    Raises:
        BadSetting: the games are of tables of different sizes or none of the size that was named,
            or there is no such player.
    """
    wanted = _of_size(by_size(games), players)
    check_reference(wanted, relative_to)
    return rated(wanted, relative_to)


def _of_size(found: Mapping[int, list[PlayedGame]], players: object) -> list[PlayedGame]:
    """The games of one size of table; there are none where no game was played at all."""
    sizes = ", ".join(map(str, found))
    if players is None:
        if len(found) > 1:
            raise BadSetting("study-mixed-tables", sizes=sizes)
        return next(iter(found.values()), [])
    size = positive(players)
    if size is None:
        raise BadSetting("study-table-size", given=repr_of(players))
    if found and size not in found:
        raise BadSetting("study-no-such-tables", players=size, sizes=sizes)
    return found.get(size, [])


def by_size(games: Iterable[PlayedGame]) -> dict[int, list[PlayedGame]]:
    """The games by the number of seats at their tables, the smallest first."""
    found: dict[int, list[PlayedGame]] = {}
    for game in games_of(games):
        found.setdefault(len(game.seats), []).append(game)
    return dict(sorted(found.items()))


def check_reference(games: Iterable[Played], name: str | None) -> None:
    """Refuse a reference who has played no game.

    Raises:
        BadSetting: so it is.
    """
    names = list(dict.fromkeys(seat for game in games for seat in game.seats))
    if name is not None and names and name not in names:
        guess, told = Guess(called(name), tuple(names)), ", ".join(names)
        raise BadSetting("study-no-reference", guess=guess, name=repr_of(name), names=told)


def reference_of(games: Iterable[Played]) -> str:
    """Whom ratings are relative to where nobody is named; there must be a game."""
    taken = Counter(name for game in games for name in game.seats)
    return min(taken, key=lambda name: (-taken[name], name))


def rated(games: Sequence[Played], relative_to: str | None) -> dict[str, Estimate]:
    """The ratings of games at tables of one size; nobody has one where the reference is missing."""
    names = dict.fromkeys(name for game in games for name in game.seats)
    if not names:
        return {}
    zero = relative_to or reference_of(games)
    if zero not in names or len(games[0].seats) == 1:
        return dict.fromkeys(names, UNKNOWN)
    stages = telling(
        Counter(stage for game in games for stage in stages_of(game.seats, game.places))
    )
    rater = _Rater(stages, zero)
    found = {name: rater.rating(name) for name in names}
    return dict(sorted(found.items(), key=_order))


def _order(item: tuple[str, Estimate]) -> tuple[bool, float, float]:
    """The highest first; of those without end by the end that is known, and the unknown last."""
    value, low, high = item[1]
    known = low if math.isfinite(low) else high
    return math.isnan(value), 0.0 if math.isnan(value) else -value, -known


class _Rater:
    """The ratings relative to one player."""

    def __init__(self, stages: Mapping[Stage, int], zero: str) -> None:
        self._stages = stages
        self._zero = zero
        self._before = beaten_by(stages, _firm(stages))
        self._after: dict[str, set[str]] = {}
        for name, others in self._before.items():
            for other in others:
                self._after.setdefault(other, set()).add(name)
        self._models: dict[frozenset[str], _Fitted | None] = {}

    def rating(self, name: str) -> Estimate:
        """The rating of a player, as it is told."""
        if name == self._zero:
            return Estimate(0.0, 0.0, 0.0)
        above = name in _reached(self._before, self._zero)
        below = name in _reached(self._after, self._zero)
        tested = self._tested(name, joined=above and below)
        if tested is None or not (above or below):
            return UNKNOWN
        if above and below:
            value, error = tested.top(), tested.error()
            ends = value, tested.end(value, -error, Z), tested.end(value, error, -Z)
        elif above:
            ends = math.inf, tested.end(0.0, -1.0, Z), math.inf
        else:
            ends = -math.inf, -math.inf, tested.end(0.0, 1.0, -Z)
        return Estimate(*(_SCALE * end for end in ends))

    def _tested(self, name: str, *, joined: bool) -> "_Tested | None":
        """What tests ratings of a player; None where no game tells anything of it."""
        company = self._company(name, joined=joined)
        if company not in self._models:
            stages = within(self._stages, company)
            self._models[company] = _Fitted(Model(stages, self._zero)) if stages else None
        fitted = self._models[company]
        if fitted is None or name not in fitted.model.names:
            return None
        return _Tested(fitted, fitted.model.names.index(name))

    def _company(self, name: str, *, joined: bool) -> frozenset[str]:
        """Those who stay at a finite distance from the reference and this player held there."""
        if joined:
            return _reached(self._before, self._zero) & _reached(self._after, self._zero)
        ends = (self._zero, name)
        before, after = (
            frozenset().union(*(_reached(way, end) for end in ends))
            for way in (self._before, self._after)
        )
        return before & after


def _firm(stages: Iterable[Stage]) -> set[int]:
    """With how many left it is known how likely ties are: all of them have beaten one another."""
    stages = list(stages)
    before = beaten_by(stages)
    return {
        len(left)
        for left, _ in stages
        if len(set(left)) > 1 and all(_reached(before, name) >= set(left) for name in left)
    }


def _reached(ways: Mapping[str, set[str]], start: str) -> frozenset[str]:
    """All to whom a chain leads from one player, and that player."""
    found, new = {start}, [start]
    while new:
        for name in ways.get(new.pop(), set()) - found:
            found.add(name)
            new.append(name)
    return frozenset(found)


class _Fitted:
    """A model and the top of its likelihood."""

    def __init__(self, model: Model) -> None:
        import numpy as np

        self.model: Final = model
        self.top: Final = model.fitted(np.zeros(model.size))


class _Tested:
    """How well ratings of one player agree with the games; `place` is that of its parameter."""

    def __init__(self, fitted: _Fitted, place: int) -> None:
        self._model: Final = fitted.model
        self._top: Final = fitted.top
        self._place: Final = place
        self._at = fitted.top.at

    def top(self) -> float:
        """What agrees best."""
        return float(self._top.at[self._place])

    def error(self) -> float:
        """The standard error at the top, as a first step on the way to the ends."""
        variance, *_ = self._model.scatter(self._top, self._place)
        return 1 / math.sqrt(max(variance, _LEAST))

    def score(self, held: float) -> float:
        """The slope of the likelihood, by its scatter, where the rating is held at a value."""
        begin = self._at.copy()
        begin[self._place] = held
        point = self._model.fitted(begin, self._place)
        self._at = point.at
        scatter = self._model.scatter(point, self._place)
        return deviate(float(point.slope[self._place]), *scatter)

    def end(self, begin: float, step: float, wanted: float) -> float:
        """Where the score is as wanted; endless where it is so nowhere.

        Args:
            begin: from where on it is sought.
            step: the first step towards the end, then twice as far each time. From a rating without
                end the way may lead back instead.
            wanted: the score.
        """
        self._at = self._top.at

        def off(held: float) -> float:
            return self.score(held) - wanted

        here, there = begin, begin + step
        first = off(here)
        if (first > 0) != (step > 0):
            # The score falls from left to right, so the end lies on the other side.
            step = -step
            there = begin + step
        while (off(there) > 0) == (first > 0):
            here, step = there, 2 * step
            there = here + step
            if abs(there) > _FARTHEST:
                return math.copysign(math.inf, step)
        return _between(off, min(here, there), max(here, there))


def _between(off: Callable[[float], float], low: float, high: float) -> float:
    """Where a falling function is 0 (the Illinois way, with halving)."""
    at_low, at_high = off(low), off(high)
    while high - low > _CLOSE:
        middle = low + (high - low) * at_low / (at_low - at_high)
        inner = 0.01 * (high - low)
        middle = min(max(middle, low + inner), high - inner)
        found = off(middle)
        if found > 0:
            low, at_low, at_high = middle, found, at_high / 2
        else:
            high, at_high, at_low = middle, found, at_low / 2
    return (low + high) / 2
