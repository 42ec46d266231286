"""Buildings, castles and roads: every space tried, one by one."""

from lacitta_nb.games.lacitta.constants import BUILDINGS, LIMIT_MARKET
from lacitta_nb.lessons.exercise import Exercise
from tests.games.lacitta.lessons.answers_food import word
from tests.games.lacitta.lessons.land import (
    begun,
    beside,
    cities,
    offered,
    staffed,
    standing,
    tiles,
    wheat,
)

WATERS = {"fountain", "bathhouse"}


def keys(asked: Exercise) -> list[str]:
    return [option.key for option in asked.options]


def where(asked: Exercise) -> list[str]:
    """Asked of every space of the board: none may be left out of what can be clicked."""
    game = begun(asked)
    spaces = game.board.spaces
    building = word(asked, "building")
    able = [space for space in spaces if game.why_not(f"build {building} {space}") is None]
    assert set(able) <= set(keys(asked))
    return able


def where_castle(asked: Exercise) -> list[str]:
    game = begun(asked)
    if game.phase == "placement":
        return [space for space in keys(asked) if game.why_not(f"place {space}") is None]
    homes = [c for c, city in cities(asked).items() if city["owner"] == game.state.to_move]
    return [
        space
        for space in keys(asked)
        if any(game.why_not(f"found {space} from {home}") is None for home in homes)
    ]


def refused(asked: Exercise) -> list[str]:
    """Each rule by itself, of what lies on the board: which of them speak against it."""
    game, building, space = begun(asked), word(asked, "building"), word(asked, "space")
    assert game.why_not(f"build {building} {space}") is not None
    around = set(beside(game.state, space))
    touched = [city for city in cities(asked).values() if around & set(standing(city))]
    homes = [city for city in touched if city["owner"] == game.state.to_move]
    full = all(
        "market" in city["buildings"].values()
        or (city["citizens"] >= LIMIT_MARKET and not WATERS & set(city["buildings"].values()))
        for city in homes
    )
    market = building == "market"
    against = {
        "P5": not homes
        or (not market and all(city["citizens"] <= staffed(city) for city in homes)),
        "P6": market and bool(homes) and full,
        "P7": len(touched) > 1 or len(touched) > len(homes),
        "P8": building in WATERS and "lake" not in tiles(game.state, space),
    }
    return [rule for rule in keys(asked) if against[rule]]


def legal(asked: Exercise) -> list[str]:
    game = begun(asked)
    return [text for text in keys(asked) if game.why_not(text) is None]


def road(asked: Exercise) -> list[str]:
    game = begun(asked)
    (castle,) = asked.about
    city = cities(asked)[castle]
    touched = {other for space in standing(city) for other in beside(game.state, space)}
    able = [space for space in touched if game.why_not(f"roads {space}") is None]
    assert set(able) <= set(keys(asked))
    return able


def connected(asked: Exercise, spaces: set[str], castle: str) -> bool:
    state = begun(asked).state
    seen, left = {castle}, [castle]
    while left:
        for other in beside(state, left.pop()):
            if other in spaces and other not in seen:
                seen.add(other)
                left.append(other)
    return seen == spaces


def given_up(asked: Exercise) -> list[str]:
    return [
        space
        for castle, city in cities(asked).items()
        for space, kind in city["buildings"].items()
        if kind == "road"
        and space in keys(asked)
        and connected(asked, set(standing(city)) - {space}, castle)
    ]


def replaced(asked: Exercise) -> list[str]:
    game = begun(asked)
    building = word(asked, "building")
    return [s for s in keys(asked) if game.why_not(f"build {building} {s}") is None]


def stores(asked: Exercise) -> list[str]:
    state, space = begun(asked).state, word(asked, "space")
    building = word(asked, "building")
    grown = wheat(state, space) if building == "large_farm" else 0
    return [str(grown + {"port": 1, "large_farm": 1, "estate": 5}[building])]


def theatre(asked: Exercise) -> list[str]:
    city = cities(asked)[word(asked, "castle")]
    assert BUILDINGS["theatre"].services == (1, 1, 0)
    return [f"{2 * offered(city, word(asked, 'service')):g}"]


def may_fall(asked: Exercise) -> list[str]:
    """Each building is tried: first by the rules, then by whether the rest hangs together."""
    game = begun(asked)
    (castle,) = asked.about
    spaces = set(standing(cities(asked)[castle]))
    able = [space for space in spaces if game.why_not(f"demolish {space}") is None]
    loose = [s for s in spaces - {castle} if connected(asked, spaces - {s}, castle)]
    assert sorted(able) == sorted(loose)
    return able


def falls(asked: Exercise) -> list[str]:
    """What stands before the migration and not after it."""
    game = begun(asked)
    before = {space for city in cities(asked).values() for space in standing(city)}
    game.step()
    assert game.phase == "feeding"
    after = {s for city in game.position()["cities"] for s in standing(city)}
    return sorted(before - after)


ANSWERS = {
    "where_building": where,
    "where_castle": where_castle,
    "what_refuses": refused,
    "what_is_legal": legal,
    "first_road": road,
    "roads_given_up": given_up,
    "roads_replaced": replaced,
    "stores": stores,
    "theatre": theatre,
    "may_fall": may_fall,
    "what_falls": falls,
}
