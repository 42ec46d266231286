"""The pirates: boxes that are marked, and attacks (R1 to R4)."""

from lacitta_nb.games.saint_malo.constants import SWORDS
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.rules.draft import Draft
from lacitta_nb.games.saint_malo.state import Player
from lacitta_nb.games.saint_malo.tables import Tables


def mark(draft: Draft) -> None:
    """Mark a box for each die that shows swords, row by row (R1, R2).

    The mover's part must be closed. After the last attack nothing is marked any more (R4).
    """
    table, marks = draft.table, draft.dice.count(SWORDS)
    while marks and draft.boxes < table.boxes:
        row, filled = divmod(draft.boxes, table.row_length)
        now = min(marks, table.row_length - filled)
        marks -= now
        draft.boxes += now
        draft.say(Event("pirates", "R1", draft.seat, row=row + 1, amount=now))
        if filled + now == table.row_length:
            _attack(draft, row)


def is_hit(player: Player, strength: int, tables: Tables) -> bool:
    """Whether an attack takes a cannon from a player, who may have none left (R3)."""
    return player.defence < strength and player.cannons_lost < tables.cannons


def _attack(draft: Draft, row: int) -> None:
    """Everybody whose defence is lower than the strength loses a cannon, if one is left (R3)."""
    tables = draft.table.tables
    strength = tables.strengths[row]
    draft.say(Event("attack", "R2", row=row + 1, amount=strength))
    players = []
    for seat, player in enumerate(draft.players):
        defence, hit = player.defence, player
        if defence >= strength:
            draft.say(Event("held", "R3", seat, amount=defence))
        elif is_hit(player, strength, tables):
            hit = player._replace(cannons_lost=player.cannons_lost + 1)
            draft.say(Event("cannon_lost", "R3", seat, amount=defence))
        players.append(hit)
    draft.players = tuple(players)
