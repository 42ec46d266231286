"""A kind of decision, said once: what is legal, what stands against an action, what it does."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from lacitta_nb.core.errors import Refusal

S = TypeVar("S")
D = TypeVar("D")
A = TypeVar("A")


class Choice(NamedTuple, Generic[S, D, A]):
    """One kind of decision. A game has one table of them, by the word of the decision.

    Attributes:
        legal: all actions that may be taken in a state.
        refusal: why an action may not be taken in a state, or None.
        apply: writes a legal action on a draft, with all of the same phase that needs no decision.
    """

    legal: Callable[[S], list[A]]
    refusal: Callable[[S, A], Refusal | None]
    apply: Callable[[D, A], None]
