"""The same seed gives the same game under every hash seed and on every Python found."""

import random
import sys
from typing import Any

import pytest

import lacitta_nb as lc
from tests.games.citta_stato.digest import digest
from tests.games.citta_stato.support import game, play, seat
from tests.games.pythons import interpreters, output

GAMES = 12
MODULE = "tests.games.citta_stato.digest"


@pytest.fixture(scope="module")
def expected() -> list[str]:
    return [digest(number) for number in range(GAMES)]


@pytest.mark.parametrize("hash_seed", ["0", "1", "12345"])
def test_the_same_under_every_hash_seed(hash_seed: str, expected: list[str]) -> None:
    found = output(sys.executable, "-m", MODULE, str(GAMES), hash_seed=hash_seed)
    assert found is not None
    assert found.split() == expected


def test_the_same_on_every_python(expected: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    found = interpreters()
    with capsys.disabled():
        print(f"\nThe same games on Python {', '.join(sorted(found))}")
    assert found
    for version, python in found.items():
        printed = output(python, "-m", MODULE, str(GAMES), hash_seed="7")
        assert printed is not None
        assert printed.split() == expected, f"Python {version} plays another game"


def test_different_seeds_are_different_games(expected: list[str]) -> None:
    assert len(set(expected)) == GAMES


def test_no_seed_is_a_new_one_each_time() -> None:
    seeds = {lc.citta_stato.new_game(players=2).seed for _ in range(5)}
    assert len(seeds) > 1


def test_what_is_asked_changes_no_draw() -> None:
    """Neither does anything that is taken back, nor another table beside."""
    tables: list[Any] = [lc.citta_stato.new_game(players=3, seed=8) for _ in range(2)]
    quiet, busy = tables
    chance = random.Random(8)
    while not quiet.over:
        busy.run()
        quiet.run()
        if quiet.over:
            break
        busy.scores()
        busy.why_not("pass")
        actions = busy.legal_actions()
        busy.play(actions[-1])
        busy.undo()
        text = str(chance.choice(actions))
        assert quiet.play(text) == busy.play(text)
        busy.undo()
        busy.redo()
    assert quiet.state == busy.state


@pytest.mark.parametrize(
    ("purpose", "moment"), [("city", "1/0"), ("scheme", "1/0"), ("deck", "1/0"), ("begin", "1/0")]
)
def test_chance_is_drawn_by_the_texts_of_the_rule_page(
    purpose: str, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Section 5: `{seed}/{purpose}/{round}/{turns taken}`."""
    asked = _keys(monkeypatch)
    lc.citta_stato.new_game(players=4, seed=5, expansion=True)
    assert f"5/{purpose}/{moment}" in asked


def test_chance_in_play_is_drawn_by_round_and_turns_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    table: Any = lc.citta_stato.new_game(players=2, seed=5)
    table.play("guilds")
    asked = _keys(monkeypatch)
    table.play("guilds")
    # Bags of four cubes: three of them are drawn, after two turns were taken.
    assert asked == ["5/bag/1/2"]


def test_the_end_of_a_round_is_drawn_by_its_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anything is counted anew, and one after the other by the same text."""
    table = game(seat(bag="YYYGGGOOO", cubes="G"), seat(bag="YYYGGGOOO"), seed=5, decks=NO_YELLOW)
    play(table, "guilds", "pass", "pass")
    table.run()
    play(table, "stay", "stay")
    asked = _keys(monkeypatch)
    table.run()
    assert asked == ["5/bag/1/3", "5/deck/1/3"]


NO_YELLOW = {"yellow": ""}
"""The deck of yellow cards is empty, so that its discards are shuffled (R2)."""


def test_the_ghost_is_drawn_by_its_own_text(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lc.citta_stato.new_solo(1, 1, 0, 5)
    asked = _keys(monkeypatch)
    table.play("pass")
    # After the pass, and after the pass and the ghost's first act.
    assert asked == ["5/ghost/1/1", "5/ghost/1/2"]


def _keys(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever text is asked for a generator from now on."""
    asked: list[str] = []

    class Noted(random.Random):
        def __init__(self, key: str) -> None:
            asked.append(key)
            super().__init__(key)

    monkeypatch.setattr(random, "Random", Noted)
    return asked
