"""The same seed gives the same game under every hash seed and on every Python found."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.lacitta.properties.digest import digest

ROOT = Path(__file__).resolve().parents[4]
GAMES = 24
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def output(python: str, *arguments: str, hash_seed: str = "0") -> str | None:
    """What an interpreter prints, or None where it can't be started."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("PYTHONPATH", None)
    try:
        done = subprocess.run(
            [python, *arguments],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    except OSError:
        return None
    if done.returncode and arguments[0] == "-m":
        pytest.fail(f"{python}: {done.stderr}")
    return None if done.returncode else done.stdout


def interpreters() -> dict[str, str]:
    """Every supported Python that starts: its version and where it is."""
    candidates = [sys.executable, *(f"python{version}" for version in VERSIONS)]
    homes = Path.home().glob(".pyenv/versions/*/bin/python")
    candidates += sorted(str(path) for path in homes)
    found: dict[str, str] = {}
    for python in candidates:
        version = output(python, "-c", "import platform as p; print(p.python_version())")
        if version and tuple(map(int, version.split(".")[:2])) >= (3, 11):
            found.setdefault(version.strip(), python)
    return found


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
