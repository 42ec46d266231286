"""Positions for exercises: moments of games that computer players play, drawn by a text.

The players mean to win, so that cities stand as people would build them. Whatever is asked about a
position is asked of what lies open (`rules.public`): no answer can rest on a hidden card.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.constants import SERVICES, VOICE_CARDS_EACH, Phase
from lacitta_nb.games.lacitta.players.gentle import GentlePlayer
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.lessons.making import Draw


class Setting(NamedTuple):
    """What a game is played with."""

    board: str
    players: int
    setup: str = "beginner"


_SETTINGS: Final[dict[int, tuple[Setting, ...]]] = {
    1: (
        Setting("lezione", 2),
        Setting("lezione", 2, "advanced"),
        Setting("lezione", 3, "advanced"),
    ),
    2: (
        Setting("toscana", 2),
        Setting("toscana", 2, "advanced"),
        Setting("toscana", 3),
        Setting("toscana", 3, "advanced"),
    ),
    3: (
        Setting("toscana", 3),
        Setting("toscana", 3, "advanced"),
        Setting("toscana", 4),
        Setting("toscana", 4, "advanced"),
    ),
}
"""What is played at each level: small boards first."""
_LATEST: Final = {1: 3, 2: 4, 3: 5}
"""The last year at each level from which on a position is looked for."""
_SEEDS: Final = 1 << 31
_NAMES: Final = ("Anna", "Bruno", "Clara", "Dario", "Elena")


def played(
    draw: Draw, edition: str = "classic", settings: Sequence[Setting] = ()
) -> Iterator[State]:
    """All states of one game, which is played as far as it is asked for; none of them is hidden."""
    setting = draw.one(settings or _SETTINGS[draw.level], "setting")
    seed = int(draw.lot("seed") * _SEEDS)
    state = rules.new_state(
        shipped_board(setting.board),
        _NAMES[: setting.players],
        edition=edition,
        setup=setting.setup,
        seed=seed,
    )
    players = [
        RoundOnePlayer() if draw.lot(f"player/{seat}") < 0.5 else GentlePlayer(f"{seed}/{seat}")
        for seat in range(setting.players)
    ]
    yield state
    while not state.over:
        decision = state.decision
        if decision is None:
            state = rules.advance(state).state
        else:
            view = state.seen_by(decision.player)
            state = rules.apply(state, players[decision.player].choose(view)).state
        yield state


def before(
    draw: Draw, phase: Phase, edition: str = "classic", settings: Sequence[Setting] = ()
) -> Iterator[State]:
    """The beginnings of a phase from a drawn year on, as all at the table may know them."""
    first = first_year(draw)
    for state in played(draw, edition, settings):
        if state.phase == phase and state.year >= first and state.decision is None:
            yield rules.public(state)


def turns(
    draw: Draw, edition: str = "classic", settings: Sequence[Setting] = ()
) -> Iterator[State]:
    """Moments in which a player is to take a political turn, from a drawn one on."""
    first, skipped = first_year(draw), int(draw.lot("turn") * 10)
    for state in played(draw, edition, settings):
        if state.choice == "turn" and state.year >= first and state.turns >= skipped:
            yield rules.public(state)


def first_year(draw: Draw) -> int:
    """The year from which on a position is looked for."""
    return 1 + int(draw.lot("year") * _LATEST[draw.level])


def wishing(state: State, *wished: str) -> State | None:
    """The same moment under one wish or two; None where so many cards were laid before."""
    rest = next(service for service in SERVICES if service not in wished)
    cards = [*wished, *wished] if len(wished) > 1 else [*wished * 3, rest]
    if any(VOICE_CARDS_EACH - state.voice_past.count(s) < cards.count(s) for s in cards):
        return None
    return state._replace(voice=tuple(cards))


def under_wishes(draw: Draw, moments: Iterable[State], amount: int = 1) -> Iterator[State]:
    """Each moment under one wish after another, or under pairs, in an order that is drawn."""
    wished = draw.mixed(combinations(SERVICES, amount), "wishes")
    for state in moments:
        for services in wished:
            other = wishing(state, *services)
            if other is not None:
                yield other
