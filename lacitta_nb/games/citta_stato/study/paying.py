"""What the next action costs, and what can be paid for it now (T2, T3).

>>> from lacitta_nb.games.citta_stato import new_game
>>> found = payments(new_game(players=2, seed=7))
>>> [(p.colour, p.price, p.held, p.payable) for p in found.colours[:2]]
[('yellow', 1, 1, True), ('white', 1, 0, False)]
"""

from dataclasses import dataclass
from typing import NamedTuple, SupportsIndex

from lacitta_nb.core.errors import IllegalAction
from lacitta_nb.games.citta_stato.actions import Action, as_action, colour_of
from lacitta_nb.games.citta_stato.constants import COLOURS, KEY, STANDS_IN
from lacitta_nb.games.citta_stato.rules import turn
from lacitta_nb.games.citta_stato.rules.draft import Draft
from lacitta_nb.games.citta_stato.state import Player, State
from lacitta_nb.games.citta_stato.study.words import still_played


class Payment(NamedTuple):
    """What an action of one colour costs, and with what it can be paid.

    Attributes:
        colour: of the action, card or track.
        price: how many cubes the next action costs (T2).
        held: cubes of the colour in the supply.
        stand_in: the colour whose cubes may be among them, or "" (T3).
        had: cubes of that colour in the supply.
        ways: how many stand-ins can be among the cubes; () where it can't be paid.
        actions: what else than the price allows to be done in this colour now, without stand-ins.
    """

    colour: str
    price: int
    held: int
    stand_in: str
    had: int
    ways: tuple[int, ...]
    actions: tuple[str, ...]

    @property
    def payable(self) -> bool:
        """Whether the price can be paid."""
        return bool(self.ways)

    @property
    def missing(self) -> int:
        """How many cubes are missing."""
        return max(0, self.price - self.held - self.had)


@dataclass(frozen=True)
class Payments:
    """What a player can pay.

    Attributes:
        player: the seat. name: of the player.
        colours: the payments, in the order of the colours.
    """

    player: int
    name: str
    colours: tuple[Payment, ...]

    def of(self, colour: str) -> Payment:
        """What an action of a colour costs.

        Raises:
            KeyError: there is no such colour.
        """
        return {payment.colour: payment for payment in self.colours}[colour]


def payments(table: object, player: SupportsIndex | str | None = None) -> Payments:
    """What the next action of a player costs in each colour, and with what it can be paid now.

    Whoever has passed, or waits for the end of the round, acts again in the next one, for one cube.

    Args:
        table: a game of Città-Stato or a state of one.
        player: by number or name; None: whoever must decide.

    Raises:
        NotFound: there is no such player. GameOver: the game has ended.
    """
    view, seat = still_played(table, player)
    begun = turn_of(view, seat)
    allowed = _allowed(begun, seat)
    found = tuple(_payment(begun, seat, colour, allowed) for colour in range(len(COLOURS)))
    return Payments(seat, view.players[seat].name, found)


def _payment(begun: State, seat: int, colour: int, allowed: list[Action]) -> Payment:
    player, stand_in = begun.players[seat], STANDS_IN.get(colour)
    return Payment(
        COLOURS[colour],
        player.actions + 1,
        player.cubes[colour],
        "" if stand_in is None else COLOURS[stand_in],
        0 if stand_in is None else player.cubes[stand_in],
        tuple(turn.ways(player, colour)),
        tuple(str(action) for action in allowed if colour_of(action) == colour),
    )


def _allowed(begun: State, seat: int) -> list[Action]:
    """All that could be done with cubes enough, paid without stand-ins."""
    player = begun.players[seat]
    rich = player._replace(cubes=(player.actions + 1,) * len(COLOURS))
    found = turn.legal(_with(begun, seat, rich))
    return [action for action in found if not action.wild and action != turn.PASS]


def turn_of(view: State, seat: int) -> State:
    """The same table as if it were a player's turn; after a pass or the last turn, a new round's.

    >>> from lacitta_nb.games.citta_stato import new_game
    >>> state = new_game(players=2, seed=7).state
    >>> turn_of(state, 1 - state.to_move).decision.kind
    'turn'
    """
    player = view.players[seat]
    if player.passed or view.phase != "actions":
        player = player._replace(actions=0, passed=False)
    begun = view._replace(phase="actions", to_move=seat, agenda=())
    return _with(begun, seat, player)


def paid(view: State, seat: int, action: Action | str) -> State:
    """The table after a player has paid for an action, which is not carried out (T2, T4).

    Raises:
        IllegalAction: the rules forbid it. BadAction: it is none.

    >>> from lacitta_nb.games.citta_stato import new_game
    >>> state = new_game(players=2, seed=7).state
    >>> state.mover.cubes[0], paid(state, state.to_move, "fleet").players[state.to_move].cubes[0]
    (1, 0)
    """
    begun, meant = turn_of(view, seat), as_action(action)
    refused = turn.refusal(begun, meant)
    if refused is not None:
        raise IllegalAction(refused, KEY)
    draft = Draft(begun)
    turn.take(draft, meant)
    # What the action does waits there; only its price is asked about.
    draft.agenda.clear()
    return draft.freeze().state


def _with(state: State, seat: int, player: Player) -> State:
    players = tuple(player if n == seat else p for n, p in enumerate(state.players))
    return state._replace(players=players)
