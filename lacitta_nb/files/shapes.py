"""The shape of a file: schemas that take nothing unknown, and what is said of what does not fit."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import ErrorDetails

from lacitta_nb.core.errors import BadFile, Problem
from lacitta_nb.files.values import join_place, shorten, shown


class Shape(BaseModel):
    """Base of all schemas: nothing is converted, nothing unknown is let in."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class FileShape(Shape):
    """Base of the schemas of whole files; whoever reads one asks `check_format` for its format."""

    format: Any


AnyShape = TypeVar("AnyShape", bound=Shape)


def fitted(shape: type[AnyShape], data: Mapping[str, Any]) -> AnyShape:
    """A file's content in its shape.

    Raises:
        BadFile: at the place of the first thing that does not fit.
    """
    try:
        return shape.model_validate(data)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
    raise _misfit(_place(first["loc"]), first)


def as_told(place: str, error: ErrorDetails) -> BadFile:
    """What a schema refuses: in the words of the check that did, or else in pydantic's."""
    if error["type"].startswith("file-"):
        # Key and words were written where the check is made; see `refused`.
        return BadFile.of(Problem._make((place, error["type"], error["ctx"], "")))
    return BadFile(place, "file-misfit", reason=error["msg"])


def _misfit(place: str, error: ErrorDetails) -> BadFile:
    tell = _MISFITS.get(error["type"], as_told)
    return tell(place, error)


def _place(loc: tuple[int | str, ...]) -> str:
    place = ""
    for part in loc:
        if part == "[key]":
            continue
        place = join_place(place, f"[{part}]" if isinstance(part, int) else shorten(part))
    return place


def _no_object(place: str, error: ErrorDetails) -> BadFile:
    return BadFile(place, "file-object", found=shown(error["input"]))


def _too_short(place: str, error: ErrorDetails) -> BadFile:
    least, found = error["ctx"]["min_length"], len(error["input"])
    return BadFile(place, "file-least-entries", least=least, found=found)


def _too_long(place: str, error: ErrorDetails) -> BadFile:
    most, found = error["ctx"]["max_length"], len(error["input"])
    return BadFile(place, "file-most-entries", most=most, found=found)


_MISFITS: Final[Mapping[str, Callable[[str, ErrorDetails], BadFile]]] = MappingProxyType(
    {
        "missing": lambda place, _: BadFile(place, "file-missing"),
        "extra_forbidden": lambda place, _: BadFile(place, "file-unknown-key"),
        "too_short": _too_short,
        "too_long": _too_long,
        "list_type": lambda place, e: BadFile(place, "file-list", found=shown(e["input"])),
        "dict_type": _no_object,
        "model_type": _no_object,
        "model_attributes_type": _no_object,
    }
)
