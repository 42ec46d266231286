"""K: cities."""

from typing import Any

import pytest

from tests.games.citta_stato.support import (
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
    seat,
    solo,
    supply,
)


def city(name: str, *seats: dict[str, Any], **fields: Any) -> tuple[Any, list[Any]]:
    """A table at which the first player has used the power of the own city."""
    own, *rest = seats or ({},)
    told = {**own, "city": name, "cubes": own.get("cubes", "") + "W"}
    table = game(told, *rest, **fields)
    return table, play(table, "city")


def then_a_banner(table: Any) -> bool:
    """Whether the power is done, and a banner of choice is asked for (A2)."""
    return deciding(table) == (0, "banner") and table.state.agenda[0].rule == "A2"


@pytest.mark.parametrize(("side", "after"), [("left", [7, 1]), ("right", [9, 2])])
def test_K1_amalfi_moves_everyone(side: str, after: list[int]) -> None:
    table, _ = city("amalfi", seat(bag="YYY"), seat(marker=1))
    assert deciding(table) == (0, "shift")
    events = play(table, f"shift {side}")
    assert counted(table, "marker") == after
    assert {e.rule for e in happened(events, "moved")} == {"K1"}
    assert then_a_banner(table)  # no scheme was used in this round


@pytest.mark.parametrize(("used", "number"), [("1", 2), ("24", 4), ("123", 6), ("1234", 8)])
def test_K1_then_two_cubes_for_each_scheme_used_may_be_drawn(used: str, number: int) -> None:
    table, _ = city("amalfi", seat(bag="Y" * 9), used=used)
    play(table, "shift left")
    assert deciding(table) == (0, "draw")
    assert choices(table) == ["draw", "stay"]
    events = play(table, "draw")
    assert (len(supply(table)), len(bag(table))) == (number, 9 - number)
    assert [e.rule for e in happened(events, "drawn")] == ["K1"]
    assert then_a_banner(table)


def test_K1_one_need_not_draw() -> None:
    table, _ = city("amalfi", seat(bag="YO"), used="1")
    play(table, "shift left", "stay")
    assert (supply(table), bag(table)) == ("", "YO")
    assert then_a_banner(table)


def test_K2_ancona_every_other_player_loses_the_same_from_the_supply() -> None:
    table, _ = city(
        "ancona",
        seat(bag="YYYYYY"),
        seat(),
        seat(discs="01245", city="ragusa"),
        seat(discs="0125", city="amalfi"),
        war=[(2, 3), (3, 3)],
    )
    assert deciding(table) == (0, "disc")
    assert choices(table) == [f"disc {n}" for n in range(6)]
    events = play(table, "disc 3")
    assert counted(table, "discs") == [
        (0, 1, 2, 4, 5),
        (0, 1, 2, 4, 5),
        (0, 1, 2, 4, 5),
        (0, 1, 2, 5),
    ]
    assert counted(table, "gone") == [(3,), (3,), (), (4,)]
    assert [tuple(placed) for placed in table.state.war] == [(2, 3), (3, 3)]
    assert (len(supply(table)), len(bag(table))) == (3, 3)
    assert [(e.rule, e.player) for e in happened(events, "disc_out")] == [("K2", 0), ("K2", 1)]
    assert then_a_banner(table)


def test_K2_draws_its_number_or_all() -> None:
    table, _ = city("ancona", seat(bag="YO"))
    play(table, "disc 5")
    assert (supply(table), bag(table)) == ("YO", "")
    table, _ = city("ancona", seat(bag="YO"))
    play(table, "disc 0")
    assert (supply(table), bag(table)) == ("", "YO")


def test_K2_an_own_disc() -> None:
    table, _ = city("ancona", seat(discs="12"), seat(city="ragusa"))
    expect_refused(table, "disc 3", "K2", "disc-not-held")
    table, _ = city("ancona", seat(discs="", bag="YY"))
    assert then_a_banner(table)
    assert supply(table) == ""


def test_K2_the_ghost_loses_its_own_too() -> None:
    table = solo(3, human=seat(cubes="W", bag="YY"), ghost="W", discs="0125", war=[(1, 3)])
    events = play(table, "city", "disc 2")
    assert table.state.ghost.discs == (0, 1, 5)
    assert gained(events, "ghost_disc_out", "K2") == 2


@pytest.mark.parametrize(
    ("name", "own", "rule"), [("genova", "credit_policy", "K3"), ("pisa", "republican_fate", "K4")]
)
def test_K3_K4_may_use_the_own_scheme(name: str, own: str, rule: str) -> None:
    letter = {"genova": "W", "pisa": "B"}[name]
    schemes = "turning_point ideology diplomacy decree"
    table, _ = city(
        name, seat(scheme=own, bag=letter * 2), seat(cubes=letter, city="ragusa"), schemes=schemes
    )
    assert deciding(table) == (0, "scheme")
    assert choices(table) == ["scheme", "skip"]
    assert table.state.agenda[0].rule == rule
    events = play(table, "scheme")
    assert (supply(table), counted(table, "points")) == (letter * 2, [2, 1])
    assert [(e.rule, e.what) for e in happened(events, "scheme")] == [(rule, own)]
    # No shift, and it is never turned.
    assert then_a_banner(table)
    assert table.state.used == (False,) * 4
    assert counted(table, "marker") == [8, 8]


@pytest.mark.parametrize(("name", "own"), [("genova", "credit_policy"), ("pisa", "ideology")])
def test_K3_K4_they_need_not(name: str, own: str) -> None:
    schemes = "turning_point republican_fate diplomacy decree"
    table, _ = city(name, seat(scheme=own, bag="WW"), schemes=schemes)
    play(table, "skip")
    assert (bag(table), then_a_banner(table)) == ("WW", True)


def test_K3_again_in_the_same_round() -> None:
    table, _ = city(
        "genova",
        seat(scheme="credit_policy", cubes="WWW"),
        schemes="turning_point ideology diplomacy decree",
    )
    play(table, "scheme", "banner green", "pass", "city")
    assert deciding(table) == (0, "scheme")


def test_K4_ideology_moves_everyone_two_and_no_more() -> None:
    table, _ = city(
        "pisa",
        seat(scheme="ideology"),
        schemes="turning_point republican_fate diplomacy decree",
    )
    play(table, "scheme", "shift right")
    assert (counted(table, "marker"), then_a_banner(table)) == ([10, 10], True)


def test_K5_ragusa_draws_eight_and_keeps_five() -> None:
    table, events = city("ragusa", seat(bag="YYYYYGGGGGOOOOO"))
    (drawn,) = happened(events, "drawn")
    assert (drawn.rule, len(drawn.cubes)) == ("K5", 8)
    assert deciding(table) == (0, "keep")
    text = "keep " + " ".join(drawn.cubes[:5])
    play(table, text)
    assert (len(supply(table)), len(bag(table))) == (5, 10)
    assert sorted(supply(table) + bag(table)) == sorted("YYYYYGGGGGOOOOO")
    assert then_a_banner(table)


def test_K5_or_all_there_are() -> None:
    table, _ = city("ragusa", seat(bag="YYYGGG"))
    assert choices(table) == [
        "keep yellow yellow yellow green green",
        "keep yellow yellow green green green",
    ]
    play(table, "keep yellow yellow yellow green green")
    assert (supply(table), bag(table)) == ("YYYGG", "G")


@pytest.mark.parametrize("held", ["", "YGO", "YYGOP"])
def test_K5_five_or_fewer_are_all_kept(held: str) -> None:
    table, _ = city("ragusa", seat(bag=held))
    assert (supply(table), bag(table)) == (held, "")
    assert then_a_banner(table)


def test_K6_venezia_uses_or_burns_a_present_free() -> None:
    table, _ = city("venezia", seat(cubes="P"))
    assert of_kind(table, "take") == {
        f"take {what} {colour} present" for what in ("use", "burn") for colour in PRESENT
    }
    expect_allowed(table, "leave")
    expect_refused(table, "take use yellow future", "K6", "no-card-there")
    events = play(table, "take use yellow present")
    assert (banners(table), supply(table)) == ("O", "P")
    assert len(happened(events, "paid")) == 0
    assert card_at(table, "yellow") == ""
    assert then_a_banner(table)


def test_K6_burned() -> None:
    table, _ = city("venezia")
    events = play(table, "take burn orange present")
    assert gained(events, "points", "B5") == 1
    assert burned(table, "orange") == (PRESENT["orange"],)
    assert then_a_banner(table)


def test_K6_left() -> None:
    table, _ = city("venezia")
    play(table, "leave")
    assert table.state.present == tuple(PRESENT.values())
    assert then_a_banner(table)


def test_K7_gaeta_exchanges_a_banner_for_any_of_the_stock() -> None:
    table, _ = city("gaeta", seat(banners="YYP"), seat(banners="O" * 15), expansion=True)
    assert deciding(table) == (0, "swap")
    assert of_kind(table, "swap") == {
        f"swap {give} {get}"
        for give in ("yellow", "purple")
        for get in ("yellow", "green", "purple")
    }
    expect_refused(table, "swap green purple", "K7", "banner-not-held")
    expect_refused(table, "swap yellow orange", "K7", "no-banner-left")
    events = play(table, "swap yellow green")
    assert banners(table) == "YGP"
    assert gained(events, "banner", "K7") == 0
    assert then_a_banner(table)


def test_K7_without_a_banner_nothing_is_exchanged() -> None:
    table, _ = city("gaeta", expansion=True)
    assert then_a_banner(table)


def test_K8_noli_burns_an_own_used_card_under_any_colour() -> None:
    three = "warfare_intent warfare_intent crusades_port_green"
    table, _ = city("noli", seat(cards="tunis silk", burned={"orange": three}), expansion=True)
    assert deciding(table) == (0, "card")
    assert choices(table) == ["card tunis", "card silk"]
    expect_refused(table, "card flanders", "K8", "card-not-held")
    play(table, "card silk")
    assert deciding(table) == (0, "under")
    assert len(choices(table)) == 5
    expect_refused(table, "under orange", "K8", "no-room")
    events = play(table, "under purple")
    assert burned(table, "purple") == ("silk",)
    assert counted(table, "cards")[0] == ("tunis",)
    assert [e.rule for e in happened(events, "card_burned")] == ["K8"]
    assert deciding(table) == (0, "move")  # the benefit of purple (B7)
    play(table, "move left 1")
    assert (counted(table, "crowns")[0], then_a_banner(table)) == (1, True)


def test_K8_without_a_card_nothing_is_burned() -> None:
    table, _ = city("noli", seat(burned={"orange": "warfare_intent"}), expansion=True)
    assert then_a_banner(table)
