"""The box of the toy: all that a game writes for the shared rooms beside its rules."""

from collections.abc import Mapping, Sequence

from lacitta_nb.arena.contest import Contest
from lacitta_nb.core.game import Game
from lacitta_nb.core.plain import PlainBox
from lacitta_nb.drawing import Marks, Picture, Target, put
from lacitta_nb.drawing.theme import LEGEND
from lacitta_nb.panels.acting import Acting
from lacitta_nb.panels.forms import Form
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.predicting import Guessable, Prediction
from lacitta_nb.panels.showing import Showing
from lacitta_nb.players.judge import Judging
from lacitta_nb.players.kinds import RANDOM, SEARCH
from tests.contract.nim import rules
from tests.contract.nim.formats import NimFormats
from tests.contract.nim.lessons import SCHOOL
from tests.contract.nim.rules import Action, Event, State


class NimPicture(Picture[State, Event]):
    """The heap in figures, and a circle for each number of stones that can be taken."""

    def title(self, state: State) -> str:
        return f"{state.heap} stones"

    def targets(self, state: State) -> tuple[Target, ...]:
        del state
        return tuple(Target(str(a.amount), (3.0 * a.amount, 0.0)) for a in rules.ALL)

    def pieces(self, state: State) -> Marks:
        return (put(self.title(state), LEGEND, (6.0, 1.35)),)


class NimJudge(Judging[State, Action]):
    """Whoever leaves a multiple of four stones stands well."""

    def judge(self, state: State, seat: int) -> float:
        if state.over:
            return float(state.to_move == seat)
        return float(state.heap % 4 == 0) * (-1 if state.to_move == seat else 1) / 2


class NimContest(Contest[State]):
    key = "nim"
    seats = range(1, 5)

    def start(self, names: Sequence[str], seed: int) -> State:
        return rules.new_state(names, seed)


class NimActing(Acting[State, Action, Event]):
    predicted = ("lift",)

    def prediction(self, state: State) -> Prediction | None:
        stone = Guessable("1", "a stone"), Guessable("0", "nothing")
        question = "What lies under the cup?"
        return Prediction("cup", question, stone, many=False) if state.phase == "lift" else None

    def answers(self, prediction: Prediction, events: Sequence[Event]) -> Mapping[str, Event]:
        del prediction
        return {str(event.amount): event for event in events if event.kind == "lifted"}

    def form(self, state: State, chosen: Mapping[str, str]) -> Form:
        del state, chosen
        return Form(NimContest.seats)

    def new_game(
        self, names: Sequence[str], settings: Mapping[str, str], seed: int | None
    ) -> Game[State, Action, Event]:
        if settings:
            raise PanelError("panel-bad-command", command=f"new {min(settings)}")
        return Game(rules.new_state(names, seed or 0))


class NimShowing(Showing[State, Action, Event]):
    name = "Nim"


class NimPanel:
    acting = NimActing()
    showing = NimShowing()


class Nim(PlainBox):
    key = "nim"
    rules = rules.RULES
    formats = NimFormats()
    picture = NimPicture()
    judge = NimJudge()
    kinds = (RANDOM, SEARCH)
    contest = NimContest()
    panel = NimPanel()
    school = SCHOOL


BOX = Nim()
