"""Nim with a stone that may lie hidden: a toy, to prove that the shared rooms know no game.

Stones lie on a heap, and under a cup lies one more, or none; only the first player has looked. In
turn everyone takes one to three stones (N1). When the heap is empty, the cup is lifted (N2), and
whoever comes next takes a stone that lay there. Who took the last stone wins (N3).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple, SupportsIndex

from lacitta_nb.core.chance import draws
from lacitta_nb.core.errors import BadAction, DecisionPending, GameOver, IllegalAction, Refusal
from lacitta_nb.core.moves import nobody_decides
from lacitta_nb.core.records import Decision, Step, seat_of


class Player(NamedTuple):
    name: str


class Score(NamedTuple):
    player: int
    total: int
    rank: int


class Action(NamedTuple):
    kind: str = "take"
    amount: int = 0

    def __str__(self) -> str:
        return f"take {self.amount}"


class Event(NamedTuple):
    kind: str
    rule: str
    player: int | None = None
    amount: int = 0


@dataclass(frozen=True)
class State:
    players: tuple[Player, ...]
    heap: int
    cup: int | None
    to_move: int = 0
    phase: str = "take"
    seed: int = 0

    box: ClassVar[str] = "tests.contract.nim.box"

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def decision(self) -> Decision[str] | None:
        return Decision(self.to_move, "take") if self.phase == "take" else None

    def seen_by(self, player: SupportsIndex | str) -> "State":
        knows = self.over or seat_of(self.players, player) == 0
        return replace(self, cup=self.cup if knows else None, seed=0)


ALL = [Action(amount=amount) for amount in (1, 2, 3)]


def new_state(names: Sequence[str], seed: int) -> State:
    draw = draws(f"{seed}/heap")
    return State(tuple(map(Player, names)), 6 + int(draw() * 5), int(draw() * 2), seed=seed)


def legal_actions(state: State) -> list[Action]:
    return [action for action in ALL if action.amount <= state.heap] if state.decision else []


def action_of(state: State, meant: object) -> Action:
    del state
    for action in ALL:
        if meant in (action, str(action)):
            return action
    raise BadAction("nim-no-action", given=str(meant))


def refusal(state: State, action: Action | str) -> Refusal | None:
    amount = action_of(state, action).amount
    if state.decision is None:
        return Refusal("N1", "nobody-decides", {"phase": state.phase})
    too_many: dict[str, str | int] = {"amount": amount, "heap": state.heap}
    return Refusal("N1", "nim-too-many", too_many) if amount > state.heap else None


obstacle = refusal


def apply(state: State, action: Action | str) -> Step[State, Event]:
    if state.decision is None:
        raise nobody_decides(state)
    if (refused := refusal(state, action)) is not None:
        raise IllegalAction(refused)
    seat, amount = state.to_move, action_of(state, action).amount
    left = state.heap - amount
    after = replace(
        state, heap=left, to_move=(seat + 1) % len(state.players), phase="take" if left else "lift"
    )
    return Step(after, (Event("took", "N1", seat, amount),))


def advance(state: State) -> Step[State, Event]:
    if state.over:
        raise GameOver("game-over")
    if state.decision is not None:
        raise DecisionPending("decision-pending", player=state.players[state.to_move].name)
    winner = (state.to_move - 1 + (state.cup or 0)) % len(state.players)
    events = Event("lifted", "N2", amount=state.cup or 0), Event("won", "N3", winner)
    return Step(replace(state, to_move=winner, phase="over"), events)


def complete(state: State, seed: int) -> State:
    cup = int(draws(f"{seed}/cup")() * 2) if state.cup is None else state.cup
    return replace(state, cup=cup, seed=seed)


def public(state: State) -> State:
    return replace(state, cup=state.cup if state.over else None, seed=0)


def scores(state: State) -> list[Score]:
    won = [int(state.over and seat == state.to_move) for seat in range(len(state.players))]
    return [Score(seat, total, 1 if total else 1 + sum(won)) for seat, total in enumerate(won)]


def moment(state: State) -> str:
    return f"{state.heap}/{state.phase}"
