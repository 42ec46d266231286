"""A copy of a game goes its own way: what is done to one changes nothing about the other."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.core.game import AnyGame
from tests.contract.games import BOXES
from tests.contract.test_history import GAMES, begun, go_on

WAYS = pytest.mark.parametrize(
    "copied",
    [lambda game: game.copy(), copy.copy, copy.deepcopy, lambda g: pickle.loads(pickle.dumps(g))],
    ids=["copy()", "copy.copy", "copy.deepcopy", "pickle"],
)
Copied = Callable[[Any], Any]


def all_of(game: Any) -> list[object]:
    return [game.state, game.history, game.undone, dict(game.about), dict(game.comments)]


def filled(key: str) -> Any:
    game = begun(key)
    game.about["event"] = "Friday"
    game.comments[0] = "So it begins."
    game.tried = {"moves": [["gold"]]}
    return game


@GAMES
@WAYS
def test_a_copy_is_alike_and_shares_nothing_that_changes(key: str, copied: Copied) -> None:
    game = filled(key)
    twin = copied(game)
    assert type(twin) is type(game)
    assert all_of(twin) == all_of(game)
    assert twin.tried == game.tried
    before = [*all_of(game), repr(game.tried)]
    twin.about["event"] = "Monday"
    twin.comments[1] = "x"
    twin.tried["moves"][0].append("pass")
    twin.undo()
    go_on(twin, 5)
    assert [*all_of(game), repr(game.tried)] == before
    apart = [*all_of(twin), repr(twin.tried)]
    game.redo()
    game.comments.clear()
    game.tried.clear()
    assert [*all_of(twin), repr(twin.tried)] == apart


@GAMES
def test_what_is_frozen_is_shared(key: str) -> None:
    game = filled(key)
    for twin in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        assert twin.start is game.start
        assert twin.state is game.state
        assert twin.box is game.box is BOXES[key]
        assert all(a is b for a, b in zip(twin.history, game.history, strict=True))


class _Own(lc.Game):
    """A game with things of its own, some of them in slots."""

    __slots__ = ("seen",)

    def __init__(self, start: lc.State) -> None:
        super().__init__(start)
        self.seen = [start]
        self.itself: AnyGame = self


def test_what_a_class_adds_is_copied_too() -> None:
    game = _Own(lc.new_game(2, seed=1).state)
    twin = game.copy()
    assert isinstance(twin, _Own)
    assert twin.itself is twin
    assert twin.seen == game.seen
    twin.seen.clear()
    assert game.seen == [game.start]
    assert twin.seen == []
    assert copy.deepcopy([game, game])[0].itself is not game


def test_two_of_one_game_in_a_list_stay_one() -> None:
    game = lc.new_game(2, seed=1)
    one, other = copy.deepcopy([game, game])
    assert one is other
    assert one is not game
