"""What happened: one frozen record for each, with the number of its rule.

>>> Event("points", "C7", player=0, amount=3).rule
'C7'
"""

from typing import NamedTuple

from lacitta_nb.core import records
from lacitta_nb.core.told import told
from lacitta_nb.games.citta_stato.constants import KEY


class Event(NamedTuple):
    """One thing that happened. Which fields are filled depends on `kind`.

    kind, rule; filled beside them (within an effect the rule is that of the effect):

    - `paid` T2: player, what (the kind of action), cubes, amount (the number of the action)
    - `to_market` M2: player, colour, amount (the price of its row)
    - `from_market` O7: colour, amount (cubes that leave the game with their row)
    - `bought` M3, `taken` B2: player, colour, amount (the price of its row)
    - `drawn` A3: player, cubes; `kept`: player, cubes; `to_bag`: player, cubes
    - `points` T6: player, amount; `declined` T6: player, amount
    - `banner`, `crown`, `cube` S7: player, colour (but for crowns), amount (below 0: given away)
    - `removed` C5: player, colour, amount (cubes out of the game)
    - `card_used` C1, `card_burned` B1: player, what (the card), colour (under which it lies), place
    - `republic` B8: player, what (`kept` or `changed`)
    - `upgraded` U1: player, colour, amount (the space), space (of the upgrade marker)
    - `moved_back` O7: player, colour, amount (the space)
    - `passed` U2: player
    - `scheme` A6: player, what (the scheme), amount (its level; 0: the city's own)
    - `scheme_gone` O7: what, amount
    - `named` X3: player, colour
    - `moved` T7: player, amount (spaces to the right, below 0 to the left), space
    - `disc` A4: player; `disc_back`, `disc_out` C5: player, amount (the power)
    - `revealed` W2: player, amount; `war_paid`, `war_unpaid` W2: player, cubes, amount
    - `war_won` W3: player, amount
    - `refilled` R2: colour, what (the new Present, or ""), place (the new Future, or "")
    - `shuffled` R2: colour, amount (cards of the new deck)
    - `round` R3: amount (the new round)
    - `first_player` R4: player
    - `ghost` O3: colour (of the cube), what (the Present that is discarded, or "")
    - `ghost_disc` O7; `ghost_revealed` W2, `ghost_won` W3, `ghost_disc_out` K2: amount (the power)
    - `second_score` E2: player, what (the card), colour
    - `final` E4: player, what (the republic card), parts, amount (the final score)
    - `won` E5: players, amount, what (`sum` or `cubes` where these decided)
    - `solo` O5: player, what (`won` or `lost`), amount (bonus crowns)
    """

    kind: str
    rule: str
    player: int | None = None
    what: str = ""
    colour: str = ""
    amount: int = 0
    space: int = 0
    place: str = ""
    cubes: tuple[str, ...] = ()
    parts: tuple[tuple[str, int], ...] = ()
    players: tuple[int, ...] = ()

    def __repr__(self) -> str:
        """The fields that say something, in order."""
        return records.fields_told(self)

    def __str__(self) -> str:
        """What happened in a sentence; players are numbered, since an event knows no names."""
        return told(self, game=KEY)
