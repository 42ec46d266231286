"""Positions as they are written: every field of a State, hidden things as `?`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from lacitta_nb.files.reading import Format
from lacitta_nb.games.citta_stato.constants import COLOURS, GHOST, HIDDEN, KEY, PLAIN, UNKNOWN
from lacitta_nb.games.citta_stato.state import State, Task

FORMAT: Final = str(Format(KEY, "position"))


def position_of(state: State, *, hide_for: int | None = None) -> dict[str, Any]:
    """A moment as the content of a position file, every field written out.

    Args:
        state: the moment.
        hide_for: a player's number; then what is hidden from that player reads `?`, and the seed
            is left out, as it tells what is drawn.

    Returns:
        A new dict that `state_from_position` reads; without `hide_for` it leads to an equal State.
    """
    seen = state if hide_for is None else state.seen_by(hide_for)
    table = seen.table
    position: dict[str, Any] = {
        "format": FORMAT,
        "round": seen.round,
        "first_player": seen.first_player,
        "to_move": seen.to_move,
    }
    if hide_for is None:
        position["seed"] = seen.seed
    position |= {
        "expansion": table.expansion,
        "declining": table.declining,
        "upgrade": seen.upgrade,
        "phase": seen.phase,
        "players": [_player(seen, seat) for seat in range(len(seen.players))],
        "market": _market(seen),
        "schemes": [word or None for word in seen.schemes],
        "schemes_used": [level for level, used in enumerate(seen.used, 1) if used],
        "present": _cards(seen.present),
        "future": _cards(seen.future),
        "decks": _piles(seen.decks),
        "discards": _piles(seen.discards),
        "offer": list(seen.offer),
        "war": [{"player": seat, "disc": _disc(disc)} for seat, disc in seen.war],
    }
    return position | _further(seen)


def _further(state: State) -> dict[str, Any]:
    """What is written where it says something."""
    found: dict[str, Any] = {}
    own = state.table.tables.own
    if own:
        found["tables"] = own
    others = [seat for seat, p in enumerate(state.players) if p.passed]
    if state.passed_first >= 0 or any(seat != state.first_player for seat in others):
        found["passed_first"] = state.passed_first if state.passed_first >= 0 else None
    if any(state.removed) or state.removed_crowns:
        found["removed"] = _counts(state.removed)
        if state.removed_crowns:
            found["removed"]["crowns"] = state.removed_crowns
    if state.agenda:
        found["pending"] = [_task(task) for task in state.agenda]
    if state.ghost:
        found["solo"] = {
            "scenario": state.table.scenario,
            "game": state.table.game,
            "required": state.table.required,
            "bag": _counts(state.ghost.bag),
            "drawn": [COLOURS[colour] for colour in state.ghost.drawn],
            "discs": [_disc(disc) for disc in state.ghost.discs],
        }
        if _hidden(state, GHOST) and state.ghost.gone:
            found["solo"]["discs_gone"] = list(state.ghost.gone)
    return found


def _hidden(state: State, seat: int) -> bool:
    """Whether a hand is hidden, of which nobody can tell then which discs have left the game."""
    return any(placed == (seat, UNKNOWN) for placed in state.war)


def _player(state: State, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    found: dict[str, Any] = {
        "name": player.name,
        "city": player.city,
        "republic": player.republic,
        "points": player.points,
        "marker": player.marker,
        "crowns": player.crowns,
        "tracks": dict(zip(PLAIN, player.tracks, strict=True)),
        "cubes": _counts(player.cubes),
        "bag": _counts(player.bag),
        "banners": {c: n for c, n in zip(PLAIN, player.banners, strict=True) if n},
        "discs": [_disc(disc) for disc in player.discs],
        "cards": list(player.cards),
        "burned": {
            colour: list(cards)
            for colour, cards in zip(COLOURS, player.burned, strict=True)
            if cards
        },
        "actions": player.actions,
        "passed": player.passed,
    }
    if player.gone and _hidden(state, seat):
        found["discs_gone"] = list(player.gone)
    if player.scheme or state.table.tables.cities[player.city].seal:
        found["scheme"] = player.scheme or None
    if player.second:
        found["second"] = player.second
    if player.knows_offer:
        found["knows_offer"] = list(player.knows_offer)
    return found


def _disc(disc: int) -> int | str:
    return HIDDEN if disc == UNKNOWN else disc


def _counts(numbers: Iterable[int]) -> dict[str, int]:
    """How many of each colour, those left out of which there is none."""
    return {colour: n for colour, n in zip(COLOURS, numbers, strict=True) if n}


def _cards(cards: Iterable[str]) -> dict[str, str | None]:
    return {colour: card or None for colour, card in zip(COLOURS, cards, strict=True)}


def _piles(piles: Iterable[Sequence[str]]) -> dict[str, list[str]]:
    return {colour: list(pile) for colour, pile in zip(COLOURS, piles, strict=True)}


def _market(state: State) -> dict[str, dict[str, int]]:
    prices = [str(row.price) for row in state.table.tables.rows]
    return {
        colour: dict(zip(prices, column, strict=True))
        for colour, column in zip(COLOURS, state.market, strict=True)
    }


def _task(task: Task) -> dict[str, Any]:
    """What is to be done, as far as it says something."""
    found: Mapping[str, Any] = {
        "verb": task.verb,
        "seat": task.seat,
        "rule": task.rule,
        # The disc that is laid in secret (A4).
        "numbers": [_disc(n) if task.verb == "lay_disc" else n for n in task.numbers],
        "colours": [COLOURS[colour] for colour in task.colours],
        "word": task.word,
    }
    return {name: value for name, value in found.items() if value not in ([], "")}
