"""Everybody can use the panel: axe finds nothing, and no state is told by colour alone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator

from tests.browser.harness import ROOT, NotebookPage, Server
from tests.browser.player import PanelPage

GAME = """
import lacitta_nb as lc
lc.show(lc.new_game(["Anna", "Bruno", "Clara"], seed=2000), seats={"Clara": "greedy"})
"""
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
# Axe leaves these out unless they are asked for.
MORE_RULES = ("target-size", "label-content-name-mismatch", "table-fake-caption", "td-has-header")


def violations(page: NotebookPage) -> list[str]:
    """What axe finds in the panel: rule, place and what is wrong."""
    rules = {name: {"enabled": True} for name in MORE_RULES}
    within = {"include": [['[data-role="panel"]']]}
    page.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.page.evaluate(
        "([within, options]) => axe.run(within, options)",
        [within, {"rules": rules, "resultTypes": ["violations"]}],
    )
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def states(panel: PanelPage) -> Iterator[str]:
    """Brings the panel into one state after the other; each is told by its name."""
    yield "at the start"
    panel.run()
    for drawer in ("log", "files", "signs"):
        panel.role(drawer).locator("summary").click()
    panel.click(panel.role("forecast-switch"))
    yield "with all drawers open"
    panel.choose("cathedral", greyed=True)
    yield "with a refusal"
    panel.choose("build farm")
    panel.point("D5")
    panel.point(panel.legal()[0])
    yield "with a preview"
    panel.click(panel.role("cancel"))
    panel.click(panel.role("hint"))
    yield "with hints"
    panel.click(panel.role("code"))
    yield "with a game code"
    panel.load("nowhere")
    yield "with an error"
    panel.play("gold")
    panel.click(panel.role("new"))
    yield "with a question"
    panel.click(panel.role("no"))
    # In a low window lists have to be scrolled.
    panel.role("forecast-lines").evaluate("list => { list.style.maxHeight = '10px'; }")
    panel.role("happened").last.evaluate("list => { list.style.maxHeight = '10px'; }")
    panel.click(panel.role("coordinates"))
    yield "with lists to scroll"


@pytest.mark.parametrize("width", [1280, 900, 700])
def test_axe_finds_nothing_in_jupyterlab(lab: Server, browser: Browser, width: int) -> None:
    with lab.open(browser, lab.write("axe.ipynb", GAME)) as page:
        page.page.set_viewport_size({"width": width, "height": 4000})
        page.run_all()
        for state in states(PanelPage(page)):
            assert violations(page) == [], state


def test_axe_finds_nothing_in_voila(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("axe.ipynb", GAME), voila=True) as page:
        for state in states(PanelPage(page)):
            assert violations(page) == [], state


def test_states_can_be_told_without_our_colours(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("forced.ipynb", GAME)) as page:
        page.run_all()
        panel = PanelPage(page)
        panel.run()
        panel.click(panel.role("forecast-switch"))
        panel.choose("build farm")
        for scheme in ("light", "dark"):
            page.page.emulate_media(forced_colors="active", color_scheme=scheme)
            panel.shot(f"forced-{scheme}")
            for role in ("coordinates", "forecast-switch"):
                before = picture(panel.role(role))
                panel.click(panel.role(role))
                assert picture(panel.role(role)) != before
                panel.click(panel.role(role))
            wishes = panel.root.locator("[data-forecast]")
            assert looks(wishes.nth(0)) != looks(wishes.nth(1))
            chosen, other = panel.find("choice", "build farm"), panel.find("choice", "build school")
            assert looks(chosen) != looks(other)
            assert looks(phase(panel, "now")) != looks(phase(panel, "later"))
            mover, next_one = panel.find("player", "Anna"), panel.find("player", "Bruno")
            assert looks(mover) != looks(next_one)
            # The board, with the spaces that may be chosen, keeps its own colours.
            board = panel.root.locator("svg.lc-board[viewBox]").first
            assert board.evaluate("e => getComputedStyle(e).forcedColorAdjust") == "none"


def picture(element: Locator) -> bytes:
    """How a control looks when neither pointer nor focus is on it."""
    element.page.mouse.move(0, 0)
    element.page.evaluate("document.activeElement.blur()")
    return element.screenshot()


def looks(element: Locator) -> str:
    """What tells an element's state where the reader's colours replace ours."""
    found: str = element.evaluate(
        """element => { const s = getComputedStyle(element);
        return [s.backgroundColor, s.borderLeft, s.borderTop, s.outline].join(' | '); }"""
    )
    return found


def phase(panel: PanelPage, state: str) -> Locator:
    return panel.root.locator(f'[data-state="{state}"] button').first
