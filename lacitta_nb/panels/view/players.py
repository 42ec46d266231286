"""The part of the view about the players: the strip, the result, and the hand-over of secrets."""

from typing import Any

from lacitta_nb.core.game import AnyGame
from lacitta_nb.panels.seats import PERSON, kind_text
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.shown import Fact, Gauge
from lacitta_nb.panels.view.typed import FactView, GaugeView, LookView, PlayerView, ScoreView
from lacitta_nb.texts import sentence


def players_view(session: AnySession) -> list[Any]:
    """The players in seat order.

    Returns:
        For each the fields of `PlayerView`, and those that the game adds.
    """
    showing = showing_of(session.seen)
    return [
        {**_player_view(session, seat), **showing.player(session, seat)}
        for seat in range(len(session.seen.players))
    ]


def _player_view(session: AnySession, seat: int) -> PlayerView:
    seen = session.seen
    decision = seen.decision
    return {
        "seat": seat,
        "name": seen.players[seat].name,
        "computer": _computer(session, seat),
        "to_move": decision is not None and decision.player == seat,
        "lights": " ".join(showing_of(seen).places(seen, seat)),
        "gauge": _gauge_view(showing_of(seen).gauge(seen, seat)),
        "facts": [_fact_view(fact) for fact in showing_of(seen).strip(seen, seat)],
    }


def _computer(session: AnySession, seat: int) -> str:
    """Which computer player sits there; "" for a person."""
    sitter = session.sitters[seat]
    if sitter.kind == PERSON:
        return ""
    if session.course is not None:
        return sentence("panel-lesson-rival", {})
    return sentence("panel-seat-computer", {"kind": kind_text(sitter, brief=True)})


def _fact_view(fact: Fact) -> FactView:
    return {"title": fact.title, "text": fact.text, "strong": fact.strong, "sign": fact.sign}


def _gauge_view(gauge: Gauge | None) -> GaugeView | None:
    if gauge is None:
        return None
    return {
        "have": gauge.have,
        "need": gauge.need,
        "label": gauge.label,
        "short": gauge.short,
        "sign": gauge.sign,
        "need_sign": gauge.need_sign,
    }


def scores_view(game: AnyGame) -> list[ScoreView]:
    """The result, best first; [] before the end."""
    if not game.over:
        return []
    showing = showing_of(game.state)
    found: list[ScoreView] = [
        {
            "rank": score.rank,
            "seat": score.player,
            "name": game.players[score.player].name,
            "facts": [_fact_view(fact) for fact in showing.result(score)],
        }
        for score in game.scores()
    ]
    return sorted(found, key=lambda row: (row["rank"], row["seat"]))


def look_view(session: AnySession) -> LookView:
    """The hand-over: who has seen secrets, the curtain, and what lies behind it when it is open."""
    names = [player.name for player in session.seen.players]
    curtain = session.curtain
    holders = session.acting.holders(session.known, session.seen)
    whose = {"player": names[curtain.player]} if curtain else {}
    return {
        "players": [{"seat": seat, "name": names[seat]} for seat in holders],
        "ask": sentence("panel-hand-over", whose) if curtain and not curtain.open else "",
        "confirm": sentence("panel-i-am", whose) if curtain else "",
        "cards": showing_of(session.seen).secrets(session),
    }
