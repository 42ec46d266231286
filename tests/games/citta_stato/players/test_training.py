"""The script that learns weights finds what made the leads of its games."""

import json
import random
from pathlib import Path

import pytest

from lacitta_nb.games.citta_stato.players import GreedyPlayer
from tools import citta_stato_weights as tool


def test_what_should_rise_and_fall_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "RIDGE", 0.0)
    draw, file = random.Random(1), tmp_path / "games.jsonl"
    slopes = [draw.uniform(-3, 3) for _ in tool.NAMES]
    with file.open("w", encoding="utf-8") as stream:
        for _ in range(200):
            logs = [[draw.gauss(0, 0.4) for _ in tool.NAMES] for _ in range(2)]
            lead = sum(s * (a - b) for s, a, b in zip(slopes, *logs, strict=True))
            stream.write(json.dumps({"logs": logs, "leads": [lead, -lead]}) + "\n")
    assert [found.slope for found in tool.fitted(file)] == pytest.approx(slopes, abs=0.01)
    for old, new, slope in zip(tool.numbers(GreedyPlayer()), tool.learn(file), slopes, strict=True):
        assert (new > old) == (slope > 0)


def test_the_numbers_of_a_player_make_it_again() -> None:
    assert tool.player_with(tool.numbers(GreedyPlayer())) == GreedyPlayer()


def test_one_game_is_a_line_by_seat() -> None:
    game = tool.played(4)
    assert len(game["logs"]) == len(game["leads"]) == tool.SIZES[4]
    assert {len(logs) for logs in game["logs"]} == {len(tool.NAMES)}
