"""The page shows every game, with the sections that it has and no others; no server is needed."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from lacitta_nb.panels import show
from tests.browser.harness import ROOT, Server
from tests.browser.player import PanelPage
from tests.contract.games import BOXES, starts

PAGE = """<!doctype html><meta charset="utf-8"><style>{css}</style><div id="panel"></div>"""
START = """async script => {
  const file = new Blob([script], { type: "text/javascript" });
  const { default: panel } = await import(URL.createObjectURL(file));
  panel.render({ model, el: document.getElementById("panel") });
}"""
MODEL = """
window.sent = [];
const model = {
  traits: %s,
  get(name) { return this.traits[name]; },
  set(name, value) { this.traits[name] = value; window.sent.push(value); },
  on() {}, off() {}, send({ request }) { window.sent.push(request); },
};
"""
TRAITS = (
    *("prefix", "words", "board", "title", "pieces", "marks", "labels", "spots", "view", "hiding"),
)

# Parts of the panel that are empty and take room all the same. The dock always has its height,
# and the guide makes up for that of its row.
EMPTY = """panel => [...panel.querySelectorAll("[data-part]")]
    .filter(part => !["dock", "guide"].includes(part.dataset.part))
    .filter(part => !part.childNodes.length && part.getBoundingClientRect().height > 0)
    .map(part => part.dataset.part)"""
OF_LA_CITTA = ("voice", "forecast-switch", "display", "danger", "undo-year")


def opened(browser: Browser, key: str) -> tuple[Page, Any, list[str]]:
    """The page of a game's first decision, its panel, and what went wrong on the page."""
    *_, start = starts(key)
    panel: Any = show(BOXES[key].begin(start))
    panel._carry_out({"do": "run"})
    traits = {name: getattr(panel, name) for name in TRAITS} | {"request": {}, "heard": {}}
    shown = MODEL % json.dumps(traits).replace("</", "<\\/")
    page = browser.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.set_content(PAGE.format(css=panel._css))
    page.add_script_tag(content=shown)
    page.evaluate(START, panel._esm)
    page.wait_for_selector('[data-role="panel"]')
    return page, panel, wrong


@pytest.mark.parametrize("key", BOXES)
def test_the_page_shows_a_game_and_sends_what_is_clicked(browser: Browser, key: str) -> None:
    page, panel, wrong = opened(browser, key)
    assert page.inner_text('[data-role="title"]') == panel.view["title"]
    assert page.inner_text('[data-role="prompt"]') == panel.view["prompt"]
    choice = panel.view["groups"][0]["choices"][0]["key"] if panel.view["groups"] else ""
    if choice:
        page.click(f'[data-choice="{choice}"]')
        assert page.evaluate("window.sent[0].choice") == choice
    assert wrong == []
    assert "undefined" not in page.inner_text('[data-role="panel"]')
    page.close()
    panel.close()


def test_a_game_without_sections_has_no_empty_boxes(browser: Browser) -> None:
    page, panel, _ = opened(browser, "nim")
    assert page.eval_on_selector('[data-role="panel"]', EMPTY) == []
    for role in OF_LA_CITTA:
        assert page.query_selector(f'[data-role="{role}"]') is None
    page.click('[data-role="open-players"]')
    assert page.query_selector_all('[data-role="players"] tbody')
    page.close()
    panel.close()


TOY = f"""
import sys
sys.path.append({str(ROOT / "tests" / "contract" / "announced")!r})
import lacitta_nb as lc
from tests.contract.nim.box import BOX
game = BOX.begin(BOX.contest.start(["Anna", "Bruno"], 2))
panel = lc.show(game)
panel
"""
MOVES = ("take 3", "take 1", "take 2", "take 3")
TOLD = "print('told:', *game.moves, game.over)"


def test_a_game_of_another_package_is_played_by_mouse_and_by_keyboard(
    lab: Server, browser: Browser
) -> None:
    with lab.open(browser, lab.write("toy.ipynb", TOY, TOLD)) as page:
        logged: list[str] = []
        page.page.on(
            "console", lambda said: logged.append(said.text) if said.type == "error" else None
        )
        page.run_cell(0)
        panel = PanelPage(page)
        expect(heap(panel)).to_have_attribute("aria-label", "9 stones")
        take(panel, "take 1")
        expect(heap(panel)).to_have_attribute("aria-label", "8 stones")
        panel.click(panel.role("undo-one"))
        expect(heap(panel)).to_have_attribute("aria-label", "9 stones")
        take_by_keyboard(panel, MOVES[0])
        panel.shot("toy")
        for move in MOVES[1:]:
            assert boxes_of_others(panel) == []
            take(panel, move)
        expect(panel.role("scores")).to_have_count(0)
        panel.step()
        expect(panel.role("title")).to_have_text("The game is over: Anna wins with 1 point")
        assert boxes_of_others(panel) == []
        panel.shot("toy-over")
        page.run_cell(1)
        expect(page.outputs.last).to_have_text(f"told: {' '.join(MOVES)} True")
        assert logged == []


def heap(panel: PanelPage) -> Locator:
    return panel.root.locator("svg.lc-board[role=group]")


def take(panel: PanelPage, choice: str) -> None:
    """One turn with the mouse."""
    panel.choose(choice)
    panel.confirm()


def take_by_keyboard(panel: PanelPage, choice: str) -> None:
    """One turn with the keyboard alone."""
    panel.tab_to("choice", choice)
    panel.press("Enter")
    panel.tab_to("role", "confirm")
    panel.press("Enter")


def boxes_of_others(panel: PanelPage) -> list[str]:
    """Parts that are empty boxes, and what only La Città has."""
    empty: list[str] = panel.root.evaluate(EMPTY)
    return empty + [role for role in OF_LA_CITTA if panel.role(role).count()]
