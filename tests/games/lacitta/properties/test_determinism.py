"""The same seed gives the same game under every hash seed and on every Python found."""

import sys

import pytest

from tests.games.lacitta.properties.digest import digest
from tests.games.pythons import interpreters, output

GAMES = 24


@pytest.fixture(scope="module")
def expected() -> list[str]:
    return [digest(number) for number in range(GAMES)]


@pytest.mark.parametrize("hash_seed", ["0", "1", "12345"])
def test_the_same_under_every_hash_seed(hash_seed: str, expected: list[str]) -> None:
    found = output(
        sys.executable,
        "-m",
        "tests.games.lacitta.properties.digest",
        str(GAMES),
        hash_seed=hash_seed,
    )
    assert found is not None
    assert found.split() == expected


def test_the_same_on_every_python(expected: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    found = interpreters()
    with capsys.disabled():
        print(f"\nThe same games on Python {', '.join(sorted(found))}")
    assert found
    for version, python in found.items():
        printed = output(
            python, "-m", "tests.games.lacitta.properties.digest", str(GAMES), hash_seed="7"
        )
        assert printed is not None
        assert printed.split() == expected, f"Python {version} plays another game"


def test_different_seeds_are_different_games(expected: list[str]) -> None:
    assert len(set(expected)) == GAMES
