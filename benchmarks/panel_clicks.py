"""From a click to the changed board in Chromium: `python -m benchmarks.panel_clicks`.

A panel in JupyterLab, late in a five-player game; a choice, a space, Confirm, the forecast's switch
and its wishes, and Undo are clicked in turn, again and again, each round another space. Measured in
the page, from the click until the browser is about to paint the board that the kernel sent back, in
milliseconds; and the first picture, from running the cell until the board has its place. Our Python
takes 5 to 20 of them; the rest is the way through Jupyter's server and the browser.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import sync_playwright

from lacitta_nb.games.lacitta.game import Game
from tests.browser.harness import CHROMIUM_FLAGS, NotebookPage, Server, find_chromium
from tests.drawing.tables import moments

ROUNDS: Final = 20
SHOWN: Final = 8
"""How often the panel is shown anew."""
LIMIT: Final = 100
LIMITS: Final = {"first picture": 300}
"""Milliseconds, where they are not `LIMIT`."""

# From the key that runs the cell until the browser is about to paint a board of its final size.
_FIRST: Final = """
() => {
  window.lcShown = new Promise((done) => {
    const pressed = (event) => {
      if (event.key !== "Enter") return;
      window.removeEventListener("keydown", pressed, true);
      const start = performance.now();
      const old = document.querySelector('[data-role="panel"]');
      const look = () => {
        const panel = document.querySelector('[data-role="panel"]');
        const board = panel?.querySelector("svg.lc-board");
        if (panel !== old && panel?.dataset.wide && board?.getBoundingClientRect().width > 100) {
          done(performance.now() - start);
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener("keydown", pressed, true);
  });
}
"""

_CLICKS: Final = """
async (rounds) => {
  const root = document.querySelector('[data-role="panel"]');
  const find = (selector) => root.querySelector(selector);
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const pieces = () => find('[id$="-pieces"]').innerHTML;
  const marks = () => find('[id$="-marks"]').innerHTML;
  const found = [];
  const click = async (title, element, layer) => {
    const before = layer();
    const start = performance.now();
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    while (layer() === before || root.hasAttribute("aria-busy")) await frame();
    found.push([title, performance.now() - start]);
  };
  for (let i = 0; i < rounds; i += 1) {
    await click("choose a farm", find('[data-choice="build farm"]'), marks);
    const spaces = root.querySelectorAll("[data-space][data-legal]");
    await click("choose a space", spaces[i % spaces.length], marks);
    await click("choose another space", spaces[(i + 1) % spaces.length], marks);
    await click("confirm", find('[data-role="confirm"]'), pieces);
    await click("forecast", find('[data-role="forecast-switch"]'), marks);
    const others = root.querySelectorAll('[data-forecast][aria-pressed="false"]');
    await click("forecast of another wish", others[others.length - 1], marks);
    await click("forecast off", find('[data-role="forecast-switch"]'), marks);
    await click("undo", find('[data-role="undo-one"]'), pieces);
  }
  return found;
}
"""


def late_game() -> Game:
    """A turn late in a five-player game in which the player to move can build a farm."""
    for moment in reversed(moments()):
        game = Game(moment.state)
        farms = {action.space for action in game.legal_actions() if action.building == "farm"}
        if moment.state.players[moment.state.to_move].action_cards and len(farms) > 1:
            return game
    raise RuntimeError("no moment of the sample game lets anybody build a farm")


def first_picture(page: NotebookPage) -> float:
    """Milliseconds from running the cell that shows the panel until the board is there."""
    page.page.evaluate(_FIRST)
    page.run_cell(1)
    return float(page.page.evaluate("window.lcShown"))


def measured(page: NotebookPage) -> dict[str, list[float]]:
    """Milliseconds of each kind of click."""
    page.run_all()
    page.outputs.locator('[data-choice="build farm"]').wait_for()
    found: dict[str, list[float]] = {"first picture": [first_picture(page) for _ in range(SHOWN)]}
    for title, taken in page.page.evaluate(_CLICKS, ROUNDS):
        found.setdefault(title, []).append(taken)
    return found


def main() -> int:
    """Print the medians; 1 when one is above the limit."""
    chromium = find_chromium()
    if chromium is None:
        print("no Chromium is installed")
        return 1
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        folder = Path(home) / "notebooks"
        folder.mkdir()
        server = Server("lab", folder, Path(home))
        load = f"import lacitta_nb as lc\ngame = lc.load('{late_game().code()}')"
        name = server.write("clicks.ipynb", load, "lc.show(game)")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        try:
            with server.open(browser, name) as page:
                found = measured(page)
        finally:
            browser.close()
            server.stop()
    for title, times in found.items():
        print(f"{title:<24} median {median(times):6.1f} ms   slowest {max(times):6.1f} ms")
    slow = [title for title, times in found.items() if median(times) > LIMITS.get(title, LIMIT)]
    return int(bool(slow))


if __name__ == "__main__":
    sys.exit(main())
