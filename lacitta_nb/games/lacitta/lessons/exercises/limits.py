"""Exercises about what falls with a building: citizens above a limit, and roads (D2a, D4)."""

from collections.abc import Iterator
from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.constants import LIMIT_PLAIN, MARKET, ROAD
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.lessons.exercises.making import (
    castle,
    exercise,
    kind,
    name,
    owner,
    place,
    rows,
    tell,
)
from lacitta_nb.games.lacitta.lessons.exercises.positions import Setting, played, turns
from lacitta_nb.games.lacitta.lessons.exercises.roads import paved
from lacitta_nb.games.lacitta.rules import public
from lacitta_nb.games.lacitta.rules.demolition import removable, take_down
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.lessons.exercise import Exercise
from lacitta_nb.lessons.making import Draw
from lacitta_nb.lessons.said import Word

_EDITIONS: Final = {1: ("new",), 2: ("classic", "new"), 3: ("classic", "new", "expansion")}
"""The editions of which one is asked about."""
_ROADS: Final = {
    1: (Setting("toscana", 2),),
    2: (Setting("toscana", 2, "advanced"),),
    3: (Setting("toscana", 3), Setting("toscana", 3, "advanced")),
}


def fall(state: State, city: City, space: int) -> list[Event]:
    """What happens when a building falls, by the rules of demolition."""
    draft = Draft(state)
    take_down(draft, city, space)
    return list(draft.events)


def _crowded(state: State) -> Iterator[tuple[City, int]]:
    """The cities that hold more than they may without their market, with its space."""
    for city in state.cities:
        for market in bits(city.spaces & state.built[MARKET]):
            if city.citizens > LIMIT_PLAIN:
                yield city, market


def _over_limit(draw: Draw) -> Exercise | None:
    """How many citizens leave at once when a market falls."""
    edition = draw.one(_EDITIONS[draw.level], "edition")
    for moment in played(draw, edition):
        state = public(moment)
        found = [] if state.decision is None else list(_crowded(state))
        if not found:
            continue
        city, market = draw.one(found, "city")
        leave = sum(e.amount for e in fall(state, city, market) if e.kind == "over_limit")
        words: dict[str, Word] = {"castle": castle(state, city), "citizens": city.citizens}
        strict = state.table.edition.strict_limit
        why = "exercise-over-limit-why" if strict else "exercise-over-limit-why-stay"
        return exercise(
            draw,
            state,
            "number",
            tell("exercise-over-limit-ask", player=owner(state, city), edition=edition, **words),
            (str(leave),),
            rules="D4 G5",
            about=(castle(state, city), name(state, market)),
            why=(tell(why, **words),),
        )
    return None


def _hanging(draw: Draw) -> Exercise | None:
    """Which roads fall with a building."""
    for start in turns(draw, "expansion", _ROADS[draw.level]):
        state = paved(draw, start)
        for city in draw.mixed(state.cities_of(state.to_move), "city"):
            roads = city.spaces & state.built[ROAD]
            able = removable(state, city) & ~roads & ~(1 << city.castle)
            for space in draw.mixed(list(bits(able)), "building"):
                events = fall(state, city, space)
                right = [event.space for event in events if event.rule == "D2a"]
                if not right or roads.bit_count() < 2 or len(right) == roads.bit_count():
                    continue
                return exercise(
                    draw,
                    state,
                    "spaces",
                    tell("exercise-hanging-roads-ask", space=name(state, space)),
                    right,
                    rules="D2a D2",
                    about=(name(state, space),),
                    options=[place(state, road) for road in bits(roads)],
                    why=(
                        tell("exercise-hanging-roads-why", spaces=rows(right)),
                        tell("exercise-hanging-roads-why-never"),
                    ),
                )
    return None


KINDS: Final = (
    kind("over_limit", "D4 G5", _over_limit, editions=("new", "expansion")),
    kind("hanging_roads", "D2a D2", _hanging),
)
"""These kinds."""
