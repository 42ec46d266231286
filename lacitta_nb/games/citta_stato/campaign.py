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
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple, SupportsIndex

from lacitta_nb import given
from lacitta_nb.core.errors import BadFile, BadSetting
from lacitta_nb.files.paths import writing
from lacitta_nb.files.writing import write_file
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import HUMAN, KEY, SCENARIOS
from lacitta_nb.games.citta_stato.formats.campaigns import (
    FORMAT,
    ResultShape,
    Run,
    coming,
    runs_at,
)
from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.opening import among, new_solo
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.lessons.keeping import alone_with, kept_beside
from lacitta_nb.lessons.progress import file_at, usual_path
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from lacitta_nb.files.loading import Source

_NAME: Final = "citta_stato_campaign.json"


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


class Result(NamedTuple):
    """How a game of a campaign ended.

    Attributes:
        scenario, game: which it was.
        bonus_crowns: those with which it began.
        final, required: the score, and the one that was asked for.
        won: whether that and all objectives were met.
        earned: the bonus crowns that it brought.
    """

    scenario: int
    game: int
    bonus_crowns: int
    final: int
    required: int
    won: bool
    earned: int


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
        runs = runs_at(self.path)
        return [_standing(scenario, _last(runs, scenario)) for scenario in SCENARIOS]

    def standing(self, scenario: SupportsIndex) -> Standing:
        """How far one scenario has come.

        Raises:
            BadSetting: there is no such scenario. BadFile: as for `standings`.
        """
        return self.standings()[among("scenario", scenario, SCENARIOS) - SCENARIOS[0]]

    def results(self) -> list[Result]:
        """How the games ended since their scenario was begun, in the order of the scenarios.

        Raises:
            BadFile: as for `standings`.
        """
        runs = runs_at(self.path)
        return [
            Result(scenario, *(getattr(result, name) for name in Result._fields[1:]))
            for scenario in SCENARIOS
            for result in _last(runs, scenario)
        ]

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
        begun = new_solo(
            found.scenario, found.game, 0, seed, name=name, declining=declining, tables=tables
        )
        return Game(_with_crowns(begun.start, found))

    def awaits(self, game: Game) -> bool:
        """Whether a game is over, comes next in its scenario, and is not kept yet.

        Raises:
            BadFile: as for `standings`.
        """
        if not given.truly(game, Game) or game.solo is None or not game.over:
            return False
        result, scenario = _result_of(game), game.start.table.scenario
        run = _last(runs_at(self.path), scenario)
        return (not run or run[-1] != result) and _is_next(game, _standing(scenario, run))

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
            runs = runs_at(self.path)
            run = _last(runs, scenario)
            if not run or run[-1] != result:
                _check_next(game, _standing(scenario, run))
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
            runs = runs_at(self.path)
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
        own_tables=bool(game.start.table.tables.own),
    )


def _is_next(game: Game, standing: Standing) -> bool:
    """Whether a game is the one that comes next, from its very beginning."""
    begun = _with_crowns(game.start, standing)
    return begun == game.start and standing.game == game.start.table.game


def _check_next(game: Game, standing: Standing) -> None:
    """Only the game that comes next counts.

    Raises:
        BadSetting: it is another one.
    """
    if standing.finished:
        raise BadSetting("stato-campaign-over", scenario=standing.scenario)
    if not _is_next(game, standing):
        raise BadSetting(
            "stato-campaign-other",
            scenario=standing.scenario,
            game=standing.game,
            crowns=_with_crowns(game.start, standing).players[HUMAN].crowns,
        )


def _with_crowns(start: State, standing: Standing) -> State:
    """The beginning of a game with the bonus crowns, of which own tables may have fewer (S7)."""
    crowns = min(standing.bonus_crowns, start.table.stock.crowns)
    return rules.new_solo_state(start.players[HUMAN].name, start.table, crowns)


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
    game, crowns = coming(run)
    won = sum(result.won for result in run)
    return Standing(scenario, game, crowns, won, len(run) - won)
