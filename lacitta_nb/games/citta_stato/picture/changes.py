"""What each event leaves behind on the picture.

What no event tells comes with the last one: which card lies on a deck now, whose disc is which.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from lacitta_nb.games.citta_stato.constants import GHOST, NUMBER_OF, PLAIN_OF, UNKNOWN
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.state import Placed, Player, State, Task

Change = Callable[[State, Event], State]


def told(state: State, event: Event) -> State:
    """The moment as an event leaves it, as far as a picture shows it.

    Args:
        state: the moment before the event.
        event: what happens. Those that change nothing on the picture leave the very same state.
    """
    change = _CHANGES.get(event.kind)
    return state if change is None else change(state, event)


def _with(state: State, seat: int | None, **fields: Any) -> State:  # noqa: ANN401 - of a player
    """The state with something else before a player."""
    if seat is None or seat >= len(state.players):
        return state
    players = list(state.players)
    players[seat] = players[seat]._replace(**fields)
    return state._replace(players=tuple(players))


def _of(state: State, event: Event) -> Player:
    return state.players[event.player or 0]


def _plus(counts: Sequence[int], at: int, amount: int) -> tuple[int, ...]:
    """Counts with one of them changed."""
    found = list(counts)
    found[at] += amount
    return tuple(found)


def _all_plus(counts: Sequence[int], colours: Sequence[str], amount: int) -> tuple[int, ...]:
    for colour in colours:
        counts = _plus(counts, NUMBER_OF[colour], amount)
    return tuple(counts)


def _in_market(state: State, event: Event, amount: int) -> State:
    """Cubes that come to a row of the market, or leave it."""
    row, number = state.row_at(event.amount), NUMBER_OF[event.colour]
    market = list(state.market)
    market[number] = _plus(market[number], row, amount)
    return state._replace(market=tuple(market))


def _paid(state: State, event: Event) -> State:
    """The first cube of a round leaves the supply when it comes to the market (T2)."""
    player = _of(state, event)
    if event.amount == 1:
        return _with(state, event.player, actions=1)
    cubes = _all_plus(player.cubes, event.cubes, -1)
    bag = _all_plus(player.bag, event.cubes, 1)
    return _with(state, event.player, cubes=cubes, bag=bag, actions=event.amount)


def _to_market(state: State, event: Event) -> State:
    state = _in_market(state, event, 1)
    if event.player is None:
        return state
    cubes = _plus(_of(state, event).cubes, NUMBER_OF[event.colour], -1)
    return _with(state, event.player, cubes=cubes)


def _bought(state: State, event: Event) -> State:
    cubes = _plus(_of(state, event).cubes, NUMBER_OF[event.colour], 1)
    return _with(_in_market(state, event, -1), event.player, cubes=cubes)


def _from_market(state: State, event: Event) -> State:
    """The ghost empties a row: of those of its act the one with as many cubes (O7)."""
    number, plot = NUMBER_OF[event.colour], state.table.plot
    removed = _plus(state.removed, number, event.amount)
    state = state._replace(removed=removed)
    if plot is None or state.ghost is None or not state.ghost.drawn:
        return state
    for effect in plot.acts[state.ghost.drawn[-1]]:
        row = state.row_at(effect.numbers[0]) if effect.verb == "empty_row" else -1
        if row >= 0 and state.market[number][row] == event.amount:
            market = list(state.market)
            market[number] = _plus(market[number], row, -event.amount)
            return state._replace(market=tuple(market))
    return state


def _drawn(state: State, event: Event) -> State:
    """Cubes come out of the bag; where some are to be kept, they wait for that (K5, P1)."""
    player = _of(state, event)
    bag = _all_plus(player.bag, event.cubes, -1)
    keep = _kept_of(state, event)
    if keep is not None and len(event.cubes) > keep:
        colours = tuple(NUMBER_OF[colour] for colour in event.cubes)
        task = Task("keep", event.player or 0, event.rule, (keep,), colours)
        return _with(state._replace(agenda=(task, *state.agenda)), event.player, bag=bag)
    cubes = _all_plus(player.cubes, event.cubes, 1)
    return _with(state, event.player, bag=bag, cubes=cubes)


def _kept_of(state: State, event: Event) -> int | None:
    """How many cubes are kept of those that a power or a scheme draws; None: all."""
    tables = state.table.tables
    powers = [city.power for city in tables.cities.values() if city.rule == event.rule]
    powers += [s.effects for s in tables.schemes.values() if s.rule == event.rule]
    for effect in (effect for effects in powers for effect in effects):
        if effect.verb == "draw_and_keep":
            return effect.numbers[-1]
    return None


def _kept(state: State, event: Event) -> State:
    """The cubes that are not kept go back into the bag."""
    player = _of(state, event)
    cubes, bag = _all_plus(player.cubes, event.cubes, 1), player.bag
    task = state.agenda[0] if state.agenda else None
    if task is not None and task.verb == "keep":
        for colour in task.colours:
            bag = _plus(bag, colour, 1)
        bag = _all_plus(bag, event.cubes, -1)
        state = state._replace(agenda=state.agenda[1:])
    return _with(state, event.player, cubes=cubes, bag=bag)


def _to_bag(state: State, event: Event) -> State:
    player = _of(state, event)
    cubes = _all_plus(player.cubes, event.cubes, -1)
    return _with(state, event.player, cubes=cubes, bag=_all_plus(player.bag, event.cubes, 1))


def _points(state: State, event: Event) -> State:
    player = _of(state, event)
    if state.phase == "second_score":
        return _with(state, event.player, second=player.second + event.amount)
    return _with(state, event.player, points=player.points + event.amount)


def _banner(state: State, event: Event) -> State:
    banners = _plus(_of(state, event).banners, PLAIN_OF[event.colour], event.amount)
    return _with(state, event.player, banners=banners)


def _crown(state: State, event: Event) -> State:
    return _with(state, event.player, crowns=_of(state, event).crowns + event.amount)


def _cube(state: State, event: Event) -> State:
    cubes = _plus(_of(state, event).cubes, NUMBER_OF[event.colour], event.amount)
    return _with(state, event.player, cubes=cubes)


def _removed(state: State, event: Event) -> State:
    number = NUMBER_OF[event.colour]
    state = state._replace(removed=_plus(state.removed, number, event.amount))
    cubes = _plus(_of(state, event).cubes, number, -event.amount)
    return _with(state, event.player, cubes=cubes)


def _taken(state: State, event: Event) -> State:
    """A card leaves its place; what lies on the deck then is told by nothing."""
    if not event.place:
        return state
    number = NUMBER_OF[event.colour]
    held = list(state.present if event.place == "present" else state.future)
    held[number] = ""
    if event.place == "present":
        return state._replace(present=tuple(held))
    return state._replace(future=tuple(held))


def _used(state: State, event: Event) -> State:
    """A card is kept, if it is not burned by its use (C3); in the end it lies there already."""
    state = _taken(state, event)
    effects = state.table.tables.cards[event.what].effects
    if not event.place or any(effect.verb == "burn_anywhere" for effect in effects):
        return state
    return _with(state, event.player, cards=(*_of(state, event).cards, event.what))


def _burned(state: State, event: Event) -> State:
    state = _taken(state, event)
    player, number = _of(state, event), NUMBER_OF[event.colour]
    cards, burned = list(player.cards), list(player.burned)
    if not event.place and event.what in cards:
        cards.remove(event.what)
    burned[number] = (*burned[number], event.what)
    return _with(state, event.player, cards=tuple(cards), burned=tuple(burned))


def _upgraded(state: State, event: Event) -> State:
    tracks = list(_of(state, event).tracks)
    tracks[PLAIN_OF[event.colour]] = event.amount
    if event.kind == "upgraded":
        state = state._replace(upgrade=event.space)
    return _with(state, event.player, tracks=tuple(tracks))


def _scheme_gone(state: State, event: Event) -> State:
    schemes = list(state.schemes)
    schemes[event.amount - 1] = ""
    return state._replace(schemes=tuple(schemes))


def _laid(state: State, event: Event) -> State:
    seat = GHOST if event.player is None else event.player
    return state._replace(war=(*state.war, Placed(seat, UNKNOWN)))


def _disc(state: State, event: Event) -> State:
    """A disc comes back to the hand, or leaves it for good."""
    player, disc = _of(state, event), event.amount
    if event.kind == "disc_back":
        discs = sorted((*player.discs, disc))
        gone = [lost for lost in player.gone if lost != disc]
    else:
        discs = [held for held in player.discs if held != disc]
        gone = sorted((*player.gone, disc))
    return _with(state, event.player, discs=tuple(discs), gone=tuple(gone))


def _revealed(state: State, event: Event) -> State:
    """A disc is turned up; the track is then shown as open."""
    seat = GHOST if event.player is None else event.player
    war = tuple(Placed(seat, event.amount) if p.player == seat else p for p in state.war)
    open_ = Task("fight", state.first_player, "W3")
    return state._replace(war=war, phase="war", agenda=(open_,))


def _war_paid(state: State, event: Event) -> State:
    """Cubes for a disc go into the bag; one that is not paid leaves the game (W2)."""
    state = _to_bag(state, event)
    if event.kind == "war_paid":
        return state
    gone = tuple(sorted((*_of(state, event).gone, event.amount)))
    war = tuple(placed for placed in state.war if placed.player != event.player)
    return _with(state._replace(war=war), event.player, gone=gone)


def _refilled(state: State, event: Event) -> State:
    number = NUMBER_OF[event.colour]
    present, future = list(state.present), list(state.future)
    present[number], future[number] = event.what, event.place
    return state._replace(present=tuple(present), future=tuple(future))


def _round(state: State, event: Event) -> State:
    """A round begins: schemes face up, the upgrade marker back, nobody has passed (R3)."""
    ghost = state.ghost
    if ghost:
        bag = ghost.bag
        for colour in ghost.drawn:
            bag = _plus(bag, colour, 1)
        ghost = ghost._replace(bag=bag, drawn=())
    players = tuple(player._replace(actions=0, passed=False) for player in state.players)
    return state._replace(
        round=event.amount,
        players=players,
        used=(False,) * len(state.used),
        upgrade=state.table.upgrade,
        ghost=ghost,
    )


def _ghost(state: State, event: Event) -> State:
    ghost, number = state.ghost, NUMBER_OF[event.colour]
    if ghost is None:
        return state
    bag = _plus(ghost.bag, number, -1)
    state = state._replace(ghost=ghost._replace(bag=bag, drawn=(*ghost.drawn, number)))
    return _taken(state, event._replace(place="present")) if event.what else state


def _ghost_disc_out(state: State, event: Event) -> State:
    ghost = state.ghost
    if ghost is None:
        return state
    left = tuple(disc for disc in ghost.discs if disc != event.amount)
    return state._replace(ghost=ghost._replace(discs=left))


_CHANGES: Final[Mapping[str, Change]] = MappingProxyType(
    {
        "paid": _paid,
        "to_market": _to_market,
        "from_market": _from_market,
        "bought": _bought,
        "taken": _bought,
        "drawn": _drawn,
        "kept": _kept,
        "to_bag": _to_bag,
        "points": _points,
        "banner": _banner,
        "crown": _crown,
        "cube": _cube,
        "removed": _removed,
        "card_used": _used,
        "card_burned": _burned,
        "upgraded": _upgraded,
        "moved_back": _upgraded,
        "passed": lambda state, event: _with(state, event.player, passed=True),
        "scheme_gone": _scheme_gone,
        "moved": lambda state, event: _with(state, event.player, marker=event.space),
        "disc": _laid,
        "disc_back": _disc,
        "disc_out": _disc,
        "revealed": _revealed,
        "war_paid": _war_paid,
        "war_unpaid": _war_paid,
        "refilled": _refilled,
        "round": _round,
        "first_player": lambda state, event: state._replace(first_player=event.player or 0),
        "ghost": _ghost,
        "ghost_disc": _laid,
        "ghost_revealed": _revealed,
        "ghost_disc_out": _ghost_disc_out,
    }
)
"""What the kinds of events change; no other kind changes what the picture shows."""
