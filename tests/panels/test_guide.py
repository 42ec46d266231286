"""The guide of a first turn, and the quiet phases in one line; what it says is worked out by hand.

On the small board Anna's castles are A2 and C2, and with seed 0 she is the start player.
"""

from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import panel_view
from tests.panels.tables import LAND, click, politics


def first(seed: int = 0, setup: str = "beginner") -> Game:
    return lc.new_game(["Anna", "Bruno"], board="lezione", seed=seed, setup=setup)


def guided(game: Game, bruno: str = "gentle") -> Controller:
    return Controller(game, seats={"Bruno": bruno}, guide=True)


def guide(panel: Controller) -> Any:  # noqa: ANN401 - JSON
    return panel_view(panel.session)["guide"]


def step(panel: Controller) -> tuple[int, int, str]:
    shown = guide(panel)
    return shown["step"], shown["of"], shown["at"]


def test_a_guided_game_opens_at_the_first_decision_and_tells_in_one_line_what_was_before() -> None:
    panel = guided(first())
    assert panel.game.phase == "politics"
    assert panel.game.decision == (0, "turn")
    (line,) = panel_view(panel.session)["happened"]
    assert line["text"] == (
        "Year 1 begins: Anna starts, the open voice card asks for culture, nobody earned gold, "
        "4 citizens came."
    )


def test_in_a_guided_game_computer_players_move_by_themselves() -> None:
    panel = guided(first())
    assert panel.session.play.running
    assert panel.session.wait is None, "a person decides first"
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    assert panel.session.computer == 1
    assert panel.session.wait is not None


def ticked(panel: Controller) -> None:
    """All that the page would ask for, until it asks for nothing more."""
    while panel.session.wait is not None:
        click(panel, "tick", ticket=panel.session.play.ticket)


@pytest.mark.parametrize("way", ["run", "step"])
def test_they_still_do_after_a_pause_or_a_hurry(way: str) -> None:
    panel = guided(first())
    while not panel.session.play.paused:
        click(panel, "hint")
        click(panel, "take", hint=0)
        click(panel, "confirm")
        ticked(panel)
    while panel.game.phase != "politics" or panel.session.computer is not None:
        click(panel, way)
        while way == "run" and panel.session.wait is not None:
            click(panel, "tick", ticket=panel.session.play.ticket)
    assert panel.session.play.running
    click(panel, "run")
    assert panel.session.play.running, "nothing was to be hurried on"
    click(panel, "stop")
    click(panel, "run")
    assert not panel.session.play.running, "somebody has stopped it"


def test_without_a_guide_a_game_opens_as_it_is() -> None:
    panel = Controller(first())
    assert panel.game.phase == "start_player"
    assert guide(panel) is None
    assert panel.dispatch({"do": "guide", "to": "next"}).ok
    assert guide(panel) is None


def test_a_step_is_done_by_what_is_chosen_and_undone_by_cancel() -> None:
    panel = guided(first())
    assert step(panel) == (1, 3, "hand")
    assert guide(panel)["lights"] == "A2 C2"
    click(panel, "choose", choice="build farm")
    assert step(panel) == (2, 3, "board")
    assert guide(panel)["lights"].split() == list(panel.session.selection.spaces())
    click(panel, "space", space="A3")
    assert step(panel) == (3, 3, "dock")
    click(panel, "cancel")
    assert step(panel) == (1, 3, "hand")
    click(panel, "choose", choice="build farm", space="A3")
    assert step(panel) == (3, 3, "dock")
    click(panel, "confirm")
    assert guide(panel) is None
    assert panel.session.guide is None


def test_where_no_space_is_asked_the_second_step_is_left_out() -> None:
    panel = guided(first())
    click(panel, "choose", choice="gold")
    assert step(panel) == (3, 3, "dock")


def test_a_step_that_was_sent_on_stays_away() -> None:
    panel = guided(first())
    click(panel, "guide", to="next")
    assert step(panel) == (2, 3, "board")
    click(panel, "choose", choice="build farm")
    click(panel, "cancel")
    assert step(panel) == (2, 3, "board")
    click(panel, "guide", to="next")
    click(panel, "guide", to="next")
    assert guide(panel) is None


def test_it_can_be_sent_away_for_good() -> None:
    panel = guided(first())
    click(panel, "guide", to="away")
    click(panel, "choose", choice="gold")
    assert guide(panel) is None
    click(panel, "cancel")
    click(panel, "undo", to="decision")
    click(panel, "run")
    assert guide(panel) is None


def test_elsewhere_it_is_refused_to_go() -> None:
    assert not guided(first()).dispatch({"do": "guide", "to": "back"}).ok


def test_while_a_computer_player_decides_it_says_nothing() -> None:
    panel = guided(first(1))
    assert panel_view(panel.session)["decision"]["player"] == 1
    assert guide(panel) is None
    while (auto := panel_view(panel.session)["auto"])["wait"] is not None:
        click(panel, "tick", ticket=auto["ticket"])
    assert panel_view(panel.session)["decision"]["player"] == 0
    assert step(panel) == (1, 3, "hand")


def test_placing_castles_is_guided_as_well() -> None:
    panel = guided(first(setup="advanced"), "person")
    assert panel.game.decision is not None
    assert step(panel) == (2, 3, "board")
    spaces = guide(panel)["lights"].split()
    click(panel, "space", space=spaces[0])
    assert step(panel) == (3, 3, "dock")
    click(panel, "confirm")
    assert guide(panel) is None


def test_no_step_says_more_than_fits_in_a_line() -> None:
    panel = guided(first())
    showing = panel.session.game.box.panel.showing
    assert all(len(each.text) <= 160 for each in showing.guide(panel.session))


def test_the_page_gets_it() -> None:
    panel = lc.show(first(), seats={"Bruno": "gentle"}, guide=True)
    assert panel.view["guide"]["step"] == 1
    assert panel.words["guide-away"] == "No thanks"
    panel.close()


def test_the_panel_of_lists_shows_it() -> None:
    panel = lc.show(first(), "matplotlib", seats={"Bruno": "gentle"}, guide=True)
    assert "1/3" in panel._texts["guide"].value
    assert "(A2 C2)" in panel._texts["guide"].value
    panel._buttons["guide-away"].click()
    assert panel._texts["guide"].value == ""
    assert panel._buttons["guide-away"].layout.display == "none"
    panel.close()


# The quiet phases.


def test_a_single_phase_is_told_in_full() -> None:
    panel = Controller(first())
    for kinds in (["start_player"], ["voice_laid"], ["nothing"], ["grew"] * 4):
        click(panel, "step")
        assert [line["kind"] for line in panel_view(panel.session)["happened"]] == kinds


def test_the_log_loses_nothing() -> None:
    panel = guided(first())
    click(panel, "drawer", name="log")
    lines = panel_view(panel.session)["log"]["lines"]
    kinds = [line["kind"] for line in lines if "heading" not in line]
    assert kinds == ["start_player", "voice_laid", "nothing", *["grew"] * 4]


def test_income_full_cities_and_an_empty_supply_are_counted() -> None:
    """Y4: F3 touches the mountain. G5: a city without a market holds 5, so two of three grow."""
    position = first().position()
    position |= {
        "year": 2,
        "landscapes": LAND,
        "cities": [
            {"owner": 0, "castle": "A2", "citizens": 5},
            {"owner": 0, "castle": "F2", "citizens": 3, "buildings": {"F3": "quarry"}},
            {"owner": 1, "castle": "D3", "citizens": 3},
        ],
    }
    panel = Controller(lc.load(position))
    click(panel, "run")
    (line,) = panel_view(panel.session)["happened"]
    assert line["text"].endswith("Anna earned 1 gold, 2 citizens came, one city is full.")


def test_what_lies_between_the_quiet_phases_is_told_by_itself() -> None:
    """The end of a year: the feeding is told, the beginning of the next one is one line."""
    panel = Controller(politics(phase="feeding", citizens=3))
    click(panel, "run")
    kinds = [line["kind"] for line in panel_view(panel.session)["happened"]]
    assert kinds == ["fed", "fed", "year_ended", "quiet"]
