"""Positions: from a file to a State and back."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from lacitta_nb.core.errors import BadFile, Problem
from lacitta_nb.files.reading import check_format
from lacitta_nb.files.shapes import fitted
from lacitta_nb.files.values import located, shorten, shown
from lacitta_nb.games.citta_stato.constants import (
    BASE_SEATS,
    COLOURS,
    DISCS,
    GHOST,
    KEY,
    PLAIN,
    SCHEMES,
    SEATS,
    UNKNOWN,
)
from lacitta_nb.games.citta_stato.formats.dealing import Deal
from lacitta_nb.games.citta_stato.formats.fields import in_game
from lacitta_nb.games.citta_stato.formats.schemas import PlayerShape, PositionShape, SoloShape
from lacitta_nb.games.citta_stato.formats.tables import tables_of
from lacitta_nb.games.citta_stato.formats.writing import FORMAT, position_of
from lacitta_nb.games.citta_stato.problems import problems
from lacitta_nb.games.citta_stato.state import Ghost, Placed, Player, State, Task
from lacitta_nb.games.citta_stato.table import Table
from lacitta_nb.games.citta_stato.tables import Counts, Tables, counts

__all__ = ["FORMAT", "position_of", "state_from_position"]


def state_from_position(data: Mapping[str, Any]) -> State:
    """The moment that a position describes.

    Args:
        data: the content of a position file, as `read_source` gives it; what it leaves out has its
            default, or is drawn by its seed.

    Raises:
        BadFile: it does not fit, at the places where it does not.

    >>> state_from_position({"format": "cittastato-position/1"}).players[1].marker
    8
    """
    check_format(data, (KEY,), ("position",))
    state = _state(fitted(PositionShape, data, in_game(data)))
    BadFile.refuse(problems(state))
    return state


def _state(shape: PositionShape) -> State:
    """The moment that a position of the right shape describes, whether it can be or not."""
    players = _players(shape)
    table = _table(shape, len(players))
    BadFile.refuse(
        [
            *_wrong_seats(shape, table),
            *_wrong_prices(shape, table.tables),
            *_wrong_discs(shape, players),
        ]
    )
    deal = Deal(table, shape, players)
    first = shape.first_player
    return State(
        table=table,
        players=tuple(_player(deal, seat, player, shape) for seat, player in enumerate(players)),
        round=shape.round,
        first_player=first,
        to_move=_to_move(shape, players, table),
        upgrade=table.upgrade if shape.upgrade is None else shape.upgrade,
        market=_market(shape, table.tables),
        schemes=deal.schemes,
        used=tuple(level in shape.schemes_used for level in range(1, SCHEMES + 1)),
        present=deal.present,
        future=deal.future,
        decks=deal.decks,
        discards=_piles(shape.discards),
        offer=deal.offer,
        war=tuple(Placed(placed.player, placed.disc) for placed in shape.war),
        passed_first=_passed_first(shape, players),
        removed=counts(shape.removed.model_dump()),
        removed_crowns=shape.removed.crowns,
        phase=shape.phase,
        agenda=tuple(_tasks(shape)),
        ghost=_ghost(shape),
    )


def _players(shape: PositionShape) -> list[PlayerShape]:
    """Those of the file: alone in a solo game, else two where none are named."""
    if "players" not in shape.model_fields_set:
        return [PlayerShape()] * (1 if shape.solo else SEATS[0])
    return shape.players


def _table(shape: PositionShape, size: int) -> Table:
    """What never changes in the game, with the number of players that it needs (S1, O1, X1)."""
    solo = shape.solo
    if solo and size != 1:
        raise BadFile("players", "file-stato-alone", rule="O1", found=size)
    if not solo and size < SEATS[0]:
        raise BadFile("players", "file-stato-not-alone", rule="S1", least=SEATS[0], found=size)
    if size not in BASE_SEATS and not solo and not shape.expansion:
        raise BadFile("expansion", "file-stato-five", rule="X1", most=BASE_SEATS[-1], found=size)
    if solo and shape.expansion:
        raise BadFile("expansion", "file-stato-solo-expansion", rule="O1")
    with located("tables"):
        tables = tables_of(shape.tables)
    table = Table(
        tables,
        size,
        expansion=shape.expansion,
        declining=shape.declining,
        seed=shape.seed,
        scenario=solo.scenario if solo else 0,
        game=solo.game if solo else 0,
    )
    if solo and solo.required not in (None, table.required):
        raise BadFile(
            "solo.required",
            "file-stato-required",
            rule="O6",
            required=table.required,
            found=str(solo.required),
        )
    return table


def _wrong_seats(shape: PositionShape, table: Table) -> Iterator[Problem]:
    """Seats that are not taken; on the war track the ghost's is that of a second one (O4)."""
    ghost = 1 if shape.solo else 0
    for place, seat, more in (
        ("first_player", shape.first_player, 0),
        ("to_move", shape.to_move or 0, 0),
        ("passed_first", shape.passed_first or 0, 0),
        *((f"war[{n}].player", placed.player, ghost) for n, placed in enumerate(shape.war)),
        *((f"pending[{n}].seat", task.seat, 0) for n, task in enumerate(shape.pending)),
    ):
        most = table.size - 1 + more
        if seat > most:
            yield Problem.at(place, "file-whole-between", least=0, most=most, found=str(seat))


def _to_move(shape: PositionShape, players: Sequence[PlayerShape], table: Table) -> int:
    """Whose turn it is: if it is not said, the first in turn order who has not passed (T1)."""
    if shape.to_move is not None:
        return shape.to_move
    first = shape.first_player
    order = [(first + step) % table.size for step in range(table.size)]
    return next((seat for seat in order if not players[seat].passed), first)


def _passed_first(shape: PositionShape, players: Sequence[PlayerShape]) -> int:
    """Who begins the next round: the only one who can, if it is not said (U2)."""
    first = shape.first_player
    if shape.passed_first is not None:
        return shape.passed_first
    passed = [seat for seat, player in enumerate(players) if player.passed and seat != first]
    given = "passed_first" in shape.model_fields_set
    return passed[0] if len(passed) == 1 and not given else -1


def _player(deal: Deal, seat: int, shape: PlayerShape, whole: PositionShape) -> Player:
    """A player; what the file leaves out is as in the beginning, cubes apart."""
    tables = deal.table.tables
    discs, gone = _discs(shape, _laid(whole, seat))
    return Player(
        name=shape.name or f"Player {seat + 1}",
        city=deal.cities[seat],
        republic=deal.republics[seat],
        points=shape.points,
        marker=tables.start if shape.marker is None else shape.marker,
        crowns=shape.crowns,
        tracks=tuple(shape.tracks.get(colour, 1) for colour in PLAIN),
        cubes=counts(shape.cubes),
        bag=counts(shape.bag),
        banners=tuple(shape.banners.get(colour, 0) for colour in PLAIN),
        discs=discs,
        gone=gone,
        cards=tuple(shape.cards),
        burned=_piles(shape.burned),
        actions=shape.actions,
        passed=shape.passed,
        scheme=deal.own[seat],
        second=shape.second,
        knows_offer=tuple(shape.knows_offer),
    )


def _discs(
    shape: PlayerShape | SoloShape, laid: Sequence[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The discs in hand, and those that left the game, which are all others (A4, W5)."""
    told = tuple(sorted(set(shape.discs_gone)))
    if UNKNOWN in laid or UNKNOWN in shape.discs:
        return tuple(sorted(shape.discs)), told
    away = {*laid, *told}
    if "discs" not in shape.model_fields_set:
        discs = tuple(disc for disc in range(DISCS) if disc not in away)
    else:
        discs = tuple(sorted(shape.discs))
    return discs, tuple(disc for disc in range(DISCS) if disc not in discs and disc not in laid)


def _wrong_discs(whole: PositionShape, players: Sequence[PlayerShape]) -> Iterator[Problem]:
    """Discs that are told to have left the game, and are not those that did (W5)."""
    hands: list[tuple[str, int, PlayerShape | SoloShape]] = [
        (f"players[{seat}]", seat, player) for seat, player in enumerate(players)
    ]
    hands += [("solo", GHOST, whole.solo)] if whole.solo else []
    for place, seat, shape in hands:
        gone = _discs(shape, _laid(whole, seat))[1]
        told = tuple(sorted(set(shape.discs_gone)))
        if "discs_gone" in shape.model_fields_set and told != gone:
            right = f"[{', '.join(map(str, gone))}]"
            yield Problem.at(f"{place}.discs_gone", "file-stato-discs-gone", rule="W5", right=right)


def _laid(whole: PositionShape, seat: int) -> list[int]:
    return [placed.disc for placed in whole.war if placed.player == seat]


def _wrong_prices(shape: PositionShape, tables: Tables) -> Iterator[Problem]:
    prices = tuple(str(row.price) for row in tables.rows)
    for colour, column in shape.market.items():
        for price in column:
            if price not in prices:
                place = f"market.{colour}.{shorten(price)}"
                yield Problem.at(place, "file-one-of", known=prices, found=shown(price))


def _market(shape: PositionShape, tables: Tables) -> tuple[tuple[int, ...], ...]:
    """The cubes of each column by row; rows are named by their prices (M1)."""
    prices = [str(row.price) for row in tables.rows]
    columns = [shape.market.get(colour, {}) for colour in COLOURS]
    return tuple(tuple(column.get(price, 0) for price in prices) for column in columns)


def _piles(found: Mapping[str, Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(found.get(colour, ())) for colour in COLOURS)


def _tasks(shape: PositionShape) -> list[Task]:
    return [
        Task(
            task.verb,
            task.seat,
            task.rule,
            tuple(task.numbers),
            tuple(COLOURS.index(colour) for colour in task.colours),
            task.word,
        )
        for task in shape.pending
    ]


def _ghost(shape: PositionShape) -> Ghost | None:
    """The ghost with a cube of each colour in its bag but for those that are drawn (O2)."""
    solo = shape.solo
    if solo is None:
        return None
    drawn = tuple(COLOURS.index(colour) for colour in solo.drawn)
    bag: Counts = tuple(max(0, 1 - drawn.count(colour)) for colour in range(len(COLOURS)))
    if "bag" in solo.model_fields_set:
        bag = counts(solo.bag)
    return Ghost(bag, drawn, *_discs(solo, _laid(shape, GHOST)))
