"""The odds of the turn that is being played, and which of its dice are best kept."""

from collections.abc import Sequence

from lacitta_nb.core.errors import GameOver, NothingToDecide
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.study.odds import ThrowOdds, odds_of
from lacitta_nb.games.saint_malo.study.throws import Keep, counted, plan
from lacitta_nb.games.saint_malo.study.today import today_worths
from lacitta_nb.games.saint_malo.study.words import rolls_left, table_of


def throw_odds(table: object) -> ThrowOdds:
    """The odds of the throw that is being played, or of the next one before its first roll.

    Args:
        table: a game of Saint Malo or a state of one.

    Raises:
        GameOver: nobody rolls any more.

    >>> from lacitta_nb.games.saint_malo import new_game
    >>> throw_odds(new_game(players=2, seed=7)).of("head", turned=1)
    <head, 1 turned: 100.00 93.47 69.61 34.48 8.62 %>
    """
    state = _still_played(table)
    return odds_of(counted(state.dice), rolls_left(state), state.mover.coins)


def best_keeps(table: object, worths: Sequence[float] | None = None) -> list[Keep]:
    """All that may be kept of the dice on the table, the best first.

    Args:
        table: a game of Saint Malo or a state of one, after the first roll.
        worths: what each of the `results` is worth for the mover when nothing is rolled any more;
            `worth_of_results` makes them. None: what each adds to the mover's count today, see
            `today_worths`.

    Raises:
        NothingToDecide: no dice lie there. GameOver: nobody rolls any more.

    >>> from lacitta_nb.games.saint_malo import new_game
    >>> from lacitta_nb.games.saint_malo.study.throws import results
    >>> game = new_game(players=2, seed=7)
    >>> events = game.run()
    >>> " ".join(game.state.dice)
    'swords log cross wall head'
    >>> str(best_keeps(game, [float(dice[4]) for dice in results()])[0])
    'keep head'
    """
    state = _still_played(table)
    if not state.dice:
        raise NothingToDecide("study-no-dice")
    left = rolls_left(state)
    endings = today_worths(state) if worths is None else worths
    return plan(endings, left).options(counted(state.dice), left)


def _still_played(table: object) -> State:
    state = table_of(table)
    if state.over or state.ends:
        raise GameOver("game-over")
    return state
