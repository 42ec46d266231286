"""The list of the used cards on a player's board, line by line."""

from functools import lru_cache

from lacitta_nb.drawing.scene import Box, Mark, Marks
from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.picture.items import fitted
from lacitta_nb.games.citta_stato.picture.labels import letter, listed_name, say
from lacitta_nb.games.citta_stato.picture.plan import LIST_LINE, LIST_LINES, middle
from lacitta_nb.games.citta_stato.picture.signs import CUBE
from lacitta_nb.games.citta_stato.picture.styles import on, put
from lacitta_nb.games.citta_stato.state import Player
from lacitta_nb.games.citta_stato.tables import Tables


@lru_cache(maxsize=512)
def used_cards(seat: int, cards: tuple[str, ...], box: Box, tables: Tables, language: str) -> Marks:
    """The used cards by their names; of too many the last ones, and how many more there are."""
    del language
    marks: list[Mark] = []
    group = f"cards-{seat}"
    for line, card in enumerate(listed_cards(cards)):
        place = card_line(box, line)
        x, y = place[0], middle(place)[1]
        if not card:
            more = say("more", ("count", len(cards) - LIST_LINES + 1))
            marks.append(put(more, "t-note", (x + 0.1, y), group=group))
            continue
        colour = tables.cards[card].colour
        marks.append(put(CUBE, f"cube-{COLOURS[colour]}", (x + 0.3, y), 0.28, group=group))
        told = letter(colour)
        size_ = "t-small" if len(told) == 1 else "t-tiny"
        marks.append(put(told, on(colour, size_), (x + 0.3, y), group=group))
        name = fitted(listed_name(card), "t-list", place[2] - x - 0.7)
        marks.append(put(name, "t-list", (x + 0.68, y), group=group))
    return tuple(marks)


def listed_cards(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards that are listed; of too many "" in the first line, then the latest."""
    if len(cards) <= LIST_LINES:
        return cards
    return ("", *cards[-(LIST_LINES - 1) :])


def card_target(player: Player, card: str) -> str:
    """The target of a used card of whoever decides, `card.1` and so on; "" if it is not listed."""
    shown = listed_cards(player.cards)
    return f"card.{shown.index(card) + 1}" if card in shown else ""


def card_at(player: Player, line: int) -> str:
    """The used card in a line of the list, from 1; "" if there is none."""
    shown = listed_cards(player.cards)
    return shown[line - 1] if line <= len(shown) else ""


def card_line(box: Box, line: int) -> Box:
    """A line of the list of used cards."""
    left, _, right, high = box
    return left, high - LIST_LINE * (line + 1), right, high - LIST_LINE * line
