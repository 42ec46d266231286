"""What games share can't be changed, what they don't is copied, and nothing shows hidden cards."""

import copy
import pickle
import pprint
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from IPython.lib.pretty import pretty

import lacitta_nb as lc
from lacitta_nb import texts
from lacitta_nb.drawing import LIGHT
from lacitta_nb.games.lacitta import constants as kinds
from lacitta_nb.games.lacitta import forms
from lacitta_nb.games.lacitta.board import Board, shipped_board
from lacitta_nb.games.lacitta.constants import EDITIONS, SERVICES
from lacitta_nb.games.lacitta.rules.book import book_of
from lacitta_nb.games.lacitta.state import FaceDown

CARDS = {*(card for edition in EDITIONS.values() for card in edition.cards), *SERVICES}


def begun() -> lc.Game:
    """A game in which two players have taken a card unseen."""
    game = lc.new_game(["Rosso", "Blu"], board="lezione", seed=7)
    game.run()
    game.play("pass")
    game.play("pass")
    game.play("gold")
    return game


def reaches(state: lc.State) -> list[Callable[[], object]]:
    """Ways in which a player's code could change the games that come after."""
    table: Any = state.table
    board: Any = table.board
    tables: list[Any] = [
        *(kinds.BUILDINGS, kinds.CARD_PRICE, kinds.EDITIONS, kinds.LANDSCAPE_TILES),
        *(kinds.MASTER_PRICE, kinds.TILES, kinds.WHEAT, forms.EXAMPLES, texts.rule_texts()),
        *(table.edition.cards, table.edition.landscapes, table.edition.waste),
        *(board.index, board.area_index, board.setups, board.setups["2"]),
        *(board.setups["2"]["landscapes"], book_of(board).builds("build")),
    ]
    return [
        *(lambda shared=shared: shared.popitem() for shared in tables),
        *(lambda shared=shared: shared.update(palace=0) for shared in tables),
        lambda: board.setups["2"]["castles"].append(()),
        lambda: setattr(board, "adjacent", ()),
        lambda: setattr(board, "touching", ()),
        lambda: delattr(board, "near"),
        lambda: setattr(table, "seed", 1),
        lambda: setattr(table.edition, "roads", True),
        lambda: setattr(kinds.BUILDINGS["farm"], "wheat", False),
    ]


def test_what_games_share_can_only_be_read() -> None:
    game = begun()
    before = game.record()
    for reach in reaches(game.state.seen_by(0)):
        with pytest.raises((AttributeError, TypeError)):
            reach()
    game.board.source["spaces"].clear()
    assert begun().record() == before


def test_the_source_of_a_board_is_a_copy_of_its_file() -> None:
    source = shipped_board("lezione").source
    board = Board(source)
    source["spaces"].clear()
    assert board.source == shipped_board("lezione").source
    assert board == Board(board.source)
    assert board == pickle.loads(pickle.dumps(board))


@pytest.mark.parametrize("name", [*EDITIONS])
def test_tables_travel_to_other_processes(name: str) -> None:
    state = lc.new_game(3, edition=name, seed=2).state
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert again == state
        assert hash(again.table) == hash(state.table)
        assert again.table.edition == EDITIONS[name]
    edition = pickle.loads(pickle.dumps(EDITIONS[name]))
    assert edition == EDITIONS[name]
    assert not hasattr(edition.cards, "pop")
    assert state.table.with_seed(3) != state.table
    assert state.table.with_seed(2) == state.table


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda g: pickle.loads(pickle.dumps(g))]
)
def test_a_copied_game_goes_its_own_way(copied: Callable[[lc.Game], lc.Game]) -> None:
    game = begun()
    game.comments[1] = "first"
    game.undo()
    before, twin = game.record(), copied(game)
    assert twin.record() == before
    twin.redo()
    twin.undo()
    twin.play("pass")
    twin.comments[2] = "second"
    twin.about["event"] = "other"
    assert game.record() == before
    assert game.undone == 1
    assert len(twin.moves) == len(game.moves) + 1


class Named(lc.Game):
    """A game of somebody's own class."""

    title = ""


def test_a_copy_is_of_the_same_class_and_keeps_what_it_holds() -> None:
    game = Named(begun().state)
    game.title = "mine"
    twin = copy.copy(game)
    assert type(twin) is Named
    assert twin.title == "mine"


def pretty_of(thing: object) -> str:
    """What the last line of a cell shows."""
    return str(pretty(thing))  # type: ignore[no-untyped-call]  # IPython has no types


def shown(thing: object) -> str:
    """Every way in which a cell, a print or an f-string shows something."""
    return f"{thing!r} {thing} {thing!s} {pretty_of(thing)} {pprint.pformat(thing)} {[thing]}"


def test_nothing_that_is_met_shows_a_card_that_lies_face_down() -> None:
    game = begun()
    state = game.state
    hidden = [card for player in state.players for card in player.face_down]
    assert len(hidden) == 2
    for thing in (state, state.players, *state.players, hidden, state.discard, state.table):
        told = shown(thing)
        for card in CARDS:
            assert card not in told, (card, told)
    events = game.history[-3:]
    assert [entry.step.state for entry in events]
    for entry in events:
        open_cards = {event.card for event in entry.step.events}
        told = shown(entry)
        assert not [card for card in CARDS - open_cards if f"'{card}'" in told]


def test_a_state_tells_the_moment() -> None:
    game = begun()
    assert repr(game.state) == (
        "<State: year 1, politics, 2 players; "
        f"{game.players[game.state.to_move].name} decides: turn>"
    )
    start = lc.new_game(2, seed=1)
    assert repr(start.state) == "<State: year 1, start_player, 2 players>"
    assert repr(start.state.table) == "<Table: toscana, classic, 2 players>"
    assert repr(FaceDown("palace")) == "<FaceDown: palace>"
    assert repr(FaceDown("palace", passed=True)) == "<FaceDown: taken unseen>"


def test_mappings_are_what_they_were() -> None:
    assert isinstance(EDITIONS["classic"].cards, Mapping)
    assert dict(EDITIONS["expansion"].waste) == {"lake": 1, "farm2": 1}


def test_the_colours_of_a_theme_can_only_be_read() -> None:
    with pytest.raises(TypeError):
        LIGHT.colours["ground"] = "#ff0000"  # type: ignore[index]
    assert copy.deepcopy(LIGHT) == LIGHT


def test_what_a_board_remembers_can_only_be_read() -> None:
    board = lc.new_game(2, board="lezione").board
    for name in vars(board):
        remembered = getattr(board, name)
        if name != "source":
            assert not isinstance(remembered, dict | list | set), name
