"""Positions for exercises: moments of games that are played at random by a text.

Whoever can act hardly ever passes, so that rounds are as full as with people. Every position is one
that a game can lead to, seen as it lies open to all.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from lacitta_nb.core.chance import draws
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import UNKNOWN
from lacitta_nb.games.citta_stato.lessons.positions import NAMES
from lacitta_nb.games.citta_stato.state import Player, State
from lacitta_nb.games.citta_stato.table import Table
from lacitta_nb.games.citta_stato.tables import shipped_tables
from lacitta_nb.lessons.exercise import Option
from lacitta_nb.lessons.making import Draw, tell

_SEATS: Final = {1: (2,), 2: (2, 3), 3: (3, 4)}
"""How many play at each level."""
_ROUNDS: Final = {1: (1, 3), 2: (2, 5), 3: (3, 7)}
"""The rounds at each level."""
_SEEDS: Final = 1 << 31
_PASSES: Final = 0.12
"""How often somebody passes who could act."""
_MANY: Final = 5
"""Actions after which nobody takes another one."""

Wanted = Callable[[State], bool]


def started(draw: Draw, seats: tuple[int, ...] = (), *, expansion: bool = False) -> State:
    """A game before its first turn."""
    size = draw.one(seats or _SEATS[draw.level], "size")
    table = Table(shipped_tables(), size, expansion=expansion, seed=_seed(draw))
    return rules.new_state(NAMES[:size], table)


def started_alone(draw: Draw) -> State:
    """A solo game before its first turn (O)."""
    scenario, game = draw.number(1, 4, "scenario"), draw.number(1, 3, "game")
    table = Table(shipped_tables(), 1, seed=_seed(draw), scenario=scenario, game=game)
    return rules.new_solo_state(NAMES[0], table, 0)


def _seed(draw: Draw) -> int:
    return int(draw.lot("seed") * _SEEDS)


def moments(state: State) -> Iterator[State]:
    """All moments of a game that goes on from one, played at random."""
    lot = draws(f"{state.table.seed}/exercise")
    while True:
        yield state
        if state.over:
            return
        if state.decision is None:
            state = rules.advance(state).state
        else:
            state = rules.apply(state, _choice(state, lot)).state


def _choice(state: State, lot: Callable[[], float]) -> Action:
    legal = rules.legal_actions(state)
    if state.choice == "turn":
        # Passing is the last one.
        if len(legal) == 1 or state.mover.actions >= _MANY or lot() < _PASSES:
            return legal[-1]
        legal = legal[:-1]
        # Each kind of action as often as another, however many ways there are to pay it.
        kinds = list(dict.fromkeys(action.kind for action in legal))
        kind = kinds[int(lot() * len(kinds))]
        legal = [action for action in legal if action.kind == kind]
    return legal[int(lot() * len(legal))]


def moment(
    draw: Draw, wanted: Wanted, start: State | None = None, rounds: tuple[int, int] | None = None
) -> State | None:
    """A moment that is wanted, from a round on that is drawn, as it lies open to all.

    Args:
        draw: what it is drawn by.
        wanted: asked of every moment from that round on.
        start: where the game begins; None draws that, too.
        rounds: from, to; None: those of the level.
    """
    first = draw.number(*(rounds or _ROUNDS[draw.level]), "round")
    left, found = draw.number(1, 4, "which"), None
    for state in moments(started(draw) if start is None else start):
        if state.round >= first and wanted(state):
            left, found = left - 1, state
            if not left:
                break
    return found


def open_moment(
    draw: Draw, wanted: Wanted, start: State | None = None, rounds: tuple[int, int] | None = None
) -> State | None:
    """The same as it lies open to all."""
    found = moment(draw, wanted, start, rounds)
    return None if found is None else rules.public(found)


def asks_turn(state: State) -> bool:
    """Whether somebody is to take a turn."""
    return state.choice == "turn"


def first_turn(state: State) -> bool:
    """Whether somebody is to take the first turn of a round."""
    return state.choice == "turn" and not state.mover.actions


def turn(draw: Draw, wanted: Wanted = asks_turn, start: State | None = None) -> State | None:
    """A turn, as it lies open to all."""
    return open_moment(draw, lambda state: state.choice == "turn" and wanted(state), start)


def dealt(state: State) -> State:
    """The same moment with the discs of the mover known: those of a view may be hidden (A4)."""
    return rules.complete(state, 1) if UNKNOWN in state.mover.discs else state


def changed(state: State, seat: int, **fields: Any) -> State:  # noqa: ANN401 - fields of a player
    """The same moment with something else before a player."""
    player: Player = state.players[seat]._replace(**fields)
    return state._replace(players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def players(draw: Draw, state: State, seats: Iterable[int]) -> list[Option]:
    """Players as options, mixed."""
    return [
        Option(str(seat), tell("exercise-player", player=state.players[seat].name))
        for seat in draw.mixed(seats, "options")
    ]
