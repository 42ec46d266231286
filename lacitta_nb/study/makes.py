"""What a player is made of, in a short text: its class, its settings and its code.

Two players of one text are taken for the same player, whose games may stand in one file. So the
text must change whenever one would play differently: with the settings, with the code of the class
and of those it builds on, and with the version of this package, whose rules and players it may
call. Not looked at are what a player holds under names that begin with `_`, as memories do that
fill while it plays, and code and values elsewhere that its functions only mention.
"""

import inspect
import re
import sys
import zlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, partial, singledispatchmethod
from types import FunctionType, MethodType
from typing import Final

from lacitta_nb.errors import BadSetting
from lacitta_nb.given import str_of
from lacitta_nb.players import ComputerPlayer
from lacitta_nb.version import VERSION

_ADDRESS: Final = re.compile(r"\b(at )?0x[0-9A-Fa-f]+")
_PLAIN: Final = (type(None), bool, int, float, complex, str, bytes)


def make_of(player: ComputerPlayer) -> str:
    """The short text of a player: the same in every process, another one for another player.

    Raises:
        BadSetting: something in the player can't be told, such as an object without a text.

    >>> from lacitta_nb.players import RandomPlayer
    >>> make_of(RandomPlayer("1")) == make_of(RandomPlayer("1")) != make_of(RandomPlayer("2"))
    True
    """
    try:
        text = "\n".join([VERSION, *_Description().of(player)])
    except Exception as error:
        problem = f"{type(error).__name__}: {str_of(error)}"
        raise BadSetting("study-no-make", name=type(player).__name__, error=problem) from error
    return f"{zlib.crc32(text.encode(errors='backslashreplace')):08x}"


class _Description:
    """Lines that tell a thing and all it holds; what was told before is only pointed at."""

    def __init__(self) -> None:
        self._told: Final[dict[int, object]] = {}

    def of(self, thing: object) -> Iterator[str]:
        """The lines of a thing."""
        if isinstance(thing, _PLAIN):
            yield repr(thing)
        elif id(thing) in self._told:
            yield f"= {list(self._told).index(id(thing))}"
        else:
            self._told[id(thing)] = thing
            yield from self._new(thing)

    def _new(self, thing: object) -> Iterator[str]:
        if isinstance(thing, list | tuple):
            yield type(thing).__name__
            yield from self._all(thing)
        elif isinstance(thing, set | frozenset):
            yield type(thing).__name__
            # The order of a set differs from process to process.
            yield from sorted("\n".join(_Description().of(part)) for part in thing)
        elif isinstance(thing, Mapping):
            yield type(thing).__name__
            yield from self._all(part for pair in thing.items() for part in pair)
        elif isinstance(thing, type):
            yield from self._class(thing)
        elif isinstance(thing, FunctionType):
            yield from self._function(thing)
        else:
            yield from self._all(_parts(thing))

    def _all(self, things: Iterable[object]) -> Iterator[str]:
        for thing in things:
            yield from self.of(thing)

    def _class(self, kind: type) -> Iterator[str]:
        yield f"{kind.__module__}.{kind.__qualname__}"
        if _foreign(kind):
            return
        for base in kind.__mro__[1:]:
            yield from self.of(base)
        for name, thing in kind.__dict__.items():
            if not _ours(name) and not isinstance(thing, FunctionType):
                continue
            yield name
            yield from self.of(thing)

    def _function(self, function: FunctionType) -> Iterator[str]:
        yield f"{function.__module__}.{function.__qualname__}"
        try:
            yield inspect.getsource(function)
        except (OSError, TypeError):
            # Nobody wrote it in a file: a dataclass made it, or it came by itself.
            if function.__name__ == "<lambda>":
                yield f"{function.__code__.co_code!r} {function.__code__.co_consts!r}"
        yield from self._all((function.__defaults__, function.__kwdefaults__))
        for cell in function.__closure__ or ():
            yield from self.of(cell.cell_contents)


def _parts(thing: object) -> Iterator[object]:
    """What makes up an object that is no container, function or class."""
    if isinstance(thing, property):
        yield from (thing.fget, thing.fset, thing.fdel)
    elif isinstance(thing, staticmethod | classmethod | MethodType):
        yield thing.__func__
    elif isinstance(thing, cached_property | singledispatchmethod):
        yield thing.func
    elif isinstance(thing, partial):
        yield from (thing.func, thing.args, thing.keywords)
    elif callable(wrapped := getattr(thing, "__wrapped__", None)):
        yield wrapped
    elif _foreign(type(thing)):
        yield from (type(thing), _ADDRESS.sub("", repr(thing)))
    else:
        # As for a copy: how it is made, and what it holds.
        made = thing.__reduce_ex__(4)
        for part in made[:3] if isinstance(made, tuple) else (made,):
            yield from map(_open, part) if isinstance(part, tuple) else (_open(part),)


def _open(part: object) -> object:
    """What an object holds, without what it keeps to itself."""
    if not isinstance(part, dict):
        return part
    return {name: held for name, held in part.items() if not str(name).startswith("_")}


def _foreign(kind: type) -> bool:
    """Whether a class is Python's own, which is known by its name."""
    return kind.__module__.partition(".")[0] in sys.stdlib_module_names - {"__main__"}


def _ours(name: str) -> bool:
    """Whether a name in a class is one that somebody chose."""
    return not (name.startswith("__") and name.endswith("__"))
