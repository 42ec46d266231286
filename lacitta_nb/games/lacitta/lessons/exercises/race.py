"""Candidates raced against each other: played out to the end until one of them is clearly ahead."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from lacitta_nb.arena.playouts import play_out
from lacitta_nb.arena.processes import number_of
from lacitta_nb.arena.statistics import Estimate, mean
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import KEY
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.rules import apply, complete, scores
from lacitta_nb.games.lacitta.rules.scoring import Score
from lacitta_nb.games.lacitta.state import State

CLEAR: Final = 1.0
"""Points by which the best must lead at least, beside being surely the best."""
LEAST: Final = 3
"""Candidates that are left at least."""
_LOOKS: Final = (4, 10, 20, 30)
"""After so many deals it is looked whether more of them are worth while; no more are played."""
_PARTS: Final = ("total", "citizens", "bonus", "penalty")
"""The parts of a score that a lead is told by."""


class Lead(NamedTuple):
    """Where one candidate is clearly the best of all.

    Attributes:
        ranked: the candidates, the best first.
        deals: ends of the game that were played out after each.
        points: what the best brings on average.
        leads: how much more that is than what the next best brings, in total and by each part of
            the score.
    """

    ranked: tuple[Action, ...]
    deals: int
    points: float
    leads: Mapping[str, float]


class _Remembering:
    """The greedy player of round one, which weighs a view that it has seen before only once.

    Many deals differ in what the next player may not know, and it draws no lots.
    """

    plays = KEY

    def __init__(self) -> None:
        self._chosen: dict[State, Action] = {}
        self._player = RoundOnePlayer()

    def choose(self, view: State) -> Action:
        # All is on one board; the seed, which differs from deal to deal, is not for players.
        seen = view._replace(table=None)  # type: ignore[arg-type]
        action = self._chosen.get(seen)
        if action is None:
            action = self._chosen[seen] = self._player.choose(view)
        return action


class _Race:
    """The ends of the game after each candidate, on the same deals."""

    def __init__(self, state: State, tried: list[Action], seed: int) -> None:
        self.ends: dict[Action, list[Score]] = {action: [] for action in tried}
        self.deals = 0
        self._seat = state.to_move
        self._view = state.seen_by(self._seat)
        self._seed = seed
        self._players = [_Remembering()] * len(state.players)

    def play(self, deals: int) -> None:
        """Play out each candidate on so many deals, those included that were played before."""
        for number in range(self.deals, deals):
            self._play_one(number)
        self.deals = deals

    def leave_out(self, actions: list[Action]) -> None:
        """Race on without these candidates."""
        for action in actions:
            del self.ends[action]

    def _play_one(self, number: int) -> None:
        text = f"{self._seed}/{number}"
        start = complete(self._view, number_of(text))
        for action, ends in self.ends.items():
            end = play_out(apply(start, action).state, self._players, text)
            assert isinstance(end, State)
            ends.append(scores(end)[self._seat])

    def ranked(self) -> list[Action]:
        """The candidates, the best so far first."""
        return sorted(self.ends, key=lambda action: -sum(end.total for end in self.ends[action]))

    def leads(self) -> list[tuple[Action, Estimate]]:
        """How far the best so far is ahead of each of the others."""
        best, *others = self.ranked()
        return [
            (other, mean(_apart(self.ends[best], self.ends[other], "total"))) for other in others
        ]


def _apart(best: list[Score], other: list[Score], part: str) -> list[int]:
    """How many points more the one brings by a part of the score, deal by deal."""
    return [getattr(a, part) - getattr(b, part) for a, b in zip(best, other, strict=True)]


def clear_lead(state: State, tried: list[Action], seed: int) -> Lead | None:
    """Which candidate brings most points in the end, where that is beyond chance.

    Args:
        state: a moment in which somebody must decide.
        tried: what they may do; two actions at least.
        seed: draws what is hidden; the same for each candidate.

    Returns:
        What the best leads by; None where it does not lead clearly.
    """
    race = _Race(state, tried, seed)
    for deals in _LOOKS:
        race.play(deals)
        # What is about as good as the best can't be offered beside it.
        race.leave_out([action for action, lead in race.leads() if _alike(lead, deals)])
        if len(race.ends) < LEAST:
            return None
        # Whoever looks early has to be surer: even the least likely lead must be large enough.
        if deals > _LOOKS[0] and all(lead.low >= CLEAR for _, lead in race.leads()):
            break
    return _lead(race)


def _alike(lead: Estimate, deals: int) -> bool:
    """Whether a lead is too small, and more deals would hardly show that it is larger."""
    if deals == _LOOKS[0]:
        return lead.value < CLEAR
    if deals == _LOOKS[-1]:
        return lead.value < CLEAR or lead.low <= 0
    return lead.high < CLEAR


def _lead(race: _Race) -> Lead:
    ranked = race.ranked()
    best, second = (race.ends[action] for action in ranked[:2])
    leads = {part: mean(_apart(best, second, part)).value for part in _PARTS}
    return Lead(tuple(ranked), race.deals, mean([end.total for end in best]).value, leads)
