"""The political rounds: what a player may do in a turn, and what it does (P1 to P19).

Each check is written once, in `reasons`; `listing` generates all legal turns at once, and a
property test holds that both agree.
"""

from collections.abc import Iterator
from typing import Final

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import (
    ACTION_CARD_GOLD,
    ACTION_CARDS,
    CARD_PRICE,
    ROAD,
    Edition,
)
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules import building, cards, roads
from lacitta_nb.games.lacitta.rules.book import FORFEIT
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.rules.listing import turn_actions
from lacitta_nb.games.lacitta.rules.turns import enter_next, next_mover
from lacitta_nb.games.lacitta.state import FaceDown, Figures, Player, State

_ACTION_CARD = ("gold", "found", "build", "roads")


def legal(state: State) -> list[Action]:
    """All legal turns of the player to move."""
    if state.players[state.to_move].penalty:
        return [FORFEIT]
    return turn_actions(state)


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the player to move may not do this, the strongest reason; None if it may."""
    return next(reasons(state, action), None)


def reasons(state: State, action: Action) -> Iterator[Refusal]:
    """All that stands against a turn, the strongest first.

    What forbids it wherever it happened comes before what a city lacks, and that before what is
    wrong with one space.
    """
    seat = state.to_move
    player = state.players[seat]
    kind = action.kind
    if player.penalty:
        if kind != "forfeit":
            yield Refusal("P19", "penalty-turn", {})
    elif kind == "forfeit":
        yield Refusal("P19", "no-penalty", {})
    elif kind in _ACTION_CARD:
        yield from _against_action_card(state, seat, player, action)
    elif kind in CARD_PRICE or kind in _USES or kind == "master_builder":
        yield from _against_political(state, seat, player, action)
    elif kind != "pass":
        yield Refusal("P1", "not-a-turn", {"action": kind})


def _against_action_card(
    state: State, seat: int, player: Player, action: Action
) -> Iterator[Refusal]:
    if not player.action_cards:
        yield Refusal("P3", "no-action-card", {"cards": ACTION_CARDS})
    if action.kind == "found":
        yield from building.against_founding(state, seat, action.space, action.source)
    elif action.kind == "roads" and state.table.edition.roads:
        yield from _one(roads.refusal(state, seat, action))
    elif action.kind == "roads" or (
        action.kind == "build" and action.building not in state.table.edition.small
    ):
        yield Refusal("P3", "not-small", {"building": action.building})
    elif action.kind == "build":
        yield from building.against_building(state, seat, action.building, action.space)


def _against_political(
    state: State, seat: int, player: Player, action: Action
) -> Iterator[Refusal]:
    kind = action.kind
    if kind not in state.display:
        yield Refusal("P11", "not-on-display", {"card": kind})
    if kind == "master_builder" and not _builds(state.table.edition, action.building):
        yield Refusal("P14", "not-in-edition", {"building": action.building})
        return
    price = cards.price(action)
    if price > player.gold:
        yield Refusal("P11", "too-dear", {"price": price, "gold": player.gold})
    if kind in _USES:
        yield from _one(_USES[kind](state, seat, action))
    elif action.building == "road":
        yield from _one(roads.refusal(state, seat, action))
    else:
        yield from building.against_building(state, seat, action.building, action.space)


def _builds(edition: Edition, building: str) -> bool:
    """Whether the master builder can put that up in an edition, roads too (P14, X1)."""
    known = edition.small + edition.bigger
    return building in known or (building == "road" and edition.roads)


def _one(refusal: Refusal | None) -> Iterator[Refusal]:
    if refusal is not None:
        yield refusal


_USES: Final = {
    "bread_and_circuses": cards.refuse_figures,
    "golden_times": cards.refuse_golden_times,
    "rich_harvest": cards.refuse_harvest,
    "closeness": cards.refuse_closeness,
}
"""The checks of the political cards that build nothing."""


def apply(draft: Draft, action: Action) -> None:
    """Take a legal turn; after the last one of the year the phase ends."""
    seat = draft.to_move
    player = draft.players[seat]
    kind = action.kind
    if kind == "pass":
        player = _pass(draft, seat, player)
    elif kind in _ACTION_CARD or kind == "forfeit":
        player = _action_card(draft, seat, player, action)
    else:
        player = _political(draft, seat, player, action)
    draft.put_player(seat, player)
    draft.to_move = next_mover(draft, seat + 1)
    if draft.to_move < 0:
        enter_next(draft)


def _pass(draft: Draft, seat: int, player: Player) -> Player:
    card = cards.draw(draft)
    draft.say(Event("passed", "P2", player=seat, amount=int(card is not None)))
    taken = () if card is None else (FaceDown(card, passed=True),)
    return Player(
        player.name,
        player.gold,
        player.action_cards,
        player.cards_played + 1,
        player.face_down + taken,
        player.seen,
        player.founded,
        player.penalty,
    )


def _action_card(draft: Draft, seat: int, player: Player, action: Action) -> Player:
    gold, founded, penalty = player.gold, player.founded, player.penalty
    if action.kind == "gold":
        gold += ACTION_CARD_GOLD
        draft.say(Event("gold", "P3", player=seat, amount=ACTION_CARD_GOLD))
    elif action.kind == "found":
        founded = True
        _found(draft, seat, action)
    elif action.kind in ("build", "roads"):
        _build(draft, seat, action, 0)
    else:
        penalty = False
        draft.say(Event("forfeited", "P19", player=seat))
    return Player(
        player.name,
        gold,
        player.action_cards - 1,
        player.cards_played + 1,
        player.face_down,
        player.seen,
        founded,
        penalty,
    )


def _political(draft: Draft, seat: int, player: Player, action: Action) -> Player:
    kind = action.kind
    price = cards.price(action)
    seen = player.seen
    if action.building:
        _build(draft, seat, action, price)
    elif kind == "bread_and_circuses":
        _figures(draft, seat, action, price)
    elif kind == "golden_times":
        _golden_times(draft, seat, action, price)
    elif kind == "rich_harvest":
        _harvest(draft, seat, action)
    else:
        seen = tuple(sorted({*seen, *action.circles}))
        draft.say(Event("looked", "P18", player=seat, circles=action.circles, gold=price))
    cards.take(draft, kind)
    return Player(
        player.name,
        player.gold - price,
        player.action_cards,
        player.cards_played + 1,
        (*player.face_down, FaceDown(kind)),
        seen,
        player.founded,
        player.penalty,
    )


def _found(draft: Draft, seat: int, action: Action) -> None:
    index = draft.table.board.index
    city = building.found(draft, seat, index[action.space], index[action.source])
    draft.say(
        Event(
            "founded",
            "P4",
            player=seat,
            space=action.space,
            source=action.source,
            amount=city.citizens,
            food=draft.yields(city.castle),
        )
    )


def _build(draft: Draft, seat: int, action: Action, price: int) -> None:
    if action.building == "road":
        roads.lay(draft, seat, action, price)
        return
    space = draft.table.board.index[action.space]
    replaced = draft.built[ROAD] >> space & 1
    city = building.build(draft, seat, action.building, space)
    draft.say(
        Event(
            "built",
            "X2" if replaced else "P5",
            player=seat,
            space=action.space,
            source=draft.name(city.castle),
            building=action.building,
            card="" if action.kind == "build" else action.kind,
            gold=price,
            food=draft.yields(space),
        )
    )


def _figures(draft: Draft, seat: int, action: Action, price: int) -> None:
    space = draft.table.board.index[action.space]
    name = draft.building_at(space)
    assert name is not None
    service = cards.figure_service(name, action.service)
    standing = {(f.space, f.service): f.amount for f in draft.figures}
    standing[space, service] = standing.get((space, service), 0) + action.amount
    draft.figures = tuple(Figures(*where, amount) for where, amount in sorted(standing.items()))
    draft.say(
        Event(
            "figures",
            "P15",
            player=seat,
            space=action.space,
            service=service,
            amount=action.amount,
            gold=price,
        )
    )


def _golden_times(draft: Draft, seat: int, action: Action, price: int) -> None:
    castle = draft.table.board.index[action.space]
    place = next(i for i, city in enumerate(draft.cities) if city.castle == castle)
    city = draft.cities[place]
    draft.put_city(place, city.holding(city.citizens + action.amount))
    draft.say(
        Event(
            "golden_times", "P16", player=seat, space=action.space, amount=action.amount, gold=price
        )
    )


def _harvest(draft: Draft, seat: int, action: Action) -> None:
    space = draft.table.board.index[action.space]
    draft.harvest |= 1 << space
    draft.say(
        Event(
            "rich_harvest",
            "P17",
            player=seat,
            space=action.space,
            amount=draft.table.wheat[space],
        )
    )
