"""The years of La Città's events are those that its events and its rules tell themselves."""

import random

import pytest

import lacitta_nb as lc


def played(edition: str) -> lc.Game:
    game = lc.new_game(players=2, edition=edition, seed=4)
    draw = random.Random(4)
    game.run()
    while not game.over:
        game.play(draw.choice(game.legal_actions()))
        game.run()
    return game


@pytest.mark.parametrize(("edition", "ahead"), [("classic", 0), ("new", 1)])
def test_the_year_is_the_one_in_which_it_happened(edition: str, ahead: int) -> None:
    """In the new edition the start player of the next year is named at the end of the old one."""
    game = played(edition)
    ends = [one for one in game.chronicle if one.event.kind == "year_ended"]
    assert [one.year for one in ends] == [one.event.year for one in ends] == [1, 2, 3, 4, 5, 6]
    named = [one for one in game.chronicle if one.event.kind == "start_player"]
    assert {one.event.year - one.year for one in named} == {ahead}
    assert {one.phase for one in named} == {"start_player"}
    assert {one.phase for one in game.chronicle if one.event.kind == "migrated"} <= {"migration"}


def test_a_player_can_count_by_year_and_phase() -> None:
    frame = played("classic").to_frame()
    grew = frame[frame["event"] == "grew"].groupby("year")["amount"].sum()
    assert grew.index[0] == 1
    assert set(frame.loc[frame["event"] == "grew", "phase"]) == {"growth"}
    assert frame["year"].max() == 6
