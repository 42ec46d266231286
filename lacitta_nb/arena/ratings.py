"""Ratings of players from the games they won, with their uncertainty.

Luce's model of choice: who has strength s wins a table with the chance s over the sum of all
strengths there (for two players that is Bradley and Terry's). The strengths that explain the games
best are found by Hunter's iteration (Annals of Statistics 32, 2004); how sure they are follows from
the curvature there. One lost and one won game against an average player is added for everyone, so
that nobody's rating is without end. The scale is that of chess: 400 points more mean ten times the
strength; the mean of all is 0.
"""

import math
from collections.abc import Iterable
from typing import Final

from lacitta_nb.arena.records import Played
from lacitta_nb.arena.statistics import Estimate, Z

_SCALE: Final = 400 / math.log(10)
_ROUNDS: Final = 500
_ENOUGH: Final = 1e-9


def ratings(games: Iterable[Played]) -> dict[str, Estimate]:
    """The rating of each player, the strongest first, with its 95 per cent interval."""
    tables, wins = _sums(games)
    names = list(wins)
    strengths = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        better = _improved(strengths, tables, wins)
        change = max((abs(better[name] / strengths[name] - 1) for name in names), default=0.0)
        strengths = better
        if change < _ENOUGH:
            break
    errors = _errors(strengths, tables)
    middle = sum(math.log(s) for s in strengths.values()) / max(1, len(names))
    found = {}
    for name in sorted(names, key=lambda n: -strengths[n]):
        rating, half = _SCALE * (math.log(strengths[name]) - middle), Z * _SCALE * errors[name]
        found[name] = Estimate(rating, rating - half, rating + half)
    return found


def _sums(games: Iterable[Played]) -> tuple[dict[tuple[str, ...], int], dict[str, float]]:
    """How often each company sat down together, and what each player won; one seat, one chance."""
    tables: dict[tuple[str, ...], int] = {}
    wins: dict[str, float] = {}
    for game in games:
        company = tuple(sorted(game.seats))
        tables[company] = tables.get(company, 0) + 1
        for name, won in zip(game.seats, game.wins, strict=True):
            wins[name] = wins.get(name, 0.0) + won
    return tables, wins


def _improved(
    strengths: dict[str, float], tables: dict[tuple[str, ...], int], wins: dict[str, float]
) -> dict[str, float]:
    load = {name: 2 / (1 + strength) for name, strength in strengths.items()}
    for company, times in tables.items():
        share = times / sum(strengths[name] for name in company)
        for name in company:
            load[name] += share
    return {name: (wins[name] + 1) / load[name] for name in strengths}


def _errors(strengths: dict[str, float], tables: dict[tuple[str, ...], int]) -> dict[str, float]:
    """Standard errors of the logarithms: from the information of all games."""
    import numpy as np

    names = list(strengths)
    place = {name: number for number, name in enumerate(names)}
    information = np.zeros((len(names), len(names)))
    for name, strength in strengths.items():
        information[place[name], place[name]] += 2 * strength / (1 + strength) ** 2
    for company, times in tables.items():
        total = sum(strengths[name] for name in company)
        chances = np.zeros(len(names))
        for name in company:
            chances[place[name]] += strengths[name] / total
        information += times * (np.diag(chances) - np.outer(chances, chances))
    # Ratings count from the mean of all, which the games themselves say nothing about.
    centred = np.eye(len(names)) - 1 / max(1, len(names))
    spread = centred @ np.linalg.inv(information) @ centred if names else information
    return {name: math.sqrt(spread[place[name], place[name]]) for name in names}
