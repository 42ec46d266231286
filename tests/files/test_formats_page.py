"""The page of formats tells what is so: its files load, its actions are read, its words are all."""

import json
import re
from pathlib import Path

import pytest

import lacitta_nb as lc
from lacitta_nb.arena.record_file import read_games
from lacitta_nb.files import read_source
from lacitta_nb.games.lacitta.constants import BUILDINGS, EDITIONS, LANDSCAPES, SERVICES
from lacitta_nb.games.lacitta.formats import board_from
from lacitta_nb.games.lacitta.formats.fields import PHASES
from tests.files.samples import EXAMPLE, Fields

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")
FILES: dict[str, Fields] = {
    content["format"]: content
    for content in map(
        json.loads, re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    )
}


def rows(heading: str) -> list[tuple[list[str], str]]:
    """The code in the first cell of each row below a heading, and the other cell."""
    table = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    found = re.findall(r"^\| (.+?) \| (.+) \|$", table, re.MULTILINE)
    return [(re.findall(r"`([^`]+)`", first) or [first], second) for first, second in found]


def words(what: str) -> list[str]:
    """The words of a kind, in the order of the page."""
    (row,) = (cell for first, cell in rows("1. Words") if first == [what])
    return re.findall(r"`(\w+)`", row)


def test_every_kind_of_file_has_its_example() -> None:
    assert set(FILES) == {
        "lacitta-board/1", "lacitta-position/1", "lacitta-game/1", "lacitta-tournament/1",
        "saintmalo-position/1", "saintmalo-tables/1",
        "cittastato-position/1", "cittastato-tables/1",
    }  # fmt: skip


def test_the_board_loads_and_can_be_played_on() -> None:
    board = board_from(FILES["lacitta-board/1"])
    assert (board.name, len(board.spaces), list(board.areas)) == ("lane", 15, ["L1", "W1"])
    game = lc.new_game(players=2, board=FILES["lacitta-board/1"], seed=1)
    assert [city["castle"] for city in game.position()["cities"]] == ["A1", "A5", "A13", "A9"]


def test_the_position_loads_and_says_all_there_is() -> None:
    position = FILES["lacitta-position/1"]
    assert position == read_source(EXAMPLE)
    written = lc.load(position).position()
    assert set(position) == set(written)
    for key in ("players", "cities"):
        assert set(position[key][0]) == set(written[key][0])


def test_the_saved_game_is_played() -> None:
    game = lc.load(FILES["lacitta-game/1"])
    assert [str(move) for move in game.moves] == FILES["lacitta-game/1"]["moves"]
    assert game.record()["about"] == FILES["lacitta-game/1"]["about"]
    assert set(game.record()) == set(FILES["lacitta-game/1"])


def test_the_line_of_a_tournament_is_read(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(FILES["lacitta-tournament/1"]) + "\n", encoding="utf-8")
    (played,) = read_games(path)
    assert played.model_dump(mode="json") == FILES["lacitta-tournament/1"]


ACTIONS = [action for texts, _ in rows("4. Action text")[2:] for action in texts]


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_written_as_it_is_read(text: str) -> None:
    assert str(lc.parse_action(text)) == text


def test_there_is_a_text_of_every_kind_of_action() -> None:
    """The political cards that only build are told with the palace."""
    game = lc.new_game(players=2, edition="expansion", seed=3)
    kinds = set()
    while not game.over:
        game.run()
        kinds |= {str(action).split()[0] for action in game.legal_actions()}
        if not game.over:
            game.play(game.legal_actions()[len(game.moves) % len(game.legal_actions())])
    told = {text.split()[0] for text in ACTIONS}
    assert kinds - told <= set(EDITIONS["expansion"].bigger)


@pytest.mark.parametrize(
    ("what", "all_there_are"),
    [
        ("edition", list(EDITIONS)),
        ("service", list(SERVICES)),
        ("landscape tile", list(LANDSCAPES)),
        ("phase", list(PHASES)),
    ],
)
def test_the_words_are_those_of_the_package(what: str, all_there_are: list[str]) -> None:
    assert words(what) == all_there_are


def test_the_words_of_buildings_and_cards_are_those_of_the_package() -> None:
    assert set(words("building")) == set(BUILDINGS)
    assert set(words("political card")) == {c for e in EDITIONS.values() for c in e.cards}
