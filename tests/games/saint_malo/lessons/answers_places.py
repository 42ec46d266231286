"""Places and what they bring, counted on the sheet or by trying."""

from itertools import combinations, permutations

from lacitta_nb.lessons.exercise import Exercise
from tests.games.saint_malo.lessons.sheet import (
    LEVELS,
    OUTER,
    SPACES,
    begun,
    city,
    group,
    joined,
    players,
    word,
)
from tests.games.saint_malo.lessons.sheet import beside as around


def mover(asked: Exercise) -> dict[str, str]:
    return city(players(asked)[begun(asked).state.to_move])


def where(asked: Exercise) -> list[str]:
    standing = mover(asked)
    empty = set(SPACES) - set(standing)
    placed = [space for space in word(asked, "spaces").split(", ") if space]
    if word(asked, "thing") == "wall":
        return sorted(empty & set(OUTER))
    if word(asked, "thing") == "crate" and not placed:
        number = int(word(asked, "left"))
        return [space for space in empty if len(group(space, empty)) >= number]
    near = around if word(asked, "begun") == "no" else joined
    return sorted({space for one in placed for space in near(one)} & empty)


def beside(asked: Exercise) -> list[str]:
    return around(word(asked, "space"))


def bringing(standing: dict[str, str], what: str, space: str) -> int:
    """What a person brings at once, counted."""
    near = [standing[one] for one in around(space) if one in standing]
    match what:
        case "citizen":
            return 1
        case "noble":
            return 7
        case "merchant":
            return near.count("crate")
        case "priest":
            return sum(thing.startswith("church") for thing in near)
        case "juggler":
            return 2 * len(set(near) & set(LEVELS))
    return 0


def brings(asked: Exercise) -> list[str]:
    return [str(bringing(mover(asked), word(asked, "what"), word(asked, "space")))]


def best_space(asked: Exercise) -> list[str]:
    standing, what = mover(asked), word(asked, "what")
    found = {s: bringing(standing, what, s) for s in SPACES if s not in standing}
    return [space for space, worth in found.items() if worth == max(found.values())]


def who_brings(asked: Exercise) -> list[str]:
    found = {o.key: bringing(mover(asked), o.key, word(asked, "space")) for o in asked.options}
    return sorted(found, key=lambda key: -found[key])


def houses(asked: Exercise) -> list[str]:
    """By trying every set of spaces."""
    space = word(asked, "space")
    empty = set(SPACES) - set(mover(asked)) - {space}
    most = min(3, players(asked)[begun(asked).state.to_move]["logs"])
    reach = {two for one in around(space) for two in [one, *joined(one)]}
    reach |= {three for two in reach for three in joined(two)}
    fits = [
        number
        for number in range(1, most + 1)
        for some in combinations(sorted(empty & reach), number)
        if set(some) & set(around(space)) and len(group(some[0], set(some))) == number
    ]
    return [str(3 * max(fits, default=0))]


def best_order(asked: Exercise) -> list[str]:
    """By placing in every order, half a point for a coin."""
    found = {}
    for order in permutations(option.key for option in asked.options):
        standing, points = mover(asked), 0.0
        for key in order:
            what, space = key.split()
            points += bringing(standing, what, space) * (0.5 if what == "merchant" else 1)
            standing[space] = what
        found[order] = points
    best = [order for order, points in found.items() if points == max(found.values())]
    assert len(best) == 1
    # What brings nothing by itself is the same wherever it is counted.
    return list(best[0])


ANSWERS = {
    "where": where,
    "beside": beside,
    "brings": brings,
    "best_space": best_space,
    "who_brings": who_brings,
    "houses": houses,
    "best_order": best_order,
}
