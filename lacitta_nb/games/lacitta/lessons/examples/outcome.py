"""Examples of the rules about migration, demolition, feeding, the end and the expansion."""

from collections.abc import Callable
from typing import Any, Final

from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.lessons.examples import lights
from lacitta_nb.games.lacitta.lessons.examples.positions import at
from lacitta_nb.games.lacitta.lessons.positions import LEARNER, RIVAL, Fields, city, lane
from lacitta_nb.lessons.example import Example

_RICH: Final = lane(
    13,
    above=[("farm3", 2, 4), ("farm2", 6, 8), ("farm3", 10, 12)],
    below=[("lake", 3, 5), ("farm2", 7, 9)],
)
"""A lane on which nobody is hungry."""
_POOR: Final = lane(10, above=[("farm1", 2, 3), ("farm1", 7, 8)])
_EIGHT: Final = (
    *("school A5", "farm A7", "farm A8", "quarry A9", "quarry A10", "quarry A11"),
    "market A12",
)
_COMPLETE: Final = city(RIVAL, "A10", 3, "statue A9", "hospital A11")
_STATUE: Final = city(LEARNER, "A3", 3, "statue A4")


def _migrating(*cities: Fields, **more: Any) -> Callable[[], Game]:  # noqa: ANN401 - as in a file
    """A position at the beginning of the migration."""
    return at("migration", cities, land=_RICH, **more)


def _hungry(*cities: Fields, **more: Any) -> Callable[[], Game]:  # noqa: ANN401 - as in a file
    """A position before the feeding, on poor land."""
    return at("feeding", cities, land=_POOR, **more)


def _road(*cities: Fields, phase: str = "politics", **more: Any) -> Callable[[], Game]:  # noqa: ANN401
    """A position of the expansion."""
    return at(phase, cities, land=_RICH, edition="expansion", lia={"gold": 5}, **more)


_PLAIN: Final = city(RIVAL, "A7", 3, "school A8")
_FALLING: Final = city(RIVAL, "A7", 2, "school A8")
_LEAVING: Final = city(RIVAL, "A7", 3, "farm A6", "school A8")
_MANY: Final = (city(LEARNER, "A3", 3), city(RIVAL, "A8", 1))
_TWO: Final = ("culture", "education", "culture", "education")
_ROADS: Final = _road(
    city(LEARNER, "A4", 4, "road A5", "school A3"), _PLAIN | {"castle": "A10", "buildings": {}}
)

_THEATRE: Final = _road(city(LEARNER, "A4", 4, "theatre A5"), _PLAIN)

EXAMPLES: Final = (
    Example("M1", _migrating(_STATUE, _PLAIN), lights.drawn, ("step",)),
    Example(
        "M2",
        _migrating(city(RIVAL, "A2", 3), city(LEARNER, "A5", 3, "statue A6"), city(RIVAL, "A9", 3)),
        lights.drawn,
        ("step",),
    ),
    Example(
        "M3",
        _migrating(
            city(LEARNER, "A6", 4, "statue A5", "school A7"),
            city(RIVAL, "A2", 3, "school A1"),
            city(RIVAL, "A10", 3, "statue A11"),
            voice=_TWO,
        ),
        lights.drawn,
        ("step",),
    ),
    Example("M4", _migrating(city(LEARNER, "A3", 5, "statue A4"), _PLAIN), lights.full, ("step",)),
    Example(
        "M5",
        _migrating(
            city(LEARNER, "A3", 3, "statue A4"),
            city(LEARNER, "A10", 3, "statue A9"),
            city(RIVAL, "A6", 1),
        ),
        lights.drawn,
        ("step",),
    ),
    Example(
        "M6",
        _migrating(city(LEARNER, "A3", 3, "palace A4"), city(RIVAL, "A7", 2, "statue A8")),
        lights.drawn,
        ("step",),
    ),
    Example(
        "M7",
        _migrating(city(LEARNER, "A3", 3, "statue A4"), city(LEARNER, "A7", 3)),
        lights.own_side,
        ("step",),
    ),
    Example("D1", _migrating(_STATUE, _FALLING), lights.tight, ("step",)),
    Example("D2", _migrating(_STATUE, _LEAVING), lights.outer, ("step", "demolish A8")),
    Example(
        "D2a",
        _road(
            _STATUE,
            city(RIVAL, "A7", 2, "school A8", "road A9"),
            phase="migration",
        ),
        lights.roads,
        ("step",),
    ),
    Example("D3", _migrating(_STATUE, city(RIVAL, "A7", 2, "farm A8")), lights.feeding, ("step",)),
    Example(
        "D4",
        _migrating(
            city(RIVAL, "A2", 3, "cathedral A3"),
            city(LEARNER, "A6", 8, *_EIGHT),
            edition="new",
        ),
        lights.watered,
        ("step", "demolish A12"),
    ),
    Example("D5", _migrating(_STATUE, _LEAVING), lights.outer, ("step",)),
    Example("D6", _migrating(_STATUE, city(RIVAL, "A7", 1)), lights.castles, ("step",)),
    Example("F1", at("feeding", [_STATUE, _PLAIN], land=_RICH), lights.feeding, ("step",)),
    Example("F2", _hungry(*_MANY), lights.hungry, ("step",)),
    Example("F3", _hungry(*_MANY), lights.hungry, ("step",)),
    Example(
        "E1", at("feeding", [_COMPLETE, _STATUE], land=_RICH, year=6), lights.complete, ("step",)
    ),
    Example(
        "E2",
        _hungry(*_MANY, year=6),
        lights.hungry,
        ("step",),
    ),
    Example("E3", _hungry(city(LEARNER, "A3", 1), city(RIVAL, "A8", 1), year=6), plays=("step",)),
    Example("X1", _ROADS, lights.beside_own, ("roads A6 A7",)),
    Example("X2", _ROADS, lights.roads, ("build statue A5",)),
    Example(
        "X3",
        _road(city(LEARNER, "A4", 4, "school A3"), display=["port"]),
        lights.lakeside,
        ("port A5",),
    ),
    Example(
        "X4",
        _road(_STATUE, city(RIVAL, "A7", 3, "school A6", "farm A8", "road A9"), phase="migration"),
        lights.roads,
        ("step",),
    ),
    Example("X5", _THEATRE, lights.standing("theatre")),
    Example("X6", _ROADS, lights.standing("theatre", "port", "large_farm", "estate", "road")),
)
"""Of M1 to X6."""
