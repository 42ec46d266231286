"""Nothing moves under the mouse: boxes before and after choosing, pointing, refusals, warnings."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.harness import Screen, Server
from tests.browser.measure import LAPTOP, SIZES, THREE, Measured, five, moved
from tests.browser.player import PanelPage

GAMES = {"three": THREE, "five": five()}
CARDS = "[data-choice]"


@pytest.mark.parametrize("players", GAMES)
def test_no_button_moves_and_nothing_scrolls(lab: Server, browser: Browser, players: str) -> None:
    name = lab.write(f"still-{players}.ipynb", GAMES[players])
    with lab.open(browser, name, screen=Screen(LAPTOP)) as page:
        page.run_all()
        panel = PanelPage(page)
        measured = Measured(panel)
        for size in (SIZES[0], SIZES[-1]):
            measured.resize(size)
            before = measured.buttons(), measured.scrolled()

            def same(what: str, then: tuple[object, object] = before, size: object = size) -> None:
                now = measured.buttons(), measured.scrolled()
                assert moved(then[0], now[0]) == {}, (what, size)  # type: ignore[arg-type]
                assert now[1] == then[1], (what, size)

            for choice in some(panel, "not([aria-disabled])"):
                panel.choose(choice)
                same(f"{choice} chosen")
                if panel.lit().count():
                    panel.click(panel.lit())
                    same(f"{choice} on a space")
                refused = panel.root.locator("[data-space]:not([data-legal])").first
                panel.click(refused)
                same(f"{choice} refused")
            panel.click(panel.role("cancel"))
            for choice in some(panel, "is([aria-disabled])"):
                card = panel.find("choice", choice)
                card.hover(force=True)
                expect(panel.role("reason")).to_be_visible()
                same(f"{choice} pointed at")
                covers_no_card(measured)
                panel.choose(choice, greyed=True)
                expect(panel.role("refused")).to_be_attached()
                same(f"{choice} refused")
            panel.click(panel.role("hint"))
            panel.page.page.mouse.move(2, 2)
            panel.click(panel.role("hint"))
            same("hints shown and hidden")


def some(panel: PanelPage, which: str) -> list[str]:
    """The names of four cards of that kind."""
    cards = panel.root.locator(f"{CARDS}:{which}")
    names = cards.evaluate_all("all => all.map(e => e.dataset.choice)")
    return [str(name) for name in names[:: max(1, len(names) // 4)]][:4]


def covers_no_card(measured: Measured) -> None:
    """What explains a card lies over no card, and over no button."""
    help_box = measured.box('[data-part="pointed"]')
    over = f'{CARDS}, [data-part="buttons"] button, .lc-part-head button'
    assert [box for box in measured.boxes(over) if help_box.meets(box)] == []
