"""Moves on states of any game, for one's own loops (formats.md, section 5)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, SupportsIndex, TypeVar

from lacitta_nb.core.box import box_of
from lacitta_nb.core.errors import GameOver, NothingToDecide, Ruling, ruling
from lacitta_nb.core.records import Decision, State, Step
from lacitta_nb.core.settings import seed_from

S = TypeVar("S", bound=State)


def legal_actions(state: State) -> list[Any]:
    """All that the player who must decide may do; [] when nobody must.

    Raises:
        BadSetting: that is no state.
    """
    return box_of(state).rules.legal_actions(state)


def why_not(state: State, action: object) -> Ruling | None:
    """None for an action that is legal in a state, else the rule that forbids it, and a sentence.

    Args:
        state: a moment of a game.
        action: one of the game's actions, or its text form.

    Raises:
        BadAction: it is no action. BadSetting: that is no state.

    >>> from lacitta_nb import new_game
    >>> why_not(new_game(players=2, seed=1).state, "pass").rule
    'Y1'
    """
    refused = box_of(state).rules.refusal(state, action)
    return None if refused is None else ruling(refused, box_of(state).key)


def scores(state: State) -> Sequence[Any]:
    """The score of a moment, one per player in seat order.

    Raises:
        BadSetting: that is no state.

    >>> from lacitta_nb import new_game
    >>> [score.total for score in scores(new_game(players=2, seed=1).state)]
    [6, 6]
    """
    return box_of(state).rules.scores(state)


def apply(state: S, action: object) -> Step[S, Any]:
    """The state that an action leads to, and what happened; nothing changes if it is not legal.

    Args:
        state: a moment of a game.
        action: one of the game's actions, or its text form.

    Raises:
        IllegalAction: the rules forbid it. BadAction: it is no action.
        NothingToDecide, GameOver: nobody must decide. BadSetting: that is no state.

    >>> from lacitta_nb import new_game
    >>> state = new_game(players=2, seed=1).state
    >>> while state.decision is None:
    ...     state = advance(state).state
    >>> apply(state, "gold").state.players[state.decision.player].gold
    3
    """
    return box_of(state).rules.apply(state, action)


def advance(state: S) -> Step[S, Any]:
    """Run the next automatic phase to its end or to its first decision.

    Raises:
        DecisionPending: somebody must decide. GameOver: the game has ended.
        BadSetting: that is no state.
    """
    return box_of(state).rules.advance(state)


def complete(state: S, seed: SupportsIndex) -> S:
    """Deal the unknown cards of a view at random; the game goes on by that seed.

    Raises:
        BadSetting: a seed that can't be, or no state.
    """
    completed: S = box_of(state).rules.complete(state, seed_from(seed))
    return completed


def decision_of(state: State) -> Decision[str]:
    """Who must decide now, and what.

    Raises:
        NothingToDecide, GameOver: nobody must decide.
    """
    decision = state.decision
    if decision is None:
        raise nobody_decides(state)
    return decision


def nobody_decides(state: State) -> GameOver | NothingToDecide:
    """The error that says why nobody must decide."""
    if state.over:
        return GameOver("game-over")
    return NothingToDecide("nothing-to-decide", phase=state.coming, game=box_of(state).key)


def steps(state: S, move: Callable[[S, int], Step[S, Any]]) -> Iterator[Step[S, Any]]:
    """All that happens from a state to the end of the game, step by step.

    Args:
        state: a moment of a game.
        move: makes the move of whoever must decide, given the moment and the seat.
    """
    run = box_of(state).rules.advance
    while not state.over:
        decision = state.decision
        step = run(state) if decision is None else move(state, decision.player)
        yield step
        state = step.state
