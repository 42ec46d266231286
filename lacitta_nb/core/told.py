"""What happened, as `print` shows it: in sentences, with the numbers of the rules."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, SupportsIndex, TypeVar, overload

E = TypeVar("E")

NUMBERED: Final = tuple(f"Player {place}" for place in range(1, 11))
"""What players are called where their names are not known, as in positions that name nobody."""


def told(event: Any, names: Sequence[str] = NUMBERED, game: str = "") -> str:  # noqa: ANN401
    """An event of any game in a sentence, with the number of its rule.

    Args:
        event: what happened.
        names: the players' names, in seat order.
        game: the key of the game that it happened in.

    >>> from lacitta_nb.games.lacitta.events import Event
    >>> told(Event("gold", "P3", player=1, amount=2), ["Anna", "Bruno"])
    'Bruno took 2 gold with an action card. [P3]'
    """
    from lacitta_nb.texts import describe

    text = describe(event, names, game=game)
    return f"{text} [{event.rule}]" if event.rule else text


class Told(list[E]):
    """A list of what happened in a game, which `print` tells in sentences, one below the other.

    >>> from lacitta_nb import new_game
    >>> print(new_game(["Anna", "Bruno"], seed=1).step())
    Bruno is the start player of the first year. [Y2]
    """

    __slots__ = ("_game", "_names")

    def __init__(
        self, events: Iterable[E] = (), names: Sequence[str] = NUMBERED, game: str = ""
    ) -> None:
        super().__init__(events)
        self._names = tuple(names)
        self._game = game

    def __str__(self) -> str:
        return "\n".join(told(event, self._names, self._game) for event in self)

    @overload
    def __getitem__(self, place: SupportsIndex) -> E: ...

    @overload
    def __getitem__(self, place: slice) -> "Told[E]": ...

    def __getitem__(self, place: SupportsIndex | slice) -> "E | Told[E]":
        """One event, or those of a slice, which are told as well."""
        if isinstance(place, slice):
            return Told(super().__getitem__(place), self._names, self._game)
        return super().__getitem__(place)
