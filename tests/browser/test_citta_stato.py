"""Città-Stato on a page: a game by mouse, a solo game to its end, keys, the curtain, axe."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.harness import PHONE, Screen, Server
from tests.browser.measure import SIZES, Measured
from tests.browser.player import PanelPage
from tests.browser.test_access import violations

GAME = """
import lacitta_nb as lc
game = lc.citta_stato.new_game(["Anna", "Bruno"], seed=3)
panel = lc.show(game, seats={"Bruno": "greedy"})
panel
"""
LAST_ROUND = """
from lacitta_nb.games.citta_stato.players.greedy import GreedyPlayer
player = GreedyPlayer()
while game.state.round < 7 or game.decision is None or game.decision.player != 0:
    if game.decision is None:
        game.step()
    else:
        game.play(player.choose(game.state.seen_by(game.decision.player)))
panel.refresh()
"""
"""Plays on to the first turn of Anna in the last round."""
SOLO = """
import lacitta_nb as lc
game = lc.citta_stato.new_solo(scenario=1, game=1, seed=5)
panel = lc.show(game)
panel
"""
PAIR = """
import lacitta_nb as lc
game = lc.citta_stato.new_game(["Anna", "Bruno"], seed=3)
lc.show(game)
"""
WON = """
import random
import lacitta_nb as lc
game = lc.citta_stato.new_game(["Anna", "Bruno", "Clara"], seed=0)
draw = random.Random(0)
while not (game.state.agenda and game.state.agenda[0].word == "war"):
    if game.decision:
        game.play(draw.choice(game.legal_actions()))
    else:
        game.step()
game
"""
"""Plays on to what the winner of a war is asked."""
CUT = """panel => [...panel.querySelectorAll(".lc-cards .lc-card")].filter(card => {
  card.style.overflowWrap = "normal";
  const cut = [card, ...card.children]
    .some(e => e.clientWidth && e.scrollWidth > e.clientWidth + 1);
  card.style.overflowWrap = "";
  return cut;
}).map(card => card.innerText)"""
"""The cards with a word that has no room and would be cut anywhere."""
NARROW = Screen(SIZES[2])
"""Beside JupyterLab's list of files the side of the table is here as narrow as it gets."""
MOST = 400
"""More clicks than a game takes."""
ENABLED = ":not([aria-disabled])"
PRESS_RUN = f"panel => panel.querySelector('[data-role=run]{ENABLED}')?.click()"
AWAITED = (
    f'[data-role="scores"], [data-role="run"]{ENABLED}, .lc-cards [data-choice], [data-question]'
)
"""What there is when nobody is waited for."""


def enabled(panel: PanelPage, role: str) -> bool:
    found = panel.role(role)
    return found.count() > 0 and found.first.get_attribute("aria-disabled") is None


def answer(panel: PanelPage) -> bool:
    """One click of somebody who answers what is asked; False where nothing is."""
    still = f'[data-question]:not(:has([aria-pressed="true"])) [data-option]{ENABLED}'
    if enabled(panel, "confirm"):
        panel.confirm()
    elif panel.root.locator(still).count():
        panel.click(panel.root.locator(still).last)
    elif panel.root.locator("[data-role=hand] [data-choice], .lc-cards [data-choice]").count():
        # Whatever may be left is left: it comes last.
        panel.click(panel.root.locator(f".lc-cards [data-choice]{ENABLED}").last)
    else:
        return False
    return True


def play_to_the_end(panel: PanelPage, shots: str) -> None:
    """Answer all that is asked, pass, and go on, until the result is there."""
    seen: set[str] = set()
    for _ in range(MOST):
        if panel.role("scores").count():
            return
        if not answer(panel):
            # Computer players move one by one, and meanwhile the button comes and goes.
            panel.root.evaluate(PRESS_RUN)
            panel.settled()
            expect(panel.root.locator(AWAITED).first).to_be_visible(timeout=60_000)
        elif (prompt := panel.role("prompt")).count():
            asked = " ".join(prompt.inner_text().split()[-4:])
            if asked not in seen and len(seen) < 6:
                panel.shot(f"{shots}-{len(seen)}")
            seen.add(asked)
    raise AssertionError("the game does not end")


def play(panel: PanelPage, choice: str) -> None:
    """An action of a turn with all that it asks."""
    panel.choose(choice)
    while not panel.find("choice", "pass").count() or panel.role("preview").count():
        if not answer(panel):
            break


def test_a_game_is_played_with_the_mouse(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("stato.ipynb", GAME, LAST_ROUND)) as page:
        page.run_cell(0)
        panel = PanelPage(page)
        if not panel.find("choice", "pass").count():
            panel.run()
        expect(panel.role("prompt")).to_contain_text("Anna, your turn: an action now costs 1 cube")
        panel.shot("stato-turn")
        # A click on what lies on the table tells of it, and what can be done with it.
        panel.point("present.green")
        expect(panel.role("asked")).to_contain_text("Present in green")
        panel.click(panel.root.locator('[data-does="use green"]'))
        expect(panel.role("preview")).to_contain_text("1 green")
        panel.click(panel.role("cancel"))
        panel.choose("burn orange")
        expect(panel.role("preview")).to_contain_text("Points 0 → 1")
        expect(panel.role("preview")).to_contain_text("The market then has 1 more orange cube")
        panel.confirm()
        panel.run()
        expect(panel.role("prompt")).to_contain_text("costs 2 cubes", timeout=60_000)
        play(panel, "pass")
        page.run_cell(1)
        expect(panel.role("title")).to_contain_text("Round 7")
        play_to_the_end(panel, "stato-end")
        expect(panel.role("title")).to_contain_text("The game is over")
        panel.shot("stato-over")


def test_a_solo_game_is_played_from_the_first_click_to_the_end(
    lab: Server, browser: Browser
) -> None:
    with lab.open(browser, lab.write("ghost.ipynb", SOLO)) as page:
        page.run_cell(0)
        panel = PanelPage(page)
        expect(panel.role("solo")).to_contain_text("of 18")
        expect(panel.role("now")).to_contain_text("a white and a black cube")
        panel.shot("ghost-turn")
        play(panel, "fleet")
        # The ghost has acted: its cube can't be put back.
        expect(panel.role("undo-one")).to_have_attribute("aria-disabled", "true")
        expect(panel.role("undo-one")).to_have_attribute(
            "data-reason", "This can't be taken back: the ghost has drawn its cube."
        )
        panel.shot("ghost-acted")
        panel.open("players")
        expect(panel.role("goals")).to_contain_text("Your final score would now be")
        panel.shut()
        play_to_the_end(panel, "ghost-end")
        expect(panel.role("title")).to_contain_text("of 18 points")
        panel.shot("ghost-over")


def test_a_turn_is_played_with_the_keyboard_alone(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("keys.ipynb", PAIR)) as page:
        page.run_cell(0)
        panel = PanelPage(page)
        panel.root.focus()
        panel.tab_to("choice", "guilds")
        panel.press("Enter")
        expect(panel.role("preview")).to_contain_text("cubes are drawn out of")
        panel.press("Enter")
        expect(panel.role("undo-one")).to_have_attribute("aria-disabled", "true")


def test_two_at_one_screen_see_their_republic_cards_behind_the_curtain(
    lab: Server, browser: Browser
) -> None:
    with lab.open(browser, lab.write("pair.ipynb", PAIR)) as page:
        page.run_cell(0)
        panel = PanelPage(page)
        expect(panel.role("curtain-open")).to_have_count(2)
        panel.click(panel.role("curtain-open").first)
        panel.click(panel.role("reveal"))
        expect(panel.role("secret")).to_contain_text("Your republic card")
        panel.shot("stato-secret")
        panel.click(panel.role("hide"))
        panel.choose("war")
        panel.click(panel.find("option", "disc 3"))
        expect(panel.role("preview")).to_contain_text("let them look away")
        panel.shot("stato-war")


def test_whoever_won_a_war_sees_all_that_can_be_taken(lab: Server, browser: Browser) -> None:
    spoken = ("en", "de", "fr")
    tables = [f'lc.show(game, language="{language}")' for language in spoken]
    turns = [f'lc.show(lc.citta_stato.new_game(2, seed=3), language="{spoken[1]}")']
    with lab.open(browser, lab.write("won.ipynb", WON, *tables, *turns), screen=NARROW) as page:
        page.run_all()
        for place in range(len(tables) + len(turns)):
            panel = PanelPage(page, place)
            measured = Measured(panel)
            measured.at_the_top()
            hand = measured.box(".lc-cards")
            cards = measured.boxes(".lc-cards [data-choice]")
            assert len(cards) > 20
            assert [card for card in cards if not hand.holds(card)] == []
            assert panel.root.evaluate(CUT) == []
            panel.shot(f"stato-won-{place}")


def test_mine_is_the_whole_own_board_while_a_computer_player_decides(
    lab: Server, browser: Browser
) -> None:
    with lab.open(browser, lab.write("mine.ipynb", GAME), screen=NARROW) as page:
        page.run_all()
        panel = PanelPage(page)
        measured = Measured(panel)
        measured.at_the_top()
        panel.click(panel.role("zoom-mine"))
        measured.still()
        expect(panel.role("prompt")).to_contain_text("Bruno (greedy) is next")
        board = measured.box('[data-part="board"]')
        assert board.holds(measured.box('[data-space="player.0"]'))
        # The buttons lie over nothing, and below the whole table there is no more than their row.
        panel.click(panel.role("zoom-fit"))
        measured.still()
        buttons, table = measured.box(".lc-part-zoom"), measured.box("svg.lc-board")
        assert not buttons.meets(table)
        panel.shot("stato-fit")


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing(lab: Server, browser: Browser, dark: bool) -> None:
    with lab.open(browser, lab.write("axe.ipynb", SOLO), dark=dark) as page:
        page.page.set_viewport_size({"width": 1280, "height": 4000})
        page.run_all()
        panel = PanelPage(page)
        assert violations(page) == [], "at a turn"
        panel.choose("politics")
        panel.click(panel.role("hint"))
        assert violations(page) == [], "with a choice and hints"
        panel.point("present.black")
        panel.open("tables")
        assert violations(page) == [], "with a place and the tables"
        panel.open("players")
        play(panel, "fleet")
        assert violations(page) == [], "after the ghost"
        panel.shot(f"stato-axe-{'dark' if dark else 'light'}")


def test_a_turn_is_in_sight_on_a_phone(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("phone.ipynb", SOLO), voila=True, screen=PHONE) as page:
        panel = PanelPage(page)
        measured = Measured(panel)
        measured.at_the_top()
        seen = measured.seen()
        assert seen.holds(measured.box('[data-choice="fleet"]'))
        assert seen.holds(measured.box('[data-role="confirm"]'))
        panel.shot("stato-phone")


CAMPAIGN = """
import os, tempfile
os.environ["LACITTA_PROGRESS"] = os.path.join(tempfile.mkdtemp(), "progress.json")
import lacitta_nb as lc
from lacitta_nb.games.citta_stato.players.greedy import GreedyPlayer
player, game = GreedyPlayer(), lc.citta_stato.new_solo(seed=2)
game.run()
while not game.over:
    game.play(player.choose(game.state.seen_by(0)))
    game.run()
game.undo()
lc.show(game)
"""
"""A solo game before its last step, by which it is won, with a file of its own."""


def test_a_won_solo_game_is_kept_and_the_next_one_begun(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("campaign.ipynb", CAMPAIGN)) as page:
        page.run_cell(0)
        panel = PanelPage(page)
        panel.step()
        expect(panel.role("question")).to_contain_text("Won with 23 of 18 points. Keep this")
        panel.shot("stato-campaign-asked")
        panel.click(panel.role("yes"))
        expect(panel.role("status")).to_contain_text("Scenario 1: game 2 is next")
        panel.shot("stato-campaign-kept")
        files = panel.open("files")
        expect(panel.role("aside")).to_contain_text("next, with 1 bonus crown")
        panel.shot("stato-campaign-form")
        assert violations(page) == []
        panel.click(files.locator('[data-role="new"]'))
        panel.click(panel.role("yes"))
        expect(panel.role("solo")).to_contain_text("of 19")


def test_the_twelve_games_are_read_on_a_phone(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("twelve.ipynb", CAMPAIGN), voila=True, screen=PHONE) as page:
        panel = PanelPage(page)
        panel.open("files")
        aside = panel.role("aside")
        expect(aside).to_contain_text("Head Wind")
        aside.scroll_into_view_if_needed()
        page.shot("stato-campaign-phone")
        assert aside.evaluate("node => node.scrollWidth <= node.clientWidth")
