"""A view of Città-Stato as a row of numbers: players, market and cards, the war, the moment.

Numbers are divided by what is usual, so that most lie between 0 and 1; what may not be known is 0,
beside a number that says how much of it there is.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from lacitta_nb.arena.coding import Block, Look, decision_block, one_of
from lacitta_nb.games.citta_stato.constants import (
    BURNED,
    COLOURS,
    DISCS,
    GHOST,
    HIDDEN,
    KINDS,
    PHASES,
    PLAIN,
    REPUBLICS,
    ROUNDS,
    SCHEMES,
    SIDES,
    SPACES,
    UNKNOWN,
)
from lacitta_nb.games.citta_stato.state import Player, State, Task
from lacitta_nb.games.citta_stato.tables import Tables

_POINTS: Final = 30
_CROWNS: Final = 6
_CUBES: Final = 5
_BANNERS: Final = 4
_ACTIONS: Final = 6
_DECK: Final = 10
_NUMBER: Final = 10
"""By what numbers are divided."""
_REPUBLICS: Final = (*REPUBLICS, HIDDEN)
_ASKED: Final = 3
"""Numbers of a question that are told."""
_ABOUT: Final = (
    *("draw", "points", "upgrade", "back", "out", "may", "up_to", "either", "alliance", *SIDES),
    *("exchange", "exchange_many", "put", "war", "war_left", "present", "future"),
)
"""What else questions of one kind can be about."""
_NO_TASK: Final = Task("", 0, "")
_PLAYER: Final = (
    *("points", "second", "crowns", "actions", "passed", "first"),
    *(f"track {colour}" for colour in PLAIN),
    *(f"banners {colour}" for colour in PLAIN),
    *(f"{where} {colour}" for where in ("cubes", "bag", "burned") for colour in COLOURS),
    *(f"{where} {disc}" for where in ("disc", "gone") for disc in (*range(DISCS), "?")),
    *(f"republic {card}" for card in _REPUBLICS),
    *(f"knows {card}" for card in REPUBLICS),
)


def _player_names(state: State) -> list[str]:
    tables = state.table.tables
    own = [
        *_PLAYER,
        *(f"marker {space}" for space in range(1, tables.spaces + 1)),
        *(f"city {city}" for city in tables.cities),
        *(f"scheme {scheme}" for scheme in tables.schemes),
        *(f"{where} {card}" for where in ("used", "burned") for card in tables.cards),
    ]
    return [f"{name} {seat}" for seat in range(len(state.players)) for name in own]


def _players(look: Look[State]) -> list[float]:
    view = look.view
    return [n for seat in look.order for n in _player(view, view.players[seat], seat)]


def _player(view: State, player: Player, seat: int) -> list[float]:
    words = _words(view.table.tables)
    return [
        player.points / _POINTS,
        player.second / _POINTS,
        player.crowns / _CROWNS,
        player.actions / _ACTIONS,
        float(player.passed),
        float(seat == view.first_player),
        *(space / SPACES for space in player.tracks),
        *(number / _BANNERS for number in player.banners),
        *(number / _CUBES for held in (player.cubes, player.bag) for number in held),
        *(len(cards) / BURNED for cards in player.burned),
        *_discs(player.discs),
        *_discs(player.gone),
        *one_of(_REPUBLICS, player.republic),
        *_republics(player.knows_offer)[:-1],
        *one_of(words.spaces, player.marker),
        *one_of(words.cities, player.city),
        *one_of(words.schemes, player.scheme),
        *_cards(words, player.cards),
        *_cards(words, [card for cards in player.burned for card in cards]),
    ]


class _Words(NamedTuple):
    """What tables name, in the order of the row; `card_at` is the place of each card."""

    cards: tuple[str, ...]
    schemes: tuple[str, ...]
    cities: tuple[str, ...]
    spaces: range
    card_at: Mapping[str, int]


@lru_cache(maxsize=16)
def _words(tables: Tables) -> _Words:
    cards = tuple(tables.cards)
    at = {card: place for place, card in enumerate(cards)}
    spaces = range(1, tables.spaces + 1)
    return _Words(cards, tuple(tables.schemes), tuple(tables.cities), spaces, at)


def _cards(words: _Words, held: Iterable[str]) -> list[float]:
    """How often each card is there."""
    row = [0.0] * len(words.cards)
    for card in held:
        if card:
            row[words.card_at[card]] += 1.0
    return row


def _republics(held: Sequence[str]) -> list[float]:
    """How often each republic card is there, the hidden ones last."""
    return [float(held.count(card)) for card in _REPUBLICS]


def _discs(discs: Sequence[int]) -> list[float]:
    """Which discs are there, and the share of those that may not be known."""
    hidden = discs.count(UNKNOWN) / DISCS
    return [*(float(disc in discs) for disc in range(DISCS)), hidden]


def _table_names(state: State) -> list[str]:
    tables = state.table.tables
    return [
        *(f"market {colour} {row.price}" for colour in COLOURS for row in tables.rows),
        *(f"{where} {card}" for where in ("present", "future", "discard") for card in tables.cards),
        *(f"deck {colour}" for colour in COLOURS),
        *(f"{what} {colour}" for what in ("removed", "cube_stock") for colour in COLOURS),
        *(f"banner_stock {colour}" for colour in PLAIN),
        *("crown_stock", "removed_crowns"),
        *(f"level {n + 1} {scheme}" for n in range(SCHEMES) for scheme in tables.schemes),
        *(f"level {n + 1} used" for n in range(SCHEMES)),
        *(f"offer {card}" for card in _REPUBLICS),
    ]


def _table(look: Look[State]) -> list[float]:
    view, words = look.view, _words(look.view.table.tables)
    return [
        *(number / _CUBES for column in view.market for number in column),
        *_cards(words, view.present),
        *_cards(words, view.future),
        *_cards(words, [card for cards in view.discards for card in cards]),
        *(len(deck) / _DECK for deck in view.decks),
        *(number / _CUBES for number in view.removed),
        *(view.cube_stock(colour) / _NUMBER for colour in range(len(COLOURS))),
        *(view.banner_stock(place) / _NUMBER for place in range(len(PLAIN))),
        view.crown_stock / _NUMBER,
        view.removed_crowns / _CROWNS,
        *(n for scheme in view.schemes for n in one_of(words.schemes, scheme)),
        *map(float, view.used),
        *_republics(view.offer),
    ]


def _war_names(state: State) -> list[str]:
    places = range(_places(state))
    discs = (*range(DISCS), "?")
    return [
        *(f"war {place} seat {seat}" for place in places for seat in places),
        *(f"war {place} disc {disc}" for place in places for disc in discs),
        *(f"ghost {what} {colour}" for what in ("bag", "drawn") for colour in COLOURS),
        *(f"ghost {where} {disc}" for where in ("disc", "gone") for disc in discs),
    ]


def _places(state: State) -> int:
    """Who can have a disc on the war track: the players, alone also the ghost."""
    return max(len(state.players), GHOST + 1)


def _war(look: Look[State]) -> list[float]:
    view = look.view
    seats = [*look.order, *range(len(look.order), _places(view))]
    empty = [0.0] * (len(seats) + DISCS + 1)
    placed = [one_of(seats, war.player) for war in view.war]
    powers = [one_of((*range(DISCS), UNKNOWN), war.disc) for war in view.war]
    missing = len(seats) - len(placed)
    found = [n for row in placed for n in row] + empty[: len(seats)] * missing
    found += [n for row in powers for n in row] + empty[: DISCS + 1] * missing
    ghost = view.ghost
    if ghost is None:
        return found + [0.0] * (2 * len(COLOURS) + 2 * (DISCS + 1))
    drawn = [ghost.drawn.count(colour) / _CUBES for colour in range(len(COLOURS))]
    bag = [number / _CUBES for number in ghost.bag]
    return [*found, *bag, *drawn, *_discs(ghost.discs), *_discs(ghost.gone)]


def _moment_names(state: State) -> list[str]:
    return [
        *(f"round {number}" for number in range(1, ROUNDS + 1)),
        *(f"phase {phase}" for phase in PHASES),
        *(f"next_first {seat}" for seat in range(len(state.players))),
        *("upgrade", "to_do"),
        *(f"asked {place}" for place in range(_ASKED)),
        *(f"asked {colour}" for colour in COLOURS),
        *(f"asked {card}" for card in (*_ABOUT, *REPUBLICS, *state.table.tables.cards)),
    ]


def _moment(look: Look[State]) -> list[float]:
    view = look.view
    task = view.agenda[0] if view.agenda else _NO_TASK
    numbers = (*task.numbers, *(0,) * _ASKED)[:_ASKED]
    return [
        *one_of(range(1, ROUNDS + 1), view.round),
        *one_of(PHASES, view.phase),
        *one_of(look.order, view.passed_first),
        view.upgrade / SPACES,
        len(view.agenda) / _NUMBER,
        *(number / _NUMBER for number in numbers),
        *(task.colours.count(colour) / _CUBES for colour in range(len(COLOURS))),
        *one_of((*_ABOUT, *REPUBLICS, *_words(view.table.tables).cards), task.word),
    ]


BLOCKS: Final = (
    Block(_player_names, _players),
    Block(_table_names, _table),
    Block(_war_names, _war),
    Block(_moment_names, _moment),
    decision_block(KINDS),
)
"""The parts of the row, in their order."""
