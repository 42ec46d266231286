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


FALLING = (
    "lc1.eNq9VllP4zAQ_itWnrvaOukFbxwtbA-07whFruM2Fkkc2U4Ri_jvO3bS1DnKSgviqeOZz9-cnvTN2wmZEu1degmh"
    "XGvyY09S9hN7A09pIsHw1oXkQnHNRWZhLLIymGlClOIUdFtBZAQaLRQlGQFNQrII5Jwpw7jGlu2ZgWXtg5yKItOEZ-Yc"
    "OLYRyDsiU98cxu5h4h6mLYpZZTTxrS-qQ2AOeOiaMG5dxL7jHAcN7Mg1jRumRjB42jjN3GsX7jV_6Ebm44bNr0neB94r"
    "I9K7xAMvj4liYLG9CfOEvDJ5bNXxaHFWhFo_vnkZNBSuXGW2EXuRRBZCqGlbSKFTgAsGnpVKEkAMB-CesjASL9Dbxydw"
    "wlgl7aBikQHtSKIYeGMZSfRrdX4f1D6vZZGJ73Z6kxD5TZkCAl4EZ2Wh4b4p_9A4UDoxscCYlpA_LCt9bwueRDzbm3cA"
    "nd3xfSFZdYiJPDCljWuTT8WHHb6N_3k-3-G7HX-ez833LvjafOeTr81389_5QqsPglNm1lc1SWZAIkafQYItWFBi9yBc"
    "YzAjsV2NPcpeqyvTItEQwxmpy_Mxvp_54xDPRfahy57bUJ-cHPvh5SKBwlP7AYi4Ms_PVI4mQrGMKWXYiI5ZJEli-ITK"
    "ubZiTuDLY3ykwMZkaHtmF58D2kpGohA-MyHlkhYKmuj0x2XeghwLQPQx1r4kp3F4nIAeoMtSX6oFs3xYFmqeMtWMs8j4"
    "AVYzhy3yj1CayG56Z5SOr1YUraNb-V6mVgncYBtUps5cUfvNt62GBWpWLwYxFQe7HqvSoLXfSRWZ7xxam6dp9y1aYbST"
    "AlTm9VtQCVmNjmvdCQYtxidtizgl8plpNB_XPEdNUDcLLbB_Ijiyu-BV0NasR06d0dJ3T5vRmQTvHDeV64fRGZcLjDvg"
    "JW6mDX9lGtW56WT5C7uBPfi1XdFYiATNR6364g7kbnKmNuWFizYBbipuWx287sS4nLamCc0nqJXprFvROqt73Al5eoq1"
    "HnHko6B3zGEgrbt6QaAr4-6Fq9jMYb3VrGLjo9PCs5rbsaNxEl0G9TT_Dspp3ow7pax-Kty0xK0aXVu2enQ9addrXdar"
    "oduUSfWku5ihVo_uT-MN_yN1wdD9pKd0pwJtJubFQztyeNj--1-1xPom"
)
"""The first building that must fall in the fourth year of a game of three."""
LATE = (
    "lc1.eNq9Vt9v4jAM_leiPnM60h-w7W0M2MZg2vt0QiENEK1tqqTdaTftfz8nLSVNCyfdpj3h2M5n-7Pr8O5thUxJ4V15"
    "CaG8KMiPHUnZT-wNPFUQCYb3rksuFC-4yIwbi40MZpoQpTgF3UYQGYOmEIqSjIAmIVkMcs6URlxig_bCwLL0QU5FmRWE"
    "Z_ocWLYQ5C2Rqa8PkX0Y2YexA3FRG3V-y8v6EOgDHtomjJ2L2LeC46DlG9qmqGVqJYPHrdOFfe3SvuYP7cx83LL5DcjH"
    "wHtjRHpXeODle6IYWExv1nlC3pg8tOpwNH5GBK6f370MGgpXrjPTiJ1IYuNCqG7bmkKnwC8YeEaqQMBjOIDwlK1j8Rt6"
    "-_wLgjBWS1tgLNZOW5IoBtFYRpLirT5_DJqYE1lm4ruD3iREflOl4AFfBGcV0XBf0z_UAVSR6FxgTCuXPyyrYm9KnsQ8"
    "2-nvADq75btSsvqwJ_KVqUKH1vXUeNjCW_mfx_MtvGn0eTy73tvga-udjb623tV_1wutfhWcMr2-6knSAxIz-gISbMGS"
    "ErMH4RqDGdmb1dij7LXaMi2TAnI4IXVxzvv3I59P8VRmZ0P23AZ-cnLoh5eLBIin5gGIudKfn2aOJkKxjCml0UixZ7Ek"
    "icYTKueFEXMCL4-OkQIak2vTM7P4LKeNZCRewzOzplzSUkETrf7YyBuQ9wI8-hCbWJLT_fowAT2ONkpzqRH08mHZuuAp"
    "U-08y4y_wmrmsEX-kUrbs1veCaUVy8nCOdrM9yI5FNjJtqA0z1xR8-abVsMC1asXg5iKV7Mea2rQ0u-UivQ7h5b60zT7"
    "Fj1gtJUCVPrrN06Vy0N4WOtWMmgeHbUOcErkCyvQLGpwDpqgaRaaY_8IcEC3nR8CV7MMLZ7RwrdPq_BEgbdWmDr0Y3gi"
    "5BzjjvMCt8uGvzItdm46Vd5jO7FHv7EruhciQbPQ4Rd3XG5HJ7ipLly6ALitmDodnHRyXIydaUKzEXIqvegy2lR1hzsp"
    "j4-5NiOOfBT0jjkMpAnXLAh0rcP95mqv57DZakax8tFx4RnNNLI0VqGLoJnmp6Ca5lXUobL-qf3Gld9Dq2sLp0eTkcvX"
    "suKrpVtVRfWUO79ATo_ujuMN_yOLkqG7UQ91R4JW2hyzFPa5JumyqWDiVxVMo95puXeG4TFqtfl-3J_xXV99Eer0_XF0"
    "omI8RC1Kb8NzM_0Utop9cpJejPS6g1nMYauNP_4CVydJwA"
)
"""A turn in the sixth year of such a game."""

LOW = SIZES[2]
PROMPT = ".lc-part-hand > .lc-prompt"
HIDDEN = "e => e.scrollHeight - e.clientHeight"
"""How many pixels of something are out of sight."""


def shown(code: str, language: str = "en") -> str:
    """A cell that shows a game, given as its code."""
    return f'import lacitta_nb as lc\nlc.show(lc.load("{code}"), language="{language}")'


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_is_asked_is_read_whole(lab: Server, browser: Browser, language: str) -> None:
    name = lab.write(f"asked-{language}.ipynb", shown(FALLING, language))
    with lab.open(browser, name, screen=Screen(LOW)) as page:
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
    name = lab.write("political.ipynb", shown(LATE))
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
