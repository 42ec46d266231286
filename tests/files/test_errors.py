"""The errors of files: key and words, put into a sentence when somebody reads it."""

import pickle

import pytest

from lacitta_nb.core.errors import BadAction, BadFile, Problem
from lacitta_nb.files.values import join_place, located
from lacitta_nb.texts import verbatim
from tests.files.refusing import load, refusal
from tests.files.samples import POSITION


def test_an_error_is_key_and_words() -> None:
    error = refusal(load, POSITION | {"year": 7})
    assert (error.place, error.key) == ("year", "file-whole-between")
    assert error.words == {"least": 1, "most": 6, "found": "7"}
    assert str(error) == "year: expected a whole number from 1 to 6, got 7"


def test_its_rule_is_told_behind_the_sentence() -> None:
    error = BadFile("cities", "file-citizens-in-all", rule="S4", most=130, found=2600)
    assert error.problem == "expected at most 130 citizens in all, got 2600 [S4]"
    assert error.rule == "S4"


@pytest.mark.parametrize(
    "error",
    [
        BadFile("cities", "file-citizens-in-all", rule="S4", most=130, found=131),
        BadFile("moves[3]", "file-move", move="'golt'", reason=BadAction("action-not-its-text",
                text="gold", field="kind", said="gold", given="take")),
        BadFile("phase", "file-one-of", known=("a", "b"), found="c"),
    ],
    ids=lambda error: error.key,
)  # fmt: skip
def test_it_can_be_sent_to_another_process(error: BadFile) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)
    assert (again.place, again.key, again.rule) == (error.place, error.key, error.rule)


def test_a_place_inside_another_keeps_the_rest() -> None:
    with pytest.raises(BadFile) as caught, located("start"):
        raise BadFile("cities", "file-citizens-in-all", rule="S4", most=130, found=131)
    assert str(caught.value) == ("start.cities: expected at most 130 citizens in all, got 131 [S4]")
    assert join_place("a", "") == "a"


def test_texts_are_told_letter_for_letter() -> None:
    odd = '  "a\u00a0\u00a0 b"  { $x } \ue000found\ue001 ' + "x" * 3000
    assert verbatim.told("file-number", {"found": odd}) == f"expected a number, got {odd}"


def test_numbers_of_a_file_have_no_groups_of_digits_and_large_limits_have() -> None:
    assert "from -1000 to 1000, got 7" in verbatim.told(
        "file-whole-between", {"least": -1000, "most": 1000, "found": "7"}
    )
    assert verbatim.told("file-values", {"most": 25000}).startswith("holds more than 25,000 values")


def test_the_sentence_is_made_when_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    error = refusal(load, POSITION | {"year": 7})
    monkeypatch.setattr(verbatim, "sentence", lambda key, words: f"{key} with {', '.join(words)}")
    assert str(error) == "year: file-whole-between with least, most, found"


def test_a_problem_and_its_error_say_the_same() -> None:
    problem = Problem.at("cities", "file-citizens-in-all", rule="S4", most=130, found=131)
    assert str(BadFile.of(problem)) == str(problem)
