"""The same games on every Python: what a digest of them prints elsewhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
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
