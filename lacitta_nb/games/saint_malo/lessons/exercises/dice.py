"""Exercises about dice: what is likely, what may be used, what it costs (D1 to A5, L1, P1)."""

from itertools import product
from typing import Final

from lacitta_nb.games.saint_malo import rules
from lacitta_nb.games.saint_malo.actions import Action, book
from lacitta_nb.games.saint_malo.constants import (
    LEVELS,
    ROLLS,
    SCORED,
    SWORDS,
    Symbol,
)
from lacitta_nb.games.saint_malo.lessons.exercises.positions import (
    resting,
    showing,
    thrown,
    told,
    with_coins,
)
from lacitta_nb.games.saint_malo.rules.using import symbol_of
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.study.odds import at_least
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw, exercise, kind, tell
from lacitta_nb.lessons.said import Said

_APART: Final = {1: 0.3, 2: 0.2, 3: 0.12}
"""How far the likeliest of several aims is ahead of the next one, at each level."""
_LEAST: Final = {1: 0.03, 2: 0.1, 3: 0.15}
"""What the next one has at least."""
_CLASSES: Final = {
    "rare": (0.0, 0.1),
    "quarter": (0.17, 0.33),
    "half": (0.42, 0.58),
    "most": (0.67, 0.83),
    "nearly": (0.9, 1.0),
}
"""Classes of chances, with what is clearly in them."""
_RARE: Final = 0.25
"""How often it is asked how likely something is that hardly ever comes."""
_COINS: Final = 9
"""Coins that a mover has at most where a use is asked about."""
_REFUSALS: Final = ("A1", "A3", "A4", "C2", "W1")
"""What can stand against a use."""
_PRICES: Final = {1: (0, 2), 2: (2, 4), 3: (4, 6, 8)}
"""The prices that are asked about at each level."""
_PAID: Final = ("A3", "L1")
_RICH: Final = 99
_LATE: Final = (14, 24)
"""Rounds after which there is less and less room."""


def _rolling(draw: Draw) -> State:
    """A turn in which there are rolls left: one at the first level, then one or two."""
    left = 1 if draw.level == 1 else draw.number(1, 2, "left")
    return showing(resting(draw), thrown(draw), ROLLS - left)


def _likeliest(draw: Draw) -> Exercise | None:
    """Which of three aims is the likeliest, each by keeping one symbol only."""
    state = _rolling(draw)
    left = ROLLS - state.rolls
    aims = draw.mixed(product(SCORED, range(2, 6)), "aims")
    by_symbol: dict[str, int] = {}
    for symbol, number in aims:
        if state.dice.count(symbol) < number:
            by_symbol.setdefault(symbol, number)
    chances = {
        symbol: float(at_least(number, state.dice.count(symbol), left))
        for symbol, number in list(by_symbol.items())[:3]
    }
    first, second = sorted(chances.values(), reverse=True)[:2]
    if first - second < _APART[draw.level] or not _LEAST[draw.level] <= second <= first <= 0.95:
        return None
    best = max(chances, key=chances.__getitem__)
    return exercise(
        draw,
        state,
        "choice",
        tell("exercise-likeliest-ask", dice=told(state), player=state.mover.name, left=left),
        [best],
        rules="D2",
        options=[
            Option(s, tell("exercise-aim", what=s, amount=by_symbol[s]), sign=_sign(s))
            for s in chances
        ],
        why=tuple(
            tell(
                "exercise-chance-why",
                what=s,
                amount=by_symbol[s],
                shown=state.dice.count(s),
                chance=round(100 * chances[s]),
            )
            for s in sorted(chances, key=chances.__getitem__, reverse=True)
        ),
    )


def _chance(draw: Draw) -> Exercise | None:
    """How likely an aim is, in classes; at the third level also from fresh dice."""
    fresh = draw.level > 2 and draw.lot("fresh") < 0.5
    state = resting(draw) if fresh else _rolling(draw)
    left, symbol = ROLLS - state.rolls, draw.one(SCORED, "symbol")
    shown = state.dice.count(symbol)
    number = draw.number(shown + 1, 5, "number") if shown < 5 else 0
    if not number:
        return None
    chance = float(at_least(number, shown, left))
    found = [key for key, (low, high) in _CLASSES.items() if low <= chance <= high]
    # Most aims are hardly to be reached; of those only some are asked about.
    if not found or (found == ["rare"] and draw.lot("rare") > _RARE):
        return None
    ask = "exercise-chance-ask-fresh" if fresh else "exercise-chance-ask"
    return exercise(
        draw,
        state,
        "choice",
        tell(
            ask,
            dice=told(state),
            player=state.mover.name,
            what=symbol,
            amount=number,
            left=left,
        ),
        found,
        rules="D1 D2" if fresh else "D2",
        options=[Option(key, tell("exercise-class", size=key)) for key in _CLASSES],
        why=(
            tell(
                "exercise-chance-why",
                what=symbol,
                amount=number,
                shown=shown,
                chance=round(100 * chance),
            ),
            # One die is lacking where four of five show it already.
            tell("exercise-chance-why-die", left=left, chance=round(100 * at_least(5, 4, left))),
        ),
    )


def using(draw: Draw) -> State:
    """A turn in which the dice are to be used, with some coins."""
    late = draw.level > 1 and draw.lot("late") < 0.5
    state = showing(resting(draw, rounds=_LATE if late else (0, 0)), thrown(draw))
    return with_coins(state, draw.number(0, _COINS, "coins"))


def _cost(draw: Draw) -> Exercise | None:
    """What a use costs: turning or delivery, above the first level both or several dice."""
    state = using(draw)
    # Each price is asked as often as another, however many things have it.
    price = draw.one(_PRICES[draw.level], "price")
    legal = [
        action
        for action in rules.legal_actions(state)
        if action.number > 1 and _hard(action) == draw.level and _price(state, action) == price
    ]
    if not legal:
        return None
    action = draw.one(legal, "action")
    why = [tell("exercise-cost-why", amount=action.turned)]
    if action.what == "log":
        why.append(tell("exercise-cost-why-log", amount=action.number))
    elif action.turned:
        why.append(tell("exercise-cost-why-lacking"))
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-cost-ask", dice=told(state), player=state.mover.name, **_words(action)),
        [str(price)],
        rules="A3 A4 L1" if action.what == "log" else "A3 A4",
        why=tuple(why),
    )


def _price(state: State, action: Action) -> int:
    """The coins that a use takes, before anything is placed."""
    return sum(event.coins for event in rules.apply(state, action).events if event.rule in _PAID)


def _hard(action: Action) -> int:
    """At which level it is asked what an action costs; 0: at none."""
    if action.what == "log":
        return 3 if action.turned else 2
    return (1, 1, 2, 3, 3, 3)[action.turned]


def meant(state: State) -> list[Action]:
    """Everything somebody might think of using the dice for, with as many turned as are lacking."""
    found = []
    for action in book().values():
        if action.kind != "use" or action.what in ("head", "nothing"):
            continue
        shown = state.dice.count(symbol_of(action.what))
        if action.what == SWORDS:
            sound = action.number == shown and not action.turned
        else:
            sound = action.turned == max(0, action.number - shown)
        if sound:
            found.append(action)
    return found


def against(state: State, action: Action) -> set[str]:
    """All rules that forbid a use: each is looked for where nothing else can stand against it."""
    if action.what == SWORDS:
        return {"A1"}
    symbol = symbol_of(action.what)
    filler: Symbol = next(s for s in SCORED if s != symbol)
    peaceful = tuple(filler if s == SWORDS else s for s in state.dice)
    rich = with_coins(state, _RICH)
    roomy = state._replace(players=tuple(p._replace(filled=0) for p in state.players))
    rich_roomy = with_coins(roomy, _RICH)
    tried = (
        rich_roomy,
        roomy._replace(dice=peaceful),
        rich._replace(dice=peaceful),
    )
    found = (rules.refusal(one, action) for one in tried)
    return {refusal.rule for refusal in found if refusal is not None}


def _may_use(draw: Draw) -> Exercise | None:
    """Which uses may be chosen, among some that one rule or another forbids."""
    state = using(draw)
    many = 1 if draw.level == 1 else 2
    legal = [a for a in rules.legal_actions(state) if a.what != "nothing" and a.turned]
    free = [a for a in rules.legal_actions(state) if a.what != "nothing" and not a.turned]
    good = draw.mixed(legal or free, "legal")[:1] + draw.mixed(free, "free")[: many - 1]
    single: dict[str, Action] = {}
    for action in draw.mixed(meant(state), "meant"):
        rule = against(state, action)
        if len(rule) == 1:
            single.setdefault(min(rule), action)
    bad = draw.mixed(single.values(), "bad")[:3]
    if len(set(good)) < many or len(bad) < (2 if draw.level == 1 else 3):
        return None
    return exercise(
        draw,
        state,
        "several" if many > 1 else "choice",
        tell(
            "exercise-use-ask-all" if many > 1 else "exercise-use-ask",
            dice=told(state),
            player=state.mover.name,
            coins=state.mover.coins,
        ),
        [str(action) for action in good],
        rules=_with_room({min(against(state, action)) for action in bad}),
        options=[_option(action) for action in draw.mixed([*good, *bad], "options")],
        why=tuple(_refused(state, action) for action in bad),
    )


def _why_not(draw: Draw) -> Exercise | None:
    """Which rule forbids a use: just one does."""
    state = using(draw)
    single: dict[str, list[Action]] = {}
    for action in meant(state):
        found = against(state, action)
        if len(found) == 1:
            single.setdefault(min(found), []).append(action)
    if len(single) < min(draw.level, 2):
        return None
    rule = draw.one(sorted(single), "rule")
    action = draw.one(single[rule], "action")
    return exercise(
        draw,
        state,
        "choice",
        tell(
            "exercise-why-not-ask",
            dice=told(state),
            player=state.mover.name,
            coins=state.mover.coins,
            **_words(action),
        ),
        [rule],
        rules=_with_room({rule}),
        options=[Option(r, tell(f"rule-{r}")) for r in _offered(draw, rule)],
        why=(_refused(state, action),),
    )


def _offered(draw: Draw, rule: str) -> list[str]:
    """The rule and others: three at the first level, then more."""
    others = [r for r in draw.mixed(_REFUSALS, "rules") if r != rule][: draw.level + 1]
    return draw.mixed([rule, *others], "options")


def _with_room(found: set[str]) -> str:
    """The rules; those about room are special cases of A5."""
    return " ".join(sorted(found | ({"A5"} if found & {"C2", "W1"} else set())))


def _refused(state: State, action: Action) -> Said:
    refusal = rules.refusal(state, action)
    assert refusal is not None
    words = {**refusal.words, **_words(action)}
    return Said(f"exercise-against-{refusal.rule}", words)


def _words(action: Action) -> dict[str, str | int]:
    level = LEVELS.get(action.what, 0)
    return {"what": action.what, "amount": level or action.number, "turned": action.turned}


def _option(action: Action) -> Option:
    return Option(str(action), tell("exercise-use", **_words(action)), sign=_sign(action.what))


def _sign(what: str) -> str:
    """The sign of a symbol or a person in the picture."""
    return f"p-{what}" if what in LEVELS else f"d-{what}"


KINDS: Final = (
    kind("likeliest", "D2", _likeliest),
    kind("chance", "D1 D2", _chance),
    kind("cost", "A3 A4 L1", _cost),
    kind("may_use", "A1 A3 A4 A5 C2 W1", _may_use),
    kind("why_not", "A1 A3 A4 A5 C2 W1", _why_not),
)
