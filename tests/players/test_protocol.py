"""Whatever a player of one's own does is blamed on that player, in a sentence."""

from asyncio import CancelledError
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.players import ComputerPlayer, GreedyPlayer, RandomPlayer, Reason, hints
from lacitta_nb.players.protocol import as_player, checked, chosen
from lacitta_nb.study import evaluate, plan, run_tournament
from tests.games.lacitta.properties.forged import Broken


class Unspeakable(Exception):
    """An error that can't be told."""

    def __str__(self) -> str:
        raise ZeroDivisionError


@dataclass(frozen=True)
class Forger:
    """Builds for nothing whenever it can, by an action of another kind."""

    def choose(self, view: lc.State) -> lc.Action:
        legal: list[lc.Action] = lc.legal_actions(view)
        builds = [action for action in legal if action.kind == "build"]
        if not builds:
            return legal[0]
        return builds[0]._replace(kind="pass", building="cathedral")


@dataclass(frozen=True)
class Odd:
    """Chooses, or raises, what it was given."""

    does: Any

    def choose(self, view: lc.State) -> lc.Action:
        del view
        if isinstance(self.does, BaseException):
            raise self.does
        found: lc.Action = self.does
        return found


Action: Any = lc.Action


def view() -> lc.State:
    game = lc.new_game(["Rosso", "Blu"], board="lezione", seed=7)
    game.run()
    return game.state.seen_by(game.state.to_move)


@pytest.mark.parametrize(
    ("does", "told"),
    [
        (None, "The player Odd chose None, which is no action"),
        (lc.Action, "The player Odd chose <class .*Action'>, which is no action"),
        (Broken(), "The player Odd chose <Broken, whose repr raises ZeroDivisionError>, which"),
        (Action(Broken()), "The player Odd chose what can't be played. .* its kind is <Broken"),
        (lc.Action("gold", "A1"), "chose what can't be played. .*fields say .* text “gold”"),
        (Action("build", []), "The player Odd chose what can't be played. .* its space is "),
    ],
)
def test_a_choice_that_is_none_is_blamed_on_the_player(does: object, told: str) -> None:
    with pytest.raises(lc.BadAction, match=told):
        chosen(Odd(does), view())


def test_an_error_that_can_not_be_told_is_told_all_the_same() -> None:
    with pytest.raises(lc.PlayerMistake, match="Odd made a mistake: Unspeakable: <its text raises"):
        chosen(Odd(Unspeakable()), view())


class Own(BaseException):
    """An error of a player's own, which is no Exception."""


class Shy:
    """Can't be asked for any method."""

    def __getattr__(self, name: str) -> object:
        raise ZeroDivisionError(name)


ESCAPES = (SystemExit(3), CancelledError(), GeneratorExit(), StopIteration(), Own("out"))


@pytest.mark.parametrize("escape", ESCAPES, ids=lambda escape: type(escape).__name__)
def test_whatever_a_player_raises_is_its_mistake(escape: BaseException, tmp_path: Path) -> None:
    name = type(escape).__name__
    with pytest.raises(
        lc.PlayerMistake, match=f"(Rosso|Blu)'s player Odd made a mistake: {name}: "
    ):
        chosen(Odd(escape), view())
    with pytest.raises(lc.PlayerMistake, match=f"player Odd made a mistake: {name}: "):
        evaluate(view(), Odd(escape), playouts=1, progress=False)
    players: dict[str, ComputerPlayer] = {"honest": RandomPlayer(), "odd": Odd(escape)}
    matches = plan(players, [("honest", "odd")], boards=["lezione"])
    done = run_tournament(players, matches, tmp_path / "games", progress=False)
    assert {(failed.player, failed.reason.split(":")[0]) for failed in done.failed} == {
        ("odd", name)
    }


def test_an_interrupt_stays_one() -> None:
    with pytest.raises(KeyboardInterrupt):
        chosen(Odd(KeyboardInterrupt()), view())


def test_what_the_rules_forbid_is_blamed_on_the_player() -> None:
    with pytest.raises(lc.PlayerMistake, match="player Odd chose “done”, which is not possible"):
        evaluate(view(), Odd(lc.Action("done")), playouts=1, progress=False)


def test_a_player_that_fails_when_it_gets_its_seed_is_named(tmp_path: Path) -> None:
    class Seedless(RandomPlayer):
        def seeded(self, seed: str) -> RandomPlayer:
            raise SystemExit(seed)

    with pytest.raises(lc.PlayerMistake, match="'s player Seedless made a mistake: SystemExit"):
        evaluate(view(), Seedless(), playouts=1, progress=False)
    players: dict[str, ComputerPlayer] = {"honest": RandomPlayer(), "seedless": Seedless()}
    matches = plan(players, [("honest", "seedless")], boards=["lezione"])
    done = run_tournament(players, matches, tmp_path / "games", progress=False)
    assert [failed.player for failed in done.failed] == ["seedless"] * len(matches)


def test_an_adviser_is_blamed_for_its_advice() -> None:
    class Silent(GreedyPlayer):
        def ranked(self, view: lc.State) -> list[tuple[lc.Action, float]]:
            del view
            return []

    class Leaving(GreedyPlayer):
        def explain(self, view: lc.State, action: lc.Action) -> list[Reason]:
            raise SystemExit(str(action) + view.phase)

    with pytest.raises(lc.PlayerMistake, match="adviser Silent names no action"):
        hints(view(), adviser=Silent())
    with pytest.raises(lc.PlayerMistake, match="player Leaving made a mistake: SystemExit"):
        hints(view(), adviser=Leaving())


def test_what_can_not_be_asked_for_its_methods_is_no_player() -> None:
    with pytest.raises(lc.BadSetting, match=r"Shy object at .*is no player"):
        as_player(Shy())


def test_a_choice_is_the_object_that_the_player_made() -> None:
    moment = view()
    for action in (lc.Action("gold"), lc.parse_action("closeness 2 3"), *lc.legal_actions(moment)):
        assert checked(RandomPlayer(), moment, action) is action


def test_a_player_is_an_object_with_choose() -> None:
    assert as_player(RandomPlayer()) == RandomPlayer()
    with pytest.raises(lc.BadSetting, match=r"Odd is a class, and no player yet.* Odd\(\)"):
        as_player(Odd)


def test_a_forger_wins_nothing_in_a_tournament(tmp_path: Path) -> None:
    players: dict[str, ComputerPlayer] = {"honest": RandomPlayer(), "forger": Forger()}
    matches = plan(players, [("honest", "forger")], boards=["lezione"], seed=1)
    done = run_tournament(players, matches, tmp_path / "games", progress=False)
    assert not done.games
    assert {failed.player for failed in done.failed} == {"forger"}
    assert "The player Forger chose what can't be played" in done.failed[0].reason
    with pytest.raises(lc.BadAction, match="player Forger chose what can't be played"):
        evaluate(view(), Forger(), playouts=1, progress=False)
