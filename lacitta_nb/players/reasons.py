"""What speaks for and against an action, and how that is said in sentences."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from lacitta_nb.texts import sentence

REASONS: Final = 2
"""How many reasons are named at most."""
NOTICED: Final = 0.05
"""Felt points below which a reason is not worth a sentence."""
_DUST: Final = 1e-6
"""How far from a whole number sums of odds end that should be one."""


class Reason(NamedTuple):
    """What one consideration says of an action.

    Attributes:
        consideration: its name; weight: what a unit is worth; value: units gained or lost.
        key: the key of its sentence in `texts`.
        kin: the consideration that tells the same in other words; "" if none does.
        counted: what the sentence counts, where that is not all that is weighed.
        sure: whether as much is gained or lost in any case, and not on average.
    """

    consideration: str
    weight: float
    value: float
    key: str
    kin: str = ""
    counted: float | None = None
    sure: bool = True

    @property
    def amount(self) -> float:
        """What its sentence counts."""
        return self.value if self.counted is None else self.counted


def reason_key(name: str, change: float) -> str:
    """The key of the sentence about a consideration that gains or loses.

    >>> reason_key("worth", -1.5)
    'player-reason-worth-less'
    """
    return f"player-reason-{name}-{'more' if change > 0 else 'less'}"


def in_words(reasons: Sequence[Reason], *, best: bool = True, game: str = "") -> str:
    """The weightiest reasons for an action, in sentences; and what outweighs each against it.

    Args:
        reasons: what the considerations say of it, the weightiest first.
        best: whether nothing better can be done; where no reason is for the action, this says what
            is against it, and then it is the least bad one.
        game: the key of the game, whose sentences come first: two may consider one thing.

    >>> in_words([Reason("people", 1.0, 2.0, "player-reason-people-more")])
    'It brings 2 citizens, each worth a point at the end.'
    >>> in_words([Reason("gold", 0.9, -1.0, "player-reason-gold-less")])
    'The least bad of what could be done, though it costs gold that could be spent otherwise.'
    >>> cost = Reason("gold", 0.9, -3.0, "player-reason-gold-less")
    >>> in_words([cost, Reason("food", 0.3, 2.0, "player-reason-food-more")])
    'It brings food every year. But it costs gold that could be spent otherwise.'
    """
    speaking = [reason for reason in reasons if felt(reason) > NOTICED]
    against = [reason for reason in reasons if felt(reason) < -NOTICED]
    if speaking and against and -felt(against[0]) > felt(speaking[0]):
        words = {"reason": told(speaking, game), "against": told(against[:1], game)}
        return sentence("player-reason-but", words, game=game)
    if speaking:
        return told(speaking, game)
    if not against and (idle := [reason for reason in reasons if not reason.weight]):
        return told(idle[:1], game)
    if not against:
        return sentence("player-reason-nothing" if best else "player-reason-little", {}, game=game)
    key = "player-reason-least-bad" if best else "player-reason-only-against"
    return sentence(key, {"reason": told(against[:1], game)}, game=game)


def compared(
    reasons: Sequence[Reason],
    worst: Sequence[Reason],
    *,
    matters: bool,
    best: bool = True,
    silent: bool = False,
    game: str = "",
    keyed: Callable[[str, float], str] = reason_key,
) -> str:
    """What is better after one choice than after the worst one, in words.

    Args:
        reasons: what is said of the choice.
        worst: the same of the worst one.
        matters: whether the best choice is worth more than the worst one.
        best: whether nothing better can be done.
        silent: whether nothing is said where no reason is for it: its chances say enough.
        game: the key of the game, as above.
        keyed: gives the key of the sentence about a consideration and its change.

    >>> gain = Reason("gold", 0.9, 2.0, "player-reason-gold-more")
    >>> compared([gain], [], matters=True)
    'Compared with the worst choice, it brings gold that can still be spent.'
    """
    had = {reason.consideration: reason.value for reason in worst}
    has = {reason.consideration: reason.value for reason in reasons}
    known = {reason.consideration: reason for reason in (*worst, *reasons)}
    counted = {reason.consideration: -reason.amount for reason in worst}
    for one in reasons:
        counted[one.consideration] = counted.get(one.consideration, 0.0) + one.amount
    apart = [
        reason._replace(value=change, key=keyed(name, change), counted=counted[name])
        for name, reason in known.items()
        if (change := has.get(name, 0.0) - had.get(name, 0.0)) and change * counted[name] > 0
    ]
    speaking = [reason for reason in apart if felt(reason) > NOTICED]
    if not speaking and silent:
        return ""
    if not speaking:
        key = "player-reason-no-matter"
        if matters:
            key = "player-reason-later" if best else "player-reason-worst"
        return sentence(key, {}, game=game)
    speaking.sort(key=felt, reverse=True)
    reason = told(speaking, game)
    return sentence("player-reason-compared", {"reason": reason}, game=game)


def felt(reason: Reason) -> float:
    """The felt points that a reason brings or costs."""
    return reason.weight * reason.value


def total(reasons: Sequence[Reason]) -> float:
    """The felt points of all reasons together."""
    return sum(map(felt, reasons))


def told(reasons: Sequence[Reason], game: str = "") -> str:
    """The sentences of the first few reasons; of those that tell the same, the first.

    >>> told([Reason("people", 1.0, 2.0, "player-reason-people-more")])
    'It brings 2 citizens, each worth a point at the end.'
    """
    things: dict[tuple[str, bool], Reason] = {}
    for reason in reasons:
        things.setdefault((reason.kin or reason.consideration, reason.value > 0), reason)
    return " ".join(
        sentence(reason.key, _words(abs(reason.amount), sure=reason.sure), game=game)
        for reason in list(things.values())[:REASONS]
    )


def _words(units: float, *, sure: bool) -> dict[str, str | float]:
    """How many units there are, and whether that is a mean: whole things do not come in parts."""
    mean = not sure or abs(units - round(units)) > _DUST
    return {"amount": _rounded(units), "mean": "yes" if mean else "no"}


def _rounded(units: float) -> float:
    """Whole units from two on, halves from one on, tenths below; never nothing."""
    if units >= 2:
        return round(units)
    return round(2 * units) / 2 if units >= 1 else max(0.1, round(units, 1))
