"""Promises of the public names that no other room holds: odd words, comments, players by name."""

import pytest

import lacitta_nb as lc
from lacitta_nb.panels.saving import python_of
from tests.games.lacitta.support import whole_board


def begun() -> lc.Game:
    game = lc.new_game(["Anna", "Bruno"], seed=1)
    game.run()
    return game


def test_a_comment_on_a_move_taken_back_is_not_saved() -> None:
    game = begun()
    game.play("gold")
    game.comments[1] = "the first move"
    game.undo()
    assert "comments" not in game.record()
    game.redo()
    assert game.record()["comments"] == {"1": "the first move"}


def test_a_comment_does_not_pass_to_another_move() -> None:
    game = begun()
    game.comments[0] = "the beginning"
    game.play("gold")
    game.comments[1] = "gold at once"
    game.undo()
    game.play("pass")
    assert game.comments == {0: "the beginning"}


@pytest.mark.parametrize("odd", [None, 5, [], "", "x" * 5000, "golden_times", "Build farm C7"])
def test_what_is_no_action_is_refused_in_a_sentence(odd: object) -> None:
    game = begun()
    before = game.state
    with pytest.raises(lc.BadAction) as caught:
        game.play(odd)  # type: ignore[arg-type]
    assert 20 < len(str(caught.value)) < 1000
    assert game.state is before


def test_a_form_is_shown_where_the_word_is_known() -> None:
    with pytest.raises(lc.BadAction, match="golden_times C7 2"):
        lc.parse_action("golden_times C7")


@pytest.mark.parametrize("odd", [None, [], "y" * 5000, 7])
def test_settings_that_can_not_be_are_refused_in_a_sentence(odd: object) -> None:
    for setting in ("edition", "setup"):
        with pytest.raises(lc.NotFound) as caught:
            lc.new_game(2, **{setting: odd})  # type: ignore[arg-type]
        assert 20 < len(str(caught.value)) < 1000


@pytest.mark.parametrize("count", [0, 1, 6, 10**30, -3])
def test_S1_other_numbers_of_players_are_refused(count: int) -> None:
    with pytest.raises(lc.BadSetting, match="2 to 5"):
        lc.new_game(count)


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "\u202eevil", "\u200b", "x" * 101])
def test_names_that_can_not_be_shown_are_refused(name: str) -> None:
    with pytest.raises(lc.BadSetting):
        lc.new_game([name, "Bruno"])
    players = [{"name": name or " "}, {"name": "Bruno"}]
    with pytest.raises(lc.BadFile, match=r"players\[0\].name"):
        lc.load({"format": "lacitta-position/1", "players": players})


def test_a_player_is_named_by_number_or_name_alike() -> None:
    game = begun()
    assert game.state.seen_by("Bruno") == game.state.seen_by(1)
    assert game.view("Bruno") == game.view(1)
    for nobody in (2, -1, "Clara", True, None):
        with pytest.raises(lc.NotFound):
            game.state.seen_by(nobody)  # type: ignore[arg-type]


def test_unknown_cards_are_dealt_by_a_seed_only() -> None:
    view = begun().state.seen_by(0)
    assert "?" not in lc.complete(view, 3).deck
    with pytest.raises(lc.BadSetting):
        lc.complete(view, "3")  # type: ignore[arg-type]


def test_a_view_can_be_played_on_and_read() -> None:
    view = lc.load(begun().view(0))
    card = next(move for move in view.legal_actions() if move.kind in view.state.display)
    view.play(card)
    assert "?" in view.state.display
    assert "face-down card" in str(view)
    for painter in ("svg", "matplotlib"):
        panel = lc.show(view, painter=painter)
        panel.close()


def test_D6_who_is_out_has_no_penalty() -> None:
    over = lc.load(
        {
            "format": "lacitta-position/1",
            "phase": "over",
            "year": 6,
            "players": [{}, {"penalty": True}],
            "cities": [{"owner": 0, "castle": "A1", "citizens": 3}],
        }
    )
    first, second = over.scores()
    assert (first.total, first.rank) == (3, 1)
    assert (second.penalty, second.total, second.rank) == (0, 0, 2)


def test_Y3_too_few_voice_cards_are_said_and_nothing_changes() -> None:
    short = lc.load(
        {
            "format": "lacitta-position/1",
            "phase": "lay_voice",
            "year": 2,
            "cities": [{"owner": 0, "castle": "A1", "citizens": 3}],
            "voice": {"deck": ["health"], "past": []},
        }
    )
    before = short.state
    with pytest.raises(lc.MissingCard):
        short.step()
    assert short.state is before


def test_S9_a_board_without_an_open_space_is_refused() -> None:
    spaces = {f"A{i}": {"at": [i, 0], "players": 3} for i in range(1, 10)}
    board = whole_board(spaces, {})
    assert lc.new_game(3, setup="advanced", board=board).decision is not None
    with pytest.raises(lc.BadSetting, match="no space that is open to 2 players"):
        lc.new_game(2, setup="advanced", board=board)


def test_records_read_well() -> None:
    assert repr(lc.parse_action("build farm C7")) == "<Action build farm C7>"
    grew = lc.Event("grew", "Y5", player=0, space="A1", amount=1)
    assert repr(grew) == "Event(kind='grew', rule='Y5', player=0, space='A1', amount=1)"


@pytest.mark.parametrize("name", ['"+str(1/0)+"', "A\\1", 'A"1', "A'1", "😀1", "𝐀1"])
def test_python_of_a_game_holds_odd_names_as_text_only(name: str) -> None:
    spaces = {
        n: {"at": [i, 0], "players": 2} for i, n in enumerate([name, "B", "C", "D", "E", "F"])
    }
    game = lc.load(
        {
            "format": "lacitta-position/1",
            "board": whole_board(spaces, {"Z": {"cells": [[99, 9]]}}),
            "cities": [
                {"owner": 0, "castle": "B", "citizens": 4},
                {"owner": 1, "castle": "F", "citizens": 4},
            ],
        }
    )
    game.play(f"build farm {name}")
    scope: dict[str, lc.Game] = {}
    exec(python_of(game), scope)
    assert scope["game"].state == game.state
