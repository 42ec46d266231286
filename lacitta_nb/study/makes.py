"""What a player is made of, in a short text: its class, its settings and its code.

Two players of one text are taken for the same player, whose games may stand in one file. So the
text must change whenever one would play differently: with the settings, with the code of the class
and of those it builds on, and with the version of this package, whose rules and players it may
call. Code elsewhere, which the class only calls, is not looked at.
"""

import inspect
import re
import sys
import zlib
from collections.abc import Iterator
from functools import cached_property

from lacitta_nb import __version__
from lacitta_nb.players import ComputerPlayer

_ADDRESS = re.compile(r" at 0x[0-9A-Fa-f]+")


def make_of(player: ComputerPlayer) -> str:
    """The short text of a player: the same in every process, another one for another player.

    >>> from lacitta_nb.players import RandomPlayer
    >>> make_of(RandomPlayer("1")) == make_of(RandomPlayer("1")) != make_of(RandomPlayer("2"))
    True
    """
    text = "\n".join([__version__, _settings(player), *_code(type(player))])
    return f"{zlib.crc32(text.encode()):08x}"


def _settings(player: ComputerPlayer) -> str:
    """How the player shows itself; where that tells nothing, its class and what it holds openly."""
    if type(player).__repr__ is not object.__repr__:
        return _ADDRESS.sub("", repr(player))
    held = getattr(player, "__dict__", {}).items()
    shown = (f"{name}={_value(value)}" for name, value in held if not name.startswith("_"))
    return f"{_name(type(player))}({', '.join(shown)})"


def _code(kind: type) -> Iterator[str]:
    """The source of each function of a class and of its bases, and the values it holds."""
    for base in kind.__mro__:
        if base.__module__.partition(".")[0] in sys.stdlib_module_names - {"__main__"}:
            continue
        yield _name(base)
        for name, thing in base.__dict__.items():
            functions = list(_functions(thing))
            yield from (_source(function, name) for function in functions)
            if not functions and not name.startswith("__"):
                yield f"{name} = {_value(thing)}"


def _functions(thing: object) -> Iterator[object]:
    if isinstance(thing, property):
        yield from (part for part in (thing.fget, thing.fset, thing.fdel) if part is not None)
    elif isinstance(thing, staticmethod | classmethod):
        yield thing.__func__
    elif isinstance(thing, cached_property):
        yield thing.func
    elif inspect.isfunction(thing):
        yield thing


def _source(function: object, name: str) -> str:
    """The text of a function, in a notebook's cell too; its name if nobody wrote it in a file."""
    try:
        return inspect.getsource(function)  # type: ignore[arg-type]
    except (OSError, TypeError):
        return name


def _value(value: object) -> str:
    # The order of a set differs from process to process.
    shown = str(sorted(map(repr, value))) if isinstance(value, set | frozenset) else repr(value)
    return _ADDRESS.sub("", shown)


def _name(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"
