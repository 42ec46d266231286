"""Plays tasks without a table: what their solutions lead to, or doing the least."""

from collections.abc import Iterable, Iterator

from lacitta_nb.core.game import AnyGame
from lacitta_nb.lessons.lesson import Task


def solved(task: Task) -> AnyGame:
    """The game in which the solution of a task is played, up to where its goal is not open."""
    return played(task, task.solution)


def played(task: Task, actions: Iterable[str]) -> AnyGame:
    """The game in which a learner plays some actions, as far as they go.

    Computer players and automatic phases come in between. It ends when the goal is met or missed,
    when no action is left for a decision of the learner, or with the game.

    Raises:
        IllegalAction: one of the actions is not legal when its turn comes.
    """
    game = task.begin()
    left = iter(actions)
    while not game.over and task.goal(game).standing == "open":
        if not _goes_on(game, task, left):
            break
    return game


def _goes_on(game: AnyGame, task: Task, left: Iterator[str]) -> bool:
    """Play or step once; whether there was anything to do."""
    decision = game.decision
    if decision is None:
        game.step()
        return True
    player = task.seats.get(decision.player)
    if player is not None:
        game.play(player.choose(game.state.seen_by(decision.player)))
        return True
    action = next(left, None)
    if action is None:
        return False
    game.play(action)
    return True
