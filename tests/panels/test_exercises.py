"""Exercises without a page: every form, odd orders of clicks, odd answers, what is said of them."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from pathlib import Path
from typing import Any, get_type_hints, is_typeddict

import pytest

import lacitta_nb as lc
from lacitta_nb.core.errors import BadSetting, NotFound
from lacitta_nb.drawing import picture_of
from lacitta_nb.lessons.exercise import Exercise
from lacitta_nb.lessons.progress import Progress
from lacitta_nb.lessons.said import Said
from lacitta_nb.lessons.school import School
from lacitta_nb.lessons.training import training
from lacitta_nb.panels.exercises import typed
from lacitta_nb.panels.exercises.controller import Trainer
from lacitta_nb.panels.exercises.session import Session
from lacitta_nb.panels.exercises.view import badges, task_view
from lacitta_nb.panels.exercises.widget import Exercises
from lacitta_nb.texts import speaking
from tests.lessons.school import GAME, KINDS, teaching
from tests.panels.test_fields import check

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _school() -> Iterator[None]:
    with teaching():
        yield


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "progress.json", lambda: NOON)


@pytest.fixture
def begin(progress: Progress) -> Callable[..., Trainer]:
    def begun(kind: str, seed: int = 3) -> Trainer:
        return Trainer(training(GAME, kind, None, seed), progress)

    return begun


def do(trainer: Trainer, *commands: Mapping[str, Any]) -> Session:
    for command in commands:
        trainer.dispatch(command)
    return trainer.session


def choose(key: str) -> dict[str, str]:
    return {"do": "choose", "key": key}


def space(name: str) -> dict[str, str]:
    return {"do": "space", "space": name}


CHECK, SKIP, NEXT = {"do": "check"}, {"do": "skip"}, {"do": "next"}


def commands(session: Session, answer: tuple[str, ...]) -> list[dict[str, Any]]:
    """How a person gives an answer."""
    match session.exercise.form:
        case "spaces":
            return [*map(space, answer), CHECK]
        case "choice" | "several":
            return [*map(choose, answer), CHECK]
        case "arrows":
            return [space(end) for key in answer for end in key.split(">")] + [CHECK]
        case "number":
            return [{"do": "check", "number": answer[0]}]
        case _:
            return [{"do": "move", "key": k, "to": n} for n, k in enumerate(answer)] + [CHECK]


def test_players_and_another_edition_than_the_first_are_told() -> None:
    for kind, told in (("city_order", False), ("theatre", True)):
        session = lc.exercise(kind, seed=3).trainer.session
        view = task_view(session, alone=True)
        assert [one["name"] for one in view["seats"]] == [p.name for p in session.seen.players]
        assert bool(view["edition"]) is told
        assert all(one["lights"] for one in view["seats"])


def test_the_cities_to_be_put_in_order_bear_their_names_from_the_start() -> None:
    session = lc.exercise("city_order", seed=3).trainer.session
    castles = {option.key for option in session.exercise.options}
    assert {name for name, text in badges(session).items() if text == name} == castles


@pytest.mark.parametrize(
    ("kind", "level"),
    [("neighbours", 1), ("where_building", 2), ("what_is_legal", 2), ("migration", 2)],
)
def test_whatever_the_answer_speaks_of_bears_its_name(kind: str, level: int) -> None:
    trainer = lc.exercise(kind, seed=5, level=level).trainer
    session = do(trainer, SKIP)
    view = task_view(session, alone=True)
    assert view["feedback"] is not None
    told = [
        view["question"],
        view["feedback"]["answer"],
        *(w["text"] for w in view["feedback"]["why"]),
    ]
    spaces = {target.name for target in picture_of(session.seen).targets(session.seen)}
    spoken = {word for text in told for word in re.findall(r"\b[A-Z]\d+\b", text)} & spaces
    shown = badges(session)
    assert spoken
    assert {name for name in spoken if name not in re.split(r"[ :]", shown.get(name, ""))} == set()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(5))
def test_the_right_answer_is_right_in_every_form(
    begin: Callable[..., Trainer], kind: str, seed: int
) -> None:
    trainer = begin(kind, seed)
    session = do(trainer, *commands(trainer.session, trainer.session.exercise.right))
    assert session.marked is not None
    assert session.marked == (True, (), ())
    view = task_view(session, alone=False)
    assert view["feedback"] is not None
    assert view["feedback"]["right"]
    assert view["feedback"]["answer"] == ""
    assert view["announce"].startswith("Right")


WRONG = {
    "which_wins": ("take-1", "take-2", "take-3"),
    "how_many": ("10",),
    "in_order": ("take-3", "take-1", "take-2"),
    "way_down": ("1>2", "2>1"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_answer_is_marked(begin: Callable[..., Trainer], kind: str) -> None:
    trainer = begin(kind)
    right = trainer.session.exercise.right
    wrong = WRONG[kind]
    if kind == "which_wins":
        wrong = tuple(key for key in wrong if key not in right)[:1]
    session = do(trainer, *commands(trainer.session, wrong))
    assert session.marked is not None
    assert not session.marked.right
    view = task_view(session, alone=False)
    assert view["feedback"] is not None
    assert view["feedback"]["answer"].startswith("The right answer")
    marks = [one["mark"] for one in (*view["options"], *view["arrows"])]
    if kind == "which_wins":
        assert sorted(marks) == ["", "missed", "wrong"]
    if kind == "way_down":
        assert sorted(marks) == ["missed", "right", "wrong"]
    if kind == "in_order":
        assert marks == ["wrong"] * 3
    assert trainer.session.training.missed() == [kind]


def test_marks_on_the_board(begin: Callable[..., Trainer]) -> None:
    trainer = begin("which_can")
    right = trainer.session.exercise.right
    session = do(trainer, space(right[0]), CHECK)
    marks = task_view(session, alone=False)["board"]["marks"]
    assert marks == {right[0]: "right"} | dict.fromkeys(right[1:], "missed")


def test_what_is_clicked_twice_is_given_up_again(begin: Callable[..., Trainer]) -> None:
    trainer = begin("which_can")
    assert do(trainer, space("1"), space("2"), space("1")).answer == ("2",)
    trainer = begin("what_is_legal")
    assert do(trainer, choose("take-1"), choose("take-2"), choose("take-1")).answer == ("take-2",)
    trainer = begin("which_wins")
    assert do(trainer, choose("take-1"), choose("take-2")).answer == ("take-2",)
    assert do(trainer, choose("take-2")).answer == ()


def test_arrows_are_drawn_and_taken_back(begin: Callable[..., Trainer]) -> None:
    trainer = begin("way_down")
    assert do(trainer, space("1")).start == "1"
    assert task_view(trainer.session, alone=True)["announce"].startswith("The arrow begins at 1")
    assert do(trainer, space("1")).start == ""
    assert do(trainer, space("1"), space("2")).answer == ("1>2",)
    assert do(trainer, space("2"), space("1")).answer == ("1>2", "2>1")
    assert do(trainer, space("1"), space("2")).answer == ("2>1",)
    assert do(trainer, {"do": "drop", "key": "2>1"}).answer == ()
    assert do(trainer, {"do": "drop", "key": "2>1"}).answer == ()
    assert do(trainer, space("1"), space("nowhere")).start == ""


def test_nothing_is_checked_only_when_it_is_meant(begin: Callable[..., Trainer]) -> None:
    trainer = begin("what_is_legal")
    session = do(trainer, CHECK)
    assert session.marked is None
    assert session.notice is not None
    session = do(trainer, choose("take-1"), choose("take-1"), CHECK)
    assert session.marked is None
    assert do(trainer, CHECK).marked is not None


def test_where_one_must_be_chosen_nothing_is_no_answer(begin: Callable[..., Trainer]) -> None:
    session = do(begin("which_wins"), CHECK, CHECK, CHECK)
    assert session.marked is None
    assert session.notice is not None


@pytest.mark.parametrize("number", ["", " ", "x", "-1", "1.5", "²", "１", "9" * 50, "10000"])
def test_what_is_no_number_is_no_answer(begin: Callable[..., Trainer], number: str) -> None:
    session = do(begin("how_many"), {"do": "check", "number": number})
    assert session.marked is None
    assert session.notice is not None
    assert session.notice.kind == "error"


def test_numbers_are_read_as_people_write_them(begin: Callable[..., Trainer]) -> None:
    trainer = begin("how_many")
    (right,) = trainer.session.exercise.right
    session = do(trainer, {"do": "check", "number": f" 00{right} "})
    assert session.marked is not None
    assert session.marked.right


ODD: list[object] = [
    None,
    {},
    {"do": "win"},
    {"do": "choose"},
    {"do": "choose", "key": "no such"},
    {"do": "choose", "key": 3},
    {"do": "space", "space": ["1"]},
    {"do": "move", "key": "1", "to": 0},
    {"do": "move", "key": "1", "to": -1},
    {"do": "check", "number": "1" * 1000},
    {"do": "check", "more": "1"},
    {"do": "language", "name": "xx"},
    {"do": "drop", "key": "\ud800"},
    {"do": "skip", "seq": float("nan")},
    {"do": "skip", "seq": "1"},
    {"do": "skip", "seq": {}},
]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_odd_commands_change_nothing(
    begin: Callable[..., Trainer], kind: str, odd: Mapping[str, Any]
) -> None:
    trainer = begin(kind)
    before = trainer.session
    session = do(trainer, odd)
    assert (session.answer, session.marked, session.exercise) == (
        before.answer,
        before.marked,
        before.exercise,
    )
    assert session.notice is not None
    assert session.notice.kind == "error"
    json.dumps(task_view(session, alone=False))


def test_after_the_answer_only_going_on_counts(
    begin: Callable[..., Trainer], progress: Progress
) -> None:
    trainer = begin("which_wins")
    session = do(trainer, NEXT, SKIP)
    assert session.given_up
    assert session.marked is not None
    again = do(trainer, choose("take-1"), CHECK, SKIP, space("1"))
    assert again == session
    assert progress.record.cards[GAME]["which_wins"].asked == 1
    fresh = do(trainer, NEXT)
    assert (fresh.number, fresh.marked, fresh.answer) == (2, None, ())
    assert do(trainer, NEXT) == fresh


def test_an_unknown_answer_counts_as_missed(
    begin: Callable[..., Trainer], progress: Progress
) -> None:
    trainer = begin("which_wins")
    session = do(trainer, choose(trainer.session.exercise.right[0]), SKIP)
    assert session.marked is not None
    assert not session.marked.right
    assert progress.record.cards[GAME]["which_wins"].right == 0
    assert session.training.missed() == ["which_wins"]


def test_answers_are_kept(begin: Callable[..., Trainer], progress: Progress) -> None:
    trainer = begin("how_many")
    do(trainer, *commands(trainer.session, trainer.session.exercise.right), NEXT)
    do(trainer, SKIP)
    again = Progress(progress.path, lambda: NOON)
    assert again.record == progress.record
    assert again.record.rules[GAME]["N1"].right == 1
    sofar = task_view(trainer.session, alone=False)["sofar"]
    assert sofar is not None
    assert sofar["today"] == "Answered today: 2"
    assert sofar["streak"] == "1 day in a row"


def test_where_nothing_can_be_kept_that_is_said_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    trainer = Trainer(
        training(GAME, "how_many", None, 3), Progress(tmp_path / "file" / "progress.json")
    )
    told = []
    for _ in range(3):
        session = do(trainer, SKIP)
        told += [session.notice.text] if session.notice else []
        do(trainer, NEXT)
        told += [trainer.session.notice.text] if trainer.session.notice else []
    assert trainer.session.number == 4
    assert len(told) == len(set(told))
    assert trainer.session.progress.record.cards[GAME]["how_many"].asked == 3


def test_what_is_to_be_put_in_order_is_never_dropped(begin: Callable[..., Trainer]) -> None:
    trainer = begin("in_order")
    before = trainer.session.answer
    session = do(trainer, {"do": "drop", "key": before[0]})
    assert session.answer == before
    assert session.notice is not None
    assert session.notice.kind == "error"


NO_SENTENCE = Said("exercise-nim-no-such-sentence")


@pytest.mark.parametrize("broken", [{"question": NO_SENTENCE}, {"why": (NO_SENTENCE,)}])
def test_a_kind_that_cannot_be_shown_is_told_and_left_out(
    progress: Progress, broken: dict[str, Any]
) -> None:
    kind = KINDS["which_can"]

    def draw(drawn: str, level: int) -> Exercise | None:
        found = kind.draw(drawn, level)
        return found and replace(found, **broken)

    kinds = {**KINDS, "which_can": replace(kind, draw=draw)}
    told = []
    with teaching(School(kinds=kinds)):
        trainer = Trainer(training(GAME, None, None, 3), progress)
        for _ in range(12):
            assert trainer.session.exercise.kind != "which_can"
            told.append(trainer.session.notice)
            do(trainer, SKIP, NEXT)
    (notice,) = filter(None, told)
    assert "which_can" in notice.text
    assert "no-such-sentence" in notice.trace
    assert trainer.session.number == 13


@pytest.mark.parametrize("kind", [None, [], 5])
def test_an_exercise_of_what_is_no_kind_is_not_found(kind: object) -> None:
    with pytest.raises(NotFound):
        lc.exercise(kind, game=GAME)  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["1", [1], object()])
def test_an_exercise_of_what_is_no_level_is_refused(level: object) -> None:
    with pytest.raises(BadSetting):
        lc.exercise("which_can", game=GAME, level=level)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", [[], {}, 5])
def test_nothing_is_learnt_of_what_is_no_game(game: Any, tmp_path: Path) -> None:  # noqa: ANN401
    for ask in (lc.all_lessons, lambda game: lc.progress(game, kept=tmp_path / "p.json")):
        with pytest.raises(NotFound):
            ask(game)
    with pytest.raises(NotFound):
        lc.lesson("market", game=game)


def test_an_error_while_it_is_shown_leaves_the_session(begin: Callable[..., Trainer]) -> None:
    trainer = begin("which_can")
    before = trainer.session
    shown: list[str] = []

    def show() -> None:
        shown.append("")
        if len(shown) == 1:
            raise ZeroDivisionError("while drawing")

    trainer.dispatch(space("1"), show)
    assert len(shown) == 2
    assert trainer.session.answer == before.answer
    assert trainer.session.notice is not None
    assert "while drawing" in trainer.session.notice.text + trainer.session.notice.trace


def test_the_widget_sends_what_the_view_says(tmp_path: Path) -> None:
    widget = lc.train(GAME, seed=1, progress=tmp_path / "progress.json")
    assert isinstance(widget, Exercises)
    assert widget.view["number"] == 1
    board = widget.board
    assert board.startswith("<svg")
    seq = 2**50 + 5  # each view of a page begins to count somewhere
    widget._take_up({"do": "skip", "seq": seq})
    assert widget.view["feedback"] is not None
    assert widget.view["seq"] == widget.heard["seq"] == seq
    assert widget.board == board
    widget._take_up({"do": "next", "seq": float("nan")})
    assert widget.view["seq"] == widget.heard["seq"] == 0
    assert widget.view["number"] == 1
    json.dumps(dict(widget.view), allow_nan=False)
    widget._take_up({"do": "next", "seq": 6, "until": 1})
    assert widget.view["number"] == 1, "the page has given it up"
    widget._take_up({"do": "next", "seq": 7})
    assert widget.view["number"] == 2
    widget.close()


def test_what_stays_without_a_kernel_says_what_it_is_and_how_it_begins(tmp_path: Path) -> None:
    training = lc.train(GAME, seed=1, progress=tmp_path / "progress.json")._still()
    one = lc.exercise("spare_citizen", seed=1)
    still = one._still()
    for forms in (training, still):
        assert 'data-commandlinker-command="notebook:run-cell"' in forms["text/html"]
        assert not re.search(r"[?!:]\.", "".join(forms.values()))
    assert training["text/plain"].startswith("Training: ")
    assert "<img" not in training["text/html"], "it is another exercise when it is run"
    assert "<img" in still["text/html"]
    assert one.exercise.question.text("lacitta") in still["text/plain"]


def test_an_exercise_by_itself_keeps_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LACITTA_PROGRESS", str(tmp_path / "progress.json"))
    widget = lc.exercise("in_order", game=GAME, seed=4, level=2)
    again = lc.exercise("in_order", game=GAME, seed=4, level=2)
    assert widget.exercise == again.exercise
    assert widget.exercise.level == 2
    widget._take_up({"do": "skip"})
    widget._take_up({"do": "next"})
    assert widget.view["sofar"] is None
    assert widget.exercise != again.exercise
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(BadSetting):
        lc.exercise("how_many", game=GAME, level=3)
    with pytest.raises(NotFound):
        lc.exercise("no_such_kind", game=GAME)


def test_progress_as_a_table(progress: Progress, begin: Callable[..., Trainer]) -> None:
    empty = lc.progress(GAME, kept=progress)
    assert [row.asked for row in empty.rules[GAME]] == [0, 0]
    assert "N1" in repr(empty)
    do(begin("how_many"), SKIP)
    table = lc.progress(GAME, kept=progress.path)
    (row, other) = table.rules[GAME]
    assert (row.rule, row.asked, row.right, row.kinds) == ("N1", 1, 0, tuple(KINDS))
    assert row.due is not None
    assert other.asked == 0
    html = table._repr_html_()
    assert "<table>" in html
    assert "How many stones" in html
    assert html.startswith('<div data-role="progress"><p>So far 1 of 2 rules were asked about')
    summary = repr(lc.progress(GAME, kept=progress)).splitlines()[0]
    assert summary.endswith("were answered right. Due by tonight: 1. 1 day in a row.")
    with pytest.raises(NotFound):
        lc.progress("no_such_game", kept=progress)


def test_what_a_clock_ahead_has_put_off_is_due_tonight(
    progress: Progress, begin: Callable[..., Trainer]
) -> None:
    do(begin("how_many"), SKIP)
    (card,) = progress.record.cards[GAME].values()
    ahead = card.model_copy(
        update={"last": NOON + timedelta(days=365), "due": NOON + timedelta(days=730)}
    )
    progress.note(lambda record: record.with_card(GAME, "how_many", ahead))
    assert "Due by tonight: 1." in repr(lc.progress(GAME, kept=progress))


def test_progress_is_of_the_games_that_were_asked_about(
    progress: Progress, begin: Callable[..., Trainer]
) -> None:
    assert list(lc.progress(kept=progress).rules) == ["lacitta"]
    assert "lc.train()" in repr(lc.progress(kept=progress))
    do(begin("how_many"), SKIP)
    assert list(lc.progress(kept=progress).rules) == [GAME]


@pytest.mark.parametrize(("language", "day"), [("en", "Mar 1, 2026"), ("de", "01.03.2026")])
def test_days_of_progress_are_written_as_their_language_writes_them(
    progress: Progress, begin: Callable[..., Trainer], language: str, day: str
) -> None:
    do(begin("how_many"), SKIP)
    earlier = Progress(progress.path, lambda: NOON - timedelta(hours=1))
    with speaking(language):
        assert day in lc.progress(GAME, kept=earlier)._repr_html_()


SCRIPTS = "\n".join(
    path.read_text(encoding="utf-8")
    for path in (files("lacitta_nb.panels.exercises") / "web").iterdir()
    if path.name.endswith(".js")
)
SHARED_SCRIPTS = (files("lacitta_nb.panels") / "web" / "head.js").read_text(encoding="utf-8")
RECORDS = [
    record
    for record in vars(typed).values()
    if is_typeddict(record) and record.__module__ == typed.__name__
]


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_sent_is_what_is_declared(begin: Callable[..., Trainer], kind: str) -> None:
    trainer = begin(kind)
    for command in ({"do": "check"}, {"do": "skip"}):
        for alone in (False, True):
            view = json.loads(json.dumps(task_view(trainer.session, alone=alone)))
            assert list(check(view, typed.TaskView, "view")) == []
        trainer.dispatch(command)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: str(record.__name__))
def test_every_declared_field_is_read(record: type) -> None:
    read = re.compile(r"\.(\w+)|[{,] (\w+)(?=[,: }])")
    found = {a or b for a, b in read.findall(SCRIPTS + SHARED_SCRIPTS)}
    assert {field for field in get_type_hints(record) if field not in found} == set()


def test_language_is_changed_at_once(begin: Callable[..., Trainer]) -> None:
    trainer = begin("how_many")
    assert do(trainer, {"do": "language", "name": "en"}).language == "en"
    assert trainer.session.notice is None


def test_rules_that_were_not_asked_are_folded(
    progress: Progress, begin: Callable[..., Trainer]
) -> None:
    do(begin("how_many"), SKIP)
    html = lc.progress(GAME, kept=progress)._repr_html_()
    assert html.index("<table>") < html.index("<details>")
    assert "N3" in html[html.index("<details>") :]
