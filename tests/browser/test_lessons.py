"""Lessons in a real browser: one from start to end in German, and how the bar fits and stays."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from lacitta_nb.lessons.lesson import Lesson
from lacitta_nb.lessons.school import school_for
from lacitta_nb.texts import sentence, speaking
from tests.browser.harness import PHONE, Screen, Server
from tests.browser.measure import Measured, moved
from tests.browser.player import PanelPage
from tests.browser.test_access import looks, violations

KEY = "a_spare_citizen"
MOVING = "neighbours"
"""A lesson whose solution makes somebody walk."""
LEAST_NAME = 8.9
"""Pixels of the letters of a space's name, a rounding below 9."""
WAYS = ("back", "help", "retry", "reveal", "next")


def cell(key: str = KEY, **more: str) -> str:
    told = "".join(f", {name}={value!r}" for name, value in more.items())
    return f'import lacitta_nb as lc\nlc.lesson("{key}"{told})\n'


def lesson(key: str = KEY) -> Lesson:
    return school_for("lacitta").lesson(key)


class Bar(PanelPage):
    """The panel of a lesson, with its bar."""

    def learn(self, way: str) -> None:
        self.click(self.role(f"learn-{way}"))

    def stands(self, standing: str) -> None:
        expect(self.role("lesson")).to_have_attribute("data-standing", standing)

    def main(self) -> list[str]:
        """The ways on that are the main one."""
        found = self.role("lesson").locator("button.lc-main")
        return [str(role) for role in found.evaluate_all("all => all.map(e => e.dataset.role)")]

    def places(self) -> dict[str, list[float]]:
        """Where the bar and its buttons are, but for the last one, whose words change."""
        return dict(
            self.role("lesson").evaluate(
                """bar => Object.fromEntries(
                  [bar, ...bar.querySelectorAll('.lc-lesson-ways > button'),
                    ...bar.parentElement.parentElement.querySelectorAll('[data-part="board"]')]
                  .filter(e => e.dataset.role !== "learn-next")
                  .map(e => [e.dataset.role || e.dataset.part, e.getBoundingClientRect()])
                  .map(([name, box]) => [name, [box.y, box.height]]))"""
            )
        )

    def text(self, role: str) -> str:
        return self.role(role).inner_text()


def test_a_lesson_from_start_to_end_in_german(lab: Server, browser: Browser) -> None:
    kept = Path(lab.folder) / "learnt.json"
    source = cell(language="de", progress=str(kept))
    with lab.open(browser, lab.write("lesson.ipynb", source)) as page:
        page.run_all()
        bar = Bar(page)
        with speaking("de"):
            _first_task(bar, lesson())
            _second_task(bar, lesson())
            _to_the_end(bar, lesson())
    assert json.loads(kept.read_text(encoding="utf-8"))["lessons"] == {"lacitta": {KEY: [0]}}


def _first_task(bar: Bar, taught: Lesson) -> None:
    """Help in three steps, a wrong move, again, and the right ones."""
    expect(bar.root).to_have_attribute("lang", "de")
    assert bar.text("lesson-name") == taught.title
    assert bar.text("lesson-ask") == taught.asks(0)
    assert taught.goal(0) in bar.text("lesson-goal")
    places = bar.places()
    for step in (1, 2, 3):
        bar.learn("help")
        helps = bar.role("lesson-helps").locator("li").all_inner_texts()
        assert helps == [taught.help(0, number) for number in range(step, 0, -1)]
    expect(bar.role("learn-help")).to_have_attribute("aria-disabled", "true")
    bar.play("pass")
    bar.stands("missed")
    assert bar.main() == ["learn-retry"]
    assert bar.text("lesson-stands") == sentence("panel-lesson-missed", {})
    assert bar.text("lesson-why")
    assert moved(places, bar.places()) == {}
    bar.learn("retry")
    bar.stands("open")
    bar.play("build school A3")
    bar.stands("open")
    bar.play("build school A8")
    bar.stands("met")
    assert taught.learnt(0) in bar.text("lesson-learnt")
    assert bar.main() == ["learn-next"]
    assert moved(places, bar.places()) == {}


def _second_task(bar: Bar, taught: Lesson) -> None:
    """The solution is shown, a rule looked up, and the last move taken back."""
    bar.learn("next")
    bar.stands("open")
    assert bar.text("lesson-ask") == taught.asks(1)
    bar.learn("reveal")
    bar.stands("met")
    assert bar.text("lesson-stands") == sentence("panel-lesson-shown", {})
    rule = taught.tasks[1].rules[0]
    bar.click(bar.role("lesson").locator(f'[data-rule="{rule}"]'))
    expect(bar.find("entry", rule)).to_be_visible()
    bar.shut()
    bar.click(bar.role("undo-one"))
    bar.stands("open")


def _to_the_end(bar: Bar, taught: Lesson) -> None:
    """The third task is skipped; the last page says what is left, and leads on and back."""
    bar.learn("next")
    assert bar.text("lesson-at").strip() == "3/3"
    bar.learn("next")
    expect(bar.role("lesson-at")).to_have_count(0)
    assert taught.title in bar.text("lesson-ask")
    assert bar.main() == ["learn-next"]
    bar.learn("next")
    assert bar.text("lesson-name") == lesson("market").title


def test_while_it_is_played_on_the_board_the_end_is_not_told(lab: Server, browser: Browser) -> None:
    screen = Screen(ViewportSize(width=1280, height=720), motion=True)
    with lab.open(browser, lab.write("moving.ipynb", cell(MOVING)), screen=screen) as page:
        page.run_all()
        bar = Bar(page)
        bar.learn("reveal")
        expect(bar.role("replay")).to_be_visible()
        bar.stands("open")
        assert bar.main() == []
        expect(bar.role("lesson-learnt")).to_have_count(0)
        bar.role("replay-end").click()
        bar.stands("met")
        assert lesson(MOVING).learnt(0) in bar.text("lesson-learnt")


ORDERED = """from lacitta_nb.panels.paint.widgets import Panel
kept = Panel.get_state
def ordered(self, key=None, drop_defaults=False):
    state = kept(self, key, drop_defaults)
    return dict(sorted(state.items(), key=lambda one: one[0] != "{first}"))
Panel.get_state = ordered
"""
"""What a command changes travels as a set, in any order: here one of the changes comes first."""


@pytest.mark.parametrize("first", ["view", "board"])
def test_what_a_solution_leaves_alone_stays_on_the_board(
    lab: Server, browser: Browser, first: str
) -> None:
    """The picture of the game that is begun anew may come after what is played on it."""
    screen = Screen(ViewportSize(width=1280, height=720), motion=True)
    source = ORDERED.format(first=first) + cell("board_and_food")
    with lab.open(browser, lab.write(f"whole-{first}.ipynb", source), screen=screen) as page:
        page.run_all()
        bar = Bar(page)
        pieces = bar.root.locator('g[id$="-pieces"] > *')
        keys = "all => all.map(e => e.dataset.key)"
        before = set(pieces.evaluate_all(keys))
        assert len(before) > 3
        for _ in range(2):
            bar.learn("reveal")
            expect(bar.role("replay")).to_be_visible()
            assert before <= set(pieces.evaluate_all(keys))
            bar.role("replay-end").click()
            bar.stands("met")
            assert before <= set(pieces.evaluate_all(keys))


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)], ids=str)
def test_task_board_hand_and_confirm_are_in_sight(
    lab: Server, browser: Browser, size: tuple[int, int]
) -> None:
    window = ViewportSize(width=size[0], height=size[1])
    screen = Screen(window)
    with lab.open(browser, lab.write("fits.ipynb", cell()), screen=screen) as page:
        page.run_all()
        bar = Bar(page)
        measured = Measured(bar)
        measured.at_the_top()
        seen = measured.seen()
        for selector in (
            '[data-role="lesson"]',
            '[data-role="learn-next"]',
            "[data-space]",
            "[data-choice]",
            '[data-role="confirm"]',
        ):
            assert seen.holds(measured.boxes(selector)[0]), selector


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)], ids=str)
def test_all_that_the_master_builder_can_build_is_in_sight(
    lab: Server, browser: Browser, size: tuple[int, int]
) -> None:
    screen = Screen(ViewportSize(width=size[0], height=size[1]))
    with lab.open(
        browser, lab.write("asked.ipynb", cell("political_cards")), screen=screen
    ) as page:
        page.run_all()
        bar = Bar(page)
        bar.learn("next")
        bar.choose("master_builder")
        measured = Measured(bar)
        measured.at_the_top()
        body = measured.boxes(".lc-cards" if size[0] > size[1] * 1.5 else ".lc-dock-body")[0]
        options = measured.boxes("[data-option]")
        assert options
        seen = measured.seen().inside(body)
        assert [box for box in options if not seen.holds(box)] == []
        expect(bar.role("prompt")).to_have_js_property("scrollHeight", _high(bar, "prompt"))


@pytest.mark.parametrize("where", ["narrow", "phone"])
def test_spaces_have_their_names_and_nothing_lies_over_the_board(
    lab: Server, browser: Browser, where: str
) -> None:
    """What is asked speaks of spaces by their names, which are read on any screen."""
    phone = where == "phone"
    screen = PHONE if phone else Screen(ViewportSize(width=1024, height=768))
    name = lab.write(f"named-{where}.ipynb", cell())
    with lab.open(browser, name, voila=phone, screen=screen) as page:
        if not phone:
            page.run_all()
        measured = Measured(Bar(page))
        measured.at_the_top()
        letters = dict(measured.letters())
        assert letters["A1"] >= LEAST_NAME
        assert letters["A11"] >= LEAST_NAME
        board = measured.box("svg.lc-board[viewBox]")
        buttons = measured.boxes("[data-zoom]")
        assert buttons
        assert [button for button in buttons if button.meets(board)] == []


def _high(bar: Bar, role: str) -> int:
    """How much of a part can be seen without scrolling."""
    return int(bar.role(role).evaluate("part => part.clientHeight"))


def reached(bar: Bar) -> list[str]:
    """Brings the lesson into one state after the other; each is told by its name."""
    found: list[str] = []

    def look(name: str) -> None:
        found.extend(f"{name}: {what}" for what in violations(bar.page))

    look("at the start")
    for _ in range(3):
        bar.learn("help")
    look("with help")
    bar.play("pass")
    look("when it is missed")
    bar.learn("reveal")
    look("when it is shown")
    for _ in range(3):
        bar.learn("next")
    look("at its end")
    return found


@pytest.mark.parametrize("width", [1280, 700])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_a_lesson(
    lab: Server, browser: Browser, width: int, *, dark: bool
) -> None:
    with lab.open(browser, lab.write("axe_lesson.ipynb", cell()), dark=dark) as page:
        page.page.set_viewport_size({"width": width, "height": 2000})
        page.run_all()
        assert reached(Bar(page)) == []


def test_a_lesson_can_be_told_without_our_colours(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("forced_lesson.ipynb", cell())) as page:
        page.run_all()
        bar = Bar(page)
        page.page.emulate_media(forced_colors="active")
        bar.learn("next")
        bar.learn("reveal")
        bar.stands("met")
        bar.shot("forced-lesson")
        assert looks(bar.role("learn-next")) != looks(bar.role("learn-retry"))
        # A computer player is next: there is nothing to confirm.
        expect(bar.role("confirm")).to_be_hidden()


def test_a_lesson_is_played_on_a_phone(lab: Server, browser: Browser) -> None:
    name = lab.write("phone_lesson.ipynb", cell())
    with lab.open(browser, name, voila=True, screen=PHONE) as page:
        bar = Bar(page)
        assert violations(page) == []
        for way in WAYS:
            box: Any = bar.role(f"learn-{way}").bounding_box()
            assert min(box["width"], box["height"]) >= 44
            assert box["x"] + box["width"] <= PHONE.window["width"] or way == "next"
        bar.learn("reveal")
        bar.stands("met")


def test_the_keyboard_leads_from_the_bar_to_the_hand(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("keys_lesson.ipynb", cell())) as page:
        page.run_all()
        bar = Bar(page)
        bar.role("learn-help").focus()
        bar.press("Enter")
        assert bar.focused("role") == "learn-help"
        announced = bar.root.locator('[data-part="announce"]')
        expect(announced).to_have_text(lesson().help(0, 1))
        for role in ("learn-retry", "learn-reveal", "learn-next"):
            bar.press("Tab")
            assert bar.focused("role") == role
        bar.press("Enter")
        expect(announced).to_contain_text(lesson().asks(1))


def test_the_button_of_a_saved_lesson_runs_its_cell(server: Server, browser: Browser) -> None:
    with server.open(browser, "20_lessons.ipynb") as page:
        page.page.set_viewport_size({"width": 1280, "height": 800})
        button = page.outputs.locator("[data-commandlinker-command]").nth(1)
        button.scroll_into_view_if_needed()
        button.click()
        # A notebook that nobody trusted asks whether its command may run.
        page.page.locator(".jp-Dialog .jp-mod-accept").click()
        bar = Bar(page)
        assert bar.text("lesson-name") == lesson().title
        expect(page.outputs.locator("[data-role='panel']")).to_have_count(1)
