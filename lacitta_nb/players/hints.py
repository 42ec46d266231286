"""Advice for a person: the best few actions, why, and how much they should bring."""

from collections.abc import Sequence
from typing import Protocol, SupportsIndex

from lacitta_nb.core.box import state_of
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.moves import decision_of
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer, Reason, reason_key
from lacitta_nb.games.lacitta.rules import legal_actions
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.given import positive, repr_of
from lacitta_nb.players.advice import Hint, Hints
from lacitta_nb.players.protocol import blaming, can, refuse_class
from lacitta_nb.texts import sentence

REASONS = 2
"""How many reasons a hint names at most."""


NOTICED = 0.05
"""Felt points below which a reason is not worth a sentence."""


class Explaining(Protocol):
    """A computer player that can say what is for and against an action."""

    def explain(self, view: State, action: Action) -> list[Reason]:
        """What each consideration says of an action, the weightiest first."""
        ...


class Adviser(Explaining, Protocol):
    """A computer player that can rank what may be done and say why."""

    def ranked(self, view: State) -> list[tuple[Action, float]]:
        """Actions with their worth in felt points, the best first."""
        ...


def hints(table: Game | State, count: SupportsIndex = 3, adviser: Adviser | None = None) -> Hints:
    """The best few actions for the player who must decide, the best first.

    Args:
        table: a game or a state; only what that player may know of it is used.
        count: how many hints at most.
        adviser: who advises; the greedy player if None.

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
    adviser = _adviser(adviser)
    view = state.seen_by(decision_of(state).player)
    with blaming(adviser, view):
        return _advice(adviser, view, most)


def _advice(adviser: Adviser, view: State, most: int) -> Hints:
    ranked = adviser.ranked(view)
    base = next((pair for pair in ranked if pair[0].kind == "pass"), ranked[-1])
    against = None if view.choice == "turn" else adviser.explain(view, base[0])
    found = Hints()
    for place, (action, worth) in enumerate(ranked[:most]):
        reasons = tuple(adviser.explain(view, action))
        effect = round(worth - base[1], 2) or 0.0  # no dust, and no -0.0
        text = in_words(reasons, best=place == 0)
        if against is not None:
            matters = ranked[0][1] - base[1] > NOTICED
            text = _compared(reasons, against, matters=matters) if len(ranked) > 1 else ""
        found.append(Hint(action, effect, text, reasons))
    return found


def _adviser(given: Adviser | None) -> Adviser:
    if given is None:
        return GreedyPlayer()
    if can(refuse_class(given), "ranked") and can(given, "explain"):
        return given
    raise BadSetting("player-no-adviser", given=repr_of(given))


def in_words(reasons: Sequence[Reason], *, best: bool = True) -> str:
    """The weightiest reasons for an action, in sentences.

    Args:
        reasons: what the considerations say of it, the weightiest first.
        best: whether nothing better can be done; where no reason is for the action, this says what
            is against it, and then it is the least bad one.

    >>> in_words([Reason("people", 1.0, 2.0, "player-reason-people-more")])
    'It brings 2 citizens, each worth a point at the end.'
    >>> in_words([Reason("gold", 0.9, -1.0, "player-reason-gold-less")])
    'The least bad of what could be done, though it costs gold that could be spent otherwise.'
    """
    speaking = [reason for reason in reasons if reason.weight * reason.value > NOTICED]
    if speaking:
        return _sentences(speaking)
    against = [reason for reason in reasons if reason.weight * reason.value < -NOTICED]
    if not against:
        return sentence("player-reason-nothing" if best else "player-reason-little", {})
    key = "player-reason-least-bad" if best else "player-reason-only-against"
    return sentence(key, {"reason": _inside(_sentences(against[:1]))})


def why_words(adviser: Explaining, view: State, action: Action) -> str:
    """Why a player took an action: of a turn what it brings, else what other choices lack.

    Where nothing else could be done, "".

    Args:
        adviser: whose reasons they are.
        view: the moment before it.
        action: what was done.
    """
    possible = legal_actions(view)
    if len(possible) == 1:
        return ""
    reasons = adviser.explain(view, action)
    if view.choice == "turn":
        return in_words(reasons)
    others = sorted((adviser.explain(view, other) for other in possible), key=_worth)
    matters = _worth(others[-1]) - _worth(others[0]) > NOTICED
    return _compared(reasons, others[0], matters=matters)


def _worth(reasons: Sequence[Reason]) -> float:
    return sum(reason.weight * reason.value for reason in reasons)


def _compared(reasons: Sequence[Reason], worst: Sequence[Reason], *, matters: bool) -> str:
    """What is better after one choice than after the worst one, in words.

    Args:
        reasons: what is said of the choice.
        worst: the same of the worst one.
        matters: whether the best choice is worth more than the worst one.
    """
    had = {reason.consideration: reason.value for reason in worst}
    has = {reason.consideration: reason.value for reason in reasons}
    weights = {reason.consideration: reason.weight for reason in (*worst, *reasons)}
    apart = [
        Reason(name, weight, change, reason_key(name, change))
        for name, weight in weights.items()
        if (change := has.get(name, 0.0) - had.get(name, 0.0))
    ]
    speaking = [reason for reason in apart if reason.weight * reason.value > NOTICED]
    if not speaking:
        return sentence("player-reason-worst" if matters else "player-reason-no-matter", {})
    speaking.sort(key=lambda reason: -reason.weight * reason.value)
    return sentence("player-reason-compared", {"reason": _inside(_sentences(speaking))})


def _sentences(reasons: Sequence[Reason]) -> str:
    return " ".join(
        sentence(reason.key, {"amount": _rounded(abs(reason.value))})
        for reason in reasons[:REASONS]
    )


def _inside(said: str) -> str:
    """A sentence as it stands inside another one."""
    return said[:1].lower() + said[1:]


def _rounded(units: float) -> float:
    """Whole units from two on, halves below; never nothing."""
    return round(units) if units >= 2 else max(0.5, round(2 * units) / 2)
