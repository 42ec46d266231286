"""Predict, then see: what is asked, and how it is marked; expected answers from the rulebook."""

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from lacitta_nb.games.lacitta.constants import EDITIONS
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.opening import load, new_game
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.paint.plain import PlainPanel
from lacitta_nb.panels.predicting import Guessable, Marked, Prediction
from lacitta_nb.panels.seats import SeatChoice
from lacitta_nb.panels.view import announcement, board_view, panel_view
from tests.panels.tables import click, feeding, next_command, politics

EDUCATION = {"cards": ["education", "culture", "education", "health"]}


def predicting(game: Game, seats: Mapping[int | str, SeatChoice] | None = None) -> Controller:
    panel = Controller(game, seats=seats)
    click(panel, "predict", on=True)
    return panel


def migration() -> Game:
    """People wish for education. Rosso's school in A1 offers 1, Blu's C2 and Rosso's F2 nothing.

    A3 and C2 lie two empty spaces apart (A4, B2), D2 and F2 too (E2, F1), so Blu's city is a
    neighbour of both of Rosso's (G4); D3 is nobody's. One citizen leaves C2 for A1 (M1). One is
    left for the castle and the statue at D2, which falls (D1).
    """
    return politics(
        phase="migration",
        voice=EDUCATION,
        cities=[
            {
                "owner": 0,
                "castle": "A1",
                "citizens": 5,
                "buildings": {"A2": "market", "A3": "school"},
            },
            {"owner": 1, "castle": "D3", "citizens": 3},
            {"owner": 0, "castle": "F2", "citizens": 3},
            {"owner": 1, "castle": "C2", "citizens": 2, "buildings": {"D2": "statue"}},
        ],
    )


def predicted(game: Game) -> Controller:
    """A panel that asks about the next phase."""
    panel = predicting(game)
    click(panel, "step")
    return panel


def ask(panel: Controller) -> Any:  # noqa: ANN401 - JSON
    return panel_view(panel.session)["predict"]["ask"]


def keys(panel: Controller) -> list[str]:
    return [option["key"] for option in ask(panel)["options"]]


def chosen(panel: Controller) -> list[str]:
    return [option["key"] for option in ask(panel)["options"] if option["chosen"]]


def marks(panel: Controller) -> list[tuple[str, str, bool | None]]:
    marked = panel_view(panel.session)["predict"]["marked"]
    return [(line["text"], line["rule"], line["right"]) for line in marked["lines"]]


def score(panel: Controller) -> str:
    return str(panel_view(panel.session)["predict"]["marked"]["score"])


def test_the_wish_is_asked_for_and_both_of_a_tie_count() -> None:
    voice = {"cards": ["culture", "education", "culture", "education"]}
    panel = predicting(politics(phase="reveal_voice", voice=voice))
    click(panel, "step")
    assert panel.game.phase == "reveal_voice"
    assert keys(panel) == ["wish culture", "wish education", "wish health"]
    # Something is always wished for, while it may well be that nobody moves or starves.
    assert ask(panel)["needed"] is True
    assert ask(predicted(migration()))["needed"] is False
    click(panel, "guess", key="wish culture")
    click(panel, "guess", key="wish health")
    click(panel, "guessed")
    assert panel.game.phase == "migration"
    assert marks(panel) == [
        ("Right: Culture", "V1", True),
        ("Not so: Health", "", False),
        ("Missed: Education", "V1", None),
    ]
    assert score(panel) == "1 of 2 right, 1 missed"
    assert ask(panel) is None


def test_who_moves_and_what_falls_is_clicked_on_the_board() -> None:
    panel = predicting(migration())
    click(panel, "step")
    moves = [key for key in keys(panel) if key.startswith("move")]
    assert moves == ["move A1 C2", "move F2 C2", "move C2 A1", "move C2 F2"]
    falls = [key for key in keys(panel) if key.startswith("fall")]
    assert falls == [f"fall {space}" for space in ("A1", "A2", "A3", "D3", "F2", "C2", "D2")]
    assert set(board_view(panel.session)["badges"]) == {"A1", "F2", "C2"}
    click(panel, "space", space="C2")
    assert ask(panel)["question"] == "From C2 to which city? Click it."
    assert board_view(panel.session)["selected"] == "C2"
    assert set(board_view(panel.session)["badges"]) == {"A1", "F2"}
    click(panel, "space", space="A3")  # a building of the city stands for it
    assert chosen(panel) == ["move C2 A1"]
    click(panel, "space", space="A2")  # without a city before it, a building is one that falls
    assert chosen(panel) == ["move C2 A1", "fall A2"]
    click(panel, "guessed")
    assert marks(panel) == [
        ("Right: C2 (Blu) → A1 (Rosso)", "M1", True),
        ("Not so: market A2 (Rosso) falls", "", False),
        ("Missed: statue D2 (Blu) falls", "D1", None),
    ]
    assert score(panel) == "1 of 2 right, 1 missed"


def test_a_click_is_taken_back_by_the_same_click() -> None:
    panel = predicting(migration())
    click(panel, "step")
    for space in ("C2", "C2", "D2", "D2", "C2", "F2", "C2", "F2"):
        click(panel, "space", space=space)
    assert chosen(panel) == []
    click(panel, "space", space="B1")  # nobody's
    assert (chosen(panel), panel.session.looked_at) == ([], "B1")


def test_cancel_takes_all_of_it_back() -> None:
    panel = predicting(migration())
    click(panel, "step")
    for space in ("C2", "A1", "D2", "F2"):
        click(panel, "space", space=space)
    click(panel, "cancel")
    assert chosen(panel) == []
    assert ask(panel)["question"].startswith("Who moves?")


def test_whoever_finds_no_room_has_moved_all_the_same() -> None:
    # The market of A1 allows 8 citizens (G5); with 8 the one from C2 goes to the supply (M4).
    position = migration().position()
    position["cities"][0]["citizens"] = 8
    panel = predicting(load(position))
    click(panel, "step")
    click(panel, "guess", key="move C2 A1")
    click(panel, "guess", key="fall D2")
    click(panel, "guessed")
    assert [(rule, right) for _, rule, right in marks(panel)] == [("M4", True), ("D1", True)]
    assert score(panel) == "2 of 2 right"


def test_who_starves_is_marked_when_the_owner_has_chosen() -> None:
    # Rosso has food for 6 of 9, and chooses from where three leave (F2); Blu has food for all.
    panel = predicting(feeding())
    click(panel, "run")
    assert keys(panel) == ["starve A1", "starve D3", "starve F2", "starve C2"]
    click(panel, "space", space="A1")
    click(panel, "space", space="C2")
    click(panel, "guessed")
    assert panel.game.decision is not None
    assert panel_view(panel.session)["predict"]["marked"] is None
    for space in ("A1", "A1", "F2"):
        click(panel, "plan", space=space)
    click(panel, "confirm")
    assert marks(panel) == [
        ("Right: A1 (Rosso) loses citizens", "F2", True),
        ("Not so: C2 (Blu) loses citizens", "", False),
        ("Missed: F2 (Rosso) loses citizens", "F2", None),
    ]
    assert score(panel) == "1 of 2 right, 1 missed"


def test_nothing_predicted_where_nothing_happens_is_right() -> None:
    panel = predicting(politics(phase="feeding", citizens=3))  # food for 6, 6 citizens
    click(panel, "step")
    click(panel, "guessed")
    assert marks(panel) == [("Nothing of it happened, as you said.", "", True)]
    assert score(panel) == "All right"


def test_nobody_is_asked_who_moves_where_nobody_is_a_neighbour() -> None:
    panel = predicting(politics(phase="migration"))
    click(panel, "step")
    assert panel.game.phase == "feeding"


def test_nothing_is_asked_while_the_switch_is_off() -> None:
    panel = Controller(migration())
    assert panel_view(panel.session)["predict"] == {
        "on": False,
        "offered": True,
        "ask": None,
        "marked": None,
    }
    click(panel, "step")
    assert panel.game.phase == "feeding"


@pytest.mark.parametrize("command", [{"do": "guessed"}, {"do": "guess", "key": "move C2 A1"}])
def test_where_nothing_is_asked_nothing_can_be_predicted(command: dict[str, object]) -> None:
    panel = predicting(migration())
    result = panel.dispatch(command)
    assert not result.ok
    assert result.notice is not None
    assert result.notice.text.startswith("Nothing is asked at this moment")


def test_only_what_is_offered_can_be_predicted() -> None:
    panel = predicting(migration())
    click(panel, "step")
    assert not panel.dispatch({"do": "guess", "key": "move D3 A1"}).ok
    assert chosen(panel) == []


def test_undo_before_the_phase_forgets_the_prediction_and_asks_anew() -> None:
    panel = predicting(migration())
    click(panel, "step")
    click(panel, "guess", key="move C2 A1")
    click(panel, "guessed")
    click(panel, "undo")
    assert (panel.session.guess, panel.session.marked) == (None, None)
    click(panel, "redo")
    assert (panel.session.guess, panel.session.marked) == (None, None)
    click(panel, "undo")
    click(panel, "step")
    assert (panel.game.phase, chosen(panel)) == ("migration", [])


def test_undo_of_a_choice_within_the_phase_keeps_the_prediction() -> None:
    panel = predicting(feeding())
    click(panel, "step")
    click(panel, "guess", key="starve F2")
    click(panel, "guessed")
    for space in ("A1", "A1", "A1"):
        click(panel, "plan", space=space)
    click(panel, "confirm")
    assert score(panel) == "0 of 1 right, 1 missed"
    click(panel, "undo", to="decision")
    assert panel.session.marked is None
    assert panel.game.decision is not None
    click(panel, "undo", to="end")
    assert panel.session.guess is None


def test_the_switch_outlives_another_game_and_the_question_does_not() -> None:
    panel = predicting(migration())
    click(panel, "step")
    click(panel, "code")
    code = panel_view(panel.session)["files"]["code"]
    click(panel, "upload", text=code)
    assert panel.session.predicting
    assert ask(panel) is None
    click(panel, "step")
    assert ask(panel) is not None


def test_saved_games_do_not_know_of_the_question() -> None:
    panel, plain = predicting(migration()), Controller(migration())
    for one in (panel, plain):
        click(one, "step")
    click(panel, "guess", key="move C2 A1")
    click(panel, "guessed")
    assert panel.game.record() == plain.game.record()


def test_the_switch_puts_the_question_away_and_step_goes_on_without_an_answer() -> None:
    panel = predicting(migration())
    click(panel, "step")
    click(panel, "predict", on=False)
    assert (ask(panel), panel.game.phase) == (None, "migration")
    panel = predicting(migration())
    click(panel, "step")
    click(panel, "step")
    assert panel.game.phase == "feeding"
    assert score(panel) == "Nothing predicted, 2 missed"


def test_run_stops_before_each_question_and_goes_on_after_it() -> None:
    panel = predicting(migration())
    click(panel, "run")
    assert panel.game.phase == "migration"
    click(panel, "guessed")
    assert (panel.game.phase, ask(panel)["kind"]) == ("feeding", "feeding")
    assert (
        score(panel) == "Nothing predicted, 2 missed"
    )  # still to be seen beside the next question
    click(panel, "guessed")
    assert panel.game.decision is not None


def test_computer_players_wait_for_the_answer_of_a_person() -> None:
    panel = predicting(migration(), seats={1: "random"})
    click(panel, "play")
    click(panel, "tick", ticket=panel.session.play.ticket)
    assert ask(panel) is not None
    assert panel_view(panel.session)["auto"]["wait"] is None
    click(panel, "guess", key="move C2 A1")
    click(panel, "guessed")
    assert panel_view(panel.session)["auto"]["wait"] is not None
    click(panel, "tick", ticket=panel.session.play.ticket)
    assert panel.game.phase == "feeding"
    assert score(panel) == "1 of 1 right, 1 missed"


def test_computer_players_among_themselves_are_not_held_up() -> None:
    panel = predicting(migration(), seats={0: "random", 1: "random"})
    click(panel, "play")
    click(panel, "tick", ticket=panel.session.play.ticket)
    assert panel.game.phase == "feeding"


def test_what_is_asked_of_the_voice_tells_nothing_of_the_hidden_cards() -> None:
    questions = set()
    for cards in (["health"] * 3, ["culture", "culture", "education"], ["education"] * 3):
        panel = predicting(politics(phase="reveal_voice", voice={"cards": ["health", *cards]}))
        click(panel, "step")
        questions.add(repr((ask(panel), board_view(panel.session))))
    assert len(questions) == 1


def test_a_screen_reader_hears_question_choice_and_marks() -> None:
    panel = predicting(migration())
    click(panel, "step")
    assert said(panel).startswith("Who moves?")
    click(panel, "guess", key="move C2 A1")
    assert said(panel).startswith("Predicted: C2 (Blu) → A1 (Rosso).")
    click(panel, "guessed")
    assert "1 of 1 right, 1 missed: Right: C2 (Blu) → A1 (Rosso); Missed: statue" in said(panel)
    click(panel, "step")
    assert said(panel).startswith("Who starves?")


def said(panel: Controller) -> str:
    return announcement(panel.session, panel_view(panel.session))


def happened_in(marked: Marked, game: Game) -> set[str]:
    """What came true, read from the log of the phase once more and in another way."""
    phase, found = marked.prediction.kind, set()
    for entry in reversed(game.history[: marked.place]):
        for event in entry.step.events:
            words = {
                "reveal_voice": {"wished": f"wish {event.service}"},
                "migration": {
                    "migrated": f"move {event.source} {event.space}",
                    "no_room": f"move {event.source} {event.space}",
                    "demolished": f"fall {event.space}",
                    "road_given_up": f"fall {event.space}",
                    "city_lost": f"fall {event.space}",
                },
                "feeding": {"starved": f"starve {event.space}"},
            }
            if event.kind in words[phase]:
                found.add(words[phase][event.kind])
        if entry.action is None:
            return found
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_marks_are_what_the_history_says(edition: str) -> None:
    rng = random.Random(f"predict {edition}")
    game = new_game(["Anna", "Bruno", "Clara"], edition=edition, seed=rng.randrange(99))
    panel, asked = predicting(game), 0
    seen: Marked | None = None
    while not game.over and asked < 6:
        if (question := ask(panel)) is not None:
            key = rng.choice(question["options"])["key"]
            click(panel, "guess", key=key)
            click(panel, "guessed")
            asked += 1
        else:
            click(panel, **next_command(panel, rng))  # type: ignore[arg-type]
        marked = panel.session.marked
        if marked is not None and marked is not seen:
            seen = marked
            assert set(marked.true) == happened_in(marked, game)
    assert asked == 6


def test_the_panel_without_scripts_asks_and_marks_too() -> None:
    panel = PlainPanel(migration())
    texts, lists, buttons = panel._texts, panel._lists, panel._buttons
    assert buttons["guessed"].layout.display == "none"
    buttons["predict"].click()
    buttons["run"].click()
    assert "Who moves?" in texts["predict"].value
    lists["guess"].value = "move C2 A1"
    assert ("✓ C2 (Blu) → A1 (Rosso)", "move C2 A1") in lists["guess"].options
    buttons["guessed"].click()
    assert "1 of 1 right, 1 missed" in texts["predict"].value
    assert "Missed: statue D2 (Blu) falls [D1]" in texts["predict"].value
    assert "Who starves?" in texts["predict"].value
    panel.close()


def test_much_that_was_missed_is_cut_short_and_ones_own_is_told_first() -> None:
    game = migration()
    game.step()
    entry = game.history[0]
    options = tuple(Guessable(f"fall A{n}", f"A{n}", (), n % 2) for n in range(12))
    true = {option.key: entry.step.events[0] for option in options[2:]}
    panel = Controller(game, seats={0: "random"})
    asked = Prediction("migration", "What falls?", options)
    marked = Marked(asked, frozenset({"fall A0"}), true, entry, 1, 0)
    panel.session = replace(panel.session, marked=marked)
    texts = [text for text, _, _ in marks(panel)]
    assert texts[:3] == ["Not so: A0", "Missed: A3", "Missed: A5"]  # Blu is the only person
    assert texts[6:] == [
        "Missed: A2",
        "Missed: A4",
        "Missed: A6",
        "And 2 more that nobody predicted: see the log.",
    ]
    assert score(panel) == "0 of 1 right, 10 missed"
