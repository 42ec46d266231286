"""E: the end."""

from typing import Any

import pytest

from tests.games.citta_stato.support import (
    bag,
    banners,
    burned,
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
)


def second(*seats: dict[str, Any], **fields: Any) -> Any:
    """A table at the first decision of the second score."""
    table = game(*seats, phase="second_score", round=7, **fields)
    table.step()
    return table


def final(*seats: dict[str, Any], **fields: Any) -> tuple[Any, list[Any]]:
    """A table at its end, and what happened there."""
    table = game(*seats, phase="final", round=7, **fields)
    return table, table.step()


def test_E1_the_points_after_round_seven_are_the_first_score() -> None:
    table = game(seat(points=9, cards="elder_council", banners="PP"), seat(points=4), round=7)
    play(table, "pass", "pass")
    table.run()
    play(table, "stay", "stay")
    assert table.phase == "round_end"
    table.run()
    assert deciding(table) == (0, "second")
    play(table, "use elder_council")
    table.run()
    assert table.over
    assert [(score.first, score.second) for score in table.scores()] == [(9, 4), (4, 0)]
    assert counted(table, "points") == [9, 4]


def test_E1_no_eighth_round_begins() -> None:
    table = game(round=7)
    play(table, "pass", "pass")
    table.run()
    play(table, "stay", "stay")
    table.run()
    assert (table.phase, table.over, table.state.round) == ("over", True, 7)
    expect_refused(table, "pass", "E5", "game-has-ended")


CARDS = "tunis rich_landing authority crusades_port_green republican_chart duchy"


def test_E2_colour_by_colour_in_turn_order() -> None:
    table = second(seat(cards=CARDS), seat(cards=CARDS), first_player=1, expansion=True)
    order = []
    while not table.over and table.decision is not None:
        assert deciding(table)[1] == "second"
        first_card = choices(table)[0].split()[1]
        order.append((deciding(table)[0], first_card))
        play(table, "skip")
    assert order == [(player, card) for card in CARDS.split() for player in (1, 0)]


def test_E2_each_may_use_or_burn_one_own_card_of_a_colour() -> None:
    table = second(seat(cards="tunis duchy tripoli silk"), seat(cards="flanders"))
    assert deciding(table) == (0, "second")
    assert choices(table) == ["use tunis", "use tripoli", "burn tunis", "burn tripoli", "skip"]
    expect_refused(table, "use silk", "E2", "other-colour")
    expect_refused(table, "use flanders", "E2", "card-not-held")
    expect_refused(table, "pass", "E2", "asks-second")
    expect_refused(table, "use yellow", "E2", "asks-second")
    play(table, "use tunis")
    assert deciding(table) == (1, "second")


def test_E2_used_for_real_and_it_stays() -> None:
    table = second(seat(cards="barcelona", cubes="Y"), seat(cards="silk"))
    events = play(table, "use barcelona")
    assert (banners(table), supply(table)) == ("O", "Y")
    assert counted(table, "cards")[0] == ("barcelona",)
    assert [(e.rule, e.what) for e in happened(events, "card_used")] == [("E2", "barcelona")]
    assert happened(events, "paid") == []


def test_E2_points_go_to_the_second_score_from_nought() -> None:
    table = second(seat(points=12, cards="mercenary_help duchy", banners="OO"), seat())
    assert counted(table, "second") == [0, 0]
    play(table, "skip", "use duchy")
    assert (counted(table, "points"), counted(table, "second")) == ([12, 0], [4, 0])


def test_E2_burned_and_it_leaves_the_supply() -> None:
    two = {"orange": "hunt_saracen_pirates hunt_saracen_pirates"}
    table = second(
        seat(points=1, cards="warfare_intent duchy", burned=two, banners="O"), seat(cards="silk")
    )
    play(table, "skip")  # the silk of the other, who is asked first
    events = play(table, "burn warfare_intent")
    assert counted(table, "second") == [9, 0]
    assert burned(table, "orange")[2] == "warfare_intent"
    assert counted(table, "cards")[0] == ("duchy",)
    assert [e.rule for e in happened(events, "card_burned")] == ["E2"]
    assert gained(events, "points", "B5") == 9


def test_E2_no_room_under_its_colour() -> None:
    three = {"orange": "hunt_saracen_pirates hunt_saracen_pirates crusades_port_green"}
    table = second(seat(cards="warfare_intent", burned=three, discs="1"), seat())
    assert choices(table) == ["use warfare_intent", "skip"]
    expect_refused(table, "burn warfare_intent", "E2", "no-room")


def test_E2_effects_of_earlier_colours_count_for_later_ones() -> None:
    # The banner of the yellow card is scored by the purple one.
    table = second(seat(cards="barcelona duchy", banners="O"), seat())
    play(table, "use barcelona", "use duchy")
    assert counted(table, "second") == [4, 0]


def test_E2_nobody_is_asked_without_a_card() -> None:
    table = second(seat(cards="duchy"), seat())
    assert deciding(table) == (0, "second")
    assert choices(table) == ["use duchy", "burn duchy", "skip"]
    play(table, "skip")
    assert table.phase == "final"


def test_E2_a_loss_too() -> None:
    """All that brings points in the second score is noted there, asked about or not."""
    table = second(seat(points=3, cards="duchy", banners="OO"), seat(), declining=True)
    play(table, "use duchy")
    assert deciding(table) == (0, "accept")
    play(table, "accept")
    assert (counted(table, "points")[0], counted(table, "second")[0]) == (3, 4)


@pytest.mark.parametrize(("marker", "crowns"), list(enumerate((0, 1, 2, 1, 0) * 3, start=1)))
def test_E3_each_takes_the_crowns_above_the_own_marker(marker: int, crowns: int) -> None:
    table, events = final(seat(marker=marker, crowns=1), seat(marker=1))
    assert counted(table, "crowns") == [1 + crowns, 0]
    assert gained(events, "crown", "E3") == crowns


@pytest.mark.parametrize(
    ("republic", "inside"),
    [("plutocracy", range(1, 6)), ("oligarchy", range(6, 11)), ("doge", range(11, 16))],
)
@pytest.mark.parametrize("crowned", ["", "_crowns"])
def test_E4_the_zones_of_the_forms(republic: str, inside: range, crowned: str) -> None:
    for marker in range(1, 16):
        told = seat(marker=marker, republic=republic + crowned, points=9, second=7, crowns=5)
        (score, _) = game(told, phase="final", round=7).scores()
        assert score.form == (marker in inside)
        assert score.final == (9 if marker in inside else 7)


@pytest.mark.parametrize(("first", "low"), [(19, 2), (2, 19)])
def test_E4_outside_the_form_the_lower_score(first: int, low: int) -> None:
    told = seat(marker=8, republic="doge", points=first, second=low, crowns=20)
    (score, _) = game(told, phase="final", round=7).scores()
    assert (score.form, score.final) == (False, 2)


# The marker on 6 has no crowns above it; signs stand at every third point.
@pytest.mark.parametrize(
    ("first", "second_score", "signs"),
    [
        (10, 17, 2),
        (3, 14, 3),
        (20, 25, 2),
        (9, 11, 0),
        (8, 9, 1),
        (-1, 0, 1),
        (-4, 5, 3),
        (6, 6, 0),
    ],
)
def test_E4_at_least_as_many_crowns_as_signs_between_the_scores(
    first: int, second_score: int, signs: int
) -> None:
    for crowns in range(6):
        told = seat(
            marker=6, republic="oligarchy", points=first, second=second_score, crowns=crowns
        )
        (score, _) = game(told, phase="final", round=7).scores()
        assert (score.signs, score.crowns) == (signs, crowns)
        higher, lower = max(first, second_score), min(first, second_score)
        assert score.final == (higher if crowns >= signs else lower)
        other = {**told, "points": second_score, "second": first}
        assert game(other, phase="final", round=7).scores()[0].final == score.final


def test_E4_the_crowns_of_the_republic_card_count() -> None:
    told = seat(marker=6, republic="oligarchy_crowns", points=10, second=17)
    (score, _) = game(told, phase="final", round=7).scores()
    assert (score.crowns, score.final) == (2, 17)
    plain = {**told, "republic": "oligarchy"}
    assert game(plain, phase="final", round=7).scores()[0].final == 10


def test_E4_the_crowns_above_the_marker_count() -> None:
    told = seat(marker=8, republic="oligarchy", points=10, second=17)
    assert game(told).scores()[0][2:7] == (17, True, 2, 2, 17)
    table, events = final(told)
    (own, _) = happened(events, "final")
    assert (own.rule, own.player, own.what, own.amount) == ("E4", 0, "oligarchy", 17)
    assert dict(own.parts) == {
        "first": 10,
        "second": 17,
        "form": 1,
        "crowns": 2,
        "signs": 2,
        "cubes": 0,
    }
    assert table.scores()[0].crowns == 2


def test_E4_republic_cards_are_shown() -> None:
    table, _ = final(seat(republic="doge"), seat(republic="plutocracy"))
    assert [p.republic for p in table.state.seen_by(1).players] == ["doge", "plutocracy"]


def test_E5_the_highest_final_score_wins() -> None:
    table, events = final(
        seat(points=9, second=9, republic="doge"),
        seat(points=12, second=11, republic="doge"),
        seat(points=30, second=2, republic="doge"),
    )
    (won,) = happened(events, "won")
    assert (won.rule, won.players, won.amount) == ("E5", (1,), 11)
    assert [score.rank for score in table.scores()] == [2, 1, 3]


def test_E5_ties_by_both_scores_added() -> None:
    table, events = final(
        seat(points=12, second=9, republic="doge", cubes="YYY"),
        seat(points=9, second=14, republic="doge"),
    )
    (won,) = happened(events, "won")
    assert (won.players, won.what) == ((1,), "sum")
    assert [score.rank for score in table.scores()] == [2, 1]
    told = "; at equal points both scores together decide"
    assert told in str(won)
    assert table.box.panel.showing.title(table).endswith(f"{told}, 23 against 21")


def test_E5_then_by_cubes_in_the_supply() -> None:
    table, events = final(
        seat(points=9, second=12, republic="doge", cubes="YW", bag="GGGGG"),
        seat(points=12, second=9, republic="doge", cubes="YWG"),
    )
    (won,) = happened(events, "won")
    assert (won.players, won.what) == ((1,), "cubes")
    told = "; at equal points and scores more cubes in the supply decide"
    assert told in str(won)
    assert table.box.panel.showing.title(table).endswith(f"{told}, 3 against 2")
    assert [score.cubes for score in table.scores()] == [2, 3]
    assert bag(table) == "GGGGG"


def test_E5_then_shared() -> None:
    told = seat(points=9, second=12, republic="doge", cubes="YW")
    table, events = final(told, {**told, "points": 12, "second": 9}, seat(points=1))
    (won,) = happened(events, "won")
    assert (won.players, won.what) == ((0, 1), "")
    assert "decide" not in table.box.panel.showing.title(table)
    assert [score.rank for score in table.scores()] == [1, 1, 3]
