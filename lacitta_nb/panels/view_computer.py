"""The part of the view about computer players: seats, their moves, playing by itself, hints."""

from typing import TYPE_CHECKING, Any

from lacitta_nb.panels.playing import PACES, Told
from lacitta_nb.panels.seats import PERSON, kind_text, offered, seat_for
from lacitta_nb.texts import phase_title, sentence

if TYPE_CHECKING:
    from lacitta_nb.panels.dispatch import Controller

Json = dict[str, Any]


def auto_view(panel: "Controller") -> Json:
    """Playing by itself: whether there is anybody for it, its pace, and when the page asks again.

    Returns:
        `offered`, `running`, `pace` and `paces`; `wait` in milliseconds until the page should send
        a tick that bears `ticket` (None: not at all); and `text`, what is being waited for.
    """
    play = panel.play
    seconds = panel.wait
    return {
        "offered": any(seat.player is not None for seat in panel.seats),
        "running": play.running,
        "pace": play.pace,
        "paces": [[pace, _pace_text(pace)] for pace in PACES],
        "wait": None if seconds is None else round(1000 * seconds),
        "ticket": play.ticket,
        "text": _waiting_text(panel),
    }


def _pace_text(pace: str) -> str:
    return sentence(f"panel-pace-{pace}", {"seconds": f"{PACES[pace]:g}"})


def _waiting_text(panel: "Controller") -> str:
    if panel.play.thought is not None:
        return thinking_text(panel)
    if panel.play.paused:
        phase = phase_title(panel.play.paused)
        return sentence("panel-auto-paused", {"phase": phase[:1].lower() + phase[1:]})
    decision = panel.game.decision
    if panel.play.running and decision is not None and panel.computer is None:
        name = panel.game.players[decision.player].name
        return sentence("panel-auto-waits", {"player": name})
    return ""


def thinking_text(panel: "Controller") -> str:
    """Who is thinking, and for how long; "" when nobody is."""
    thought = panel.play.thought
    if thought is None:
        return ""
    words: dict[str, str | int] = {
        "player": panel.game.players[thought.seat].name,
        "seconds": int(thought.seconds),
    }
    return sentence("panel-thinking", words)


def computer_prompt(panel: "Controller", seat: int) -> str:
    """What to press while a computer player must decide."""
    words = {"player": panel.seen.players[seat].name, "kind": kind_text(panel.seats[seat])}
    running = panel.play.running or panel.play.thought is not None
    return sentence("panel-computer-plays" if running else "panel-computer-decides", words)


def seats_view(panel: "Controller") -> Json:
    """Who can sit at a seat, what they do, and who sits there.

    A kind that cannot be chosen (one's own player, another budget) is offered where it sits.
    """
    kinds = panel.game.box.kinds
    menu = {word: kind_text(seat_for(word, 0, kinds)) for word in offered(kinds)}
    pairs = [list(pair) for pair in menu.items()]
    return {
        "offered": pairs,
        "helps": [sentence(kind.help, {}) for kind in kinds],
        "seats": [
            {
                "seat": place,
                "name": panel.seen.players[place].name,
                "kind": seat.kind,
                "person": seat.kind == PERSON,
                "kinds": pairs if seat.kind in menu else [*pairs, [seat.kind, kind_text(seat)]],
            }
            for place, seat in enumerate(panel.seats)
        ],
    }


def told_now(panel: "Controller") -> list[Told[Any, Any, Any]]:
    """The computer players' moves that have just been made, one after the other."""
    place = len(panel.game.history) if panel.moved else 0
    found: list[Told[Any, Any, Any]] = []
    while place and (told := panel.told_at(place)) is not None:
        found.insert(0, told)
        place -= 1
    return found
