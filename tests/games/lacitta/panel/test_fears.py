"""The danger of the mover, gauges, what others did; values worked out by hand."""

from typing import Any

from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.paint.html import choices_html, happened_html
from lacitta_nb.panels.view import board_view, panel_view
from tests.panels.tables import click, politics


def in_round(number: int) -> Game:
    """Both have passed until Rosso is to move in this round."""
    game = politics()
    for _ in range(2 * (number - 1)):
        game.play("pass")
    return game


def danger(panel: Controller) -> Any:  # noqa: ANN401 - part of the view
    return panel_view(panel.session)["danger"]


def test_hunger_that_every_later_turn_could_mend_is_left_to_the_gauge() -> None:
    # 7 citizens, food for 6; one farm at A3 brings 3.
    panel = Controller(politics())
    assert danger(panel)["text"] == ""
    rosso = panel_view(panel.session)["players"][0]
    assert rosso["gauge"] == {
        "have": 7,
        "need": 6,
        "label": "7 citizens, food for 6",
        "short": True,
        "sign": "person",
        "need_sign": "ear",
    }
    assert [(f["title"], f["text"], f["sign"]) for f in rosso["facts"]] == [
        ("Gold", "1", "coin"),
        ("Action cards", "3", ""),
        ("Turns left", "5", ""),
    ]


def test_hunger_that_needs_every_turn_is_told_at_once() -> None:
    # A1 holds 14 and F2 3, food for 6: 11 short, and four farms of 3 bring 12, of which the last
    # must be built, too, when five turns are left: not yet late. With 20 in A1 (17 short) it is.
    assert danger(Controller(politics(citizens=14)))["text"] == ""
    told = danger(Controller(politics(citizens=20)))
    assert (told["text"], told["tone"]) == (
        "Food for 6 of 23 citizens: 17 starve this year",
        "bad",
    )


def test_a_farm_that_feeds_everybody_turns_the_danger_away() -> None:
    panel = Controller(in_round(4))
    assert danger(panel)["text"] == "Food for 6 of 7 citizens: 1 starves this year"
    assert "⚠ Food for 6 of 7" in choices_html(panel_view(panel.session), {})
    click(panel, "choose", choice="build farm")
    click(panel, "space", space="A3")
    told = danger(panel)
    assert (told["text"], told["tone"]) == ("The farm would feed all who are hungry", "good")


def test_who_is_a_computer_player_is_shown_no_danger() -> None:
    assert danger(Controller(in_round(5), seats={0: "random"})) is None


def test_what_others_did_is_told_with_what_is_new() -> None:
    game = politics()
    panel = Controller(game, seats={1: "random"})
    click(panel, "choose", choice="build farm")
    click(panel, "space", space="A3")
    click(panel, "confirm")
    assert panel_view(panel.session)["since"] == []
    game.play("build school D2")
    panel = Controller(game, seats={1: "random"})
    view = panel_view(panel.session)
    assert view["since"] == [{"seat": 1, "text": "school D2", "lights": "D2"}]
    assert board_view(panel.session)["fresh"] == ["D2"]
    assert "Blu: school D2" in happened_html(view, {})
