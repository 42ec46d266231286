"""What users rely on (formats_companions): the calls of a game of Città-Stato and of its states."""

import json
from pathlib import Path
from typing import Any

import pytest

import lacitta_nb as lc
from tests.games.citta_stato.support import game, play, seat, solo


def begun() -> Any:
    return lc.citta_stato.new_game(players=["Rosa", "Enzo"], seed=7)


def test_a_new_game_begins_with_a_turn() -> None:
    table = begun()
    assert (table.phase, table.events, table.moves) == ("actions", [], [])
    table.run()
    assert (table.decision.kind, table.seed) == ("turn", 7)
    assert [player.name for player in table.players] == ["Rosa", "Enzo"]


def test_three_play_unless_told() -> None:
    assert len(lc.citta_stato.new_game(seed=1).players) == 3


def test_a_solo_game_is_scenario_one_game_one_unless_told() -> None:
    table: Any = lc.citta_stato.new_solo(seed=1)
    assert (table.state.table.scenario, table.state.table.game) == (1, 1)
    assert (table.solo.required, table.solo.won, table.solo.bonus_crowns) == (18, False, 0)
    for scenario, number, crowns in ((5, 1, 0), (0, 1, 0), (1, 4, 0), (1, 0, 0), (1, 1, -1)):
        with pytest.raises(lc.BadSetting):
            lc.citta_stato.new_solo(scenario, number, crowns)


@pytest.mark.parametrize("given", ["no", "yes", 1, 0, None, [], 1.0, object()])
def test_what_is_neither_true_nor_false_turns_nothing_on(given: Any) -> None:
    for name in ("expansion", "declining"):
        with pytest.raises(lc.BadSetting, match=f"True or False for {name}"):
            lc.citta_stato.new_game(2, seed=1, **{name: given})
    with pytest.raises(lc.BadSetting, match="True or False for declining"):
        lc.citta_stato.new_solo(seed=1, declining=given)


def test_a_truth_value_of_numpy_is_one() -> None:
    numpy = pytest.importorskip("numpy")
    for given in (True, False):
        table = lc.citta_stato.new_game(2, seed=1, expansion=numpy.bool_(given)).state.table
        assert table.expansion is given


def test_only_a_solo_game_tells_of_solo() -> None:
    assert begun().solo is None
    table = solo(1, human=seat(points=20, second=20, cubes="WB"), phase="final", round=7)
    table.step()
    assert table.solo.won
    assert table.solo.objectives == {"white_and_black": True}
    assert table.solo.bonus_crowns == 0  # the next sign stands at 21


def test_moves_come_when_it_is_their_time() -> None:
    table = begun()
    with pytest.raises(lc.DecisionPending):
        table.step()
    with pytest.raises(lc.NothingToUndo):
        table.undo()
    with pytest.raises(lc.NothingToRedo):
        table.redo()
    play(table, "pass", "pass")
    with pytest.raises(lc.NothingToDecide):
        table.play("pass")
    assert lc.legal_actions(table.state) == []


def test_states_go_through_loops_of_ones_own() -> None:
    state = begun().state
    state = lc.apply(state, "pass").state
    state = lc.apply(state, lc.citta_stato.parse_action("pass")).state
    assert (state.phase, lc.legal_actions(state)) == ("war", [])
    state = lc.advance(state).state
    assert state.decision.kind == "move"
    with pytest.raises(lc.IllegalAction):
        lc.apply(state, "pass")


def test_actions_and_events_are_records() -> None:
    table = game(seat(cubes="WOB"))
    action: Any = lc.citta_stato.parse_action("war 3 wild 1")
    assert action in table.legal_actions()
    assert (action.kind, action.number, action.wild, str(action)) == ("war", 3, 1, "war 3 wild 1")
    events = play(table, "war 3 wild 1")
    disc = events[-1]
    assert (disc.kind, disc.rule, disc.player) == ("disc", "A4", 0)
    with pytest.raises(AttributeError):
        disc.rule = "A5"
    with pytest.raises(AttributeError):
        action.kind = "pass"


def test_an_action_that_was_made_by_hand_is_read_whole() -> None:
    action = lc.citta_stato.parse_action("use yellow")
    table = game(seat(cubes="Y"))
    odd_ones = (
        *(action._replace(number=3), action._replace(place="present"), action._replace(wild=-1)),
        *(("use", "yellow"), 3, None),
    )
    for odd in odd_ones:
        with pytest.raises(lc.BadAction):
            table.play(odd)


def test_scores_have_the_promised_parts_in_their_order() -> None:
    (score, _) = begun().scores()
    assert score._fields == (
        *("player", "first", "second", "form", "crowns", "signs", "final", "cubes", "rank"),
    )


def test_a_view_hides_and_is_enough() -> None:
    table = begun()
    whole, view = table.position(), table.view("Enzo")
    assert whole["seed"] == 7
    assert "seed" not in view
    assert view["players"][0]["republic"] == "?"
    assert view["players"][1]["republic"] == whole["players"][1]["republic"]
    assert set(view["offer"]) == {"?"}
    seen: Any = lc.load(view)
    assert seen.state == table.state.seen_by(1)
    dealt = lc.complete(seen.state, 3)
    assert dealt.seen_by(1) == seen.state
    seat_of_mover = table.decision.player
    assert lc.legal_actions(table.state.seen_by(seat_of_mover)) == table.legal_actions()


@pytest.mark.parametrize("declining", [False, True])
def test_the_view_of_every_moment_of_a_fight_is_read_again(declining: bool) -> None:
    table = game(seat(cubes="OY", tracks={"orange": 2}), seat(cubes="OOPP"), declining=declining)
    for text in ("war 1", "accept", "war 2", "pass", "pass"):
        if table.why_not(text) is None:
            play(table, text)
        for own in (0, 1):
            again: Any = lc.load(table.view(own))
            assert again.state == table.state.seen_by(own)


def test_everything_that_is_saved_is_loaded(tmp_path: Path) -> None:
    table = begun()
    play(table, "pass", "pass")
    table.step()
    play(table, "stay", "move left 1")
    table.step()
    table.save(tmp_path / "game.json")
    told = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert told["format"] == "cittastato-game/1"
    assert told["moves"] == ["pass", "pass", "stay", "move left 1"]
    assert told["steps"] == 1
    sources: tuple[Any, ...] = (tmp_path / "game.json", told, json.dumps(told), table.code())
    for source in sources:
        again: Any = lc.load(source)
        assert (again.state, again.moves) == (table.state, table.moves)
    assert lc.load(table.position()).position() == table.position()


PAGE: dict[str, Any] = {
    "format": "cittastato-position/1",
    "round": 3,
    "first_player": 0,
    "to_move": 1,
    "seed": 7,
    "expansion": False,
    "declining": False,
    "upgrade": 3,
    "players": [
        {
            "name": "Rosa",
            "city": "venezia",
            "republic": "doge",
            "points": 4,
            "marker": 8,
            "crowns": 1,
            "tracks": {"yellow": 2, "green": 1, "orange": 1, "purple": 1},
            "cubes": {"green": 2, "white": 1},
            "bag": {"yellow": 1},
            "banners": {"purple": 2},
            "discs": [0, 1, 2, 4, 5],
            "cards": ["alexandria"],
            "burned": {"white": ["silk"]},
            "actions": 1,
            "passed": False,
        },
        {"name": "Enzo", "city": "ragusa", "cubes": {"yellow": 2}},
    ],
    "market": {"green": {"3": 1, "2": 1, "1": 0}},
    "schemes": ["turning_point", "credit_policy", "diplomacy", "decree"],
    "schemes_used": [2],
    "present": {"yellow": "tunis"},
    "future": {"yellow": "tripoli"},
    "decks": {},
    "discards": {},
    "offer": ["plutocracy_crowns", "oligarchy_crowns", "doge_crowns"],
    "war": [{"player": 0, "disc": 3}],
}
"""That of the page, for two players, whose upgrade marker goes to three."""


def test_the_position_of_the_page_is_read() -> None:
    table: Any = lc.load(PAGE)
    assert table.decision == (1, "turn")
    assert table.why_not("use yellow") is None
    assert table.why_not("fleet") is None
    rosa = table.players[0]
    assert (rosa.cubes, rosa.banners, rosa.discs) == (
        (0, 1, 2, 0, 0, 0),
        (0, 0, 0, 2),
        (0, 1, 2, 4, 5),
    )
    assert table.state.used == (False, True, False, False)
    play(table, "fleet")
    assert table.decision == (0, "turn")
    play(table, "guilds")  # the second action: both green cubes go into the bag, and are drawn
    assert table.players[0].cubes == (1, 1, 2, 0, 0, 0)


def test_a_game_is_told_in_text_and_drawn() -> None:
    table = begun()
    for name in ("Rosa", "Enzo"):
        assert name in str(table)
    assert lc.draw_board(table).figure is not None
