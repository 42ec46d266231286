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
- One page of JupyterLab is kept from test to test, since it takes longer to load than most tests;
  `open(..., anew=True)` loads another one.
- `NotebookPage.outputs` finds things in the output areas only: the source of a cell often holds
  the same words as the output under test.
- JupyterLab draws only the cells in view, so the window is tall (`WINDOW`).
- Nothing here sleeps for a fixed time: wait with playwright's `expect`, or for the kernel to be
  idle (`wait_idle`).
- Pictures are taken only when LACITTA_SHOTS names a directory. They are for people; tests look at
  the page's elements.
"""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.page import NotebookPage, VoilaPage
from tests.browser.process import ROOT, VOILA_CELL_SECONDS, Kind, Process
from tests.browser.screen import PHONE, TALL, TOUCHED, WINDOW, Screen, new_page

__all__ = [
    "CHROMIUM_FLAGS",
    "CHROMIUM_NAMES",
    "PHONE",
    "ROOT",
    "TOUCHED",
    "VOILA_CELL_SECONDS",
    "WINDOW",
    "Kind",
    "NotebookPage",
    "Screen",
    "Server",
    "find_chromium",
]

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
class Server(Process):
    """A running JupyterLab or Notebook 7 whose notebooks are shown in a browser."""

    _kept: Page | None = None

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
    ) -> Iterator[NotebookPage]:
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
        shown = self._kept_page(browser) if kept else new_page(browser, screen)
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
            self._kept = new_page(browser, TALL)
            self._kept.goto(f"{self.url}/lab?reset&token={self.token}")
            self._kept.wait_for_function("window.jupyterapp?.restored.then(() => true)")
        return self._kept
