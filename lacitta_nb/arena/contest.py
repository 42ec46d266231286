"""The seam for tournaments: what those of one game can vary, and what they note of it.

A game hands its contest over in its box (`contest`). Whoever writes `key`, `seats` and `start` has
one, for everything else has an answer that fits a game without settings.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar, cast

from lacitta_nb.arena.records import FORMAT_END, Match, PlainMatch, Played
from lacitta_nb.core.box import box_at, key_named
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.records import Step
from lacitta_nb.given import attempt, name_of, repr_of, str_of, text
from lacitta_nb.registry import SHIPPED, homes

S = TypeVar("S")

USUAL: Final = next(iter(SHIPPED))
"""The game that is meant where none is named: the first that ships."""


class Setting(NamedTuple):
    """Something in which the games of a tournament can differ.

    Attributes:
        name: its field in the records, and its argument of `Contest.start`.
        several: the word by which `plan` is given several of them.
        usual: the one that is played where `plan` is given none.
    """

    name: str
    several: str
    usual: str


class Notes(Generic[S]):
    """What is noted of a game beside points and wins: of most games nothing.

    Notes are taken step by step, for keeping all states of a game would cost time.
    """

    def take(self, step: Step[S, Any]) -> None:
        """Note what matters of a step: what happened in it, and the state it led to."""

    def fields(self) -> Mapping[str, Any]:
        """The notes after the end of the game: the fields of its record beside the usual ones."""
        return {}


class Contest(Protocol[S]):
    """What a tournament needs to know of its game.

    Attributes:
        key: the word of the game in the formats of its files.
        seats: how many players there can be.
        settings: what can vary beside the players.
        played: the record of a game that was played, which makes a line of the file.
    """

    key: str
    seats: range
    settings: Sequence[Setting] = ()
    played: type[Played] = Played

    def start(self, names: Sequence[str], seed: int) -> S:
        """The first moment of a game.

        A game with settings takes each as one more argument that need not be given: as somebody
        gave it to `plan`, or as `material` gives it.

        Raises:
            BadSetting, NotFound: a game that can't be.
        """
        ...

    def word(self, value: object) -> str:
        """A value of a setting as it stands in the records."""
        return text(value) or repr_of(value)

    def match(self, **fields: Any) -> Match:  # noqa: ANN401 - those of the record
        """What a game depends on, made of the fields that all games have and of the settings."""
        return PlainMatch(self.key, **fields)

    def material(self, match: Any, boards: Mapping[str, Any]) -> Mapping[str, Any]:  # noqa: ANN401
        """The settings of a match as `start` takes them, with all that other processes need.

        Args:
            match: one that `match` made.
            boards: boards of the user's own, by name.

        Raises:
            NotFound: something that the match names is neither shipped nor among them.
        """
        del boards
        return {setting.name: getattr(match, setting.name) for setting in self.settings}

    def notes(self, start: S) -> "Notes[S]":
        """What takes the notes of one game, which begins at this state."""
        del start
        return Notes()

    @property
    def groups(self) -> Sequence[str]:
        """The settings by which a table can tell games apart, as errors list them."""
        return [setting.name for setting in self.settings]


def contest_of(game: str) -> Contest[Any]:
    """The contest of a game, given by its key.

    Raises:
        NotFound: there is no such game. BadSetting: its package can't be loaded.
    """
    home = homes()[key_named(game)]
    found: object = attempt(lambda: box_at(home).contest, lambda error: error)
    if isinstance(found, BaseException):
        told = f"{name_of(type(found))}: {str_of(found)}"
        raise BadSetting("study-game-broken", name=game, error=told) from found
    return cast("Contest[Any]", found)


def format_of(game: str) -> str:
    """The format of a game's tournaments, as it stands in every line of their files.

    >>> format_of("lacitta")
    'lacitta-tournament/1'
    """
    return f"{game}{FORMAT_END}"
