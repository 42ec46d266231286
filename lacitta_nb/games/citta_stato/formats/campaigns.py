"""The file of a campaign: its games, and whether they can have come one after the other."""

import re
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import Field

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.fields import Truth, whole, word
from lacitta_nb.files.reading import json_at
from lacitta_nb.files.shapes import FileShape, Shape, fitted
from lacitta_nb.files.values import shorten, shown
from lacitta_nb.games.citta_stato.actions import MOST_COUNTED
from lacitta_nb.games.citta_stato.constants import KEY, SCENARIOS, SOLO_GAMES
from lacitta_nb.games.citta_stato.tables import shipped_tables
from lacitta_nb.lessons.keeping import kept_beside

FORMAT: Final = f"{KEY}-campaign/1"
_FORMAT: Final = re.compile(rf"{KEY}-campaign/([1-9][0-9]{{0,8}})")
_MOST_RUNS: Final = 1000


class ResultShape(Shape):
    """A finished game: which, what it began with, and how it ended.

    With an owner's own tables other points may be required, and other objectives.
    """

    game: Annotated[int, whole(SOLO_GAMES[0], SOLO_GAMES[-1])]
    bonus_crowns: Annotated[int, whole(0, MOST_COUNTED)]
    required: Annotated[int, whole()]
    final: Annotated[int, whole()]
    objectives: dict[str, Truth]
    won: Truth
    earned: Annotated[int, whole(0, MOST_COUNTED)]
    seed: Annotated[int, whole()]
    own_tables: Truth = False


Run = list[ResultShape]
"""The games of a scenario since it was begun."""


class CampaignShape(FileShape):
    """A file of a campaign: by scenario the runs, of each its games."""

    scenarios: dict[
        Annotated[str, word(map(str, SCENARIOS))],
        Annotated[list[Run], Field(min_length=1, max_length=_MOST_RUNS)],
    ] = Field(default_factory=dict)


def coming(run: Run) -> tuple[int, int]:
    """The game that comes after those of a run and its bonus crowns; 0 after the last one (O5)."""
    game, crowns = SOLO_GAMES[0], 0
    for result in run:
        if result.won:
            game, crowns = game + 1, result.earned
    return (game, crowns) if game in SOLO_GAMES else (0, 0)


def runs_at(path: Path) -> dict[str, list[Run]]:
    """The runs that a file holds; none, where there is no file.

    Raises:
        BadFile: it can't be read, or is damaged; a kept one beside it is named.
    """
    try:
        return _runs(json_at(path))
    except BadFile as error:
        if error.key == "file-not-there":
            return {}
        place, kept = shorten(str(path)), kept_beside(path)
        inside = error.at("" if error.place == place else error.place)
        if kept.is_file():
            raise BadFile(
                place, "file-stato-campaign-kept", problem=inside, kept=kept.name
            ) from None
        raise BadFile(place, "file-stato-campaign", problem=inside) from None


def _runs(data: Any) -> dict[str, list[Run]]:  # noqa: ANN401 - whatever JSON holds
    """The runs that content describes, each in an order that can be."""
    if not isinstance(data, dict):
        raise BadFile("", "file-no-format", found=shown(data))
    said = data.get("format")
    match = _FORMAT.fullmatch(said) if isinstance(said, str) else None
    if match and match[0] != FORMAT:
        raise BadFile("format", "file-later", found=match[0], newest=FORMAT)
    if not match:
        raise BadFile("format", "file-one-of", known=(f'"{FORMAT}"',), found=shown(said))
    runs = fitted(CampaignShape, data).scenarios
    for name, found in runs.items():
        for number, run in enumerate(found):
            _check_run(int(name), run, f"scenarios.{name}[{number}]")
    return runs


def _check_run(scenario: int, run: Run, place: str) -> None:
    """Each game is the one that comes next after those before it, and can have ended so."""
    for number, result in enumerate(run):
        where = f"{place}[{number}]"
        game, crowns = coming(run[:number])
        _check_begun(result, game, crowns, where)
        if not result.own_tables:
            _check_asked(scenario, result, where)
        _check_ended(result, where)


def _check_begun(result: ResultShape, game: int, crowns: int, place: str) -> None:
    """It is the game that comes next; own tables may have fewer crowns than were earned (S7)."""
    if result.own_tables:
        right = range(crowns + 1)
    else:
        crowns = min(crowns, shipped_tables().stock(expansion=False).crowns)
        right = range(crowns, crowns + 1)
    if result.game != game or result.bonus_crowns not in right:
        raise BadFile(place, "file-stato-campaign-order", rule="O5", game=game, crowns=crowns)


def _check_asked(scenario: int, result: ResultShape, place: str) -> None:
    """What the game asked for is what the shipped tables say."""
    goals = shipped_tables().scenarios[scenario].games[: result.game]
    required, known = goals[-1].required, [goal.objective for goal in goals]
    if result.required != required:
        raise BadFile(
            f"{place}.required",
            "file-stato-required",
            rule="O5",
            required=required,
            found=shown(result.required),
        )
    if set(result.objectives) != set(known):
        raise BadFile(
            f"{place}.objectives", "file-stato-campaign-objectives", rule="O8", known=tuple(known)
        )


def _check_ended(result: ResultShape, place: str) -> None:
    """It is won, and brings crowns, as its score and its objectives say (O5)."""
    won = result.final >= result.required and all(result.objectives.values())
    if result.won != won:
        raise BadFile(f"{place}.won", "file-stato-campaign-won", rule="O5", right=shown(won))
    tables = shipped_tables()
    signs = tables.signs(result.required, result.final) if won else 0
    right = min(signs, tables.stock(expansion=False).crowns)
    if result.earned != right and (not won or not result.own_tables):
        raise BadFile(
            f"{place}.earned",
            "file-stato-campaign-earned",
            rule="O5",
            right=right,
            found=result.earned,
        )
