"""What lies before the players and stands on the board: frozen records."""

from typing import NamedTuple

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.constants import ACTION_CARDS, ROUNDS, STARTING_GOLD


class FaceDown(NamedTuple):
    """A political card that lies face down before a player or was played; passed: taken unseen."""

    card: str
    passed: bool = False

    def __repr__(self) -> str:
        """Without a card that nobody may know, so that what holds it can be shown anywhere."""
        return "<FaceDown: taken unseen>" if self.passed else f"<FaceDown: {self.card}>"


class Player(NamedTuple):
    """What lies before one player; the fields are those of a position file (formats.md, section 3).

    `action_cards` are those still face up, `cards_played` the political turns taken this year,
    `seen` the numbers of the hidden voice cards looked at, `penalty` the penalty turn of P19 still
    to come (after year 6: rule E2).
    """

    name: str
    gold: int = STARTING_GOLD
    action_cards: int = ACTION_CARDS
    cards_played: int = 0
    face_down: tuple[FaceDown, ...] = ()
    seen: tuple[int, ...] = ()
    founded: bool = False
    penalty: bool = False

    @property
    def turns_left(self) -> int:
        """The turns of this year in which the player can still act, penalty turn apart (P19)."""
        return max(0, ROUNDS - self.cards_played - self.penalty)


class City(NamedTuple):
    """A castle and what hangs on it (G1).

    `castle` is the number of its space, `spaces` the set of all its spaces, `near` that set and the
    spaces beside it, `reach` the spaces at most three steps away (G4, P4).
    """

    owner: int
    castle: int
    citizens: int
    spaces: int
    near: int
    reach: int

    def holding(self, citizens: int) -> "City":
        """The same city with another number of citizens."""
        return City(self.owner, self.castle, citizens, self.spaces, self.near, self.reach)


class Figures(NamedTuple):
    """Figures of bread and circuses on one building, for one service (P15)."""

    space: int
    service: str
    amount: int


class Pending(NamedTuple):
    """What a phase that is half done has still to do.

    `players` still to come, the one at work first; `cities` of that player still to come, by the
    number of their castle's space; `starve`: citizens that still have to leave (F2).
    """

    step: str
    players: tuple[int, ...]
    cities: tuple[int, ...] = ()
    starve: int = 0


def found_city(board: Board, owner: int, castle: int, citizens: int) -> City:
    """A new city that is a castle only."""
    return City(owner, castle, citizens, 1 << castle, board.near[castle], board.reach[castle])


def city_on(board: Board, city: City, spaces: int) -> City:
    """The same city on other spaces, its masks worked out anew."""
    near = reach = 0
    for space in bits(spaces):
        near |= board.near[space]
        reach |= board.reach[space]
    return city._replace(spaces=spaces, near=near, reach=reach)
