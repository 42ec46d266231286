"""A view of La Città as a row of numbers: planes of the board, cities, players, cards, the moment.

A plane has one number a space: who has it, what stands there, how many citizens live in the castle
there. Numbers are divided by what is usual, so that most lie between 0 and 1.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, get_args

from lacitta_nb.arena.coding import Block, Look, decision_block, one_of
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.constants import (
    ACTION_CARDS,
    BONUS_POINTS,
    BUILDINGS,
    CASTLES,
    CIRCLES,
    CITIZENS,
    DISPLAY,
    FIGURES,
    LIMIT_MARKET,
    ROUNDS,
    SERVICES,
    TILES,
    UNKNOWN,
    VOICE_CARDS_EACH,
    YEARS,
    DecisionKind,
    Edition,
    Phase,
)
from lacitta_nb.games.lacitta.state import City, State, service_points
from lacitta_nb.games.lacitta.state.table import Ground, ground_of

if TYPE_CHECKING:
    from lacitta_nb.arena.coding import Row

_GOLD: Final = 10
_FOOD: Final = 10
_CITIZENS: Final = 20
_HALVES: Final = 8
_FACE_DOWN: Final = 4
_DECK: Final = 20
"""By what numbers are divided."""
_GROUND: Final = ("open", "wheat", "mountains", "lake")
_CITY: Final = ("citizens", "spare", "room", *SERVICES)
_PLAYER: Final = (
    *("gold", "action_cards", "turns", "founded", "penalty", "out", "starts"),
    *("citizens", "cities", "food", "surplus", "points", "figures"),
    *(f"looked {circle}" for circle in range(2, CIRCLES + 1)),
)


def _buildings(edition: Edition) -> list[str]:
    roads = ("road",) if edition.roads else ()
    return ["castle", *edition.small, *edition.bigger, *roads]


def _sets_names(state: State) -> list[str]:
    table = state.table
    planes = [f"owner {seat}" for seat in range(table.size)]
    planes += [*_buildings(table.edition), "harvest", "waits"]
    return [f"{plane} {space}" for plane in planes for space in table.board.spaces]


def _sets(look: Look[State]) -> "Row":
    """The sets of spaces, each written out as one number a space."""
    import numpy as np

    view = look.view
    owned = [0] * view.table.size
    for city in view.cities:
        owned[city.owner] |= city.spaces
    masks = [owned[seat] for seat in look.order]
    masks += [view.built[BUILDINGS[name].number] for name in _buildings(view.table.edition)]
    waits = 0 if view.pending is None else sum(1 << castle for castle in view.pending.cities)
    masks += [view.harvest, waits]
    width = len(view.table.board.spaces)
    long = (width + 7) // 8
    packed = b"".join(mask.to_bytes(long, "little") for mask in masks)
    bits = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")
    return bits.reshape(len(masks), 8 * long)[:, :width].reshape(-1).astype(np.float32)


def _ground_names(state: State) -> list[str]:
    return [f"{plane} {space}" for plane in _GROUND for space in state.table.board.spaces]


def _ground(look: Look[State]) -> "Row":
    table = look.view.table
    return _ground_row(table.board, table.landscapes, table.size)


@lru_cache(maxsize=64)
def _ground_row(board: Board, landscapes: tuple[str, ...], size: int) -> "Row":
    import numpy as np

    ground: Ground = ground_of(board, landscapes)
    spaces = range(len(board.spaces))
    found = [
        *(board.open_to(size) >> n & 1 for n in spaces),
        *(food / 3 for food in ground.wheat),
        *(number / 3 for number in ground.mountains),
        *(ground.lake >> n & 1 for n in spaces),
    ]
    row = np.asarray(found, np.float32)
    row.flags.writeable = False
    return row


def _standing_names(state: State) -> list[str]:
    planes = [*_CITY, *(f"figures {service}" for service in SERVICES)]
    at = [f"{plane} {space}" for plane in planes for space in state.table.board.spaces]
    return at + [f"{name} {seat}" for seat in range(state.table.size) for name in _PLAYER]


def _standing(look: Look[State]) -> "Row":
    """What each city has, at the space of its castle, figures where they stand, each player."""
    import numpy as np

    view = look.view
    planes = np.zeros((len(_CITY) + len(SERVICES), len(view.table.board.spaces)), np.float32)
    held = [_Held() for _ in view.players]
    supply = view.supply
    for city in view.cities:
        services, whole = _services(view, city)
        held[city.owner].add(city, whole)
        limit = view.limit(city)
        room = supply if limit is None else min(supply, limit - city.citizens)
        numbers = (city.citizens, city.citizens - view.posts(city), min(room, LIMIT_MARKET))
        planes[: len(_CITY), city.castle] = [*(n / LIMIT_MARKET for n in numbers), *services]
    for figures in view.figures:
        service = len(_CITY) + SERVICES.index(figures.service)
        planes[service, figures.space] = figures.amount / FIGURES
    found = [number for seat in look.order for number in _player(view, seat, held[seat])]
    return np.concatenate([planes.reshape(-1), np.asarray(found, np.float32)])


class _Held:
    """What the cities of a player come to."""

    def __init__(self) -> None:
        self.cities = self.citizens = self.whole = 0

    def add(self, city: City, whole: bool) -> None:
        """Count one more city."""
        self.cities += 1
        self.citizens += city.citizens
        self.whole += whole


def _services(view: State, city: City) -> tuple[list[float], bool]:
    """A city's points of each service, figures included, and whether its buildings offer all."""
    half = service_points(city.spaces, view.built, view.figures)
    whole = min(service_points(city.spaces, view.built)) >= 2
    return [number / _HALVES for number in half], whole


def _player(view: State, seat: int, held: _Held) -> list[float]:
    """What a player has; the points are those of citizens and of the bonus (E1)."""
    player, food = view.players[seat], view.food(seat)
    return [
        player.gold / _GOLD,
        player.action_cards / ACTION_CARDS,
        player.cards_played / ROUNDS,
        float(player.founded),
        float(player.penalty),
        float(view.phase != "placement" and not held.cities),
        float(seat == view.start_player),
        held.citizens / _CITIZENS,
        held.cities / CASTLES,
        food / _FOOD,
        (food - held.citizens) / _FOOD,
        (held.citizens + BONUS_POINTS * held.whole) / _CITIZENS,
        view.figures_free(seat) / FIGURES,
        *(float(circle in player.seen) for circle in range(2, CIRCLES + 1)),
    ]


def _cards_of(state: State) -> list[str]:
    """The kinds of political cards of an edition, and those that nobody may know."""
    return [*state.table.edition.cards, UNKNOWN]


def _card_names(state: State) -> list[str]:
    cards = _cards_of(state)
    seats = range(state.table.size)
    return [
        *(f"display {card}" for card in cards[:-1]),
        *(f"discard {card}" for card in cards),
        *(f"face_down {seat} {card}" for seat in seats for card in cards),
        "deck",
    ]


def _cards(look: Look[State]) -> list[float]:
    view = look.view
    cards = _cards_of(view)
    found = [view.display.count(card) / DISPLAY for card in cards[:-1]]
    for held in (view.discard, *(view.players[seat].face_down for seat in look.order)):
        if held:
            names = [card.card for card in held]
            found += [names.count(card) / _FACE_DOWN for card in cards]
        else:
            found += [0.0] * len(cards)
    return [*found, len(view.deck) / _DECK]


def _voice_names(state: State) -> list[str]:
    del state
    cards = (*SERVICES, UNKNOWN)
    return [
        *(f"voice {circle} {card}" for circle in range(1, CIRCLES + 1) for card in cards),
        *(f"voice past {service}" for service in SERVICES),
    ]


def _voice(look: Look[State]) -> list[float]:
    laid: Sequence[str] = look.view.voice or ("",) * CIRCLES
    found = [number for card in laid for number in one_of((*SERVICES, UNKNOWN), card)]
    past = look.view.voice_past
    return found + [past.count(service) / VOICE_CARDS_EACH for service in SERVICES]


_PHASES: Final = get_args(Phase)


def _moment_names(state: State) -> list[str]:
    del state
    return [
        *(f"year {year}" for year in range(1, YEARS + 1)),
        *(f"phase {phase}" for phase in _PHASES),
        *(f"tiles {pair}" for pair in TILES),
        "supply",
        "starve",
    ]


_FIRST_OF: Final = {
    pair: next(b.name for b in BUILDINGS.values() if b.pair == pair) for pair in TILES
}
"""A building of each stack."""


def _moment(look: Look[State]) -> list[float]:
    view = look.view
    left = [view.tiles_left(_FIRST_OF[pair]) / most for pair, most in TILES.items()]
    return [
        *one_of(range(1, YEARS + 1), view.year),
        *one_of(_PHASES, view.phase),
        *left,
        view.supply / CITIZENS,
        (0 if view.pending is None else view.pending.starve) / FIGURES,
    ]


BLOCKS: Final = (
    Block(_sets_names, _sets),
    Block(_ground_names, _ground),
    Block(_standing_names, _standing),
    Block(_card_names, _cards),
    Block(_voice_names, _voice),
    Block(_moment_names, _moment),
    decision_block(get_args(DecisionKind)),
)
"""The parts of the row, in their order."""
