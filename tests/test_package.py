"""The wheel carries all that the package reads at run time, and asks for all that it imports."""

import ast
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

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


BROUGHT = {"pydantic-core": "pydantic", "babel": "fluent-runtime"}
"""What a package brings in just the version that it needs."""


def imported(path: Path) -> set[str]:
    """The packages, other than Python's own and this one, that a module imports anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {name.split(".")[0] for name in names} - sys.stdlib_module_names - {"lacitta_nb"}


def test_what_is_imported_is_what_is_asked_for() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    extras = project["optional-dependencies"]
    written = [*project["dependencies"], *extras["data"], *extras["learn"]]
    asked = {canonicalize_name(Requirement(text).name) for text in written}
    providers = packages_distributions()
    used = {
        canonicalize_name(providers[name][0])
        for path in (ROOT / "lacitta_nb").rglob("*.py")
        for name in imported(path)
    }
    assert {BROUGHT.get(name, name) for name in used} == asked
