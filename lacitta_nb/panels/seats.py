"""Who sits where: a person or a computer player at each seat, and the thinking of the latter."""

import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple, cast

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.game import AnyGame
from lacitta_nb.core.records import Action, State
from lacitta_nb.given import name_of, repr_of, text
from lacitta_nb.players import ComputerPlayer, PatientPlayer, seeded
from lacitta_nb.players.hints import Explaining, why_said
from lacitta_nb.players.kinds import PlayerKind, forms, guess, kinds_of, meant
from lacitta_nb.players.protocol import blaming, can, checked, refuse_class
from lacitta_nb.texts import sentence
from lacitta_nb.texts.verbatim import Row

PERSON: Final = "person"
OWN: Final = "own"


class Sitter(NamedTuple):
    """Who sits at a place of the table.

    Attributes:
        kind: `person`, the word of a kind of computer player, or `own` for somebody's own player.
        player: the computer player, None for a person.
        of: the kind of computer player, None for a person and for somebody's own player.
    """

    kind: str
    player: ComputerPlayer | None
    of: PlayerKind | None = None


A_PERSON: Final = Sitter(PERSON, None)

SeatChoice = str | ComputerPlayer
"""A kind of `Sitter`, with or without its options, or a player of one's own."""


def offered(kinds: Sequence[PlayerKind]) -> list[str]:
    """Who can be chosen for a seat, in the words of `Sitter.kind`."""
    return [PERSON, *(word for kind in kinds if kind.in_menus for word in kind.offered)]


def sitter_for(chosen: SeatChoice, place: int, kinds: Sequence[PlayerKind]) -> Sitter:
    """Whoever was chosen for a seat.

    Args:
        chosen: who shall sit there.
        place: the seat's number: computer players at different seats draw different lots.
        kinds: the kinds of computer players that the game offers.

    Raises:
        BadSetting: that is neither a kind of player nor a player.

    >>> from lacitta_nb import new_game
    >>> sitter_for("search", 1, new_game(2).box.kinds).kind
    'search 60'
    """
    word = text(chosen)
    if word is None:
        return _own_sitter(chosen, kinds)
    if word == PERSON:
        return A_PERSON
    named = meant(word, kinds)
    if named is None:
        raise _bad_seat(word, kinds)
    return Sitter(named.word, seeded(named.player, str(place)), named.kind)


def _own_sitter(chosen: object, kinds: Sequence[PlayerKind]) -> Sitter:
    """Somebody's own player, called as others if it is nothing but one of them."""
    own = cast("ComputerPlayer", refuse_class(chosen))
    if not can(own, "choose"):
        raise _bad_seat(repr_of(chosen), kinds)
    for kind in kinds:
        values = kind.values_of(own)
        if values is not None:
            return Sitter(kind.word(values), own, kind)
    return Sitter(OWN, own)


def _bad_seat(given: str, kinds: Sequence[PlayerKind]) -> BadSetting:
    who = Row((PERSON, *forms(kinds)))
    return BadSetting("panel-bad-seat", guess=guess(given, kinds, PERSON), seat=given, kinds=who)


def sitters_for(game: AnyGame, chosen: Mapping[int | str, SeatChoice] | None) -> tuple[Sitter, ...]:
    """Who sits at each seat; whoever is not named is a person.

    Args:
        game: the game that they play.
        chosen: by number or name of the player, who shall play for them.

    Raises:
        NotFound: there is no such player. BadSetting: no such kind of player.
    """
    sitters = [A_PERSON] * len(game.players)
    for name, choice in (chosen or {}).items():
        place = game.seat(name)
        sitters[place] = sitter_for(choice, place, kinds_of(game.state))
    return tuple(sitters)


def kind_text(sitter: Sitter, *, brief: bool = False) -> str:
    """Who sits there, in words; briefly without the options.

    >>> from lacitta_nb import new_game
    >>> kinds = new_game(2).box.kinds
    >>> [kind_text(sitter_for(word, 0, kinds)) for word in ("person", "greedy", "search 50")]
    ['person', 'greedy', 'searching, 50 playouts']
    """
    if sitter.of is not None:
        return sitter.of.text(sitter.of.values(sitter.kind) or (), brief=brief)
    if sitter.player is None:
        return sentence("panel-seat-person", {})
    return sentence("panel-seat-own", {"own": name_of(type(sitter.player))})


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
            next(self._thinking)  # on however slow a machine it gets on
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


def why(sitter: Sitter, seen: State, action: Action) -> Callable[[], str]:
    """What makes the sentence or two that say why a computer player took an action.

    Args:
        sitter: whose move it was.
        seen: the moment before it, as those at the screen may know it: the words give away nothing
            that the computer player alone had seen.
        action: what it did.

    Raises:
        PlayerMistake: the player cannot say it without an error.
    """
    if sitter.of is not None and sitter.of.why:
        return partial(sentence, sitter.of.why, {})
    player: object = sitter.player
    with blaming(player, seen):
        if can(player, "explain"):
            said = why_said(cast("Explaining", player), seen, action)
            said()  # what can't be put into words is the player's mistake, now
            return said
    return partial(sentence, "panel-why-none", {})
