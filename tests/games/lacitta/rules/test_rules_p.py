"""P1 to P3, P10 to P12 and P19: turns and what is taken; building and the cards lie beside."""

from typing import Any

import pytest

from lacitta_nb.games.lacitta.game import Game
from tests.games.lacitta.support import (
    BARE,
    choices,
    city,
    deciding,
    display,
    expect_allowed,
    expect_refused,
    game,
    gold,
    happened,
    play,
)

SETTLED = [city(0, "A5", 4), city(1, "A15", 4)]
THREE = [*SETTLED, city(2, "A25", 4)]


@pytest.mark.parametrize("start", [0, 1, 2])
def test_P1_five_rounds_in_turn_order(start: int) -> None:
    table = game(cities=THREE, players=3, start_player=start)
    seen = []
    while table.phase == "politics":
        player, kind = deciding(table)
        assert kind == "turn"
        seen.append(player)
        table.play("pass")
    assert seen == [(start + n) % 3 for n in range(3)] * 5
    assert table.phase == "reveal_voice"
    assert table.decision is None
    assert [player.cards_played for player in table.state.players] == [5, 5, 5]


def test_P1_any_mix_of_cards() -> None:
    table = game(cities=SETTLED, display=["closeness", "golden_times"])
    play(table, "gold", "pass", "closeness 2 3", "pass", "build farm A6", "pass", "gold", "pass")
    assert deciding(table) == (0, "turn")
    player = table.state.players[0]
    assert (player.cards_played, player.action_cards, len(player.face_down)) == (4, 0, 1)


def test_P2_a_pass_takes_the_top_card_unseen() -> None:
    table = game(
        cities=SETTLED,
        display=["palace", "hospital"],
        politics={"deck": ["closeness", "cathedral", "golden_times"]},
    )
    events = table.play("pass")
    state = table.state
    assert display(table)[:2] == ["palace", "hospital"]
    assert state.deck == ("cathedral", "golden_times")
    assert [(card.card, card.passed) for card in state.players[0].face_down] == [
        ("closeness", True)
    ]
    assert table.position()["players"][0]["face_down"] == [{"passed": "closeness"}]
    (passed,) = happened(events, "passed")
    assert (passed.rule, passed.player, passed.amount, passed.card) == ("P2", 0, 1, "")
    assert "closeness" not in str(events)
    assert "closeness" not in str(table.view(0)["players"][0]["face_down"])
    assert deciding(table) == (1, "turn")


def test_P2_passing_is_always_allowed() -> None:
    table = game(cities=SETTLED, display=["golden_times"])
    expect_allowed(table, "pass", "gold", "golden_times A5 1")


def test_P3_an_action_card_brings_two_gold() -> None:
    table = game(cities=SETTLED)
    events = table.play("gold")
    assert gold(table) == [3, 1]
    assert table.state.players[0].action_cards == 2
    (event,) = happened(events, "gold")
    assert (event.rule, event.player, event.amount) == ("P3", 0, 2)


@pytest.mark.parametrize("text", ["gold", "build farm A6", "found A10 from A5"])
def test_P3_each_use_takes_one_of_the_three_action_cards(text: str) -> None:
    table = game(cities=[city(0, "A5", 4), city(1, "A20", 4)])
    play(table, text)
    player = table.state.players[0]
    assert (player.action_cards, player.cards_played, player.face_down) == (2, 1, ())


def test_P3_a_fourth_action_card_there_is_not() -> None:
    table = game(
        cities=SETTLED,
        players=[
            {"action_cards": 0, "cards_played": 3},
            {"action_cards": 0, "cards_played": 3},
        ],
        display=["golden_times"],
    )
    for text in ("gold", "build farm A6", "found A10 from A5"):
        expect_refused(table, text, "P3")
    expect_allowed(table, "golden_times A5 1", "pass")


def test_P3_three_action_cards_a_year_and_new_ones_the_next() -> None:
    table = game(cities=SETTLED)
    play(table, "gold", "pass", "gold", "pass", "gold", "pass")
    expect_refused(table, "gold", "P3")
    assert gold(table) == [7, 1]


def test_P10_no_building_is_taken_down_at_will() -> None:
    table = game(cities=[city(0, "A5", 4, "farm A6"), city(1, "A15", 4)])
    expect_refused(table, "demolish A6", "P10", "P1")  # of the wrong kind of decision, and barred


@pytest.mark.parametrize("text", ["place A10", "forfeit", "wish A5 health", "starve A5", "done"])
def test_P1_other_decisions_are_not_for_politics(text: str) -> None:
    table = game(cities=SETTLED)
    assert table.why_not(text) is not None
    assert text not in choices(table)


def paid(gold_: int, *cards: str | None, deck: list[str] | None = None) -> Game:
    return game(
        cities=SETTLED,
        players=[{"gold": gold_}, {}],
        display=cards,
        politics={"deck": deck if deck is not None else ["rich_harvest", "closeness"]},
    )


def test_P11_a_card_must_be_on_display() -> None:
    table = paid(9, "palace")
    for text in (
        "hospital A6",
        "master_builder farm A6",
        "golden_times A5 1",
        "bread_and_circuses A6 1",
        "rich_harvest A6",
        "closeness all",
    ):
        expect_refused(table, text, "P11")


def test_P11_its_place_is_filled_from_the_deck_at_once() -> None:
    table = paid(1, "hospital", "palace", "hospital")
    events = table.play("palace A6")
    assert display(table)[:3] == ["hospital", "rich_harvest", "hospital"]
    assert table.state.deck == ("closeness",)
    (drawn,) = happened(events, "drawn")
    assert (drawn.rule, drawn.card, drawn.amount) == ("P11", "rich_harvest", 2)
    player = table.state.players[0]
    assert [(card.card, card.passed) for card in player.face_down] == [("palace", False)]
    assert (player.cards_played, player.action_cards) == (1, 3)
    assert table.state.discard == ()


@pytest.mark.parametrize(
    ("card", "text", "price"),
    [
        ("palace", "palace A6", 1),
        ("hospital", "hospital A6", 1),
        ("cathedral", "cathedral A6", 3),
        ("university", "university A6", 3),
        ("master_builder", "master_builder farm A6", 1),
        ("master_builder", "master_builder palace A6", 2),
        ("master_builder", "master_builder cathedral A6", 4),
        ("golden_times", "golden_times A4 2", 2),
        ("golden_times", "golden_times A4 3", 5),
        ("bread_and_circuses", "bread_and_circuses A5 2", 2),
        ("bread_and_circuses", "bread_and_circuses A5 3", 5),
        ("closeness", "closeness all", 2),
    ],
)
def test_P11_a_card_that_cannot_be_paid_may_not_be_taken(card: str, text: str, price: int) -> None:
    def with_gold(amount: int) -> Game:
        return game(
            cities=[city(0, "A4", 4, "market A3", "statue A5"), city(1, "A15", 4)],
            players=[{"gold": amount}, {}],
            display=[card],
        )

    expect_allowed(with_gold(price), text)
    expect_refused(with_gold(price - 1), text, "P11")
    rich = with_gold(price)
    play(rich, text)
    assert gold(rich)[0] == 0


def test_P11_a_card_that_cannot_be_carried_out_may_not_be_taken() -> None:
    # No surplus citizen, no farm, no service: nothing of this can be done.
    table = game(
        cities=[city(0, "A5", 1), city(1, "A15", 4)],
        players=[{"gold": 9}, {}],
        display=["palace", "rich_harvest", "bread_and_circuses"],
    )
    assert sorted(choices(table)) == [
        "build market A4",
        "build market A6",
        "gold",
        "pass",
    ]


def test_P11_what_a_card_yields_does_not_matter() -> None:
    table = game(
        BARE,
        cities=[city(0, "A5", 3, "farm A6"), city(1, "A15", 4)],
        display=["rich_harvest"],
    )
    expect_allowed(table, "rich_harvest A6")


def test_P12_the_discard_becomes_a_new_deck_when_a_card_is_to_be_drawn() -> None:
    table = game(
        cities=SETTLED,
        display=["golden_times", "closeness"],
        politics={"deck": ["palace"], "discard": ["hospital", "hospital", "cathedral"]},
    )
    events = table.play("golden_times A5 1")
    assert happened(events, "reshuffled") == []
    assert display(table)[:2] == ["palace", "closeness"]
    events = table.play("pass")
    (shuffled,) = happened(events, "reshuffled")
    assert (shuffled.rule, shuffled.amount) == ("P12", 3)
    state = table.state
    assert state.discard == ()
    drawn = state.players[1].face_down[0].card
    assert sorted([drawn, *state.deck]) == ["cathedral", "hospital", "hospital"]


def test_P12_without_any_card_a_pass_takes_none_and_the_display_stays_short() -> None:
    table = game(
        cities=SETTLED, display=["closeness", "palace"], politics={"deck": [], "discard": []}
    )
    events = table.play("closeness 2 3")
    assert display(table)[:2] == [None, "palace"]
    assert happened(events, "drawn") == []
    (passed,) = happened(table.play("pass"), "passed")
    assert passed.amount == 0
    assert table.state.players[1].face_down == ()
    assert table.state.players[1].cards_played == 1


def punished(**more: Any) -> Game:
    """Player 0 has starved last year."""
    return game(
        cities=SETTLED,
        display=["golden_times", "closeness"],
        players=[{"penalty": True, "gold": 2}, {}],
        year=2,
        **more,
    )


def test_P19_the_first_turn_is_a_lost_action_card() -> None:
    table = punished()
    assert deciding(table) == (0, "penalty")
    assert choices(table) == ["forfeit"]
    for text in ("pass", "gold", "build farm A6", "golden_times A5 1", "closeness all"):
        expect_refused(table, text, "P19")
    events = table.play("forfeit")
    player = table.state.players[0]
    assert (player.action_cards, player.cards_played, player.penalty) == (2, 1, False)
    (event,) = happened(events, "forfeited")
    assert (event.rule, event.player) == ("P19", 0)
    assert deciding(table) == (1, "turn")


def test_P19_four_plays_are_left_two_of_them_action_cards() -> None:
    table = punished()
    play(table, "forfeit", "pass", "gold", "pass", "gold", "pass")
    expect_refused(table, "gold", "P3")
    play(table, "golden_times A5 1", "pass", "pass", "pass")
    assert table.phase == "reveal_voice"
    player = table.state.players[0]
    assert (player.cards_played, player.action_cards, len(player.face_down)) == (5, 0, 2)


def test_P19_forfeit_is_for_those_who_starved_only() -> None:
    table = game(cities=SETTLED)
    expect_refused(table, "forfeit", "P19")


def test_P19_the_penalty_waits_for_the_players_own_first_turn() -> None:
    table = punished(start_player=1)
    assert deciding(table) == (1, "turn")
    play(table, "gold")
    assert deciding(table) == (0, "penalty")
