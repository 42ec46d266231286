"""The box of Saint Malo: what it hands over to the shared rooms, each loaded when asked for."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from lacitta_nb.core.plain import PlainBox
from lacitta_nb.games.saint_malo import rules
from lacitta_nb.games.saint_malo.constants import KEY
from lacitta_nb.games.saint_malo.game import Game
from lacitta_nb.games.saint_malo.state import State

if TYPE_CHECKING:
    from lacitta_nb.drawing.picture import Picture
    from lacitta_nb.files.formats import GameFormats
    from lacitta_nb.games.saint_malo.events import Event
    from lacitta_nb.games.saint_malo.players.greedy import GreedyPlayer
    from lacitta_nb.games.saint_malo.study.coding import SaintMaloCoding
    from lacitta_nb.games.saint_malo.study.contest import SaintMaloContest
    from lacitta_nb.lessons.school import School
    from lacitta_nb.panels.adapter import Adapter
    from lacitta_nb.players.kinds import PlayerKind


class SaintMalo(PlainBox):
    """Saint Malo as shared rooms see it (see `core.box.Box`)."""

    key: Final = KEY
    rules: Final = rules

    clock: Final = "round"

    def hour(self, state: State, /) -> int:
        """The round, in which each player has a turn; the last one stays when the game ends."""
        finished = state.turns - (state.coming == "over")
        return max(0, finished) // len(state.players) + 1

    @property
    def formats(self) -> "GameFormats[State]":
        """Positions and saved games as files."""
        from lacitta_nb.games.saint_malo.formats import FORMATS

        return FORMATS

    @property
    def panel(self) -> "Adapter":
        """What the panel asks and shows."""
        from lacitta_nb.games.saint_malo.panel import adapter

        return adapter

    @property
    def judge(self) -> "GreedyPlayer":
        """How well players stand, by what the greedy player considers."""
        from lacitta_nb.games.saint_malo.players.greedy import GreedyPlayer

        return GreedyPlayer()

    @property
    def picture(self) -> "Picture[State, Event]":
        """The cities and the pirates."""
        from lacitta_nb.games.saint_malo.picture import PICTURE

        return PICTURE

    @property
    def kinds(self) -> "tuple[PlayerKind, ...]":
        """The kinds of computer players that are offered."""
        from lacitta_nb.games.saint_malo.players.kinds import KINDS

        return KINDS

    @property
    def contest(self) -> "SaintMaloContest":
        """What tournaments can vary and what they note."""
        from lacitta_nb.games.saint_malo.study.contest import CONTEST

        return CONTEST

    @property
    def school(self) -> "School":
        """Its lessons, exercises and examples."""
        from lacitta_nb.games.saint_malo.lessons import SCHOOL

        return SCHOOL

    @property
    def coding(self) -> "SaintMaloCoding":
        """Its actions and views as numbers."""
        from lacitta_nb.games.saint_malo.study.coding import CODING

        return CODING

    def begin(
        self,
        start: State,
        *,
        about: Mapping[str, str] | None = None,
        comments: Mapping[int, str] | None = None,
    ) -> Game:
        """A game that begins at a state."""
        return Game(start, about=about, comments=comments)

    def report(self, state: State, /) -> str:
        """A moment in text: players, cities, dice, pirates."""
        from lacitta_nb.games.saint_malo.texts.report import report

        return report(state)


BOX: Final = SaintMalo()
