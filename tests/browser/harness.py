"""Notebooks in a real browser: starts JupyterLab or Notebook 7 and drives it through Chromium.

Vocabulary of a browser test (see test_harness.py for one that is complete):

    def test_something(lab: Server, browser: Browser) -> None:
        with lab.open(browser, "00_start_here.ipynb") as page:
            page.run_all()
            page.outputs.get_by_role("button", name="Step").click()
            page.shot("after-step")

- `lab` and `notebook7` are servers that live as long as the test session; `server` is each in turn.
  They serve a copy of notebooks/, so that nothing a test saves reaches the repository, and
  `Server.write` puts further notebooks beside them.
- `NotebookPage.outputs` finds things in the output areas only: the source of a cell often holds
  the same words as the output under test.
- JupyterLab draws only the cells in view, so the window is tall (`WINDOW`).
- Nothing here sleeps for a fixed time: wait with playwright's `expect`, or for the kernel to be
  idle (`wait_idle`).
- Pictures are taken only when LACITTA_SHOTS names a directory. They are for people; tests look at
  the page's elements.
"""

import json
import os
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Error, FloatRect, Locator, Page, ViewportSize, expect

Kind = Literal["lab", "notebook7"]

ROOT = Path(__file__).resolve().parents[2]
WINDOW = ViewportSize(width=1400, height=4000)
OUTPUT = ".jp-OutputArea-output"
START_SECONDS = 60
RUN_SECONDS = 120
LOG_LINES = 40

# A cell that writes into an Output widget can stop Voilà for ever. While nbclient waits for the
# cell's reply it sends that widget's state through the same socket, and the sending may swallow
# the signal that the reply has come (nbclient issue 312, jupyter_client pull request 1059, Voilà
# issue 1428). With a limit for each cell it looks once more when the limit is over, and finds the
# reply. Loading the page again would only run the same race again.
VOILA_CELL_SECONDS = 20

# Notebook 7.6 throws this while it loads its own settings, in an empty notebook as well.
KNOWN_SCRIPT_ERRORS = ("Cannot read properties of undefined (reading 'schema')",)


PUT_AWAY = """async () => {
  if (document.fullscreenElement) await document.exitFullscreen();
  for (const widget of [...jupyterapp.shell.widgets("main")]) widget.dispose();
}"""


class Screen(NamedTuple):
    """What a page is seen on.

    Args:
        window: its size in pixels.
        touch: whether it is touched with fingers.
        mobile: whether the browser is a phone's, which lays pages out as wide as its screen.
        motion: whether things may move; the reader's settings ask for less motion otherwise.
        scale: how many pixels of the screen one of the page takes, along each side.
    """

    window: ViewportSize = WINDOW
    touch: bool = False
    mobile: bool = False
    motion: bool = False
    scale: float = 1

    @property
    def is_plain(self) -> bool:
        """Whether a page that is open already can be shown on it."""
        return not self.touch and not self.mobile and self.scale == 1

    @property
    def reduced_motion(self) -> Literal["no-preference", "reduce"]:
        """What the reader's settings ask for."""
        return "no-preference" if self.motion else "reduce"


TALL = Screen()
PHONE = Screen(ViewportSize(width=390, height=844), touch=True, mobile=True)
TOUCHED = Screen(ViewportSize(width=390, height=844), touch=True)
"""A window as narrow as a phone, for pages that do not say that they suit one."""

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The last ones keep the browser from calling home, which is slow where there is no network.
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str | None:
    """Path of an installed Chromium or Chrome, or None."""
    return next((path for name in CHROMIUM_NAMES if (path := shutil.which(name))), None)


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _new_page(browser: Browser, screen: Screen) -> Page:
    """A page with cookies of its own."""
    context = browser.new_context(
        viewport=screen.window,
        reduced_motion=screen.reduced_motion,
        has_touch=screen.touch,
        is_mobile=screen.mobile,
        device_scale_factor=screen.scale,
    )
    return context.new_page()


def _code_cell(number: int, source: str) -> dict[str, object]:
    return {
        "id": f"cell-{number}",
        "cell_type": "code",
        "metadata": {},
        "execution_count": None,
        "outputs": [],
        "source": source,
    }


@dataclass
class Server:
    """A running JupyterLab or Notebook 7.

    Args:
        kind: `"lab"` for JupyterLab 4, `"notebook7"` for Notebook 7.
        folder: What it serves; notebooks lie directly in it.
        home: Its settings, apart from those of the person who runs the tests.
    """

    kind: Kind
    folder: Path
    home: Path
    port: int = field(default_factory=free_port)
    token: str = field(default_factory=lambda: secrets.token_hex(16))
    process: subprocess.Popen[bytes] | None = None
    _kept: Page | None = None

    @property
    def log(self) -> Path:
        """What the server and its kernels print."""
        return self.home / f"{self.kind}.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def write(self, name: str, *cells: str) -> str:
        """Write a notebook of code cells into the served folder and return its name."""
        book = {
            "nbformat": 4,
            "nbformat_minor": 5,
            "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3"}},
            "cells": [_code_cell(number, source) for number, source in enumerate(cells)],
        }
        (self.folder / name).write_text(json.dumps(book), encoding="utf-8")
        return name

    def read(self, name: str) -> str:
        """The text of a file in the served folder, as it was last saved."""
        return (self.folder / name).read_text(encoding="utf-8")

    def start(self) -> None:
        """Start the server and wait until it answers."""
        application = "lab" if self.kind == "lab" else "notebook"
        command = [
            *(sys.executable, "-m", "jupyter", application, "--no-browser", "--allow-root"),
            *(f"--port={self.port}", "--ServerApp.port_retries=0", "--ServerApp.ip=127.0.0.1"),
            *(f"--IdentityProvider.token={self.token}", f"--ServerApp.root_dir={self.folder}"),
            *("--LabApp.extension_manager=readonly", "--LabApp.expose_app_in_browser=True"),
            "--KernelManager.shutdown_wait_time=0.2",
            f"--VoilaExecutor.timeout={VOILA_CELL_SECONDS}",
        ]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command,
                cwd=self.folder,
                env=self._environment(),
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise RuntimeError(f"{self.kind} did not start:\n{self.log_end()}")
            time.sleep(0.2)

    def stop(self) -> None:
        """Stop the server and its kernels; the server ends them when asked politely."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(timeout=15)

    @contextmanager
    def open(
        self,
        browser: Browser,
        name: str,
        *,
        dark: bool = False,
        voila: bool = False,
        screen: Screen = TALL,
        anew: bool = False,
    ) -> Iterator["NotebookPage"]:
        """Open a notebook and wait until its kernel is idle.

        It is put away and its kernel ended afterwards. An error that the page's scripts did not
        catch fails the test. A failure shows the end of the server's log.

        Args:
            browser: The session's browser.
            name: The notebook's file name in the served folder.
            dark: In the theme JupyterLab Dark; see also `NotebookPage.use_theme`.
            voila: As the page that Voilà makes of it: outputs only, all cells have run.
            screen: What the page is seen on.
            anew: In a page that has read the settings anew.
        """
        kept = self.kind == "lab" and not voila and screen.is_plain and not anew
        shown = self._kept_page(browser) if kept else _new_page(browser, screen)
        page = (VoilaPage if voila else NotebookPage)(shown, self, name)
        try:
            page.begin(screen) if kept else page.load()
            if not voila:
                page.use_theme("JupyterLab Dark" if dark else "JupyterLab Light")
            try:
                yield page
            except BaseException:
                page.shot(f"failed-{Path(name).stem}")
                raise
            assert page.script_errors == [], page.script_errors
            if kept:
                page.put_away()
        except BaseException as error:
            error.add_note(f"The end of the log of {self.kind}:\n{self.log_end()}")
            self._kept, kept = None, False
            raise
        finally:
            if not kept:
                shown.context.close()
            self.end_kernels()

    def _kept_page(self, browser: Browser) -> Page:
        """The page of JupyterLab that stays open from test to test.

        Loading it takes longer than most tests. After a test that failed the next has a new one.
        """
        if self._kept is None:
            self._kept = _new_page(browser, TALL)
            self._kept.goto(f"{self.url}/lab?reset&token={self.token}")
            self._kept.wait_for_function("window.jupyterapp?.restored.then(() => true)")
        return self._kept

    def kernel_is_idle(self, name: str) -> bool:
        """Whether a page is connected to the kernel of this notebook and the kernel is idle."""
        kernels = [
            session["kernel"]
            for session in json.loads(self._request("GET", "/api/sessions"))
            if session["path"] == name
        ]
        return any(
            kernel["connections"] > 0 and kernel["execution_state"] == "idle" for kernel in kernels
        )

    def end_kernels(self) -> None:
        """End every kernel of this server, so that each page starts with a fresh one.

        The kernel of a notebook ends with its session; that of a Voilà page has no session.
        """
        for kind in ("sessions", "kernels"):
            for one in json.loads(self._request("GET", f"/api/{kind}")):
                self._end(f"/api/{kind}/{one['id']}")

    def _end(self, path: str) -> None:
        try:
            self._request("DELETE", path)
        except urllib.error.HTTPError as error:
            # A page that is left may have ended its kernel by itself meanwhile.
            if error.code != 404:
                raise

    def kernels(self) -> int:
        """How many kernels are running."""
        return len(json.loads(self._request("GET", "/api/kernels")))

    def log_end(self) -> str:
        """The last lines of the log."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return "\n".join(lines[-LOG_LINES:])

    def _request(self, method: str, path: str) -> bytes:
        request = urllib.request.Request(
            self.url + path, method=method, headers={"Authorization": f"token {self.token}"}
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            body: bytes = answer.read()
            return body

    def _answers(self) -> bool:
        try:
            self._request("GET", "/api/status")
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False
        return True

    def _environment(self) -> dict[str, str]:
        """Settings of its own; extensions and kernels still come from the environment in use."""
        for part in ("config", "data", "runtime", "ipython"):
            (self.home / part).mkdir(parents=True, exist_ok=True)
        # Otherwise JupyterLab asks over the first notebook whether it may show news.
        page_config = self.home / "config" / "labconfig" / "page_config.json"
        page_config.parent.mkdir(exist_ok=True)
        disabled = {"@jupyterlab/apputils-extension:announcements": True}
        page_config.write_text(json.dumps({"disabledExtensions": disabled}), encoding="utf-8")
        python_path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        return {
            **os.environ,
            "JUPYTER_CONFIG_DIR": str(self.home / "config"),
            "JUPYTER_DATA_DIR": str(self.home / "data"),
            "JUPYTER_RUNTIME_DIR": str(self.home / "runtime"),
            "JUPYTERLAB_SETTINGS_DIR": str(self.home / "config" / "settings"),
            "JUPYTERLAB_WORKSPACES_DIR": str(self.home / "config" / "workspaces"),
            "IPYTHONDIR": str(self.home / "ipython"),
            "JUPYTER_PREFER_ENV_PATH": "1",
            "PYDEVD_DISABLE_FILE_VALIDATION": "1",
            "PYTHONPATH": python_path,
        }


class NotebookPage:
    """One notebook on the screen.

    Attributes:
        page: Playwright's page, for whatever this class has no word for.
        outputs: All that cells have put out; start every search for a widget here.
        script_errors: Errors that no script of the page has caught.
    """

    def __init__(self, page: Page, server: Server, name: str) -> None:
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
        self.page.emulate_media(color_scheme=None, forced_colors=None)
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
        """Save the notebook and wait until it is on the server's disk."""
        path = self.server.folder / self.name
        before = path.stat().st_mtime_ns
        self.page.locator(".jp-Notebook").first.click(position={"x": 3, "y": 3})
        self.page.keyboard.press("Control+s")
        deadline = time.monotonic() + 20
        while path.stat().st_mtime_ns == before:
            assert time.monotonic() < deadline, f"{self.name} was not saved"
            self.page.wait_for_timeout(100)

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
