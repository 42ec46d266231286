"""One moment of a game, and the same moment as one player may know it."""

from typing import ClassVar, Final, NamedTuple, SupportsIndex

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.shown import Shown
from lacitta_nb.games.lacitta.constants import UNKNOWN, Phase
from lacitta_nb.games.lacitta.state.pieces import City, FaceDown, Figures, Pending, Player
from lacitta_nb.games.lacitta.state.queries import TableQueries
from lacitta_nb.games.lacitta.state.table import Table
from lacitta_nb.given import repr_of, truly


class _Fields(NamedTuple):
    table: Table
    year: int
    phase: Phase
    start_player: int
    to_move: int
    players: tuple[Player, ...]
    cities: tuple[City, ...]
    built: tuple[int, ...]
    figures: tuple[Figures, ...]
    harvest: int
    voice: tuple[str, ...]
    voice_deck: tuple[str, ...]
    voice_past: tuple[str, ...]
    display: tuple[str | None, ...]
    deck: tuple[str, ...]
    discard: tuple[FaceDown, ...]
    pending: Pending | None = None


class State(_Fields, TableQueries, Shown):
    """One moment of a game.

    `built` has one set of spaces for each kind of building, by `Building.number`; `to_move` is the
    player whose turn it is in placement and politics, else -1; `voice` are this year's four cards
    in the order of the circles, `voice_deck` and `deck` have their top card first.
    """

    __slots__ = ()

    box: ClassVar[str] = "lacitta_nb.games.lacitta.box"

    @property
    def seed(self) -> int:
        """What draws every shuffle of this game; 0 in a view."""
        return self.table.seed

    @property
    def coming(self) -> Phase:
        """The phase that the next step runs."""
        return self.phase

    def __repr__(self) -> str:
        """The moment in a line, without its cards: some of them lie face down."""
        told = f"<State: year {self.year}, {self.phase}, {len(self.players)} players"
        decision = self.decision
        if decision is None:
            return f"{told}>"
        return f"{told}; {self.players[decision.player].name} decides: {decision.kind}>"

    def seen_by(self, player: SupportsIndex | str) -> "State":
        """This state as one player may know it; hidden cards read `?` (formats.md, section 5).

        Raises:
            NotFound: there is no such player.
        """
        seat = self.seat(player)
        return self._replace(
            table=self.table.with_seed(0),
            players=tuple(_covered(p, own=i == seat) for i, p in enumerate(self.players)),
            voice=self._voice_for(seat),
            voice_deck=(UNKNOWN,) * len(self.voice_deck),
            deck=(UNKNOWN,) * len(self.deck),
            discard=_face_down(self.discard),
        )

    def _voice_for(self, player: int) -> tuple[str, ...]:
        if self.voice_revealed:
            return self.voice
        known = (1, *self.players[player].seen)
        return tuple(card if i in known else UNKNOWN for i, card in enumerate(self.voice, 1))


def as_state(given: object) -> State:
    """A state that was handed in, or an error if something else was.

    Raises:
        BadSetting: it is no state.
    """
    if truly(given, State):
        return given
    raise BadSetting("no-state", given=repr_of(given))


def _face_down(cards: tuple[FaceDown, ...]) -> tuple[FaceDown, ...]:
    return tuple([_PASSED if card.passed else card for card in cards])


_PASSED: Final = FaceDown(UNKNOWN, passed=True)


def _covered(player: Player, *, own: bool) -> Player:
    if not player.face_down and (own or not player.seen):
        return player
    seen = player.seen if own else ()
    return player._replace(face_down=_face_down(player.face_down), seen=seen)
