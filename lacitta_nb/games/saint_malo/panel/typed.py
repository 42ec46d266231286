"""The sections of Saint Malo in the view, field by field (see `panels.view.typed`)."""

from typing import TypedDict

from lacitta_nb.panels.view.typed import FactView, PanelView, PlayerView


class DieView(TypedDict):
    """A die as it lies."""

    symbol: str
    name: str
    sign: str
    """The name of its sign in the picture."""
    held: bool
    """Whether it stays, or is used by what is chosen."""


class RollView(TypedDict):
    """A button about the dice."""

    choice: str
    """The offer."""
    label: str
    brief: str
    """The same where there is little room."""
    chosen: bool


class DiceView(TypedDict):
    """The dice of whoever plays the turn."""

    turn: int
    """The turns finished by all."""
    roll: int
    """The number of the roll that they show."""
    text: str
    """The number of the roll, and of how many, in words."""
    dice: list[DieView]
    stayed: list[str]
    """What those show that stayed at this roll."""
    asks: bool
    """Whether a person must say which stay."""
    again: RollView | None
    stop: RollView | None


class UseView(TypedDict):
    """A use of the dice, or a person of a bonus, as short as it can be said."""

    brief: str
    """The number of dice, or the person."""
    cost: str
    """The coins that it costs, or ""."""
    worth: str
    """What it brings at its best space, or ""."""
    sign: str
    """The name of the sign of what it brings, or ""."""
    bonus: str
    """What the tower of a side that it completes brings, or ""."""
    bonus_sign: str


class PiratesView(TypedDict):
    """How near the pirates are."""

    text: str
    """The next attack in a few words, or that none comes any more."""
    help: str
    """The same in sentences, with whom it would hit."""
    last: str
    """That the last round is played, or ""."""


class ThrownView(TypedDict):
    """Dice of a real table that can be put here."""

    symbols: list[list[str]]
    """Each symbol with its name."""
    roll: int
    """The roll that they would be by default."""
    rolls: int
    """How many rolls a turn has."""


class SpaceView(TypedDict):
    """A space that was asked about."""

    lines: list[str]


class TodayView(TypedDict):
    """How a player would stand if the game ended today."""

    defence: int
    today: list[FactView]
    """The parts of the score, the sum, and the empty spaces."""


class CaptainView(PlayerView, TodayView):
    """A player of Saint Malo, as the view holds it."""


class Sections(TypedDict):
    """What Saint Malo adds to the view."""

    dice: DiceView | None
    uses: dict[str, UseView]
    """By the key of the offer."""
    pirates: PiratesView
    thrown: ThrownView | None
    """None while no dice can be put here."""
    space: SpaceView | None


class SaintMaloView(PanelView, Sections):
    """The view of a game of Saint Malo."""
