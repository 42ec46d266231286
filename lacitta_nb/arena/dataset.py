"""Data sets of games: one row a decision and one row a game, in two Parquet files.

The extra `data` brings pyarrow, which loads when a data set is made. Rows are made where the games
are played, in bundles of a fixed size, and written in the order of the games: so the files are the
same with any number of processes, and what is written is whole whenever one stops.
"""

import json
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from lacitta_nb.arena.coding import coding_of
from lacitta_nb.arena.selfplay import GamePlayed, Recipe
from lacitta_nb.core.errors import BadFile, BadSetting
from lacitta_nb.files.paths import mode_of, path_of, reading, writing
from lacitta_nb.files.values import shorten

OPTIONAL: Final = ("features", "legal")
"""Columns that can be left out."""
BUNDLE: Final = 8
"""Games that are played and written at once: a row group of the file."""
SUFFIX: Final = ".parquet"
METADATA: Final = b"lacitta_nb"
"""The key in the schema of a file under which it tells, as JSON, how it was made."""
_PART: Final = ".part"
"""Ends the names of files that are still being written."""


def arrow() -> Any:  # noqa: ANN401 - a module without types
    """The library that writes data sets.

    Raises:
        BadSetting: it is not installed.
    """
    try:
        import pyarrow as pa
        import pyarrow.parquet
    except ImportError as error:
        raise BadSetting("study-no-extra", extra="data", error=str(error)) from error
    return pa


class Shape(NamedTuple):
    """What the files hold.

    Attributes:
        width: how many numbers a view has.
        left_out: the columns that are not kept, of `OPTIONAL`.
        about: what the files tell of how they were made.
        names: what each number of a view is called.
    """

    width: int
    left_out: tuple[str, ...]
    about: Mapping[str, Any]
    names: tuple[str, ...]

    def decisions(self) -> Any:  # noqa: ANN401 - a pyarrow.Schema
        """The columns of the file of decisions."""
        pa = arrow()
        word = pa.dictionary(pa.int32(), pa.string())
        columns = {
            "game": pa.int32(),
            "seed": pa.int64(),
            "move": pa.int32(),
            "round": pa.int16(),
            "phase": word,
            "decision": word,
            "seat": pa.int8(),
            "player": word,
            "action": pa.string(),
            "number": pa.int32(),
            "legal_count": pa.int32(),
            "legal": pa.list_(pa.int32()),
            "features": pa.list_(pa.float32(), self.width),
            "points": pa.int32(),
            "rank": pa.int8(),
            "win": pa.float64(),
        }
        kept = [(name, kind) for name, kind in columns.items() if name not in self.left_out]
        return pa.schema(kept, self._metadata(features="features" not in self.left_out))

    def games(self) -> Any:  # noqa: ANN401 - a pyarrow.Schema
        """The columns of the file of games."""
        pa = arrow()
        return pa.schema(
            [
                ("game", pa.int32()),
                ("seed", pa.int64()),
                ("players", pa.list_(pa.string())),
                ("moves", pa.int32()),
                ("rounds", pa.int16()),
                ("points", pa.list_(pa.int32())),
                ("ranks", pa.list_(pa.int8())),
                ("wins", pa.list_(pa.float64())),
            ],
            self._metadata(features=False),
        )

    def _metadata(self, *, features: bool) -> dict[bytes, bytes]:
        told = {**self.about, "feature_names": self.names} if features else self.about
        return {METADATA: json.dumps(told, ensure_ascii=False).encode()}


def shape_of(recipe: Recipe, left_out: Sequence[str], about: Mapping[str, Any]) -> Shape:
    """The shape of the files that the games of a recipe fill."""
    state = recipe.begin(0)
    names = tuple(coding_of(state).names(state))
    return Shape(len(names), tuple(left_out), about, names)


def tables_of(shape: Shape, games: Sequence[GamePlayed]) -> tuple[bytes, bytes]:
    """Games as rows of both files, in a form that travels between processes."""
    decisions = _decisions(shape, games)
    kept = {name: column for name, column in decisions.items() if name not in shape.left_out}
    return _packed(shape.decisions(), kept), _packed(shape.games(), _games(games))


def _decisions(shape: Shape, games: Sequence[GamePlayed]) -> dict[str, Any]:
    rows = [(game, move, made) for game in games for move, made in enumerate(game.decisions)]
    return {
        "game": [game.number for game, _, _ in rows],
        "seed": [game.seed for game, _, _ in rows],
        "move": [move for _, move, _ in rows],
        "round": [made.round for _, _, made in rows],
        "phase": [made.phase for _, _, made in rows],
        "decision": [made.kind for _, _, made in rows],
        "seat": [made.seat for _, _, made in rows],
        "player": [game.words[made.seat] for game, _, made in rows],
        "action": [made.action for _, _, made in rows],
        "number": [made.number for _, _, made in rows],
        "legal_count": [len(made.legal) for _, _, made in rows],
        "legal": [list(made.legal) for _, _, made in rows],
        "features": _side_by_side(shape.width, [made.features for _, _, made in rows]),
        "points": [game.scores[made.seat].total for game, _, made in rows],
        "rank": [game.scores[made.seat].rank for game, _, made in rows],
        "win": [game.wins[made.seat] for game, _, made in rows],
    }


def _side_by_side(width: int, views: Sequence[Any]) -> Any:  # noqa: ANN401 - a pyarrow.Array
    """Views as one column, each a list of as many numbers."""
    import numpy as np

    pa = arrow()
    if not views or views[0] is None:
        return [None] * len(views)
    return pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(views)), width)


def _games(games: Sequence[GamePlayed]) -> dict[str, Any]:
    return {
        "game": [game.number for game in games],
        "seed": [game.seed for game in games],
        "players": [list(game.words) for game in games],
        "moves": [len(game.decisions) for game in games],
        "rounds": [game.rounds for game in games],
        "points": [[score.total for score in game.scores] for game in games],
        "ranks": [[score.rank for score in game.scores] for game in games],
        "wins": [list(game.wins) for game in games],
    }


def _packed(schema: Any, columns: Mapping[str, Any]) -> bytes:  # noqa: ANN401 - a pyarrow.Schema
    pa = arrow()
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, schema) as stream:
        stream.write_table(pa.table(dict(columns), schema))
    packed: bytes = sink.getvalue().to_pybytes()
    return packed


class Files:
    """The two files of a data set while they are written, under names of their own until the end.

    Args:
        path: the file of decisions; that of games lies beside it.
        force: whether files that are there may be replaced.

    Attributes:
        decisions, games: their paths.

    Raises:
        BadFile: that is no path, its name does not end in `.parquet`, its folder does not exist, or
            a file is there.
    """

    def __init__(self, path: object, *, force: bool) -> None:
        name = path_of(path)
        self.decisions: Final = Path(name)
        with reading(self.decisions.name):
            if self.decisions.suffix != SUFFIX or not self.decisions.stem:
                raise BadFile("", "study-no-parquet", suffix=SUFFIX)
            if not self.decisions.parent.is_dir():
                raise BadFile("", "file-no-folder", folder=str(self.decisions.parent))
        self.games: Final = self.decisions.with_suffix(f".games{SUFFIX}")
        for file in (self.decisions, self.games):
            with reading(file.name):
                if mode_of(file) is not None and not force:
                    raise BadFile("", "study-file-there")
        self._writers: list[Any] = []

    def begin(self, shape: Shape) -> None:
        """Open both files.

        Raises:
            BadFile: they can't be written.
        """
        parquet = arrow().parquet
        for file, schema in ((self.decisions, shape.decisions()), (self.games, shape.games())):
            with writing(file.name):
                self._writers.append(
                    parquet.ParquetWriter(_part_of(file), schema, compression="zstd")
                )

    def add(self, tables: tuple[bytes, bytes]) -> tuple[int, int]:
        """Write the rows of some games; returns how many decisions and games they are.

        Raises:
            BadFile: they can't be written.
        """
        pa = arrow()
        counts = []
        for file, writer, packed in zip(
            (self.decisions, self.games), self._writers, tables, strict=True
        ):
            with closing(pa.ipc.open_stream(packed)) as stream:
                table = stream.read_all()
            with writing(file.name):
                writer.write_table(table, row_group_size=max(1, len(table)))
            counts.append(len(table))
        return counts[0], counts[1]

    def end(self, *, keep: bool) -> None:
        """Close both files, and give them their names or take them away.

        Raises:
            BadFile: they can't be written.
        """
        for file, writer in zip((self.decisions, self.games), self._writers, strict=False):
            with writing(file.name):
                writer.close()
                part = _part_of(file)
                if keep:
                    part.replace(file)
                else:
                    part.unlink()
        self._writers.clear()

    @property
    def name(self) -> str:
        """The name of the file of decisions, as it is shown."""
        return shorten(self.decisions.name)


def _part_of(file: Path) -> Path:
    return file.with_name(file.name + _PART)
