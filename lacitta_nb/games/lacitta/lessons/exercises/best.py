"""Find the best move: late in the last year, as many ends of the game played out tell it."""

from collections.abc import Iterator
from typing import Final

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import ROUNDS, UNKNOWN, YEARS
from lacitta_nb.games.lacitta.lessons.exercises.making import exercise, kind, tell
from lacitta_nb.games.lacitta.lessons.exercises.positions import Setting, played
from lacitta_nb.games.lacitta.lessons.exercises.race import LEAST, Lead, clear_lead
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.rules import public
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw
from lacitta_nb.lessons.said import Said
from lacitta_nb.players.judge import one_of_each

_RIVALS: Final = 3
"""Candidates beside the pass."""
_APART: Final = {1: 3, 2: 2, 3: 1}
"""Of the greedy player's ranking every so many candidates are offered at each level."""
_TABLES: Final = (Setting("toscana", 2), Setting("toscana", 2, "advanced"))
"""On a small board the last turns seldom differ by much."""
_LAST_ROUNDS: Final = 2
"""In how many of the last rounds it is asked."""


def _best(draw: Draw) -> Exercise | None:
    for number, state in enumerate(_late(draw)):
        tried = _candidates(draw, state)
        if len(tried) < LEAST:
            continue
        found = clear_lead(state, tried, int(draw.lot(f"playouts/{number}") * 10**6))
        if found is not None:
            return _asked(draw, state, found)
    return None


def _asked(draw: Draw, state: State, found: Lead) -> Exercise:
    player, best = state.players[state.to_move], found.ranked[0]
    return exercise(
        draw,
        state,
        "choice",
        tell(
            "exercise-best-move-ask",
            player=player.name,
            gold=player.gold,
            left=ROUNDS - player.cards_played,
            cards=" ".join(card for card in state.voice if card != UNKNOWN),
        ),
        [str(best)],
        rules="E1 F1 M1",
        options=[option(action) for action in draw.mixed(found.ranked, "options")],
        why=(
            tell(
                "exercise-best-move-why",
                amount=found.deals,
                points=round(found.points, 1),
                lead=round(found.leads["total"], 1),
            ),
            _parts(found),
        ),
    )


def _candidates(draw: Draw, state: State) -> list[Action]:
    """What may be chosen: at the higher levels what the greedy player finds nearly as good."""
    judge = RoundOnePlayer()
    ranked = [found.action for found in one_of_each(judge, judge.candidates(state))]
    passing = [action for action in ranked if action.kind == "pass"]
    others = [action for action in ranked if action.kind != "pass"]
    return [*others[:: _APART[draw.level]][:_RIVALS], *passing]


def _parts(found: Lead) -> Said:
    """What makes the difference: citizens, bonus or hunger."""
    told = dict(_told(found.ranked[1]).words)
    parts = {"citizens": "citizens", "bonus": "bonus", "hunger": "penalty"}
    leads = {word: round(found.leads[part], 1) for word, part in parts.items()}
    return tell("exercise-best-move-why-parts", **{**told, **leads})


def _late(draw: Draw) -> Iterator[State]:
    """The turns of the last year in its last rounds."""
    for state in played(draw, settings=_TABLES):
        if state.year < YEARS or state.choice != "turn":
            continue
        if ROUNDS - state.players[state.to_move].cards_played <= _LAST_ROUNDS:
            yield public(state)


def option(action: Action) -> Option:
    """Any political turn to be chosen."""
    spaces = tuple(space for space in (action.space, action.second, action.source) if space)
    sign = f"b-{action.building}" if action.building else ""
    return Option(str(action), _told(action), spaces, sign)


def _told(action: Action) -> Said:
    return tell(
        "exercise-do",
        kind=action.kind,
        building=action.building,
        space=action.space,
        source=action.source,
        amount=action.amount,
        service=action.service,
        circles=len(action.circles),
    )


KINDS: Final = (kind("best_move", "E1 F1 M1", _best),)
