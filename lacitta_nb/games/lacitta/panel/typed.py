"""The sections of La Città in the view, field by field (see `panels.view.typed`)."""

from typing import TypedDict

from lacitta_nb.panels.view.typed import PanelView, PlayerView


class NeighbourView(TypedDict):
    """A neighbour of a city."""

    castle: str
    owner: int
    """The seat."""
    name: str
    services: list[str]
    """The points of each service there."""
    compare: list[str]
    """For each service who would gain a citizen of whom: `gain`, `lose` or ``."""


class CityView(TypedDict):
    """A city in the table of players."""

    castle: str
    spaces: list[str]
    citizens: int
    limit: int | None
    spare: int
    """Citizens that no building needs."""
    services: list[str]
    """The points of each service."""
    neighbours: list[NeighbourView]


class OwnerView(TypedDict):
    """What a player of La Città owns."""

    place: int
    """The place in this year's order."""
    start: bool
    gold: int
    food: int
    citizens: int
    short: int
    """How much food is lacking."""
    cards: int
    turns: int
    figures: int
    penalty: bool
    """Whether the first turn is lost for hunger."""
    out: bool
    face_down: str
    """The political cards before the player, in words."""
    cities: list[CityView]


class CitizenView(PlayerView, OwnerView):
    """A player of La Città, as the view holds it."""


class VoiceView(TypedDict):
    """A voice card."""

    circle: int
    service: str
    """"" while it is not known."""
    text: str
    help: str


class CardsView(TypedDict):
    """Voice cards, political cards, deck and supply."""

    laid: bool
    """Whether this year's voice cards lie there."""
    voice: list[VoiceView]
    display: list[str]
    helps: list[str]
    """What each card on display does and costs."""
    looked: str
    """What a look at hidden voice cards has shown, as far as the screen may tell it, or ""."""
    deck: int
    supply: int


class WishView(TypedDict):
    """A wish that can still come."""

    key: str
    signs: list[str]
    """The services."""
    label: str
    chance: str


class BalanceView(TypedDict):
    """The food of a player, now and at the feeding."""

    seat: int
    name: str
    now: str
    then: str
    short: int
    left: int
    """The citizens who are left."""


class ForecastView(TypedDict):
    """What would follow if the year ended now."""

    on: bool
    wishes: list[WishView]
    shown: str
    """The key of the wish that is shown."""
    about: str
    """Whose knowledge it rests on, and which chosen turn is counted in."""
    lines: list[str]
    assumed: list[str]
    balances: list[BalanceView]
    more: list[str]
    """What one more point would change."""


class HereView(TypedDict):
    """What could be done at a space."""

    key: str
    label: str


class SpaceView(TypedDict):
    """A space that was asked about."""

    name: str
    lines: list[str]
    choices: list[HereView]


class Sections(TypedDict):
    """What La Città adds to the view."""

    cards: CardsView
    wished: list[str]
    """The services that the people want, once they have spoken."""
    wish: str
    """What the people want, or ""."""
    means: str
    """What the player has whose turn it is, or ""."""
    forecast: ForecastView | None
    space: SpaceView | None


class LaCittaView(PanelView, Sections):
    """The view of a game of La Città."""
