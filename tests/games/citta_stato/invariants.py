"""What must hold at every move of any game, worked out anew from the rule page alone.

Nothing here takes the word of the rules: what there is of everything is counted over, what they say
is in the stock is held against that, and what events tell is
compared with what has changed.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.rules.draft import Draft
from lacitta_nb.games.citta_stato.state import Player, State
from tests.games.citta_stato.driver import Moment
from tests.games.citta_stato.support import COLOURS, PLAIN, PRICES, happened

CUBES: Final = {"yellow": 12, "white": 20, "green": 12, "orange": 12, "black": 20, "purple": 12}
MORE_CUBES: Final = {"yellow": 3, "white": 5, "green": 3, "orange": 3, "black": 5, "purple": 3}
MARKER: Final = {2: 3, 3: 4, 4: 6, 5: 7}
ZONES: Final = {"plutocracy": range(1, 6), "oligarchy": range(6, 11), "doge": range(11, 16)}
ABOVE: Final = (0, 1, 2, 1, 0) * 3
STAND_IN: Final = {"yellow": "white", "green": "white", "orange": "black", "purple": "black"}
ACTION: Final = {
    "fleet": "yellow",
    "city": "white",
    "guilds": "green",
    "war": "orange",
    "republic": "black",
    "politics": "purple",
}
REQUIRED: Final = {1: (18, 19, 20), 2: (21, 23, 25), 3: (24, 27, 30), 4: (27, 31, 35)}


def cubes_of(state: State) -> Counter[str]:
    """All cubes of the game, wherever they lie: also those drawn of which some are kept."""
    found: Counter[str] = Counter()
    lie: list[Iterable[int]] = [state.removed]
    for player in state.players:
        lie += [player.cubes, player.bag]
    if state.ghost:
        lie.append(state.ghost.bag)
        found.update(COLOURS[colour] for colour in state.ghost.drawn)
    for counts in lie:
        found.update(dict(zip(COLOURS, counts, strict=True)))
    for colour, column in zip(COLOURS, state.market, strict=True):
        found[colour] += sum(column)
    for task in state.agenda:
        if task.verb == "keep":
            found.update(COLOURS[colour] for colour in task.colours)
    return found


def cards_of(state: State) -> Counter[str]:
    """All action cards, wherever they lie: also one that is still to be burned."""
    found = Counter([*state.present, *state.future])
    for piles in (state.decks, state.discards):
        found.update(card for pile in piles for card in pile)
    for player in state.players:
        found.update(player.cards)
        found.update(card for pile in player.burned for card in pile)
    found.update(task.word for task in state.agenda if task.verb == "under")
    del found[""]
    return found


def republics_of(state: State) -> Counter[str]:
    """All republic cards of the game, one that is looked at with them."""
    found = Counter(state.offer)
    found.update(player.republic for player in state.players)
    found.update(task.word for task in state.agenda if task.verb == "republic")
    return found


def check_game(moves: Iterable[Moment]) -> State:
    """Check every move of a game; its last state."""
    state: State | None = None
    first: State | None = None
    for moment in moves:
        first = first or moment.before
        state = moment.step.state
        check_conserved(moment, first)
        check_limits(state)
        check_told(moment)
        check_market(moment)
        check_turn(moment)
        check_round(moment)
    assert state is not None
    check_end(state)
    return state


def check_conserved(moment: Moment, first: State) -> None:
    """Nothing comes or goes but what events tell, and never more than there is (section 2, S7)."""
    before, (after, events) = moment.before, moment.step
    more = after.table.expansion
    was, now = cubes_of(before), cubes_of(after)
    for colour in COLOURS:
        got = sum(e.amount for e in happened(events, "cube") if e.colour == colour)
        assert now[colour] == was[colour] + got <= CUBES[colour] + MORE_CUBES[colour] * more
    assert cards_of(after) == cards_of(first)
    assert republics_of(after) == republics_of(first)
    crowns = sum(player.crowns for player in after.players) + after.removed_crowns
    assert crowns <= 20 + 5 * more
    for place in range(len(PLAIN)):
        assert sum(player.banners[place] for player in after.players) <= 12 + 3 * more
    for seat, player in enumerate(after.players):
        laid = [placed.disc for placed in after.war if placed.player == seat]
        assert sorted([*player.discs, *player.gone, *laid]) == [0, 1, 2, 3, 4, 5]
    if after.ghost:
        laid = [placed.disc for placed in after.war if placed.player == 1]
        assert len({*after.ghost.discs, *laid}) == len(after.ghost.discs) + len(laid)
    check_schemes(before, after)


def check_schemes(before: State, after: State) -> None:
    """Schemes stay where they are, but for those that a ghost takes out of the game."""
    for was, now in zip(before.schemes, after.schemes, strict=True):
        assert now == was or (now == "" and after.ghost is not None)
    assert [player.scheme for player in after.players] == [p.scheme for p in before.players]


def numbers_of(state: State) -> Iterator[int]:
    """Everything that can't be below nought."""
    for player in state.players:
        yield from (*player.cubes, *player.bag, *player.banners, player.crowns, player.actions)
    for column in state.market:
        yield from column
    yield from (*state.removed, state.removed_crowns, state.upgrade)
    if state.ghost:
        yield from state.ghost.bag


def check_limits(state: State) -> None:
    """Spaces, places and numbers are those that there are."""
    assert min(numbers_of(state)) >= 0
    assert 1 <= state.round <= 7
    assert state.upgrade <= (state.table.game or MARKER[len(state.players)])
    for player in state.players:
        assert all(1 <= space <= 4 for space in player.tracks)
        assert 1 <= player.marker <= 15
        assert all(len(pile) <= 3 for pile in player.burned)
        assert player.second == 0 or state.phase in ("second_score", "final", "over")
    for column in state.market:
        assert column[0] <= 1 >= column[1]
    seats = [placed.player for placed in state.war]
    assert len(seats) == len(set(seats)) <= max(2, len(state.players))
    if state.agenda:
        assert state.phase in ("actions", "war", "second_score")
    check_stock(state)


def check_stock(state: State) -> None:
    """A state and a draft of it tell of the stock what is nowhere else (S7)."""
    more, lie = state.table.expansion, cubes_of(state)
    for table in (state, Draft(state)):
        for number, colour in enumerate(COLOURS):
            there = CUBES[colour] + more * MORE_CUBES[colour]
            assert table.cube_stock(number) == there - lie[colour]
        for place in range(len(PLAIN)):
            held = [player.banners[place] for player in state.players]
            assert table.banner_stock(place) == 12 + more * 3 - sum(held)
        crowns = [state.removed_crowns, *(player.crowns for player in state.players)]
        assert table.crown_stock == 20 + more * 5 - sum(crowns)


def check_told(moment: Moment) -> None:
    """What each player has is what it was and what events tell."""
    before, (after, events) = moment.before, moment.step
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        own = [event for event in events if event.player == seat]
        points = sum(event.amount for event in happened(own, "points"))
        if before.phase == "second_score":
            assert (new.points, new.second) == (old.points, old.second + points)
        else:
            assert (new.points, new.second) == (old.points + points, old.second)
        assert new.marker == old.marker + sum(e.amount for e in happened(own, "moved"))
        assert new.crowns == old.crowns + sum(e.amount for e in happened(own, "crown"))
        for place, colour in enumerate(PLAIN):
            got = sum(e.amount for e in happened(own, "banner") if e.colour == colour)
            assert new.banners[place] == old.banners[place] + got
            steps = [e for e in own if e.colour == colour]
            up, down = happened(steps, "upgraded"), happened(steps, "moved_back")
            assert new.tracks[place] == old.tracks[place] + len(up) - len(down)
        check_cards(old, new, own)
    assert all(event.rule for event in events)


def check_cards(old: Player, new: Player, events: Sequence[Event]) -> None:
    """Cards that are burned stay burned; used ones stay in the supply until they are burned."""
    for was, now in zip(old.burned, new.burned, strict=True):
        assert now[: len(was)] == was
    laid = happened(events, "card_burned")
    for colour, was, now in zip(COLOURS, old.burned, new.burned, strict=True):
        assert [e.what for e in laid if e.colour == colour] == list(now[len(was) :])
    assert all(event.amount <= 9 for event in happened(events, "points", "B5"))


def check_market(moment: Moment) -> None:
    """Cubes lie where events say, each laid on the highest free place (M2); nothing slides (M3)."""
    before, (after, events) = moment.before, moment.step
    columns = {
        colour: dict(zip(PRICES, column, strict=True))
        for colour, column in zip(COLOURS, before.market, strict=True)
    }
    drawn = ""
    for event in events:
        if event.kind == "ghost":
            drawn = event.colour
        elif event.kind == "to_market":
            column = columns[event.colour]
            assert event.amount == next(p for p in PRICES if p == 1 or not column[p])
            column[event.amount] += 1
        elif event.kind in ("bought", "taken"):
            columns[event.colour][event.amount] -= 1
        elif event.kind == "from_market":
            row = 2 if (after.table.scenario, drawn) in ((3, "yellow"), (4, "white")) else 1
            assert columns[event.colour][row] == event.amount
            columns[event.colour][row] = 0
    assert [tuple(columns[colour].values()) for colour in COLOURS] == list(after.market)


def check_turn(moment: Moment) -> None:
    """A turn costs what it must (T2, T3), and the next who has not passed goes on (T1)."""
    before, action, (after, events) = moment
    paid = happened(events, "paid")
    if before.agenda or before.phase != "actions":
        assert not paid
    elif action is not None and action.kind != "pass":
        (pays,) = paid
        number = before.players[before.to_move].actions + 1
        colour = action.colours[0] if action.colours else ACTION[action.kind]
        assert (pays.player, pays.amount, len(pays.cubes)) == (before.to_move, number, number)
        assert set(pays.cubes) <= {colour, STAND_IN.get(colour, colour)}
        assert pays.cubes.count(colour) == number - action.wild
        laid = happened(events, "to_market")
        assert len(laid) == (number == 1) or action.kind == "burn"
        if number == 1:
            assert laid[0].colour == pays.cubes[0]
    if before.phase == after.phase == "actions" and not after.agenda and action is not None:
        size = len(after.players)
        order = [(before.to_move + step) % size for step in range(1, size + 1)]
        assert after.to_move == next(seat for seat in order if not after.players[seat].passed)
    if after.phase == "war" and before.phase == "actions":
        assert all(player.passed for player in after.players)


def check_round(moment: Moment) -> None:
    """Rounds follow each other, nobody begins twice running (U2), all is reset (R2, R3)."""
    before, (after, _) = moment.before, moment.step
    passed = [event.player for event in happened(moment.step.events, "passed")]
    first = [seat for seat in passed if seat != before.first_player]
    if before.phase == "actions":
        known = before.passed_first if before.passed_first >= 0 else (first or [-1])[0]
        assert after.passed_first == known
    if before.phase != "round_end":
        assert (after.round, after.first_player) == (before.round, before.first_player)
        return
    assert after.round == min(7, before.round + 1)
    assert after.phase == ("second_score" if before.round == 7 else "actions")
    if before.ghost:
        assert after.first_player == 0
        assert after.ghost is not None
        assert (after.ghost.bag, after.ghost.drawn) == ((1,) * 6, ())
    else:
        assert after.first_player == before.passed_first != before.first_player
    assert after.to_move == after.first_player
    assert after.used == (False,) * 4
    assert after.war == ()
    assert all((player.actions, player.passed) == (0, False) for player in after.players)
    for colour, card in enumerate(before.future):
        assert not card or after.present[colour] == card
    check_draws(moment)


def check_draws(moment: Moment) -> None:
    """Each draws the number of the green track, the last ones two more, or what there is (R5)."""
    before, (after, events) = moment.before, moment.step
    least = min(player.points for player in before.players)
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        last = old.points == least
        if before.table.scenario:
            last = old.points <= REQUIRED[before.table.scenario][before.table.game - 1]
        number = min(sum(old.bag), old.tracks[1] + 2 + 2 * last)
        assert sum(new.cubes) == sum(old.cubes) + number
        assert sum(len(e.cubes) for e in happened(events, "drawn") if e.player == seat) == number


def score_of(state: State) -> list[tuple[int, int, int]]:
    """Everybody's final score, both scores added, cubes, from what lies on the table (E4, E5)."""
    found = []
    for player in state.players:
        low, high = sorted((player.points, player.second))
        signs = sum(space % 3 == 0 for space in range(low + 1, high + 1))
        crowns = player.crowns + 2 * player.republic.endswith("_crowns")
        inside = player.marker in ZONES[player.republic.removesuffix("_crowns")]
        final = high if inside and crowns >= signs else low
        found.append((final, low + high, sum(player.cubes)))
    return found


def winners(state: State) -> tuple[int, ...]:
    """Who has won (E5)."""
    keys = score_of(state)
    return tuple(seat for seat, key in enumerate(keys) if key == max(keys))


def check_end(state: State) -> None:
    """The game ends after seven rounds with nothing left to be done."""
    assert state.over
    assert (state.round, state.agenda, state.decision) == (7, (), None)


def check_last(moment: Moment) -> None:
    """The crowns above the markers are taken, all is told, and who has won (E3 to E5)."""
    before, (after, events) = moment.before, moment.step
    stock = 20 + 5 * after.table.expansion - before.removed_crowns
    stock -= sum(player.crowns for player in before.players)
    size = len(after.players)
    for step in range(size):
        seat = (before.first_player + step) % size
        due = min(stock, ABOVE[before.players[seat].marker - 1])
        assert after.players[seat].crowns == before.players[seat].crowns + due
        stock -= due
    final = happened(events, "final")
    assert [(e.player, e.amount) for e in final] == list(
        enumerate(score for score, *_ in score_of(after))
    )
    if after.ghost is None:
        (won,) = happened(events, "won")
        assert (won.players, won.amount) == (winners(after), max(score_of(after))[0])
    else:
        (solo,) = happened(events, "solo")
        assert solo.what in ("won", "lost")
