"""What must hold at every move of any game, worked out anew from the rule page alone.

Nothing here asks the rules: cities are dicts of names, and what is beside what is told by letters
and numbers.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.state import Player, State
from tests.games.saint_malo.driver import Moment
from tests.games.saint_malo.support import (
    BOTTOM,
    LEFT,
    LEVELS,
    OUTER,
    RIGHT,
    ROW,
    SPACES,
    TOP,
    gained,
    happened,
    rolled,
)

City = dict[str, str]
SIDES: Final = {"top": TOP, "right": RIGHT, "bottom": BOTTOM, "left": LEFT}
STRENGTHS: Final = (1, 3, 6, 8, 10, 12)
SERIES: Final = (0, 1, 4, 8, 13, 20)
BONUS: Final = {"right": ("coins", 2), "bottom": ("points", 3), "left": ("coins", 2)}


@cache
def beside(space: str) -> frozenset[str]:
    """The up to eight spaces beside a space."""
    row, column = ord(space[0]), int(space[1])
    around = {f"{chr(row + down)}{column + right}" for down in (-1, 0, 1) for right in (-1, 0, 1)}
    return frozenset(around & set(SPACES)) - {space}


@cache
def joined(space: str) -> frozenset[str]:
    """The up to four spaces that touch a space by an edge."""
    return frozenset(s for s in beside(space) if s[0] == space[0] or s[1] == space[1])


@cache
def city_of(player: Player) -> Mapping[str, str]:
    """What the filled spaces of a player hold."""
    return player.city


def in_one_piece(spaces: Iterable[str]) -> bool:
    """Whether spaces hang together by edges."""
    left = set(spaces)
    edge = [left.pop()] if left else []
    while edge:
        near = joined(edge.pop()) & left
        left -= near
        edge += near
    return not left


def complete(city: Mapping[str, str]) -> set[str]:
    """The sides that hold five walls."""
    return {
        side
        for side, spaces in SIDES.items()
        if all(city.get(space) == "wall" for space in spaces.split())
    }


def broken(city: Mapping[str, str]) -> set[str]:
    """The sides that hold anything but walls."""
    return {
        side
        for side, spaces in SIDES.items()
        if any(city.get(space, "wall") != "wall" for space in spaces.split())
    }


def defence(city: Mapping[str, str]) -> int:
    """Soldiers, and two for each complete side."""
    return list(city.values()).count("soldier") + 2 * len(complete(city))


def effect(city: Mapping[str, str], space: str, what: str) -> tuple[int, int]:
    """The points and the coins that a thing brings when it is placed."""
    near = [city[other] for other in beside(space) if other in city]
    if what == "merchant":
        return 0, near.count("crate")
    points = {"citizen": 1, "house": 3, "noble": 7}.get(what, 0)
    if what == "priest":
        points = sum(thing.startswith("church") for thing in near)
    if what == "juggler":
        points = 2 * len({thing for thing in near if thing in LEVELS})
    return points, 0


def series(city: Mapping[str, str]) -> int:
    """The points of the churches: series after series is taken away, each as long as it goes."""
    left = Counter(what for what in city.values() if what.startswith("church"))
    points = 0
    while left["church1"]:
        size = 0
        while size < 5 and left[f"church{size + 1}"]:
            size += 1
            left[f"church{size}"] -= 1
        points += SERIES[size]
    return points


def score_of(state: State) -> list[int]:
    """Everybody's score, from what lies on the table."""
    found = []
    for player in state.players:
        city = city_of(player)
        full = 5 * (len(city) == len(SPACES))
        kept = player.coins // 2 + player.logs - 5 * player.cannons_lost
        found.append(player.points + full + kept + series(city))
    return found


class Turn:
    """What was placed in a turn so far, in its order."""

    def __init__(self) -> None:
        self.placed: list[tuple[str, str]] = []
        self.use = ""
        self.number = 0

    def spaces(self, what: str) -> list[str]:
        return [space for space, thing in self.placed if thing == what]


def check_game(moves: Iterable[Moment]) -> State:
    """Check every move of a game; its last state."""
    turn = Turn()
    state: State | None = None
    for moment in moves:
        before, state = moment.before, moment.step.state
        check_cities(moment)
        check_goods(moment)
        check_effects(moment)
        check_pirates(moment)
        check_dice(moment)
        turn.placed += [(e.space, e.what) for e in happened(moment.step.events, "placed")]
        if moment.action is not None and moment.action.kind == "use":
            turn.use, turn.number = moment.action.what, moment.action.number
        if state.turns > before.turns:
            check_turn(turn, state)
            turn = Turn()
    assert state is not None
    check_end(state)
    return state


def check_cities(moment: Moment) -> None:
    """Spaces never change once they are filled; only the mover's city grows (G1, G2)."""
    before, (after, events) = moment.before, moment.step
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if old is new:
            continue
        was, now = city_of(old), city_of(new)
        assert was.items() <= now.items()
        added = {space: now[space] for space in now.keys() - was.keys()}
        told = {e.space: e.what for e in happened(events, "placed") if e.player == seat}
        assert added == told
        assert not added or seat == before.to_move
        assert {space for space in added if added[space] == "wall"} <= set(OUTER.split())
        assert new.defence == defence(now)


def check_goods(moment: Moment) -> None:
    """Coins, logs and points are what events tell; none falls below nought, points never fall."""
    before, (after, events) = moment.before, moment.step
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        own = [event for event in events if event.player == seat]
        logs = gained(own, "delivered") - gained(own, "logs_used")
        coins = gained(own, "coins") - sum(
            e.coins for e in own if e.kind in ("turned", "delivered")
        )
        assert (new.logs, new.coins) == (old.logs + logs, old.coins + coins)
        assert new.points == old.points + gained(own, "points")
        assert min(new.logs, new.coins, new.points, gained(own, "points")) >= 0
        lost = len(happened(own, "cannon_lost"))
        assert new.cannons_lost == old.cannons_lost + lost <= 6
        assert not own or seat == before.to_move or lost or happened(own, "held") or after.over
    assert all(event.coins == 2 * event.amount > 0 for event in happened(events, "turned"))
    assert all(event.coins == 2 for event in happened(events, "delivered"))


def check_effects(moment: Moment) -> None:
    """What each thing brings, and what becomes of the sides, in the order of the events."""
    before, (_, events) = moment.before, moment.step
    city = dict(city_of(before.mover))
    due: Counter[str] = Counter()
    for event in happened(events, "placed"):
        was_complete, was_broken = complete(city), broken(city)
        points, coins = effect(city, event.space, event.what)
        city[event.space] = event.what
        due.update(points=points, coins=coins)
        for side in complete(city) - was_complete:
            due[f"side_complete {side}"] += 1
            kind, amount = BONUS.get(side, ("persons", 0))
            due[kind] += amount
        for side in broken(city) - was_broken:
            due[f"side_broken {side}"] += 1
    told = Counter(f"{e.kind} {e.side}" for e in events if e.kind.startswith("side_"))
    told.update(points=gained(events, "points"), coins=gained(events, "coins"))
    assert +told == +due
    sides = [event.side for event in happened(events, "side_complete")]
    assert [e.side for e in happened(events, "bonus") if e.rule == "W3"] == [
        side for side in sides if side in BONUS
    ]


def check_pirates(moment: Moment) -> None:
    """Boxes are marked when a turn ends, and a full row is an attack on everybody (R1 to R4)."""
    before, (after, events) = moment.before, moment.step
    length = ROW[len(before.players)]
    marks = 0
    if after.turns > before.turns:
        marks = min(before.dice.count("swords"), 6 * length - before.boxes)
    assert after.boxes == before.boxes + marks
    assert gained(events, "pirates") == marks
    rows = range(before.boxes // length, after.boxes // length)
    attacks = happened(events, "attack")
    assert [(e.row, e.amount) for e in attacks] == [(row + 1, STRENGTHS[row]) for row in rows]
    outcomes = [event for event in events if event.kind in ("held", "cannon_lost")]
    expected: list[tuple[str, int | None, int]] = []
    for row in rows:
        for seat, player in enumerate(after.players):
            strength = defence(city_of(player))
            kind = "cannon_lost" if strength < STRENGTHS[row] else "held"
            expected.append((kind, seat, strength))
    assert [(e.kind, e.player, e.amount) for e in outcomes] == expected


def check_dice(moment: Moment) -> None:
    """Dice that stay show what they showed; the others what the seed draws (D1, D2)."""
    before, (after, events) = moment.before, moment.step
    kept: list[str] = []
    if moment.action is None:
        number = 0 if before.ends else 1
    elif moment.action.kind == "keep":
        kept, number = list(moment.action.dice), before.rolls + 1
    else:
        number = 0
    rolls = happened(events, "rolled")
    assert len(rolls) == min(number, 1)
    assert number <= 3
    if number:
        fresh = rolled(before.seed, before.turns, number, 5 - len(kept))
        assert Counter(after.dice) == Counter([*kept, *fresh]) == Counter(rolls[0].dice)
        assert (rolls[0].amount, after.rolls) == (number, number)
        assert not Counter(kept) - Counter(before.dice)
    elif after.turns == before.turns:
        assert after.dice == before.dice


def check_turn(turn: Turn, after: State) -> None:
    """What a whole turn has placed is what its action says (C1, H1, P1, P9, W1)."""
    player = after.players[(after.start_player + after.turns - 1) % len(after.players)]
    things = Counter(thing for _, thing in turn.placed)
    crates = turn.spaces("crate")
    assert in_one_piece(crates)
    assert things["crate"] == (turn.number if turn.use == "crate" else 0)
    churches = [thing for thing in things if thing.startswith("church")]
    assert churches == ([f"church{turn.number}"] if turn.use == "cross" else [])
    persons = sum(things[person] for person in LEVELS)
    assert persons == (turn.use in LEVELS) if turn.use != "wall" else persons <= 1
    houses, architects = turn.spaces("house"), turn.spaces("architect")
    assert len(houses) <= 3
    assert in_one_piece(houses)
    assert not houses or beside(architects[0]) & set(houses)
    if turn.use == "wall":
        short = turn.number - things["wall"]
        assert short == 0 or (short > 0 and set(OUTER.split()) <= city_of(player).keys())
    else:
        assert things["wall"] == 0


def check_end(state: State) -> None:
    """The game ends with the round in which a city was filled first (E1), and is counted (E3)."""
    assert state.over
    assert state.turns % len(state.players) == 0
    assert any(len(city_of(player)) == len(SPACES) for player in state.players)
    assert state.boxes <= 6 * ROW[len(state.players)]


def winners(state: State) -> tuple[int, ...]:
    """Who has won: most points, then most empty spaces (E4)."""
    keys = [
        (total, -len(city_of(player)))
        for total, player in zip(score_of(state), state.players, strict=True)
    ]
    return tuple(seat for seat, key in enumerate(keys) if key == max(keys))


def check_told(events: Iterable[Event], last: State) -> None:
    """The count at the end is told part by part, and who has won (E3, E4)."""
    totals = score_of(last)
    final = happened(events, "final")
    assert [(e.player, e.amount) for e in final] == list(enumerate(totals))
    assert [sum(points for _, points in e.parts) for e in final] == totals
    (won,) = happened(events, "won")
    assert (won.players, won.amount) == (winners(last), max(totals))
