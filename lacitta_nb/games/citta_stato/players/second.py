"""What the second score is likely to bring: the best card of each colour, used or burned (E2).

The colours come one after the other, and what one brings, such as banners or cubes, serves the
next; each is given the card that brings most there. Nothing is asked of the rules, so that it is
quick: the exact gain is in `study`.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from lacitta_nb.games.citta_stato.constants import (
    BURNED,
    COLOURS,
    ORANGE,
    PLACE_OF,
    PURPLE,
    ROUNDS,
    WHITE,
)
from lacitta_nb.games.citta_stato.players.outlook import Outlook
from lacitta_nb.games.citta_stato.state import Player, State
from lacitta_nb.games.citta_stato.tables import Effect, Tables

_USUAL: Final = Outlook()
_BURNED_ORANGE: Final = (1.0, 5.0, 9.0, 0.0)
_BANNERS: Final = len(PLACE_OF)


class Promise(NamedTuple):
    """What the second score promises: points, and crowns beside them."""

    points: float
    crowns: float


class _Holdings:
    """What a player has in the second score, as far as cards count it."""

    __slots__ = ("bag", "banners", "burned", "cubes", "outlook", "player", "wants")

    def __init__(self, state: State, player: Player, outlook: Outlook) -> None:
        self.player, self.outlook = player, outlook
        self.cubes, self.bag = _cubes(state, player, outlook.kept)
        self.banners: list[float] = list(player.banners)
        self.burned = [len(pile) for pile in player.burned]
        self.wants: list[float] = [outlook.spare] * _BANNERS


def _cubes(state: State, player: Player, share: float) -> tuple[list[float], list[float]]:
    """The cubes of the supply and the bag, as they are likely to be then (R5)."""
    if state.phase in ("second_score", "final", "over"):
        return list(player.cubes), list(player.bag)
    kept = share ** (ROUNDS - state.round)
    total = sum(player.bag) or 1
    drawn = min(1.0, player.on_track(state.table.tables, "green") / total)
    supply = [kept * held + drawn * bag for held, bag in zip(player.cubes, player.bag, strict=True)]
    return supply, [(1 - drawn) * bag for bag in player.bag]


def promise(state: State, seat: int, outlook: Outlook = _USUAL) -> Promise:
    """The points and crowns that the own cards are likely to bring in the second score.

    Args:
        state: any moment.
        seat: whose cards.
        outlook: what is expected of the rest of the game.
    """
    player, tables = state.players[seat], state.table.tables
    left = remaining(state, seat)
    if not player.cards or not left:
        return Promise(0.0, 0.0)
    held = _Holdings(state, player, outlook)
    by_colour: dict[int, list[str]] = {}
    for card in player.cards:
        by_colour.setdefault(tables.cards[card].colour, []).append(card)
    _note_wants(held, tables, by_colour)
    points = crowns = 0.0
    for colour in left:
        if colour in by_colour:
            gained = _best(held, tables, colour, by_colour[colour])
            points, crowns = points + gained.points, crowns + gained.crowns
    return Promise(points, crowns)


def remaining(state: State, seat: int) -> Sequence[int]:
    """The colours in which a player may still use or burn a card in the second score."""
    if state.phase in ("final", "over"):
        return ()
    if state.phase != "second_score":
        return range(len(COLOURS))
    return [task.colours[0] for task in state.agenda if task.verb == "second" and task.seat == seat]


def _note_wants(held: _Holdings, tables: Tables, cards: Mapping[int, list[str]]) -> None:
    """What a banner of each colour is worth to the cards that will count it."""
    for card in cards.get(PURPLE, ()):
        for effect in tables.cards[card].effects:
            if effect.verb == "score_banners":
                for colour in effect.colours:
                    _want(held, colour, effect.numbers[0])
    if cards.get(WHITE) and held.burned[WHITE] < BURNED:
        for effect in tables.burning[WHITE][held.burned[WHITE]]:
            if effect.verb == "discard_banners":
                _want(held, effect.colours[0], effect.numbers[0])


def _want(held: _Holdings, colour: int, points: int) -> None:
    place = PLACE_OF[colour]
    held.wants[place] = max(held.wants[place], float(points))


def _best(held: _Holdings, tables: Tables, colour: int, cards: Sequence[str]) -> Promise:
    """The most that a card of a colour brings; what it brings beside points is then there."""
    best, chosen = Promise(0.0, 0.0), None
    top = 0.0
    for card in cards:
        found = _worth(held, tables.cards[card].effects)
        if (felt := _felt(held, found)) > top:
            best, chosen, top = found[0], tables.cards[card].effects, felt
    if held.burned[colour] < BURNED:
        benefit = tables.burning[colour][held.burned[colour]]
        found = _worth(held, benefit)
        if _felt(held, found) > top:
            best, chosen = found[0], benefit
    for effect in chosen or ():
        _carry_out(held, effect)
    return best


def _worth(held: _Holdings, effects: Sequence[Effect]) -> tuple[Promise, float]:
    """Points and crowns of some effects, and what else they are worth."""
    points = crowns = beside = 0.0
    drawn: Sequence[int] = ()
    for effect in effects:
        if effect.verb == "draw_colours":
            drawn = effect.colours or range(len(COLOURS))
            beside += held.outlook.spare * sum([held.bag[colour] for colour in drawn])
        elif effect.verb == "gain_crowns":
            crowns += effect.numbers[0]
        elif effect.verb == "score_cubes":
            found = [held.cubes[c] + (held.bag[c] if c in drawn else 0) for c in effect.colours]
            points += effect.numbers[0] * sum(found)
        elif effect.verb in _POINTS:
            points += _POINTS[effect.verb](held, effect)
        elif effect.verb == "burn_anywhere":
            points += _anywhere(held)
        else:
            beside += _beside(held, effect)
    return Promise(points, crowns), beside


def _anywhere(held: _Holdings) -> float:
    """What a card brings that is burned under any colour, about: at least under orange (C3)."""
    return max([_BURNED_ORANGE[held.burned[ORANGE]], 1.0])


def _felt(held: _Holdings, found: tuple[Promise, float]) -> float:
    gained, beside = found
    return gained.points + held.outlook.crown * gained.crowns + beside


def _beside(held: _Holdings, effect: Effect) -> float:
    """What is neither a point nor a crown: banners that cards ask for, coins, cubes."""
    if effect.verb in ("gain_banner", "port_banner"):
        if effect.word or not effect.colours:
            return max(held.wants) if effect.word else 0.0
        return sum([held.wants[PLACE_OF[colour]] for colour in effect.colours])
    if effect.verb == "different_banners":
        return sum(sorted(held.wants)[-2:])
    return held.outlook.spare * (effect.numbers[0] if effect.verb == "fleet" else 1.0)


def _carry_out(held: _Holdings, effect: Effect) -> None:
    """What is there for the colours that follow."""
    if effect.verb == "gain_banner":
        places = [PLACE_OF[colour] for colour in effect.colours]
        for place in places or [held.wants.index(max(held.wants))]:
            held.banners[place] += 1
    elif effect.verb == "discard_banners":
        held.banners[PLACE_OF[effect.colours[0]]] = 0
    elif effect.verb == "draw_colours":
        for colour in effect.colours or range(len(COLOURS)):
            held.cubes[colour] += held.bag[colour]
            held.bag[colour] = 0
    elif effect.verb == "remove_cubes":
        held.cubes[effect.colours[0]] = 0


def _banners(held: _Holdings, effect: Effect) -> float:
    return effect.numbers[0] * sum([held.banners[PLACE_OF[c]] for c in effect.colours])


def _burned(held: _Holdings, effect: Effect) -> float:
    return effect.numbers[0] * sum([held.burned[colour] for colour in effect.colours])


_POINTS: Final[Mapping[str, Callable[[_Holdings, Effect], float]]] = MappingProxyType(
    {
        "points": lambda _, effect: effect.numbers[0],
        "score_banners": _banners,
        "discard_banners": _banners,
        "score_burned": _burned,
        "score_all_burned": lambda held, effect: effect.numbers[0] * sum(held.burned),
        "score_unburned": lambda held, effect: effect.numbers[0] * len(held.player.cards),
        "score_supply": lambda held, effect: (
            effect.numbers[0] * (sum(held.cubes) // effect.numbers[1])
        ),
        "score_track": lambda held, effect: (
            effect.numbers[0] * sum([held.player.tracks[PLACE_OF[c]] for c in effect.colours])
        ),
        "remove_cubes": lambda held, effect: effect.numbers[0] * held.cubes[effect.colours[0]],
        "disc_back": lambda held, _: max(held.player.gone, default=0),
        "disc_out": lambda held, _: max(held.player.discs, default=0),
    }
)
"""Points of what is counted at once, by its verb; those of drawn cubes are counted with them."""
