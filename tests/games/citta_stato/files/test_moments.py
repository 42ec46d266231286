"""Any moment of a game can be written and read again, and so can the game itself."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import lacitta_nb as lc
from lacitta_nb.core.errors import BadFile, IllegalAction
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import KINDS
from lacitta_nb.games.citta_stato.formats import FORMATS, position_of, state_from_position
from lacitta_nb.games.citta_stato.opening import new_game, new_solo
from lacitta_nb.games.citta_stato.state import State
from tests.files.refusing import refusal
from tests.games.citta_stato.driver import SETTINGS, random_game
from tests.games.citta_stato.files.samples import EXAMPLE, Fields


def assert_survives(state: State, seat: int) -> None:
    assert FORMATS.problems(state) == ()
    assert state_from_position(json.loads(json.dumps(position_of(state)))) == state
    seen = state.seen_by(seat)
    view = json.loads(json.dumps(position_of(state, hide_for=seat)))
    assert state_from_position(view) == seen
    assert FORMATS.problems(rules.complete(seen, 3)) == ()


@pytest.mark.slow
def test_every_moment_of_random_games_survives_being_written() -> None:
    asked: Counter[str | None] = Counter()
    for number in range(2 * len(SETTINGS)):
        before = asked.copy()
        for moment in random_game(number):
            state = moment.step.state
            asked[state.choice] += 1
            # The first of each kind in a game: turns and moments of no question are many.
            if asked[state.choice] <= before[state.choice] + 6:
                assert_survives(state, number % len(state.players))
    rare = {"crowns", "rob", "swap", "card", "scheme", "draw", "bag", "offer", "under", "keep"}
    assert set(asked) >= set(KINDS) - rare


@settings(max_examples=40)
@given(some.integers(0, 10**6), some.data())
def test_any_moment_of_any_game_survives_being_written(number: int, data: some.DataObject) -> None:
    """Also where the players are 2 to 5, alone, asked about points, with the expansion."""
    size = data.draw(some.integers(1, 5))
    declining = data.draw(some.booleans())
    if size == 1:
        which = some.integers(1, 4), some.integers(1, 3), some.integers(0, 3)
        scenario, game, crowns = (data.draw(one) for one in which)
        state = new_solo(scenario, game, crowns, number, declining=declining).state
    else:
        more = size == 5 or data.draw(some.booleans())
        state = new_game(size, number, expansion=more, declining=declining).state
    chance = random.Random(number)
    for _ in range(data.draw(some.integers(0, 250))):
        if state.over:
            break
        asked = state.decision is not None
        step = rules.apply(state, any_of(chance, state)) if asked else rules.advance(state)
        state = step.state
    assert_survives(state, number % size)


def any_of(chance: random.Random, state: State) -> Any:
    return chance.choice(rules.legal_actions(state))


def test_what_is_loaded_in_the_middle_goes_on_alike() -> None:
    table = new_game(players=3, seed=3, expansion=True)
    chance = random.Random(3)
    for _ in range(120):
        again: Any = lc.load(table.position())
        assert again.legal_actions() == table.legal_actions()
        if table.over:
            break
        if table.decision is None:
            assert table.step() == again.step()
        else:
            action = chance.choice(table.legal_actions())
            assert table.play(action) == again.play(action)
        assert again.state == table.state


def test_a_game_is_saved_and_loaded_at_every_decision(tmp_path: Path) -> None:
    table = new_solo(2, 1, 1, seed=5, name="Ünï")
    chance = random.Random(5)
    path = tmp_path / "game.json"
    for _ in range(40):
        table.run()
        if table.over:
            break
        table.play(chance.choice(table.legal_actions()))
        table.save(path)
        saved: Any = lc.load(path)
        coded: Any = lc.load(table.code())
        for again in (saved, coded):
            assert again.state == table.state
            assert again.moves == table.moves
        saved.undo()
        saved.redo()
        assert saved.state == table.state


def test_a_saved_game_holds_what_it_was_made_of() -> None:
    start = {**EXAMPLE, "players": [{**EXAMPLE["players"][0], "cubes": {"yellow": 1, "white": 1}}]}
    start["players"].append(EXAMPLE["players"][1])
    moves = ["pass", "fleet wild 1", "buy green 2", "pass"]
    told = FORMATS.saved_game(start, moves, 0, {0: "So it begins", 4: "¡Ünï ☃!"}, {"event": "x"})
    assert told == {
        "format": "cittastato-game/1",
        "start": start,
        "moves": moves,
        "steps": 0,
        "comments": {"0": "So it begins", "4": "¡Ünï ☃!"},
        "about": {"event": "x"},
    }
    table: Any = lc.load(told)
    assert [str(move) for move in table.moves] == moves
    assert (table.phase, table.state.market[2]) == ("war", (1, 0, 0))
    assert lc.load(FORMATS.to_code(told)).state == table.state
    assert table.record() == told | {"start": position_of(state_from_position(start))}


@pytest.mark.parametrize(
    ("moves", "steps", "place", "rule", "cause"),
    [
        (["guilds"], 0, "moves[0]", "T2", IllegalAction),
        (["pass", "use yellow"], 0, "moves[1]", "T2", IllegalAction),
        (["pass", "upgrade green wild 2"], 0, "moves[1]", "T3", IllegalAction),
        (["fly"], 0, "moves[0]", "", lc.BadAction),
        (["pass"], 1, "steps", "", lc.DecisionPending),
    ],
)
def test_a_saved_game_that_breaks_a_rule_is_refused(
    moves: list[str], steps: int, place: str, rule: str, cause: type[Exception]
) -> None:
    told = FORMATS.saved_game(EXAMPLE, moves, steps)
    error = refusal(lc.load, told)
    assert error.place == place
    assert isinstance(error.__cause__, cause)
    if rule:
        assert error.problem.endswith(f"[{rule}]")


def test_what_could_not_be_read_again_is_not_written() -> None:
    with pytest.raises(BadFile) as caught:
        FORMATS.saved_game({**EXAMPLE, "upgrade": 4}, [])
    assert (caught.value.place, caught.value.rule) == ("start.upgrade", "S3")


STRANGE: list[object] = [
    None,
    True,
    -1,
    7.5,
    "x",
    "",
    [],
    {},
    [[]],
    {"green": None},
    10**99,
    [None] * 4,
]
KEYS = sorted({*EXAMPLE, "pending", "solo", "removed", "passed_first", "tables"})


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("strange", STRANGE)
def test_a_damaged_file_is_refused_or_means_something(key: str, strange: object) -> None:
    """Whatever stands in a field: one error that names a place in it, or a moment that is legal."""
    assert_told(read({**EXAMPLE, key: strange}))


@pytest.mark.parametrize("key", sorted(EXAMPLE["players"][0]))
@pytest.mark.parametrize("strange", STRANGE)
def test_a_damaged_player_is_refused_or_means_something(key: str, strange: object) -> None:
    rosa, enzo = EXAMPLE["players"]
    assert_told(read({**EXAMPLE, "players": [{**rosa, key: strange}, enzo]}))


def assert_told(found: State | BadFile) -> None:
    if isinstance(found, BadFile):
        assert found.place
        assert str(found).startswith(f"{found.place}: ")
        assert len(str(found)) < 500
    else:
        assert FORMATS.problems(found) == ()
        assert rules.legal_actions(found)


def read(told: Fields) -> State | BadFile:
    """The moment that a file tells of, or what is wrong with it."""
    try:
        return state_from_position(told)
    except BadFile as error:
        return error


@pytest.mark.parametrize("cut", range(8, 200, 16))
def test_a_code_that_was_cut_is_refused(cut: int) -> None:
    code = FORMATS.to_code(EXAMPLE)
    assert len(code) > 200
    assert refusal(lc.load, code[:cut]).place in ("game code", "")
