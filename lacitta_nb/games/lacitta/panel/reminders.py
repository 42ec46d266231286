"""What a player of La Città should bear in mind: means, wish, hunger ahead, dangers."""

from collections.abc import Sequence

from lacitta_nb.games.lacitta.constants import UNKNOWN
from lacitta_nb.games.lacitta.panel.dangers import Danger, dangers, other_danger
from lacitta_nb.games.lacitta.panel.effects import comes_before, growth_hungry
from lacitta_nb.games.lacitta.panel.previews import hunger_words
from lacitta_nb.games.lacitta.panel.session import LaCittaSession
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.texts import sentence


def means_view(session: LaCittaSession) -> str:
    """What the player has whose turn it is: gold, cards, food; "" outside the rounds."""
    seen = session.seen
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


def wish_view(session: LaCittaSession) -> str:
    """What the people want this year, once they have spoken; "" before."""
    seen = session.seen
    if seen.over or not seen.voice or not seen.voice_revealed or UNKNOWN in seen.voice:
        return ""
    wanted = wishes(seen.voice)
    two = wanted[1] if len(wanted) > 1 else "none"
    return sentence("panel-wish", {"one": wanted[0], "two": two})


def warnings_view(session: LaCittaSession) -> list[str]:
    """Which persons are heading for hunger this year: in a feeding, those still to come."""
    return _hungry(session, [one.player is None for one in session.sitters])


def asides_view(session: LaCittaSession) -> dict[str, list[str]]:
    """What is worth knowing and not worth alarm: hungry computer players, another likely wish."""
    return {
        "hunger-others": _hungry(session, [one.player is not None for one in session.sitters]),
        "dangers-other": _named(session, _other_dangers(session)),
    }


def _hungry(session: LaCittaSession, asked: Sequence[bool]) -> list[str]:
    seen = session.seen
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
        if hunger.player in coming and asked[hunger.player]
    ]


def dangers_view(session: LaCittaSession) -> list[str]:
    """What would be lost as the table stands, if the people wished what the known cards ask for.

    Of the person who must decide or has the screen alone; of all persons while nobody decides.
    """
    return _named(session, dangers(session.seen, _concerned(session)))


def _other_dangers(session: LaCittaSession) -> list[Danger]:
    found = (other_danger(session.seen, seat, session.asker) for seat in _concerned(session))
    return [danger for danger in found if danger is not None]


def _concerned(session: LaCittaSession) -> Sequence[int]:
    persons = [place for place, seat in enumerate(session.sitters) if seat.player is None]
    decision = session.seen.decision
    mine = session.asker if session.asker is not None or decision is None else decision.player
    return persons if mine is None else [mine] if mine in persons else []


def _named(session: LaCittaSession, found: Sequence[Danger]) -> list[str]:
    """Dangers in words, of several players with their names."""
    if len(_concerned(session)) == 1:
        return [danger.text for danger in found]
    names = [player.name for player in session.seen.players]
    return [f"{names[danger.seat]}: {danger.text}" for danger in found]
