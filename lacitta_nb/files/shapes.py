"""The shape of a file: schemas that take nothing unknown, and what is said of what does not fit."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final, TypeVar, get_args

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import ErrorDetails

from lacitta_nb.core.errors import BadFile, Guess, Problem
from lacitta_nb.files.fields import GUESS
from lacitta_nb.files.values import join_place, shorten, shown


class Shape(BaseModel):
    """Base of all schemas: nothing is converted, nothing unknown is let in."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    meant: ClassVar[Mapping[str, str]] = {}
    """Words that people write for its keys, in small letters, and are nothing like them."""


class FileShape(Shape):
    """Base of the schemas of whole files; whoever reads one asks `check_format` for its format."""

    format: Any


AnyShape = TypeVar("AnyShape", bound=Shape)


def fitted(shape: type[AnyShape], data: Mapping[str, Any], context: object = None) -> AnyShape:
    """A file's content in its shape.

    Args:
        shape: its schema.
        data: the content.
        context: what words of the file depend on (pydantic's `ValidationInfo.context`).

    Raises:
        BadFile: with all that does not fit, each at its place.
    """
    try:
        return shape.model_validate(data, context=context)
    except ValidationError as error:
        found = misfits(shape, error)
    raise BadFile.of(*found)


def misfits(shape: type[Shape], error: ValidationError) -> list[Problem]:
    """All that a schema has refused, each at its place."""
    return [_misfit(shape, one) for one in error.errors(include_url=False)]


def _as_told(place: str, error: ErrorDetails) -> Problem:
    """What a schema refuses: in the words of the check that did, or else in pydantic's."""
    if error["type"].startswith("file-"):
        # Key and words were written where the check is made; see `refused`.
        words = dict(error["ctx"])
        guess = words.pop(GUESS, None)
        return Problem(place, error["type"], words, guess=guess)
    return Problem.at(place, "file-misfit", reason=error["msg"])


def _misfit(shape: type[Shape], error: ErrorDetails) -> Problem:
    place = _place(error["loc"])
    if error["type"] == "extra_forbidden":
        *outer, key = error["loc"]
        return Problem.at(place, "file-unknown-key", guess=_guess(shape, outer, str(key)))
    tell = _MISFITS.get(error["type"], _as_told)
    return tell(place, error)


def _guess(shape: type[Shape], loc: Iterable[int | str], key: str) -> Guess:
    """The keys that an object inside a file can have, one of which an unknown one may mean."""
    kinds = _shapes_at(shape, loc)
    known = tuple(name for kind in kinds for name in kind.model_fields)
    word = key.strip().casefold()
    return Guess(key, known, next((kind.meant[word] for kind in kinds if word in kind.meant), ""))


def _shapes_at(shape: type[Shape], loc: Iterable[int | str]) -> list[type[Shape]]:
    """The shapes that an object inside a file can have."""
    kinds = [shape]
    for part in loc:
        fields = [kind.model_fields[part] for kind in kinds if part in kind.model_fields]
        # The number of an entry or the key of a table leads to nothing but what is inside.
        kinds = [k for field in fields for k in _shapes_in(field.annotation)] if fields else kinds
    return kinds


def _shapes_in(annotation: object) -> Iterator[type[Shape]]:
    """The schemas that a type speaks of, however deep."""
    if isinstance(annotation, type) and issubclass(annotation, Shape):
        yield annotation
    for inner in get_args(annotation):
        yield from _shapes_in(inner)


def _place(loc: tuple[int | str, ...]) -> str:
    place = ""
    for part in loc:
        if part == "[key]":
            continue
        place = join_place(place, f"[{part}]" if isinstance(part, int) else shorten(part))
    return place


def _no_object(place: str, error: ErrorDetails) -> Problem:
    return Problem.at(place, "file-object", found=shown(error["input"]))


def _no_list(place: str, error: ErrorDetails) -> Problem:
    return Problem.at(place, "file-list", found=shown(error["input"]))


def _no_whole(place: str, error: ErrorDetails) -> Problem:
    return Problem.at(place, "file-whole", found=shown(error["input"]))


def _no_number(place: str, error: ErrorDetails) -> Problem:
    return Problem.at(place, "file-number", found=shown(error["input"]))


def _no_text(place: str, error: ErrorDetails) -> Problem:
    return Problem.at(place, "file-any-text", found=shown(error["input"]))


def _empty(place: str, error: ErrorDetails) -> Problem:
    return Problem.at(place, "file-filled", found=shown(error["input"]))


def _too_small(place: str, error: ErrorDetails) -> Problem:
    least, found = error["ctx"]["ge"], shown(error["input"])
    return Problem.at(place, "file-whole-least", least=least, found=found)


def _too_short(place: str, error: ErrorDetails) -> Problem:
    least, found = error["ctx"]["min_length"], len(error["input"])
    return Problem.at(place, "file-least-entries", least=least, found=found)


def _too_long(place: str, error: ErrorDetails) -> Problem:
    most, found = error["ctx"]["max_length"], len(error["input"])
    return Problem.at(place, "file-most-entries", most=most, found=found)


_MISFITS: Final[Mapping[str, Callable[[str, ErrorDetails], Problem]]] = MappingProxyType(
    {
        "missing": lambda place, _: Problem.at(place, "file-missing"),
        "too_short": _too_short,
        "too_long": _too_long,
        "greater_than_equal": _too_small,
        **dict.fromkeys(("list_type", "tuple_type"), _no_list),
        **dict.fromkeys(("dict_type", "model_type", "model_attributes_type"), _no_object),
        **dict.fromkeys(("int_type", "int_from_float"), _no_whole),
        "float_type": _no_number,
        "string_type": _no_text,
        "string_too_short": _empty,
    }
)
