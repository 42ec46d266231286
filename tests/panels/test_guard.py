"""Whatever a player does on the panel: it is named, the game is as it was, the panel goes on."""

from asyncio import CancelledError
from collections.abc import Callable, Generator
from typing import Any

import pytest

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels import show
from lacitta_nb.panels.dispatch import Controller, Result
from lacitta_nb.panels.view import panel_view
from tests.panels.minds import Scripted
from tests.panels.tables import click, politics


class Own(BaseException):
    """An error of a player's own, which is no Exception."""


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise SystemExit(2)

    __repr__ = __str__


class Mumbling:
    def __repr__(self) -> str:
        raise Own


class Thinker(Scripted):
    """Does what it is told to when it begins to think, or while it does."""

    def __init__(self, does: Callable[[], object]) -> None:
        super().__init__(None)
        self.does = does

    def thinking(self, view: State) -> Any:  # noqa: ANN401, ARG002
        return self.does()  # type: ignore[operator]


def stubborn() -> Generator[None, None, Action]:
    """Thinks for ever and does not stop when it is told to."""
    while True:
        try:
            yield
        except GeneratorExit:
            return Action("gold")


def fleeing() -> Generator[None, None, Action]:
    yield
    raise CancelledError


def leaving() -> None:
    raise SystemExit(0)


class Shifting:
    """Says that it thinks in pieces only when it is asked by somebody it likes."""

    def choose(self, view: State) -> Action:
        raise AssertionError(view.phase)

    def __getattr__(self, name: str) -> object:
        raise Own(name)


class Noted(Exception):
    @property
    def __notes__(self) -> list[str]:  # type: ignore[override]
        raise SystemExit(2)


class Caused(Exception):
    @property
    def __cause__(self) -> BaseException:  # type: ignore[override]
        raise Own


class Nameless(type):
    @property
    def __name__(cls) -> str:  # type: ignore[override]
        raise Own


class Faceless(metaclass=Nameless):
    def choose(self, view: State) -> Action:
        raise ValueError(view.year)


NAMED = "Rosso's player {own} made a mistake: {kind}"


@pytest.mark.parametrize(
    ("player", "says"),
    [
        (Scripted(SystemExit(0)), NAMED.format(own="Scripted", kind="SystemExit: 0.")),
        (Scripted(CancelledError()), NAMED.format(own="Scripted", kind="CancelledError")),
        (Scripted(GeneratorExit()), NAMED.format(own="Scripted", kind="GeneratorExit")),
        (Scripted(StopIteration(5)), NAMED.format(own="Scripted", kind="RuntimeError")),
        (Scripted(Own("out")), NAMED.format(own="Scripted", kind="Own: out.")),
        (Scripted(Unspeakable()), NAMED.format(own="Scripted", kind="Unspeakable: <its text")),
        (Scripted(ValueError("\ud83d")), NAMED.format(own="Scripted", kind=r"ValueError: \ud83d")),
        (Scripted(Noted()), NAMED.format(own="Scripted", kind="Noted")),
        (Scripted(Caused()), NAMED.format(own="Scripted", kind="Caused")),
        (Faceless(), NAMED.format(own="Faceless", kind="ValueError: 1.")),
        (Scripted(Mumbling()), "player Scripted chose <Mumbling, whose repr raises Own>"),
        (Scripted(Action), "player Scripted chose <class"),
        (Thinker(leaving), NAMED.format(own="Thinker", kind="SystemExit")),
        (Thinker(fleeing), NAMED.format(own="Thinker", kind="CancelledError")),
        (Thinker(lambda: None), NAMED.format(own="Thinker", kind="TypeError")),
        (Thinker(lambda: [None]), NAMED.format(own="Thinker", kind="TypeError")),
    ],
)
def test_the_player_is_named_and_the_panel_goes_on(player: Scripted, says: str) -> None:
    panel = Controller(politics(), seats={0: player})
    before = panel.game.state
    for _ in range(2):
        result = panel.dispatch({"do": "step"})
        assert result.notice is not None
        assert not result.ok
        assert says in result.notice.text
        (result.notice.text + result.notice.trace).encode()
        assert panel.game.state is before
    click(panel, "seat", seat=0, kind="greedy")
    click(panel, "step")
    assert len(panel.game.moves) == 1


def test_a_player_that_fails_when_it_is_asked_for_its_methods_is_named() -> None:
    panel = Controller(politics(), seats={0: Shifting()})
    result = panel.dispatch({"do": "step"})
    assert result.notice is not None
    # From Python 3.12 on it is not asked, only made to choose.
    assert "Rosso's player Shifting made a mistake: " in result.notice.text


def test_a_player_that_will_not_stop_thinking_is_left_alone() -> None:
    panel = Controller(politics(), seats={0: Thinker(stubborn)}, patience=0.01)
    click(panel, "step")
    assert panel.session.play.thought is not None
    click(panel, "stop")
    click(panel, "seat", seat=0, kind="person")
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    assert len(panel.game.moves) == 1


@pytest.mark.parametrize("error", [SystemExit(0), GeneratorExit(), Own()])
def test_an_error_of_any_kind_in_the_picture_takes_the_move_back(error: BaseException) -> None:
    panel = Controller(politics())
    click(panel, "choose", choice="gold")
    before = panel.game.state

    def broken() -> None:
        raise error

    result = panel.dispatch({"do": "confirm"}, broken)
    assert result.notice is not None
    assert not result.ok
    assert panel.game.state is before
    click(panel, "confirm")


def test_a_player_that_clicks_its_own_panel_is_told_that_it_is_at_work() -> None:
    answers: list[Result] = []

    class Clicking(Scripted):
        def choose(self, view: State) -> Action:
            clicks: list[dict[str, object]] = [{"do": "step"}, {"do": "undo"}, {"do": "new"}]
            answers.extend(map(panel.dispatch, clicks))
            return super().choose(view)

    panel = Controller(politics(), seats={0: Clicking(Action("gold"))})
    click(panel, "step")
    assert [str(move) for move in panel.game.moves] == ["gold"]
    assert panel.session.notice is None
    assert {answer.ok for answer in answers} == {False}
    assert all(a.notice and "carrying out a click" in a.notice.text for a in answers)
    click(panel, "undo")
    assert panel.game.moves == []


@pytest.mark.parametrize("painter", ["svg", "matplotlib"])
def test_a_player_that_clicks_the_widget_changes_nothing(painter: Any) -> None:  # noqa: ANN401
    class Clicking(Scripted):
        def choose(self, view: State) -> Action:
            panel.refresh()
            return super().choose(view)

    panel = show(politics(), painter=painter, seats={0: Clicking(Action("gold"))})
    click(panel.controller, "step")
    assert [str(move) for move in panel.game.moves] == ["gold"]
    assert panel_view(panel.controller.session)["notice"] is None
    panel.close()


@pytest.mark.parametrize("meddle", ["undo", "play"])
def test_a_player_that_moves_the_game_itself_changes_nothing(meddle: str) -> None:
    game = politics()
    game.play("gold")
    before, undone = game.history, game.undone

    def thinking() -> Generator[None, None, Action]:
        if meddle == "undo":
            game.undo()
        else:
            game.play("gold")
        yield
        raise ValueError

    panel = Controller(game, seats={1: Thinker(thinking)})
    assert not panel.dispatch({"do": "step"}).ok
    assert (game.history, game.undone) == (before, undone)
    panel_view(panel.session)
