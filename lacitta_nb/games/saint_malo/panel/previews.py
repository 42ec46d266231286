"""What confirming would play and change in Saint Malo, in sentences.

Actions are tried by the rules themselves, but for those that roll: what the dice will show nobody
knows, so only the odds are told.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from lacitta_nb.games.saint_malo.actions import Action
from lacitta_nb.games.saint_malo.constants import ROLLS, SCORED, SWORDS
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.panel.offer_words import kept_text
from lacitta_nb.games.saint_malo.panel.session import say
from lacitta_nb.games.saint_malo.rules import apply, scores
from lacitta_nb.games.saint_malo.rules.pirates import is_hit
from lacitta_nb.games.saint_malo.state import Player, State
from lacitta_nb.games.saint_malo.study.odds import right_chance, spread
from lacitta_nb.games.saint_malo.tables import Tables
from lacitta_nb.panels.shown import Effect, Preview
from lacitta_nb.panels.words import capital, chance_text
from lacitta_nb.texts import listed


class Outcome(NamedTuple):
    """What some actions lead to: the moment after them, and what happened."""

    after: State
    events: tuple[Event, ...]


@lru_cache(maxsize=256)
def outcome(state: State, actions: tuple[Action, ...]) -> Outcome | None:
    """What some actions lead to; None where nobody can know.

    Args:
        state: the moment.
        actions: one after the other; the last ones may be played by the rules.
    """
    events: list[Event] = []
    for action in actions:
        if action.kind == "keep" or state.choice is None:
            break
        step = apply(state, action)
        events += step.events
        state = step.state
    return Outcome(state, tuple(events)) if events or actions[0].kind != "keep" else None


def preview(state: State, actions: tuple[Action, ...]) -> Preview:
    """What some actions would play and change, for whoever takes them."""
    title = preview_title(state, actions)
    action = actions[0]
    if action.kind == "keep":
        return Preview(title, tuple(_chances(state, action)))
    found = outcome(state, actions)
    if found is None:
        return Preview(title)
    lines = [*changes(state, found), *_to_come(state, found)]
    return Preview(title, tuple(lines), tuple(_warnings(state, actions)))


def preview_title(state: State, actions: Sequence[Action]) -> str:
    """What confirming would play, in a few words."""
    spaces = [action.space for action in actions if action.kind == "place"]
    first = actions[0]
    if not spaces:
        return capital(_alone(first))
    if first.kind == "place":
        thing, number = state.placing.thing if state.placing else "", len(spaces)
    else:
        thing = f"church{first.number}" if first.what == "cross" else first.what
        number = first.number if thing in _SEVERAL else 1
    if number == 1:
        return capital(say("panel-do-place", thing=thing, space=spaces[0]))
    words: dict[str, str | int] = {"things": say("panel-use", what=thing, number=number)}
    words |= {"spaces": listed(spaces), "more": number - len(spaces)}
    return capital(say("panel-do-several", **words))


_SEVERAL: Final = ("crate", "wall")
"""What is placed several at once."""


def _alone(action: Action) -> str:
    """An action that places nothing itself."""
    if action.kind == "use":
        return say("panel-do-use", what=action.what, number=action.number)
    if action.kind == "take":
        return say("panel-do-take", what=action.what)
    return say("panel-do-done") if action.kind == "done" else kept_text(action)


# Rolling.


def _chances(state: State, action: Action) -> list[Effect]:
    """How likely more of the symbol are that most of the kept dice show."""
    left = ROLLS - state.rolls
    kept = max(SCORED, key=action.dice.count)
    shown = action.dice.count(kept)
    lines = [Effect(say("panel-rolls-left", rolls=left))]
    rolled = len(state.dice) - len(action.dice)
    if shown:
        right = spread(rolled, right_chance(left))
        for number in (shown + 1, shown + 2):
            if number <= shown + rolled:
                chance = chance_text(sum(right[number - shown :], Fraction(0)))
                faces = say("panel-faces", symbol=kept, count=number)
                lines.append(Effect(say("panel-odds", dice=faces, chance=chance)))
    swords = action.dice.count(SWORDS)
    if swords:
        lines.append(Effect(say("panel-keeps-swords", count=swords), "bad"))
    return lines


# What changes.


def changes(before: State, found: Outcome) -> list[Effect]:
    """What is different for whoever acts."""
    seat = before.to_move
    one, two = before.players[seat], found.after.players[seat]
    total, then = [scores(state)[seat].total for state in (before, found.after)]
    rows: tuple[tuple[str, int, int], ...] = (
        ("points", one.points, two.points),
        ("coins", one.coins, two.coins),
        ("logs", one.logs, two.logs),
        ("defence", one.defence, two.defence),
        ("total", total, then),
    )
    lines = [
        Effect(say(f"panel-change-{key}", before=old, after=new), _tone(key, new - old))
        for key, old, new in rows
        if old != new
    ]
    for event in found.events:
        if event.kind == "side_complete":
            lines.append(Effect(say("panel-change-complete", side=event.side), "good"))
        elif event.kind == "bonus" and event.what == "person":
            lines.append(Effect(say("panel-change-bonus", level=event.amount), "good"))
        elif event.kind == "side_broken":
            lines.append(Effect(say("panel-change-broken", side=event.side), "bad"))
        elif event.kind in ("city_full", "last_round"):
            lines.append(Effect(say(f"panel-change-{event.kind.replace('_', '-')}")))
    return lines


def _tone(key: str, more: int) -> str:
    """Whether a change is welcome; logs go only where they are wanted, into houses."""
    if more > 0:
        return "good"
    return "" if key == "logs" else "bad"


def _to_come(before: State, found: Outcome) -> list[Effect]:
    """The boxes that swords mark when the action is done, and the attacks that follow."""
    swords = before.dice.count(SWORDS)
    table, after = before.table, found.after
    # Where the turn has ended, the cannons are lost already.
    players = [
        now._replace(cannons_lost=then.cannons_lost)
        for then, now in zip(before.players, after.players, strict=True)
    ]
    boxes = min(swords, table.boxes - before.boxes)
    lines = []
    if after.placing is not None and after.placing.kind == "place":
        lines.append(Effect(say("panel-then-place", left=after.placing.left)))
    if not boxes:
        return lines
    rows = range(before.row, (before.boxes + boxes) // table.row_length)
    lines.append(Effect(say("panel-boxes", count=boxes)))
    for row in rows:
        strength = table.tables.strengths[row]
        hit = [player.name for player in players if is_hit(player, strength, table.tables)]
        mine = is_hit(players[before.to_move], strength, table.tables)
        players = [_hit(player, strength, table.tables) for player in players]
        words: dict[str, str | int] = {"strength": strength, "count": len(hit)}
        words["names"] = listed(hit) if hit else ""
        lines.append(Effect(say("panel-attack", **words), "bad" if mine else ""))
    return lines


def _hit(player: Player, strength: int, tables: Tables) -> Player:
    """A player after an attack."""
    lost = player.cannons_lost + is_hit(player, strength, tables)
    return player._replace(cannons_lost=lost)


def _warnings(state: State, actions: tuple[Action, ...]) -> list[str]:
    """What is given away."""
    placing = state.placing
    houses = [action for action in actions if action.kind == "place"]
    if actions[-1].kind == "done" and placing is not None and len(houses) < placing.left:
        return [say("panel-warn-done", left=placing.left - len(houses))]
    return []
