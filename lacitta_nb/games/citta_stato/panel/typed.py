"""The sections of Città-Stato in the view, field by field (see `panels.view.typed`)."""

from typing import TypedDict

from lacitta_nb.panels.view.typed import FactView, PanelView, PlayerView


class CellView(TypedDict):
    """Something that can be done with a colour, as short as it can be said."""

    brief: str
    sign: str
    """The name of its sign in the picture, or ""."""
    column: str
    """`city`, `use`, `burn` or `upgrade` in a turn; else `present-use` and the like."""


class PriceView(TypedDict):
    """What the next action of a colour costs."""

    text: str
    """All of it in words."""
    price: int
    payable: bool


class RowsView(TypedDict):
    """A row a colour, with a cell for each thing that can be done with it."""

    heads: list[list[str]]
    """The columns, each with its heading."""
    cells: dict[str, CellView]
    """By the key of the offer."""


class TurnView(RowsView):
    """The hand of a turn."""

    prices: dict[str, PriceView]
    """By colour."""


class TakenView(RowsView):
    """The hand of whoever takes any card free: using and burning of each Present, each Future."""

    over: list[str]
    """What stands above each two columns."""


class DoneView(TypedDict):
    """Something that can be done with what was asked about: an offer."""

    choice: str
    label: str
    enabled: bool
    why: str
    """Why it can't be done, or ""."""


class AskedView(TypedDict):
    """What lies at a place of the picture that was asked about."""

    place: str
    title: str
    lines: list[str]
    choices: list[DoneView]


class GoalView(TypedDict):
    """An objective of a solo game."""

    text: str
    met: bool


class SoloView(TypedDict):
    """How a solo game stands."""

    title: str
    """The scenario and the game."""
    score: str
    """The final score that would count now, and the one that is required."""
    reached: bool
    goals: list[GoalView]
    lines: list[str]
    """What the ghost still does in this round, what each of its cubes does, bonus crowns."""
    brief: str
    """The same in the head: score and objectives met."""


class TodayView(TypedDict):
    """How a player would stand if the game ended now."""

    today: list[FactView]
    why: str
    """Which of both scores counts, and why."""
    lines: list[str]
    """What lies before the player: city, tracks, supply, bag, banners, cards, discs."""


class SignoriaView(PlayerView, TodayView):
    """A player of Città-Stato, as the view holds it."""


class EntryView(TypedDict):
    """An entry of the drawer of tables."""

    name: str
    text: str
    ours: bool
    """Whether it is reconstructed, or a part of it."""


class TableView(TypedDict):
    """A table in the drawer."""

    key: str
    title: str
    rows: list[EntryView]


class Sections(TypedDict):
    """What Città-Stato adds to the view."""

    letters: dict[str, str]
    """What stands for each colour in the picture."""
    turn: TurnView | None
    """None where no turn is asked about."""
    taken: TakenView | None
    """None where no card of any colour is taken free."""
    asked: AskedView | None
    now: list[str]
    """How whoever decides stands, while nothing is chosen."""
    solo: SoloView | None
    tables: list[TableView] | None
    """None while the drawer is closed."""


class CittaStatoView(PanelView, Sections):
    """The view of a game of Città-Stato."""
