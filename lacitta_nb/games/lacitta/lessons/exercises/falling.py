"""Exercises about demolition: what falls, and what may fall first (D1 to D3)."""

from collections.abc import Sequence
from typing import Final

from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.lessons.exercises.making import (
    castle,
    exercise,
    kind,
    place,
    rows,
    tell,
)
from lacitta_nb.games.lacitta.lessons.exercises.positions import (
    Setting,
    before,
    played,
    under_wishes,
)
from lacitta_nb.games.lacitta.rules import advance, legal_actions, public
from lacitta_nb.games.lacitta.rules.demolition import waiting
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.lessons.exercise import Exercise
from lacitta_nb.lessons.making import Draw

_RISKY: Final[dict[int, tuple[Setting, ...]]] = {
    1: (Setting("lezione", 3, "advanced"),),
    2: (Setting("toscana", 3), Setting("toscana", 3, "advanced")),
    3: (Setting("toscana", 4), Setting("toscana", 4, "advanced")),
}
"""Where buildings fall often enough."""


def _may_fall(draw: Draw) -> Exercise | None:
    for state in played(draw, settings=_RISKY[draw.level]):
        if state.choice != "demolish":
            continue
        shown = public(state)
        city = waiting(shown)
        right = [action.space for action in legal_actions(shown)]
        buildings = list(shown.buildings(city))
        if len(right) >= len(buildings) - 1 or len(buildings) < 3 + draw.level:
            continue
        where = castle(shown, city)
        short = shown.posts(city) - city.citizens
        return exercise(
            draw,
            shown,
            "spaces",
            tell("exercise-may-fall-ask", castle=where, amount=short),
            right,
            rules="D2 D1",
            about=(where,),
            options=[place(shown, space) for space in buildings],
            why=(
                tell("exercise-may-fall-why", spaces=rows(right), count=len(right)),
                tell("exercise-may-fall-why-castle"),
            ),
        )
    return None


def _falls(draw: Draw) -> Exercise | None:
    """Which buildings fall in a migration in which nobody has to choose anything."""
    found = before(draw, "migration", settings=_RISKY[draw.level])
    for state in under_wishes(draw, found):
        step = advance(state)
        fallen = [e for e in step.events if e.kind in ("demolished", "city_lost")]
        if step.state.phase != "feeding" or not 1 <= len(fallen) <= draw.level + 2:
            continue
        if (draw.level == 1 and len(fallen) > 1) or (draw.level == 3 and len(fallen) < 2):
            continue
        return exercise(
            draw,
            state,
            "spaces",
            tell("exercise-falls-ask", wish=wishes(state.voice)[0]),
            [event.space for event in fallen],
            rules="D1 D2 M1",
            options=[place(state, space) for c in state.cities for space in state.buildings(c)],
            why=(
                *(tell("exercise-falls-why", castle=where) for where in _short(fallen)[:2]),
                tell("exercise-falls-why-outside"),
            ),
            events=step.events,
            after=step.state,
        )
    return None


def _short(fallen: Sequence[Event]) -> list[str]:
    """The castles of the cities in which something fell."""
    return list(dict.fromkeys(event.source or event.space for event in fallen))


KINDS: Final = (
    kind("may_fall", "D2 D1", _may_fall),
    kind("what_falls", "D1 D2 M1", _falls),
)
