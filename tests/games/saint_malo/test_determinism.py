"""The same seed gives the same game under every hash seed and on every Python found."""

import sys
from typing import Any

import pytest

import lacitta_nb as lc
from tests.games.pythons import interpreters, output
from tests.games.saint_malo.digest import digest

GAMES = 12
MODULE = "tests.games.saint_malo.digest"


@pytest.fixture(scope="module")
def expected() -> list[str]:
    return [digest(number) for number in range(GAMES)]


@pytest.mark.parametrize("hash_seed", ["0", "1", "12345"])
def test_the_same_under_every_hash_seed(hash_seed: str, expected: list[str]) -> None:
    found = output(sys.executable, "-m", MODULE, str(GAMES), hash_seed=hash_seed)
    assert found is not None
    assert found.split() == expected


def test_the_same_on_every_python(expected: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    found = interpreters()
    with capsys.disabled():
        print(f"\nThe same games on Python {', '.join(sorted(found))}")
    assert found
    for version, python in found.items():
        printed = output(python, "-m", MODULE, str(GAMES), hash_seed="7")
        assert printed is not None
        assert printed.split() == expected, f"Python {version} plays another game"


def test_different_seeds_are_different_games(expected: list[str]) -> None:
    assert len(set(expected)) == GAMES


def test_no_seed_is_a_new_one_each_time() -> None:
    seeds = {lc.saint_malo.new_game(players=2).seed for _ in range(5)}
    assert len(seeds) > 1


def test_what_is_asked_changes_no_roll() -> None:
    tables: list[Any] = [lc.saint_malo.new_game(players=3, seed=8) for _ in range(2)]
    quiet, busy = tables
    for _ in range(20):
        quiet.run()
        busy.run()
        busy.legal_actions()
        busy.scores()
        busy.why_not("use nothing")
        text = "keep none" if quiet.decision.kind == "roll" else "use nothing"
        assert quiet.play(text) == busy.play(text)
        busy.undo()
        busy.redo()
    assert quiet.state == busy.state
