"""Advice for a person: the best few actions, why, and how much they should bring."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from lacitta_nb.actions import Action
from lacitta_nb.game import Game
from lacitta_nb.players.greedy import GreedyPlayer, Reason
from lacitta_nb.rules import decision_of
from lacitta_nb.state import State
from lacitta_nb.texts import sentence

REASONS = 2
"""How many reasons a hint names at most."""


class Adviser(Protocol):
    """A computer player that can rank what may be done and say why."""

    def ranked(self, view: State) -> list[tuple[Action, float]]:
        """Actions with their worth in felt points, the best first."""
        ...

    def explain(self, view: State, action: Action) -> list[Reason]:
        """What each consideration says of an action, the weightiest first."""
        ...


class Hint(NamedTuple):
    """One piece of advice.

    Attributes:
        action: what to do.
        effect: final points that it should bring, compared with a pass; where no pass was looked
            at, with the worst action that was.
        text: the main reasons, in sentences.
        reasons: all that the considerations say of it.
    """

    action: Action
    effect: float
    text: str
    reasons: tuple[Reason, ...]


def hints(table: Game | State, count: int = 3, adviser: Adviser | None = None) -> list[Hint]:
    """The best few actions for the player who must decide, the best first.

    Args:
        table: a game or a state; only what that player may know of it is used.
        count: how many hints at most.
        adviser: who advises; the greedy player if None.

    Raises:
        NothingToDecide, GameOver: nobody has anything to decide now.

    >>> import lacitta_nb as lc
    >>> game = lc.new_game(players=2, seed=3)
    >>> events = game.run()
    >>> [hint.effect > 0 for hint in hints(game, count=2)]
    [True, True]
    """
    state = table.state if isinstance(table, Game) else table
    adviser = adviser or GreedyPlayer()
    view = state.seen_by(decision_of(state).player)
    ranked = adviser.ranked(view)
    base = next((worth for action, worth in ranked if action.kind == "pass"), ranked[-1][1])
    found = []
    for action, worth in ranked[:count]:
        reasons = tuple(adviser.explain(view, action))
        found.append(Hint(action, worth - base, in_words(reasons), reasons))
    return found


def in_words(reasons: Sequence[Reason]) -> str:
    """The weightiest reasons for an action, in sentences; those against it where none is for it.

    >>> in_words([Reason("people", 1.0, 2.0, "player-reason-people-more")])
    'It brings 2 citizens, each worth a point at the end.'
    """
    speaking = [reason for reason in reasons if reason.weight * reason.value > 0] or list(reasons)
    if not speaking:
        return sentence("player-reason-nothing", {})
    return " ".join(
        sentence(reason.key, {"amount": _rounded(abs(reason.value))})
        for reason in speaking[:REASONS]
    )


def _rounded(units: float) -> float:
    """Whole units from two on, halves below; never nothing."""
    return round(units) if units >= 2 else max(0.5, round(2 * units) / 2)
