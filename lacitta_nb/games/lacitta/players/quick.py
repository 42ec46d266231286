"""The player whose choice costs about what the rules cost: it plays on where a search looks ahead.

It plays no action to see what follows. It looks at the table once and adds up what each building
would bring to each city, by the few numbers in `Worths`; then it looks for the space.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import KEY, YEARS
from lacitta_nb.games.lacitta.players.ground import ground
from lacitta_nb.games.lacitta.players.neutral import neutral_choice
from lacitta_nb.games.lacitta.players.quick_turn import best_turn
from lacitta_nb.games.lacitta.players.quick_worths import Worths
from lacitta_nb.games.lacitta.players.weights import tuned_worths
from lacitta_nb.games.lacitta.rules.book import FORFEIT, book_of
from lacitta_nb.games.lacitta.rules.building import far
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.given import name_of, repr_of, truly
from lacitta_nb.players.protocol import mover, refuse_stranger
from lacitta_nb.players.settings import is_weights

_CHOSEN: Final = ("wish", "give_up_roads", "demolish", "starve")
"""Decisions at the end of a year, where a plain rule says what is done."""


@dataclass(frozen=True)
class QuickPlayer:
    """Takes what brings most by rough sums; draws no lots, and lays no roads.

    Args:
        worths: what each thing is worth in each of the six years, in felt points; None: as tuned.

    Raises:
        BadSetting: that is no tuple of so many `Worths`.

    >>> import lacitta_nb as lc
    >>> game = lc.new_game(players=3, seed=7)
    >>> events = game.run()
    >>> QuickPlayer().choose(game.state) in game.legal_actions()
    True
    """

    plays: ClassVar[str] = KEY

    worths: tuple[Worths, ...] | None = None

    def __post_init__(self) -> None:
        given = self.worths
        if given is None or (
            truly(given, tuple)
            and len(given) == YEARS
            and all(is_weights(year, Worths) for year in given)
        ):
            return
        own, kind, shown = name_of(type(self)), name_of(Worths), repr_of(given)
        raise BadSetting("player-bad-years", own=own, kind=kind, count=YEARS, given=shown)

    def choose(self, view: State) -> Action:
        """A legal action for whoever must decide.

        Args:
            view: the state as that player may know it; of a whole state nothing hidden is read.

        Raises:
            NothingToDecide, GameOver: nobody must decide.
            BadSetting: that is no state, or one of another game.
        """
        if type(view) is not State:  # asked at once, as a choice takes hardly longer
            refuse_stranger(self, view)
        choice = view.choice
        if choice == "turn":
            years = tuned_worths() if self.worths is None else self.worths
            return best_turn(view, years[view.year - 1])
        if choice == "penalty":
            return FORFEIT
        if choice in _CHOSEN:
            return neutral_choice(view)
        mover(view)
        return castle(view)


def castle(view: State) -> Action:
    """Where to place a castle: where the land is best (S9)."""
    table, free = view.table, far(view)
    best = next(mask & free for _, mask in ground(table).castles if mask & free)
    return book_of(table.board).row("place")[(best & -best).bit_length() - 1]
