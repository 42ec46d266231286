"""What confirming would play and change in La Città, in sentences."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.panel import effects
from lacitta_nb.games.lacitta.panel.effects import (
    consequences,
    foreseen,
    play_all,
    worth,
)
from lacitta_nb.games.lacitta.panel.moves import changed, known_cards
from lacitta_nb.games.lacitta.rules.cards import price
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.shown import Effect, Preview
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import sentence

_TOLD: Final = ("wish", "demolish", "starve", "done")
"""Actions whose preview tells what happens instead of comparing before and after."""
_FORETOLD: Final = "foretold"
"""What an effect is about that the wishes of the people would bring."""


def preview(state: State, actions: tuple[Action, ...], asker: int | None) -> Preview:
    """What some actions would play and change, for whoever takes them.

    Args:
        state: the moment, as those at the screen may know it.
        actions: what is chosen.
        asker: whose knowledge counts; None for what lies open to all.
    """
    title = preview_title(state, actions)
    if actions[0].kind in _TOLD:
        return Preview(title, tuple(_told(state, actions)))
    found = list(map(_line, effects.effects(state, actions[0])))
    changes = _foretold(state, actions, asker)
    found += [change._replace(about=_FORETOLD) for change in changes if change.tone != "bad"]
    if changes and (known := known_cards(state, asker)):
        found.append(Effect(known, about=_FORETOLD))
    bad = tuple(change.text for change in changes if change.tone == "bad")
    return Preview(title, tuple(found), bad)


def _foretold(state: State, actions: tuple[Action, ...], asker: int | None) -> list[Effect]:
    """What a turn would change under the likeliest wishes."""
    if state.decision is None or state.decision.kind != "turn":
        return []
    return changed(state, play_all(state, actions).state, state.decision.player, asker)


def _line(effect: effects.KeyedEffect) -> Effect:
    return Effect(capital(sentence(effect.key, effect.words)), effect.tone, effect.key)


def _told(state: State, actions: tuple[Action, ...]) -> list[Effect]:
    names = [player.name for player in state.players]
    effects_told = consequences(foreseen(state, actions), names)
    if not effects_told and actions[0].kind == "wish":
        return [Effect(sentence("panel-forecast-none", {}))]
    if state.decision is not None and actions[0].kind == "demolish":
        effects_told += worth(state, play_all(state, actions).state, state.decision.player)
    return [_line(effect) for effect in effects_told]


def preview_title(state: State, actions: Sequence[Action]) -> str:
    """What confirming would play, in a few words."""
    action = actions[0]
    if state.decision is not None and state.decision.kind == "give_up_roads":
        roads = [a.space for a in actions if a.kind == "demolish"]
        return sentence("panel-do-done", {"roads": len(roads), "spaces": ", ".join(roads)})
    if action.kind == "demolish":
        falls = ", ".join(_named_building(state, a.space) for a in actions)
        return sentence("panel-do-demolish", {"buildings": falls, "count": len(actions)})
    if action.kind == "starve":
        return _starving_title(actions)
    if action.building:
        return _building_title(action)
    if action.kind == "gold":
        return sentence("panel-choice-gold", {})
    words: dict[str, str | int] = {
        "space": action.space,
        "source": action.source,
        "amount": action.amount,
        "gold": price(action),
        "service": action.service or "none",
        "circles": len(action.circles),
        "first": action.circles[0] if action.circles else 0,
        "last": action.circles[-1] if action.circles else 0,
    }
    if action.kind == "bread_and_circuses":
        words["building"] = state.building_at(state.table.board.index[action.space]) or ""
    return sentence(f"panel-do-{action.kind.replace('_', '-')}", words)


def _building_title(action: Action) -> str:
    words: dict[str, str | int] = {"space": action.space, "gold": price(action)}
    if action.building == "road":
        return sentence("panel-do-roads", words | {"second": action.second or "none"})
    card = "" if action.kind in ("build", action.building) else action.kind
    return sentence("panel-do-build", words | {"building": action.building, "card": card})


def move_title(state: State, action: Action) -> str:
    """An action that was taken, in a few words."""
    if action.kind in ("pass", "forfeit"):
        return sentence(f"panel-choice-{action.kind}", {})
    return preview_title(state, (action,))


def _named_building(state: State, space: str) -> str:
    building = state.building_at(state.table.board.index[space]) or "castle"
    return sentence("panel-row-building", {"building": building, "space": space})


def _starving_title(actions: Sequence[Action]) -> str:
    """From which cities citizens leave."""
    leaving = Counter(action.space for action in actions)
    cities = (
        sentence("panel-do-starve-city", {"castle": castle, "count": count})
        for castle, count in leaving.items()
    )
    words: dict[str, str | int] = {"cities": ", ".join(cities), "castle": actions[0].space}
    return sentence("panel-do-starve", words | {"count": len(actions)})
