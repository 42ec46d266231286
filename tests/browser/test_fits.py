"""A whole turn fits on the screen: measured in JupyterLab with its file list, and on a phone."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.harness import PHONE, TOUCHED, Screen, Server
from tests.browser.measure import FIRST, LAPTOP, SIZES, THREE, Measured, five
from tests.browser.player import PanelPage

GAMES = {"three": THREE, "five": five()}
LIT = "[data-space][data-legal]"
CHOICE = f'[data-choice="{FIRST}"]'


@pytest.mark.parametrize("players", GAMES)
def test_a_turn_is_in_sight_and_scrolls_nothing(
    lab: Server, browser: Browser, players: str
) -> None:
    name = lab.write(f"fits-{players}.ipynb", GAMES[players], "1 + 1")
    with lab.open(browser, name, screen=Screen(LAPTOP)) as page:
        expect(page.page.locator("#filebrowser, .jp-FileBrowser").first).to_be_visible()
        page.run_all()
        panel = PanelPage(page)
        measured = Measured(panel)
        for size in SIZES:
            measured.resize(size)
            where = f"{size['width']} x {size['height']}"
            assert out_of_sight(measured, ".lc-part-head", CHOICE) == [], where
            turn(panel, measured, where)
            panel.click(panel.role("undo-one"))


def turn(panel: PanelPage, measured: Measured, where: str) -> None:
    """A choice, a space, Confirm, and the next player's choice."""
    mover = panel.role("whose").text_content()
    before = measured.scrolled()
    panel.choose(FIRST)
    assert out_of_sight(measured, ".lc-part-head", CHOICE, '[data-role="confirm"]') == [], where
    lit, seen = measured.boxes(LIT), measured.seen()
    assert [box for box in lit if not seen.holds(box)] == [], where
    panel.click(panel.lit())
    expect(panel.role("confirm")).not_to_have_attribute("aria-disabled", "true")
    assert out_of_sight(measured, '[data-role="preview"] strong') == [], where
    panel.confirm()
    expect(panel.role("whose")).not_to_have_text(str(mover))
    panel.choose(FIRST)
    assert measured.scrolled() == before, where
    panel.click(panel.role("cancel"))
    assert measured.scrolled() == before, where


NAMELESS = """
import lacitta_nb as lc
game = lc.new_game(3, seed=2000)
game.run()
lc.show(game)
"""
# The names in the strip of which a part can't be seen.
CUT = """panel => [...panel.querySelectorAll(".lc-strip .lc-name")]
  .filter(name => name.scrollWidth > name.clientWidth)
  .map(name => `${name.textContent}: ${name.clientWidth} of ${name.scrollWidth}`)"""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_names_that_differ_in_their_last_letter_are_read_whole(
    lab: Server, browser: Browser, language: str
) -> None:
    cell = NAMELESS.replace("as lc\n", f'as lc\nlc.speak("{language}")\n', 1)
    with lab.open(browser, lab.write(f"strip-{language}.ipynb", cell)) as page:
        page.run_all()
        panel = PanelPage(page)
        measured = Measured(panel)
        for size in SIZES:
            measured.resize(size)
            assert panel.root.evaluate(CUT) == [], size
            panel.shot(f"strip-{language}-{size['width']}x{size['height']}")


BUSY = """
import lacitta_nb as lc
from lacitta_nb.players import GreedyPlayer
player = GreedyPlayer()
game = lc.new_game(["Anna", "Bruno", "Clara"], seed=11)
while not (game.decision and (game.state.year, game.decision.kind) == {moment!r}):
    if game.decision is None:
        game.step()
    else:
        game.play(player.choose(game.state.seen_by(game.decision.player)))
lc.show(game)
"""
"""A game at the first decision of a kind in some year."""

LOW = SIZES[2]
PROMPT = ".lc-part-hand > .lc-prompt"
HIDDEN = "e => e.scrollHeight - e.clientHeight"
"""How many pixels of something are out of sight."""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_is_asked_is_read_whole(lab: Server, browser: Browser, language: str) -> None:
    cell = BUSY.format(moment=(4, "demolish"))
    cell = cell.replace("as lc\n", f'as lc\nlc.speak("{language}")\n', 1)
    with lab.open(browser, lab.write(f"asked-{language}.ipynb", cell), screen=Screen(LOW)) as page:
        page.run_all()
        panel = PanelPage(page)
        measured = Measured(panel)
        measured.at_the_top()
        asked = panel.root.locator(PROMPT)
        assert measured.box(PROMPT).high > 4 * 16, "a question that needs no more than it had"
        for _ in range(2):  # without hints, and beside them
            assert asked.evaluate(HIDDEN) <= 0
            assert panel.root.locator(".lc-cards").evaluate(HIDDEN) <= 0
            panel.click(panel.role("hint"))
        # The buttons of all rows are alike, and their words in one line.
        toggles = measured.boxes('[data-role="toggle"]')
        assert {round(box.high) for box in toggles} == {round(toggles[0].high)}
        # What is said after it is shorter: the row that was clicked does not move.
        before = measured.box("[data-plan]").top
        panel.click(panel.role("toggle").first)
        assert measured.box("[data-plan]").top == before


def test_political_cards_are_in_sight(lab: Server, browser: Browser) -> None:
    name = lab.write("political.ipynb", BUSY.format(moment=(6, "turn")))
    with lab.open(browser, name, screen=Screen(LOW)) as page:
        page.run_all()
        panel = PanelPage(page)
        measured = Measured(panel)
        measured.at_the_top()
        seen = measured.box(".lc-cards")
        cards = measured.boxes(".lc-group:not([data-plain], :first-child) .lc-card")
        first = [card for card in cards if card.top == min(card.top for card in cards)]
        assert len(first) == 3
        assert [card for card in first if not seen.holds(card)] == []
        # What a usual choice changes is read without scrolling.
        panel.choose("gold")
        assert panel.root.locator(".lc-part-dock").evaluate(HIDDEN) <= 0


def out_of_sight(measured: Measured, *selectors: str) -> list[str]:
    """Which of these cannot be seen whole, and how far they reach."""
    seen = measured.seen()
    found = {selector: measured.box(selector) for selector in selectors}
    return [f"{what} {box} in {seen}" for what, box in found.items() if not seen.holds(box)]


@pytest.mark.parametrize("place", ["voila", "notebook7"])
@pytest.mark.parametrize("players", GAMES)
def test_board_dock_and_cards_are_together_on_a_phone(
    request: pytest.FixtureRequest, browser: Browser, place: str, players: str
) -> None:
    voila = place == "voila"
    server = request.getfixturevalue("lab" if voila else place)
    name = server.write(f"phone-{players}.ipynb", GAMES[players])
    screen = PHONE if voila else TOUCHED
    with server.open(browser, name, voila=voila, screen=screen) as page:
        if not voila:
            page.run_cell(0)
        panel = PanelPage(page)
        measured = Measured(panel)
        measured.at_the_top()
        wanted = (".lc-part-head", '[data-part="board"]', ".lc-dock", CHOICE)
        assert out_of_sight(measured, *wanted) == []
        before = measured.scrolled()
        panel.find("choice", FIRST).tap()
        panel.settled()
        seen = measured.box('[data-part="board"]')
        assert any(seen.holds(box) for box in measured.boxes(LIT))
        assert out_of_sight(measured, *wanted) == []
        # The board itself may come to where something can be chosen.
        assert without_board(measured.scrolled()) == without_board(before)
        panel.shot(f"phone-{place}-{players}")


def without_board(scrolled: dict[str, list[float]]) -> dict[str, list[float]]:
    return {name: place for name, place in scrolled.items() if "lc-part-board" not in name}
