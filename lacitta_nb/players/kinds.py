"""The kinds of computer players that a game offers: each is said once, in the game's box.

Menus, help texts, the form for a new game and `lc.show(seats=...)` are all made of `box.kinds`. A
kind is chosen by its word, with a number for each of its options: `random`, `search 60`.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, NamedTuple, cast

from lacitta_nb.core.box import box_at, box_of
from lacitta_nb.core.errors import BadSetting, Guess
from lacitta_nb.core.records import State
from lacitta_nb.given import text
from lacitta_nb.players.protocol import ComputerPlayer, as_player, seeded
from lacitta_nb.players.random_player import RandomPlayer
from lacitta_nb.players.search import SearchPlayer
from lacitta_nb.registry import homes
from lacitta_nb.texts import sentence
from lacitta_nb.texts.verbatim import Row, Saying

_NUMBER: Final = re.compile("0|[1-9][0-9]{0,8}")


@dataclass(frozen=True)
class KindOption:
    """A number that a kind of player is made with.

    Attributes:
        name: what the player's class calls it, and its sentences.
        usual: the number where none is said.
        offered: the numbers in menus.
        limits: the numbers that can be asked for.
        label: the key of what it is called.
    """

    name: str
    usual: int
    offered: tuple[int, ...]
    limits: range
    label: str


@dataclass(frozen=True)
class PlayerKind:
    """A kind of computer player.

    Attributes:
        key: its word, without a space.
        make: makes one, given its options by name.
        label: the key of what it is called; help: of what it does. Both may name the options.
        brief: the key of a shorter name; "" where there is none.
        why: the key of the reason for each of its moves, if it weighs nothing; "" if it does.
        options: the numbers it is made with.
        in_menus: whether menus offer it; by its word it can be chosen in any case.
    """

    key: str
    make: Callable[..., ComputerPlayer]
    label: str
    help: str
    brief: str = ""
    why: str = ""
    options: tuple[KindOption, ...] = ()
    in_menus: bool = True

    @property
    def offered(self) -> list[str]:
        """What menus offer, in words.

        >>> SEARCH.offered
        ['search 15', 'search 60', 'search 240']
        """
        return [self.word(values) for values in product(*(o.offered for o in self.options))]

    def word(self, values: Iterable[int]) -> str:
        """How a player with these options is chosen."""
        return " ".join([self.key, *map(str, values)])

    def values(self, word: str) -> tuple[int, ...] | None:
        """The options that a word says, or None if it does not mean this kind.

        >>> SEARCH.values("search"), SEARCH.values("search 50"), SEARCH.values("search 0")
        ((60,), (50,), None)
        """
        key, *numbers = word.split(" ")
        if key != self.key or len(numbers) not in (0, len(self.options)):
            return None
        if not numbers:
            return tuple(option.usual for option in self.options)
        found = tuple(int(number) for number in numbers if _NUMBER.fullmatch(number))
        fits = [value in o.limits for value, o in zip(found, self.options, strict=False)]
        return found if len(found) == len(numbers) and all(fits) else None

    def player(self, values: Iterable[int]) -> ComputerPlayer:
        """A player with these options."""
        return self.make(**self._named(values))

    def values_of(self, player: ComputerPlayer) -> tuple[int, ...] | None:
        """The options of a player that is nothing but one of this kind; None of any other.

        >>> SEARCH.values_of(SearchPlayer(playouts=7, seed="x")), SEARCH.values_of(RandomPlayer())
        ((7,), None)
        """
        usual = self.player(option.usual for option in self.options)
        if type(player) is not type(usual):
            return None
        values = tuple(getattr(player, option.name) for option in self.options)
        return values if seeded(player, "") == seeded(self.player(values), "") else None

    def text(self, values: Iterable[int], *, brief: bool = False) -> str:
        """What a player with these options is called; briefly without them."""
        return sentence(self.brief if brief and self.brief else self.label, self._named(values))

    @property
    def form(self) -> str | Saying:
        """How it is chosen, in words, for a sentence.

        >>> print(SEARCH.form)
        search (or search 240, with its budget of playouts)
        """
        if not self.options:
            return self.key
        options = Row(tuple(Saying(option.label) for option in self.options))
        return Saying(
            "player-kind-form",
            {"kind": self.key, "example": self.offered[-1], "options": options},
        )

    def _named(self, values: Iterable[int]) -> dict[str, int]:
        return {option.name: value for option, value in zip(self.options, values, strict=True)}


RANDOM: Final = PlayerKind(
    "random",
    RandomPlayer,
    label="player-kind-random",
    help="player-kind-random-help",
    why="player-kind-random-why",
)
SEARCH: Final = PlayerKind(
    "search",
    SearchPlayer,
    label="player-kind-search",
    help="player-kind-search-help",
    brief="player-kind-search-brief",
    options=(
        KindOption("playouts", 60, (15, 60, 240), range(1, 100_000), "player-kind-search-playouts"),
    ),
)


class Meant(NamedTuple):
    """What a word of the menus means: a kind of player, and its options."""

    kind: PlayerKind
    values: tuple[int, ...]

    @property
    def word(self) -> str:
        """The word in full, with all options."""
        return self.kind.word(self.values)

    @property
    def player(self) -> ComputerPlayer:
        """A player of that kind."""
        return self.kind.player(self.values)


def meant(word: str, kinds: Iterable[PlayerKind]) -> Meant | None:
    """What a word means, if it means one of these kinds.

    >>> meant("search", [RANDOM, SEARCH]).word, meant("chess", [RANDOM, SEARCH])
    ('search 60', None)
    """
    found = ((kind, kind.values(word)) for kind in kinds)
    return next((Meant(kind, values) for kind, values in found if values is not None), None)


def forms(kinds: Iterable[PlayerKind]) -> tuple[str | Saying, ...]:
    """How each of these kinds is chosen, in words, for a sentence that refuses another word."""
    return tuple(kind.form for kind in kinds)


def guess(word: str, kinds: Iterable[PlayerKind], *others: str) -> Guess:
    """The words that may be meant by one that means no kind; others have a meaning there, too.

    >>> guess("serch 240", [RANDOM, SEARCH]).nearest, guess("persn", [RANDOM], "person").nearest
    (('search 240',), ('person',))
    """
    known = dict.fromkeys(word for kind in kinds for word in (kind.key, *kind.offered))
    return Guess(word, (*others, *known))


def named(word: str, kinds: Sequence[PlayerKind]) -> Meant:
    """What a word of the menus means, wherever a computer player is asked for.

    Raises:
        BadSetting: it means none; says which words there are, and the nearest.

    >>> named("randm", [RANDOM])  # doctest: +NORMALIZE_WHITESPACE
    Traceback (most recent call last):
    lacitta_nb.core.errors.BadSetting: “randm” is no computer player.
        There are: random, or an object with choose(view). Did you mean random?
    """
    found = meant(word, kinds)
    if found is None:
        near = guess(word, kinds)
        raise BadSetting("player-no-kind", guess=near, name=word, kinds=Row(forms(kinds)))
    return found


def player_from(given: object, kinds: Sequence[PlayerKind]) -> ComputerPlayer:
    """A computer player that was handed in, or that a word of the menus means.

    Raises:
        BadSetting: it is neither.

    >>> player_from("search 7", [RANDOM, SEARCH]) == SearchPlayer(playouts=7)
    True
    """
    word = text(given)
    return as_player(given) if word is None else named(word, kinds).player


def kinds_of(state: State) -> Sequence[PlayerKind]:
    """The kinds of computer players that the game of a state offers."""
    return cast("Sequence[PlayerKind]", box_of(state).kinds)


def kinds_at(game: str) -> Sequence[PlayerKind]:
    """The kinds of computer players that a game offers, given by its key.

    >>> [kind.key for kind in kinds_at("saintmalo")][0]
    'random'
    """
    return cast("Sequence[PlayerKind]", box_at(homes()[game]).kinds)
