"""Phases that are half done: what a position's `pending` may say, and who may lack citizens then.

A moment that no game leads to is refused: the game could not go on from there, or not as the rules
say. Whether there is a choice at all is asked of the rules themselves.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.values import either, located, shown
from lacitta_nb.games.lacitta.constants import SERVICES
from lacitta_nb.games.lacitta.formats.schemas import PendingShape
from lacitta_nb.games.lacitta.rules import waits
from lacitta_nb.games.lacitta.rules.demolition import short_of_citizens
from lacitta_nb.games.lacitta.state import Pending, State

_STEPS: Final[dict[str, tuple[str, ...]]] = {
    "migration": ("migrate", "give_up", "demolish"),
    "feeding": ("starve", "give_up", "demolish"),
}
"""The steps that a phase can be half done in."""
_NO_CHOICE: Final[dict[str, tuple[str, str]]] = {
    "migrate": ("cities[0]", "no two wishes move different citizens here [M3]"),
    "give_up": ("players[0]", "this player has no road to decide about [X4]"),
    "demolish": ("cities[0]", "every order of demolition leaves the same buildings [D5]"),
    "starve": ("starve", "whoever leaves, the same cities keep the same citizens [F2]"),
}
"""Where nobody has to be asked, and why."""


def pending_from(state: State, shape: PendingShape | None) -> Pending | None:
    """What is still to do of a phase that is half done.

    Args:
        state: the moment, nothing pending yet.
        shape: what the file gives.

    Raises:
        BadFile: no game waits there.
    """
    if shape is None:
        return None
    with located("pending"):
        _check_step(state, shape.step)
        _check_players(state, shape.players)
        castles = tuple(_castle(state, shape, place) for place in range(len(shape.cities)))
        _check_cities(state, shape, castles)
        _check_starve(state, shape)
        pending = Pending(shape.step, tuple(shape.players), castles, shape.starve)
        if not waits(state._replace(pending=pending)):
            raise BadFile(*_NO_CHOICE[shape.step])
    if state.phase == "feeding":
        _check_fed(state, pending)
    return pending


def check_staffed(state: State) -> None:
    """That every building has its citizen, but where a demolition is still to come (G2, D1).

    Raises:
        BadFile: a city has too few.
    """
    may_lack = _still_to_demolish(state)
    for i, city in enumerate(state.cities):
        posts = state.posts(city)
        if city.citizens < posts and city.owner not in may_lack:
            raise BadFile(
                f"cities[{i}].citizens",
                f"expected at least {posts}, one for the castle and each building, "
                f"got {city.citizens} [G2]",
            )


def _still_to_demolish(state: State) -> Sequence[int]:
    """The players whose demolition is not done and who may have lost citizens before it."""
    if state.pending is None:
        return ()
    if state.phase == "feeding":
        return state.pending.players[:1]
    return state.pending.players if state.pending.step == "demolish" else state.order()


def _check_step(state: State, step: str) -> None:
    steps = _STEPS.get(state.phase, ())
    if not state.table.edition.roads:
        steps = tuple(known for known in steps if known != "give_up")
    if step not in steps:
        known = either(steps) if steps else "nothing pending"
        raise BadFile("step", f"expected {known} in {state.phase}, got {shown(step)}")
    wished = [service for service in SERVICES if state.voice.count(service) == 2]
    if step == "migrate" and len(wished) < 2:
        raise BadFile("step", f"only two wishes leave a choice, and {_voice(state)} [M3]")


def _voice(state: State) -> str:
    counts = {service: state.voice.count(service) for service in dict.fromkeys(state.voice)}
    return "the voice is " + ", ".join(f"{counts[s]} {s}" for s in sorted(counts))


def _check_players(state: State, seats: Sequence[int]) -> None:
    """All who are still in the game, in turn order, from the one at work on (D5)."""
    for i, seat in enumerate(seats):
        if seat >= state.table.size:
            most = state.table.size - 1
            raise BadFile(f"players[{i}]", f"expected a whole number from 0 to {most}, got {seat}")
    if state.out(seats[0]):
        raise BadFile("players[0]", f"player {seats[0]} has no city and is out of the game [D6]")
    order = state.order()
    coming = [s for s in order[order.index(seats[0]) :] if not state.out(s)]
    if list(seats) != coming:
        raise BadFile(
            "players",
            f"expected {_listed(coming)}, all still in the game from player {seats[0]} on "
            f"in turn order, got {_listed(seats)} [D5]",
        )


def _castle(state: State, shape: PendingShape, place: int) -> int:
    name, owner = shape.cities[place], shape.players[0]
    space = state.table.board.index.get(name)
    city = None if space is None else state.city_of_castle(space)
    if city is None or city.owner != owner:
        raise BadFile(f"cities[{place}]", f"player {owner} has no castle at {name}")
    if name in shape.cities[:place]:
        raise BadFile(f"cities[{place}]", f"{name} stands here already")
    return city.castle


def _check_cities(state: State, shape: PendingShape, castles: Sequence[int]) -> None:
    """Which cities of the player at work this step has still to come to, in founding order."""
    if shape.step in ("give_up", "starve"):
        if castles:
            raise BadFile("cities", f"expected none in the step {shape.step}, got a list")
        return
    if not castles:
        raise BadFile("cities", "expected the castle of the city that is being decided")
    owner, names = shape.players[0], state.table.board.spaces
    own = [city.castle for city in state.cities_of(owner)]
    coming = own[own.index(castles[0]) :]
    if shape.step == "demolish":
        short = short_of_citizens(state, owner)
        if castles[0] not in short:
            raise BadFile("cities[0]", "this city has enough citizens to keep its buildings [D1]")
        # Those that lack nobody may be listed as well: earlier versions wrote them.
        coming = [castle for castle in own if castle in short or castle in castles]
    if list(castles) != coming:
        expected = _listed(names[castle] for castle in coming)
        raise BadFile(
            "cities",
            f"expected {expected}, the cities still to come of player {owner} in founding order, "
            f"got {_listed(shape.cities)}",
        )


def _check_starve(state: State, shape: PendingShape) -> None:
    """As many as are left without food, which is counted once (F1, F2)."""
    owner = shape.players[0]
    hungry = state.citizens(owner) - state.food(owner)
    if shape.step == "starve" and hungry <= 0:
        raise BadFile("step", f"player {owner} has food for all citizens [F1]")
    expected = hungry if shape.step == "starve" else 0
    if shape.starve != expected:
        told = f"the citizens of player {owner} without food" if expected else "nobody is starving"
        raise BadFile("starve", f"expected {expected}, {told}, got {shape.starve} [F2]")


def _check_fed(state: State, pending: Pending) -> None:
    """That the player at work has lost citizens to hunger, and nobody before has still to."""
    owner = pending.players[0]
    if not state.players[owner].penalty:
        raise BadFile(
            f"players[{owner}].penalty",
            "expected true, since this player is losing citizens in the feeding [F3]",
        )
    order = state.order()
    fed = [seat for seat in order[: order.index(owner)] if not state.players[seat].penalty]
    if pending.step == "give_up":
        fed.append(owner)
    for seat in fed:
        citizens, food = state.citizens(seat), state.food(seat)
        if citizens > food:
            raise BadFile(
                "pending.step",
                f"player {seat} has {citizens} citizens and food for {food}, "
                "and the starving comes first [F2]",
            )


def _listed(items: Iterable[object]) -> str:
    return f"[{', '.join(map(str, items))}]"
