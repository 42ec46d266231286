"""The wheel carries all that the package reads at run time."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SHIPPED_KINDS = {".py", ".ftl", ".js", ".css", ".json"}


@pytest.fixture(scope="module")
def wheel_names(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
        timeout=120,
    )
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_wheel_holds_every_board_and_no_script(wheel_names: set[str]) -> None:
    boards = {f"lacitta_nb/board_data/{path.name}" for path in (ROOT / "board_data").glob("*.json")}
    assert boards
    assert boards == {name for name in wheel_names if "board_data" in name}


def test_the_wheel_holds_every_file_of_the_package(wheel_names: set[str]) -> None:
    files = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "lacitta_nb").rglob("*")
        if path.suffix in SHIPPED_KINDS
    }
    assert files
    assert files | {"lacitta_nb/py.typed"} <= wheel_names


def test_the_wheel_holds_nothing_but_the_package(wheel_names: set[str]) -> None:
    outside = {name for name in wheel_names if not name.startswith("lacitta_nb")}
    assert outside == set()
