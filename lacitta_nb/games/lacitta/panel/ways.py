"""Actions of which each does as well, in a few words: what they share is said once."""

from collections.abc import Iterable, Sequence

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.panel.previews import move_title
from lacitta_nb.games.lacitta.rules.cards import price
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.ways import NAMED, Title, merged
from lacitta_nb.players.advice import alike_text
from lacitta_nb.texts import listed, sentence


def ways_title(state: State, actions: Sequence[Action]) -> str:
    """Actions of which each does as well, in a few words; of many the first ones.

    Args:
        state: the moment.
        actions: the first one is what is advised.
    """
    named = actions[:NAMED]
    built = [action for action in named if _is_built(action)]
    rest = [action for action in named if not _is_built(action)]
    others = merged([(move_title(state, one), (one.space, one.source)) for one in rest])
    parts = [_building_titles(built), others]
    if rest[:1] == list(named[:1]):
        parts.reverse()
    return alike_text([title for part in parts for title in part], len(actions))


def _is_built(action: Action) -> bool:
    return action.building not in ("", "road")


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
