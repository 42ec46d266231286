"""Files to start from: the example of the formats page, a small board of our own, and changes."""

import copy
from typing import Any

Fields = dict[str, Any]

EXAMPLE = """{
  "format": "lacitta-position/1",
  "edition": "classic",
  "board": "toscana",
  "landscapes": { "L1": "farm2", "L2": "lake" },
  "year": 2,
  "phase": "politics",
  "start_player": 0,
  "to_move": 1,
  "players": [
    { "name": "Rosso", "gold": 3, "action_cards": 3, "cards_played": 1,
      "face_down": ["golden_times"], "seen": [],
      "founded": false, "penalty": false },
    { "name": "Blu" }
  ],
  "cities": [
    { "owner": 0, "castle": "A1", "citizens": 4,
      "buildings": { "A2": "farm", "A3": "market", "A4": "school" },
      "figures": { "A4": { "education": 2 } }, "harvest": ["A2"] }
  ],
  "voice": { "cards": ["health", "culture", "health", "education"], "deck": [], "past": [] },
  "politics": { "display": ["palace", "hospital"], "deck": ["closeness"], "discard": [] },
  "seed": 7
}
"""

LANE: Fields = {
    "format": "lacitta-board/1",
    "name": "lane",
    "title": "A lane",
    "provenance": "made for a test: a row of spaces, an area above, an area and waste land below",
    "spaces": {f"S{i}": {"at": [i, 0], "players": 2} for i in range(11)}
    | {"S11": {"at": [11, 0], "players": 3}, "S12": {"at": [12, 0], "players": 4}},
    "areas": {
        "L1": {"cells": [[1, -1], [2, -1]]},
        "L2": {"cells": [[0, 1], [1, 1]]},
        "W1": {"cells": [[8, 1]], "expansion": True},
    },
    "no_yield": [["S0", "L2"]],
}
"""L1 and L2 lie beside S0, S1 and S2 (but L2 yields nothing to S0), W1 beside S8 and S9."""

POSITION: Fields = {
    "format": "lacitta-position/1",
    "board": LANE,
    "landscapes": {"L1": "lake", "L2": "farm2"},
    "cities": [
        {"owner": 0, "castle": "S1", "citizens": 3, "buildings": {"S0": "farm"}},
        {"owner": 1, "castle": "S6", "citizens": 4, "buildings": {"S5": "school"}},
    ],
}
"""Two cities on the lane, S2 to S4 empty between them, at the beginning of the first politics."""

NEIGHBOURS: list[Fields] = [
    {"owner": 0, "castle": "S1", "citizens": 4, "buildings": {"S0": "farm", "S2": "statue"}},
    {"owner": 1, "castle": "S6", "citizens": 4, "buildings": {"S5": "school"}},
]
"""Two cities with two empty spaces between: culture and health move different citizens to S1."""

NOTHING = object()


def changed(fields: Fields, place: str, value: object) -> Fields:
    """A copy with another value at a place such as `players.0.gold`; NOTHING takes it out."""
    copied = copy.deepcopy(fields)
    *outer, last = place.split(".")
    inside: Any = copied
    for part in outer:
        inside = inside[int(part)] if isinstance(inside, list) else inside.setdefault(part, {})
    key = int(last) if isinstance(inside, list) else last
    if value is NOTHING:
        del inside[key]
    else:
        inside[key] = value
    return copied
