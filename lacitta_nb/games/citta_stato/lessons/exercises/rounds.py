"""Exercises about the order of things: set-up, turns, passing, ends of rounds (S, T1, U2, R)."""

from typing import Final

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.lessons.exercises.positions import (
    first_turn,
    moment,
    players,
    started,
    started_alone,
    turn,
)
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw, exercise, kind, tell

_TABLES: Final = {1: (3,), 2: (3, 4), 3: (4, 5)}
"""How many play where it matters whose turn it is."""
_STEPS: Final = ("R1", "R2", "R3", "R4", "R5")
"""The steps of a round's end in their order."""
_START: Final = {
    "supply": "S1 S6",
    "bag": "S1",
    "market": "S6",
    "marker": "S1",
    "upgrade": "S3",
    "offer": "S4",
    "schemes": "S2",
    "open": "S5",
}
"""What is asked about the beginning, with its rules."""
_FIVE: Final = 5


def table_for(draw: Draw) -> State:
    """A game before its first turn, with as many players as the level wants."""
    size = draw.one(_TABLES[draw.level], "seats")
    return started(draw, (size,), expansion=size == _FIVE)


def _row(state: State, seats: list[int]) -> str:
    """The names of players in a row."""
    return ", ".join(state.players[seat].name for seat in seats)


def _begins(draw: Draw) -> Exercise:
    """What a game begins with."""
    sizes = {1: (2, 3), 2: (3, 4), 3: (4, 5)}[draw.level]
    size = draw.one(sizes, "sizes")
    state = rules.public(started(draw, (size,), expansion=size == _FIVE))
    what, player = draw.one(tuple(_START), "what"), state.mover
    right = {
        "supply": sum(player.cubes),
        "bag": sum(player.bag),
        "market": sum(map(sum, state.market)),
        "marker": player.marker,
        "upgrade": state.upgrade,
        "offer": len(state.offer),
        "schemes": len(state.schemes),
        "open": len(state.present) + len(state.future),
    }[what]
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-begins-ask", what=what, count=size),
        [str(right)],
        rules=_START[what] + (" X1" if size == _FIVE else ""),
        why=(tell("exercise-begins-why", what=what, count=size, number=right),),
    )


def _next_turn(draw: Draw) -> Exercise | None:
    """Who takes the next turn when somebody passes."""
    state = turn(draw, start=table_for(draw))
    if state is None:
        return None
    after = rules.apply(state, "pass").state
    if after.choice != "turn":
        return None
    skipped = sum(player.passed for player in state.players)
    if (draw.level > 1) != bool(skipped):
        return None
    seats = range(state.table.size)
    return exercise(
        draw,
        state,
        "choice",
        tell(
            "exercise-next-turn-ask",
            player=state.mover.name,
            players=_row(state, [s for s in seats if state.players[s].passed]),
            count=skipped,
        ),
        [str(after.to_move)],
        rules="T1 U2",
        options=players(draw, state, [s for s in seats if s != state.to_move]),
        why=(tell("exercise-next-turn-why", players=_row(state, list(seats))),),
    )


def _next_first(draw: Draw) -> Exercise | None:
    """Who begins the next round, from the order in which the players pass."""
    state = turn(
        draw, lambda s: first_turn(s) and not any(p.passed for p in s.players), table_for(draw)
    )
    if state is None:
        return None
    order = draw.mixed(range(state.table.size), "order")
    # That the first player passes first is the case to know.
    if draw.lot("first") < 0.5:
        order.remove(state.first_player)
        order.insert(0, state.first_player)
    now = state
    for seat in order:
        now = rules.apply(now._replace(to_move=seat, phase="actions", agenda=()), "pass").state
    first = now.passed_first
    return exercise(
        draw,
        state,
        "choice",
        tell(
            "exercise-next-first-ask",
            first=state.players[state.first_player].name,
            players=_row(state, order),
        ),
        [str(first)],
        rules="U2 R4",
        options=players(draw, state, range(state.table.size)),
        why=(
            tell("exercise-next-first-why"),
            *(
                (tell("exercise-next-first-why-twice", first=state.players[order[0]].name),)
                if order[0] == state.first_player
                else ()
            ),
        ),
    )


def _draw_end(draw: Draw) -> Exercise | None:
    """How many cubes somebody draws when the round ends; at the third level alone, too."""
    alone = draw.level > 2 and draw.lot("alone") < 0.4
    start = started_alone(draw) if alone else started(draw)
    # A view shows no decks, from which new cards are turned up before cubes are drawn.
    before = moment(draw, lambda s: s.phase == "round_end", start)
    if before is None:
        return None
    state = rules.public(before)
    seat = draw.number(0, state.table.size - 1, "seat")
    player = state.players[seat]
    events = rules.advance(before).events
    found = sum(len(e.cubes) for e in events if e.rule == "R5" and e.player == seat)
    number = player.on_track(state.table.tables, "green")
    more = min(number + 2, sum(player.bag)) == found > min(number, sum(player.bag))
    if draw.level > 1 and not more and draw.lot("plain") < 0.4:
        return None
    return exercise(
        draw,
        state,
        "number",
        tell(
            "exercise-draw-end-ask",
            player=player.name,
            alone="yes" if alone else "no",
            required=state.table.required,
        ),
        [str(found)],
        rules="R5 O4" if alone else "R5",
        why=(
            tell("exercise-draw-end-why", number=number, held=sum(player.bag)),
            tell("exercise-draw-end-why-fewest", alone="yes" if alone else "no"),
        ),
    )


def _steps(draw: Draw) -> Exercise | None:
    """In which order the steps of a round's end come."""
    state = moment(draw, lambda s: s.phase == "war" and not s.agenda)
    if state is None:
        return None
    chosen = draw.mixed(_STEPS, "steps")[: draw.level + 2]
    order = sorted(chosen)
    if chosen == order:
        return None
    return exercise(
        draw,
        rules.public(state),
        "order",
        tell("exercise-steps-ask"),
        order,
        rules=" ".join(order),
        options=[Option(step, tell("exercise-step", step=step)) for step in chosen],
        why=(tell("exercise-steps-why"),),
    )


KINDS: Final = (
    kind("begins", "S1 S2 S3 S4 S5 S6 X1", _begins),
    kind("next_turn", "T1 U2", _next_turn),
    kind("next_first", "U2 R4", _next_first),
    kind("draw_end", "R5 O4", _draw_end),
    kind("steps", "R1 R2 R3 R4 R5", _steps),
)
