"""Where on the picture something happens: the names of the places that an event is about."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.citta_stato.constants import GHOST
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.picture.plan import places_of
from lacitta_nb.games.citta_stato.state import State


def where(state: State, event: Event) -> list[str]:
    """The places that an event is about, by their names (see `plan`)."""
    find = _WHERE.get(event.kind)
    if find is None:
        return []
    places = places_of(state.table)
    return [name for name in dict.fromkeys(find(event)) if name in places]


def _own(what: str) -> Callable[[Event], Iterator[str]]:
    def find(event: Event) -> Iterator[str]:
        yield f"{event.player}.{what}"

    return find


def _market(event: Event) -> Iterator[str]:
    yield f"market.{event.colour}.{event.amount}"


def _bought(event: Event) -> Iterator[str]:
    yield f"market.{event.colour}.{event.amount}"
    yield f"{event.player}.cube.{event.colour}"


def _cubes(*rows: str) -> Callable[[Event], Iterator[str]]:
    def find(event: Event) -> Iterator[str]:
        for colour in event.cubes or (event.colour,):
            for row in rows:
                yield f"{event.player}.{row}.{colour}"

    return find


def _paid(event: Event) -> Iterator[str]:
    yield from _cubes("cube")(event)
    if event.amount > 1:
        yield from _cubes("bag")(event)
    yield f"{event.player}.price"


def _points(event: Event) -> Iterator[str]:
    yield f"{event.player}.points"


def _card(row: str) -> Callable[[Event], Iterator[str]]:
    def find(event: Event) -> Iterator[str]:
        yield f"{event.player}.{row}.{event.colour}"
        if event.place:
            yield f"{event.place}.{event.colour}"

    return find


def _upgraded(event: Event) -> Iterator[str]:
    yield f"{event.player}.track.{event.colour}"
    if event.kind == "upgraded":
        yield f"upgrade.{event.space}"


def _moved(event: Event) -> Iterator[str]:
    yield f"form.{event.space}"


def _scheme(event: Event) -> Iterator[str]:
    yield f"scheme.{event.amount}" if event.amount else f"{event.player}.city"


def _disc(event: Event) -> Iterator[str]:
    yield f"{event.player}.disc.{event.amount}"


def _refilled(event: Event) -> Iterator[str]:
    yield f"present.{event.colour}"
    yield f"future.{event.colour}"


def _place(name: str) -> Callable[[Event], Iterator[str]]:
    def find(event: Event) -> Iterator[str]:
        del event
        yield name

    return find


def _ghost(event: Event) -> Iterator[str]:
    yield f"{GHOST}.act.{event.colour}"
    yield f"{GHOST}.drawn"
    if event.what:
        yield f"present.{event.colour}"


def _round(event: Event) -> Iterator[str]:
    yield f"round.{event.amount}"


def _won(event: Event) -> Iterator[str]:
    for seat in event.players or (event.player,):
        yield f"{seat}.player"


_WHERE: Final[Mapping[str, Callable[[Event], Iterator[str]]]] = MappingProxyType(
    {
        "paid": _paid,
        "to_market": _market,
        "bought": _bought,
        "taken": _bought,
        "drawn": _cubes("cube"),
        "kept": _cubes("cube"),
        "to_bag": _cubes("cube", "bag"),
        "points": _points,
        "banner": _cubes("banner"),
        "crown": _own("crowns"),
        "cube": _cubes("cube"),
        "removed": _cubes("cube"),
        "card_used": _card("used"),
        "card_burned": _card("burned"),
        "republic": _own("republic"),
        "upgraded": _upgraded,
        "moved_back": _upgraded,
        "passed": _own("price"),
        "scheme": _scheme,
        "scheme_gone": _scheme,
        "moved": _moved,
        "disc": _place("war"),
        "disc_back": _disc,
        "disc_out": _disc,
        "revealed": _place("war"),
        "war_paid": _cubes("cube", "bag"),
        "war_unpaid": _cubes("cube", "bag"),
        "war_won": _place("war"),
        "ghost_disc": _place("war"),
        "ghost_revealed": _place("war"),
        "ghost_won": _place("war"),
        "ghost_disc_out": _place(f"{GHOST}.discs"),
        "refilled": _refilled,
        "shuffled": lambda event: iter((f"future.{event.colour}",)),
        "round": _round,
        "first_player": _own("first"),
        "ghost": _ghost,
        "second_score": _card("used"),
        "final": _own("price"),
        "won": _won,
        "solo": _won,
    }
)
"""The places of each kind of event; other kinds show nowhere."""
