"""A lesson at the table: orders in every order, undo, help, reveal, what is noted.

The toy's lesson: two stones, of which the learner takes both (one leaves the last to Ben); then
six, of which Ben takes one at a time: two, then three.
"""

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import pytest

import lacitta_nb as lc
from lacitta_nb.core.game import AnyGame
from lacitta_nb.lessons.lesson import MET, OPEN, Lesson, Task, Verdict
from lacitta_nb.lessons.rivals import Obedient
from lacitta_nb.lessons.said import Said
from lacitta_nb.lessons.school import school_for
from lacitta_nb.panels import orders
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.paint.plain import PlainPanel
from lacitta_nb.panels.paint.widgets import Panel
from lacitta_nb.panels.replay import replay_view
from lacitta_nb.panels.view import announced_next, announcement, panel_view
from tests.contract.nim.lessons import CUP, LAST
from tests.panels.tables import click, next_command, politics


class Book:
    """Where it is noted what was learnt."""

    def __init__(self, *met: int) -> None:
        self.noted: list[tuple[str, str, int, tuple[str, ...]]] = []
        self.before = frozenset(met)
        self.untold: list[Said] = []
        self.full = False

    def lesson_met(self, game: str, lesson: str, task: int, rules: Sequence[str]) -> None:
        self.noted.append((game, lesson, task, tuple(rules)))
        if self.full:
            self.untold.append(Said("lesson-why-last", {"player": "Ben"}))

    def met(self, game: str, lesson: str) -> frozenset[int]:
        return self.before if (game, lesson) == ("nim", "the_last_stone") else frozenset()

    def news(self) -> list[Said]:
        told, self.untold = self.untold, []
        return told


def attended(lesson: Lesson = LAST, book: Book | None = None) -> Controller:
    return Controller(lesson.tasks[0].begin(), lesson=lesson, notes=book)


def take(panel: Controller, amount: int) -> None:
    click(panel, "choose", choice=f"take {amount}")
    click(panel, "confirm")


def shown(panel: Controller) -> Any:  # noqa: ANN401 - JSON
    return panel_view(panel.session)["lesson"]


def said(panel: Controller) -> str:
    return announcement(panel.session, panel_view(panel.session))


def test_a_lesson_opens_at_the_first_decision_of_its_learner() -> None:
    view = shown(attended())
    assert (view["name"], view["at"], view["of"]) == ("The last stone", 1, 2)
    assert view["ask"].startswith("Two stones lie there.")
    assert (view["goal"], view["standing"], view["main"]) == ("Take the last stone", "open", "")
    assert (view["why"], view["learnt"], view["rules"], view["helps"]) == ("", "", [], [])


def test_without_a_lesson_there_is_none() -> None:
    panel = Controller(politics())
    assert panel_view(panel.session)["lesson"] is None
    assert not panel.dispatch({"do": "learn", "to": "next"}).ok


def test_a_goal_that_is_met_says_what_was_learnt_and_goes_on() -> None:
    panel = attended()
    take(panel, 2)
    view = shown(panel)
    assert (view["standing"], view["stands"], view["main"]) == ("met", "Reached", "next")
    assert view["learnt"] == "Three stones or fewer can be taken at once."
    assert view["rules"] == ["N1", "N3"]
    assert panel.game.over  # the cup was lifted without a click
    click(panel, "learn", to="next")
    assert (shown(panel)["at"], shown(panel)["standing"], panel.game.state.heap) == (2, "open", 6)


def test_computer_players_move_at_once_and_give_no_reasons() -> None:
    panel = attended()
    click(panel, "learn", to="next")
    take(panel, 2)
    assert (panel.game.state.heap, panel.game.decision.player) == (3, 0)
    told = [line["text"] for line in panel_view(panel.session)["happened"]]
    assert told == ["Ada took 2 of the stones.", "Ben took 1 of the stones."]
    assert panel_view(panel.session)["players"][1]["computer"] == "computer"


def test_what_can_not_be_done_is_told_to_somebody_who_never_programs() -> None:
    panel = attended()
    refused = panel.dispatch({"do": "step"})
    assert refused.notice is not None
    assert refused.notice.text == "Ada must decide before the game goes on."
    rests = attended(school_for("lacitta").lesson("a_spare_citizen"))
    click(rests, "learn", to="next")
    click(rests, "learn", to="reveal")
    assert rests.session.computer is not None
    refused = rests.dispatch({"do": "confirm"})
    assert refused.notice is not None
    assert refused.notice.text == "That is done: go on above."


def test_a_goal_that_is_missed_says_why_and_begins_anew() -> None:
    panel = attended()
    take(panel, 1)
    view = shown(panel)
    assert (view["standing"], view["stands"], view["main"]) == ("missed", "Missed", "retry")
    assert (view["why"], view["learnt"]) == ("Ben took the last stone.", "")
    assert "Missed. Ben took the last stone." in said(panel)
    click(panel, "learn", to="retry")
    assert (shown(panel)["standing"], panel.game.state.heap, panel.game.history) == ("open", 2, ())


def test_undo_opens_a_goal_again_and_goes_from_decision_to_decision() -> None:
    panel = attended()
    take(panel, 1)
    assert len(panel.game.history) == 3  # two moves, and the cup
    click(panel, "undo")
    assert (shown(panel)["standing"], panel.game.history) == ("open", ())
    assert not panel_view(panel.session)["back"]["undo"]
    assert not panel.dispatch({"do": "undo"}).ok
    click(panel, "redo")
    assert shown(panel)["standing"] == "missed"
    click(panel, "undo", to="year")
    take(panel, 2)
    assert shown(panel)["standing"] == "met"


def test_retry_in_the_middle_begins_the_task_and_not_the_lesson_anew() -> None:
    panel = attended()
    click(panel, "learn", to="next")
    take(panel, 1)
    click(panel, "choose", choice="take 2")
    click(panel, "learn", to="retry")
    assert (shown(panel)["at"], panel.game.state.heap) == (2, 6)
    assert panel.session.selection.chosen == ""


def test_help_comes_step_by_step_and_stays() -> None:
    panel = attended()
    for count in (1, 2, 3):
        assert shown(panel)["more"]
        click(panel, "learn", to="help")
        assert shown(panel)["help"] == f"Help {count}/3"
        assert len(shown(panel)["helps"]) == count
        assert said(panel) == shown(panel)["helps"][-1]
    assert not shown(panel)["more"]
    assert not panel.dispatch({"do": "learn", "to": "help"}).ok
    take(panel, 1)
    assert len(shown(panel)["helps"]) == 3
    click(panel, "learn", to="retry")
    assert shown(panel)["helps"] == []


def test_the_solution_is_shown_told_and_taken_back_decision_by_decision() -> None:
    panel = attended()
    click(panel, "learn", to="next")
    take(panel, 1)
    click(panel, "learn", to="reveal")
    view = shown(panel)
    assert (view["standing"], view["stands"], view["main"]) == ("met", "Shown", "next")
    assert view["learnt"] == "Whoever leaves four stones wins."
    moves = [str(move) for move in panel.game.moves]
    assert moves == ["take 2", "take 1", "take 3"]
    assert len(panel_view(panel.session)["happened"]) == 5
    assert list(panel.session.events) == panel.game.events
    click(panel, "undo")
    assert (panel.game.state.heap, shown(panel)["standing"]) == (3, "open")
    click(panel, "undo")
    assert (panel.game.state.heap, panel.game.history) == (6, ())


def test_what_was_shown_is_not_done_and_what_is_met_is_noted_once() -> None:
    book = Book()
    panel = attended(book=book)
    click(panel, "learn", to="reveal")
    click(panel, "undo")
    click(panel, "redo")
    assert book.noted == []
    click(panel, "learn", to="retry")
    take(panel, 2)
    click(panel, "undo")
    click(panel, "redo")
    click(panel, "learn", to="retry")
    take(panel, 2)
    assert book.noted == [("nim", "the_last_stone", 0, ("N1", "N3"))]


def test_what_was_met_before_is_not_noted_again_and_can_be_gone_past() -> None:
    book = Book(0)
    panel = attended(book=book)
    assert shown(panel)["next"] == "Next"
    take(panel, 2)
    assert book.noted == []
    click(panel, "learn", to="next")
    assert shown(panel)["next"] == "Skip"


def test_what_must_be_known_of_the_notes_is_told_once() -> None:
    book = Book()
    panel = attended(book=book)
    book.full = True
    take(panel, 2)
    assert panel.session.notice is not None
    assert panel.session.notice.text == "Ben took the last stone."
    click(panel, "learn", to="next")
    assert panel.session.notice is None


def test_the_last_page_says_what_is_left_and_leads_to_the_next_lesson() -> None:
    panel = attended()
    take(panel, 2)
    click(panel, "learn", to="next")
    click(panel, "learn", to="next")
    view = shown(panel)
    assert (view["at"], view["standing"], view["goal"]) == (3, "open", "")
    assert view["ask"].endswith("Task 2 is still to be done: Back leads there.")
    assert (view["next"], view["main"]) == ("Next: The cup", "next")
    assert not panel.dispatch({"do": "learn", "to": "help"}).ok
    click(panel, "learn", to="back")
    take(panel, 2)
    take(panel, 3)
    click(panel, "learn", to="next")
    assert shown(panel)["standing"] == "met"
    assert said(panel) == "That was the lesson “The last stone”: both tasks are done."
    click(panel, "learn", to="next")
    assert (shown(panel)["name"], shown(panel)["at"]) == ("The cup", 1)
    click(panel, "learn", to="reveal")
    click(panel, "learn", to="next")
    assert shown(panel)["next"] == ""
    assert not panel.dispatch({"do": "learn", "to": "next"}).ok


def test_there_is_no_way_back_before_the_first_task() -> None:
    panel = attended()
    assert not shown(panel)["back"]
    assert not panel.dispatch({"do": "learn", "to": "back"}).ok


@pytest.mark.parametrize(
    "order",
    [
        {"do": "new", "names": ["Ada", "Ben"], "seed": "1"},
        {"do": "upload", "text": "lc1.x"},
        {"do": "load", "name": "x"},
        {"do": "seat", "seat": 1, "kind": "person"},
        {"do": "thrown", "dice": [], "roll": 1},
        {"do": "play"},
        {"do": "predict", "on": True},
        {"do": "hint"},
    ],
)
def test_what_distracts_is_out_of_the_way(order: dict[str, object]) -> None:
    panel = attended()
    result = panel.dispatch(order)
    assert result.notice is not None
    assert (result.ok, result.notice.text.partition(":")[0]) == (False, "Not in a lesson")
    view = panel_view(panel.session)
    assert not view["predict"]["offered"]
    assert not view["hint"]["offered"]
    assert not view["auto"]["offered"]
    assert panel.session.wait is None


def test_a_new_task_tells_what_it_is_about() -> None:
    panel = attended()
    click(panel, "learn", to="next")
    assert said(panel).startswith("The last stone. Task 2 of 2. Six stones lie there")
    assert announced_next(panel.session, panel_view(panel.session)) == said(panel)
    click(panel, "choose", choice="take 1")
    assert "Task 2" not in said(panel)


def test_a_goal_that_can_not_be_asked_takes_the_move_back() -> None:
    def broken(game: AnyGame) -> Verdict:
        if game.history:
            raise ZeroDivisionError
        return OPEN

    panel = attended(replace(LAST, tasks=(replace(LAST.tasks[0], goal=broken),)))
    click(panel, "choose", choice="take 2")
    result = panel.dispatch({"do": "confirm"})
    assert (result.ok, panel.game.history, shown(panel)["standing"]) == (False, (), "open")


def test_an_interrupt_in_the_middle_leaves_everything_as_it_was() -> None:
    class Stopped(Obedient):
        def choose(self, _: object) -> NoReturn:
            raise KeyboardInterrupt

    stopping = Task(LAST.tasks[1].begin, LAST.tasks[1].goal, ("take 2",), (), {1: Stopped()})
    panel = attended(replace(LAST, tasks=(LAST.tasks[0], stopping)))
    take(panel, 2)
    click(panel, "learn", to="next")
    click(panel, "choose", choice="take 1")
    before = panel.session
    result = panel.dispatch({"do": "confirm"})
    assert (result.ok, panel.game.history, panel.session.course) == (False, (), before.course)
    result = panel.dispatch({"do": "learn", "to": "reveal"})
    assert (result.ok, panel.game, panel.session.course) == (False, before.game, before.course)


def test_a_cell_that_plays_on_is_judged_as_well() -> None:
    panel = attended()
    panel.game.play("take 2")
    panel.game.run()
    click(panel, "refresh")
    assert shown(panel)["standing"] == "met"


def test_a_goal_that_is_decided_stays_so_until_it_is_taken_back() -> None:
    def first(game: AnyGame) -> Verdict:
        """Met by the first move alone, and never asked of more."""
        return MET if len(game.history) == 1 else OPEN

    panel = attended(replace(LAST, tasks=(replace(LAST.tasks[1], goal=first),)))
    take(panel, 1)
    assert (shown(panel)["standing"], len(panel.game.history)) == ("met", 1)  # Ben waits
    click(panel, "step")
    assert (shown(panel)["standing"], len(panel.game.history)) == ("met", 2)
    click(panel, "undo")
    assert (shown(panel)["standing"], len(panel.game.history)) == ("open", 0)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_clicked_the_lesson_goes_on(seed: int) -> None:
    """Orders in any order: none ends in an error that nobody foresaw, and nobody has to step."""
    rng = random.Random(seed)
    panel = attended(CUP if seed % 3 == 0 else LAST, Book())
    ways = ("help", "retry", "reveal", "next", "back", "away", "")
    for _ in range(60):
        waits = not panel.game.over and rng.random() < 0.6
        command = next_command(panel, rng) if waits else _any(rng, ways)
        result = panel.dispatch(command)
        assert result.notice is None or not result.notice.trace, result.notice
        course = panel.session.course
        assert course is not None
        if course.open and not panel.game.over:
            assert panel.game.decision.player == 0


def _any(rng: random.Random, ways: Sequence[str]) -> dict[str, object]:
    if rng.random() < 0.7:
        return {"do": "learn", "to": rng.choice(ways)}
    return {"do": rng.choice(["undo", "redo", "refresh", "cancel"])}


def test_what_is_done_is_kept_in_the_file_and_shown_in_the_list(tmp_path: Path) -> None:
    kept = tmp_path / "progress.json"
    panel = lc.lesson("the_last_stone", game="nim", progress=kept).controller
    click(panel, "learn", to="reveal")
    assert lc.all_lessons("nim", progress=kept).done == frozenset()
    click(panel, "learn", to="retry")
    take(panel, 2)
    click(panel, "learn", to="next")
    take(panel, 2)
    take(panel, 3)
    found = lc.all_lessons("nim", progress=kept)
    assert found.done == {"the_last_stone"}
    assert repr(found).splitlines()[0].endswith("✓ done")
    again = lc.lesson("the_last_stone", game="nim", progress=str(kept)).controller
    assert shown(again)["next"] == "Next"  # no task has to be skipped


def test_a_damaged_file_is_told_at_the_table(tmp_path: Path) -> None:
    kept = tmp_path / "progress.json"
    kept.write_text("{", encoding="utf-8")
    panel = lc.lesson("the_last_stone", game="nim", progress=kept).controller
    assert panel.session.notice is not None
    assert panel_view(panel.session)["notice"]["kind"] == "info"


def test_both_panels_show_a_lesson_by_its_key() -> None:
    page = lc.lesson("the_last_stone", game="nim")
    assert isinstance(page, Panel)
    assert page.view["lesson"]["name"] == "The last stone"
    page.close()
    plain = lc.lesson("the_last_stone", game="nim", painter="matplotlib")
    assert isinstance(plain, PlainPanel)
    buttons = {b.description: b for b in plain._buttons.values()}
    assert "Two stones lie there" in plain._texts["lesson"].value
    buttons["Help"].click()
    assert "How many stones lie there?" in plain._texts["lesson"].value
    buttons["Show me"].click()
    assert "Shown" in plain._texts["lesson"].value
    assert {plain._buttons[name].layout.display for name in ("step", "run")} == {"none"}
    assert plain._buttons["learn-next"].button_style == "primary"
    buttons["Skip"].click()  # it says Next by now
    assert "Six stones" in plain._texts["lesson"].value
    plain.close()


def test_a_mistyped_lesson_names_those_there_are_the_nearest_first() -> None:
    with pytest.raises(lc.NotFound, match="There are: the_cup, the_last_stone"):
        lc.lesson("cup", game="nim")
    with pytest.raises(lc.NotFound, match="There are: the_last_stone, the_cup"):
        lc.lesson("last_stoen", game="nim")
    with pytest.raises(lc.NotFound):
        lc.lesson(3, game="nim")  # type: ignore[call-overload]
    with pytest.raises(lc.NotFound, match="nim"):
        lc.lesson("the_cup", game="chess")
    with pytest.raises(lc.NotFound):
        lc.lesson("the_cup", game="nim", painter="ascii")


def test_the_list_of_lessons_shows_itself() -> None:
    found = lc.all_lessons("nim")
    assert [lesson.key for lesson in found] == ["the_last_stone", "the_cup"]
    first = repr(found).splitlines()[0]
    assert first == "1. The last stone – Who takes it wins. (the_last_stone)"
    html = found._repr_html_()
    row = html.split("<tr>")[2]
    assert row.index(">1<") < row.index(">The last stone<") < row.index(">the_last_stone<")
    assert "<td" in html
    assert "1\u00a0min" in html
    assert "✓" not in html


def test_rules_stand_last_in_the_list_of_lessons_as_nobody_knows_their_numbers_yet() -> None:
    found = lc.all_lessons()
    assert found.rows[0][-1].split()[:2] == ["G1", "G7"]
    *_, last = found._repr_html_().split("<tr>")[2].split("<td")
    assert 'opacity:0.7">G1 G7' in last


def test_orders_of_a_lesson_are_read_like_others() -> None:
    assert orders.ORDERS["learn"] is orders.Learn


def test_a_solution_is_played_on_the_board_move_by_move() -> None:
    panel = attended()
    click(panel, "learn", to="next")
    assert replay_view(panel.session, "p") is None
    click(panel, "learn", to="reveal")
    replay = replay_view(panel.session, "p")
    assert replay is not None
    told = [line["text"] for line in panel_view(panel.session)["happened"]]
    assert [beat["text"] for beat in replay["beats"]] == told
    click(panel, "learn", to="help")
    assert replay_view(panel.session, "p") is None


@pytest.mark.parametrize("command", [{"do": "hint"}, {"do": "coach", "on": True}])
def test_help_that_a_lesson_refuses_is_not_called_another_game(
    command: dict[str, object], tmp_path: Path
) -> None:
    panel = lc.lesson("market", progress=tmp_path / "progress.json").controller
    panel.dispatch(command)
    notice = panel.session.notice
    assert notice is not None
    assert "help of its own" in notice.text


def test_where_a_goal_is_decided_the_panel_says_how_to_go_on_though_more_could_be_played() -> None:
    lesson = school_for("lacitta").lesson("market")
    panel = Controller(lesson.tasks[0].begin(), lesson=lesson, notes=Book())
    assert panel_view(panel.session)["prompt"] == "What does Lia do?"
    click(panel, "choose", choice="build market")
    click(panel, "space", space="A6")
    click(panel, "confirm")
    assert panel.game.decision is not None
    assert panel_view(panel.session)["prompt"] == "That is done: go on above."
    click(panel, "choose", choice="pass")
    assert "go on above" not in panel_view(panel.session)["prompt"]
