"""The legal actions as a person thinks of them: what first, then where, then how much.

An offer is taking gold, a farm, a card on display, a pass. Its actions differ in a few facets:
space, castle of the settler, building, service, amount, voice cards.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from lacitta_nb.core.errors import Refusal
from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import AMOUNTS, BUILDINGS, CARD_PRICE
from lacitta_nb.games.lacitta.rules import legal_actions, reasons
from lacitta_nb.games.lacitta.rules.book import LOOKS
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.offers import Offer, Option, Value

FACETS: Final[Mapping[str, tuple[str, ...]]] = {
    "place": ("space",),
    "build": ("space",),
    "found": ("space", "source"),
    **dict.fromkeys(CARD_PRICE, ("space",)),
    "roads": ("space", "second"),
    "master_builder": ("building", "space", "second"),
    "bread_and_circuses": ("space", "service", "amount"),
    "golden_times": ("space", "amount"),
    "rich_harvest": ("space",),
    "closeness": ("circles",),
    "demolish": ("space",),
    "starve": ("space",),
}
"""What is asked after each kind of action, in this order; a kind that is not here asks nothing."""

_LOOKS: Final = tuple(look.circles for look in LOOKS)

_TELLING: Final = (
    "no-surplus",
    "second-market",
    "supply-empty",
    "needs-lake",
    "touches-city",
    "city-too-near",
)
"""Refusals that say most about why nothing is possible, the most telling first: among places that
miss as much a player wants to hear that the castle has nobody to spare rather than that some space
is taken."""


_EVERYWHERE: Final = {
    "no-surplus": Refusal("P5", "no-surplus-anywhere", {}),
    "offers-nothing": Refusal("P15", "nothing-offers", {}),
    "no-room": Refusal("P16", "no-room-anywhere", {}),
    "not-own-farm": Refusal("P17", "no-farm", {}),
}
"""What is said instead where the same holds at all places that come nearest, since a single one
would be an example of nothing."""


def offers(state: State) -> list[Offer[Action]]:
    """Everything that the player who must decide could choose, in the order it is shown.

    Args:
        state: the moment, as the players may see it.

    Returns:
        Also what is not legal now, with the reason; [] when nobody must decide.
    """
    decision = state.decision
    if decision is None:
        return []
    legal = legal_actions(state)
    if decision.kind != "turn":
        return _plain(legal)
    found = [
        _offer(state, legal, "gold", "action_card"),
        _offer(state, legal, "found", "action_card"),
    ]
    edition = state.table.edition
    found += [_offer(state, legal, "build", "action_card", building=b) for b in edition.small]
    if edition.roads:
        found.append(_offer(state, legal, "roads", "action_card", building="road"))
    shown = Counter(card for card in state.display if card is not None)
    for card, copies in shown.items():
        building = card if card in BUILDINGS else ""
        found.append(_offer(state, legal, card, "political_card", building=building, copies=copies))
    found.append(_offer(state, legal, "pass", "other"))
    return found


def _plain(legal: Sequence[Action]) -> list[Offer[Action]]:
    """The offers of a decision with one kind of action; a wish is chosen by its service."""
    groups: dict[str, list[Action]] = {}
    for action in legal:
        key = f"{action.kind} {action.service}".rstrip()
        groups.setdefault(key, []).append(action)
    return [Offer(key, actions[0].kind, tuple(actions)) for key, actions in groups.items()]


def _offer(
    state: State,
    legal: Iterable[Action],
    kind: str,
    group: str,
    *,
    building: str = "",
    copies: int = 1,
) -> Offer[Action]:
    actions = tuple(
        a for a in legal if a.kind == kind and (kind != "build" or a.building == building)
    )
    actions += tuple(swapped(action) for action in actions if action.second)
    key = f"{kind} {building}" if kind == "build" else kind
    reason = None if actions else why_none(state, Action(kind, building=building))
    return Offer(key, kind, actions, reason, group, building, copies)


def facets(kind: str) -> tuple[str, ...]:
    """What is asked after a kind of action.

    >>> facets("golden_times")
    ('space', 'amount')
    """
    return FACETS.get(kind, ())


def swapped(action: Action) -> Action:
    """Two roads named the other way round: on the board they may be clicked in any order."""
    return action._replace(space=action.second, second=action.space)


def with_facet(action: Action, facet: str, value: Value) -> Action:
    """The same action with another value of one facet."""
    return action._replace(**{facet: value})  # type: ignore[arg-type]  # facets are fields


def options(state: State, like: Action, facet: str, legal: Sequence[Value]) -> list[Option]:
    """All values of a facet that make sense, those that are not legal with their reason."""
    if facet == "space":
        return [Option(value) for value in legal]
    found = []
    for value in _domain(state, facet, legal):
        ghost = with_facet(like, facet, value)
        asking = ghost._replace(space="") if facet == "building" else ghost
        found.append(Option(value, None if value in legal else why_none(state, asking)))
    return found


def _domain(state: State, facet: str, legal: Sequence[Value]) -> Sequence[Value]:
    if facet == "building":
        edition = state.table.edition
        return (*edition.small, *edition.bigger, *(("road",) if edition.roads else ()))
    if facet == "amount":
        return AMOUNTS
    if facet == "circles":
        return _LOOKS
    if facet == "source":
        assert state.decision is not None
        cities = state.cities_of(state.decision.player)
        return [state.table.board.spaces[city.castle] for city in cities]
    return legal


def why_none(state: State, like: Action) -> Refusal | None:
    """Why an action is not legal, or why nothing like it is where its places are left open.

    Args:
        state: the moment.
        like: the action; an empty `space` or other facet stands for any.

    Returns:
        The strongest reason against what comes nearest to being legal; None if something like it
        is legal after all.
    """
    against = [list(reasons(state, action)) for action in _probes(state, like)]
    fewest = min(map(len, against), default=0)
    if not fewest:
        return None
    nearest = [found[0] for found in against if len(found) == fewest]
    told = next(
        (reason for key in _TELLING for reason in nearest if reason.key == key),
        _commonest(nearest),
    )
    alike = {_words(reason) for reason in nearest if reason.key == told.key}
    always = all(told.key in {reason.key for reason in found} for found in against)
    if told.key in _EVERYWHERE and not like.space and always and len(alike) > 1:
        return _EVERYWHERE[told.key]
    return told


def _commonest(reasons: Sequence[Refusal]) -> Refusal:
    (key, _), *_ = Counter(reason.key for reason in reasons).most_common(1)
    return next(reason for reason in reasons if reason.key == key)


def _words(reason: Refusal) -> tuple[tuple[str, str | int], ...]:
    return tuple(sorted(reason.words.items()))


def _probes(state: State, like: Action) -> list[Action]:
    """The ways to fill in what an action leaves open."""
    found = [like]
    for facet in facets(like.kind):
        if not getattr(like, facet):
            values = _probe_values(state, like, facet)
            found = [with_facet(action, facet, value) for action in found for value in values]
    return found


def _probe_values(state: State, like: Action, facet: str) -> list[Value]:
    assert state.decision is not None
    player = state.decision.player
    board = state.table.board
    own = state.cities_of(player)
    if facet == "space":
        return [board.spaces[space] for space in bits(_probe_spaces(state, player, like.kind))]
    if facet == "source":
        return [board.spaces[city.castle] for city in own]
    if facet == "amount":
        return [1]
    if facet == "building":
        return list(_domain(state, facet, ()))
    return [_LOOKS[0]] if facet == "circles" else [""]


def _probe_spaces(state: State, player: int, kind: str) -> int:
    """The spaces at which one would try: beside one's cities, in them, or far from every city."""
    occupied = state.occupied
    beside = own = reach = 0
    for city in state.cities:
        reach |= city.reach
        if city.owner == player:
            beside |= city.near
            own |= city.spaces
    everywhere = (1 << len(state.table.board.spaces)) - 1
    if kind == "found":
        return state.table.open & ~reach or state.table.open & ~occupied
    if kind in ("bread_and_circuses", "rich_harvest", "golden_times"):
        castles = sum(1 << city.castle for city in state.cities_of(player))
        return (castles if kind == "golden_times" else own) or everywhere
    return beside & ~occupied or own or everywhere
