"""What the pages tell people to type can be typed: targets, scripts, modules, extras, paths."""

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, blocks, spans

ALL = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
_STARTS = re.compile(r"(?:[A-Z_]+=\S+ +)*(?:\S*/)?(make|python|pip)( .*)")
_FILE = re.compile(r"[\w./*-]+\.(?:py|js|css|ftl|json|toml|txt|md|ipynb)|[\w./-]+/")
_PASSED_OVER = {"node_modules", "__pycache__", "build", "dist"}


def commands(text: str) -> Iterator[tuple[str, str]]:
    """The commands of a page: each by its first word, with what follows it."""
    lines = [line for b in blocks(text) if b.language == "sh" for line in b.text.splitlines()]
    for line in [*lines, *spans(text)]:
        found = _STARTS.fullmatch(line.split(" # ")[0].strip())
        if found:
            yield found[1], found[2].strip()


@cache
def targets() -> frozenset[str]:
    """Everything that `make` can be asked for."""
    make = shutil.which("make")
    if make is None:
        pytest.skip("make is not installed")
    # 1: a target is not up to date, which nobody asked.
    told = subprocess.run([make, "-qpRr"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode in (0, 1), told.stderr
    return frozenset(re.findall(r"^([\w.-]+):", told.stdout, re.MULTILINE))


@cache
def files() -> tuple[str, ...]:
    """All files and folders of the project, `/docs/images/`, without what tools leave behind."""
    found: list[str] = []
    folders = [ROOT]
    while folders:
        for path in folders.pop().iterdir():
            if path.name.startswith(".") or path.name in _PASSED_OVER:
                continue
            name = f"/{path.relative_to(ROOT)}"
            if path.is_dir():
                folders.append(path)
                name += "/"
            found.append(name)
    return tuple(found)


def is_there(path: str) -> bool:
    """Whether a path, which may have lost its first folders, leads to something."""
    return any(fnmatch(name, f"*/{path.lstrip('/')}") for name in files())


def wrong(command: str, words: list[str]) -> list[str]:
    """What is asked for and does not exist."""
    if command == "make":
        return [word for word in words if "=" not in word and word not in targets()]
    if command == "pip":
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        extras = re.findall(r"\.\[(\w+)\]", " ".join(words))
        return [extra for extra in extras if extra not in project["optional-dependencies"]]
    if words[0] == "-m":
        module, words = words[1], words[2:]
        if find_spec(module) is None:
            return [module]
    # A data set is written, so it need not be there.
    words = [word for word in words if not word.endswith(".parquet")]
    named = [word for word in words if not word.startswith("-") and ("/" in word or "." in word)]
    return [word for word in named if not (ROOT / word).exists()]


@ALL
def test_every_command_can_be_given(page: Path) -> None:
    for command, rest in commands(page.read_text(encoding="utf-8")):
        assert wrong(command, rest.split()) == [], f"{command} {rest}"


@ALL
def test_every_file_that_is_named_is_there(page: Path) -> None:
    named = [span for span in spans(page.read_text(encoding="utf-8")) if _FILE.fullmatch(span)]
    assert [path for path in named if not is_there(path)] == []


def test_commands_are_found() -> None:
    text = "Call `make unit` or `A=1 make lint`.\n\n```sh\npip install '.[lab]'  # more\n```\n"
    assert list(commands(text)) == [
        *(("pip", "install '.[lab]'"), ("make", "unit"), ("make", "lint")),
    ]


@pytest.mark.parametrize(
    ("command", "rest", "expected"),
    [
        ("make", "unit X=1 flying", ["flying"]),
        ("pip", "install '.[lab]' '.[moon]'", ["moon"]),
        ("python", "-m tests.nowhere", ["tests.nowhere"]),
        ("python", "-m pytest tests/files tests/moon", ["tests/moon"]),
        ("python", "docs/nothing.py --renew", ["docs/nothing.py"]),
    ],
)
def test_what_does_not_exist_is_told(command: str, rest: str, expected: list[str]) -> None:
    assert wrong(command, rest.split()) == expected


def test_a_file_that_is_not_there_is_told() -> None:
    assert is_there("web/")
    assert is_there("lacitta_nb/version.py")
    assert not is_there("lacitta_nb/versions.py")
