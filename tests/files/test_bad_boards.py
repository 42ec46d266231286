"""Broken boards and saved games: each is refused at its place, with what was expected there."""

import json

import pytest

from lacitta_nb.files import to_code
from tests.files.refusing import expect, load
from tests.files.samples import LANE, NOTHING, POSITION, Fields, changed

GAME: Fields = {"format": "lacitta-game/1", "start": POSITION, "moves": ["gold"]}


def test_what_the_broken_files_are_made_from_is_sound() -> None:
    for sound in (LANE, POSITION, GAME):
        load(sound)
        load(json.dumps(sound))
        load(to_code(sound))


BROKEN_BOARDS: list[tuple[str, object, str, str]] = [
    ("spaces", {}, "spaces", "expected at least 1 entry, got 0"),
    ("spaces.S0.at", [0], "spaces.S0.at", "expected at least 2 entries, got 1"),
    ("spaces.S0.at", [0, 0.5], "spaces.S0.at[1]",
     "expected a whole number from -1000 to 1000, got 0.5"),
    ("spaces.S0.at", [1, 0], "spaces.S1.at", "the hexagon [1, 0] belongs to S0 already"),
    ("spaces.S0.players", 5, "spaces.S0.players", "expected a whole number from 2 to 4, got 5"),
    ("spaces.S5.players", 4, "spaces.S6",
     "with 2 players no way leads over open spaces from here to S0"),
    ("not_adjacent", [["S5", "S6"]], "spaces.S6",
     "with 2 players no way leads over open spaces from here to S0"),
    ("not_adjacent", [["S5", "Z9"]], "not_adjacent[0][1]", 'there is no space "Z9"'),
    ("not_adjacent", [["S5"]], "not_adjacent[0]", "expected at least 2 entries, got 1"),
    ("no_yield", [["L1", "S0"]], "no_yield[0][0]", 'there is no space "L1" (did you mean S11?)'),
    ("areas.L1.cells", [[5, 0]], "areas.L1.cells[0]", "the hexagon [5, 0] belongs to S5 already"),
    ("areas.L1.cells", [[1, -1], [1, -1]], "areas.L1.cells[1]",
     "the hexagon [1, -1] belongs to L1 already"),
    ("areas.L1.cells", [[1, -1], [3, -1]], "areas.L1.cells",
     "expected one connected piece, got several"),
    ("areas.L1.cells", [], "areas.L1.cells", "expected at least 1 entry, got 0"),
    ("areas.L1.color", "red", "areas.L1.color", "no such key is known here"),
    ("provenance", NOTHING, "provenance", "is missing"),
    ("setups.6", {"landscapes": {}, "castles": []}, "setups.6", 'expected 2, 3, 4 or 5, got "6"'),
    ("setups.2", {"landscapes": {}, "castles": [["S0", "S4"]] * 3}, "setups.2.castles",
     "expected 2 pairs, one a player, got 3"),
    ("setups.2", {"landscapes": {}, "castles": [["S0", "S4"], ["S7", "S10"]]},
     "setups.2.castles[1][0]",
     "expected at least 3 empty spaces between S7 and the castle at S4 [S10]"),
    ("setups.2", {"landscapes": {}, "castles": [["S0", "S4"], ["S8", "S12"]]},
     "setups.2.castles[1][1]", "S12 is closed with 2 players [S11]"),
    ("setups.2", {"landscapes": {}, "castles": [["S0", "S4"], ["S8", "Z9"]]},
     "setups.2.castles[1][1]", 'there is no space "Z9"'),
    ("setups.2", {"landscapes": {"L9": "lake"}, "castles": [["S0", "S4"]] * 2},
     "setups.2.landscapes.L9", 'there is no area "L9"'),
    ("setups.2", {"landscapes": {"W1": "mountain"}, "castles": [["S0", "S4"]] * 2},
     "setups.2.landscapes", "expected at most 0 mountain tiles on waste land, got 1 [S12]"),
]  # fmt: skip


@pytest.mark.parametrize(("where", "value", "place", "problem"), BROKEN_BOARDS)
def test_a_broken_board(where: str, value: object, place: str, problem: str) -> None:
    board = changed(LANE, where, value)
    expect(board, place, problem)
    expect(POSITION | {"board": board}, f"board.{place}", problem)


BROKEN_GAMES: list[tuple[str, object, str, str]] = [
    ("moves", "gold", "moves", 'expected a list, got "gold"'),
    ("moves", ["gold", 3], "moves[1]", "expected a text of 1 to 400 characters, got 3"),
    ("moves", NOTHING, "moves", "is missing"),
    ("steps", -1, "steps", "expected a whole number from 0 to 5000, got -1"),
    ("start", "toscana", "start", 'expected a position, got "toscana"'),
    ("start", GAME, "start.format", 'expected "lacitta-position/1", got "lacitta-game/1"'),
    ("start.players", [{}, {"gold": -3}], "start.players[1].gold",
     "expected a whole number of at least 0, got -3"),
    ("start.board.spaces.S0.players", 0, "start.board.spaces.S0.players",
     "expected a whole number from 2 to 4, got 0"),
    ("comments", {"two": "good"}, "comments.two", "expected a number of moves made, from 0 to 1"),
    ("comments", {"01": "good"}, "comments.01", "expected a number of moves made, from 0 to 1"),
    ("comments", {"2": "good"}, "comments.2", "expected a number of moves made, from 0 to 1"),
    ("comments", {"1": 3}, "comments.1", "expected a text of at most 10,000 characters, got 3"),
    ("about", {"author": "x"}, "about.author", "no such key is known here"),
]  # fmt: skip


@pytest.mark.parametrize(("where", "value", "place", "problem"), BROKEN_GAMES)
def test_a_broken_saved_game(where: str, value: object, place: str, problem: str) -> None:
    expect(changed(GAME, where, value), place, problem)
