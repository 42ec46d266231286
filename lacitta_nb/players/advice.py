"""What advice looks like: one hint, and a list of them that shows itself."""

from html import escape
from textwrap import fill
from typing import Any, Final, NamedTuple

from lacitta_nb.players.reasons import Reason
from lacitta_nb.texts import decimal

_LETTERS: Final = 79


class Hint(NamedTuple):
    """One piece of advice.

    Attributes:
        action: what to do.
        effect: final points that it should bring, as its adviser feels them, compared with what
            the game's judge compares with: in La Città's political turn a pass, else the worst
            action.
        text: the main reasons, in sentences; where actions are compared with the worst one, what is
            better after this one.
        reasons: all that the considerations say of it.

    >>> from lacitta_nb import Action
    >>> print(Hint(Action("gold"), 0.25, "It brings gold.", ()))
    gold: +0.2. It brings gold.
    """

    action: Any
    effect: float
    text: str
    reasons: tuple[Reason, ...]

    def __str__(self) -> str:
        # Adding 0 takes the sign from a zero.
        effect = decimal(round(self.effect, 1) + 0.0, "+.1f")
        return f"{self.action}: {effect}. {self.text}".rstrip()


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
