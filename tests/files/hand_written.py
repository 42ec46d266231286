"""Positions as a person writes them, of every phase."""

from lacitta_nb.files import read_source
from tests.files.samples import EXAMPLE, NEIGHBOURS, POSITION, Fields

TWO_WISHES = {"cards": ["culture", "health", "health", "culture"]}


def at(phase: str, **fields: object) -> Fields:
    return POSITION | {"phase": phase} | fields


def castles(*owners_and_spaces: tuple[int, str]) -> list[Fields]:
    return [{"owner": owner, "castle": at, "citizens": 3} for owner, at in owners_and_spaces]


HAND_WRITTEN: dict[str, Fields] = {
    "nothing but the format": {"format": "lacitta-position/1"},
    "the example": read_source(EXAMPLE),
    "own board": POSITION,
    "placement": at("placement", cities=castles((0, "S0")), landscapes={}),
    "before anything": at("start_player", year=3),
    "laying voice cards": at("lay_voice", start_player=1),
    "growth": at("growth", year=4, players=[{"penalty": True}, {"gold": 12}]),
    "politics, hidden cards taken": at(
        "politics",
        players=[
            {"action_cards": 2, "face_down": [{"passed": "palace"}], "seen": [4, 2]},
            {"face_down": ["palace", "closeness"], "seen": [3]},
        ],
    ),
    "penalty turn": at("politics", year=2, players=[{"penalty": True}, {}], seed=3),
    "a pass that found no card": at(
        "politics",
        players=[{"action_cards": 2, "cards_played": 2}, {"action_cards": 1}],
        politics={"display": [None, "palace"], "deck": []},
    ),
    "founded": at("politics", players=[{"action_cards": 2, "founded": True}, {}]),
    "two wishes pending": at(
        "migration",
        cities=NEIGHBOURS,
        voice=TWO_WISHES,
        pending={"step": "migrate", "players": [0, 1], "cities": ["S1"]},
    ),
    "demolition pending": at(
        "migration",
        cities=[
            {"owner": 0, "castle": "S1", "citizens": 2, "buildings": {"S0": "farm", "S2": "quarry"}}
        ],
        pending={"step": "demolish", "players": [0], "cities": ["S1"]},
    ),
    "hunger pending": at(
        "feeding",
        players=[{"penalty": True}, {}],
        cities=castles((0, "S1"), (0, "S5"), (1, "S9")),
        pending={"step": "starve", "players": [0, 1], "starve": 4},
    ),
    "over": at("over", year=6, voice={"cards": []}, players=[{"penalty": True}, {"gold": 0}]),
    "above the limit": at("feeding", cities=[{"owner": 0, "castle": "S1", "citizens": 130}]),
    "a player is out": at("reveal_voice", cities=castles((1, "S3"))),
    "new edition, the year is over": at("start_player", edition="new", year=2),
    "new edition, at the limit": at(
        "feeding", edition="new", cities=[{"owner": 0, "castle": "S1", "citizens": 5}]
    ),
    "expansion, with roads": at(
        "politics",
        edition="expansion",
        landscapes={"L1": "lake", "W1": "farm2"},
        cities=[
            {
                "owner": 1,
                "castle": "S4",
                "citizens": 3,
                "buildings": {"S3": "road", "S2": "port", "S5": "road", "S6": "theatre"},
                "figures": {"S6": {"culture": 1}},
            }
        ],
        politics={"display": ["estate"]},
    ),
    "expansion, roads to give up": at(
        "migration",
        edition="expansion",
        cities=[
            {"owner": 0, "castle": "S4", "citizens": 1, "buildings": {"S3": "road", "S5": "farm"}},
            {"owner": 1, "castle": "S8", "citizens": 0},
        ],
        pending={"step": "give_up", "players": [0, 1]},
    ),
    "five players": {
        "format": "lacitta-position/1",
        "players": [{}, {}, {"name": "Ünï ☃ </script>"}, {}, {}],
        "start_player": 4,
    },
    "a rich harvest": at(
        "migration",
        cities=[
            {
                "owner": 0,
                "castle": "S1",
                "citizens": 4,
                "buildings": {"S0": "farm", "S2": "hospital"},
                "figures": {"S2": {"health": 1, "education": 2}},
                "harvest": ["S0"],
            }
        ],
    ),
}
