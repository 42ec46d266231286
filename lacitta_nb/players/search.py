"""The player that plays on, many times, before it chooses.

What it cannot see is dealt at random (`rules.complete`); then a judge plays all seats to the end of
its stage (La Città's to the end of the year) and says what that has led to. Who the others are it
cannot see, either: each is taken for somebody else by lot, on every deal anew.
All candidates are tried on the same deals, so that luck tells against none of them; after each
round the worse half is dropped (sequential halving: Karnin, Koren and Somekh, 2013).
"""

import time
from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, TypeVar

from lacitta_nb.core.box import box_of
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.moves import steps
from lacitta_nb.core.records import State
from lacitta_nb.given import attempt, positive, repr_of
from lacitta_nb.players.critic import Loss
from lacitta_nb.players.judge import Candidate, GameEnd, Judge, counted, judge_of, one_of_each
from lacitta_nb.players.protocol import choices, finished, generator, legal, mover, refuse_stranger
from lacitta_nb.players.reasons import Reason
from lacitta_nb.players.settings import judge_from, seconds_from, seed_from

S = TypeVar("S", bound=State)

_STRANGE: Final = 0.5
"""How often each of the others is taken for somebody who plays in another way."""


class Tried(NamedTuple):
    """A candidate: the action, the playouts it had, and its mean result in felt points.

    The mean is that of the best one, and how far it was apart from it on the deals that both met.
    """

    action: Any
    playouts: int
    mean: float


@dataclass(frozen=True)
class SearchPlayer:
    """Tries its judge's best candidates in playouts over sampled hidden cards.

    Args:
        playouts: the budget of one decision.
        width: how many candidates are tried.
        seconds: stop after so much time, too; then the choice depends on the computer's speed.
        greedy: plays and judges the playouts; None: the judge of the view's game.
        seed: a text that deals the hidden cards.

    Raises:
        BadSetting: no playout, no candidate, or no time; a judge that is none, or a seed that is
            no text.
    """

    playouts: int = 60
    width: int = 12
    seconds: float | None = None
    greedy: Judge[Any, Any] | None = None
    seed: str = "0"

    def __post_init__(self) -> None:
        playouts, width = positive(self.playouts), positive(self.width)
        if playouts is None or width is None:
            odd = self.playouts if playouts is None else self.width
            raise BadSetting("player-bad-budget", given=repr_of(odd))
        if self.greedy is not None:
            judge_from(self.greedy)
        # As plain numbers, so that equal players are one and the same to a tournament.
        object.__setattr__(self, "playouts", playouts)
        object.__setattr__(self, "width", width)
        object.__setattr__(self, "seconds", seconds_from(self.seconds))
        object.__setattr__(self, "seed", seed_from(self.seed))

    def seeded(self, seed: str) -> "SearchPlayer":
        """The same player, drawing by another seed."""
        return replace(self, seed=seed)

    def choose(self, view: State) -> Any:  # noqa: ANN401 - an action of the view's game
        """The candidate with the best mean result."""
        return self.tried(view)[0].action

    def thinking(self, view: State) -> Generator[None, None, Any]:
        """The same choice, one playout at a time."""
        tried = yield from self._trying(view)
        return tried[0].action

    def ranked(self, view: State) -> list[tuple[Any, float]]:
        """The candidates with their mean results, the best first.

        What others are compared with, such as a pass, is tried on every deal, too, and comes before
        what turns out to be worse.
        """
        usual = self.judge_for(view).baseline(view, choices(self, view))
        best, *rest = finished(self._trying(view, beside=[] if usual is None else [usual]))
        rest.sort(key=lambda tried: -tried.mean)
        better = [tried for tried in rest if tried.action == usual and tried.mean > best.mean]
        found = dict.fromkeys((*better, best, *rest))
        return [(tried.action, tried.mean) for tried in found]

    def candidates(self, view: State) -> list[Candidate]:
        """The same, each with the ways that its judge finds equal to it."""
        ways = {found.action: found.others for found in self.judge_for(view).candidates(view)}
        return [Candidate(action, mean, ways.get(action, ())) for action, mean in self.ranked(view)]

    def closer(self, view: State, action: Any) -> float | None:  # noqa: ANN401 - as above
        """The closer look of the judge where its own ranking is taken, and no playouts are made."""
        judge = self.judge_for(view)
        return judge.closer(view, action) if judge.conclusive(view) else None

    def game_end(self, view: State, action: Any) -> GameEnd | None:  # noqa: ANN401 - as below
        """What the judge knows of the end of the game."""
        return self.judge_for(view).game_end(view, action)

    def loss(self, view: State, action: Any) -> Loss:  # noqa: ANN401 - as above
        """What is better than an action, which is tried on the same deals, and by how much.

        Raises:
            BadAction, IllegalAction: it is no action, or the rules forbid it.
        """
        action = legal(view, action)
        found = {tried.action: tried for tried in finished(self._trying(view, beside=[action]))}
        best = next(iter(found.values()))
        return Loss(best.action, max(0.0, best.mean - found[action].mean))

    def explain(self, view: State, action: Any) -> list[Reason]:  # noqa: ANN401 - as above
        """What the judge says for and against an action."""
        return self.judge_for(view).explain(view, action)

    def tried(self, view: State) -> list[Tried]:
        """All candidates with their results; those that lasted longest first, the best of them."""
        return finished(self._trying(view))

    def judge_for(self, view: State) -> Judge[Any, Any]:
        """Who plays and judges the playouts from a moment of a game.

        Raises:
            BadSetting: a judge of another game was given.
        """
        if self.greedy is None:
            return judge_of(view)
        refuse_stranger(self.greedy, view)
        return self.greedy

    @property
    def plays(self) -> str:
        """The key of the only game that its judge plays; "" says nothing of that."""
        return attempt(lambda: getattr(self.greedy, "plays", ""), lambda _: "")

    def _candidates(self, view: State) -> list[Candidate]:
        """The best way of doing each thing, then the next best ways, up to `width` in all."""
        judge = self.judge_for(view)
        found = judge.candidates(view)
        first = one_of_each(judge, found)
        taken = {candidate.action for candidate in first}
        others = [candidate for candidate in found if candidate.action not in taken]
        return [*first, *others][: self.width]

    def _trying(
        self, view: State, beside: Sequence[Any] = ()
    ) -> Generator[None, None, list[Tried]]:
        """Try candidates; those `beside` them are tried on the same deals and chosen by nobody."""
        judge = self.judge_for(view)
        if len(actions := choices(self, view)) == 1:
            return [Tried(actions[0], 0, 0.0)]
        view = view.seen_by(mover(view))
        if judge.conclusive(view):
            return [Tried(action, 0, worth) for action, worth in judge.ranked(view)]
        felt = {found.action: found.worth for found in self._candidates(view)}
        trial = _Trial(self, view, felt)
        rounds = max(1, (len(felt) - 1).bit_length())
        still_in = list(felt)
        ranked: list[Any] = []
        for _ in range(rounds):
            times = max(1, self.playouts // (rounds * len(still_in)))
            yield from trial.run(tuple(dict.fromkeys((*still_in, *beside))), times)
            still_in.sort(key=trial.judged, reverse=True)
            half = (len(still_in) + 1) // 2
            ranked[:0] = still_in[half:]
            still_in = still_in[:half]
        rest = dict.fromkeys((*still_in[1:], *ranked, *beside))
        return [trial.of(action, still_in[0]) for action in (still_in[0], *rest)]


class _Trial:
    """The playouts of one decision."""

    def __init__(self, player: SearchPlayer, view: State, felt: Mapping[Any, float]) -> None:
        self._judge = player.judge_for(view)
        self._rules = box_of(view).rules
        self._view = view
        self._seat = mover(view)
        self._felt = felt
        self._deals = generator(player.seed, view)
        self._others = generator(f"{player.seed}/others", view)
        self._until = None if player.seconds is None else time.monotonic() + player.seconds
        self._results: dict[Any, list[float]] = {}

    def run(self, actions: Sequence[Any], times: int) -> Iterator[None]:
        """Try all the actions on so many new deals, the same for all; one playout per piece."""
        for _ in range(times):
            if self._until is not None and self._results and time.monotonic() > self._until:
                return
            start = self._rules.complete(self._view, int(self._deals.random() * 2**32))
            strangers = self._drawn()
            for action in actions:
                result = self._result(start, action, strangers)
                self._results.setdefault(action, []).append(result)
                yield

    def _drawn(self) -> set[int]:
        """The seats of those who play in another way on a deal."""
        seats = range(len(self._view.players))
        return {seat for seat in seats if self._others.random() < _STRANGE} - {self._seat}

    def _result(self, start: State, action: object, strangers: Collection[int]) -> float:
        end = played_on(self._judge, self._rules.apply(start, action).state, strangers)
        (lead,) = counted(self._judge, [self._judge.lead(end, self._seat)])
        return lead

    def judged(self, action: object) -> float:
        """The mean result, with what the judge felt counted as a few playouts more."""
        results, beside = self._results[action], self._judge.beside
        return (sum(results) + beside * self._felt[action]) / (len(results) + beside)

    def of(self, action: object, best: object) -> Tried:
        """The action with its results, held against those of the best one on the same deals.

        So what was dropped early is not told from luckier deals than what was tried on all.
        """
        results, others = self._results[action], self._results[best]
        count = len(results)
        ahead = (sum(results) - sum(others[:count])) / count
        return Tried(action, count, sum(others) / len(others) + ahead)


def played_on(judge: Judge[S, Any], state: S, strangers: Collection[int] = ()) -> S:
    """Let a judge move all seats until its stage, or the game, is over or settled.

    Args:
        judge: moves soundly.
        state: the moment to begin with.
        strangers: seats that it moves as others may play.
    """
    apply, stage = box_of(state).rules.apply, judge.stage(state)

    def moved(now: S, seat: int) -> Any:  # noqa: ANN401 - what the rules answer
        return apply(now, judge.rival(now) if seat in strangers else judge.sound(now))

    if judge.settled(state):
        return state
    for step in steps(state, moved):
        state = step.state
        if judge.stage(state) != stage or judge.settled(state):
            break
    return state
