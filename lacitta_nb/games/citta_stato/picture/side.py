"""The pieces beside the columns: markers, rounds, upgrades, schemes, war, offer, stock."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.scene import Box, Mark, Marks
from lacitta_nb.games.citta_stato.constants import (
    BLACK,
    COLOURS,
    FORMS,
    HIDDEN,
    NUMBER_OF,
    PLAIN,
    PURPLE,
    ROUNDS,
    SCHEMES,
    UNKNOWN,
    WHITE,
    WITH_CROWNS,
)
from lacitta_nb.games.citta_stato.picture import labels
from lacitta_nb.games.citta_stato.picture.effects import rows_of
from lacitta_nb.games.citta_stato.picture.items import (
    Item,
    coloured,
    fitted,
    flush,
    lines,
    wide,
)
from lacitta_nb.games.citta_stato.picture.labels import form_name, named, say
from lacitta_nb.games.citta_stato.picture.land import outlined
from lacitta_nb.games.citta_stato.picture.plan import SIDE, WIDTH, WORD, Places, middle
from lacitta_nb.games.citta_stato.picture.signs import (
    ALL,
    BANNER,
    CROWN,
    CUBE,
    DISC,
    PAWN,
    SEAL,
)
from lacitta_nb.games.citta_stato.picture.styles import put
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.tables import Tables
from lacitta_nb.texts import current

MARKER: Final = (0.42, 0.42, 0.31)
"""Half the size of a marker on the form track, by how many stand in its space: 1, 2, more."""
ABREAST: Final = 3
"""Markers of a space that stand side by side."""
NUMBERED: Final = 0.85
"""How wide a space is at least that has a number of two digits."""
WAR_DISC: Final = 0.6
WAR_STEP: Final = 2.15


def side(state: State, places: Places) -> Iterator[Mark]:
    """All that lies there."""
    yield from _markers(state, places)
    yield from _line("round", range(1, ROUNDS + 1), state.round, places)
    yield from _line("upgrade", range(state.table.upgrade + 1), state.upgrade, places)
    moves, language = state.table.tables.scheme_moves, current()
    for level in range(1, SCHEMES + 1):
        word, used = state.schemes[level - 1], state.used[level - 1]
        shown = _Scheme(word, level, used, moves[level - 1])
        yield from _scheme(shown, places[f"scheme.{level}"], state.table.tables, language)
    yield from _war(state, places["war"])
    yield from _offer(state, places["offer"])
    yield from _stock(state, places["stock"])


def _markers(state: State, places: Places) -> Iterator[Mark]:
    """The markers of all players on the form track, as many side by side as there is room."""
    spaces: dict[int, list[int]] = {}
    for seat, player in enumerate(state.players):
        spaces.setdefault(player.marker, []).append(seat)
    for space, seats in sorted(spaces.items()):
        x, y = middle(places[f"form.{space}"])
        for place, seat in enumerate(seats):
            down, along = divmod(place, ABREAST)
            here = min(ABREAST, len(seats) - ABREAST * down)
            size, rows = MARKER[min(len(seats), ABREAST) - 1], (len(seats) - 1) // ABREAST
            at = x + 2.1 * size * (along - (here - 1) / 2), y + 0.37 * (rows - 2 * down)
            group = f"marker-{seat}"
            yield put(OWNER_SIGNS[seat], f"owner-{seat}", at, size, group=group)


def _line(what: str, numbers: range, now: int, places: Places) -> Iterator[Mark]:
    for number in numbers:
        yield from _spot(f"{what}-{number}", number, number == now, places[f"{what}.{number}"])


@lru_cache(maxsize=256)
def _spot(group: str, number: int, now: bool, box: Box) -> Marks:
    """A space of the rounds or of the upgrades; the one where the marker stands is filled.

    Of many spaces only that one has its number.
    """
    spot = outlined(box, "slot-full" if now else "round-cell", group)
    if not now and box[2] - box[0] < NUMBERED:
        return (spot,)
    return spot, put(str(number), "t-now" if now else "t-step", middle(box), group=group)


class _Scheme(NamedTuple):
    """What is to be seen of a scheme; `moves` is how far everyone goes."""

    word: str
    level: int
    used: bool
    moves: int


@lru_cache(maxsize=256)
def _scheme(shown: _Scheme, box: Box, tables: Tables, language: str) -> Marks:
    """A scheme: level, seal, name, effect, what it shifts; face down, or gone."""
    del language
    word, level, used, moves = shown
    left, _, right, _ = box
    group, y = f"scheme-{level}", middle(box)[1]
    marks: list[Mark] = [outlined(box, "gone" if used or not word else "card", group)]
    marks += coloured(CUBE, PURPLE, (left + 0.75, y), 0.5, group, text=str(level))
    if not word:
        told = fitted(say("scheme-gone"), "t-note", right - left - 1.9)
        return (*marks, put(told, "t-note", (left + 1.6, y), group=group))
    scheme, room = tables.schemes[word], right - left - 2.9
    marks += seal(scheme.seal, (left + 1.95, y), group)
    if used:
        name = fitted(say("scheme-used", ("scheme", named(word))), "t-note", room)
        return (*marks, put(name, "t-note", (left + 2.65, y), group=group))
    name = fitted(named(word), "t-city", room)
    marks.append(put(name, "t-city", (left + 2.65, y + 0.5), group=group))
    items = [item for line in lines(rows_of(scheme.effects), room) for item in line]
    marks += flush(items, (left + 2.6, y - 0.45), group)
    if moves:
        pushed = [Item(ALL), Item(PAWN), Item(f"±{moves}")]
        marks += flush(pushed, (right - wide(pushed) - 0.25, y - 0.45), group)
    return tuple(marks)


def seal(colour: str, at: tuple[float, float], group: str) -> Iterator[Mark]:
    """The seal of a scheme, with the letter of its colour."""
    yield put(SEAL, f"seal-{colour}", at, 0.4, group=group)
    yield put(say("seal", ("colour", colour)), "t-seal", at, group=group)


def _war(state: State, box: Box) -> Iterator[Mark]:
    """The discs on the war track, in the order of placing; a number in brackets lies face down."""
    y = middle(box)[1]
    for place, (seat, disc) in enumerate(state.war):
        x = SIDE + WORD + WAR_STEP * (place + 0.4)
        group = f"war-{place + 1}"
        number = "?" if disc == UNKNOWN else str(disc) if state.revealed else f"({disc})"
        yield put(DISC, f"disc-{seat}", (x, y), WAR_DISC, group=group)
        yield put(number, "t-owner", (x, y), group=group)
        at = x + WAR_DISC + 0.42, y
        label = labels.war_label(state, place)
        id_ = f"w-{place + 1}"
        yield put(OWNER_SIGNS[seat], f"owner-{seat}", at, 0.36, id=id_, label=label, group=group)


def _offer(state: State, box: Box) -> Iterator[Mark]:
    """The republic cards of the offer, side by side."""
    for place, card in enumerate(state.offer):
        yield from _republic(card, f"offer-{place + 1}", offer_place(box, place))


def offer_place(box: Box, place: int) -> Box:
    """Where a card of the offer lies."""
    room = WIDTH - SIDE - WORD - 0.2
    wide_ = room / len(FORMS)
    left = SIDE + WORD + wide_ * place
    return left, box[1] + 0.15, left + wide_ - 0.12, box[3] - 0.15


def _republic(card: str, group: str, box: Box) -> Iterator[Mark]:
    """A republic card: its form and its crowns, or face down."""
    x, y = middle(box)
    if card == HIDDEN:
        yield outlined(box, "gone", group)
        yield put(HIDDEN, "t-sign", (x, y), group=group)
        return
    crowned = card.endswith(WITH_CROWNS)
    yield outlined(box, "card", group)
    name = fitted(form_name(card), "t-any", box[2] - box[0] - 0.2)
    yield put(name, "t-any", (x, y + 0.3 * crowned), group=group)
    if crowned:
        yield from (
            put(CROWN, "sign", (x + dx, y - 0.35), 0.25, group=group) for dx in (-0.32, 0.32)
        )


def _stock(state: State, box: Box) -> Iterator[Mark]:
    """What the stock still has: banners, white and black cubes, crowns."""
    x, y = SIDE + WORD - 0.4, middle(box)[1]
    held = [(BANNER, NUMBER_OF[word], state.banner_stock(n)) for n, word in enumerate(PLAIN)]
    held += [(CUBE, colour, state.cube_stock(colour)) for colour in (WHITE, BLACK)]
    for sign, colour, count in held:
        group = f"stock-{'banner' if sign is BANNER else 'cube'}-{COLOURS[colour]}"
        yield from coloured(sign, colour, (x, y), 0.32, group)
        yield put(str(count), "t-plain", (x + 0.4, y), group=group)
        x += 1.62
    yield put(CROWN, "sign", (x, y), 0.32, group="stock-crowns")
    yield put(str(state.crown_stock), "t-plain", (x + 0.42, y), group="stock-crowns")
