"""The part of the view about computer players: seats, their moves, playing by itself, hints."""

from typing import Any

from lacitta_nb.panels.playing import PACES, Told
from lacitta_nb.panels.seats import kind_text, offered, sitter_for
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view.typed_playing import AutoView, SeatsView
from lacitta_nb.players.kinds import kinds_of
from lacitta_nb.texts import decimal, sentence


def auto_view(session: AnySession) -> AutoView:
    """Playing by itself: whether there is anybody for it, its pace, and when the page asks again.

    Returns:
        `offered`, `running`, `pace` and `paces`; `wait` in milliseconds until the page should send
        a tick that bears `ticket` (None: not at all); and `text`, what is being waited for.
    """
    play = session.play
    seconds = session.wait
    return {
        "offered": session.course is None and any(one.player for one in session.sitters),
        "running": play.running,
        "pace": play.pace,
        "paces": [[pace, _pace_text(pace)] for pace in PACES],
        "wait": None if seconds is None else round(1000 * seconds),
        "ticket": play.ticket,
        "text": _waiting_text(session),
    }


def _pace_text(pace: str) -> str:
    return sentence(f"panel-pace-{pace}", {"seconds": decimal(PACES[pace], "g")})


def _waiting_text(session: AnySession) -> str:
    if session.play.thought is not None:
        return thinking_text(session)
    if session.play.paused:
        phase = showing_of(session.seen).phase_title(session.play.paused)
        return sentence("panel-auto-paused", {"phase": phase})
    decision = session.game.decision
    if session.play.running and decision is not None and session.computer is None:
        name = session.game.players[decision.player].name
        return sentence("panel-auto-waits", {"player": name})
    return ""


def thinking_text(session: AnySession) -> str:
    """Who is thinking, and for how long; "" when nobody is."""
    thought = session.play.thought
    if thought is None:
        return ""
    words: dict[str, str | int] = {
        "player": session.game.players[thought.seat].name,
        "seconds": int(thought.seconds),
    }
    return sentence("panel-thinking", words)


def computer_prompt(session: AnySession, seat: int) -> str:
    """What to press while a computer player must decide."""
    words = {"player": session.seen.players[seat].name, "kind": kind_text(session.sitters[seat])}
    if session.play.running or session.play.thought is not None:
        return sentence("panel-computer-plays", words)
    # Where nobody else decides there is nothing to run on to.
    person = any(sitter.player is None for sitter in session.sitters)
    return sentence("panel-computer-decides" if person else "panel-computer-alone", words)


def seats_view(session: AnySession) -> SeatsView:
    """Who can sit at a seat, what they do, and who sits there.

    A kind that cannot be chosen (one's own player, another budget) is offered where it sits.
    """
    kinds = kinds_of(session.game.state)
    menu = {word: kind_text(sitter_for(word, 0, kinds)) for word in offered(kinds)}
    pairs = [list(pair) for pair in menu.items()]
    return {
        "offered": pairs,
        "helps": [
            *(sentence(kind.help, {}) for kind in kinds if kind.in_menus),
            sentence("panel-ui-seats-help", {}),
        ],
        "seats": [
            {
                "seat": place,
                "name": session.seen.players[place].name,
                "kind": seat.kind,
                "kinds": pairs if seat.kind in menu else [*pairs, [seat.kind, kind_text(seat)]],
            }
            for place, seat in enumerate(session.sitters)
        ],
    }


def told_now(session: AnySession) -> list[Told[Any, Any, Any]]:
    """The computer players' moves that have just been made, one after the other."""
    place = len(session.game.history) if session.moved else 0
    found: list[Told[Any, Any, Any]] = []
    while place and (told := session.told_at(place)) is not None:
        found.insert(0, told)
        place -= 1
    return found
