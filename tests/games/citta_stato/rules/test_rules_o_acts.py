"""O: what the ghost does, and what the games of the scenarios ask."""

from typing import Any

import pytest

from tests.games.citta_stato.rules.scenarios import (
    FULL_MARKET,
    REQUIRED,
    SCENARIO,
    SCHEMES,
    TRACKS,
    act,
    begun,
    result,
)
from tests.games.citta_stato.support import (
    COLOURS,
    bag,
    choices,
    counted,
    deciding,
    expect_refused,
    happened,
    letters,
    market,
    play,
    seat,
    supply,
)


@pytest.mark.parametrize(("scenario", "letter"), [(1, "Y"), (2, "Y"), (4, "Y")])
def test_O7_r1_empties_the_row_of_one_coin(scenario: int, letter: str) -> None:
    table, _ = act(scenario, letter, market=FULL_MARKET)
    assert market(table) == {"green": [3, 2], "white": [3, 2]}


@pytest.mark.parametrize(("scenario", "letter"), [(3, "Y"), (4, "W")])
def test_O7_r2_empties_the_row_of_two_coins(scenario: int, letter: str) -> None:
    table, _ = act(scenario, letter, market=FULL_MARKET)
    assert market(table) == {"green": [3, 1, 1], "white": [3], "purple": [1]}
    assert letters(table.state.removed) == "WG"


@pytest.mark.parametrize(
    ("scenario", "letter", "gone"),
    [(1, "P", "1"), (2, "W", "1"), (2, "P", "2"), (3, "P", "13"), (4, "P", "14")],
)
def test_O7_schemes_go(scenario: int, letter: str, gone: str) -> None:
    table, _ = act(scenario, letter, human=seat(cubes="P"))
    left = ["" if str(n) in gone else w for n, w in enumerate(SCHEMES[scenario].split(), start=1)]
    assert list(table.state.schemes) == left


@pytest.mark.parametrize(
    ("scenario", "letter", "steps"),
    [(1, "W", -2), (1, "B", 2), (2, "B", -1), (3, "B", 1), (4, "B", 2)],
)
def test_O7_the_own_marker_is_pushed(scenario: int, letter: str, steps: int) -> None:
    table, events = act(scenario, letter)
    assert counted(table, "marker") == [8 + steps]
    assert [e.rule for e in happened(events, "moved")] == ["O7"]
    end = 1 if steps < 0 else 15
    table, _ = act(scenario, letter, human=seat(marker=end))
    assert counted(table, "marker") == [end]


@pytest.mark.parametrize("scenario", [1, 2, 3])
def test_O7_a_track_goes_back_a_space_and_rewards_stay(scenario: int) -> None:
    table, _ = act(scenario, "G", human=seat(tracks=TRACKS, banners="Y", cubes="W"))
    assert deciding(table) == (0, "back")
    assert choices(table) == ["back yellow", "back orange", "back purple"]
    expect_refused(table, "back green", "O7", "backs-short")
    expect_refused(table, "back yellow orange", "O7", "backs-count")
    play(table, "back yellow")
    assert counted(table, "tracks") == [(2, 1, 2, 4)]
    assert (counted(table, "banners"), supply(table)) == ([(1, 0, 0, 0)], "W")


@pytest.mark.parametrize("scenario", [1, 2, 3, 4])
def test_O7_no_track_goes_back_if_none_can(scenario: int) -> None:
    table, events = act(scenario, "G")
    assert happened(events, "moved_back") == []
    assert counted(table, "tracks") == [(1, 1, 1, 1)]


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("back yellow yellow", (1, 1, 2, 4)),
        ("back yellow orange", (2, 1, 1, 4)),
        ("back purple purple", (3, 1, 2, 2)),
        ("back orange purple", (3, 1, 1, 3)),
    ],
)
def test_O7_one_by_two_or_two_by_one(text: str, after: tuple[int, ...]) -> None:
    table, _ = act(4, "G", human=seat(tracks=TRACKS))
    assert set(choices(table)) == {
        *("back yellow yellow", "back yellow orange", "back yellow purple"),
        *("back orange purple", "back purple purple"),
    }
    expect_refused(table, "back orange orange", "O7", "backs-short")
    expect_refused(table, "back yellow", "O7", "backs-count")
    play(table, text)
    assert counted(table, "tracks") == [after]


def test_O7_only_one_space_can_go_back() -> None:
    table, _ = act(4, "G", human=seat(tracks={"orange": 2}))
    assert counted(table, "tracks") == [(1, 1, 1, 1)]


def test_O7_a_supply_cube_goes_into_the_bag() -> None:
    table, _ = act(3, "W", human=seat(cubes="YOO", bag="P"))
    assert deciding(table) == (0, "bag")
    assert choices(table) == ["bag yellow", "bag orange"]
    expect_refused(table, "bag purple", "O7", "cube-not-held")
    play(table, "bag orange")
    assert (supply(table), bag(table)) == ("YO", "OP")
    table, _ = act(3, "W")
    assert table.phase == "war"


@pytest.mark.parametrize("scenario", [1, 2])
def test_O7_a_random_ghost_disc(scenario: int) -> None:
    found = set()
    for seed in range(60):
        table, events = act(scenario, "O", discs="0245", seed=seed)
        ((player, disc),) = table.state.war
        assert player == 1
        assert table.state.ghost.discs == tuple(d for d in (0, 2, 4, 5) if d != disc)
        assert [(e.rule, e.amount) for e in happened(events, "ghost_disc")] == [("O7", 0)]
        assert table.state.seen_by(0).war[0].disc == -1
        assert table.state.seen_by(0).ghost.discs == (-1,) * 3
        found.add(disc)
    assert found == {0, 2, 4, 5}


@pytest.mark.parametrize(("scenario", "disc"), [(3, 4), (4, 1)])
def test_O7_the_highest_or_the_lowest_ghost_disc(scenario: int, disc: int) -> None:
    table, _ = act(scenario, "O", discs="124")
    assert [tuple(placed) for placed in table.state.war] == [(1, disc)]
    # Everybody can work out which.
    assert table.state.seen_by(0).war[0].disc == disc


@SCENARIO
def test_O7_no_second_disc_and_none_where_there_is_none(scenario: int) -> None:
    table, _ = act(scenario, "O", discs="0124", war=[(1, 3)])
    assert [tuple(placed) for placed in table.state.war] == [(1, 3)]
    table, _ = act(scenario, "O", discs="")
    assert table.state.war == ()


@SCENARIO
def test_O8_required_scores(scenario: int) -> None:
    found = tuple(begun(scenario, number).solo.required for number in (1, 2, 3))
    assert found == REQUIRED[scenario]


GOALS: dict[int, tuple[str, str, str]] = {
    1: ("white_and_black", "purple_4", "crowns_5"),
    2: ("doge", "purple_banners_3", "card_of_each_colour"),
    3: ("orange_1", "banner_of_each_colour", "discs_gone"),
    4: ("banners_7", "crowns_7", "burned_of_each_colour"),
}


@SCENARIO
def test_O8_each_game_adds_an_objective(scenario: int) -> None:
    for number in (1, 2, 3):
        goals = list(begun(scenario, number).solo.objectives)
        assert goals == list(GOALS[scenario][:number])


SIX = "tunis silk authority warfare_intent cartography duchy"
BURNED = dict(zip(COLOURS, SIX.split(), strict=True))


@pytest.mark.parametrize(
    ("scenario", "goal", "met", "missed"),
    [
        (1, "white_and_black", {"cubes": "WB"}, {"cubes": "WWYP", "bag": "B"}),
        (1, "purple_4", {"tracks": {"purple": 4}}, {"tracks": {"purple": 3, "yellow": 4}}),
        (1, "crowns_5", {"crowns": 3}, {"crowns": 2}),
        (2, "doge", {"republic": "doge_crowns"}, {"republic": "oligarchy"}),
        (2, "purple_banners_3", {"banners": "PPP"}, {"banners": "PPYGO"}),
        (
            2,
            "card_of_each_colour",
            {"cards": SIX + " tripoli"},
            {"cards": "tunis silk authority warfare_intent cartography", "burned": BURNED},
        ),
        (3, "orange_1", {"tracks": {"yellow": 4}}, {"tracks": {"orange": 2}}),
        (3, "banner_of_each_colour", {"banners": "YGOP"}, {"banners": "YYGGOO"}),
        (3, "discs_gone", {"discs": ""}, {"discs": "3"}),
        (4, "banners_7", {"banners": "YYYYYYY"}, {"banners": "YYGGOO"}),
        (4, "crowns_7", {"crowns": 5}, {"crowns": 4}),
        (
            4,
            "burned_of_each_colour",
            {"burned": BURNED},
            {"burned": {**BURNED, "purple": ""}, "cards": SIX},
        ),
    ],
)
def test_O8_what_the_objectives_ask(
    scenario: int, goal: str, met: dict[str, Any], missed: dict[str, Any]
) -> None:
    assert result(scenario, 3, **met).objectives[goal]
    assert not result(scenario, 3, **missed).objectives[goal]
