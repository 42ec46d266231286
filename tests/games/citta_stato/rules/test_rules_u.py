"""U: upgrade, pass."""

import pytest

from tests.games.citta_stato.support import (
    bag,
    banners,
    counted,
    deciding,
    expect_allowed,
    expect_refused,
    game,
    happened,
    market,
    passed,
    play,
    seat,
    supply,
    track,
)

LETTER = {"yellow": "Y", "green": "G", "orange": "O", "purple": "P"}
STAND_IN = {"yellow": "W", "green": "W", "orange": "B", "purple": "B"}


@pytest.mark.parametrize("colour", LETTER)
@pytest.mark.parametrize("space", [1, 2, 3])
def test_U1_a_space_to_the_right_its_reward_and_the_marker_goes_down(
    colour: str, space: int
) -> None:
    table = game(seat(cubes=LETTER[colour], tracks={colour: space}))
    (moved,) = happened(play(table, f"upgrade {colour}"), "upgraded")
    assert (moved.rule, moved.colour, moved.amount, moved.space) == ("U1", colour, space + 1, 2)
    assert track(table, colour) == space + 1
    assert table.state.upgrade == 2
    # Space 2 brings a banner of the track's colour, 3 a cube, 4 both.
    assert banners(table) == (LETTER[colour] if space in (1, 3) else "")
    assert supply(table) == (STAND_IN[colour] if space in (2, 3) else "")
    assert bag(table) == ""
    assert market(table) == {colour: [3]}


def test_U1_refused_at_marker_nought() -> None:
    table = game(seat(cubes="YYY"), seat(cubes="G"), upgrade=1)
    play(table, "upgrade yellow")
    assert table.state.upgrade == 0
    expect_refused(table, "upgrade green", "U1", "no-upgrades")


@pytest.mark.parametrize("colour", LETTER)
def test_U1_refused_on_space_four(colour: str) -> None:
    table = game(seat(cubes="YGOP", tracks={colour: 4}))
    expect_refused(table, f"upgrade {colour}", "U1", "track-ends")
    expect_allowed(table, *(f"upgrade {other}" for other in LETTER if other != colour))


def test_U2_passing_costs_nothing() -> None:
    table = game(seat(cubes="Y"))
    (event,) = play(table, "pass")
    assert (event.kind, event.rule, event.player) == ("passed", "U2", 0)
    assert supply(table) == "Y"
    assert counted(table, "actions") == [0, 0]


@pytest.mark.parametrize(
    ("first", "texts", "begins"),
    [
        # The first player passes first, then the next one, who begins.
        (0, ["pass", "pass", "pass"], 1),
        (0, ["pass", "guilds", "pass", "pass"], 2),
        (0, ["guilds", "guilds", "pass", "pass", "pass"], 2),
        (0, ["guilds", "pass", "pass", "pass"], 1),
        (1, ["pass", "guilds", "pass", "pass"], 0),
        (2, ["guilds", "guilds", "pass", "pass", "pass"], 1),
    ],
)
def test_U2_the_first_to_pass_who_is_not_the_first_player_begins(
    first: int, texts: list[str], begins: int
) -> None:
    table = game(*(seat(cubes="GGG") for _ in range(3)), first_player=first)
    play(table, *texts)
    assert table.phase == "war"
    assert table.state.passed_first == begins
    while table.state.round == 1:
        if table.decision is None:
            table.step()
        else:
            table.play("stay")
    assert table.state.first_player == begins
    assert deciding(table) == (begins, "turn")


@pytest.mark.parametrize("order", [["pass", "pass"], ["guilds", "pass", "pass"]])
def test_U2_two_players_alternate(order: list[str]) -> None:
    table = game(seat(cubes="G" * 9), seat(cubes="G" * 9), first_player=0)
    begun = []
    for _ in range(4):
        begun.append(deciding(table)[0])
        number = table.state.round
        play(table, *order)
        passed(table)
        while table.state.round == number:
            if table.decision is None:
                table.step()
            else:
                table.play("stay")
    assert begun == [0, 1, 0, 1]
