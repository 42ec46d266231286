"""Positions for exercises: moments of games that are played quickly and sensibly, drawn by a text.

The players keep what they have most of, and place things where they bring something. So cities
stand as people would build them, and every position is one that a game can lead to.
"""

from collections.abc import Callable, Iterator
from typing import Final

from lacitta_nb.core.chance import draws
from lacitta_nb.games.saint_malo import rules
from lacitta_nb.games.saint_malo.actions import Action
from lacitta_nb.games.saint_malo.city import NUMBER, SIDE_OF, SIDES
from lacitta_nb.games.saint_malo.constants import LEVELS, ROLLS, SCORED, SYMBOLS, Symbol
from lacitta_nb.games.saint_malo.rules.effects import POINTS, coins_at
from lacitta_nb.games.saint_malo.rules.using import symbol_of
from lacitta_nb.games.saint_malo.state import Player, State
from lacitta_nb.games.saint_malo.tables import shipped_tables
from lacitta_nb.lessons.making import Draw

_NAMES: Final = ("Anne", "Marc", "Léa", "Yann", "Rose")
_SEATS: Final = {1: (2,), 2: (2, 3), 3: (3, 4, 5)}
"""How many play at each level."""
_ROUNDS: Final = {1: (3, 7), 2: (5, 11), 3: (9, 17)}
"""How many rounds were played at each level: from, to."""
_SEEDS: Final = 1 << 31
_ENOUGH: Final = (3, 4, 4)
"""Dice of one symbol with which a player rolls no more: one of these, by lot."""
_FEW_LOGS: Final = 3
"""Logs with which nobody wants more of them."""

Lot = Callable[[], float]


def started(draw: Draw, seats: tuple[int, ...] = ()) -> State:
    """A game before its first roll."""
    size = draw.one(seats or _SEATS[draw.level], "size")
    seed = int(draw.lot("seed") * _SEEDS)
    first = draw.number(0, size - 1, "first")
    return rules.new_state(_NAMES[:size], shipped_tables(), first, seed)


def resting(draw: Draw, seats: tuple[int, ...] = (), rounds: tuple[int, int] = (0, 0)) -> State:
    """A moment between two turns, some rounds into a game; nobody's city is full."""
    state = started(draw, seats)
    fewest, most = rounds if any(rounds) else _ROUNDS[draw.level]
    wanted = draw.number(fewest, most, "rounds") * state.table.size
    wanted += draw.number(0, state.table.size - 1, "seat")
    while state.turns < wanted:
        after = one_turn(state)
        if after.last_round:
            break
        state = after
    return rules.public(state)


def moments(draw: Draw, first: int = 4, last: int = 12) -> Iterator[State]:
    """The moments between turns of a game, from one on that is drawn; nobody's city is full."""
    state, skipped = started(draw), draw.number(first, last, "first moment")
    while not state.last_round:
        if state.turns >= skipped * state.table.size:
            yield rules.public(state)
        state = one_turn(state)


def ending(draw: Draw, *, whole: bool = True) -> State:
    """A game whose last turn has been taken, or in which a city has just been filled."""
    state = started(draw)
    while not (state.ends if whole else state.last_round):
        state = one_turn(state)
    return rules.public(state)


def showing(state: State, dice: tuple[Symbol, ...], rolls: int = ROLLS) -> State:
    """The turn that comes next, with dice that lie there."""
    return state._replace(dice=dice, rolls=rolls)


def thrown(draw: Draw, name: str = "dice") -> tuple[Symbol, ...]:
    """Five dice as they lie after a throw."""
    lot = draws(f"{draw.text}/{name}")
    return tuple([SYMBOLS[int(lot() * len(SYMBOLS))] for _ in range(5)])


def told(state: State) -> str:
    """What the dice show, as a sentence takes it: the page shows no dice."""
    return " ".join(sorted(state.dice, key=SYMBOLS.index))


def with_coins(state: State, coins: int) -> State:
    """The same moment in which the mover has so many coins."""
    seat = state.to_move
    mover = state.mover._replace(coins=coins)
    return state._replace(players=(*state.players[:seat], mover, *state.players[seat + 1 :]))


def with_boxes(state: State, boxes: int) -> State:
    """The same moment with so many boxes marked, and cannons lost as those attacks may have done.

    Defences never fall: an attack that is too strong for today's took a cannon, any other may have.
    """
    table = state.table.tables
    attacks = table.strengths[: boxes // state.table.row_length]

    def hit(player: Player) -> Player:
        unheld = sum(player.defence < strength for strength in attacks)
        lost = min(max(player.cannons_lost, unheld), len(attacks), table.cannons)
        return player._replace(cannons_lost=lost)

    return state._replace(boxes=boxes, players=tuple(map(hit, state.players)))


def one_turn(state: State) -> State:
    """The state after the next turn, as a sensible player plays it."""
    lot = draws(f"{state.table.seed}/exercise/{state.turns}")
    now = rules.advance(state).state
    while now.choice is not None:
        now = rules.apply(now, _choice(now, lot)).state
    return now


def _choice(state: State, lot: Lot) -> Action:
    legal = rules.legal_actions(state)
    match state.choice:
        case "roll":
            return _keep(state, legal, _ENOUGH[int(lot() * len(_ENOUGH))])
        case "use":
            return _use(state, legal, lot)
        case "house":
            return legal[int(lot() * (len(legal) - 1))]
        case "bonus":
            return legal[int(lot() * len(legal))]
        case _:
            return max(legal, key=lambda action: _liking(state, action) + lot())


def _keep(state: State, legal: list[Action], enough: int) -> Action:
    """The dice of the symbol that most of them show; with enough of it no further roll."""
    most = max(SCORED, key=state.dice.count)
    if state.dice.count(most) >= enough:
        return legal[0]
    keeps = [action for action in legal if set(action.dice) <= {most}]
    return max(keeps, key=lambda action: len(action.dice))


def _use(state: State, legal: list[Action], lot: Lot) -> Action:
    """One of what the dice bring without turning, of things that come in numbers the most."""
    free = [action for action in legal if not action.turned and action.what in _wanted(state)]
    largest: dict[str, Action] = {}
    for action in free:
        key = str(action) if action.what == "cross" or action.what in LEVELS else action.what
        largest[key] = action
    usable = [action for action in largest.values() if state.dice.count(symbol_of(action.what)) > 1]
    found = sorted(usable or largest.values() or legal[:1], key=lambda action: action.number)
    # What takes more dice is mostly the better use.
    return found[int(max(lot(), lot()) * len(found))]


def _wanted(state: State) -> tuple[str, ...]:
    """What is worth having: logs only few of them."""
    scored = tuple(symbol for symbol in SCORED if symbol != "log" or state.mover.logs < _FEW_LOGS)
    return *scored, *LEVELS


def _liking(state: State, action: Action) -> float:
    """How well a space suits what comes next: walls beside walls, all else by what it brings."""
    assert state.placing is not None
    mover, thing, number = state.mover, state.placing.thing, NUMBER[action.space]
    side = SIDE_OF.get(number, "")
    whole = bool(side) and not mover.is_broken(side)
    if thing == "wall":
        return float((mover.where("wall") & SIDES[side]).bit_count()) if whole else -1.0
    gain = coins_at(mover, number) if thing == "merchant" else 0
    if thing in ("priest", "juggler"):
        gain = POINTS[thing](mover, number)
    return gain - 3.0 * whole - 0.5 * bool(side)
