"""Clicks while the kernel runs a cell: they wait, and what the page gave up is not carried out."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.harness import NotebookPage, Server
from tests.browser.player import PanelPage

GAME = """
import lacitta_nb as lc
panel = lc.show(lc.new_game(["Anna", "Bruno"], board="lezione", seed=1))
panel
"""
SHORT, LONG = "import time\ntime.sleep(4)", "import time\ntime.sleep(11)"
TOLD = "print('told:', len(panel.game.events), panel.controller.session.did)"


# Commands then wait for the running cell, as with kernels that have no second shell for them.
ONE_SHELL = {"commsOverSubshells": "disabled"}


@pytest.fixture
def one_shell(lab: Server) -> Iterator[Server]:
    """JupyterLab, whose pages send commands the way that cells go."""
    extension = lab.home / "config" / "settings" / "@jupyterlab" / "apputils-extension"
    extension.mkdir(parents=True, exist_ok=True)
    settings = extension / "kernels-settings.jupyterlab-settings"
    settings.write_text(json.dumps(ONE_SHELL), encoding="utf-8")
    yield lab
    settings.unlink()


def busy(page: NotebookPage, cell: int) -> None:
    """Run a cell that sleeps, without waiting for it."""
    code = page.page.locator(".jp-CodeCell").nth(cell)
    code.locator(".cm-content").click()
    page.page.keyboard.press("Control+Enter")
    expect(code.locator(".jp-InputArea-prompt")).to_contain_text("*")


def opened(page: NotebookPage) -> PanelPage:
    page.run_cell(0)
    return PanelPage(page)


# What a press shows before anything can have come back from the kernel.
PRESSED = """async (button) => {
  button.click();
  await new Promise(done => requestAnimationFrame(done));
  return button.hasAttribute("data-going") || button.getAttribute("aria-pressed") === "true";
}"""


def test_a_press_shows_at_once_and_soon_that_it_is_at_work(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("pressed.ipynb", GAME, SHORT)) as page:
        panel = opened(page)
        slow = panel.page.page.locator('[data-role="panel"][data-slow]')
        busy(page, 1)
        assert panel.role("step").evaluate(PRESSED)
        expect(slow).to_have_count(1)
        panel.settled()
        expect(slow).to_have_count(0)
        expect(panel.root.locator("[data-going]")).to_have_count(0)
        panel.run()
        assert panel.find("choice", "gold").evaluate(PRESSED)
        panel.settled()
        expect(panel.root.locator("[data-going]")).to_have_count(0)


def test_the_log_travels_while_its_drawer_is_open(lab: Server, browser: Browser) -> None:
    told = "print('told:', panel.view['log'] is not None)"
    with lab.open(browser, lab.write("log.ipynb", GAME, told)) as page:
        panel = opened(page)
        panel.run()
        for drawer, travels in (("", False), ("log", True), ("players", False), ("log", True)):
            if drawer:
                panel.open(drawer)
            page.run_cell(1)
            expect(page.outputs.filter(has_text="told:")).to_have_text(f"told: {travels}")
        panel.shut()
        panel.play("gold")
        page.run_cell(1)
        expect(page.outputs.filter(has_text="told:")).to_have_text("told: False")


def test_a_click_waits_and_is_carried_out_once(server: Server, browser: Browser) -> None:
    with server.open(browser, server.write("waits.ipynb", GAME, SHORT, TOLD)) as page:
        panel = opened(page)
        # The first message of a page goes the way of cells everywhere.
        busy(page, 1)
        panel.role("step").click()
        waiting = panel.role("waiting")
        expect(waiting).to_have_text("The kernel is busy: this click waits for it.")
        expect(waiting).to_be_in_viewport()
        panel.shot("waiting")
        # Nobody has seen yet what the first click does.
        panel.role("step").click()
        panel.role("run").click()
        panel.find("space", "A1").click()
        panel.settled()
        expect(waiting).to_be_hidden()
        assert panel.phase() == "lay_voice"
        page.run_cell(2)
        assert panel.phase() == "lay_voice"
        expect(page.outputs.filter(has_text="told:")).to_contain_text("step")


def test_what_is_told_to_be_unanswered_never_happens(one_shell: Server, browser: Browser) -> None:
    name = one_shell.write("withdrawn.ipynb", GAME, LONG, TOLD)
    with one_shell.open(browser, name, anew=True) as page:
        panel = opened(page)
        panel.step()
        busy(page, 1)
        panel.role("step").click()
        expect(panel.role("status")).to_contain_text("is withdrawn", timeout=10_000)
        expect(panel.role("waiting")).to_be_hidden()
        panel.shot("withdrawn")
        page.wait_idle()
        page.run_cell(2)
        assert panel.phase() == "lay_voice"
        # The panel is as good as before.
        panel.step()
        expect(panel.role("status")).to_have_count(0)
        assert panel.phase() == "income"
