"""Of every game: what happened is dated, and stands in a table."""

import copy
import pickle
import random
from typing import Any

import pandas as pd
import pytest

from lacitta_nb.texts import describe, phase_title
from tests.contract.games import BOXES, starts

GAMES = pytest.mark.parametrize("key", BOXES)
CLOCKS = {"lacitta": "year", "saintmalo": "round", "cittastato": "round", "nim": ""}


def whole_game(key: str, seed: int = 1) -> Any:
    game = BOXES[key].begin(next(iter(starts(key, seed))))
    draw = random.Random(seed)
    game.run()
    while not game.over:
        game.play(draw.choice(game.legal_actions()))
        game.run()
    return game


@GAMES
def test_every_event_is_dated(key: str) -> None:
    game = whole_game(key)
    told = game.chronicle
    assert [one.event for one in told] == game.events
    years = [one.year for one in told]
    assert years == sorted(years)
    assert [one.round for one in told] == years
    assert years[0] == (1 if CLOCKS[key] else 0)
    assert [one.move for one in told] == sorted(one.move for one in told)
    for one in told:
        assert (one.action is None) == (one.seat is None)
        if one.action is not None:
            assert one.action == game.moves[one.move - 1]


@GAMES
def test_a_date_is_that_of_the_moment_in_which_it_was_asked(key: str) -> None:
    """What stands in the chronicle is what `hour`, phase and decision said before each step."""
    whole = whole_game(key)
    game, expected = BOXES[key].begin(whole.start), []
    for entry in whole.history:
        hour, phase, decision = BOXES[key].hour(game.state), game.state.coming, game.decision
        events = game.step() if entry.action is None else game.play(entry.action)
        seat = decision.player if decision else None
        expected += [(hour, phase, len(game.moves), seat, entry.action, event) for event in events]
    assert [tuple(one) for one in game.chronicle] == expected


@GAMES
def test_a_slice_of_what_happened_is_printed_alike(key: str) -> None:
    game = whole_game(key)
    for told in (game.events, game.chronicle):
        last = told[-3:]
        assert type(last) is type(told)
        assert list(last) == list(told)[-3:]
        assert str(told).endswith(f"\n{last}")


@GAMES
def test_what_happened_is_printed_in_sentences_with_names(key: str) -> None:
    game = whole_game(key)
    names = [player.name for player in game.players]
    said = [describe(event, names, game=key) for event in game.events]
    assert str(game.events).splitlines() == [
        f"{text} [{event.rule}]" for text, event in zip(said, game.events, strict=True)
    ]
    for line, text, one in zip(str(game.chronicle).splitlines(), said, game.chronicle, strict=True):
        assert line == str(one)
        assert f" {text} [" in line
        assert phase_title(one.phase, game=key) in line
        assert repr(one).startswith("Happening(year=")


@GAMES
def test_what_happened_can_be_sent_on_and_copied(key: str) -> None:
    game = whole_game(key)
    for told in (game.events, game.chronicle):
        for twin in (pickle.loads(pickle.dumps(told)), copy.deepcopy(told), copy.copy(told)):
            assert twin == told
            assert str(twin) == str(told)


@GAMES
def test_the_table_has_a_row_for_every_event_and_every_move(key: str) -> None:
    game = whole_game(key)
    frame = game.to_frame()
    told = frame[frame["event"].notna()]
    assert list(told["event"]) == [event.kind for event in game.events]
    assert list(told["rule"]) == [event.rule for event in game.events]
    moves = frame[frame["action"].notna()].drop_duplicates("move")
    assert list(moves["action"]) == [str(move) for move in game.moves]
    assert list(moves["move"]) == list(range(1, len(game.moves) + 1))
    seats = {seat for seat in told["player"] if not pd.isna(seat)}
    assert seats <= set(range(len(game.players)))
    for _, row in told[told["player"].notna()].iterrows():
        assert row["name"] == game.players[row["player"]].name
    heads = ["phase", "move", "seat", "action", "event", "rule", "player", "name"]
    clock = [CLOCKS[key]] if CLOCKS[key] else []
    assert list(frame.columns)[: len(heads) + len(clock)] == clock + heads
    if clock:
        assert list(told[clock[0]]) == [one.year for one in game.chronicle]


@GAMES
def test_a_game_that_has_not_begun_is_an_empty_table(key: str) -> None:
    frame = BOXES[key].begin(next(iter(starts(key)))).to_frame()
    assert len(frame) == 0
    assert "event" in frame


@GAMES
def test_undone_events_are_gone(key: str) -> None:
    game = whole_game(key)
    whole = len(game.chronicle)
    for _ in range(3):
        game.undo()
    assert len(game.chronicle) <= whole
    assert [one.event for one in game.chronicle] == game.events
