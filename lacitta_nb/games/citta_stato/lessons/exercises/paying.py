"""Exercises about turns: their price, stand-ins, what may be done (T2 to T5, M2, A, B1, U1)."""

from typing import Final

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.actions import Action, book, colour_of
from lacitta_nb.games.citta_stato.constants import COLOURS, STANDS_IN, TURN_KINDS
from lacitta_nb.games.citta_stato.lessons.exercises.positions import changed, dealt, turn
from lacitta_nb.games.citta_stato.rules.turn import ways
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw, exercise, kind, tell
from lacitta_nb.lessons.said import Said

_REFUSALS: Final = ("T2", "A4", "A5", "A6", "B1", "C1", "U1")
"""What can stand against a turn."""
_BAG: Final = "bag"
_RICH: Final = (20,) * len(COLOURS)
_IDLE: Final = 0.5
"""How often something that yields nothing is among what may be done."""


def _price(draw: Draw) -> Exercise | None:
    """How many cubes the next action costs, or the next ones together."""
    taken, many = draw.number(0, 3, "taken"), draw.level
    state = turn(draw, lambda state: state.mover.actions == taken)
    if state is None:
        return None
    taken = state.mover.actions
    prices = range(taken + 1, taken + many + 1)
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-price-ask", player=state.mover.name, taken=taken, count=many),
        [str(sum(prices))],
        rules="T2",
        why=(
            tell("exercise-price-why", taken=taken, price=taken + 1),
            *(() if many == 1 else (tell("exercise-price-why-sum", sum=sum(prices)),)),
        ),
    )


def _payable(draw: Draw) -> Exercise | None:
    """In which colours the next action can be paid; above the first level also by stand-ins."""
    state = turn(draw)
    if state is None:
        return None
    mover = state.mover
    found = {c: ways(mover, c) for c in range(len(COLOURS))}
    right = [c for c, wilds in found.items() if wilds]
    mixed = [c for c in right if found[c][0]]
    if not 0 < len(right) < len(COLOURS) or (draw.level > 1) != bool(mixed):
        return None
    return exercise(
        draw,
        state,
        "several",
        tell("exercise-payable-ask", player=mover.name, price=mover.actions + 1),
        [COLOURS[c] for c in right],
        rules="T2 T3" if mixed else "T2",
        options=[Option(colour, tell("exercise-colour", colour=colour)) for colour in COLOURS],
        why=(
            tell("exercise-payable-why", price=mover.actions + 1),
            *(
                tell(
                    "exercise-payable-why-mixed",
                    colour=COLOURS[c],
                    held=mover.cubes[c],
                    stand_in=COLOURS[STANDS_IN[c]],
                    had=mover.cubes[STANDS_IN[c]],
                )
                for c in mixed
            ),
        ),
    )


def _with_stand_ins(draw: Draw) -> tuple[State, int, bool, int] | None:
    """A turn that stand-ins can pay: the colour, whether the most are asked for, how many."""
    state = turn(draw)
    if state is None:
        return None
    mover = state.mover
    found = {c: wilds for c in STANDS_IN if (wilds := ways(mover, c)) and wilds[-1]}
    if not found:
        return None
    colour = draw.one(sorted(found), "colour")
    most = draw.level > 1 and draw.lot("most") < 0.5
    wilds = found[colour]
    answer = wilds[-1] if most else wilds[0]
    # That none is needed is asked now and then.
    if not answer and draw.lot("none") > (0.1 if draw.level == 1 else 0.3):
        return None
    if answer == 1 and draw.level > 1 and draw.lot("one") > 0.4:
        return None
    return state, colour, most, answer


def _stand_ins(draw: Draw) -> Exercise | None:
    """How many stand-ins must or can be among what is paid."""
    found = _with_stand_ins(draw)
    if found is None:
        return None
    state, colour, most, answer = found
    mover = state.mover
    return exercise(
        draw,
        state,
        "number",
        tell(
            "exercise-stand-ins-ask",
            player=mover.name,
            price=mover.actions + 1,
            colour=COLOURS[colour],
            stand_in=COLOURS[STANDS_IN[colour]],
            most="yes" if most else "no",
        ),
        [str(answer)],
        rules="T2 T3",
        why=(
            tell(
                "exercise-stand-ins-why",
                colour=COLOURS[colour],
                held=mover.cubes[colour],
                stand_in=COLOURS[STANDS_IN[colour]],
                had=mover.cubes[STANDS_IN[colour]],
            ),
            tell("exercise-stand-ins-why-rule"),
        ),
    )


def _to_market(draw: Draw) -> Exercise | None:
    """Where the cubes of an action go."""
    later = draw.level > 1 and draw.lot("later") < 0.3
    wild = int(draw.level > 2 and not later and draw.lot("wild") < 0.6)
    state = turn(draw, lambda state: bool(state.mover.actions) == later)
    if state is None:
        return None
    legal = [a for a in rules.legal_actions(state) if a.kind != "pass" and a.wild == wild]
    if not legal:
        return None
    colour = draw.one(sorted({colour_of(action) for action in legal}), "colour")
    action = next(action for action in legal if colour_of(action) == colour)
    paid, price = COLOURS[STANDS_IN[colour] if wild else colour], 0
    if not later:
        events = rules.apply(dealt(state), action).events
        price = next(event.amount for event in events if event.kind == "to_market")
    words = {"colour": COLOURS[colour], "paid": paid, "wild": wild}
    taken = state.mover.actions
    return exercise(
        draw,
        state,
        "choice",
        tell("exercise-to-market-ask", player=state.mover.name, taken=taken, **words),
        [str(price or _BAG)],
        rules="T2" if later else "T2 M1 M2",
        options=_places(draw, state, paid),
        why=(
            tell("exercise-to-market-why", taken=taken),
            *((tell("exercise-to-market-why-place", colour=paid, price=price),) if price else ()),
        ),
    )


def _places(draw: Draw, state: State, colour: str) -> list[Option]:
    """Where a cube can go: into a row of its column, or into the bag."""
    rows = [
        Option(
            str(row.price),
            tell("exercise-goes", price=row.price),
            (f"market.{colour}.{row.price}",),
        )
        for row in state.table.tables.rows
    ]
    return draw.mixed([*rows, Option(_BAG, tell("exercise-goes", price=0))], "options")


def turns() -> list[Action]:
    """All that can be done in a turn and is paid without stand-ins, but to pass."""
    return [
        action
        for action in book().values()
        if action.kind in TURN_KINDS
        and action.kind != "pass"
        and not action.wild
        and not (action.kind in ("use", "burn") and not action.colours)
    ]


def against(state: State, action: Action) -> list[Refusal]:
    """What stands against a turn: the price, and what else does, each looked for alone."""
    found = []
    rich = changed(state, state.to_move, cubes=_RICH)
    other = rules.refusal(rich, action)
    if other is not None:
        found.append(other)
    if not ways(state.mover, colour_of(action)):
        words: dict[str, str | int] = {
            "colour": COLOURS[colour_of(action)],
            "price": state.mover.actions + 1,
            "held": state.mover.cubes[colour_of(action)],
        }
        found.append(Refusal("T2", "stato-too-dear", words))
    return found


def yields_nothing(state: State, action: Action) -> bool:
    """Whether nothing follows from an action but its payment (T5)."""
    step = rules.apply(dealt(state), action)
    return step.state.choice == "turn" and {e.kind for e in step.events} <= {"paid", "to_market"}


def _allowed(draw: Draw) -> Exercise | None:
    """Which of some turns may be taken."""
    state = turn(draw)
    if state is None:
        return None
    legal = set(rules.legal_actions(state))
    good = [action for action in turns() if action in legal]
    idle = [action for action in good if yields_nothing(state, action)]
    if draw.lot("idle") < _IDLE and idle:
        good = idle
    chosen = draw.mixed(good, "good")[: 1 if draw.level == 1 else 2]
    bad: dict[str, tuple[Action, Refusal]] = {}
    for action in draw.mixed(turns(), "bad"):
        found = against(state, action)
        if len(found) == 1:
            bad.setdefault(found[0].rule, (action, found[0]))
    wrong = list(bad.values())[: draw.level + 1]
    if not chosen or len(wrong) < 2:
        return None
    named = {refusal.rule for _, refusal in wrong} | ({"T5"} if set(chosen) & set(idle) else set())
    shown = draw.mixed([*chosen, *(action for action, _ in wrong)], "options")
    return exercise(
        draw,
        state,
        "several",
        tell("exercise-allowed-ask", player=state.mover.name),
        [str(action) for action in chosen],
        rules=" ".join(sorted(named)),
        options=[Option(str(action), told(action)) for action in shown],
        why=(
            *(_refused(refusal) for _, refusal in wrong),
            *((tell("exercise-allowed-why-idle"),) if "T5" in named else ()),
        ),
    )


def _why_not(draw: Draw) -> Exercise | None:
    """Which rule forbids a turn: just one does."""
    state = turn(draw)
    if state is None:
        return None
    single: dict[str, list[tuple[Action, Refusal]]] = {}
    for action in turns():
        found = against(state, action)
        if len(found) == 1:
            single.setdefault(found[0].rule, []).append((action, found[0]))
    # Each rule is asked about as often as another, however often it stands against something.
    rule = draw.one(_REFUSALS, "rule")
    if rule not in single:
        return None
    action, refusal = draw.one(single[rule], "action")
    others = [r for r in draw.mixed(_REFUSALS, "rules") if r != rule][: draw.level + 1]
    return exercise(
        draw,
        state,
        "choice",
        tell("exercise-why-not-ask", player=state.mover.name, **words_of(action)),
        [rule],
        rules=rule,
        options=[Option(r, tell(f"rule-{r}")) for r in draw.mixed([rule, *others], "options")],
        why=(_refused(refusal),),
    )


def _refused(refusal: Refusal) -> Said:
    return Said(refusal.key, refusal.words)


def words_of(action: Action) -> dict[str, str | int]:
    """What a sentence says of a turn."""
    what = f"{action.kind}-{action.what}" if action.what else action.kind
    return {"what": what, "colour": COLOURS[colour_of(action)], "number": action.number or 0}


def told(action: Action) -> Said:
    """A turn as an option says it."""
    return tell("exercise-turn", **words_of(action))


KINDS: Final = (
    kind("price", "T2", _price),
    kind("payable", "T2 T3", _payable),
    kind("stand_ins", "T2 T3", _stand_ins),
    kind("to_market", "T2 M1 M2", _to_market),
    kind("allowed", "A4 A5 A6 B1 C1 T2 T5 U1", _allowed),
    kind("why_not", "A4 A5 A6 B1 C1 T2 U1", _why_not),
)
