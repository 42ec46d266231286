"""The panel's looks, as far as elements can tell: readable in both themes, and in its width."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.harness import WINDOW, NotebookPage, Server
from tests.browser.player import PanelPage

GAME = """
import lacitta_nb as lc
lc.show(lc.new_game(["Anna", "Bruno", "Clara"], seed=2000))
"""

# Words whose colour stands out too little from what lies behind them: 4.5 is what WCAG 2 asks of
# small text. Greyed-out buttons and the board, which has tests of its own, are left out.
FAINT = """panel => {
  const numbers = colour => colour.match(/[\\d.]+/g).map(Number)
    .map((part, place) => place < 3 && colour.startsWith("color(") ? 255 * part : part);
  const over = (top, under) => {
    const alpha = top.length > 3 ? top[3] : 1;
    return [0, 1, 2].map(i => alpha * top[i] + (1 - alpha) * under[i]);
  };
  const behind = e => {
    if (!e) return [255, 255, 255];
    const own = numbers(getComputedStyle(e).backgroundColor);
    return own[3] === 0 ? behind(e.parentElement) : over(own, behind(e.parentElement));
  };
  const light = rgb => {
    const [r, g, b] = rgb.map(v => v / 255).map(v =>
      v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = e => {
    const back = behind(e);
    const [most, least] = [light(over(numbers(getComputedStyle(e).color), back)), light(back)]
      .sort((a, b) => b - a);
    return (most + 0.05) / (least + 0.05);
  };
  const own = e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
  return [...panel.querySelectorAll("*")]
    .filter(e => own(e) && e.checkVisibility() && !e.closest("svg, [aria-disabled]"))
    .filter(e => contrast(e) < 4.5)
    .map(e => `${contrast(e).toFixed(1)} ${e.outerHTML.slice(0, 100)}`);
}"""

# What reaches over the panel's right edge, apart from what lies in a part that can be scrolled, as
# foot and drawers can in a narrow panel.
BESIDE = """panel => {
  const edge = panel.getBoundingClientRect().right + 1;
  return [...panel.querySelectorAll("*")]
    .filter(e => e.checkVisibility() && !e.closest("svg, [data-scrolls], .lc-part-foot, nav"))
    .filter(e => e.getBoundingClientRect().right > edge)
    .map(e => e.outerHTML.slice(0, 100));
}"""

COLOURS = """panel => {
  const of = (element, names) => names.map(n => getComputedStyle(element).getPropertyValue(n));
  return [
    ...of(panel, ["--p-back", "--p-ink", "--p-line", "--p-main", "--p-bad"]),
    ...of(panel.querySelector("svg.lc-board"), ["--lc-ground", "--lc-ink"]),
  ];
}"""


def busy(page: NotebookPage) -> PanelPage:
    """A panel that shows much at once: a choice half made, a reason, what happened, the files."""
    page.run_all()
    panel = PanelPage(page)
    panel.run()
    panel.play("golden_times G3 1")
    panel.choose("build farm")
    panel.point("D5")
    panel.point(panel.legal()[0])
    panel.open("files")
    return panel


def test_dark_and_narrow_panels_are_readable(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("looks.ipynb", GAME)) as page:
        panel = busy(page)
        light = panel.root.evaluate(COLOURS)
        assert panel.root.evaluate(FAINT) == []
        panel.shot("light")
        stays_in_its_width(panel)
        page.use_theme("JupyterLab Dark")
        dark = panel.root.evaluate(COLOURS)
        assert "" not in light + dark
        assert [(a, b) for a, b in zip(light, dark, strict=True) if a == b] == []
        assert panel.root.evaluate(FAINT) == []
        panel.shot("dark")


def stays_in_its_width(panel: PanelPage) -> None:
    for width in (900, 1200, 1400):
        panel.resize({"width": width, "height": WINDOW["height"]})
        expect(panel.role("confirm")).to_be_visible()
        panel.shot(f"wide-{width}")
        assert panel.root.evaluate(BESIDE) == []
        panel.open("players")
        table = panel.root.locator(".lc-wide-table")
        assert table.evaluate("e => e.scrollWidth - e.clientWidth") <= 1
    panel.resize(WINDOW)


LONG_NAMES = """
import lacitta_nb as lc
game = lc.new_game(["m" * 24, "W" * 100, "Clara"], seed=2000)
"""
PANEL = "lc.show(game, seats={2: 'greedy'})"
PLAIN = "lc.show(game, painter='matplotlib')"

# What holds more than it has room for, so that a part of it can't be seen: neither scrolled to nor,
# as names in one line can, read in full when they are pointed at.
CUT = """panel => [...panel.querySelectorAll("*")]
  .filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1)
  .filter(e => getComputedStyle(e).display !== "inline")
  .filter(e => getComputedStyle(e).position !== "absolute")
  .filter(e => getComputedStyle(e).textOverflow !== "ellipsis" || !(e.title || e.matches("p")))
  .filter(e => getComputedStyle(e).overflowX !== "auto")
  .filter(e => !e.closest("svg, input, textarea, select"))
  .map(e => e.outerHTML.slice(0, 100))"""


@pytest.mark.parametrize("width", [1280, 900, 700])
def test_names_without_end_stay_in_the_panel(lab: Server, browser: Browser, width: int) -> None:
    with lab.open(browser, lab.write("names.ipynb", LONG_NAMES, PANEL)) as page:
        page.page.set_viewport_size({"width": width, "height": WINDOW["height"]})
        page.run_all()
        panel = PanelPage(page)
        panel.run()
        panel.click(panel.role("forecast-switch"))
        for drawer in ("log", "players", "signs", "files"):
            panel.open(drawer)
            assert panel.root.evaluate(BESIDE) == []
            assert panel.root.evaluate(CUT) == []
        panel.load("n" * 100)
        panel.shot(f"names-{width}")
        assert panel.root.evaluate(BESIDE) == []
        assert panel.root.evaluate(CUT) == []
        panel.click(panel.role("hint"))
        assert panel.root.evaluate(BESIDE) == []


@pytest.mark.parametrize("width", [1280, 900, 700])
def test_names_without_end_stay_in_the_plain_panel(
    lab: Server, browser: Browser, width: int
) -> None:
    with lab.open(browser, lab.write("plain-names.ipynb", LONG_NAMES, PLAIN)) as page:
        page.page.set_viewport_size({"width": width, "height": WINDOW["height"]})
        page.run_all()
        page.outputs.get_by_role("button", name="Run to the next decision").click()
        panel = page.outputs.locator(".lc-plain")
        expect(panel).to_contain_text("citizen came to", timeout=60_000)
        page.shot(f"plain-names-{width}")
        assert panel.evaluate("e => e.scrollWidth - e.clientWidth") <= 1
        # The table of players is wider than a narrow page, and can be scrolled.
        assert [cut for cut in panel.evaluate(CUT) if "<table" not in cut] == []


# Where everything in a panel lies and how it is coloured. What is only kept for use, or holds
# nothing, lies nowhere: it would tell how far the page is scrolled.
LAID = """panel => {
  const { x, y } = panel.getBoundingClientRect();
  const sized = ({ width, height }) => width > 0 || height > 0;
  const seen = e =>
    e.checkVisibility() && !e.closest("defs") && sized(e.getBoundingClientRect());
  return [...panel.querySelectorAll("*")].filter(seen).map(e => {
    const box = e.getBoundingClientRect();
    const { color, backgroundColor, font } = getComputedStyle(e);
    const place = [box.x - x, box.y - y, box.width, box.height].map(Math.round);
    return [e.tagName, e.className.baseVal ?? e.className, ...place, color, backgroundColor, font];
  });
}"""
OTHERS = """
import tempfile
lc.train(progress=f"{tempfile.mkdtemp()}/progress.json")
---
lc.rules()
---
lc.show(lc.saint_malo.new_game(seed=1))
---
lc.lesson("market")
"""


def test_widgets_leave_one_another_as_they_are(lab: Server, browser: Browser) -> None:
    cells = [GAME, *OTHERS.split("---\n")]
    with lab.open(browser, lab.write("neighbours.ipynb", *cells)) as page:
        page.run_cell(0)
        panel = PanelPage(page)
        panel.settled()
        before = panel.root.evaluate(LAID)
        for cell in range(1, len(cells)):
            page.run_cell(cell)
            later = panel.root.evaluate(LAID)
            assert [pair for pair in zip(before, later, strict=True) if pair[0] != pair[1]] == []
