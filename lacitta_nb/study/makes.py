"""What a player is made of, in a short text: its class, its settings and its code.

Two players of one text are taken for the same player, whose games may stand in one file. So the
text must change whenever one would play differently: with the settings, with the code of the class
and of those it builds on, and with the version of this package, whose rules and players it may
call. Not looked at are what a player holds under names that begin with `_`, as memories do that
fill while it plays, and code and values elsewhere that its functions only mention.

Code is told by what Python has compiled of it, without its lines and files: its source may be found
at one moment and not at the next, as that of a notebook's class once cloudpickle has sent it to a
cluster and back. Comments change nothing, another minor version of Python changes every class but
those of this package, which its version stands for.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from functools import cached_property, partial, singledispatchmethod
from hashlib import blake2b
from types import CodeType, FunctionType, MethodType
from typing import Final

from lacitta_nb.errors import BadSetting
from lacitta_nb.given import str_of
from lacitta_nb.players import ComputerPlayer
from lacitta_nb.version import VERSION

_ADDRESS: Final = re.compile(r"\b(at )?0x[0-9A-Fa-f]+")
_PLAIN: Final = (type(None), type(...), bool, int, float, complex, str, bytes)
_PACKAGE: Final = __name__.partition(".")[0]


def make_of(player: ComputerPlayer) -> str:
    """The short text of a player: the same in every process, another one for another player.

    Raises:
        BadSetting: something in the player can't be told, such as an object without a text.

    >>> from lacitta_nb.players import RandomPlayer
    >>> make_of(RandomPlayer("1")) == make_of(RandomPlayer("1")) != make_of(RandomPlayer("2"))
    True
    """
    try:
        told = _Description().of(player)
    except Exception as error:
        problem = f"{type(error).__name__}: {str_of(error)}"
        raise BadSetting("study-no-make", name=type(player).__name__, error=problem) from error
    return _digest(VERSION, told)[:8]


class _Description:
    """Tells a thing by a text of all it holds; equal things alike, be they one thing or two.

    What holds itself is told by the way back to it.
    """

    def __init__(self) -> None:
        self._told: Final[dict[int, tuple[object, str]]] = {}
        self._path: Final[list[int]] = []

    def of(self, thing: object) -> str:
        """The text of a thing."""
        if isinstance(thing, _PLAIN):
            return repr(thing)
        if id(thing) in self._path:
            return f"up {len(self._path) - self._path.index(id(thing))}"
        if id(thing) not in self._told:
            self._path.append(id(thing))
            text = _digest(type(thing).__name__, *self._new(thing))
            self._path.pop()
            self._told[id(thing)] = thing, text
        return self._told[id(thing)][1]

    def _new(self, thing: object) -> Iterator[str]:
        if isinstance(thing, list | tuple):
            yield from map(self.of, thing)
        elif isinstance(thing, set | frozenset):
            # The order of a set differs from process to process.
            yield from sorted(map(self.of, thing))
        elif isinstance(thing, Mapping):
            yield from (self.of(part) for pair in thing.items() for part in pair)
        elif isinstance(thing, type):
            yield from self._class(thing)
        elif isinstance(thing, FunctionType):
            yield from self._function(thing)
        elif isinstance(thing, CodeType):
            yield from self._code(thing)
        else:
            yield from map(self.of, _parts(thing))

    def _class(self, kind: type) -> Iterator[str]:
        yield f"{kind.__module__}.{kind.__qualname__}"
        if _foreign(kind) or kind.__module__.partition(".")[0] == _PACKAGE:
            return
        yield from map(self.of, kind.__mro__[1:])
        # Who sends a class to another process may put its parts in another order.
        for name, thing in sorted(kind.__dict__.items()):
            if _ours(name) or isinstance(thing, FunctionType):
                yield from (name, self.of(thing))

    def _function(self, function: FunctionType) -> Iterator[str]:
        yield f"{function.__module__}.{function.__qualname__}"
        yield from map(self.of, (function.__code__, function.__defaults__, function.__kwdefaults__))
        yield self.of(_open(function.__dict__))
        yield from (self.of(cell.cell_contents) for cell in function.__closure__ or ())

    def _code(self, code: CodeType) -> Iterator[str]:
        """What a function does, without the lines and the file where it was written."""
        yield repr((code.co_code, code.co_exceptiontable, code.co_flags))
        yield repr((code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount))
        yield repr((code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars))
        # Python 3.13 notes in the body of a class on which line it begins.
        line = code.co_firstlineno if "__firstlineno__" in code.co_names else None
        yield from (self.of(part) for part in code.co_consts if line is None or part != line)


def _digest(*texts: str) -> str:
    content = "\n".join(texts).encode(errors="backslashreplace")
    return blake2b(content, digest_size=16).hexdigest()


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
