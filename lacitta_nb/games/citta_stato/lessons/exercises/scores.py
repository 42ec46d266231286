"""Exercises about the second score and the end (E2, E5, B9, T6)."""

from typing import Final

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.lessons.exercises.doing import benefit, does
from lacitta_nb.games.citta_stato.lessons.exercises.positions import (
    changed,
    moment,
    open_moment,
    players,
    started,
    turn,
)
from lacitta_nb.games.citta_stato.lessons.exercises.search import most_points
from lacitta_nb.games.citta_stato.rules.scoring import Score
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.table import Table
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw, exercise, kind, tell
from lacitta_nb.lessons.said import Said

_LAST: Final = (7, 7)
_CHOICES: Final = {1: (2, 3), 2: (3, 5), 3: (4, 7)}
"""How many answers there are at each level: from, to."""
_TIES: Final = 60
"""Scores that are tried until two players are equal in what comes first."""


def _second(draw: Draw) -> Exercise | None:
    """Which card brings most points at once in the second score."""
    few, many = _CHOICES[draw.level]

    def wanted(state: State) -> bool:
        return state.choice == "second" and few <= len(rules.legal_actions(state)) <= many

    state = open_moment(draw, wanted, rounds=_LAST)
    if state is None:
        return None
    seat, (colour,) = state.agenda[0].seat, state.agenda[0].colours
    legal = rules.legal_actions(state)
    worths = {action: most_points(state, action, seat, "second") for action in legal}
    found = {action: worth for action, worth in worths.items() if worth is not None}
    best = max(found.values(), default=0)
    if len(found) < len(legal) or best <= 0 or list(found.values()).count(best) > 1:
        return None
    right = max(found, key=found.__getitem__)
    held = len(state.players[seat].burned[colour])
    return exercise(
        draw,
        state,
        "choice",
        tell("exercise-second-ask", player=state.players[seat].name, colour=COLOURS[colour]),
        [str(right)],
        rules="E2 B9" if any(action.kind == "burn" for action in legal) else "E2",
        options=[Option(str(a), _answer(a)) for a in draw.mixed(legal, "options")],
        why=(
            *(_worth(a, found[a]) for a in legal if a.kind != "skip"),
            benefit(colour, held + 1) if right.kind == "burn" else does(right.what),
        ),
    )


def _answer(action: Action) -> Said:
    return tell("exercise-second-do", what=action.kind, card=action.what)


def _worth(action: Action, points: int) -> Said:
    return tell("exercise-second-why", what=action.kind, card=action.what, points=points)


def _ranks(draw: Draw) -> Exercise | None:
    """In which order the players end; above the first level some final scores are equal."""
    state = moment(draw, lambda s: s.over, started(draw, (3, 4)), _LAST)
    if state is None:
        return None
    state = rules.public(_close(draw, state))
    table = rules.scores(state)
    finals = [score.final for score in table]
    tied = len(set(finals)) < len(finals)
    if len({score.rank for score in table}) < len(table) or tied != (draw.level > 1):
        return None
    order = sorted(table, key=lambda score: score.rank)
    keys = [str(score.player) for score in order]
    shown = players(draw, state, range(len(table)))
    if [option.key for option in shown] == keys:
        return None
    return exercise(
        draw,
        state,
        "order",
        tell("exercise-ranks-ask"),
        keys,
        rules="E5",
        options=[Option(option.key, _told(state, table[int(option.key)])) for option in shown],
        why=(tell("exercise-ranks-why"),),
    )


def _told(state: State, score: Score) -> Said:
    return tell(
        "exercise-ranks-player",
        player=state.players[score.player].name,
        final=score.final,
        sum=score.first + score.second,
        cubes=score.cubes,
    )


def _close(draw: Draw, state: State) -> State:
    """The same end with scores that lie near each other, above the first level with a tie."""
    for number in range(_TIES):
        for seat in range(state.table.size):
            points = draw.number(6, 11, f"points/{number}/{seat}")
            second = draw.number(6, 11, f"second/{number}/{seat}")
            state = changed(state, seat, points=points, second=second)
        finals = [score.final for score in rules.scores(state)]
        if (len(set(finals)) < len(finals)) == (draw.level > 1):
            break
    return state


def _declines(draw: Draw) -> Exercise | None:
    """Whether points of an action may be declined: gains only, and whole."""
    start = started(draw)
    table = Table(start.table.tables, start.table.size, declining=True, seed=start.table.seed)
    state = turn(draw, start=start._replace(table=table))
    if state is None:
        return None
    legal = [a for a in rules.legal_actions(state) if a.kind == "war" and not a.wild]
    cards = [
        a
        for a in rules.legal_actions(state)
        if a.kind == "use" and a.colours[0] == "purple" and not a.wild
    ]
    actions = legal if draw.lot("war") < 0.5 else cards
    if not actions:
        return None
    action = draw.one(actions, "action")
    asked = rules.apply(state, action).state.choice == "accept"
    card = state.present[COLOURS.index("purple")] if action.kind == "use" else ""
    return exercise(
        draw,
        state,
        "choice",
        tell(
            "exercise-declines-ask",
            player=state.mover.name,
            what=action.kind,
            card=card or "war",
        ),
        ["yes" if asked else "no"],
        rules="T6",
        options=[
            Option(answer, tell("exercise-yes-no", answer=answer))
            for answer in draw.mixed(("yes", "no"), "options")
        ],
        why=(tell("exercise-declines-why"), *((does(card),) if card else ())),
    )


KINDS: Final = (
    kind("second_best", "E2 B9", _second),
    kind("ranks", "E5", _ranks),
    kind("declines", "T6", _declines, levels=(1, 2)),
)
