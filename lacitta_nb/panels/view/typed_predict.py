"""The fields of the view about predicting (view/predict.py)."""

from typing import TypedDict


class GuessableView(TypedDict):
    """One thing that may happen."""

    key: str
    label: str
    seat: int
    """Whose it is, or −1."""
    lights: str
    """The names of spaces to be lit up, with blanks between."""
    chosen: bool


class AskView(TypedDict):
    """What is asked before a phase."""

    kind: str
    """A word for it."""
    question: str
    """What is asked, or what is to be clicked next."""
    options: list[GuessableView]
    many: bool
    """Whether several may be chosen."""
    needed: bool
    """Whether nothing is no answer: something of it happens in any case."""


class MarkView(TypedDict):
    """One line of a marked prediction."""

    text: str
    rule: str
    """The rule by which it came true, or ""."""
    right: bool | None
    """Whether what was predicted came true; None for what came true and was not predicted."""
    lights: str
    """The names of spaces to be lit up, with blanks between."""


class MarkedView(TypedDict):
    """A prediction of which the phase is over."""

    lines: list[MarkView]
    score: str


class PredictView(TypedDict):
    """Predict, then see."""

    on: bool
    offered: bool
    """Whether the game ever asks."""
    ask: AskView | None
    marked: MarkedView | None
