"""The player that plays the rest of the year out, many times, before it chooses.

What it cannot see is dealt at random (`rules.complete`); then all seats play by the greedy player's
considerations to the end of the year, and where that leads is judged by the same considerations.
All candidates are tried on the same deals, so that luck tells against none of them; after each
round the worse half is dropped (sequential halving: Karnin, Koren and Somekh, 2013).
"""

import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from numbers import Real
from typing import Final, NamedTuple

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer, Reason
from lacitta_nb.games.lacitta.rules import advance, apply, complete, legal_actions
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.given import positive
from lacitta_nb.players.protocol import finished, generator, mover, refuse_class


class Tried(NamedTuple):
    """A candidate: the action, the playouts it had, and their mean result in felt points."""

    action: Action
    playouts: int
    mean: float


_GREEDY: Final = GreedyPlayer()
_FELT: Final = 4
"""Playouts that the greedy player's own judgement of a candidate is worth."""


@dataclass(frozen=True)
class SearchPlayer:
    """Tries the greedy player's best candidates in playouts over sampled hidden cards.

    Args:
        playouts: the budget of one decision.
        width: how many candidates are tried.
        seconds: stop after so much time, too; then the choice depends on the computer's speed.
        greedy: plays and judges the playouts.
        seed: a text that deals the hidden cards.

    Raises:
        BadSetting: no playout, no candidate, or no time.
    """

    playouts: int = 96
    width: int = 8
    seconds: float | None = None
    greedy: GreedyPlayer = _GREEDY
    seed: str = "0"

    def __post_init__(self) -> None:
        playouts, width = positive(self.playouts), positive(self.width)
        seconds: object = self.seconds
        refuse_class(self.greedy)
        timed = seconds is None or (isinstance(seconds, Real) and float(seconds) > 0)
        if playouts is None or width is None or not timed:
            raise BadSetting("player-bad-budget")
        # As plain numbers, so that equal players are one and the same to a tournament.
        object.__setattr__(self, "playouts", playouts)
        object.__setattr__(self, "width", width)

    def seeded(self, seed: str) -> "SearchPlayer":
        """The same player, drawing by another seed."""
        return replace(self, seed=seed)

    def choose(self, view: State) -> Action:
        """The candidate with the best mean result."""
        return self.tried(view)[0].action

    def thinking(self, view: State) -> Generator[None, None, Action]:
        """The same choice, one playout at a time."""
        tried = yield from self._trying(view)
        return tried[0].action

    def ranked(self, view: State) -> list[tuple[Action, float]]:
        """The candidates with their mean results, the best first.

        A pass is tried on every deal, for others to be compared with; it stands last unless it is
        one of the candidates.
        """
        found = finished(self._trying(view, beside=_passes(view)))
        return [(tried.action, tried.mean) for tried in found]

    def explain(self, view: State, action: Action) -> list[Reason]:
        """What each of the greedy player's considerations says of an action."""
        return self.greedy.explain(view, action)

    def tried(self, view: State) -> list[Tried]:
        """All candidates with their results; those that lasted longest first, the best of them."""
        return finished(self._trying(view))

    def _trying(
        self, view: State, beside: Sequence[Action] = ()
    ) -> Generator[None, None, list[Tried]]:
        """Try candidates; those `beside` them are tried on the same deals and chosen by nobody."""
        if len(actions := legal_actions(view)) == 1:
            return [Tried(actions[0], 0, 0.0)]
        felt = dict(self.greedy.ranked(view)[: self.width])
        trial = _Trial(self, view, felt)
        rounds = max(1, (len(felt) - 1).bit_length())
        standing = list(felt)
        ranked: list[Action] = []
        for _ in range(rounds):
            times = max(1, self.playouts // (rounds * len(standing)))
            yield from trial.run(tuple(dict.fromkeys((*standing, *beside))), times)
            standing.sort(key=trial.judged, reverse=True)
            half = (len(standing) + 1) // 2
            ranked[:0] = standing[half:]
            standing = standing[:half]
        return [trial.of(action) for action in dict.fromkeys((*standing, *ranked, *beside))]


def _passes(view: State) -> list[Action]:
    return [action for action in legal_actions(view) if action.kind == "pass"]


class _Trial:
    """The playouts of one decision."""

    def __init__(self, player: SearchPlayer, view: State, felt: Mapping[Action, float]) -> None:
        self._player = player
        self._view = view
        self._seat = mover(view)
        self._felt = felt
        self._deals = generator(player.seed, view)
        self._until = None if player.seconds is None else time.monotonic() + player.seconds
        self._sums: dict[Action, tuple[int, float]] = {}

    def run(self, actions: Sequence[Action], times: int) -> Iterator[None]:
        """Try all the actions on so many new deals, the same for all; one playout a piece."""
        for _ in range(times):
            if self._until is not None and self._sums and time.monotonic() > self._until:
                return
            start = complete(self._view, int(self._deals.random() * 2**32))
            for action in actions:
                count, total = self._sums.get(action, (0, 0.0))
                self._sums[action] = count + 1, total + self._result(start, action)
                yield

    def _result(self, start: State, action: Action) -> float:
        end = play_year(self._player.greedy, apply(start, action).state)
        return lead(self._player.greedy, end, self._seat)

    def mean(self, action: Action) -> float:
        """The mean result of an action up to now."""
        count, total = self._sums[action]
        return total / count

    def judged(self, action: Action) -> float:
        """The mean result, with what the greedy player felt counted as a few playouts more."""
        count, total = self._sums[action]
        return (total + _FELT * self._felt[action]) / (count + _FELT)

    def of(self, action: Action) -> Tried:
        """The action with its results."""
        return Tried(action, self._sums[action][0], self.mean(action))


def play_year(player: GreedyPlayer, state: State) -> State:
    """Let one player move all seats until the year, or the game, is over."""
    year = state.year
    while state.year == year and not state.over:
        if state.decision is None:
            state = advance(state).state
        else:
            state = apply(state, player.choose(state)).state
    return state


def lead(greedy: GreedyPlayer, state: State, seat: int) -> float:
    """How far a player stands ahead of the others, in felt points."""
    worths = [greedy.judge(state, other) for other in range(len(state.players))]
    own = worths.pop(seat)
    return own - (max(worths) + sum(worths) / len(worths)) / 2
