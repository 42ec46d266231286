"""What could be chosen: offers, and the questions that lead from an offer to one action.

An offer is a "what": taking gold, a farm, a pass. Its actions differ in a few facets (a space, an
amount), which are asked one after the other until one action is left.
"""

from typing import Generic, NamedTuple, TypeVar

from lacitta_nb.core.errors import Refusal, Ruling, ruling
from lacitta_nb.texts import sentence

A = TypeVar("A")

Value = str | int | tuple[int, ...]
"""What a facet of an action may be."""


class Offer(NamedTuple, Generic[A]):
    """One thing a player could do, legal or not.

    Attributes:
        key: names it among the offers of a moment (`build farm`, `palace`, `pass`).
        kind: the kind of its actions.
        actions: the legal ways to do it.
        refusal: why there are none, or None.
        group: the heading that it stands under; a word of the game.
        about: what it is about where its kind does not say that, such as a building; or "".
        copies: how many there are of it, such as cards on display.
    """

    key: str
    kind: str
    actions: tuple[A, ...]
    refusal: Refusal | None = None
    group: str = "other"
    about: str = ""
    copies: int = 1


class Option(NamedTuple):
    """One value of a facet; `refusal` says why it can't be chosen."""

    value: Value
    refusal: Refusal | None = None


class Question(NamedTuple):
    """A facet that is asked, its options, and the value chosen so far (None: still open)."""

    facet: str
    options: tuple[Option, ...]
    chosen: Value | None


class Refused(NamedTuple):
    """Why the last click was refused.

    Attributes:
        reason: as the rules say it.
        game: the key of the game.
        nowhere: whether an offer was clicked, of which the reason is an example.
    """

    reason: Refusal
    game: str
    nowhere: bool = False

    @property
    def rule(self) -> str:
        """The number of the rule."""
        return self.reason.rule

    @property
    def text(self) -> str:
        """The sentence, in the language that is spoken."""
        make = why_impossible if self.nowhere else ruling
        return make(self.reason, self.game).text


def why_impossible(refusal: Refusal, game: str) -> Ruling:
    """Why an offer is greyed out: a reason that is about one space stands for all of them.

    Args:
        refusal: the reason.
        game: the key of the game whose rules say it.
    """
    number, text = ruling(refusal, game)
    if "space" not in refusal.words:
        return Ruling(number, text)
    return Ruling(number, sentence("panel-nowhere", {"reason": text}))
