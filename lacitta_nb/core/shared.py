"""What many games share and nobody may change: data that ships with the package, sets, objects.

>>> list(bits(0b1010))
[1, 3]
"""

import os
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any


def bits(mask: int) -> Iterator[int]:
    """The numbers in a set that is an int, ascending: number n is bit n."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Shared:
    """What all games may share, so that its attributes are set once, when it is made."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        if hasattr(self, name):
            raise AttributeError(f"{name} can't be changed: games share this {type(self).__name__}")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{name} can't be changed: games share this {type(self).__name__}")


def fixed(value: Any) -> Any:  # noqa: ANN401 - JSON
    """JSON that can only be read."""
    if isinstance(value, Mapping):
        return MappingProxyType({key: fixed(held) for key, held in value.items()})
    return tuple(map(fixed, value)) if isinstance(value, list | tuple) else value


def loose(value: Any) -> Any:  # noqa: ANN401 - JSON
    """A copy of it that can be changed.

    >>> loose(fixed({"spaces": ["A1"]}))
    {'spaces': ['A1']}
    """
    if isinstance(value, Mapping):
        return {key: loose(held) for key, held in value.items()}
    return [loose(held) for held in value] if isinstance(value, list | tuple) else value


def data_folder() -> str:
    """Where the shipped data lie: inside the installed package, or beside it in a checkout."""
    package = os.path.abspath(os.path.join(os.path.dirname(__file__), os.pardir))
    inside = os.path.join(package, "board_data")
    return inside if os.path.isdir(inside) else os.path.join(os.path.dirname(package), "board_data")
