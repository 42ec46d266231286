"""Exercises about building and founding: where it may be done, and what stands against it."""

from collections.abc import Iterator
from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.lessons.exercises.making import (
    castle,
    exercise,
    kind,
    name,
    place,
    tell,
)
from lacitta_nb.games.lacitta.lessons.exercises.positions import Setting, played, turns
from lacitta_nb.games.lacitta.rules import legal_actions, public, reasons
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw
from lacitta_nb.lessons.said import Said

_MOST_CLICKS: Final = {1: 4, 2: 6, 3: 8}
"""Spaces that a right answer has at most, at each level."""
_RULES: Final = ("P5", "P6", "P7", "P8")
"""What can stand against a building wherever the player has an action card and a tile."""
_OFFERED: Final = 12
"""Spaces for a castle that are offered."""
_OPEN: Final = (
    Setting("toscana", 4, "advanced"),
    Setting("toscana", 5, "advanced"),
    Setting("toscana", 3, "advanced"),
)
_NARROW: Final = (Setting("lezione", 2, "advanced"), Setting("lezione", 3, "advanced"))


def _where(draw: Draw) -> Exercise | None:
    for state in turns(draw):
        if not state.players[state.to_move].action_cards:
            continue
        building = draw.one(state.table.edition.small, "building")
        right = [
            a.space for a in legal_actions(state) if (a.kind, a.building) == ("build", building)
        ]
        near = _near(state)
        if not right or len(right) > _MOST_CLICKS[draw.level] or len(right) + 2 > len(near):
            continue
        against = [_first(state, building, space) for space in near]
        wrong = dict.fromkeys(rule for rule in against if rule)
        # At the first level one rule is what matters, at the others two or more.
        if not wrong or (draw.level > 1 and len(wrong) < 2) or len(near) > 40:
            continue
        seat = state.to_move
        return exercise(
            draw,
            state,
            "spaces",
            tell("exercise-where-ask", player=state.players[seat].name, building=building),
            right,
            rules=" ".join(("P9", *sorted(wrong))),
            options=[place(state, state.table.board.index[space]) for space in near],
            why=tuple(tell(_WHY[rule], building=building) for rule in wrong)[:3],
        )
    return None


_WHY: Final = {
    "P5": "exercise-where-why-spare",
    "P6": "exercise-where-why-market",
    "P7": "exercise-where-why-touch",
    "P8": "exercise-where-why-lake",
}


def _near(state: State) -> list[str]:
    """The empty open spaces beside the cities of the player to move."""
    near = 0
    for city in state.cities_of(state.to_move):
        near |= city.near
    return [name(state, space) for space in bits(near & state.table.open & ~state.occupied)]


def _first(state: State, building: str, space: str) -> str:
    """The rule that forbids a building on a space; "" if none does."""
    found = next(reasons(state, Action("build", space, building=building)), None)
    return "" if found is None or found.rule not in _RULES else found.rule


def _castle(draw: Draw) -> Exercise | None:
    """Where a castle may go: as the castles are placed, above the first level also later."""
    founding = draw.level > 1 and draw.lot("found") < 0.5
    for state, legal in _foundings(draw) if founding else _placings(draw):
        # Of a board full of spaces some are offered.
        empty = draw.mixed(list(bits(state.table.open & ~state.occupied)), "spaces")[:_OFFERED]
        right = [name(state, space) for space in empty if name(state, space) in legal]
        if not 1 <= len(right) <= _MOST_CLICKS[draw.level] or len(empty) < len(right) + 3:
            continue
        seat = state.to_move
        ask = "exercise-castle-ask-found" if founding else "exercise-castle-ask"
        return exercise(
            draw,
            state,
            "spaces",
            tell(ask, player=state.players[seat].name),
            right,
            rules="P4 S10" if founding else "S10",
            options=[place(state, space) for space in sorted(empty)],
            why=(tell("exercise-castle-why"), tell("exercise-castle-why-own")),
        )
    return None


def _placings(draw: Draw) -> Iterator[tuple[State, set[str]]]:
    skipped = int(draw.lot("placed") * 4)
    for state in played(draw, settings=_NARROW if draw.level == 1 else _OPEN):
        if state.choice != "place":
            return
        if len(state.cities) > min(skipped, 2 * draw.level - 1):
            yield public(state), {action.space for action in legal_actions(state)}


def _foundings(draw: Draw) -> Iterator[tuple[State, set[str]]]:
    for state in turns(draw):
        found = {action.space for action in legal_actions(state) if action.kind == "found"}
        yield state, found


def _refused(draw: Draw) -> Exercise | None:
    """Which rule forbids a building that is meant: just one does."""
    for state in turns(draw):
        if not state.players[state.to_move].action_cards:
            continue
        meant = [
            Action("build", name(state, space), building=building)
            for building in state.table.edition.small
            for space in bits(state.table.open & ~state.occupied)
        ]
        single: dict[str, list[Action]] = {}
        for action in meant:
            rules = [refusal.rule for refusal in reasons(state, action)]
            if len(rules) == 1 and rules[0] in _RULES and not _strays(state, action):
                single.setdefault(rules[0], []).append(action)
        if len(single) < 2:
            continue
        rule = draw.one(sorted(single), "rule")
        action = draw.one(single[rule], "action")
        refusal = next(reasons(state, action))
        words = {"player": state.players[state.to_move].name, "space": action.space}
        return exercise(
            draw,
            state,
            "choice",
            tell("exercise-refused-ask", building=action.building, **words),
            [rule],
            rules=rule,
            about=(action.space,),
            options=[Option(r, tell(f"rule-{r}")) for r in draw.mixed(_RULES, "options")],
            why=(Said(refusal.key, refusal.words),),
        )
    return None


def _strays(state: State, action: Action) -> bool:
    """Whether a building would touch foreign cities alone, which P5 and P7 forbid alike.

    The rules say then that it has no city (P5), and nothing of cities that touch (P7).
    """
    bit = 1 << state.table.board.index[action.space]
    owners = {city.owner for city in state.cities if city.near & bit}
    return bool(owners) and state.to_move not in owners


def _legal(draw: Draw) -> Exercise | None:
    """Which of four actions may be done: one, or above the first level two of five."""
    for state in turns(draw):
        legal = [action for action in legal_actions(state) if action.kind in ("build", "found")]
        illegal = [action for action in _meant(state) if next(reasons(state, action), None)]
        many = 2 if draw.level > 1 else 1
        good = draw.mixed(legal, "legal")[:many]
        bad = _varied(state, draw.mixed(illegal, "illegal"))[:3]
        if len(good) < many or len(bad) < 3:
            continue
        return exercise(
            draw,
            state,
            "several" if many > 1 else "choice",
            tell(
                "exercise-legal-ask-all" if many > 1 else "exercise-legal-ask",
                player=state.players[state.to_move].name,
            ),
            [str(action) for action in good],
            rules=" ".join(sorted({next(reasons(state, action)).rule for action in bad})),
            options=[option(action) for action in draw.mixed([*good, *bad], "options")],
            why=tuple(_why_refused(state, action) for action in bad),
        )
    return None


def option(action: Action) -> Option:
    """A building or a new city to be chosen."""
    if action.kind == "found":
        text = tell("exercise-do-found", space=action.space, source=action.source)
        return Option(str(action), text, (action.space, action.source), "b-castle")
    text = tell("exercise-do-build", building=action.building, space=action.space)
    return Option(str(action), text, (action.space,), f"b-{action.building}")


def _meant(state: State) -> list[Action]:
    """Buildings beside one's cities and new cities, whatever the rules say of them."""
    empty = state.table.open & ~state.occupied
    homes = [castle(state, city) for city in state.cities_of(state.to_move)]
    return [
        *(
            Action("build", space, building=building)
            for space in _near(state)
            for building in state.table.edition.small
        ),
        *(Action("found", name(state, s), source=home) for s in bits(empty) for home in homes),
    ]


_TOLD: Final = ("P4", "P5", "P6", "P7", "P8")


def _varied(state: State, actions: list[Action]) -> list[Action]:
    """The first action that each rule alone forbids."""
    found: dict[str, Action] = {}
    for action in actions:
        rules = {refusal.rule for refusal in reasons(state, action)}
        if len(rules) == 1 and rules <= set(_TOLD):
            found.setdefault(min(rules), action)
    return list(found.values())


def _why_refused(state: State, action: Action) -> Said:
    refusal = next(reasons(state, action))
    return Said(refusal.key, refusal.words)


KINDS: Final = (
    kind("where_building", "P9 P5 P6 P7 P8", _where),
    kind("where_castle", "P4 S10", _castle),
    kind("what_refuses", "P5 P6 P7 P8", _refused),
    kind("what_is_legal", "P4 P5 P6 P7 P8", _legal),
)
