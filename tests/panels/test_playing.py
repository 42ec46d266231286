"""A panel that plays by itself: its pace, Stop, undo, errors and interrupts; on both panels."""

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import ipywidgets
import pytest
from jupyter_client.manager import start_new_kernel

from lacitta_nb.games.lacitta.actions import Action, parse_action
from lacitta_nb.games.lacitta.opening import load, new_game
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels import show
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.paint.widgets import Panel
from lacitta_nb.panels.view import panel_view
from lacitta_nb.players import GreedyPlayer
from tests.panels.minds import Scripted, Slow
from tests.panels.tables import click, politics

SLEEPING = """
import time
import lacitta_nb as lc

class Sleeper:
    def choose(self, view):
        time.sleep(60)

game = lc.new_game(["Anna", "Bruno"], seed=1)
game.run()
panel = lc.show(game, seats={0: Sleeper(), 1: Sleeper()})
print(panel.comm.comm_id)
"""


def tick(panel: Controller) -> None:
    click(panel, "tick", ticket=panel_view(panel.session)["auto"]["ticket"])


def left_alone(panel: Controller, pieces: int = 5000) -> None:
    """Ask for the next piece as often as the page would."""
    for _ in range(pieces):
        auto = panel_view(panel.session)["auto"]
        if auto["wait"] is None:
            return
        click(panel, "tick", ticket=auto["ticket"])
    raise AssertionError("it never comes to rest")


def test_the_panel_plays_until_a_person_decides_and_goes_on_afterwards() -> None:
    panel = Controller(politics(), seats={"Blu": "greedy"})
    click(panel, "play")
    assert panel_view(panel.session)["auto"]["wait"] is None
    assert panel_view(panel.session)["auto"]["text"] == "Playing; Rosso decides."
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    left_alone(panel)
    assert len(panel.game.moves) == 2
    assert panel.session.computer is None
    assert panel.session.play.running


def test_what_is_refused_does_not_stop_it() -> None:
    panel = Controller(politics(), seats={"Blu": "greedy"})
    click(panel, "play")
    for refused in ({"do": "confirm"}, {"do": "redo", "to": "one"}, {"do": "pace", "pace": "?"}):
        assert not panel.dispatch(refused).ok
        assert panel.session.play.running, refused
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    assert not panel.dispatch({"do": "confirm"}).ok, "it is not a person's turn"
    left_alone(panel)
    assert len(panel.game.moves) == 2


def test_computer_players_play_a_game_to_its_end() -> None:
    panel = Controller(new_game(players=2, seed=4), seats={0: "greedy", 1: "random"})
    click(panel, "pace", pace="at-once")
    click(panel, "play")
    left_alone(panel)
    assert panel.game.over
    assert not panel.session.play.running
    assert panel_view(panel.session)["scores"]


def test_after_the_end_there_is_nothing_to_play_by_itself() -> None:
    game = new_game(2, board="lezione", seed=1)
    panel = Controller(game, seats={0: "random", 1: "random"})
    click(panel, "play")
    left_alone(panel)
    assert panel.game.over
    click(panel, "play")
    assert not panel.session.play.running


def test_the_pace_is_kept() -> None:
    panel = Controller(politics(), seats={0: Scripted(Action("gold"))})
    click(panel, "pace", pace="slow")
    click(panel, "play")
    assert panel_view(panel.session)["auto"]["wait"] == 0  # thinking begins at once
    tick(panel)
    assert panel.game.moves == []
    assert 4900 <= panel_view(panel.session)["auto"]["wait"] <= 5000
    tick(panel)
    assert len(panel.game.moves) == 1


def test_stop_comes_between_two_pieces_and_nothing_more_is_played() -> None:
    slow = Slow()
    panel = Controller(politics(), seats={0: slow}, patience=0.0)
    click(panel, "play")
    for _ in range(3):
        tick(panel)
    ticket = panel_view(panel.session)["auto"]["ticket"]
    assert slow.pieces < 100
    assert panel_view(panel.session)["auto"]["text"] == "Rosso is thinking …"
    click(panel, "stop")
    assert panel_view(panel.session)["auto"]["wait"] is None
    for late in (ticket, ticket + 1):
        click(panel, "tick", ticket=late)
    assert panel.game.moves == []
    click(panel, "play")
    click(panel, "tick", ticket=ticket)
    assert panel.session.play.thought is None, "a tick from before the stop must do nothing"


def test_a_move_that_is_found_is_not_played_after_stop() -> None:
    player = Scripted(Action("gold"))
    panel = Controller(politics(), seats={0: player})
    click(panel, "play")
    tick(panel)
    assert player.asked == 1
    click(panel, "stop")
    left_alone(panel)
    assert panel.game.moves == []


def test_a_step_thinks_on_without_play_until_its_move_is_made() -> None:
    slow = Slow()
    panel = Controller(politics(), seats={0: slow}, patience=0.0)
    click(panel, "step")
    assert panel.game.moves == []
    assert panel_view(panel.session)["auto"]["wait"] == 0
    left_alone(panel)
    assert [str(move) for move in panel.game.moves] == ["gold"]
    assert slow.pieces == 100


def test_undo_stops_it() -> None:
    panel = Controller(politics(), seats={0: "greedy", 1: "greedy"})
    click(panel, "play")
    for _ in range(4):
        tick(panel)
    click(panel, "undo")
    assert not panel.session.play.running
    assert panel_view(panel.session)["auto"]["wait"] is None
    assert len(panel.game.moves) == 1
    held = "Nothing goes on by itself until you press Play."
    assert panel_view(panel.session)["back"]["text"].endswith(held)
    click(panel, "redo")
    assert held not in panel_view(panel.session)["back"]["text"]


def test_a_curtain_and_a_question_hold_it_up() -> None:
    position = politics().position()
    position["players"].append({"name": "Verde", "gold": 1})
    game = load(position)
    game.play("closeness 2 3")
    panel = Controller(game, seats={1: "greedy"})
    click(panel, "play")
    assert panel_view(panel.session)["auto"]["wait"] == 0
    click(panel, "curtain", player=0)
    assert panel_view(panel.session)["auto"]["wait"] is None
    click(panel, "hide")
    assert panel_view(panel.session)["auto"]["wait"] == 0
    panel.session = replace(panel.session, saved=game.start)
    words = {"edition": "classic", "setup": "beginner", "board": "toscana", "seed": ""}
    click(panel, "new", names=["A", "B"], **words)
    assert panel_view(panel.session)["question"]
    assert panel_view(panel.session)["auto"]["wait"] is None
    click(panel, "no")
    assert panel_view(panel.session)["auto"]["wait"] == 0


@pytest.mark.parametrize(
    ("does", "says"),
    [
        (
            ZeroDivisionError("boom"),
            "Rosso's player Scripted made a mistake: ZeroDivisionError: boom. Nothing was played",
        ),
        (KeyboardInterrupt(), "The kernel was interrupted."),
        (parse_action("build farm C3"), "chose “build farm C3”, which is not possible now: C3 do"),
        (None, "which is no action"),
        ("gold", "which is no action"),
    ],
)
def test_an_error_stops_it_and_is_shown(does: object, says: str) -> None:
    panel = Controller(politics(), seats={0: Scripted(does)})
    click(panel, "play")
    before = panel.game.state
    results = []
    for _ in range(2):
        ticket = panel_view(panel.session)["auto"]["ticket"]
        results.append(panel.dispatch({"do": "tick", "ticket": ticket}))
    assert [result.ok for result in results].count(False) == 1
    failed = next(result for result in results if not result.ok)
    assert failed.notice is not None
    assert says in failed.notice.text
    assert panel.game.state is before
    assert not panel.session.play.running
    assert panel_view(panel.session)["auto"]["wait"] is None
    click(panel, "seat", seat=0, kind="person")
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    assert len(panel.game.moves) == 1


@pytest.fixture(autouse=True)
def no_widget_is_left() -> Iterator[None]:
    before = len(ipywidgets.widgets.widget._instances)
    yield
    assert len(ipywidgets.widgets.widget._instances) == before


def sent(panel: Panel, **command: object) -> None:
    """What arrives from the page: a message, in which exceptions would vanish."""
    seq = panel.request.get("seq", 0) + 1
    data = {
        "method": "update",
        "state": {"request": {**command, "seq": seq}},
        "buffer_paths": [],
    }
    panel._handle_msg({"content": {"data": data}, "buffers": []})
    assert panel.view["seq"] == seq


def test_an_interrupt_while_a_player_thinks_leaves_a_usable_panel() -> None:
    panel = show(politics(), seats={0: Scripted(KeyboardInterrupt())})
    sent(panel, do="step")
    assert panel.view["notice"]["text"].startswith("The kernel was interrupted.")
    assert panel.view["auto"]["wait"] is None
    sent(panel, do="seat", seat=0, kind="greedy")
    sent(panel, do="step")
    assert panel.view["notice"] is None
    assert len(panel.game.moves) == 1
    panel.close()


def test_the_kernels_interrupt_ends_a_long_think() -> None:
    manager, client = start_new_kernel(kernel_name="python3")
    try:
        printed: list[str] = []

        def listen(message: dict[str, Any]) -> None:
            printed.append(message["content"].get("text", ""))

        client.execute_interactive(SLEEPING, output_hook=listen, timeout=60)
        state = {"request": {"do": "step", "seq": 1}}
        data = {"method": "update", "state": state, "buffer_paths": []}
        comm = "".join(printed).split()[-1]
        message = client.session.msg("comm_msg", {"comm_id": comm, "data": data})
        client.shell_channel.send(message)
        while client.get_iopub_msg(timeout=30)["content"].get("execution_state") != "busy":
            pass
        time.sleep(1)
        manager.interrupt_kernel()
        after = "print(panel.view['notice']['text'], len(panel.game.moves))"
        client.execute_interactive(after, output_hook=listen, timeout=30)
        assert "The kernel was interrupted. The game is as it was before. 0" in "".join(printed)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def test_a_game_that_a_cell_changed_meanwhile_gets_no_move() -> None:
    game = politics()

    class Meddler:
        def choose(self, view: State) -> Action:
            game.play("pass")
            return GreedyPlayer().choose(view)

    panel = Controller(game, seats={0: Meddler()})
    result = panel.dispatch({"do": "step"})
    assert not result.ok
    assert [str(move) for move in game.moves] == ["pass"]


def test_thinking_sends_no_new_picture() -> None:
    panel = show(politics(), seats={0: Slow()})
    panel._controller = Controller(panel.game, seats={0: Slow()}, patience=0.0)
    sent(panel, do="play")
    sent(panel, do="tick", ticket=panel.view["auto"]["ticket"])
    changed: list[str] = []
    panel.observe(lambda change: changed.append(change["name"]), names=list(panel.keys))
    sent(panel, do="tick", ticket=panel.view["auto"]["ticket"])
    assert set(changed) == {"request", "heard", "view"}
    panel.close()


def test_the_panel_of_lists_seats_computer_players_and_steps_them() -> None:
    panel = show(politics(), painter="matplotlib", seats={"Rosso": "search 8"})
    before = len(ipywidgets.widgets.widget._instances)
    assert not panel._buttons["step"].disabled
    panel._buttons["step"].click()
    assert panel._texts["notice"].value == ""
    assert len(panel.game.moves) == 1
    assert "Why: It " in panel._texts["happened"].value
    panel._buttons["hint"].click()
    assert "Compared with a pass" in panel._texts["hints"].value
    panel._lists["take"].value = 1
    panel._buttons["confirm"].click()
    panel._lists["seat-1"].value = "greedy"
    panel._lists["forecast"].value = "on"
    assert "nobody plays anything more" in panel._texts["future"].value
    wishes = [value for _, value in panel._lists["forecast"].options if value]
    panel._lists["forecast"].value = wishes[2]
    panel._lists["forecast"].value = "off"
    assert panel._texts["future"].value == ""
    assert panel._texts["notice"].value == ""
    assert len(ipywidgets.widgets.widget._instances) == before
    panel.close()
