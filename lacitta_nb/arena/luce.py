"""How players are placed, as a model: Plackett and Luce's, with ties as Davidson would have them.

Places are given away one after the other. Of those who are still without one, each is next with a
chance in proportion to a strength; and with it goes on until everybody has a place (Luce 1959,
Plackett 1975). Where several share a place they take it together: the chance of that is in
proportion to the geometric mean of their strengths, times a number of its own for so many who tie
among so many who are left (Davidson 1970; Firth, Kosmidis and Turner 2019). These numbers are
fitted beside the strengths; so games that hardly ever tie, and those in which only the winner is
known and all others share the last place, are both taken as what they are.

What is fitted are logarithms. Each place given away is a choice among alternatives whose worths are
sums of them, so that the likelihood has one top, and Newton's way leads there.
"""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]

_ROUNDS: Final = 60
_ENOUGH: Final = 1e-5
"""The length of the last step; as each squares the error, what it leaves is far smaller."""
_HALVINGS: Final = 30
_LONGEST: Final = 4.0
"""How far a step may lead; far away from the top the likelihood is nearly flat."""
_FLAT: Final = 1e-10
"""Keeps a direction of which the games say nothing at all from having no curvature."""

Names = tuple[str, ...]


class Stage(NamedTuple):
    """One place given away: who were still without one, and who took it, in order of names."""

    left: Names
    taken: Names


class Tie(NamedTuple):
    """So many who tie, among so many who are left."""

    size: int
    left: int


def stages_of(seats: Sequence[str], ranks: Sequence[int]) -> Iterator[Stage]:
    """The places of a game, one after the other; the last seat of all is no choice.

    >>> list(stages_of("abc", (2, 1, 3)))[0]
    Stage(left=('a', 'b', 'c'), taken=('b',))
    """
    for rank in sorted(set(ranks)):
        left = tuple(sorted(n for n, r in zip(seats, ranks, strict=True) if r >= rank))
        taken = tuple(sorted(n for n, r in zip(seats, ranks, strict=True) if r == rank))
        if len(left) > 1:
            yield Stage(left, taken)


def telling(stages: Mapping[Stage, int]) -> dict[Stage, int]:
    """The stages that say something: where all who were left always tied, nobody was chosen."""
    decided = {len(left) for left, taken in stages if len(taken) < len(left)}
    return {stage: times for stage, times in stages.items() if len(stage.left) in decided}


def beaten_by(stages: Iterable[Stage], firm: Container[int] = ()) -> dict[str, set[str]]:
    """For each player those who were placed before it at least once, or tied with it.

    Args:
        stages: what happened.
        firm: with how many left a tie holds players together. Where nothing but ties does, the
            more likely ties are held to be, the farther apart the players may be.
    """
    found: dict[str, set[str]] = {}
    for left, taken in stages:
        holds = len(taken) == 1 or len(left) in firm
        for name in left:
            if holds or name not in taken:
                found.setdefault(name, set()).update(set(taken) - {name})
    return found


def within(stages: Mapping[Stage, int], company: frozenset[str]) -> dict[Stage, int]:
    """What is left of the stages when all others are endlessly stronger or weaker."""
    found: Counter[Stage] = Counter()
    for (left, taken), times in stages.items():
        inside = tuple(name for name in left if name in company)
        if set(taken) <= company and len(inside) > 1:
            found[Stage(inside, taken)] += times
    return telling(found)


@dataclass(frozen=True)
class Point:
    """The likelihood at one place: its logarithm there, its slope and its curvature."""

    at: "Vector"
    height: float
    slope: "Vector"
    curvature: "Vector"


class Model:
    """The likelihood of the logarithms of strengths.

    Args:
        stages: how often each place was given away so, at least one; see `telling`.
        zero: the player whose strength is 1.

    Attributes:
        names: the other players; their parameters come first, in this order, then those of ties.
    """

    def __init__(self, stages: Mapping[Stage, int], zero: str) -> None:
        import numpy as np

        everybody = {name for stage in stages for name in stage.left}
        self.names: Final = sorted(everybody - {zero})
        sizes = _sizes(stages)
        ties = [Tie(size, left) for left, found in sizes.items() for size in found[1:]]
        place: dict[object, int] = {key: number for number, key in enumerate([*self.names, *ties])}
        groups: dict[Names, Counter[Names]] = {}
        for (left, taken), times in stages.items():
            groups.setdefault(left, Counter())[taken] += times
        table = [
            _Alternative(group, _row(taken, len(left), place), ways, chosen[taken])
            for group, (left, chosen) in enumerate(groups.items())
            for size in sizes[len(left)]
            for taken, ways in Counter(combinations(left, size)).items()
        ]
        self.size: Final = len(place)
        self._rows = np.array([one.row for one in table], dtype=float)
        self._ways = np.log(np.array([one.ways for one in table], dtype=float))
        self._taken = np.array([one.taken for one in table], dtype=float)
        self._group = np.array([one.group for one in table], dtype=int)
        self._starts = np.searchsorted(self._group, np.arange(len(groups)))
        self._sums = np.array([chosen.total() for chosen in groups.values()], dtype=float)

    def fitted(self, at: "Vector", held: int | None = None) -> Point:
        """The top of the likelihood, sought from a place; one parameter may be held as it is."""
        import numpy as np

        free = np.array([number for number in range(self.size) if number != held], dtype=int)
        point = self.point(at)
        for _ in range(_ROUNDS):
            if not len(free):
                break
            curvature = point.curvature[np.ix_(free, free)] + _FLAT * np.eye(len(free))
            step = np.linalg.solve(curvature, point.slope[free])
            longest = float(np.max(np.abs(step)))
            moved = point.at.copy()
            moved[free] += step * min(1.0, _LONGEST / max(longest, _LONGEST))
            point = self._uphill(point, moved)
            if longest < _ENOUGH:
                break
        return point

    def _uphill(self, point: Point, moved: "Vector") -> Point:
        """Where a step leads, halved until it does not lead down."""
        for _ in range(_HALVINGS):
            found = self.point(moved)
            if found.height >= point.height - 1e-9 * (1 + abs(point.height)):
                return found
            moved = (point.at + moved) / 2
        return point

    def _logarithms(self, at: "Vector") -> "Vector":
        """The logarithm of the chance of each alternative."""
        import numpy as np

        worths: Vector = self._rows @ at + self._ways
        worths -= np.maximum.reduceat(worths, self._starts)[self._group]
        worths -= np.log(np.add.reduceat(np.exp(worths), self._starts))[self._group]
        return worths

    def point(self, at: "Vector") -> Point:
        """The likelihood at a place."""
        import numpy as np

        worths = self._logarithms(at)
        expected = np.exp(worths) * self._sums[self._group]
        weighted = self._rows * expected[:, None]
        means = np.add.reduceat(weighted, self._starts, axis=0)
        return Point(
            at,
            float(self._taken @ worths),
            self._rows.T @ (self._taken - expected),
            self._rows.T @ weighted - (means.T / self._sums) @ means,
        )

    def scatter(self, point: Point, place: int) -> tuple[float, float, float]:
        """Second to fourth cumulant of the slope by one parameter, all others being fitted."""
        import numpy as np

        others = [number for number in range(self.size) if number != place]
        along = np.zeros(self.size)
        along[place] = 1.0
        if others:
            rest = point.curvature[np.ix_(others, others)] + _FLAT * np.eye(len(others))
            along[others] = -np.linalg.solve(rest, point.curvature[others, place])
        found = self._rows @ along
        expected = np.exp(self._logarithms(point.at))
        found -= np.add.reduceat(expected * found, self._starts)[self._group]
        weights = expected * self._sums[self._group]
        # Choices are independent, so their cumulants add up; the fourth is no moment.
        spreads = np.add.reduceat(expected * found**2, self._starts)
        fourth = float(weights @ found**4) - 3 * float(self._sums @ spreads**2)
        return float(weights @ found**2), float(weights @ found**3), fourth


class _Alternative(NamedTuple):
    """Somebody, or several in a tie, who may take a place.

    Attributes:
        group: the number of the choice; row: how its worth is made of the parameters.
        ways: in how many ways it comes about, where seats have the same name; taken: how often it
            was so.
    """

    group: int
    row: list[float]
    ways: int
    taken: int


def _row(taken: Names, left: int, place: Mapping[object, int]) -> list[float]:
    """The mean of those who tie, and what ties of so many are worth."""
    row = [0.0] * len(place)
    for name in taken:
        if name in place:
            row[place[name]] += 1 / len(taken)
    tie = Tie(len(taken), left)
    if tie in place:
        row[place[tie]] = 1.0
    return row


def _sizes(stages: Iterable[Stage]) -> dict[int, list[int]]:
    """How many took a place together, by the number of those who were left."""
    found: dict[int, set[int]] = {}
    for left, taken in stages:
        found.setdefault(len(left), set()).add(len(taken))
    return {left: sorted(sizes) for left, sizes in sorted(found.items())}
