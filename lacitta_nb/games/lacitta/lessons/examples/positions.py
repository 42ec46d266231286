"""The small positions on which rules are shown."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from lacitta_nb.files.loading import load
from lacitta_nb.games.lacitta.constants import DISPLAY
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.lessons.positions import (
    CULTURE,
    LEARNER,
    NAMES,
    RIVAL,
    Fields,
    city,
    lane,
)
from lacitta_nb.games.lacitta.opening import new_game

LAND: Final = lane(
    12,
    above=[("farm2", 2, 4), ("lake", 5, 7), ("mountain", 8, 9), ("farm1", 10, 12)],
    below=[("farm3", 3, 5)],
)
"""A lane with wheat at A2 to A5 and A10 to A12, a lake at A5 to A7 and a mountain at A8 and A9."""
LIA: Final = city(LEARNER, "A4", 5, "farm A3", "school A5")
ROCCO: Final = city(RIVAL, "A10", 4, "quarry A9", "statue A11")
TOWNS: Final = (LIA, ROCCO)
"""Two cities that are no neighbours."""


def at(
    phase: str,
    cities: Sequence[Fields] = TOWNS,
    *,
    land: Mapping[str, Any] = LAND,
    voice: Sequence[str] = CULTURE,
    display: Sequence[str] = (),
    lia: Mapping[str, Any] | None = None,
    rocco: Mapping[str, Any] | None = None,
    **fields: Any,  # noqa: ANN401 - as in a file
) -> Callable[[], Game]:
    """What makes the game of a position at the beginning of a phase; Lia begins.

    Args:
        phase: the phase.
        cities: from `city`, in founding order.
        land: from `lane`.
        voice: this year's voice cards.
        display: the political cards on display.
        lia: what else lies before her.
        rocco: what else lies before him.
        fields: further fields of the position.
    """
    position: Fields = {
        "format": "lacitta-position/1",
        **land,
        "phase": phase,
        "players": [
            {"name": NAMES[LEARNER], **(lia or {})},
            {"name": NAMES[RIVAL], **(rocco or {})},
        ],
        "cities": list(cities),
        "voice": {"cards": list(voice)},
        "politics": {"display": [*display, *[None] * (DISPLAY - len(display))]},
        **fields,
    }
    return partial(_game, position)


def tuscany(players: int = 2, edition: str = "classic") -> Callable[[], Game]:
    """What makes a new game on the board of Tuscany."""
    return partial(new_game, players, edition=edition, seed=1)


def _game(position: Mapping[str, Any]) -> Game:
    game = load(position)
    assert isinstance(game, Game)
    return game
