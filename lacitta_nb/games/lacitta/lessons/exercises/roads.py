"""Exercises about the expansion: roads, ports, large farms, theatres (X1 to X5)."""

from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.constants import BUILDINGS, ROAD, SERVICES
from lacitta_nb.games.lacitta.lessons.exercises.making import (
    PLATES,
    castle,
    exercise,
    kind,
    name,
    owner,
    place,
    rows,
    tell,
)
from lacitta_nb.games.lacitta.lessons.exercises.positions import Setting, before, turns
from lacitta_nb.games.lacitta.rules import apply, legal_actions, public
from lacitta_nb.games.lacitta.rules.roads import loose
from lacitta_nb.games.lacitta.rules.scoring import complete
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw

_BOARDS: Final[dict[int, tuple[Setting, ...]]] = {
    1: (Setting("toscana", 2),),
    2: (Setting("toscana", 2, "advanced"),),
    3: (Setting("toscana", 3), Setting("toscana", 3, "advanced")),
}
_MOST_CLICKS: Final = 6
_OFFERED: Final = 5
"""Numbers of points that are offered, one after another."""
_SIGHT: Final = {1: 1, 2: 2, 3: 3}
"""Roads that a city gets before it is asked about."""


def paved(draw: Draw, state: State) -> State:
    """The position after the player to move has laid some roads, one play after the other.

    Played players seldom lay roads; so these are laid for them, by the rules.
    """
    for number in range(_SIGHT[draw.level]):
        able = [action for action in legal_actions(state) if action.kind == "roads"]
        if not able:
            break
        after = apply(state, draw.one(able, f"road/{number}")).state
        # The same player goes on, so that the roads are one player's.
        state = state._replace(cities=after.cities, built=after.built)
    return public(state)


def _road(draw: Draw) -> Exercise | None:
    """Where a first road may go."""
    for state in turns(draw, "expansion", _BOARDS[draw.level]):
        city = draw.one(state.cities_of(state.to_move), "city")
        legal = {a.space for a in legal_actions(state) if a.kind == "roads" and not a.second}
        beside = bits(city.near & state.table.open & ~city.spaces)
        near = [name(state, space) for space in beside if state.city_at(space) is None]
        right = [space for space in near if space in legal]
        if not right or len(right) == len(near) or len(right) > _MOST_CLICKS:
            continue
        return exercise(
            draw,
            state,
            "spaces",
            tell("exercise-road-ask", player=owner(state, city), castle=castle(state, city)),
            right,
            rules="X1 P7",
            about=(castle(state, city),),
            options=[place(state, state.table.board.index[space]) for space in near],
            why=(tell("exercise-road-why"), tell("exercise-road-why-citizen")),
        )
    return None


def _give_up(draw: Draw) -> Exercise | None:
    for start in turns(draw, "expansion", _BOARDS[draw.level]):
        state = paved(draw, start)
        seat = state.to_move
        roads = [
            space
            for city in state.cities_of(seat)
            for space in bits(city.spaces & state.built[ROAD])
        ]
        right = [name(state, space) for space in bits(loose(state, seat))]
        if not right or len(right) == len(roads) or len(roads) > 8:
            continue
        return exercise(
            draw,
            state,
            "spaces",
            tell("exercise-give-up-ask", player=state.players[seat].name),
            right,
            rules="X4",
            options=[place(state, space) for space in roads],
            why=(
                tell("exercise-give-up-why", spaces=rows(right), count=len(right)),
                tell("exercise-give-up-why-when"),
            ),
        )
    return None


def _replace(draw: Draw) -> Exercise | None:
    """Which roads may be replaced by a building."""
    for start in turns(draw, "expansion", _BOARDS[draw.level]):
        state = paved(draw, start)
        seat = state.to_move
        building = draw.one(("farm", "school", "fountain", "statue", "quarry"), "building")
        own = 0
        for city in state.cities:
            own |= city.spaces & state.built[ROAD]
        legal = {
            a.space for a in legal_actions(state) if (a.kind, a.building) == ("build", building)
        }
        roads = [name(state, space) for space in bits(own)]
        right = [space for space in roads if space in legal]
        if not right or len(right) == len(roads) or len(roads) > 8:
            continue
        return exercise(
            draw,
            state,
            "spaces",
            tell("exercise-replace-ask", player=state.players[seat].name, building=building),
            right,
            rules="X2 P5 P8",
            options=[place(state, state.table.board.index[space]) for space in roads],
            why=(tell("exercise-replace-why"), tell("exercise-replace-why-roads")),
        )
    return None


_YIELDS: Final = ("port", "large_farm", "estate")


def _stores(draw: Draw) -> Exercise | None:
    """How much food a port, a large farm or an estate brings."""
    for state in before(draw, "feeding", "expansion", _BOARDS[draw.level]):
        for space in draw.mixed(list(bits(state.occupied)), "space"):
            building = state.building_at(space)
            if building not in _YIELDS:
                continue
            food, wheat = state.yields(space), state.table.wheat[space]
            counted = wheat if BUILDINGS[building].wheat else 0
            where = name(state, space)
            return exercise(
                draw,
                state,
                "number",
                tell("exercise-stores-ask", building=building, space=where),
                [str(food)],
                rules="X3 G7",
                about=(where,),
                why=(
                    tell(
                        "exercise-stores-why",
                        building=building,
                        food=BUILDINGS[building].food,
                        wheat=counted,
                    ),
                ),
            )
    return None


def _theatre(draw: Draw) -> Exercise | None:
    """What theatres make of a city: culture and education by halves."""
    for start in turns(draw, "expansion", _BOARDS[draw.level]):
        state = _staged(draw, start)
        for city in draw.mixed(state.cities_of(state.to_move), "city"):
            theatres = list(state.buildings(city).values()).count("theatre")
            service = draw.one(("culture", "education"), "service")
            halves = state.points(city, SERVICES.index(service))
            # Above the first level more than theatres offers the service.
            if not theatres or (draw.level > 1 and halves == theatres):
                continue
            # The right one stands anywhere among them.
            first = halves - int(draw.lot("first") * min(_OFFERED, halves + 1))
            keys = range(first, first + _OFFERED)
            where = castle(state, city)
            full = theatres > 1 and complete(state, city)
            return exercise(
                draw,
                state,
                "choice",
                tell("exercise-theatre-ask", castle=where, service=service),
                [str(halves)],
                rules="X5 G8",
                about=(where,),
                options=[Option(str(key), tell("exercise-points", points=key / 2)) for key in keys],
                why=(
                    tell("exercise-theatre-why", amount=theatres),
                    tell(
                        "exercise-theatre-why-rest",
                        service=service,
                        rest=(halves - theatres) / 2,
                        points=halves / 2,
                    ),
                    tell("exercise-theatre-why-full" if full else "exercise-theatre-why-bonus"),
                ),
            )
    return None


def _staged(draw: Draw, state: State) -> State:
    """The position after the player to move has built one theatre or two, by the rules."""
    for number in range(1 + int(draw.lot("theatres") * 2)):
        able = [a for a in legal_actions(state) if (a.kind, a.building) == ("build", "theatre")]
        if not able:
            break
        after = apply(state, draw.one(able, f"theatre/{number}")).state
        state = state._replace(cities=after.cities, built=after.built)
    return state


KINDS: Final = (
    kind("first_road", "X1 P7", _road),
    kind("roads_given_up", "X4", _give_up),
    kind("roads_replaced", "X2 P5 P8", _replace),
    kind("stores", "X3 G7", _stores),
    kind("theatre", "X5 G8", _theatre, covered=PLATES),
)
