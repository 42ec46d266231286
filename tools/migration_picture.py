"""Records the README's first picture: a migration on the table, as people see it.

    python -m tools.migration_picture [FILE]

The year of the notebook `01_a_year_step_by_step.ipynb` is played up to its migration, shown in
JupyterLab's panel, and stepped once. What then moves is held and set forward frame by frame, so
that the recording is even, however slow the machine is, and the same every time. The frames become
an animated WebP file. It needs what the browser tests need: Chromium.
"""

import json
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Locator, ViewportSize, sync_playwright

from tests.browser.harness import CHROMIUM_FLAGS, Screen, Server, find_chromium
from tests.browser.player import PanelPage
from tools.learning import parser

ROOT: Final = Path(__file__).resolve().parents[1]
NOTEBOOK: Final = ROOT / "notebooks" / "01_a_year_step_by_step.ipynb"
PICTURE: Final = ROOT / "docs" / "images" / "migration.webp"
VOICE: Final = "## Phase 6"
"""The heading under which the notebook steps to the voice of the people, before the migration."""

WINDOW: Final = ViewportSize(width=1240, height=900)
SCALE: Final = 2
"""Pixels of the recording for one of the page."""
FRAME: Final = 80
"""Milliseconds of a frame."""
SLOWER: Final = 0.45
"""Speed of the recording: slow enough to read each line of the dock."""
BEFORE: Final = 2000
AFTER: Final = 3500
"""Milliseconds for which the first and the last picture stand."""

BARE: Final = ".lc-part-foot, .lc-part-drawers { display: none !important }"
"""What the recording can do without: the rows below the table."""
HELD: Final = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...asked) {
    const motion = animate.apply(this, asked);
    motion.pause();
    return motion;
  };
}"""
MOVING: Final = "() => document.getAnimations().some(motion => motion.playState !== 'finished')"
FORWARD: Final = """async time => {
  for (const motion of document.getAnimations()) {
    const end = motion.effect.getComputedTiming().endTime;
    const next = Number(motion.currentTime) + time;
    if (next >= end) motion.finish();
    else motion.currentTime = next;
  }
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}"""


def cells() -> Iterator[str]:
    """The code of the notebook's year up to the voice of the people, and a table for it."""
    for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "code":
            yield text
        elif text.startswith(VOICE):
            yield "game.step()\nlc.show(game)"
            return


def recorded(browser: Browser, server: Server) -> Iterator[Image.Image]:
    """The table before the migration, in each frame of it, and afterwards."""
    name = server.write("migration.ipynb", *cells())
    with server.open(browser, name, screen=Screen(WINDOW, motion=True, scale=SCALE)) as page:
        page.run_all()
        panel = PanelPage(page)
        page.page.add_style_tag(content=BARE)
        panel.root.evaluate("panel => panel.scrollIntoView()")
        yield shot(panel.root)
        page.page.evaluate(HELD)
        panel.role("step").click()
        panel.role("replay").wait_for()
        # Numbers that have changed may still move when the replay is over.
        while panel.role("replay").count() or page.page.evaluate(MOVING):
            yield shot(panel.root)
            page.page.evaluate(FORWARD, FRAME * SLOWER)
        yield shot(panel.root)


def shot(panel: Locator) -> Image.Image:
    """The panel as it is seen now."""
    box = panel.bounding_box()
    assert box
    return Image.open(BytesIO(panel.page.screenshot(clip=box)))


def write(frames: list[Image.Image], path: Path) -> None:
    """One animated file; a picture that stays is kept once, for longer."""
    times = [BEFORE, *[FRAME] * (len(frames) - 2), AFTER]
    kept: list[tuple[Image.Image, int]] = []
    for frame, time in zip(frames, times, strict=True):
        if kept and frame.tobytes() == kept[-1][0].tobytes():
            kept[-1] = (frame, kept[-1][1] + time)
        else:
            kept.append((frame, time))
    first, *others = [frame for frame, _ in kept]
    first.save(
        path,
        "WEBP",
        append_images=others,
        duration=[time for _, time in kept],
        loop=0,
        save_all=True,
        lossless=True,
        method=6,
    )


def main(words: Sequence[str] | None = None) -> None:
    """Record, and write the file."""
    reader = parser("migration_picture", __doc__)
    reader.add_argument("file", metavar="FILE", nargs="?", type=Path, default=PICTURE)
    path = reader.parse_args(words).file
    if path.is_dir() or not path.parent.is_dir():
        reader.error(f"expected a file in a folder that is there, got {str(path)!r}")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        home = Path(folder)
        server = Server("lab", home / "notebooks", home)
        server.folder.mkdir()
        chromium = find_chromium()
        assert chromium, "no Chromium is installed"
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        server.start()
        try:
            frames = list(recorded(browser, server))
        finally:
            server.stop()
            browser.close()
    write(frames, path)
    print(f"{path.name}: {len(frames)} frames, {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
