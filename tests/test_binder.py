"""What Binder builds has the exact versions of everything the package needs, and installs it."""

import os
import re
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
BINDER = ROOT / "binder"
LOCK = ROOT / "requirements" / "ci.txt"
PIN = re.compile(r"(?P<name>[A-Za-z0-9][A-Za-z0-9._-]*)==(?P<version>[A-Za-z0-9.+!]+)")


def lines(path: Path) -> list[str]:
    written = path.read_text(encoding="utf-8").splitlines()
    return [line for line in written if line and not line.startswith("#")]


def pins(path: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in lines(path):
        match = PIN.fullmatch(line)
        assert match, f"{path.name}: {line!r} is no flat == pin"
        name = canonicalize_name(match["name"])
        assert name not in found, f"{path.name}: {name} is pinned twice"
        found[name] = match["version"]
    return found


def project() -> dict[str, object]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        table: dict[str, object] = tomllib.load(file)["project"]
    return table


def extra(name: str) -> list[Requirement]:
    """What an extra brings, with the extras of our own that it names."""
    extras = project()["optional-dependencies"]
    assert isinstance(extras, dict)
    found: list[Requirement] = []
    for requirement in map(Requirement, extras[name]):
        if canonicalize_name(requirement.name) == canonicalize_name("lacitta_nb"):
            found += [inner for named in sorted(requirement.extras) for inner in extra(named)]
        else:
            found.append(requirement)
    return found


def run_time() -> list[Requirement]:
    written = project()["dependencies"]
    assert isinstance(written, list)
    return [Requirement(text) for text in written]


@pytest.mark.parametrize("path", [BINDER / "requirements.txt", LOCK], ids=lambda path: path.name)
def test_every_line_is_a_flat_pin(path: Path) -> None:
    assert pins(path)


@pytest.mark.parametrize(
    "requirement",
    [*run_time(), *extra("lab"), *extra("prose")],
    ids=lambda requirement: requirement.name,
)
def test_everything_that_binder_starts_or_runs_is_pinned_in_its_range(
    requirement: Requirement,
) -> None:
    version = pins(BINDER / "requirements.txt").get(canonicalize_name(requirement.name))
    assert version is not None, f"{requirement.name} is missing"
    assert version in requirement.specifier


def needs(name: str) -> list[str]:
    try:
        return requires(name) or []
    except PackageNotFoundError:
        # The pins are those of Python 3.11; a newer one does without a few backports.
        assert sys.version_info >= (3, 12), f"{name} is pinned but not installed"
        return []


def test_the_pins_are_closed_under_what_the_pinned_packages_need() -> None:
    pinned = pins(BINDER / "requirements.txt")
    missing: list[str] = []
    for name in pinned:
        for text in needs(name):
            needed = Requirement(text)
            marker = needed.marker
            if marker is not None and not marker.evaluate(
                {"python_version": "3.12", "python_full_version": "3.12.1", "extra": ""}
            ):
                continue
            if canonicalize_name(needed.name) not in {*pinned, "pip", "setuptools"}:
                missing.append(f"{needed.name} (for {name})")
    assert missing == []


@pytest.mark.parametrize(
    "requirement", [*run_time(), *extra("dev")], ids=lambda requirement: requirement.name
)
def test_the_lock_holds_every_dependency_in_its_range(requirement: Requirement) -> None:
    version = pins(LOCK).get(canonicalize_name(requirement.name))
    assert version is not None, f"{requirement.name} is missing; run make lock"
    assert version in requirement.specifier


def test_binder_and_the_lock_agree() -> None:
    locked = pins(LOCK)
    assert pins(BINDER / "requirements.txt").items() <= locked.items()


def test_binder_builds_on_a_supported_python() -> None:
    match = re.fullmatch(r"python-(\d+\.\d+)\n", (BINDER / "runtime.txt").read_text())
    assert match
    assert Requirement(f"python{project()['requires-python']}").specifier.contains(match[1])


def test_post_build_installs_the_package_alone_and_is_executable() -> None:
    script = BINDER / "postBuild"
    assert os.access(script, os.X_OK)
    text = script.read_text()
    assert text.startswith("#!/bin/bash\n")
    assert "pip install --no-deps" in text
    assert "import matplotlib" in text
    assert "tools.notebook_prose build" in text


def test_binder_has_nothing_else() -> None:
    assert {path.name for path in BINDER.iterdir()} == {
        "postBuild",
        "requirements.txt",
        "runtime.txt",
    }
