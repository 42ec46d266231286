"""The panel wherever widgets stand: in boxes, tabs and outputs, in Voilà, and twice at once."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.harness import NotebookPage, Server
from tests.browser.player import PanelPage

MAKE = """
import ipywidgets as w
import lacitta_nb as lc

def new(painter="svg"):
    return lc.show(lc.new_game(["Anna", "Bruno"], board="lezione", seed=1), painter=painter)
"""
BOXES = {
    "a row": "w.HBox([new()])",
    "a row with a button": "w.HBox([w.Button(description='beside'), new()])",
    "a row of two": "w.HBox([new(), new()])",
    "a column": "w.VBox([new()])",
    "a column to the left": "w.VBox([new()], layout={'align_items': 'flex-start'})",
    "a grid": "w.GridBox([new()], layout={'grid_template_columns': 'auto'})",
    "a tab": "w.Tab([new()], titles=['game'])",
    "an accordion": "w.Accordion([new()], titles=['game'], selected_index=0)",
    "an output": "out = w.Output()\nwith out:\n    display(new())\nout",
    "a narrow column": "w.VBox([new()], layout={'width': '340px'})",
    "a narrow row": "w.HBox([new()], layout={'width': '340px'})",
}
PANELS = len(BOXES) + 1

# How wide a panel and its board are, and which boxes round it have more in them than room.
MEASURES = """panel => {
  const around = [];
  for (let e = panel.parentElement; e && !e.matches('.jp-Cell'); e = e.parentElement)
    if (e.scrollWidth > e.clientWidth + 1) around.push(e.className);
  const board = panel.querySelector('[data-part="board"] svg').getBoundingClientRect();
  return [panel.getBoundingClientRect().width, board.width, board.height, around];
}"""


@pytest.fixture(params=["lab", "notebook7", "voila"])
def place(request: pytest.FixtureRequest, browser: Browser) -> "Place":
    """JupyterLab, Notebook 7 and Voilà in turn."""
    voila = request.param == "voila"
    server = request.getfixturevalue("lab" if voila else request.param)
    return Place(server, browser, voila)


class Place:
    """Somewhere notebooks are shown."""

    def __init__(self, server: Server, browser: Browser, voila: bool) -> None:
        self.server, self.browser, self.voila = server, browser, voila

    @contextmanager
    def show(self, *cells: str) -> Iterator[NotebookPage]:
        """A page on which these cells have run."""
        name = self.server.write("places.ipynb", *cells)
        with self.server.open(self.browser, name, voila=self.voila) as page:
            page.page.set_viewport_size({"width": 1400, "height": 16_000})
            if not self.voila:
                page.run_all()
            yield page


def test_a_panel_takes_the_room_of_its_box(place: Place) -> None:
    with place.show(MAKE, *BOXES.values()) as page:
        panels = page.outputs.locator('[data-role="panel"]')
        expect(panels).to_have_count(PANELS, timeout=60_000)
        expect(panels.last.locator('[data-part="board"] svg')).to_be_visible()
        for panel in panels.all():
            width, across, down, crowded = panel.evaluate(MEASURES)
            assert width > 300
            assert across > 280
            assert down > 150
            assert crowded == []


def test_pictures_go_where_a_panel_is_alive(place: Place) -> None:
    cells = [f"{MAKE}\npanel, plain = new(), new('matplotlib')\npanel", "panel", "plain", "plain"]
    inside = "out = w.Output()\nwith out:\n    display(panel)\nout"
    with place.show(*cells, inside) as page:
        panels = page.outputs.locator('[data-role="panel"]')
        expect(panels).to_have_count(3, timeout=60_000)
        for panel in panels.all():
            expect(panel).to_be_visible()
        expect(page.outputs.locator(".lc-plain")).to_have_count(2)
        expect(page.page.locator(".lc-static:visible")).to_have_count(0)
        assert _ids_twice(page) == []
        PanelPage(page, 1).step()
        for panel in panels.all():
            now = panel.locator('[data-state="now"]')
            expect(now).to_have_attribute("data-phase", "lay_voice")
            _signs_are_its_own(panel)


def test_a_new_view_for_an_output_is_alive_and_alone(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("view.ipynb", f"{MAKE}\nnew()")) as page:
        page.run_all()
        page.outputs.last.click(button="right", position={"x": 5, "y": 5})
        page.page.get_by_text("Create New View for Cell Output").click()
        panels = page.page.locator('[data-role="panel"]:visible')
        expect(panels).to_have_count(2)
        expect(page.page.locator(".lc-static:visible")).to_have_count(0)
        panels.last.locator('[data-role="step"]').click()
        for panel in panels.all():
            now = panel.locator('[data-state="now"]')
            expect(now).to_have_attribute("data-phase", "lay_voice")
        assert _ids_twice(page) == []
        page.shot("new-view")
        # Below the notebook in a window of two halves it is all in sight.
        page.page.set_viewport_size({"width": 1440, "height": 1300})
        page.page.wait_for_timeout(500)
        beside = panels.last
        width, across, down, crowded = beside.evaluate(MEASURES)
        assert (width > 300, across > 280, down > 150, crowded) == (True, True, True, [])
        room = beside.evaluate(
            "panel => panel.closest('.jp-LinkedOutputView').getBoundingClientRect().bottom"
        )
        dock = beside.locator(".lc-dock").bounding_box()
        assert dock is not None
        assert dock["y"] + dock["height"] <= room + 1


def _ids_twice(page: NotebookPage) -> list[str]:
    """The ids inside panels that more than one element of the page has."""
    found: list[str] = page.page.evaluate(
        """() => [...document.querySelectorAll('[data-role="panel"] [id]')].map(e => e.id)
        .filter(id => document.querySelectorAll(`[id="${id}"]`).length > 1)"""
    )
    return found


def _signs_are_its_own(panel: Locator) -> None:
    """Every sign that is shown is drawn in the same panel."""
    lost = panel.evaluate(
        """panel => [...panel.querySelectorAll('use')].map(e => e.getAttribute('href'))
        .filter(href => !panel.querySelector(`[id="${href.slice(1)}"]`))"""
    )
    assert lost == []


TWICE = """
import lacitta_nb as lc
panel = lc.show(lc.new_game(["Anna", "Bruno"], seed=2000))
panel
"""

BOTH = """choices => {
  const panels = [...document.querySelectorAll('[data-role="panel"]')];
  panels.forEach((panel, place) =>
    panel.querySelector(`[data-choice="${choices[place]}"]`).click());
}"""


def test_two_views_that_are_clicked_at_once_are_both_answered(
    lab: Server, browser: Browser
) -> None:
    with lab.open(browser, lab.write("twice.ipynb", TWICE, "panel")) as page:
        page.run_all()
        one, two = PanelPage(page), PanelPage(page, 1)
        one.run()
        for choices in (["build farm", "gold"], ["gold", "build farm"], ["pass", "gold"]):
            page.page.evaluate(BOTH, choices)
            for panel in (one, two):
                panel.settled()
                expect(panel.role("lost")).to_have_count(0)
            chosen = 'e => e.querySelector("[data-choice][aria-pressed=true]").dataset.choice'
            assert one.root.evaluate(chosen) == two.root.evaluate(chosen)


GAMES = (
    "lc.new_game(2, seed=3)",
    "lc.saint_malo.new_game(2, seed=3)",
    "lc.citta_stato.new_game(2, seed=3)",
)


def test_a_page_that_is_loaded_again_shows_each_table_as_it_is(
    lab: Server, browser: Browser
) -> None:
    """What was played after the notebook was saved is there, too: the kernel has it."""
    cells = [f"import lacitta_nb as lc\nlc.show({game})" for game in GAMES]
    with lab.open(browser, lab.write("again.ipynb", *cells), anew=True) as page:
        page.run_all()
        page.save()
        panels = [PanelPage(page, place) for place in range(len(GAMES))]
        panels[0].run()
        panels[1].run()
        panels[2].choose("fleet")
        panels[2].confirm()
        before = [_told(panel) for panel in panels]
        page.load()
        panels = [PanelPage(page, place) for place in range(len(GAMES))]
        assert [_told(panel) for panel in panels] == before
        expect(page.page.locator(".lc-static:visible")).to_have_count(0)
        # They are alive.
        panels[2].choose("guilds")
        expect(panels[2].role("preview")).to_be_visible()


def _told(panel: PanelPage) -> list[str]:
    """What is asked of whom, and how all stand."""
    return [panel.role(role).inner_text() for role in ("title", "prompt", "strip")]
