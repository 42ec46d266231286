"""Exercises about food: what land yields, where a farm is best, who goes hungry (G7, F1 to F3)."""

from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.constants import FARM, YEARS, Phase
from lacitta_nb.games.lacitta.lessons.exercises.making import (
    YIELDS,
    exercise,
    kind,
    name,
    places,
    rows,
    seats,
    tell,
)
from lacitta_nb.games.lacitta.lessons.exercises.positions import (
    Setting,
    before,
    turns,
    under_wishes,
)
from lacitta_nb.games.lacitta.rules import advance, legal_actions
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.lessons.exercise import Exercise
from lacitta_nb.lessons.making import Draw
from lacitta_nb.lessons.said import Word

_MOST_SITES: Final = 14
"""Sites that are offered for a farm at most."""
_POOR: Final[dict[int, tuple[Setting, ...]]] = {
    1: (Setting("lezione", 2), Setting("lezione", 3, "advanced")),
    2: (Setting("lezione", 2), Setting("lezione", 3, "advanced")),
    3: (Setting("toscana", 2, "advanced"), Setting("toscana", 3, "advanced")),
}
"""Where people go hungry often enough."""
_SELDOM: Final = 0.15
"""How often it is asked how many starve where nobody does."""


def _food(draw: Draw) -> Exercise | None:
    for state in before(draw, "feeding"):
        for seat in draw.mixed(range(len(state.players)), "seat"):
            own = _own(state, seat)
            doubled = bool(own & state.harvest)
            shared = len(_yields(state, own)) >= draw.level + 1
            if not shared or (draw.level == 3 and not doubled and draw.lot("plain") < 0.7):
                continue
            who, food = state.players[seat].name, state.food(seat)
            why = [tell("exercise-food-why", player=who, food=food)]
            if doubled:
                farms = rows(name(state, space) for space in bits(own & state.harvest))
                why.append(tell("exercise-food-why-harvest", spaces=farms))
            return exercise(
                draw,
                state,
                "number",
                tell("exercise-food-ask", player=who),
                [str(food)],
                rules="G7 F1 P17" if doubled else "G7 F1",
                why=(*why, tell("exercise-food-why-shared")),
                texts=_yields(state, own),
            )
    return None


def _own(state: State, seat: int) -> int:
    """All spaces of a player's cities."""
    own = 0
    for city in state.cities_of(seat):
        own |= city.spaces
    return own


def _yields(state: State, spaces: int) -> dict[str, str]:
    """The food of each of these spaces that yields some."""
    found = {name(state, space): state.yields(space) for space in bits(spaces)}
    return {space: str(food) for space, food in found.items() if food}


def _best_farm(draw: Draw) -> Exercise | None:
    for state in turns(draw):
        sites = {
            state.table.board.index[action.space]
            for action in legal_actions(state)
            if action.kind == "build" and action.building == "farm"
        }
        most = max((state.table.wheat[space] for space in sites), default=0)
        best = [space for space in sites if state.table.wheat[space] == most]
        if not most or len(best) > 1 or not 2 + draw.level <= len(sites) <= _MOST_SITES:
            continue
        mask = sum(1 << space for space in sites)
        words: dict[str, Word] = {"space": name(state, best[0]), "food": most}
        return exercise(
            draw,
            state,
            "spaces",
            tell("exercise-best-farm-ask", player=state.players[state.to_move].name),
            [name(state, best[0])],
            rules="G7",
            options=places(state, mask),
            why=(tell("exercise-best-farm-why", **words), tell("exercise-best-farm-why-tile")),
            texts={name(state, space): str(state.table.wheat[space]) for space in bits(mask)},
        )
    return None


def _harvest(draw: Draw) -> Exercise | None:
    for state in turns(draw):
        if state.year == YEARS:
            return None
        farms = _own(state, state.to_move) & state.built[FARM]
        free = farms & ~state.harvest
        most = max((state.table.wheat[space] for space in bits(free)), default=0)
        best = [space for space in bits(free) if state.table.wheat[space] == most]
        if farms.bit_count() < 2 or len(best) != 1 or most == 0:
            continue
        options = farms if draw.level == 1 else _own(state, state.to_move)
        words: dict[str, Word] = {"space": name(state, best[0]), "food": most}
        return exercise(
            draw,
            state,
            "spaces",
            tell("exercise-harvest-ask", player=state.players[state.to_move].name),
            [name(state, best[0])],
            rules="P17 G7",
            options=places(state, options),
            why=(tell("exercise-harvest-why", **words), tell("exercise-harvest-why-farm")),
            texts={name(state, space): f"+{state.table.wheat[space]}" for space in bits(free)},
        )
    return None


def _hunger(draw: Draw) -> Exercise | None:
    for state in before(draw, "feeding"):
        for seat in draw.mixed(range(len(state.players)), "seat"):
            citizens, food = state.citizens(seat), state.food(seat)
            if not citizens or (citizens <= food and draw.lot(f"fed/{seat}") > _SELDOM):
                continue
            leaving = max(0, citizens - food)
            doubled = bool(_own(state, seat) & state.harvest)
            who = state.players[seat].name
            why = [
                tell(
                    "exercise-hunger-why",
                    player=who,
                    citizens=citizens,
                    food=food,
                    amount=leaving,
                )
            ]
            if leaving:
                why.append(tell("exercise-hunger-why-choice", player=who))
            return exercise(
                draw,
                state,
                "number",
                tell("exercise-hunger-ask", player=who),
                [str(leaving)],
                rules="F1 F2 G7 P17" if doubled else "F1 F2 G7",
                why=tuple(why),
                texts=_yields(state, _own(state, seat)),
            )
    return None


def _penalty(draw: Draw) -> Exercise | None:
    """Who loses the first turn of next year: at the first level just before the feeding."""
    phase: Phase = "feeding" if draw.level == 1 else "migration"
    found = before(draw, phase, settings=_POOR[draw.level])
    for state in found if draw.level == 1 else under_wishes(draw, found):
        if state.year == YEARS:
            return None
        fed = state if draw.level == 1 else _undecided(state)
        if fed is None:
            continue
        hungry = [s for s in range(len(state.players)) if fed.citizens(s) > fed.food(s)]
        # Whoever has no food at all is out of the game, and has no turn to lose.
        if not 0 < len(hungry) < len(state.players) or not all(map(fed.food, hungry)):
            continue
        right = [str(seat) for seat in hungry]
        why = [
            tell(
                "exercise-penalty-why",
                player=state.players[seat].name,
                citizens=fed.citizens(seat),
                food=fed.food(seat),
            )
            for seat in hungry
        ]
        return exercise(
            draw,
            state,
            "several",
            tell("exercise-penalty-ask")
            if draw.level == 1
            else tell("exercise-penalty-ask-year", wish=wishes(state.voice)[0]),
            right,
            rules="F3 P19 F1",
            options=seats(state, range(len(state.players))),
            why=(*why[:3], tell("exercise-penalty-why-rule")),
            after=fed,
        )
    return None


def _undecided(state: State) -> State | None:
    """The moment after a migration under one wish in which nobody had to decide, else None."""
    if len(wishes(state.voice)) > 1:
        return None
    after = advance(state).state
    return after if after.phase == "feeding" and after.decision is None else None


KINDS: Final = (
    kind("food", "G7 F1 P17", _food, covered=YIELDS),
    kind("best_farm", "G7", _best_farm),
    kind("rich_harvest", "P17 G7", _harvest),
    kind("hunger", "F1 F2 G7 P17", _hunger),
    kind("penalty", "F3 P19 F1", _penalty),
)
