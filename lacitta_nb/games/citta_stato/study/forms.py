"""Where a marker may end: the zones of the forms after the shifts that can still come (T7, A6).

What shifts markers now is looked up in the tables: schemes that lie open, powers of cities, the
Presents that are used or burned, the move before the war, the ghost's pushes, and in the last round
what own cards bring in the second score. Each is taken to happen once at most, whatever it costs,
and of things that exclude one another, such as two cards of a colour in the second score, one.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, SupportsIndex

from lacitta_nb.games.citta_stato.constants import COLOURS, GHOST, ROUNDS, SIDES
from lacitta_nb.games.citta_stato.rules.scoring import above, stands_inside
from lacitta_nb.games.citta_stato.rules.turn import can_use, politics_level
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.study.words import asked, names_in, reconstructed
from lacitta_nb.games.citta_stato.tables import Effect, Tables

_RIGHT: Final = SIDES[1]


class Shift(NamedTuple):
    """Something that moves markers.

    Attributes:
        source: `scheme`, `own_scheme`, `city`, `use`, `burn`, `war` (W1), `ghost` (O7), `use_again`
            or `burn_again` (E2).
        what: the word of the scheme, the city or the card; the colour of the ghost's cube; "" for
            the war.
        steps: how far, one number for each move; each has its own side.
        sides: where it may go.
        seats: who can bring it about.
        everyone: whether all markers move with it, else only that of whoever does it.
        exact: whether the marker moves as far as it says (T7), or up to that.
        group: of shifts in one group one can happen.
    """

    source: str
    what: str
    steps: tuple[int, ...]
    sides: tuple[str, ...]
    seats: tuple[int, ...]
    everyone: bool
    exact: bool
    group: str

    def ends(self, space: int, last: int) -> set[int]:
        """The spaces to which it can bring a marker, on a track of so many spaces."""
        found = {space}
        for steps in self.steps:
            found = {end for at in found for end in self._moved(at, steps, last)}
        return found

    def _moved(self, space: int, steps: int, last: int) -> Iterator[int]:
        for distance in (steps,) if self.exact else range(steps + 1):
            for side in self.sides:
                yield max(1, min(last, space + (distance if side == _RIGHT else -distance)))


class FormSpace(NamedTuple):
    """A space of the form track, and how few shifts bring the marker there; None: it can't come.

    Attributes:
        space: its number. form: in whose zone it lies. crowns: those above it.
        alone: by what the player does. others: by what others do. together: by both.
    """

    space: int
    form: str
    crowns: int
    alone: int | None
    others: int | None
    together: int | None


@dataclass(frozen=True)
class FormOutlook:
    """Where the marker of a player may end.

    Attributes:
        player: the seat. name: of the player.
        names: of all players, in seat order.
        marker: its space now. form: the own form, `?` where it is hidden.
        inside: whether it stands in the zone of the own form; None where that is hidden.
        crowns: above the marker now.
        shifts: what can still move it.
        spaces: all spaces of the track.
        ours: whether zones or crowns of the track are a reconstruction.
    """

    player: int
    name: str
    names: tuple[str, ...]
    marker: int
    form: str
    inside: bool | None
    crowns: int
    shifts: tuple[Shift, ...]
    spaces: tuple[FormSpace, ...]
    ours: bool

    @property
    def zones(self) -> Mapping[str, tuple[int | None, int | None, int | None]]:
        """By form the fewest shifts that bring the marker into its zone: alone, others, both."""
        found: dict[str, list[FormSpace]] = {}
        for space in self.spaces:
            found.setdefault(space.form, []).append(space)
        return {
            form: (
                _fewest(space.alone for space in spaces),
                _fewest(space.others for space in spaces),
                _fewest(space.together for space in spaces),
            )
            for form, spaces in found.items()
        }


def _fewest(found: Iterable[int | None]) -> int | None:
    return min((number for number in found if number is not None), default=None)


def form_outlook(table: object, player: SupportsIndex | str | None = None) -> FormOutlook:
    """Where a player's marker may end, by own doings and by those of others.

    Args:
        table: a game of Città-Stato or a state of one.
        player: by number or name; None: whoever must decide.

    Raises:
        NotFound: there is no such player.

    >>> from lacitta_nb.games.citta_stato import new_game
    >>> found = form_outlook(new_game(players=2, seed=7), 0)
    >>> found.marker, found.zones["oligarchy"]
    (8, (0, 0, 0))
    """
    view, seat = asked(table, player)
    hand, tables = view.players[seat], view.table.tables
    shifts = tuple(shifts_of(view, seat))
    own = [shift for shift in shifts if seat in shift.seats]
    foreign = [shift for shift in shifts if set(shift.seats) - {seat}]
    ways = [_reached(some, hand.marker, tables.spaces) for some in (own, foreign, shifts)]
    spaces = tuple(
        FormSpace(space, tables.zone(space), tables.above[space - 1], *(w.get(space) for w in ways))
        for space in range(1, tables.spaces + 1)
    )
    return FormOutlook(
        seat,
        hand.name,
        names_in(view),
        hand.marker,
        hand.form,
        stands_inside(hand, tables),
        above(hand, view),
        shifts,
        spaces,
        reconstructed(view, "zones", "crowns"),
    )


def _reached(shifts: Sequence[Shift], marker: int, last: int) -> dict[int, int]:
    """The spaces that can be reached, each with the fewest shifts that bring the marker there."""
    none: frozenset[str] = frozenset()
    fewest, seen, now = {marker: 0}, {(none, marker)}, {(none, marker)}
    for count in range(1, len({shift.group for shift in shifts}) + 1):
        now = {
            (used | {shift.group}, end)
            for used, space in now
            for shift in shifts
            if shift.group not in used
            for end in shift.ends(space, last)
        } - seen
        seen |= now
        for _, space in now:
            fewest.setdefault(space, count)
    return fewest


def shifts_of(view: State, seat: int) -> Iterator[Shift]:
    """All that can still move a player's marker in this round, and in the last one after it."""
    acting = [
        other for other in view.order if view.phase == "actions" and not view.players[other].passed
    ]
    yield from _schemes(view, acting)
    yield from _cities(view, acting)
    if seat in acting:
        yield from _presents(view, seat)
    yield from _before_war(view, seat)
    yield from _pushes(view)
    if view.round == ROUNDS and view.phase not in ("final", "over"):
        yield from _second(view, seat)


def _schemes(view: State, acting: Sequence[int]) -> Iterator[Shift]:
    """Schemes that lie open: their effects, then the move of their level (A6)."""
    tables = view.table.tables
    for level, word in enumerate(view.schemes, start=1):
        if not word or view.used[level - 1]:
            continue
        able = [s for s in acting if level <= politics_level(view, view.players[s])]
        moves = tables.scheme_moves[level - 1]
        steps = [*_of_all(tables.schemes[word].effects), *([moves] if moves else [])]
        yield from _for_all("scheme", word, steps, able)


def _cities(view: State, acting: Sequence[int]) -> Iterator[Shift]:
    """Powers of cities, and the schemes that go with them (A2, K)."""
    tables = view.table.tables
    for seat in acting:
        player = view.players[seat]
        yield from _for_all("city", player.city, _of_all(tables.cities[player.city].power), [seat])
        if player.scheme:
            effects = tables.schemes[player.scheme].effects
            yield from _for_all("own_scheme", player.scheme, _of_all(effects), [seat])


def _of_all(effects: Iterable[Effect]) -> list[int]:
    return [effect.numbers[0] for effect in effects if effect.verb == "shift_all"]


def _for_all(source: str, what: str, steps: Sequence[int], seats: Sequence[int]) -> Iterator[Shift]:
    if steps and seats:
        group = f"{source} {what}"
        yield Shift(source, what, tuple(steps), SIDES, tuple(seats), True, True, group)


def _presents(view: State, seat: int) -> Iterator[Shift]:
    """The Presents, used or burned (C6, B7)."""
    player, tables = view.players[seat], view.table.tables
    for colour, card in enumerate(view.present):
        group = f"present {COLOURS[colour]}"
        if card and can_use(view, player, card):
            yield from _own("use", card, tables.cards[card].effects, seat, group)
        if card and player.room(colour):
            benefit = _benefit(tables, player.burned, colour)
            yield from _own("burn", card, benefit, seat, group)


def _benefit(tables: Tables, burned: Sequence[tuple[str, ...]], colour: int) -> tuple[Effect, ...]:
    return tables.burning[colour][len(burned[colour])]


def _own(
    source: str, what: str, effects: Iterable[Effect], seat: int, group: str
) -> Iterator[Shift]:
    """The moves of the own marker among some effects."""
    for effect in effects:
        if effect.verb == "marker":
            sides = (effect.word,) if effect.word in SIDES else SIDES
            exact = effect.word == "either"
            yield Shift(source, what, effect.numbers[:1], sides, (seat,), False, exact, group)


def _before_war(view: State, seat: int) -> Iterator[Shift]:
    """The move of whoever has no disc on the war track (W1)."""
    waiting = any(t.verb == "move" and t.rule == "W1" and t.seat == seat for t in view.agenda)
    laid = any(placed.player == seat for placed in view.war)
    before = view.phase == "actions" or (view.phase == "war" and not view.agenda)
    if waiting or (before and not laid):
        yield Shift("war", "", (1,), SIDES, (seat,), False, False, "war")


def _pushes(view: State) -> Iterator[Shift]:
    """What the ghost's cubes of this round may still do to the human's marker (O7)."""
    ghost, plot = view.ghost, view.table.plot
    if ghost is None or plot is None or len(ghost.drawn) >= plot.cubes or view.phase != "actions":
        return
    for colour, effects in enumerate(plot.acts):
        word = COLOURS[colour]
        for effect in effects if ghost.bag[colour] else ():
            if effect.verb == "pushed":
                steps, sides = effect.numbers[:1], (effect.word,)
                yield Shift("ghost", word, steps, sides, (GHOST,), False, True, f"ghost {word}")


def _second(view: State, seat: int) -> Iterator[Shift]:
    """What own cards bring when they are used or burned in the second score (E2)."""
    player, tables = view.players[seat], view.table.tables
    for card in player.cards:
        colour = tables.cards[card].colour
        if view.phase == "second_score" and not _still_asked(view, seat, colour):
            continue
        group = f"second {COLOURS[colour]}"
        yield from _own("use_again", card, tables.cards[card].effects, seat, group)
        if player.room(colour):
            benefit = _benefit(tables, player.burned, colour)
            yield from _own("burn_again", card, benefit, seat, group)


def _still_asked(view: State, seat: int, colour: int) -> bool:
    """Whether a colour of the second score is still to come; before its begin all are."""
    if not view.agenda:
        return True
    return any(
        t.verb == "second" and t.seat == seat and t.colours == (colour,) for t in view.agenda
    )
