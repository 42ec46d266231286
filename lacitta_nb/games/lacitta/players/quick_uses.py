"""What the quick player may do in a turn beside building: gold, a new city, cards that place."""

from collections.abc import Iterator
from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import (
    ACTION_CARD_GOLD,
    AMOUNTS,
    BUILDINGS,
    CASTLES,
    FARM,
    LIMIT_PLAIN,
    PRICES_BY_NUMBER,
    SERVICES,
    SETTLERS,
    YEARS,
)
from lacitta_nb.games.lacitta.players.ground import most
from lacitta_nb.games.lacitta.players.quick_look import Look, Place
from lacitta_nb.games.lacitta.rules.book import GOLD, LOOKS, PASS, book_of
from lacitta_nb.games.lacitta.rules.building import far

_STANDS: Final = tuple(
    (b.number, tuple(service for service, half in zip(SERVICES, b.services, strict=True) if half))
    for b in BUILDINGS.values()
    if any(b.services)
)
"""The buildings that figures can stand on, with their services (P15)."""
_CANDIDATES: Final = 6
"""Spaces that are looked at for a new city."""


def best_use(look: Look) -> tuple[float, Action]:
    """What brings most and builds nothing; the pass brings nothing."""
    worth, action = 0.0, PASS
    for other, use in _uses(look):
        if other > worth:
            worth, action = other, use
    return worth, action


def _uses(look: Look) -> Iterator[tuple[float, Action]]:
    display = look.state.display
    if look.player.action_cards:
        yield look.earned(ACTION_CARD_GOLD) - look.card, GOLD
        yield from _foundings(look)
    if "golden_times" in display:
        yield from _golden_times(look)
    if "bread_and_circuses" in display and any(look.moment.wish):
        yield from _figures(look)
    if "rich_harvest" in display and look.state.year < YEARS:
        yield from _harvests(look)
    if "closeness" in display:
        more = len({*look.player.seen, *LOOKS[0].circles}) - len(look.player.seen)
        yield look.worths.look * more * (look.moment.turns - 1), LOOKS[0]


def _golden_times(look: Look) -> Iterator[tuple[float, Action]]:
    """Citizens for gold (P16)."""
    book = book_of(look.state.table.board)
    amounts = [n for n in AMOUNTS if PRICES_BY_NUMBER[n] < len(look.spent) and n <= look.supply]
    for place in look.places:
        for amount in amounts:
            if amount <= place.room:
                price = PRICES_BY_NUMBER[amount]
                hands = max(0, min(2 - place.spare, amount)) * look.worths.hand * look.usable
                worth = amount + look.more_room(place, place.limit, amount) - look.spent[price]
                yield worth + hands, book.row("golden_times", "", amount)[place.city.castle]


def _figures(look: Look) -> Iterator[tuple[float, Action]]:
    """Figures on buildings of one's own, for what they draw this year (P15)."""
    free = look.state.figures_free(look.seat)
    amounts = [n for n in AMOUNTS if n <= free and PRICES_BY_NUMBER[n] < len(look.spent)]
    for place in look.places:
        if not place.rivals:
            continue
        for service, half in enumerate(place.lasting):
            if not half:
                continue
            for amount in amounts:
                points = place.points[service] + 2 * amount
                more = place.net(service, points, place.room) - place.nets[service]
                if more > 0:
                    worth = look.drawn[service, more] - look.drawn.later * more
                    worth -= look.spent[PRICES_BY_NUMBER[amount]]
                    yield worth, _figure(look, place, SERVICES[service], amount)


def _figure(look: Look, place: Place, service: str, amount: int) -> Action:
    """The action that puts figures on a building of a city that offers a service."""
    built = look.state.built
    number, offered = next(
        (number, offered)
        for number, offered in _STANDS
        if service in offered and place.city.spaces & built[number]
    )
    spaces = place.city.spaces & built[number]
    named = service if len(offered) > 1 else ""
    row = book_of(look.state.table.board).row("bread_and_circuses", "", amount, named)
    return row[(spaces & -spaces).bit_length() - 1]


def _harvests(look: Look) -> Iterator[tuple[float, Action]]:
    """A figure on the best farm (P17)."""
    state = look.state
    wheat, farms = most(look.ground.fields, look.own & state.built[FARM] & ~state.harvest)
    if farms and state.figures_free(look.seat):
        row = book_of(state.table.board).row("rich_harvest")
        yield look.fed[wheat], row[(farms & -farms).bit_length() - 1]


def _foundings(look: Look) -> Iterator[tuple[float, Action]]:
    """A new city, with a settler of the city that can best spare one (P4)."""
    homes = [place for place in look.places if place.spare > 0]
    if look.player.founded or not homes or len(look.places) >= CASTLES:
        return
    home = max(homes, key=lambda place: place.spare)
    board = look.state.table.board
    free, new, seen = far(look.state), min(SETTLERS - 1, look.supply), 0
    worth = (
        look.worths.found
        + new
        + look.worths.growth * min(LIMIT_PLAIN - new - 1, look.moment.growths)
    )
    worth += look.worths.hand * look.usable * new - look.staffing(home) - look.card
    row = book_of(board).row("found", source=board.spaces[home.city.castle])
    for _, spaces in look.ground.castles:
        for space in bits(spaces & free):
            yield worth + _ground(look, space, new), row[space]
            seen += 1
        if seen >= _CANDIDATES:
            return


def _ground(look: Look, space: int, new: int) -> float:
    """What a new city finds at a space: food, room, and neighbours who offer more."""
    table = look.state.table
    food = table.wheat[space] - new
    worth = look.room(table.board.adjacent[space] & look.buildable, lake=True)
    worth += look.fed[food] + look.meals[food - 1]
    for other in look.others(table.board.reach[space], 0):
        worth += look.met((0, 0, 0), other)
    return worth
