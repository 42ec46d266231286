"""Where on the picture something is done: the names of its targets (see `picture.targets`).

>>> from lacitta_nb.games.citta_stato import new_game, parse_action
>>> state = new_game(players=2, seed=1).state
>>> places_of(state, parse_action("burn white"))
('present.white', 'burned.white')
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import ACTION_KINDS
from lacitta_nb.games.citta_stato.picture.used_cards import card_target
from lacitta_nb.games.citta_stato.state import State

Places = tuple[str, ...]


_OF_THE_BOARD: Final = ("action.", "market.", "present.", "future.", "scheme.", "form.", "offer.")
"""What the names of places begin with that all players share."""


def places_of(state: State, action: Action) -> Places:
    """The targets that an action is about at a moment, the main one first."""
    find = _FIND.get(action.kind)
    return () if find is None else find(state, action)


def place_of(state: State, action: Action) -> str:
    """The main one of them, or ""."""
    return next(iter(places_of(state, action)), "")


def open_place_of(state: State, action: Action) -> str:
    """The place by which others may know an action: not the disc that lies face down (A4).

    Places of the own board have the same names for whoever looks, so they would tell nothing.

    >>> from lacitta_nb.games.citta_stato import new_game, parse_action
    >>> open_place_of(new_game(players=2, seed=1).state, parse_action("war 4"))
    'war'
    """
    if action.kind == "war":
        return "war"
    return next((p for p in places_of(state, action) if p.startswith(_OF_THE_BOARD)), "")


def _city_action(_: State, action: Action) -> Places:
    return (f"action.{ACTION_KINDS[action.kind]}",)


def _goods(_: State, action: Action) -> Places:
    """A cube of the market, or a card that is taken free."""
    colour = action.colours[0]
    if action.place:
        return (f"{action.place}.{colour}",)
    return (f"market.{colour}.{action.number}",)


def _card(state: State, action: Action) -> Places:
    """A Present, which is burned under its colour; or a card of the own supply, if it is listed."""
    if not action.colours:
        decision = state.decision
        line = decision and card_target(state.players[decision.player], action.what)
        return (line,) if line else ()
    colour = action.colours[0]
    used = (f"present.{colour}",)
    return (*used, f"burned.{colour}") if action.kind == "burn" else used


def _move(state: State, action: Action) -> Places:
    """The space of the form track to which the own marker goes."""
    decision = state.decision
    if decision is None:
        return ()
    steps = action.number or 0
    marker = state.players[decision.player].marker
    return (f"form.{marker + (steps if action.what == 'right' else -steps)}",)


def _named(state: State, action: Action) -> Places:
    """A colour that is named: of cubes in the bag, or in the supply."""
    draws = bool(state.agenda) and state.agenda[0].word == "draw"
    return (f"{'bag' if draws else 'cube'}.{action.colours[0]}",)


def _discard(_: State, action: Action) -> Places:
    return (f"banner.{action.colours[0]}",) if action.colours else ()


def _offer(state: State, action: Action) -> Places:
    if action.what not in state.offer:
        return ()
    return (f"offer.{state.offer.index(action.what) + 1}",)


def _own(what: str) -> Callable[[State, Action], Places]:
    """Something of a colour on the own board."""
    return lambda _, action: (f"{what}.{action.colours[0]}",)


_FIND: Final[Mapping[str, Callable[[State, Action], Places]]] = MappingProxyType(
    {
        **dict.fromkeys(("fleet", "city", "guilds", "republic"), _city_action),
        "war": lambda state, action: (f"disc.{action.number}", *_city_action(state, action)),
        "politics": lambda state, action: (f"scheme.{action.number}", *_city_action(state, action)),
        **dict.fromkeys(("buy", "take"), _goods),
        **dict.fromkeys(("use", "burn", "card"), _card),
        **dict.fromkeys(("put", "bag"), _own("cube")),
        "upgrade": _own("track"),
        "under": _own("burned"),
        "banner": _own("banner"),
        "discard": _discard,
        "colour": _named,
        "disc": lambda _, action: (f"disc.{action.number}",),
        "move": _move,
        "offer": _offer,
    }
)
"""What finds the targets of each kind of action."""
