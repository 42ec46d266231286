"""Goals of lessons: small judges that rules and history answer, and that can be put together.

Each takes the learner's seat and gives a function from a game to how the goal stands. What is met
by the end of a year is asked when that year is over; what can't be met any more is missed at once.
"""

from collections.abc import Callable, Sequence
from typing import Final, cast

from lacitta_nb.core.game import AnyGame
from lacitta_nb.games.lacitta.lessons.whys import (
    events,
    name,
    why_hungry,
    why_left,
    why_nobody_came,
)
from lacitta_nb.games.lacitta.rules.scoring import Score
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.lessons.lesson import MET, OPEN, Verdict
from lacitta_nb.lessons.said import Said, Word

Goal = Callable[[AnyGame], Verdict]
Moment = Callable[[AnyGame], bool]

NO_TURN: Final = Said("lesson-why-no-turn")


def missed(why: Said) -> Verdict:
    """A goal that can't be met any more."""
    return Verdict("missed", why)


def both(*goals: Goal) -> Goal:
    """All of some goals: missed with the first that is missed."""

    def judge(game: AnyGame) -> Verdict:
        verdicts = [goal(game) for goal in goals]
        for verdict in verdicts:
            if verdict.standing == "missed":
                return verdict
        return MET if all(verdict.standing == "met" for verdict in verdicts) else OPEN

    return judge


# When a goal is decided.


def year_over(game: AnyGame) -> bool:
    """Whether a year has ended since the task began."""
    return bool(events(game, "year_ended"))


def spring(game: AnyGame) -> bool:
    """Whether the next year has begun and its growth is over."""
    return bool(game.state.year > game.start.year and game.state.phase == "politics")


def migration_over(game: AnyGame) -> bool:
    """Whether everybody has migrated; nothing has been eaten yet."""
    return bool(game.state.phase == "feeding" or year_over(game))


# Food.


def fed(seat: int) -> Goal:
    """Everybody has food at the end of the year (F1)."""

    def judge(game: AnyGame) -> Verdict:
        hungry = events(game, "hungry", player=seat)
        if hungry:
            return missed(why_hungry(game, hungry[0]))
        return MET if events(game, "fed", player=seat) else OPEN

    return judge


def enough(seat: int) -> Goal:
    """There is food for everybody now; missed when the action cards left can't bring enough."""

    def judge(game: AnyGame) -> Verdict:
        state: State = game.state
        hungry = events(game, "hungry", player=seat)
        if hungry:
            return missed(why_hungry(game, hungry[0]))
        short = state.citizens(seat) - state.food(seat)
        if short <= 0:
            return MET
        cards = state.players[seat].action_cards
        if short <= cards * max(state.table.wheat):
            return OPEN
        return missed(Said("lesson-why-cards-gone", {"amount": short, "cards": cards}))

    return judge


# Citizens.


def keeps_everyone(seat: int) -> Goal:
    """Nobody is lost this year, neither to a neighbour nor to hunger."""

    def judge(game: AnyGame) -> Verdict:
        for kind in ("migrated", "no_room"):
            left = events(game, kind, other=seat)
            if left:
                return missed(why_left(game, left[0]))
        hungry = events(game, "hungry", player=seat)
        if hungry:
            return missed(why_hungry(game, hungry[0]))
        return MET if year_over(game) else OPEN

    return judge


def newcomers(seat: int, count: int) -> Goal:
    """So many citizens move in from neighbours (M1)."""

    def judge(game: AnyGame) -> Verdict:
        came = len(events(game, "migrated", player=seat))
        if came >= count:
            return MET
        over = migration_over(game) or came + _to_come(game, seat, count) < count
        return missed(why_nobody_came(game, seat)) if over else OPEN

    return judge


def _to_come(game: AnyGame, seat: int, unknown: int) -> int:
    """How many citizens could come yet while wishes are chosen (M3); else it is not known."""
    state: State = game.state
    decision = state.decision
    if decision is None or (decision.kind, decision.player) != ("wish", seat):
        return unknown
    spaces = state.table.board.spaces
    done = {event.space for event in events(game, "wish_chosen", player=seat)}
    waiting = [city for city in state.cities_of(seat) if spaces[city.castle] not in done]
    return sum(len(state.neighbours(city)) for city in waiting)


def drives_away(seat: int, count: int) -> Goal:
    """Neighbours lose so many citizens to the player, whether these find room or not (M4)."""

    def judge(game: AnyGame) -> Verdict:
        gone = events(game, "migrated", player=seat) + events(game, "no_room", player=seat)
        if len(gone) >= count:
            return MET
        return missed(why_nobody_came(game, seat)) if migration_over(game) else OPEN

    return judge


def gains(seat: int, count: int, when: Moment = year_over) -> Goal:
    """The player has so many citizens more at a moment than when the task began."""

    def judge(game: AnyGame) -> Verdict:
        if not when(game):
            return OPEN
        got = game.state.citizens(seat) - game.start.citizens(seat)
        if got >= count:
            return MET
        full = events(game, "full", player=seat)
        if full:
            return missed(Said("lesson-why-full", {"space": full[0].space}))
        return missed(Said("lesson-why-too-few", {"got": got}))

    return judge


# Gold and points.


def income(seat: int, gold: int) -> Goal:
    """The quarries of the player pay so much in the next year (Y4)."""

    def judge(game: AnyGame) -> Verdict:
        paid = sum(event.amount for event in events(game, "income", player=seat))
        if paid >= gold:
            return MET
        return missed(Said("lesson-why-income", {"paid": paid})) if spring(game) else OPEN

    return judge


def wins(seat: int) -> Goal:
    """The player wins alone (E3)."""

    def judge(game: AnyGame) -> Verdict:
        if not game.over:
            return OPEN
        scores = cast("Sequence[Score]", game.scores())
        mine = scores[seat]
        best = min((s for s in scores if s.player != seat), key=lambda score: score.rank)
        if mine.rank < best.rank:
            return MET
        rival = name(game, best.player)
        words: dict[str, Word] = {"rival": rival, "mine": mine.total, "theirs": best.total}
        if mine.penalty:
            return missed(Said("lesson-why-last-hunger", words))
        if mine.total == best.total:
            words = {"rival": rival, "gold": mine.gold, "more": best.gold}
            return missed(Said("lesson-why-less-gold", words))
        return missed(Said("lesson-why-fewer-points", words))

    return judge
