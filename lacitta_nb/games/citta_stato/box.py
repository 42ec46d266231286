"""The box of Città-Stato: what it hands over to the shared rooms, each loaded when asked for."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from lacitta_nb.core.plain import PlainBox
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import KEY
from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.state import State

if TYPE_CHECKING:
    from lacitta_nb.drawing.picture import Picture
    from lacitta_nb.files.formats import GameFormats
    from lacitta_nb.games.citta_stato.events import Event
    from lacitta_nb.games.citta_stato.players.greedy import GreedyPlayer
    from lacitta_nb.games.citta_stato.study.coding import CittaStatoCoding
    from lacitta_nb.games.citta_stato.study.contest import CittaStatoContest
    from lacitta_nb.lessons.school import School
    from lacitta_nb.panels.adapter import Adapter
    from lacitta_nb.players.kinds import PlayerKind


class CittaStato(PlainBox):
    """Città-Stato as shared rooms see it (see `core.box.Box`)."""

    key: Final = KEY
    rules: Final = rules

    clock: Final = "round"

    def hour(self, state: State, /) -> int:
        """The round."""
        return state.round

    @property
    def formats(self) -> "GameFormats[State]":
        """Positions and saved games as files."""
        from lacitta_nb.games.citta_stato.formats import FORMATS

        return FORMATS

    @property
    def panel(self) -> "Adapter":
        """What the panel asks and shows."""
        from lacitta_nb.games.citta_stato.panel import adapter

        return adapter

    @property
    def judge(self) -> "GreedyPlayer":
        """How well players stand, by what the greedy player considers."""
        from lacitta_nb.games.citta_stato.players.greedy import GreedyPlayer

        return GreedyPlayer()

    @property
    def picture(self) -> "Picture[State, Event]":
        """The board, the boards of the players, the ghost."""
        from lacitta_nb.games.citta_stato.picture import PICTURE

        return PICTURE

    @property
    def kinds(self) -> "tuple[PlayerKind, ...]":
        """The kinds of computer players that are offered."""
        from lacitta_nb.games.citta_stato.players.kinds import KINDS

        return KINDS

    @property
    def contest(self) -> "CittaStatoContest":
        """What tournaments can vary and what they note."""
        from lacitta_nb.games.citta_stato.study.contest import CONTEST

        return CONTEST

    @property
    def school(self) -> "School":
        """Its lessons, exercises and examples."""
        from lacitta_nb.games.citta_stato.lessons import SCHOOL

        return SCHOOL

    @property
    def coding(self) -> "CittaStatoCoding":
        """Its actions and views as numbers."""
        from lacitta_nb.games.citta_stato.study.coding import CODING

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
        """A moment in text: the board and the players, what lies open of it."""
        from lacitta_nb.games.citta_stato.texts.report import report

        return report(state)


BOX: Final = CittaStato()
