"""Exercises about the migration: who goes where, and what two wishes mean (M1 to M7)."""

from typing import Final

from lacitta_nb.games.lacitta.constants import SERVICES
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.lessons.exercises.making import castle, exercise, kind, owner, tell
from lacitta_nb.games.lacitta.lessons.exercises.positions import (
    Setting,
    before,
    under_wishes,
    wishing,
)
from lacitta_nb.games.lacitta.rules import advance, apply, legal_actions
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw
from lacitta_nb.lessons.said import Said

_MOVED: Final = ("migrated", "no_room")
_MOST: Final = {1: 3, 2: 6, 3: 10}
"""Arrows that a right answer has at most, at each level."""
_MOST_CITIES: Final = 12
_MOST_TOLD: Final = 2
"""Choices of a wish that a question tells at most."""


def _migration(draw: Draw) -> Exercise | None:
    for state in under_wishes(draw, before(draw, "migration"), 1 + draw.level // 3):
        if len(state.cities) > _MOST_CITIES:
            continue
        after, events, told = _played(draw, state)
        moved = [event for event in events if event.kind in _MOVED]
        if not draw.level - 1 < len(moved) <= _MOST[draw.level] or len(told) > _MOST_TOLD:
            continue
        if draw.level == 3 and not told:
            continue
        return exercise(
            draw,
            state,
            "arrows",
            _ask(state, told),
            [f"{event.source}>{event.space}" for event in moved],
            rules="M1 M2 M3 M7" if told else "M1 M2 M7",
            options=_arrows(state),
            why=(*map(_why, moved[:2]), *_why_full(moved)),
            events=tuple(moved),
            after=after,
        )
    return None


_Played = tuple[State, list[Event], list[Event]]


def _played(draw: Draw, state: State) -> _Played:
    """A migration up to its end: the state then, what happened, the wishes chosen by lot."""
    step = advance(state)
    events, now = list(step.events), step.state
    while now.choice == "wish":
        step = apply(now, draw.one(legal_actions(now), f"wish/{len(events)}"))
        events, now = events + list(step.events), step.state
    told = [event for event in events if event.kind == "wish_chosen"]
    return now, events, told


def _ask(state: State, told: list[Event]) -> Said:
    wished = wishes(state.voice)
    if len(told) == 0:
        return tell("exercise-migration-ask", wish=wished[0])
    one, two = told[0], told[-1]
    return tell(
        "exercise-migration-ask-two",
        wish=wished[0],
        other=wished[1],
        count=len(told),
        castle=one.space,
        service=one.service,
        second=two.space,
        also=two.service,
    )


def _arrows(state: State) -> list[Option]:
    """Every way from one castle to another, whoever owns them."""
    names = [castle(state, city) for city in state.cities]
    return [
        Option(f"{one}>{two}", spaces=(one, two)) for one in names for two in names if one != two
    ]


def _why(event: Event) -> Said:
    assert event.points is not None
    return tell(
        "exercise-migration-why",
        castle=event.space,
        source=event.source,
        service=event.service,
        most=event.points[0],
        least=event.points[1],
    )


def _why_full(moved: list[Event]) -> tuple[Said, ...]:
    lost = [event for event in moved if event.kind == "no_room"]
    return (tell("exercise-migration-why-full", castle=lost[0].space),) if lost else ()


def _which_wish(draw: Draw) -> Exercise | None:
    """Which of two wishes brings a city more citizens."""
    for found in before(draw, "migration", settings=_WIDE[draw.level]):
        for pair in draw.mixed(((0, 1), (0, 2), (1, 2)), "pair"):
            state = wishing(found, *(SERVICES[service] for service in pair))
            for city in draw.mixed(found.cities, "city"):
                counts = [_drawn(found, city, service) for service in pair]
                if state is None or counts[0] == counts[1] or min(counts) < draw.level - 2:
                    continue
                # Without room for all, those drawn are not those who arrive.
                if found.room(city) < max(counts):
                    continue
                best = pair[counts.index(max(counts))]
                return _wish_exercise(draw, state, city, best, counts)
    return None


_WIDE: Final[dict[int, tuple[Setting, ...]]] = {
    1: (Setting("lezione", 2), Setting("lezione", 3, "advanced")),
    2: (Setting("toscana", 3), Setting("toscana", 3, "advanced")),
    3: (Setting("toscana", 4), Setting("toscana", 4, "advanced")),
}


def _drawn(state: State, city: City, service: int) -> int:
    """How many neighbours would lose a citizen to a city."""
    points = state.points(city, service)
    return sum(
        1
        for other in state.neighbours(city)
        if other.citizens and state.points(other, service) < points
    )


def _wish_exercise(draw: Draw, state: State, city: City, best: int, counts: list[int]) -> Exercise:
    wished = wishes(state.voice)
    where = castle(state, city)
    return exercise(
        draw,
        state,
        "choice",
        tell(
            "exercise-two-wishes-ask",
            player=owner(state, city),
            castle=where,
            wish=wished[0],
            other=wished[1],
        ),
        [SERVICES[best]],
        rules="M3 M1 M2",
        about=(where,),
        options=[
            Option(service, tell("exercise-service", service=service), sign=f"v-{service}")
            for service in draw.mixed(wished, "options")
        ],
        why=(
            *(
                tell("exercise-two-wishes-why", service=service, castle=where, amount=count)
                for service, count in zip(wished, counts, strict=True)
            ),
            tell("exercise-two-wishes-why-all"),
        ),
    )


def _after(draw: Draw) -> Exercise | None:
    """How many citizens a city has when all have gone: those lost and those won."""
    for state in before(draw, "migration"):
        if len(wishes(state.voice)) > 1:
            continue
        events = advance(state).events
        moved = [event for event in events if event.kind in _MOVED]
        for city in draw.mixed(state.cities, "city"):
            where = castle(state, city)
            won = [event for event in moved if event.space == where]
            lost = [event for event in moved if event.source == where]
            come = sum(event.kind == "migrated" for event in won)
            if len(won) + len(lost) < draw.level or (draw.level > 1 and not won):
                continue
            why = [
                tell(
                    "exercise-after-why",
                    citizens=city.citizens,
                    won=come,
                    lost=len(lost),
                    amount=city.citizens + come - len(lost),
                ),
                tell("exercise-after-why-each"),
            ]
            return exercise(
                draw,
                state,
                "number",
                tell("exercise-after-ask", castle=where, wish=wishes(state.voice)[0]),
                [str(city.citizens + come - len(lost))],
                rules="M1 M2 M4 G5",
                about=(where,),
                why=(*why, *_why_full(won)),
                events=tuple(moved),
            )
    return None


KINDS: Final = (
    kind("migration", "M1 M2 M3 M7", _migration),
    kind("two_wishes", "M3 M1 M2", _which_wish),
    kind("after_migration", "M1 M2 M4 G5", _after),
)
