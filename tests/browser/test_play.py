"""La Città as people meet it: played in a real browser, by mouse and by keyboard."""

import re

from playwright.sync_api import Browser, Dialog, expect

import lacitta_nb as lc
from tests.browser.harness import NotebookPage, Server
from tests.browser.player import PanelPage, table_of

PLAYERS = ["Anna", "Bruno", "Clara"]
SEED = 2000
GAME = f"""
import lacitta_nb as lc

game = lc.new_game({PLAYERS}, seed={SEED})
panel = lc.show(game)
panel
"""
START = "three.ipynb"

# A year of this game in which nearly everything happens: a citizen leaves, Clara
# chooses what falls, and two players starve.
TURNS = (
    ("golden_times G3 1", "found H5 from E6", "master_builder market E5"),
    ("master_builder school G2", "closeness 2 3", "gold"),
    ("build fountain F4", "palace F12", "build fountain F9"),
    ("build statue K12", "bread_and_circuses F12 1", "bathhouse F10"),
    ("build school M6", "build statue D6", "hospital C5"),
)

FALLS = ("demolish F10", "starve G3", "starve H5", "starve M2", "starve E6")


def replayed(*moves: str) -> lc.Game:
    """The game right after some moves."""
    game = lc.new_game(PLAYERS, seed=SEED)
    for move in moves:
        game.run()
        game.play(move)
    return game


def opened(page: NotebookPage) -> PanelPage:
    page.run_all()
    return PanelPage(page)


def test_a_year_by_mouse(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write(START, GAME)) as page:
        panel = opened(page)
        panel.shot("start")
        begin_the_year(panel)
        meet_a_refusal(panel)
        play_the_turns(panel)
        end_the_year(panel)


def begin_the_year(panel: PanelPage) -> None:
    for phase in ("start_player", "lay_voice", "income", "growth"):
        assert panel.phase() == phase
        panel.step()
    assert panel.phase() == "politics"
    expect(panel.role("whose")).to_have_text(re.compile("Anna's turn, round 1 of 5"))
    # Two castles of three citizens each, and one more citizen in each by growth (S8, Y5).
    assert panel.player("Anna")["food"].endswith("/ 8")
    # Step is greyed out by now, and says why to whoever points at it.
    panel.page.page.mouse.move(0, 0)
    expect(panel.role("reason")).to_have_count(0)
    panel.role("step").hover(force=True)
    expect(panel.role("reason")).to_have_text(re.compile("Anna"))


def meet_a_refusal(panel: PanelPage) -> None:
    panel.choose("cathedral", greyed=True)
    assert re.search(r"gold.*\[P\d+\]", panel.refusal()), panel.refusal()
    # The pointer rests on the card, whose reason would cover the link to the rule.
    expect(panel.role("reason")).to_have_count(0)
    panel.shot("refused-choice")
    panel.page.page.mouse.move(0, 0)
    panel.choose("build farm")
    panel.point("M2")
    assert re.search(r"M2.*\[[GP]\d+\]", panel.refusal()), panel.refusal()
    panel.shot("refused-space")
    expect(panel.role("space-info")).to_contain_text("castle of Bruno")
    panel.point("H3")
    expect(panel.role("space-info")).to_have_count(0)
    expect(panel.role("refused")).to_have_count(0)
    panel.click(panel.role("cancel"))
    assert panel.legal() == []


def play_the_turns(panel: PanelPage) -> None:
    for turns in TURNS:
        for move in turns:
            panel.play(move)
            if move.startswith("closeness"):
                look_behind_the_curtain(panel)
        panel.shot(f"after-{turns[0].split()[0]}")


def look_behind_the_curtain(panel: PanelPage) -> None:
    panel.shot("curtain")
    panel.click(panel.role("reveal"))
    expect(panel.role("secret")).to_contain_text("Voice card 2")
    panel.click(panel.role("hide"))
    expect(panel.role("secret")).to_have_count(0)


def end_the_year(panel: PanelPage) -> None:
    assert panel.phase() == "reveal_voice"
    panel.step()
    assert panel.phase() == "migration"
    panel.step()
    assert panel.logged(1) == ["migrated"]
    panel.shot("migration")
    panel.play("demolish F10")
    assert panel.logged(1) == ["demolished"]
    panel.step()
    panel.shot("starve")
    panel.play("starve G3")
    panel.play("starve H5", "starve M2", "starve E6")
    assert "starved" in panel.logged(8)
    # What has just happened stands at the log's end, and that is in sight.
    expect(panel.role("log").locator("li").last).to_be_in_viewport()
    expect(panel.role("title")).to_have_text("Year 2 of 6")
    panel.shot("year-2")
    moves = [move for turns in TURNS for move in turns]
    assert panel.table() == table_of(replayed(*moves, *FALLS))


def test_a_turn_with_the_keyboard_alone(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write(START, GAME)) as page:
        panel = opened(page)
        panel.role("step").focus()
        panel.tab_to("role", "run")
        panel.press("Enter")
        expect(panel.role("whose")).to_contain_text("Anna")
        panel.tab_to("choice", "build farm")
        panel.press("Enter")
        # The focus has gone to the board, to the first space that may be chosen.
        assert panel.focused("space") in panel.legal()
        panel.arrows_to("H3")
        panel.shot("keyboard-board")
        panel.press("Enter")
        assert panel.focused("action") == "build farm H3"
        panel.press("Enter")
        expect(panel.role("whose")).to_contain_text("Bruno")
        # And on with the next player's choice, without a way back through the whole page.
        assert panel.focused("choice")
        assert panel.table() == table_of(replayed("build farm H3"))


def test_undo_save_reload_and_load(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write(START, GAME)) as page:
        panel = opened(page)
        fresh = panel.table(), panel.board()
        panel.run()
        panel.play("build farm H3")
        there_and_back(panel, fresh)
        panel.play("gold")
        saved = panel.table(), panel.board()
        panel.save_as("my year")
        expect(panel.role("status")).to_contain_text("my year.json is saved")
        page.load()
        panel = opened(page)
        assert (panel.table(), panel.board()) == fresh
        panel.step()
        panel.load("my year")
        # The game that was begun is not saved, so the panel asks before it gives it up.
        panel.click(panel.role("yes"))
        expect(panel.role("status")).to_contain_text("my year.json is loaded")
        assert (panel.table(), panel.board()) == saved
        expect(panel.role("whose")).to_contain_text("Clara's turn")
        panel.shot("loaded")


def there_and_back(panel: PanelPage, fresh: tuple[object, object]) -> None:
    """Undo to the last decision and to the start of the year, and redo as far."""
    played = panel.table(), panel.board()
    panel.choose_in_menu("undo-decision")
    expect(panel.role("whose")).to_contain_text("Anna's turn")
    assert panel.table() == table_of(at_politics())
    panel.choose_in_menu("redo-decision")
    assert (panel.table(), panel.board()) == played
    panel.choose_in_menu("undo-year")
    assert panel.phase() == "start_player"
    assert (panel.table(), panel.board()) == fresh
    panel.choose_in_menu("redo-decision")
    panel.choose_in_menu("redo-decision")
    assert (panel.table(), panel.board()) == played


def at_politics() -> lc.Game:
    game = replayed()
    game.run()
    return game


BREAK = """
import lacitta_nb.games.lacitta.rules as rules
sound = rules.apply, rules.advance

def broken(*_):
    raise ZeroDivisionError("on purpose")

rules.apply = rules.advance = broken
"""
MEND = "rules.apply, rules.advance = sound"


def test_a_rule_that_raises(lab: Server, browser: Browser) -> None:
    name = lab.write(
        "broken.ipynb",
        'import lacitta_nb as lc\nlc.show(lc.new_game(["Anna", "Bruno"], seed=1))',
        BREAK,
        MEND,
    )
    with lab.open(browser, name) as page:
        page.run_cell(0)
        panel = PanelPage(page)
        page.run_cell(1)
        raises_and_changes_nothing(panel, "step")
        page.run_cell(2)
        panel.run()
        expect(panel.role("status")).to_have_count(0)
        panel.choose("gold")
        page.run_cell(1)
        raises_and_changes_nothing(panel, "confirm")
        panel.shot("error")
        page.run_cell(2)
        panel.confirm()
        expect(panel.role("status")).to_have_count(0)
        # S1: one gold in the beginning; P3: two more for an action card.
        assert {row["gold"] for row in panel.table().values()} == {"1", "3"}


def raises_and_changes_nothing(panel: PanelPage, button: str) -> None:
    before = panel.table(), panel.board(), panel.phase()
    panel.click(panel.role(button))
    expect(panel.role("status")).to_have_attribute("data-kind", "error")
    expect(panel.role("status")).to_contain_text("ZeroDivisionError: on purpose")
    assert (panel.table(), panel.board(), panel.phase()) == before
    expect(panel.role(button)).not_to_have_attribute("aria-disabled", "true")


def test_notebook_7(notebook7: Server, browser: Browser) -> None:
    with notebook7.open(browser, notebook7.write(START, GAME)) as page:
        panel = opened(page)
        panel.run()
        panel.play("build farm H3")
        panel.play("gold")
        assert panel.table() == table_of(replayed("build farm H3", "gold"))
        panel.click(panel.role("undo-one"))
        assert panel.table() == table_of(replayed("build farm H3"))
        page.shot("played")


ROADS = """
import lacitta_nb as lc
lc.show(lc.new_game(["Anna", "Bruno"], edition="expansion", board="lezione", seed=5))
"""


def test_roads_are_laid_replaced_and_given_up(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("roads.ipynb", ROADS)) as page:
        panel = opened(page)
        panel.run()
        expect(panel.role("whose")).to_contain_text("Bruno")
        panel.play("roads C3 B3")
        expect(panel.space("B3")).to_have_attribute("aria-label", re.compile("road.*Bruno"))
        expect(panel.space("C3")).to_have_attribute("aria-label", re.compile("road.*Bruno"))
        panel.shot("roads")
        panel.play("pass")
        panel.play("build farm C3")
        expect(panel.space("C3")).to_have_attribute("aria-label", re.compile("farm.*Bruno"))
        for _ in range(7):
            panel.play("pass")
        panel.run()
        expect(panel.role("prompt")).to_contain_text("Bruno")
        panel.shot("give-up")
        panel.play("demolish B3")
        assert "road_given_up" in panel.logged(6)
        expect(panel.space("B3")).not_to_have_attribute("aria-label", re.compile("road"))
        expect(panel.space("C3")).to_have_attribute("aria-label", re.compile("farm.*Bruno"))


NASTY = '"><img src=x onerror=alert(1)>'


def test_a_name_that_is_a_script_stays_a_name(lab: Server, browser: Browser) -> None:
    cells = [
        f"import lacitta_nb as lc\ngame = lc.new_game([{NASTY!r}, 'Bruno'], seed=1)\nlc.show(game)",
        "lc.show(game, painter='matplotlib')",
    ]
    with lab.open(browser, lab.write("nasty.ipynb", *cells)) as page:
        dialogs: list[str] = []

        def note(dialog: Dialog) -> None:
            dialogs.append(dialog.message)
            dialog.dismiss()

        page.page.on("dialog", note)
        panel = opened(page)
        panel.run()
        panel.choose("gold")
        panel.confirm()
        expect(panel.find("strip", NASTY)).to_contain_text(NASTY)
        panel.open("players")
        expect(panel.find("player", NASTY)).to_contain_text(NASTY)
        expect(page.page.locator(".widget-html").filter(has_text=NASTY).first).to_be_visible()
        expect(panel.open("log")).to_contain_text(NASTY)
        expect(page.page.locator('img[src="x"], [onerror]')).to_have_count(0)
        assert dialogs == []


PLAIN = """
import lacitta_nb as lc
lc.show(lc.new_game(["Anna", "Bruno"], seed=1), painter="matplotlib")
"""


def test_the_panel_of_pictures_and_lists(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("plain.ipynb", PLAIN)) as page:
        page.run_all()
        found = page.outputs
        picture = found.locator(".widget-image")
        expect(picture).to_be_visible()
        found.get_by_role("button", name="Run to the next decision").click()
        what = found.get_by_label("What", exact=True)
        what.select_option("Farm")
        where = found.get_by_label("Where", exact=True)
        expect(where).to_be_visible()
        before = picture.get_attribute("src")
        page.shot("plain-where")
        where.select_option(index=1)
        confirm = found.get_by_role("button", name="Confirm")
        expect(confirm).to_be_enabled()
        confirm.click()
        expect(found.get_by_text(re.compile("Bruno's turn, round 1"))).to_be_visible()
        assert picture.get_attribute("src") != before
        page.shot("plain-played")
