"""A turn: what may be done, what it costs, what stands against it (T1 to T5, A, C1, B1, U)."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Final

from lacitta_nb.core.errors import HiddenCard, Refusal
from lacitta_nb.games.citta_stato.actions import MOST_WILD, Action, book, colour_of
from lacitta_nb.games.citta_stato.constants import (
    ACTION_KINDS,
    BURNED,
    COLOURS,
    HIDDEN,
    NUMBER_OF,
    PLAIN_OF,
    SCHEMES,
    SPACES,
    STANDS_IN,
    TRADE_BANNERS,
    TURN_KINDS,
)
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.rules.draft import Draft, names
from lacitta_nb.games.citta_stato.state import Player, PlayerQueries, State, Task

PASS: Final = Action("pass")
FREEDOM: Final = "burn_anywhere"
"""The effect of a card that is burned where there is room (C3)."""
_PURPLE_TRACK: Final = PLAIN_OF["purple"]


@cache
def _paid(plain: str) -> tuple[Action, ...]:
    """An action of a turn by the number of its stand-ins."""
    action = book()[plain]
    if colour_of(action) not in STANDS_IN:
        return (action,)
    return (action, *(book()[f"{plain} wild {wild}"] for wild in range(1, MOST_WILD + 1)))


def ways(player: Player, colour: int) -> range:
    """How many stand-ins can be among the cubes of the next action of a colour (T2, T3)."""
    price = player.actions + 1
    stand_in = STANDS_IN.get(colour)
    most = 0 if stand_in is None else min(price, player.cubes[stand_in])
    return range(max(0, price - player.cubes[colour]), most + 1)


def legal(state: State) -> list[Action]:
    """All that the mover can do and pay, and to pass (T1)."""
    player = state.mover
    found: list[Action] = []
    for colour in range(len(COLOURS)):
        wilds = ways(player, colour)
        if not wilds:
            continue
        first, last = wilds[0], wilds[-1] + 1
        for plain in chain(_CITY[colour](state, player), _card_actions(state, player, colour)):
            found += _paid(plain)[first:last]
    found.append(PASS)
    return found


def _fleet(state: State, player: Player) -> Iterator[str]:
    del state, player
    yield "fleet"


def _city(state: State, player: Player) -> Iterator[str]:
    del state, player
    yield "city"


def _guilds(state: State, player: Player) -> Iterator[str]:
    del state, player
    yield "guilds"


def _war(state: State, player: Player) -> Iterator[str]:
    """One of the own discs, while none lies on the track (A4)."""
    if all(placed.player != state.to_move for placed in state.war):
        for disc in player.discs:
            yield f"war {disc}"


def _republic(state: State, player: Player) -> Iterator[str]:
    del state
    for trade, held in trades(player).items():
        if held:
            yield f"republic {trade}"


def trades(player: Player) -> dict[str, bool]:
    """The trades of banners for crowns, each with whether its banners are there (A5)."""
    purple = player.banners[_PURPLE_TRACK] >= TRADE_BANNERS
    return {"purple": purple, "four": all(player.banners)}


def _politics(state: State, player: Player) -> Iterator[str]:
    most = politics_level(state, player)
    for level in range(1, most + 1):
        if state.schemes[level - 1] and not state.used[level - 1]:
            yield f"politics {level}"


def politics_level(state: State, player: Player) -> int:
    """The highest level of a scheme that a player may use (A6)."""
    return min(SCHEMES, player.on_track(state.table.tables, "purple"))


_CITY: Final[Mapping[int, Callable[[State, Player], Iterator[str]]]] = MappingProxyType(
    {
        NUMBER_OF[ACTION_KINDS[kind]]: listing
        for kind, listing in {
            "fleet": _fleet,
            "city": _city,
            "guilds": _guilds,
            "war": _war,
            "republic": _republic,
            "politics": _politics,
        }.items()
    }
)


def _card_actions(state: State, player: Player, colour: int) -> Iterator[str]:
    """Use or burn the Present of a colour, upgrade its track (C1, B1, U1)."""
    word = COLOURS[colour]
    card = state.present[colour]
    if card and can_use(state, player, card):
        yield f"use {word}"
    if card and player.room(colour):
        yield f"burn {word}"
    if word in PLAIN_OF and state.upgrade and player.tracks[PLAIN_OF[word]] < SPACES:
        yield f"upgrade {word}"


def can_use(state: State | Draft, player: PlayerQueries, card: str) -> bool:
    """Whether a card can be used; one that is burned anywhere needs room for that (C3)."""
    if card == HIDDEN:
        raise HiddenCard("stato-hidden-card")
    effects = state.table.tables.cards[card].effects
    return bool(player.rooms) or all(effect.verb != FREEDOM for effect in effects)


def refusal(state: State, action: Action) -> Refusal | None:
    """Why something may not be done in a turn, or None."""
    if action.kind not in TURN_KINDS or _of_another_question(action):
        return Refusal("T1", "stato-asks-turn", {})
    if action.kind == "pass":
        return None
    return _forbidden(state, action) or _unpaid(state, action)


def _of_another_question(action: Action) -> bool:
    """Whether an action only looks like one of a turn: cards are named by their colours here."""
    return action.kind in ("use", "burn") and not action.colours


def _forbidden(state: State, action: Action) -> Refusal | None:
    """What stands against an action apart from its price."""
    player = state.mover
    if action.kind == "war":
        return _no_war(state, player, action)
    if action.kind == "republic":
        if trades(player)[action.what]:
            return None
        if action.what == "purple":
            return Refusal("A5", "stato-no-trade-purple", {"count": TRADE_BANNERS})
        return Refusal("A5", "stato-no-trade-four", {})
    if action.kind == "politics":
        return _no_scheme(state, player, action.number or 0)
    if action.kind in ("use", "burn"):
        return _no_card(state, player, action)
    if action.kind == "upgrade":
        return _no_upgrade(state, player, action.colours[0])
    return None


def _no_war(state: State, player: Player, action: Action) -> Refusal | None:
    disc = action.number or 0
    if any(placed.player == state.to_move for placed in state.war):
        return Refusal("A4", "stato-disc-lies-there", {})
    if not player.discs:
        return Refusal("A4", "stato-no-discs", {})
    if disc not in player.discs:
        return Refusal("A4", "stato-disc-not-held", {"disc": disc})
    return None


def _no_scheme(state: State, player: Player, level: int) -> Refusal | None:
    most = politics_level(state, player)
    scheme = state.schemes[level - 1]
    if not scheme:
        return Refusal("A6", "stato-scheme-gone", {"level": level})
    if state.used[level - 1]:
        return Refusal("A6", "stato-scheme-used", {"scheme": scheme})
    if level > most:
        words: dict[str, str | int] = {"scheme": scheme, "level": level, "most": most}
        return Refusal("A6", "stato-scheme-too-high", words)
    return None


def _no_card(state: State, player: Player, action: Action) -> Refusal | None:
    colour = COLOURS.index(action.colours[0])
    card = state.present[colour]
    if not card:
        rule = "C1" if action.kind == "use" else "B1"
        return Refusal(rule, "stato-no-present", {"colour": COLOURS[colour]})
    if action.kind == "use":
        if can_use(state, player, card):
            return None
        return Refusal("C3", "stato-no-room-anywhere", {"card": card})
    if player.room(colour):
        return None
    return Refusal("B1", "stato-no-room", {"colour": COLOURS[colour], "count": BURNED})


def _no_upgrade(state: State, player: Player, colour: str) -> Refusal | None:
    if player.tracks[PLAIN_OF[colour]] >= SPACES:
        return Refusal("U1", "stato-track-ends", {"colour": colour})
    if not state.upgrade:
        return Refusal("U1", "stato-no-upgrades", {})
    return None


def _unpaid(state: State, action: Action) -> Refusal | None:
    """What is wrong with the price: too few cubes, or stand-ins that are not there (T2, T3)."""
    player, colour, wild = state.mover, colour_of(action), action.wild
    price, held = player.actions + 1, player.cubes[colour]
    words: dict[str, str | int] = {"colour": COLOURS[colour], "price": price, "held": held}
    if wild:
        stand_in = STANDS_IN[colour]
        had = player.cubes[stand_in]
        more: dict[str, str | int] = {"wild": wild, "stand_in": COLOURS[stand_in], "had": had}
        if wild > price:
            return Refusal("T3", "stato-too-many-wild", words | more)
        if wild > had:
            return Refusal("T3", "stato-wild-not-held", words | more)
    if price - wild <= held:
        return None
    others = ways(player, colour)
    if others:
        right = str(action._replace(wild=others[0]))
        return Refusal("T3", "stato-pays-with-wild", words | {"right": right})
    return Refusal("T2", "stato-too-dear", words)


def take(draft: Draft, action: Action) -> None:
    """Pay for an action and put what it does on the agenda, or pass (T2, T4, U2)."""
    seat = draft.to_move
    if action.kind == "pass":
        _pass(draft, seat)
        return
    colour = colour_of(action)
    _pay(draft, seat, action, colour)
    rule, verb = _DONE[action.kind]
    if action.kind in ("use", "burn"):
        task = Task(verb, seat, rule, (), (colour,), "present")
    elif action.kind == "upgrade":
        task = Task(verb, seat, rule, (), (colour,))
    else:
        numbers = () if action.number is None else (action.number,)
        task = Task(verb, seat, rule, numbers, (), action.what)
    draft.then([task])


def _pay(draft: Draft, seat: int, action: Action, colour: int) -> None:
    """Pay: the first cube of the round goes to the market, all others into the bag (T2)."""
    hand = draft.at(seat)
    hand.actions += 1
    paid = [colour] * (hand.actions - action.wild)
    if action.wild:
        paid += [STANDS_IN[colour]] * action.wild
    paid.sort()
    for cube in paid:
        hand.cubes[cube] -= 1
    draft.say(Event("paid", "T2", seat, what=action.kind, cubes=names(paid), amount=hand.actions))
    if hand.actions == 1:
        draft.to_market(seat, paid[0])
    else:
        for cube in paid:
            hand.bag[cube] += 1


def _pass(draft: Draft, seat: int) -> None:
    """Take no more turns in this round; the first but for the first player begins the next (U2)."""
    draft.at(seat).passed = True
    draft.say(Event("passed", "U2", seat))
    if draft.passed_first < 0 and seat != draft.first_player:
        draft.passed_first = seat


_DONE: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "fleet": ("A1", "fleet_track"),
        "city": ("A2", "city"),
        "guilds": ("A3", "guilds"),
        "war": ("A4", "war"),
        "republic": ("A5", "crowns_trade"),
        "politics": ("A6", "politics"),
        "use": ("C1", "use"),
        "burn": ("B1", "burn"),
        "upgrade": ("U1", "upgrade"),
    }
)
"""What each kind of action puts on the agenda: its rule, its effect."""
