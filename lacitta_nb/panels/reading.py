"""How a command that arrives from a page becomes an order.

It can hold anything. `read` makes an order of it, with fields of the types that the order has and
of no others, or refuses it: so no handler ever meets an odd value.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NewType, cast, get_type_hints

from lacitta_nb.files.values import MAX_TEXT
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.offers import Value
from lacitta_nb.panels.orders import ORDERS, LongText, Order, Settings

MAX_WORD: Final = 200
"""Letters of a short text; names have limits of their own."""
_MAX_ITEMS: Final = 20
_MAX_NUMBER: Final = 10**9
_MAX_SEQ: Final = 2**53 - 1
"""As far as a page can count; each of its views begins to count somewhere there."""
_ALONGSIDE: Final = ("do", "seq")
"""What a command holds beside its fields: its word, and the number that the answer will bear."""


Seq = NewType("Seq", int)
"""The number of a command."""


class _OddError(Exception):
    """A value of another type than its field has."""


def read(command: object) -> Order:
    """The order that a command to the panel gives; see `order_of`.

    >>> read({"do": "pick", "facet": "circles", "value": [2, 4]})
    Pick(facet='circles', value=(2, 4))
    """
    return cast("Order", order_of(command, ORDERS))


def number_of(command: Mapping[str, object]) -> int:
    """The number that the answer to a command will bear; 0 where it is none, which is refused.

    >>> number_of({"do": "undo", "seq": 2**50}), number_of({"do": "undo", "seq": float("nan")})
    (1125899906842624, 0)
    """
    try:
        return _seq(command.get("seq", 0))
    except _OddError:
        return 0


def order_of(command: object, orders: Mapping[str, Any]) -> Any:  # noqa: ANN401 - one of these
    """The order that a command gives, of some kinds of orders.

    Args:
        command: what a page asks.
        orders: the kinds of orders by the word of the command.

    Raises:
        PanelError: no such command, a field that it does not have or lacks, or a value that does
            not fit.
    """
    fields = dict(command) if isinstance(command, Mapping) else {}
    do = fields.get("do")
    if not isinstance(do, str) or do not in orders:
        raise PanelError("panel-bad-command", command=_shown(do))
    kind = orders[do]
    _field(do, "seq", Seq, fields.get("seq", 0))
    fields = {name: value for name, value in fields.items() if name not in _ALONGSIDE}
    if "settings" in kind._fields:
        fields = _with_settings(do, fields, kind._fields)
    lacking = [name for name in kind._fields if name not in kind._field_defaults]
    for name in (*fields, *lacking):
        if name not in kind._fields or name not in fields:
            raise PanelError("panel-bad-command", command=f"{do} {_shown(name)}")
    found: dict[str, Any] = {}
    for name, value in fields.items():
        found[name] = _field(do, name, _types(kind)[name], value)
    return kind(**found)


@cache
def _types(kind: type) -> Mapping[str, Any]:
    return get_type_hints(kind)


def _with_settings(do: str, fields: Mapping[Any, object], own: Sequence[str]) -> dict[Any, object]:
    """The fields of an order, the further ones together as its settings."""
    known = {name: value for name, value in fields.items() if name in own and name != "settings"}
    more = [(name, value) for name, value in fields.items() if name not in known]
    for name, value in more:
        if not isinstance(name, str) or not isinstance(value, str):
            raise PanelError("panel-bad-command", command=f"{do} {_shown(name)}")
    return {**known, "settings": more}


def _field(do: str, name: str, hint: object, value: object) -> object:
    try:
        return _READERS[hint](value)
    except _OddError:
        raise PanelError("panel-bad-command", command=f"{do} {name}") from None


def _shown(word: object) -> str:
    """What stands where a word is expected, in letters that every page can show."""
    return ascii(word)[1:-1] if isinstance(word, str) else type(word).__name__


def _text(value: object, longest: int) -> str:
    if not isinstance(value, str):
        raise _OddError
    if len(value) > longest:
        raise PanelError("panel-too-long", longest=longest)
    try:
        value.encode()
    except UnicodeEncodeError:
        raise PanelError("panel-half-letter", text=_shown(value)) from None
    return value


def _word(value: object) -> str:
    return _text(value, MAX_WORD)


def _number(value: object, most: int = _MAX_NUMBER) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise _OddError
    return value


def _seq(value: object) -> int:
    return _number(value, _MAX_SEQ)


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise _OddError
    return value


def _items(value: object) -> list[object] | tuple[object, ...]:
    if not isinstance(value, list | tuple) or len(value) > _MAX_ITEMS:
        raise _OddError
    return value


def _settings(value: object) -> Settings:
    found = []
    for pair in _items(value):
        name, setting = _items(pair)
        found.append((_word(name), _word(setting)))
    return tuple(found)


def _picked(value: object) -> Value:
    if isinstance(value, str):
        return _word(value)
    if isinstance(value, list | tuple):
        return tuple(map(_number, _items(value)))  # JSON has no tuples
    return _number(value)


_READERS: Final[Mapping[object, Callable[[object], object]]] = {
    str: _word,
    LongText: lambda value: _text(value, MAX_TEXT),
    int: _number,
    Seq: _seq,
    bool: _flag,
    tuple[str, ...]: lambda value: tuple(map(_word, _items(value))),
    Value: _picked,
    Settings: _settings,
}
"""What makes a value of each type, or refuses."""
