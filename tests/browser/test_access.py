"""Everybody can use the panel: axe finds nothing, and no state is told by colour alone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator

from tests.browser.harness import PHONE, ROOT, NotebookPage, Server
from tests.browser.player import PanelPage

GAME = """
import lacitta_nb as lc
lc.show(lc.new_game(["Anna", "Bruno", "Clara"], seed=2000), seats={"Clara": "greedy"})
"""
# A person and a computer player at the end of a short game: all phases of the last year.
PHASES = """
import lacitta_nb as lc
game = lc.new_game(["Anna", "Bruno"], board="lezione", seed=1)
while game.state.year < 6:
    game.run()
    if game.decision and game.state.year < 6:
        game.play(game.legal_actions()[-1])
lc.show(game)
"""
YEAR = ("start_player", "lay_voice", "income", "growth", "politics", "migration", "feeding")
MOST_CITIZENS = 40
PLANNED = """[data-plan] button:is([data-role="more"], [data-role="toggle"]):not([aria-disabled]),
  [data-question] button:not([aria-disabled])"""
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
    panel.click(panel.role("forecast-switch"))
    for drawer in ("log", "players", "signs", "files"):
        panel.open(drawer)
        yield f"with the drawer {drawer} open"
    for unfolded in ("phases", "menu"):
        panel.role(unfolded).locator("summary").click()
        yield f"with {unfolded} unfolded"
    panel.page.page.keyboard.press("Escape")
    panel.choose("cathedral", greyed=True)
    yield "with a refusal"
    panel.choose("build farm")
    panel.point("D5")
    panel.point(panel.legal()[0])
    yield "with a preview"
    panel.click(panel.role("cancel"))
    panel.click(panel.role("hint"))
    yield "with hints"
    for toggle in panel.role("hints").locator("[aria-expanded]").all():
        toggle.click()
    yield "with hints and why"
    panel.open("files")
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
    panel.open("log").locator("ol").evaluate("list => { list.style.maxHeight = '10px'; }")
    panel.choose_in_menu("coordinates")
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


def test_axe_finds_nothing_in_any_phase(notebook7: Server, browser: Browser) -> None:
    with notebook7.open(browser, notebook7.write("phases.ipynb", PHASES)) as page:
        page.run_all()
        panel = PanelPage(page)
        seen = set()
        for _ in range(60):
            name = panel.phase() if panel.role("scores").count() == 0 else "over"
            if name not in seen:
                assert violations(page) == [], name
                panel.shot(f"phase-{name}")
            seen.add(name)
            if name == "over":
                break
            go_on(panel)
        assert seen >= {*YEAR, "over"}
        panel.click(panel.role("undo-one"))
        panel.click(panel.role("forecast-switch"))
        assert violations(page) == []


def go_on(panel: PanelPage) -> None:
    """One step, or the first that can be done in a decision."""
    if panel.role("step").get_attribute("aria-disabled") is None:
        panel.step()
        return
    if panel.find("choice", "pass").count():
        panel.choose("pass")
    for _ in range(MOST_CITIZENS):
        if panel.role("confirm").get_attribute("aria-disabled") is None:
            break
        panel.click(panel.root.locator(PLANNED).first)
    panel.confirm()


TARGETS = """panel => [...panel.querySelectorAll("button, summary, select, input")]
  .filter(e => e.checkVisibility({ visibilityProperty: true }))
  .map(e => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
  .filter(([, box]) => box.width)
  .map(([what, { width, height }]) => [what, width, height])"""


def too_small(panel: PanelPage, least: int) -> list[object]:
    """What can be pressed in the panel and is smaller than so many pixels."""
    targets: list[tuple[str, float, float]] = panel.root.evaluate(TARGETS)
    return [target for target in targets if min(target[1:]) < least - 0.5]


def test_targets_are_large_enough_for_a_mouse(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("targets.ipynb", GAME)) as page:
        page.run_all()
        panel = PanelPage(page)
        for state in states(panel):
            assert too_small(panel, 24) == [], state


def test_targets_are_large_enough_for_a_finger(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("finger.ipynb", GAME), voila=True, screen=PHONE) as page:
        panel = PanelPage(page)
        for state in states(panel):
            assert too_small(panel, 44) == [], state


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
            switch = panel.role("forecast-switch")
            before = picture(switch)
            panel.click(switch)
            assert picture(switch) != before
            panel.click(switch)
            wishes = panel.root.locator("[data-forecast]")
            assert looks(wishes.nth(0)) != looks(wishes.nth(1))
            chosen, other = panel.find("choice", "build farm"), panel.find("choice", "build school")
            greyed = panel.root.locator("[data-choice][aria-disabled]").first
            assert len({looks(chosen), looks(other), looks(greyed)}) == 3
            focused = looks_with_focus(panel, other)
            assert focused not in (looks(chosen), looks(other), looks(greyed))
            assert looks(phase(panel, "now")) != looks(phase(panel, "later"))
            mover, next_one = panel.find("strip", "Anna"), panel.find("strip", "Bruno")
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


def looks_with_focus(panel: PanelPage, element: Locator) -> str:
    """The same while it has the focus, as the keyboard gives it."""
    element.focus()
    panel.page.page.keyboard.press("Shift")
    found = looks(element)
    element.evaluate("e => e.blur()")
    return found


def phase(panel: PanelPage, state: str) -> Locator:
    return panel.root.locator(f'[data-state="{state}"]').first
