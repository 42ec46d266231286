"""The odds of the war: an own disc against those that others have laid, or may lay (A4, W).

What lies face down may be any disc that its owner had before, each with the same chance. Hands have
nothing to do with one another, so the others are counted one after the other. A disc that can't be
paid leaves the war (W2); so a rival with few cubes can't win with a high one. Of the ghost's discs
nobody knows which it had, and it pays nothing (O4).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, NamedTuple, SupportsIndex

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.records import seat_of
from lacitta_nb.games.citta_stato.constants import DISCS, GHOST, ORANGE, UNKNOWN
from lacitta_nb.games.citta_stato.rules import turn
from lacitta_nb.games.citta_stato.state import Placed, State
from lacitta_nb.games.citta_stato.study.paying import turn_of
from lacitta_nb.games.citta_stato.study.words import number_in, still_played

_MOST_CUBES: Final = 200
"""More cubes than anybody can hold, so that a number of them is one."""


class Rival(NamedTuple):
    """Another player in the war.

    Attributes:
        player: the seat; the ghost is seat 1 of a solo game.
        discs: those that the disc can be, each with the same chance.
        cubes: with how many it can be paid; None: nothing is to be paid any more.
        before: whether the disc was placed before the own one, and wins ties (W3).
    """

    player: int
    discs: tuple[int, ...]
    cubes: int | None
    before: bool

    @property
    def fighting(self) -> tuple[int, ...]:
        """The discs that can be paid, so that they fight (W2)."""
        return tuple(disc for disc in self.discs if self.cubes is None or disc <= self.cubes)

    def ahead_of(self, disc: int) -> Fraction:
        """The chance that this rival comes before a disc."""
        better = [one for one in self.fighting if one > disc or (one == disc and self.before)]
        return Fraction(len(better), len(self.discs))


class DiscOdds(NamedTuple):
    """What comes of an own disc.

    Attributes:
        disc: its power.
        left: how many cubes are left after paying for it; below 0: so many are missing.
        places: the chance to be first, second, …; (0, 0, …) for one that can't be paid.
    """

    disc: int
    left: int
    places: tuple[Fraction, ...]

    @property
    def payable(self) -> bool:
        """Whether it can be paid in the war (W2)."""
        return self.left >= 0

    @property
    def wins(self) -> Fraction:
        """The chance to win the war (W3)."""
        return self.places[0]

    def __repr__(self) -> str:
        return f"<disc {self.disc}: wins {float(100 * self.wins):.1f} %, {self.left} cubes left>"


@dataclass(frozen=True)
class WarOdds:
    """The odds of the war of this round.

    Attributes:
        player: the seat. name: of the player.
        laid: whether the own disc lies on the track already.
        cubes: with how many the own disc can be paid.
        rivals: the others who fight.
        discs: what comes of each own disc that can be laid, or of the one that lies there.
    """

    player: int
    name: str
    laid: bool
    cubes: int
    rivals: tuple[Rival, ...]
    discs: tuple[DiscOdds, ...]

    def of(self, disc: int) -> DiscOdds:
        """What comes of a disc.

        Raises:
            KeyError: it is none of those.
        """
        return {found.disc: found for found in self.discs}[disc]


def war_odds(
    table: object,
    player: SupportsIndex | str | None = None,
    *,
    joining: Iterable[SupportsIndex | str] = (),
    cubes: SupportsIndex | None = None,
) -> WarOdds:
    """What each own disc would come to in the war of this round.

    Against the discs that lie on the track, and those of whoever is thought to join after the own
    one: with any disc of the hand, each with the same chance. Cubes of others are those they have
    now.

    Args:
        table: a game of Città-Stato or a state of one.
        player: by number or name; None: whoever must decide.
        joining: others who will lay a disc, by numbers or names.
        cubes: with how many the own disc will be paid; None: those in the supply, less the price of
            the war action if the disc is still to be laid.

    Raises:
        NotFound: there is no such player. GameOver: the game has ended.
        BadSetting: a number of cubes that can't be; a player who joins but can't.

    >>> from lacitta_nb.games.citta_stato import new_game
    >>> game = new_game(players=2, seed=7)
    >>> events = game.play("war 3")
    >>> war_odds(game).of(4)
    <disc 4: wins 66.7 %, 1 cubes left>
    """
    view, seat = still_played(table, player)
    own = next((placed for placed in view.war if placed.player == seat), None)
    mine = _own_cubes(view, seat, own) if cubes is None else _number(cubes)
    more = tuple(_joining(view, seat, given) for given in joining)
    rivals = (*_on_track(view, seat, own), *more)
    paid = own is not None and _has_paid(view, seat)
    discs = [own.disc] if own and own.disc != UNKNOWN else _hand(view, seat)
    found = tuple(_disc(disc, mine - (0 if paid else disc), rivals) for disc in discs)
    return WarOdds(seat, view.players[seat].name, own is not None, mine, rivals, found)


def _number(given: SupportsIndex) -> int:
    return number_in(given, range(_MOST_CUBES + 1), "cubes")


def _is_ghost(view: State, seat: int) -> bool:
    return view.ghost is not None and seat == GHOST


def _own_cubes(view: State, seat: int, own: Placed | None) -> int:
    """The cubes in the supply, after the price of the war action where it is still to be paid."""
    player = turn_of(view, seat).players[seat]
    held = sum(player.cubes)
    if own is not None or not turn.ways(player, ORANGE):
        return held
    return held - player.actions - 1


def _has_paid(view: State, seat: int) -> bool:
    """Whether nothing is asked any more for a disc that lies open (W2)."""
    if not view.revealed:
        return False
    return all(task.seat != seat or task.verb not in ("levy", "pay") for task in view.agenda)


def _hand(view: State, seat: int) -> tuple[int, ...]:
    """The discs of a hand; those that can be in it where it is hidden."""
    discs = view.players[seat].discs
    if UNKNOWN not in discs:
        return discs
    return tuple(disc for disc in range(DISCS) if disc not in view.players[seat].gone)


def _on_track(view: State, seat: int, own: Placed | None) -> list[Rival]:
    """Those whose discs lie on the track."""
    at = view.war.index(own) if own else len(view.war)
    return [
        _rival(view, placed, before=place < at)
        for place, placed in enumerate(view.war)
        if placed.player != seat
    ]


def _rival(view: State, placed: Placed, *, before: bool) -> Rival:
    seat, disc = placed
    known = () if disc == UNKNOWN else (disc,)
    if _is_ghost(view, seat):
        return Rival(seat, known or tuple(range(DISCS)), None, before)
    cubes = None if _has_paid(view, seat) else sum(view.players[seat].cubes)
    return Rival(seat, known or _hand(view, seat), cubes, before)


def _joining(view: State, seat: int, given: SupportsIndex | str) -> Rival:
    """Somebody who lays any disc of the hand later.

    Raises:
        BadSetting: the player is the one who asks, has a disc on the track, or none in the hand.
    """
    other = seat_of(view.players, given)
    laid = any(placed.player == other for placed in view.war)
    if other == seat or laid or not view.players[other].discs:
        raise BadSetting("stato-joins-not", player=view.players[other].name)
    return Rival(other, _hand(view, other), sum(view.players[other].cubes), before=False)


def _disc(disc: int, left: int, rivals: Sequence[Rival]) -> DiscOdds:
    """What comes of a disc: how many rivals come before it, one after the other."""
    places = [Fraction(1 if left >= 0 else 0), *[Fraction(0)] * len(rivals)]
    for count, rival in enumerate(rivals, start=1):
        ahead = rival.ahead_of(disc)
        for place in range(count, 0, -1):
            places[place] = places[place] * (1 - ahead) + places[place - 1] * ahead
        places[0] *= 1 - ahead
    return DiscOdds(disc, left, tuple(places))
