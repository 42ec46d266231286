"""A game: the states it went through and the moves between them, whatever is played."""

import operator
import os
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self, SupportsIndex, TypeVar

from lacitta_nb.core.box import Box, box_of, state_of
from lacitta_nb.core.chronicle import Happening, happenings
from lacitta_nb.core.errors import BadFile, NothingToRedo, NothingToUndo, Ruling
from lacitta_nb.core.moves import why_not
from lacitta_nb.core.records import Decision, Player, Score, State, Step, seat_of
from lacitta_nb.core.shown import Shown
from lacitta_nb.core.told import Told
from lacitta_nb.given import repr_of

if TYPE_CHECKING:
    from pandas import DataFrame

S = TypeVar("S", bound=State)
A = TypeVar("A")
E = TypeVar("E")


class Entry(NamedTuple, Generic[S, A, E]):
    """One step of a game's history: the action, or None for an automatic phase, and its outcome."""

    action: A | None
    step: Step[S, E]


class Mark(NamedTuple, Generic[S, A, E]):
    """How far a game had come: its plays and steps, those taken back, and the comments."""

    history: tuple[Entry[S, A, E], ...]
    undone: tuple[Entry[S, A, E], ...]
    comments: dict[int, str]


class Game(Shown, Generic[S, A, E]):
    """A game that is played, studied, taken back and saved.

    Args:
        start: the moment it begins at.
        about: texts kept in the saved game: event, date, places, result.
        comments: texts by number of moves made, kept in the saved game.

    Attributes:
        about: as above.
        start: the moment it began at.
        box: what the game's own rooms hand over.

    Raises:
        BadSetting: that is no state of a game, or one of another game than this class is for.
    """

    key: ClassVar[str] = ""
    """The only game whose states a class takes; "" for any."""

    def __init__(
        self,
        start: S,
        *,
        about: Mapping[str, str] | None = None,
        comments: Mapping[int, str] | None = None,
    ) -> None:
        self.box: Box = box_of(start)
        state_of(start, self.key)
        self.start = start
        self.about = dict(about or {})
        self.comments = comments or {}
        self._history: list[Entry[S, A, E]] = []
        self._undone: list[Entry[S, A, E]] = []

    # What is there to be read.

    @property
    def comments(self) -> dict[int, str]:
        """Texts by number of moves made, kept in the saved game."""
        return self._comments

    @comments.setter
    def comments(self, comments: Mapping[int, str]) -> None:
        try:
            self._comments = dict(comments)
        except (TypeError, ValueError):
            found = repr_of(comments)
            raise BadFile("comments", "file-comments", found=found) from None

    @property
    def state(self) -> S:
        """The frozen state of this moment."""
        return self._history[-1].step.state if self._history else self.start

    @property
    def history(self) -> tuple[Entry[S, A, E], ...]:
        """The plays and steps up to now, each with the state and the events it led to."""
        return tuple(self._history)

    @property
    def undone(self) -> int:
        """How many plays and steps `redo` could do again."""
        return len(self._undone)

    @property
    def phase(self) -> str:
        """The part of the game that is being played (formats.md, section 1)."""
        return self.state.phase

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def decision(self) -> Decision[str] | None:
        """Who must decide now and what, or None."""
        return self.state.decision

    @property
    def players(self) -> Sequence[Player]:
        """What lies before each player, in seat order."""
        return self.state.players

    @property
    def seed(self) -> int:
        """The seed that draws every shuffle of this game."""
        return self.state.seed

    @property
    def moves(self) -> list[A]:
        """The actions taken so far; `str(move)` gives the text form."""
        return [entry.action for entry in self._history if entry.action is not None]

    @property
    def events(self) -> list[E]:
        """Everything that has happened so far; `chronicle` tells when."""
        return self._told(event for entry in self._history for event in entry.step.events)

    @property
    def chronicle(self) -> list[Happening[A, E]]:
        """Everything that has happened so far, each event with its year or round and its phase.

        >>> from lacitta_nb import new_game
        >>> game = new_game(players=2, seed=1)
        >>> _ = game.run()
        >>> [(one.year, one.phase, one.event.kind) for one in game.chronicle][:2]
        [(1, 'start_player', 'start_player'), (1, 'lay_voice', 'voice_laid')]
        """
        return happenings(self)

    def to_frame(self) -> "DataFrame":
        """Everything that has happened so far as a table (pandas), one row an event.

        A move that leads to no event has a row, too.

        Its columns are `year` (in games of rounds `round`), `phase`, `move` (how many moves had
        been made, that which led to it among them), `seat` and `action` (who made that move, and
        its text; neither in automatic phases), `event` (its kind), `rule`, `player` (whom it
        happened to), `name` (how that player is called), and then all other fields that events of
        this game have. Seats are numbered from 0.
        """
        # What makes tables stands above this room.
        frame: DataFrame = import_module("lacitta_nb.arena.frames").frame_of(self)
        return frame

    # Moving on and taking back.

    def step(self) -> list[E]:
        """Run the next automatic phase to its end or its first decision.

        Raises:
            DecisionPending: somebody must decide first.
            GameOver: the game has ended.
        """
        return self._add(None, self.box.rules.advance(self.state))

    def play(self, action: A | str) -> list[E]:
        """Take an action, then all of the same phase that needs no decision.

        Raises:
            IllegalAction: the rules forbid it; nothing changed.
            BadAction: it is no action.
            NothingToDecide, GameOver: nobody must decide.
        """
        chosen: A = self.box.rules.action_of(self.state, action)
        return self._add(chosen, self.box.rules.apply(self.state, chosen))

    def run(self) -> list[E]:
        """Step until someone must decide or the game is over; all the events."""
        events = self._told(())
        while not self.over and self.decision is None:
            events += self.step()
        return events

    def undo(self) -> None:
        """Take back the last play or step.

        Raises:
            NothingToUndo: this is where the game began.
        """
        if not self._history:
            raise NothingToUndo("nothing-to-undo")
        self._undone.append(self._history.pop())

    def redo(self) -> list[E]:
        """Do again what was taken back last; its events.

        Raises:
            NothingToRedo: nothing was taken back.
        """
        if not self._undone:
            raise NothingToRedo("nothing-to-redo")
        entry = self._undone.pop()
        self._history.append(entry)
        return self._told(entry.step.events)

    def _add(self, action: A | None, step: Step[S, E]) -> list[E]:
        if self._undone:
            self.comments = _made(self.comments, len(self.moves))
            self._undone.clear()
        self._history.append(Entry(action, step))
        return self._told(step.events)

    def _told(self, events: Iterable[E]) -> list[E]:
        """Events as a list that prints as sentences, with the names of the players."""
        return Told(events, [player.name for player in self.players], self.box.key)

    def mark(self) -> Mark[S, A, E]:
        """What `return_to` needs to make all as it is now."""
        return Mark(tuple(self._history), tuple(self._undone), dict(self.comments))

    def return_to(self, mark: Mark[S, A, E]) -> None:
        """Make history and comments as they were, whatever has been played or taken back since."""
        self._history[:] = mark.history
        self._undone[:] = mark.undone
        self.comments = mark.comments

    def copy(self) -> Self:
        """A game of its own, which goes on from here: what is done to one changes not the other.

        Its history, what was taken back, comments, texts about it and whatever else has been set on
        it are copies; states, actions and events can't change and are shared. `copy.copy` and
        `copy.deepcopy` do the same.

        >>> from lacitta_nb import new_game
        >>> game = new_game(players=2, seed=1)
        >>> trial = game.copy()
        >>> events = trial.run()
        >>> len(trial.events) > len(game.events) == 0
        True
        """
        return self.__deepcopy__({})

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        entries = [*self._history, *self._undone]
        for frozen in (self.box, self.start, *entries, *(entry.step.state for entry in entries)):
            memo[id(frozen)] = frozen
        # What a class keeps in slots comes beside what stands in its dict.
        held: Any = object.__getstate__(self)
        named, slotted = held if isinstance(held, tuple) else (held, None)
        vars(twin).update(deepcopy(named, memo))
        for name, value in (slotted or {}).items():
            setattr(twin, name, deepcopy(value, memo))
        return twin

    # Questions.

    def legal_actions(self) -> list[A]:
        """All that may be done now; [] when nobody is to decide."""
        return self.box.rules.legal_actions(self.state)

    def why_not(self, action: A | str) -> Ruling | None:
        """None for a legal action, else the number of the rule that forbids it and a sentence.

        Raises:
            BadAction: it is no action.

        >>> from lacitta_nb import new_game
        >>> new_game(players=2, seed=1).why_not("pass").rule
        'Y1'
        """
        return why_not(self.state, action)

    def scores(self) -> Sequence[Score]:
        """The score of this moment, one per player in seat order."""
        return self.box.rules.scores(self.state)

    def seat(self, player: SupportsIndex | str) -> int:
        """The number of a player, given by number or by a name that only one player has.

        Raises:
            NotFound: there is no such player.
        """
        return seat_of(self.players, player)

    # Files.

    def position(self) -> dict[str, Any]:
        """This moment as a position, every field written out (formats.md, section 3)."""
        return self.box.formats.position_of(self.state)

    def view(self, player: SupportsIndex | str) -> dict[str, Any]:
        """The position as a player may know it; what is hidden reads `?`."""
        seat = self.seat(player)
        return self.box.formats.position_of(self.state, hide_for=seat)

    def record(self) -> dict[str, Any]:
        """The saved game as a dict (formats.md, section 3).

        Raises:
            BadFile: a comment or text about the game that no saved game holds, or too long ones.
        """
        steps = 0
        for entry in self._history:
            steps = steps + 1 if entry.action is None else 0
        return self.box.formats.saved_game(
            start=self.box.formats.position_of(self.start),
            moves=[str(move) for move in self.moves],
            steps=steps,
            comments=_made(self.comments, len(self.moves)),
            about=self.about,
        )

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the saved game to a file, whole or not at all; `~` is the home folder.

        Raises:
            BadFile: it could not be read again, or the file can't be written.
        """
        self.box.formats.write_file(path, self.record())

    def code(self) -> str:
        """The saved game as one line of text, which `load` reads.

        Raises:
            BadFile: it could not be read again.
        """
        return self.box.formats.to_code(self.record())

    def __str__(self) -> str:
        return self.box.report(self.state)

    def __repr__(self) -> str:
        return (
            f"<{type(self).__name__}: {self.phase}, "
            f"{len(self.players)} players, {len(self.moves)} moves>"
        )


AnyGame = Game[Any, Any, Any]
"""A game of any kind, as shared rooms see it."""


def _made(comments: dict[int, str], made: int) -> dict[int, str]:
    """The comments without those on moves that are not made any more.

    A key that is no number is kept: saving tells of it.
    """
    return {key: text for key, text in comments.items() if not _beyond(key, made)}


def _beyond(key: object, made: int) -> bool:
    return isinstance(key, SupportsIndex) and operator.index(key) > made
