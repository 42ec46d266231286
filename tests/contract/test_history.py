"""What holds for the history of every game: taking back, doing again, saving and loading."""

import copy
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import lacitta_nb as lc
from tests.contract.games import BOXES, starts

FIRST, EVERY = 4, 8
"""Of the moments of one phase and kind of decision the first in a game, and one in so many."""
GAMES = pytest.mark.parametrize("key", BOXES)


def begun(key: str, seed: int = 3) -> Any:
    """A game with the most players, played half through at random."""
    *_, start = starts(key, seed)
    game: Any = BOXES[key].begin(start)
    go_on(game, seed)
    whole = len(game.history)
    while len(game.history) > whole // 2:
        game.undo()
    return copy.copy(game)


def go_on(game: Any, seed: int) -> None:
    draw = random.Random(seed)
    while not game.over:
        game.run()
        if game.decision is not None:
            game.play(draw.choice(game.legal_actions()))


@GAMES
def test_everything_can_be_taken_back_and_done_again(key: str) -> None:
    for start in starts(key):
        game: Any = BOXES[key].begin(start)
        go_on(game, 1)
        states = [start, *(entry.step.state for entry in game.history)]
        for state in reversed(states[:-1]):
            game.undo()
            assert game.state == state
        with pytest.raises(lc.NothingToUndo):
            game.undo()
        for entry, state in zip(game.history or states[1:], states[1:], strict=True):
            del entry
            game.redo()
            assert game.state == state
        with pytest.raises(lc.NothingToRedo):
            game.redo()


@GAMES
def test_a_mark_brings_back_all_there_was(key: str) -> None:
    game: Any = begun(key)
    mark, state, moves, undone = game.mark(), game.state, game.moves, game.undone
    assert undone
    go_on(game, 9)
    game.return_to(mark)
    assert (game.state, game.moves, game.undone) == (state, moves, undone)


@GAMES
def test_a_saved_game_is_the_same_game(key: str, tmp_path: Path) -> None:
    for start in starts(key, 4):
        game: Any = BOXES[key].begin(start, about={"event": "A test"}, comments={0: "Begun."})
        draw = random.Random(4)
        while True:
            for again in (lc.load(game.record()), lc.load(game.code())):
                assert type(again) is type(game)
                assert again.state == game.state
                assert again.moves == game.moves
                assert again.events == game.events
                assert (again.about, again.comments) == (game.about, game.comments)
            if game.over:
                break
            for _ in range(draw.randrange(1, 40)):
                if game.decision is not None:
                    game.play(draw.choice(game.legal_actions()))
                elif not game.over:
                    game.step()
        game.save(tmp_path / "game.json")
        assert lc.load(tmp_path / "game.json").record() == game.record()


def assert_position(game: Any) -> None:
    formats = game.box.formats
    assert lc.load(game.position()).state == game.state
    assert formats.problems(game.state) == ()
    for seat in range(len(game.players)):
        assert game.view(seat) == formats.position_of(game.state, hide_for=seat)


@GAMES
def test_a_position_is_the_same_moment(key: str) -> None:
    for start in starts(key, 5):
        game: Any = BOXES[key].begin(start)
        draw = random.Random(5)
        met: Counter[str] = Counter()
        while not game.over:
            moment = f"{game.phase} {game.decision and game.decision.kind}"
            # Many moments of a game are turns like those before them.
            if met[moment] < FIRST or met[moment] % EVERY == 0:
                assert_position(game)
            met[moment] += 1
            if game.decision is None:
                game.step()
            else:
                game.play(draw.choice(game.legal_actions()))


@GAMES
def test_a_move_that_is_not_legal_is_found_when_loading(key: str) -> None:
    game: Any = begun(key)
    record = game.record()
    record["moves"].insert(1, "nothing of the kind")
    with pytest.raises(lc.BadFile, match=r"moves\[1\]"):
        lc.load(record)


@GAMES
def test_a_file_of_a_later_version_is_refused(key: str) -> None:
    game: Any = begun(key)
    for data in (game.position(), game.record()):
        data["format"] = data["format"].replace("/1", "/2")
        with pytest.raises(lc.BadFile, match="later version"):
            lc.load(data)
