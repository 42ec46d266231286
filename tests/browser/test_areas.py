"""Names of areas on the board, which a menu switches, and what a space that is clicked tells."""

from playwright.sync_api import Browser, expect

from tests.browser.harness import Server
from tests.browser.player import PanelPage

GAME = """
import lacitta_nb as lc
from lacitta_nb.players import GreedyPlayer
game, player = lc.new_game(["Anna", "Bruno", "Clara"], seed=5), GreedyPlayer()
while game.year < 4:
    game.run()
    game.play(player.choose(game.state.seen_by(game.decision.player)))
game.run()
lc.show(game)
"""
ANOTHER = """
import lacitta_nb as lc
lc.show(lc.saint_malo.new_game(2, seed=1))
"""

# Whether two boxes of the picture lie on one another by more than their rims.
CROSSED = """names => {
  const boxes = (all) => [...all].map(e => e.getBoundingClientRect());
  const plates = boxes(document.querySelectorAll('.lc-panel [class^="lc-plate-"]'));
  const over = (a, b) => Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  return boxes(names).filter(name => plates.some(plate => over(name, plate) > 6)).length;
}"""


def test_names_of_areas_are_switched(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("areas.ipynb", GAME)) as page:
        page.run_all()
        panel = PanelPage(page)
        names = panel.root.locator('svg.lc-board g[id$="-areas"] text')
        assert names.count() == 22
        expect(names.first).to_be_hidden()
        panel.choose_in_menu("areas")
        expect(names.first).to_be_visible()
        expect(panel.role("areas")).to_have_attribute("aria-pressed", "true")
        assert names.all_text_contents()[:3] == ["L1", "L2", "L3"]
        assert names.evaluate_all(CROSSED) == 0
        panel.shot("areas-light")
        panel.point("A1")
        expect(panel.role("space-info")).to_contain_text("It touches L2")
        panel.shot("areas-space")
        page.use_theme("JupyterLab Dark")
        panel.shot("areas-dark")
        panel.play("gold")
        expect(names.first).to_be_visible()
        panel.choose_in_menu("areas")
        expect(names.first).to_be_hidden()


def test_a_board_without_areas_offers_no_switch(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("no_areas.ipynb", ANOTHER)) as page:
        page.run_all()
        panel = PanelPage(page)
        panel.role("menu").locator("summary").click()
        expect(panel.role("coordinates")).to_be_visible()
        expect(panel.role("areas")).to_have_count(0)
