"""Goals of lessons of Saint Malo: what is true when the learner's turn is over."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from lacitta_nb.core.game import AnyGame
from lacitta_nb.games.saint_malo.city import BESIDE
from lacitta_nb.games.saint_malo.constants import CHURCHES
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.lessons.positions import LEARNER
from lacitta_nb.games.saint_malo.rules.scoring import Score
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.lessons.lesson import MET, OPEN, Verdict
from lacitta_nb.lessons.said import Said

Goal = Callable[[AnyGame], Verdict]
Found = Callable[[AnyGame], Said | None]
"""What is wrong when the turn is over, or None."""


def when_over(*wrongs: Found) -> Goal:
    """Met when the learner's turn is over and nothing of this is wrong; else missed."""

    def judge(game: AnyGame) -> Verdict:
        if not _turn_over(game):
            return OPEN
        why = next(filter(None, (wrong(game) for wrong in wrongs)), None)
        return MET if why is None else Verdict("missed", why)

    return judge


def _turn_over(game: AnyGame) -> bool:
    state: State = game.state
    return state.over or state.turns > game.start.turns


def events(game: AnyGame, kind: str, **fields: Any) -> list[Event]:  # noqa: ANN401 - as in events
    """What happened of a kind to the learner, where these fields are so."""
    return [
        event
        for event in game.events
        if event.kind == kind
        and event.player == LEARNER
        and all(getattr(event, name) == value for name, value in fields.items())
    ]


def logs(wanted: int) -> Found:
    """So many logs are delivered (L1)."""

    def wrong(game: AnyGame) -> Said | None:
        got = sum(event.amount for event in events(game, "delivered"))
        return None if got >= wanted else Said("lesson-why-logs", {"got": got, "wanted": wanted})

    return wrong


def placed(thing: str, wanted: int) -> Found:
    """So many of a thing are placed in this turn."""

    def wrong(game: AnyGame) -> Said | None:
        got = len(events(game, "placed", what=thing))
        return None if got >= wanted else Said("lesson-why-placed", {"got": got, "wanted": wanted})

    return wrong


def church(size: int) -> Found:
    """A church of at least a size is placed (H1)."""

    def wrong(game: AnyGame) -> Said | None:
        sizes = [CHURCHES.index(e.what) + 1 for e in events(game, "placed") if e.what in CHURCHES]
        got = max(sizes, default=0)
        return None if got >= size else Said("lesson-why-church", {"got": got, "wanted": size})

    return wrong


def unharmed(game: AnyGame) -> Said | None:
    """No cannon is lost (R3)."""
    lost = events(game, "cannon_lost")
    if not lost:
        return None
    attack = next(event for event in game.events if event.kind == "attack")
    return Said("lesson-why-cannon", {"defence": lost[0].amount, "strength": attack.amount})


def unbroken(side: str) -> Found:
    """A side holds nothing but walls (G4)."""

    def wrong(game: AnyGame) -> Said | None:
        mine = game.state.players[LEARNER]
        broken = [e for e in events(game, "side_broken") if e.side == side]
        return Said("lesson-why-broken", {"side": side}) if broken or mine.is_broken(side) else None

    return wrong


def coins(wanted: int) -> Found:
    """One merchant brings so many coins (P5)."""

    def wrong(game: AnyGame) -> Said | None:
        brought = [event.amount for event in events(game, "coins", what="merchant")]
        got = max(brought, default=0)
        return None if got >= wanted else Said("lesson-why-coins", {"got": got, "wanted": wanted})

    return wrong


def stall(wanted: int) -> Found:
    """There is an empty space beside which so many crates lie (P5)."""

    def wrong(game: AnyGame) -> Said | None:
        mine = game.state.players[LEARNER]
        free = [number for number in BESIDE if mine.empty >> number & 1]
        most = max((mine.beside(number, "crate") for number in free), default=0)
        return None if most >= wanted else Said("lesson-why-stall", {"got": most, "wanted": wanted})

    return wrong


def points(what: str, wanted: int) -> Found:
    """So many points are made in this turn by one person, or by all houses together."""

    def wrong(game: AnyGame) -> Said | None:
        made = [event.amount for event in events(game, "points", what=what)]
        got = sum(made) if what == "house" else max(made, default=0)
        if got >= wanted:
            return None
        return Said("lesson-why-points", {"what": what, "got": got, "wanted": wanted})

    return wrong


def series(wanted: int) -> Found:
    """The churches would count so much (H2)."""

    def wrong(game: AnyGame) -> Said | None:
        got = cast("Sequence[Score]", game.scores())[LEARNER].churches
        return None if got >= wanted else Said("lesson-why-series", {"got": got, "wanted": wanted})

    return wrong


def wins(game: AnyGame) -> Verdict:
    """The learner fills the city, and has won alone when the round is over (E1, E3, E4)."""
    if not _turn_over(game):
        return OPEN
    if not game.state.last_round:
        return Verdict("missed", Said("lesson-why-not-full"))
    if not game.over:
        return OPEN
    mine, theirs = cast("Sequence[Score]", game.scores())
    if mine.rank < theirs.rank:
        return MET
    words = {"mine": mine.total, "theirs": theirs.total}
    return Verdict("missed", Said("lesson-why-lost", words))
