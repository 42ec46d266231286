"""Golden playthroughs: whole games in readable text, compared line by line.

A change of the rules shows up as a changed line in a game that a person can follow. Renew them with
`python -m tests.games.citta_stato.golden --renew` and read the difference before you commit it.
"""

import random
from collections.abc import Iterator
from pathlib import Path

from lacitta_nb.games.citta_stato.rules import scores, solo_result
from lacitta_nb.games.citta_stato.state import Player, State
from tests.games import golden
from tests.games.citta_stato.driver import (
    Moment,
    Setting,
    Style,
    collector,
    moments,
    politician,
    start,
)
from tests.games.citta_stato.support import COLOURS, PLAIN_LETTERS, PRICES, letters
from tests.games.driving import any_kind
from tests.games.golden import choice, happening

FOLDER = Path(__file__).parent
SEED = 2026
PLAYED: dict[str, tuple[Setting, Style]] = {
    "2": (Setting(2), collector),
    "3": (Setting(3, declining=True), politician),
    "4": (Setting(4), any_kind),
    "5_expansion": (Setting(5, expansion=True), collector),
    "solo_1": (Setting(1, scenario=1), politician),
    "solo_3": (Setting(1, scenario=3, game=3), collector),
    "solo_4": (Setting(1, scenario=4, game=2), politician),
}
"""What is played, and the style of playing, by the name of the file."""


def file_of(name: str) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{name}.txt"


def playthrough(name: str) -> str:
    """One game from its first turn to its scores, as text."""
    return "\n".join(lines(name)) + "\n"


def lines(name: str) -> Iterator[str]:
    """The lines of a playthrough: rounds, decisions with what was chosen, events, the table."""
    setting, style = PLAYED[name]
    state = start(setting, SEED)
    yield f"{setting}, seed {SEED}"
    yield from table(state)
    for moment in moments(state, random.Random(SEED), style):
        yield from told(moment)
        state = moment.step.state
    yield from table(state)
    for score in scores(state):
        yield (
            f"player {score.player}: first {score.first}, second {score.second}, form {score.form},"
            f" crowns {score.crowns}, signs {score.signs} = {score.final},"
            f" {score.cubes} cubes, rank {score.rank}"
        )
    result = solo_result(state)
    if result is not None:
        yield f"{result!r}"


def told(moment: Moment) -> Iterator[str]:
    """One move: what it was, what happened, and the table at the end of every round."""
    before, after = moment.before, moment.step.state
    if moment.action is not None:
        yield choice(before, moment.action)
    else:
        yield f"== {before.phase} of round {before.round}"
    for event in moment.step.events:
        yield f"     {happening(event)}"
    if before.phase == "round_end":
        yield from table(after)


def table(state: State) -> Iterator[str]:
    """The board, and what each player has."""
    yield f"   round {state.round}, upgrade {state.upgrade}, first player {state.first_player}"
    market = [
        " ".join(
            [colour, *(f"{n} at {price}" for price, n in zip(PRICES, column, strict=True) if n)]
        )
        for colour, column in zip(COLOURS, state.market, strict=True)
        if any(column)
    ]
    yield f"   market: {', '.join(market)}"
    yield f"   schemes: {', '.join(word or '-' for word in state.schemes)}"
    yield f"   present: {', '.join(card or '-' for card in state.present)}"
    yield f"   future: {', '.join(card or '-' for card in state.future)}"
    for seat, player in enumerate(state.players):
        yield f"   player {seat}: {_player(player)}"
    if state.ghost:
        yield f"   ghost: bag {letters(state.ghost.bag)}, discs {state.ghost.discs}"


def _player(player: Player) -> str:
    """What a player has, in a line."""
    burned = {
        colour: " ".join(cards)
        for colour, cards in zip(COLOURS, player.burned, strict=True)
        if cards
    }
    return (
        f"{player.city} {player.republic}, points {player.points}, second {player.second},"
        f" marker {player.marker}, crowns {player.crowns}, tracks {player.tracks},"
        f" supply {letters(player.cubes)}, bag {letters(player.bag)},"
        f" banners {letters(player.banners, PLAIN_LETTERS)}, discs {player.discs},"
        f" gone {player.gone}, cards {' '.join(player.cards)}, burned {burned}"
    )


def renew() -> list[Path]:
    """Write all playthroughs anew; the files that changed."""
    return golden.renew((file_of(name), playthrough(name)) for name in PLAYED)
