"""Whether a phase can be half done so: what `pending` says, and who may lack citizens then.

A moment that no game leads to is a problem: the game could not go on from there, or not as the
rules say. Whether there is a choice at all is asked of the rules themselves.
"""

from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType
from typing import Final

from lacitta_nb.core.errors import Problem
from lacitta_nb.files.values import shown
from lacitta_nb.games.lacitta.constants import SERVICES
from lacitta_nb.games.lacitta.rules import waits
from lacitta_nb.games.lacitta.rules.demolition import short_of_citizens
from lacitta_nb.games.lacitta.state import Pending, State

_STEPS: Final = MappingProxyType(
    {
        "migration": ("migrate", "give_up", "demolish"),
        "feeding": ("starve", "give_up", "demolish"),
    }
)
"""The steps that a phase can be half done in."""
_NO_CHOICE: Final = MappingProxyType(
    {
        "migrate": Problem.at("pending.cities[0]", "file-no-choice-of-wish", rule="M3"),
        "give_up": Problem.at("pending.players[0]", "file-no-road-to-give-up", rule="X4"),
        "demolish": Problem.at("pending.cities[0]", "file-no-choice-of-building", rule="D5"),
        "starve": Problem.at("pending.starve", "file-no-choice-of-hunger", rule="F2"),
    }
)
"""What is said where nobody has to be asked."""


def wrong_pending(state: State) -> Problem | None:
    """The first thing in `pending` that no game leads to; the others would follow from it."""
    pending = state.pending
    if pending is None:
        return None
    for check in (_wrong_step, _wrong_players, _wrong_castles, _wrong_cities, _wrong_hunger):
        problem = check(state, pending)
        if problem:
            return problem
    if not waits(state):
        return _NO_CHOICE[pending.step]
    return _wrong_feeding(state, pending) if state.phase == "feeding" else None


def unstaffed(state: State) -> Iterator[Problem]:
    """Buildings without a citizen, unless a demolition is still to come (G2, D1)."""
    may_lack = _still_to_demolish(state)
    for i, city in enumerate(state.cities):
        posts = state.posts(city)
        if city.citizens < posts and city.owner not in may_lack:
            yield Problem.at(
                f"cities[{i}].citizens",
                "file-unstaffed",
                rule="G2",
                posts=posts,
                found=city.citizens,
            )


def _still_to_demolish(state: State) -> Sequence[int]:
    """The players whose demolition is not done and who may have lost citizens before it."""
    if state.pending is None:
        return ()
    if state.phase == "feeding":
        return state.pending.players[:1]
    return state.pending.players if state.pending.step == "demolish" else state.order()


def _wrong_step(state: State, pending: Pending) -> Problem | None:
    roads = state.table.edition.roads
    steps = tuple(s for s in _STEPS.get(state.phase, ()) if roads or s != "give_up")
    found, phase = shown(pending.step), state.phase
    if not steps:
        return Problem.at("pending.step", "file-nothing-pending", phase=phase, found=found)
    if pending.step not in steps:
        return Problem.at(
            "pending.step", "file-no-such-step", known=steps, phase=phase, found=found
        )
    wished = [service for service in SERVICES if state.voice.count(service) == 2]
    if pending.step == "migrate" and len(wished) < 2:
        return Problem.at("pending.step", "file-one-wish", rule="M3", voice=_voice(state))
    return None


def _voice(state: State) -> str:
    counts = {service: state.voice.count(service) for service in dict.fromkeys(state.voice)}
    return ", ".join(f"{counts[s]} {s}" for s in sorted(counts))


def _wrong_players(state: State, pending: Pending) -> Problem | None:
    """All who are still in the game, in turn order, from the one at work on (D5)."""
    first = pending.players[0]
    if state.out(first):
        return Problem.at("pending.players[0]", "file-player-out", rule="D6", player=first)
    order = state.order()
    coming = [seat for seat in order[order.index(first) :] if not state.out(seat)]
    if list(pending.players) == coming:
        return None
    told, found = _listed(coming), _listed(pending.players)
    return Problem.at(
        "pending.players", "file-players-to-come", rule="D5", coming=told, player=first, found=found
    )


def _wrong_castles(state: State, pending: Pending) -> Problem | None:
    """Castles of the player at work, each once."""
    owner, names = pending.players[0], state.table.board.spaces
    for i, castle in enumerate(pending.cities):
        city, place = state.city_of_castle(castle), f"pending.cities[{i}]"
        if city is None or city.owner != owner:
            return Problem.at(place, "file-no-castle", player=owner, name=names[castle])
        if castle in pending.cities[:i]:
            return Problem.at(place, "file-listed-twice", name=names[castle])
    return None


def _wrong_cities(state: State, pending: Pending) -> Problem | None:
    """Which cities of the player at work this step has still to come to, in founding order."""
    castles = pending.cities
    if pending.step in ("give_up", "starve"):
        if not castles:
            return None
        step, found = pending.step, shown(castles)
        return Problem.at("pending.cities", "file-no-cities-in-step", step=step, found=found)
    if not castles:
        return Problem.at("pending.cities", "file-no-city-at-work")
    owner, names = pending.players[0], state.table.board.spaces
    own = [city.castle for city in state.cities_of(owner)]
    coming = own[own.index(castles[0]) :]
    if pending.step == "demolish":
        short = short_of_citizens(state, owner)
        if castles[0] not in short:
            return Problem.at("pending.cities[0]", "file-no-demolition", rule="D1")
        # Those that lack nobody may be listed as well: earlier versions wrote them.
        coming = [castle for castle in own if castle in short or castle in castles]
    if list(castles) == coming:
        return None
    told, found = (_listed(names[castle] for castle in lot) for lot in (coming, castles))
    return Problem.at(
        "pending.cities", "file-cities-to-come", coming=told, player=owner, found=found
    )


def _wrong_hunger(state: State, pending: Pending) -> Problem | None:
    """As many as are left without food, which is counted once (F1, F2)."""
    owner, found = pending.players[0], pending.starve
    hungry = state.citizens(owner) - state.food(owner)
    if pending.step != "starve":
        if not found:
            return None
        return Problem.at("pending.starve", "file-nobody-starves", rule="F2", hungry=0, found=found)
    if hungry <= 0:
        return Problem.at("pending.step", "file-food-for-all", rule="F1", player=owner)
    if found != hungry:
        return Problem.at(
            "pending.starve", "file-starving", rule="F2", hungry=hungry, player=owner, found=found
        )
    return None


def _wrong_feeding(state: State, pending: Pending) -> Problem | None:
    """The player at work has lost citizens to hunger, and nobody before has still to."""
    owner = pending.players[0]
    if not state.players[owner].penalty:
        return Problem.at(f"players[{owner}].penalty", "file-penalty-of-hunger", rule="F3")
    order = state.order()
    fed = [seat for seat in order[: order.index(owner)] if not state.players[seat].penalty]
    if pending.step == "give_up":
        fed.append(owner)
    for seat in fed:
        citizens, food = state.citizens(seat), state.food(seat)
        if citizens > food:
            return Problem.at(
                "pending.step",
                "file-starving-first",
                rule="F2",
                player=seat,
                citizens=citizens,
                food=food,
            )
    return None


def _listed(items: Iterable[object]) -> str:
    return f"[{', '.join(map(str, items))}]"
