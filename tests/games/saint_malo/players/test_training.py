"""The script that learns weights finds those that made up its games."""

import json
import random
from pathlib import Path

import pytest

from lacitta_nb.games.saint_malo.players import Weights
from tools import saint_malo_weights as tool

TRUE = (0.3, 0.9, 0.2, 0.4, 1.5, 0.6, 0.1, 0.8, 0.5)


def test_weights_are_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "RIDGE", 0.001)
    draw, file = random.Random(1), tmp_path / "games.jsonl"
    with file.open("w", encoding="utf-8") as stream:
        for _ in range(400):
            units = [draw.uniform(0, 5) for _ in TRUE]
            total = 10 + sum(w * u for w, u in zip(TRUE, units, strict=True)) + draw.gauss(0, 0.01)
            stream.write(json.dumps({"totals": [total], "turns": [[0, 3.0, 10, *units]]}) + "\n")
    assert tool.learn(file) == pytest.approx(Weights(1.0, *TRUE), abs=0.02)


def test_seats_play_with_weights_of_their_own_around_the_usual_ones() -> None:
    draw = random.Random(2)
    one, other = (tool.varied(Weights(), draw) for _ in range(2))
    assert one != other
    assert one.score == other.score == Weights().score
    assert all(weight > 0 for weight in one)
