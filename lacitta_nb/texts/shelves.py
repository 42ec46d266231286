"""Where sentences lie: in the files of this folder, and in those beside the box of each game.

A language is made of the files `<topic>.<language>.ftl` in these folders; no game is known by name.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from lacitta_nb import registry
from lacitta_nb.given import attempt

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

ENGLISH: Final = "en"
Numbers = Mapping[str, Callable[[], int | tuple[int, ...]]]
"""The numbers of a game's rules that its sentences name, each with what gives it."""


class Shelf(NamedTuple):
    """A folder of sentences; of a game's, its key and the package whose numbers they name."""

    folder: Path
    game: str = ""
    package: str = ""


def shelves() -> tuple[Shelf, ...]:
    """The shared folder first, then those of the games, each beside the module of its box."""
    return shelves_of(tuple(registry.homes().items()))


@cache
def shelves_of(homes: tuple[tuple[str, str], ...]) -> tuple[Shelf, ...]:
    """The shelves of these games, each a key and the module of a box."""
    games = (_shelf(game, module) for game, module in homes)
    return Shelf(Path(__file__).parent), *(shelf for shelf in games if shelf is not None)


def _shelf(game: str, module: str) -> Shelf | None:
    """None for a game whose package is not there; whoever loads its box is told why."""
    package = module.rpartition(".")[0]
    spec = attempt(lambda: find_spec(package), lambda _: None)
    if spec is None or not spec.submodule_search_locations:
        return None
    return Shelf(Path(spec.submodule_search_locations[0]) / "texts", game, package)


def languages() -> tuple[str, ...]:
    """The languages that sentences are written in, in alphabetical order.

    >>> "en" in languages()
    True
    """
    return _languages_on(shelves())


@cache
def _languages_on(shelved: tuple[Shelf, ...]) -> tuple[str, ...]:
    # Asked with every sentence that names its language, while files stay as they are.
    files = (file for shelf in shelved for file in shelf.folder.glob("*.*.ftl"))
    named = {file.name.split(".")[-2] for file in files}
    return tuple(sorted(name for name in named if name))


def keys(family: str, game: str = "") -> tuple[str, ...]:
    """The keys of the sentences that begin so, in the order of their files: of a game, or all.

    >>> keys("rule-Y")[0]
    'rule-Y1'
    """
    asked = (shelf for shelf in shelves() if game in ("", shelf.game))
    found = dict.fromkeys(key for shelf in asked for key in _keys(shelf))
    return tuple(key for key in found if key.startswith(family))


@cache
def _keys(shelf: Shelf) -> tuple[str, ...]:
    found = (entry for text in resources(shelf, ENGLISH) for entry in text.body)
    return tuple(entry.id.name for entry in found if hasattr(entry, "id"))


def _text_of(file: Path) -> str:
    """What a file holds; "" where it can't be read."""
    return attempt(lambda: file.read_text(encoding="utf-8"), lambda _: "")


def resources(shelf: Shelf, language: str) -> list["Resource"]:
    """The files of a shelf in a language, read."""
    from fluent.runtime import FluentResource

    files = sorted(shelf.folder.glob(f"*.{language}.ftl"))
    texts = map(_text_of, files)
    # What another package has put there and can't be read says nothing; the others speak on.
    return [FluentResource(text) for text in texts if text]


@cache
def numbers_of(package: str) -> Numbers:
    """The numbers that the sentences of a game name, by the package that its box lies in."""
    return cast("Numbers", import_module(f"{package}.texts.numbers").NUMBERS)
