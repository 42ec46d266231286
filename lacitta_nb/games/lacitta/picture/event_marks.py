"""The top layer: legal spaces, what has just happened, and the chosen space.

Everything that happened is read from events: arrows of `migrated` and `no_room`, ghosts of
`demolished` and `city_lost`, bowls of `hungry` and `starved`, badges of what came or was paid.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from lacitta_nb.drawing.letters import text_width
from lacitta_nb.drawing.scene import Mark, Marks
from lacitta_nb.drawing.shapes import plate
from lacitta_nb.drawing.theme import CHOSEN
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.picture.arrows import arrow_marks
from lacitta_nb.games.lacitta.picture.land import name_mark
from lacitta_nb.games.lacitta.picture.plan import number_of, page, space_centres
from lacitta_nb.games.lacitta.picture.plates import chip_place, plate_places
from lacitta_nb.games.lacitta.picture.signs import BOWL, BUILDING_SIGNS, COIN, HEXAGON, STROKE_OUT
from lacitta_nb.games.lacitta.picture.styles import put
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.geometry.hexes import Point
from lacitta_nb.texts import describe, sentence

FRESH: Final = frozenset({"placed", "founded", "built", "figures", "rich_harvest"})
ACROSS: Final = 1.6
"""The widest badge that a space has room for inside."""


def pill_width(text: str, size: float = 0.52) -> float:
    """The width of a badge around a text, in board units, in steps so that few shapes are made.

    >>> pill_width("+3") == pill_width("+9")
    True
    """
    return max(0.8, round(text_width(text, bold=True) * size + 0.3, 1))


def mark_layer(
    state: State,
    events: Iterable[Event],
    highlights: Mapping[str, str],
    selected: str | None,
    *,
    foreseen: bool = False,
) -> Marks:
    """Legal spaces, arrows, ghosts, badges and the chosen space, in this order.

    Args:
        state: the moment.
        events: what happened.
        highlights: the spaces that may be chosen, each with its badge.
        selected: the chosen space, or None.
        foreseen: whether the events are only foreseen.
    """
    board = state.table.board
    centres, happened = space_centres(board), list(events)
    marks = [*_highlighted(state, highlights)]

    def where(name: str) -> Point:
        return centres[number_of(board, name)]

    names = [player.name for player in state.players]
    fresh = dict.fromkeys(e.space for e in happened if e.kind in FRESH)
    marks += [put(HEXAGON, s, where(n), 0.9) for n in fresh for s in ("fresh-case", "fresh")]
    marks += _ghosts(happened, where, names, foreseen=foreseen)
    marks += arrow_marks(state, happened, foreseen=foreseen)
    marks += _badges(state, happened, where)
    if selected is not None:
        marks += [put(HEXAGON, style.name, where(selected), 0.92) for style in CHOSEN]
    return tuple(marks)


def _highlighted(state: State, highlights: Mapping[str, str]) -> Iterator[Mark]:
    """The spaces that may be chosen."""
    board, occupied = state.table.board, state.occupied
    centres = space_centres(board)
    for name, text in highlights.items():
        space = number_of(board, name)
        built = bool(occupied >> space & 1)
        yield from _legal(centres[space], text, built=built)
        # The badge of a building stands where the name of its space would.
        if not built:
            yield name_mark(name, centres[space])


def _legal(place: Point, text: str, *, built: bool) -> Iterator[Mark]:
    """A space that may be chosen: filled when empty, ringed when something stands there."""
    x, y = place
    if not built:
        yield put(HEXAGON, "legal", place, 0.84)
        if pill_width(text) > ACROSS:
            yield put(plate(pill_width(text), 0.7, 0.3), "badge-legal", place)
        if text:
            yield put(text, "t-legal", (x, y + 0.06))
        return
    yield put(HEXAGON, "legal-ring", place, 0.92)
    if text:
        yield put(plate(pill_width(text), 0.7, 0.3), "badge-legal", (x, y - 0.62))
        yield put(text, "t-legal", (x, y - 0.63))


def _ghosts(
    events: Iterable[Event],
    where: Callable[[str], Point],
    names: list[str],
    *,
    foreseen: bool,
) -> Iterator[Mark]:
    """What was demolished, crossed out where it stood (D1, D2); what may be, where it stands."""
    for number, event in enumerate(events):
        if event.kind not in ("demolished", "city_lost"):
            continue
        place = where(event.space)
        label = describe(event, names)
        if foreseen:
            label = sentence("drawing-foreseen", {"text": label})
            yield put(STROKE_OUT, "struck-foreseen", place, 0.78, id=f"g-{number}", label=label)
            continue
        kind = event.building if event.kind == "demolished" else "castle"
        yield put(HEXAGON, "ghost-tile", place, 0.84)
        yield put(BUILDING_SIGNS[kind], "ghost", place, 0.5)
        yield put(STROKE_OUT, "struck", place, 0.78, id=f"g-{number}", label=label)


def _badges(state: State, events: list[Event], where: Callable[[str], Point]) -> Iterator[Mark]:
    """What came to a space and what left it: citizens, gold, hunger."""
    grown: Counter[str] = Counter()
    starved: Counter[str] = Counter()
    paid: Counter[str] = Counter()
    hungry: dict[str, None] = {}
    for event in events:
        if event.kind in ("grew", "golden_times"):
            grown[event.space] += event.amount
        elif event.kind == "income":
            paid[event.space] += event.amount
        elif event.kind == "starved":
            starved[event.space] += event.amount or 1
        elif event.kind == "hungry" and event.player is not None:
            cities = state.cities_of(event.player)
            hungry |= dict.fromkeys(state.table.board.spaces[city.castle] for city in cities)
    sides = _free_sides(state)
    for name, amount in grown.items():
        x, y = where(name)
        spot = x + 0.66 * sides.get(name, 1), y + 0.6
        yield put(plate(pill_width(f"+{amount}"), 0.72, 0.34), "badge", spot)
        yield put(f"+{amount}", "t-badge", spot)
    for name, amount in paid.items():
        x, y = where(name)
        yield put(COIN, "badge-coin", (x + 0.5, y + 0.5), 0.42)
        yield put(f"+{amount}", "t-coin", (x + 0.5, y + 0.49))
    for name in dict.fromkeys([*hungry, *starved]):
        size = _bowl_size(starved[name])
        yield from _hunger(_chip(state, name, size) or where(name), starved[name])


def _plates(state: State) -> dict[int, Point]:
    """The middle of the plate of each city, by its castle."""
    castles = tuple(city.castle for city in state.cities)
    places = plate_places(state.table.board, castles, page(state.table))
    return dict(zip(castles, places, strict=True))


def _free_sides(state: State) -> dict[str, int]:
    """For each castle the side away from its plate: 1 right, -1 left."""
    board = state.table.board
    centres = space_centres(board)
    return {
        board.spaces[castle]: -1 if place[0] > centres[castle][0] else 1
        for castle, place in _plates(state).items()
    }


def _chip(state: State, name: str, size: Point) -> Point | None:
    """Where a chip beside a city's plate goes; None where the city is no more."""
    board = state.table.board
    castle, plates = number_of(board, name), _plates(state)
    if castle not in plates:
        return None
    others = tuple(plates.values())
    return chip_place(
        board,
        castle,
        page(state.table),
        others,
        own=plates[castle],
        size=size,
        occupied=state.occupied,
    )


def _bowl_size(left: int) -> Point:
    return 1.5 if left else 0.9, 0.86


def _hunger(place: Point, left: int) -> Iterator[Mark]:
    """An empty bowl, and how many citizens left a city for it (F2)."""
    x, y = place
    yield put(plate(*_bowl_size(left), 0.4), "badge-alarm", place)
    yield put(BOWL, "bowl", (x - 0.34 if left else x, y - 0.03), 0.28)
    if left:
        yield put(f"−{left}", "t-alarm", (x + 0.3, y))
