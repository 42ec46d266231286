"""The pieces of the columns: cubes in the market, Future and Present, how many cards there are."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from lacitta_nb.drawing.letters import text_width
from lacitta_nb.drawing.scene import Box, Mark, Marks
from lacitta_nb.games.citta_stato.constants import COLOURS, HIDDEN
from lacitta_nb.games.citta_stato.picture.effects import rows_of
from lacitta_nb.games.citta_stato.picture.items import coloured, lines, row, two_lines
from lacitta_nb.games.citta_stato.picture.labels import card_title
from lacitta_nb.games.citta_stato.picture.land import cube_size, outlined, slots
from lacitta_nb.games.citta_stato.picture.plan import (
    CARD,
    COLUMN,
    FUTURE_TOP,
    PRESENT_TOP,
    Places,
    column,
    middle,
)
from lacitta_nb.games.citta_stato.picture.signs import CUBE, DECK
from lacitta_nb.games.citta_stato.picture.styles import STYLES, on, put
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.tables import Tables
from lacitta_nb.texts import current

HEAD: Final = 1.38
"""The height of the head of a card, with its name in it."""


def market(state: State, places: Places) -> Iterator[Mark]:
    """The cubes of every column and row."""
    language = current()
    for number, colour in enumerate(COLOURS):
        for price, count in state.price_of(number):
            yield from _cubes(number, count, places[f"market.{colour}.{price}"], price, language)


@lru_cache(maxsize=512)
def _cubes(colour: int, count: int, box: Box, price: int, language: str) -> Marks:
    """Cubes side by side; one with a number where there is no room for all."""
    del language  # the letter is that of the language being spoken
    group = f"market-{COLOURS[colour]}-{price}"
    found = list(slots(box, count))
    if len(found) == count:
        return tuple(
            mark for at in found for mark in coloured(CUBE, colour, at, cube_size(box), group)
        )
    x, y = middle(box)
    cube = coloured(CUBE, colour, (x - 0.7, y), cube_size(box), group)
    return (*cube, put(f"×{count}", "t-sign", (x + 0.55, y), group=group))


def cards(state: State, places: Places) -> Iterator[Mark]:
    """Future and Present of every colour, and how many cards lie below and were discarded."""
    tables, language = state.table.tables, current()
    for number, colour in enumerate(COLOURS):
        for what, held in (("future", state.future), ("present", state.present)):
            if held[number] == HIDDEN:
                yield outlined(places[f"{what}.{colour}"], "card", f"{what}-{colour}")
            elif held[number]:
                yield from card(
                    held[number], f"{what}-{colour}", places[f"{what}.{colour}"], tables, language
                )
        right = column(number) + COLUMN - 0.2
        for what, top, count in (
            ("deck", FUTURE_TOP, len(state.decks[number])),
            ("discards", PRESENT_TOP, len(state.discards[number])),
        ):
            yield from _count(f"{what}-{colour}", count, right, top + 0.42, what)


@lru_cache(maxsize=512)
def card(word: str, group: str, box: Box, tables: Tables, language: str) -> Marks:
    """A card: its name on its colour, and what it does."""
    del language
    colour = tables.cards[word].colour
    left, low, right, high = box
    x, room = (left + right) / 2, right - left - 0.3
    head = outlined((left, high - HEAD, right, high), f"head-{COLOURS[colour]}", group)
    marks = [outlined(box, "card", group), head]
    marks += card_name(card_title(word), colour, (left, high - HEAD, right, high), group)
    effects = lines(rows_of(tables.cards[word].effects), room)
    body = CARD - HEAD
    for number, items in enumerate(effects):
        y = low + body / 2 + 0.88 * ((len(effects) - 1) / 2 - number)
        marks += row(items, (x, y), group)
    return tuple(marks)


def card_name(name: str, colour: int, box: Box, group: str) -> Iterator[Mark]:
    """A name in one or two lines in the head of a card; long ones have smaller letters."""
    x, y = middle(box)
    room = box[2] - box[0] - 0.25
    letters = "t-card"
    told = two_lines(name, on(colour, letters), room)
    if any(line.endswith("…") for line in told):
        letters = "t-slim"
        told = two_lines(name, on(colour, letters), room)
    for number, text in enumerate(told):
        at = x, y + 0.62 * ((len(told) - 1) / 2 - number)
        yield put(text, on(colour, letters), at, group=group)


@lru_cache(maxsize=512)
def _count(group: str, count: int, right: float, y: float, what: str) -> Marks:
    """How many cards lie in a deck or among its discards."""
    text = str(count)
    x = right - text_width(text) * STYLES["t-note"].size
    look = "sign-none-line" if what == "discards" else "sign-line"
    return (
        put(DECK, look, (x - 0.42, y), 0.27, group=group),
        put(text, "t-note", (x, y), group=group),
    )
