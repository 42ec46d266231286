"""How the panel behaves among other things on the page: keys, answers, a kernel that goes away."""

import re

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.harness import WINDOW, NotebookPage, Screen, Server
from tests.browser.player import PanelPage

GAME = """
import lacitta_nb as lc
lc.show(lc.new_game(["Anna", "Bruno", "Clara"], seed=2000))
"""
AFTER = "1 + 1"

SHORTCUTS = ("b", "a", "x", "d", "d", "Shift+Enter")
"""Keys that add, cut, delete and run cells while a cell has the focus."""

SMALL = ViewportSize(width=1200, height=800)


def opened(page: NotebookPage) -> PanelPage:
    page.run_all()
    return PanelPage(page)


def cells(page: NotebookPage) -> list[str]:
    """What stands in each cell, and its number of execution."""
    found = page.page.locator(".jp-Notebook .jp-Cell .jp-InputArea")
    return [str(text) for text in found.all_inner_texts()]


def test_keys_stay_in_the_panel(server: Server, browser: Browser) -> None:
    with server.open(browser, server.write("keys.ipynb", GAME, AFTER)) as page:
        panel = opened(page)
        before = cells(page)
        assert len(before) == 2

        def pressed() -> None:
            for key in SHORTCUTS:
                page.page.keyboard.press(key)
            panel.settled()
            assert cells(page) == before

        panel.choose_in_menu("coordinates")
        pressed()
        panel.click(panel.role("run"))
        pressed()
        # Words on the panel take no focus of their own.
        panel.role("prompt").click()
        pressed()
        panel.choose("build farm")
        panel.point("H3")
        pressed()
        # The button that had the focus goes away with the click.
        panel.confirm()
        pressed()
        expect(panel.role("whose")).to_contain_text("Bruno")


def test_keys_reach_the_notebook_outside_the_panel(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("keys-outside.ipynb", GAME, AFTER)) as page:
        opened(page)
        before = len(cells(page))
        page.page.locator(".jp-CodeCell .jp-InputArea-prompt").last.click()
        page.page.keyboard.press("b")
        expect(page.page.locator(".jp-Notebook .jp-Cell")).to_have_count(before + 1)


def test_answers_stand_where_one_acts(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("answers.ipynb", GAME)) as page:
        panel = opened(page)
        panel.run()
        panel.play("gold")
        panel.resize(SMALL)
        panel.open("files")
        panel.click(panel.role("new"))
        question = panel.role("question")
        stands_beside(question, panel.role("new"), page.page)
        expect(question).to_be_focused()
        panel.click(panel.role("no"))
        expect(panel.role("new")).to_be_focused()
        panel.load("nowhere")
        expect(panel.role("status")).to_have_attribute("data-kind", "error")
        stands_beside(panel.role("status"), panel.role("load"), page.page)
        panel.save_as("beside")
        stands_beside(panel.role("status"), panel.role("save"), page.page)
        panel.find("field", "paste").fill("lc1.nonsense")
        panel.click(panel.role("open-code"))
        stands_beside(panel.role("status"), panel.role("open-code"), page.page)
        panel.shot("answer")
        # A new game begins at the panel's head, however far down it was asked for.
        panel.click(panel.role("new"))
        expect(panel.role("status")).to_contain_text("panel.game")
        expect(panel.role("status")).to_be_in_viewport()
        expect(panel.role("title")).to_be_in_viewport()
        expect(panel.root).to_be_focused()
        # What can't be taken back now says so where everything is explained.
        panel.click(panel.role("undo-one"), greyed=True)
        expect(panel.role("reason")).to_contain_text("nothing has been played yet")
        expect(panel.role("reason")).to_be_in_viewport()


def stands_beside(answer: Locator, button: Locator, page: Page) -> None:
    """Both are on the screen, and near each other."""
    expect(answer).to_have_count(1)
    expect(answer).to_be_in_viewport()
    expect(button).to_be_in_viewport()
    one, other = answer.bounding_box(), button.bounding_box()
    assert one is not None
    assert other is not None
    assert abs(one["y"] - other["y"]) < 120, page.url


def test_a_kernel_that_restarts(server: Server, browser: Browser) -> None:
    with server.open(browser, server.write("restart.ipynb", GAME, AFTER)) as page:
        panel = opened(page)
        page.menu("Kernel", "Restart Kernel…")
        page.page.locator(".jp-Dialog").get_by_role("button", name="Confirm Kernel Restart").click()
        lost = panel.role("lost")
        expect(lost).to_have_text("Not connected: run the cell again.")
        page.wait_idle()
        expect(lost).to_be_visible()
        panel.role("open-files").click()
        for role in ("step", "run", "undo-one", "save"):
            expect(panel.role(role)).to_have_attribute("aria-disabled", "true")
        panel.shot("lost")
        panel.role("step").click(force=True)
        expect(panel.role("status")).to_contain_text("run the cell again")
        assert panel.phase() == "start_player"
        page.run_cell(0)
        again = PanelPage(page)
        expect(again.role("lost")).to_have_count(0)
        again.step()
        assert again.phase() == "lay_voice"


def test_a_kernel_that_is_shut_down(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("shut.ipynb", GAME, AFTER)) as page:
        panel = opened(page)
        page.menu("Kernel", "Shut Down Kernel")
        expect(panel.role("lost")).to_have_text("Not connected: run the cell again.")
        expect(panel.role("step")).to_have_attribute("aria-disabled", "true")


def test_the_keyboard_on_the_board(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("board-keys.ipynb", GAME)) as page:
        panel = opened(page)
        panel.run()
        panel.role("step").focus()
        panel.tab_to("choice", "build farm")
        panel.press("Enter")
        first = panel.focused("space")
        # The best space has the highest badge: no other is said to bring more food.
        bring = {name: food(panel, name) for name in panel.legal()}
        assert bring[first] == max(bring.values())
        seen = [first]
        for _ in bring:
            panel.press("n")
            seen.append(panel.focused("space"))
        # Round all of them and back again.
        assert set(seen) == set(bring)
        assert seen[-1] == first
        panel.press("p")
        assert panel.focused("space") == seen[-2]
        panel.press("Home")
        assert panel.focused("space") == first
        panel.press("Escape")
        assert panel.focused("choice") == "build farm"


def food(panel: PanelPage, space: str) -> int:
    """What the badge of a space says, from the words for those who cannot see it."""
    label = str(panel.space(space).get_attribute("aria-label"))
    found = re.search(r"\+(\d+)", label)
    assert found is not None, label
    return int(found[1])


def test_the_board_stays_where_it_is(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("jump.ipynb", GAME)) as page:
        panel = opened(page)
        for width in (900, 1200, 1600):
            panel.resize(ViewportSize(width=width, height=WINDOW["height"]))
            tops = a_year(panel)
            assert len(set(tops.values())) == 1, (width, tops)
            panel.choose_in_menu("undo-year")


def a_year(panel: PanelPage) -> dict[str, int]:
    """Where the board begins, counted from the panel's top, through all phases of a year."""
    tops = {}
    while panel.phase() not in tops:
        tops[panel.phase()] = board_top(panel)
        if panel.phase() == "politics":
            for turn in range(15):
                panel.play("gold" if turn < 9 else "pass")
                tops[f"turn {turn}"] = board_top(panel)
        else:
            panel.step()
        if panel.role("title").inner_text().startswith("Year 2"):
            break
    return tops


def board_top(panel: PanelPage) -> int:
    return int(
        panel.root.evaluate(
            "panel => panel.querySelector('[data-part=board]').getBoundingClientRect().top"
            " - panel.getBoundingClientRect().top"
        )
    )


def test_shift_enter_shows_the_panel(lab: Server, browser: Browser) -> None:
    filler = "\n".join(f"# {line}" for line in range(40))
    with lab.open(browser, lab.write("enter.ipynb", GAME, filler)) as page:
        page.page.set_viewport_size(SMALL)
        page.page.locator(".jp-CodeCell .cm-content").first.click()
        page.page.keyboard.press("Shift+Enter")
        panel = PanelPage(page)
        expect(panel.role("title")).to_be_in_viewport()
        expect(panel.role("step")).to_be_in_viewport()


PRESSED_AT_ONCE = """() => {
  const press = panel => panel.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  new MutationObserver((_, observer) => {
    const panel = document.querySelector('[data-role="panel"]');
    if (panel) { observer.disconnect(); press(panel); }
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_a_panel_that_is_clicked_already_does_not_move_away(lab: Server, browser: Browser) -> None:
    filler = "\n".join(f"# {line}" for line in range(40))
    with lab.open(browser, lab.write("clicked.ipynb", GAME, filler)) as page:
        page.page.set_viewport_size(SMALL)
        page.page.evaluate(PRESSED_AT_ONCE)
        page.page.locator(".jp-CodeCell .cm-content").first.click()
        page.page.keyboard.press("Shift+Enter")
        panel = PanelPage(page)
        page.page.wait_for_timeout(1000)
        assert panel.root.evaluate("panel => panel.getBoundingClientRect().bottom > innerHeight")


def test_the_rules_of_a_kernel_that_is_shut_down(lab: Server, browser: Browser) -> None:
    rules = "import lacitta_nb as lc\nlc.rules()"
    with lab.open(browser, lab.write("rules.ipynb", rules, AFTER)) as page:
        page.run_all()
        expect(page.page.locator('[data-role="rulebook"]')).to_be_visible()
        lost = page.page.locator('[data-role="lost"]')
        expect(lost).to_be_hidden()
        page.menu("Kernel", "Shut Down Kernel")
        expect(lost).to_have_text("Not connected: run the cell again.")
        page.page.locator('[data-role="rulebook"] [data-send]').first.click()
        expect(lost).to_be_visible()


def test_voila_opens_at_the_top_of_its_page(lab: Server, browser: Browser) -> None:
    """There nobody has asked for one of the panels."""
    screen = Screen(SMALL)
    name = lab.write("top.ipynb", GAME, GAME)
    with lab.open(browser, name, voila=True, screen=screen) as page:
        panels = page.page.locator('[data-role="panel"]')
        expect(panels).to_have_count(2)
        page.page.wait_for_timeout(1000)
        assert panels.first.evaluate("panel => panel.getBoundingClientRect().top") >= 0


def test_the_tip_of_a_card_does_not_cover_why_it_was_refused(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("refused.ipynb", GAME)) as page:
        panel = opened(page)
        panel.click(panel.role("run"))
        panel.root.locator('[data-choice][aria-disabled="true"]').first.click(force=True)
        expect(panel.role("refused")).to_be_visible()
        page.page.wait_for_timeout(400)
        expect(panel.root.locator('[data-part="pointed"]')).to_be_hidden()
        panel.role("refused").locator("[data-rule]").click()
        expect(panel.root.locator(".lc-rules .lc-open")).to_be_visible()


def test_the_wheel_over_a_board_that_is_seen_whole_moves_the_page(
    lab: Server, browser: Browser
) -> None:
    screen = Screen(SMALL)
    with lab.open(browser, lab.write("wheel.ipynb", GAME, *[AFTER] * 20), screen=screen) as page:
        panel = opened(page)

        def moved() -> float:
            before = panel.root.bounding_box()
            panel.find("part", "board").hover()
            page.page.mouse.wheel(0, -60)
            page.page.wait_for_timeout(200)  # nothing tells that a page does not scroll
            after = panel.root.bounding_box()
            assert before is not None
            assert after is not None
            return after["y"] - before["y"]

        panel.find("part", "board").scroll_into_view_if_needed()
        assert moved() > 0
        panel.find("zoom", "near").click()
        panel.settled()
        assert moved() == 0


LESSON = """
import tempfile
import lacitta_nb as lc
lc.lesson("board_and_food", progress=f"{tempfile.mkdtemp()}/progress.json")
"""


def test_a_log_that_is_seen_whole_does_not_fade(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("whole.ipynb", LESSON)) as page:
        panel = opened(page)
        panel.play("build farm A5")
        happened = panel.role("happened")
        # Its number can be clicked on more than its line.
        expect(happened.locator("li").last.locator(".lc-rule")).to_be_visible()
        assert happened.evaluate("log => log.scrollHeight - log.clientHeight") > 0
        expect(happened).not_to_have_attribute("data-more", "")
