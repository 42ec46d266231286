"""What the page gets: the ghost's acts are played on the board, one after the other."""

from collections.abc import Mapping
from typing import Any

from lacitta_nb.games.citta_stato.panel.campaign import following
from lacitta_nb.panels import show
from tests.games.citta_stato.support import game, seat, solo


def send(table: Any, *commands: Mapping[str, object]) -> None:
    for command in commands:
        table._carry_out(command)
        assert table.view["notice"] is None


def test_what_the_ghost_does_is_played_step_by_step() -> None:
    table = show(solo(human=seat(cubes="OO"), ghost="YWGOBP", market={"yellow": "1 1"}))
    send(table, {"do": "choose", "choice": "burn orange"}, {"do": "confirm"})
    kinds = [beat["kind"] for beat in table.view["replay"]["beats"]]
    assert "ghost" in kinds
    assert kinds.index("paid") < kinds.index("ghost")
    assert not table.view["back"]["undo"]
    table.close()


def test_what_one_has_just_done_oneself_is_not_played() -> None:
    table = show(game(seat(cubes="OO"), seat(cubes="OO")))
    send(table, {"do": "choose", "choice": "burn orange"}, {"do": "confirm"})
    assert table.view["replay"] is None
    table.close()


def test_a_war_is_played_when_the_discs_are_turned_up() -> None:
    table = game(seat(cubes="OOOO"), seat(cubes="OOOO"))
    for text in ("war 1", "war 2", "pass", "pass"):
        table.play(text)
    page = show(table)
    send(page, {"do": "step"})
    kinds = [beat["kind"] for beat in page.view["replay"]["beats"]]
    assert kinds[:2] == ["revealed", "revealed"]
    page.close()


def test_after_a_won_solo_game_the_next_one_is_proposed_with_its_bonus_crowns() -> None:
    # 25 points for 18: the crown signs behind 21 and 24 lie between (O5).
    won = solo(
        human=seat(points=25, second=25, cubes="WB", marker=8),
        phase="final",
        round=7,
    )
    won.run()
    assert won.over
    assert won.solo is not None
    assert won.solo.won
    assert following(won.state, "0") == {
        "scenario": "1",
        "game": "2",
        "bonus": str(won.solo.bonus_crowns),
    }
    lost = solo(human=seat(points=3, second=3), phase="final", round=7)
    lost.run()
    assert following(lost.state, "1") == {"scenario": "1", "game": "1", "bonus": "1"}
