"""A kind of computer player is said once, and then it can be chosen, seen and read about."""

from dataclasses import dataclass

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.box import LaCitta
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.seats import sitter_for
from lacitta_nb.panels.view import panel_view
from lacitta_nb.players import (
    ComputerPlayer,
    GentlePlayer,
    GreedyPlayer,
    RandomPlayer,
    SearchPlayer,
    Weights,
)
from lacitta_nb.players.kinds import KindOption, PlayerKind, kinds_of
from lacitta_nb.texts import sentence
from tests.panels.tables import click, politics


@dataclass(frozen=True)
class Miser:
    """Takes gold, from the first action on that brings so much of it."""

    coins: int = 2

    def choose(self, view: lc.State) -> lc.Action:
        legal: list[lc.Action] = lc.legal_actions(view)
        return legal[0]


COINS = KindOption("coins", 2, (1, 2), range(1, 10), label="player-kind-search-playouts")
MADE_UP = PlayerKind(
    "made-up", Miser, label="panel-ui-step", help="panel-ui-hint", options=(COINS,)
)
"""Its sentences are borrowed: a real kind brings its own."""


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> PlayerKind:
    kinds = lc.new_game(2).box.kinds
    monkeypatch.setattr(LaCitta, "kinds", (*kinds, MADE_UP))
    return MADE_UP


def test_a_made_up_kind_can_be_chosen_everywhere(made_up: PlayerKind) -> None:
    panel = Controller(politics(), seats={0: "made-up"})
    assert panel.session.sitters[0].kind == "made-up 2"
    seats = panel_view(panel.session)["seats"]
    assert [pair[0] for pair in seats["offered"]][-2:] == ["made-up 1", "made-up 2"]
    assert seats["seats"][1]["kinds"] == seats["offered"]
    helps = [f"player-kind-{kind}-help" for kind in ("random", "gentle", "greedy", "search-year")]
    helps += [made_up.help, "panel-ui-seats-help"]
    assert seats["helps"] == [sentence(key, {}) for key in helps]
    click(panel, "seat", seat=1, kind="made-up 1")
    assert panel_view(panel.session)["players"][1]["computer"] == "computer: Step"
    words = {"edition": "classic", "setup": "beginner", "board": "toscana", "seed": "1"}
    click(panel, "new", names=["A", "B"], seats=["person", "made-up 2"], **words)
    assert [seat.player for seat in panel.session.sitters] == [None, Miser(2)]


@pytest.mark.usefixtures("made_up")
def test_a_made_up_kind_is_told_to_whoever_chose_wrongly_and_shown() -> None:
    with pytest.raises(lc.BadSetting, match=r"made-up \(or made-up 2, with "):
        lc.show(politics(), seats={0: "made-down"})
    panel = lc.show(politics(), seats={0: "made-up", "Blu": "made-up 9"})
    panel.close()


@pytest.mark.parametrize("word", ["random 3", "search 0", "search 007", "search 100000", "search "])
def test_what_no_kind_takes_is_refused(word: str) -> None:
    kinds = kinds_of(politics().state)
    with pytest.raises(
        lc.BadSetting, match=r"can't take a seat\. Who can: person, random, gentle, greedy"
    ):
        sitter_for(word, 0, kinds)
    assert [kind.values(word) for kind in kinds] == [None] * 5


@pytest.mark.parametrize(
    ("player", "kind"),
    [
        (GreedyPlayer(), "greedy"),
        (RandomPlayer("7"), "random"),
        (GentlePlayer("7"), "gentle"),
        (SearchPlayer(playouts=7, seed="3"), "search 7"),
        (SearchPlayer(width=3), "own"),
        (GreedyPlayer(Weights()._replace(gold=0.0)), "own"),
        (Miser(), "own"),
    ],
    ids=str,
)
def test_a_player_that_is_just_one_of_a_kind_is_called_so(
    player: ComputerPlayer, kind: str
) -> None:
    assert sitter_for(player, 0, kinds_of(politics().state)).kind == kind
