"""What a player of La Città should bear in mind: means and wish."""

from lacitta_nb.games.lacitta.constants import UNKNOWN
from lacitta_nb.games.lacitta.panel.session import LaCittaSession
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.games.lacitta.state import State
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


def wished(seen: State) -> list[str]:
    """What the people want this year, once they have spoken: a service, or two; [] before."""
    if seen.over or not seen.voice or not seen.voice_revealed or UNKNOWN in seen.voice:
        return []
    return list(wishes(seen.voice))


def wish_view(session: LaCittaSession) -> str:
    """The same in words; "" before."""
    wanted = wished(session.seen)
    if not wanted:
        return ""
    two = wanted[1] if len(wanted) > 1 else "none"
    return sentence("panel-wish", {"one": wanted[0], "two": two})
