"""Where a player stands: the two scores to be expected, and which of them will count (E4).

The final score is the lower one, and the higher one for whoever stands in the zone of the own form
with enough crowns. What is still open is told by how uncertain it is: the nearer the end, the more
a space of the form track, a crown or a point decides.
"""

import math
from functools import lru_cache
from typing import Final, NamedTuple

from lacitta_nb.games.citta_stato.constants import COLOURS, FORMS, HIDDEN, ROUNDS, WITH_CROWNS
from lacitta_nb.games.citta_stato.players.outlook import Outlook
from lacitta_nb.games.citta_stato.players.second import promise
from lacitta_nb.games.citta_stato.rules.scoring import above, final_score, republic_crowns
from lacitta_nb.games.citta_stato.state import Player, State
from lacitta_nb.games.citta_stato.tables import Tables

ACTIONS: Final = 3.0
"""Actions of a round, about."""
_USUAL: Final = Outlook()


class Standing(NamedTuple):
    """What is to be expected in the end.

    Attributes:
        first, second: the two scores.
        apart: how far they will be apart, about.
        form: how likely the marker stands in the zone of the own form.
        enough: how likely the crowns are as many as the signs.
    """

    first: float
    second: float
    apart: float
    form: float
    enough: float

    @property
    def final(self) -> float:
        """The score that counts in the end, about."""
        middle = (self.first + self.second) / 2
        return middle + (self.form * self.enough - 0.5) * self.apart


def rounds_left(state: State, player: Player) -> float:
    """How many rounds a player still plays, with what is left of this one."""
    if state.phase in ("second_score", "final", "over"):
        return 0.0
    now = 0.0
    if state.phase == "actions" and not player.passed:
        now = max(0.15, 1.0 - player.actions / ACTIONS)
    return ROUNDS - state.round + now


def standing(state: State, seat: int, outlook: Outlook = _USUAL) -> Standing:
    """What a player has to expect in the end."""
    player, tables = state.players[seat], state.table.tables
    left = rounds_left(state, player)
    found = promise(state, seat, outlook)
    missing = len(COLOURS) - len({tables.cards[card].colour for card in player.cards})
    coming = outlook.colour * missing * min(1.0, left / 4) + outlook.growth * left
    first = player.points + outlook.first * left
    second = player.second + found.points + coming
    doubt = 0.6 + 1.3 * left if left else (0.4 if state.phase == "second_score" else 0.0)
    apart = math.sqrt((first - second) ** 2 + doubt * doubt)
    crowns = player.crowns + found.crowns + above(player, state) + outlook.crowns * left
    crowns += republic_crowns(player, tables)
    lack = apart / tables.sign_every - crowns
    return Standing(
        first,
        second,
        apart,
        likely_form(tables, player.republic, player.marker, left),
        _below(lack - 0.35, 0.45 + 0.25 * left),
    )


def final_of(state: State, seat: int) -> float:
    """The score that counts after the end (E4)."""
    player, tables = state.players[seat], state.table.tables
    low, high = sorted((player.points, player.second))
    crowns = player.crowns + republic_crowns(player, tables)
    inside = player.republic != HIDDEN and tables.inside(player.form, player.marker)
    return float(final_score(low, high, crowns, tables.signs(low, high), inside))


@lru_cache(maxsize=8192)
def likely_form(tables: Tables, republic: str, marker: int, left: float) -> float:
    """How likely a marker stands in the zone of a form in the end.

    Args:
        tables: where the zones lie.
        republic: the own card; of a hidden one every form is as likely.
        marker: the space where it stands now.
        left: the rounds left, in which others push it, and oneself.
    """
    forms = [form for form in FORMS if republic in (HIDDEN, form, form + WITH_CROWNS)]
    doubt = 0.12 + 0.42 * math.sqrt(left)
    found = 0.0
    for form in forms:
        first, last = tables.zones[form]
        # Beyond the ends of the track no marker can be pushed.
        below = 1.0 if first == 1 else _below(first - 0.5 - marker, doubt)
        over = 1.0 if last == tables.spaces else _below(marker - last - 0.5, doubt)
        found += below * over
    return found / len(forms)


def _below(distance: float, doubt: float) -> float:
    """How likely something is that is surer the further a distance lies below 0."""
    return 1 / (1 + math.exp(max(-30.0, min(30.0, distance / doubt))))
