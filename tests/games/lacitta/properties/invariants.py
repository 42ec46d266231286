"""What must hold at every moment of a game, worked out from the table and not from the rules.

`check_table` looks at one state; `check_move` compares it with the state before and the events
between; `Hunger` follows the feeding of a year.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.constants import NAMES
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.state import City, State
from tests.games.lacitta.properties.driver import Moment

BASE_CARDS = [
    *(["palace", "hospital", "bathhouse", "master_builder"] * 4),
    *(["bread_and_circuses", "golden_times"] * 4),
    *(["cathedral", "university", "rich_harvest", "closeness"] * 2),
]
CARDS = {
    "classic": sorted(BASE_CARDS),
    "new": sorted(BASE_CARDS),
    "expansion": sorted([*BASE_CARDS, *(["port", "large_farm"] * 4), *(["estate"] * 2)]),
}
VOICES = sorted(["culture", "education", "health"] * 9)
STACKS = (
    (40, ("farm", "quarry")),
    (20, ("palace", "hospital")),
    (15, ("statue", "cathedral")),
    (15, ("school", "university")),
    (15, ("fountain", "bathhouse")),
    (16, ("market",)),
    (20, ("road",)),
    (8, ("theatre",)),
    (8, ("port",)),
    (8, ("large_farm",)),
    (5, ("estate",)),
)
ADDED = ("road", "theatre", "port", "large_farm", "estate")
"""The buildings of the expansion."""
OFFERS: dict[str, dict[str, float]] = {
    "theatre": {"culture": 0.5, "education": 0.5},
    "statue": {"culture": 1},
    "palace": {"culture": 2},
    "cathedral": {"culture": 3},
    "school": {"education": 1},
    "university": {"education": 3},
    "fountain": {"health": 1},
    "bathhouse": {"health": 2},
    "hospital": {"health": 1, "education": 1},
}
NUMBER = {name: number for number, name in enumerate(NAMES)}


def union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def built(state: State, *kinds: str) -> int:
    """The spaces on which buildings of these kinds stand."""
    return union(state.built[NUMBER[kind]] for kind in kinds)


def limit_of(state: State, city: City) -> int:
    """The citizens a city may hold, 130 for any number."""
    if not city.spaces & built(state, "market"):
        return 5
    return 130 if city.spaces & built(state, "fountain", "bathhouse", "port") else 8


def food_of(state: State, player: int) -> int:
    """The wheat beside a player's castles and farms, harvests twice, and what others bring."""
    wheat = {"farm1": 1, "farm2": 2, "farm3": 3}
    table = state.table
    total = 0
    for city in state.cities:
        if city.owner == player:
            total += 5 * (city.spaces & built(state, "estate")).bit_count()
            total += (city.spaces & built(state, "port", "large_farm")).bit_count()
            for space in bits(city.spaces & built(state, "castle", "farm", "large_farm")):
                tiles = [table.landscapes[area] for area in table.board.areas_at[space]]
                here = sum(wheat.get(tile, 0) for tile in tiles)
                total += here * (2 if state.harvest >> space & 1 else 1)
    return total


def connected(board: Board, spaces: int, castle: int) -> bool:
    """Whether all spaces can be reached from the castle over the others."""
    left = spaces & ~(1 << castle)
    edge = [castle]
    while edge:
        found = board.adjacent[edge.pop()] & left
        left &= ~found
        edge.extend(bits(found))
    return not left


def check_table(state: State, checked: AbstractSet[City] = frozenset()) -> None:
    """All that one look at the table can tell; of the checked cities not the shape once more."""
    check_cards(state)
    check_buildings(state)
    check_cities(state, checked)
    check_figures(state)


def check_cards(state: State) -> None:
    cards = [card for card in state.display if card is not None]
    cards += state.deck
    cards += [card.card for card in state.discard]
    cards += [card.card for player in state.players for card in player.face_down]
    assert sorted(cards) == CARDS[state.table.edition.name], "political cards are lost or made"
    assert len(state.display) == 7
    assert sorted(state.voice + state.voice_deck + state.voice_past) == VOICES
    assert len(state.voice) in (0, 4)
    later = state.table.edition.name != "classic"
    ended = state.over or (later and state.phase == "start_player")
    assert len(state.voice_past) == 4 * (state.year - (not ended))
    for player in state.players:
        assert player.gold >= 0
        used = 3 - player.action_cards
        assert 0 <= used <= 3
        if state.deck or state.discard:
            assert player.cards_played == used + len(player.face_down)


def check_buildings(state: State) -> None:
    for tiles, kinds in STACKS:
        used = sum(state.built[NUMBER[kind]].bit_count() for kind in kinds)
        assert used <= tiles, f"{used} tiles of {kinds}"
    everything = union(state.built)
    assert sum(mask.bit_count() for mask in state.built) == everything.bit_count()
    assert everything == union(city.spaces for city in state.cities)
    assert not everything & ~state.table.open, "something stands on a closed space"
    assert not built(state, "fountain", "bathhouse", "port") & ~state.table.lake
    if state.table.edition.name != "expansion":
        assert not built(state, *ADDED)
    assert built(state, "castle") == union(1 << city.castle for city in state.cities)


def check_cities(state: State, checked: AbstractSet[City]) -> None:
    owners = Counter(city.owner for city in state.cities)
    assert all(number <= 4 for number in owners.values())
    assert sum(city.citizens for city in state.cities) + state.supply == 130
    assert state.supply >= 0
    for city in state.cities:
        assert city.citizens >= 0
        if state.pending is None:
            posts = city.spaces & ~built(state, "road")
            assert city.citizens >= posts.bit_count(), "a building stands empty"
        if state.table.edition.name != "classic":
            assert city.citizens <= limit_of(state, city), "more citizens than may be"
        if city not in checked:
            check_shape(state, city)


def check_shape(state: State, city: City) -> None:
    board = state.table.board
    assert connected(board, city.spaces, city.castle)
    assert (city.spaces & built(state, "market")).bit_count() <= 1
    assert city.near == union(board.near[space] for space in bits(city.spaces))
    assert city.reach == union(board.reach[space] for space in bits(city.spaces))
    for other in state.cities:
        if other is not city:
            assert not city.near & other.spaces, "two cities touch"
            assert not board.reach[city.castle] >> other.castle & 1


def check_figures(state: State) -> None:
    used = [0] * len(state.players)
    for figures in state.figures:
        (city,) = [c for c in state.cities if c.spaces >> figures.space & 1]
        (kind,) = [name for name in OFFERS if built(state, name) >> figures.space & 1]
        assert figures.service in OFFERS[kind]
        assert figures.amount > 0
        used[city.owner] += figures.amount
    assert not state.harvest & ~built(state, "farm")
    for city in state.cities:
        used[city.owner] += (city.spaces & state.harvest).bit_count()
    for seat, number in enumerate(used):
        assert number <= 4
        assert state.figures_free(seat) == 4 - number
    if state.phase not in ("politics", "reveal_voice", "migration", "feeding"):
        assert not any(used)


Change = Callable[[Event], int]
CITIZENS_GAINED: dict[str, Change] = {
    "placed": lambda event: event.amount,
    "grew": lambda event: event.amount,
    "founded": lambda event: event.amount - 1,
    "built": lambda event: int(event.building == "market"),
    "golden_times": lambda event: event.amount,
    "migrated": lambda _: 1,
    "starved": lambda _: -1,
    "over_limit": lambda event: -event.amount,
}
"""How the events change the number of a player's citizens; a settler was there before."""
GOLD_GAINED: dict[str, Change] = {
    "income": lambda event: event.amount,
    "gold": lambda event: event.amount,
    "built": lambda event: -event.gold,
    "figures": lambda event: -event.gold,
    "golden_times": lambda event: -event.gold,
    "looked": lambda event: -event.gold,
}


def check_events(moment: Moment) -> None:
    """Gold and citizens change by what the events say and by nothing else."""
    before, after = moment.before, moment.step.state
    size = len(before.players)
    gold = [player.gold for player in before.players]
    people = [before.citizens(seat) for seat in range(size)]
    for event in moment.step.events:
        if event.kind in GOLD_GAINED:
            gold[seat_of(event)] += GOLD_GAINED[event.kind](event)
        if event.kind in CITIZENS_GAINED:
            people[seat_of(event)] += CITIZENS_GAINED[event.kind](event)
        if event.kind in ("migrated", "no_room"):
            assert event.other is not None
            people[event.other] -= 1
    assert gold == [player.gold for player in after.players]
    assert people == [after.citizens(seat) for seat in range(size)]


def check_tiles(moment: Moment) -> None:
    """Buildings come and go as the events say and not otherwise; a lost city's roads go too."""
    stood, tiles = tiles_of(moment.before), tiles_of(moment.step.state)
    lost = False
    for event in moment.step.events:
        match event.kind:
            case "placed" | "founded":
                stood["castle"] += 1
            case "built":
                stood[event.building] += 1
                stood["road"] -= event.rule == "X2"
            case "demolished":
                stood[event.building] -= 1
            case "road_given_up":
                stood["road"] -= 1
            case "city_lost":
                stood["castle"] -= 1
                lost = True
    if lost:
        assert stood.pop("road") >= tiles.pop("road")
    assert stood == tiles


def tiles_of(state: State) -> dict[str, int]:
    return {name: built(state, name).bit_count() for name in NAMES}


def seat_of(event: Event) -> int:
    assert event.player is not None
    return event.player


def check_limits(moment: Moment) -> None:
    """Nobody is added to a city that is at its limit (a market may fall after that)."""
    before, after = moment.before, moment.step.state
    earlier = {city.castle: city for city in before.cities}
    for city in after.cities:
        was = earlier.get(city.castle)
        if was is None:
            assert city.citizens <= 5
        elif city.citizens > was.citizens:
            assert city.citizens <= max(limit_of(before, was), limit_of(after, city))


class Hunger:
    """Follows the feeding of each year: nobody eats more than there is, nobody leaves fed."""

    def __init__(self) -> None:
        self.expected: list[tuple[int, bool]] = []
        self.above: Counter[int] = Counter()

    def follow(self, moment: Moment) -> None:
        before, after = moment.before, moment.step.state
        if before.phase == "feeding" and before.pending is None:
            self.expected = [
                (min(people, food), people > food)
                for seat in range(len(before.players))
                for people, food in [(before.citizens(seat), food_of(before, seat))]
            ]
            self.above.clear()
        for event in moment.step.events if before.phase == "feeding" else ():
            if event.kind == "over_limit":
                self.above[seat_of(event)] += event.amount
        if before.phase == "feeding" and after.phase != "feeding":
            for seat, (people, hungry) in enumerate(self.expected):
                assert after.citizens(seat) == people - self.above[seat]
                still_in = any(city.owner == seat for city in after.cities)
                assert after.players[seat].penalty == (hungry and still_in)


def check_game(moves: Iterable[Moment]) -> State | None:
    """Check every moment of a game; the last state."""
    hunger, last = Hunger(), None
    for moment in moves:
        if last is None:
            check_table(moment.before)
        last = moment.step.state
        check_table(last, frozenset(moment.before.cities))
        check_events(moment)
        check_tiles(moment)
        check_limits(moment)
        hunger.follow(moment)
    return last


def score_of(state: State) -> list[int]:
    """Points of a finished game: citizens, three for each city with all services, hunger."""
    totals = [0] * len(state.players)
    for city in state.cities:
        totals[city.owner] += city.citizens
        points = dict.fromkeys(("culture", "education", "health"), 0.0)
        for name, offered in OFFERS.items():
            number = (built(state, name) & city.spaces).bit_count()
            for service, each in offered.items():
                points[service] += number * each
        if all(total >= 1 for total in points.values()):
            totals[city.owner] += 3
    for seat, player in enumerate(state.players):
        if player.penalty:
            totals[seat] -= 5
    return totals
