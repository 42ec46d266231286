"""What an action would change, and who is heading for hunger.

Everything here is worked out from a state as the players may see it, by letting the rules run and
comparing; nothing hidden is read and nothing of the rules is written a second time.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import BUILDINGS, PORT, QUARRY, SERVICES
from lacitta_nb.games.lacitta.events import Event, Step
from lacitta_nb.games.lacitta.rules import advance, apply
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.texts import words_of

Words = dict[str, str | int | float]


FEW_TILES: Final = 3
"""Up to so many tiles of a stack the number that is left matters."""


class KeyedEffect(NamedTuple):
    """One thing that would change: the key of its sentence and words; tone `good`, `bad` or ``."""

    key: str
    words: Words
    tone: str = ""


class Hunger(NamedTuple):
    """A player with more citizens than food: how many would starve."""

    player: int
    citizens: int
    food: int


def comes_before(state: State, one: str, two: str) -> bool:
    """Whether one phase comes before another in this game's year (Y1).

    A phase outside the year, placement or the end, comes before none and after none.
    """
    year: tuple[str, ...] = state.table.edition.year
    return one in year and two in year and year.index(one) < year.index(two)


def effects(before: State, action: Action) -> list[KeyedEffect]:
    """What an action would change for the player who takes it.

    Args:
        before: the moment, as the players may see it.
        action: a legal action.
    """
    decision = before.decision
    assert decision is not None
    after = apply(before, action).state
    player = decision.player
    return [
        *_food(before, after, player),
        *_useless(before, action),
        *_cards(before, after, player),
        *_purse(before, after, player),
        *_cities(before, after, player),
        *_new_neighbours(before, after, player),
        *_stock(before, after, player, action),
    ]


def _purse(before: State, after: State, player: int) -> Iterator[KeyedEffect]:
    had, has = before.players[player], after.players[player]
    if had.gold != has.gold:
        tone = "good" if has.gold > had.gold else ""
        yield KeyedEffect("panel-effect-gold", {"before": had.gold, "after": has.gold}, tone)
    earned, earns = income(before, player), income(after, player)
    if earned != earns:
        yield KeyedEffect("panel-effect-income", {"before": earned, "after": earns}, "good")


def income(state: State, player: int) -> int:
    """The gold that a player's quarries and ports pay each year (Y4)."""
    cities = state.cities_of(player)
    quarries = (space for city in cities for space in bits(city.spaces & state.built[QUARRY]))
    ports = sum((city.spaces & state.built[PORT]).bit_count() for city in cities)
    return ports + sum(state.table.mountains[space] for space in quarries)


def _useless(before: State, action: Action) -> Iterator[KeyedEffect]:
    """A building that may stand anywhere, but yields nothing there (P9)."""
    if not action.space:
        return
    table, space = before.table, before.table.board.index[action.space]
    if action.building == "quarry" and not table.mountains[space]:
        yield KeyedEffect("panel-effect-pays-nothing", {"space": action.space}, "bad")
    wheat = action.building in BUILDINGS and BUILDINGS[action.building].wheat
    if (wheat or action.kind == "found") and not table.wheat[space]:
        what = action.building or "castle"
        yield KeyedEffect("panel-effect-no-wheat", {"building": what, "space": action.space}, "bad")


def _food(before: State, after: State, player: int) -> Iterator[KeyedEffect]:
    had, has = before.food(player), after.food(player)
    fed, feeds = before.citizens(player), after.citizens(player)
    if (had, fed) == (has, feeds):
        return
    words: Words = {"before": had, "after": has, "citizens": feeds, "short": max(0, feeds - has)}
    if has < feeds:
        yield KeyedEffect("panel-effect-food", words, "bad")
    else:
        yield KeyedEffect("panel-effect-food", words, "good" if has > had else "")


def _cities(before: State, after: State, player: int) -> Iterator[KeyedEffect]:
    spaces = before.table.board.spaces
    olds = {city.castle: city for city in before.cities_of(player)}
    for city in after.cities_of(player):
        castle = spaces[city.castle]
        old = olds.get(city.castle)
        if old is None:
            words: Words = {"castle": castle, "citizens": city.citizens}
            yield KeyedEffect("panel-effect-city", words, "good")
            continue
        yield from _services(before, after, old, city, castle)
        if old.citizens != city.citizens:
            words = {"castle": castle, "before": old.citizens, "after": city.citizens}
            yield KeyedEffect("panel-effect-citizens", words)
        if before.limit(old) != after.limit(city):
            yield _limit(castle, before.limit(old), after.limit(city))
        spare = city.citizens - after.posts(city)
        if city.spaces != old.spaces and spare == 0:
            yield KeyedEffect("panel-effect-no-spare", {"castle": castle})


def _limit(castle: str, before: int | None, after: int | None) -> KeyedEffect:
    words: Words = {"castle": castle, "before": before or 0, "after": after or 0}
    falls = after is not None and (before is None or after < before)
    return KeyedEffect("panel-effect-limit", words, "bad" if falls else "good")


def _services(
    before: State, after: State, old: City, city: City, castle: str
) -> Iterator[KeyedEffect]:
    for number, service in enumerate(SERVICES):
        had, has = before.points(old, number), after.points(city, number)
        if had == has:
            continue
        words: Words = {
            "castle": castle,
            "service": service,
            "before": had / 2,
            "after": has / 2,
        }
        rivals = [after.points(other, number) / 2 for other in after.neighbours(city)]
        if rivals:
            words["most"] = max(rivals)
            yield KeyedEffect("panel-effect-service-rivals", words, "good" if has > had else "bad")
        else:
            yield KeyedEffect("panel-effect-service", words, "good" if has > had else "bad")


def _pairs(state: State, player: int) -> dict[tuple[int, int], City]:
    return {
        (city.castle, other.castle): other
        for city in state.cities_of(player)
        for other in state.neighbours(city)
    }


def _new_neighbours(before: State, after: State, player: int) -> Iterator[KeyedEffect]:
    known = _pairs(before, player)
    spaces = before.table.board.spaces
    for (castle, _), other in _pairs(after, player).items():
        if (castle, other.castle) in known:
            continue
        words: Words = {
            "castle": spaces[castle],
            "owner": before.players[other.owner].name,
            "other": spaces[other.castle],
        }
        words |= {s: after.points(other, number) / 2 for number, s in enumerate(SERVICES)}
        yield KeyedEffect("panel-effect-neighbour", words)


def _cards(before: State, after: State, player: int) -> Iterator[KeyedEffect]:
    had, has = before.players[player].action_cards, after.players[player].action_cards
    if had != has:
        yield KeyedEffect("panel-effect-cards", {"before": had, "after": has})


def _stock(before: State, after: State, player: int, action: Action) -> Iterator[KeyedEffect]:
    if action.building:
        pair = BUILDINGS[action.building].pair.replace("/", " / ")
        left = after.tiles_left(action.building)
        if left <= FEW_TILES:
            yield KeyedEffect("panel-effect-tiles", {"pair": pair, "after": left})
    figures, left = before.figures_free(player), after.figures_free(player)
    if figures != left:
        yield KeyedEffect("panel-effect-figures", {"before": figures, "after": left})


def worth(before: State, after: State, player: int) -> list[KeyedEffect]:
    """What a player's cities offer and may hold, where that has changed: points and limits."""
    spaces = before.table.board.spaces
    olds = {city.castle: city for city in before.cities_of(player)}
    found: list[KeyedEffect] = []
    for city in after.cities_of(player):
        old, castle = olds.get(city.castle), spaces[city.castle]
        if old is None:
            continue
        found += _services(before, after, old, city, castle)
        if before.limit(old) != after.limit(city):
            found.append(_limit(castle, before.limit(old), after.limit(city)))
    return found


def hungry(state: State) -> list[Hunger]:
    """Who would starve if the feeding came now, in seat order (F1)."""
    found = [
        Hunger(seat, state.citizens(seat), state.food(seat)) for seat in range(state.table.size)
    ]
    return [hunger for hunger in found if hunger.citizens > hunger.food]


def growth_hungry(state: State) -> list[Hunger]:
    """Who would starve this year if only the growth still to come were added (Y5)."""
    if state.phase != "growth" and not comes_before(state, state.phase, "growth"):
        return hungry(state)
    grown = state._replace(phase="growth", to_move=-1, pending=None)
    return hungry(advance(grown).state)


def play_all(state: State, actions: tuple[Action, ...]) -> Step:
    """Several actions one after the other, as one step."""
    events: tuple[Event, ...] = ()
    for action in actions:
        step = apply(state, action)
        state, events = step.state, events + step.events
    return Step(state, events)


_CONSEQUENCES: Final = (
    *("migrated", "no_room", "starved", "demolished", "road_given_up", "over_limit"),
    *("city_lost", "out"),
)


def foreseen(state: State, actions: tuple[Action, ...]) -> tuple[Event, ...]:
    """What some actions lead to for those they concern, without what happens afterwards.

    A wish concerns one city, hunger and demolition one player.
    """
    decision = state.decision
    assert decision is not None
    return tuple(
        event
        for event in play_all(state, actions).events
        if event.kind in _CONSEQUENCES
        and event.player == decision.player
        and (decision.kind != "wish" or event.space == actions[0].space)
    )


def consequence(event: Event, names: Sequence[str], count: int = 1) -> KeyedEffect:
    """One of the events that are only foreseen, as a sentence about what would happen."""
    tone = "" if event.kind in ("migrated", "road_given_up") else "bad"
    return KeyedEffect(f"would-{event.kind}", words_of(event, names) | {"count": count}, tone)


def consequences(events: Iterable[Event], names: Sequence[str]) -> list[KeyedEffect]:
    """Events that are only foreseen, in sentences; the same one several times is said once."""
    counted = Counter(event for event in events if event.kind in _CONSEQUENCES)
    return [consequence(event, names, count) for event, count in counted.items()]
