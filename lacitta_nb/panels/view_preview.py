"""The part of the view that says what confirming would play and change."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.panel.dangers import Change, changed
from lacitta_nb.games.lacitta.panel.effects import (
    Effect,
    consequences,
    effects,
    foreseen,
    hungry,
    play_all,
    worth,
)
from lacitta_nb.games.lacitta.rules.cards import price
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import sentence

Json = dict[str, Any]

_TOLD: Final = ("wish", "demolish", "starve", "done")
"""Actions whose preview tells what happens instead of comparing before and after."""


def preview_view(panel: Controller) -> Json | None:
    """What confirming would play and change; None while something is still open."""
    actions = panel.selection.ready()
    if not actions or panel.computer is not None:
        return None
    foretold = _foretold(panel.seen, actions)
    return {
        "title": preview_title(panel.seen, actions),
        "action": "; ".join(str(action) for action in actions),
        "effects": _told(panel.seen, actions)
        if actions[0].kind in _TOLD
        else _compared(panel.seen, actions[0])
        + [change._asdict() for change in foretold if change.tone == "good"],
        "warnings": _new_hunger(panel, actions)
        + [change.text for change in foretold if change.tone == "bad"],
    }


def _foretold(state: State, actions: tuple[Action, ...]) -> list[Change]:
    """What a turn would change under the wishes that the known voice cards ask for."""
    if state.decision is None or state.decision.kind != "turn":
        return []
    return changed(state, play_all(state, actions).state, state.decision.player)


def _line(effect: Effect) -> Json:
    return {"text": capital(sentence(effect.key, effect.words)), "tone": effect.tone}


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
    if action.building == "road":
        pair: dict[str, str | int] = {"space": action.space, "second": action.second or "none"}
        return sentence("panel-do-roads", pair | {"gold": price(action)})
    if action.building:
        words: dict[str, str | int] = {"building": action.building, "space": action.space}
        card = "" if action.kind in ("build", action.building) else action.kind
        return sentence("panel-do-build", words | {"gold": price(action), "card": card})
    if action.kind == "gold":
        return sentence("panel-choice-gold", {})
    words = {
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


def _compared(state: State, action: Action) -> list[Json]:
    return [_line(effect) for effect in effects(state, action)]


def _told(state: State, actions: tuple[Action, ...]) -> list[Json]:
    names = [player.name for player in state.players]
    effects_told = consequences(foreseen(state, actions), names)
    if not effects_told and actions[0].kind == "wish":
        return [{"text": sentence("panel-forecast-none", {}), "tone": ""}]
    if state.decision is not None and actions[0].kind == "demolish":
        effects_told += worth(state, play_all(state, actions).state, state.decision.player)
    return [_line(effect) for effect in effects_told]


def _new_hunger(panel: Controller, actions: tuple[Action, ...]) -> list[str]:
    """Who would be short of food after it and is not, or less, before it."""
    if panel.seen.phase != "politics":
        return []
    before = {h.player: h.citizens - h.food for h in hungry(panel.seen)}
    return [
        sentence("panel-would-starve", hunger_words(panel.seen, h.player, h.citizens, h.food))
        for h in hungry(play_all(panel.seen, actions).state)
        if h.citizens - h.food > before.get(h.player, 0)
    ]


def hunger_words(state: State, player: int, citizens: int, food: int) -> dict[str, str | int]:
    """The words of a sentence about hunger."""
    name = state.players[player].name
    return {"player": name, "citizens": citizens, "food": food, "short": citizens - food}
