"""W: war."""

from typing import Any

import pytest

from tests.games.citta_stato.support import (
    FUTURE,
    PRESENT,
    bag,
    banners,
    burned,
    card_at,
    choices,
    counted,
    deciding,
    expect_allowed,
    expect_refused,
    gained,
    game,
    happened,
    of_kind,
    play,
    supply,
)


def war(*told: dict[str, Any], discs: list[tuple[int, int]], **fields: Any) -> tuple[Any, Any]:
    """A table at the first decision of a war, and what happened up to it."""
    table = game(
        *(
            {**player, "discs": "".join(str(d) for d in range(6) if (number, d) not in discs)}
            for number, player in enumerate(told)
        ),
        phase="war",
        war=discs,
        **fields,
    )
    return table, table.step()


def gone(table: Any) -> list[str]:
    """The discs of each that left the game."""
    return ["".join(map(str, discs)) for discs in counted(table, "gone")]


def test_W1_each_without_a_disc_may_move_in_turn_order() -> None:
    table, _ = war({}, {}, {}, discs=[(1, 0)], first_player=2)
    assert deciding(table) == (2, "move")
    assert set(choices(table)) == {"stay", "move left 1", "move right 1"}
    expect_refused(table, "move left 2", "W1", "too-far")
    play(table, "move right 1")
    assert deciding(table) == (0, "move")
    (moved,) = happened(play(table, "move left 1"), "moved")
    assert (moved.rule, moved.player, moved.space) == ("W1", 0, 7)
    assert counted(table, "marker") == [7, 8, 9]
    assert deciding(table) == (1, "take")


def test_W1_they_need_not_move() -> None:
    table, _ = war({}, {}, discs=[])
    play(table, "stay", "stay")
    assert counted(table, "marker") == [8, 8]
    assert table.phase == "round_end"


def test_W1_discs_lie_face_down_meanwhile() -> None:
    table, events = war({}, {"cubes": "YYYY"}, discs=[(1, 4)])
    assert happened(events, "revealed") == []
    assert table.state.seen_by(0).war[0].disc == -1
    events = play(table, "stay")
    assert [(e.rule, e.player, e.amount) for e in happened(events, "revealed")] == [("W2", 1, 4)]
    assert table.state.seen_by(0).war[0].disc == 4


def test_W2_each_pays_in_order_of_placing() -> None:
    table, events = war(
        {"cubes": "YYG"}, {"cubes": "GGOO"}, {"cubes": "WB"}, discs=[(1, 3), (2, 1), (0, 2)]
    )
    assert [(e.player, e.amount) for e in happened(events, "revealed")] == [(1, 3), (2, 1), (0, 2)]
    order = []
    for text in ("pay green green orange", "pay black", "pay yellow green"):
        order.append(deciding(table))
        play(table, text)
    assert order == [(1, "pay"), (2, "pay"), (0, "pay")]
    assert [supply(table, n) for n in range(3)] == ["Y", "O", "W"]
    assert [bag(table, n) for n in range(3)] == ["YG", "GGO", "B"]


def test_W2_any_cubes() -> None:
    table, _ = war({"cubes": "YYWB"}, {}, discs=[(0, 2), (1, 0)])
    assert set(choices(table)) == {
        *("pay yellow yellow", "pay yellow white", "pay yellow black", "pay white black")
    }
    expect_refused(table, "pay yellow", "W2", "pays-count")
    expect_refused(table, "pay yellow white black", "W2", "pays-count")
    expect_refused(table, "pay black black", "W2", "pays-what")
    expect_refused(table, "pay green green", "W2", "pays-what")
    (paid,) = happened(play(table, "pay white black"), "war_paid")
    assert (paid.rule, paid.player, paid.amount, paid.cubes) == ("W2", 0, 2, ("white", "black"))


def test_W2_nobody_is_asked_where_there_is_no_choice() -> None:
    table, events = war({"cubes": "YY"}, {"cubes": "OOO"}, discs=[(0, 2), (1, 1)])
    assert [(e.player, e.amount) for e in happened(events, "war_paid")] == [(0, 2), (1, 1)]
    assert [supply(table, n) for n in range(2)] == ["", "OO"]
    assert deciding(table) == (0, "take")


def test_W2_who_cannot_pays_all_and_the_disc_has_no_effect() -> None:
    table, events = war({"cubes": "YGO"}, {"cubes": "P"}, discs=[(0, 4), (1, 1)])
    (unpaid,) = happened(events, "war_unpaid")
    assert (unpaid.rule, unpaid.player, unpaid.amount) == ("W2", 0, 4)
    assert unpaid.cubes == ("yellow", "green", "orange")
    assert (supply(table), bag(table)) == ("", "YGO")
    assert gone(table) == ["4", ""]
    assert [tuple(placed) for placed in table.state.war] == [(1, 1)]
    assert deciding(table) == (1, "take")  # the other one wins
    play(table, "take use purple present")
    assert table.phase == "round_end"


def test_W2_without_a_cube_at_all() -> None:
    table, _ = war({}, {}, discs=[(0, 5), (1, 3)])
    assert table.phase == "round_end"
    assert gone(table) == ["5", "3"]
    assert counted(table, "cards") == [(), ()]


@pytest.mark.parametrize(
    ("discs", "winner"),
    [
        ([(0, 2), (1, 3), (2, 1)], 1),
        ([(0, 3), (1, 3), (2, 1)], 0),
        ([(2, 3), (1, 3), (0, 1)], 2),
        ([(2, 0), (1, 0), (0, 0)], 2),
    ],
)
def test_W3_the_highest_disc_wins_ties_by_earlier_placing(
    discs: list[tuple[int, int]], winner: int
) -> None:
    table, events = war({"cubes": "YYY"}, {"cubes": "YYY"}, {"cubes": "YYY"}, discs=discs)
    assert deciding(table) == (winner, "take")
    assert [(e.rule, e.player) for e in happened(events, "war_won")] == [("W3", winner)]


def test_W3_nought_can_win() -> None:
    table, events = war({}, {}, discs=[(1, 0)])
    events += play(table, "stay")
    assert [(e.player, e.amount) for e in happened(events, "war_won")] == [(1, 0)]
    assert deciding(table) == (1, "take")


def test_W3_any_present_or_future_used_or_burned() -> None:
    table, _ = war({}, {}, discs=[(0, 0), (1, 0)])
    assert set(choices(table)) == {
        f"take {what} {colour} {place}"
        for what in ("use", "burn")
        for colour in PRESENT
        for place in ("present", "future")
    }
    expect_refused(table, "leave", "W3", "must-take")


@pytest.mark.parametrize("place", ["present", "future"])
def test_W3_used_free(place: str) -> None:
    table, _ = war({"cubes": "O"}, {}, discs=[(0, 0), (1, 0)], present={"yellow": "tripoli"})
    events = play(table, f"take use yellow {place}")
    card = "tripoli" if place == "present" else FUTURE["yellow"]
    assert counted(table, "cards")[0] == (card,)
    assert (supply(table), bag(table)) == ("O", "")
    assert happened(events, "paid") == []
    (used,) = happened(events, "card_used")
    assert (used.what, used.place) == (card, place)


def test_W3_a_future_is_replaced_at_once_a_present_is_not() -> None:
    table, _ = war({}, {}, {}, discs=[(0, 0), (1, 0), (2, 0)])
    following = table.state.decks[3][0]
    play(table, "take burn orange future")
    assert burned(table, "orange") == (FUTURE["orange"],)
    assert card_at(table, "orange", "future") == following
    assert card_at(table, "orange") == PRESENT["orange"]
    play(table, "take burn orange present")
    assert card_at(table, "orange") == ""
    assert gained(play(table, "leave"), "points") == 0


def test_W3_of_an_empty_deck_the_discards_are_shuffled() -> None:
    table, _ = war(
        {}, {}, discs=[(0, 0), (1, 0)], decks={"orange": ""}, discards={"orange": "warfare_intent"}
    )
    play(table, "take burn orange future")
    assert card_at(table, "orange", "future") == "warfare_intent"
    assert table.state.discards[3] == ()


def test_W3_burned_for_the_benefit() -> None:
    two = {"orange": "warfare_intent hunt_saracen_pirates"}
    table, _ = war({"burned": two}, {}, discs=[(0, 0), (1, 0)])
    assert gained(play(table, "take burn orange present"), "points", "B5") == 9


def test_W3_what_cannot_be_burned_or_used_is_not_offered() -> None:
    three = {"orange": "warfare_intent hunt_saracen_pirates crusades_port_green"}
    table, _ = war({"burned": three}, {}, discs=[(0, 0), (1, 0)])
    expect_refused(table, "take burn orange present", "W3", "no-room")
    expect_allowed(table, "take use orange present")
    table, _ = war({}, {}, discs=[(0, 0), (1, 0)], present={"orange": ""})
    expect_refused(table, "take use orange present", "W3", "no-card-there")


def test_W3_nobody_must_take_what_is_not_there() -> None:
    none = dict.fromkeys(PRESENT, "")
    table, _ = war({}, {}, discs=[(0, 0), (1, 0)], present=none, future=none)
    assert table.phase == "round_end"


def test_W4_the_others_highest_first_may_use_or_burn_a_present() -> None:
    table, _ = war(
        {"cubes": "OO"},
        {"cubes": "O" * 4},
        {"cubes": "OO"},
        {"cubes": ""},
        discs=[(3, 0), (2, 2), (1, 4), (0, 2)],
    )
    assert deciding(table) == (1, "take")
    play(table, "take use white future")
    assert banners(table, 1) == ""  # ivory: nothing to be bought
    order = []
    for text in ("take use white present", "take burn orange present", "leave"):
        order.append(deciding(table)[0])
        expect_refused(table, "take use yellow future", "W4", "no-card-there")
        expect_allowed(table, "leave")
        play(table, text)
    assert order == [2, 0, 3]  # of the two equal ones the earlier placed first
    assert banners(table, 2) == "YO"
    assert counted(table, "points")[0] == 1
    assert counted(table, "cards")[3] == ()
    assert table.phase == "round_end"


def test_W4_only_what_is_still_there() -> None:
    table, _ = war({}, {}, discs=[(0, 0), (1, 0)])
    play(table, "take use purple present")
    assert of_kind(table, "take") == {
        f"take {what} {colour} present"
        for what in ("use", "burn")
        for colour in PRESENT
        if colour != "purple"
    }
    expect_refused(table, "take use purple present", "W4", "no-card-there")


def test_W4_nobody_is_asked_when_no_present_is_left() -> None:
    none = dict.fromkeys(PRESENT, "")
    table, _ = war({}, {}, discs=[(0, 0), (1, 0)], present=none)
    play(table, "take burn orange future")
    assert table.phase == "round_end"


def test_W5_all_discs_on_the_track_leave_the_game() -> None:
    table, _ = war({"cubes": "YYY"}, {"cubes": "YY"}, discs=[(0, 3), (1, 2)])
    play(table, "take use purple present")
    assert gone(table) == ["", ""]
    play(table, "leave")
    assert gone(table) == ["3", "2"]
    assert table.state.war == ()
    assert counted(table, "discs") == [(0, 1, 2, 4, 5), (0, 1, 3, 4, 5)]
