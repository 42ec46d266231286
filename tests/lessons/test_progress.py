"""What was learnt is kept: through damage, on disks that can't be written, by two at once."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.core.errors import BadFile, NotFound
from lacitta_nb.lessons.keeping import kept_beside
from lacitta_nb.lessons.memory import answered
from lacitta_nb.lessons.overview import rule_rows
from lacitta_nb.lessons.progress import WHERE, Progress, Unkept, usual_path
from lacitta_nb.lessons.record import Card, Days, Memory, Record, Tally
from lacitta_nb.lessons.school import school_for
from lacitta_nb.lessons.training import due_kinds
from lacitta_nb.texts import speaking

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
CARD = Card(
    due=NOON + timedelta(days=3),
    last=NOON,
    memory=Memory(state=2, step=None, stability=3.5, difficulty=5.0),
    level=2,
    row=1,
    asked=4,
    right=3,
)
TWO = """
import sys
from lacitta_nb.lessons.progress import Progress
progress = Progress(sys.argv[1])
for task in range(40):
    progress.lesson_met("lacitta", sys.argv[2], task, ["P1"])
assert progress.news() == (), progress.news()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "progress.json"


def at_noon(path: Path) -> Progress:
    return Progress(path, lambda: NOON)


def keys(progress: Progress) -> list[str]:
    return [said.key for said in progress.news()]


def names_in(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def filled(path: Path) -> Progress:
    progress = at_noon(path)
    progress.lesson_met("lacitta", "market", 0, ["P1", "P2", "P1"])
    progress.note(lambda record: record.with_card("nim", "take", CARD).with_day(NOON.date()))
    return progress


def test_what_was_noted_is_read_again(path: Path) -> None:
    written = filled(path)
    again = at_noon(path)
    assert again.record == written.record != Record()
    assert again.met("lacitta", "market") == {0}
    assert again.record.card("nim", "take") == CARD
    assert again.record.rules["lacitta"]["P1"].asked == 1
    assert json.loads(path.read_text())["format"] == "lacitta-progress/1"
    assert json.loads(kept_beside(path).read_text()) == json.loads(path.read_text())
    assert written.news() == again.news() == ()


def test_a_task_counts_once(path: Path) -> None:
    progress = at_noon(path)
    for _ in range(3):
        progress.lesson_met("lacitta", "market", 1, ["P1"])
    assert progress.record.lessons == {"lacitta": {"market": [1]}}
    assert progress.record.rules["lacitta"]["P1"].asked == 1


def test_nothing_is_written_before_something_is_learnt(path: Path) -> None:
    assert at_noon(path).record == Record()
    assert not path.parent.exists()


def test_where_it_is_kept(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WHERE, str(path))
    assert usual_path() == Progress().path == path
    monkeypatch.delenv(WHERE)
    monkeypatch.setenv("XDG_DATA_HOME", str(path.parent))
    assert usual_path().name == "progress.json"
    assert usual_path().parent.name == "lacitta_nb"


def test_done_is_a_lesson_all_of_whose_tasks_were_met(path: Path) -> None:
    with pytest.raises(NotFound):
        at_noon(path).done("lacitta", "no_such_lesson")
    with pytest.raises(NotFound):
        at_noon(path).done("no_such_game", "market")


DAMAGE: dict[str, bytes] = {
    "empty": b"",
    "half": b'{"format": "lacitta-progress/1", "cards": {"lacitta": {"wh',
    "zeros": b"\0" * 300,
    "letters": b"\xff\xfe\x00",
    "list": b"[]",
    "another format": b'{"format": "lacitta-game/1"}',
    "no format": b"{}",
    "an unknown key": b'{"format": "lacitta-progress/1", "run": "os.system"}',
    "not a number": b'{"format": "lacitta-progress/1", "days": {"last": "2026-01-01", '
    b'"count": NaN, "row": 1}}',
    "no day": b'{"format": "lacitta-progress/1", "days": {"last": "2026-02-31", '
    b'"count": 1, "row": 1}}',
    "deep": b'{"format": "lacitta-progress/1", "cards": ' + b"[" * 100_000,
    "huge": b" " * 2_000_001,
}


FOREIGN: dict[str, bytes] = {
    "list": b"[]",
    "another format": b'{"format": "lacitta-game/1"}',
    "no format": b"{}",
    "null": b"null",
    "no version": b'{"format": "lacitta-progress/' + b"9" * 5000 + b'"}',
    "digits": '{"format": "lacitta-progress/٣"}'.encode(),
}


@pytest.mark.parametrize("content", FOREIGN.values(), ids=FOREIGN)
def test_somebody_elses_file_is_left_alone(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    progress = at_noon(path)
    progress.lesson_met("lacitta", "market", 0)
    assert keys(progress) == ["progress-not-read"]
    assert progress.met("lacitta", "market") == {0}
    assert path.read_bytes() == content
    assert names_in(path.parent) == ["progress.json"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("[]", 'an object with a "format", got a list'),
        ("null", 'an object with a "format", got null'),
        ('{"a": 1}', 'format: is missing, expected "lacitta-progress/1"'),
        ('{"format": 3}', 'format: expected "lacitta-progress/1", got 3'),
    ],
)
def test_what_a_file_lacks_is_told(path: Path, content: str, said: str) -> None:
    path.parent.mkdir()
    path.write_text(content)
    (told,) = at_noon(path).news()
    assert said in told.text("")


@pytest.mark.parametrize("named", ["", "/", ".", "..", "deep/..", "~nobody_here/x"])
def test_what_can_only_be_a_folder_is_refused(
    named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadFile):
        Progress(named)
    monkeypatch.setenv(WHERE, named or "/")
    with pytest.raises(BadFile):
        Progress()
    assert names_in(tmp_path) == []


def test_a_path_of_half_a_letter_is_refused() -> None:
    asks: list[Callable[[str], object]] = [
        Progress,
        lambda path: lc.train(progress=path),
        lambda path: lc.lesson("market", progress=path),
        lambda path: lc.all_lessons(progress=path),
        lambda path: lc.progress(kept=path),
    ]
    for ask in asks:
        with pytest.raises(BadFile, match="half of one"):
            ask("\ud83d.json")


@pytest.mark.parametrize("content", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_file_is_set_aside_and_the_kept_one_read(path: Path, content: bytes) -> None:
    before = filled(path).record
    path.write_bytes(content)
    progress = at_noon(path)
    assert progress.record == before
    (said,) = progress.news()
    assert said.key == "progress-damaged"
    assert "progress.damaged-1.json" in said.text("lacitta")
    assert path.with_name("progress.damaged-1.json").read_bytes() == content
    progress.lesson_met("lacitta", "market", 1)
    again = at_noon(path)
    assert again.met("lacitta", "market") == {0, 1}
    assert again.news() == ()


MISFITS: dict[str, dict[str, Any]] = {
    "no zone": {"due": "2026-03-01T12:00:00"},
    "no moment": {"last": 3},
    "too late": {"due": "9999-12-31T23:59:59-12:00"},
    "too late in UTC": {"due": "2999-12-31T23:59:59-14:00"},
    "too early in UTC": {"due": "1970-01-01T00:00:00+14:00"},
    "before all time": {"due": "0001-01-01T00:00:00+14:00"},
    "truth": {"asked": True},
    "below": {"right": -1},
    "endless": {"memory": {"state": 2, "step": None, "stability": 1e300, "difficulty": 5.0}},
    "step": {"memory": {"state": 1, "step": None, "stability": 1.0, "difficulty": 5.0}},
    "level": {"level": 0},
    "no stability": {"memory": {"state": 2, "step": None, "stability": 0, "difficulty": 5.0}},
    "hardly any": {"memory": {"state": 2, "step": None, "stability": 1e-9, "difficulty": 5.0}},
    "no difficulty": {"memory": {"state": 2, "step": None, "stability": 1.0, "difficulty": 0}},
    "difficulty": {"memory": {"state": 2, "step": None, "stability": 1.0, "difficulty": 11}},
    "more right than asked": {"asked": 3, "right": 4},
}


@pytest.mark.parametrize("changed", MISFITS.values(), ids=MISFITS)
def test_a_card_that_does_not_fit_is_damage(path: Path, changed: dict[str, Any]) -> None:
    filled(path)
    content = json.loads(path.read_text())
    content["cards"]["nim"]["take"] |= changed
    path.write_text(json.dumps(content))
    assert keys(at_noon(path)) == ["progress-damaged"]


@pytest.mark.parametrize("tasks", [[1, 0], [1, 1], [100], [-1]])
def test_tasks_that_do_not_fit_are_damage(path: Path, tasks: list[int]) -> None:
    filled(path)
    content = json.loads(path.read_text())
    content["lessons"]["lacitta"]["market"] = tasks
    path.write_text(json.dumps(content))
    progress = at_noon(path)
    assert keys(progress) == ["progress-damaged"]
    assert progress.met("lacitta", "market") == {0}


def test_counts_at_their_limit_are_no_obstacle(path: Path) -> None:
    most = 10**9
    full = CARD.model_copy(update={"asked": most, "right": most})
    tally = Tally(asked=most, right=most, last=NOON)
    yesterday = NOON.date() - timedelta(days=1)
    days = Days(last=yesterday, count=most, row=most)
    begun = Record(cards={"nim": {"take": full}}, rules={"nim": {"N1": tally}}, days=days)
    progress = at_noon(path)
    progress.note(lambda _: begun)

    def change(record: Record) -> Record:
        before = record.card("nim", "take")
        card = answered(before, NOON, right=True, levels=(1, 2), asked_at=2)
        record = record.with_card("nim", "take", card).with_day(NOON.date())
        return record.with_answer("nim", "N1", NOON, right=True)

    progress.note(change)
    again = at_noon(path)
    assert progress.news() == again.news() == ()
    assert again.record.rules["nim"]["N1"] == tally
    assert again.record.days == Days(last=NOON.date(), count=1, row=most)


def test_a_change_that_fails_is_left_out_and_told(path: Path) -> None:
    progress = filled(path)
    before = progress.record

    progress.note(lambda record: record.with_day(NOON.date() + timedelta(days=1 // 0)))
    assert progress.record == before
    (said,) = progress.news()
    assert said.key == "progress-not-noted"
    assert "ZeroDivisionError: " in said.text("lacitta")
    progress.lesson_met("lacitta", "market", 1)
    assert at_noon(path).met("lacitta", "market") == {0, 1}
    assert progress.news() == ()


def test_two_damaged_files_are_both_set_aside(path: Path) -> None:
    filled(path)
    path.write_text("{")
    kept_beside(path).write_text("}")
    progress = at_noon(path)
    assert progress.record == Record()
    assert keys(progress) == ["progress-damaged-whole"]
    assert path.with_name("progress.damaged-1.json").read_text() == "{"
    assert path.with_name("progress.kept.damaged-1.json").read_text() == "}"
    progress.lesson_met("lacitta", "market", 1)
    path.write_text("(")
    assert keys(at_noon(path)) == ["progress-damaged"]
    assert path.with_name("progress.damaged-2.json").read_text() == "("


def test_a_file_of_a_later_version_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    later = '{"format": "lacitta-progress/2", "more": 1}'
    path.write_text(later)
    progress = at_noon(path)
    progress.lesson_met("lacitta", "market", 0)
    progress.lesson_met("lacitta", "market", 1)
    assert progress.met("lacitta", "market") == {0, 1}
    assert keys(progress) == ["progress-later"]
    assert keys(progress) == []
    assert path.read_text() == later
    assert names_in(path.parent) == ["progress.json"]


@pytest.fixture
def closed(path: Path) -> Iterator[Path]:
    """Where nothing can be written: a file stands where the folder should."""
    path.parent.write_text("in the way")
    yield path
    path.parent.unlink()


def test_where_nothing_can_be_written_learning_goes_on(closed: Path) -> None:
    progress = at_noon(closed)
    for task in range(3):
        progress.lesson_met("lacitta", "market", task, ["P1"])
    assert progress.met("lacitta", "market") == {0, 1, 2}
    assert progress.record.rules["lacitta"]["P1"].asked == 3
    told = progress.news()
    assert len(told) == len({said.key for said in told}) >= 1
    assert all(str(closed) in said.text("lacitta") for said in told)
    assert progress.news() == ()


def test_what_could_not_be_written_is_written_later(path: Path) -> None:
    path.mkdir(parents=True)
    progress = at_noon(path)
    progress.lesson_met("lacitta", "market", 0)
    assert keys(progress) == ["progress-not-read"]
    path.rmdir()
    at_noon(path).lesson_met("lacitta", "other", 0)
    progress.lesson_met("lacitta", "market", 1)
    assert at_noon(path).record.lessons["lacitta"] == {"market": [0, 1], "other": [0]}


def test_what_is_kept_counts_once_though_the_copy_can_not_be_written(path: Path) -> None:
    kept_beside(path).mkdir(parents=True)
    progress = at_noon(path)
    for _ in range(5):
        progress.note(lambda record: record.with_answer("lacitta", "G2", NOON, right=True))
    assert progress.record.rules["lacitta"]["G2"].asked == 5
    assert at_noon(path).record == progress.record
    assert keys(progress) == ["progress-not-copied"]


def test_a_damaged_file_is_put_back_where_the_good_one_can_not_be_written(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(path)
    path.write_text("{")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("lacitta_nb.lessons.keeping.write_file", full)
        progress = at_noon(path)
        progress.lesson_met("lacitta", "market", 1)
        assert keys(progress) == ["progress-not-written"]
    progress.lesson_met("lacitta", "market", 2)
    assert at_noon(path).met("lacitta", "market") == {0, 1, 2}


def test_a_problem_is_told_in_the_language_of_whoever_reads_it(path: Path) -> None:
    filled(path)
    path.write_text("{")
    (said,) = at_noon(path).news()
    assert "property name" in said.text("")
    with speaking("de"):
        assert "beschädigt (der Inhalt ist kein JSON: Fehler in Zeile 1, Spalte 2)" in said.text("")
    with speaking("fr"):
        assert "à la ligne 1, colonne 2)" in said.text("")


@pytest.mark.parametrize("year", [1969, 3000])
def test_a_clock_that_can_not_be_kept_is_told(path: Path, year: int) -> None:
    odd = NOON.replace(year=year)
    for progress in (Progress(path, lambda: odd), Unkept(lambda: odd)):
        before = progress.record
        progress.lesson_met("lacitta", "market", 0, ["P1"])
        assert progress.record == before
        (said,) = progress.news()
        assert f"{year}-03-01" in said.text("")
        assert "1970 to 2999" in said.text("")


@pytest.mark.skipif(sys.platform == "win32" or os.getuid() == 0, reason="root writes anywhere")
def test_a_folder_that_is_read_only(path: Path) -> None:
    filled(path)
    path.parent.chmod(0o500)
    try:
        progress = at_noon(path)
        progress.lesson_met("lacitta", "market", 1)
        assert progress.met("lacitta", "market") == {0, 1}
        assert keys(progress) == ["progress-not-written"]
    finally:
        path.parent.chmod(0o700)


def test_two_notebooks_lose_nothing(path: Path) -> None:
    names = ("left", "right")
    path.parent.mkdir()
    running = [
        subprocess.Popen([sys.executable, "-c", TWO, str(path), name], stderr=subprocess.PIPE)
        for name in names
    ]
    for process in running:
        _, errors = process.communicate(timeout=120)
        assert process.returncode == 0, errors.decode()
    progress = at_noon(path)
    assert progress.record.lessons["lacitta"] == {name: list(range(40)) for name in names}
    assert progress.record.rules["lacitta"]["P1"].asked == 80
    assert names_in(path.parent) == ["progress.json", "progress.kept.json"]


def test_who_died_with_the_file_in_hand_is_not_waited_for(path: Path) -> None:
    progress = filled(path)
    lock = path.with_name("progress.json.lock")
    lock.touch()
    os.utime(lock, (1, 1))
    progress.lesson_met("lacitta", "market", 1)
    assert at_noon(path).met("lacitta", "market") == {0, 1}
    assert not lock.exists()


@pytest.mark.parametrize("ahead", [0, 3600, 10**8])
def test_who_does_not_let_go_of_the_file_is_waited_for_once(path: Path, ahead: int) -> None:
    progress = filled(path)
    lock = path.with_name("progress.json.lock")
    lock.touch()
    os.utime(lock, (time.time() + ahead,) * 2)
    begun = time.monotonic()
    for task in range(4):
        progress.lesson_met("lacitta", "market", task)
    assert time.monotonic() - begun < 3.5
    assert not lock.exists()
    assert progress.news() == ()


def test_a_lock_that_can_not_be_taken_away_is_told_and_not_waited_for(path: Path) -> None:
    progress = filled(path)
    lock = path.with_name("progress.json.lock")
    lock.mkdir()
    begun = time.monotonic()
    for task in range(4):
        progress.lesson_met("lacitta", "market", task)
    assert time.monotonic() - begun < 1.5
    (said,) = progress.news()
    assert str(lock) in said.text("")
    assert at_noon(path).met("lacitta", "market") == {0, 1, 2, 3}


def test_days_in_a_row() -> None:
    record = Record()
    day = NOON.date()
    for after, count, streak in ((0, 1, 1), (0, 2, 1), (1, 1, 2), (2, 1, 3), (4, 1, 1)):
        now = day + timedelta(days=after)
        record = record.with_day(now)
        assert (record.today(now), record.streak(now)) == (count, streak)
    end = day + timedelta(days=4)
    assert record.today(end + timedelta(days=1)) == 0
    assert record.streak(end + timedelta(days=1)) == 1
    assert record.streak(end + timedelta(days=2)) == 0


def test_a_day_that_is_lived_again_after_a_flight_west_breaks_no_row() -> None:
    day = NOON.date()
    record = Record().with_day(day).with_day(day + timedelta(days=1))
    assert (record.today(day), record.streak(day)) == (0, 2)
    for after, streak in ((0, 1), (1, 2), (2, 3)):
        now = day + timedelta(days=after)
        record = record.with_day(now)
        assert (record.today(now), record.streak(now)) == (1, streak)


def test_days_of_a_clock_that_was_ahead_are_not_today() -> None:
    record = Record().with_day(date(2030, 1, 1)).with_day(date(2030, 1, 1))
    day = NOON.date()
    assert (record.today(day), record.streak(day)) == (0, 0)
    for after, streak in ((0, 1), (1, 2), (2, 3), (40, 1)):
        now = day + timedelta(days=after)
        record = record.with_day(now)
        assert (record.today(now), record.streak(now)) == (1, streak)
        assert record.days is not None
        assert record.days.last == now


def test_a_card_of_a_clock_that_was_ahead_is_due() -> None:
    ahead = answered(None, NOON + timedelta(days=1500), right=True, levels=(1,), asked_at=1)
    record = Record().with_card("nim", "take", ahead)
    assert due_kinds(record, "nim", ["take"], NOON) == ["take"]
    again = answered(ahead, NOON, right=True, levels=(1,), asked_at=1)
    assert again.last == NOON
    assert again.due < NOON + timedelta(days=400)
    assert due_kinds(record.with_card("nim", "take", again), "nim", ["take"], NOON) == []


def test_a_rule_asked_by_a_clock_that_was_ahead_is_due(path: Path) -> None:
    kind = school_for("lacitta").kind("income")
    ahead = NOON + timedelta(days=1500)
    card = answered(None, ahead, right=True, levels=kind.levels, asked_at=1)
    progress = at_noon(path)
    progress.note(lambda record: record.with_card("lacitta", kind.key, card))
    dues = {row.due for row in rule_rows(progress, "lacitta") if kind.key in row.kinds}
    assert dues == {NOON}


def test_a_card_is_due_before_the_last_moment_that_a_file_can_hold() -> None:
    card = None
    now = datetime(2999, 12, 1, tzinfo=UTC)
    for _ in range(9):
        card = answered(card, now, right=True, levels=(1,), asked_at=1)
        now = min(card.due, datetime(2999, 12, 30, tzinfo=UTC))
    assert card is not None
    assert card.due.year == 2999
