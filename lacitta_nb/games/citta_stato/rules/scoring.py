"""What everybody has reached, and would have if the game ended now (E3 to E5)."""

from typing import NamedTuple

from lacitta_nb.games.citta_stato.constants import HIDDEN, HUMAN, PLAIN_OF, WITH_CROWNS
from lacitta_nb.games.citta_stato.state import Player, State
from lacitta_nb.games.citta_stato.tables import Tables


class Score(NamedTuple):
    """What a player has reached.

    Attributes:
        player: the seat. first, second: the two scores (E1, E2).
        form: whether the marker stands in the zone of the own form; None where that is hidden.
        crowns: held, above the marker, and of the own republic card. signs: between both scores.
        final: the score that counts (E4); of a hidden form the lower one.
        cubes: of the supply. rank: players who are equal in all share it (E5).
    """

    player: int
    first: int
    second: int
    form: bool | None
    crowns: int
    signs: int
    final: int
    cubes: int
    rank: int

    @property
    def total(self) -> int:
        """The points that count."""
        return self.final

    @property
    def both(self) -> int:
        """Both scores added, which decide at equal points (E5)."""
        return self.first + self.second


def above(player: Player, state: State) -> int:
    """The crowns above a marker that are still to be taken (E3)."""
    return 0 if state.over else player.crowns_above(state.table.tables)


def stands_inside(player: Player, tables: Tables) -> bool | None:
    """Whether a marker stands in the zone of the own form; None where that is hidden."""
    if player.republic == HIDDEN:
        return None
    return tables.inside(player.form, player.marker)


def republic_crowns(player: Player, tables: Tables) -> int:
    """The crowns that the own republic card shows."""
    return tables.republic_crowns if player.republic.endswith(WITH_CROWNS) else 0


def _crowns_taken(state: State) -> list[int]:
    """What each would take of the stock in turn order (E3, S7)."""
    stock = state.crown_stock
    taken = [0] * len(state.players)
    for seat in state.order:
        taken[seat] = min(stock, above(state.players[seat], state))
        stock -= taken[seat]
    return taken


def final_score(first: int, second: int, crowns: int, signs: int, inside: bool | None) -> int:
    """The score that counts: the higher one with the own form and enough crowns (E4).

    >>> final_score(19, 2, 9, 6, False), final_score(17, 10, 1, 2, True)
    (2, 10)
    >>> final_score(14, 3, 3, 3, True)
    14
    """
    if inside and crowns >= signs:
        return max(first, second)
    return min(first, second)


def decider(best: Score, other: Score) -> str:
    """What sets a score apart from one of as many points that stands behind it (E5)."""
    return "sum" if best.both > other.both else "cubes"


def scores(state: State) -> list[Score]:
    """The score of this moment, one per player in seat order (E3 to E5)."""
    tables = state.table.tables
    found = []
    for player, taken in zip(state.players, _crowns_taken(state), strict=True):
        first, second = player.points, player.second
        crowns = player.crowns + taken + republic_crowns(player, tables)
        signs = tables.signs(min(first, second), max(first, second))
        inside = stands_inside(player, tables)
        final = final_score(first, second, crowns, signs, inside)
        found.append((first, second, inside, crowns, signs, final, sum(player.cubes)))
    standings = [(final, first + second, cubes) for first, second, *_, final, cubes in found]
    return [
        Score(seat, *parts, rank=1 + sum(other > standing for other in standings))
        for seat, (parts, standing) in enumerate(zip(found, standings, strict=True))
    ]


class SoloResult(NamedTuple):
    """How a solo game stands, and in the end stood (O5).

    Attributes:
        won: whether the score and all objectives are reached.
        objectives: each by its word, with whether it is met.
        bonus_crowns: the crowns that the next game of the scenario begins with.
        required: the score that is asked for. final: the one that counts now.
    """

    won: bool
    objectives: dict[str, bool]
    bonus_crowns: int
    required: int
    final: int

    def __str__(self) -> str:
        from lacitta_nb.games.citta_stato.texts.report import solo_text

        return solo_text(self)


def solo_result(state: State) -> SoloResult | None:
    """How a solo game stands; None for others (O5)."""
    plot = state.table.plot
    if plot is None:
        return None
    final, required = scores(state)[HUMAN].final, state.table.required
    goals = [goal.objective for goal in plot.games[: state.table.game]]
    met = {goal: objective_met(state, goal) for goal in goals}
    won = final >= required and all(met.values())
    # They are taken of the stock, which may have fewer of them than there are signs (S7).
    signs = state.table.tables.signs(required, final) if won else 0
    bonus = min(signs, state.table.stock.crowns)
    return SoloResult(won, met, bonus, required, final)


def objective_met(state: State, objective: str) -> bool:
    """Whether the human has reached an objective (O8); crowns above the marker count (E3)."""
    player = state.players[HUMAN]
    banners, crowns = player.banners, player.crowns + _crowns_taken(state)[HUMAN]
    colours = [state.table.tables.cards[card].colour for card in player.cards]
    met: dict[str, bool] = {
        "white_and_black": player.cubes[1] > 0 and player.cubes[4] > 0,
        "purple_4": player.tracks[PLAIN_OF["purple"]] == len(state.table.tables.tracks[0]),
        "crowns_5": crowns >= 5,
        "doge": player.form == "doge",
        "purple_banners_3": banners[PLAIN_OF["purple"]] >= 3,
        "card_of_each_colour": set(colours) == set(range(len(player.cubes))),
        "orange_1": player.tracks[PLAIN_OF["orange"]] == 1,
        "banner_of_each_colour": all(banners),
        "discs_gone": not player.discs,
        "banners_7": sum(banners) >= 7,
        "crowns_7": crowns >= 7,
        "burned_of_each_colour": all(player.burned),
    }
    return met[objective]
