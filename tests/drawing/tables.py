"""Tables at several stages of real games, to be drawn and measured."""

from collections.abc import Iterable, Mapping
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

from lacitta_nb.core.box import state_of
from lacitta_nb.drawing import Scene, picture_of
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules import advance, apply, legal_actions, new_state
from lacitta_nb.games.lacitta.state import State

LIKED: Final = ("found", "bread_and_circuses", "rich_harvest")
NAMES: Final = ("Rosso", "Blu", "Verde", "Giallo", "Nero")
BROKEN_CURVE: Final = {
    "format": "lacitta-position/1",
    "board": "toscana",
    "year": 5,
    "phase": "migration",
    "start_player": 2,
    "players": [{"action_cards": 3, "founded": False} for _ in range(5)],
    "cities": [
        {
            "owner": 0,
            "castle": "M4",
            "citizens": 12,
            "buildings": {
                "H5": "farm",
                "I5": "school",
                "J5": "farm",
                "K8": "statue",
                "L4": "market",
                "N4": "school",
            },
        },
        {"owner": 1, "castle": "F9", "citizens": 3},
        {
            "owner": 4,
            "castle": "J3",
            "citizens": 7,
            "buildings": {"H4": "statue", "I4": "hospital", "J4": "market"},
        },
        {"owner": 3, "castle": "F7", "citizens": 5},
    ],
    "voice": {"cards": ["health", "education", "education", "education"]},
    "seed": 2214,
}
"""A migration with a way that turns back on itself: shapely's curve at its side is in pieces."""


class Moment(NamedTuple):
    """A state and what led to it."""

    state: State
    events: tuple[Event, ...]


def _choose(state: State, random: Random) -> Action:
    """A player who grows food first and then builds whatever comes: enough for a crowded board."""
    actions = legal_actions(state)
    assert state.decision
    player = state.decision.player
    if state.food(player) <= state.citizens(player) + 1:
        index, wheat = state.table.board.index, state.table.wheat
        farms = [a for a in actions if a.building == "farm" and wheat[index[a.space]] > 1]
        if farms:
            return max(farms, key=lambda a: (wheat[index[a.space]], a))
    liked = [a for a in actions if a.building not in ("", "farm", "quarry") or a.kind in LIKED]
    some = liked or actions
    return some[int(random.random() * len(some))]


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


def scene_of(
    table: object,
    events: Iterable[Event] = (),
    highlights: Mapping[str, str] | None = None,
    *,
    legend: bool = False,
    **more: Any,  # noqa: ANN401 - what a scene is asked for
) -> Scene:
    """The picture of a game or a state, without its legend if not told otherwise."""
    state = state_of(table)
    return picture_of(state).scene(state, events, highlights, legend=legend, **more)
