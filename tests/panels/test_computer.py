"""Computer players on the panel: who sits where, and moves that are explained."""

import json

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.actions import Action, parse_action
from lacitta_nb.games.lacitta.opening import new_game
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import announcement, board_view, drawn_events, panel_view
from lacitta_nb.players import GreedyPlayer, Reason
from tests.panels.minds import Scripted
from tests.panels.tables import click, politics


def test_seats_are_given_by_name_and_number() -> None:
    panel = Controller(politics(), seats={"Blu": "greedy", 0: "person"})
    assert [seat.kind for seat in panel.session.sitters] == ["person", "greedy"]
    own = Scripted(Action("gold"))
    panel = Controller(politics(), seats={0: own, 1: "search 7"})
    assert [seat.kind for seat in panel.session.sitters] == ["own", "search 7"]
    kinds = [dict(seat["kinds"]) for seat in panel_view(panel.session)["seats"]["seats"]]
    assert kinds[0]["own"] == "own player Scripted"
    assert kinds[1]["search 7"] == "searching, 7 playouts"


@pytest.mark.parametrize("seats", [{"Verde": "greedy"}, {2: "greedy"}])
def test_a_seat_of_nobody_is_refused(seats: dict[int | str, str]) -> None:
    with pytest.raises(lc.NotFound):
        Controller(politics(), seats=seats)


@pytest.mark.parametrize("chosen", ["gredy", "search 0", "search -1", "own", None, 3, GreedyPlayer])
def test_what_is_no_player_is_refused(chosen: object) -> None:
    with pytest.raises(lc.BadSetting, match=r"take a seat|is a class, and no player"):
        Controller(politics(), seats={0: chosen})  # type: ignore[dict-item]


def test_a_seat_changes_in_the_middle_of_a_game() -> None:
    panel = Controller(politics())
    assert panel_view(panel.session)["groups"]
    click(panel, "seat", seat=0, kind="greedy")
    assert panel_view(panel.session)["groups"] == []
    assert board_view(panel.session)["badges"] == {}
    assert panel_view(panel.session)["players"][0]["computer"] == "computer: greedy"
    click(panel, "seat", seat=0, kind="person")
    assert panel_view(panel.session)["groups"]


def test_a_new_game_seats_who_was_chosen_and_a_loaded_one_keeps_the_same_players() -> None:
    panel = Controller(politics())
    words = {"edition": "classic", "setup": "beginner", "board": "toscana", "seed": "1"}
    click(panel, "new", names=["A", "B"], seats=["person", "random"], **words)
    assert [seat.kind for seat in panel.session.sitters] == ["person", "random"]
    click(panel, "upload", text=new_game(players=["A", "B"], seed=2).code())
    assert [seat.kind for seat in panel.session.sitters] == ["person", "random"]
    click(panel, "upload", text=new_game(players=["A", "C", "D"], seed=2).code())
    assert [seat.kind for seat in panel.session.sitters] == ["person"] * 3


def test_a_step_makes_the_computer_players_move_and_says_why() -> None:
    panel = Controller(politics(), seats={0: "greedy"})
    assert panel_view(panel.session)["step"]["label"] == "Step: Rosso's move"
    click(panel, "drawer", name="log")
    click(panel, "step")
    move = panel.game.moves[0]
    assert move == GreedyPlayer().choose(politics().state.seen_by(0))
    shown = panel_view(panel.session)
    assert set(board_view(panel.session)["fresh"]) == {move.space} - {""}
    assert [line["kind"] for line in shown["happened"]][:2] == ["built", "why"]
    assert shown["happened"][1]["text"].startswith("Why: It ")
    assert shown["log"]["lines"][-len(shown["happened"]) :] == shown["happened"]
    click(panel, "undo")
    assert panel_view(panel.session)["happened"] == []


def test_nobody_moves_for_a_computer_player() -> None:
    panel = Controller(politics(), seats={0: "greedy"})
    click(panel, "space", space="A3")
    assert panel_view(panel.session)["space"]["choices"] == []
    assert not panel.dispatch({"do": "confirm"}).ok
    assert not panel.dispatch({"do": "choose", "choice": "gold"}).ok
    assert panel.game.moves == []


def test_the_words_about_a_move_give_nothing_away_that_only_its_player_knows() -> None:
    told = []
    for cards in (["health", "culture", "culture", "health"], ["health", "education"] * 2):
        game = politics(voice={"cards": cards})
        game.play("closeness 2 3")
        game.play("gold")
        panel = Controller(game, seats={0: Scripted(parse_action("build school A3")), 1: "greedy"})
        click(panel, "step")
        told.append(
            json.dumps(
                [panel_view(panel.session)[key] for key in ("happened", "log", "look", "cards")]
            )
        )
    assert told[0] == told[1]


def test_cards_that_a_computer_player_looks_at_are_never_offered() -> None:
    panel = Controller(politics(), seats={0: Scripted(parse_action("closeness 2 3"))})
    click(panel, "step")
    assert panel.game.players[0].seen == (2, 3)
    assert panel.session.curtain is None
    assert panel_view(panel.session)["look"]["players"] == []
    assert {card["service"] for card in panel_view(panel.session)["cards"]["voice"][1:]} == {""}


def test_a_player_of_ones_own_gives_its_own_reasons_or_none() -> None:
    panel = Controller(politics(), seats={0: Scripted(Action("gold"))})
    click(panel, "step")
    assert panel_view(panel.session)["happened"][-1]["text"] == "Why: It gives no reasons."


def test_a_player_that_cannot_explain_its_move_is_named() -> None:
    class Mute(Scripted):
        def explain(self, view: State, action: Action) -> list[Reason]:
            raise KeyError(action.kind, view.phase)

    panel = Controller(politics(), seats={0: Mute(Action("gold"))})
    result = panel.dispatch({"do": "step"})
    assert result.notice is not None
    assert (
        "Rosso's player Mute made a mistake: KeyError: ('gold', 'politics')" in result.notice.text
    )
    assert "explain" in result.notice.trace
    assert panel.game.moves == []


def told(panel: Controller) -> list[tuple[str, int]]:
    """What kinds of lines are told, and of whom; -1 for reasons. New cards are told beside them."""
    happened = panel_view(panel.session)["happened"]
    return [(line["kind"], line["player"]) for line in happened if line["kind"] != "drawn"]


def test_what_happened_goes_back_to_the_persons_last_turn() -> None:
    game = new_game(["Anna", "Bruno", "Clara"], seed=2000)
    game.run()
    panel = Controller(game, seats={"Bruno": "greedy", "Clara": "greedy"})
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    assert told(panel) == [("gold", 0)]
    click(panel, "step")
    ((_, first), (why, _)) = told(panel)
    assert (first, why) == (1, "why")
    click(panel, "step")
    assert [who for _, who in told(panel)] == [1, -1, 2, -1]
    # The spaces of both are marked on the board, and what both did is drawn.
    moves = [move for move in panel.game.moves[1:] if move.space]
    over = board_view(panel.session)
    assert {move.space for move in moves} <= set(over["fresh"])
    assert {event.player for event in drawn_events(panel.session)} >= {1, 2}
    # Read out is only what is new.
    said = announcement(panel.session, panel_view(panel.session))
    assert "Clara" in said
    assert "Bruno" not in said
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    assert told(panel) == [("gold", 0)]


def test_played_by_itself_the_phases_between_are_told_as_well() -> None:
    panel = Controller(politics(phase="income", citizens=3), seats={1: "greedy"})
    click(panel, "play")
    while panel_view(panel.session)["auto"]["wait"] is not None:
        click(panel, "tick", ticket=panel_view(panel.session)["auto"]["ticket"])
    # Nobody earns anything, all four cities grow: two quiet phases, told in one line.
    (line,) = panel_view(panel.session)["happened"]
    assert line["text"] == "Year 1 begins: nobody earned gold, 4 citizens came."
    click(panel, "drawer", name="log")
    kinds = [line.get("kind") for line in panel_view(panel.session)["log"]["lines"]]
    assert kinds == [None, "nothing", None, *["grew"] * 4]
