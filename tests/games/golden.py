"""Golden playthroughs of any game: what they are made of, how they are compared and renewed."""

import difflib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from lacitta_nb.core.moves import decision_of, legal_actions
from lacitta_nb.core.records import State


def choice(state: State, action: object) -> str:
    """A decision: who, what kind, what was chosen, of how many."""
    decision = decision_of(state)
    number = len(legal_actions(state))
    return f"-- player {decision.player} {decision.kind}: {action}  (1 of {number})"


def happening(event: Any) -> str:
    """An event with the fields that are filled."""
    fields = event._asdict()
    kind, rule = fields.pop("kind"), fields.pop("rule")
    defaults = type(event)("", "")._asdict()
    filled = [f"{name} {value}" for name, value in fields.items() if value != defaults[name]]
    return f"{rule} {kind}: {', '.join(filled)}"


def compare(path: Path, played: str, package: str) -> None:
    """Fail with the lines that are played otherwise now."""
    kept = path.read_text(encoding="utf-8").splitlines()
    now = played.splitlines()
    difference = list(difflib.unified_diff(kept, now, path.name, "played now", lineterm="", n=2))
    if difference:
        told = [*difference[:60], f"Renew with: python -m {package} --renew"]
        pytest.fail("\n".join(told), pytrace=False)


def renew(texts: Iterable[tuple[Path, str]]) -> list[Path]:
    """Write all playthroughs anew; the files that changed."""
    changed = []
    for path, text in texts:
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return changed
