"""Nothing moves under the mouse: boxes before and after choosing, pointing, refusals, hints."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tests.browser.harness import Screen, Server
from tests.browser.measure import LAPTOP, SIZES, THREE, Measured, five, moved
from tests.browser.player import PanelPage

GAMES = {"three": THREE, "five": five()}
CARDS = "[data-choice]"
CHOSEN = 4
"""How many cards of each kind are tried."""


@pytest.mark.parametrize("players", GAMES)
def test_no_button_moves_and_nothing_scrolls(lab: Server, browser: Browser, players: str) -> None:
    name = lab.write(f"still-{players}.ipynb", GAMES[players])
    with lab.open(browser, name, screen=Screen(LAPTOP)) as page:
        page.run_all()
        measured = Measured(PanelPage(page))
        for size in (SIZES[0], SIZES[2], SIZES[3]):
            measured.resize(size)
            choosing(measured, size)
            pointing(measured, size)
            with same(measured, f"hints at {size}"):
                measured.panel.click(measured.panel.role("hint"))
                measured.panel.click(measured.panel.role("hint"))


def choosing(measured: Measured, size: ViewportSize) -> None:
    """Cards, spaces and refusals, with the mouse."""
    panel = measured.panel
    for card in some(panel, "not([aria-disabled])"):
        panel.click(panel.role("cancel"), greyed=True)
        card.scroll_into_view_if_needed()
        with same(measured, f"{card} at {size}"):
            panel.click(card)
        with same(measured, f"a space for {card} at {size}"):
            if panel.lit().count():
                panel.click(panel.lit())
        with same(measured, f"a refused space for {card} at {size}"):
            panel.click(panel.root.locator("[data-space]:not([data-legal])").first)
    with same(measured, f"cancel at {size}"):
        panel.click(panel.role("cancel"), greyed=True)


def pointing(measured: Measured, size: ViewportSize) -> None:
    """Greyed cards say why not, in the dock: pointed at, and clicked."""
    panel = measured.panel
    for card in some(panel, "is([aria-disabled])"):
        card.scroll_into_view_if_needed()
        with same(measured, f"{card} pointed at, at {size}"):
            card.hover(force=True)
            expect(panel.role("reason")).to_be_visible()
            covers_no_card(measured)
        with same(measured, f"{card} refused at {size}"):
            panel.click(card, greyed=True)
            expect(panel.role("refused")).to_be_attached()


@contextmanager
def same(measured: Measured, what: str) -> Iterator[None]:
    """Everything is where it was after what is done in it."""
    buttons, scrolled = measured.buttons(), measured.scrolled()
    yield
    assert moved(buttons, measured.buttons()) == {}, what
    assert measured.scrolled() == scrolled, what


def some(panel: PanelPage, which: str) -> list[Locator]:
    """Some cards of that kind."""
    cards = panel.root.locator(f"{CARDS}:{which}")
    names = cards.evaluate_all("all => all.map(e => e.dataset.choice)")
    step = max(1, len(names) // CHOSEN)
    return [panel.find("choice", str(name)) for name in names[::step][:CHOSEN]]


def covers_no_card(measured: Measured) -> None:
    """What explains a card lies over no card, and over no button."""
    told, hand = measured.box('[data-part="pointed"]'), measured.box(".lc-cards")
    cards = [card.inside(hand) for card in measured.boxes(CARDS)]
    buttons = measured.boxes('[data-part="buttons"] button, .lc-part-head button')
    assert [box for box in cards + buttons if told.meets(box)] == []
