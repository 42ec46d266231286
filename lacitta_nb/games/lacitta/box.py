"""The box of La Città: what it hands over to the shared rooms, each loaded when it is asked for."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.constants import KEY
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.state import State, as_state

if TYPE_CHECKING:
    from lacitta_nb.drawing.picture import Picture
    from lacitta_nb.files.formats import GameFormats
    from lacitta_nb.games.lacitta.events import Event
    from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
    from lacitta_nb.games.lacitta.study.coding import LaCittaCoding
    from lacitta_nb.games.lacitta.study.contest import LaCittaContest
    from lacitta_nb.lessons.school import School
    from lacitta_nb.panels.adapter import Adapter
    from lacitta_nb.players.kinds import PlayerKind


class LaCitta:
    """La Città as shared rooms see it (see `core.box.Box`)."""

    key: Final = KEY
    rules: Final = rules

    clock: Final = "year"

    def hour(self, state: State, /) -> int:
        """The year."""
        return state.year

    @property
    def formats(self) -> "GameFormats[State]":
        """Positions and saved games as files."""
        from lacitta_nb.games.lacitta.formats import FORMATS

        return FORMATS

    @property
    def panel(self) -> "Adapter":
        """What the panel asks and shows."""
        from lacitta_nb.games.lacitta.panel import adapter

        return adapter

    @property
    def judge(self) -> "GreedyPlayer":
        """How well players stand, by what the greedy player considers."""
        from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer

        return GreedyPlayer()

    @property
    def picture(self) -> "Picture[State, Event]":
        """The board and what lies on it."""
        from lacitta_nb.games.lacitta.picture import PICTURE

        return PICTURE

    @property
    def kinds(self) -> "tuple[PlayerKind, ...]":
        """The kinds of computer players that are offered."""
        from lacitta_nb.games.lacitta.players.kinds import KINDS

        return KINDS

    @property
    def contest(self) -> "LaCittaContest":
        """What tournaments can vary and what they note."""
        from lacitta_nb.games.lacitta.study.contest import CONTEST

        return CONTEST

    @property
    def school(self) -> "School":
        """Its lessons, exercises and examples."""
        from lacitta_nb.games.lacitta.lessons import SCHOOL

        return SCHOOL

    @property
    def coding(self) -> "LaCittaCoding":
        """Its actions and views as numbers."""
        from lacitta_nb.games.lacitta.study.coding import CODING

        return CODING

    def begin(
        self,
        start: State,
        *,
        about: Mapping[str, str] | None = None,
        comments: Mapping[int, str] | None = None,
    ) -> Game:
        """A game that begins at a state."""
        return Game(as_state(start), about=about, comments=comments)

    def report(self, state: State, /) -> str:
        """A moment in text, only what lies open."""
        from lacitta_nb.games.lacitta.texts.report import report

        return report(state)


BOX: Final = LaCitta()
