"""Chances by throwing every throw, and uses by trying them."""

from collections.abc import Iterable
from functools import cache
from itertools import product

from lacitta_nb.lessons.exercise import Exercise
from tests.games.saint_malo.lessons.sheet import LEVELS, OUTER, SPACES, begun, city, group, word


@cache
def chance(missing: int, lacking: int, left: int) -> float:
    """That so many of the dice that do not show it come right: every throw is thrown."""
    if lacking <= 0:
        return 1.0
    if not left:
        return 0.0
    throws = product(range(6), repeat=missing)
    hits = [throw.count(0) for throw in throws]
    return sum(chance(missing - n, lacking - n, left - 1) for n in hits) / len(hits)


def dice(asked: Exercise) -> list[str]:
    """What the dice show."""
    return list(begun(asked).state.dice)


def reached(asked: Exercise, symbol: str, number: int) -> float:
    shown = dice(asked).count(symbol)
    return chance(5 - shown, number - shown, 3 - begun(asked).state.rolls)


def likeliest(asked: Exercise) -> list[str]:
    found = {
        option.key: reached(asked, option.key, int(str(option.text.words["amount"])))
        for option in asked.options
        if option.text is not None
    }
    best = max(found.values())
    return [key for key, value in found.items() if best - value < 0.1]


def in_class(asked: Exercise) -> list[str]:
    value = reached(asked, word(asked, "what"), int(word(asked, "amount")))
    middles = {"rare": 0.0, "quarter": 0.25, "half": 0.5, "most": 0.75, "nearly": 1.0}
    return [key for key, middle in middles.items() if abs(value - middle) <= 0.101]


def cost(asked: Exercise) -> list[str]:
    """What is lacking, for two coins each, and two for a delivery."""
    what, number = word(asked, "what"), int(word(asked, "amount"))
    symbol = "head" if what in LEVELS else what
    lacking = max(0, number - dice(asked).count(symbol))
    return [str(2 * lacking + 2 * (what == "log"))]


def may_use(asked: Exercise) -> Iterable[str]:
    game = begun(asked)
    return [option.key for option in asked.options if game.why_not(option.key) is None]


def why_not(asked: Exercise) -> list[str]:
    """Every rule that forbids it, by counting."""
    what, number = word(asked, "what"), int(word(asked, "amount"))
    if what == "swords":
        return ["A1"]
    shown = dice(asked)
    mover = begun(asked).position()["players"][begun(asked).state.to_move]
    empty = set(SPACES) - set(city(mover))
    found = []
    if number > 5 - shown.count("swords"):
        found.append("A3")
    if int(cost(asked)[0]) > mover["coins"]:
        found.append("A4")
    if what == "crate" and all(len(group(space, empty)) < number for space in empty):
        found.append("C2")
    if what == "wall" and len(empty & set(OUTER)) < number:
        found.append("W1")
    return found


ANSWERS = {
    "likeliest": likeliest,
    "chance": in_class,
    "cost": cost,
    "may_use": may_use,
    "why_not": why_not,
}
