"""What every saved game holds: where it began and what was done since (formats.md, section 3)."""

import operator
from collections.abc import Mapping
from typing import Annotated, Any, SupportsIndex

from pydantic import Field

from lacitta_nb.core.errors import BadFile, Problem
from lacitta_nb.files.fields import MAX_MOVES, Count, Remark, name
from lacitta_nb.files.shapes import FileShape, Shape
from lacitta_nb.files.values import shorten, shown


class AboutShape(Shape):
    """What a saved game says of itself."""

    event: Remark = ""
    date: Remark = ""
    places: Remark = ""
    result: Remark = ""


class GameShape(FileShape):
    """A saved game; `start` is checked as a position of its own."""

    start: Any
    moves: Annotated[list[Annotated[str, name(400)]], Field(max_length=MAX_MOVES)]
    steps: Count = 0
    comments: dict[str, Remark] = Field(default_factory=dict)
    about: AboutShape = AboutShape()


def written_comments(comments: object, made: int) -> dict[str, Any]:
    """Comments as a file has them, in the order of the moves.

    Raises:
        BadFile: they do not stand by the number of moves made.

    >>> written_comments({2: "b", 0: "a"}, made=2)
    {'0': 'a', '2': 'b'}
    """
    found = {_number(key, made): text for key, text in mapping("comments", comments).items()}
    return {str(number): found[number] for number in sorted(found)}


def mapping(place: str, given: object) -> Mapping[Any, Any]:
    """What has keys.

    Raises:
        BadFile: it has none.
    """
    if not isinstance(given, Mapping):
        raise BadFile(place, "file-object", found=shown(given))
    return given


def _number(key: object, made: int) -> int:
    number = operator.index(key) if isinstance(key, SupportsIndex) else -1
    if not 0 <= number <= made:
        raise BadFile(f"comments.{shown(key)}", "file-comment-whole", most=made)
    return number


def comments_of(shape: GameShape) -> dict[int, str]:
    """The comments of a file by the number of moves made.

    Raises:
        BadFile: keys are no such numbers.
    """
    found: dict[int, str] = {}
    made = len(shape.moves)
    misfits: list[Problem] = []
    for key, text in shape.comments.items():
        number = int(key) if key.isascii() and key.isdigit() and len(key) < 10 else -1
        if str(number) != key or not 0 <= number <= made:
            place = f"comments.{shorten(key)}"
            misfits.append(Problem.at(place, "file-comment-number", most=made))
        found[number] = text
    BadFile.refuse(misfits)
    return found
