"""Exercises about cities: who is whose neighbour, who can spare someone, how many fit."""

from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.constants import LIMIT_MARKET, LIMIT_PLAIN, MARKET, NEW_CITY_GAP
from lacitta_nb.games.lacitta.lessons.exercises.making import (
    PLATES,
    castle,
    castles,
    exercise,
    kind,
    name,
    owner,
    rows,
    tell,
)
from lacitta_nb.games.lacitta.lessons.exercises.positions import before, turns
from lacitta_nb.games.lacitta.rules import advance
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw

_FAR: Final = 9
"""Empty spaces up to which a distance is asked for."""
_MOST_CLICKS: Final = 5
"""Spaces that a right answer has at most."""


def gap(state: State, one: City, two: City) -> int | None:
    """How many spaces lie between two cities (G3)."""
    steps = state.table.board.distance(one.spaces, two.spaces)
    return None if steps is None else steps - 1


def _way(state: State, one: City, two: City) -> list[int]:
    """The spaces between two cities on one of the shortest ways."""
    board = state.table.board
    found: list[int] = []
    here, left = one.spaces, board.distance(one.spaces, two.spaces) or 0
    while left > 1:
        left -= 1
        nearer = (s for s in bits(board.around(here)) if board.distance(1 << s, two.spaces) == left)
        found.append(next(nearer))
        here = 1 << found[-1]
    return found


def _neighbours(draw: Draw) -> Exercise | None:
    for state in turns(draw):
        for city in draw.mixed(state.cities, "city"):
            right = state.neighbours(city)
            others = [other for other in state.cities if other.castle != city.castle]
            foreign = [other for other in others if other.owner != city.owner]
            if not right or len(right) == len(foreign) or len(right) > 2 + draw.level:
                continue
            gaps = {castle(state, other): gap(state, city, other) for other in others}
            near = [castle(state, other) for other in right]
            return exercise(
                draw,
                state,
                "spaces",
                tell("exercise-neighbours-ask", castle=castle(state, city)),
                near,
                rules="G4 G3",
                about=(castle(state, city),),
                options=castles(state, others),
                why=(
                    tell("exercise-neighbours-why", castles=rows(near)),
                    tell("exercise-neighbours-why-own", player=owner(state, city)),
                ),
                texts={space: str(far) for space, far in gaps.items() if far is not None},
            )
    return None


def _distance(draw: Draw) -> Exercise | None:
    for state in turns(draw):
        pairs = [(a, b) for a in state.cities for b in state.cities if a.owner < b.owner]
        for one, two in draw.mixed(pairs, "pair"):
            far = gap(state, one, two)
            grown = (one.spaces | two.spaces).bit_count() - 2
            if far is None or far > _FAR or grown < draw.level:
                continue
            ends = (castle(state, one), castle(state, two))
            near = far < NEW_CITY_GAP
            return exercise(
                draw,
                state,
                "number",
                tell("exercise-distance-ask", one=ends[0], two=ends[1]),
                [str(far)],
                rules="G3 G4",
                about=ends,
                why=(
                    tell("exercise-distance-why", one=ends[0], two=ends[1], amount=far),
                    tell("exercise-distance-why-near" if near else "exercise-distance-why-far"),
                ),
                texts={
                    name(state, space): str(number)
                    for number, space in enumerate(_way(state, one, two), 1)
                },
            )
    return None


def _spare(draw: Draw) -> Exercise | None:
    for state in turns(draw):
        everyone = draw.level == 3
        asked = list(state.cities) if everyone else state.cities_of(state.to_move)
        able = [city for city in asked if city.citizens > state.posts(city)]
        # Of many castles those are asked for that have nobody to spare: they are few.
        wanted = [city for city in asked if city not in able] if everyone else able
        if not wanted or len(wanted) == len(asked) or len(wanted) > _MOST_CLICKS:
            continue
        if everyone:
            ask = tell("exercise-spare-ask-none")
        else:
            ask = tell("exercise-spare-ask", player=state.players[state.to_move].name)
        return exercise(
            draw,
            state,
            "spaces",
            ask,
            [castle(state, city) for city in wanted],
            rules="G2",
            options=castles(state, asked),
            why=(
                tell(
                    "exercise-spare-why",
                    castles=rows(castle(state, city) for city in able),
                    count=len(able),
                ),
                tell("exercise-spare-why-one"),
            ),
        )
    return None


def _limit(draw: Draw) -> Exercise | None:
    for state in turns(draw):
        by_why: dict[str, list[City]] = {}
        for found in state.cities:
            by_why.setdefault(_why_limit(state, found), []).append(found)
        # Above the first level something in the city looks as if it lifted the limit.
        asked = [why for why in by_why if why != _PLAIN or draw.level == 1]
        if not asked:
            continue
        city = draw.one(by_why[draw.one(asked, "why")], "city")
        limit = state.limit(city)
        return exercise(
            draw,
            state,
            "choice",
            tell("exercise-limit-ask", castle=castle(state, city), player=owner(state, city)),
            [_limit_key(limit)],
            rules="G5 G6",
            about=(castle(state, city),),
            options=[
                Option("plain", tell("exercise-limit-number", amount=LIMIT_PLAIN)),
                Option("market", tell("exercise-limit-number", amount=LIMIT_MARKET)),
                Option("any", tell("exercise-limit-any")),
            ],
            why=(tell(_why_limit(state, city), castle=castle(state, city)),),
        )
    return None


def _lifted(state: State, city: City) -> bool:
    """Whether something in a city could have to do with its limit."""
    return bool(city.spaces & state.built[MARKET]) or state.waves(city)


def _limit_key(limit: int | None) -> str:
    return {LIMIT_PLAIN: "plain", LIMIT_MARKET: "market"}[limit] if limit else "any"


_PLAIN: Final = "exercise-limit-why-plain"


def _why_limit(state: State, city: City) -> str:
    """The sentence that tells why a city may hold so many."""
    if city.spaces & state.built[MARKET]:
        return "exercise-limit-why-both" if state.waves(city) else "exercise-limit-why-market"
    return "exercise-limit-why-waves" if state.waves(city) else _PLAIN


def _room(draw: Draw) -> Exercise | None:
    for state in turns(draw):
        for city in draw.mixed(state.cities, "city"):
            limit = state.limit(city)
            lifted = _lifted(state, city)
            room = state.room(city)
            # At the first level nothing is special about the city, at the others something is.
            if limit is None or lifted != (draw.level > 1) or room + city.citizens != limit:
                continue
            return exercise(
                draw,
                state,
                "number",
                tell("exercise-room-ask", castle=castle(state, city), player=owner(state, city)),
                [str(room)],
                rules="G5 G6",
                about=(castle(state, city),),
                why=(
                    tell(_why_limit(state, city), castle=castle(state, city)),
                    tell("exercise-room-why", amount=room, citizens=city.citizens, limit=limit),
                ),
            )
    return None


def _growth(draw: Draw) -> Exercise | None:
    for state in before(draw, "growth"):
        seat = draw.one(range(len(state.players)), "seat")
        everyone = draw.level > 1
        asked = list(state.cities) if everyone else state.cities_of(seat)
        step = advance(state)
        grown = {event.space for event in step.events if event.kind == "grew"}
        growing = [castle(state, city) for city in asked if castle(state, city) in grown]
        full = [city for city in asked if castle(state, city) not in grown]
        names = [castle(state, city) for city in full]
        right = names if everyone else growing
        if not growing or not full or len(right) > _MOST_CLICKS or any(map(state.room, full)):
            continue
        if everyone:
            ask = tell("exercise-growth-ask-none")
        else:
            ask = tell("exercise-growth-ask", player=state.players[seat].name)
        return exercise(
            draw,
            state,
            "spaces",
            ask,
            right,
            rules="Y5 G5",
            options=castles(state, asked),
            why=(
                tell("exercise-growth-why", castles=rows(names)),
                *(tell(_why_limit(state, c), castle=castle(state, c)) for c in full[:2]),
            ),
            events=step.events,
            after=step.state,
            texts=dict.fromkeys(growing, "+1"),
        )
    return None


KINDS: Final = (
    kind("spare_citizen", "G2", _spare),
    kind("neighbours", "G4 G3", _neighbours),
    kind("distance", "G3 G4", _distance),
    kind("city_limit", "G5 G6", _limit, covered=PLATES),
    kind("room_left", "G5 G6", _room, covered=PLATES),
    kind("growth", "Y5 G5", _growth, covered=PLATES),
)
