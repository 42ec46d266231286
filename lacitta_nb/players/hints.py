"""Advice for a person: the best few actions, why, and how much they should bring."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, SupportsIndex, cast

from lacitta_nb.core.box import box_of, state_of
from lacitta_nb.core.errors import BadSetting, PlayerMistake
from lacitta_nb.core.game import AnyGame
from lacitta_nb.core.moves import decision_of
from lacitta_nb.core.records import State
from lacitta_nb.given import name_of, positive, repr_of, text
from lacitta_nb.players.advice import Hint, Hints
from lacitta_nb.players.judge import Candidate, GameEnd, Judge, counted, judge_of, one_of_each
from lacitta_nb.players.kinds import PlayerKind, forms, guess, kinds_of, meant
from lacitta_nb.players.protocol import blaming, can, refuse_class
from lacitta_nb.players.reasons import NOTICED, Reason, compared, in_words, told, total
from lacitta_nb.players.reasons import felt as felt_points
from lacitta_nb.texts import sentence
from lacitta_nb.texts.verbatim import Row

_EQUAL: Final = 1e-6
"""Felt points up to which two things are worth the same."""
_DECIDED: Final = 0.005
"""The least change of the chance to win that is told."""
_NEAR: Final = 0.01
"""The same where it is known that both end the same."""


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


def hints(
    table: AnyGame | State, count: SupportsIndex = 3, adviser: Adviser | str | None = None
) -> Hints:
    """The best few actions for the player who must decide, the best first.

    Args:
        table: a game or a state; only what that player may know of it is used.
        count: how many hints at most.
        adviser: who advises, a player or a word of the menus (`search`, `search 240`); the judge of
            the game if None.

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
    adviser = judge_of(state) if adviser is None else _checked(adviser, kinds_of(state))
    view = state.seen_by(decision_of(state).player)
    with blaming(adviser, view):
        return _advice(adviser, view, most)


def _checked(given: Adviser | str, kinds: Sequence[PlayerKind]) -> Adviser:
    word = text(given)
    named = meant(word, kinds) if word is not None else None
    adviser = named.player if named is not None else refuse_class(given)
    if _advises(adviser):
        return cast("Adviser", adviser)
    advising = [kind for kind in kinds if _advises(kind.player(o.usual for o in kind.options))]
    near = None if word is None else guess(word, advising)
    advisers = Row(forms(advising))
    raise BadSetting("player-no-adviser", guess=near, given=repr_of(given), kinds=advisers)


def _advises(player: object) -> bool:
    return can(player, "ranked") and can(player, "explain")


def _advice(adviser: Adviser, view: State, most: int) -> Hints:
    found = _candidates(adviser, view)
    if not found:
        raise PlayerMistake("player-no-advice", own=name_of(type(adviser)))
    found = _looked_at(adviser, view, found)
    counted(adviser, [candidate.worth for candidate in found])
    base, usual = _compared_with(found, view)
    counsel = _Counsel(adviser, view, found, base, usual)
    things: list[_Thing] = []
    for candidate in found:
        # The rest is worse than all that is told already, and so can't come to the same.
        if len(things) >= most and candidate.worth < things[-1].worth - _NEAR:
            break
        hint = counsel.hint(candidate)
        same = [place for place, thing in enumerate(things) if thing.comes_to(candidate, hint)]
        if same:
            things[same[0]] = things[same[0]].joined_by(hint)
        else:
            things.append(_Thing(candidate.worth, hint))
    title = box_of(view).panel.showing.ways_title
    return Hints(
        hint._replace(title=title(view, (hint.action, *hint.others))) for _, hint in things[:most]
    )


class _Thing(NamedTuple):
    """One piece of advice in the making: what it is worth, and the hint with all ways of it."""

    worth: float
    hint: Hint

    def comes_to(self, candidate: Candidate, hint: Hint) -> bool:
        """Whether something else is worth as much, for the reasons that are told, to the same end.

        Worth tells equal ends apart by trifles that can't be told, such as gold that is left.
        """
        near = _EQUAL if hint.end is None else _NEAR
        return abs(self.worth - candidate.worth) <= near and _told(hint) == _told(self.hint)

    def joined_by(self, hint: Hint) -> "_Thing":
        """The same with one more thing that comes to it."""
        others = (*self.hint.others, hint.action, *hint.others)
        return self._replace(hint=self.hint._replace(others=others))


def _candidates(adviser: Adviser, view: State) -> list[Candidate]:
    """What an adviser finds, the best first: one way of each thing, if it can tell things apart."""
    if can(adviser, "candidates"):
        judge = judge_of(view)
        return one_of_each(judge, cast("Judge[Any, Any]", adviser).candidates(view))
    return [Candidate(action, worth) for action, worth in adviser.ranked(view)]


def _looked_at(adviser: Adviser, view: State, found: list[Candidate]) -> list[Candidate]:
    """The same, each at as close a look as its adviser has, the best first.

    Else what is told of one thing could not be compared with what is told of another.
    """
    if not can(adviser, "closer"):
        return found
    closer = partial(cast("Judge[Any, Any]", adviser).closer, view)
    looks = [(candidate, closer(candidate.action)) for candidate in found]
    closely = [one if look is None else one._replace(worth=look) for one, look in looks]
    return sorted(closely, key=lambda candidate: -candidate.worth)


def _compared_with(found: Sequence[Candidate], view: State) -> tuple[Candidate, bool]:
    """What others are compared with, and whether that is something usual, not the worst choice."""
    usual = _usual(view)
    same = [candidate for candidate in found if candidate.action == usual]
    return (same[0], True) if same else (found[-1], False)


def _told(hint: Hint) -> tuple[object, ...]:
    """All that a hint says of its action, whatever that is."""
    end = hint.end
    return (hint.effect, hint.text, end)


class _Counsel(NamedTuple):
    """What hints of one moment are made of.

    Attributes:
        adviser: who advises; view: the moment.
        found: its candidates, the best first.
        base: what they are compared with; usual: whether that is something usual, as a pass.
    """

    adviser: Adviser
    view: State
    found: Sequence[Candidate]
    base: Candidate
    usual: bool

    def hint(self, candidate: Candidate) -> Hint:
        """The hint about one candidate."""
        reasons = tuple(self.adviser.explain(self.view, candidate.action))
        felt = round(candidate.worth - self.base.worth, 2) or 0.0  # no dust, and no -0.0
        end, other = self._end(candidate), self._end(self.base)
        effect = felt
        if end is not None and other is not None:
            effect = round(end.points - other.points, 2) or 0.0
        decided = end is not None and other is not None and abs(end.win - other.win) >= _DECIDED
        why = self._why(candidate, reasons, felt, ended=end is not None, decided=decided)
        texts = [why, self._chances(end, other)]
        return Hint(
            candidate.action,
            effect,
            " ".join(filter(None, texts)),
            reasons,
            candidate.others,
            end,
            felt,
        )

    def _end(self, candidate: Candidate) -> GameEnd | None:
        if not can(self.adviser, "game_end"):
            return None
        return cast("Judge[Any, Any]", self.adviser).game_end(self.view, candidate.action)

    def _why(
        self,
        candidate: Candidate,
        reasons: Sequence[Reason],
        felt: float,
        *,
        ended: bool,
        decided: bool,
    ) -> str:
        """What speaks for and against it, unless the chance to win is what decides."""
        key, best = box_of(self.view).key, candidate is self.found[0]
        if self.usual:
            against = told([reason for reason in reasons if felt_points(reason) < -NOTICED], key)
            if felt < -NOTICED:
                usual = box_of(self.view).panel.showing.ways_title(self.view, (self.base.action,))
                words = {"usual": usual, "reason": against}
                return sentence("player-hint-worse", words).strip()
            if any(felt_points(reason) > NOTICED for reason in reasons):
                return in_words(reasons, best=best, game=key)
            if decided:
                return against
            if felt > NOTICED and not ended:
                return sentence("player-reason-later", {})
            return in_words(reasons, best=best, game=key)
        if len(self.found) == 1:
            return ""
        worst = self.adviser.explain(self.view, self.base.action)
        matters = self.found[0].worth - self.base.worth > NOTICED
        keyed = _keyed(self.view)
        return compared(
            reasons, worst, matters=matters, best=best, silent=decided, game=key, keyed=keyed
        )

    def _chances(self, end: GameEnd | None, other: GameEnd | None) -> str:
        """How likely it wins the game, and what else would, as far as that is certain."""
        if end is None or other is None:
            return ""
        if not (end.win or other.win):
            guessed = (end.guessed or other.guessed) and end.points != other.points
            return sentence("player-hint-guessed", {}) if guessed else ""
        words: dict[str, str | int] = {
            "chance": win_percent(end.win),
            "before": win_percent(other.win),
        }
        words["about"] = "yes" if end.rough else "no"
        words["others"] = "yes" if end.guessed or other.guessed else "no"
        same = words["chance"] == words["before"]
        return sentence("player-hint-win" if same else "player-hint-win-more", words)


def win_percent(share: float) -> int:
    """A share of all wins in per cent; only what is certain is told as 0 or 100.

    >>> win_percent(0.998), win_percent(1.0), win_percent(0.125)
    (99, 100, 12)
    """
    return round(100 * share) if share in (0, 1) else min(max(round(100 * share), 1), 99)


def _keyed(view: State) -> Callable[[str, float], str]:
    """What gives the key of the sentence about a change, at a moment of a game."""
    return partial(judge_of(view).reason_key, view)


def _usual(view: State) -> object:
    """The action that others are compared with; None: the worst one."""
    return judge_of(view).baseline(view, box_of(view).rules.legal_actions(view))


def _win(adviser: Explaining, view: State, action: object) -> float:
    """The chance to win after an action; 0 where it is not known."""
    if not can(adviser, "game_end"):
        return 0.0
    end = cast("Judge[Any, Any]", adviser).game_end(view, action)
    return 0.0 if end is None else end.win


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
    best = total(others[-1]) - total(reasons) <= NOTICED
    wins = [_win(adviser, view, other) for other in possible]
    if max(wins) - min(wins) > NOTICED:
        matters, best = True, max(wins) - _win(adviser, view, action) <= NOTICED
    return partial(
        compared, reasons, others[0], matters=matters, best=best, game=key, keyed=_keyed(view)
    )
