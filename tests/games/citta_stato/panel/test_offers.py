"""What can be chosen: a turn by colours with its prices, stand-ins, answers, cubes by colours."""

from itertools import islice

from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.panel.offers import offers
from tests.contract.games import BOXES, played, starts
from tests.games.citta_stato.panel.table import asked, choices, click, moves, panel, play, view
from tests.games.citta_stato.support import seat

RICH = "YYWGGOOBPP"


def test_a_turn_has_a_row_for_each_colour_with_what_the_next_action_costs() -> None:
    table = panel(seat(cubes="YYWP", actions=1))
    groups = view(table)["groups"]
    assert [group["key"] for group in groups] == [*COLOURS, "end"]
    prices = view(table)["turn"]["prices"]
    assert {colour: price["price"] for colour, price in prices.items()} == dict.fromkeys(COLOURS, 2)
    payable = {colour for colour, price in prices.items() if price["payable"]}
    assert payable == {"yellow"}
    # The rules: W counts as Y or G (T3).
    assert prices["green"]["text"] == "Green: costs 2, you have 0 and 1 white as stand-ins; too few"


def test_each_cell_says_in_a_few_letters_what_it_brings() -> None:
    table = panel(seat(cubes=RICH, tracks={"yellow": 2, "orange": 1}))
    cells = view(table)["turn"]["cells"]
    assert (cells["fleet"]["brief"], cells["fleet"]["sign"]) == ("2", "ship")
    assert cells["war"]["brief"] == "−1"
    assert cells["use yellow"]["brief"] == "Barcelona"
    assert cells["upgrade yellow"]["brief"] == "→3"
    assert cells["burn orange"]["brief"] == "1 point"
    assert {cell["column"] for cell in cells.values()} == {"city", "use", "burn", "upgrade"}


def test_what_is_not_possible_says_why() -> None:
    table = panel(seat(cubes="Y", tracks={"yellow": 4}), present={"yellow": ""})
    cards = choices(table)
    assert cards["fleet"]["enabled"]
    reasons = {key: card["reason"]["rule"] for key, card in cards.items() if not card["enabled"]}
    assert reasons["use yellow"] == "C1"
    assert reasons["upgrade yellow"] == "U1"
    assert reasons["guilds"] == "T2"
    assert reasons["republic"] == "A5"


def test_stand_ins_are_asked_about_only_where_they_exist_and_none_is_usual() -> None:
    table = panel(seat(cubes="YYWW", actions=1))
    click(table, "choose", choice="fleet")
    assert asked(table) == {"wild": [0, 1, 2]}
    assert view(table)["preview"]["action"] == "fleet"
    click(table, "pick", facet="wild", value=2)
    assert view(table)["preview"]["title"] == "Merchant fleet, for 2 white"
    click(table, "confirm")
    assert moves(table) == ["fleet wild 2"]
    plain = panel(seat(cubes="YY", actions=1))
    click(plain, "choose", choice="fleet")
    assert asked(plain) == {}
    # Where yellow does not suffice, as few stand-ins as can be.
    short = panel(seat(cubes="YWW", actions=1))
    click(short, "choose", choice="fleet")
    assert (asked(short), view(short)["preview"]["action"]) == ({"wild": [1, 2]}, "fleet wild 1")


def test_a_disc_a_scheme_and_a_trade_are_asked_after_their_action() -> None:
    table = panel(seat(cubes=RICH, tracks={"purple": 3}, banners="YGOPPPP"), used=[True] * 1)
    click(table, "choose", choice="war")
    assert asked(table) == {"disc": [0, 1, 2, 3, 4, 5]}
    assert view(table)["preview"] is None
    click(table, "choose", choice="republic")
    assert asked(table) == {"what": ["purple", "four"]}
    click(table, "choose", choice="politics")
    levels = view(table)["questions"][0]["options"]
    assert [option["enabled"] for option in levels][-1] is False
    assert levels[-1]["reason"]["rule"] == "A6"


def test_few_choices_of_cubes_are_a_list_and_many_are_made_colour_by_colour() -> None:
    few = panel(seat(cubes="PP", bag="YYGGO", tracks={"purple": 1}))
    play(few, "politics")
    assert len(choices(few)) > 1
    assert all(key.startswith("keep ") for key in choices(few))
    many = panel(seat(cubes="PP", bag="YYYWWGGOOBPP", tracks={"purple": 1}))
    play(many, "politics")
    assert choices(many) == {}
    assert asked(many) == {"yellow": [0, 1, 2, 3]}
    for facet, value in {"yellow": 1, "white": 0, "green": 2}.items():
        click(many, "pick", facet=facet, value=value)
    click(many, "pick", facet="orange", value=1)
    assert view(many)["preview"]["action"] == "keep yellow green green orange"
    # Another first answer leaves what still fits.
    click(many, "pick", facet="yellow", value=2)
    click(many, "confirm")
    assert moves(many)[-1] == "keep yellow yellow green green"


def test_every_answer_has_a_name_in_every_kind_of_question() -> None:
    kinds = set()
    for seed in range(2):
        *_, start = starts("cittastato", seed)
        for state, action, _ in islice(played(start, seed), 300):
            if action is None or state.choice == "turn":
                continue
            showing = BOXES["cittastato"].panel.showing
            seen = state.seen_by(state.decision.player)
            kinds.add(state.choice)
            for offer in offers(seen):
                assert showing.offer_label(seen, offer).text, offer
    assert len(kinds) > 10
