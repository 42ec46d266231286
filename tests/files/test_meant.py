"""What is told of a file so that a person knows what is meant: the subject, and the right key."""

from pathlib import Path
from typing import Any

import pytest

from lacitta_nb.files.shapes import Shape
from lacitta_nb.games.citta_stato.formats import schemas as citta
from lacitta_nb.games.lacitta.formats import schemas
from lacitta_nb.games.saint_malo.formats import schemas as malo
from lacitta_nb.given import nearest
from lacitta_nb.texts import speaking
from tests.files.refusing import load, refusal
from tests.files.samples import POSITION

CITY = {"owner": 0, "castle": "S1", "citizens": 3}


def without(key: str, other: str) -> dict[str, object]:
    """The city with another key in the place of one of its own."""
    return {other if name == key else name: value for name, value in CITY.items()}


@pytest.mark.parametrize(
    ("key", "other"),
    [
        *(("owner", "player"), ("owner", "seat"), ("owner", "Player"), ("castle", "space")),
        *(("citizens", "people"), ("citizens", "population")),
    ],
)
def test_a_word_that_means_the_same_as_a_key_leads_to_it(key: str, other: str) -> None:
    error = refusal(load, POSITION | {"cities": [without(key, other)]})
    assert str(error).splitlines() == [
        f"cities[0].{key}: is missing",
        f"cities[0].{other}: no such key is known here (did you mean {key}?)",
    ]


def test_other_places_have_such_words_as_well() -> None:
    error = refusal(load, POSITION | {"first_player": 1})
    assert str(error).endswith("(did you mean start_player?)")
    error = refusal(load, POSITION | {"players": [{"money": 3}, {}]})
    assert str(error).endswith("(did you mean gold?)")
    error = refusal(load, {"format": "cittastato-position/1", "war": [{"seat": 1, "disc": 2}]})
    assert "war[0].seat: no such key is known here (did you mean player?)" in str(error)
    error = refusal(load, {"format": "saintmalo-position/1", "players": [{"gold": 3}, {}]})
    assert str(error).endswith("(did you mean coins?)")


SHAPES: list[type[Shape]] = [
    found
    for module in (schemas, malo, citta)
    for found in vars(module).values()
    if isinstance(found, type) and issubclass(found, Shape) and found.meant
]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: f"{shape.__module__}.{shape.__name__}")
def test_words_that_mean_a_key_are_none_and_lead_to_one(shape: type[Shape]) -> None:
    keys: Any = shape.model_fields
    for word, key in shape.meant.items():
        assert key in keys
        assert word not in keys
        assert nearest(word, keys) != (key,), f"{word} is found without the table"


BROKEN: list[tuple[object, str, str, str]] = [
    ("{", "the content is no JSON: ", "der Inhalt ist ", "le contenu n’est "),
    (
        "[" + "1," * 30_000 + "1]",
        "the content holds more than 25,000 values",
        "der Inhalt ",
        "le contenu ",
    ),
    (
        {"x": [1] * 30_000},
        "the content holds more than 25,000 values",
        "der Inhalt ",
        "le contenu ",
    ),
    (
        '{"x": "' + "x" * 2_000_000 + '"}',
        "the content is longer than ",
        "der Inhalt ",
        "le contenu ",
    ),
]


@pytest.mark.parametrize(("source", "english", "german", "french"), BROKEN, ids=range(len(BROKEN)))
def test_an_error_of_the_whole_has_a_subject(
    source: object, english: str, german: str, french: str
) -> None:
    for language, begin in (("en", english), ("de", german), ("fr", french)):
        with speaking(language):
            error = refusal(load, source)
            assert str(error).startswith(begin)
            assert not error.place


def test_a_file_that_is_no_json_is_told_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("friday.json").write_text("{", encoding="utf-8")
    assert str(refusal(load, "friday.json")).startswith("friday.json: is no JSON: ")


def test_turns_that_are_wrong_are_told_once_and_a_player_as_the_file_counts() -> None:
    """Not as two numbers that were expected, nor as another player than who is called so."""
    unlike = {"cards_played": 5, "action_cards": 0}
    error = refusal(load, {"format": "lacitta-position/1", "players": [unlike, {}]})
    assert str(error).splitlines() == [
        (
            "players[0].cards_played: expected 3, the action cards used and the cards face down, "
            "got 5 [P1]"
        )
    ]
    given = {"format": "lacitta-position/1", "players": [{"action_cards": 1}, {}]}
    for language in ("en", "de", "fr"):
        with speaking(language):
            told = str(refusal(load, given))
            assert "players[1]" in told
            assert "cards_played" in told.split(": ", 1)[1]


def test_too_many_of_a_kind_are_told_as_cards_and_tiles() -> None:
    given = POSITION | {"politics": {"display": ["hospital"] * 5}}
    assert "at most 4 hospital cards in all, got 5" in str(refusal(load, given))
