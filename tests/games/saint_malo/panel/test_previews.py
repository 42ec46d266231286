"""What confirming would change, what is to be feared, and how everybody stands."""

from lacitta_nb.games.saint_malo.city import NUMBER
from tests.games.saint_malo.panel.table import MERCHANT, click, effects, panel, view
from tests.games.saint_malo.support import seat


def test_a_merchant_brings_coins_and_swords_mark_a_box() -> None:
    table = panel(dice=MERCHANT)
    click(table, "choose", choice="use merchant", space="C3")
    # 3 + 4 coins; every 2 coins are a point, and 2 logs: 1 + 2 = 3 before, 3 + 2 = 5 after.
    assert effects(table) == {
        "Coins 3 → 7": "good",
        "If the game ended today: 3 → 5": "good",
        "At the end of the turn 1 box is marked.": "",
    }


def test_what_is_confirmed_is_told_in_one_line() -> None:
    table = panel(seat(logs=3, coins=9), dice="wall wall head head head")
    told = {}
    for choice, space in (("use merchant", "C3"), ("use wall 1", "A2"), ("use wall 3", "A2")):
        click(table, "choose", choice=choice, space=space)
        told[choice] = view(table)["preview"]["title"]
    assert told == {
        "use merchant": "A merchant at C3",
        "use wall 1": "A wall at A2",
        "use wall 3": "3 walls at A2, 2 more to follow",
    }
    click(table, "confirm")
    click(table, "space", space="A3")
    click(table, "space", space="A4")
    assert view(table)["preview"]["title"] == "2 walls at A3 and A4"


def test_turned_dice_are_paid_for() -> None:
    table = panel(dice="head head log log log")
    click(table, "choose", choice="use merchant", space="C3")
    assert effects(table)["Coins 3 → 5"] == "good"


def test_completing_a_side_and_breaking_one_are_told() -> None:
    table = panel(seat(wall="G2 G3 G4 G5"), dice="wall log log log log")
    click(table, "choose", choice="use wall 1", space="G6")
    assert {
        "Points 0 → 3": "good",
        "Defence 0 → 2": "good",
        "The bottom side is complete.": "good",
    }.items() <= effects(table).items()
    table = panel(dice="head log log log log")
    click(table, "choose", choice="use citizen", space="A3")
    assert effects(table)["The top side is broken for good."] == "bad"


def test_a_city_that_would_be_full_is_told_with_its_points() -> None:
    filled = [name for name in NUMBER if name not in ("B2", "B3", "C2", "D2", "D4")]
    table = panel(seat(citizen=" ".join(filled)), dice="head log log log log")
    click(table, "choose", choice="use citizen", space="D4")
    assert effects(table)["Your city is full: 5 points in the end."] == ""


def test_the_attacks_that_follow_are_told_with_the_defence_after_the_action() -> None:
    dice = "head head log swords swords"
    table = panel(seat(name="Anna"), seat(name="Bruno"), dice=dice, boxes=3)
    click(table, "choose", choice="use nothing")
    assert effects(table)["Attack of 1: Anna and Bruno lose a cannon each."] == "bad"
    click(table, "choose", choice="use soldier", space="D4")
    assert effects(table)["Attack of 1: Bruno loses a cannon."] == ""
    click(table, "confirm")
    assert [player.cannons_lost for player in table.game.state.players] == [0, 1]


def test_stopping_tells_which_boxes_swords_will_mark() -> None:
    table = panel(dice="head head log swords swords", rolls=2)
    click(table, "choose", choice="stop")
    assert effects(table) == {"At the end of the turn 2 boxes are marked.": ""}


def test_of_dice_that_are_rolled_only_the_odds_are_told() -> None:
    table = panel(dice="head head log wall swords", rolls=2)
    click(table, "choose", choice="keep head head")
    # Rule page, section 7: two shown, three wanted, one roll: 42.13 %. Four: 3 * 25 + 1 of 216.
    assert effects(table) == {
        "1 roll is left.": "",
        "At least 3 heads in the end: 42%": "",
        "At least 4 heads in the end: 7%": "",
    }
    click(table, "choose", choice="keep log wall head head")
    # One die alone: 1 in 6.
    assert effects(table)["At least 3 heads in the end: 17%"] == ""
    assert "At least 4 heads in the end: 3%" not in effects(table)


def test_danger_is_red_when_the_attack_is_near_and_good_when_what_is_chosen_holds() -> None:
    far = panel(dice="head log log log log", boxes=0)
    assert view(far)["danger"]["tone"] == ""
    near = panel(dice="head head log wall swords", boxes=3)
    assert view(near)["danger"]["tone"] == "bad"
    assert view(near)["danger"]["text"] == (
        "The next attack has strength 1, your defence is 0: that costs you a cannon, −5 points. "
        "It comes at the end of this turn."
    )
    click(near, "choose", choice="use soldier", space="D4")
    assert view(near)["danger"]["text"] == "You hold the next attack: defence 1 of 1."
    assert view(near)["danger"]["tone"] == "good"


def test_the_strip_tells_points_coins_logs_cannons_and_defence_against_the_next_attack() -> None:
    table = panel(
        seat(points=7, coins=5, logs=1, cannons_lost=1, soldier="D4 E5"), dice=MERCHANT, boxes=9
    )
    one = view(table)["players"][0]
    facts = {fact["title"]: fact["text"] for fact in one["facts"]}
    # 7 points, 5 coins are 2, a log is 1, a lost cannon takes 5.
    assert facts == {"Today": "5", "Points": "7", "Coins": "5", "Logs": "1", "Cannons lost": "1"}
    assert one["gauge"] == {
        "have": 2,
        "need": 6,
        "label": "Defence 2 against the next attack of 6",
        "short": True,
        "sign": "shield",
        "need_sign": "",
    }
    assert one["lights"].split()[0] == "A2"
    assert view(table)["players"][1]["lights"] == ""


def test_the_head_tells_the_next_attack_and_the_last_round() -> None:
    table = panel(dice=MERCHANT, boxes=6)
    assert view(table)["pirates"]["text"] == "Attack of 3 in 2 boxes"
    assert view(table)["progress"] == {"now": 2, "of": 6}
    over = panel(dice=MERCHANT, boxes=24)
    assert view(over)["pirates"]["text"] == "No more attacks"
    assert view(over)["players"][0]["gauge"] is None


def test_what_others_decided_is_told_in_short() -> None:
    table = panel(dice="log log log head swords")
    click(table, "choose", choice="use log 3")
    click(table, "confirm")
    click(table, "run")
    assert [(one["text"], one["lights"]) for one in view(table)["since"]] == [("3 logs", "")]


def test_an_action_that_changes_nothing_yet_is_told_all_the_same() -> None:
    table = panel(seat(name="Anna"), dice="crate crate log head swords", rolls=1)
    click(table, "choose", choice="stop")
    click(table, "confirm")
    assert [line["text"] for line in view(table)["happened"]] == ["Anna stopped rolling."]
    click(table, "choose", choice="use crate 2", space="C3")
    click(table, "confirm")
    told = [line["text"] for line in view(table)["happened"]]
    assert told == ["Anna chose a crate.", "Anna placed a crate at C3."]
