"""The table's menu of languages: all of it speaks another one at once, and nothing else changes."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.harness import Server
from tests.browser.player import PanelPage

CELL = """
import lacitta_nb as lc
game = lc.new_game(["Anna", "Bruno"], board="lezione", seed=5)
game.run()
lc.show(game, seats={1 - game.decision.player: "greedy"})
"""


def test_the_menu_changes_the_language_of_everything_at_once(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("languages.ipynb", CELL)) as page:
        page.run_all()
        panel = PanelPage(page)
        panel.settled()
        panel.open("log")
        panel.choose("build farm")
        board = panel.root.locator('[data-part="board"]')
        menu = panel.role("menu")
        menu.locator("summary").click()
        languages = panel.role("language")
        expect(languages.locator("option")).to_have_text(["Deutsch", "English", "Français"])
        languages.focus()
        for language, confirm, label in (
            ("de", "OK", r"^Spielplan\."),
            ("fr", "Valider", r"^Plateau\."),
            ("en", "Confirm", r"^Board\."),
        ):
            languages.select_option(language)
            expect(panel.role("confirm")).to_have_text(confirm)
            expect(panel.root).to_have_attribute("lang", language)
            expect(board).to_have_attribute("aria-label", re.compile(label))
            expect(languages).to_be_focused()
            expect(menu).to_have_attribute("open", "")
            expect(panel.role("log").locator("li").first).to_be_visible()
            expect(panel.find("choice", "build farm")).to_have_attribute("aria-pressed", "true")
        panel.shot("languages")


def test_a_notebook_that_speaks_german_shows_a_german_table(lab: Server, browser: Browser) -> None:
    speaking = CELL.replace("game = ", 'lc.speak("de")\ngame = ', 1)
    with lab.open(browser, lab.write("german.ipynb", speaking)) as page:
        page.run_all()
        panel = PanelPage(page)
        expect(panel.root).to_have_attribute("lang", "de")
        expect(panel.role("confirm")).to_have_text("OK")
        panel.choose("build farm")
        expect(panel.role("language")).to_have_value("de")
