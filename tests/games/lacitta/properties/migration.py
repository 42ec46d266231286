"""The migration worked out a second time, from the rulebook: who is asked, who moves where."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.state import City, State
from tests.games.lacitta.properties.driver import Moment
from tests.games.lacitta.properties.invariants import OFFERS, built, limit_of

Move = tuple[str, str, str]
"""`migrated` or `no_room`, the gaining castle, the losing castle."""


def points(state: State, city: City, service: str) -> float:
    """What the buildings and figures of a city offer."""
    total: float = 0
    for kind, offers in OFFERS.items():
        total += offers.get(service, 0) * (built(state, kind) & city.spaces).bit_count()
    for figures in state.figures:
        if city.spaces >> figures.space & 1 and figures.service == service:
            total += figures.amount
    return total


def steps_apart(state: State, one: City, two: City) -> int:
    """Steps from the nearest building to the nearest, up to four."""
    ring = one.spaces
    for steps in range(4):
        if ring & two.spaces:
            return steps
        for space in bits(ring):
            ring |= state.table.board.adjacent[space]
    return 4


def wishes(state: State) -> list[str]:
    """The service that three or four cards name, or two where the others differ; or two of two."""
    count = {service: state.voice.count(service) for service in sorted(set(state.voice))}
    most = max(count.values())
    return [service for service, number in count.items() if number == most]


class Migration:
    """One migration, with the wishes that were chosen in the game."""

    def __init__(self, state: State, chosen: dict[str, str]) -> None:
        self.state = state
        self.chosen = chosen
        self.left = {city.castle: city.citizens for city in state.cities}
        self.asked: list[str] = []
        self.moves: list[Move] = []
        size = len(state.players)
        for turn in range(size):
            seat = (state.start_player + turn) % size
            for city in state.cities:
                if city.owner == seat:
                    self.visit(city)

    def visit(self, city: City) -> None:
        """A city takes from its neighbours by the one wish or the one chosen of two."""
        givers = {wish: self.givers(city, wish) for wish in wishes(self.state)}
        wish = next(iter(givers))
        if len({tuple(castles) for castles in givers.values()}) > 1:
            name = self.state.table.board.spaces[city.castle]
            self.asked.append(name)
            wish = self.chosen[name]
        for castle in givers[wish]:
            self.take(city, castle)

    def givers(self, city: City, wish: str) -> list[int]:
        """The castles of the neighbours that have fewer points and a citizen to lose."""
        mine = points(self.state, city, wish)
        return [
            other.castle
            for other in self.state.cities
            if other.owner != city.owner
            and steps_apart(self.state, city, other) <= 3
            and points(self.state, other, wish) < mine
            and self.left[other.castle] > 0
        ]

    def take(self, city: City, castle: int) -> None:
        names = self.state.table.board.spaces
        room = self.left[city.castle] < limit_of(self.state, city)
        self.left[castle] -= 1
        self.left[city.castle] += room
        kind = "migrated" if room else "no_room"
        self.moves.append((kind, names[city.castle], names[castle]))


def check_migrations(moves: Iterable[Moment]) -> int:
    """Compare every migration of a game with this one; how many citizens moved."""
    moved = 0
    for phase in phases(moves):
        chosen = {
            moment.action.space: moment.action.service
            for moment in phase
            if moment.action is not None and moment.action.kind == "wish"
        }
        expected = Migration(phase[0].before, chosen)
        told = [
            (event.kind, event.space, event.source)
            for moment in phase
            for event in moment.step.events
            if event.kind in ("migrated", "no_room")
        ]
        assert told == expected.moves
        assert list(chosen) == expected.asked
        moved += len(told)
    return moved


def phases(moves: Iterable[Moment]) -> Iterator[list[Moment]]:
    """The moves of each migration."""
    for (_, phase), group in groupby(moves, lambda m: (m.before.year, m.before.phase)):
        if phase == "migration":
            yield list(group)
