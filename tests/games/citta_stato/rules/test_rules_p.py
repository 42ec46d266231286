"""P: schemes."""

from typing import Any

import pytest

from tests.games.citta_stato.support import (
    at_turn,
    bag,
    banners,
    choices,
    counted,
    deciding,
    expect_refused,
    gained,
    game,
    happened,
    play,
    seat,
    supply,
    track,
)

ALL = "turning_point ideology republican_fate credit_policy diplomacy decree"


def scheme(word: str, *seats: dict[str, Any], **fields: Any) -> tuple[Any, list[Any]]:
    """A table at which the first player has used a scheme that lies on place 1: no shift after."""
    others = [other for other in ALL.split() if other != word]
    own, *rest = seats or ({},)
    table = game(
        {**own, "cubes": own.get("cubes", "") + "P"},
        *rest,
        schemes=" ".join([word, *others[:3]]),
        **fields,
    )
    return table, play(table, "politics 1")


def test_P1_turning_point_draws_all_and_keeps_four() -> None:
    table, events = scheme("turning_point", seat(cubes="B", bag="YYGGOP"))
    (drawn,) = happened(events, "drawn")
    assert (drawn.rule, len(drawn.cubes)) == ("P1", 6)
    assert deciding(table) == (0, "keep")
    assert "keep yellow yellow green orange" in choices(table)
    # What goes back is YY, GG, YG, YO, YP, GO, GP or OP.
    assert len(choices(table)) == 8
    expect_refused(table, "keep yellow yellow green", "P1", "keeps-count")
    expect_refused(table, "keep yellow yellow yellow green", "P1", "keeps-what")
    expect_refused(table, "keep yellow white green orange", "P1", "keeps-what")
    play(table, "keep yellow yellow green orange")
    assert (supply(table), bag(table)) == ("YYGOB", "GP")
    assert deciding(table) == (1, "turn")


@pytest.mark.parametrize("held", ["", "Y", "YYGO"])
def test_P1_four_or_fewer_are_all_kept(held: str) -> None:
    table, _ = scheme("turning_point", seat(bag=held))
    assert (supply(table), bag(table)) == (held, "")
    assert deciding(table) == (1, "turn")


def test_P1_equal_cubes_need_no_question() -> None:
    table, _ = scheme("turning_point", seat(bag="YYYYYYY"))
    assert (supply(table), bag(table)) == ("YYYY", "YYY")
    assert at_turn(table)


@pytest.mark.parametrize(("side", "after"), [("left", [6, 1]), ("right", [10, 4])])
def test_P2_ideology_moves_everyone_two(side: str, after: list[int]) -> None:
    table, _ = scheme("ideology", seat(), seat(marker=2))
    assert deciding(table) == (0, "shift")
    play(table, f"shift {side}")
    assert counted(table, "marker") == after
    assert deciding(table) == (1, "turn")


def test_P2_besides_the_shift_of_its_level() -> None:
    table = game(
        seat(cubes="P", tracks={"purple": 4}),
        schemes="turning_point credit_policy diplomacy ideology",
    )
    play(table, "politics 4")
    events = play(table, "shift left")
    assert {e.rule for e in happened(events, "moved")} == {"P2"}
    assert deciding(table) == (0, "shift")
    events = play(table, "shift right")
    assert {e.rule for e in happened(events, "moved")} == {"A6"}
    assert counted(table, "marker") == [8, 8]


@pytest.mark.parametrize(
    ("word", "letter", "rule"), [("republican_fate", "B", "P3"), ("credit_policy", "W", "P4")]
)
def test_P3_P4_draw_all_of_a_colour_and_everyone_scores_the_own(
    word: str, letter: str, rule: str
) -> None:
    table, events = scheme(
        word,
        seat(cubes=letter, bag=letter * 2 + "YP"),
        seat(cubes=letter + "YO", bag=letter * 4),
        seat(cubes="YGOP"),
    )
    assert (supply(table).count(letter), bag(table)) == (3, "YP")
    assert counted(table, "points") == [3, 1, 0]
    assert bag(table, 1) == letter * 4
    assert [(e.rule, e.player) for e in happened(events, "points")] == [(rule, 0), (rule, 1)]


def test_P5_diplomacy_scores_the_spaces_moved_on_purple() -> None:
    table, events = scheme(
        "diplomacy",
        seat(tracks={"purple": 3}),
        seat(tracks={"purple": 4, "yellow": 4}, discs="02345"),
        seat(tracks={"purple": 1, "orange": 4}),
        seat(tracks={"purple": 2}, discs="01235"),
        war=[(1, 1), (3, 4)],
    )
    # Spaces moved: 2, 3, 0, 1; double without a disc on the war track.
    assert counted(table, "points") == [4, 3, 0, 1]
    assert {e.rule for e in happened(events, "points")} == {"P5"}


def test_P6_decree_discards_a_banner_for_a_free_step_of_its_track() -> None:
    table, _ = scheme("decree", seat(banners="GGOP", tracks={"orange": 4}), upgrade=0)
    assert deciding(table) == (0, "discard")
    assert choices(table) == ["discard green", "discard purple"]
    expect_refused(table, "discard orange", "P6", "track-ends")
    expect_refused(table, "discard yellow", "P6", "banner-not-held")
    expect_refused(table, "discard 1", "P6", "discards-colour")
    events = play(table, "discard green")
    # Space 2 brings a green banner again; the marker neither matters nor moves.
    assert banners(table) == "GGOP"
    assert (track(table, "green"), table.state.upgrade) == (2, 0)
    assert gained(events, "banner", "P6") == 0
    assert [(e.rule, e.amount) for e in happened(events, "upgraded")] == [("P6", 2)]


def test_P6_the_marker_does_not_move() -> None:
    table, _ = scheme("decree", seat(banners="Y", tracks={"yellow": 2}), upgrade=3)
    assert (track(table, "yellow"), table.state.upgrade) == (3, 3)
    assert (banners(table), supply(table)) == ("", "W")


def test_P6_without_a_banner_that_serves_nothing_happens() -> None:
    table, events = scheme("decree", seat(banners="O", tracks={"orange": 4}))
    assert happened(events, "upgraded") == []
    assert (banners(table), deciding(table)) == ("O", (1, "turn"))
