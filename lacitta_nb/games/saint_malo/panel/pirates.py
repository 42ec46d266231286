"""The pirates in the head of the panel, and what whoever decides has to fear of them."""

from fractions import Fraction
from functools import lru_cache
from typing import Final

from lacitta_nb.games.saint_malo.panel.previews import outcome
from lacitta_nb.games.saint_malo.panel.session import SaintMaloSession, say
from lacitta_nb.games.saint_malo.panel.typed import PiratesView
from lacitta_nb.games.saint_malo.rules.pirates import is_hit
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.study.threat import Attack, Range, Threat, pirate_threat
from lacitta_nb.panels.shown import Danger
from lacitta_nb.panels.words import chance_text
from lacitta_nb.texts import listed

LIKELY: Final = Fraction(1, 4)
"""The chance from which an attack is near enough to be told in red, though nobody keeps swords."""
UNLIKELY: Final = Fraction(1, 100)
"""The chance below which it is told only when asked for."""


@lru_cache(maxsize=64)
def threat_of(state: State) -> Threat:
    """How the pirates threaten everybody."""
    return pirate_threat(state)


def next_attack(state: State) -> Attack | None:
    """The next attack, or None after the last one."""
    table = state.table
    row = state.row
    if row >= len(table.tables.strengths):
        return None
    boxes = (row + 1) * table.row_length - state.boxes
    return Attack(row + 1, table.tables.strengths[row], boxes)


def pirates_view(state: State) -> PiratesView:
    """The next attack, whom it would hit today, and whether the last round is played."""
    last = "" if state.over or not state.last_round else say("panel-last-round")
    attack = next_attack(state)
    if attack is None:
        return {"text": say("panel-no-attack"), "help": say("panel-no-attack-help"), "last": last}
    tables = state.table.tables
    hit = [p.name for p in state.players if is_hit(p, attack.strength, tables)]
    words: dict[str, str | int] = {"strength": attack.strength, "boxes": attack.boxes}
    words |= {"row": attack.row, "count": len(hit), "names": listed(hit) if hit else ""}
    text = say("panel-next-attack", strength=attack.strength, boxes=attack.boxes)
    return {"text": text, "help": say("panel-next-attack-help", **words), "last": last}


def danger(session: SaintMaloSession) -> Danger | None:
    """The next attack, where it would cost whoever decides a cannon; and those after it."""
    state = session.seen
    if state.decision is None or state.over:
        return None
    attack = next_attack(state)
    if attack is None:
        return None
    seat = state.decision.player
    standing = threat_of(state).players[seat]
    rest = _later(state, seat)
    if not is_hit(state.players[seat], attack.strength, state.table.tables):
        return Danger(rest=rest)
    ready = tuple(session.selection.ready())
    found = outcome(state, ready) if ready else None
    defence = standing.defence if found is None else found.after.players[seat].defence
    words: dict[str, str | int] = {"strength": attack.strength, "defence": defence}
    if defence >= attack.strength:
        return Danger(say("panel-danger-held", **words), "good", rest)
    text = f"{say('panel-danger', **words)} {_chance(threat_of(state).now, standing.chance)}"
    if standing.chance.kept < UNLIKELY:
        return Danger(rest=(text, *rest))
    return Danger(text, "bad" if standing.chance.rerolled >= LIKELY else "", rest)


def _chance(now: Range, chance: Range) -> str:
    """How likely it comes before one's next turn, for swords that are rolled again and kept."""
    if min(now) == 1:
        return say("panel-danger-sure")
    low, high = map(chance_text, chance)
    return say("panel-danger-chance", low=low, high=high)


def _later(state: State, seat: int) -> tuple[str, ...]:
    """The attacks after the next one that today's defence would not hold."""
    player, tables = state.players[seat], state.table.tables
    attacks = threat_of(state).attacks[1:]
    later = [str(a.strength) for a in attacks if is_hit(player, a.strength, tables)]
    if not later:
        return ()
    return (
        say(
            "panel-danger-later", strengths=listed(later), count=len(later), defence=player.defence
        ),
    )
