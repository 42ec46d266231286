"""Republic cards and discs on the panel: what belongs to whom, and what the curtain hides."""

from collections.abc import Sequence

from lacitta_nb.games.citta_stato.constants import BLACK, COLOURS, HIDDEN, UNKNOWN
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.panel.session import CittaStatoSession, named, say
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.panels.secrets import Looks
from lacitta_nb.panels.words import capital, labelled
from lacitta_nb.texts import listed


def known(state: State, looks: Looks) -> State:
    """A state without the republic cards of those for whom computer players decide."""
    if state.over or not looks.thinking:
        return state
    players = tuple(
        player._replace(republic=HIDDEN) if seat in looks.thinking else player
        for seat, player in enumerate(state.players)
    )
    return state._replace(players=players)


def holders(known_state: State, seen: State) -> list[int]:
    """Who has a republic card that does not lie open for everyone at the screen."""
    return [
        seat
        for seat, player in enumerate(known_state.players)
        if player.republic != HIDDEN and seen.players[seat].republic == HIDDEN
    ]


def hand_over(events: Sequence[Event]) -> int | None:
    """Whoever has burned a black card: a trade of republic cards may follow (B6, B8)."""
    burned = (e for e in events if e.kind == "card_burned" and e.colour == COLOURS[BLACK])
    return next((event.player for event in burned), None)


def behind_curtain(session: CittaStatoSession) -> list[str]:
    """The own republic card, one that is looked at, and a disc that lies face down."""
    curtain = session.curtain
    if curtain is None or not curtain.open:
        return []
    seat = curtain.player
    state = session.known.seen_by(seat)
    player = state.players[seat]
    lines = [labelled(say("panel-secret-own"), capital(named(player.republic)))]
    task = state.agenda[0] if state.agenda else None
    if task is not None and task.verb == "republic" and task.seat == seat:
        lines.append(labelled(say("panel-secret-new"), capital(named(task.word))))
    if player.knows_offer:
        cards = listed([named(card) for card in player.knows_offer])
        lines.append(labelled(say("panel-secret-offer"), cards))
    laid = next((p.disc for p in state.war if p.player == seat), UNKNOWN)
    if laid != UNKNOWN and not state.revealed:
        lines.append(say("panel-secret-disc", disc=laid))
    return lines
