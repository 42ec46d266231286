"""What a player is made of, in a short text: its class, its settings and its code.

Two players of one text are taken for the same player, whose games may stand in one file. So the
text must change whenever one would play differently: with the settings, with the code of the class
and of those it builds on, with the version of this package, whose rules and players it may call,
and with the numbers that these players have learnt (`arena.learnt`). Not looked at are code and
values elsewhere that its functions only mention, and memories, which fill while it plays:

- data under names that begin with `_`: of objects, classes, default arguments and closures; the
  functions and classes under such names are told;
- what Python remembers by itself: values of a `cached_property`, caches, weak collections;
- how far a generator of random numbers is, and so its seed; hold a seed that is a setting as well.

An object that says itself what a copy is made of (`__reduce__`, `__getstate__`) is told by that,
every other one by its attributes, without asking it.

Code is told by what Python has compiled of it, without its lines and files: its source may be found
at one moment and not at the next, as that of a notebook's class once cloudpickle has sent it to a
cluster and back. Comments change nothing, another minor version of Python changes every class but
those of this package, which its version stands for: it is raised when they would choose otherwise.
"""

import copyreg
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from hashlib import blake2b
from random import Random
from types import (
    CodeType,
    FunctionType,
    MappingProxyType,
    MemberDescriptorType,
    MethodType,
    ModuleType,
)
from typing import Any, Final
from weakref import WeakKeyDictionary, WeakSet, WeakValueDictionary

from lacitta_nb.arena.learnt import learnt
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.given import name_of, str_of, truly
from lacitta_nb.players.protocol import ComputerPlayer
from lacitta_nb.version import VERSION

_ADDRESS: Final = re.compile(r"\b(at )?0x[0-9A-Fa-f]+")
_PLAIN: Final = (type(None), type(...), bool, int, float, complex, str, bytes)
_PACKAGE: Final = __name__.partition(".")[0]
_CACHES: Final = (WeakKeyDictionary, WeakSet, WeakValueDictionary)
_SAYS_ITSELF: Final = ("__reduce_ex__", "__reduce__", "__getstate__")


_CONTENT: Final[Mapping[type, Callable[[Any], object]]] = {
    dict: dict.copy,
    list: list.copy,
    tuple: lambda thing: tuple.__getitem__(thing, slice(None)),
    set: lambda thing: frozenset().union(thing),
    frozenset: lambda thing: frozenset().union(thing),
    MappingProxyType: dict,
    str: str.__str__,
    bytes: lambda thing: bytes.__getitem__(thing, slice(None)),
    int: int.__int__,
    float: float.__float__,
    complex: complex.__complex__,
    property: lambda thing: (thing.fget, thing.fset, thing.fdel),
    staticmethod: lambda thing: thing.__func__,
    classmethod: lambda thing: thing.__func__,
    MethodType: lambda thing: (thing.__func__, thing.__self__),
    Random: lambda _: None,
}
"""What things of Python's own classes hold, as plain things; asked so, no subclass can answer."""


def fingerprint_of(player: ComputerPlayer) -> str:
    """The short text of a player: the same in every process, another one for another player.

    Raises:
        BadSetting: something in the player can't be told, such as an object that refuses it.

    >>> from lacitta_nb.players import RandomPlayer
    >>> one, again, two = (fingerprint_of(RandomPlayer(seed)) for seed in "112")
    >>> one == again != two
    True
    """
    try:
        told = _Description().player(player)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        problem = f"{name_of(type(error))}: {str_of(error)}"
        raise BadSetting(
            "study-no-fingerprint", name=name_of(type(player)), error=problem
        ) from error
    return _digest(VERSION, learnt(), told)[:8]


class _Description:
    """Tells a thing by a text of all it holds; equal things alike, be they one thing or two.

    What holds itself is told by the way back to it.
    """

    def __init__(self) -> None:
        self._told: Final[dict[int, tuple[object, str]]] = {}
        self._path: Final[list[int]] = []

    def player(self, player: object) -> str:
        """The text of a player; a module that plays is told by all it holds, others by name."""
        if truly(player, ModuleType):
            return _digest(self.of(player), *self._held(_attributes(player)))
        return self.of(player)

    def of(self, thing: object) -> str:
        """The text of a thing."""
        thing = _plain(thing)
        if type(thing) in _PLAIN:
            return repr(thing)
        if id(thing) in self._path:
            return f"up {len(self._path) - self._path.index(id(thing))}"
        if id(thing) not in self._told:
            self._path.append(id(thing))
            text = _digest(name_of(type(thing)), *self._new(thing))
            self._path.pop()
            self._told[id(thing)] = thing, text
        return self._told[id(thing)][1]

    def _new(self, thing: object) -> Iterator[str]:
        kind = type(thing)
        if kind is list or kind is tuple:
            yield from map(self.of, thing)  # type: ignore[call-overload]
        elif kind is frozenset:
            # The order of a set differs from process to process.
            yield from sorted(map(self.of, thing))  # type: ignore[call-overload]
        elif kind is dict:
            yield from (self.of(part) for pair in thing.items() for part in pair)  # type: ignore[attr-defined]
        elif truly(thing, type):
            yield from self._class(thing)
        elif truly(thing, FunctionType):
            yield from self._function(thing)
        elif truly(thing, CodeType):
            yield from self._code(thing)
        elif truly(thing, ModuleType):
            yield str(thing.__name__)
        elif issubclass(kind, _CACHES):
            yield self.of(kind)
        else:
            yield from self._object(thing)

    def _class(self, kind: type) -> Iterator[str]:
        yield f"{_module(kind)}.{kind.__qualname__}"
        if not _known(_module(kind)):
            yield from map(self.of, (type(kind), *kind.__mro__[1:]))
            yield from self._held(kind.__dict__)

    def _function(self, function: FunctionType) -> Iterator[str]:
        yield f"{function.__module__}.{function.__qualname__}"
        known, code = _known(str(function.__globals__.get("__name__"))), function.__code__
        yield code.co_qualname if known else self.of(code)
        asked = code.co_varnames[: code.co_argcount]
        given = function.__defaults__ or ()
        yield from self._held(dict(zip(reversed(asked), reversed(given), strict=False)))
        yield from self._held(function.__kwdefaults__ or {})
        yield from self._held(function.__dict__)
        yield from self._held(_closure(function), only_code=known)

    def _code(self, code: CodeType) -> Iterator[str]:
        """What a function does, without the lines and the file where it was written."""
        yield repr((code.co_code, code.co_exceptiontable, code.co_flags))
        yield repr((code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount))
        yield repr((code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars))
        # Python 3.13 notes in the body of a class on which line it begins.
        line = code.co_firstlineno if "__firstlineno__" in code.co_names else None
        yield from (self.of(part) for part in code.co_consts if line is None or part != line)

    def _object(self, thing: object) -> Iterator[str]:
        kind = type(thing)
        yield self.of(kind)
        teller = _teller(kind)
        if teller in _CONTENT:
            yield self.of(_CONTENT[teller](thing))
        elif teller is not object:
            yield from self._copied(thing, teller)
            return
        elif not kind.__dictoffset__:
            yield from _unseen(thing)
        yield from self._held(_attributes(thing))

    def _copied(self, thing: object, teller: type) -> Iterator[str]:
        """What an object that says so itself is made of, as for a copy."""
        made = copyreg.dispatch_table.get(type(thing), _reduced)(thing)
        if not isinstance(made, tuple):
            # The name of a function that is written in another language than Python.
            yield self.of(made)
            yield from self._held(_attributes(thing))
            return
        how, given, *rest = made
        state = rest[0] if rest else None
        yield from map(self.of, (how, given))
        if _known(_module(teller)) and (state is None or type(state) is dict):
            yield from self._held(_attributes(thing))
        else:
            yield self.of(state)
        yield from (self.of(None if part is None else list(part)) for part in rest[1:3])

    def _held(self, held: Mapping[str, object], *, only_code: bool = False) -> Iterator[str]:
        """What stands under names, without what is remembered.

        Who sends a class to another process may put its parts in another order.
        """
        for name in sorted(held, key=str):
            remembered = only_code or str(name).startswith("_")
            if not remembered or _is_code(held[name]):
                yield from (str(name), self.of(held[name]))


def _digest(*texts: str) -> str:
    content = "\n".join(texts).encode(errors="backslashreplace")
    return blake2b(content, digest_size=16).hexdigest()


def _plain(thing: object) -> object:
    """A number of NumPy's as Python's, which does the same; anything else as it is."""
    numpy = sys.modules.get("numpy")
    if numpy is None or not issubclass(type(thing), numpy.number | numpy.bool_ | numpy.str_):
        return thing
    return thing if truly(thing, numpy.timedelta64) else thing.item()  # type: ignore[attr-defined]


def _teller(kind: type) -> type:
    """Which of the classes of a thing knows what it holds; `object`: only its attributes tell."""
    if kind in copyreg.dispatch_table:
        return kind
    for base in kind.__mro__:
        if base in _CONTENT:
            return base
        if _module(base).startswith("numpy.random"):
            return Random
        # What a dataclass with slots says are its attributes, without their names.
        said = [base.__dict__[name] for name in _SAYS_ITSELF if name in base.__dict__]
        if any(getattr(method, "__module__", None) != "dataclasses" for method in said):
            return base
    return object


def _reduced(thing: object) -> object:
    return type(thing).__reduce_ex__(thing, 4)


def _unseen(thing: object) -> Iterator[str]:
    """What else a thing holds than attributes: Python's own show it, from others Python refuses."""
    if _known(_module(type(thing))):
        yield _ADDRESS.sub("", repr(thing))
    else:
        object.__reduce_ex__(thing, 4)


def _attributes(thing: object) -> dict[str, object]:
    """What an object holds, without asking it, and without what a property has worked out."""
    kind = type(thing)
    held = dict(object.__getattribute__(thing, "__dict__")) if kind.__dictoffset__ else {}
    named = {name: part for base in reversed(kind.__mro__) for name, part in base.__dict__.items()}
    for name, slot in named.items():
        if isinstance(slot, MemberDescriptorType):
            try:
                held[name] = slot.__get__(thing)
            except AttributeError:
                continue  # nothing stands in it
        elif truly(slot, cached_property):
            held.pop(name, None)
    return held


def _closure(function: FunctionType) -> dict[str, object]:
    """What a function holds of the function round it, as far as it has a value yet."""
    held = {}
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        try:
            held[name] = cell.cell_contents
        except ValueError:
            continue
    return held


def _is_code(thing: object) -> bool:
    """Whether a thing does something: functions, classes, and whatever stands for them."""
    return any(
        name in base.__dict__ for base in type(thing).__mro__ for name in ("__call__", "__get__")
    )


def _module(kind: type) -> str:
    """Where a class is from; classes of compiled code may hold something else than a name."""
    return str(kind.__module__)


def _known(module: str) -> bool:
    """Whether code is Python's own or this package's, which their names and versions stand for."""
    return module.partition(".")[0] in sys.stdlib_module_names - {"__main__"} | {_PACKAGE}
