"""Advice for a person: the best few actions, why, and how much they should bring."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, SupportsIndex

from lacitta_nb.core.box import box_of, state_of
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.game import AnyGame
from lacitta_nb.core.moves import decision_of
from lacitta_nb.core.records import State
from lacitta_nb.given import positive, repr_of
from lacitta_nb.players.advice import Hint, Hints
from lacitta_nb.players.judge import Judge, judge_of, one_of_each
from lacitta_nb.players.protocol import blaming, can, refuse_class
from lacitta_nb.players.reasons import NOTICED, Reason, compared, in_words, total


class Explaining(Protocol):
    """A computer player that can say what is for and against an action."""

    def explain(self, view: Any, action: Any, /) -> list[Reason]:  # noqa: ANN401 - of any game
        """What each consideration says of an action, the weightiest first."""
        ...


class Adviser(Explaining, Protocol):
    """A computer player that can rank what may be done and say why."""

    def ranked(self, view: Any, /) -> list[tuple[Any, float]]:  # noqa: ANN401 - of any game
        """Actions with their worth in felt points, the best first."""
        ...


class Varied:
    """The advice of a judge with one way of doing each thing, so that the ideas differ.

    Args:
        judge: who advises.
    """

    def __init__(self, judge: Judge[Any, Any]) -> None:
        self._judge = judge

    def ranked(self, view: State) -> list[tuple[Any, float]]:
        """The best way of doing each thing with its worth, the best first."""
        return one_of_each(self._judge, self._judge.ranked(view))

    def explain(self, view: State, action: Any) -> list[Reason]:  # noqa: ANN401 - of any game
        """What speaks for and against an action."""
        return self._judge.explain(view, action)


def hints(
    table: AnyGame | State, count: SupportsIndex = 3, adviser: Adviser | None = None
) -> Hints:
    """The best few actions for the player who must decide, the best first.

    Args:
        table: a game or a state; only what that player may know of it is used.
        count: how many hints at most.
        adviser: who advises; the judge of the game if None.

    Returns:
        A list of them, which a notebook shows as one.

    Raises:
        NothingToDecide, GameOver: nobody has anything to decide now.
        BadSetting: not even one hint, or an adviser who can't advise.
        PlayerMistake: the adviser's code has raised an error.

    >>> import lacitta_nb as lc
    >>> game = lc.new_game(players=2, seed=3)
    >>> events = game.run()
    >>> [hint.effect > 0 for hint in hints(game, count=2)]
    [True, True]
    """
    state, most = state_of(table), positive(count)
    if most is None:
        raise BadSetting("player-bad-count", count=repr_of(count))
    adviser = judge_of(state) if adviser is None else _checked(adviser)
    view = state.seen_by(decision_of(state).player)
    with blaming(adviser, view):
        return _advice(adviser, view, most)


def _checked(given: Adviser) -> Adviser:
    if can(refuse_class(given), "ranked") and can(given, "explain"):
        return given
    raise BadSetting("player-no-adviser", given=repr_of(given))


def _advice(adviser: Adviser, view: State, most: int) -> Hints:
    ranked = adviser.ranked(view)
    usual = _usual(view)
    base = next((pair for pair in ranked if pair[0] == usual), ranked[-1])
    worst = adviser.explain(view, base[0]) if usual is None else None
    found, key = Hints(), box_of(view).key
    for place, (action, worth) in enumerate(ranked[:most]):
        reasons = tuple(adviser.explain(view, action))
        effect = round(worth - base[1], 2) or 0.0  # no dust, and no -0.0
        if worst is None:
            text = in_words(reasons, best=place == 0, game=key)
        else:
            matters = ranked[0][1] - base[1] > NOTICED
            told = compared(reasons, worst, matters=matters, game=key)
            text = told if len(ranked) > 1 else ""
        found.append(Hint(action, effect, text, reasons))
    return found


def _usual(view: State) -> object:
    """The action that others are compared with; None: the worst one."""
    return judge_of(view).baseline(view, box_of(view).rules.legal_actions(view))


def why_words(adviser: Explaining, view: State, action: object) -> str:
    """Why a player took an action: what it brings, or what other choices lack.

    Where nothing else could be done, "".

    Args:
        adviser: whose reasons they are.
        view: the moment before it.
        action: what was done.
    """
    return why_said(adviser, view, action)()


def why_said(adviser: Explaining, view: State, action: object) -> Callable[[], str]:
    """What makes the same words, in the language that is spoken when they are read.

    The adviser is asked now, and no more when they are read.
    """
    possible, key = box_of(view).rules.legal_actions(view), box_of(view).key
    if len(possible) == 1:
        return str
    reasons = adviser.explain(view, action)
    if judge_of(view).baseline(view, possible) is not None:
        return partial(in_words, reasons, game=key)
    others = sorted((adviser.explain(view, other) for other in possible), key=total)
    matters = total(others[-1]) - total(others[0]) > NOTICED
    return partial(compared, reasons, others[0], matters=matters, game=key)
