"""The box of a game: everything that one game hands over to the shared rooms.

The class of a game's states names the module in which the box lies, as `BOX`, so whoever holds a
state finds its game and no room needs a list of games. The rooms in a box load when they are asked
for; each has a protocol of its own, where it is used:

- `rules`: `core.ruleset.Ruleset`; `formats`: `core.formats.Formats`;
- `picture`: `drawing.picture.Picture`; `panel`: `panels.adapter.Adapter`;
- `judge`: `players.judge.Judge`; `kinds`: `players.kinds.PlayerKind`;
- `contest`: `arena.contest.Contest`; `school`: `lessons.school.School`;
- `coding`: `arena.coding.Coding`.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from lacitta_nb.core.errors import BadSetting, Guess, NotFound
from lacitta_nb.core.formats import Formats
from lacitta_nb.core.ruleset import Ruleset
from lacitta_nb.given import attempt, repr_of, text, truly
from lacitta_nb.registry import homes


class Box(Protocol):
    """What one game hands over. Rooms that stand above the core are typed where they are used."""

    @property
    def key(self) -> str:
        """The word of the game in the formats of its files."""
        ...

    @property
    def clock(self) -> str:
        """What the game counts as it goes on: `year` or `round`; "" for neither."""
        return ""

    def hour(self, state: Any, /) -> int:  # noqa: ANN401 - a state of this game
        """The number of the year or round that is played in a state, from 1; 0 for neither."""
        del state
        return 0

    @property
    def rules(self) -> Ruleset[Any, Any, Any]:
        """What may be done, what it does, and what happens by itself."""
        ...

    @property
    def formats(self) -> Formats[Any]:
        """Its positions as files."""
        ...

    @property
    def picture(self) -> Any:  # noqa: ANN401 - typed in drawing.picture
        """What is to be seen of a state."""
        ...

    @property
    def panel(self) -> Any:  # noqa: ANN401 - typed in panels.adapter
        """What the panel asks and shows."""
        ...

    @property
    def judge(self) -> Any:  # noqa: ANN401 - typed in players.judge
        """How well players stand, for hints and searches."""
        ...

    @property
    def kinds(self) -> Any:  # noqa: ANN401 - typed in players.kinds
        """The kinds of computer players that are offered."""
        ...

    @property
    def contest(self) -> Any:  # noqa: ANN401 - typed in arena.contest
        """What a tournament of this game can vary, and what it notes."""
        ...

    @property
    def school(self) -> Any:  # noqa: ANN401 - typed in lessons.school
        """What can be learnt of it: lessons, exercises, examples of its rules."""
        ...

    @property
    def coding(self) -> Any:  # noqa: ANN401 - typed in arena.coding
        """Its actions and views as numbers, for programs that learn."""
        ...

    def begin(
        self,
        start: Any,  # noqa: ANN401 - a state of this game
        *,
        about: Mapping[str, str] | None = None,
        comments: Mapping[int, str] | None = None,
    ) -> Any:  # noqa: ANN401 - a core.game.Game, which stands on this module
        """A game that begins at a state: of the class whose questions this game has."""
        ...

    def report(self, state: Any, /) -> str:  # noqa: ANN401 - a state of this game
        """A moment in text, only what lies open; as `print(game)` shows it."""
        ...


def box_of(state: object) -> Box:
    """The box of the game that a state belongs to.

    Raises:
        BadSetting: it is no state of a game of this house.

    >>> from lacitta_nb import new_game
    >>> box_of(new_game(players=2, seed=1).state).key
    'lacitta'
    """
    where = attempt(lambda: getattr(type(state), "box", None), lambda _: None)
    if not truly(where, str):
        raise BadSetting("no-state", given=repr_of(state))
    return box_at(where)


def key_named(game: object) -> str:
    """The key of a game that somebody named.

    Raises:
        NotFound: there is no such game; says which there are.

    >>> key_named("saintmalo")
    'saintmalo'
    """
    name, known = text(game), tuple(homes())
    if name is None or name not in known:
        guess = None if name is None else Guess(name, known)
        raise NotFound("no-such-game", guess=guess, name=repr_of(game), names=", ".join(known))
    return name


@cache
def box_at(module: str) -> Box:
    """The box in a module; remembered, as every move of a playout asks for it."""
    return cast("Box", import_module(module).BOX)


def state_of(table: object, game: str = "") -> Any:  # noqa: ANN401 - a state of any game
    """The state of a game, or the state itself.

    Args:
        table: a game, or a state of one.
        game: the key of the only game that is asked about; "" for any.

    Raises:
        BadSetting: it is neither, or of another game.
    """
    held = attempt(lambda: getattr(table, "state", table), lambda _: table)
    if game not in ("", box_of(held).key):
        name = box_at(homes()[game]).panel.showing.name
        raise BadSetting("other-game", game=name, given=repr_of(table))
    return held
