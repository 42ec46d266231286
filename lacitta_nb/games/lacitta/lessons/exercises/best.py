"""Find the best move: late in the last year, as many ends of the game played out tell it."""

from collections.abc import Iterator
from typing import Final

from lacitta_nb.arena.evaluation import compare_actions
from lacitta_nb.arena.playouts import play_out
from lacitta_nb.arena.processes import number_of
from lacitta_nb.arena.prospects import ActionProspect
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import ROUNDS, UNKNOWN, YEARS
from lacitta_nb.games.lacitta.lessons.exercises.making import exercise, kind, tell
from lacitta_nb.games.lacitta.lessons.exercises.positions import Setting, played
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.rules import apply, complete, public, scores
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw
from lacitta_nb.lessons.said import Said
from lacitta_nb.players.judge import one_of_each

_PLAYOUTS: Final = 30
"""Ends of the game that are played out after each candidate."""
_RIVALS: Final = 3
"""Candidates beside the pass."""
_FEW: Final = 4
_APART: Final = {1: 3, 2: 2, 3: 1}
"""Of the greedy player's ranking every so many candidates are offered at each level."""
_CLEAR: Final = 1.0
"""Points by which the best must lead at least, beside being surely the best."""
_TABLES: Final = (Setting("toscana", 2), Setting("toscana", 2, "advanced"))
"""On a small board the last turns seldom differ by much."""
_LAST_ROUNDS: Final = 2
"""In how many of the last rounds it is asked."""


def _best(draw: Draw) -> Exercise | None:
    for state in _late(draw):
        seat = state.to_move
        tried = _candidates(draw, state)
        # A few playouts tell where it is not worth while to play more of them.
        if len(tried) < _RIVALS or _compared(draw, state, tried, _FEW)[1].behind.value < _CLEAR:
            continue
        ranked = _compared(draw, state, tried, _PLAYOUTS)
        if not _clear(ranked):
            continue
        best, second = ranked[0], ranked[1]
        return exercise(
            draw,
            state,
            "choice",
            tell(
                "exercise-best-move-ask",
                player=state.players[seat].name,
                gold=state.players[seat].gold,
                left=ROUNDS - state.players[seat].cards_played,
                cards=" ".join(card for card in state.voice if card != UNKNOWN),
            ),
            [str(best.action)],
            rules="E1 F1 M1",
            options=[option(p.action) for p in draw.mixed(ranked, "options")],
            why=(
                tell(
                    "exercise-best-move-why",
                    amount=_PLAYOUTS,
                    points=round(best.points.value, 1),
                    lead=round(second.behind.value, 1),
                ),
                _parts(draw, state, best.action, second.action),
            ),
        )
    return None


def _candidates(draw: Draw, state: State) -> list[Action]:
    """What may be chosen: at the higher levels what the greedy player finds nearly as good."""
    judge = GreedyPlayer()
    ranked = [action for action, _ in one_of_each(judge, judge.ranked(state))]
    passing = [action for action in ranked if action.kind == "pass"]
    others = [action for action in ranked if action.kind != "pass"]
    return [*others[:: _APART[draw.level]][:_RIVALS], *passing]


def _compared(draw: Draw, state: State, tried: list[Action], playouts: int) -> list[ActionProspect]:
    """What each candidate leads to, the best first."""
    seed = _seed(draw)
    found = compare_actions(state, tried, playouts=playouts, seed=seed, progress=False).actions
    return sorted(found, key=lambda prospect: prospect.behind.value)


def _parts(draw: Draw, state: State, best: Action, second: Action) -> Said:
    """What makes the difference: citizens, bonus or hunger, on the deals that were compared."""
    seat, lead = state.to_move, [0, 0, 0]
    for number in range(_PLAYOUTS):
        text = f"{_seed(draw)}/{number}"
        start = complete(state.seen_by(seat), number_of(text))
        for action, sign in ((best, 1), (second, -1)):
            players = [GreedyPlayer()] * len(state.players)
            end = play_out(apply(start, action).state, players, text)
            assert isinstance(end, State)
            score = scores(end)[seat]
            for part, points in enumerate((score.citizens, score.bonus, score.penalty)):
                lead[part] += sign * points
    citizens, bonus, hunger = (round(points / _PLAYOUTS, 1) for points in lead)
    told = dict(_told(second).words)
    return tell(
        "exercise-best-move-why-parts",
        **{**told, "citizens": citizens, "bonus": bonus, "hunger": hunger},
    )


def _seed(draw: Draw) -> int:
    """What the ends of the game are drawn by."""
    return int(draw.lot("playouts") * 10**6)


def _late(draw: Draw) -> Iterator[State]:
    """The turns of the last year in its last rounds."""
    for state in played(draw, settings=_TABLES):
        if state.year < YEARS or state.choice != "turn":
            continue
        if ROUNDS - state.players[state.to_move].cards_played <= _LAST_ROUNDS:
            yield public(state)


def _clear(ranked: list[ActionProspect]) -> bool:
    """Whether the best leads by more than chance, and by enough."""
    return all(p.behind.low > 0 and p.behind.value >= _CLEAR for p in ranked[1:])


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
