"""Training in a browser: a session by keyboard alone, what is kept of it, and how it looks."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from lacitta_nb.lessons.exercise import Exercise, variant
from lacitta_nb.lessons.school import school_for
from tests.browser.harness import PHONE, ROOT, NotebookPage, Screen, Server

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
KINDS = ("spare_citizen", "income", "city_limit")
"""A kind that is answered on the board, one by a number, and one by a choice."""
SEED = "browser"
CELL = f"""
import lacitta_nb as lc
lc.train(kinds={list(KINDS)!r}, seed={SEED!r}, level=1, progress="learnt.json")
"""
LOW = Screen({"width": 1280, "height": 720})
NARROW = Screen({"width": 1024, "height": 768})


def exercises() -> Iterator[Exercise]:
    """The exercises that the page will ask, one of each kind."""
    for number, key in enumerate(KINDS):
        seed = f"{SEED}/{number}" if number else SEED
        yield variant(school_for("lacitta").kind(key), seed, 1)


def root_of(page: NotebookPage) -> Locator:
    root = page.page.locator('[data-role="exercises"]')
    expect(root).to_be_visible()
    return root


def role(root: Locator, name: str) -> Locator:
    return root.locator(f'[data-role="{name}"]')


def violations(page: NotebookPage) -> list[str]:
    page.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.page.evaluate(
        """() => axe.run({ include: [['[data-role="exercises"]']] },
        { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })"""
    )
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def place(root: Locator, name: str) -> list[float]:
    """Where a button is in the widget, wherever the notebook has been scrolled to."""
    found: list[float] = role(root, name).evaluate(
        """e => { const [a, b] = [e, e.closest('[data-role="exercises"]')]
        .map(one => one.getBoundingClientRect()); return [a.x - b.x, a.y - b.y, a.width]; }"""
    )
    return found


class Typist:
    """Whoever answers with the keyboard alone."""

    def __init__(self, page: NotebookPage) -> None:
        self.page = page
        self.root = root_of(page)

    def press(self, key: str) -> None:
        self.page.page.keyboard.press(key)

    def focused(self, attribute: str) -> str:
        """What an attribute of the element with the focus says."""
        found: str = self.page.page.evaluate(
            "name => document.activeElement?.getAttribute(name) || ''", attribute
        )
        return found

    def go_to(self, space: str) -> None:
        """Move on the board by arrow keys; which way they lead is the page's matter."""
        self.root.locator(f'[data-space="{space}"]').focus()

    def tab_to_the_board(self) -> None:
        """From the head of the widget by tabs, and one space on."""
        self.root.focus()
        for _ in range(12):
            self.press("Tab")
            if self.focused("data-space"):
                break
        before = self.focused("data-space")
        assert before
        self.press("ArrowDown")
        assert self.focused("data-space")

    def enter(self, number: int) -> None:
        """The page has come to an exercise."""
        expect(self.root).to_have_attribute("data-number", str(number))


def test_a_session_by_keyboard(lab: Server, browser: Browser) -> None:
    """One exercise after the other, as they come: what follows rests on what was before."""
    first, second, third = exercises()
    lab.write("training.ipynb", CELL)
    with lab.open(browser, "training.ipynb") as page:
        page.run_all()
        typist, root = Typist(page), root_of(page)
        typist.tab_to_the_board()

        # On the board: the right answer.
        assert first.form == "spaces"
        for space in first.right:
            typist.go_to(space)
            typist.press("Space")
            expect(root.locator(f'[data-space="{space}"]')).to_have_class("lc-hit lc-selected")
        typist.press("Enter")
        expect(role(root, "feedback")).to_have_attribute("data-right", "true")
        expect(role(root, "next")).to_be_focused()
        expect(root.locator('[data-part="announce"]')).to_contain_text("Right")
        page.shot("training-right")
        assert violations(page) == []

        # A number: a wrong one.
        typist.press("Enter")
        typist.enter(2)
        expect(root.locator('[data-field="number"]')).to_be_focused()
        assert second.right != ("99",)
        page.page.keyboard.type("99")
        typist.press("Enter")
        expect(role(root, "feedback")).to_have_attribute("data-right", "false")
        expect(root.locator('[data-part="announce"]')).to_contain_text("Not right")
        expect(role(root, "feedback")).to_contain_text(f"The right answer: {second.right[0]}.")

        # A choice: nothing at first, then not known.
        typist.press("Enter")
        typist.enter(3)
        assert third.form == "choice"
        expect(root.locator("[data-option]").first).to_be_focused()
        typist.press("2")
        expect(root.locator("[data-option]").nth(1)).to_have_attribute("aria-pressed", "true")
        typist.press("1")
        expect(root.locator("[data-option]").nth(1)).to_have_attribute("aria-pressed", "false")
        role(root, "skip").focus()
        typist.press("Enter")
        expect(role(root, "feedback")).to_have_attribute("data-right", "false")
        missed = root.locator('[data-option][data-mark="missed"]')
        expect(missed).to_have_attribute("data-option", third.right[0])
        root.locator("[data-rule]").first.focus()
        typist.press("Enter")
        expect(role(root, "rule-text")).to_be_visible()
        assert violations(page) == []
        page.shot("training-missed")
        expect(role(root, "sofar")).to_contain_text("Answered today: 3")
    kept = json.loads(lab.read("learnt.json"))
    cards = kept["cards"]["lacitta"]
    assert {kind: (card["asked"], card["right"]) for kind, card in cards.items()} == {
        "spare_citizen": (1, 1),
        "income": (1, 0),
        "city_limit": (1, 0),
    }
    assert kept["days"]["count"] == 3


FORMS = """
import sys
sys.path[:0] = [{root!r}, {announced!r}]
from tests.contract.nim import box
from tests.lessons.school import SCHOOL
type(box.BOX).school = SCHOOL
import lacitta_nb as lc
lc.exercise({kind!r}, game="nim", seed=5)
"""


def opened(lab: Server, kind: str) -> str:
    announced = str(ROOT / "tests" / "contract" / "announced")
    return lab.write("form.ipynb", FORMS.format(root=str(ROOT), announced=announced, kind=kind))


def answered(root: Locator, kind: str) -> None:
    """An answer by mouse, whether it is right or not."""
    match kind:
        case "which_can":
            root.locator('[data-space="1"]').click()
            expect(root.locator('[data-space="1"]')).to_have_class("lc-hit lc-selected")
        case "way_down":
            for space in ("1", "2", "2", "1"):
                root.locator(f'[data-space="{space}"]').click(force=True)
                root.page.wait_for_function("!document.querySelector('.lc-exercises[aria-busy]')")
            expect(root.locator("[data-arrow]")).to_have_count(2)
            root.locator('[data-arrow="1>2"] [data-role="drop"]').click()
            expect(root.locator("[data-arrow]")).to_have_count(1)
        case "how_many":
            for _ in range(3):
                role(root, "more").click()
            role(root, "less").click()
            expect(root.locator('[data-field="number"]')).to_have_value("2")
        case "in_order":
            last = root.locator("[data-row]").last.get_attribute("data-row")
            root.locator(f'[data-row="{last}"] [data-role="up"]').click()
            expect(root.locator("[data-row]").nth(1)).to_have_attribute("data-row", str(last))
            root.locator("[data-row]").first.drag_to(root.locator("[data-row]").last)
            expect(root.locator("[data-row]").first).to_have_attribute("data-row", str(last))
        case _:
            root.locator("[data-option]").first.click()
            expect(root.locator("[data-option]").first).to_have_attribute("aria-pressed", "true")


ALL = ("which_can", "which_wins", "what_is_legal", "way_down", "how_many", "in_order")


@pytest.mark.parametrize("kind", ALL)
def test_every_form_can_be_answered(lab: Server, browser: Browser, kind: str) -> None:
    with lab.open(browser, opened(lab, kind), screen=LOW) as page:
        page.run_all()
        root = root_of(page)
        assert violations(page) == []
        answered(root, kind)
        places = [place(root, name) for name in ("check", "skip")]
        role(root, "check").click()
        expect(role(root, "feedback")).to_be_visible()
        assert [place(root, name) for name in ("next", "skip")] == places
        assert violations(page) == []
        page.shot(f"training-{kind}")
        role(root, "next").click()
        expect(root).to_have_attribute("data-number", "2")
        assert place(root, "check") == places[0]


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("screen", [LOW, NARROW])
def test_question_board_and_button_are_seen_at_once(
    lab: Server, browser: Browser, screen: Screen, dark: bool
) -> None:
    with lab.open(browser, lab.write("fits.ipynb", CELL), screen=screen, dark=dark) as page:
        page.run_all()
        root = root_of(page)
        root.evaluate("e => e.scrollIntoView({ block: 'start' })")
        for name in ("question", "check", "skip"):
            expect(role(root, name)).to_be_in_viewport(ratio=1)
        expect(root.locator("svg.lc-board").first).to_be_in_viewport(ratio=1)
        assert violations(page) == []
        page.shot(f"training-fits-{screen.window['width']}-{dark}")


USUAL = Screen({"width": 1440, "height": 900})


def test_below_the_code_that_was_run_all_of_it_is_seen(lab: Server, browser: Browser) -> None:
    """Nobody has scrolled; and whoever has sees all of it again with the answer."""
    source = CELL.replace("learnt.json", "below.json")
    with lab.open(browser, lab.write("below.ipynb", source, "1"), screen=USUAL) as page:
        page.run_cell(0)
        root = root_of(page)

        def seen(button: str) -> None:
            expect(root.locator(f'[data-role="{button}"]')).to_be_in_viewport(ratio=1)
            expect(role(root, "question")).to_be_in_viewport(ratio=1)
            expect(root.locator("svg.lc-board").first).to_be_in_viewport(ratio=1)

        seen("check")
        page.page.locator(".jp-WindowedPanel-outer").evaluate("e => e.scrollBy(0, 300)")
        expect(role(root, "question")).not_to_be_in_viewport()
        role(root, "skip").click()
        seen("next")
        page.shot("training-below")
        page.page.keyboard.press("Enter")
        seen("check")


def test_keys_where_the_answer_is_a_number(lab: Server, browser: Browser) -> None:
    source = CELL.replace(repr(list(KINDS)), repr(["room_left"]))
    lab.write("number.ipynb", source.replace("learnt.json", "number.json"))
    with lab.open(browser, "number.ipynb", screen=LOW) as page:
        page.run_all()
        root, press = root_of(page), page.page.keyboard.press
        expect(root.locator(".lc-keys-hint")).not_to_contain_text("Space")
        root.locator('[data-field="number"]').click()
        page.page.keyboard.type("abc")
        press("Enter")
        expect(role(root, "status")).to_be_visible()
        # What was wrong is typed over.
        page.page.keyboard.type("1")
        expect(root.locator('[data-field="number"]')).to_have_value("1")
        asked = root.locator("[data-space].lc-lit").get_attribute("data-space")
        for key in ("n", "p", "Home"):
            root.locator(f'[data-space]:not([data-space="{asked}"])').first.focus()
            press(key)
            expect(root.locator(f'[data-space="{asked}"]')).to_be_focused()


def test_no_outline_crosses_out_a_word(lab: Server, browser: Browser) -> None:
    """Words lie over the outlines of the spaces, which can be clicked all the same."""
    source = CELL.replace("learnt.json", "words.json")
    with lab.open(browser, lab.write("words.ipynb", source), screen=LOW) as page:
        page.run_all()
        root = root_of(page)
        space = next(exercises()).right[0]
        root.locator(f'[data-space="{space}"]').click()
        expect(root.locator(f'[data-space="{space}"]')).to_have_class("lc-hit lc-selected")
        role(root, "check").click()
        expect(role(root, "feedback")).to_be_visible()
        under = """root => [...root.querySelectorAll('svg.lc-board > g[id$="-marks"] text')]
            .filter(text => text.compareDocumentPosition(root.querySelector('[data-mark].lc-hit'))
                & Node.DOCUMENT_POSITION_FOLLOWING).map(text => text.textContent)"""
        expect(root.locator('g[id$="-marks"] text', has_text=space)).to_have_count(1)
        assert root.evaluate(under) == []


def test_it_fits_a_phone(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("phone.ipynb", CELL), voila=True, screen=PHONE) as page:
        root = root_of(page)
        root.evaluate("e => e.scrollIntoView({ block: 'start' })")
        for name in ("question", "check", "skip"):
            expect(role(root, name)).to_be_in_viewport(ratio=1)
        assert root.evaluate("e => document.documentElement.scrollWidth <= innerWidth")
        small = root.evaluate(
            """root => [...root.querySelectorAll('button, select, input')]
            .filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect())
            .filter(box => box.width && Math.min(box.width, box.height) < 43.5).length"""
        )
        assert small == 0
        page.shot("training-phone")


LOOKS = """space => { const s = getComputedStyle(space);
  return [s.strokeDasharray, s.strokeWidth, s.forcedColorAdjust].join(" | "); }"""


def test_what_is_asked_about_does_not_look_like_the_focus(lab: Server, browser: Browser) -> None:
    """By its form, which stays where colours are the reader's, or there are none."""
    source = CELL.replace(repr(list(KINDS)), repr(["city_limit"]))
    lab.write("asked_about.ipynb", source)
    with lab.open(browser, "asked_about.ipynb", screen=NARROW) as page:
        page.run_all()
        root = root_of(page)
        page.page.emulate_media(forced_colors="active")
        lit = root.locator("[data-space].lc-lit").first
        asked = lit.evaluate(LOOKS)
        lit.focus()
        page.page.keyboard.press("Shift")
        focused = lit.evaluate(LOOKS)
        assert asked.split(" | ")[0] != "none"
        assert focused.split(" | ")[0] == "none"
        assert asked.endswith("none"), "the board keeps its own colours"
