"""Random games: every decision drawn by a generator of their own, so that a seed is a game."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules import new_state
from lacitta_nb.games.lacitta.state import State
from tests.games import driving
from tests.games.driving import any_action, any_kind


class Kind(NamedTuple):
    """What sort of game: players, set-up, board and edition."""

    players: int
    setup: str
    board: str
    edition: str = "classic"

    def __str__(self) -> str:
        edition = "" if self.edition == "classic" else f"{self.edition}-"
        return f"{edition}{self.players}-{self.setup}-{self.board}"


Moment = driving.Moment[State, Action, Event]

Style = Callable[[State, Sequence[Action], random.Random], Action]

KINDS = (
    *(Kind(n, setup, "toscana") for n in (2, 3, 4, 5) for setup in ("beginner", "advanced")),
    Kind(2, "beginner", "lezione"),
    Kind(2, "advanced", "lezione"),
)
"""Both set-ups on both boards; the small board has room for two players."""


def kinds_of(edition: str) -> tuple[Kind, ...]:
    """The same sorts of games in another edition."""
    return tuple(kind._replace(edition=edition) for kind in KINDS)


LATER_KINDS = kinds_of("new") + kinds_of("expansion")
"""Those of the new edition and of its expansion."""


def start(kind: Kind, seed: int) -> State:
    """The beginning of a game."""
    names = [f"Player {n + 1}" for n in range(kind.players)]
    return new_state(
        shipped_board(kind.board), names, edition=kind.edition, setup=kind.setup, seed=seed
    )


def grower(state: State, actions: Sequence[Action], chance: random.Random) -> Action:
    """Mostly the farm with most wheat, markets and water: cities grow large before they fall."""
    if chance.random() < 0.3:
        return any_action(state, actions, chance)
    board, wheat = state.table.board, state.table.wheat
    farms = [a for a in actions if a.building == "farm" and wheat[board.index[a.space]] > 1]
    if farms:
        return max(farms, key=lambda action: wheat[board.index[action.space]])
    growing = ("market", "fountain", "bathhouse", "port", "palace", "hospital", "estate")
    wanted = [a for a in actions if a.building in growing or a.kind == "golden_times"]
    return any_action(state, wanted or actions, chance)


STYLES = (any_action, any_kind, grower)


def moments(state: State, chance: random.Random, style: Style) -> Iterator[Moment]:
    """Play a game to its end; every move of it."""
    return driving.moments(state, chance, style)


def random_game(number: int, kinds: Sequence[Kind] = KINDS) -> Iterator[Moment]:
    """A whole random game by its number: all kinds of games in turn, each in all styles."""
    style = STYLES[number // len(kinds) % len(STYLES)]
    return moments(start(kinds[number % len(kinds)], number), random.Random(number), style)
