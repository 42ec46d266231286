"""The layer that never changes in a game: fields, prices, tracks, the boards of the players."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from lacitta_nb.drawing.scene import Box, Mark, Marks
from lacitta_nb.drawing.shapes import Shape, plate
from lacitta_nb.games.citta_stato.constants import (
    ACTION_KINDS,
    COLOURS,
    FORMS,
    GHOST,
    PLAIN,
    SPACES,
)
from lacitta_nb.games.citta_stato.picture.items import (
    SIZE,
    coloured,
    fitted,
    look_of,
)
from lacitta_nb.games.citta_stato.picture.labels import letter, named, say
from lacitta_nb.games.citta_stato.picture.plan import (
    CELL,
    CROWNS,
    FORM_TOP,
    FUTURE_TOP,
    PRESENT_TOP,
    ROW,
    ROWS,
    SIDE,
    STEP,
    WORD,
    ZONE,
    Places,
    middle,
    places_of,
    sheet,
    size,
)
from lacitta_nb.games.citta_stato.picture.signs import (
    ACTION_SIGNS,
    BAG,
    BANNER,
    CARD,
    COIN,
    CROWN,
    CUBE,
    FLAME,
    OUTLINED,
)
from lacitta_nb.games.citta_stato.picture.styles import DEEP, on, put
from lacitta_nb.games.citta_stato.table import Table
from lacitta_nb.games.citta_stato.tables import Effect
from lacitta_nb.geometry.hexes import Point
from lacitta_nb.texts import current

ROW_SIGNS: Final = {"cube": CUBE, "bag": BAG, "banner": BANNER, "used": CARD, "burned": FLAME}
"""What stands before the rows of a player's board."""

CUBE_SIZE: Final = 0.45
"""Half the size of a cube in the market."""
CUBE_STEP: Final = 0.98
REWARD_AT: Final = 0.3
"""How far from the end of a space its rewards are."""
REWARDS_UP: Final = ((0.0,), (0.3, -0.26))
"""How far above the middle they are, by how many there are."""
CROWNS_SHOWN: Final = 3
"""The most crowns that are drawn above a space; of more there is a number."""


@lru_cache(maxsize=256)
def frame(width: float, height: float, corner: float = 0.15) -> Shape:
    """The outline of a place."""
    return plate(width, height, min(corner, width / 2, height / 2))


def outlined(box: Box, style: str, group: str = "", corner: float = 0.15) -> Mark:
    """A place as a plate."""
    return put(frame(*size(box), corner), style, middle(box), group=group)


def land_layer(table: Table) -> Marks:
    """What stays where it is."""
    return _land(table, current())


@lru_cache(maxsize=64)
def _land(table: Table, language: str) -> Marks:
    del language  # the words are those of the language being spoken
    places = places_of(table)
    marks = [*_columns(table, places), *_form(table, places), *_right(places)]
    seats = table.size + (table.plot is not None)
    for seat in range(seats):
        box = sheet(seat, seats)
        if table.plot is not None and seat == GHOST:
            marks.append(outlined(box, "sheet-ghost", corner=0.4))
        else:
            marks.append(outlined(box, f"sheet-{seat}", corner=0.4))
            marks += _player(table, seat, places)
    return tuple(marks)


def _columns(table: Table, places: Places) -> Iterator[Mark]:
    """City actions, prices, places for cubes and cards."""
    for number, (kind, colour) in enumerate(zip(ACTION_KINDS, COLOURS, strict=True)):
        yield from _action(number, kind, places[f"action.{colour}"])
        for what in ("future", "present"):
            yield outlined(places[f"{what}.{colour}"], "gone")
    for row in table.tables.rows:
        for colour in COLOURS:
            box = places[f"market.{colour}.{row.price}"]
            yield outlined(box, "cell")
            for at in slots(box, row.places or 0):
                yield put(CUBE, "cube-none", at, cube_size(box))
        box = places[f"market.{COLOURS[0]}.{row.price}"]
        y = middle(box)[1]
        yield put(COIN, "coin", (0.7, y), cube_size(box) + 0.05)
        yield put(str(row.price), "t-cube-dark", (0.7, y))
    for what, top in (("future", FUTURE_TOP), ("present", PRESENT_TOP)):
        yield put(say("row", ("what", what)), "t-title", (1.48, top + 0.42))


def cube_size(box: Box) -> float:
    """Half the size of a cube in a place of the market."""
    return min(CUBE_SIZE, (box[3] - box[1] - 0.1) / 2)


def slots(box: Box, number: int) -> Iterator[Point]:
    """Where so many cubes lie in a place of the market, or one for all if there is no room."""
    x, y = middle(box)
    most = int((box[2] - box[0]) / CUBE_STEP)
    number = number if number <= most else min(number, 1)
    for place in range(number):
        yield x + CUBE_STEP * (place - (number - 1) / 2), y


def _action(number: int, kind: str, box: Box) -> Iterator[Mark]:
    """A city action: its sign, its name, the letter of its colour."""
    left, _, right, _ = box
    y = middle(box)[1]
    yield outlined(box, f"head-{COLOURS[number]}")
    sign = ACTION_SIGNS[kind]
    look = "sign-pale" if number in DEEP else "sign-deep"
    yield put(sign, f"{look}-line" if sign in OUTLINED else look, (left + 0.6, y), 0.44)
    first, last = left + 1.12, right - 0.92
    name, room = say("action", ("what", kind)), last - first
    sizes = ("t-head", "t-slim", "t-small")
    letters = next((s for s in sizes if fitted(name, f"{s}-dark", room) == name), sizes[-1])
    name = fitted(name, f"{letters}-dark", room)
    yield put(name, on(number, letters), ((first + last) / 2, y))
    yield put(letter(number), on(number, "t-card"), (right - 0.45, y))


def _form(table: Table, places: Places) -> Iterator[Mark]:
    """The zones with their names, the crowns above the spaces, the spaces."""
    tables = table.tables
    for place, form in enumerate(FORMS):
        first, last = tables.zones[form]
        left, right = places[f"form.{first}"][0], places[f"form.{last}"][2]
        low = places[f"form.{first}"][1]
        yield outlined((left, low - 0.04, right, FORM_TOP), f"zone-{place}")
        name = fitted(named(form), "t-zone", right - left - 0.3)
        yield put(name, "t-zone", ((left + right) / 2, FORM_TOP - ZONE / 2))
    for space, crowns in enumerate(tables.above, 1):
        box = places[f"form.{space}"]
        x, y = middle(box)[0], FORM_TOP - ZONE - CROWNS / 2 + 0.05
        shown = crowns if crowns <= CROWNS_SHOWN else 1
        for crown in range(shown):
            yield put(CROWN, "sign", (x + 0.62 * (crown - (shown - 1) / 2), y), 0.27)
        if shown < crowns:
            yield put(f"×{crowns}", "t-any", (x + 0.75, y))
        yield outlined(box, "form")


def _right(places: Places) -> Iterator[Mark]:
    """The words before the lines on the right."""
    for what, first in (("round", 1), ("upgrade", 0)):
        y = middle(places[f"{what}.{first}"])[1]
        word = fitted(say("line", ("what", what)), "t-title", WORD - 0.2)
        yield put(word, "t-title", (SIDE + 0.1, y))
    for what in ("war", "offer", "stock"):
        yield outlined(places[what], "area")
        y = middle(places[what])[1]
        word = fitted(say("line", ("what", what)), "t-title", WORD - 0.6)
        yield put(word, "t-title", (SIDE + 0.3, y))


def _player(table: Table, seat: int, places: Places) -> Iterator[Mark]:
    """The tracks with what their spaces say and bring, and the signs and letters of the rows."""
    for place, colour in enumerate(PLAIN):
        left, low, _, high = places[f"{seat}.track.{colour}"]
        y = (low + high) / 2
        yield from coloured(CUBE, COLOURS.index(colour), (left + 0.55, y), SIZE, "")
        for space in range(1, SPACES + 1):
            box = step(places, seat, colour, space)
            yield outlined(box, "step")
            value = str(table.tables.tracks[place][space - 1]).replace("-", "−")
            rewards = table.tables.rewards[place][space - 1]
            yield put(value, "t-step", (box[0] + 0.3 if rewards else middle(box)[0], y))
            for reward, up in zip(rewards, REWARDS_UP[len(rewards) > 1], strict=False):
                yield from _reward(reward, (box[2] - REWARD_AT, y + up))
    first = places[f"{seat}.cube.{COLOURS[0]}"]
    for number in range(len(COLOURS)):
        x = first[0] + CELL * (number + 0.5)
        yield put(letter(number), "t-any", (x, first[3] + 0.25))
    for number, what in enumerate(ROWS):
        y = first[3] - ROW * (number + 0.5)
        sign = ROW_SIGNS[what]
        look = "cube-any" if sign in (CUBE, BANNER) else look_of(sign)
        yield put(sign, look, (first[0] - 0.6, y), 0.36)


def _reward(effect: Effect, at: Point) -> Iterator[Mark]:
    """What a space brings, small: a banner of the track's colour, or a cube with its letter."""
    (colour,) = effect.colours
    if effect.verb == "gain_banner":
        yield put(BANNER, f"cube-{COLOURS[colour]}", at, 0.17)
        return
    yield put(CUBE, f"cube-{COLOURS[colour]}", at, 0.24)
    yield put(letter(colour), on(colour, "t-small"), at)


def step(places: Places, seat: int, colour: str, space: int) -> Box:
    """A space of a track."""
    left, low, _, high = places[f"{seat}.track.{colour}"]
    x = left + 1.2 + STEP * (space - 1)
    return x + 0.07, low + 0.06, x + STEP - 0.07, high - 0.06
