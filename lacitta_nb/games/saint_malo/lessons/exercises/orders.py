"""Exercises about the order of turns that brings most: neighbours come before who counts them."""

from collections.abc import Mapping
from itertools import permutations
from typing import Final, NamedTuple

from lacitta_nb.games.saint_malo import rules
from lacitta_nb.games.saint_malo.city import ALL, BESIDE, NUMBER, names
from lacitta_nb.games.saint_malo.constants import CHURCHES, COINS_A_POINT, LEVELS
from lacitta_nb.games.saint_malo.lessons.exercises.places import used
from lacitta_nb.games.saint_malo.lessons.exercises.positions import resting
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw, exercise, kind, tell
from lacitta_nb.lessons.said import Said

_PAIRS: Final = (("crate", "merchant"), ("church2", "priest"), ("citizen", "juggler"))
_THREES: Final = (("church1", "priest", "juggler"), ("crate", "merchant", "juggler"))
_CHAINS: Final = {1: _PAIRS, 2: _THREES, 3: _THREES}
"""What is placed, a turn each, at each level; of two jugglers neither would have to come first."""
_ROOM: Final = 6
"""Empty spaces that a city has at least, more than are filled."""
_TRIES: Final = 12
"""Plans that are made at one position."""
_RULES: Final = {"merchant": "P5", "priest": "P4", "juggler": "P7"}


class Planned(NamedTuple):
    """Something that is to be placed on a space, a turn of its own."""

    what: str
    space: str

    def __str__(self) -> str:
        return f"{self.what} {self.space}"


Gains = Mapping[tuple[Planned, ...], tuple[int, int]]
"""The points and coins of each order of some turns."""


def gained(state: State, turns: tuple[Planned, ...]) -> tuple[int, int]:
    """The points and coins that the mover gets by some turns, one after the other."""
    points = coins = 0
    now = state
    for what, space in turns:
        symbol, number = (
            ("cross", int(what[-1])) if what in CHURCHES else (what, LEVELS.get(what, 1))
        )
        placing = used(now, symbol, number)
        assert placing is not None
        step = rules.apply(placing, f"place {space}")
        points += sum(event.amount for event in step.events if event.kind == "points")
        coins += sum(event.amount for event in step.events if event.kind == "coins")
        # The next turn of the same player: the others do nothing.
        now = step.state._replace(turns=state.turns)
    return points, coins


def _order(draw: Draw) -> Exercise | None:
    state = resting(draw)
    if state.mover.empty.bit_count() < _ROOM:
        return None
    for number in range(_TRIES):
        planned = _planned(draw, state, number)
        found = {order: gained(state, order) for order in permutations(planned)}
        best = _best(found)
        shown = draw.mixed(planned, "options")
        # Of two rows either may stand above; of more, something is always to be moved.
        if best is not None and (len(shown) == 2 or shown != list(best)):
            return _asked(draw, state, found, best, shown)
    return None


def _best(found: Gains) -> tuple[Planned, ...] | None:
    """The order that is best both in points and in coins; None where it is not the only one."""
    most = tuple(map(max, zip(*found.values(), strict=True)))
    best = [order for order, gains in found.items() if gains == most]
    return best[0] if len(best) == 1 else None


def _asked(
    draw: Draw,
    state: State,
    found: Gains,
    best: tuple[Planned, ...],
    shown: list[Planned],
) -> Exercise:
    worst = min(found.values(), key=lambda gains: gains[0] + gains[1] / COINS_A_POINT)
    counting = dict.fromkeys(_RULES[what] for what, _ in best if what in _RULES)
    return exercise(
        draw,
        state,
        "order",
        tell("exercise-best-order-ask", player=state.mover.name),
        [str(one) for one in best],
        rules=" ".join(["G6", *counting]),
        about=tuple(sorted(space for _, space in best)),
        options=[_option(one) for one in shown],
        why=(
            tell("exercise-best-order-why"),
            _told("exercise-best-order-why-best", found[best]),
            _told("exercise-best-order-why-worst", worst),
        ),
        texts={space: str(number) for number, (_, space) in enumerate(best, 1)},
    )


def _planned(draw: Draw, state: State, number: int) -> tuple[Planned, ...]:
    """A chain of things, each mostly beside the one before."""
    chain = draw.one(_CHAINS[draw.level], f"chain/{number}")
    spaces: list[str] = []
    for place, _ in enumerate(chain):
        near = BESIDE[NUMBER[spaces[-1]]] if spaces else ALL
        empty = [space for space in names(state.mover.empty) if space not in spaces]
        free = [space for space in empty if near >> NUMBER[space] & 1] or empty
        spaces.append(draw.one(free, f"space/{number}/{place}"))
    return tuple(Planned(*one) for one in zip(chain, spaces, strict=True))


def _option(one: Planned) -> Option:
    size = int(one.what[-1]) if one.what in CHURCHES else 0
    what = "church" if size else one.what
    sign = f"p-{what}" if what in LEVELS else "d-cross" if size else "d-crate"
    text = tell("exercise-placed", what=what, size=size, space=one.space)
    return Option(str(one), text, (one.space,), sign)


def _told(key: str, found: tuple[int, int]) -> Said:
    return tell(key, points=found[0], coins=found[1])


KINDS: Final = (kind("best_order", "G6 P4 P5 P7", _order),)
