"""Events played one after the other: what each leaves behind on the picture, and what it moves."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.drawing.motion import Motion, Walk
from lacitta_nb.games.saint_malo.city import NUMBER
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.picture.cards import COUNTED, count_places
from lacitta_nb.games.saint_malo.picture.plan import plan_of
from lacitta_nb.games.saint_malo.picture.signs import PERSON_SIGNS, SYMBOL_SIGNS, THING_SIGNS
from lacitta_nb.games.saint_malo.state import NUMBER_OF, Player, State
from lacitta_nb.geometry.hexes import Point

SWORDS: Final = SYMBOL_SIGNS["swords"].name


def told(state: State, event: Event) -> State:
    """The moment as an event leaves it, as far as a picture shows it.

    Args:
        state: the moment before the event.
        event: what happens. Those that change nothing on the picture leave the very same state.
    """
    if event.kind == "pirates":
        return state._replace(boxes=state.boxes + event.amount)
    change = _CHANGES.get(event.kind)
    if change is None or event.player is None:
        return state
    players = list(state.players)
    players[event.player] = change(players[event.player], event)
    return state._replace(players=tuple(players))


def motion(state: State, event: Event) -> Motion:
    """What an event moves on the picture.

    Args:
        state: the moment before the event.
        event: what happens.
    """
    if event.kind == "attack":
        return Motion(tuple(range(len(state.players))), marks=(f"new-attack-{event.row}",))
    if event.player is None:
        return Motion()
    seats = (event.player,)
    if event.kind == "placed":
        placed = f"new-{event.player}-{event.space}"
        return Motion(seats, _placed(state, event, event.player), marks=(placed,))
    if event.kind in ("held", "cannon_lost"):
        lost = event.kind == "cannon_lost"
        marks = (f"new-count-{event.player}-lost",) if lost else ()
        return Motion(seats, _attacked(state, event.player, arrive=lost), marks=marks)
    return Motion(seats)


def _placed(state: State, event: Event, seat: int) -> Walk:
    """The thing comes from the player's card."""
    place = plan_of(state.table).cities[seat]
    left, _, _, high = place.card
    sign = (PERSON_SIGNS.get(event.what) or THING_SIGNS[event.what]).name
    return Walk(seat, ((left + 0.45, high - 0.55), place.at(NUMBER[event.space])), sign)


def _attacked(state: State, seat: int, *, arrive: bool) -> Walk:
    """Swords come from the full row as far as the defence of a player, or to the cannons."""
    plan = plan_of(state.table)
    row = max(state.row - 1, 0)
    places = count_places(plan.cities[seat].card)
    end: Point = places[COUNTED.index("lost" if arrive else "defence")]
    return Walk(seat, (plan.rows[row].flag, end), SWORDS, lost=not arrive)


def _put(player: Player, event: Event) -> Player:
    bit, number = 1 << NUMBER[event.space], NUMBER_OF[event.what]
    things = list(player.things)
    things[number] |= bit
    return player._replace(filled=player.filled | bit, things=tuple(things))


_CHANGES: Final[Mapping[str, Callable[[Player, Event], Player]]] = MappingProxyType(
    {
        "placed": _put,
        "points": lambda player, event: player._replace(points=player.points + event.amount),
        "coins": lambda player, event: player._replace(coins=player.coins + event.amount),
        "turned": lambda player, event: player._replace(coins=player.coins - event.coins),
        "delivered": lambda player, event: player._replace(
            logs=player.logs + event.amount, coins=player.coins - event.coins
        ),
        "logs_used": lambda player, event: player._replace(logs=player.logs - event.amount),
        "cannon_lost": lambda player, _: player._replace(cannons_lost=player.cannons_lost + 1),
    }
)
"""What the kinds of events change of a player; no other kind changes what the picture shows."""
