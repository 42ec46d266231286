"""The panel on a page, used as a person uses it: clicks and keys in, what is to be read out.

    with lab.open(browser, "00_start_here.ipynb") as page:
        page.run_all()
        table = PanelPage(page)
        table.run()
        table.play("build farm C7")

Everything goes through the `data-*` hooks that `lacitta_nb.panels.paint.widgets` lists. A click
is over when the panel has its answer (`aria-busy` is gone), so nothing here waits for a fixed time.
"""

import os
import re
from pathlib import Path

from playwright.sync_api import Locator, ViewportSize, expect

from lacitta_nb.games.lacitta.actions import Action, parse_action
from lacitta_nb.games.lacitta.game import Game
from tests.browser.harness import NotebookPage

ANSWER = 60_000
"""Milliseconds that a busy machine may take to answer a click."""

MOST_TABS = 120
"""More presses of the tab key than there are things to reach in a panel."""

_PLANNED = ("demolish", "starve", "done")
MOST_ARROWS = 40
_WIDTH = "panel => panel.getBoundingClientRect().width"

Row = dict[str, str]


class PanelPage:
    """One clickable panel of a notebook page.

    Attributes:
        page: the notebook page it is on.
        root: the panel; `role` and `find` look inside it.
    """

    def __init__(self, page: NotebookPage, place: int = 0) -> None:
        self.page = page
        self.root: Locator = page.outputs.locator('[data-role="panel"]').nth(place)
        expect(self.root).to_be_visible(timeout=ANSWER)

    def find(self, hook: str, value: str) -> Locator:
        """What has `data-hook="value"`."""
        return self.root.locator(f"[data-{hook}={_quoted(value)}]")

    def role(self, name: str) -> Locator:
        return self.find("role", name)

    def space(self, name: str) -> Locator:
        return self.find("space", name)

    def lit(self) -> Locator:
        """The first space of the board that may be chosen."""
        return self.root.locator("[data-space][data-legal]").first

    # Clicking

    def settled(self) -> None:
        """Wait until the panel has the answer to the last click or key."""
        expect(self.root.and_(self.page.page.locator(":not([aria-busy])"))).to_be_visible(
            timeout=ANSWER
        )

    def resize(self, size: ViewportSize) -> None:
        """Make the window so large and wait until the page has followed (its margins stay).

        JupyterLab lays itself out some frames after the window changed.
        """
        old = self.page.page.viewport_size
        assert old is not None, "the pages of the tests have a window of a stated size"
        width = self.root.evaluate(_WIDTH) + size["width"] - old["width"]
        self.page.page.set_viewport_size(size)
        self.page.page.wait_for_function(
            f"([panel, width]) => Math.abs(({_WIDTH})(panel) - width) < 1",
            arg=[self.root.element_handle(), width],
        )

    def click(self, target: Locator, *, greyed: bool = False) -> None:
        """Click with the mouse and wait for the answer; playwright holds back from greyed ones."""
        target.click(force=greyed)
        self.settled()

    def open(self, drawer: str) -> Locator:
        """Open a drawer below the table, unless it is open; one is open at a time."""
        button = self.role(f"open-{drawer}")
        if button.get_attribute("aria-expanded") != "true":
            self.click(button)
        return self.role(drawer).first

    def shut(self) -> None:
        """Shut the drawer that is open, if any."""
        button = self.root.locator('[data-drawer][aria-expanded="true"]')
        if button.count():
            self.click(button)

    def choose_in_menu(self, role: str) -> None:
        """Unfold the menu in the head, and choose there."""
        self.role("menu").locator("summary").click()
        self.click(self.role(role))

    def step(self, times: int = 1) -> None:
        for _ in range(times):
            self.click(self.role("step"))

    def run(self) -> None:
        self.click(self.role("run"))

    def choose(self, choice: str, *, greyed: bool = False) -> None:
        self.click(self.find("choice", choice), greyed=greyed)

    def point(self, space: str) -> None:
        """Click on a space of the board."""
        self.click(self.space(space))

    def confirm(self) -> None:
        self.click(self.role("confirm"))

    def play(self, *actions: str) -> None:
        """Make one decision: what, where, how much, and confirm.

        Args:
            actions: one action's text; several where the panel asks for several at once.
        """
        parsed = [parse_action(text) for text in actions]
        if parsed[0].kind in _PLANNED:
            for action in parsed:
                self._plan(action)
        else:
            self._select(parsed[0])
        expect(self.role("confirm")).to_have_attribute("data-action", "; ".join(actions))
        self.confirm()

    def _select(self, action: Action) -> None:
        choice = self.find("choice", choice_of(action))
        # Where only one thing can be done, it is chosen already and has no button.
        if choice.count():
            self.click(choice)
        if action.kind == "master_builder":
            self._pick("building", action.building)
        for space in filter(None, (action.space, action.second)):
            self.point(space)
        if action.building == "road" and not action.second:
            self._pick("second", "")
        for facet in ("source", "service", "amount"):
            value = getattr(action, facet)
            if value and action.kind != "wish":
                self._pick(facet, str(value))
        if action.circles:
            self._pick("circles", ",".join(map(str, action.circles)))

    def _plan(self, action: Action) -> None:
        """One of several: a building on the board, a citizen with the city's stepper."""
        if action.kind == "starve":
            self.click(self.find("plan", action.space).locator('[data-role="more"]'))
        elif action.kind == "demolish":
            self.point(action.space)

    def _pick(self, facet: str, value: str) -> None:
        """Answer a question; one that has a single answer is not asked, or answered already."""
        option = self.find("option", f"{facet} {value}")
        if option.count() and option.get_attribute("aria-pressed") != "true":
            self.click(option)

    # With the keyboard alone

    def press(self, key: str) -> None:
        self.page.page.keyboard.press(key)
        self.settled()

    def focused(self, hook: str) -> str:
        """The hook's value at what has the focus, or ""."""
        found = self.page.page.evaluate(
            "name => document.activeElement.getAttribute('data-' + name)", hook
        )
        return str(found or "")

    def tab_to(self, hook: str, value: str, *, back: bool = False) -> None:
        """Press the tab key until something has the focus."""
        for _ in range(MOST_TABS):
            if self.focused(hook) == value:
                return
            self.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"the tab key does not lead to {hook} {value}")

    def arrows_to(self, space: str) -> None:
        """Press arrow keys until a space of the board has the focus."""
        for _ in range(MOST_ARROWS):
            if self.focused("space") == space:
                return
            self.press(self._arrow(self.focused("space"), space))
        raise AssertionError(f"the arrow keys do not lead to {space}")

    def _arrow(self, start: str, goal: str) -> str:
        """The arrow key that leads from one space towards another."""
        here, there = self.space(start).bounding_box(), self.space(goal).bounding_box()
        assert here is not None
        assert there is not None
        across, down = there["x"] - here["x"], there["y"] - here["y"]
        if abs(across) > abs(down):
            return "ArrowRight" if across > 0 else "ArrowLeft"
        return "ArrowDown" if down > 0 else "ArrowUp"

    # Reading

    def legal(self) -> list[str]:
        """The names of the spaces that are lit up."""
        lit = self.root.locator("[data-space][data-legal]")
        return [str(name) for name in lit.evaluate_all("all => all.map(e => e.dataset.space)")]

    def refusal(self) -> str:
        """Why the last click was refused, as a greyed card tells it: the rule in brackets."""
        told = self.role("refused")
        rule = told.locator("[data-rule]").inner_text()
        return f"{told.inner_text().removesuffix(rule).rstrip()} [{rule}]"

    def logged(self, last: int) -> list[str]:
        """The kinds of the last events in the log, whose drawer is opened for it."""
        lines = self.open("log").locator("[data-event]")
        expect(lines.nth(last - 1)).to_be_attached()
        kinds = lines.evaluate_all("all => all.map(e => e.dataset.event)")
        return [str(kind) for kind in kinds[-last:]]

    def phase(self) -> str:
        """The phase of this moment: it stands in the head, whose list of phases is folded."""
        return str(self.root.locator('[data-state="now"]').get_attribute("data-phase"))

    def player(self, name: str) -> Row:
        """A player's row of the table: what its cells say, and the citizens of each city.

        The table is in a drawer, which is opened for it.
        """
        self.open("players")
        row = self.find("player", name)
        cells = ("gold", "food", "cards")
        found = {cell: _cell(row, cell) for cell in cells}
        for city in row.locator("[data-city]").all():
            found[str(city.get_attribute("data-city"))] = _cell(city, "citizens")
        return found

    def table(self) -> dict[str, Row]:
        """What the table of players says, by name; its drawer is opened for it."""
        self.open("players")
        names = self.root.locator("[data-player]").evaluate_all(
            "all => all.map(e => e.dataset.player)"
        )
        return {str(name): self.player(str(name)) for name in names}

    def board(self) -> list[str]:
        """What is said of each space, in order: all that lies on the board, in words."""
        labels = self.root.locator("[data-space]").evaluate_all(
            "all => all.map(e => e.getAttribute('aria-label'))"
        )
        return [str(label) for label in labels]

    def shot(self, name: str) -> None:
        """A picture of the panel alone, into the directory that LACITTA_SHOTS names, if set."""
        folder = os.environ.get("LACITTA_SHOTS")
        if folder:
            self.root.screenshot(path=Path(folder) / f"panel-{name}.png")

    # Files

    def status(self) -> str:
        """What the status line says."""
        return self.role("status").inner_text()

    def save_as(self, name: str) -> None:
        self.open("files")
        self.find("field", "file").fill(name)
        self.click(self.role("save"))

    def load(self, name: str) -> None:
        self.open("files")
        self.find("field", "file").fill(name)
        self.click(self.role("load"))


def choice_of(action: Action) -> str:
    """The `data-choice` that leads to an action."""
    if action.kind == "build":
        return f"build {action.building}"
    return f"wish {action.service}" if action.kind == "wish" else action.kind


def table_of(game: Game) -> dict[str, Row]:
    """What the table of players must say of a game."""
    return {player.name: _player_row(game, seat) for seat, player in enumerate(game.players)}


def _player_row(game: Game, seat: int) -> Row:
    state, board = game.state, game.state.table.board
    player = game.players[seat]
    cities = state.cities_of(seat)
    row = {
        "gold": str(player.gold),
        "food": f"{game.food(seat)} / {sum(city.citizens for city in cities)}",
        "cards": str(player.action_cards),
    }
    for city in cities:
        castle = board.spaces[city.castle]
        limit = game.limit(castle)
        row[castle] = f"{city.citizens} / {'∞' if limit is None else limit}"
    return row


def _cell(row: Locator, name: str) -> str:
    """The words of a cell before its notes: "4 / 5 (3 spare)" says "4 / 5"."""
    text = row.locator(f'[data-cell="{name}"]').first.inner_text()
    return re.split(r"[(⚠]", text)[0].strip()


def _quoted(value: str) -> str:
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
