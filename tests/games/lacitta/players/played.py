"""Decisions of whole games, for tests of computer players."""

import random

from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import ComputerPlayer
from tests.games.driving import any_kind

EDITIONS = ("classic", "new", "expansion")


def beginning(edition: str = "classic", seed: int = 1, players: int = 3) -> State:
    names = [f"Player {n + 1}" for n in range(players)]
    setup = "beginner" if seed % 2 else "advanced"
    return rules.new_state(shipped_board("toscana"), names, edition=edition, setup=setup, seed=seed)


def decisions(edition: str, seed: int, player: ComputerPlayer | None = None) -> list[State]:
    """The states of a game in which somebody must decide; played by lot, or by that player."""
    state, chance, found = beginning(edition, seed), random.Random(seed), []
    while not state.over:
        decision = state.decision
        if decision is None:
            state = rules.advance(state).state
            continue
        found.append(state)
        if player is None or chance.random() < 0.3:
            action = any_kind(state, rules.legal_actions(state), chance)
        else:
            action = player.choose(state.seen_by(decision.player))
        state = rules.apply(state, action).state
    return found


def mover(state: State) -> int:
    decision = state.decision
    assert decision is not None
    return decision.player
