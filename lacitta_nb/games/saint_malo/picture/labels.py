"""What a screen reader says of spaces, cards and pirates; the sentences are in `texts`."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from lacitta_nb.drawing.picture import chosen_label
from lacitta_nb.games.saint_malo.city import NAMES, SIDE_OF, SIDES
from lacitta_nb.games.saint_malo.constants import KEY, ROLLS
from lacitta_nb.games.saint_malo.picture.land import number_of
from lacitta_nb.games.saint_malo.rules.scoring import scores
from lacitta_nb.games.saint_malo.state import Player, State
from lacitta_nb.texts import current, listed, sentence


def say(key: str, *words: tuple[str, str | int]) -> str:
    """A sentence of the picture, kept for the next time."""
    return _said(f"drawing-{key}", words, current())


@lru_cache(maxsize=8192)
def _said(key: str, words: tuple[tuple[str, str | int], ...], language: str) -> str:
    return sentence(key, dict(words), language=language, game=KEY)


def heading_of(state: State) -> str:
    """Whose turn it is and how often was rolled, or who has won."""
    if state.over:
        return say("sheets-over", ("names", listed(winners(state))))
    words = ("player", state.mover.name), ("last", int(state.last_round))
    if not state.rolls:
        return say("sheets-turn", *words)
    return say("sheets-roll", *words, ("roll", state.rolls), ("rolls", ROLLS))


def winners(state: State) -> list[str]:
    """The names of those who stand best (E4)."""
    return [state.players[score.player].name for score in scores(state) if score.rank == 1]


def standing(player: Player, side: str) -> str:
    """Whether a side is `complete`, `broken`, or still `open` (G4)."""
    if player.is_complete(side):
        return "complete"
    return "broken" if player.is_broken(side) else "open"


_SIDE_LENGTH: Final = {side: mask.bit_count() for side, mask in SIDES.items()}


def space_labels(state: State, highlights: Mapping[str, str]) -> tuple[str, ...]:
    """What is on each space of the mover's city, in the order of the spaces.

    Args:
        state: the moment.
        highlights: names of spaces that may be chosen, each with a short text.

    Raises:
        NotFound: a city has no space of a name in `highlights`.
    """
    for name in highlights:
        number_of(name)
    mover = state.mover
    sides = {side: _side_text(mover, side) for side in SIDES}
    held = mover.city
    found = []
    for number, name in NAMES.items():
        side = SIDE_OF.get(number)
        where = say("space-inner") if side is None else sides[side]
        words = ("space", name), ("where", where)
        what = held.get(name, "")
        label = say("space-holds", *words, ("what", what)) if what else say("space-empty", *words)
        found.append(chosen_label(label, highlights[name]) if name in highlights else label)
    return tuple(found)


def _side_text(player: Player, side: str) -> str:
    walls = (player.where("wall") & SIDES[side]).bit_count()
    return say(
        "space-outer",
        ("side", side),
        ("now", standing(player, side)),
        ("walls", walls),
        ("most", _SIDE_LENGTH[side]),
    )


def card_label(state: State, seat: int) -> str:
    """What a player has."""
    player, strengths = state.players[seat], state.table.tables.strengths
    return say(
        "card",
        ("player", player.name),
        ("points", player.points),
        ("coins", player.coins),
        ("logs", player.logs),
        ("defence", player.defence),
        ("strength", strengths[state.row] if state.row < len(strengths) else 0),
        ("lost", player.cannons_lost),
        ("filled", player.filled.bit_count()),
        ("spaces", len(NAMES)),
    )


def row_label(row: int, strength: int, marked: int, boxes: int) -> str:
    """A row of the pirates, numbered from 1."""
    return say(
        "pirates-row", ("row", row), ("strength", strength), ("marked", marked), ("boxes", boxes)
    )
