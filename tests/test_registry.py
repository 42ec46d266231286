"""Games are found by their keys: those of this package, and those that others announce."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

import lacitta_nb as lc
from lacitta_nb import registry
from lacitta_nb.texts import name_of, sentence


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    registry.homes.cache_clear()
    yield
    registry.homes.cache_clear()


def install(folder: Path, name: str, *announced: str) -> None:
    """Put the papers of an installed package into a folder on the path."""
    papers = folder / f"{name}-1.0.dist-info"
    papers.mkdir()
    (papers / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = "\n".join((f"[{registry.GROUP}]", *announced))
    (papers / "entry_points.txt").write_text(lines)


def test_the_shipped_games_have_a_home() -> None:
    assert list(registry.homes())[: len(registry.SHIPPED)] == list(registry.SHIPPED)
    for key, module in registry.SHIPPED.items():
        assert module.split(".")[-2].replace("_", "") == key
        assert find_spec(module.rpartition(".")[0]) is not None


def test_other_packages_announce_games_after_the_shipped_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "pits", "pits = pits.game.box", "lacitta = pits.game.other")
    monkeypatch.syspath_prepend(tmp_path)
    homes = registry.homes()
    assert homes["pits"] == "pits.game.box"
    assert list(homes.items())[: len(registry.SHIPPED)] == list(registry.SHIPPED.items())


def test_a_game_whose_package_is_gone_takes_no_sentence_from_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "gone", "gone = gone.game.box", "flat = flat")
    monkeypatch.syspath_prepend(tmp_path)
    assert {"gone", "flat"} <= set(registry.homes())
    assert sentence("game-over", {}) == "The game is over; there is nothing left to play."
    assert name_of("palace") == "palace"


def test_the_homes_can_only_be_read() -> None:
    with pytest.raises(TypeError):
        registry.homes()["nim"] = "nim"  # type: ignore[index]


@pytest.mark.parametrize(
    "work",
    [
        "from lacitta_nb.registry import homes; homes()",
        "from lacitta_nb.texts import sentence; sentence('game-over', {})",
        "from lacitta_nb.texts import help_of; help_of('quarry')",
    ],
)
def test_games_are_found_and_spoken_of_without_being_loaded(work: str) -> None:
    script = f"""
import sys
import lacitta_nb.registry
already = set(sys.modules)
{work}
new = set(sys.modules) - already
assert not [name for name in new if name.startswith("lacitta_nb.games.lacitta.")], new
"""
    subprocess.run([sys.executable, "-c", script], check=True)


def test_the_registry_loads_nothing_but_what_it_needs() -> None:
    script = """
import sys
import lacitta_nb.registry
assert "importlib.metadata" not in sys.modules
"""
    subprocess.run([sys.executable, "-S", "-c", script], check=True)


@pytest.mark.parametrize(
    ("announced", "told"),
    [
        ("gone = nowhere.box", "ModuleNotFoundError: No module named 'nowhere'"),
        ("gone = raising.box", "RuntimeError: boom"),
        ("gone = raising", "AttributeError: module 'raising' has no attribute 'BOX'"),
        ("gone = :::", "ValueError: Empty module name"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_told_where_a_file_names_it(
    announced: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "gone", announced)
    (tmp_path / "raising").mkdir()
    (tmp_path / "raising" / "__init__.py").touch()
    (tmp_path / "raising" / "box.py").write_text('raise RuntimeError("boom")')
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(lc.BadFile) as refused:
        lc.load({"format": "gone-position/1"})
    assert refused.value.place == "format"
    assert refused.value.problem.endswith(f"can't be loaded: {told}")
    assert lc.load({"format": "lacitta-position/1"}).phase == "politics"
