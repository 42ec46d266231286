"""Trying things out by the real rules: every way to answer what an effect asks.

Trials start from a view, so they read nothing that is hidden; what an effect would turn up stays
`?`. Questions to others, which effects of cards put only where points may be declined (T6), get the
first answer there is. Where there are more ways than can be tried, the gain says so.
"""

from typing import Final, NamedTuple

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.state import Player, State, Task

MOST: Final = 4000
"""How many moments of a trial are looked at."""


class Ending(NamedTuple):
    """One way in which an effect can end: the answers, and the table then."""

    answers: tuple[str, ...]
    state: State


class Gain(NamedTuple):
    """What an effect brings a player, answered for the most points, then crowns, banners, cubes.

    Attributes:
        points, crowns, banners, cubes: how many more there are in the supply then.
        answers: what is answered on the way.
        exact: whether everything was tried; else what was found is the best of a large part.
    """

    points: int
    crowns: int
    banners: int
    cubes: int
    answers: tuple[str, ...]
    exact: bool

    @property
    def brought(self) -> tuple[int, int, int, int]:
        """Points, crowns, banners, cubes: of two gains the higher one counts as the best."""
        return self.points, self.crowns, self.banners, self.cubes


def endings(state: State, seat: int) -> tuple[list[Ending], bool]:
    """Every ending of what is asked now, each table once, and whether these are all.

    At least one is found, however many moments that takes.

    Args:
        state: a moment at which something is asked.
        seat: whose answers are tried.
    """
    seen, left = {state}, [Ending((), state)]
    found, exact = list[Ending](), True
    while left:
        said, now = left.pop()
        if not now.agenda:
            found.append(Ending(said, now))
            continue
        for action in answers(now, seat):
            after = rules.apply(now, action).state
            if after in seen:
                continue
            if found and len(seen) >= MOST:
                exact = False
                continue
            seen.add(after)
            left.append(Ending((*said, str(action)), after))
    return found, exact


def answers(state: State, seat: int) -> list[Action]:
    """The answers that are tried: all of the player's, of others one."""
    found = rules.legal_actions(state)
    return found if state.agenda[0].seat == seat else found[:1]


def taken(view: State, seat: int, how: str, colour: int) -> State | None:
    """The table after a Present was used or burned free, up to the first question; None: it can't.

    Args:
        view: what the player sees.
        seat: whose card it becomes.
        how: `use` or `burn`.
        colour: of the Present.
    """
    # The question of Venezia (K6), which the rules answer for whoever has cards to choose from.
    asking = view._replace(phase="actions", agenda=(Task("take", seat, "K6", word="present"),))
    return _after(asking, f"take {how} {COLOURS[colour]} present")


def again(view: State, seat: int, how: str, card: str) -> State | None:
    """The table after a card of the supply was used or burned in the second score, likewise (E2).

    Args:
        view: what the player sees.
        seat: whose card it is.
        how: `use` or `burn`.
        card: its word.
    """
    colour = view.table.tables.cards[card].colour
    asking = view._replace(
        phase="second_score", agenda=(Task("second", seat, "E2", (), (colour,)),)
    )
    return _after(asking, f"{how} {card}")


def _after(asking: State, said: str) -> State | None:
    if rules.refusal(asking, said) is not None:
        return None
    return rules.apply(asking, said).state


def best_gain(before: Player, start: State, seat: int) -> tuple[Gain, State]:
    """What an effect brings at best, and the table then.

    Args:
        before: what lay before the player at first.
        start: the first moment that asks.
        seat: of the player.
    """
    tried, exact = endings(start, seat)
    found = [(_gain(before, end, seat, exact), end.state) for end in tried]
    return max(found, key=lambda one: one[0].brought)


def _gain(before: Player, end: Ending, seat: int, exact: bool) -> Gain:
    after = end.state.players[seat]
    return Gain(
        after.points + after.second - before.points - before.second,
        after.crowns - before.crowns,
        sum(after.banners) - sum(before.banners),
        sum(after.cubes) - sum(before.cubes),
        end.answers,
        exact,
    )
