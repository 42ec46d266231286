"""Where games for learning programs begin: a game, its players, its settings, and a seed each."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

from lacitta_nb.arena.contest import Contest, contest_of
from lacitta_nb.arena.processes import number_of
from lacitta_nb.core.errors import BadSetting, Guess
from lacitta_nb.core.settings import names_from

Begin: TypeAlias = Callable[[int], Any]
"""Gives the first state of a game, drawn by a seed."""


def beginning(game: str, players: object, settings: Mapping[str, object]) -> Begin:
    """What begins games of a kind.

    Args:
        game: the key of the game.
        players: how many play, or their names.
        settings: as the contest of the game names them (La Città: `board`, `edition`, `setup`).

    Raises:
        NotFound: there is no such game, or no such value of a setting.
        BadSetting: a number of players or a setting that the game does not have.

    >>> beginning("lacitta", 3, {"edition": "new"})(7).table
    <Table: toscana, new, 3 players>
    """
    contest = contest_of(game)
    check_settings(contest, settings)
    begin = partial(_begin, contest.key, names_from(players, contest.seats), dict(settings))
    begin(0)
    return begin


def _begin(game: str, names: list[str], settings: Mapping[str, object], seed: int) -> Any:  # noqa: ANN401
    return contest_of(game).start(names, seed, **settings)


def check_settings(contest: Contest[Any], settings: Mapping[str, object]) -> None:
    """Refuse settings that a game does not have.

    Raises:
        BadSetting: one of them.
    """
    known = [setting.name for setting in contest.settings]
    for name in settings:
        if name not in known:
            guess, told = Guess(name, known), ", ".join(known)
            raise BadSetting(
                "study-unknown-setting",
                guess=guess,
                game=contest.key,
                name=name,
                count=len(known),
                names=told,
            )


def seed_at(seed: object, number: int) -> int:
    """The seed of game number `number` of a row of games, whoever plays it.

    >>> seed_at(1, 0) != seed_at(1, 1)
    True
    """
    return number_of(f"{seed}/game/{number}")
