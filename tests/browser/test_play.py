"""La Città as people meet it: played in a real browser, by mouse and by keyboard."""

import re

from playwright.sync_api import Browser, expect

import lacitta_nb as lc
from tests.browser.harness import NotebookPage, Server
from tests.browser.player import PanelPage, table_of

START = "00_start_here.ipynb"
PLAYERS = ["Anna", "Bruno", "Clara"]
SEED = 2000

# A year of the first notebook's game in which nearly everything happens: two wishes are no
# question, but a citizen leaves, a building falls of Clara's choice, and two players starve.
TURNS = (
    ("golden_times G3 1", "found H5 from E6", "master_builder market E5"),
    ("master_builder school G2", "closeness 2 3", "gold"),
    ("build fountain F4", "palace F12", "build fountain F9"),
    ("build statue K12", "bread_and_circuses F12 1", "bathhouse F10"),
    ("build school M6", "build statue D6", "hospital C5"),
)


def replayed(*moves: str) -> lc.Game:
    """The first notebook's game after some moves, and before the next decision."""
    game = lc.new_game(PLAYERS, seed=SEED)
    game.run()
    for move in moves:
        game.play(move)
        game.run()
    return game


def opened(page: NotebookPage) -> PanelPage:
    page.run_all()
    return PanelPage(page)


def test_a_year_by_mouse(lab: Server, browser: Browser) -> None:
    with lab.open(browser, START) as page:
        panel = opened(page)
        page.shot("start")
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
    # Two castles of three citizens each, and one more citizen in each by growth (G3, Y3).
    assert panel.player("Anna")["food"].endswith("/ 8")


def meet_a_refusal(panel: PanelPage) -> None:
    panel.choose("cathedral", greyed=True)
    assert re.search(r"gold.*\[P\d+\]", panel.reason()), panel.reason()
    panel.page.shot("refused-choice")
    panel.choose("build farm")
    panel.point("M2")
    assert re.search(r"M2.*\[[GP]\d+\]", panel.reason()), panel.reason()
    panel.page.shot("refused-space")
    panel.click(panel.role("cancel"))
    assert panel.legal() == []


def play_the_turns(panel: PanelPage) -> None:
    for turns in TURNS:
        for move in turns:
            panel.play(move)
            if move.startswith("closeness"):
                look_behind_the_curtain(panel)
        panel.page.shot(f"after-{turns[0].split()[0]}")


def look_behind_the_curtain(panel: PanelPage) -> None:
    panel.page.shot("curtain")
    panel.click(panel.role("reveal"))
    expect(panel.role("secret")).to_contain_text("Circle 2")
    panel.click(panel.role("hide"))
    expect(panel.role("secret")).to_have_count(0)


def end_the_year(panel: PanelPage) -> None:
    assert panel.phase() == "reveal_voice"
    panel.step()
    assert panel.phase() == "migration"
    panel.step()
    assert panel.happened() == ["migrated"]
    panel.page.shot("migration")
    panel.play("demolish F10")
    assert panel.happened() == ["demolished"]
    panel.step()
    panel.page.shot("starve")
    panel.play("starve G3")
    panel.play("starve H5", "starve M2", "starve E6")
    assert panel.happened()[:3] == ["starved"] * 3
    panel.page.shot("year-2")
