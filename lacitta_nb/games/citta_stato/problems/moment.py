"""When it is: the round, the phase, whose turn, who has passed, where the upgrade marker stands."""

from collections.abc import Iterator

from lacitta_nb.core.errors import Problem
from lacitta_nb.games.citta_stato.constants import ROUNDS
from lacitta_nb.games.citta_stato.state import State

_ENDING = ("second_score", "final", "over")
"""Phases after the last round (E2 to E5)."""
_ASKING = ("actions", "war", "second_score")
"""Phases in which something can be asked."""


def wrong_moment(state: State) -> Iterator[Problem]:
    """What is wrong with the moment of the game."""
    most = state.table.upgrade
    if not 0 <= state.upgrade <= most:
        found = str(state.upgrade)
        yield Problem.at(
            "upgrade", "file-whole-between", rule="S3", least=0, most=most, found=found
        )
    if state.phase in _ENDING and state.round != ROUNDS:
        yield Problem.at(
            "round",
            "file-stato-last-round",
            rule="E1",
            last=ROUNDS,
            phase=state.phase,
            found=state.round,
        )
    if state.agenda and state.phase not in _ASKING:
        yield Problem.at("pending", "file-stato-nothing-pending", phase=state.phase)
    yield from _wrong_passes(state)
    yield from _wrong_mover(state)
    yield from _wrong_begin(state)


def _wrong_passes(state: State) -> Iterator[Problem]:
    """All pass before the war, and nobody has after the last round (T1, R3)."""
    for seat, player in enumerate(state.players):
        place = f"players[{seat}]"
        if state.phase in ("war", "round_end") and not player.passed:
            yield Problem.at(
                f"{place}.passed", "file-stato-not-passed", rule="T1", phase=state.phase
            )
        if state.phase in _ENDING and player.passed:
            yield Problem.at(f"{place}.passed", "file-stato-passed", rule="R3", phase=state.phase)
        if state.phase in _ENDING and player.actions:
            found = player.actions
            yield Problem.at(
                f"{place}.actions", "file-stato-actions", rule="R3", phase=state.phase, found=found
            )


def _wrong_mover(state: State) -> Iterator[Problem]:
    """Whoever is to move has not passed; beside turns it is the first player (T1)."""
    if state.phase != "actions":
        if state.to_move != state.first_player:
            yield Problem.at(
                "to_move",
                "file-stato-to-move",
                rule="T1",
                seat=state.first_player,
                phase=state.phase,
                found=state.to_move,
            )
    elif state.mover.passed and not (state.ghost and state.agenda):
        yield Problem.at("to_move", "file-stato-mover-passed", rule="T1", seat=state.to_move)


def _wrong_begin(state: State) -> Iterator[Problem]:
    """Who passed first, but for the first player, begins the next round (U2)."""
    passed = [
        seat for seat, p in enumerate(state.players) if p.passed and seat != state.first_player
    ]
    if state.passed_first >= 0:
        if state.passed_first not in passed:
            seat = state.passed_first
            yield Problem.at("passed_first", "file-stato-passed-first", rule="U2", seat=seat)
    elif passed:
        yield Problem.at("passed_first", "file-missing", rule="U2")
