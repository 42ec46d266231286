"""The foot: its switches and what one of them brings lie over nothing, whatever the language."""

from itertools import combinations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.harness import Screen, Server
from tests.browser.measure import LAPTOP, SIZES, THREE, Measured
from tests.browser.player import PanelPage

NARROW = ViewportSize(width=700, height=800)
WINDOWS = (*SIZES[1:], LAPTOP, ViewportSize(width=1366, height=768), NARROW)
"""Windows of JupyterLab with its list of files: in the last one the foot stands below the hand."""

THEMES = ("JupyterLab Light", "JupyterLab Dark")
CHIPS = "[data-forecast]"
SWITCHES = ".lc-part-foot [role=switch]"
SWITCH = '[data-role="forecast-switch"]'
IN_FOOT = (CHIPS, SWITCHES, ".lc-part-foot > .lc-since")
AROUND = (".lc-part-zoom button", ".lc-part-board > svg", ".lc-dock", ".lc-part-drawers button")

# What is written on a button lies in it and in all round it that cuts off what reaches over.
CUT = """(panel, selector) => [...panel.querySelectorAll(selector)].filter(button => {
  const text = document.createRange();
  text.selectNodeContents(button);
  const { left, top, right, bottom } = text.getBoundingClientRect();
  for (let e = button; e !== panel; e = e.parentElement) {
    const box = e.getBoundingClientRect();
    const inside = left >= box.left - 1 && right <= box.right + 1
      && top >= box.top - 1 && bottom <= box.bottom + 1;
    if (!inside && (e === button || getComputedStyle(e).overflow !== "visible")) return true;
  }
  return false;
}).map(button => button.textContent)"""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_a_switch_brings_lies_over_nothing(
    lab: Server, browser: Browser, language: str
) -> None:
    cell = THREE.replace("as lc\n", f'as lc\nlc.speak("{language}")\n', 1)
    name = lab.write(f"foot-{language}.ipynb", cell)
    with lab.open(browser, name, screen=Screen(LAPTOP)) as page:
        page.run_all()
        panel = PanelPage(page)
        measured = Measured(panel)
        for size in WINDOWS:
            measured.resize(size)
            low = below_head(measured)
            toggle(measured, on=True)
            assert lying_over(measured) == [], size
            assert panel.root.evaluate(CUT, f"{CHIPS}, {SWITCHES}") == [], size
            assert below_head(measured) == low, f"the switch moves at {size}"
            for theme in THEMES:
                page.use_theme(theme)
                panel.shot(f"foot-{language}-{size['width']}x{size['height']}-{theme[11:].lower()}")
            toggle(measured, on=False)


def toggle(measured: Measured, *, on: bool) -> None:
    panel = measured.panel
    panel.click(panel.role("forecast-switch"))
    expect(panel.root.locator(CHIPS).first).to_be_visible(visible=on)
    measured.still()


def below_head(measured: Measured) -> float:
    """How far the switch is below the head; a page scrolls where it is out of sight."""
    return measured.box(SWITCH).top - measured.box(".lc-part-head").top


def lying_over(measured: Measured) -> list[str]:
    """What in the foot lies over something else, there or round it, or reaches out of the foot."""
    foot = measured.box(".lc-part-foot")
    mine = [(name, box) for name in IN_FOOT for box in measured.boxes(name)]
    others = [(name, box) for name in AROUND for box in measured.boxes(name)]
    pairs = [*combinations(mine, 2), *((one, other) for one in mine for other in others)]
    found = [f"{one} over {other}" for one, other in pairs if one[1].meets(other[1])]
    return found + [f"{one} out of {foot}" for one in mine if not foot.holds(one[1])]
