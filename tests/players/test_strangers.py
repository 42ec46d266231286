"""A player of one game at the table of another is told so, and so is whoever mixes up sentences."""

from collections.abc import Callable

import pytest

import lacitta_nb as lc
from lacitta_nb.arena.playouts import play_out
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.game import AnyGame
from lacitta_nb.core.records import State
from lacitta_nb.games.citta_stato.players import GreedyPlayer as Prince
from lacitta_nb.games.lacitta.players.gentle import GentlePlayer
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.players.quick import QuickPlayer
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.saint_malo.actions import Action
from lacitta_nb.games.saint_malo.players.greedy import GreedyPlayer as Corsair
from lacitta_nb.games.saint_malo.players.strong import StrongPlayer
from lacitta_nb.games.saint_malo.state import State as Moment
from lacitta_nb.players import RandomPlayer, Reason, SearchPlayer, hints, in_words
from lacitta_nb.players.protocol import ComputerPlayer, chosen
from lacitta_nb.players.reasons import compared


def begun(game: AnyGame) -> State:
    """The state of a game at its first decision."""
    game.run()
    state: State = game.state
    return state


MALO = begun(lc.saint_malo.new_game(players=2, seed=3))
CITTA = begun(lc.new_game(players=2, seed=3))
STRANGERS: list[tuple[ComputerPlayer, State, str]] = [
    (GreedyPlayer(), MALO, "GreedyPlayer plays La Città, and this is a game of Saint Malo"),
    (GentlePlayer(), MALO, "GentlePlayer plays La Città, and this is a game of Saint Malo"),
    (Corsair(), CITTA, "GreedyPlayer plays Saint Malo, and this is a game of La Città"),
    (StrongPlayer(), CITTA, "StrongPlayer plays Saint Malo, and this is a game of La Città"),
    (QuickPlayer(), MALO, "QuickPlayer plays La Città, and this is a game of Saint Malo"),
    (RoundOnePlayer(), MALO, "RoundOnePlayer plays La Città, and this is a game of Saint Malo"),
    (Prince(), MALO, "GreedyPlayer plays Città-Stato, and this is a game of Saint Malo"),
    (SearchPlayer(greedy=Corsair()), CITTA, "SearchPlayer plays Saint Malo, and this is"),
]


@pytest.mark.parametrize(("player", "view", "told"), STRANGERS)
def test_a_player_of_another_game_is_told_so(
    player: ComputerPlayer, view: State, told: str
) -> None:
    with pytest.raises(BadSetting, match=told):
        chosen(player, view)
    # Without any guard a search lets its judge say so.
    with pytest.raises(BadSetting, match=told.partition(" ")[2]):
        player.choose(view)


def test_the_quick_player_says_where_nothing_is_to_be_chosen() -> None:
    quick: ComputerPlayer = QuickPlayer()
    for odd in (None, 3, "gold", lc.Game):
        with pytest.raises(BadSetting, match="is no state of a game"):
            quick.choose(odd)
    game = lc.new_game(players=2, seed=3)
    with pytest.raises(lc.NothingToDecide):
        quick.choose(game.state)
    with pytest.raises(lc.GameOver):
        quick.choose(play_out(begun(game), [quick] * 2, ""))


def test_an_adviser_of_another_game_is_told_so() -> None:
    with pytest.raises(BadSetting, match="GreedyPlayer plays La Città"):
        hints(MALO, adviser=GreedyPlayer())


def test_a_search_over_another_games_judge_is_told_so_without_any_guard() -> None:
    with pytest.raises(BadSetting, match="GreedyPlayer plays La Città"):
        SearchPlayer(greedy=GreedyPlayer()).choose(MALO)


class Own:
    """A player of one's own, whose attributes mean what they like."""

    def __init__(self, plays: object) -> None:
        self.plays = plays

    def choose(self, view: State) -> object:
        return RandomPlayer().choose(view)


@pytest.mark.parametrize(
    "player", [RandomPlayer(), Own("chess"), Own(5), Own(""), Own("saintmalo")]
)
def test_who_plays_any_game_or_this_one_is_let_play(player: ComputerPlayer) -> None:
    assert chosen(player, MALO) in lc.legal_actions(MALO)


PEOPLE = [Reason("people", 1.0, 2.0, "player-reason-people-more")]


@pytest.mark.parametrize(
    "told",
    [
        lambda game: in_words(PEOPLE, game=game),
        lambda game: compared(PEOPLE, [], matters=True, game=game),
    ],
)
def test_reasons_are_told_by_the_sentences_of_their_game(told: Callable[[str], str]) -> None:
    assert "2 citizens" in told("lacitta")
    with pytest.raises(LookupError):
        told("saintmalo")


class Mixed(Corsair):
    """Explains in the words of La Città."""

    def explain(self, view: Moment, action: Action) -> list[Reason]:
        del view
        return PEOPLE if str(action) == "stop" else []


def test_hints_speak_of_their_game_only() -> None:
    with pytest.raises(lc.PlayerMistake, match="player-reason-people-more"):
        hints(MALO, count=100, adviser=Mixed())
