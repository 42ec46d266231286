"""The hand as rows, one a colour, with a cell for each thing to do with it; in a turn its price."""

from typing import Final

from lacitta_nb.drawing import picture_of
from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import COLOURS, NUMBER_OF, TURN
from lacitta_nb.games.citta_stato.panel.offer_words import (
    SIGNS,
    brief,
    burned_brief,
    card_brief,
    cost_words,
)
from lacitta_nb.games.citta_stato.panel.places import places_of
from lacitta_nb.games.citta_stato.panel.session import CittaStatoSelection, CittaStatoSession, say
from lacitta_nb.games.citta_stato.panel.typed import CellView, PriceView, TakenView, TurnView
from lacitta_nb.games.citta_stato.picture.labels import letter
from lacitta_nb.games.citta_stato.rules.turn import ways
from lacitta_nb.games.citta_stato.state import Player, State
from lacitta_nb.panels.words import capital

COLUMNS: Final = ("city", "use", "burn", "upgrade")
PLACES: Final = ("present", "future")
"""Where cards lie that may be taken free."""


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


def taken_view(session: CittaStatoSession) -> TakenView | None:
    """The hand of whoever takes any card free, as after a war; None where something else is asked.

    The Future of one colour is asked about in two answers, which need no rows.
    """
    state = session.seen
    actions = {offer.key: action for offer in session.offers for action in offer.actions[:1]}
    taken = {key: action for key, action in actions.items() if action.place}
    if len({action.colours[0] for action in taken.values()}) < 2:
        return None
    places = [place for place in PLACES if any(a.place == place for a in taken.values())]
    return {
        "over": [say("panel-column-place", place=place) for place in places],
        "heads": [
            [f"{place}-{what}", say(f"panel-column-{what}")]
            for place in places
            for what in ("use", "burn")
        ],
        "cells": {key: _taken(state, action) for key, action in taken.items()},
    }


def _taken(state: State, action: Action) -> CellView:
    colour = NUMBER_OF[action.colours[0]]
    if action.what == "use":
        cards = state.present if action.place == "present" else state.future
        text = card_brief(cards[colour])
    else:
        text = burned_brief(state, state.players[state.agenda[0].seat], colour)
    return {"brief": text, "sign": "", "column": f"{action.place}-{action.what}"}


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
