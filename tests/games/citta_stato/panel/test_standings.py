"""What would count if the game ended now, and why; solo games; the drawer of tables."""

from lacitta_nb.panels.commands.guide import opened
from lacitta_nb.panels.showing import showing_of
from tests.games.citta_stato.panel.table import alone, click, panel, play, refused, view
from tests.games.citta_stato.support import seat


def why(table: object, place: int = 0) -> str:
    return str(view(table)["players"][place]["why"])  # type: ignore[arg-type]


def test_why_a_score_counts_is_told_in_words() -> None:
    # 19 and 2, the wrong form: 2. 14 and 3, three crowns of three signs: 14 (section 6).
    outside = panel(seat(points=19, second=2, marker=3, republic="doge"), seated={1: "random"})
    assert why(outside).endswith("so the lower score counts: 2.")
    inside = panel(
        seat(points=14, second=3, marker=6, republic="oligarchy", crowns=3), seated={1: "random"}
    )
    assert why(inside) == (
        "The marker stands in the zone of its republic card, with 3 crowns for 3 crown signs, "
        "so the higher score counts: 14."
    )
    few = panel(
        seat(points=17, second=10, marker=6, republic="oligarchy", crowns=1), seated={1: "random"}
    )
    assert "1 crown is too few for 2 crown signs, so the lower score counts: 10." in why(few)
    assert "hidden" in why(few, 1)


def test_how_one_stands_is_told_while_nothing_is_chosen() -> None:
    table = panel(seat(cubes="YY", republic="doge"), seated={1: "random"})
    assert len(view(table)["now"]) == 1
    click(table, "choose", choice="fleet")
    assert view(table)["now"] == []


def test_a_solo_game_tells_what_is_required_and_each_objective() -> None:
    table = alone(scenario=1, number=2, human=seat(cubes="WB", points=19, second=19))
    solo = view(table)["solo"]
    assert solo["title"] == "Calm Sea (scenario 1), game 2"
    assert solo["reached"]
    assert [goal["met"] for goal in solo["goals"]] == [True, False]
    assert view(table)["players"][0]["gauge"]["need"] == 19
    assert view(table)["now"][1:] == [
        "✓ a white and a black cube in the supply",
        "✗ the purple track on its last space",
    ]
    assert solo["brief"] == "Now 19 of 19 · objectives 1 of 2"
    assert view(panel())["solo"] is None


def test_the_ghost_is_played_on_the_board() -> None:
    table = alone(human=seat(cubes="OO"), ghost="YWGOBP")
    play(table, "burn orange")
    assert "ghost" in [line["kind"] for line in view(table)["happened"]]
    assert table.session.acting.replayed[0] == "actions"


def test_what_the_ghost_did_stands_under_since_your_turn() -> None:
    table = alone(human=seat(cubes="OO"), ghost="YWGOBP")
    play(table, "burn orange")
    (since,) = view(table)["since"]
    assert since["text"].startswith("The ghost drew ")
    assert since["seat"] == 1


def test_the_guide_goes_on_from_turn_to_turn() -> None:
    table = alone(human=seat(cubes="OOOO"), ghost="YWGOBP")
    table.session = opened(table.session)
    assert view(table)["guide"]["step"] == 1
    click(table, "choose", choice="war")
    assert view(table)["guide"]["text"].startswith("It still asks something")
    click(table, "pick", facet="disc", value=1)
    assert "Confirm plays it" in view(table)["guide"]["text"]
    click(table, "confirm")
    assert view(table)["guide"]["step"] == 3
    play(table, "burn orange")
    assert view(table)["guide"]["step"] == 4
    click(table, "space", space="present.green")
    assert view(table)["guide"] is None


def test_a_solo_game_begins_from_the_form_with_one_name() -> None:
    table = panel(seat())
    click(
        table, "new", names=["Rosa"], seed="3", seats=["person"], scenario="2", game="3", bonus="2"
    )
    click(table, "yes") if table.session.asked else None
    state = table.game.state
    assert (state.table.scenario, state.table.game, state.players[0].crowns) == (2, 3, 2)
    assert not table.dispatch(
        {"do": "new", "names": ["Rosa"], "seed": "3", "seats": ["person"], "scenario": "9"}
    ).ok
    five = [f"Player {n}" for n in range(1, 6)]
    click(table, "new", names=five, seed="3", seats=["person"] * 5, expansion="yes")
    assert len(table.game.players) == 5


def test_the_tables_travel_while_their_drawer_is_open_and_mark_what_is_ours() -> None:
    table = panel()
    assert view(table)["tables"] is None
    click(table, "drawer", name="tables")
    tables = {one["key"]: one["rows"] for one in view(table)["tables"]}
    yellow = {row["name"]: row for row in tables["cards-yellow"]}
    assert yellow["Barcelona"]["ours"]
    black = {row["name"]: row for row in tables["cards-black"]}
    assert not black["Republican Thought"]["ours"]
    assert len(tables["tracks"]) == 4
    assert len(tables["cities"]) == 6
    assert len(tables["schemes"]) == 6


def test_the_form_asks_what_means_something_with_so_many_players() -> None:
    form = view(panel(seat()))["files"]["form"]
    seats = {field["name"]: field["seats"] for field in form["fields"]}
    assert seats == {
        "expansion": [2, 3, 4, 5],
        "declining": [],
        "scenario": [1],
        "game": [1],
        "bonus": [1],
    }


def test_five_players_are_told_what_to_click() -> None:
    five = [f"Player {n}" for n in range(1, 6)]
    said = refused(panel(), "new", names=five, seed="3", seats=["person"] * 5, expansion="no")
    assert said == "5 players need the expansion: set Expansion to “yes”."


def test_the_signs_are_explained_as_the_picture_explains_them() -> None:
    seen = panel().session.seen
    signs = dict(showing_of(seen).signs(seen))
    assert "your city’s port" in signs["anchor"]
    assert {"all pawn", "pawn", "medal", "medal 1, 2", "? ×3"} <= set(signs)


def test_crowns_that_are_not_held_are_said_to_lie_elsewhere() -> None:
    table = panel(
        seat(points=14, second=3, marker=6, republic="oligarchy_crowns", crowns=1),
        seated={1: "random"},
    )
    assert "crowns (1 held, " in why(table)
    assert " on the republic card) for 3 crown signs" in why(table)
    held = panel(seat(points=14, second=3, marker=6, republic="oligarchy", crowns=3))
    assert "held" not in why(held)
