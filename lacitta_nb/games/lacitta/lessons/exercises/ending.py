"""Exercises about the end: points, the bonus for all three services, ranks (E1 to E3)."""

from collections.abc import Iterator
from typing import Final

from lacitta_nb.games.lacitta.lessons.exercises.making import (
    PLATES,
    castle,
    castles,
    exercise,
    kind,
    rows,
    seats,
    tell,
)
from lacitta_nb.games.lacitta.lessons.exercises.positions import played, turns
from lacitta_nb.games.lacitta.rules import public, scores
from lacitta_nb.games.lacitta.rules.scoring import complete
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.lessons.exercise import Exercise
from lacitta_nb.lessons.making import Draw

_MOST_CLICKS: Final = 5
_TIED: Final = 0.4
"""How often ranks are asked about only where gold decides; games are played until it does."""


def _ended(draw: Draw) -> Iterator[State]:
    """The end of a game."""
    return (public(state) for state in played(draw) if state.over)


def _bonus(draw: Draw) -> Exercise | None:
    for state in turns(draw):
        asked = state.cities_of(state.to_move) if draw.level == 1 else list(state.cities)
        right = [city for city in asked if complete(state, city)]
        # A bonus is easy to see where the others offer nothing at all.
        if not right or len(right) == len(asked) or len(right) > _MOST_CLICKS:
            continue
        who = state.players[state.to_move].name
        named = [castle(state, city) for city in right]
        return exercise(
            draw,
            state,
            "spaces",
            tell("exercise-bonus-ask", player=who)
            if draw.level == 1
            else tell("exercise-bonus-ask-all"),
            named,
            rules="E1 G8",
            options=castles(state, asked),
            why=(
                tell("exercise-bonus-why", castles=rows(named)),
                tell("exercise-bonus-why-each"),
            ),
        )
    return None


def _final(draw: Draw) -> Exercise | None:
    if draw.level == 1:
        return next((_points(draw, state, end=False) for state in turns(draw)), None)
    return next((_points(draw, state, end=True) for state in _ended(draw)), None)


def _points(draw: Draw, state: State, *, end: bool) -> Exercise | None:
    table = scores(state)
    # At the end whoever went hungry is asked about first: there is most to count.
    order = draw.mixed(range(len(state.players)), "seat")
    seat = min(order, key=lambda s: table[s].penalty) if draw.level == 3 else order[0]
    score, who = table[seat], state.players[seat].name
    if score.total < 0:  # what is typed in is counted from 0
        return None
    complete_cities = [c for c in state.cities_of(seat) if complete(state, c)]
    why = [tell("exercise-final-why", player=who, citizens=score.citizens)]
    if complete_cities:
        names = rows(castle(state, city) for city in complete_cities)
        count = len(complete_cities)
        why.append(tell("exercise-final-why-bonus", castles=names, count=count, amount=score.bonus))
    else:
        why.append(tell("exercise-final-why-no-bonus", player=who))
    if score.penalty:
        why.append(tell("exercise-final-why-hunger"))
    ask = "exercise-final-ask" if end else "exercise-final-ask-now"
    return exercise(
        draw,
        state,
        "number",
        tell(ask, player=who, hungry="yes" if score.penalty else "no"),
        [str(score.total)],
        rules="E1 E2" if end else "E1",
        why=tuple(why),
    )


def _ranks(draw: Draw) -> Exercise | None:
    for state in _ended(draw):
        table = scores(state)
        shared = {score.rank for score in table}
        if len(shared) < len(table) or any(map(state.out, range(len(table)))):
            return None
        order = sorted(table, key=lambda score: score.rank)
        tied = len({score.total for score in table}) < len(table)
        # Above the first level gold decides more often than it does at the table.
        if draw.level > 1 and not tied and draw.lot("untied") < _TIED:
            return None
        hungry = [state.players[score.player].name for score in table if score.penalty]
        shown = draw.mixed(table, "options")
        # Of two rows either may stand above; of more, something is always to be moved.
        if len(shown) > 2 and shown == order:
            return None
        return exercise(
            draw,
            state,
            "order",
            tell("exercise-ranks-ask", count=len(hungry), players=rows(hungry)),
            [str(score.player) for score in order],
            rules="E3 E1 E2",
            options=[
                option._replace(text=tell("exercise-ranks-option", player=who.name, gold=who.gold))
                for option in seats(state, [score.player for score in shown])
                for who in [state.players[int(option.key)]]
            ],
            why=(
                *(
                    tell(
                        "exercise-ranks-why",
                        player=state.players[score.player].name,
                        points=score.total,
                        gold=score.gold,
                    )
                    for score in order
                ),
                tell("exercise-ranks-why-rule"),
            ),
        )
    return None


KINDS: Final = (
    kind("bonus_cities", "E1 G8", _bonus, covered=PLATES),
    kind("final_points", "E1 E2", _final),
    kind("ranks", "E3 E1 E2", _ranks),
)
