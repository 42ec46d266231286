"""Nim with a stone that may lie hidden: a toy, to prove that the shared rooms know no game.

Stones lie on a heap, and under a cup lies one more, or none; only the first player has looked. In
turn everyone takes one to three stones (N1). When the heap is empty, the cup is lifted (N2), and
whoever comes next takes a stone that lay there. Who took the last stone wins (N3).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple, SupportsIndex

from lacitta_nb.core.chance import draws
from lacitta_nb.core.errors import BadAction, Refusal
from lacitta_nb.core.plain import PlainPlayer, PlainRules, PlainScore
from lacitta_nb.core.records import Decision, Step, seat_of
from lacitta_nb.core.shown import ShownState


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


@dataclass(frozen=True, repr=False)
class State(ShownState):
    players: tuple[PlainPlayer, ...]
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
    return State(tuple(map(PlainPlayer, names)), 6 + int(draw() * 5), int(draw() * 2), seed=seed)


class NimRules(PlainRules[State, Action, Event]):
    def legal_actions(self, state: State) -> list[Action]:
        return [action for action in ALL if action.amount <= state.heap] if state.decision else []

    def action_of(self, state: State, meant: object) -> Action:
        del state
        for action in ALL:
            if meant in (action, str(action)):
                return action
        raise BadAction("nim-no-action", given=str(meant))

    def obstacle(self, state: State, action: Action) -> Refusal | None:
        words: dict[str, str | int] = {"amount": action.amount, "heap": state.heap}
        return Refusal("N1", "nim-too-many", words) if action.amount > state.heap else None

    def after(self, state: State, action: Action) -> Step[State, Event]:
        seat, left = state.to_move, state.heap - action.amount
        following, phase = (seat + 1) % len(state.players), "take" if left else "lift"
        after = replace(state, heap=left, to_move=following, phase=phase)
        return Step(after, (Event("took", "N1", seat, action.amount),))

    def by_itself(self, state: State) -> Step[State, Event]:
        winner = (state.to_move - 1 + (state.cup or 0)) % len(state.players)
        events = Event("lifted", "N2", amount=state.cup or 0), Event("won", "N3", winner)
        return Step(replace(state, to_move=winner, phase="over"), events)

    def complete(self, state: State, seed: int) -> State:
        cup = int(draws(f"{seed}/cup")() * 2) if state.cup is None else state.cup
        return replace(state, cup=cup, seed=seed)

    def public(self, state: State) -> State:
        return replace(state, cup=state.cup if state.over else None, seed=0)

    def scores(self, state: State) -> list[PlainScore]:
        return PlainScore.of(
            [int(state.over and i == state.to_move) for i, _ in enumerate(state.players)]
        )

    def moment(self, state: State) -> str:
        return f"{state.heap}/{state.phase}"


RULES = NimRules()
