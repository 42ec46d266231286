"""The page of formats tells what is so of Saint Malo: its files load, its words are all."""

import pytest

import lacitta_nb as lc
from lacitta_nb.games.saint_malo import constants
from lacitta_nb.games.saint_malo.actions import book
from lacitta_nb.games.saint_malo.formats import tables_from
from lacitta_nb.games.saint_malo.tables import NAMES
from tests.files.test_formats_page import FILES, rows
from tests.games.saint_malo.files.samples import EXAMPLE

ROWS = rows("7. Saint Malo")
HEADS = ("what of Saint Malo", "table of an owner", "text of Saint Malo")


def column(head: str) -> list[tuple[list[str], str]]:
    """The rows of the table that begins so; rows of dashes lie below each head."""
    begun = next(i for i, (first, _) in enumerate(ROWS) if first == [head])
    rest = ROWS[begun + 2 :]
    ended = next((i for i, (first, _) in enumerate(rest) if first[0] in HEADS), len(rest))
    return rest[:ended]


def test_the_example_loads_and_says_all_there_is() -> None:
    position = FILES["saintmalo-position/1"]
    assert position == EXAMPLE
    table = lc.load(position)
    assert position | {"players": position["players"][:1]} == {
        **table.position(),
        "players": table.position()["players"][:1],
    }


def test_the_tables_load_and_can_be_played_with() -> None:
    told = FILES["saintmalo-tables/1"]
    assert set(tables_from(told).own) == {"towers", "strengths"}
    table = lc.saint_malo.new_game(2, seed=1, tables=told)
    assert table.position()["tables"]["strengths"] == told["strengths"]


@pytest.mark.parametrize(
    ("what", "all_there_are"),
    [
        ("symbol", constants.SYMBOLS),
        ("person", constants.PERSONS),
        ("what a space holds", constants.THINGS[:-7]),
        ("side of a city", constants.SIDE_NAMES),
        ("part of a turn", constants.PHASES),
        ("decision of a turn", ("roll", "use", "place", "house", "bonus")),
    ],
)
def test_the_words_are_those_of_the_game(what: str, all_there_are: tuple[str, ...]) -> None:
    (told,) = (cell for first, cell in column("what of Saint Malo") if first == [what])
    assert told.replace(", or a person", "") == ", ".join(f"`{word}`" for word in all_there_are)


def test_every_table_is_told() -> None:
    assert tuple(first[0] for first, _ in column("table of an owner")) == NAMES


def test_there_is_a_text_of_every_kind_of_action_and_each_is_one() -> None:
    texts = [text for first, _ in column("text of Saint Malo") for text in first]
    assert [str(lc.saint_malo.parse_action(text)) for text in texts] == texts
    assert {text.split()[0] for text in texts} == {action.kind for action in book().values()}
