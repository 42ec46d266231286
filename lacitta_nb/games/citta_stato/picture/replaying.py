"""What an event moves on the picture, when events are played one after the other."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.drawing.motion import Motion, Walk
from lacitta_nb.games.citta_stato.constants import GHOST, HUMAN
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.picture.happened import where
from lacitta_nb.games.citta_stato.picture.plan import middle, places_of
from lacitta_nb.games.citta_stato.picture.signs import BANNER, CARD, CROWN, CUBE, DISC, PAWN
from lacitta_nb.games.citta_stato.state import State


def motion(state: State, event: Event) -> Motion:
    """What an event moves on the picture.

    Args:
        state: the moment before the event.
        event: what happens.
    """
    seats = _seats(state, event)
    marks = tuple(f"new-{name}" for name in where(state, event))
    way = _WAYS.get(event.kind)
    if way is None:
        return Motion(seats, marks=marks)
    places = places_of(state.table)
    begin, end, sign, amount = way(event, state)
    if event.kind in _GIVEN and event.amount < 0:
        begin, end = end, begin
    seat = seats[0] if seats else GHOST
    if begin not in places or end not in places or begin == end:
        return Motion(seats, marks=marks)
    points = middle(places[begin]), middle(places[end])
    return Motion(seats, Walk(seat, points, sign, amount=max(1, amount)), marks=marks)


def _seats(state: State, event: Event) -> tuple[int, ...]:
    if event.player is not None:
        return (event.player,)
    if event.kind in ("round", "won"):
        return event.players or tuple(range(len(state.players)))
    return (HUMAN,) if state.ghost else ()


Way = tuple[str, str, str, int]
"""Where something begins, where it ends, the sign that goes, how many."""


def _first(event: Event) -> str:
    return event.cubes[0] if event.cubes else event.colour


def _between(start: str, end: str, sign: str) -> Callable[[Event, State], Way]:
    """A way between two places of a player, or of the board, whose names hold fields."""

    def way(event: Event, state: State) -> Way:
        before = state.players[event.player].marker if event.player is not None else 0
        words = {
            "seat": event.player,
            "colour": _first(event),
            "amount": event.amount,
            "space": event.space,
            "before": before,
            "place": event.place or "card",
        }
        number = len(event.cubes) or 1
        return start.format(**words), end.format(**words), sign, number

    return way


_CUBE: Final = CUBE.name
_WAYS: Final[Mapping[str, Callable[[Event, State], Way]]] = MappingProxyType(
    {
        "to_market": _between("{seat}.cube.{colour}", "market.{colour}.{amount}", _CUBE),
        "bought": _between("market.{colour}.{amount}", "{seat}.cube.{colour}", _CUBE),
        "taken": _between("market.{colour}.{amount}", "{seat}.cube.{colour}", _CUBE),
        "drawn": _between("{seat}.bag.{colour}", "{seat}.cube.{colour}", _CUBE),
        "to_bag": _between("{seat}.cube.{colour}", "{seat}.bag.{colour}", _CUBE),
        "war_paid": _between("{seat}.cube.{colour}", "{seat}.bag.{colour}", _CUBE),
        "war_unpaid": _between("{seat}.cube.{colour}", "{seat}.bag.{colour}", _CUBE),
        "cube": _between("stock", "{seat}.cube.{colour}", _CUBE),
        "banner": _between("stock", "{seat}.banner.{colour}", BANNER.name),
        "crown": _between("stock", "{seat}.crowns", CROWN.name),
        "card_used": _between("{place}.{colour}", "{seat}.used.{colour}", CARD.name),
        "card_burned": _between("{place}.{colour}", "{seat}.burned.{colour}", CARD.name),
        "moved": _between("form.{before}", "form.{space}", PAWN.name),
        "disc": _between("{seat}.discs", "war", DISC.name),
        "ghost_disc": _between(f"{GHOST}.discs", "war", DISC.name),
        "ghost": _between(f"{GHOST}.bag", f"{GHOST}.drawn", _CUBE),
    }
)
"""What goes from where to where."""
_GIVEN: Final = frozenset({"banner", "crown"})
"""What goes the other way where the amount is below 0."""
