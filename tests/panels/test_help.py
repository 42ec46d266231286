"""A sentence for every card, building, sign and rule, wherever they are shown."""

import pytest

from lacitta_nb.games.lacitta.board import shipped_names
from lacitta_nb.games.lacitta.constants import EDITIONS, SERVICES, Edition
from lacitta_nb.games.lacitta.opening import new_game
from lacitta_nb.games.lacitta.panel.ui_words import sign_words
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import panel_view
from lacitta_nb.panels.words import rule_words
from lacitta_nb.texts import help_of
from tests.panels.tables import click, politics, usual


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_every_building_card_and_service_is_explained(edition: Edition) -> None:
    for word in (*edition.small, *edition.bigger, *edition.cards, *SERVICES):
        assert help_of(word).endswith("."), word
        assert len(help_of(word)) < 200, word


@pytest.mark.parametrize("edition", ["classic", "expansion"])
def test_every_choice_and_every_card_on_display_has_its_help(edition: str) -> None:
    shown = panel_view(Controller(politics(edition=edition)).session)
    choices = [choice for group in shown["groups"] for choice in group["choices"]]
    assert [choice["key"] for choice in choices if not choice["help"]] == []
    assert all(shown["cards"]["helps"])
    assert "education" in next(c["help"] for c in choices if c["key"] == "build school")


def test_the_help_of_what_is_chosen_stays_on_the_panel() -> None:
    panel = Controller(politics())
    assert panel_view(panel.session)["help"] == ""
    click(panel, "choose", choice="build quarry")
    assert panel_view(panel.session)["help"] == help_of("quarry")


def test_the_signs_say_what_buildings_give_cost_and_need() -> None:
    signs = dict(sign_words(politics().state.table))
    assert signs["b-palace"] == "Palace (medium, 1 gold): Adds 2 culture to its city."
    assert "lake" in signs["b-fountain"]
    assert {"ear", "peaks", "water", "hatch", "shrine", "∞", "−1", "+3", "bowl"} <= set(signs)


def test_every_rule_that_a_line_names_is_told() -> None:
    panel = Controller(politics())
    click(panel, "choose", choice="build farm")
    click(panel, "space", space="A3")
    click(panel, "confirm")
    lines = panel_view(panel.session)["happened"]
    assert lines
    assert all(rule_words("lacitta")[line["rule"]] for line in lines)


def test_a_building_that_yields_nothing_there_is_flagged() -> None:
    # A3 lies beside farmland only (L1, L3); the mountain L6 is far off.
    panel = Controller(politics())
    click(panel, "choose", choice="build quarry")
    click(panel, "space", space="A3")
    effects = panel_view(panel.session)["preview"]["effects"]
    assert {"text": "It would pay 0 gold: no mountain lies beside A3", "tone": "bad"} in effects


def test_a_castle_says_what_food_it_brings() -> None:
    # A1 touches L1 with 2 wheat and L3 with 1.
    panel = Controller(politics())
    click(panel, "space", space="A1")
    assert "It brings 3 food." in panel_view(panel.session)["space"]["lines"][0]


def test_a_new_game_keeps_the_set_up_that_was_chosen() -> None:
    panel = Controller(politics())
    assert usual(panel, "setup") == "beginner"
    names = ["Rosso", "Blu"]
    words = {"names": names, "setup": "advanced", "board": "toscana", "seed": "7"}
    click(panel, "new", **words, edition="classic")
    assert usual(panel, "setup") == "advanced"


def test_borders_are_explained_where_the_board_has_them() -> None:
    tables = {name: new_game(2, board=name).state.table for name in shipped_names()}
    signs = {name: dict(sign_words(table)) for name, table in tables.items()}
    borders = {"━", "╍"}
    assert borders <= set(signs["lezione"])
    assert "no neighbours" in signs["lezione"]["━"]
    assert not borders & set(signs["toscana"])
