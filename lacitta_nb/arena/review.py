"""Looking back on a stage of a game, such as a year: which single choice cost a player most.

For each choice of a player the judge's other candidates are put in its place, and everything after
it is played again as it was, by the same rules and the same chance; where what was played is not
legal any more, the judge chooses. What the stage then comes to, beside what it came to, is what the
choice has cost: not what it promised at the time, but what it did, as all turned out.
"""

from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from lacitta_nb.core.box import box_of
from lacitta_nb.core.game import AnyGame, Entry
from lacitta_nb.core.moves import steps
from lacitta_nb.core.records import State, Step
from lacitta_nb.players.judge import Judge, judge_of, one_of_each

_WIDTH: Final = 6
"""Other things that are tried in the place of each choice."""

AnyEntry = Entry[Any, Any, Any]


class Stage(NamedTuple):
    """A stretch of a game's history: the state it began at, and its steps and plays.

    Attributes:
        place: how many steps and plays came before it.
        start: the moment it began at.
        entries: what was done in it.
    """

    place: int
    start: State
    entries: Sequence[AnyEntry]

    @property
    def before(self) -> list[State]:
        """The moment before each of its entries."""
        return [self.start, *(entry.step.state for entry in self.entries)][:-1]

    @property
    def end(self) -> State:
        """The moment after it."""
        state: State = self.entries[-1].step.state
        return state


class Regret(NamedTuple):
    """The choice that has cost a player most.

    Attributes:
        seat: whose it was.
        place: where it stands in the game's history, from 0.
        before: the moment at which it was made.
        action: what was done.
        better: what would have been better.
        points: by how much, in points that the judge feels.
    """

    seat: int
    place: int
    before: State
    action: Any
    better: Any
    points: float


def ended_stage(game: AnyGame, since: int) -> Stage | None:
    """The last stage that was ended by what was done after a place in a game's history, or None.

    Args:
        game: the game.
        since: so many steps and plays had been made by then.
    """
    history, judge = game.history, judge_of(game.state)
    states = [game.start, *(entry.step.state for entry in history)]
    stages = [judge.stage(state) for state in states]
    ends = [
        place
        for place in range(since + 1, len(states))
        if stages[place] != stages[place - 1] or states[place].over > states[place - 1].over
    ]
    if not ends:
        return None
    last = ends[-1]
    first = last - 1
    while first and stages[first - 1] == stages[last - 1]:
        first -= 1
    return Stage(first, states[first], history[first:last])


def regret(stage: Stage, seat: int) -> Regret | None:
    """The choice of a player that cost most in a stage; None where none of them cost anything."""
    judge = judge_of(stage.start)
    had = judge.lead(stage.end, seat)
    worst: Regret | None = None
    for number, better in _others(judge, stage, seat):
        end = _replayed(judge, stage, number, better)
        points = judge.lead(end, seat) - had
        if points > (0.0 if worst is None else worst.points):
            before, action = stage.before[number], stage.entries[number].action
            worst = Regret(seat, stage.place + number, before, action, better, points)
    return worst


def _others(judge: Judge[Any, Any], stage: Stage, seat: int) -> Iterator[tuple[int, Any]]:
    """What else a player could have done at each choice, by its number in the stage."""
    for number, (before, entry) in enumerate(zip(stage.before, stage.entries, strict=True)):
        decision = before.decision
        if entry.action is None or decision is None or decision.player != seat:
            continue
        found = one_of_each(judge, judge.candidates(before.seen_by(seat)))
        others = [candidate.action for candidate in found if candidate.action != entry.action]
        for action in others[:_WIDTH]:
            yield number, action


def _replayed(judge: Judge[Any, Any], stage: Stage, number: int, better: object) -> State:
    """The end of a stage in which one choice was another one."""
    rules, name = box_of(stage.start).rules, judge.stage(stage.start)
    made: dict[tuple[int, str], deque[Any]] = defaultdict(deque)
    for before, entry in zip(stage.before[number + 1 :], stage.entries[number + 1 :], strict=True):
        if entry.action is not None and before.decision is not None:
            made[before.decision].append(entry.action)

    def move(state: State, seat: int) -> Step[State, Any]:
        assert state.decision is not None
        waiting = made[state.decision]
        while waiting:
            action = waiting.popleft()
            if rules.refusal(state, action) is None:
                return rules.apply(state, action)
        return rules.apply(state, judge.choose(state.seen_by(seat)))

    state: State = rules.apply(stage.before[number], better).state
    for step in steps(state, move):
        state = step.state
        if judge.stage(state) != name:
            break
    return state
