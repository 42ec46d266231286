"""Who sits where: a person or a computer player at each seat, and the thinking of the latter."""

import re
import time
from collections.abc import Generator, Iterator, Mapping
from typing import Final, NamedTuple, cast

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.given import name_of, repr_of, text, truly
from lacitta_nb.players import (
    ComputerPlayer,
    GreedyPlayer,
    PatientPlayer,
    RandomPlayer,
    SearchPlayer,
    seeded,
)
from lacitta_nb.players.hints import Explaining, why_words
from lacitta_nb.players.protocol import blaming, can, checked, refuse_class
from lacitta_nb.texts import sentence

PERSON: Final = "person"
OWN: Final = "own"
OFFERED: Final = (PERSON, "random", "greedy", "search 24", "search 96", "search 384")
"""Who can be chosen for a seat; the number is the budget of playouts."""
USUAL_SEARCH: Final = "search 96"
_SEARCH: Final = re.compile(r"search ([1-9]\d{0,4})")


class Seat(NamedTuple):
    """Who sits at a place of the table.

    Attributes:
        kind: one of `OFFERED`, `search` with another budget, or `own` for somebody's own player.
        player: the computer player, None for a person.
    """

    kind: str
    player: ComputerPlayer | None


A_PERSON: Final = Seat(PERSON, None)

SeatChoice = str | ComputerPlayer
"""A kind of `Seat`, `search` without a budget for the usual one, or a player of one's own."""


def seat_for(chosen: SeatChoice, place: int) -> Seat:
    """The seat with whoever was chosen for it.

    Args:
        chosen: who shall sit there.
        place: the seat's number: computer players at different seats draw different lots.

    Raises:
        BadSetting: that is neither a kind of player nor a player.

    >>> seat_for("search", 1).kind
    'search 96'
    """
    word = text(chosen)
    if word is None:
        own = cast("ComputerPlayer", refuse_class(chosen))
        if not can(own, "choose"):
            raise BadSetting("panel-bad-seat", seat=repr_of(chosen))
        return Seat(_kind_of(own), own)
    kind = USUAL_SEARCH if word == "search" else word
    player = _of_kind(kind)
    if player is None and kind != PERSON:
        raise BadSetting("panel-bad-seat", seat=word)
    return Seat(kind, player and seeded(player, str(place)))


def _kind_of(player: ComputerPlayer) -> str:
    """What a player of one's own is called: as the others, if it is nothing but one of them."""
    if type(player) is GreedyPlayer and player == GreedyPlayer():
        return "greedy"
    if type(player) is RandomPlayer:
        return "random"
    usual = type(player) is SearchPlayer and player.seeded("") == SearchPlayer(
        player.playouts, seed=""
    )
    return f"search {player.playouts}" if usual and isinstance(player, SearchPlayer) else OWN


def _of_kind(kind: str) -> ComputerPlayer | None:
    if kind == "random":
        return RandomPlayer()
    if kind == "greedy":
        return GreedyPlayer()
    budget = _SEARCH.fullmatch(kind)
    return SearchPlayer(playouts=int(budget.group(1))) if budget else None


def seats_for(game: Game, chosen: Mapping[int | str, SeatChoice] | None) -> tuple[Seat, ...]:
    """One seat a player; whoever is not named is a person.

    Args:
        game: the game that they play.
        chosen: by number or name of the player, who shall play for them.

    Raises:
        NotFound: there is no such player. BadSetting: no such kind of player.
    """
    seats = [A_PERSON] * len(game.players)
    for name, choice in (chosen or {}).items():
        place = game.seat(name)
        seats[place] = seat_for(choice, place)
    return tuple(seats)


def kind_text(seat: Seat, *, brief: bool = False) -> str:
    """Who sits there, in words; briefly without the budget.

    >>> kind_text(seat_for("greedy", 0)), kind_text(seat_for("search 50", 0))
    ('greedy', 'searching, 50 playouts')
    """
    kind, _, budget = seat.kind.partition(" ")
    own = name_of(type(seat.player))
    key = "search-brief" if budget and brief else kind
    return sentence(f"panel-seat-{key}", {"budget": budget, "own": own})


class Thought:
    """What a computer player thinks about one decision, a piece at a time.

    Args:
        seat: the player's number; player: who thinks.
        view: the moment, as that player may know it.

    Attributes:
        action: what it has chosen, None while it thinks.
        seconds: how long it has thought.
    """

    def __init__(self, seat: int, player: ComputerPlayer, view: State) -> None:
        self.seat: Final = seat
        self.action: Action | None = None
        self.seconds = 0.0
        self._player: Final = player
        self._view: Final = view
        self._thinking: Iterator[None] | None = None

    def go_on(self, seconds: float) -> Action | None:
        """Think on for about so long, or until a choice is made.

        Returns:
            The choice, or None.

        Raises:
            BadAction: a player of one's own has chosen something that is no action.
            PlayerMistake: its code has raised an error.
        """
        began = time.monotonic()
        try:
            with blaming(self._player, self._view):
                found = self._chosen_before(began + seconds)
        finally:
            self.seconds += time.monotonic() - began
        if found:
            self.action = checked(self._player, self._view, found[0])
        return self.action

    def _chosen_before(self, end: float) -> list[object]:
        """What was chosen, which may be anything; [] if nothing was in time."""
        if self._thinking is None:
            self._thinking = _thinking(self._player, self._view)
        try:
            while time.monotonic() < end:
                next(self._thinking)
        except StopIteration as stop:
            return [stop.value]
        return []


def _thinking(player: ComputerPlayer, view: State) -> Iterator[None]:
    """A player's thinking, in pieces where it can."""
    if can(player, "thinking"):
        return cast("PatientPlayer[State, Action]", player).thinking(view)
    return _at_once(player, view)


def _at_once(player: ComputerPlayer, view: State) -> Generator[None, None, Action]:
    """The thinking of a player who does not think in pieces."""
    yield from ()
    action: Action = player.choose(view)
    return action


def why(seat: Seat, seen: State, action: Action) -> str:
    """Why a computer player took an action, in a sentence or two.

    Args:
        seat: whose move it was.
        seen: the moment before it, as those at the screen may know it: the words give away nothing
            that the computer player alone had seen.
        action: what it did.

    Raises:
        PlayerMistake: the player cannot say it without an error.
    """
    if truly(seat.player, RandomPlayer):
        return sentence("panel-why-random", {})
    player: object = seat.player
    with blaming(player, seen):
        if can(player, "explain"):
            return why_words(cast("Explaining", player), seen, action)
    return sentence("panel-why-none", {})
