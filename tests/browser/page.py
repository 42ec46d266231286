"""One notebook on the screen: its cells, outputs and menus."""

import os
import re
import time
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Error, FloatRect, Locator, Page, Response, expect

from tests.browser.process import Process
from tests.browser.screen import WINDOW, Screen

OUTPUT = ".jp-OutputArea-output"
RUN_SECONDS = 120

# Notebook 7.6 throws this while it loads its own settings, in an empty notebook as well.
KNOWN_SCRIPT_ERRORS = ("Cannot read properties of undefined (reading 'schema')",)

PUT_AWAY = """async () => {
  if (document.fullscreenElement) await document.exitFullscreen();
  for (const widget of [...jupyterapp.shell.widgets("main")]) widget.dispose();
}"""


class NotebookPage:
    """One notebook on the screen.

    Attributes:
        page: Playwright's page, for whatever this class has no word for.
        outputs: All that cells have put out; start every search for a widget here.
        script_errors: Errors that no script of the page has caught.
    """

    def __init__(self, page: Page, server: Process, name: str) -> None:
        self.page = page
        self.server = server
        self.name = name
        self.outputs: Locator = page.locator(OUTPUT)
        self.script_errors: list[str] = []
        page.on("pageerror", self._note)
        page.set_default_timeout(30_000)

    def _note(self, error: Error) -> None:
        if not any(known in str(error) for known in KNOWN_SCRIPT_ERRORS):
            self.script_errors.append(f"{error}\n{error.stack}")

    def load(self) -> None:
        """Load the page, or load it again as a browser's reload does, and wait for the kernel."""
        if self.server.kind == "lab":
            # `reset` forgets which files the workspace had open.
            path = f"/lab/tree/{self.name}?reset&token={self.server.token}"
        else:
            path = f"/notebooks/{self.name}?token={self.server.token}"
        self.page.goto(self.server.url + path)
        self._wait_open()

    def begin(self, screen: Screen) -> None:
        """Open the notebook in a page of JupyterLab that is loaded already."""
        self.page.set_viewport_size(screen.window)
        self.page.emulate_media(reduced_motion=screen.reduced_motion)
        self.page.mouse.move(0, 0)
        opened = "path => jupyterapp.commands.execute('docmanager:open', {path}).then(() => null)"
        self.page.evaluate(opened, self.name)
        self._wait_open()
        # Whether a focus is shown depends on what was pressed last, keys or the mouse, and on
        # whether it was shown before: at first it is.
        self.page.keyboard.press("Escape")

    def put_away(self) -> None:
        """Close every notebook, without asking whether to save it, and leave the page as it was."""
        self.page.evaluate(PUT_AWAY)
        self.page.emulate_media(media="screen", color_scheme="light", forced_colors="none")
        self.page.remove_listener("pageerror", self._note)

    def _wait_open(self) -> None:
        expect(self.page.locator(".jp-Notebook .jp-Cell").first).to_be_visible(timeout=60_000)
        self.wait_idle()

    def wait_idle(self, seconds: float = RUN_SECONDS) -> None:
        """Wait until the kernel is connected and has nothing to do."""
        deadline = time.monotonic() + seconds
        # The page's indicator says idle, too, before the page has asked for a kernel.
        while not self.server.kernel_is_idle(self.name):
            assert time.monotonic() < deadline, f"the kernel of {self.name} is not idle"
            self.page.wait_for_timeout(100)
        indicator = self.page.locator(".jp-Notebook-ExecutionIndicator").first
        expect(indicator).to_have_attribute("data-status", "idle", timeout=seconds * 1000)

    def run_all(self, seconds: float = RUN_SECONDS) -> None:
        """Choose Run All Cells in the menu and wait until every cell has run.

        Fails, with what the reader sees, when a cell ended in an error or wrote a warning.
        """
        prompts = self.page.locator(".jp-CodeCell .jp-InputArea-prompt")
        # The kernel is idle before it has heard of the first cell, too: so wait for its new number.
        before = prompts.first.inner_text()
        self.menu("Run", "Run All Cells")
        expect(prompts.first).not_to_have_text(before)
        expect(prompts.filter(has_text="*")).to_have_count(0, timeout=seconds * 1000)
        self.wait_idle(seconds)
        errors = self.page.locator(f'{OUTPUT}[data-mime-type="application/vnd.jupyter.stderr"]')
        assert errors.count() == 0, errors.first.inner_text()

    def run_cell(self, place: int) -> None:
        """Run one code cell with the keyboard, as often as it is asked for, and wait for it."""
        cell = self.page.locator(".jp-CodeCell").nth(place)
        prompt = cell.locator(".jp-InputArea-prompt")
        before = prompt.inner_text()
        cell.locator(".cm-content").click()
        self.page.keyboard.press("Control+Enter")
        expect(prompt).not_to_have_text(before)
        expect(prompt).to_have_text(re.compile(r"\d"), timeout=RUN_SECONDS * 1000)
        self.wait_idle()

    def menu(self, menu: str, *entries: str) -> None:
        """Choose an entry of the menu bar, by the beginning of its words."""
        self.page.get_by_role("menuitem", name=menu, exact=True).click()
        for entry in entries:
            self.page.locator(".lm-Menu-itemLabel").filter(
                has_text=re.compile(f"^{re.escape(entry)}")
            ).first.click()

    def save(self) -> None:
        """Save the notebook and wait until the server says that it has written it."""
        self.page.locator(".jp-Notebook").first.click(position={"x": 3, "y": 3})
        # The file itself tells too early: the server empties it before it writes.
        with self.page.expect_response(self._is_saved) as answer:
            self.page.keyboard.press("Control+s")
        assert answer.value.ok, f"{self.name} was not saved: {answer.value.status_text}"

    def _is_saved(self, answer: Response) -> bool:
        path = urlsplit(answer.url).path
        return answer.request.method == "PUT" and path == f"/api/contents/{self.name}"

    def text(self) -> str:
        """What all outputs say, as a reader sees it."""
        return "\n".join(self.outputs.all_inner_texts())

    def use_theme(self, theme: str) -> None:
        """Switch to a theme by its name in the menu, such as "JupyterLab Dark".

        The server remembers it for further pages.
        """
        body = self.page.locator("body")
        if body.get_attribute("data-jp-theme-name") != theme:
            self.menu("Settings", "Theme", theme)
            expect(body).to_have_attribute("data-jp-theme-name", theme)

    def shot(self, name: str) -> Path | None:
        """Take a picture of the page into the directory that LACITTA_SHOTS names, if set.

        It ends below the last cell: the window is far taller than what most notebooks fill.
        """
        folder = os.environ.get("LACITTA_SHOTS")
        if not folder:
            return None
        path = Path(folder) / f"{self.server.kind}-{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        last = self.page.locator(".jp-Notebook .jp-Cell").last.bounding_box()
        window = self.page.viewport_size or WINDOW
        bottom = window["height"] if last is None else last["y"] + last["height"] + 40
        height = min(max(bottom, 400), window["height"])
        clip: FloatRect = {"x": 0, "y": 0, "width": window["width"], "height": height}
        self.page.screenshot(path=path, clip=clip)
        return path


class VoilaPage(NotebookPage):
    """A notebook that Voilà shows; JupyterLab's server has it as an extension."""

    def load(self) -> None:
        """Load the page and wait until its first widget is there."""
        # Voilà answers when the cells have run.
        address = f"{self.server.url}/voila/render/{self.name}?token={self.server.token}"
        self.page.goto(address, timeout=RUN_SECONDS * 1000)
        widget = self.page.locator(f"{OUTPUT} .lm-Widget").first
        expect(widget).to_be_visible(timeout=RUN_SECONDS * 1000)
