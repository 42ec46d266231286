"""The page of formats tells what is so of Città-Stato: its files load, its words are all."""

import re

import pytest

import lacitta_nb as lc
from lacitta_nb.games.citta_stato import constants
from lacitta_nb.games.citta_stato.actions import book
from lacitta_nb.games.citta_stato.formats import tables_from
from lacitta_nb.games.citta_stato.tables import NAMES, shipped_tables
from tests.files.test_formats_page import FILES, rows
from tests.games.citta_stato.files.samples import EXAMPLE
from tools.citta_stato_tables import PAGE, page

ROWS = rows("8. Città-Stato")
HEADS = ("what of Città-Stato", "table of Città-Stato", "text of Città-Stato")


def column(head: str) -> list[tuple[list[str], str]]:
    """The rows of the table that begins so; rows of dashes lie below each head."""
    begun = next(i for i, (first, _) in enumerate(ROWS) if first == [head])
    rest = ROWS[begun + 2 :]
    ended = next((i for i, (first, _) in enumerate(rest) if first[0] in HEADS), len(rest))
    return rest[:ended]


def test_the_example_loads_and_says_all_there_is() -> None:
    position = FILES["cittastato-position/1"]
    assert position == EXAMPLE
    written = lc.load(position).position()
    assert set(written) == set(position)
    assert set(written["players"][0]) == set(position["players"][0])
    for key in ("round", "first_player", "to_move", "upgrade", "schemes", "offer", "war"):
        assert written[key] == position[key]


def test_the_tables_load_and_can_be_played_with() -> None:
    told = FILES["cittastato-tables/1"]
    assert set(tables_from(told).own) == {"scheme_moves", "republic_crowns"}
    table = lc.citta_stato.new_game(2, seed=1, tables=told)
    assert table.position()["tables"]["scheme_moves"] == told["scheme_moves"]


@pytest.mark.parametrize(
    ("what", "all_there_are"),
    [
        ("colour", constants.COLOURS),
        ("colour of tracks and banners", constants.PLAIN),
        ("republic card", constants.REPUBLICS),
        ("city", tuple(shipped_tables().cities)),
        ("scheme", tuple(shipped_tables().schemes)),
        ("phase of a round", constants.PHASES),
        ("question", constants.KINDS),
    ],
)
def test_the_words_are_those_of_the_game(what: str, all_there_are: tuple[str, ...]) -> None:
    (told,) = (cell for first, cell in column("what of Città-Stato") if first == [what])
    assert told == ", ".join(f"`{word}`" for word in all_there_are)


def test_every_table_is_told() -> None:
    assert tuple(first[0] for first, _ in column("table of Città-Stato")) == NAMES


def test_there_is_a_text_of_every_kind_of_action_and_each_is_one() -> None:
    told = column("text of Città-Stato")
    texts = [text for first, _ in told for text in first]
    assert [str(lc.citta_stato.parse_action(text)) for text in texts] == texts
    more = [text for _, cell in told for text in re.findall(r"`([^`]+)`", cell)]
    kinds = {text.split()[0] for text in (*texts, *more)}
    assert kinds == {action.kind for action in book().values()}


def test_the_page_of_the_tables_is_up_to_date() -> None:
    """`python -m tools.citta_stato_tables` writes it."""
    assert PAGE.read_text(encoding="utf-8") == page()
