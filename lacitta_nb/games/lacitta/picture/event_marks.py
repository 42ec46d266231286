"""The top layer: legal spaces, what has just happened, and the chosen space.

Everything that happened is read from events: arrows of `migrated` and `no_room`, ghosts of
`demolished` and `city_lost`, bowls of `hungry` and `starved`, badges of what came or was paid.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from lacitta_nb.drawing.letters import text_width
from lacitta_nb.drawing.scene import Box, Mark, Marks
from lacitta_nb.drawing.shapes import plate
from lacitta_nb.drawing.theme import CHOSEN
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.picture.arrows import arrow_marks
from lacitta_nb.games.lacitta.picture.land import name_mark
from lacitta_nb.games.lacitta.picture.plan import number_of, space_centres
from lacitta_nb.games.lacitta.picture.plates import chip_place, plate_places
from lacitta_nb.games.lacitta.picture.room import box_at, clearest
from lacitta_nb.games.lacitta.picture.signs import BOWL, BUILDING_SIGNS, HEXAGON, STROKE_OUT
from lacitta_nb.games.lacitta.picture.styles import SMALL, put
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.geometry.hexes import Point
from lacitta_nb.texts import describe, sentence

FRESH: Final = frozenset({"placed", "founded", "built", "figures", "rich_harvest"})
PILL: Final = 0.8
"""Height of a badge around a text."""
BADGE_BELOW: Final = 0.8
"""How far from the middle of a space a badge lies that leaves the sign in it free."""
BADGE_INSIDE: Final = 0.1
"""How far above the middle of an empty space its badge lies."""
ACROSS: Final = 1.6
"""The widest badge that a space has room for inside."""


def pill_width(text: str, size: float = SMALL) -> float:
    """The width of a badge around a text, in board units, in steps so that few shapes are made.

    >>> pill_width("+3") == pill_width("+9")
    True
    """
    return max(0.9, round(text_width(text, bold=True) * size + 0.25, 1))


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
    marks += [
        put(HEXAGON, style, where(name), 0.9, group=f"new-{name}")
        for name in fresh
        for style in ("fresh-case", "fresh")
    ]
    marks += _ghosts(happened, where, names, foreseen=foreseen)
    shown = _shown_badges(state, highlights)
    marks += arrow_marks(state, happened, shown, foreseen=foreseen)
    marks += _badges(state, happened, where)
    if selected is not None:
        at, group = where(selected), f"chosen-{selected}"
        marks += [put(HEXAGON, style.name, at, 0.92, group=group) for style in CHOSEN]
    return tuple(marks)


def _highlighted(state: State, highlights: Mapping[str, str]) -> Iterator[Mark]:
    """The spaces that may be chosen."""
    board, occupied = state.table.board, state.occupied
    centres = space_centres(board)
    for name, text in highlights.items():
        space = number_of(board, name)
        built = bool(occupied >> space & 1)
        yield from _legal(name, centres[space], text, built=built)


def _shown_badges(state: State, highlights: Mapping[str, str]) -> list[Box]:
    """Where the badges of the spaces lie that may be chosen."""
    board, occupied = state.table.board, state.occupied
    centres, found = space_centres(board), list[Box]()
    for name, text in highlights.items():
        space = number_of(board, name)
        x, y = centres[space]
        up = -BADGE_BELOW if occupied >> space & 1 else BADGE_INSIDE
        if text:
            found.append(box_at((x, y + up), (pill_width(text) / 2, PILL / 2)))
    return found


def _legal(name: str, place: Point, text: str, *, built: bool) -> Iterator[Mark]:
    """A space that may be chosen: filled when empty, ringed when something stands there."""
    x, y = place
    group, pill = f"legal-{name}", plate(pill_width(text), PILL, 0.3)
    if built:
        yield put(HEXAGON, "legal-ring", place, 0.92, group=group)
        # Where the name of its space would be, below the sign of the building.
        if text:
            yield put(pill, "badge-legal", (x, y - BADGE_BELOW), group=group)
            yield put(text, "t-legal", (x, y - BADGE_BELOW), group=group)
        else:
            yield replace(name_mark(name, place), group=group)
        return
    yield put(HEXAGON, "legal", place, 0.84, group=group)
    if pill_width(text) > ACROSS:
        yield put(pill, "badge-legal", (x, y + BADGE_INSIDE), group=group)
    if text:
        yield put(text, "t-legal", (x, y + BADGE_INSIDE), group=group)
    yield replace(name_mark(name, place), group=group)


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
        label, group = describe(event, names), f"fallen-{event.space}"
        if foreseen:
            label = sentence("drawing-foreseen", {"text": label})
            cross, look = STROKE_OUT, "struck-foreseen"
            yield put(cross, look, place, 0.78, id=f"g-{number}", label=label, group=group)
            continue
        kind = event.building if event.kind == "demolished" else "castle"
        yield put(HEXAGON, "ghost-tile", place, 0.84, group=group)
        yield put(BUILDING_SIGNS[kind], "ghost", place, 0.5, group=group)
        cross = STROKE_OUT
        yield put(cross, "struck", place, 0.78, id=f"g-{number}", label=label, group=group)


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
    plates = plate_places(state)
    for name, amount in grown.items():
        yield from _grown(name, amount, where(name), plates)
    for name, amount in paid.items():
        (x, y), group, text = where(name), f"paid-{name}", f"+{amount}"
        at = x + 0.3, y + BADGE_BELOW
        yield put(plate(pill_width(text), PILL, PILL / 2), "badge-coin", at, group=group)
        yield put(text, "t-coin", at, group=group)
    for name in dict.fromkeys([*hungry, *starved]):
        size, castle = _bowl_size(starved[name]), number_of(state.table.board, name)
        place = chip_place(state, castle, plates, size) if castle in plates else where(name)
        yield from _hunger(name, place, starved[name])


def _grown(name: str, amount: int, castle: Point, plates: dict[int, Box]) -> Iterator[Mark]:
    """How many citizens came, at the corner of their castle that no plate hides."""
    (x, y), group, text = castle, f"grown-{name}", f"+{amount}"
    half = pill_width(text) / 2, PILL / 2
    corners = [(x + side * 0.7, y + up * 0.9) for up in (1, -1) for side in (1, -1)]
    hides = [(box, 1.0) for box in plates.values()]
    spot = clearest([(0.0, corner) for corner in corners], half, hides)
    yield put(plate(2 * half[0], PILL, 0.34), "badge", spot, group=group)
    yield put(text, "t-badge", spot, group=group)


def _bowl_size(left: int) -> Point:
    return 2.1 if left else 0.9, 0.9


def _hunger(name: str, place: Point, left: int) -> Iterator[Mark]:
    """An empty bowl, and how many citizens left a city for it (F2)."""
    (x, y), group = place, f"hunger-{name}"
    yield put(plate(*_bowl_size(left), 0.4), "badge-alarm", place, group=group)
    yield put(BOWL, "bowl", (x - 0.62 if left else x, y - 0.03), 0.3, group=group)
    if left:
        yield put(f"−{left}", "t-alarm", (x + 0.34, y), group=group)
