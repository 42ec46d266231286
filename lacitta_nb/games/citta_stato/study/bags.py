"""What a bag gives: exact chances of a draw, and whether the next action can then be paid.

Of the cubes in a bag any so many are drawn with the same chance, so the cubes of one colour among
them are counted as balls: C(a, k) C(N − a, n − k) / C(N, n). A colour and what stands in for it
are counted as one where only their sum matters (T3).

>>> [str(chance) for chance in chances_of(2, 4, 2)]
['1/6', '2/3', '1/6']
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final, NamedTuple, SupportsIndex

from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import COLOURS, FEWEST_DRAW, STANDS_IN
from lacitta_nb.games.citta_stato.rules.ending import fewest
from lacitta_nb.games.citta_stato.state import Player
from lacitta_nb.games.citta_stato.study.paying import paid, turn_of
from lacitta_nb.games.citta_stato.study.words import number_in, on_track, still_played
from lacitta_nb.games.citta_stato.tables import Counts

_MOST: Final = 200
"""More cubes than any bag can hold, so that a number of them is one."""


def chances_of(marked: int, total: int, drawn: int) -> tuple[Fraction, ...]:
    """The chances to draw none, one, two … of the cubes that are marked.

    Args:
        marked: how many of the cubes are looked for.
        total: how many there are.
        drawn: how many are drawn.

    >>> [str(chance) for chance in chances_of(1, 3, 2)]
    ['1/3', '2/3']
    """
    whole = comb(total, drawn)
    return tuple(
        Fraction(comb(marked, number) * _left(total - marked, drawn - number), whole)
        for number in range(min(marked, drawn) + 1)
    )


def _left(cubes: int, drawn: int) -> int:
    return comb(cubes, drawn) if drawn >= 0 else 0


def draw_chances(bag: Counts, drawn: int) -> Mapping[Counts, Fraction]:
    """The chance of each draw from a bag, by how many cubes of each colour come out.

    Args:
        bag: cubes by colour, in the order of the colours.
        drawn: how many are drawn; all there are if the bag holds fewer.

    >>> found = draw_chances((1, 0, 2, 0, 0, 0), 2)
    >>> {draw: str(chance) for draw, chance in found.items()}
    {(0, 0, 2, 0, 0, 0): '1/3', (1, 0, 1, 0, 0, 0): '2/3'}
    """
    drawn = min(drawn, sum(bag))
    whole = comb(sum(bag), drawn)
    found = {}
    for draw in _draws(bag, drawn):
        ways = 1
        for held, out in zip(bag, draw, strict=True):
            ways *= comb(held, out)
        found[draw] = Fraction(ways, whole)
    return found


def _draws(bag: Counts, drawn: int) -> Iterator[Counts]:
    """Every draw of so many cubes, by colour."""
    if not bag:
        yield ()
        return
    first, rest = bag[0], bag[1:]
    for out in range(max(0, drawn - sum(rest)), min(first, drawn) + 1):
        for others in _draws(rest, drawn - out):
            yield (out, *others)


class ColourOdds(NamedTuple):
    """What a draw brings of one colour.

    Attributes:
        colour: its word.
        supply: cubes in the supply before the draw. bag: cubes in the bag.
        chances: that none, one, two … are drawn.
        expected: how many are drawn on average.
        pays: the chance that an action of the colour can be paid afterwards, stand-ins counted.
    """

    colour: str
    supply: int
    bag: int
    chances: tuple[Fraction, ...]
    expected: Fraction
    pays: Fraction

    def at_least(self, number: int) -> Fraction:
        """The chance that the supply then holds at least so many of the colour."""
        found = enumerate(self.chances, start=self.supply)
        return sum((chance for held, chance in found if held >= number), Fraction(0))

    def __repr__(self) -> str:
        shown = " ".join(f"{float(100 * chance):.1f}" for chance in self.chances)
        return f"<{self.colour}: {shown} %, pays {float(100 * self.pays):.1f} %>"


@dataclass(frozen=True)
class BagOdds:
    """What a draw from a bag brings.

    Attributes:
        player: the seat. name: of the player.
        bag: what it is drawn from. drawn: how many cubes are drawn.
        price: what the action costs that is to be paid afterwards.
        total: how many cubes the supply then holds.
        colours: of each colour what the draw brings, in the order of the colours.
    """

    player: int
    name: str
    bag: Counts
    drawn: int
    price: int
    total: int
    colours: tuple[ColourOdds, ...]

    def of(self, colour: str) -> ColourOdds:
        """What the draw brings of a colour.

        Raises:
            KeyError: there is no such colour.
        """
        return {found.colour: found for found in self.colours}[colour]

    @property
    def draws(self) -> Mapping[Counts, Fraction]:
        """The chance of each draw, by the cubes of each colour."""
        return draw_chances(self.bag, self.drawn)


def bag_odds(
    table: object,
    player: SupportsIndex | str | None = None,
    number: SupportsIndex | None = None,
    *,
    price: SupportsIndex | None = None,
    after: Action | str | None = None,
) -> BagOdds:
    """What a draw from a player's bag brings, and what can be paid then.

    Args:
        table: a game of Città-Stato or a state of one.
        player: by number or name; None: whoever must decide.
        number: how many cubes are drawn; None: as many as the green track says (A3).
        price: what is to be paid afterwards; None: the player's next action (T2).
        after: an action of a turn that is paid for before, such as `guilds` or `guilds wild 1`: its
            cubes may be among those drawn (T4), and the next action costs one more.

    Raises:
        NotFound: there is no such player. GameOver: the game has ended.
        BadSetting: a number that can't be. IllegalAction, BadAction: `after` can't be done.

    >>> from lacitta_nb.games.citta_stato import new_game
    >>> found = bag_odds(new_game(players=2, seed=7), after="guilds")
    >>> found.drawn, found.price, found.total
    (3, 2, 8)
    >>> found.of("yellow")
    <yellow: 25.0 75.0 %, pays 75.0 %>
    """
    view, seat = still_played(table, player)
    begun = turn_of(view, seat) if after is None else paid(view, seat, after)
    hand = begun.players[seat]
    drawn = on_track(begun, seat, "green") if number is None else _number(number, "number")
    cost = hand.actions + 1 if price is None else _number(price, "price")
    return odds_of_draw(hand, seat, drawn, cost)


def _number(given: SupportsIndex, name: str) -> int:
    return number_in(given, range(_MOST + 1), name)


def round_odds(table: object, player: SupportsIndex | str | None = None) -> BagOdds:
    """What a player draws at the end of the round, if it ended as things lie (R5).

    The number is that of the green track, and two more for whoever has the fewest points. What is
    still paid in this round, for a disc in the war, too, is not foreseen.

    Args:
        table: a game of Città-Stato or a state of one.
        player: by number or name; None: whoever must decide.

    Raises:
        NotFound: there is no such player. GameOver: the game has ended.

    >>> from lacitta_nb.games.citta_stato import new_game
    >>> round_odds(new_game(players=2, seed=7)).drawn
    4
    """
    view, seat = still_played(table, player)
    drawn = on_track(view, seat, "green") + (FEWEST_DRAW if seat in fewest(view) else 0)
    return odds_of_draw(view.players[seat], seat, drawn, 1)


def odds_of_draw(hand: Player, seat: int, drawn: int, price: int) -> BagOdds:
    """What a draw of so many cubes brings to what a player holds."""
    total = sum(hand.bag)
    drawn = min(drawn, total)
    found = tuple(_colour(hand, colour, drawn, price) for colour in range(len(COLOURS)))
    return BagOdds(seat, hand.name, hand.bag, drawn, price, sum(hand.cubes) + drawn, found)


def _colour(hand: Player, colour: int, drawn: int, price: int) -> ColourOdds:
    total, held = sum(hand.bag), hand.bag[colour]
    return ColourOdds(
        COLOURS[colour],
        hand.cubes[colour],
        held,
        chances_of(held, total, drawn),
        Fraction(drawn * held, total) if total else Fraction(0),
        _pays(hand, colour, drawn, price),
    )


def _pays(hand: Player, colour: int, drawn: int, price: int) -> Fraction:
    """The chance to hold so many of a colour and what stands in for it (T3)."""
    stand_in = STANDS_IN.get(colour)
    counted = (colour,) if stand_in is None else (colour, stand_in)
    missing = price - sum(hand.cubes[one] for one in counted)
    marked = sum(hand.bag[one] for one in counted)
    chances = chances_of(marked, sum(hand.bag), drawn)
    return sum(chances[max(0, missing) :], Fraction(0))
