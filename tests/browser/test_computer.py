"""Computer players on the panel in a real browser: seats, Play and Stop, an interrupt, hints."""

from playwright.sync_api import Browser, expect

from tests.browser.harness import NotebookPage, Server
from tests.browser.player import ANSWER, PanelPage

GAME = """
import lacitta_nb as lc
from lacitta_nb.players import GreedyPlayer

class Sleeper:
    def choose(self, view):
        import time
        time.sleep(4)
        return GreedyPlayer().choose(view)

game = lc.new_game(["Anna", "Bruno", "Clara"], seed=2000)
panel = lc.show(game, seats={"Bruno": "greedy", "Clara": "search 4000"})
panel
"""
MOVES = "print('moves:', len(panel.game.moves), panel.controller.session.play.running)"
SLEEPER = """
from dataclasses import replace
from lacitta_nb.panels.seats import sitter_for
controller = panel.controller
sitters = (*controller.session.sitters[:2], sitter_for(Sleeper(), 2, ()))
controller.session = replace(controller.session, sitters=sitters)
"""
CLOSE = "panel.close()"


def opened(page: NotebookPage) -> PanelPage:
    page.run_cell(0)
    return PanelPage(page)


def moves(page: NotebookPage) -> str:
    """How many moves the kernel knows of, and whether the panel plays by itself."""
    page.run_cell(1)
    return page.outputs.filter(has_text="moves:").last.inner_text().strip()


def test_play_stop_and_interrupt(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("computer.ipynb", GAME, MOVES, SLEEPER)) as page:
        panel = opened(page)
        panel.run()
        panel.open("players")
        expect(panel.find("player", "Bruno")).to_contain_text("computer: greedy")

        # A hint is chosen with a click, and played only by Confirm.
        panel.click(panel.role("hint"))
        hint = panel.role("hints").locator("button").first
        action = str(hint.get_attribute("data-hint"))
        panel.click(hint)
        expect(panel.role("confirm")).to_have_attribute("data-action", action)
        assert moves(page) == "moves: 0 False"
        panel.confirm()

        # Step makes one move of a computer player, told in a sentence.
        panel.step()
        expect(panel.role("happened")).to_contain_text("Bruno")
        expect(panel.role("happened").locator('[data-event="why"]')).to_contain_text("Why: It ")

        # Clara would think for minutes; Stop comes through between two pieces.
        panel.role("play").click()
        expect(panel.role("auto-text")).to_contain_text("(1 s)", timeout=ANSWER)
        panel.role("stop").click()
        expect(panel.role("play")).to_be_enabled(timeout=2000)
        expect(panel.role("auto-text")).to_have_count(0, timeout=2000)
        assert moves(page) == "moves: 2 False"

        # An interrupt in the middle of her thinking leaves everything usable.
        panel.role("play").click()
        expect(panel.role("auto-text")).to_contain_text("(1 s)", timeout=ANSWER)
        page.menu("Kernel", "Interrupt Kernel")
        panel.role("stop").click()
        expect(panel.role("play")).to_be_enabled(timeout=2000)
        assert moves(page) == "moves: 2 False"

        # A player who cannot be asked in pieces thinks to the end; stopped, it moves no more.
        page.run_cell(2)
        panel.role("play").click()
        panel.role("stop").click()
        expect(panel.role("auto-text")).to_have_text("Stopping …")
        expect(panel.role("auto-text")).to_have_count(0, timeout=ANSWER)
        assert moves(page) == "moves: 2 False"

        # The panel is as usable as before: Clara is seated anew, and all is played to Anna's turn.
        panel.open("files")
        panel.find("field", "seat-2").select_option("greedy")
        panel.settled()
        panel.find("field", "pace").select_option("at-once")
        panel.settled()
        panel.role("play").click()
        expect(panel.role("confirm")).to_be_visible(timeout=ANSWER)
        assert moves(page) == "moves: 3 True"

        # Undo stops it, and says what it took back.
        panel.click(panel.find("role", "undo-one"))
        expect(panel.role("play")).to_be_visible()
        expect(panel.role("travel")).to_contain_text("Taken back: Clara – ")
        assert moves(page) == "moves: 2 False"

        # A run lets her move again, up to Anna's turn.
        panel.role("run").click()
        expect(panel.role("whose")).to_contain_text("Anna", timeout=ANSWER)
        assert moves(page) == "moves: 3 False"


def test_a_closed_panel_asks_for_nothing_more(lab: Server, browser: Browser) -> None:
    game = GAME.replace(
        '{"Bruno": "greedy", "Clara": "search 4000"}', 'dict.fromkeys(range(3), "greedy")'
    )
    with lab.open(browser, lab.write("closed.ipynb", game, MOVES, CLOSE)) as page:
        panel = opened(page)
        panel.find("field", "pace").select_option("at-once")
        panel.settled()
        panel.role("play").click()
        expect(panel.role("happened").locator('[data-event="why"]').first).to_be_visible(
            timeout=ANSWER
        )
        page.run_cell(2)
        expect(panel.root).to_have_count(0)
        page.wait_idle()
        after = moves(page)
        page.page.wait_for_timeout(1000)
        assert moves(page) == after
        page.run_cell(0)
        PanelPage(page).run()


def test_confirm_is_in_sight_where_a_hint_was_chosen(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("sight.ipynb", GAME)) as page:
        panel = opened(page)
        panel.run()
        panel.resize({"width": 1400, "height": 900})
        panel.root.evaluate("panel => panel.scrollIntoView({ block: 'start' })")
        panel.click(panel.role("hint"))
        hints = panel.role("hints").locator("[data-hint]")
        for place in range(hints.count()):
            before, action = (
                hints.nth(place).bounding_box(),
                hints.nth(place).get_attribute("data-hint"),
            )
            panel.click(hints.nth(place))
            expect(panel.role("confirm")).to_have_attribute("data-action", str(action))
            expect(panel.role("confirm")).to_be_in_viewport(ratio=1)
            panel.click(panel.role("cancel"))
            assert hints.nth(place).bounding_box() == before
