"""Signs, letters, cubes and banners side by side: what cards do, and what somebody has."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from lacitta_nb.drawing.letters import BOLD, shortened, text_width
from lacitta_nb.drawing.scene import Mark
from lacitta_nb.drawing.shapes import Shape
from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.picture.labels import letter
from lacitta_nb.games.citta_stato.picture.signs import BANNER, BARE, COIN, CUBE, DISC, OUT, OUTLINED
from lacitta_nb.games.citta_stato.picture.styles import ANY, STYLES, on, put
from lacitta_nb.geometry.hexes import Point

SIZE: Final = 0.38
"""Half the size of a sign in a row of them."""
LEAST: Final = 0.8
"""The least part of their size that signs are made smaller to, so that a row fits."""


class Item(NamedTuple):
    """One thing in a row: a sign, a text, a cube or a banner of a colour (by number, or `ANY`)."""

    what: Shape | str
    colour: int | None = None

    @property
    def width(self) -> float:
        """How wide it is, with the room around it."""
        if isinstance(self.what, str):
            return text_width(self.what, bold=True) * STYLES["t-sign"].size + 0.06
        return 2 * SIZE + 0.1


def cube(colour: int) -> Item:
    """A cube of a colour."""
    return Item(CUBE, colour)


def banner(colour: int) -> Item:
    """A banner of a colour."""
    return Item(BANNER, colour)


def wide(items: Iterable[Item]) -> float:
    """How wide a row is."""
    return sum(item.width for item in items)


def row(items: Sequence[Item], at: Point, group: str) -> Iterator[Mark]:
    """Items side by side, their middle at a place."""
    x, y = at
    yield from flush(items, (x - wide(items) / 2, y), group)


def flush(items: Sequence[Item], at: Point, group: str) -> Iterator[Mark]:
    """Items side by side that begin at a place."""
    x, y = at
    for item in items:
        yield from _item(item, (x + item.width / 2, y), group)
        x += item.width


def lines(groups: Sequence[Sequence[Item]], room: float) -> list[list[Item]]:
    """Groups of items in as many lines as their room asks for; a group is never torn."""
    found: list[list[Item]] = []
    for group in groups:
        gap = [Item(" ")] if found else []
        if found and wide([*found[-1], *gap, *group]) <= room:
            found[-1] += [*gap, *group]
        else:
            found.append(list(group))
    return found


def _item(item: Item, at: Point, group: str) -> Iterator[Mark]:
    if isinstance(item.what, str):
        if item.what.strip():
            yield put(item.what, "t-sign", at, group=group)
    elif item.colour is None:
        yield put(item.what, look_of(item.what), at, SIZE, group=group)
    else:
        yield from coloured(item.what, item.colour, at, SIZE, group)


def look_of(shape: Shape) -> str:
    """The style of a sign that stands for itself."""
    if shape is OUT:
        return "out"
    if shape in (DISC, COIN):
        return "disc" if shape is DISC else "coin"
    if shape in BARE:
        return "sign-bare"
    return "sign-line" if shape in OUTLINED else "sign"


def coloured(
    shape: Shape, colour: int, at: Point, scale: float, group: str, *, text: str | None = None
) -> Iterator[Mark]:
    """A cube or a banner with the letter of its colour, or with another text."""
    x, y = at
    lift = 0.12 * scale if shape is BANNER else 0.0
    if colour == ANY:
        yield put(shape, "cube-any", at, scale, group=group)
        yield put("?" if text is None else text, "t-any", (x, y + lift), group=group)
        return
    told = letter(colour) if text is None else text
    size = "t-small" if len(told) > 1 and text is None else "t-cube"
    yield put(shape, f"cube-{COLOURS[colour]}", at, scale, group=group)
    yield put(told, on(colour, size), (x, y + lift), group=group)


def fitted(text: str, style: str, room: float) -> str:
    """A text that is cut where its room ends."""
    looks = STYLES[style]
    return shortened(text, room / (looks.size * (BOLD if looks.bold else 1)))


def two_lines(text: str, style: str, room: float) -> list[str]:
    """A text in one or two lines, cut where these end."""
    looks = STYLES[style]

    def fits(part: str) -> bool:
        return text_width(part, bold=looks.bold) * looks.size <= room

    words = text.split()
    if fits(text) or len(words) < 2:
        return [fitted(text, style, room)]
    splits = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    whole = [split for split in splits if all(map(fits, split))]
    if whole:
        best = min(whole, key=lambda split: max(map(len, split)))
        return list(best)
    first = max((s for s in splits if fits(s[0])), key=lambda s: len(s[0]), default=splits[0])
    return [fitted(part, style, room) for part in first]
