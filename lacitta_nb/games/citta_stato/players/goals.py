"""How near a solo game is to being won: the required score and each objective (O5, O8)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.citta_stato.constants import BLACK, HUMAN, PLAIN_OF, SPACES
from lacitta_nb.games.citta_stato.players.standing import Standing, rounds_left
from lacitta_nb.games.citta_stato.rules.scoring import above, objective_met
from lacitta_nb.games.citta_stato.state import Player, State

SHORT: Final = 8.0
"""Points below the required score at which winning seems far away."""


def reached(state: State, stand: Standing) -> float:
    """How much of what a solo game asks is reached, or nearly so: up to 1 for each part."""
    plot, player = state.table.plot, state.players[HUMAN]
    if plot is None:
        return 0.0
    near = 1 - stand_short(state, stand)
    for goal in plot.games[: state.table.game]:
        near += (
            1.0 if objective_met(state, goal.objective) else _part(state, player, goal.objective)
        )
    return near


def stand_short(state: State, stand: Standing) -> float:
    """How far the score that is to be expected lies below the required one: 0 to 1."""
    return min(1.0, max(0.0, (state.table.required + 1 - stand.final) / SHORT))


def _part(state: State, player: Player, objective: str) -> float:
    """How far an objective is that is not met: below 1, and less the less time is left."""
    late = 0.8 if rounds_left(state, player) else 0.3
    return late * PARTS[objective](state, player)


def _crowns(state: State, player: Player, number: int) -> float:
    return min(1.0, (player.crowns + above(player, state)) / number)


def _colours(state: State, player: Player) -> float:
    cards = state.table.tables.cards
    return len({cards[card].colour for card in player.cards}) / len(player.cubes)


def _form(state: State, player: Player) -> float:
    """To change the form a card is burned under black, which takes a black cube (B6)."""
    del state
    if player.cubes[BLACK]:
        return 0.6
    steps = max(player.tracks[PLAIN_OF["orange"]], player.tracks[PLAIN_OF["purple"]])
    return 0.4 if player.bag[BLACK] else 0.1 * min(3, steps)


PARTS: Final[Mapping[str, Callable[[State, Player], float]]] = MappingProxyType(
    {
        "white_and_black": lambda _, player: (
            0.5 * (min(1, player.cubes[1]) + min(1, player.cubes[4]))
        ),
        "purple_4": lambda _, player: player.tracks[PLAIN_OF["purple"]] / SPACES,
        "crowns_5": lambda state, player: _crowns(state, player, 5),
        "crowns_7": lambda state, player: _crowns(state, player, 7),
        "doge": _form,
        "purple_banners_3": lambda _, player: player.banners[PLAIN_OF["purple"]] / 3,
        "card_of_each_colour": _colours,
        "orange_1": lambda _, player: 1 - 0.3 * player.tracks[PLAIN_OF["orange"]],
        "banner_of_each_colour": lambda _, player: (
            sum([1 for count in player.banners if count]) / len(player.banners)
        ),
        "discs_gone": lambda _, player: 1 - len(player.discs) / 6,
        "banners_7": lambda _, player: min(1.0, sum(player.banners) / 7),
        "burned_of_each_colour": lambda _, player: (
            sum([1 for pile in player.burned if pile]) / len(player.burned)
        ),
    }
)
"""The share of each objective that is reached."""
