"""The board can be read: how large spaces and letters are, and that the panel takes its room."""

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.harness import Screen, Server
from tests.browser.measure import SIZES, THREE, Measured, five
from tests.browser.player import PanelPage

WIDEST = ViewportSize(width=2200, height=1200)
LEAST_SPACE = 24
LEAST_LETTERS = 11
GAMES = {"three": THREE, "five": five()}
FILLS = """panel => document.fullscreenElement === panel
  && panel.clientWidth >= window.innerWidth - 20"""


@pytest.mark.parametrize("players", GAMES)
def test_spaces_and_letters_are_large_enough(lab: Server, browser: Browser, players: str) -> None:
    name = lab.write(f"sizes-{players}.ipynb", GAMES[players])
    with lab.open(browser, name, screen=Screen(WIDEST)) as page:
        page.run_all()
        panel = PanelPage(page)
        measured = Measured(panel)
        # No limit but the window's to the panel's width: JupyterLab's own column is left of it.
        measured.resize(WIDEST)
        cell = panel.root.locator("xpath=ancestor::*[contains(@class, 'jp-OutputArea-output')]")
        room = cell.first.evaluate("output => output.clientWidth")
        assert measured.box(".lc-sheet").wide > room - 40
        for size in (WIDEST, *SIZES):
            measured.resize(size)
            panel.choose("build farm")
            if size["width"] >= 1280:
                narrowest = min(box.wide for box in measured.boxes("[data-space]"))
                assert narrowest >= LEAST_SPACE, size
                assert small_letters(measured) == [], size
            else:
                # There is no room for the whole board in a readable size: the zoom has it.
                panel.click(panel.role("zoom-mine"))
                assert small_letters(measured) == [], size
                panel.click(panel.role("zoom-fit"))
            panel.click(panel.role("cancel"))


def small_letters(measured: Measured) -> list[tuple[str, float]]:
    """The texts on the board that are too small to read."""
    return [(text, high) for text, high in measured.letters() if high < LEAST_LETTERS]


def test_names_of_spaces_come_with_room_and_with_the_pointer(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("names.ipynb", THREE), screen=Screen(SIZES[0])) as page:
        page.run_all()
        panel = PanelPage(page)
        measured = Measured(panel)
        measured.resize(SIZES[2])
        names = panel.root.locator(".lc-t-name")
        expect(names.first).to_be_hidden()
        panel.space("D5").hover()
        expect(panel.role("pointed")).to_contain_text("D5")
        panel.click(panel.role("zoom-near"))
        measured.still()
        if measured.box("[data-space]").wide > 45:
            expect(names.first).to_be_visible()


def test_the_panel_fills_the_screen_when_asked(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("full.ipynb", THREE), screen=Screen(SIZES[0])) as page:
        page.run_all()
        panel = PanelPage(page)
        measured = Measured(panel)
        measured.at_the_top()
        before = measured.box('[data-part="board"] svg').wide
        panel.choose_in_menu("full")
        page.page.wait_for_function(FILLS, arg=panel.root.element_handle())
        measured.still()
        assert measured.box('[data-part="board"] svg').wide > before
        panel.choose("build farm")
        confirm = measured.box('[data-role="confirm"]')
        assert confirm.bottom <= SIZES[0]["height"] + 1
        panel.choose_in_menu("full")
        page.page.wait_for_function("() => !document.fullscreenElement")
        measured.still()
        assert abs(measured.box('[data-part="board"] svg').wide - before) < 2
