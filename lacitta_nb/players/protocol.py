"""What a computer player is: something that chooses an action, given what one seat may know.

A player keeps nothing between two moves: the same player with the same seed chooses the same action
in the same view, after undo, in another process and on another computer.
"""

import random
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any, Protocol, TypeVar, cast

from lacitta_nb.core.box import box_at, box_of
from lacitta_nb.core.errors import BadAction, BadSetting, IllegalAction, PlayerMistake
from lacitta_nb.core.moves import nobody_decides
from lacitta_nb.core.records import State, Step
from lacitta_nb.given import attempt, name_of, repr_of, str_of, truly
from lacitta_nb.registry import homes

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
A_co = TypeVar("A_co", covariant=True)


class Chooser(Protocol[S_contra, A_co]):
    """A computer player of one game: chooses for whoever must decide."""

    def choose(self, view: S_contra) -> A_co:
        """A legal action for the player who must decide.

        Args:
            view: the state as that player may know it, `state.seen_by(player)`.
        """
        ...


ComputerPlayer = Chooser[Any, Any]
"""A computer player, of whatever game."""


class SeededPlayer(Protocol[S_contra, A_co]):
    """A computer player that draws lots."""

    def seeded(self, seed: str) -> Chooser[S_contra, A_co]:
        """The same player, drawing by another seed."""
        ...


class PatientPlayer(Protocol[S_contra, A_co]):
    """A computer player that thinks in pieces, so that whoever waits for it can give up."""

    def thinking(self, view: S_contra) -> Generator[None, None, A_co]:
        """Yields often while it thinks, then returns what `choose` would.

        Args:
            view: the state as the player who must decide may know it.
        """
        ...


Found = TypeVar("Found")


def finished(thinking: Generator[None, None, Found]) -> Found:
    """What a generator returns in the end."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            found: Found = end.value
            return found


def as_player(given: object) -> ComputerPlayer:
    """A computer player that was handed in, or an error if something else was.

    Raises:
        BadSetting: it is a class, of which a player has still to be made, or cannot choose.
    """
    if not can(refuse_class(given), "choose"):
        raise BadSetting("player-no-choose", given=repr_of(given))
    return cast("ComputerPlayer", given)


def can(given: object, name: str) -> bool:
    """Whether something has a method of that name; what fails when it is looked for is none."""
    return attempt(lambda: callable(getattr(given, name, None)), lambda _: False)


def refuse_class(given: Found) -> Found:
    """What was handed in, unless it is a class where something made of it is meant.

    Raises:
        BadSetting: it is a class.
    """
    if truly(given, type):
        raise BadSetting("player-is-class", name=name_of(given))
    return given


def refuse_stranger(player: object, view: State) -> None:
    """Nothing, unless a player of one game sits at the table of another.

    A player of one game says so by the key of that game as `plays`; who says nothing plays any.

    Raises:
        BadSetting: it plays another game.
    """
    plays = attempt(lambda: getattr(player, "plays", ""), lambda _: "")
    box = box_of(view)
    if truly(plays, str) and plays not in ("", box.key) and plays in homes():
        home, game = box_at(homes()[plays]).panel.showing.name, box.panel.showing.name
        raise BadSetting("player-other-game", own=name_of(type(player)), home=home, game=game)


@contextmanager
def blaming(player: object, view: State, seat: int | None = None) -> Iterator[None]:
    """The one guard round code of players: whatever it raises in here is that player's mistake.

    An interrupt of the kernel stays one: it is the user's wish, whoever is at work.

    Args:
        player: whose code it is.
        view: a moment of the game.
        seat: where the player sits; None: where somebody must decide.

    Raises:
        BadSetting: the player plays another game.
        PlayerMistake: the code has raised anything at all; `__cause__` is what.
    """
    refuse_stranger(player, view)
    try:
        yield
    except (KeyboardInterrupt, PlayerMistake):
        # The one is the user's wish, the other says already whose mistake it is.
        raise
    except BaseException as error:
        name = view.players[mover(view) if seat is None else seat].name
        kind, own = name_of(type(error)), name_of(type(player))
        raise PlayerMistake(
            "player-mistake", name=name, own=own, kind=kind, text=str_of(error)
        ) from error


def chosen(player: ComputerPlayer, view: State) -> Any:  # noqa: ANN401 - an action of its game
    """What a player chooses, which must be an action: one's own player may choose anything.

    Raises:
        BadAction: it chose something else.
        PlayerMistake: its code has raised an error.
    """
    with blaming(player, view):
        choice = player.choose(view)
    return checked(player, view, choice)


def moved(state: S, player: ComputerPlayer, seat: int) -> Step[S, Any]:
    """The move of whoever must decide, at that seat, who sees no more than a player may.

    Raises:
        BadAction: the player chose something that is no action.
        PlayerMistake: its code has raised an error, or the rules forbid what it chose.
    """
    view = state.seen_by(seat)
    action = chosen(player, view)
    try:
        step: Step[S, Any] = box_of(state).rules.apply(state, action)
    except IllegalAction as refused:
        raise illegal_move(player, view, action, refused) from refused
    return step


def illegal_move(
    player: object, view: State, action: object, refused: IllegalAction
) -> PlayerMistake:
    """The error that says who chose what the rules forbid."""
    return PlayerMistake(
        "player-refused",
        name=view.players[mover(view)].name,
        own=name_of(type(player)),
        chosen=str(action),
        reason=refused,
    )


def checked(player: object, view: State, choice: object) -> Any:  # noqa: ANN401 - of its game
    """A player's choice, which must be an action; its text form is none.

    Raises:
        BadAction: it is something else, or an action whose fields and text differ.
    """
    own, rules = name_of(type(player)), box_of(view).rules
    if truly(choice, str):
        raise BadAction("player-no-action", player=own, chosen=repr_of(choice))
    try:
        return rules.action_of(view, choice)
    except BadAction as error:
        if any(truly(choice, type(action)) for action in rules.legal_actions(view)):
            raise BadAction("player-bad-action", player=own, problem=error) from error
        raise BadAction("player-no-action", player=own, chosen=repr_of(choice)) from error


def seeded(player: ComputerPlayer, seed: str) -> ComputerPlayer:
    """The player with a seed handed down, where it takes one.

    >>> from lacitta_nb.players import GreedyPlayer, RandomPlayer
    >>> seeded(RandomPlayer(), "7/0")
    RandomPlayer(seed='7/0')
    >>> seeded(GreedyPlayer(), "7/0") == GreedyPlayer()
    True
    """
    return cast("SeededPlayer[Any, Any]", player).seeded(seed) if can(player, "seeded") else player


def mover(view: State) -> int:
    """The seat that must decide.

    Raises:
        NothingToDecide, GameOver: nobody must.
    """
    decision = view.decision
    if decision is None:
        raise nobody_decides(view)
    return decision.player


def choices(player: object, view: State) -> list[Any]:
    """All that a player can choose from, which may be asked at any moment of anything.

    Raises:
        BadSetting: that is no state, or one of another game than it plays.
        NothingToDecide, GameOver: nobody must decide.
    """
    refuse_stranger(player, view)
    actions = box_of(view).rules.legal_actions(view)
    if not actions:
        raise nobody_decides(view)
    return actions


def legal(view: State, action: object) -> Any:  # noqa: ANN401 - an action of the view's game
    """An action that somebody asks about, which must be one that can be taken.

    Raises:
        BadAction, IllegalAction: it is none, or the rules forbid it.
    """
    rules = box_of(view).rules
    meant = rules.action_of(view, action)
    refused = rules.refusal(view, meant)
    if refused is not None:
        raise IllegalAction(refused, box_of(view).key)
    return meant


def generator(seed: str, view: State) -> random.Random:
    """The generator of one decision, made of a seed and the moment."""
    return random.Random(_moment(seed, view))


def lot(seed: str, view: State) -> float:
    """A number from 0 up to 1 for one decision; quicker than making a generator for it."""
    digest = blake2b(_moment(seed, view).encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big") / 2**48


def _moment(seed: str, view: State) -> str:
    return f"{seed}/{mover(view)}/{box_of(view).rules.moment(view)}"
