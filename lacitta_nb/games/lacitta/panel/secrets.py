"""Voice cards that players have looked at: who has, and what the screen may know of them."""

from collections.abc import Sequence

from lacitta_nb.games.lacitta.game import Entry
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.secrets import Looks


def known(state: State, looks: Looks, history: Sequence[Entry]) -> State:
    """A state in which each seat has seen only what the person who sits there has looked at."""
    players = list(state.players)
    for place in looks.computers:
        own = set() if place in looks.thinking else _circles(place, state, looks, history)
        circles = tuple(circle for circle in players[place].seen if circle in own)
        players[place] = players[place]._replace(seen=circles)
    return state._replace(players=tuple(players))


def _circles(place: int, state: State, looks: Looks, history: Sequence[Entry]) -> set[int]:
    """The circles at which the person at a seat has looked this year."""
    return {
        circle
        for entry in looks.of_persons(history)
        if entry.step.state.year == state.year
        for event in entry.step.events
        if event.kind == "looked" and event.player == place
        for circle in event.circles
    }


def looked(known: State, seen: State) -> dict[int, tuple[int, ...]]:
    """Who has looked at voice cards this year, with the circles; told at the table (P18).

    Args:
        known: the moment with the secrets of all persons at the table.
        seen: the same as everyone at the screen may see it; what the only person at the table has
            looked at is no secret there.
    """
    if not known.voice or seen.voice_revealed:
        return {}
    return {
        seat: player.seen
        for seat, player in enumerate(known.players)
        if player.seen and not seen.players[seat].seen
    }


def behind_curtain(known: State, player: int) -> dict[int, str]:
    """The voice cards that a player has looked at, by circle."""
    voice = known.seen_by(player).voice
    return {circle: voice[circle - 1] for circle in known.players[player].seen}
