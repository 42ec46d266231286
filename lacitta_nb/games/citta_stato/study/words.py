"""What the tools of this room ask of every table, and what they call things."""

from collections.abc import Iterator
from typing import Final, NamedTuple, SupportsIndex

from lacitta_nb.core.box import state_of
from lacitta_nb.core.errors import BadSetting, GameOver
from lacitta_nb.core.records import seat_of
from lacitta_nb.games.citta_stato.constants import KEY
from lacitta_nb.games.citta_stato.state import Player, State
from lacitta_nb.given import repr_of, whole
from lacitta_nb.texts import name_of

OURS: Final = "ours"
"""Begins the provenance of a value that is reconstructed."""


class Asked(NamedTuple):
    """Whom a question is about, and what that player may know of the table."""

    view: State
    seat: int

    @property
    def player(self) -> Player:
        """What lies before the player."""
        return self.view.players[self.seat]

    @property
    def name(self) -> str:
        """What the player is called."""
        return self.player.name


def asked(table: object, player: SupportsIndex | str | None = None) -> Asked:
    """Whom a question is about, and the table as that player may see it.

    Args:
        table: a game of Città-Stato or a state of one, also a view.
        player: by number or name; None: whoever must decide, else whose turn it is.

    Raises:
        BadSetting: it is of another game, or no game at all. NotFound: there is no such player.

    >>> from lacitta_nb.games.citta_stato import new_game
    >>> found = asked(new_game(players=["Ida", "Ugo"], seed=7), "Ugo")
    >>> found.seat, found.view.players[0].republic
    (1, '?')
    """
    state: State = state_of(table, KEY)
    if player is not None:
        seat = seat_of(state.players, player)
    else:
        decision = state.decision
        seat = state.to_move if decision is None else decision.player
    return Asked(state.seen_by(seat), seat)


def still_played(table: object, player: SupportsIndex | str | None = None) -> Asked:
    """The same of a game that goes on.

    Raises:
        GameOver: it has ended.
    """
    found = asked(table, player)
    if found.view.over:
        raise GameOver("game-over")
    return found


def on_track(view: State, seat: int, colour: str) -> int:
    """What the track of a plain colour says where a player's disc stands.

    >>> from lacitta_nb.games.citta_stato import new_game
    >>> on_track(new_game(players=2, seed=7).state, 0, "green")
    3
    """
    return view.players[seat].on_track(view.table.tables, colour)


def number_in(given: object, limits: range, name: str) -> int:
    """A whole number within limits, handed in as the argument of that name.

    Raises:
        BadSetting: it is none, or lies outside.

    >>> number_in(3, range(1, 6), "number")
    3
    """
    number = whole(given)
    if number is None or number not in limits:
        raise BadSetting(
            "stato-setting-between",
            setting=name,
            least=limits[0],
            most=limits[-1],
            given=repr_of(given),
        )
    return number


def reconstructed(view: State, *tables: str) -> bool:
    """Whether a value of some tables is a reconstruction of ours.

    >>> from lacitta_nb.games.citta_stato import new_game
    >>> state = new_game(players=2, seed=7).state
    >>> reconstructed(state, "zones"), reconstructed(state, "burning")
    (True, False)
    """
    source = view.table.tables.source
    told = (told for name in tables for told in _texts(source[name].get("provenance", "")))
    return any(text.startswith(OURS) for text in told)


def _texts(found: object) -> Iterator[str]:
    """Every text in a provenance, which is one, or one for each value."""
    if isinstance(found, dict):
        found = list(found.values())
    if isinstance(found, list | tuple):
        for part in found:
            yield from _texts(part)
    elif isinstance(found, str):
        yield found


def names_in(view: State) -> tuple[str, ...]:
    """The names of the players, in seat order."""
    return tuple(player.name for player in view.players)


def named(word: str) -> str:
    """The name of a colour, a card, a scheme or another thing of this game."""
    return name_of(word, game=KEY)
