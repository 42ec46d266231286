"""The solo scenarios one game after the other: which comes next, with which crowns, in a file.

A game that is won leads to the next of its scenario with the bonus crowns that it brought; one that
is lost is played again with those that it began with (O5).

>>> import os, tempfile
>>> campaign = Campaign(os.path.join(tempfile.mkdtemp(), "campaign.json"))
>>> campaign.standing(1)
Standing(scenario=1, game=1, bonus_crowns=0, won=0, lost=0)
>>> campaign.new_game(seed=1).solo.required
18
"""

import os
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple, SupportsIndex

from pydantic import Field

from lacitta_nb import given
from lacitta_nb.core.errors import BadFile, BadSetting
from lacitta_nb.files.fields import Truth, whole, word
from lacitta_nb.files.paths import writing
from lacitta_nb.files.reading import json_at
from lacitta_nb.files.shapes import FileShape, Shape, fitted
from lacitta_nb.files.values import shorten, shown
from lacitta_nb.files.writing import write_file
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import HUMAN, KEY, SCENARIOS, SOLO_GAMES
from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.opening import among, new_solo
from lacitta_nb.lessons.keeping import alone_with, kept_beside
from lacitta_nb.lessons.progress import file_at, usual_path
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from lacitta_nb.files.loading import Source

FORMAT: Final = f"{KEY}-campaign/1"
_FORMAT: Final = re.compile(rf"{KEY}-campaign/([1-9][0-9]{{0,8}})")
_NAME: Final = "citta_stato_campaign.json"
_MOST_RUNS: Final = 1000


class Standing(NamedTuple):
    """How far a scenario has come.

    Attributes:
        scenario: its number.
        game: which of its games comes next; 0 after the last one.
        bonus_crowns: those with which it begins.
        won, lost: games since the scenario was begun.
    """

    scenario: int
    game: int
    bonus_crowns: int
    won: int
    lost: int

    @property
    def finished(self) -> bool:
        """Whether all games of the scenario are won."""
        return not self.game

    def __str__(self) -> str:
        words: dict[str, str | int] = {
            "scenario": self.scenario,
            "game": self.game,
            "crowns": self.bonus_crowns,
            "lost": self.lost,
        }
        if self.finished:
            return sentence("stato-campaign-finished", words, game=KEY)
        return sentence("stato-campaign-next", words, game=KEY)


class ResultShape(Shape):
    """A finished game: which, what it began with, and how it ended."""

    game: Annotated[int, whole(SOLO_GAMES[0], SOLO_GAMES[-1])]
    bonus_crowns: Annotated[int, whole(0)]
    required: Annotated[int, whole()]
    final: Annotated[int, whole()]
    objectives: dict[str, Truth]
    won: Truth
    earned: Annotated[int, whole(0)]
    seed: Annotated[int, whole()]


Run = list[ResultShape]
"""The games of a scenario since it was begun."""


class CampaignShape(FileShape):
    """A file of a campaign: by scenario the runs, of each its games."""

    scenarios: dict[
        Annotated[str, word(map(str, SCENARIOS))],
        Annotated[list[Run], Field(min_length=1, max_length=_MOST_RUNS)],
    ] = Field(default_factory=dict)


class Campaign:
    """The solo scenarios, and the file that keeps what was won.

    Args:
        path: the file; None: beside the one of the progress in lessons (`LACITTA_PROGRESS`).

    Attributes:
        path: the file. It is read anew whenever it is asked, so that two notebooks can use it.

    Raises:
        BadFile: the path is none.
    """

    def __init__(self, path: str | os.PathLike[str] | None = None) -> None:
        self.path: Final = usual_path().with_name(_NAME) if path is None else file_at(path)

    def __repr__(self) -> str:
        return f"Campaign({str(self.path)!r})"

    def __str__(self) -> str:
        return "\n".join(map(str, self.standings()))

    def standings(self) -> list[Standing]:
        """How far every scenario has come.

        Raises:
            BadFile: the file is damaged, or can't be read; it stays as it is.
        """
        runs = _read(self.path)
        return [_standing(scenario, _last(runs, scenario)) for scenario in SCENARIOS]

    def standing(self, scenario: SupportsIndex) -> Standing:
        """How far one scenario has come.

        Raises:
            BadSetting: there is no such scenario. BadFile: as for `standings`.
        """
        return self.standings()[among("scenario", scenario, SCENARIOS) - SCENARIOS[0]]

    def new_game(
        self,
        scenario: SupportsIndex | None = None,
        seed: SupportsIndex | None = None,
        *,
        name: str = "Player 1",
        declining: bool = False,
        tables: "Source | None" = None,
    ) -> Game:
        """The game that comes next, with the crowns that it begins with.

        Args:
            scenario: its number; None: the first that is not finished.
            seed: draws all that is drawn; None draws one.
            name: of the human.
            declining: whether every gain of points is asked about (T6).
            tables: an owner's own values, as a path or a dict.

        Raises:
            BadSetting: that scenario is finished (see `begin_again`), or as for `new_solo`.
            BadFile: as for `standings`.
        """
        if scenario is None:
            standings = self.standings()
            found = next((one for one in standings if not one.finished), standings[-1])
        else:
            found = self.standing(scenario)
        if found.finished:
            raise BadSetting("stato-campaign-over", scenario=found.scenario)
        return new_solo(
            found.scenario,
            found.game,
            found.bonus_crowns,
            seed,
            name=name,
            declining=declining,
            tables=tables,
        )

    def note(self, game: Game) -> Standing:
        """Keep how a game ended; the same end of the same game is kept once.

        Args:
            game: a finished solo game that began as `new_game` begins it.

        Returns:
            How far its scenario has come with it.

        Raises:
            BadSetting: the game is not over, or not the one that comes next.
            BadFile: the file is damaged, can't be read or can't be written; it stays as it is.
        """
        result = _result_of(game)
        scenario = game.start.table.scenario
        # Whatever is told of a lock: writing tells of the same folder, and is whole in any case.
        with alone_with(self.path):
            runs = _read(self.path)
            run = _last(runs, scenario)
            if not run or run[-1] != result:
                _check_next(game, result, _standing(scenario, run))
                self._write(_with_run(runs, scenario, [*run, result]))
                run = [*run, result]
        return _standing(scenario, run)

    def begin_again(self, scenario: SupportsIndex) -> Standing:
        """Begin a scenario anew; what was won in it before stays in the file.

        Raises:
            BadSetting: there is no such scenario. BadFile: as for `note`.
        """
        number = among("scenario", scenario, SCENARIOS)
        with alone_with(self.path):
            runs = _read(self.path)
            if _last(runs, number):
                self._write({**runs, str(number): [*runs[str(number)], []]})
        return _standing(number, [])

    def _write(self, runs: Mapping[str, Sequence[Run]]) -> None:
        """Write the file whole, and the same beside it, as well as that can be."""
        content = {
            "format": FORMAT,
            "scenarios": {
                name: [[result.model_dump() for result in run] for run in found]
                for name, found in sorted(runs.items())
            },
        }
        with writing(str(self.path)):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        write_file(self.path, content)
        with suppress(BadFile):
            write_file(kept_beside(self.path), content)


def _result_of(game: Game) -> ResultShape:
    """How a game ended.

    Raises:
        BadSetting: it is no solo game, or not over.
    """
    solo = game.solo if given.truly(game, Game) else None
    if solo is None or not game.over:
        raise BadSetting("stato-campaign-not-over")
    return ResultShape(
        game=game.start.table.game,
        bonus_crowns=game.start.players[HUMAN].crowns,
        required=solo.required,
        final=solo.final,
        objectives=solo.objectives,
        won=solo.won,
        earned=solo.bonus_crowns,
        seed=game.seed,
    )


def _check_next(game: Game, result: ResultShape, standing: Standing) -> None:
    """Only the game that comes next counts, from its very beginning.

    Raises:
        BadSetting: it is another one.
    """
    begun = rules.new_solo_state(
        game.start.players[HUMAN].name, game.start.table, result.bonus_crowns
    )
    asked = (standing.game, standing.bonus_crowns)
    if standing.finished:
        raise BadSetting("stato-campaign-over", scenario=standing.scenario)
    if begun != game.start or asked != (result.game, result.bonus_crowns):
        raise BadSetting(
            "stato-campaign-other",
            scenario=standing.scenario,
            game=standing.game,
            crowns=standing.bonus_crowns,
        )


def _last(runs: Mapping[str, Sequence[Run]], scenario: int) -> Run:
    """The games of a scenario since it was last begun."""
    found = runs.get(str(scenario))
    return found[-1] if found else []


def _with_run(
    runs: Mapping[str, Sequence[Run]], scenario: int, run: Run
) -> dict[str, Sequence[Run]]:
    """The runs with the last one of a scenario replaced."""
    earlier = runs.get(str(scenario), [[]])[:-1]
    return {**runs, str(scenario): [*earlier, run]}


def _standing(scenario: int, run: Run) -> Standing:
    """How far the games of a run lead (O5)."""
    game, crowns = SOLO_GAMES[0], 0
    for result in run:
        if result.won:
            game, crowns = game + 1, result.earned
    won = sum(result.won for result in run)
    left = game if game in SOLO_GAMES else 0
    return Standing(scenario, left, crowns if left else 0, won, len(run) - won)


def _read(path: Path) -> dict[str, list[Run]]:
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
            _check_order(run, f"scenarios.{name}[{number}]")
    return runs


def _check_order(run: Run, place: str) -> None:
    """Each game is the one that comes next after those before it."""
    for number, result in enumerate(run):
        before = _standing(0, run[:number])
        if (result.game, result.bonus_crowns) != (before.game, before.bonus_crowns):
            raise BadFile(
                f"{place}[{number}]",
                "file-stato-campaign-order",
                rule="O5",
                game=before.game,
                crowns=before.bonus_crowns,
            )
