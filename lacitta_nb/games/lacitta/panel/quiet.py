"""The beginning of a year in one line: start player, voice cards, income and growth."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.shown import Names, Phase
from lacitta_nb.texts import sentence

QUIET: Final = ("start_player", "lay_voice", "income", "growth")
"""The phases in which nobody decides anything, and nobody loses anything."""


def quiet_text(phases: Sequence[Phase[State, Event]], names: Names) -> str:
    """What they did, in one line; what each city got stands in the log."""
    told = [_PARTS[phase.before.phase](phase.events, names) for phase in phases]
    year = phases[-1].after.year
    return sentence("panel-quiet", {"year": year, "what": ", ".join(filter(None, told))})


def _starts(events: Sequence[Event], names: Names) -> str:
    for event in events:
        if event.kind == "start_player" and event.player is not None:
            return sentence("panel-quiet-start", {"player": names[event.player]})
    return ""


def _laid(events: Sequence[Event], _: Names) -> str:
    for event in events:
        if event.kind == "voice_laid":
            return sentence("panel-quiet-voice", {"service": event.service})
    return ""


def _paid(events: Sequence[Event], names: Names) -> str:
    """How much gold each player has earned (Y4)."""
    earned: dict[int, int] = {}
    for event in events:
        if event.kind == "income" and event.player is not None:
            earned[event.player] = earned.get(event.player, 0) + event.amount
    if not earned:
        return sentence("panel-quiet-no-income", {})
    return ", ".join(
        sentence("panel-quiet-income", {"player": names[seat], "gold": gold})
        for seat, gold in sorted(earned.items())
    )


def _grew(events: Sequence[Event], _: Names) -> str:
    """How many citizens came (Y5), and in how many cities there was no room or none to come."""
    came = sum(event.amount for event in events if event.kind == "grew")
    kinds = [event.kind for event in events]
    without = {"full": kinds.count("full"), "none": kinds.count("no_supply")}
    return sentence("panel-quiet-growth", {"citizens": came, **without})


_PARTS: Final[Mapping[str, Callable[[Sequence[Event], Names], str]]] = dict(
    zip(QUIET, (_starts, _laid, _paid, _grew), strict=True)
)
