"""What confirming would play and change in La Città, in sentences."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.panel import effects
from lacitta_nb.games.lacitta.panel.dangers import Change, changed
from lacitta_nb.games.lacitta.panel.effects import (
    consequences,
    foreseen,
    hungry,
    play_all,
    worth,
)
from lacitta_nb.games.lacitta.rules.cards import price
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.shown import Effect
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import sentence

_TOLD: Final = ("wish", "demolish", "starve", "done")
"""Actions whose preview tells what happens instead of comparing before and after."""


def preview_effects(state: State, actions: tuple[Action, ...]) -> list[Effect]:
    """What some actions would change, for whoever takes them."""
    if actions[0].kind in _TOLD:
        return _told(state, actions)
    good = [change for change in _foretold(state, actions) if change.tone == "good"]
    found = map(_line, effects.effects(state, actions[0]))
    return [*found, *(Effect(change.text, change.tone) for change in good)]


def preview_warnings(state: State, actions: tuple[Action, ...]) -> list[str]:
    """Who would be short of food, and what would be lost, if they were played."""
    bad = [change.text for change in _foretold(state, actions) if change.tone == "bad"]
    return [*_new_hunger(state, actions), *bad]


def _foretold(state: State, actions: tuple[Action, ...]) -> list[Change]:
    """What a turn would change under the wishes that the known voice cards ask for."""
    if state.decision is None or state.decision.kind != "turn":
        return []
    return changed(state, play_all(state, actions).state, state.decision.player)


def _line(effect: effects.KeyedEffect) -> Effect:
    return Effect(capital(sentence(effect.key, effect.words)), effect.tone)


def _told(state: State, actions: tuple[Action, ...]) -> list[Effect]:
    names = [player.name for player in state.players]
    effects_told = consequences(foreseen(state, actions), names)
    if not effects_told and actions[0].kind == "wish":
        return [Effect(sentence("panel-forecast-none", {}))]
    if state.decision is not None and actions[0].kind == "demolish":
        effects_told += worth(state, play_all(state, actions).state, state.decision.player)
    return [_line(effect) for effect in effects_told]


def _new_hunger(state: State, actions: tuple[Action, ...]) -> list[str]:
    """Who would be short of food after it and is not, or less, before it."""
    if state.phase != "politics":
        return []
    before = {h.player: h.citizens - h.food for h in hungry(state)}
    return [
        sentence("panel-would-starve", hunger_words(state, h.player, h.citizens, h.food))
        for h in hungry(play_all(state, actions).state)
        if h.citizens - h.food > before.get(h.player, 0)
    ]


def hunger_words(state: State, player: int, citizens: int, food: int) -> dict[str, str | int]:
    """The words of a sentence about hunger."""
    name = state.players[player].name
    return {"player": name, "citizens": citizens, "food": food, "short": citizens - food}


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
    return sentence("panel-do-starve", {"cities": ", ".join(cities), "count": len(actions)})
