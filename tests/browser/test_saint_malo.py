"""Saint Malo on a page: a game by mouse, a turn by keyboard, dice that tumble and stay."""

import json

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.harness import PHONE, Screen, Server
from tests.browser.measure import Box, Measured
from tests.browser.player import PanelPage
from tests.browser.test_access import violations
from tests.games.saint_malo.support import position, seat

GAME = """
import lacitta_nb as lc
game = lc.saint_malo.new_game(["Anna", "Bruno"], seed=3, start_player="Anna")
panel = lc.show(game, seats={"Bruno": "random"})
panel
"""
LAST_TURN = """
from lacitta_nb.games.saint_malo.players.greedy import GreedyPlayer
player = GreedyPlayer()
while not game.over:
    if game.decision is None:
        game.step()
    else:
        game.play(player.choose(game.state.seen_by(game.state.to_move)))
while game.decision is None or (game.decision.player, game.decision.kind) != (0, "roll"):
    game.undo()
panel.refresh()
"""
"""Plays on to the last turn of Anna, at its first or second roll."""
CRATES = "crate crate wall head swords"
MOST = 40
"""More clicks than a turn takes."""
PRESS_FAST = """(panel, places) => {
  for (const place of places) panel.querySelector(`[data-die="${place}"]`).click();
}"""
PRESS_AND_ROLL = """(panel, place) => {
  panel.querySelector(`[data-die="${place}"]`).click();
  panel.querySelector('[data-role="roll"]').click();
}"""
TUMBLING = """panel => [...panel.querySelectorAll("[data-die]")]
  .filter(die => die.querySelector(".lc-face").getAnimations().length)
  .map(die => Number(die.dataset.die))"""


def thrown(dice: str, rolls: int = 1, **anna: object) -> str:
    """A cell that shows a game in which Anna has these dice."""
    told = position(seat(name="Anna", **anna), seat(name="Bruno"), dice=dice, rolls=rolls, seed=5)
    return f"import json, lacitta_nb as lc\nlc.show(lc.load(json.loads('{json.dumps(told)}')))\n"


def die(panel: PanelPage, place: int) -> Locator:
    return panel.find("die", str(place))


def held(panel: PanelPage) -> list[int]:
    """The places of the dice that stay."""
    pressed = panel.root.locator('[data-die][aria-pressed="true"]')
    return [int(place) for place in pressed.evaluate_all("all => all.map(e => e.dataset.die)")]


def shown(panel: PanelPage) -> list[str]:
    """What the dice show, in the order in which they lie."""
    dice = panel.root.locator("[data-die]")
    return [str(symbol) for symbol in dice.evaluate_all("all => all.map(e => e.dataset.symbol)")]


def turn_by_mouse(panel: PanelPage) -> None:
    """Ends the turn that is being played: no more rolls, the last use that is possible."""
    for _ in range(MOST):
        confirm = panel.role("confirm")
        if not confirm.count():
            return
        stop = panel.role("stop-rolling")
        if confirm.get_attribute("aria-disabled") is None and not stop.count():
            panel.confirm()
        elif stop.count():
            panel.click(stop)  # what it would do is told
            panel.click(stop)
        elif panel.lit().count():
            panel.click(panel.lit())
        else:
            panel.click(panel.root.locator("[data-choice]:not([aria-disabled])").last)
    raise AssertionError("the turn does not end")


def test_a_whole_game_is_played_with_the_mouse(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("malo.ipynb", GAME, LAST_TURN)) as page:
        page.run_cell(0)
        panel = PanelPage(page)
        panel.step()
        before = shown(panel)
        panel.click(die(panel, 1))
        panel.click(die(panel, 4))
        assert held(panel) == [1, 4]
        expect(panel.role("preview")).to_contain_text("roll 3 dice again")
        panel.click(panel.role("roll"))
        assert [shown(panel)[place] for place in (1, 4)] == [before[place] for place in (1, 4)]
        assert held(panel) == [1, 4]
        panel.shot("malo-roll")
        turn_by_mouse(panel)
        panel.run()
        expect(panel.role("whose")).to_contain_text("Anna", timeout=60_000)
        expect(panel.role("since")).to_be_visible()
        page.run_cell(1)
        expect(panel.role("last-round").or_(panel.role("dice")).first).to_be_visible()
        turn_by_mouse(panel)
        panel.run()
        expect(panel.role("scores")).to_be_visible(timeout=60_000)
        expect(panel.role("title")).to_contain_text("The game is over")
        panel.shot("malo-over")


def test_a_turn_is_played_with_the_keyboard_alone(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("keys.ipynb", GAME)) as page:
        page.run_cell(0)
        panel = PanelPage(page)
        panel.root.focus()
        panel.tab_to("role", "step")
        panel.press("Enter")
        # The first choice of a decision has the focus, and whoever switches a die keeps it.
        assert panel.focused("die") == "0"
        panel.press("2")
        panel.press("4")
        assert (held(panel), panel.focused("die")) == ([1, 3], "3")
        panel.press(" ")
        assert (held(panel), panel.focused("die")) == ([1], "3")
        panel.press("r")
        expect(panel.role("whose")).to_contain_text("roll 2")
        panel.press("s")
        expect(panel.role("preview")).to_contain_text("Stop rolling")
        panel.press("s")
        expect(panel.role("roll")).to_have_count(0)
        # Enter twice by habit must not waste the turn.
        assert panel.focused("choice") not in ("", "use nothing")
        panel.tab_to("choice", "use citizen")
        panel.press("Enter")
        assert panel.focused("space") in panel.legal()
        panel.press("Enter")
        assert panel.focused("role") == "confirm"
        panel.press("Enter")
        expect(
            panel.role("announce").or_(panel.root.locator("[data-part=announce]"))
        ).to_contain_text("citizen")
        expect(panel.role("roll")).to_have_count(0)


def test_the_die_that_was_clicked_stays_though_another_shows_the_same(
    lab: Server, browser: Browser
) -> None:
    moving = Screen(motion=True)
    with lab.open(browser, lab.write("twins.ipynb", thrown(CRATES)), screen=moving) as page:
        page.run_cell(0)
        panel = PanelPage(page)
        panel.root.evaluate(PRESS_AND_ROLL, 1)
        panel.settled()
        assert held(panel) == [1]
        expect(panel.role("roll")).to_have_attribute("data-choice", "keep crate")
        panel.root.evaluate(PRESS_FAST, [3, 2])
        panel.settled()
        expect(die(panel, 2)).to_have_attribute("aria-pressed", "true")
        assert held(panel) == [1, 2, 3]
        panel.click(die(panel, 2))
        panel.role("roll").click()
        panel.page.page.wait_for_function(
            "panel => panel.querySelector('[data-role=whose]').textContent.includes('roll 2')",
            arg=panel.root.element_handle(),
        )
        assert panel.root.evaluate(TUMBLING) == [0, 2, 4]
        assert (shown(panel)[1], shown(panel)[3]) == ("crate", "head")
        # What the page shows are the kernel's dice.
        page.page.wait_for_timeout(800)
        assert panel.root.evaluate(TUMBLING) == []


def test_nothing_tumbles_where_less_motion_is_asked_for(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("still.ipynb", thrown(CRATES))) as page:
        page.run_cell(0)
        panel = PanelPage(page)
        panel.click(panel.role("roll"))
        panel.role("roll").click()
        panel.page.page.wait_for_function(
            "panel => panel.querySelector('[data-role=whose]').textContent.includes('roll 2')",
            arg=panel.root.element_handle(),
        )
        assert panel.root.evaluate(TUMBLING) == []


def test_dice_of_a_real_table_are_put_down_after_a_question(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("thrown.ipynb", thrown(CRATES))) as page:
        page.run_cell(0)
        panel = PanelPage(page)
        panel.open("thrown")
        for place in range(5):
            panel.root.locator('[data-field="dice"]').nth(place).select_option("wall")
        panel.find("field", "roll").select_option("3")
        panel.click(panel.role("form"))
        assert shown(panel) == CRATES.split()
        expect(panel.role("question")).to_contain_text("can't be taken back")
        panel.click(panel.role("yes"))
        assert shown(panel) == ["wall"] * 5
        expect(panel.find("choice", "use wall 5")).to_be_visible()


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing(lab: Server, browser: Browser, dark: bool) -> None:
    cell = thrown("head head head crate wall", wall="A2 A3 A4 A5", church1="D4")
    with lab.open(browser, lab.write("axe.ipynb", cell), dark=dark) as page:
        page.page.set_viewport_size({"width": 1280, "height": 4000})
        page.run_all()
        panel = PanelPage(page)
        assert violations(page) == [], "at a roll"
        panel.click(die(panel, 0))
        panel.click(panel.role("hint"))
        assert violations(page) == [], "with a die and hints"
        panel.click(panel.role("hint"))
        panel.click(panel.role("stop-rolling"))
        panel.click(panel.role("stop-rolling"))
        panel.open("thrown")
        assert violations(page) == [], "at a use, with the drawer for dice"
        panel.choose("use wall 1")
        panel.open("players")
        assert violations(page) == [], "where a space is asked for"
        panel.point("A6")
        panel.confirm()
        assert violations(page) == [], "at a bonus"
        panel.shot(f"malo-bonus-{'dark' if dark else 'light'}")


def test_a_turn_is_in_sight_on_a_phone(lab: Server, browser: Browser) -> None:
    cell = thrown(CRATES)
    with lab.open(browser, lab.write("phone.ipynb", cell), voila=True, screen=PHONE) as page:
        panel = PanelPage(page)
        measured = Measured(panel)
        measured.at_the_top()
        seen = measured.seen()
        for selector in ("[data-die]", '[data-role="roll"]', '[data-role="stop-rolling"]'):
            for box in measured.boxes(selector):
                assert seen.holds(box), selector
                assert min(box.wide, box.high) >= 44
        assert seen.holds(measured.box('[data-role="confirm"]'))
        assert overlapping(measured.boxes("[data-die], .lc-part-hand button")) == []
        panel.shot("malo-phone")
        panel.click(panel.role("stop-rolling"))
        panel.click(panel.role("stop-rolling"))
        assert seen.holds(measured.box("[data-choice]:not([aria-disabled])"))
        panel.shot("malo-phone-use")


def overlapping(boxes: list[Box]) -> list[tuple[Box, Box]]:
    return [(a, b) for n, a in enumerate(boxes) for b in boxes[n + 1 :] if a != b and a.meets(b)]
