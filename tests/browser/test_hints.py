"""Hints on the page: the best few at a glance, why and how far they look one click away."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tests.browser.harness import Screen, Server
from tests.browser.measure import LAPTOP, SIZES, THREE, Measured
from tests.browser.player import PanelPage
from tests.browser.test_looks import BESIDE, CUT, FAINT

CASES = Path(__file__).parents[1] / "games" / "lacitta" / "cases" / "advice"
LOW = SIZES[2]
NARROW = ViewportSize(width=700, height=800)
LAST = f"""
import lacitta_nb as lc
lc.show(lc.load({str(CASES / "y6_last_turn_900014.json")!r}))
"""
"""The last turn of a game, with chances to win and something to fear."""
MALO = """
import lacitta_nb as lc
lc.show(lc.saint_malo.new_game(["Anna", "Bruno", "Clara"], seed=1))
"""
STATO = MALO.replace("saint_malo", "citta_stato")
GAMES = {"last": LAST, "early": THREE, "saint_malo": MALO, "citta_stato": STATO}
HINT = '[data-role="hints"] [data-hint]'
LINE = 16
"""Pixels of a line of text."""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_three_hints_are_in_sight_at_once(
    lab: Server, browser: Browser, game: str, language: str
) -> None:
    cell = GAMES[game].replace("as lc\n", f'as lc\nlc.speak("{language}")\n', 1)
    name = lab.write(f"hints-{game}-{language}.ipynb", cell)
    with lab.open(browser, name, screen=Screen(LOW)) as page:
        page.run_all()
        panel = PanelPage(page)
        measured = Measured(panel)
        ask(panel)
        for size in (LOW, LAPTOP):
            measured.resize(size)
            seen = measured.box(".lc-part-dock").inside(measured.seen())
            shown = measured.boxes(HINT)
            assert len(shown) == 3
            assert [box for box in shown if not seen.holds(box)] == [], size
            assert panel.root.locator(".lc-dock").evaluate(CUT) == []
            assert panel.root.evaluate(BESIDE) == []
        panel.shot(f"hints-{game}-{language}")


def ask(panel: PanelPage) -> None:
    """Ask for hints, when somebody has to decide."""
    if not panel.role("hint").count():
        panel.run()
    panel.click(panel.role("hint"))
    expect(panel.role("hints")).to_be_visible()


def test_a_hint_says_what_it_is_worth_and_unfolds_why(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("why.ipynb", LAST), screen=Screen(LOW)) as page:
        page.run_all()
        panel = PanelPage(page)
        measured = Measured(panel)
        measured.at_the_top()
        ask(panel)
        first = panel.root.locator(HINT).first
        title = "Build a school at H5 (or 1 other choice)"
        expect(first).to_have_text(f"{title} +4½ points · 100% to win")
        expect(panel.role("hints")).to_contain_text("Compared with a pass")
        expect(panel.role("hint-text")).to_have_count(0)
        # What is unfolded comes into sight from its title on; the dock stays, nothing is chosen.
        toggle = unfolder(panel, "build school H5")
        dock = measured.box(".lc-dock")
        toggle.focus()
        panel.press("Enter")
        expect(toggle).to_be_focused()
        expect(toggle).to_have_attribute("aria-expanded", "true")
        expect(toggle).to_have_accessible_name("Why: Build a school at H5")
        assert measured.box(".lc-dock") == dock
        text, dock = measured.box('[data-role="hint-text"]'), measured.box(".lc-part-dock")
        assert dock.holds(measured.box(HINT))
        assert text.inside(dock).high > 0.8 * text.high
        expect(panel.role("hint-text")).to_contain_text("instead of 30%")
        expect(panel.role("confirm")).to_have_attribute("aria-disabled", "true")
        # What is unfolded below what is seen comes up; what is feared is told after it.
        unfolder(panel, "build farm H5").click()
        unfolder(panel, "about").click()
        expect(panel.role("hints-about")).to_contain_text("reckoned to the end of the game")
        expect(panel.role("hints-about")).to_be_in_viewport()
        expect(panel.role("danger")).to_contain_text("Health (60%)")
        unfolder(panel, "build farm H5").click()
        expect(panel.role("hint-text")).to_have_count(1)
        # Hints that are asked for anew are short again.
        panel.click(panel.role("hint"))
        panel.click(panel.role("hint"))
        expect(panel.role("hint-text")).to_have_count(0)


def unfolder(panel: PanelPage, name: str) -> Locator:
    return panel.find("of", name)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_cards_are_reached_beside_hints(lab: Server, browser: Browser, language: str) -> None:
    cell = LAST.replace("as lc\n", f'as lc\nlc.speak("{language}")\n', 1)
    with lab.open(browser, lab.write(f"cards-{language}.ipynb", cell), screen=Screen(LOW)) as page:
        page.run_all()
        panel = PanelPage(page)
        measured = Measured(panel)
        measured.at_the_top()
        ask(panel)
        hand, cards = measured.box(".lc-part-hand"), measured.box(".lc-cards")
        assert cards.top - hand.top < 2.5 * LINE, "lines of the question stay empty"
        assert measured.boxes(HINT)[-1].bottom > measured.box(".lc-part-dock").bottom - 2 * LINE
        more = "hand => getComputedStyle(hand, '::after').content"
        assert "▾" in panel.root.locator(".lc-part-hand").evaluate(more)
        # What a hint chooses is a political card, which comes into sight.
        panel.click(panel.find("hint", "palace H5"))
        chosen = panel.root.locator('.lc-card[aria-pressed="true"]')
        expect(chosen).to_have_attribute("data-choice", "palace")
        assert measured.box(".lc-cards").holds(measured.box('.lc-card[aria-pressed="true"]'))
        panel.root.locator(".lc-cards").evaluate("cards => { cards.scrollTop = 9999; }")
        expect(panel.root.locator(".lc-cards:not([data-more])")).to_have_count(1)
        assert "▾" not in panel.root.locator(".lc-part-hand").evaluate(more)


def test_a_hint_that_is_pointed_at_lights_its_space(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("lights.ipynb", LAST), screen=Screen(LOW)) as page:
        page.run_all()
        panel = PanelPage(page)
        ask(panel)
        lit = panel.root.locator("[data-space].lc-lit")
        expect(lit).to_have_count(0)
        panel.find("hint", "build farm H5").hover()
        expect(lit).to_have_attribute("data-space", "H5")
        page.page.mouse.move(0, 0)
        expect(lit).to_have_count(0)
        panel.find("hint", "palace H5").focus()
        panel.press("Shift")  # a focus that came by keys is one that is shown
        panel.press("Tab")
        expect(lit).to_have_attribute("data-space", "H5")


@pytest.mark.parametrize("size", [LOW, NARROW], ids=["low", "narrow"])
def test_hints_are_readable_in_both_themes(
    lab: Server, browser: Browser, size: ViewportSize
) -> None:
    name = lab.write(f"hint-looks-{size['width']}.ipynb", LAST)
    with lab.open(browser, name, screen=Screen(size)) as page:
        page.run_all()
        panel = PanelPage(page)
        ask(panel)
        for toggle in panel.root.locator('[data-role="hints"] [aria-expanded]').all():
            toggle.click()
        for theme in ("JupyterLab Light", "JupyterLab Dark"):
            page.use_theme(theme)
            assert panel.root.evaluate(FAINT) == [], theme
            assert panel.root.locator(".lc-dock").evaluate(CUT) == [], theme
            assert panel.root.evaluate(BESIDE) == [], theme
