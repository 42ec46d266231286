"""What every game must be able to on the panel: be shown, by every painter, at every moment."""

import json
from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest

from lacitta_nb.panels import show
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.paint import html
from lacitta_nb.panels.paint.static import static_picture
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view import announcement, board_view, panel_view
from lacitta_nb.panels.view.typed import PanelView
from lacitta_nb.panels.view.words import words_of
from tests.contract.games import BOXES, starts
from tests.contract.test_acting import click, panel_of, play

FIELDS = set(get_type_hints(PanelView))


def moments(key: str) -> Iterator[Controller]:
    """A panel at a few moments of a game: its beginning, a decision, advice, later."""
    panel = panel_of(key, seats={0: "random", 1: "random"}, patience=float("inf"))
    yield panel
    click(panel, "step")
    yield panel
    panel = panel_of(key)
    click(panel, "run")
    click(panel, "hint")
    yield panel
    click(panel, "take", hint=0)
    yield panel
    panel = panel_of(key)
    play(panel, moves=12)
    yield panel
    click(panel, "undo")
    yield panel


@pytest.mark.parametrize("key", BOXES)
def test_the_view_has_all_shared_fields_and_is_json(key: str) -> None:
    for panel in moments(key):
        shown = panel_view(panel.session)
        own = showing_of(panel.session.seen).sections(panel.session)
        assert set(shown) == FIELDS | set(own)
        assert not FIELDS & set(own)
        assert json.loads(json.dumps(shown)) == shown
        json.dumps(board_view(panel.session))
        assert announcement(panel.session, shown)


@pytest.mark.parametrize("key", BOXES)
def test_a_decision_is_asked_for_and_its_offers_have_names(key: str) -> None:
    panel = panel_of(key)
    click(panel, "run")
    shown = panel_view(panel.session)
    assert shown["prompt"]
    assert announcement(panel.session, shown).count(shown["prompt"]) == 1
    assert all(choice["label"] for group in shown["groups"] for choice in group["choices"])


@pytest.mark.parametrize("key", BOXES)
def test_what_a_game_says_in_the_panel_of_lists_has_a_place(key: str) -> None:
    *_, start = starts(key)
    showing = showing_of(start)
    places = {"title", "means", "asked", "future", "players", "table"}
    assert set(showing.texts()) <= places
    # Where long words may be broken, English does not say.
    assert all(text for word, text in words_of(start).items() if word != "breaks")
    assert not set(showing.lists()) & set(html.TEXTS)


@pytest.mark.parametrize("key", BOXES)
def test_both_painters_show_a_game_and_play_it(key: str) -> None:
    *_, start = starts(key)
    page = show(BOXES[key].begin(start))
    plain = show(BOXES[key].begin(start), painter="matplotlib")
    assert page.words["panel"] in static_picture(page.controller, page.prefix)["text/html"]
    plain._buttons["run"].click()
    page._carry_out({"do": "run"})
    assert page.view["notice"] is None
    assert plain._texts["notice"].value == ""
    assert page.view["title"] in plain._texts["head"].value
    script, sheet = showing_of(start).bundle()
    assert page._esm == script
    assert page._css.endswith(sheet)
    page.close()
    plain.close()


def test_a_game_without_sections_shows_none() -> None:
    *_, start = starts("nim")
    plain: Any = show(BOXES["nim"].begin(start), painter="matplotlib")
    plain._buttons["run"].click()
    assert [plain._texts[name].value for name in ("future", "table")] == ["", ""]
    page = show(BOXES["nim"].begin(start))
    assert set(page.view) == FIELDS | {"board", "replay", "announce", "announce_next", "seq"}
    assert [player["facts"][0]["text"] for player in page.view["players"]] == ["0"] * 4
    page.close()
    plain.close()


@pytest.mark.parametrize("key", BOXES)
def test_a_guided_panel_opens_where_a_person_decides_and_guides_in_short_steps(key: str) -> None:
    panel = panel_of(key, guide=True)
    assert panel.game.decision is not None
    steps = showing_of(panel.session.seen).guide(panel.session)
    assert (panel.session.guide is None) == (not steps)
    for number, step in enumerate(steps, 1):
        assert len(step.text) <= 160
        shown = panel_view(panel.session)["guide"]
        assert 1 <= shown["step"] <= shown["of"] == len(steps)
        if shown["step"] == number:
            assert (shown["text"], shown["at"]) == (step.text, step.at)
            click(panel, "guide", to="next")
    assert panel_view(panel.session)["guide"] is None


@pytest.mark.parametrize("key", BOXES)
def test_quiet_phases_run_at_once_are_one_line_and_each_of_them_is_in_the_log(key: str) -> None:
    panel = panel_of(key)
    click(panel, "run")
    quiet = showing_of(panel.session.seen).quiet_phases
    history = panel.game.history
    before = [panel.game.start, *(entry.step.state for entry in history)][: len(history)]
    ran = [state.phase for state in before]
    lines = panel_view(panel.session)["happened"]
    if len(ran) > 1 and set(ran) <= set(quiet):
        assert [line["kind"] for line in lines] == ["quiet"]
    click(panel, "drawer", name="log")
    headings = [line for line in panel_view(panel.session)["log"]["lines"] if "heading" in line]
    assert len(headings) == len(ran)
