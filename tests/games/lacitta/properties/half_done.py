"""Made-up positions whose migration or feeding is half done, most of which no game leads to.

Some are moments of random games with a few things changed, others are built from nothing: any
cities on any board, and a `pending` that is drawn at random or likely. The number is the position.
"""

import copy
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import lacitta_nb as lc
from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.board import Board, shipped_board
from lacitta_nb.games.lacitta.constants import BUILDINGS, EDITIONS, SERVICES
from lacitta_nb.games.lacitta.formats import board_from, position_of
from tests.games.lacitta.properties.driver import KINDS, LATER_KINDS, random_game
from tests.games.lacitta.support import BARE, Fields

STEPS = ("migrate", "give_up", "demolish", "starve")
_GAMES = 36
_YEAR = 4
"""Late ones, since all are played to their end."""


def made_up(number: int) -> Fields:
    """The position of a number."""
    chance = random.Random(number)
    if number % 2:
        position = _built(chance)
    else:
        position = copy.deepcopy(chance.choice(_moments()[chance.choice(STEPS)]))
    for _ in range(chance.choice((0, 0, 1, 1, 2, 3))):
        chance.choice(_CHANGES)(position, chance)
    return position


@cache
def _moments() -> dict[str, list[Fields]]:
    """By step, half-done moments of the last years of random games of all editions and sizes."""
    found: dict[str, list[Fields]] = {step: [] for step in STEPS}
    for number in range(_GAMES):
        for moment in random_game(7 * number, KINDS + LATER_KINDS):
            state = moment.step.state
            if state.year >= _YEAR and state.pending is not None:
                found[state.pending.step].append(position_of(state))
    return found


def _built(chance: random.Random) -> Fields:
    """Cities from nothing, each a castle with some buildings and any number of citizens."""
    size = chance.choice((2, 2, 3, 4, 5))
    source: Any = chance.choice(("toscana", "lezione", BARE["board"]))
    board = shipped_board(source) if isinstance(source, str) else board_from(source)
    edition = chance.choice(tuple(EDITIONS))
    setups: Fields = board.source.get("setups", {})
    laid: Fields = setups.get(str(size), {}).get("landscapes", {})
    waste = {name for name, dry in zip(board.areas, board.waste, strict=True) if dry}
    position: Fields = {
        "format": "lacitta-position/1",
        "board": source,
        "edition": edition,
        "landscapes": {a: t for a, t in laid.items() if edition == "expansion" or a not in waste},
        "year": chance.choice((_YEAR, 5, 6, 6, 6)),
        "phase": chance.choice(("migration", "feeding")),
        "start_player": chance.randrange(size),
        "players": [{"penalty": chance.random() < 0.5} for _ in range(size)],
        "cities": _cities(board, edition, size, chance),
        "voice": {"cards": _voice(chance)},
        "pending": {"step": chance.choice(STEPS), "players": [0], "cities": [], "starve": 0},
        "seed": chance.randrange(1000),
    }
    _wait_likely(position, chance)
    return position


def _voice(chance: random.Random) -> list[str]:
    if chance.random() < 0.7:
        return chance.sample([*chance.sample(SERVICES, 2)] * 2, 4)
    return chance.choices(SERVICES, k=4)


def _cities(board: Board, edition: str, size: int, chance: random.Random) -> list[Fields]:
    free = board.open_to(size)
    cities: list[Fields] = []
    for _ in range(chance.randrange(1, 3 * size)):
        if not free:
            break
        castle = chance.choice(list(bits(free)))
        spaces, buildings = 1 << castle, {}
        for _ in range(chance.randrange(6)):
            beside = board.around(spaces) & free & ~spaces
            if not beside:
                break
            space = chance.choice(list(bits(beside)))
            spaces |= 1 << space
            buildings[board.spaces[space]] = _building(edition, chance)
        free &= ~(board.around(spaces) | spaces)
        city = {"owner": chance.randrange(size), "castle": board.spaces[castle]}
        city |= {"citizens": 0, "buildings": buildings}
        cities.append(city | {"citizens": chance.randrange(min(_posts(city) + 2, 6))})
    return cities


def _building(edition: str, chance: random.Random) -> str:
    """Any building that needs no lake, as few tiles as there are of it."""
    table = EDITIONS[edition]
    if table.roads and chance.random() < 0.4:
        return "road"
    dry = [kind for kind in (*table.small, *table.bigger) if not BUILDINGS[kind].waves]
    return chance.choice([kind for kind in dry if kind != "market"])


def _wait_likely(position: Fields, chance: random.Random) -> None:
    """A `pending` with the players and cities that a game could have left."""
    size, start = len(position["players"]), position["start_player"]
    owners = {city["owner"] for city in position["cities"]}
    order = [s for s in ((start + i) % size for i in range(size)) if s in owners]
    if not order:
        return
    coming = order[chance.randrange(len(order)) :]
    own = [city for city in position["cities"] if city["owner"] == coming[0]]
    fed = position["phase"] == "feeding"
    steps = list(STEPS[1:] if fed else STEPS[:3])
    if position["edition"] != "expansion":
        steps.remove("give_up")
    step = chance.choice(steps)
    if fed or step == "demolish":
        _staff(position, coming[:1] if fed else coming)
    hungry = 0
    if fed:
        for seat in order:
            position["players"][seat]["penalty"] = seat not in coming[1:]
        hungry = max(0, _hungry(position, coming[0]))
    cities: list[Fields] = []
    if step == "migrate":
        cities = own[chance.randrange(len(own)) :]
    elif step == "demolish":
        cities = [city for city in own if city["citizens"] < _posts(city)]
    elif step == "give_up" and hungry:
        for city in own:
            left = max(0, city["citizens"] - hungry)
            hungry, city["citizens"] = hungry - city["citizens"] + left, left
    position["pending"] = {
        "step": step,
        "players": coming,
        "cities": [city["castle"] for city in cities],
        "starve": hungry if step == "starve" else 0,
    }


def _staff(position: Fields, but: list[int]) -> None:
    """Nobody lacks citizens but these players."""
    for city in position["cities"]:
        if city["owner"] not in but:
            city["citizens"] = max(city["citizens"], _posts(city))


def _posts(city: Fields) -> int:
    kinds: list[str] = list(city["buildings"].values())
    return 1 + len(kinds) - kinds.count("road")


def _hungry(position: Fields, seat: int) -> int:
    """The citizens of a player beyond the food, counted at the beginning of the feeding."""
    begun = copy.deepcopy(position)
    begun.pop("pending", None)
    _staff(begun, [])
    try:
        food = lc.load(begun).food(seat)
    except lc.BadFile:
        return 0
    citizens: list[int] = [c["citizens"] for c in position["cities"] if c["owner"] == seat]
    return sum(citizens) - food


def _other_step(position: Fields, chance: random.Random) -> None:
    position["pending"]["step"] = chance.choice(STEPS)


def _other_players(position: Fields, chance: random.Random) -> None:
    size = len(position["players"])
    position["pending"]["players"] = chance.sample(range(size), chance.randrange(1, size + 1))


def _other_cities(position: Fields, chance: random.Random) -> None:
    castles = [city["castle"] for city in position["cities"]]
    count = chance.randrange(min(4, len(castles)) + 1)
    position["pending"]["cities"] = chance.sample(castles, count)


def _other_count(position: Fields, chance: random.Random) -> None:
    position["pending"]["starve"] = chance.randrange(8)


def _other_citizens(position: Fields, chance: random.Random) -> None:
    for city in position["cities"]:
        if chance.random() < 0.4:
            city["citizens"] = chance.randrange(6)


def _bare_city(position: Fields, chance: random.Random) -> None:
    if position["cities"]:
        city = chance.choice(position["cities"])
        city |= {"buildings": {}, "figures": {}, "harvest": [], "citizens": chance.choice((0, 1))}


def _city_gone(position: Fields, chance: random.Random) -> None:
    if position["cities"]:
        del position["cities"][chance.randrange(len(position["cities"]))]


def _other_owner(position: Fields, chance: random.Random) -> None:
    if position["cities"]:
        chance.choice(position["cities"])["owner"] = chance.randrange(len(position["players"]))


def _other_phase(position: Fields, chance: random.Random) -> None:
    position["phase"] = chance.choice(("migration", "feeding"))


def _other_edition(position: Fields, chance: random.Random) -> None:
    position["edition"] = chance.choice(tuple(EDITIONS))


def _other_start(position: Fields, chance: random.Random) -> None:
    position["start_player"] = chance.randrange(len(position["players"]))


def _other_voice(position: Fields, chance: random.Random) -> None:
    position["voice"] = {"cards": _voice(chance)}


def _other_penalties(position: Fields, chance: random.Random) -> None:
    for player in position["players"]:
        player["penalty"] = chance.random() < 0.5


def _likely_again(position: Fields, chance: random.Random) -> None:
    _wait_likely(position, chance)


def _other_order(position: Fields, chance: random.Random) -> None:
    chance.shuffle(position["cities"])


_CHANGES: tuple[Callable[[Fields, random.Random], None], ...] = (
    _other_step,
    _other_players,
    _other_cities,
    _other_count,
    _other_citizens,
    _bare_city,
    _city_gone,
    _other_owner,
    _other_phase,
    _other_edition,
    _other_start,
    _other_voice,
    _other_penalties,
    _likely_again,
    _other_order,
)
