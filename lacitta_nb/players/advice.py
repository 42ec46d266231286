"""What advice looks like: one hint, and a list of them that shows itself."""

from collections.abc import Iterable, Sequence
from html import escape
from textwrap import fill
from typing import Any, Final, NamedTuple

from lacitta_nb.players.judge import GameEnd
from lacitta_nb.players.reasons import Reason
from lacitta_nb.texts import apart, decimal, sentence

_LETTERS: Final = 79
WAYS: Final = 4
"""How many ways of doing the same are named before they are only counted."""
_LENGTH: Final = 220
"""Letters of all that is named; a sentence would cut it off somewhere else."""


class Hint(NamedTuple):
    """One piece of advice.

    Attributes:
        action: what to do.
        effect: final points that it should bring, as its adviser feels them (those of `end`, where
            that is known), compared with what the game's judge compares with: in La Città's
            political turn a pass, else the worst action.
        text: the main reasons, in sentences; where actions are compared with the worst one, what is
            better after this one.
        reasons: all that the considerations say of it.
        others: actions that do as well, for the reasons that are told.
        end: what it brings in the end, where its player takes no turn after it; else None.
        felt: felt points by which it is better, the chance to win included.
        title: what it is, with what does as well, in words; "" for the texts of the actions.

    >>> from lacitta_nb import Action
    >>> print(Hint(Action("gold"), 0.25, "It brings gold.", ()))
    gold: +0.2. It brings gold.
    """

    action: Any
    effect: float
    text: str
    reasons: tuple[Reason, ...]
    others: tuple[Any, ...] = ()
    end: GameEnd | None = None
    felt: float = 0.0
    title: str = ""

    def __str__(self) -> str:
        # Adding 0 takes the sign from a zero.
        effect = decimal(round(self.effect, 1) + 0.0, "+.1f")
        title = self.title or ways_text(str(self.action), map(str, self.others))
        head = sentence("player-hint-head", {"title": title, "effect": effect})
        return f"{head} {self.text}".rstrip()


def ways_text(first: str, others: Iterable[str]) -> str:
    """Ways of doing the same, in words; what differs in its last word only is named by that.

    >>> ways_text("build market A5", ["build market D4", "palace D4"])
    'build market A5, D4 or palace D4'
    """
    start = first.rpartition(" ")[0]
    told = sorted(
        [other.removeprefix(f"{start} ") if start else other for other in others],
        key=lambda text: " " in text,
    )
    if not told:
        return first
    more = len(told) - WAYS
    if more > 0:
        return sentence(
            "player-hint-more-ways", {"ways": ", ".join([first, *told[:WAYS]]), "more": more}
        )
    return sentence("player-hint-ways", {"ways": ", ".join([first, *told[:-1]]), "last": told[-1]})


def in_a_row(titles: Sequence[tuple[str, int]]) -> tuple[str, int]:
    """Things in a row, the first ones as far as they are not too long, and how many are named.

    >>> in_a_row([("Build a farm at B8 or C3", 2), ("Gold", 1)])
    ('Build a farm at B8 or C3; Gold', 3)
    """
    told = list(titles)
    while len(told) > 1 and sum(len(title) for title, _ in told) > _LENGTH:
        del told[-1]
    return apart(title for title, _ in told), sum(number for _, number in told)


def alike_text(titles: Sequence[tuple[str, int]], count: int) -> str:
    """Things of which each does as well, in a row; what would make it too long is only counted.

    Args:
        titles: what they are, in words, each with how many it names; not all have to be named.
        count: how many there are.

    >>> alike_text([("Build a farm or a school at B8", 2)], 2)
    'Build a farm or a school at B8 – both alike'
    >>> alike_text([("Gold", 1)], 1)
    'Gold'
    """
    ways, named = in_a_row(titles)
    if count == 1:
        return ways
    more = count - named
    return sentence("player-hint-alike", {"ways": ways, "more": more, "count": count})


class Hints(list[Hint]):
    """Hints, the best first: printed one below the other, and in a notebook a list.

    >>> from lacitta_nb import Action
    >>> Hints([Hint(Action("gold"), 0.5, "It brings gold.", ())])
    - gold: +0.5. It brings gold.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return "\n".join(fill(f"- {hint}", _LETTERS, subsequent_indent="  ") for hint in self)

    def _repr_html_(self) -> str:
        return f"<ul>{''.join(f'<li>{escape(str(hint))}</li>' for hint in self)}</ul>"
