"""Exercises about the war: who can pay, who wins, who takes next (W2 to W4)."""

from typing import Final

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.lessons.exercises.positions import (
    changed,
    moment,
    players,
    started,
)
from lacitta_nb.games.citta_stato.state import Placed, State
from lacitta_nb.lessons.exercise import Exercise
from lacitta_nb.lessons.making import Draw, exercise, kind, tell
from lacitta_nb.lessons.said import Said

_SEATS: Final = {1: (2, 3), 2: (3, 4), 3: (4,)}


def war(draw: Draw) -> State | None:
    """A war in which everyone fights, with discs turned up, before anybody has paid."""
    state = moment(
        draw, lambda s: s.phase == "war" and not s.agenda, started(draw, _SEATS[draw.level])
    )
    if state is None:
        return None
    placed = list(state.war)
    for seat in draw.mixed(range(state.table.size), "order"):
        discs = state.players[seat].discs
        if all(other.player != seat for other in placed) and discs:
            disc = draw.one(discs, f"disc/{seat}")
            state = changed(state, seat, discs=tuple(d for d in discs if d != disc))
            placed.append(Placed(seat, disc))
    found = rules.advance(state._replace(war=tuple(placed))).state
    if len(placed) < state.table.size or not _unpaid_yet(found, placed):
        return None
    return rules.public(found)


def _unpaid_yet(state: State, placed: list[Placed]) -> bool:
    """Whether all discs lie there, and nobody has paid: only those of power 0 cost nothing."""
    if state.choice != "pay" or list(state.war) != placed:
        return False
    asked = state.agenda[0].seat
    before = placed[: [other.player for other in placed].index(asked)]
    return all(other.disc == 0 for other in before)


def fighting(state: State) -> tuple[Placed, ...]:
    """The discs that are left when all who can have paid, the winner's first."""
    now = state
    while now.choice == "pay":
        now = rules.apply(now, rules.legal_actions(now)[0]).state
    if now.choice != "take":
        return ()
    return tuple(sorted(now.war, key=lambda placed: -placed.disc))


def _unpaid(state: State, left: tuple[Placed, ...]) -> list[Said]:
    """Who can't pay, in sentences."""
    return [
        tell(
            "exercise-war-why-unpaid",
            player=state.players[placed.player].name,
            held=sum(state.players[placed.player].cubes),
            disc=placed.disc,
        )
        for placed in state.war
        if placed not in left
    ]


def _winner(draw: Draw) -> Exercise | None:
    """Who wins the war; above the first level mostly not the highest disc of all."""
    state = war(draw)
    left = () if state is None else fighting(state)
    if state is None or not left:
        return None
    highest = max(placed.disc for placed in state.war)
    tied = [placed.disc for placed in left].count(left[0].disc) > 1
    plain = left[0].disc == highest and not tied
    if draw.level > 1 and plain and draw.lot("plain") < 0.7:
        return None
    return exercise(
        draw,
        state,
        "choice",
        tell("exercise-war-winner-ask"),
        [str(left[0].player)],
        about=("war",),
        rules="W2 W3",
        options=players(draw, state, [placed.player for placed in state.war]),
        why=(
            *_unpaid(state, left),
            tell("exercise-war-why", disc=left[0].disc),
            *((tell("exercise-war-why-tie"),) if tied else ()),
        ),
    )


def _order(draw: Draw) -> Exercise | None:
    """In which order those who can pay take cards."""
    state = war(draw)
    left = () if state is None else fighting(state)
    if state is None or len(left) < max(2, draw.level):
        return None
    order = [str(placed.player) for placed in left]
    shown = players(draw, state, [placed.player for placed in left])
    if len(shown) > 2 and [option.key for option in shown] == order:
        return None
    tied = len({placed.disc for placed in left}) < len(left)
    if draw.level > 1 and not tied and draw.lot("tied") < 0.6:
        return None
    return exercise(
        draw,
        state,
        "order",
        tell("exercise-war-order-ask"),
        order,
        about=("war",),
        rules="W3 W4",
        options=shown,
        why=(
            tell("exercise-war-why", disc=left[0].disc),
            tell("exercise-war-order-why"),
            *((tell("exercise-war-why-tie"),) if tied else ()),
        ),
    )


KINDS: Final = (
    kind("war_winner", "W2 W3", _winner),
    kind("war_order", "W3 W4", _order),
)
