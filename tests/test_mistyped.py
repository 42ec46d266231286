"""A word that somebody mistyped is answered with the nearest one, wherever words are taken."""

import copy
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb import study
from lacitta_nb.arena.command import main
from lacitta_nb.core.errors import Guess, SpokenError
from lacitta_nb.drawing.theme import theme_of
from lacitta_nb.games.lacitta.constants import EDITIONS, EditionName
from lacitta_nb.panels.rulebook import rules
from lacitta_nb.players import GentlePlayer, GreedyPlayer, RandomPlayer, SearchPlayer, hints

KINDS = "gentle, greedy, search (or search 240, with its budget of playouts)"
PAIR = [("a", "b")]


def begun(board: str = "toscana", edition: EditionName = "classic") -> lc.Game:
    game = lc.new_game(["Anna", "Bea"], seed=1, board=board, edition=edition)
    game.run()
    return game


ODD: Any = "matplot"


def made(players: str) -> object:
    return study.self_play("never.parquet", players=[players, "random"], games=1, progress=False)


PLAYERS: dict[str, Callable[[str], object]] = {
    "a seat": lambda word: lc.show(begun(), seats={0: word}),
    "a data set": made,
    "a plan": lambda word: study.plan({"a": word, "b": "random"}, PAIR),
    "a tournament": lambda word: study.run_tournament(
        {"a": word, "b": "random"},
        study.plan({"a": "random", "b": "random"}, PAIR),
        "never.jsonl",
        progress=False,
    ),
    "playouts": lambda word: study.evaluate(begun(), word, playouts=1, progress=False),
    "actions tried": lambda word: study.compare_actions(
        begun(), player=word, playouts=1, progress=False
    ),
}


@pytest.mark.parametrize("place", PLAYERS)
@pytest.mark.parametrize(("word", "meant"), [("gredy", "greedy"), ("serch 240", "search 240")])
def test_a_computer_player_is_found_by_a_word_or_refused_everywhere_alike(
    place: str, word: str, meant: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(lc.BadSetting) as refused:
        PLAYERS[place](word)
    told = str(refused.value)
    assert f"“{word}”" in told
    assert KINDS in told
    assert told.endswith(f"Did you mean {meant}?")
    assert list(tmp_path.iterdir()) == []


def test_a_plan_and_its_tournament_take_words_as_they_take_players(tmp_path: Path) -> None:
    words = {"a": "gentle", "b": "greedy", "c": "random", "d": "search 7"}
    objects: dict[str, Any] = {
        "a": GentlePlayer(),
        "b": GreedyPlayer(),
        "c": RandomPlayer(),
        "d": SearchPlayer(7),
    }
    groups = study.line_ups(words, 2)
    assert study.plan(words, groups) == study.plan(objects, groups)
    few = study.plan({"a": "random", "b": "random"}, PAIR, boards="lezione")
    path = tmp_path / "t.jsonl"
    played = study.run_tournament({"a": "random", "b": "random"}, few, path, progress=False)
    lines = path.read_bytes()
    assert len(played.games) == len(few)
    again: dict[str, Any] = {"a": RandomPlayer(), "b": RandomPlayer()}
    assert study.run_tournament(again, few, path, progress=False).games == played.games
    assert path.read_bytes() == lines


def test_a_word_in_a_plan_is_one_of_the_game_that_is_planned() -> None:
    with pytest.raises(lc.BadSetting, match="“gentle” is no computer player"):
        study.plan({"a": "gentle", "b": "random"}, PAIR, game="saintmalo")
    assert study.plan({"a": "greedy", "b": "random"}, PAIR, game="saintmalo")


def test_playouts_take_a_word() -> None:
    game = begun(board="lezione")
    one = study.evaluate(game, "random", playouts=2, progress=False)
    assert one == study.evaluate(game, RandomPlayer(), playouts=2, progress=False)


@pytest.mark.parametrize(
    ("word", "end"),
    [
        ("serch", "Did you mean search?"),
        ("gredy", "Did you mean greedy?"),
        ("gentle", "explain(view, action)."),
        (RandomPlayer(), "explain(view, action)."),
    ],
)
def test_who_gives_no_hints_is_told_who_does(word: object, end: str) -> None:
    adviser: Any = word
    with pytest.raises(lc.BadSetting, match="gives no hints") as refused:
        hints(begun(), adviser=adviser)
    told = str(refused.value)
    assert "greedy, search (or search 240" in told
    assert "random" not in told.split(". ", 1)[1]
    assert told.endswith(end)


def made_of(game: str) -> object:
    return study.self_play("never.parquet", game=game, games=1, progress=False)


GAMES: list[Callable[[str], object]] = [
    lambda game: study.env(game=game),
    lambda game: study.plan({"a": "random", "b": "random"}, PAIR, game=game),
    made_of,
    lc.train,
    lambda game: lc.exercise("income", game=game),
]


@pytest.mark.parametrize("take", GAMES)
def test_a_game_is_found_by_its_key_or_refused_everywhere_alike(
    take: Callable[[str], object],
) -> None:
    for word, meant in (("lacita", "lacitta"), ("saint malo", "saintmalo")):
        with pytest.raises(lc.NotFound) as refused:
            take(word)
        told = str(refused.value)
        assert told.startswith(f"There is no game '{word}'; the games are lacitta, saintmalo, ")
        assert told.endswith(f". Did you mean {meant}?")


def test_the_command_tells_the_nearest_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lacita", "x.parquet"]) == 1
    assert capsys.readouterr().err.endswith("Did you mean lacitta?\n")


@pytest.mark.parametrize(
    ("take", "meant"),
    [
        (lambda: lc.lesson("full_cty"), "full_city"),
        (lambda: lc.exercise("incom"), "income"),
        (lambda: rules(edition="expansio"), "expansion"),
        (lambda: rules("lacita"), "lacitta"),
        (lambda: rules(rule="E33"), "E3"),
        (lambda: theme_of("drak"), "dark"),
        (lambda: lc.show(begun(), ODD), "matplotlib"),
        (lambda: study.plan({"ana": "random", "b": "random"}, [("anna", "b")]), "ana"),
        (lambda: study.self_play("x.parquet", leave_out=["feature"]), "features"),
        (lambda: study.self_play("x.parquet", seating="fix"), "fixed"),
        (lambda: study.self_play("x.parquet", boards="lezione"), "board"),
        (lambda: study.grouped_table([], "seats"), "seat"),
        (lambda: begun().food("Ana"), "Anna"),
    ],
)
def test_any_other_word_has_its_nearest_told(take: Callable[[], object], meant: str) -> None:
    with pytest.raises(SpokenError) as refused:
        take()
    assert f"Did you mean {meant}" in str(refused.value)


@pytest.mark.parametrize(
    ("word", "meant"), [("board", "boards"), ("edition", "editions"), ("bords", "boards")]
)
def test_what_a_plan_varies_is_told_as_it_is_written(word: str, meant: str) -> None:
    settings: dict[str, Any] = {word: ["lezione"]}
    with pytest.raises(lc.BadSetting) as refused:
        study.plan({"a": "random", "b": "random"}, PAIR, **settings)
    assert str(refused.value) == (
        f"A tournament of lacitta takes no {word}=…; what its games can differ in is written "
        f"boards=[…], editions=[…], setups=[…]. Did you mean {meant}=[…]?"
    )


def test_a_player_who_is_not_there_is_no_player_of_whom_there_are_two() -> None:
    with pytest.raises(lc.NotFound) as refused:
        begun().food("Otto")
    assert str(refused.value) == (
        "There is no player Otto; name one by number or by name: Anna (0), Bea (1)."
    )
    with pytest.raises(lc.NotFound) as refused:
        lc.new_game(["Anna", "Bea", "Anna"]).food("Anna")
    assert str(refused.value) == "Several players are called Anna; name one by number: 0, 2."


def test_any_error_that_is_told_keeps_its_guess_on_its_way() -> None:
    guess = Guess("gredy", ("greedy",))
    for kind in (lc.BadSetting, lc.BadAction, lc.NotFound):
        error = kind("study-no-moves", guess=guess)
        for other in (copy.copy(error), pickle.loads(pickle.dumps(error))):
            assert (type(other), str(other)) == (kind, str(error))
            assert str(other).endswith("Did you mean greedy?")
    with lc.speaking("fr"):
        assert str(error).endswith("Vouliez-vous dire greedy\u00a0?")


ACTIONS = [
    ("buil fountian L5", "build fountain L5"),
    ("build fontain A1", "build fountain A1"),
    ("closenes 1 2", "closeness"),
    ("closnes al", "closeness all"),
    ("goldn times M2", "golden_times"),
    ("goldn times M2 2", "golden_times M2 2"),
    ("goldentimes M2 2", "golden_times M2 2"),
    ("bread and circus C7 1 helth", "bread_and_circuses C7 1 health"),
    ("masterbuilder palce C7", "master_builder palace C7"),
    ("master_builder scool C7", "master_builder school C7"),
    ("found C7 form F3", "found C7 from F3"),
    ("wish C7 helth", "wish C7 health"),
    ("pas", "pass"),
]


@pytest.mark.parametrize(("text", "meant"), ACTIONS)
def test_an_action_that_is_mistyped_has_the_nearest_told(text: str, meant: str) -> None:
    for refused in (begun().play, lc.parse_action):
        with pytest.raises(lc.BadAction) as told:
            refused(text)
        assert str(told.value).endswith(f" Did you mean {meant}?")


@pytest.mark.parametrize(
    ("text", "tidy"),
    [
        ("Golden times M2 2", "golden_times M2 2"),
        ("rich harvest M2", "rich_harvest M2"),
        ("master builder  large farm M2", "master_builder large_farm M2"),
        ("Build Farm C7", "build farm C7"),
    ],
)
def test_an_action_whose_words_are_known_is_told_as_it_is_written(text: str, tidy: str) -> None:
    with pytest.raises(lc.BadAction, match=f"“{tidy}” can: words in small letters"):
        lc.parse_action(text)


@pytest.mark.parametrize(
    "text", ["chess", "golden_times M2 12", "closeness 2 5", "golden times M2"]
)
def test_what_is_no_mistyped_word_has_none_told(text: str) -> None:
    with pytest.raises(lc.BadAction) as told:
        lc.parse_action(text)
    assert "Did you mean" not in str(told.value)


@pytest.mark.parametrize("text", ["xyz", "build xyz A1", "master_builder xyz A1"])
def test_a_refused_action_tells_the_words_of_the_edition_that_is_played(text: str) -> None:
    told = {}
    for edition in EDITIONS:
        with pytest.raises(lc.BadAction) as refused:
            begun(edition=EDITIONS[edition].name).play(text)
        told[edition] = str(refused.value)
    with pytest.raises(lc.BadAction) as refused:
        lc.parse_action(text)
    assert told["expansion"] == str(refused.value)
    expansion = {"theatre", "port", "estate", "large_farm", "roads"}
    words = {edition: set(re.findall(r"\w+", said)) for edition, said in told.items()}
    assert words["expansion"] & expansion
    assert not (words["classic"] | words["new"]) & expansion


def test_an_expansion_is_not_guessed_where_it_is_not_played() -> None:
    for text, meant in (("raods C7", "roads C7"), ("build teatre C7", "build theatre C7")):
        with pytest.raises(lc.BadAction, match=f"Did you mean {meant}"):
            begun(edition="expansion").play(text)
        with pytest.raises(lc.BadAction) as refused:
            begun().play(text)
        assert meant not in str(refused.value)


@pytest.mark.parametrize(
    ("parse", "text", "meant"),
    [
        (lc.saint_malo.parse_action, "plce C3", "place C3"),
        (lc.saint_malo.parse_action, "keep crate crat swords", "keep crate crate swords"),
        (lc.citta_stato.parse_action, "upgrad yellow", "upgrade yellow"),
        (lc.citta_stato.parse_action, "polotics 2", "politics 2"),
    ],
)
def test_actions_of_other_games_have_the_nearest_told(
    parse: Callable[[str], object], text: str, meant: str
) -> None:
    with pytest.raises(lc.BadAction, match=f"Did you mean {meant}"):
        parse(text)


@pytest.mark.parametrize("text", ["use log 0", "place A1", "use log 1 turn 6", "politics 9"])
def test_a_number_or_a_space_that_is_not_there_is_no_mistyped_other(text: str) -> None:
    for game in (lc.saint_malo, lc.citta_stato):
        with pytest.raises(lc.BadAction) as told:
            game.parse_action(text)
        assert "Did you mean" not in str(told.value)
