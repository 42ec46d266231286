"""Tournaments of La Città: what their games can differ in, and what is noted of each."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

from pydantic import Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from lacitta_nb.arena import contest, records
from lacitta_nb.arena.contest import Setting
from lacitta_nb.arena.records import Count, SeatName
from lacitta_nb.core.records import Step
from lacitta_nb.games.lacitta.board import Board, shipped_board
from lacitta_nb.games.lacitta.constants import KEY, SEATS, YEARS
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules import new_state, scores
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.texts import sentence


class Match(NamedTuple):
    """What a game depends on; two of the same text are the same game.

    Attributes:
        board, edition, setup: as for `new_game`; boards by name.
        seats: names of the players who take part, by seat.
        makes: for each seat a short text that changes when the player of that name is another.
        round: number of the repetition, counted from 0.
        seed: draws the game, the same for all seatings.
    """

    board: str
    edition: str
    setup: str
    seats: tuple[str, ...]
    makes: tuple[str, ...]
    round: int
    seed: int

    @property
    def game(self) -> str:
        """The key of La Città."""
        return CONTEST.key

    def __str__(self) -> str:
        words: dict[str, str | int] = {"round": self.round + 1, "seats": ", ".join(self.seats)}
        own = f"{self.board}, {self.edition}, {self.setup}"
        return f"{own}, {sentence('study-match', words)}"


Row: TypeAlias = tuple[int, ...]
"""One number for each seat."""
Counts: TypeAlias = tuple[Count, ...]
"""How many of something each seat had or lost."""


class Year(NamedTuple):
    """What each seat had at the end of a year: points, citizens, gold."""

    points: Row
    citizens: Row
    gold: Row

    @classmethod
    def __get_pydantic_core_schema__(
        cls, _: type["Year"], handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        # A list of three in the file: pydantic's own tuples with names are refused in words that
        # depend on its version, and would take an object as well.
        rows = handler.generate_schema(tuple[Row, Counts, Counts])
        return core_schema.no_info_after_validator_function(cls._make, rows)


class Settings(records.Line):
    """What stands in a line before the seats."""

    board: str
    edition: str
    setup: str


class Played(records.Played, Settings):
    """A game that was played.

    Attributes:
        points: at the end, by seat; wins: shares of the win, by seat.
        years: what each seat had at the end of each year.
        migrated, starved, crowded: citizens that each seat lost to neighbours, to hunger and above
            a limit that fell.
    """

    format: Literal["lacitta-tournament/1"]
    seats: Annotated[tuple[SeatName, ...], Field(min_length=SEATS[0], max_length=SEATS[-1])]
    years: Annotated[tuple[Year, ...], Field(min_length=YEARS, max_length=YEARS)]
    migrated: Counts
    starved: Counts
    crowded: Counts

    def by_seat(self) -> list[Sequence[object]]:
        """All that has one value per seat."""
        lost = [self.migrated, self.starved, self.crowded]
        return [*super().by_seat(), *lost, *(row for year in self.years for row in year)]

    @property
    def match(self) -> Match:
        """What the game depended on."""
        return Match(
            self.board, self.edition, self.setup, self.seats, self.makes, self.round, self.seed
        )


class LaCittaContest(contest.Contest[State]):
    """Tournaments on any boards, with any editions and set-ups."""

    key = KEY
    seats = SEATS
    settings = (
        Setting("board", "boards", "toscana"),
        Setting("edition", "editions", "classic"),
        Setting("setup", "setups", "beginner"),
    )
    groups = ("edition", "board", "setup")
    played = Played

    def start(
        self,
        names: Sequence[str],
        seed: int,
        board: Board | str = "toscana",
        edition: str = "classic",
        setup: str = "beginner",
    ) -> State:
        """The first moment of a game; a board's name is that of one that is shipped."""
        table = board if isinstance(board, Board) else shipped_board(self.word(board))
        return new_state(
            table, names, edition=self.word(edition), setup=self.word(setup), seed=seed
        )

    def word(self, value: object) -> str:
        """The name of a board, and what else varies as it is."""
        return value.name if isinstance(value, Board) else super().word(value)

    def match(self, **fields: Any) -> Match:  # noqa: ANN401 - those of the record
        """What a game depends on."""
        return Match(**fields)

    def material(self, match: Match, boards: Mapping[str, Board]) -> Mapping[str, Any]:
        """The settings of a match, with the board itself."""
        board = boards.get(match.board) or shipped_board(match.board)
        return {"board": board, "edition": match.edition, "setup": match.setup}

    def notes(self, start: State) -> "LaCittaNotes":
        """What takes the notes of one game."""
        return LaCittaNotes(len(start.players))


class LaCittaNotes(contest.Notes[State]):
    """How each seat grew year by year, and what became of the citizens that it lost."""

    def __init__(self, seats: int) -> None:
        self.years: list[Year] = []
        self.migrated, self.starved, self.crowded = ([0] * seats for _ in range(3))

    def take(self, step: Step[State, Event]) -> None:
        """Note the end of a year, and citizens who are lost."""
        for event in step.events:
            self._event(event, step.state)

    def _event(self, event: Event, state: State) -> None:
        if event.kind in ("migrated", "no_room") and event.other is not None:
            self.migrated[event.other] += event.amount
        elif event.kind == "starved" and event.player is not None:
            self.starved[event.player] += event.amount
        elif event.kind == "over_limit" and event.player is not None:
            self.crowded[event.player] += event.amount
        elif event.kind == "year_ended":
            found = scores(state)
            self.years.append(
                Year(
                    tuple(score.total for score in found),
                    tuple(score.citizens for score in found),
                    tuple(score.gold for score in found),
                )
            )

    def fields(self) -> Mapping[str, Any]:
        """The fields of `Played` that only La Città has."""
        return {
            "years": tuple(self.years),
            "migrated": tuple(self.migrated),
            "starved": tuple(self.starved),
            "crowded": tuple(self.crowded),
        }


CONTEST: Final = LaCittaContest()
