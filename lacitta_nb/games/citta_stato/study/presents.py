"""Use or burn: what each Present brings now, and what it could still bring in the second score.

Whoever uses a card keeps it and may use or burn it once more in the end (E2); a burned card has
done what it does, but its colour then brings the next benefit. What is brought is found by the real
rules (`trial`).
"""

from dataclasses import dataclass
from typing import NamedTuple, SupportsIndex

from lacitta_nb.games.citta_stato.actions import book
from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.rules import turn
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.study.paying import paid, turn_of
from lacitta_nb.games.citta_stato.study.trial import Gain, again, best_gain, taken
from lacitta_nb.games.citta_stato.study.words import still_played


class PresentWorth(NamedTuple):
    """What a Present brings a player.

    Attributes:
        colour: its colour. card: its word.
        payable: whether the next action can be paid in its colour; if so, this is paid before.
        use, burn: what it brings at once; None where it can't be used or burned so.
        use_again, burn_again: what a card that was used could bring in the second score, as the
            table is after that; None where it can't.
    """

    colour: str
    card: str
    payable: bool
    use: Gain | None
    burn: Gain | None
    use_again: Gain | None
    burn_again: Gain | None

    @property
    def gains(self) -> tuple[Gain, ...]:
        """All that it can bring, of what can be done with it."""
        found = (self.use, self.burn, self.use_again, self.burn_again)
        return tuple(gain for gain in found if gain is not None)

    @property
    def later(self) -> int:
        """The points that a card that was used could still bring in the second score."""
        found = [gain.points for gain in (self.use_again, self.burn_again) if gain]
        return max(0, *found) if found else 0


@dataclass(frozen=True)
class PresentWorths:
    """What the Presents bring a player.

    Attributes:
        player: the seat. name: of the player.
        presents: one for each Present that lies there, in the order of the colours.
    """

    player: int
    name: str
    presents: tuple[PresentWorth, ...]

    @property
    def exact(self) -> bool:
        """Whether every way was tried for all that the Presents bring."""
        return all(gain.exact for found in self.presents for gain in found.gains)

    def of(self, colour: str) -> PresentWorth:
        """What the Present of a colour brings.

        Raises:
            KeyError: none lies there.
        """
        return {found.colour: found for found in self.presents}[colour]


def present_worths(table: object, player: SupportsIndex | str | None = None) -> PresentWorths:
    """What each Present brings a player when it is used, when it is burned, and in the end.

    Points come first: what is asked on the way is answered for the most points, then for crowns,
    banners, cubes. What that is good for later, the tool does not know. Where there are too many
    answers to try them all, as with a full market for the third yellow card burned (B2), `exact` of
    a gain is false.

    Args:
        table: a game of Città-Stato or a state of one.
        player: by number or name; None: whoever must decide.

    Raises:
        NotFound: there is no such player. GameOver: the game has ended.

    >>> from lacitta_nb.games.citta_stato import new_game
    >>> found = present_worths(new_game(players=2, seed=7))
    >>> orange = found.of("orange")
    >>> orange.card, orange.use.points, orange.burn.points, orange.later
    ('hunt_saracen_pirates', 5, 1, 4)
    """
    view, seat = still_played(table, player)
    begun = turn_of(view, seat)
    found = tuple(
        _worth(begun, seat, colour, card) for colour, card in enumerate(begun.present) if card
    )
    return PresentWorths(seat, view.players[seat].name, found)


def _worth(begun: State, seat: int, colour: int, card: str) -> PresentWorth:
    ways = turn.ways(begun.players[seat], colour)
    use, kept = _now(begun, seat, "use", colour)
    burn, _ = _now(begun, seat, "burn", colour)
    stays = kept is not None and card in kept.players[seat].cards
    later = {how: _later(kept, seat, how, card) if stays else None for how in ("use", "burn")}
    return PresentWorth(COLOURS[colour], card, bool(ways), use, burn, later["use"], later["burn"])


def _now(begun: State, seat: int, how: str, colour: int) -> tuple[Gain | None, State | None]:
    """What a Present brings at once, and the table then."""
    ways = turn.ways(begun.players[seat], colour)
    text = f"{how} {COLOURS[colour]}" + (f" wild {ways[0]}" if ways and ways[0] else "")
    allowed = bool(ways) and turn.refusal(begun, book()[text]) is None
    before = paid(begun, seat, text) if allowed else begun
    start = taken(before, seat, how, colour)
    if start is None:
        return None, None
    return best_gain(before.players[seat], start, seat)


def _later(kept: State | None, seat: int, how: str, card: str) -> Gain | None:
    start = None if kept is None else again(kept, seat, how, card)
    if kept is None or start is None:
        return None
    return best_gain(kept.players[seat], start, seat)[0]
