"""The hand of a turn: a row a colour with what it costs, and a cell for each thing to do."""

from typing import Final

from lacitta_nb.drawing import picture_of
from lacitta_nb.games.citta_stato.constants import COLOURS, NUMBER_OF, TURN
from lacitta_nb.games.citta_stato.panel.offer_words import SIGNS, brief, cost_words
from lacitta_nb.games.citta_stato.panel.places import places_of
from lacitta_nb.games.citta_stato.panel.session import CittaStatoSelection, CittaStatoSession, say
from lacitta_nb.games.citta_stato.panel.typed import CellView, PriceView, TurnView
from lacitta_nb.games.citta_stato.picture.labels import letter
from lacitta_nb.games.citta_stato.rules.turn import ways
from lacitta_nb.games.citta_stato.state import Player
from lacitta_nb.panels.words import capital

COLUMNS: Final = ("city", "use", "burn", "upgrade")


def turn_view(session: CittaStatoSession) -> TurnView | None:
    """The hand of a turn; None where another question is asked."""
    state = session.seen
    if state.choice != TURN:
        return None
    cells: dict[str, CellView] = {
        offer.key: {
            "brief": brief(state, offer),
            "sign": SIGNS.get(offer.kind, ""),
            "column": _column(offer.kind),
        }
        for offer in session.offers
        if offer.group in COLOURS
    }
    return {
        "heads": [[column, say(f"panel-column-{column}")] for column in COLUMNS],
        "prices": {word: _price(state.mover, word) for word in COLOURS},
        "cells": cells,
    }


def letters() -> dict[str, str]:
    """What stands for each colour in the picture, by its word."""
    return {word: letter(colour) for colour, word in enumerate(COLOURS)}


def _column(kind: str) -> str:
    return kind if kind in COLUMNS[1:] else COLUMNS[0]


def _price(player: Player, word: str) -> PriceView:
    colour = NUMBER_OF[word]
    words = cost_words(player, colour)
    return {
        "text": capital(say("panel-group-turn", colour=word, **words)),
        "price": player.actions + 1,
        "payable": bool(ways(player, colour)),
    }


def badges(selection: CittaStatoSelection) -> dict[str, str]:
    """The places that may be clicked now: those of answers, or that of what is chosen."""
    state = selection.state
    if state.choice == TURN:
        offer = selection.offer
        actions = selection.ready() or (offer.actions if offer else ())
    else:
        actions = tuple(action for offer in selection.offered for action in offer.actions)
    found = [place for action in actions for place in places_of(state, action)[:1]]
    there = {target.name for target in picture_of(state).targets(state)}
    return dict.fromkeys((place for place in found if place in there), "")
