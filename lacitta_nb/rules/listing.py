"""All legal turns at once, generated on sets of spaces (P2 to P18).

The checks of single actions are in `politics`; a property test holds that both agree.
"""

from collections.abc import Iterable

from lacitta_nb.actions import Action
from lacitta_nb.board import bits
from lacitta_nb.kinds import BUILDINGS, CARD_PRICE, CASTLES, FARM, MASTER_PRICE, YEARS
from lacitta_nb.kinds import PRICES_BY_NUMBER as PRICES
from lacitta_nb.rules.book import ActionBook, book_of
from lacitta_nb.rules.building import Sites, sites, stock
from lacitta_nb.rules.cards import CLOSENESS, services_of
from lacitta_nb.state import City, Player, State

_GOLD = Action("gold")
_PASS = Action("pass")
_LOOKS = tuple(Action("closeness", circles=circles) for circles in CLOSENESS)
_OFFERING = tuple((b.number, services_of(b.name)) for b in BUILDINGS.values() if any(b.services))


def turn_actions(state: State) -> list[Action]:
    """Every legal turn of the player to move: action cards, political cards, the pass."""
    seat = state.to_move
    player = state.players[seat]
    own = state.cities_of(seat)
    where = sites(state, seat)
    book = book_of(state.table.board)
    left = stock(state)
    found: list[Action] = []
    if player.action_cards:
        found.append(_GOLD)
        if not player.founded and len(own) < CASTLES:
            _foundings(found, state, book, own, where.far)
        _buildings(found, state, book, "build", state.table.edition.small, where, left)
    for card in dict.fromkeys(state.display):
        if card is not None:
            _card(found, state, book, card, player, own, where, left)
    found.append(_PASS)
    return found


def _foundings(
    found: list[Action], state: State, book: ActionBook, own: list[City], far: int
) -> None:
    if not far:
        return
    spaces = state.table.board.spaces
    for city in own:
        if city.citizens > state.posts(city):
            found += book.at("found", far, source=spaces[city.castle])


def _buildings(
    found: list[Action],
    state: State,
    book: ActionBook,
    kind: str,
    names: Iterable[str],
    where: Sites,
    left: set[str],
) -> None:
    """Actions of one kind that build: those named, where each may stand (P5 to P9)."""
    for name in names:
        if name in left:
            mask = where.market if name == "market" else where.staffed
            if BUILDINGS[name].waves:
                mask &= state.table.lake
            if mask:
                found += book.at(kind or name, mask, building=name)


def _card(
    found: list[Action],
    state: State,
    book: ActionBook,
    card: str,
    player: Player,
    own: list[City],
    where: Sites,
    left: set[str],
) -> None:
    edition = state.table.edition
    if card in CARD_PRICE:
        if player.gold >= CARD_PRICE[card]:
            _buildings(found, state, book, card, (card,), where, left)
    elif card == "master_builder":
        names = (
            name
            for name in edition.small + edition.bigger
            if player.gold >= MASTER_PRICE[BUILDINGS[name].size]
        )
        _buildings(found, state, book, card, names, where, left)
    elif card == "bread_and_circuses":
        _figures(found, state, player, where.own)
    elif card == "golden_times":
        _golden_times(found, state, player, own)
    elif card == "rich_harvest":
        farms = where.own & state.built[FARM] & ~state.harvest
        if state.year < YEARS and farms and state.figures_free(state.to_move):
            found += book.at("rich_harvest", farms)
    elif card == "closeness":
        found += _LOOKS if player.gold >= 2 else _LOOKS[:3]


def _affordable(player: Player, most: int) -> list[int]:
    return [number for number in (1, 2, 3) if number <= most and player.gold >= PRICES[number]]


def _figures(found: list[Action], state: State, player: Player, own: int) -> None:
    amounts = _affordable(player, state.figures_free(state.to_move))
    spaces = state.table.board.spaces
    for number, services in _OFFERING:
        for space in bits(own & state.built[number]):
            for service in services if len(services) > 1 else ("",):
                found += (
                    Action("bread_and_circuses", spaces[space], amount=amount, service=service)
                    for amount in amounts
                )


def _golden_times(found: list[Action], state: State, player: Player, own: list[City]) -> None:
    spaces = state.table.board.spaces
    for city in own:
        found += (
            Action("golden_times", spaces[city.castle], amount=amount)
            for amount in _affordable(player, state.room(city))
        )
