"""The pieces on the boards of the players: counts, city, tracks, cubes, cards, discs."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.scene import Box, Mark, Marks
from lacitta_nb.drawing.theme import EDGE_STYLES
from lacitta_nb.games.citta_stato.constants import (
    BURNED,
    COLOURS,
    DISCS,
    HIDDEN,
    PLAIN,
    UNKNOWN,
    WITH_CROWNS,
)
from lacitta_nb.games.citta_stato.picture.effects import rows_of
from lacitta_nb.games.citta_stato.picture.items import (
    Item,
    coloured,
    cube,
    fitted,
    flush,
    wide,
)
from lacitta_nb.games.citta_stato.picture.labels import (
    decider,
    form_name,
    named,
    player_label,
    say,
)
from lacitta_nb.games.citta_stato.picture.land import frame, outlined, step
from lacitta_nb.games.citta_stato.picture.plan import (
    Places,
    middle,
    places_of,
    sheet,
    size,
)
from lacitta_nb.games.citta_stato.picture.side import seal
from lacitta_nb.games.citta_stato.picture.signs import (
    ANCHOR,
    BANNER,
    CROWN,
    CUBE,
    DISC,
    FLAG,
    MEDAL,
    TEMPLE,
)
from lacitta_nb.games.citta_stato.picture.styles import ANY, put
from lacitta_nb.games.citta_stato.picture.used_cards import used_cards
from lacitta_nb.games.citta_stato.rules.scoring import scores
from lacitta_nb.games.citta_stato.state import Player, State
from lacitta_nb.games.citta_stato.table import Table
from lacitta_nb.games.citta_stato.tables import Tables
from lacitta_nb.texts import current

SIGN: Final = 0.4


def players(state: State, places: Places) -> Iterator[Mark]:
    """What lies before everyone; whoever decides has a frame around it."""
    finals = [score.final for score in scores(state)] if state.over else []
    for seat, player in enumerate(state.players):
        if seat == decider(state) and not state.over:
            yield from _frame(state, seat)
        yield from _head(state, seat, places, finals)
        yield from _own(seat, player, state.table, current())
        yield from _drawn(seat, state, places[f"{seat}.drawn"])


@lru_cache(maxsize=256)
def _own(seat: int, player: Player, table: Table, language: str) -> Marks:
    """All that depends on nothing but what lies before the player."""
    tables, places = table.tables, places_of(table)
    city, republic, cards = (places[f"{seat}.{what}"] for what in ("city", "republic", "cards"))
    return (
        *_city(seat, (player.city, player.scheme), city, tables, language),
        *_republic(seat, player.republic, republic, tables.republic_crowns, language),
        *_tracks(seat, player.tracks, tables, places),
        *_counts(seat, player, tables, places),
        *_discs(seat, player, places),
        *used_cards(seat, player.cards, cards, tables, language),
    )


def _frame(state: State, seat: int) -> Iterator[Mark]:
    """Around the board of whoever decides."""
    box = sheet(seat, state.table.size + (state.table.plot is not None))
    for edge in EDGE_STYLES[seat]:
        yield put(frame(*size(box), 0.4), edge.name, middle(box), group=f"frame-{seat}")


def _head(state: State, seat: int, places: Places, finals: list[int]) -> Iterator[Mark]:
    """Sign, name, the price of the next action, points, crowns, the first player's flag."""
    player, group = state.players[seat], f"player-{seat}"
    left, low, right, high = places[f"{seat}.player"]
    y = (low + high) / 2
    label = player_label(state, seat)
    yield put(
        OWNER_SIGNS[seat],
        f"owner-{seat}",
        (left + 0.55, y),
        0.44,
        id=f"p-{seat}",
        label=label,
        group=group,
    )
    name = fitted(player.name, "t-player", right - left - 1.3)
    yield put(name, "t-player", (left + 1.25, y), group=group)
    yield from _price(state, seat, places[f"{seat}.price"], finals)
    for what, text, number in (
        ("points", "1", player.points),
        ("second", "2", player.second),
    ):
        here = places[f"{seat}.{what}"]
        group = f"{what}-{seat}"
        at = here[0] + 0.5, y
        yield put(MEDAL, "sign", at, 0.46, group=group)
        yield put(text, "t-medal", (at[0], y + 0.115), group=group)
        yield put(str(number).replace("-", "−"), "t-points", (at[0] + 0.62, y), group=group)
    here = places[f"{seat}.crowns"]
    yield put(CROWN, "sign", (here[0] + 0.5, y), 0.42, group=f"crowns-{seat}")
    yield put(str(player.crowns), "t-points", (here[0] + 1.1, y), group=f"crowns-{seat}")
    if seat == state.first_player and not state.table.plot:
        here = places[f"{seat}.first"]
        yield put(FLAG, "sign", ((here[0] + here[2]) / 2, y), 0.42, group=f"first-{seat}")


def _price(state: State, seat: int, box: Box, finals: list[int]) -> Iterator[Mark]:
    """How many cubes the next action costs; who has passed; in the end the score that counts."""
    player, group = state.players[seat], f"price-{seat}"
    x, y = box[0], middle(box)[1]
    if finals:
        yield put(f"= {finals[seat]}".replace("-", "−"), "t-points", (x + 0.2, y), group=group)
    elif state.phase != "actions" or player.passed:
        if player.passed:
            told = fitted(say("passed"), "t-note", box[2] - box[0] - 0.4)
            yield put(told, "t-note", (x + 0.2, y), group=group)
    else:
        items = [cube(ANY), Item(f"×{player.actions + 1}")]
        yield from flush(items, (x + 0.1, y), group)


@lru_cache(maxsize=128)
def _city(seat: int, own: tuple[str, str], box: Box, tables: Tables, language: str) -> Marks:
    """The city with its power, and its port; the own scheme of some has its seal."""
    del language
    city, scheme = own
    group, found = f"city-{seat}", tables.cities[city]
    x, y = box[0], middle(box)[1]
    name = fitted(named(city), "t-city", 3.3)
    marks: list[Mark] = [put(name, "t-city", (x + 0.15, y), group=group)]
    effects = tables.schemes[scheme].effects if scheme else found.power
    start = x + 3.7
    if scheme:
        marks += seal(tables.schemes[scheme].seal, (start + 0.4, y), group)
        start += 0.95
    for items in rows_of(effects):
        marks += flush(items, (start, y), group)
        start += wide(items) + 0.25
    marks.append(put(ANCHOR, "sign-bare", (x + 10.6, y), 0.33, group=group))
    port = fitted(named(found.port), "t-plain", box[2] - x - 11.2)
    marks.append(put(port, "t-plain", (x + 11.1, y), group=group))
    return tuple(marks)


@lru_cache(maxsize=128)
def _republic(seat: int, card: str, box: Box, crowns: int, language: str) -> Marks:
    """The republic card: its form with its crowns, or that nobody knows."""
    del language
    group, (left, _, right, _) = f"republic-{seat}", box
    y = middle(box)[1]
    marks = [put(TEMPLE, "sign", (left + 0.5, y), 0.38, group=group)]
    if card == HIDDEN:
        return (*marks, put(HIDDEN, "t-city", (left + 1.15, y), group=group))
    shown = min(crowns, 3) if card.endswith(WITH_CROWNS) else 0
    name = fitted(form_name(card), "t-city", right - left - 1.2 - 0.62 * shown)
    marks.append(put(name, "t-city", (left + 1.15, y), group=group))
    crowned = (right - 0.35 - 0.62 * crown for crown in range(shown))
    return (*marks, *(put(CROWN, "sign", (x, y), 0.27, group=group) for x in crowned))


def _tracks(seat: int, tracks: tuple[int, ...], tables: Tables, places: Places) -> Iterator[Mark]:
    """The space where each disc stands, with what it says."""
    for place, colour in enumerate(PLAIN):
        box = step(places, seat, colour, tracks[place])
        value = str(tables.tracks[place][tracks[place] - 1]).replace("-", "−")
        group = f"track-{seat}-{colour}"
        yield outlined(box, "step-now", group)
        yield put(value, "t-now", middle(box), group=group)


def _counts(seat: int, player: Player, tables: Tables, places: Places) -> Iterator[Mark]:
    """Cubes, bag, banners, used and burned cards, a column a colour."""
    held = [tables.cards[card].colour for card in player.cards]
    for number, colour in enumerate(COLOURS):
        for what, count in (
            ("cube", player.cubes[number]),
            ("bag", player.bag[number]),
            ("used", held.count(number)),
            ("burned", len(player.burned[number])),
        ):
            yield from _cell(
                what, count, number, f"{what}-{seat}-{colour}", places[f"{seat}.{what}.{colour}"]
            )
    for place, colour in enumerate(PLAIN):
        yield from _cell(
            "banner",
            player.banners[place],
            COLOURS.index(colour),
            f"banner-{seat}-{colour}",
            places[f"{seat}.banner.{colour}"],
        )


@lru_cache(maxsize=4096)
def _cell(what: str, count: int, colour: int, group: str, box: Box) -> Marks:
    """One of these counts; burned cards are slots that fill."""
    x, y = middle(box)
    if what == "burned":
        return tuple(
            outlined(
                (x + dx - 0.15, y - 0.32, x + dx + 0.15, y + 0.32),
                "slot-full" if place < count else "slot",
                group,
                0.06,
            )
            for place in range(BURNED)
            for dx in (0.4 * (place - (BURNED - 1) / 2),)
        )
    if what in ("cube", "banner"):
        shape = CUBE if what == "cube" else BANNER
        if count:
            return tuple(coloured(shape, colour, (x, y), 0.45, group, text=str(count)))
        return (put(shape, "cube-none", (x, y), 0.45, group=group),)
    if count:
        return (put(str(count), "t-disc", (x, y), group=group),)
    return (put("0", "t-none", (x, y), group=group),)


def _discs(seat: int, player: Player, places: Places) -> Iterator[Mark]:
    """The discs in hand, by power; those out of the game are faint."""
    hidden = UNKNOWN in player.discs
    for disc in range(DISCS):
        at, group = middle(places[f"{seat}.disc.{disc}"]), f"disc-{seat}-{disc}"
        if disc in player.discs or (hidden and disc not in player.gone):
            yield put(DISC, "disc", at, SIGN, group=group)
            yield put(HIDDEN if hidden else str(disc), "t-disc", at, group=group)
        else:
            yield put(DISC, "disc-gone", at, SIGN, group=group)
            if disc in player.gone:
                yield put(str(disc), "t-gone", at, group=group)


def _drawn(seat: int, state: State, box: Box) -> Iterator[Mark]:
    """Cubes that were drawn and of which some are to be kept, by colour."""
    task = state.agenda[0] if state.agenda else None
    if task is None or task.verb != "keep" or task.seat != seat:
        return
    group, y = f"drawn-{seat}", middle(box)[1]
    for place, colour in enumerate(sorted(set(task.colours))):
        x = box[0] + 0.4 + place
        yield from coloured(CUBE, colour, (x, y), 0.27, group)
        count = task.colours.count(colour)
        yield put(str(count), "t-list", (x + 0.34, y), group=group)
