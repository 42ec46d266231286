"""Where things are on the page, in pixels: boxes in sight, boxes that stay, places that scroll."""

from typing import Final, NamedTuple

from playwright.sync_api import ViewportSize

from lacitta_nb.games.lacitta.game import Game
from tests.browser.player import PanelPage
from tests.drawing.tables import moments

THREE: Final = """
import lacitta_nb as lc
game = lc.new_game(["Anna", "Bruno", "Clara"], seed=2000)
game.run()
lc.show(game)
"""
"""Three players at the first decision of year 1."""

LAPTOP: Final = ViewportSize(width=1440, height=900)
SIZES: Final = (
    LAPTOP,
    ViewportSize(width=1280, height=800),
    ViewportSize(width=1280, height=720),
    ViewportSize(width=1024, height=768),
)
"""Windows of ordinary computers."""

FIRST: Final = "build farm"
"""A choice that every player of these games has."""


def five() -> str:
    """A cell that shows five players at the first decision of year 4."""
    state = next(m.state for m in moments() if m.state.year == 4 and m.state.phase == "politics")
    return f'import lacitta_nb as lc\nlc.show(lc.load("{Game(state).code()}"))\n'


class Box(NamedTuple):
    """A rectangle on the screen."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def wide(self) -> float:
        return self.right - self.left

    @property
    def high(self) -> float:
        return self.bottom - self.top

    def holds(self, other: "Box") -> bool:
        """Whether another one lies in it, but for the width of a line."""
        return (
            self.left - 1 <= other.left
            and self.top - 1 <= other.top
            and self.right + 1 >= other.right
            and self.bottom + 1 >= other.bottom
        )

    def inside(self, other: "Box") -> "Box":
        """What of it lies in another one."""
        return Box(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )

    def meets(self, other: "Box") -> bool:
        """Whether they lie over each other."""
        return (
            self.left < other.right - 1
            and other.left < self.right - 1
            and self.top < other.bottom - 1
            and other.top < self.bottom - 1
        )


# What can be seen of the panel: the window, cut by everything round the panel that scrolls.
_SEEN = """panel => {
  const seen = [0, 0, window.innerWidth, window.innerHeight];
  for (let e = panel.parentElement; e && e !== document.body; e = e.parentElement) {
    if (!/auto|scroll|hidden/.test(getComputedStyle(e).overflowY)) continue;
    const box = e.getBoundingClientRect();
    seen[0] = Math.max(seen[0], box.left);
    seen[1] = Math.max(seen[1], box.top);
    seen[2] = Math.min(seen[2], box.left + e.clientWidth);
    seen[3] = Math.min(seen[3], box.top + e.clientHeight);
  }
  return seen;
}"""
_BOXES = """(panel, selector) => [...panel.querySelectorAll(selector)]
  .filter(e => e.checkVisibility())
  .map(e => e.getBoundingClientRect())
  .map(box => [box.left, box.top, box.right, box.bottom])"""
# Every place that has scrolled: round the panel and in it, but the board, which a test may move.
_SCROLLED = """panel => {
  const found = { window: [window.scrollX, window.scrollY] };
  const note = e => { found[`${e.tagName}.${e.className.baseVal ?? e.className}`] =
    [e.scrollLeft, e.scrollTop]; };
  for (let e = panel; e; e = e.parentElement) note(e);
  panel.querySelectorAll('[data-part="board"], .lc-cards, .lc-strip, .lc-part-drawers')
    .forEach(note);
  return Object.fromEntries(Object.entries(found).filter(([, [x, y]]) => x || y));
}"""
# Where everything stands that can be clicked in head, hand and dock, by what it is.
_BUTTONS = """panel => Object.fromEntries(
  [...panel.querySelectorAll(`.lc-part-head :is(button, summary), .lc-part-hand button,
    [data-part="buttons"] :is(button, select), [data-part="board"], .lc-dock, .lc-strip > li,
    .lc-part-foot button, .lc-part-drawers button`)]
  .filter(e => e.checkVisibility())
  .map((e, place) => {
    const { choice, role, strip, field } = e.dataset;
    const box = e.getBoundingClientRect();
    const name = choice || role || strip || field || e.className || place;
    return [name, [box.left, box.top, box.width, box.height].map(v => Math.round(10 * v) / 10)];
  }))"""
# How high letters are on the screen: what is written on the board, by its text.
_LETTERS = """panel => [...panel.querySelectorAll("svg.lc-board text")]
  .filter(e => e.checkVisibility() && e.textContent.trim())
  .map(e => {
    const { a, b } = e.getScreenCTM();
    return [e.textContent.trim(), parseFloat(getComputedStyle(e).fontSize) * Math.hypot(a, b)];
  })"""


class Measured:
    """What can be measured of a panel.

    Attributes:
        panel: the panel.
    """

    def __init__(self, panel: PanelPage) -> None:
        self.panel = panel

    def at_the_top(self) -> None:
        """Scroll until the panel's head is at the top of the notebook, as somebody who plays."""
        self.panel.root.evaluate("panel => panel.scrollIntoView({ block: 'start' })")
        self.still()

    def still(self) -> None:
        """Wait until nothing moves any more: the page lays itself out some frames later."""
        self.panel.root.evaluate(
            """async panel => {
              const frame = () => new Promise(done => requestAnimationFrame(done));
              const where = () => JSON.stringify([panel, ...panel.querySelectorAll(".lc-sheet > *")]
                .map(e => e.getBoundingClientRect()));
              for (let same = 0, before = ""; same < 4; ) {
                await frame();
                same = where() === before ? same + 1 : 0;
                before = where();
              }
            }"""
        )

    def resize(self, size: ViewportSize) -> None:
        self.panel.page.page.set_viewport_size(size)
        self.panel.page.page.wait_for_timeout(250)  # the front end follows when it has the time
        self.at_the_top()

    def seen(self) -> Box:
        """What of the window shows the panel."""
        return Box(*self.panel.root.evaluate(_SEEN))

    def boxes(self, selector: str) -> list[Box]:
        """Where the visible things of that kind are in the panel."""
        return [Box(*box) for box in self.panel.root.evaluate(_BOXES, selector)]

    def box(self, selector: str) -> Box:
        return self.boxes(selector)[0]

    def scrolled(self) -> dict[str, list[float]]:
        """How far each place round the panel and in it has scrolled, if it has."""
        found: dict[str, list[float]] = self.panel.root.evaluate(_SCROLLED)
        return found

    def buttons(self) -> dict[str, list[float]]:
        """Where all of head, hand, dock, strip and foot is that can be clicked."""
        found: dict[str, list[float]] = self.panel.root.evaluate(_BUTTONS)
        return found

    def letters(self) -> list[tuple[str, float]]:
        """The texts on the board that can be seen, and how high their letters are."""
        return [(text, high) for text, high in self.panel.root.evaluate(_LETTERS)]


def moved(before: dict[str, list[float]], after: dict[str, list[float]]) -> dict[str, object]:
    """What is elsewhere now, or is there no more, or was not there."""
    names = before.keys() | after.keys()
    return {
        name: (before.get(name), after.get(name))
        for name in names
        if not _near(before.get(name), after.get(name))
    }


def _near(one: list[float] | None, other: list[float] | None) -> bool:
    if one is None or other is None:
        return False
    return all(abs(a - b) < 0.5 for a, b in zip(one, other, strict=True))
