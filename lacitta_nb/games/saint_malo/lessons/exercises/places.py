"""Exercises about places: where something may go, and what it brings there (G1 to G6, C, W1, P)."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.games.saint_malo import rules
from lacitta_nb.games.saint_malo.actions import Action
from lacitta_nb.games.saint_malo.city import BESIDE, NAMES, NUMBER, OUTER, names
from lacitta_nb.games.saint_malo.constants import HOUSE_POINTS, HOUSES, LEVELS, ROLLS, Symbol
from lacitta_nb.games.saint_malo.lessons.exercises.positions import resting, showing
from lacitta_nb.games.saint_malo.rules.using import symbol_of
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.study.worth import room_for_houses
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw, exercise, kind, tell

_MOST_CLICKS: Final = 9
"""Spaces that a right answer has at most."""
_LATE: Final = (9, 20)
_BY_TOWER: Final = ("A2", "B1", "A6", "B7", "G2", "F1", "G6", "F7")
"""The spaces that meet another one at a tower (G3)."""
_COUNTED: Final[Mapping[str, str]] = MappingProxyType(
    {"merchant": "P5", "priest": "P4", "juggler": "P7"}
)
"""The persons that count what is beside, each with its rule."""
_BRINGING: Final[Mapping[str, str]] = MappingProxyType(
    {"citizen": "P2", "priest": "P4", "juggler": "P7", "noble": "P8"}
)
"""The persons that bring points at once, each with its rule."""


def used(state: State, what: str, number: int) -> State | None:
    """The same turn when dice have been used for something that is now to be placed."""
    symbol = symbol_of(what)
    filler: Symbol = "wall" if symbol == "log" else "log"
    now = showing(state, (symbol,) * number + (filler,) * (5 - number), ROLLS)
    action = Action("use", what=what, number=number)
    return rules.apply(now, action).state if rules.refusal(now, action) is None else None


def gain(state: State, what: str, space: str) -> int:
    """What a person brings on a space at once: points, or coins of a merchant."""
    now = used(state, what, LEVELS[what])
    assert now is not None
    events = rules.apply(now, f"place {space}").events
    return sum(event.amount for event in events if event.kind in ("points", "coins"))


def clicks(spaces: Iterable[str]) -> list[Option]:
    """Spaces to be clicked, in their order."""
    return [Option(space, spaces=(space,)) for space in sorted(spaces)]


def _where(draw: Draw) -> Exercise | None:
    """Where the next wall, crate or house may go."""
    thing = draw.one(("wall", "crate", "house"), "thing")
    state = _placing(draw, thing)
    if state is None or state.placing is None or state.placing.thing != thing:
        return None
    right = {action.space for action in rules.legal_actions(state) if action.space}
    wrong = {
        space: refusal.rule
        for space in NUMBER
        if (refusal := rules.refusal(state, Action("place", space=space))) is not None
    }
    if not 1 <= len(right) <= _MOST_CLICKS:
        return None
    # Spaces that are empty, or hold something near by: the others are plain enough.
    empty = state.mover.empty
    offered = [s for s in wrong if empty >> NUMBER[s] & 1 or BESIDE[NUMBER[s]] & empty & OUTER]
    found = sorted({wrong[space] for space in offered})
    begun = state.placing.group
    about = names(begun) if begun else []
    if thing == "house" and not begun:
        about = [NAMES[state.placing.architect]]
    return exercise(
        draw,
        state,
        "spaces",
        tell(
            "exercise-where-ask",
            player=state.mover.name,
            thing=thing,
            begun="yes" if begun else "no",
            spaces=", ".join(about),
            left=state.placing.left,
        ),
        right,
        rules=" ".join(_rules_where(state, found)),
        about=tuple(about),
        options=clicks({*right, *offered}),
        why=(tell("exercise-where-why", thing=thing, begun="yes" if begun else "no"),),
    )


def _rules_where(state: State, found: list[str]) -> list[str]:
    assert state.placing is not None
    own = {"wall": ["W1", "G2"], "crate": ["C1", "C2"], "house": ["P9"]}[state.placing.thing]
    if state.placing.thing == "crate":
        own = ["C1"] if state.placing.group else ["C2"]
    return list(dict.fromkeys([*own, *(rule for rule in found if rule == "G1")]))


def _placing(draw: Draw, thing: str) -> State | None:
    """A moment at which such a thing is to be placed; above the first level it is half done."""
    state = resting(draw, rounds=(0, 0) if thing == "house" else _LATE)
    if thing == "house":
        now = used(state, "architect", LEVELS["architect"])
    else:
        now = used(state, thing, draw.number(2, 5, "number"))
    if now is None:
        return None
    begun = draw.level > 1 and thing != "wall" and draw.lot("begun") < 0.6
    for step in range(int(thing == "house") + int(begun)):
        legal = [action for action in rules.legal_actions(now) if action.space]
        if now.placing is None or not legal:
            return None
        now = rules.apply(now, draw.one(legal, f"step/{step}")).state
    return rules.public(now)


def _beside(draw: Draw) -> Exercise | None:
    """Which spaces are beside one; at the third level it lies at a tower."""
    state = resting(draw)
    # Inner spaces all have as many beside them: so at the first level outer ones come as well.
    outer = draw.level > 1 or draw.lot("outer") < 0.5
    spaces = names(state.mover.empty & (OUTER if outer else ~OUTER))
    spaces = [s for s in spaces if (s in _BY_TOWER) == (draw.level > 2)]
    if not spaces:
        return None
    space = draw.one(spaces, "space")
    around = names(BESIDE[NUMBER[space]])
    # Those two steps away are offered, too: so nobody can click whatever there is.
    near = {name for one in around for name in names(BESIDE[NUMBER[one]])} - {space}
    towers = draw.level > 2
    return exercise(
        draw,
        state,
        "spaces",
        tell("exercise-beside-ask", space=space),
        around,
        rules="G3 G6" if towers else "G6",
        about=(space,),
        options=clicks({*near, *around}),
        why=(
            tell("exercise-beside-why", amount=len(around), space=space),
            *((tell("exercise-beside-why-tower"),) if towers else ()),
        ),
    )


def _brings(draw: Draw) -> Exercise | None:
    """What a merchant, a priest or a juggler brings on a space."""
    state = resting(draw)
    what = draw.one(tuple(_COUNTED), "what")
    worths = {space: gain(state, what, space) for space in names(state.mover.empty)}
    least = draw.level if what != "juggler" else 2 * min(draw.level, 2)
    spaces = [space for space, worth in worths.items() if worth >= least]
    # Now and then nothing is beside: that is worth knowing as well.
    if draw.lot("nothing") < 0.1:
        spaces = [space for space, worth in worths.items() if not worth]
    if not spaces:
        return None
    space = draw.one(spaces, "space")
    worth = worths[space]
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-brings-ask", player=state.mover.name, what=what, space=space),
        [str(worth)],
        rules=f"{_COUNTED[what]} G6" + (" S2" if what == "merchant" else ""),
        about=(space,),
        why=(
            tell("exercise-brings-why", what=what, space=space, amount=_counted(what, worth)),
            tell("exercise-brings-why-rule", what=what),
        ),
        texts=dict.fromkeys(counted_at(state, what, space), "•"),
    )


def counted_at(state: State, what: str, space: str) -> list[str]:
    """The spaces whose things a person counts."""
    mover, around = state.mover, BESIDE[NUMBER[space]]
    counts: Callable[[str], bool] = {
        "merchant": lambda thing: thing == "crate",
        "priest": lambda thing: thing.startswith("church"),
        "juggler": lambda thing: thing in LEVELS,
    }[what]
    return [NAMES[number] for number in bits(around) if counts(mover.at(number))]


def _counted(what: str, worth: int) -> int:
    return worth // 2 if what == "juggler" else worth


def _best_space(draw: Draw) -> Exercise | None:
    """Where a merchant, a priest or a juggler brings most: only where one space is best."""
    state = resting(draw)
    what = draw.one(tuple(_COUNTED), "what")
    worths = {space: gain(state, what, space) for space in names(state.mover.empty)}
    ranked = sorted(worths, key=worths.__getitem__, reverse=True)
    if len(ranked) < 3 or worths[ranked[0]] == worths[ranked[1]] or not worths[ranked[1]]:
        return None
    best = ranked[0]
    return exercise(
        draw,
        state,
        "spaces",
        tell("exercise-best-space-ask", player=state.mover.name, what=what),
        [best],
        rules=f"{_COUNTED[what]} G6",
        options=clicks(worths),
        why=(
            tell(
                "exercise-best-space-why",
                what=what,
                space=best,
                amount=worths[best],
                other=worths[ranked[1]],
            ),
            tell("exercise-brings-why-rule", what=what),
        ),
        texts={space: str(worths[space]) for space in worths if worths[space]},
    )


def _ranked(draw: Draw) -> Exercise | None:
    """Who brings most points on a space, put in order, whatever heads it takes."""
    state = resting(draw)
    wanted = list(_BRINGING) if draw.level > 1 else ["citizen", "priest", "juggler"]
    for space in draw.mixed(names(state.mover.empty), "space"):
        worths = {what: gain(state, what, space) for what in wanted}
        # Where hardly anything is beside, the order is the same everywhere.
        enough = worths["juggler"] + worths["priest"] >= 2 * draw.level
        if enough and len(set(worths.values())) == len(worths):
            return _in_order(draw, state, space, worths)
    return None


def _in_order(draw: Draw, state: State, space: str, worths: dict[str, int]) -> Exercise | None:
    order = sorted(worths, key=worths.__getitem__, reverse=True)
    shown = draw.mixed(worths, "options")
    if shown == order:
        return None
    return exercise(
        draw,
        state,
        "order",
        tell("exercise-who-brings-ask", space=space),
        order,
        rules=" ".join(_BRINGING[what] for what in worths),
        about=(space,),
        options=[
            Option(what, tell("exercise-person", what=what), sign=f"p-{what}") for what in shown
        ],
        why=tuple(tell("exercise-who-brings-why", what=w, amount=worths[w]) for w in order),
    )


def _houses(draw: Draw) -> Exercise | None:
    """How many points an architect brings by houses: by the logs and by the room."""
    state = resting(draw, rounds=(0, 0) if draw.level == 1 else _LATE)
    if not state.mover.logs:
        return None
    spaces = names(state.mover.empty)
    rooms = {space: room_for_houses(state.mover, NUMBER[space]) for space in spaces}
    # Above the first level there is mostly less room than there are logs.
    most = min(state.mover.logs, HOUSES)
    tight = [space for space in spaces if rooms[space] < most]
    if draw.level > 1 and draw.lot("tight") < 0.7:
        spaces = tight
    if not spaces:
        return None
    space = draw.one(spaces, "space")
    fitting = min(most, rooms[space])
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-houses-ask", player=state.mover.name, space=space),
        [str(HOUSE_POINTS * fitting)],
        rules="P6 P9 L2",
        about=(space,),
        why=(
            tell("exercise-houses-why", logs=state.mover.logs, room=rooms[space], space=space),
            tell("exercise-houses-why-points", amount=fitting),
        ),
    )


KINDS: Final = (
    kind("where", "G1 G2 W1 C1 C2 P9", _where),
    kind("beside", "G3 G6", _beside),
    kind("brings", "P4 P5 P7 G6 S2", _brings),
    kind("best_space", "P4 P5 P7 G6", _best_space),
    kind("who_brings", "P2 P4 P7 P8", _ranked),
    kind("houses", "P6 P9 L2", _houses),
)
