"""Every check of a position: what does not fit is refused at its place, with the rule it breaks."""

from typing import Any

import pytest

from lacitta_nb.core.errors import Problem
from lacitta_nb.games.saint_malo.city import spaces
from lacitta_nb.games.saint_malo.formats import FORMATS, position_of, state_from_position
from tests.files.refusing import expect, refusal
from tests.files.samples import NOTHING, changed
from tests.games.saint_malo.files.samples import BUILT, DICE, EXAMPLE, HAND_WRITTEN, placing
from tests.games.saint_malo.support import Fields, full_but, position, seat

SPACE = "expected a space from A2 to G6, got"
TOWER = "expected a space, and the towers A1, A7, G7, G1 are none, got"
THING = (
    "expected crate, wall, church1, church2, church3, church4, church5, house, citizen, soldier, "
    "priest, architect, merchant, juggler or noble, got"
)

CHANGED: list[tuple[str, object, str, str]] = [
    ("players", [{}], "players", "expected at least 2 entries, got 1"),
    ("players", [{}] * 6, "players", "expected at most 5 entries, got 6"),
    ("players.0.name", "", "players[0].name", 'expected a text of 1 to 100 characters, got ""'),
    ("players.0.coins", -1, "players[0].coins", "expected a whole number of at least 0, got -1"),
    ("players.0.coins", 1.5, "players[0].coins", "expected a whole number of at least 0, got 1.5"),
    ("players.0.logs", -1, "players[0].logs", "expected a whole number of at least 0, got -1"),
    ("players.1.logs", True, "players[1].logs", "expected a whole number of at least 0, got true"),
    ("players.0.points", -1, "players[0].points", "expected a whole number of at least 0, got -1"),
    ("players.0.cannons_lost", -1, "players[0].cannons_lost",
     "expected a whole number of at least 0, got -1"),
    ("players.0.cannons_lost", 7, "players[0].cannons_lost",
     "expected a whole number from 0 to 6, got 7 [R3]"),
    ("players.0.gold", 1, "players[0].gold", "no such key is known here (did you mean coins?)"),
    ("players.0.city", [], "players[0].city", "expected an object, got a list"),
    ("players.0.city.A8", "wall", "players[0].city.A8", f'{SPACE} "A8"'),
    ("players.0.city.A1", "wall", "players[0].city.A1", f'{TOWER} "A1"'),
    ("players.0.city.E3", "church6", "players[0].city.E3",
     f'{THING} "church6" (did you mean church1, church2 or church3?)'),
    ("players.0.city.E3", "log", "players[0].city.E3", f'{THING} "log"'),
    ("players.0.city.E3", "wall", "players[0].city.E3",
     "walls go on outer spaces only, and E3 lies inside the city [G2]"),
    ("players.0.city.C2", "noble", "players[0].city.C2",
     "a crate is printed on C2, and nothing replaces it: expected crate, got noble [S2]"),
    ("start_player", 2, "start_player", "expected a whole number from 0 to 1, got 2"),
    ("start_player", -1, "start_player", "expected a whole number from 0 to 4, got -1"),
    ("to_move", 0, "to_move",
     "expected 1, by the start player and 5 finished turns, got 0 [S3]"),
    ("to_move", 2, "to_move", "expected a whole number from 0 to 1, got 2"),
    ("turns", -1, "turns", "expected a whole number of at least 0, got -1"),
    ("turns", 4, "to_move", "expected 0, by the start player and 4 finished turns, got 1 [S3]"),
    ("boxes", -1, "boxes", "expected a whole number of at least 0, got -1"),
    ("boxes", 25, "boxes", "expected at most 24, all boxes of the pirates, got 25 [R4]"),
    ("phase", "throw", "phase", "expected turn, by the dice that lie there, got throw"),
    ("phase", "night", "phase", 'expected throw, turn or over, got "night"'),
    ("phase", "over", "phase",
     "expected turn, since dice or things to be placed are there, got over [E1]"),
    ("dice", NOTHING, "dice", "is missing"),
    ("rolls", NOTHING, "rolls", "is missing"),
    ("dice", ["log"] * 4, "dice", "expected at least 5 entries, got 4"),
    ("dice", ["log"] * 6, "dice", "expected at most 5 entries, got 6"),
    ("dice.4", "sword", "dice[4]",
     'expected log, crate, wall, cross, head or swords, got "sword" (did you mean swords?)'),
    ("rolls", 0, "rolls", "expected a whole number from 1 to 3, got 0"),
    ("rolls", 4, "rolls", "expected a whole number from 1 to 3, got 4"),
    ("stopped", 1, "stopped", "expected true or false, got 1"),
    ("seed", "x", "seed", 'expected a whole number, got "x"'),
    ("weather", "fine", "weather", "no such key is known here"),
    ("tables", [], "tables", "expected an object, got a list"),
    ("tables.format", "saintmalo-tables/1", "tables.format", "no such key is known here"),
    ("tables.cannons", {"value": -1}, "tables.cannons.value",
     "expected a whole number from 0 to 100, got -1"),
    ("placing", {"thing": "citizen"}, "placing",
     'after 2 rolls things are placed only where the mover has stopped: "stopped" is missing [A1]'),
    ("placing", {}, "placing.thing", "is missing"),
    ("placing", {"thing": "person"}, "placing.level", "is missing"),
    ("placing", {"thing": "house"}, "placing.architect", "is missing"),
    ("placing", {"thing": "crate", "level": 3}, "placing.level",
     "level belongs to person only, not to crate"),
    ("placing", {"thing": "wall", "architect": "E5"}, "placing.architect",
     "architect belongs to house only, not to wall"),
    ("placing", {"thing": "person", "level": 3, "left": 2}, "placing.left", "expected 1, got 2"),
    ("placing", {"thing": "crate", "group": ["E4", "E4"]}, "placing.group[1]",
     "E4 stands here already"),
    ("placing", {"thing": "crate", "group": ["G1"]}, "placing.group[0]", f'{TOWER} "G1"'),
    ("placing", {"thing": "crate", "left": 6}, "placing.left",
     "expected a whole number from 1 to 5, got 6"),
    ("placing", {"thing": "crate", "walls": 6}, "placing.walls",
     "expected a whole number from 0 to 5, got 6"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "value", "place", "problem"), CHANGED, ids=range(len(CHANGED)))
def test_a_position_that_does_not_fit(key: str, value: object, place: str, problem: str) -> None:
    expect(changed(EXAMPLE, key, value), place, problem)


WHOLE: list[tuple[Fields, str, str]] = [
    (position(phase="turn"), "phase", "expected throw, by the dice that lie there, got turn"),
    (position(stopped=True), "stopped",
     "expected false, since nobody can stop after 0 rolls [D3]"),
    (position(dice=DICE, stopped=True), "stopped",
     "expected false, since nobody can stop after 3 rolls [D3]"),
    (position(full_but(), turns=3, phase="over"), "phase",
     ("the game ends when a round has ended in which a city is full, and after 3 turns "
      "that is not so [E1]")),
    (position(turns=4, phase="over"), "phase",
     ("the game ends when a round has ended in which a city is full, and after 4 turns "
      "that is not so [E1]")),
    (position(full_but(), phase="over"), "phase",
     ("the game ends when a round has ended in which a city is full, and after 0 turns "
      "that is not so [E1]")),
    (position(placing={"thing": "wall"}), "placing",
     'after 0 rolls things are placed only where the mover has stopped: "stopped" is missing [A1]'),
]  # fmt: skip


@pytest.mark.parametrize(("told", "place", "problem"), WHOLE, ids=range(len(WHOLE)))
def test_a_moment_that_can_not_be(told: Fields, place: str, problem: str) -> None:
    expect(told, place, problem)


PAIR = seat(crate="C4 D4 F6")
HOMES = seat(logs=1, architect="E5", house="E4 E3 B7")
NEAR: Fields = {"left": 1, "group": ["E4", "E3"], "architect": "E5"}
SWORDS = "swords swords swords head wall"
ALONE = full_but("F4 F6", crate="F3 F5")
"""Two empty spaces that do not touch."""

HALF_PLACED: list[tuple[Fields, str, str]] = [
    (placing("house", architect="E5"), "architect",
     "expected a space of the mover with an architect, got E5 [P9]"),
    (placing("wall", seat(wall="A2"), group=["A2"]), "group",
     "expected none, since wall comes alone"),
    (placing("noble", seat(noble="E5"), group=["E5"]), "group",
     "expected none, since noble comes alone"),
    (placing("person", seat(wall="A2"), level=3, group=["A2"]), "group",
     "expected none, since person comes alone"),
    (placing("crate", group=["E5"]), "group",
     "expected spaces on which the mover has placed a crate in this turn, got E5 [C1]"),
    (placing("crate", group=["B2"]), "group",
     "expected spaces on which the mover has placed a crate in this turn, got B2 [C1]"),
    (placing("crate", PAIR, group=["C4", "F6"]), "group",
     "expected spaces that hang together by edges, as every crate of a turn does [C1]"),
    (placing("house", HOMES, group=["E4", "B7"], architect="E5"), "group",
     "expected spaces that hang together by edges, as every house of a turn does [P9]"),
    (placing("house", HOMES, left=1, group=["E3"], architect="E5"), "group",
     "expected at least one house beside the architect at E5 [P9]"),
    (placing("house", HOMES, **NEAR | {"left": 2}), "left",
     "expected 1, by the logs of the mover and the houses placed, got 2 [P9]"),
    (placing("house", {**HOMES, "logs": 0}, **NEAR), "left",
     "expected 0, by the logs of the mover and the houses placed, got 1 [P9]"),
    (placing("house", {**HOMES, "logs": 9}, left=1, group=["E4"], architect="E5"), "left",
     "expected 2, by the logs of the mover and the houses placed, got 1 [P9]"),
    (placing("crate", left=5), "left",
     "expected at most 4, by the dice that show no swords, got 5 [A3]"),
    (placing("crate", PAIR, left=3, group=["C4", "D4"]), "left",
     "expected at most 2, by the dice that show no swords, got 3 [A3]"),
    (placing("wall", dice=SWORDS, left=3), "left",
     "expected at most 2, by the dice that show no swords, got 3 [A3]"),
    (placing("citizen", left=2), "left",
     "expected at most 1, by the dice that show no swords, got 2 [A3]"),
    (placing("wall", full_but("A2 A3 E4"), left=3), "left",
     "expected at most 2, as many as have room, got 3 [W1]"),
    (placing("crate", ALONE, left=2), "left",
     "expected at most 1, as many as have room, got 2 [C2]"),
    (placing("crate", ALONE, left=3, group=["F5"]), "left",
     "expected at most 2, as many as have room, got 3 [C2]"),
    (placing("church5"), "thing",
     "expected a church of at most 4, by the dice that show no swords, got 5 [H1]"),
    (placing("noble"), "thing", "neither the dice nor a complete side bring the person noble [P1]"),
    (placing("architect", dice=SWORDS), "thing",
     "neither the dice nor a complete side bring the person architect [P1]"),
    (placing("citizen", walls=1, bonus=True), "thing",
     "neither the dice nor a complete side bring the person citizen [P1]"),
    (placing("juggler", BUILT, walls=1, bonus=True), "thing",
     "neither the dice nor a complete side bring the person juggler [P1]"),
    (placing("citizen", BUILT, dice="swords " * 5), "thing",
     "neither the dice nor a complete side bring the person citizen [P1]"),
    (placing("house", seat(architect="E5"), dice=SWORDS, left=2, architect="E5"), "thing",
     "neither the dice nor a complete side bring the person architect [P1]"),
    (placing("person", level=3), "level",
     "expected the level of a person that a complete side of the mover brings, got 3 [W4]"),
    (placing("person", BUILT, level=2), "level",
     "expected the level of a person that a complete side of the mover brings, got 2 [W4]"),
    (placing("person", BUILT, dice="swords " * 5, level=3), "level",
     "expected the level of a person that a complete side of the mover brings, got 3 [W4]"),
    (placing("crate", BUILT, walls=1), "walls",
     "expected 0, since no walls wait behind crate [W2]"),
    (placing("wall", BUILT, walls=1), "walls",
     "expected 0, since no walls wait behind wall [W2]"),
    (placing("church1", BUILT, walls=1), "walls",
     "expected 0, since no walls wait behind church1 [W2]"),
    (placing("person", BUILT, level=3, walls=4), "walls",
     "expected at most 3, by the dice and the empty outer spaces, got 4 [W2]"),
    (placing("person", full_but("B1 E4", wall="A2 A3 A4 A5 A6"), level=3, walls=2), "walls",
     "expected at most 1, by the dice and the empty outer spaces, got 2 [W2]"),
    (placing("citizen", full_but()), "", "no space is empty where the citizen could go [A5]"),
    (placing("person", full_but(wall="A2 A3 A4 A5 A6"), level=3), "",
     "no space is empty where the person could go [A5]"),
    (placing("house", full_but("A2", architect="E5"), left=2, architect="E5"), "",
     "no space is empty where the house could go [A5]"),
]  # fmt: skip


@pytest.mark.parametrize(("told", "key", "problem"), HALF_PLACED, ids=range(len(HALF_PLACED)))
def test_what_no_turn_can_have_half_placed(told: Fields, key: str, problem: str) -> None:
    expect(told, f"placing.{key}" if key else "placing", problem)


def test_every_rule_and_sentence_of_a_position_is_met() -> None:
    """The sentences of positions that begin with `file-malo-` are all tried above."""
    tried = {refusal(state_from_position, told).key for told, _, _ in (*WHOLE, *HALF_PLACED)}
    tried |= {
        refusal(state_from_position, changed(EXAMPLE, key, value)).key
        for key, value, _, _ in CHANGED
    }
    assert {key for key in tried if key.startswith("file-malo-")} == {
        f"file-malo-{name}"
        for name in [
            "space",
            "tower",
            "printed",
            "wall-inside",
            "to-move",
            "phase",
            "boxes",
            "stopped",
            "still-rolling",
            "dice-in-the-end",
            "not-ended",
            "key-of-another",
            "one-only",
            "named-twice",
            "no-architect",
            "no-group",
            "not-placed",
            "not-joined",
            "not-beside",
            "houses",
            "left",
            "room",
            "church",
            "person",
            "bonus",
            "no-walls",
            "walls",
            "no-space",
        ]
    }


def broken(**given: Any) -> tuple[Problem, ...]:
    return FORMATS.problems(state_from_position(HAND_WRITTEN["the example"])._replace(**given))


def test_a_state_tells_all_its_problems_at_once() -> None:
    state = state_from_position(EXAMPLE)
    anne, marc = state.players
    told = broken(
        players=(anne._replace(coins=-2, cannons_lost=9), marc._replace(logs=-1)), boxes=30
    )
    assert [str(problem) for problem in told] == [
        "players[0].coins: expected a whole number of at least 0, got -2",
        "players[0].cannons_lost: expected a whole number from 0 to 6, got 9 [R3]",
        "players[1].logs: expected a whole number of at least 0, got -1",
        "boxes: expected at most 24, all boxes of the pirates, got 30 [R4]",
    ]


def test_what_a_file_can_not_say_is_a_problem_of_a_state() -> None:
    state = state_from_position(EXAMPLE)
    anne, marc = state.players
    walls = (anne.things[0], anne.things[1] | spaces(["C4"]), *anne.things[2:])
    assert [str(p) for p in broken(players=(anne._replace(things=walls), marc))] == [
        "players[0].city.C4: a space holds one thing, and C4 holds wall and church3 [G1]",
        "players[0].city.C4: walls go on outer spaces only, and C4 lies inside the city [G2]",
    ]
    bare = (0, *anne.things[1:])
    assert [p.place for p in broken(players=(anne._replace(things=bare), marc))] == [
        f"players[0].city.{name}" for name in ("B2", "B3", "C2", "D2")
    ]
    assert [str(p) for p in broken(dice=())] == [
        "dice: expected 5 dice after that many rolls, got 0 [D1]"
    ]
    assert [p.place for p in broken(rolls=9)] == ["rolls"]


def test_whoever_loads_it_is_told_all_problems() -> None:
    state = state_from_position(EXAMPLE)._replace(boxes=30, stopped=True, rolls=3)
    problems = FORMATS.problems(state)
    assert [problem.place for problem in problems] == ["boxes", "stopped"]
    error = refusal(state_from_position, position_of(state))
    assert (error.place, error.rule) == ("boxes", "R4")
    assert str(error).splitlines() == [str(problem) for problem in problems]


def test_what_is_half_placed_is_asked_only_of_a_sound_moment() -> None:
    state = state_from_position(HAND_WRITTEN["a group of crates"])
    nowhere = state._replace(placing=state.placing and state.placing._replace(group=1 << 60))
    unsound = nowhere._replace(boxes=99)
    assert [problem.place for problem in FORMATS.problems(unsound)] == ["boxes"]
