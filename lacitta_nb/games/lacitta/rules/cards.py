"""The political cards: the display, the deck, and what each card asks and does (P11 to P18)."""

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import (
    AMOUNTS,
    BUILDINGS,
    CARD_PRICE,
    CLOSENESS_PRICE,
    MASTER_PRICE,
    PRICES_BY_NUMBER,
    SERVICES,
    YEARS,
)
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules.book import LOOKS
from lacitta_nb.games.lacitta.rules.chance import shuffled
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.state import City, State

_LOOKS = tuple(look.circles for look in LOOKS)


def price(action: Action) -> int:
    """The gold that a political card takes for this use of it (P13 to P16, P18)."""
    kind = action.kind
    if kind in CARD_PRICE:
        return CARD_PRICE[kind]
    if kind == "master_builder":
        return MASTER_PRICE[BUILDINGS[action.building].size]
    if kind in ("bread_and_circuses", "golden_times"):
        return PRICES_BY_NUMBER[action.amount]
    if kind == "closeness":
        return CLOSENESS_PRICE if len(action.circles) == 3 else 0
    return 0


def draw(draft: Draft) -> str | None:
    """Take the top political card; an empty deck is first made anew of the discard (P12)."""
    if not draft.deck and draft.discard:
        cards = [card.card for card in draft.discard]
        seed = draft.table.seed
        draft.deck = shuffled(cards, seed, "politics", draft.year, draft.turns)
        draft.discard = ()
        draft.say(Event("reshuffled", "P12", amount=len(draft.deck)))
    if not draft.deck:
        return None
    card, draft.deck = draft.deck[0], draft.deck[1:]
    return card


def take(draft: Draft, card: str) -> None:
    """Take a card from the display and fill its place from the deck at once (P11)."""
    place = draft.display.index(card)
    drawn = draw(draft)
    draft.display = (*draft.display[:place], drawn, *draft.display[place + 1 :])
    if drawn is not None:
        draft.say(Event("drawn", "P11", card=drawn, amount=place + 1))


def services_of(building: str) -> tuple[str, ...]:
    """The services that a building offers (G8).

    >>> services_of("hospital")
    ('education', 'health')
    """
    offered = BUILDINGS[building].services
    return tuple(service for service, half in zip(SERVICES, offered, strict=True) if half)


def figure_service(building: str, service: str) -> str:
    """The service that figures on a building raise: the one named, or the only one it offers."""
    return service or services_of(building)[0]


def own_city(state: State, player: int, space: int) -> City | None:
    """The player's city with a building on a space, or None."""
    city = state.city_at(space)
    return city if city is not None and city.owner == player else None


def refuse_figures(state: State, player: int, action: Action) -> Refusal | None:
    """Why these figures may not be placed (P15)."""
    space = state.table.board.index.get(action.space)
    if space is None:
        return state.table.board.no_space(action.space)
    if own_city(state, player, space) is None:
        return Refusal("P15", "not-own-building", {"space": action.space})
    building = state.building_at(space)
    assert building is not None
    offered = services_of(building)
    if not offered:
        return Refusal("P15", "offers-nothing", {"building": building, "space": action.space})
    if len(offered) > 1 and action.service not in offered:
        return Refusal("P15", "name-a-service", {"building": building, "space": action.space})
    if len(offered) == 1 and action.service:
        return Refusal("P15", "name-no-service", {"building": building, "space": action.space})
    free = state.figures_free(player)
    if action.amount not in AMOUNTS or action.amount > free:
        return Refusal("P15", "too-few-figures", {"free": free, "amount": action.amount})
    return None


def refuse_golden_times(state: State, player: int, action: Action) -> Refusal | None:
    """Why these citizens may not be placed (P16)."""
    space = state.table.board.index.get(action.space)
    if space is None:
        return state.table.board.no_space(action.space)
    city = state.city_of_castle(space)
    if city is None or city.owner != player:
        return Refusal("P16", "not-own-castle", {"space": action.space})
    room = state.room(city)
    if action.amount not in AMOUNTS or action.amount > room:
        words: dict[str, str | int] = {"castle": action.space, "amount": action.amount}
        return Refusal("P16", "no-room", words | {"room": room})
    return None


def refuse_harvest(state: State, player: int, action: Action) -> Refusal | None:
    """Why no rich harvest may be laid there (P17)."""
    space = state.table.board.index.get(action.space)
    if space is None:
        return state.table.board.no_space(action.space)
    if state.year == YEARS:
        return Refusal("P17", "no-harvest-last-year", {})
    if own_city(state, player, space) is None or state.building_at(space) != "farm":
        return Refusal("P17", "not-own-farm", {"space": action.space})
    if state.harvest >> space & 1:
        return Refusal("P17", "harvest-already", {"space": action.space})
    if state.figures_free(player) < 1:
        return Refusal("P17", "no-figure-free", {})
    return None


def refuse_closeness(_state: State, _player: int, action: Action) -> Refusal | None:
    """Why these voice cards may not be looked at (P18)."""
    if action.circles not in _LOOKS:
        return Refusal("P18", "closeness-choice", {})
    return None
