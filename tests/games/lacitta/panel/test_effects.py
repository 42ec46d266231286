"""What the panel says an action would change; expected values worked out by hand."""

import json

from lacitta_nb.core.errors import ruling
from lacitta_nb.games.lacitta.actions import parse_action
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.opening import load
from lacitta_nb.games.lacitta.panel.badges import badges
from lacitta_nb.games.lacitta.panel.effects import effects
from lacitta_nb.games.lacitta.panel.offers import offers
from lacitta_nb.games.lacitta.rules import public
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import panel_view
from lacitta_nb.panels.view.choices import groups_view
from lacitta_nb.texts import sentence
from tests.games.lacitta.support import city, lane
from tests.games.lacitta.support import game as table_of
from tests.panels.tables import click, politics


def told(game: Game, text: str) -> list[str]:
    found = effects(public(game.state), parse_action(text))
    return [sentence(effect.key, effect.words) for effect in found]


def test_a_farm_brings_food_and_a_new_neighbour() -> None:
    # A3 lies beside L1 (2 wheat) and L3 (1); Rosso has food for 6 and 7 citizens. From A3 to C2
    # there are two empty spaces, A4 and B2, so Blu's city becomes a neighbour (G4).
    assert told(politics(), "build farm A3") == [
        "Food 6 → 9 of 7 needed",
        "Action cards 3 → 2",
        "New neighbour of A1: Blu's C2 (culture 0, education 0, health 0)",
    ]


def test_a_market_lifts_the_limit_and_brings_a_mouth_to_feed() -> None:
    # F2 has no market yet; its citizen comes from the supply (P6), so 8 citizens eat.
    assert told(politics(), "build market F3") == [
        "Food 6 → 6 of 8 needed, 2 short",
        "Action cards 3 → 2",
        "Citizens in F2: 3 → 4",
        "Limit of F2: 5 → 8",
    ]


def test_a_school_is_compared_with_the_neighbours() -> None:
    lines = told(politics(), "build school A3")
    assert "education in A1: 0 → 1 (its neighbours: 0 at most)" in lines


def test_a_quarry_beside_the_mountain_pays_every_year() -> None:
    assert "Income 0 → 1 a year" in told(politics(), "build quarry F1")


def test_a_price_and_a_castle_with_nobody_to_spare_are_told() -> None:
    # A1 holds 4 with two buildings; with the palace and a second one nobody is left.
    game = politics(citizens=3)
    lines = told(game, "palace A3")
    assert "Gold 1 → 0" in lines
    assert any(line.startswith("Nobody to spare in A1: ") for line in lines)


def test_badges_say_what_each_space_yields() -> None:
    panel = Controller(politics())
    click(panel, "choose", choice="build farm")
    assert badges(panel.session.selection) == {"A3": "+3", "B1": "+1", "F1": "+3", "F3": "+3"}
    click(panel, "choose", choice="build quarry")
    assert badges(panel.session.selection) == {"A3": "+0", "B1": "+0", "F1": "+1", "F3": "+1"}
    click(panel, "choose", choice="palace")
    assert set(badges(panel.session.selection).values()) == {"+2"}


def test_the_view_is_the_same_whatever_the_hidden_cards_are() -> None:
    cards = ["health", "education", "education", "culture"]
    one, two = politics(), politics(voice={"cards": cards})
    for game in (one, two):
        game.play("closeness 2 4")
    shown = [json.dumps(panel_view(Controller(g).session)) for g in (one, two)]
    assert shown[0] == shown[1]


def test_the_seed_which_draws_all_that_comes_is_not_shown() -> None:
    one, two = (json.dumps(panel_view(Controller(politics(seed=seed)).session)) for seed in (5, 6))
    assert one == two


def test_choices_are_grouped_as_a_person_thinks() -> None:
    panel = Controller(politics())
    groups = {g["key"]: [c["key"] for c in g["choices"]] for g in groups_view(panel.session)}
    assert groups["action_card"][:3] == ["gold", "found", "build farm"]
    assert set(groups["political_card"]) == {
        *("cathedral", "palace", "bread_and_circuses", "golden_times", "closeness"),
        *("rich_harvest", "master_builder"),
    }
    assert groups["other"] == ["pass"]


def test_every_greyed_choice_has_a_rule() -> None:
    for game in (politics(), politics(citizens=2), politics(gold=0, year=6)):
        for choice in offers(public(game.state)):
            assert bool(choice.actions) != (choice.refusal is not None), choice.key


def test_the_most_telling_reason_is_given() -> None:
    # Nobody to spare in A1 (2 citizens, castle and market); F2 has one to spare but no lake.
    game = politics(citizens=2)
    found = {c.key: c.refusal for c in offers(public(game.state))}
    fountain = found["build fountain"]
    assert fountain is not None
    assert (fountain.rule, fountain.key) == ("P5", "no-surplus")


def test_what_forbids_a_choice_everywhere_comes_before_what_is_wrong_with_one_space() -> None:
    # Without gold no lake would help, and no distance to another city.
    found = {c.key: c.refusal for c in offers(public(politics(gold=0).state))}
    for card, price in (("cathedral", 3), ("palace", 1)):
        refusal = found[card]
        assert refusal is not None
        assert (refusal.rule, refusal.key, refusal.words["price"]) == ("P11", "too-dear", price)


def test_the_example_is_the_space_nearest_to_legal() -> None:
    # Beside the castle at A5 lie A4 with a lake, which touches the farm at A3, and A6 without one.
    # Beside A15, whose castle can spare nobody, no space has a lake: both are farther from legal.
    settled = [city(1, "A2", 3, "farm A3"), city(0, "A5", 3), city(0, "A15", 1)]
    table = table_of(lane(30, above=[("lake", 3, 4)]), cities=settled)
    refusal = {c.key: c.refusal for c in offers(public(table.state))}["build fountain"]
    assert refusal is not None
    assert (refusal.rule, refusal.words["space"]) in {("P7", "A4"), ("P8", "A6")}


def test_what_holds_everywhere_is_said_of_no_single_place() -> None:
    # Castles, a market: no farm, and nothing that offers a service. In A1 castle and market hold
    # both citizens; F2 with one citizen has none to spare either.
    position = politics(citizens=2, gold=5).position()
    position["cities"][2]["citizens"] = 1
    found = {c.key: c.refusal for c in offers(public(load(position).state))}
    for offer, key in (
        ("bread_and_circuses", "nothing-offers"),
        ("rich_harvest", "no-farm"),
        ("build school", "no-surplus-anywhere"),
    ):
        refusal = found[offer]
        assert refusal is not None
        assert (refusal.key, refusal.words) == (key, {})
        assert ruling(refusal, "lacitta").text


def test_golden_times_without_room_name_no_single_city() -> None:
    # Without market and water a city holds 5 at most (G5).
    position = politics(gold=5).position()
    position["cities"][0]["citizens"] = position["cities"][2]["citizens"] = 5
    position["cities"][0]["buildings"] = {"A2": "statue"}
    refusal = {c.key: c.refusal for c in offers(public(load(position).state))}["golden_times"]
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("P16", "no-room-anywhere")
