"""A game never speaks another game's sentences, nor is it silenced by another package's files."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import lacitta_nb as lc
from lacitta_nb import registry
from lacitta_nb.core.errors import IllegalAction, Refusal
from lacitta_nb.core.game import Game
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.study import plan
from lacitta_nb.texts import phase_title, speaking
from tests.contract.games import BOXES, starts
from tests.contract.nim.rules import RULES, Action, State


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of sentences of a game that another package announces; `loud` can't be loaded."""
    # A name of its own for each test: a package that was looked for is remembered.
    package = f"loud_{tmp_path.name}".replace("-", "_")
    papers = tmp_path / "loud-1.dist-info"
    papers.mkdir()
    (papers / "METADATA").write_text("Metadata-Version: 2.1\nName: loud\nVersion: 1\n")
    (papers / "entry_points.txt").write_text(f"[{registry.GROUP}]\nloud = {package}.box\n")
    texts = tmp_path / package / "texts"
    texts.mkdir(parents=True)
    (tmp_path / package / "__init__.py").touch()
    (tmp_path / package / "box.py").write_text("import sys\nsys.exit(3)")
    monkeypatch.syspath_prepend(tmp_path)
    registry.homes.cache_clear()
    yield texts
    registry.homes.cache_clear()


@pytest.mark.parametrize("what", ["no text", "a folder", "nobody's language"])
def test_files_that_cannot_be_read_take_no_sentence_from_others(outside: Path, what: str) -> None:
    if what == "a folder":
        (outside / "l.en.ftl").mkdir()
    else:
        name = "l.en.ftl" if what == "no text" else "l..ftl"
        (outside / name).write_bytes(b"\xff\xfe")
    game = lc.new_game(2, seed=1)
    game.run()
    assert str(game).startswith("Year 1")
    assert str(game.why_not("build fountain A1")).endswith("[P5]")


def test_a_language_of_another_game_is_not_put_into_the_mouth_of_this_one(outside: Path) -> None:
    (outside / "l.it.ftl").write_text("phase-income = Altre entrate")
    with speaking("it"):
        assert phase_title("income", game="lacitta") == "Income"
        assert phase_title("income", game="loud") == "Altre entrate"


def test_a_game_that_ends_the_program_is_told(outside: Path) -> None:
    del outside
    with pytest.raises(lc.BadFile, match="can't be loaded: SystemExit: 3"):
        lc.load({"format": "loud-position/1"})
    with pytest.raises(lc.BadSetting, match="can't be loaded: SystemExit: 3"):
        plan({}, [], game="loud")


def test_a_refusal_is_told_in_the_words_of_its_game() -> None:
    refusal = Refusal("N1", "nim-too-many", {"amount": 3, "heap": 1})
    error = IllegalAction(refusal, "nim")
    assert str(error) == "3 stones can't be taken: only 1 lie there. [N1]"
    with pytest.raises(LookupError):
        str(IllegalAction(refusal, "lacitta"))


def test_after_the_end_nobody_is_sent_to_step() -> None:
    over = Game[State, Action, object](replace(next(starts("nim")), phase="over"))
    assert str(over.why_not("take 1")) == "The game is over; there is nothing left to play."
    assert RULES.legal_actions(over.state) == []


@pytest.mark.parametrize("key", BOXES)
def test_a_copied_game_takes_up_games_of_its_kind(key: str) -> None:
    import copy

    *_, start = starts(key)
    panel = Controller(copy.deepcopy(BOXES[key].begin(start)))
    assert panel.dispatch({"do": "upload", "text": BOXES[key].begin(start).code()}).ok
    twin = copy.copy(panel.game)
    twin.comments[0] = "only mine"
    assert panel.game.comments == {}
