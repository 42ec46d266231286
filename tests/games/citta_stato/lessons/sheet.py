"""A position as its file tells it, and what can be counted in it without asking the rules' code."""

from typing import Any

from lacitta_nb.core.box import box_of
from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.lessons.exercise import Exercise

COLOURS = ("yellow", "white", "green", "orange", "black", "purple")
PLAIN = ("yellow", "green", "orange", "purple")
STAND_IN = {"yellow": "white", "green": "white", "orange": "black", "purple": "black"}
ACTIONS = dict(
    zip(("fleet", "city", "guilds", "war", "republic", "politics"), COLOURS, strict=True)
)
TRACKS = {
    "yellow": (1, 2, 3, 4),
    "green": (3, 4, 5, 6),
    "orange": (-1, 1, 2, 3),
    "purple": (1, 2, 3, 4),
}
ABOVE = (0, 1, 2, 1, 0) * 3
ZONES = {"plutocracy": range(1, 6), "oligarchy": range(6, 11), "doge": range(11, 16)}
MOVES = {1: 0, 2: 1, 3: 1, 4: 2}
PORTS = {
    "amalfi": "tunis",
    "ancona": "syracuse",
    "genova": "flanders",
    "pisa": "barcelona",
    "ragusa": "marseilles",
    "venezia": "tripoli",
    "gaeta": "jaffa",
    "noli": "holy_land",
}

Sheet = dict[str, Any]


def begun(asked: Exercise) -> Game:
    """A game that begins at the position of an exercise."""
    game = box_of(asked.state).begin(asked.state)
    assert isinstance(game, Game)
    return game


def position(asked: Exercise) -> Sheet:
    """The position as a file writes it."""
    found: Sheet = begun(asked).position()
    return found


def word(asked: Exercise, key: str) -> str:
    """What stands in a place of the question."""
    return str(asked.question.words[key])


def number(asked: Exercise, key: str) -> int:
    """A number of the question."""
    return int(word(asked, key))


def players(asked: Exercise) -> list[Sheet]:
    """The players as a file writes them."""
    found: list[Sheet] = position(asked)["players"]
    return found


def named(asked: Exercise, key: str = "player") -> Sheet:
    """The player whom the question names."""
    return next(one for one in players(asked) if one["name"] == word(asked, key))


def seat_of(asked: Exercise, key: str = "player") -> int:
    """The seat of the player whom the question names."""
    return [one["name"] for one in players(asked)].index(word(asked, key))


def mover(asked: Exercise) -> Sheet:
    """The player whose turn it is."""
    found: Sheet = players(asked)[position(asked)["to_move"]]
    return found


def held(player: Sheet, colour: str, where: str = "cubes") -> int:
    """How many of a colour lie somewhere before a player."""
    return int(player.get(where, {}).get(colour, 0))


def total(player: Sheet, where: str = "cubes") -> int:
    """How many lie somewhere before a player."""
    return sum(player.get(where, {}).values())


def shown(player: Sheet, track: str) -> int:
    """What a track shows where its disc stands."""
    return TRACKS[track][player["tracks"][track] - 1]


def burned(player: Sheet, colour: str) -> int:
    """How many cards lie under a colour."""
    return len(player.get("burned", {}).get(colour, []))


def prices(asked: Exercise, colour: str) -> list[int]:
    """What each cube of a column of the market costs."""
    column = position(asked)["market"].get(colour, {})
    return sorted(int(price) for price, count in column.items() for _ in range(count))


def next_price(asked: Exercise, colour: str) -> int:
    """Where the next cube of a colour goes: the highest free place."""
    taken = prices(asked, colour)
    return next(price for price in (3, 2, 1) if price == 1 or price not in taken)


def signs(low: int, high: int) -> int:
    """The crown signs between two scores: multiples of three that are reached."""
    return sum(points % 3 == 0 for points in range(low + 1, high + 1))


def draws(player: Sheet, many: int, more: int = 0) -> int:
    """How many cubes are drawn of so many that are wanted."""
    return min(many, total(player, "bag") + more)


def order(asked: Exercise) -> list[int]:
    """The seats in turn order."""
    size, first = len(players(asked)), position(asked)["first_player"]
    return [(first + step) % size for step in range(size)]
