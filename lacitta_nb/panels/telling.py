"""The half of the seam `Showing` that tells: what happened, and how the players stand."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from lacitta_nb.core.box import box_of
from lacitta_nb.core.records import Action, Event, Score, State
from lacitta_nb.panels.acting import acting_of
from lacitta_nb.panels.session import Session
from lacitta_nb.panels.shown import Fact, Gauge, Line, Names, Phase, event_text
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import sentence

S = TypeVar("S", bound=State)
A_contra = TypeVar("A_contra", bound=Action, contravariant=True)
E = TypeVar("E", bound=Event)


class Telling(Protocol[S, A_contra, E]):
    """How a game is told; see `panels.showing.Showing`, which has all of it."""

    def phase_title(self, phase: str) -> str:
        """What a phase is called."""
        return capital(phase.replace("_", " "))

    # What happened.

    def heading(self, state: S) -> str:
        """What stands above the lines of the log about what began at a moment."""
        return self.phase_title(state.phase)

    def lines(self, events: Sequence[E], names: Names, seen: S) -> Iterator[Line]:
        """The lines of the log about some events."""
        game = box_of(seen).key
        return (Line(event_text(event, names, game), event) for event in events)

    def nothing(self, before: S, after: S, names: Sequence[str]) -> str:
        """Why nothing happened between two moments."""
        del before, after, names
        return sentence("panel-nothing-happened", {})

    @property
    def quiet_phases(self) -> Collection[str]:
        """The phases in which nobody decides anything and all goes its usual way."""
        return ()

    def quiet(self, phases: Sequence[Phase[S, E]], names: Names) -> str:
        """What several quiet phases, one after the other, have done, in one line."""
        del names
        return ", ".join(self.phase_title(phase.before.phase) for phase in phases)

    def cost(self, events: Sequence[E], seat: int, names: Names) -> str:
        """What some events have cost a player, in a sentence; "" where that is not told.

        Args:
            events: all that happened in a stage of the game.
            seat: the player.
            names: the players' names, in seat order.
        """
        del events, seat, names
        return ""

    # Players and result.

    def by_nobody(self, event: E, names: Names) -> tuple[int, str] | None:
        """What an opponent without a seat did, after whose sign it stands; None for others."""
        del event, names
        return None

    def brief(self, state: S, action: A_contra) -> str:
        """An action that somebody took, in two or three words; "" for one not worth telling.

        Args:
            state: the moment before it.
            action: what was done.
        """
        del state
        return str(action)

    def lights(self, state: S, action: A_contra) -> str:
        """The spaces that are lit up where somebody's action is told, with blanks between.

        Args:
            state: the moment before it.
            action: what was done.
        """
        return acting_of(state).space_of(action)

    def new_at(self, event: E) -> str:
        """The space on which an event has brought something new that stays to be seen, or ""."""
        del event
        return ""

    def gauge(self, state: S, seat: int) -> Gauge | None:
        """How much a player has of what is needed, always in sight; or None."""
        del state, seat
        return None

    def strip(self, state: S, seat: int) -> Sequence[Fact]:
        """What is told of a player in the strip of players."""
        scores = {score.player: score for score in _scores(state)}
        return [Fact(sentence("panel-ui-points", {}), str(scores[seat].total))]

    def places(self, state: S, seat: int) -> Sequence[str]:
        """The spaces where a player stands, to be brought near and lit up."""
        del state, seat
        return ()

    def player(self, session: Session[S, A_contra, E], seat: int) -> Mapping[str, object]:
        """More fields about a player, for the game's own scripts."""
        del session, seat
        return {}

    def result(self, score: Any) -> Sequence[Fact]:  # noqa: ANN401 - a score of the game
        """The columns of the result between name and end of the line."""
        return [Fact(sentence("panel-ui-points", {}), str(score.total), strong=True)]

    def tie(self, best: Any, other: Any) -> str:  # noqa: ANN401 - scores of the game
        """What decided between the best score and one of as many points; "" where nothing told."""
        del best, other
        return ""

    def secrets(self, session: Session[S, A_contra, E]) -> list[str]:
        """The secrets behind the open curtain, in lines."""
        del session
        return []


def _scores(state: State) -> Sequence[Score]:
    return box_of(state).rules.scores(state)
