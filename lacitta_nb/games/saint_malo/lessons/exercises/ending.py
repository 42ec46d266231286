"""Exercises about turns, churches and the end (S1 to S3, H1, H2, E1 to E4)."""

from typing import Final

from lacitta_nb.games.saint_malo import rules
from lacitta_nb.games.saint_malo.constants import CHURCHES
from lacitta_nb.games.saint_malo.lessons.exercises.positions import (
    ending,
    one_turn,
    resting,
    started,
)
from lacitta_nb.games.saint_malo.rules.scoring import Score
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.study.balance import next_churches
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw, exercise, kind, tell
from lacitta_nb.lessons.said import Said

_LATE: Final = (9, 20)
_START: Final = {
    1: ("coins", "logs", "crates"),
    2: ("crates", "empty", "row"),
    3: ("row", "boxes", "worth"),
}
"""What is asked about the beginning at each level."""


def _row(state: State, seats: list[int]) -> str:
    """The names of players in a row."""
    return ", ".join(state.players[seat].name for seat in seats)


def _begins(draw: Draw) -> Exercise:
    """What a game begins with."""
    state = rules.public(started(draw, seats=(2, 3, 4, 5)))
    what, player = draw.one(_START[draw.level], "what"), state.mover
    right = {
        "coins": player.coins,
        "logs": player.logs,
        "crates": player.where("crate").bit_count(),
        "empty": player.empty.bit_count(),
        "row": state.table.row_length,
        "boxes": state.table.boxes,
        "worth": rules.scores(state)[0].total,
    }[what]
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-begins-ask", what=what, amount=state.table.size),
        [str(right)],
        rules="S1 S2" if what in ("crates", "empty") else "S1 E3" if what == "worth" else "S1",
        why=(tell("exercise-begins-why", what=what, amount=right, rows=_rows(state)),),
    )


def _rows(state: State) -> int:
    return len(state.table.tables.strengths)


def _turn_order(draw: Draw) -> Exercise | None:
    """Who takes turns in which order in a round."""
    state = rules.public(started(draw, seats=(draw.level + 2,)))
    seats = list(range(state.table.size))
    later = draw.number(0, draw.level - 1, "later")
    state = state._replace(turns=later * state.table.size)
    order = [(state.start_player + number) % len(seats) for number in seats]
    shown = draw.mixed(seats, "options")
    if shown == order:
        return None
    first = state.players[state.start_player].name
    return exercise(
        draw,
        state,
        "order",
        tell("exercise-turn-order-ask", player=first, players=_row(state, seats), amount=later + 1),
        [str(seat) for seat in order],
        rules="S3",
        options=[_player(state, seat) for seat in shown],
        why=(tell("exercise-turn-order-why", player=first),),
    )


def _player(state: State, seat: int) -> Option:
    return Option(str(seat), tell("exercise-player", player=state.players[seat].name))


def _turns_left(draw: Draw) -> Exercise:
    """How many turns are still played when a city is full."""
    state = now = ending(draw, whole=False)
    while not now.ends:
        now = one_turn(now)
    left = now.turns - state.turns
    filler = (state.to_move - 1) % state.table.size
    seats = [(state.start_player + n) % state.table.size for n in range(state.table.size)]
    still = seats[len(seats) - left :] if left else []
    return exercise(
        draw,
        state,
        "number",
        tell(
            "exercise-turns-left-ask",
            player=state.players[filler].name,
            players=_row(state, sorted(seats)),
            first=state.players[state.start_player].name,
        ),
        [str(left)],
        rules="E1 E2 S3",
        why=(
            tell("exercise-turns-left-why", first=state.players[state.start_player].name),
            tell("exercise-turns-left-why-who", count=left, players=_row(state, still)),
        ),
    )


def _churches(draw: Draw) -> Exercise | None:
    """What the churches of a player are worth."""
    state = resting(draw, rounds=(0, 0) if draw.level == 1 else _LATE)
    seat = draw.number(0, state.table.size - 1, "whose")
    counts = [mask.bit_count() for mask in state.players[seat].churches]
    worth = rules.scores(state)[seat].churches
    # One that counts at least, and above the first level one that does not.
    idle = sum(counts) - _used(counts)
    if not worth or (draw.level > 1 and not idle) or sum(counts) <= draw.level:
        return None
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-churches-ask", player=state.players[seat].name),
        [str(worth)],
        rules="H2",
        why=(
            tell("exercise-churches-why", sizes=_sizes(counts)),
            tell("exercise-churches-why-idle", amount=idle),
        ),
    )


def _sizes(counts: list[int]) -> str:
    """The sizes of churches in a row, such as 1, 1, 2."""
    return ", ".join(str(size) for size, count in enumerate(counts, 1) for _ in range(count))


def _used(counts: list[int]) -> int:
    """How many churches belong to a series."""
    return sum(min(counts[: size + 1]) for size in range(len(counts)))


def _next_church(draw: Draw) -> Exercise | None:
    """Which church would add most: only where one does."""
    state = resting(draw, rounds=(0, 0) if draw.level == 1 else _LATE)
    added = next_churches(state, state.to_move)
    best = max(added)
    # A first church of size 1 is plain enough.
    if added.count(best) > 1 or (best == added[0] and draw.lot("plain") < 0.8):
        return None
    counts = [mask.bit_count() for mask in state.mover.churches]
    return exercise(
        draw,
        state,
        "choice",
        tell("exercise-next-church-ask", player=state.mover.name),
        [CHURCHES[added.index(best)]],
        rules="H1 H2",
        options=[
            Option(church, tell("exercise-size", amount=size), sign="d-cross")
            for size, church in enumerate(CHURCHES, 1)
        ],
        why=(
            tell("exercise-next-church-why", count=sum(counts), sizes=_sizes(counts)),
            tell("exercise-next-church-why-gain", size=added.index(best) + 1, amount=best),
        ),
    )


def _final(draw: Draw) -> Exercise | None:
    """What somebody has in the end, or would have if the game ended now."""
    state = resting(draw) if draw.level == 1 else ending(draw)
    seat = draw.number(0, state.table.size - 1, "whose")
    score, player = rules.scores(state)[seat], state.players[seat]
    if score.total < 0:
        return None
    ask = "exercise-final-ask-now" if draw.level == 1 else "exercise-final-ask"
    parts = {part: abs(points) for part, points in score.parts}
    return exercise(
        draw,
        state,
        "number",
        tell(ask, player=player.name),
        [str(score.total)],
        rules="E3 H2",
        why=(tell("exercise-final-why", **parts), tell("exercise-final-why-rule")),
    )


def _ranks(draw: Draw) -> Exercise | None:
    """In which order the players end; above the first level mostly by the empty spaces."""
    state = ending(draw)
    if draw.level > 1 and draw.lot("tied") < 0.7:
        state = _tied(draw, state)
    table = rules.scores(state)
    if len({score.rank for score in table}) < len(table) or min(score.total for score in table) < 0:
        return None
    order = sorted(table, key=lambda score: score.rank)
    keys = [str(score.player) for score in order]
    shown = draw.mixed(range(len(table)), "options")
    # Of two rows either may stand above; of more, something is always to be moved.
    if len(shown) > 2 and [str(seat) for seat in shown] == keys:
        return None
    return exercise(
        draw,
        state,
        "order",
        tell("exercise-ranks-ask"),
        keys,
        rules="E3 E4",
        options=[_player(state, seat) for seat in shown],
        why=(*(_told(state, score) for score in order), tell("exercise-ranks-why-rule")),
    )


def _tied(draw: Draw, state: State) -> State:
    """The same end in which two players have as much."""
    table = rules.scores(state)
    pair = draw.mixed(table, "tie")[:2]
    more, less = sorted(pair, key=lambda score: score.total, reverse=True)
    players = list(state.players)
    raised = players[less.player].points + more.total - less.total
    players[less.player] = players[less.player]._replace(points=raised)
    return state._replace(players=tuple(players))


def _told(state: State, score: Score) -> Said:
    return tell(
        "exercise-ranks-why",
        player=state.players[score.player].name,
        points=score.total,
        empty=score.empty,
    )


KINDS: Final = (
    kind("begins", "S1 S2 E3", _begins),
    kind("turn_order", "S3", _turn_order),
    kind("turns_left", "E1 E2 S3", _turns_left),
    kind("churches", "H2", _churches),
    kind("next_church", "H1 H2", _next_church),
    kind("final", "E3 H2", _final),
    kind("ranks", "E3 E4", _ranks),
)
