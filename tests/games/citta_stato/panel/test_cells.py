"""The cells of the hand: cards that are taken free, and words that fit the narrowest column."""

import pytest

from lacitta_nb.drawing.letters import text_width
from lacitta_nb.games.citta_stato.constants import NUMBER_OF
from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.panel import effects
from lacitta_nb.games.citta_stato.panel.offer_words import SOFT_HYPHEN, breakable, card_brief
from lacitta_nb.games.citta_stato.tables import shipped_tables
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.texts import language
from tests.contract.games import played, starts
from tests.games.citta_stato.panel.table import panel, view
from tests.games.citta_stato.support import seat

LETTERS = 11
"""The size of the letters, in pixels."""
NARROWEST = {"use": 57, "burn": 44}
"""Pixels inside a cell where four stand beside one another in the narrowest side."""


def pieces(text: str) -> list[str]:
    """What stays together in a line: words, and what a broken word leaves, with its hyphen."""
    return text.replace(SOFT_HYPHEN, "- ").split()


@pytest.mark.parametrize("spoken", ["en", "de", "fr"])
def test_no_word_is_wider_than_its_cell(spoken: str) -> None:
    tables = shipped_tables()
    with language.speaking(spoken):
        told = {
            "use": {card_brief(card) for card in tables.cards},
            "burn": {
                breakable(effects.tiny_text(benefit))
                for benefits in tables.burning
                for benefit in benefits
            },
        }
        wide = [
            piece
            for column, texts in told.items()
            for text in texts
            for piece in pieces(text)
            if text_width(piece) * LETTERS > NARROWEST[column]
        ]
    assert wide == []


def test_whoever_won_a_war_has_a_row_a_colour_with_four_cells() -> None:
    *_, start = starts("cittastato", 0)
    won = next(
        state
        for state, action, _ in played(start, 0)
        if action and state.agenda and state.agenda[0].word == "war" and state.choice == "take"
    )
    assert won.decision is not None
    table = Controller(Game(won), patience=float("inf"))
    taken = view(table)["taken"]
    assert taken["over"] == ["Present", "Future"]
    columns = [column for column, _ in taken["heads"]]
    assert columns == ["present-use", "present-burn", "future-use", "future-burn"]
    choices = {one["key"] for group in view(table)["groups"] for one in group["choices"]}
    assert set(taken["cells"]) == choices
    for key, cell in taken["cells"].items():
        _, what, colour, place = key.split()
        assert cell["column"] == f"{place}-{what}"
        if what == "use":
            card = {"present": won.present, "future": won.future}[place][NUMBER_OF[colour]]
            assert cell["brief"] == card_brief(card)


def test_where_no_card_is_taken_free_there_are_no_such_cells() -> None:
    assert view(panel(seat(cubes="YY")))["taken"] is None
