"""The version of this package, the one in pyproject.toml; results of players depend on it."""

from typing import Final

VERSION: Final = "0.2.0"
