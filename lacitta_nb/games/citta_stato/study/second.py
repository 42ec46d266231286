"""The second score: what the own cards bring in the end, and how they are best used (E2).

All ways to use, burn or leave the own cards are tried by the real rules, colour by colour as the
game asks. Moments that differ only in what can no longer matter count as one (`matters`), so the
search ends soon; where it does not, it says so.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple, SupportsIndex

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import CARD_KINDS, COLOURS
from lacitta_nb.games.citta_stato.rules.scoring import Score
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.study.matters import CUBES, MARKET, Matters, key
from lacitta_nb.games.citta_stato.study.trial import again
from lacitta_nb.games.citta_stato.study.words import still_played

MOST: Final = 12_000
"""How many moments are looked at."""
_ORDER: Final[Mapping[str, int]] = MappingProxyType({"skip": 1, "use": 2})


class CardSecond(NamedTuple):
    """What one card could bring by itself, as the table is now.

    Attributes:
        card: its word. colour: its colour.
        use, burn: points of the second score; None where it can't be used or burned.
    """

    card: str
    colour: str
    use: int | None
    burn: int | None


class SecondPlan(NamedTuple):
    """A way through the second score.

    Attributes:
        actions: what the player does, and answers, in order.
        second: the second score then. final: the score that counts then.
        form: whether the marker stands in the own zone then. crowns, signs: held and needed.
        cubes: of the supply.
    """

    actions: tuple[str, ...]
    second: int
    final: int
    form: bool | None
    crowns: int
    signs: int
    cubes: int

    @property
    def cards(self) -> tuple[str, ...]:
        """What is done with the cards: the actions without the answers on the way."""
        return tuple(a for a in self.actions if a.split()[0] in CARD_KINDS)


@dataclass(frozen=True)
class SecondGain:
    """What the second score can bring a player, with the cards used so far.

    Attributes:
        player: the seat. name: of the player. first: the points so far.
        cards: what each card could bring by itself, by colour.
        best: the plan with the highest final score; ties as in the end: both scores, then cubes.
        most: the plan with the highest second score.
        exact: whether everything was tried, for the cards by themselves, too; else what was found
            is the best of a large part.
    """

    player: int
    name: str
    first: int
    cards: tuple[CardSecond, ...]
    best: SecondPlan
    most: SecondPlan
    exact: bool


def second_gain(table: object, player: SupportsIndex | str | None = None) -> SecondGain:
    """What the second score can bring a player, as if it came now, and how.

    Others are taken to use nothing more, and the own marker to stay unless own cards move it. A
    republic card that a trade would turn up (B8) is not foreseen: whoever keeps it unseen is
    counted as outside.

    Args:
        table: a game of Città-Stato or a state of one.
        player: by number or name; None: whoever must decide.

    Raises:
        NotFound: there is no such player. GameOver: the game has ended.

    >>> from lacitta_nb.games.citta_stato import new_game
    >>> found = second_gain(new_game(players=2, seed=7))
    >>> found.best.actions, found.best.final, found.exact
    ((), 0, True)
    """
    view, seat = still_played(table, player)
    start = _begun(view, seat)
    plans, exact = _plans(start, seat)
    best = max(plans, key=lambda plan: (plan.final, plan.second, plan.cubes, -len(plan.actions)))
    most = max(plans, key=lambda plan: (plan.second, plan.final, plan.cubes, -len(plan.actions)))
    cards, hand = list(_cards(start, seat)), view.players[seat]
    exact = exact and all(tried for _, tried in cards)
    alone = tuple(card for card, _ in cards)
    return SecondGain(seat, hand.name, hand.points, alone, best, most, exact)


def _begun(view: State, seat: int) -> State:
    """The second score at its begin, or as far as it has come, at a question to the player."""
    if view.phase == "final":
        return view
    if view.phase != "second_score":
        view = view._replace(phase="second_score", agenda=(), war=())
    state = rules.advance(view).state if not view.agenda else view
    return _past_others(state, seat)


def _past_others(state: State, seat: int) -> State:
    """The next question to the player, others using nothing more."""
    while state.agenda and state.agenda[0].seat != seat:
        state = rules.apply(state, _least(state)).state
    return state


def _least(state: State) -> Action:
    """What somebody does who does nothing more; `skip`, `done` and `stay` come last or first."""
    found = rules.legal_actions(state)
    return next((a for a in found if a.kind in ("skip", "done", "stay")), found[0])


class _Search(NamedTuple):
    """What is known of the moments found: how each was come to."""

    before: dict[State, tuple[State, str]]
    seen: set[object]


def _plans(start: State, seat: int) -> tuple[list[SecondPlan], bool]:
    """A plan for each ending, and whether all moments were looked at."""
    known, exact = _Search({}, {key(start, seat)}), True
    left, plans = [start], []
    while left:
        now = left.pop()
        if not now.agenda:
            plans.append(_plan(now, seat, _way(known, now)))
            continue
        for action in _tried(now, seat):
            after = _past_others(rules.apply(now, action).state, seat)
            found = key(after, seat)
            if found in known.seen:
                continue
            if plans and len(known.seen) >= MOST and after.agenda:
                exact = False
                continue
            known.seen.add(found)
            known.before[after] = (now, str(action))
            left.append(after)
    return plans, exact


def _tried(now: State, seat: int) -> list[Action]:
    """The answers that are tried, the last of them first: cards are used before they are burned.

    Where nothing is bought later, of each colour the cheapest cube is bought, and of the colours
    that no card asks about the cheapest of all; of many cubes only those are exchanged for which a
    card to come can tell the difference (B2).
    """
    found = sorted(rules.legal_actions(now), key=lambda action: _ORDER.get(action.kind, 0))
    task = now.agenda[0]
    many = task.verb == "take" and task.word == "exchange_many"
    if task.verb != "buy" and not many:
        return found
    matters = Matters(now, seat, skipped=1)
    if not matters.known or matters.asked(MARKET):
        return found
    counted = {COLOURS[colour] for colour in matters.colours(CUBES)}
    if many:
        return [action for action in found if counted.issuperset(action.colours)]
    cheapest: dict[str, Action] = {}
    for action in sorted(found, key=lambda action: action.number or 0):
        colour = action.colours[0] if action.colours else action.kind
        cheapest.setdefault(colour if colour in counted or not action.colours else "", action)
    return list(cheapest.values())


def _way(known: _Search, state: State) -> tuple[str, ...]:
    """What led to a moment, but for the colours in which nothing was done."""
    said = []
    while state in known.before:
        state, action = known.before[state]
        if action != "skip":
            said.append(action)
    return tuple(reversed(said))


def _plan(end: State, seat: int, way: tuple[str, ...]) -> SecondPlan:
    score: Score = rules.scores(end)[seat]
    return SecondPlan(
        way, score.second, score.final, score.form, score.crowns, score.signs, score.cubes
    )


def _cards(start: State, seat: int) -> Iterator[tuple[CardSecond, bool]]:
    """What each card could bring by itself, in the order of the colours, and if all was tried."""
    tables = start.table.tables
    cards: Mapping[str, int] = {c: tables.cards[c].colour for c in start.players[seat].cards}
    for card, colour in sorted(cards.items(), key=lambda one: one[1]):
        use, burn = (_alone(start, seat, how, card) for how in CARD_KINDS)
        yield CardSecond(card, COLOURS[colour], use[0], burn[0]), use[1] and burn[1]


def _alone(start: State, seat: int, how: str, card: str) -> tuple[int | None, bool]:
    """The points of one card, None where it can't be done so, and whether all was tried."""
    asked = again(start, seat, how, card)
    if asked is None:
        return None, True
    plans, exact = _plans(_past_others(asked, seat), seat)
    return max(plan.second for plan in plans) - start.players[seat].second, exact
