"""What the table tells whoever decides: the worst danger alone, what others did, why not."""

from playwright.sync_api import Browser, expect

from lacitta_nb.games.lacitta.game import Game
from tests.browser.harness import Server
from tests.browser.player import PanelPage
from tests.games.lacitta.panel.test_dangers import CULTURE, with_statue
from tests.games.lacitta.panel.test_fears import in_round
from tests.panels.tables import politics


def shown(game: Game, more: str = "") -> str:
    return f'import lacitta_nb as lc\nlc.show(lc.load("{game.code()}"){more})\n'


def test_one_danger_is_told_and_follows_the_preview(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("hunger.ipynb", shown(in_round(4)))) as page:
        page.run_all()
        panel = PanelPage(page)
        danger = panel.role("danger")
        expect(danger).to_have_count(1)
        expect(danger).to_have_text("⚠ Food for 6 of 7 citizens: 1 starves this year")
        gauge = panel.find("strip", "Rosso").locator('[data-role="gauge"]')
        expect(gauge).to_contain_text("7/6")
        expect(gauge).to_have_attribute("data-short", "feared")
        panel.choose("build farm")
        panel.point("A3")
        expect(danger).to_have_attribute("data-tone", "good")
        expect(danger).to_have_text("✓ The farm would feed all who are hungry")
        # The numbers are those of now until the choice is confirmed, and so is the warning.
        expect(gauge).to_contain_text("⚠ 7/6")
        expect(gauge).to_have_attribute("data-short", "feared")
        panel.shot("danger-turned-away")
        panel.click(panel.role("cancel"))
        expect(danger).to_have_attribute("data-tone", "bad")


def test_the_rest_is_one_click_away(lab: Server, browser: Browser) -> None:
    # The farm at A3 feeds all, so that only the statue of Blu's C2 is left to fear, in round 4.
    game = with_statue(voice=CULTURE)
    for move in ("build farm A3", *(5 * ["pass"])):
        game.play(move)
    with lab.open(browser, lab.write("rest.ipynb", shown(game))) as page:
        page.run_all()
        panel = PanelPage(page)
        expect(panel.role("danger")).to_have_count(1)
        expect(panel.role("danger")).to_contain_text("A1 loses a citizen to Blu's C2")
        panel.role("rest").click()
        expect(panel.role("danger-rest").locator("li")).to_have_count(1)
        expect(panel.role("danger-rest")).to_contain_text("F2 loses a citizen to Blu's C2")
        panel.role("rest").click()
        expect(panel.role("danger-rest")).to_have_count(0)


def test_a_preview_counts_what_the_choice_does_to_migration(lab: Server, browser: Browser) -> None:
    game = with_statue(voice=CULTURE, citizens=3)
    with lab.open(browser, lab.write("migrates.ipynb", shown(game))) as page:
        page.run_all()
        panel = PanelPage(page)
        panel.choose("build farm")
        panel.point("A3")
        expect(panel.role("preview")).to_contain_text("A1 loses a citizen to Blu's C2")
        expect(panel.role("preview")).to_contain_text("its 3 food is lost")


def test_what_others_did_is_told_and_lit(lab: Server, browser: Browser) -> None:
    game = politics()
    game.play("build farm A3")
    game.play("build school D2")
    with lab.open(browser, lab.write("since.ipynb", shown(game, ", seats={1: 'random'}"))) as page:
        page.run_all()
        panel = PanelPage(page)
        expect(panel.role("since")).to_contain_text("school D2")
        expect(panel.root.locator("[data-space][data-fresh]")).to_have_count(1)
        expect(panel.space("D2")).to_have_attribute("data-fresh", "")
        panel.role("since").locator("[data-lights]").hover()
        expect(panel.root.locator('[data-space="D2"].lc-lit')).to_have_count(1)


def test_a_refusal_names_the_strongest_reason(lab: Server, browser: Browser) -> None:
    with lab.open(browser, lab.write("refused.ipynb", shown(politics(gold=0)))) as page:
        page.run_all()
        panel = PanelPage(page)
        greyed = panel.root.locator("[data-choice][aria-disabled]")
        reasons = greyed.evaluate_all("all => all.map(e => [e.dataset.choice, e.dataset.reason])")
        told = {str(choice): str(reason) for choice, reason in reasons}
        # A cathedral costs 3 gold and needs room, too: without gold the room is of no account.
        assert "gold" in told["cathedral"], told
        panel.choose("cathedral", greyed=True)
        assert panel.refusal() == told["cathedral"]
