"""What the panel explains where one points, and what it warns of, in a browser."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.harness import Server
from tests.browser.player import MOST_TABS, PanelPage
from tests.games.lacitta.panel.test_dangers import CULTURE, with_statue
from tests.panels.tables import politics

LIT = re.compile(r"\blc-lit\b")


def code(citizens: int) -> str:
    game = with_statue(voice=CULTURE, citizens=citizens)
    return f'import lacitta_nb as lc\nlc.show(lc.load("{game.code()}"))\n'


def test_whatever_is_pointed_at_is_explained(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("help.ipynb", code(3))) as page:
        page.run_all()
        panel = PanelPage(page)
        tip = panel.role("tip")
        expect(tip).to_have_count(0)
        panel.find("choice", "master_builder").hover()
        expect(tip).to_contain_text("Puts up any building")
        panel.shot("help-card")
        panel.find("choice", "build farm").focus()
        expect(tip).to_contain_text("wheat")
        panel.space("A1").hover()
        expect(panel.role("pointed")).to_contain_text("Rosso")
        panel.page.page.locator(
            '[data-role="panel"] g[id$="-land"] path[aria-label*="lake"]'
        ).first.hover()
        expect(panel.role("pointed")).to_contain_text("fountains and bathhouses")
        expect(panel.root.locator(".lc-t-name").first).to_be_visible()
        panel.open("players")
        panel.find("city", "A1").locator('[data-cell="castle"]').hover()
        expect(panel.space("A2")).to_have_class(LIT)
        expect(panel.space("C2")).not_to_have_class(LIT)


def test_a_danger_is_told_before_confirming_and_afterwards(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("danger.ipynb", code(3))) as page:
        page.run_all()
        panel = PanelPage(page)
        panel.choose("build farm")
        panel.point("A3")
        expect(panel.role("preview")).to_contain_text("A1 loses a citizen to Blu's C2")
        expect(panel.role("preview")).to_contain_text("the farm at A3 falls")
        panel.shot("danger")
        panel.role("confirm").click()
        panel.settled()
        panel.open("log").locator(".lc-rule").last.hover()
        expect(panel.role("beside")).to_contain_text("castle, which must hold two")
        # A line of the log lights up its city also for whoever comes with the tab key.
        farm = panel.role("log").locator('[data-event="built"]').last
        panel.role("open-log").focus()
        for _ in range(MOST_TABS):
            panel.press("Tab")
            if farm.evaluate("line => line === document.activeElement"):
                break
        expect(farm).to_be_focused()
        expect(panel.space("A3")).to_have_class(LIT)
        panel.shot("danger-log")
        panel.open("signs")
        panel.shot("danger-signs")


def test_a_search_shows_what_fits_and_counts_it(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("search.ipynb", code(3))) as page:
        page.run_all()
        panel = PanelPage(page)
        rules = panel.open("rules")
        entries = rules.locator("[data-entry]")
        rules.locator('[data-entry="G4"] button').first.click()
        expect(rules.locator('[data-entry="G4"].lc-open')).to_be_visible()
        search = rules.locator('[data-field="rule-search"]')
        for word in ("hunger", "starve", "hungry citizens"):
            search.fill(word)
            expect(rules.locator('[data-entry="F2"]')).to_be_visible()
            expect(rules.locator('[data-entry="G4"]')).to_have_count(0)
        search.fill("starve")
        terms = rules.locator("dt")
        found = entries.count() + terms.count()
        expect(rules.locator('[role="status"]').first).to_have_text(f"Found: {found}")
        panel.shot("rules-search")


def test_a_question_before_a_phase_has_one_button_that_goes_on(
    lab: Server, browser: Browser
) -> None:
    voice = {"cards": ["culture", "education", "culture", "health"]}
    game = politics(phase="reveal_voice", voice=voice)
    shown = f'import lacitta_nb as lc\nlc.show(lc.load("{game.code()}"))\n'
    with lab.open(browser, lab.write("predict.ipynb", shown)) as page:
        page.run_all()
        panel = PanelPage(page)
        panel.click(panel.role("predict-switch"))
        panel.click(panel.role("step"))
        done = panel.role("guessed")
        expect(panel.role("step")).to_have_count(0)
        # Something is wished for in any case.
        expect(done).to_have_attribute("aria-disabled", "true")
        panel.click(panel.find("guess", "wish culture"))
        expect(done).not_to_have_attribute("aria-disabled", "true")
        panel.shot("predict")
        panel.click(done)
        expect(panel.role("marked")).to_contain_text("1 of 1 right")
