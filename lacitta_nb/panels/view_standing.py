"""The part of the view that says what a player should bear in mind: means, wish, warnings."""

from collections.abc import Sequence

from lacitta_nb.kinds import UNKNOWN
from lacitta_nb.panels.controller import Controller
from lacitta_nb.panels.dangers import dangers
from lacitta_nb.panels.effects import comes_before, growth_hungry, voice_known
from lacitta_nb.panels.view_preview import hunger_words
from lacitta_nb.rules.voice import wishes
from lacitta_nb.texts import sentence


def means_view(panel: Controller) -> str:
    """What the player has whose turn it is: gold, cards, food; "" outside the rounds."""
    seen = panel.seen
    decision = seen.decision
    if seen.phase != "politics" or decision is None:
        return ""
    player = seen.players[decision.player]
    words = {
        "gold": player.gold,
        "cards": player.action_cards,
        "food": seen.food(decision.player),
        "citizens": seen.citizens(decision.player),
    }
    return sentence("panel-means", words)


def wish_view(panel: Controller) -> str:
    """What the people want this year, once they have spoken; "" before."""
    seen = panel.seen
    if seen.over or not seen.voice or not voice_known(seen) or UNKNOWN in seen.voice:
        return ""
    wanted = wishes(seen.voice)
    two = wanted[1] if len(wanted) > 1 else "none"
    return sentence("panel-wish", {"one": wanted[0], "two": two})


def warnings_view(panel: Controller) -> list[str]:
    """Who is heading for hunger this year: in a feeding that has begun, those still to come."""
    seen = panel.seen
    if seen.phase in ("placement", "over"):
        return []
    if comes_before(seen, "feeding", seen.phase):
        return []
    growing = seen.phase == "growth" or comes_before(seen, seen.phase, "growth")
    key = "panel-hunger-growth" if growing else "panel-hunger"
    coming: Sequence[int] = range(seen.table.size)
    if seen.phase == "feeding" and seen.pending is not None:
        coming = seen.pending.players[1:]
    return [
        sentence(key, hunger_words(seen, hunger.player, hunger.citizens, hunger.food))
        for hunger in growth_hungry(seen)
        if hunger.player in coming
    ]


def dangers_view(panel: Controller) -> list[str]:
    """What would be lost as the table stands, if the people wished what the known cards ask for.

    Of the person who must decide or has the screen alone; of all persons while nobody decides.
    """
    seen = panel.seen
    persons = [place for place, seat in enumerate(panel.seats) if seat.player is None]
    decision = seen.decision
    mine = panel.asker if panel.asker is not None or decision is None else decision.player
    seats = persons if mine is None else [mine] if mine in persons else []
    found = dangers(seen, seats)
    if len(seats) == 1:
        return [danger.text for danger in found]
    names = [player.name for player in seen.players]
    return [f"{names[danger.seat]}: {danger.text}" for danger in found]
