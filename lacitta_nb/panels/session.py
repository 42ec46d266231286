"""A session: all that the panel knows at one moment, frozen.

The game itself is not frozen: it is the user's, and a session holds on to it. What a command does
to a session makes another one (`commands/`), so whoever kept the old one is back where it was.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from lacitta_nb.arena.review import Regret
from lacitta_nb.core.game import Game
from lacitta_nb.core.records import Action, Event, State
from lacitta_nb.panels.acting import Acting, Foresight, acting_of
from lacitta_nb.panels.course import Course
from lacitta_nb.panels.notices import Notice, Said
from lacitta_nb.panels.offers import Offer, Refused
from lacitta_nb.panels.playing import PACES, Play, Told, Travel
from lacitta_nb.panels.predicting import Guess, Marked
from lacitta_nb.panels.saving import Exports, Files
from lacitta_nb.panels.seats import Sitter
from lacitta_nb.panels.secrets import Looks
from lacitta_nb.panels.selection import Selection, selection_at
from lacitta_nb.players import Hint

# A session is only read, so one of a game's own states is one of states in general, too.
S_co = TypeVar("S_co", bound=State, covariant=True)
A_co = TypeVar("A_co", bound=Action, covariant=True)
E_co = TypeVar("E_co", bound=Event, covariant=True)


class YesNoQuestion(NamedTuple):
    """What waits for a yes: the question, what is done then, and what after a no."""

    said: Said
    then: Callable[["AnySession"], "AnySession"]
    otherwise: Callable[["AnySession"], "AnySession"] = lambda session: session

    @property
    def text(self) -> str:
        """The question, in the language that is spoken."""
        return self.said()


class Curtain(NamedTuple):
    """The hand-over: whose secrets are asked for, and whether they are shown yet."""

    player: int
    open: bool


class Consulted(NamedTuple):
    """What is looked up in the drawer of rules.

    Attributes:
        number: the rule that is open, or "".
        edition: the only edition whose rules are shown; "" for all, None for that of the game.
        lit: the spaces of the board that are lit up, as the rule is about them.
    """

    number: str = ""
    edition: str | None = None
    lit: tuple[str, ...] = ()


class Review(NamedTuple):
    """What is told of a player when a stage of the game is over.

    Attributes:
        seat: the player.
        events: all that happened in the stage.
        regret: the choice that cost that player most, or None.
    """

    seat: int
    events: tuple[Event, ...]
    regret: Regret | None


class Coach(NamedTuple):
    """The coach at the table.

    Attributes:
        warned: the places in the history, by number of steps and plays, at which it has warned.
        reviews: what it tells of the stage that has just ended, by player; () for nothing.
    """

    warned: frozenset[int] = frozenset()
    reviews: tuple[Review, ...] = ()


class Guide(NamedTuple):
    """How far the guide has come: the step that it is at, and the least one, which was sent on."""

    at: int = 0
    least: int = 0


@dataclass(frozen=True)
class Session(Generic[S_co, A_co, E_co]):
    """One game on one screen, at one moment.

    The table:

    Attributes:
        game: the game that is played; another one after `new` or `load`.
        files: where games are saved.
        patience: seconds that a computer player thinks during one command, before it is asked to go
            on by the next one.
        sitters: who plays, in seat order; looks: whose secrets are whose.
        shown: the moment that is on the screen; known: the same with the secrets of persons only;
            seen: the same as everyone at the screen may see it: what lies open, and what the only
            person at the table has looked at.
        saved: the moment that was saved last, or with which the game came.
        unkept: the end of a game that nobody wants to have kept for the games that follow, or None.
        settings: those of the last new game.
        language: what the panel speaks.

    What is being chosen:

    Attributes:
        selection: what is chosen but not confirmed.
        looked_at: the space whose description is shown, or "".
        advice: the hints that are shown.
        supposed: what is supposed where it is foreseen what would follow; "" for the likeliest,
            None while nothing shall be foreseen.
        foresight: what is foreseen, or None.

    What is predicted:

    Attributes:
        predicting: whether it is asked before a phase what it will bring.
        guess: the prediction that is asked for or waits for its end, or None.
        marked: the last prediction with what came true, or None when it has been seen.

    What the last command did:

    Attributes:
        did: its word; number: how many there have been, with it; began: how many plays and steps
            the game's history had before it.
        done: what it did in the game.
        only_thought: whether it only went on thinking.
        moved: whether it ran a phase or played a move.
        replaced: whether it put another game on the table.
        travelled: what it took back or played again, or None.
        refused: why it was refused, or None.
        asked: what waits for a yes, or None.
        curtain: the hand-over, or None.
        notice: the status line, or None.
        exports: texts made of the game at hand, for the browser.

    What is told:

    Attributes:
        events: what the last step or move did, or the computer players' last moves; drawn on the
            board.
        since: the place in the game's history from which it is told what happened.
        whole_log: whether the log goes back to the beginning.
        drawer: the drawer that is open, of those whose content travels only then, or "".
        consulted: what is looked up in the drawer of rules.
        guide: the guide of a beginner, or None.
        coach: the coach, or None without one.
        course: the lesson that is played, or None.

    Playing by itself:

    Attributes:
        play: how the panel goes on by itself.
        told: the moves of computer players, by their place in the game's history.
    """

    game: Game[S_co, A_co, E_co]
    files: Files
    patience: float
    sitters: tuple[Sitter, ...]
    looks: Looks
    shown: S_co
    known: S_co
    seen: S_co
    saved: S_co
    selection: Selection[S_co, A_co]
    language: str
    unkept: S_co | None = None
    settings: Mapping[str, str] = field(default_factory=dict)
    looked_at: str = ""
    advice: tuple[Hint, ...] = ()
    supposed: str | None = None
    foresight: Foresight | None = None
    predicting: bool = False
    guess: Guess | None = None
    marked: Marked | None = None
    did: str = ""
    number: int = 0
    began: int = 0
    done: tuple[E_co, ...] = ()
    only_thought: bool = False
    moved: bool = False
    replaced: bool = False
    travelled: Travel[S_co, A_co, E_co] | None = None
    refused: Refused | None = None
    asked: YesNoQuestion | None = None
    curtain: Curtain | None = None
    notice: Notice | None = None
    exports: Exports = field(default_factory=Exports)
    events: tuple[E_co, ...] = ()
    since: int = 0
    whole_log: bool = False
    drawer: str = ""
    consulted: Consulted = field(default_factory=Consulted)
    guide: Guide | None = None
    coach: Coach | None = None
    course: Course | None = None
    play: Play = field(default_factory=Play)
    told: Mapping[int, Told[S_co, A_co, E_co]] = field(default_factory=dict)

    @property
    def asker(self) -> int | None:
        """The only person at the table, who then has the screen for themselves, or None."""
        return asker_of(self.sitters)

    @property
    def persons(self) -> list[int]:
        """The seats of persons."""
        return persons_of(self.sitters)

    @property
    def computer(self) -> int | None:
        """The seat of the computer player who must decide, or None."""
        decision = self.game.decision
        if decision is None or self.sitters[decision.player].player is None:
            return None
        return decision.player

    @property
    def acting(self) -> Acting[Any, A_co, E_co]:
        """How the game is played on the panel."""
        return acting_of(self.shown)

    @property
    def offers(self) -> tuple[Offer[A_co], ...]:
        """What could be chosen now, legal or not."""
        return self.selection.offered

    def untouched(self) -> Selection[S_co, A_co]:
        """The selection with which this moment begins; empty where a computer player decides."""
        if self.computer is not None:
            return Selection(self.seen)
        found = selection_at(self.seen)
        key = self.acting.begins_with(self.seen, self.game.history) if found.offered else ""
        return found.with_offer(key) if key else found

    @property
    def open_guess(self) -> Guess | None:
        """The prediction that is asked for now, or None."""
        return self.guess if self.guess and self.guess.stage == "asked" else None

    @property
    def wait(self) -> float | None:
        """Seconds until the page should ask for the next piece; None: not at all."""
        play = self.play
        if self.curtain is not None or self.asked is not None or self.open_guess is not None:
            return None
        pace = 0.0 if play.rush else PACES[play.pace]
        if play.thought is not None:
            waits = play.running and play.thought.action is not None
            return max(0.0, pace - play.thought.seconds) if waits else 0.0
        if not play.running or self.game.over:
            return None
        if self.game.decision is None:
            return pace
        return None if self.computer is None else 0.0

    def told_at(self, place: int) -> Told[S_co, A_co, E_co] | None:
        """The computer player's move that stands there in the game's history, or None."""
        told = self.told.get(place)
        history = self.game.history
        if told is None or place > len(history) or history[place - 1] is not told.entry:
            return None
        return told


AnySession = Session[State, Action, Event]
"""A session of a game of any kind, as shared rooms see it."""


def persons_of(sitters: Sequence[Sitter]) -> list[int]:
    """The seats of persons."""
    return [seat for seat, sitter in enumerate(sitters) if sitter.player is None]


def asker_of(sitters: Sequence[Sitter]) -> int | None:
    """The only person at a table, or None."""
    persons = persons_of(sitters)
    return persons[0] if len(persons) == 1 else None
