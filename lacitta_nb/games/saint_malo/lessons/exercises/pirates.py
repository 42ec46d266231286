"""Exercises about walls and pirates: bonuses, defence, boxes, attacks (G4, G5, W2 to W5, R)."""

from typing import Final

from lacitta_nb.core.records import Step
from lacitta_nb.games.saint_malo import rules
from lacitta_nb.games.saint_malo.city import NUMBER, OUTER, SIDE_OF, SIDES, names
from lacitta_nb.games.saint_malo.constants import DICE, PERSONS, SCORED, SIDE_NAMES, SWORDS, Symbol
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.lessons.exercises.places import used
from lacitta_nb.games.saint_malo.lessons.exercises.positions import (
    moments,
    resting,
    showing,
    told,
    with_boxes,
)
from lacitta_nb.games.saint_malo.state import CityQueries, State
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw, exercise, kind, tell

_LATE: Final = (7, 18)
_BONUSES: Final = ("coins", "points", "person", "none")
_LAST_BOXES: Final = 3
_ALL: Final = 0.1
"""How often an attack that all lose a cannon in is asked about at the first level."""


def with_swords(draw: Draw, count: int) -> tuple[Symbol, ...]:
    """Five dice of which so many show swords, in an order that is drawn."""
    others = [draw.one(SCORED, f"die/{number}") for number in range(DICE - count)]
    return tuple(draw.mixed([*others, *(SWORDS,) * count], "dice"))


def idle(state: State) -> Step[State, Event]:
    """The end of the turn, when the dice are used for nothing."""
    return rules.apply(state, "use nothing")


def _defence(draw: Draw) -> Exercise | None:
    """How strong a defence is once a wall or a soldier has been placed."""
    state = resting(draw, rounds=(0, 0) if draw.level == 1 else _LATE)
    mover = state.mover
    near = [s for side in SIDES.values() for s in names(side & ~mover.filled) if _nearly(mover, s)]
    thing = draw.one(("wall", "soldier"), "thing")
    walls = thing == "wall" or (draw.level > 1 and draw.lot("outer") < 0.5)
    spaces = near if walls and near else names(mover.empty_outer if walls else mover.empty & ~OUTER)
    # At the third level much stands already.
    if not spaces or mover.defence < draw.level - 1:
        return None
    space = draw.one(spaces, "space")
    now = used(state, thing, 2 if thing == "soldier" else 1)
    assert now is not None
    after = rules.public(rules.apply(now, f"place {space}").state)
    # The top side may bring another soldier: then nobody could tell.
    if after.placing is not None:
        return None
    player = after.players[state.to_move]
    whole = sum(player.is_complete(side) for side in SIDE_NAMES)
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-defence-ask", player=player.name, thing=thing, space=space),
        [str(player.defence)],
        rules="G4 G5 W5" if thing == "wall" else "G4 G5 P3",
        about=(space,),
        why=(
            tell(
                "exercise-defence-why",
                soldiers=player.where("soldier").bit_count(),
                sides=whole,
            ),
            tell("exercise-defence-why-rule"),
        ),
        after=after,
    )


def _nearly(city: CityQueries, space: str) -> bool:
    """Whether a wall on a space would complete its side."""
    side = SIDE_OF[NUMBER[space]]
    return SIDES[side] & ~city.where("wall") == 1 << NUMBER[space]


def _boxes(draw: Draw) -> Exercise | None:
    """How many boxes are marked, or are left before the next attack."""
    state = showing(resting(draw), with_swords(draw, draw.number(0, 4, "swords")))
    swords, table = state.dice.count(SWORDS), state.table
    if draw.level > 1 and draw.lot("end") < 0.5:
        # The last rows are nearly full, or full.
        state = with_boxes(state, table.boxes - draw.number(0, _LAST_BOXES, "left"))
        after = idle(state).state
        return exercise(
            draw,
            state,
            "number",
            tell("exercise-boxes-ask-end", dice=told(state), player=state.mover.name),
            [str(after.boxes - state.boxes)],
            rules="R1 R4",
            why=(
                tell("exercise-boxes-why-end", amount=swords, left=table.boxes - state.boxes),
                tell("exercise-boxes-why-last"),
            ),
            after=after,
        )
    after = idle(state).state
    if after.boxes == table.boxes:
        return None
    left = table.row_length - after.boxes % table.row_length
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-boxes-ask", dice=told(state), player=state.mover.name),
        [str(left)],
        rules="R1 R2",
        why=(
            tell("exercise-boxes-why", amount=swords),
            tell("exercise-boxes-why-row", amount=table.row_length, left=left),
        ),
        after=after,
    )


def _attacks(draw: Draw) -> Exercise | None:
    """Which attacks a turn brings: none, one, or two at once."""
    both = draw.level > 1 and draw.lot("both") < 0.3
    state = resting(draw, seats=(2,) if both else ())
    table = state.table
    row = draw.number(0, len(table.tables.strengths) - 2, "row") if both else state.row
    if row >= len(table.tables.strengths) - 1:
        return None
    free = 1 if both else draw.number(1, min(4, table.row_length), "free")
    swords = DICE if both else draw.number(1, 4, "swords")
    state = showing(state, with_swords(draw, swords))
    state = with_boxes(state, (row + 1) * table.row_length - free)
    step = idle(state)
    came = [event.amount for event in step.events if event.kind == "attack"]
    first, second = table.tables.strengths[row : row + 2]
    options = {"": [], str(first): [first], str(second): [second], "both": [first, second]}
    right = next(key for key, strengths in options.items() if strengths == came)
    return exercise(
        draw,
        state,
        "choice",
        tell("exercise-attacks-ask", dice=told(state), player=state.mover.name),
        [right or "none"],
        rules="R1 R2",
        options=[
            Option(
                key or "none",
                tell("exercise-attack", count=len(found), one=first, two=second)
                if len(found) != 1
                else tell("exercise-attack", count=1, one=found[0], two=0),
            )
            for key, found in draw.mixed(options.items(), "options")
        ],
        why=(
            tell("exercise-boxes-why", amount=swords),
            tell("exercise-attacks-why", free=free, count=len(came)),
        ),
        events=step.events,
        after=step.state,
    )


def _who_loses(draw: Draw) -> Exercise | None:
    """Who loses a cannon in an attack that this turn brings."""
    state = resting(draw, rounds=_LATE)
    swords = draw.number(1, 3, "swords")
    row = draw.number(0, len(state.table.tables.strengths) - 1, "row")
    free = draw.number(1, min(swords, state.table.row_length), "free")
    dice: tuple[Symbol, ...] = ("head", "head", *(SWORDS,) * swords)
    state = showing(state, (*dice, *("log",) * (DICE - len(dice))))  # type: ignore[arg-type]
    state = with_boxes(state, (row + 1) * state.table.row_length - free)
    soldier = draw.level > 2 and draw.lot("soldier") < 0.6
    step = _with_soldier(state) if soldier else idle(state)
    lost = [event.player for event in step.events if event.kind == "cannon_lost"]
    strength = state.table.tables.strengths[row]
    # Above the first level it is not the same for all; at the first it would mostly be.
    if not lost or (len(lost) == state.table.size and (draw.level > 1 or draw.lot("all") > _ALL)):
        return None
    after = step.state.players
    return exercise(
        draw,
        state,
        "several",
        tell(
            "exercise-who-loses-ask",
            player=state.mover.name,
            strength=strength,
            soldier="yes" if soldier else "no",
        ),
        [str(seat) for seat in lost],
        rules="G5 P3 R3" if soldier else "G5 R3",
        options=[
            Option(str(seat), tell("exercise-player", player=player.name))
            for seat, player in enumerate(after)
        ],
        why=(
            *(tell("exercise-who-loses-why", player=p.name, defence=p.defence) for p in after),
            tell("exercise-who-loses-why-rule", strength=strength),
        ),
        events=step.events,
        after=step.state,
    )


def _with_soldier(state: State) -> Step[State, Event]:
    """The turn in which a soldier is placed, on the first inner space that is empty."""
    now = rules.apply(state, "use soldier").state
    legal = [action.space for action in rules.legal_actions(now)]
    inner = [s for s in legal if not any(mask >> NUMBER[s] & 1 for mask in SIDES.values())]
    return rules.apply(now, f"place {(inner or legal)[0]}")


def _bonus(draw: Draw) -> Exercise | None:
    """What a wall brings that may be the last one of a side."""
    nothing = draw.level > 1 and draw.lot("nothing") < 0.3
    for state in moments(draw):
        mover = state.mover
        for side in draw.mixed(SIDE_NAMES, "sides"):
            empty = names(SIDES[side] & ~mover.filled)
            whole = not mover.is_broken(side)
            if len(empty) != 1 or whole == nothing:
                continue
            now = used(state, "wall", 1)
            assert now is not None
            return _wall(draw, rules.public(now), side, empty[0])
    return None


def _wall(draw: Draw, state: State, side: str, space: str) -> Exercise:
    step = rules.apply(state, f"place {space}")
    found = [event for event in step.events if event.kind == "bonus"]
    right = found[0].what if found else "none"
    bonus = state.table.tables.bonuses[side]
    return exercise(
        draw,
        state,
        "choice",
        tell("exercise-side-bonus-ask", player=state.mover.name, space=space),
        [right],
        rules={"none": "G4", "person": "W2 W4"}.get(right, "W2 W3"),
        about=(space,),
        options=[
            Option(what, tell("exercise-bonus", what=what, amount=_amount(state, what)))
            for what in _BONUSES
        ],
        why=(
            tell(
                "exercise-side-bonus-why" if found else "exercise-side-bonus-why-broken",
                side=side,
                what=bonus.kind,
                amount=bonus.amount,
            ),
        ),
        events=step.events,
        after=rules.public(step.state),
    )


def _amount(state: State, what: str) -> int:
    """What a bonus of a kind is worth; all of one kind are alike in the shipped tables."""
    bonuses = state.table.tables.bonuses.values()
    return next((bonus.amount for bonus in bonuses if bonus.kind == what), 0)


def _person(draw: Draw) -> Exercise | None:
    """Who may be taken as the bonus of a side."""
    for state in moments(draw):
        for side, bonus in state.table.tables.bonuses.items():
            empty = list(names(SIDES[side] & ~state.mover.filled))
            if bonus.kind != "person" or len(empty) != 1 or state.mover.is_broken(side):
                continue
            now = used(state, "wall", 1)
            assert now is not None
            now = rules.public(rules.apply(now, f"place {empty[0]}").state)
            return _taken(draw, now, side)
    return None


def _taken(draw: Draw, state: State, side: str) -> Exercise | None:
    legal = {action.what for action in rules.legal_actions(state)}
    offered = draw.mixed(PERSONS, "persons")[: draw.level + 3]
    right = [person for person in offered if person in legal]
    if not right or len(right) == len(offered):
        return None
    return exercise(
        draw,
        state,
        "several",
        tell("exercise-bonus-person-ask", player=state.mover.name, side=side),
        right,
        rules="W4",
        options=[
            Option(person, tell("exercise-person", what=person), sign=f"p-{person}")
            for person in offered
        ],
        why=(tell("exercise-bonus-person-why"), tell("exercise-bonus-person-why-free")),
    )


KINDS: Final = (
    kind("defence", "G4 G5 P3 W5", _defence),
    kind("boxes", "R1 R2 R4", _boxes),
    kind("attacks", "R1 R2", _attacks),
    kind("who_loses", "G5 P3 R3", _who_loses),
    kind("side_bonus", "G4 W2 W3 W4", _bonus),
    kind("bonus_person", "W4", _person),
)
