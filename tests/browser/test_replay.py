"""What a command did is played on the board: walkers, pause, back, to the end; or at once."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.harness import Screen, Server
from tests.browser.player import PanelPage
from tests.browser.test_play import TURNS, replayed

WINDOW = ViewportSize(width=1440, height=1000)
PIECES = 'g[id$="-pieces"] > *'
SPOKEN = """panel => {
  window.spoken = [];
  const said = panel.querySelector('[data-part="announce"]');
  new MutationObserver(() => window.spoken.push(said.textContent))
    .observe(said, { childList: true, characterData: true, subtree: true });
}"""
PICTURE = """panel => [...panel.querySelectorAll('g[id$="-pieces"] > *, g[id$="-marks"] > *')]
  .map(e => e.outerHTML.replaceAll(/lc[0-9a-f]+-[0-9a-z]+-/g, "")).sort()"""


def before_the_migration() -> str:
    """A cell with the first notebook's game, where a citizen is about to leave."""
    game = replayed(*(move for turns in TURNS for move in turns))
    while game.state.phase != "migration":
        game.step()
    return f'import lacitta_nb as lc\nlc.show(lc.load("{game.code()}"))\n'


def picture(panel: PanelPage) -> list[str]:
    """All pieces and marks that lie on the board."""
    found: list[str] = panel.root.evaluate(PICTURE)
    return found


def spoken(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.spoken")
    return found


def test_figures_walk_and_can_be_held_up(lab: Server, browser: Browser) -> None:
    cell = lab.write("walks.ipynb", before_the_migration())
    with lab.open(browser, cell, screen=Screen(WINDOW, motion=True)) as page:
        page.run_all()
        panel = PanelPage(page)
        panel.root.evaluate(SPOKEN)
        pieces = panel.root.locator(PIECES).element_handles()
        panel.role("step").click()
        replay = panel.role("replay")
        expect(replay).to_be_visible()
        panel.role("replay-pause").click()
        expect(panel.role("replay-resume")).to_be_visible()
        expect(panel.root.locator(".lc-walker")).to_have_count(1)
        line = panel.role("replay-line").inner_text()
        assert line != ""
        expect(panel.root.locator(".lc-lit")).not_to_have_count(0)
        panel.shot("replay")
        # Held up, it stays where it is.
        page.page.wait_for_timeout(1500)
        assert panel.role("replay-line").inner_text() == line
        panel.role("replay-back").click()
        expect(panel.role("replay-back")).to_have_attribute("aria-disabled", "true")
        panel.role("replay-forth").click()
        panel.role("replay-resume").click(timeout=2000)
        expect(replay).to_have_count(0, timeout=15_000)
        expect(panel.root.locator(".lc-walker")).to_have_count(0)
        # Every line was read out, and pieces that nothing happened to are the same elements.
        assert any(line.split(" [")[0] in text for text in spoken(page.page)), spoken(page.page)
        assert sum(piece.evaluate("e => e.isConnected") for piece in pieces) > len(pieces) // 2
        told = picture(panel)
    assert told == at_once(lab, browser, cell)


def at_once(lab: Server, browser: Browser, cell: str) -> list[str]:
    """The picture after the same command where the reader wants no motion."""
    with lab.open(browser, cell) as page:
        page.run_all()
        panel = PanelPage(page)
        panel.step()
        expect(panel.role("replay")).to_have_count(0)
        expect(panel.root.locator(".lc-walker")).to_have_count(0)
        return picture(panel)


@pytest.mark.parametrize("way", ["end", "command"])
def test_a_replay_can_be_cut_short(lab: Server, browser: Browser, way: str) -> None:
    cell = lab.write("short.ipynb", before_the_migration())
    with lab.open(browser, cell, screen=Screen(WINDOW, motion=True)) as page:
        page.run_all()
        panel = PanelPage(page)
        panel.role("step").click()
        expect(panel.role("replay")).to_be_visible()
        if way == "end":
            panel.role("replay-end").click()
        else:
            panel.role("undo-one").click()
        expect(panel.role("replay")).to_have_count(0)
        expect(panel.root.locator(".lc-walker")).to_have_count(0)
        expect(panel.root.locator("[data-waiting]")).to_have_count(0)
