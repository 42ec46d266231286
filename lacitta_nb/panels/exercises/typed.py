"""The view of an exercise, field by field: what `view` sends and web/ reads."""

from typing import TypedDict

from lacitta_nb.panels.view.typed import LanguagesView, NoticeView


class AnswerView(TypedDict):
    """Something that can be answered, where it is no space of the board."""

    key: str
    text: str
    sign: str
    """The name of its sign in the picture, or ""."""
    lights: str
    """The names of the spaces that it is about, with blanks between."""
    chosen: bool
    mark: str
    """`right`, `wrong`, `missed`, or ""."""


class ArrowView(TypedDict):
    """An arrow that was drawn, or should have been."""

    key: str
    ends: list[str]
    """The spaces where it begins and ends."""
    text: str
    mark: str
    """`right`, `wrong`, `missed`, or ""."""


class BoardMarksView(TypedDict):
    """What is to be seen on the spaces of the board."""

    clickable: list[str]
    chosen: list[str]
    start: str
    """Where an arrow has begun, or ""."""
    marks: dict[str, str]
    """Spaces that are right, wrong or missed."""


class ReasonLineView(TypedDict):
    """A sentence about why an answer is right."""

    text: str
    lights: str
    """The names of the spaces that it tells of, with blanks between."""


class FeedbackView(TypedDict):
    """What is said of the answer."""

    right: bool
    title: str
    answer: str
    """The right answer in words, or ""."""
    why: list[ReasonLineView]
    rules: list[str]
    """The numbers of the rules."""


class SoFarView(TypedDict):
    """How far the training is."""

    today: str
    due: str
    streak: str
    """How many days in a row, or ""."""


class SitterView(TypedDict):
    """A player at the table."""

    seat: int
    name: str
    lights: str
    """The names of the spaces where the player stands, with blanks between."""


class TaskView(TypedDict):
    """An exercise on the page."""

    number: int
    """Which exercise of this session it is."""
    form: str
    """`spaces`, `choice`, `several`, `arrows`, `number` or `order`."""
    title: str
    level: str
    edition: str
    """The edition that is played, where it is not the first one; else ""."""
    seats: list[SitterView]
    question: str
    lights: str
    """The names of the spaces that it tells of, with blanks between."""
    how: str
    """How it is answered."""
    options: list[AnswerView]
    """In the order in which they are shown."""
    arrows: list[ArrowView]
    board: BoardMarksView
    answer: str
    """The number that was answered, or ""."""
    feedback: FeedbackView | None
    languages: LanguagesView
    sofar: SoFarView | None
    """None for an exercise by itself."""
    notice: NoticeView | None
    announce: str
    """What a screen reader is told."""
    seq: int
    """The number of the command that it answers."""
