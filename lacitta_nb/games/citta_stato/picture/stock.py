"""What the common heap still has: all that is nowhere else (S7)."""

from lacitta_nb.games.citta_stato.constants import PLAIN_OF
from lacitta_nb.games.citta_stato.state import State


def banners_left(state: State, colour: str) -> int:
    """The banners of a plain colour that nobody has."""
    place = PLAIN_OF[colour]
    return state.table.stock.banners - sum(player.banners[place] for player in state.players)


def cubes_left(state: State, colour: int) -> int:
    """The cubes of a colour that lie nowhere else, neither in the market nor out of the game."""
    held = sum(player.cubes[colour] + player.bag[colour] for player in state.players)
    held += sum(state.market[colour]) + state.removed[colour]
    held += sum(task.colours.count(colour) for task in state.agenda if task.verb == "keep")
    if state.ghost:
        held += state.ghost.bag[colour] + state.ghost.drawn.count(colour)
    return state.table.stock.cubes[colour] - held


def crowns_left(state: State) -> int:
    """The crowns that nobody has."""
    held = sum(player.crowns for player in state.players) + state.removed_crowns
    return state.table.stock.crowns - held
