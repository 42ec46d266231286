"""What is not legal about a position: all of it at once, at the places where a file names it."""

import re
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.core.errors import BadFile
from lacitta_nb.games.lacitta.formats import FORMATS
from lacitta_nb.games.lacitta.state import Pending
from tests.files.hand_written import HAND_WRITTEN, at
from tests.files.refusing import refusal
from tests.files.samples import LANE, POSITION


def value_at(position: dict[str, Any], place: str) -> object:
    """What stands at a place such as `cities[0].citizens`."""
    found: Any = position
    for key, number in re.findall(r"(\w+)|\[(\d+)\]", place):
        found = found[key] if key else found[int(number)]
    return found


def test_a_position_with_three_faults_has_three_problems() -> None:
    state = FORMATS.state_from_position(POSITION)
    first, second = state.cities
    rosso, blu = state.players
    broken = state._replace(
        cities=(first.holding(1), second),
        players=(rosso._replace(founded=True), blu),
        to_move=1,
    )
    problems = FORMATS.problems(broken)
    assert [str(problem) for problem in problems] == [
        "players[0].founded: expected false, since no action card has been used [P4]",
        "to_move: expected 0, by the turns taken, got 1 [P1]",
        "cities[0].citizens: expected at least 2, one for the castle and each building, got 1 [G2]",
    ]
    assert [problem.rule for problem in problems] == ["P4", "P1", "G2"]
    written = FORMATS.position_of(broken)
    assert [value_at(written, problem.place) for problem in problems] == [True, 1, 1]


def test_whoever_loads_it_is_told_of_all() -> None:
    state = FORMATS.state_from_position(POSITION)
    broken = state._replace(cities=(state.cities[0].holding(0), state.cities[1].holding(1)))
    problems = FORMATS.problems(broken)
    assert len(problems) == 2
    error = refusal(FORMATS.state_from_position, FORMATS.position_of(broken))
    assert (error.place, error.rule) == (problems[0].place, problems[0].rule)
    assert error.problems == problems
    assert str(error).splitlines() == [str(problem) for problem in problems]


@pytest.mark.parametrize("name", HAND_WRITTEN)
def test_what_loads_has_none(name: str) -> None:
    state = FORMATS.state_from_position(HAND_WRITTEN[name])
    assert FORMATS.problems(state) == ()
    for seat in range(len(state.players)):
        assert FORMATS.problems(state.seen_by(seat)) == ()


def test_no_moment_of_a_game_has_any() -> None:
    game = lc.new_game(players=3, edition="expansion", seed=5)
    while not game.over:
        game.run()
        if not game.over:
            game.play(game.legal_actions()[-1])
        assert FORMATS.problems(game.state) == ()


def test_what_waits_is_told_only_of_a_sound_table() -> None:
    state = FORMATS.state_from_position(at("feeding"))
    nowhere = state._replace(pending=Pending("migrate", (0, 1)))
    assert [p.place for p in FORMATS.problems(nowhere)] == ["pending.step"]
    unsound = nowhere._replace(players=tuple(p._replace(seen=(2, 2)) for p in state.players))
    assert [p.place for p in FORMATS.problems(unsound)] == ["players[0].seen", "players[1].seen"]


def test_a_problem_is_told_where_the_file_has_it() -> None:
    """A state knows the order of the board alone, a file may have any other."""
    board = LANE | {"areas": {"L1": {"cells": [[1, -1], [2, -1]]}, "L2": {"cells": [[4, -1]]}}}
    city = {"owner": 0, "castle": "S2", "citizens": 5, "harvest": ["S4", "S1"]}
    buildings = {"S4": "farm", "S3": "market", "S1": "school"}
    given = POSITION | {
        "board": board | {"no_yield": []},
        "cities": [city | {"buildings": buildings}],
    }
    error = refusal(FORMATS.state_from_position, given)
    assert (error.place, error.problem) == (
        "cities[0].harvest[1]", 'expected a farm of this city, got "S1" [P17]'
    )  # fmt: skip


def test_the_error_is_a_bad_file() -> None:
    with pytest.raises(BadFile):
        FORMATS.state_from_position({"format": "lacitta-position/1", "year": 7})
