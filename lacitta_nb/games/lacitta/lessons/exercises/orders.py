"""Exercises about the order of things: phases, players, cities (Y1, Y2, P1, S9, M2)."""

from typing import Final

from lacitta_nb.games.lacitta.constants import EDITIONS
from lacitta_nb.games.lacitta.lessons.exercises.making import (
    castle,
    castles,
    exercise,
    kind,
    rows,
    seats,
    tell,
)
from lacitta_nb.games.lacitta.lessons.exercises.positions import Setting, before, played, turns
from lacitta_nb.games.lacitta.rules import public
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw

_MANY: Final = tuple(
    Setting("toscana", players, setup)
    for players in (3, 4, 5)
    for setup in ("beginner", "advanced")
)
_PHASES: Final = {1: 4, 2: 5, 3: 6}
"""Phases that are put in order at each level."""


def _phases(draw: Draw) -> Exercise | None:
    """Some phases of the year; the start player, who changes at either end, is left out."""
    year = [phase for phase in EDITIONS["classic"].year if phase != "start_player"]
    chosen = draw.mixed(year, "phases")[: _PHASES[draw.level]]
    right = [phase for phase in year if phase in chosen]
    state = next(before(draw, "lay_voice"), None)
    if chosen == right or state is None:
        return None
    return exercise(
        draw,
        state,
        "order",
        tell("exercise-phases-ask"),
        right,
        rules="Y1",
        options=[Option(phase, tell(f"phase-{phase}")) for phase in chosen],
        why=(tell("exercise-phases-why"), tell("exercise-phases-why-end")),
    )


def _turn_order(draw: Draw) -> Exercise | None:
    """In which order the players take their turns; above the first level those of next year."""
    for state in before(draw, "income", settings=_MANY):
        players = len(state.players)
        if any(map(state.out, range(players))):
            continue
        later = draw.level - 1
        start = (state.start_player + later) % players
        right = [str((start + seat) % players) for seat in range(players)]
        shown = draw.mixed(range(players), "shown")
        if [str(seat) for seat in shown] == right or state.year + later > 6:
            continue
        return exercise(
            draw,
            state,
            "order",
            tell(
                "exercise-turn-order-ask",
                player=state.players[state.start_player].name,
                later=later,
                players=rows(player.name for player in state.players),
            ),
            right,
            rules="P1 Y2" if later else "P1",
            options=seats(state, shown),
            why=(
                tell("exercise-turn-order-why"),
                *((tell("exercise-turn-order-why-next", later=later),) if later else ()),
            ),
        )
    return None


def _placer(draw: Draw) -> Exercise | None:
    """Who places the next castle."""
    settings = [s for s in _MANY if s.setup == "advanced" and s.players - draw.level in (2, 3)]
    wanted = int(draw.lot("castles") * 2 * 5)
    for state in played(draw, settings=settings):
        size = len(state.players)
        if len(state.cities) != wanted or not 0 < wanted < 2 * size or state.choice != "place":
            continue
        begun = state.players[state.start_player].name
        return exercise(
            draw,
            public(state),
            "choice",
            tell(
                "exercise-placer-ask",
                player=begun,
                players=rows(player.name for player in state.players),
                amount=len(state.cities),
            ),
            [str(state.to_move)],
            rules="S9",
            options=seats(state, range(size)),
            why=(
                tell("exercise-placer-why", player=begun),
                tell("exercise-placer-why-twice"),
            ),
        )
    return None


def _cities(draw: Draw) -> Exercise | None:
    """In which order cities take citizens from their neighbours."""
    for state in turns(draw, settings=_MANY[: 2 * draw.level]):
        asked = draw.mixed(state.cities, "cities")[: 2 + draw.level]
        placed = _rank(state)
        right = sorted((castle(state, city) for city in asked), key=placed.index)
        shown = [castle(state, city) for city in asked]
        owners = {city.owner for city in asked}
        if shown == right or len(owners) == len(asked) or len(owners) < 2:
            continue
        start = state.players[state.start_player].name
        return exercise(
            draw,
            state,
            "order",
            tell(
                "exercise-city-order-ask",
                player=start,
                players=rows(player.name for player in state.players),
                castles=rows(castle(state, city) for city in state.cities if city in asked),
            ),
            right,
            rules="M1 M2",
            options=[
                found._replace(text=tell("exercise-city", castle=found.key))
                for found in castles(state, asked)
            ],
            why=(
                tell("exercise-city-order-why", player=start),
                tell("exercise-city-order-why-own"),
            ),
        )
    return None


def _rank(state: State) -> list[str]:
    """All castles in the order in which their cities take citizens."""
    return [castle(state, city) for seat in state.order() for city in state.cities_of(seat)]


KINDS: Final = (
    kind("phases", "Y1", _phases),
    kind("turn_order", "P1 Y2", _turn_order),
    kind("who_places", "S9", _placer),
    kind("city_order", "M1 M2", _cities),
)
