"""Tables at several stages of real games, to be drawn and measured."""

from functools import cache
from random import Random
from typing import Final, NamedTuple

from lacitta_nb.actions import Action
from lacitta_nb.board import shipped_board
from lacitta_nb.events import Event
from lacitta_nb.rules import advance, apply, legal_actions, new_state
from lacitta_nb.state import State

NAMES: Final = ("Rosso", "Blu", "Verde", "Giallo", "Nero")
_LIKED: Final = {"found": 5, "build": 4, "bread_and_circuses": 4, "rich_harvest": 5}


class Moment(NamedTuple):
    """A state and what led to it."""

    state: State
    events: tuple[Event, ...]


def _choose(state: State, random: Random) -> Action:
    """A player who likes to build: enough for a crowded board."""
    actions = legal_actions(state)
    for _ in range(4):
        action = actions[int(random.random() * len(actions))]
        if _LIKED.get(action.kind, 3 if action.building else 0) * random.random() > 1:
            return action
    return actions[int(random.random() * len(actions))]


@cache
def moments(players: int = 5, seed: int = 7, setup: str = "beginner") -> tuple[Moment, ...]:
    """Every moment of one game, from the first to the end."""
    random = Random(seed)
    state = new_state(
        shipped_board("toscana"), NAMES[:players], edition="classic", setup=setup, seed=seed
    )
    found = [Moment(state, ())]
    while not state.over:
        if state.decision:
            state, events = apply(state, _choose(state, random))
        else:
            state, events = advance(state)
        found.append(Moment(state, events))
    return tuple(found)


def late(players: int = 5, seed: int = 7) -> Moment:
    """The fullest board of a game."""
    return max(moments(players, seed), key=lambda m: m.state.occupied.bit_count())


def after(kind: str, players: int = 5, seed: int = 7) -> Moment:
    """The last moment of a game with the most events of a kind."""
    return max(moments(players, seed), key=lambda m: sum(e.kind == kind for e in m.events))
