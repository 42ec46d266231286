"""The keyboard: where the focus goes, what confirms and cancels, and how few keys a year takes."""

from playwright.sync_api import Browser, expect

from tests.browser.harness import Server
from tests.browser.measure import THREE
from tests.browser.player import PanelPage

MOST_KEYS = 96
"""Keys of a year of three players, as it was before the table."""

MOST_TABS = 5
WANTED = ("build farm", "gold", "build school", "", "")
"""What each player does in turn; at last the first card, but none that asks for a curtain."""


def test_what_confirms_and_what_cancels(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("confirms.ipynb", THREE)) as page:
        page.run_all()
        panel = PanelPage(page)
        confirm, whose = panel.role("confirm"), panel.role("whose")
        # Enter on the chosen space, where the focus went with the choice.
        panel.find("choice", "build farm").focus()
        panel.press("Enter")
        first = panel.focused("space")
        assert first in panel.legal()
        panel.press("Enter")
        expect(confirm).to_have_attribute("data-action", f"build farm {first}")
        panel.press("Escape")
        expect(confirm).to_have_attribute("aria-disabled", "true")
        assert panel.legal() == []
        # A second click on the chosen space, and no other.
        panel.choose("build farm")
        one, other = panel.legal()[:2]
        panel.point(one)
        panel.point(other)
        expect(confirm).to_have_attribute("data-action", f"build farm {other}")
        expect(whose).to_contain_text("Anna")
        panel.point(other)
        expect(whose).to_contain_text("Bruno")
        # The next decision begins with the focus on its first choice.
        assert panel.focused("choice") == first_choice(panel)
        # Enter on a chosen card that needs nothing more.
        panel.press("Enter")
        expect(confirm).to_have_attribute("data-action", "gold")
        panel.press("Enter")
        expect(whose).to_contain_text("Clara")


def test_the_first_card_is_a_few_tabs_away(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("tabs.ipynb", THREE)) as page:
        page.run_all()
        panel = PanelPage(page)
        panel.root.focus()
        reached = []
        for _ in range(MOST_TABS):
            panel.press("Tab")
            reached.append(panel.focused("choice"))
        assert any(reached)


def test_a_year_takes_few_keys(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("year-keys.ipynb", THREE)) as page:
        page.run_all()
        panel = PanelPage(page)
        panel.find("choice", first_choice(panel)).focus()
        keys = 0
        for turn in range(15):
            assert panel.focused("choice") == first_choice(panel), turn
            wanted = WANTED[turn // 3] or first_choice(panel, "closeness")
            keys += turn_with_keys(panel, wanted)
        for _ in range(20):
            if panel.role("title").inner_text().startswith("Year 2"):
                break
            panel.press("Enter")
            keys += 1
        expect(panel.role("title")).to_have_text("Year 2 of 6")
        assert keys <= MOST_KEYS


def first_choice(panel: PanelPage, but: str = "") -> str:
    """The first card that can be played."""
    first = panel.root.locator(f'[data-choice]:not([aria-disabled], [data-choice="{but}"])').first
    return str(first.get_attribute("data-choice"))


def turn_with_keys(panel: PanelPage, wanted: str) -> int:
    """Tabs to a card, Enter, Enter on the space, Enter on Confirm; counts the keys."""
    whose = panel.role("whose").inner_text()
    keys = 0
    while panel.focused("choice") != wanted:
        panel.press("Tab")
        keys += 1
        assert keys < MOST_KEYS, f"the tab key does not lead to {wanted}"
    while panel.role("whose").count() and panel.role("whose").inner_text() == whose:
        panel.press("Enter")
        keys += 1
        assert keys < MOST_KEYS, f"Enter does not go on with {wanted}"
    return keys
