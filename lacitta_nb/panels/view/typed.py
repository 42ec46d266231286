"""The view, field by field: what `panels.view` sends and painters (paint/, web/) read.

A field stands once, with what it means, here, in `typed_predict`, or (where something is chosen) in
`typed_choosing`. Every field is read by a painter, and painters read no other: a test holds both.
The sections of a game are typed in its own room.
"""

from typing import NotRequired, TypedDict

from lacitta_nb.panels.view.typed_choosing import (
    GroupView,
    HintsView,
    PlanView,
    PreviewView,
    QuestionView,
    ReasonView,
)
from lacitta_nb.panels.view.typed_coach import CoachView
from lacitta_nb.panels.view.typed_lesson import LessonView
from lacitta_nb.panels.view.typed_playing import AutoView, BackView, SeatsView, StepView
from lacitta_nb.panels.view.typed_predict import PredictView
from lacitta_nb.panels.view.typed_replay import ReplayView
from lacitta_nb.panels.view.typed_rules import RulesView


class NoticeView(TypedDict):
    """The status line."""

    kind: str
    """`info` or `error`."""
    text: str
    trace: str
    """Details of an error that nobody foresaw, or ""."""


class LanguagesView(TypedDict):
    """What the panel can speak."""

    spoken: str
    all: list[list[str]]
    """Each language, with its name in itself."""


class ProgressView(TypedDict):
    """How far the game is, at a glance."""

    now: int
    """The part that is played, from 1 on; more than `of` when the game is over."""
    of: int


class PhaseView(TypedDict):
    """One of the phases in the head."""

    key: str
    title: str
    help: str
    state: str
    """`done`, `now` or `later`."""


class DecisionView(TypedDict):
    """Who must decide."""

    player: int
    """The seat."""
    text: str


class LineView(TypedDict):
    """A line of the log: a heading, or a sentence."""

    heading: NotRequired[str]
    text: NotRequired[str]
    rule: NotRequired[str]
    kind: NotRequired[str]
    """The kind of event; `why`, `nothing` or `more` for what is none."""
    player: NotRequired[int]
    """The seat, or −1."""
    lights: NotRequired[str]
    """The names of spaces to be lit up, with blanks between."""


class LogView(TypedDict):
    """The log, newest last."""

    lines: list[LineView]
    all: bool
    """Whether it goes back to the beginning."""
    earlier: bool
    """Whether there is more before it."""


class FactView(TypedDict):
    """A number or word with its heading."""

    title: str
    text: str
    strong: bool
    sign: str
    """The name of its sign in the picture, or ""."""


class GaugeView(TypedDict):
    """How much a player has of what is needed, such as citizens of food."""

    have: int
    need: int
    label: str
    """The same in words."""
    short: bool
    """Whether it is not enough."""
    sign: str
    """The name of the sign of what it is, or ""."""
    need_sign: str
    """The same of what is needed, where that is something else."""


class DangerView(TypedDict):
    """What whoever decides has to fear."""

    text: str
    """The worst of it, as far as it is late enough to matter; or ""."""
    tone: str
    """`bad`; `good` where what is chosen prevents it; or ""."""
    rest: list[str]
    """What else could happen."""


class SinceView(TypedDict):
    """Something that another player did since the last turn of the one who decides."""

    seat: int
    text: str
    lights: str
    """The names of its spaces, with blanks between."""


class PlayerView(TypedDict):
    """A player in the strip of players; a game's own scripts find more fields of its own."""

    seat: int
    name: str
    computer: str
    """Which computer player sits there; "" for a person."""
    to_move: bool
    lights: str
    """The names of the spaces where the player stands, with blanks between."""
    gauge: GaugeView | None
    facts: list[FactView]


class ScoreView(TypedDict):
    """A line of the result, best first."""

    rank: int
    seat: int
    name: str
    facts: list[FactView]


class LookerView(TypedDict):
    """A player who has seen a secret."""

    seat: int
    name: str


class LookView(TypedDict):
    """The hand-over of secrets: who may ask for it, the curtain, and what lies behind it."""

    players: list[LookerView]
    ask: str
    """The closed curtain's question, or ""."""
    confirm: str
    """What whoever it is for presses."""
    cards: list[str]
    """What is shown behind the open curtain."""


class DownloadView(TypedDict):
    """A file that the browser keeps."""

    name: str
    text: str


class FieldView(TypedDict):
    """A setting of a new game."""

    name: str
    label: str
    values: list[list[str]]
    """Each value with its label."""
    usual: str
    seats: list[int]
    """With how many players it means something; empty for any number."""


class AsideView(TypedDict):
    """A table beside the form of a new game."""

    title: str
    heads: list[str]
    rows: list[list[str]]
    """The cells of each row, the first of which is its name."""
    text: str
    """What is to be known of it."""
    seats: list[int]
    """With how many players it means something; empty for any number."""


class FormView(TypedDict):
    """The form of a new game, beside names and seed."""

    seats: list[int]
    """How many can play."""
    fields: list[FieldView]
    aside: AsideView | None


class FilesView(TypedDict):
    """Saving, loading, codes, and what a new game can be."""

    names: list[str]
    code: str
    python: str
    download: DownloadView | None
    form: FormView | None
    """What can be said of a new game; None where none is begun on the panel."""
    players: list[str]


class BoardView(TypedDict):
    """What lies over the board."""

    badges: dict[str, str]
    """The spaces that may be chosen, each with a short text or ""."""
    selected: str | None
    confirms: str | None
    """The space on which a second click confirms."""
    fresh: list[str]
    """Spaces on which something is new since the last turn of the one who decides."""
    planned: list[str]
    """Other spaces that are part of what is chosen, or of the computer players' last moves."""


class GuideView(TypedDict):
    """The present step of the guide."""

    step: int
    """Its number, from 1."""
    of: int
    """How many steps there are."""
    text: str
    at: str
    """The part of the panel that it is about: `hand`, `board` or `dock`."""
    lights: str
    """The spaces that are lit up meanwhile, or ""."""


class PanelView(TypedDict):
    """Everything that every panel shows beside the board."""

    title: str
    progress: ProgressView | None
    phases: list[PhaseView]
    explain: str
    """What happens in this phase, or ""."""
    decision: DecisionView | None
    step: StepView
    back: BackView
    replaced: bool
    """Whether the last click put another game on the table."""
    groups: list[GroupView]
    questions: list[QuestionView]
    plan: PlanView | None
    prompt: str
    """What is asked next, or ""."""
    help: str
    """What the chosen offer does, or ""."""
    hint: HintsView
    auto: AutoView
    seats: SeatsView
    refused: ReasonView | None
    danger: DangerView | None
    since: list[SinceView]
    since_turn: bool
    """Whether there was a turn since which that is told; else it is told from the beginning."""
    preview: PreviewView | None
    predict: PredictView
    happened: list[LineView]
    coach: CoachView
    guide: GuideView | None
    """None without a guide, and while no person must decide."""
    lesson: LessonView | None
    players: list[PlayerView]
    look: LookView
    log: LogView | None
    """None while its drawer is closed."""
    rules: RulesView | None
    """None while its drawer is closed."""
    scores: list[ScoreView]
    """[] before the end."""
    question: str
    """What waits for a yes, or ""."""
    notice: NoticeView | None
    files: FilesView
    languages: LanguagesView


class PageView(PanelView):
    """What the page gets beside the pictures."""

    board: BoardView
    replay: ReplayView | None
    announce: str
    """What a screen reader should say of the last command."""
    announce_next: str
    """The end of that: what it should say when the replay has told line by line what happened."""
    seq: int
    """The number of the command that this answers."""
