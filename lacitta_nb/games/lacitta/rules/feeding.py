"""Feeding: whom the food does not reach must leave (F1 to F3, E2)."""

from collections.abc import Sequence

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import YEARS
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules import demolition, roads
from lacitta_nb.games.lacitta.rules.book import book_of
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.state import Pending, State


def begin(draft: Draft) -> bool:
    """Feed all players, to the end or to the first choice; returns whether all is over."""
    return go_on(draft, [seat for seat in draft.order() if not draft.out(seat)])


def go_on(draft: Draft, players: Sequence[int]) -> bool:
    """Feed the players still to come, one after the other (F1)."""
    draft.pending = None
    for done, seat in enumerate(players):
        food, citizens = draft.food(seat), draft.citizens(seat)
        if citizens <= food:
            draft.say(Event("fed", "F1", player=seat, amount=citizens, food=food))
            continue
        draft.say(Event("hungry", "F2", player=seat, amount=citizens - food, food=food))
        draft.put_player(seat, draft.players[seat]._replace(penalty=True))
        draft.say(Event("penalty", "E2" if draft.year == YEARS else "F3", player=seat))
        if not _starve(draft, players[done:], citizens - food):
            return False
        if not _house(draft, players[done:]):
            return False
    return True


def _starve(draft: Draft, players: Sequence[int], leaving: int) -> bool:
    """Citizens leave the first player's cities; False where the owner must choose one (F2)."""
    seat = players[0]
    while leaving:
        peopled = [city for city in draft.cities if city.owner == seat and city.citizens]
        if len(peopled) > 1 and leaving < sum([city.citizens for city in peopled]):
            draft.pending = Pending("starve", tuple(players), starve=leaving)
            return False
        _leave(draft, peopled[0].castle)
        leaving -= 1
    draft.pending = None
    return True


def ask_again(draft: Draft, players: Sequence[int]) -> bool:
    """Starve as many as the first player's food leaves hungry; False where a choice waits (F2).

    Whoever has left was one of them, and no food is lost meanwhile; so the count is the same at any
    moment of the starving.
    """
    seat = players[0]
    return _starve(draft, players, max(0, draft.citizens(seat) - draft.food(seat)))


def _leave(draft: Draft, castle: int) -> None:
    place = draft.place_of(castle)
    city = draft.cities[place]
    draft.put_city(place, city.holding(city.citizens - 1))
    draft.say(Event("starved", "F2", city.owner, draft.name(castle), amount=1))


def _house(draft: Draft, players: Sequence[int]) -> bool:
    """The first of the players, who has starved, may give up roads, then buildings fall (X4, D1).

    Returns:
        Whether that is done; else `draft.pending` says where it waits.
    """
    if draft.table.edition.roads and not roads.go_on(draft, players[:1]):
        return _waits(draft, players)
    return _clear(draft, players, None)


def _clear(draft: Draft, players: Sequence[int], castles: Sequence[int] | None) -> bool:
    """Demolish what the first of the players can't staff any more (D1); False while it waits."""
    return demolition.go_on(draft, players[:1], castles) or _waits(draft, players)


def _waits(draft: Draft, players: Sequence[int]) -> bool:
    """The first of the players is being asked; the others are fed afterwards."""
    assert draft.pending is not None
    draft.pending = draft.pending._replace(players=tuple(players))
    return False


def legal(state: State) -> list[Action]:
    """The cities of which a citizen may leave, in founding order."""
    assert state.pending is not None
    row = book_of(state.table.board).row("starve")
    return [row[c.castle] for c in state.cities_of(state.pending.players[0]) if c.citizens]


def refusal(state: State, action: Action) -> Refusal | None:
    """Why no citizen may leave from there (F2)."""
    assert state.pending is not None
    if action.kind != "starve":
        return Refusal("F2", "choose-who-leaves", {"count": state.pending.starve})
    space = state.table.board.index.get(action.space)
    if space is None:
        return state.table.board.no_space(action.space)
    city = state.city_of_castle(space)
    if city is None or city.owner != state.pending.players[0]:
        return Refusal("F2", "not-own-castle", {"space": action.space})
    if not city.citizens:
        return Refusal("F2", "nobody-left", {"castle": action.space})
    return None


def apply_starve(draft: Draft, action: Action) -> bool:
    """The chosen citizen leaves, then the feeding goes on; returns whether all is over."""
    pending = draft.pending
    assert pending is not None
    _leave(draft, draft.table.board.index[action.space])
    return (
        _starve(draft, pending.players, pending.starve - 1)
        and _house(draft, pending.players)
        and go_on(draft, pending.players[1:])
    )


def apply_give_up(draft: Draft, action: Action) -> bool:
    """A road is given up, or no more of them, then the feeding goes on (X4)."""
    pending = draft.pending
    assert pending is not None
    if action.kind == "done":
        housed = _clear(draft, pending.players, None)
    else:
        roads.give_up(draft, action.space)
        housed = _house(draft, pending.players)
    return housed and go_on(draft, pending.players[1:])


def apply_demolish(draft: Draft, action: Action) -> bool:
    """A building falls for want of citizens, then the feeding goes on."""
    pending = draft.pending
    assert pending is not None
    space = draft.table.board.index[action.space]
    demolition.take_down(draft, demolition.waiting(draft), space)
    return _clear(draft, pending.players, pending.cities) and go_on(draft, pending.players[1:])
