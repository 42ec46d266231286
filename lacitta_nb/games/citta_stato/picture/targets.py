"""What can be clicked: places of the board, and those of whoever decides.

Names: `action.yellow` (a city action), `market.green.2` (column, price), `future.yellow`,
`present.yellow`, `scheme.2` (level), `form.8` (space), `war`, `offer.1`, `player.0` (seat); of
whoever decides `city`, `republic`, `crowns`, `track.green`, `cube.white`, `bag.green`,
`banner.purple`, `used.black`, `burned.orange` (colours), `disc.3` (power), `card.1` (a line of the
used cards, see `listed_cards`). They are the same at all moments of a game.
"""

from functools import lru_cache
from typing import Final

from lacitta_nb.drawing.scene import Box, Target
from lacitta_nb.games.citta_stato.constants import FORMS
from lacitta_nb.games.citta_stato.picture.labels import check, decider
from lacitta_nb.games.citta_stato.picture.plan import LIST_LINES, middle, places_of, sheet, size
from lacitta_nb.games.citta_stato.picture.side import offer_place
from lacitta_nb.games.citta_stato.picture.used_cards import card_line
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.geometry.hexes import Point

_BOARD: Final = ("action", "market", "future", "present", "scheme", "form", "war")
_OWN: Final = (
    *("city", "republic", "crowns", "track", "cube", "bag", "banner", "used", "burned", "disc"),
)


def target_boxes(state: State) -> dict[str, Box]:
    """Every target with where it is, in reading order."""
    places, seat = places_of(state.table), decider(state)
    found = {name: box for name, box in places.items() if name.split(".")[0] in _BOARD}
    for place in range(offered(state)):
        found[f"offer.{place + 1}"] = offer_place(places["offer"], place)
    seats = len(state.players) + (state.ghost is not None)
    # The whole board of a player; on that of whoever decides the places below lie over it.
    found |= {f"player.{other}": sheet(other, seats) for other in range(seats)}
    start = f"{seat}."
    for name, box in places.items():
        own = name.removeprefix(start)
        if own != name and own.split(".")[0] in _OWN:
            found[own] = box
    cards = places[f"{seat}.cards"]
    for line in range(LIST_LINES):
        found[f"card.{line + 1}"] = card_line(cards, line)
    return found


def offered(state: State) -> int:
    """How many cards the offer has, but for one that somebody looks at (S4, O6)."""
    plot = state.table.plot
    return len(FORMS) if plot is None else len(plot.offer)


def targets_of(state: State) -> tuple[Target, ...]:
    """All targets, without what they are called."""
    return tuple(
        Target(name, middle(box), _outline(*size(box))) for name, box in target_boxes(state).items()
    )


def box_at(state: State, name: str) -> Box:
    """Where a target is.

    Raises:
        NotFound: there is none of that name.
    """
    boxes = target_boxes(state)
    check(name, tuple(boxes))
    return boxes[name]


@lru_cache(maxsize=256)
def _outline(width: float, height: float) -> tuple[Point, ...]:
    x, y = width / 2, height / 2
    return ((-x, -y), (x, -y), (x, y), (-x, y))
