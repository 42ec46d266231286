"""Positions: from a file to a State and back."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from lacitta_nb.core.errors import BadFile, Problem
from lacitta_nb.files.findings import Findings
from lacitta_nb.files.reading import Format, check_format
from lacitta_nb.files.shapes import fitted
from lacitta_nb.files.values import inside
from lacitta_nb.games.saint_malo.city import NAMES, NUMBER, names, spaces
from lacitta_nb.games.saint_malo.constants import KEY, THINGS
from lacitta_nb.games.saint_malo.formats.fields import PERSON
from lacitta_nb.games.saint_malo.formats.schemas import PlacingShape, PlayerShape, PositionShape
from lacitta_nb.games.saint_malo.formats.tables import tables_of
from lacitta_nb.games.saint_malo.problems import problems
from lacitta_nb.games.saint_malo.state import NUMBER_OF, Placing, Player, State, Table
from lacitta_nb.games.saint_malo.tables import Tables

FORMAT: Final = str(Format(KEY, "position"))


def state_from_position(data: Mapping[str, Any]) -> State:
    """The moment that a position describes.

    Args:
        data: the content of a position file, as `read_source` gives it; what it leaves out has its
            default.

    Raises:
        BadFile: it does not fit, at the places where it does not.

    >>> state_from_position({"format": "saintmalo-position/1"}).players[1].city["B2"]
    'crate'
    """
    check_format(data, (KEY,), ("position",))
    shape = fitted(PositionShape, data)
    size = len(shape.players)
    table = Table(tables_of(shape.tables), size, shape.start_player, shape.seed)
    # What it says of itself must be sound before anything is asked of the moment.
    BadFile.refuse(
        [
            *_no_seat(shape.start_player, size, "start_player"),
            *_printed(table.tables, shape.players),
            *_wrong_dice(shape),
            *(inside("placing", _wrong_placing(shape.placing)) if shape.placing else ()),
        ]
    )
    state = State(
        table=table,
        players=tuple(_player(table.tables, seat, one) for seat, one in enumerate(shape.players)),
        turns=shape.turns,
        boxes=shape.boxes,
        dice=tuple(shape.dice or []),
        rolls=shape.rolls or 0,
        stopped=shape.stopped,
        placing=_placing(shape.placing),
        over=shape.phase == "over",
    )
    found = Findings()
    found.add(_disagreements(state, shape))
    found.add_elsewhere(problems(state))
    found.refuse()
    return state


def position_of(state: State, *, hide_for: int | None = None) -> dict[str, Any]:
    """A moment as the content of a position file, every field written out.

    Args:
        state: the moment.
        hide_for: a player's number; then the seed is left out, as it tells the rolls to come.

    Returns:
        A new dict that `state_from_position` reads; without `hide_for` it leads to an equal State.
    """
    seen = state if hide_for is None else state.seen_by(hide_for)
    position: dict[str, Any] = {
        "format": FORMAT,
        "start_player": seen.start_player,
        "to_move": seen.to_move,
        "turns": seen.turns,
        "boxes": seen.boxes,
        "phase": seen.phase,
        "players": [_player_shape(player) for player in seen.players],
    }
    own = seen.table.tables.own
    if own:
        position["tables"] = own
    if seen.rolls:
        position |= {"dice": list(seen.dice), "rolls": seen.rolls}
    if seen.stopped:
        position["stopped"] = True
    if seen.placing is not None:
        position["placing"] = _placing_shape(seen.placing)
    if hide_for is None:
        position["seed"] = seen.seed
    return position


def _no_seat(seat: int, size: int, place: str) -> Iterator[Problem]:
    if seat >= size:
        yield Problem.at(place, "file-whole-between", least=0, most=size - 1, found=str(seat))


def _wrong_dice(shape: PositionShape) -> Iterator[Problem]:
    """The dice lie on the table when there was a roll, and not else."""
    if (shape.dice is None) != (shape.rolls is None):
        yield Problem.at("dice" if shape.dice is None else "rolls", "file-missing")


def _disagreements(state: State, shape: PositionShape) -> Iterator[Problem]:
    """What follows from other fields may be given, and must then agree."""
    if shape.to_move is not None and shape.to_move >= len(state.players):
        yield from _no_seat(shape.to_move, len(state.players), "to_move")
    elif shape.to_move is not None and shape.to_move != state.to_move:
        yield Problem.at(
            "to_move",
            "file-malo-to-move",
            rule="S3",
            seat=state.to_move,
            turns=state.turns,
            found=shape.to_move,
        )
    if shape.phase is not None and shape.phase != state.phase:
        yield Problem.at("phase", "file-malo-phase", phase=state.phase, found=shape.phase)


def _printed(tables: Tables, players: Sequence[PlayerShape]) -> Iterator[Problem]:
    """Where a crate is printed, nothing else stands (S2)."""
    for seat, player in enumerate(players):
        for name, thing in player.city.items():
            if thing != "crate" and tables.crates >> NUMBER[name] & 1:
                place = f"players[{seat}].city.{name}"
                yield Problem.at(place, "file-malo-printed", rule="S2", name=name, found=thing)


def _player(tables: Tables, seat: int, shape: PlayerShape) -> Player:
    """A player, the printed crates in place (S2)."""
    things = [0] * len(THINGS)
    things[NUMBER_OF["crate"]] = tables.crates
    for name, thing in shape.city.items():
        things[NUMBER_OF[thing]] |= 1 << NUMBER[name]
    return Player(
        name=shape.name or f"Player {seat + 1}",
        coins=shape.coins,
        logs=shape.logs,
        points=shape.points,
        cannons_lost=shape.cannons_lost,
        filled=sum(things),
        things=tuple(things),
    )


def _player_shape(player: Player) -> dict[str, Any]:
    return {
        "name": player.name,
        "coins": player.coins,
        "logs": player.logs,
        "points": player.points,
        "cannons_lost": player.cannons_lost,
        "city": player.city,
    }


def _placing(shape: PlacingShape | None) -> Placing | None:
    """What is asked next; a person still to be chosen has its highest level instead of a number."""
    if shape is None:
        return None
    architect = -1 if shape.architect is None else NUMBER[shape.architect]
    group = spaces(shape.group)
    if shape.level is not None:
        return Placing("bonus", "", shape.level, group, architect, shape.walls)
    kind = "house" if shape.thing == "house" else "place"
    waits = shape.walls, shape.bonus
    return Placing(kind, shape.thing, shape.left, group, architect, *waits)  # type: ignore[arg-type]


def _wrong_placing(shape: PlacingShape) -> Iterator[Problem]:
    """An architect belongs to houses, a level to a person that is chosen."""
    for key, thing, given in (
        ("architect", "house", shape.architect is not None),
        ("level", PERSON, shape.level is not None),
    ):
        if given and shape.thing != thing:
            yield Problem.at(key, "file-malo-key-of-another", key=key, of=thing, found=shape.thing)
        if not given and shape.thing == thing:
            yield Problem.at(key, "file-missing")
    if shape.thing == PERSON and shape.left != 1:
        yield Problem.at("left", "file-malo-one-only", found=shape.left)
    for number, name in enumerate(shape.group):
        if name in shape.group[:number]:
            yield Problem.at(f"group[{number}]", "file-malo-named-twice", name=name)


def _placing_shape(placing: Placing) -> dict[str, Any]:
    shape: dict[str, Any] = {"thing": placing.thing or PERSON}
    if placing.kind == "bonus":
        shape["level"] = placing.left
    else:
        shape |= {"left": placing.left, "group": names(placing.group)}
    if placing.kind == "house":
        shape["architect"] = NAMES[placing.architect]
    if placing.bonus:
        shape["bonus"] = True
    return shape | {"walls": placing.walls}
