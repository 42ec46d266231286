"""Actions of which each does as well, in a few words: what they share is said once."""

from collections.abc import Iterable, Sequence
from typing import Final

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.panel.previews import move_title
from lacitta_nb.games.lacitta.rules.cards import price
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.ways import NAMED, Title, merged
from lacitta_nb.texts import listed, sentence

_PAIR: Final = 2
"""So many voice cards are looked at for nothing; more are all of them."""


def ways(state: State, actions: Sequence[Action]) -> list[Title]:
    """Actions of which each does as well, in a few words; of many the first ones.

    Args:
        state: the moment.
        actions: the first one is what is advised.
    """
    kinds: dict[str, list[Action]] = {}
    for action in actions[:NAMED]:
        kinds.setdefault(_kind(action), []).append(action)
    told = [title for kind, found in kinds.items() for title in _titles(state, kind, found)]
    return [
        (sentence("panel-do-next", {"what": text}) if place else text, count)
        for place, (text, count) in enumerate(told)
    ]


def _kind(action: Action) -> str:
    """In which way what actions share is told: of buildings, of pairs of cards, of others."""
    if action.building not in ("", "road"):
        return "built"
    return "looked at" if len(action.circles) == _PAIR else ""


def _titles(state: State, kind: str, actions: Sequence[Action]) -> list[Title]:
    if kind == "built":
        return _building_titles(actions)
    if kind == "looked at":
        return [(_pairs_title(actions), len(actions))]
    return merged([(move_title(state, one), (one.space, one.source)) for one in actions])


def _pairs_title(actions: Sequence[Action]) -> str:
    """Pairs of voice cards that may be looked at."""
    *some, last = [listed([*map(str, action.circles)]) for action in actions]
    if some:
        last = sentence("panel-pairs-or", {"some": ", ".join(some), "last": last})
    return sentence("panel-do-closeness-any", {"pairs": last})


def _building_titles(actions: Sequence[Action]) -> list[Title]:
    """Buildings of one price at the same spaces share a text."""
    spaces: dict[tuple[str, int, str], list[str]] = {}
    for action in actions:
        card = "" if action.kind in ("build", action.building) else action.kind
        spaces.setdefault((card, price(action), action.building), []).append(action.space)
    sites: dict[tuple[str, int, tuple[str, ...]], list[str]] = {}
    for (card, gold, building), found in spaces.items():
        sites.setdefault((card, gold, tuple(found)), []).append(building)
    return [
        (_site_title(card, gold, where, buildings), len(where) * len(buildings))
        for (card, gold, where), buildings in sites.items()
    ]


def _site_title(card: str, gold: int, spaces: Sequence[str], buildings: Iterable[str]) -> str:
    named = [sentence("panel-do-build-one", {"building": building}) for building in buildings]
    words: dict[str, str | int] = {
        "buildings": listed(named, "or"),
        "space": listed(spaces, "or"),
        "card": card,
        "gold": gold,
    }
    return sentence("panel-do-build-any", words)
