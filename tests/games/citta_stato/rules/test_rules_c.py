"""C: using cards."""

from typing import Any

import pytest

from tests.games.citta_stato.support import (
    PRESENT,
    at_turn,
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
    play,
    seat,
    supply,
)

LETTER = {
    "yellow": "Y",
    "white": "W",
    "green": "G",
    "orange": "O",
    "black": "B",
    "purple": "P",
}


def using(card: str, colour: str, **fields: Any) -> tuple[Any, list[Any]]:
    """A table at which the first player has used a card, and what happened."""
    own = {"cubes": "", "city": "venezia", **fields.pop("own", {})}
    own["cubes"] += LETTER[colour]
    table = game(own, present={colour: card}, **fields)
    return table, play(table, f"use {colour}")


@pytest.mark.parametrize("colour", PRESENT)
def test_C1_pay_the_colour_take_its_present_keep_it(colour: str) -> None:
    table = game(seat(cubes=LETTER[colour], city="venezia"))
    deck = table.state.decks
    events = play(table, f"use {colour}")
    (used,) = happened(events, "card_used")
    assert (used.rule, used.player, used.what, used.colour) == ("C1", 0, PRESENT[colour], colour)
    assert counted(table, "cards") == [(PRESENT[colour],), ()]
    assert supply(table) == ""
    assert table.state.decks == deck
    assert table.state.discards == ((),) * 6


def test_C1_its_place_is_empty_till_the_end_of_the_round() -> None:
    table = game(seat(cubes="YY"), seat(cubes="Y"))
    play(table, "use yellow")
    assert card_at(table, "yellow") == ""
    assert card_at(table, "yellow", "future") == "flanders"
    expect_refused(table, "use yellow", "C1", "no-present")
    play(table, "pass")
    expect_refused(table, "use yellow", "C1", "no-present")


def test_C1_no_cards_are_counted() -> None:
    table = game(seat(cubes="Y", cards="tunis tripoli", city="venezia"))
    play(table, "use yellow")
    assert counted(table, "cards")[0] == ("tunis", "tripoli", "barcelona")


@pytest.mark.parametrize(
    ("card", "letter"),
    [
        ("flanders", "Y"),
        ("barcelona", "O"),
        ("marseilles", "G"),
        ("syracuse", "P"),
        ("tripoli", "O"),
        ("tunis", "Y"),
    ],
)
def test_C2_a_banner_of_the_cards_colour(card: str, letter: str) -> None:
    table, events = using(card, "yellow", own={"city": "noli"})
    assert banners(table) == letter
    assert gained(events, "banner", "C2") == 1
    assert deciding(table) == (1, "turn")


@pytest.mark.parametrize(
    ("card", "city", "letter"),
    [
        ("tunis", "amalfi", "Y"),
        ("syracuse", "ancona", "P"),
        ("flanders", "genova", "Y"),
        ("barcelona", "pisa", "O"),
        ("marseilles", "ragusa", "G"),
        ("tripoli", "venezia", "O"),
    ],
)
def test_C2_and_one_of_choice_if_it_is_the_citys_port(card: str, city: str, letter: str) -> None:
    table, _ = using(card, "yellow", own={"city": city})
    assert banners(table) == letter
    assert deciding(table) == (0, "banner")
    play(table, "banner purple")
    assert sorted(banners(table)) == sorted(letter + "P")
    assert deciding(table) == (1, "turn")


@pytest.mark.parametrize(("card", "letter"), [("alexandria", "G"), ("constantinople", "P")])
def test_C2_with_fleet_two_after_it(card: str, letter: str) -> None:
    table, events = using(card, "yellow", market={"orange": "3 2 1 1"})
    assert banners(table) == letter
    assert deciding(table) == (0, "buy")
    assert choices(table) == ["buy orange 2", "buy orange 1", "done"]
    assert [e.kind for e in events][-1] == "banner"
    expect_refused(table, "buy orange 3", "C2", "too-few-coins")
    play(table, "buy orange 1", "buy orange 1")
    assert (supply(table), at_turn(table)) == ("OO", True)


@pytest.mark.parametrize(("card", "coins"), [("ivory", 3), ("silk", 4), ("spices_monopoly", 5)])
def test_C3_fleets(card: str, coins: int) -> None:
    table, _ = using(card, "white", market={"orange": "1 1 1 1 1 1 1"})
    for _ in range(coins):
        assert deciding(table) == (0, "buy")
        play(table, "buy orange 1")
    assert (supply(table), at_turn(table)) == ("O" * coins, True)


@pytest.mark.parametrize(("card", "gain"), [("naval_engineering", "YO"), ("rich_landing", "GP")])
def test_C3_two_banners(card: str, gain: str) -> None:
    table, _ = using(card, "white")
    assert banners(table) == gain
    assert deciding(table) == (1, "turn")


def test_C3_freedom_of_thought_is_burned_under_any_colour_with_room() -> None:
    full = {"orange": "warfare_intent warfare_intent hunt_saracen_pirates", "white": "silk"}
    table, events = using("freedom_of_thought", "white", own={"burned": full})
    assert deciding(table) == (0, "under")
    assert choices(table) == [
        f"under {colour}" for colour in ("yellow", "white", "green", "black", "purple")
    ]
    expect_refused(table, "under orange", "C3", "no-room")
    play(table, "under yellow")
    assert burned(table, "yellow") == ("freedom_of_thought",)
    assert counted(table, "cards")[0] == ()
    assert happened(events, "card_used", "C1")


def test_C3_for_the_benefit_of_that_colour() -> None:
    two = {"orange": "warfare_intent warfare_intent"}
    table, _ = using("freedom_of_thought", "white", own={"burned": two})
    events = play(table, "under orange")
    assert gained(events, "points", "B5") == 9  # the third one
    assert burned(table, "orange")[-1] == "freedom_of_thought"


FULL = {
    "yellow": "tunis tripoli syracuse",
    "white": "silk ivory spices_monopoly",
    "green": "authority shipwright admiral",
    "orange": "warfare_intent warfare_intent hunt_saracen_pirates",
    "black": "cartography secret_route mercenary_help",
    "purple": "duchy corporations royal_court",
}


def test_C3_freedom_of_thought_is_refused_if_no_colour_has_room() -> None:
    table = game(
        seat(cubes="W", burned=FULL),
        present={"white": "freedom_of_thought"},
        future={"white": "rich_landing", "purple": "landowner_consuls"},
    )
    expect_refused(table, "use white", "C3", "no-room-anywhere")


def test_C3_with_one_colour_left_nobody_is_asked() -> None:
    table = game(
        seat(cubes="W", burned={**FULL, "orange": ""}),
        present={"white": "freedom_of_thought"},
        future={"white": "rich_landing", "purple": "landowner_consuls"},
    )
    events = play(table, "use white")
    assert gained(events, "points", "B5") == 1
    assert deciding(table) == (1, "turn")


@pytest.mark.parametrize(
    ("card", "letter", "points"),
    [
        ("harbormaster", "Y", 3),
        ("master_artisan", "G", 4),
        ("admiral", "O", 3),
        ("administrator", "P", 3),
    ],
)
def test_C4_draw_all_of_a_colour_then_a_point_for_each(card: str, letter: str, points: int) -> None:
    # One of each colour in the supply and two in the bag; of green one more was drawn elsewhere.
    own = {"cubes": "YWGGOBP", "bag": "YYWWGGOOBBPP"}
    table, events = using(card, "green", own=own)
    assert gained(events, "points", "C4") == points == counted(table, "points")[0]
    assert supply(table).count(letter) == points
    assert bag(table).count(letter) == 0
    assert len(bag(table)) == 10


@pytest.mark.parametrize(
    ("card", "pair"), [("grand_merchant", "YG"), ("shipwright", "GO"), ("high_magistrate", "OP")]
)
def test_C4_draw_all_of_two_colours(card: str, pair: str) -> None:
    table, events = using(card, "green", own={"bag": "YYWWGGOOBBPP"})
    assert supply(table) == pair[0] * 2 + pair[1] * 2
    assert gained(events, "points") == 0
    assert len(bag(table)) == 8


def test_C4_draw_all() -> None:
    table, events = using("authority", "green", own={"bag": "YYWWGGOOBBPP"})
    assert (supply(table), bag(table)) == ("YYWWGGOOBBPP", "")
    assert happened(events, "drawn", "C4")


@pytest.mark.parametrize(
    ("card", "letter"),
    [
        ("holy_lands_port_yellow", "Y"),
        ("holy_lands_port_purple", "P"),
        ("crusades_port_green", "G"),
        ("crusades_port_orange", "O"),
    ],
)
@pytest.mark.parametrize("number", [0, 1, 3])
def test_C5_put_any_number_out_of_the_game_two_points_each(
    card: str, letter: str, number: int
) -> None:
    table, _ = using(card, "orange", own={"cubes": letter * 3 + "WB", "bag": letter})
    assert deciding(table) == (0, "remove")
    assert choices(table) == [f"remove {n}" for n in range(4)]
    expect_refused(table, "remove 4", "C5", "removes-more")
    events = play(table, f"remove {number}")
    assert counted(table, "points")[0] == 2 * number == gained(events, "points", "C5")
    assert supply(table).count(letter) == 3 - number
    assert bag(table) == letter
    assert table.state.removed["YWGOBP".index(letter)] == number
    assert sum(table.state.removed) == number


def test_C5_nobody_is_asked_without_a_cube_of_the_colour() -> None:
    table, events = using("holy_lands_port_yellow", "orange", own={"cubes": "WGB"})
    assert (happened(events, "removed"), deciding(table)) == ([], (1, "turn"))


def test_C5_warfare_intent_takes_back_a_removed_disc() -> None:
    table, _ = using("warfare_intent", "orange", own={"discs": "01"}, war=[(0, 4)])
    assert deciding(table) == (0, "disc")
    assert choices(table) == ["disc 2", "disc 3", "disc 5"]
    expect_refused(table, "disc 1", "C5", "disc-not-gone")
    expect_refused(table, "disc 4", "C5", "disc-not-gone")
    events = play(table, "disc 3")
    assert gained(events, "points", "C5") == 3
    assert (counted(table, "discs")[0], counted(table, "gone")[0]) == ((0, 1, 3), (2, 5))
    assert gained(events, "disc_back") == 3


def test_C5_hunt_saracen_pirates_removes_a_disc_of_the_supply() -> None:
    table, _ = using("hunt_saracen_pirates", "orange", own={"discs": "0125"}, war=[(0, 3)])
    assert choices(table) == ["disc 0", "disc 1", "disc 2", "disc 5"]
    expect_refused(table, "disc 3", "C5", "disc-not-held")
    events = play(table, "disc 5")
    assert gained(events, "points", "C5") == 5
    assert (counted(table, "discs")[0], counted(table, "gone")[0]) == ((0, 1, 2), (4, 5))
    assert [tuple(placed) for placed in table.state.war] == [(0, 3)]


@pytest.mark.parametrize("card", ["warfare_intent", "hunt_saracen_pirates"])
def test_C5_the_last_disc_and_a_disc_of_nought(card: str) -> None:
    own = {"discs": "0"} if card == "hunt_saracen_pirates" else {"discs": "12345"}
    table, events = using(card, "orange", own=own)
    assert gained(events, "points") == 0
    assert len(happened(events, "disc_out") + happened(events, "disc_back")) == 1
    assert deciding(table) == (1, "turn")


BURNED = {
    "yellow": "tunis tripoli syracuse",
    "white": "silk ivory",
    "green": "authority",
    "orange": "warfare_intent warfare_intent",
}


@pytest.mark.parametrize(
    ("card", "points"),
    [("rising_corporation", 2), ("mercenary_help", 4), ("cartography", 6), ("secret_route", 4)],
)
def test_C6_own_marker_then_two_points_for_each_burned_card_of_a_colour(
    card: str, points: int
) -> None:
    table, _ = using(card, "black", own={"burned": BURNED})
    assert deciding(table) == (0, "move")
    assert choices(table) == ["move left 1", "move right 1"]
    assert counted(table, "points")[0] == 0
    events = play(table, "move left 1")
    assert counted(table, "marker") == [7, 8]
    assert counted(table, "points")[0] == points == gained(events, "points", "C6")


@pytest.mark.parametrize(
    ("card", "side"), [("financial_power", "left"), ("dynastic_order", "right")]
)
@pytest.mark.parametrize("steps", [1, 2])
def test_C6_own_marker_one_or_two_to_a_side_then_three_points(
    card: str, side: str, steps: int
) -> None:
    table, _ = using(card, "black")
    assert choices(table) == [f"move {side} 1", f"move {side} 2"]
    other = "left" if side == "right" else "right"
    expect_refused(table, f"move {other} 1", "C6", "wrong-side")
    expect_refused(table, f"move {side} 3", "C6", "too-far")
    expect_refused(table, "stay", "C6", "must-move")
    events = play(table, f"move {side} {steps}")
    assert counted(table, "marker")[0] == (8 + steps if side == "right" else 8 - steps)
    assert gained(events, "points", "C6") == 3


def test_C6_republican_thought_a_crown_then_a_point_for_each_purple_banner() -> None:
    table, events = using("republican_thought", "black", own={"banners": "YGPPP"})
    assert (counted(table, "crowns")[0], counted(table, "points")[0]) == (1, 3)
    assert [e.kind for e in events[-2:]] == ["crown", "points"]


@pytest.mark.parametrize(
    ("text", "after"), [("move left 7", 1), ("move right 7", 15), ("move right 2", 10), ("stay", 8)]
)
def test_C6_subversive_push_up_to_seven(text: str, after: int) -> None:
    table, _ = using("subversive_push", "black")
    assert len(choices(table)) == 15
    expect_refused(table, "move left 8", "C6", "too-far")
    play(table, text)
    assert counted(table, "marker") == [after, 8]


def test_C6_no_farther_than_the_track_goes() -> None:
    table, _ = using("subversive_push", "black", own={"marker": 13})
    expect_refused(table, "move right 3", "C6", "no-space")
    expect_allowed(table, "move right 2", "move left 7")


HELD = "YGGOOOPPPP"


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("elder_council", 8),
        ("duchy", 6),
        ("corporations", 2),
        ("landowner_consuls", 4),
        ("royal_court", 5),
        ("power_of_the_lords", 5),
        ("protectorate", 3),
    ],
)
def test_C7_points_for_banners_which_stay(card: str, points: int) -> None:
    table, events = using(card, "purple", own={"banners": HELD})
    assert counted(table, "points")[0] == points == gained(events, "points", "C7")
    assert banners(table) == HELD


@pytest.mark.parametrize(("cubes", "points"), [("", 0), ("Y", 0), ("YW", 1), ("YWGOB", 2)])
def test_C7_hegemonic_republic_a_point_for_every_two_cubes(cubes: str, points: int) -> None:
    table, events = using("hegemonic_republic", "purple", own={"cubes": cubes, "bag": "YYYY"})
    assert counted(table, "points")[0] == points == gained(events, "points", "C7")
    assert sorted(supply(table)) == sorted(cubes)
