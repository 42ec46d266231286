"""Exercises about markers, forms and crowns (T7, A6, E3, E4, S7)."""

from typing import Final

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import FORMS, HIDDEN, REPUBLICS, SIDES, form_of
from lacitta_nb.games.citta_stato.lessons.exercises.positions import (
    asks_turn,
    changed,
    moment,
    started,
    turn,
)
from lacitta_nb.games.citta_stato.rules.scoring import Score
from lacitta_nb.games.citta_stato.state import Player, State, Task
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw, exercise, kind, tell
from lacitta_nb.lessons.said import Said

_NEAR: Final = {1: (4, 12), 2: (3, 13), 3: (1, 15)}
"""Where markers stand at each level."""
_SCORED: Final = {1: 12, 2: 24, 3: 40}
"""The highest score that is asked about at each level."""
_FEW: Final = 3
"""Crowns that the stock has where it may run out."""


def shifted(state: State, level: int, side: str) -> State:
    """The state after everyone's move by the level of a scheme (A6, T7)."""
    steps = state.table.tables.scheme_moves[level - 1]
    asked = state._replace(agenda=(Task("shift", state.to_move, "A6", (steps,)),))
    return rules.apply(asked, f"shift {side}").state if steps else state


def _moved(draw: Draw) -> tuple[State, State, int, int, str] | None:
    """A turn with a marker drawn, what a scheme makes of it: before, after, seat, level, side."""
    state = turn(draw)
    if state is None:
        return None
    seat = draw.number(0, state.table.size - 1, "seat")
    state = changed(state, seat, marker=draw.number(*_NEAR[draw.level], "marker"))
    level = draw.number(2 if draw.level == 1 else 1, len(state.schemes), "level")
    side = draw.one(SIDES, "side")
    return state, shifted(state, level, side), seat, level, side


def _shift(draw: Draw) -> Exercise | None:
    """On which space a marker stands after a scheme."""
    found = _moved(draw)
    if found is None:
        return None
    state, after, seat, level, side = found
    steps = state.table.tables.scheme_moves[level - 1]
    here, there = (s.players[seat].marker for s in (state, after))
    stopped = abs(there - here) < steps
    # Above the second level a marker stops at the end of the track now and then.
    if draw.level > 2 and not stopped and draw.lot("stopped") < 0.3:
        return None
    return exercise(
        draw,
        state,
        "number",
        tell(
            "exercise-shift-ask",
            user=state.mover.name,
            player=state.players[seat].name,
            here=here,
            level=level,
            side=side,
        ),
        [str(there)],
        about=(f"form.{here}",),
        rules="A6 T7",
        why=(
            tell("exercise-shift-why", level=level, steps=steps),
            *((tell("exercise-shift-why-end"),) if stopped else ()),
        ),
    )


def _crossing(draw: Draw) -> tuple[State, State, int, int, str] | None:
    """The same, mostly over a border between forms: that is what makes it worth asking."""
    found = _moved(draw)
    if found is None:
        return None
    state, after, seat, *_ = found
    before, zone = (state.table.tables.zone(s.players[seat].marker) for s in (state, after))
    return None if before == zone and draw.lot("same") < 0.6 else found


def _zone(draw: Draw) -> Exercise | None:
    """In the zone of which form a marker stands after a scheme."""
    found = _crossing(draw)
    if found is None:
        return None
    state, after, seat, level, side = found
    tables = state.table.tables
    zone = tables.zone(after.players[seat].marker)
    first, last = tables.zones[zone]
    return exercise(
        draw,
        state,
        "choice",
        tell(
            "exercise-zone-ask",
            user=state.mover.name,
            player=state.players[seat].name,
            here=state.players[seat].marker,
            level=level,
            side=side,
        ),
        [zone],
        about=(f"form.{state.players[seat].marker}",),
        rules="A6 T7 E4",
        options=[
            Option(form, tell("exercise-form", form=form)) for form in draw.mixed(FORMS, "options")
        ],
        why=(
            tell("exercise-shift-why", level=level, steps=tables.scheme_moves[level - 1]),
            tell(
                "exercise-zone-why",
                there=after.players[seat].marker,
                form=zone,
                first=first,
                last=last,
            ),
        ),
    )


def _taking(draw: Draw) -> tuple[State, int, int] | None:
    """A moment with markers drawn, as everybody sees it; somebody, and the crowns taken then."""
    # What somebody's republic card is decides nothing here, but the count of a view wants it.
    state = moment(draw, asks_turn)
    if state is None:
        return None
    for seat in range(state.table.size):
        state = changed(state, seat, marker=draw.number(1, 15, f"marker/{seat}"))
    if draw.level > 2:
        state = _with_few(draw, state)
    seat = draw.number(0, state.table.size - 1, "seat")
    end = rules.advance(state._replace(phase="final")).events
    taken = sum(e.amount for e in end if e.kind == "crown" and e.player == seat)
    return rules.public(state), seat, taken


def _crowns_end(draw: Draw) -> Exercise | None:
    """How many crowns somebody takes in the end; at the third level the stock may run out."""
    found = _taking(draw)
    if found is None:
        return None
    state, seat, taken = found
    above = state.players[seat].crowns_above(state.table.tables)
    short = taken < above
    if (draw.level > 2 and not short and draw.lot("enough") < 0.7) or (
        not above and draw.lot("none") < 0.6
    ):
        return None
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-crowns-end-ask", player=state.players[seat].name, stock=state.crown_stock),
        [str(taken)],
        about=(f"form.{state.players[seat].marker}",),
        rules="E3 S7" if short else "E3",
        why=(
            tell("exercise-crowns-end-why", space=state.players[seat].marker, above=above),
            *(
                (
                    tell(
                        "exercise-crowns-end-why-short",
                        first=state.players[state.first_player].name,
                        stock=state.crown_stock,
                    ),
                )
                if short
                else ()
            ),
        ),
    )


def _with_few(draw: Draw, state: State) -> State:
    """The same turn with so many crowns before the players that few are left."""
    spare = state.crown_stock - draw.number(1, _FEW, "left")
    if spare <= 0:
        return state
    seat = draw.number(0, state.table.size - 1, "rich")
    return changed(state, seat, crowns=state.players[seat].crowns + spare)


def _signs(draw: Draw) -> Exercise | None:
    """How many crown signs stand between two scores."""
    state = turn(draw)
    if state is None:
        return None
    high = draw.number(_SCORED[draw.level] // 2, _SCORED[draw.level], "high")
    low = draw.number(0, high - 1, "low")
    tables = state.table.tables
    found = tables.signs(low, high)
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-signs-ask", low=low, high=high),
        [str(found)],
        rules="E4",
        why=(
            tell("exercise-signs-why"),
            tell("exercise-signs-why-between", found=found, low=low, high=high),
        ),
    )


def _final(draw: Draw) -> Exercise | None:
    """Which score counts: form, crowns and signs are looked at."""
    state = moment(draw, asks_turn, started(draw))
    if state is None:
        return None
    seat = draw.number(0, state.table.size - 1, "seat")
    shown = _scored(draw, state, seat)
    score, player = rules.scores(shown)[seat], shown.players[seat]
    # Each of the three ways as often as another.
    wanted = draw.one(("outside", "poor", "higher"), "way")
    way = "outside" if not score.form else "higher" if score.crowns >= score.signs else "poor"
    if score.first == score.second or way != wanted:
        return None
    return exercise(
        draw,
        # A second score and a republic card of a game that goes on stand in the question alone.
        rules.public(changed(shown, seat, second=0, republic=HIDDEN)),
        "number",
        tell(
            "exercise-final-ask",
            player=player.name,
            first=score.first,
            second=score.second,
            republic=player.republic,
        ),
        [str(score.final)],
        about=(f"form.{player.marker}",),
        rules="E3 E4",
        why=_why_final(score, player),
    )


def _scored(draw: Draw, state: State, seat: int) -> State:
    """The same turn with scores, a republic card, crowns and a marker drawn for somebody."""
    return changed(
        state,
        seat,
        points=draw.number(6, _SCORED[draw.level], "first"),
        second=draw.number(0, _SCORED[draw.level], "second"),
        republic=draw.one(REPUBLICS, "republic"),
        marker=draw.number(1, state.table.tables.spaces, "marker"),
        crowns=draw.number(0, 4, "crowns"),
    )


def _why_final(score: Score, player: Player) -> tuple[Said, ...]:
    form = tell(
        "exercise-final-why-form",
        space=player.marker,
        inside="yes" if score.form else "no",
        form=form_of(player.republic),
    )
    crowns = tell("exercise-final-why-crowns", crowns=score.crowns, signs=score.signs)
    last = tell("exercise-final-why", final=score.final)
    return (form, crowns, last) if score.form else (form, last)


KINDS: Final = (
    kind("shift", "A6 T7", _shift),
    kind("zone", "A6 T7 E4", _zone),
    kind("crowns_end", "E3 S7", _crowns_end),
    kind("signs", "E4", _signs),
    kind("final", "E3 E4", _final),
)
