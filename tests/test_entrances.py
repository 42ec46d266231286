"""Numbers and names as notebooks have them, of NumPy and pandas, at every entrance."""

import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest

import lacitta_nb as lc
from lacitta_nb.arena.fingerprint import fingerprint_of
from lacitta_nb.given import positive, printable, repr_of, str_of, text, whole
from lacitta_nb.players import GreedyPlayer, RandomPlayer, SearchPlayer
from lacitta_nb.players.hints import hints
from lacitta_nb.study import (
    compare_actions,
    evaluate,
    forecasts,
    line_ups,
    local_pool,
    one_more_point,
    plan,
    run_tournament,
    voice_odds,
)
from tests.games.lacitta.properties.forged import Broken

RANDOM = RandomPlayer()
NUMBERS = [np.int64, np.int8, np.uint16, np.array]
NO_NUMBERS = [
    True,
    np.True_,
    2.0,
    np.float64(2),
    "2",
    None,
    [2],
    np.array([2]),
    Fraction(2),
    Broken(),
]


def begun() -> lc.Game:
    game = lc.new_game(2, board="lezione", seed=7)
    game.run()
    return game


@pytest.mark.parametrize("number", NUMBERS)
def test_a_whole_number_is_one_whoever_made_it(number: Callable[[int], Any]) -> None:
    assert type(whole(number(2))) is int
    assert (whole(number(2)), positive(number(2)), positive(number(0))) == (2, 2, None)


@pytest.mark.parametrize("odd", NO_NUMBERS, ids=repr_of)
def test_what_is_no_whole_number_is_none(odd: object) -> None:
    assert whole(odd) is None


def test_texts_and_broken_things_can_be_told() -> None:
    assert type(text(np.str_("A1"))) is str
    assert text(b"A1") is None
    assert repr_of(Broken()) == "<Broken, whose repr raises ZeroDivisionError>"
    assert str_of(ValueError(Broken())) == "<its text raises ZeroDivisionError>"
    assert repr_of("a\nb" * 100) == repr_of("a\nb" * 100)[:79] + "…"
    assert printable("a\ud800").encode()


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_of_numpy_begin_a_game_and_ask_it(number: Callable[[int], Any]) -> None:
    game = lc.new_game(number(2), board="lezione", seed=number(7))
    game.run()
    same = begun()
    assert game.state == same.state
    assert type(game.seed) is int
    assert json.loads(json.dumps(game.record())) == same.record()
    assert game.food(number(1)) == same.food(1)
    assert game.view(number(1)) == same.view(1)
    assert game.seat(number(0)) == 0
    assert game.state.seen_by(number(0)) == same.state.seen_by(0)
    assert lc.complete(game.state.seen_by(0), number(5)) == lc.complete(same.state.seen_by(0), 5)


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_of_numpy_are_taken_in_positions(number: Callable[[int], Any]) -> None:
    city = {"owner": number(1), "castle": np.str_("A1"), "citizens": number(4)}
    table = lc.load({"format": "lacitta-position/1", "year": number(2), "cities": [city]})
    assert (table.year, table.state.cities[0].owner, table.state.cities[0].citizens) == (2, 1, 4)
    assert lc.load(table.code()).state == table.state


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_of_numpy_are_taken_in_study(number: Callable[[int], Any], tmp_path: Path) -> None:
    game = begun()
    few: Any = {"playouts": number(2), "seed": number(5), "workers": number(1), "progress": False}
    usual = evaluate(game, RANDOM, playouts=2, seed=5, progress=False)
    assert evaluate(game, RANDOM, asker=number(0), **few) == usual
    found = compare_actions(game, player=RANDOM, count=number(1), **few)
    assert found == compare_actions(
        game, player=RANDOM, count=1, playouts=2, seed=5, progress=False
    )
    assert len(hints(game, count=number(2))) == 2
    assert voice_odds(game, number(1)) == voice_odds(game, 1)
    assert one_more_point(forecasts(game), number(0)) == one_more_point(forecasts(game), 0)
    players = {"a": RANDOM, "b": RANDOM}
    groups = line_ups(np.array(["a", "b"]), number(2))
    assert groups == [("a", "b")]
    kinds: Any = {"boards": np.array(["lezione"]), "editions": pd.Series(["classic"])}
    matches = plan(players, groups, rounds=number(1), seed=number(3), **kinds)
    assert matches == plan(players, [("a", "b")], boards=["lezione"], seed=3)
    done = run_tournament(players, matches, tmp_path / "t", workers=number(1), progress=False)
    assert len(done.games) == len(matches)
    search = SearchPlayer(number(3), number(2))
    assert search == SearchPlayer(3, 2)
    assert fingerprint_of(search) == fingerprint_of(SearchPlayer(3, 2))


@pytest.mark.parametrize("odd", NO_NUMBERS, ids=repr_of)
def test_what_is_no_number_is_refused_and_shown(odd: Any) -> None:
    game = begun()
    players = {"a": RANDOM, "b": RANDOM}
    ask: list[tuple[str, Callable[[], object]]] = [
        ("A seed is a whole number", lambda: lc.complete(game.state, odd)),
        ("number of playouts must be 1 or more and whole", lambda: evaluate(game, playouts=odd)),
        ("number of processes must be 1 or more", lambda: evaluate(game, RANDOM, workers=odd)),
        ("number of processes must be 1 or more", lambda: local_pool(odd)),
        ("number of processes must be 1 or more", lambda: run_tournament({}, [], "x", workers=odd)),
        ("A seed is a whole number", lambda: evaluate(game, RANDOM, seed=odd)),
        ("number of candidates must be 1 or more", lambda: compare_actions(game, count=odd)),
        ("number of hints must be 1 or more", lambda: hints(game, count=odd)),
        ("number of players at a table must be", lambda: line_ups(["a"], odd)),
        ("number of rounds must be 1 or more", lambda: plan(players, [("a", "b")], rounds=odd)),
        ("A seed is a whole number", lambda: plan(players, [("a", "b")], seed=odd)),
        ("at least one playout", lambda: SearchPlayer(playouts=odd)),
        ("at least one playout", lambda: SearchPlayer(width=odd)),
    ]
    if odd is not None:
        ask.append(("A seed is a whole number", lambda: lc.new_game(seed=odd)))
    for told, entrance in ask:
        with pytest.raises(lc.BadSetting, match=told):
            entrance()
    with pytest.raises(lc.NotFound, match="There is no player "):
        game.food(odd)


NAMES = ("Anna", "Bea", "Cleo")


@pytest.mark.parametrize(
    "names",
    [
        list(NAMES),
        NAMES,
        np.array(NAMES),
        np.array(NAMES, dtype=object),
        pd.Series(NAMES, index=[4, 2, 7]),
        pd.Index(NAMES),
        pd.Series(NAMES, dtype="string"),
        (name for name in NAMES),
        dict.fromkeys(NAMES, 1).keys().__iter__(),
        map(np.str_, NAMES),
    ],
    ids=lambda names: type(names).__name__,
)
def test_names_are_taken_however_they_are_listed(names: Any) -> None:
    game = lc.new_game(names, seed=1)
    assert [player.name for player in game.players] == list(NAMES)
    assert {type(player.name) for player in game.players} == {str}
    assert lc.load(json.loads(json.dumps(game.record()))).state == game.state
    assert game.seat(np.str_("Bea")) == 1


@pytest.mark.parametrize(
    "names",
    [
        *("Anna", b"Anna", {"Anna", "Bea"}, {"Anna": 1, "Bea": 2}, [], ["Anna", 2], ["Anna", None]),
        *(np.array([1, 2]), np.array([["Anna"], ["Bea"]]), ["Anna", " "], ["Anna", "B\nea"], 2.0),
        *(True, None, ("Anna" for _ in iter(int, 1)), ["Anna", Broken()]),
    ],
    ids=lambda names: type(names).__name__,
)
def test_what_are_no_names_in_order_is_refused(names: Any) -> None:
    with pytest.raises(lc.BadSetting, match="a number from 2 to 5 or as a list of names"):
        lc.new_game(names)


def test_the_number_of_names_is_told() -> None:
    with pytest.raises(lc.BadSetting, match="not for 7"):
        lc.new_game(np.array(list("abcdefg")))
    with pytest.raises(lc.BadSetting, match="not for 9"):
        lc.new_game(np.int64(9))


@pytest.mark.parametrize("odd", [lc.Game, lc.State, None, "gold", Broken(), ()], ids=repr_of)
def test_what_is_no_game_is_refused_by_name(odd: Any) -> None:
    for entrance in (
        lambda: lc.apply(odd, "gold"),
        lambda: lc.advance(odd),
        lambda: lc.legal_actions(odd),
        lambda: lc.why_not(odd, "gold"),
        lambda: lc.scores(odd),
        lambda: lc.complete(odd, 1),
        lambda: lc.Game(odd),
        lambda: evaluate(odd, RANDOM),
        lambda: compare_actions(odd),
        lambda: hints(odd),
        lambda: voice_odds(odd),
        lambda: forecasts(odd),
        lambda: lc.draw_board(odd),
    ):
        with pytest.raises(lc.BadSetting, match=r"is no state of a game; game\.state is one"):
            entrance()
    with pytest.raises(lc.BadSetting, match=r"is no game: lc\.new_game\(\) makes one"):
        lc.show(odd)


LONG = "a" * 5000
NAMED: list[Callable[[Any], object]] = [
    lc.lesson,
    lambda name: lc.lesson("market", game=name),
    lambda name: lc.lesson("market", painter=name),
    lambda name: lc.show(lc.new_game(2, seed=1), painter=name),
    lc.all_lessons,
    lc.train,
    lambda name: lc.train(edition=name),
    lambda name: lc.train(kinds=[name]),
    lc.exercise,
    lc.progress,
    lc.rules,
    lambda name: lc.rules(edition=name),
    lambda name: lc.rules(rule=name),
    lambda name: lc.new_game(2, seed=1, edition=name),
    lambda name: lc.new_game(2, seed=1, setup=name),
    lambda name: lc.new_game(2, seed=1).limit(name),
]


@pytest.mark.parametrize("ask", NAMED)
@pytest.mark.parametrize("name", [LONG, 10**5000, 2.5], ids=["long", "digits", "real"])
def test_names_that_are_not_found_are_told_in_short(
    ask: Callable[[Any], object], name: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LACITTA_PROGRESS", str(tmp_path / "progress.json"))
    with pytest.raises(lc.LaCittaError) as caught:
        ask(name)
    assert LONG[:100] not in str(caught.value)


def test_a_game_is_no_state() -> None:
    with pytest.raises(lc.BadSetting, match=r"<Game: .*> is no state of a game"):
        lc.apply(begun(), "gold")  # type: ignore[type-var]


def test_a_class_is_no_player() -> None:
    game = begun()
    odd: Any = GreedyPlayer
    for entrance in (
        lambda: evaluate(game, odd),
        lambda: compare_actions(game, player=odd),
        lambda: hints(game, adviser=odd),
        lambda: plan({"a": odd, "b": RANDOM}, [("a", "b")]),
        lambda: SearchPlayer(greedy=odd),
        lambda: lc.show(game, seats={0: odd}),
    ):
        with pytest.raises(lc.BadSetting, match=r"GreedyPlayer is a class.*GreedyPlayer\(\)"):
            entrance()
    for other in (None, 3, object(), Broken()):
        nobody: Any = other
        with pytest.raises(lc.BadSetting, match="is no player: a player is an object with choose"):
            evaluate(game, nobody)
    with pytest.raises(lc.BadSetting, match="gives no hints"):
        hints(game, adviser=RANDOM)  # type: ignore[arg-type]
    for word in ("gentle", "sear", "search 0", ""):
        with pytest.raises(lc.BadSetting, match=f"'{word}' gives no hints"):
            hints(game, adviser=word)


def test_an_adviser_can_be_named_by_a_word_of_the_menus() -> None:
    game = lc.new_game(2, seed=1)
    game.run()
    assert hints(game, adviser="greedy") == hints(game)
    searching = hints(game, 1, adviser="search 2")
    assert searching == hints(game, 1, adviser=SearchPlayer(2))


@pytest.mark.parametrize(
    "name", ["Jean\u00a0Luc", "می\u200cنا", "👨\u200d👩\u200d👧", "मर्\u200dसी"]
)
def test_names_are_joined_and_spaced_as_their_scripts_do(name: str) -> None:
    game = lc.new_game([name, "B"], seed=1)
    assert lc.load(game.code()).players[0].name == name


@pytest.mark.parametrize("odd", [pd.NA, np.array("ab"), pd.Series(["classic"]), 3, None, Broken()])
def test_words_of_other_types_are_refused(odd: Any) -> None:
    for words in ({"edition": odd}, {"setup": odd}):
        with pytest.raises(lc.NotFound) as caught:
            lc.new_game(2, **words)
        assert "a " in str(caught.value)
    with pytest.raises(lc.BadFile, match="comments"):
        lc.new_game(2, seed=1).comments = ["a"]  # type: ignore[assignment]


Faceless: Any = type("Faceless", (), {"__class__": property(lambda _: 1 / 0)})
"""Fails when it is asked for its class, as a proxy that nothing stands behind."""


def test_what_fails_when_it_is_asked_for_its_class_is_refused() -> None:
    game, odd = begun(), Faceless()
    for ask in (
        lambda: lc.new_game(odd),
        lambda: lc.new_game(2, seed=odd),
        lambda: lc.new_game(2, edition=odd),
        lambda: game.food(odd),
        lambda: game.play(lc.Action("golden_times", "A1", amount=odd)),
        lambda: game.why_not(lc.Action("closeness", circles=(odd, 3))),
    ):
        with pytest.raises(lc.LaCittaError) as caught:
            ask()
        assert str(caught.value)
