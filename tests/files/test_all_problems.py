"""Whoever mistypes several things is told of all of them, each with the nearest word."""

import copy
import pickle

import pytest

import lacitta_nb as lc
from lacitta_nb.core.errors import MOST_TOLD, BadFile, Guess, NotFound, Problem
from lacitta_nb.given import nearest
from tests.files.refusing import load, refusal
from tests.files.samples import LANE, POSITION, Fields, changed


def told(source: object) -> list[tuple[str, str]]:
    """Places and nearest words of all that is told."""
    problems = refusal(load, source).problems
    return [(p.place, " ".join(p.guess.nearest) if p.guess else "") for p in problems]


GAME: Fields = {"format": "lacitta-game/1", "start": POSITION, "moves": ["gold"], "steps": 0}
MISTYPED: Fields = {
    "format": "lacitta-position/1",
    "edition": "new",
    "phase": "politcs",
    "landscapes": {"L1": "frm2", "L99": "lake"},
    "players": [{"name": "Rosso", "gld": 3}, {"name": "Blu", "gold": -3}],
    "cities": [
        {
            "owner": 0,
            "castle": "f10",
            "citizens": 6,
            "buildings": {"A2": "theatre", "A4": "scool"},
            "figures": {"A4": {"educaton": 2}},
            "harvest": ["A3"],
        },
        {"owner": 1, "castle": "A2", "citizens": 3},
    ],
    "politics": {"display": ["plaace"]},
}


def test_words_numbers_and_spaces_are_told_at_once() -> None:
    assert sorted(told(MISTYPED)) == [
        ("cities[0].buildings.A2", ""),
        ("cities[0].buildings.A4", "school"),
        ("cities[0].castle", "F10"),
        ("cities[0].figures.A4.educaton", "education"),
        ("cities[0].harvest[0]", ""),
        ("cities[1].castle", ""),
        ("landscapes.L1", "farm2"),
        ("landscapes.L99", "L9"),
        ("phase", "politics"),
        ("players[0].gld", "gold"),
        ("players[1].gold", ""),
        ("politics.display[0]", "palace"),
    ]


def test_what_an_error_tells_is_capped() -> None:
    error = refusal(load, MISTYPED)
    lines = str(error).splitlines()
    assert len(error.problems) == 12
    assert lines == [*map(str, error.problems[:MOST_TOLD]), "… and 2 more in this file"]
    assert (error.place, error.problem) == (error.problems[0].place, error.problems[0].text)
    assert 'got "politcs" (did you mean politics?)' in str(error)


def test_a_copy_of_an_error_tells_the_same() -> None:
    error = refusal(load, MISTYPED)
    for twin in (copy.copy(error), copy.deepcopy(error), pickle.loads(pickle.dumps(error))):
        assert twin.problems == error.problems
        assert str(twin) == str(error)
    moved = error.at("elsewhere")
    assert [p.place for p in moved.problems] == [
        "elsewhere",
        *(p.place for p in error.problems[1:]),
    ]


def test_an_edition_expects_its_own_words_only() -> None:
    for edition, has_roads in (("classic", False), ("new", False), ("expansion", True)):
        text = str(
            refusal(
                load,
                {
                    "format": "lacitta-position/1",
                    "edition": edition,
                    "cities": [{"owner": 0, "castle": "A1", "citizens": 3,
                                "buildings": {"A2": "rod"}}],
                },
            )
        )  # fmt: skip
        assert (" road," in text, "theatre" in text, "road?)" in text) == (has_roads,) * 3
    cards = str(refusal(load, changed(POSITION, "politics.deck", ["prt"])))
    assert "closeness or ?" in cards
    assert "port," not in cards
    assert cards.endswith("(did you mean port? This edition has none)")


def test_an_edition_that_there_is_not_expects_the_words_of_all() -> None:
    bad = {"format": "lacitta-position/1", "edition": "clasic", "politics": {"deck": ["prt"]}}
    assert told(bad) == [("edition", "classic"), ("politics.deck[0]", "port")]


def test_rules_that_are_broken_are_told_together() -> None:
    bad = changed(changed(POSITION, "to_move", 1), "players", [{"founded": True}, {}])
    assert [place for place, _ in told(bad)] == ["players[0].founded", "to_move"]


def test_a_seat_that_nobody_has_is_told_beside_a_rule() -> None:
    bad = changed(changed(POSITION, "to_move", 3), "players", [{"founded": True}, {}])
    assert [place for place, _ in told(bad)] == ["to_move", "players[0].founded"]


def test_a_saved_game_tells_of_its_start_as_well() -> None:
    bad = changed(changed(GAME, "start.year", 9), "step", 1)
    assert told(bad) == [("step", "steps"), ("start.year", "")]
    many = changed(GAME, "comments", {"x": "a", "-1": "b", "0": "c"})
    assert [place for place, _ in told(many)] == ["comments.x", "comments.-1"]


def test_a_board_tells_of_all_its_pairs_and_hexagons() -> None:
    bad = changed(LANE, "not_adjacent", [["S0", "S99"], ["s1", "S2"]])
    places = told(changed(bad, "no_yield", [["S1", "L9"]]))
    assert [place for place, _ in places] == [
        "not_adjacent[0][1]", "not_adjacent[1][0]", "no_yield[0][1]"
    ]  # fmt: skip
    assert places[1][1].split()[0] == "S1"
    assert told({"format": "lacitta-position/1", "board": "toskana"}) == [("board", "toscana")]


def test_keys_are_looked_for_where_they_stand() -> None:
    nested = {"format": "lacitta-position/1", "voice": {"card": []}, "polics": {}}
    assert told(nested) == [("voice.card", "cards"), ("polics", "politics")]


@pytest.mark.parametrize(
    ("bad", "expected"),
    [
        (
            {
                "format": "saintmalo-position/1",
                "players": [{"city": {"A2": "wal", "Z9": "house"}, "coin": 1}, {"logs": -1}],
                "dice": ["cros"] * 5,
            },
            {"players[0].city.A2": "wall", "players[0].coin": "coins", "players[1].logs": "",
             "dice[0]": "cross"},
        ),
        (
            {
                "format": "cittastato-position/1",
                "players": [{"city": "piza", "cards": ["archetect"]}, {"crown": 2}],
                "market": {"yelow": {}},
            },
            {"players[0].city": "pisa", "players[1].crown": "crowns", "market.yelow": "yellow"},
        ),
    ],
)  # fmt: skip
def test_the_other_games_do_so_too(bad: Fields, expected: dict[str, str]) -> None:
    found = dict(told(bad))
    assert {place: found.get(place) for place in expected} == expected
    assert len(found) > len(expected)


def test_the_nearest_words() -> None:
    assert nearest("Master Builder", ["master_builder", "market"]) == ("master_builder",)
    assert nearest("c7", ["C6", "C7", "C17"]) == ("C7",)
    assert nearest("x" * 1000, ["x" * 1000]) == ()
    assert nearest("palace", []) == ()


def test_a_problem_without_a_near_word_says_nothing_of_it() -> None:
    lonely = Problem.at("a", "file-missing", guess=Guess("zebra", ("palace",)))
    assert str(lonely) == "a: is missing"


def test_names_that_are_asked_for_elsewhere() -> None:
    game = lc.new_game(["Rosso", "Blu"], seed=1)
    for ask, hint in (
        (lambda: game.food("Roso"), "Did you mean Rosso?"),
        (lambda: lc.new_game(edition="expansoin"), "Did you mean expansion?"),
        (lambda: lc.new_game(board="toskana"), "Did you mean toscana?"),
        (lambda: lc.new_game(setup="begginer"), "Did you mean beginner?"),
    ):
        with pytest.raises(NotFound) as caught:
            ask()
        assert str(caught.value).endswith(hint)
        twin = pickle.loads(pickle.dumps(caught.value))
        assert (str(twin), twin.guess) == (str(caught.value), caught.value.guess)
    with pytest.raises(NotFound) as caught:
        game.food("Zebra")
    assert "Did you mean" not in str(caught.value)


def test_hints_are_in_the_language_that_is_spoken() -> None:
    error = refusal(load, MISTYPED)
    try:
        lc.speak("de")
        assert "(ist politics gemeint?)" in str(error)
        assert str(error).endswith("… und 2 weitere in dieser Datei")
    finally:
        lc.speak("en")


def test_nothing_is_raised_for_nothing() -> None:
    BadFile.refuse([])
