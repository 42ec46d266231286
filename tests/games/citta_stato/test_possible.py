"""What is dealt in place of hidden things: nothing that can't be, and nothing that can is left out.

Every way to trade is played by the rules from every beginning (B8); what a player sees in the end
is beside all that can then lie hidden. The same of discs, by hand (A4, K2).
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations, product
from typing import NamedTuple

import pytest

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import FORMS
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.opening import new_game
from lacitta_nb.games.citta_stato.state import State, Task
from lacitta_nb.games.citta_stato.tables import shipped_tables
from tests.games.citta_stato.driver import SETTINGS, STYLES, random_game
from tests.games.citta_stato.invariants import cards_of, republics_of
from tests.games.citta_stato.support import game, happened, play, seat

BLACK = 4
VIEWER = 0


class Seen(NamedTuple):
    """What one player knows of republic cards: the own one, the offer, who traded how often."""

    own: str
    offer: tuple[str, ...]
    trades: tuple[int, ...]
    looking: tuple[tuple[int, str], ...]


class Lying(NamedTuple):
    """What can lie hidden: in which hands, in the offer, before whom who looks at it."""

    hands: tuple[str, ...]
    offer: tuple[str, ...]
    looked_at: tuple[str, ...]


def seen(view: State) -> Seen:
    return Seen(
        view.players[VIEWER].republic,
        tuple(sorted(view.offer)),
        tuple(len(player.burned[BLACK]) for player in view.players),
        tuple((task.seat, task.word) for task in view.agenda if task.verb == "republic"),
    )


def lying(state: State) -> Lying:
    return Lying(
        tuple(player.republic for player in state.players),
        tuple(sorted(state.offer)),
        tuple(task.word for task in state.agenda if task.verb == "republic"),
    )


def deals(size: int) -> Iterator[State]:
    """All ways to deal the plain cards, each once (S4)."""
    start = new_game(size, 3).state
    cards = start.table.tables.plain_republics[size]
    for dealt in sorted({hands[:size] for hands in permutations(cards)}):
        players = tuple(
            player._replace(republic=card)
            for player, card in zip(start.players, dealt, strict=True)
        )
        yield start._replace(players=players, agenda=())


def trades(state: State) -> Iterator[State]:
    """A trade of each player: every card of the offer taken, and either one kept."""
    deck = state.decks[BLACK]
    for trader in range(len(state.players)):
        for card in sorted(set(state.offer)):
            left = list(state.offer)
            left.remove(card)
            # A free card to be burned, as Venezia's power gives one (K6).
            asking = state._replace(
                offer=(card, *left),
                to_move=trader,
                present=(*state.present[:BLACK], deck[0], *state.present[BLACK + 1 :]),
                decks=(*state.decks[:BLACK], deck[1:], *state.decks[BLACK + 1 :]),
                agenda=(Task("take", trader, "K6", word="present"),),
            )
            looking = rules.apply(asking, "take burn black present").state
            yield looking
            for kept in ("old", "new"):
                yield rules.apply(looking, f"hold {kept}").state


@cache
def possible(size: int, most: int) -> dict[Seen, tuple[State, set[Lying]]]:
    """All that can lie hidden beside what the first player sees, after some trades at the most."""
    found: dict[Seen, tuple[State, set[Lying]]] = {}
    left, met = list(deals(size)), set()
    while left:
        state = left.pop()
        view = state.seen_by(VIEWER)
        found.setdefault(seen(view), (view, set()))[1].add(lying(state))
        if state.agenda or sum(len(player.burned[BLACK]) for player in state.players) == most:
            continue
        for after in trades(state):
            knows = tuple(tuple(sorted(player.knows_offer)) for player in after.players)
            one = (lying(after), knows, seen(after)[2:])
            if one not in met:
                met.add(one)
                left.append(after)
    return found


@pytest.mark.parametrize(("size", "most"), [(2, 3), (3, 2)])
def test_republic_cards_are_dealt_in_every_way_that_can_be_and_in_no_other(
    size: int, most: int
) -> None:
    """B8, S4: beside all that the rules can bring about for somebody who sees the same."""
    told = sorted(possible(size, most).items())
    for what, (view, can_be) in random.Random(size).sample(told, 60):
        dealt = {lying(rules.complete(view, seed)) for seed in range(12 * len(can_be))}
        assert dealt == can_be, what


def test_of_two_known_cards_that_are_alike_one_stays_known() -> None:
    """Section 5: another takes one card, so that one of the two still lies in the offer."""
    table = game(
        seat(cubes="B", republic="plutocracy_crowns", knows_offer="doge doge"),
        seat(cubes="B", republic="oligarchy_crowns"),
        offer="doge doge_crowns doge",
        to_move=1,
    )
    play(table, "burn black")
    assert table.state.players[0].knows_offer == ("doge",)
    assert table.state.seen_by(0).offer == ("doge", "?")
    play(table, "hold new")
    assert table.state.seen_by(0).offer == ("doge", "?", "?")


@dataclass
class Memory:
    """What everybody saw since the game began: who has traded."""

    traded: set[int] = field(default_factory=set)

    def see(self, events: Iterable[Event]) -> None:
        self.traded.update(e.player for e in happened(events, "republic") if e.player is not None)


def check_possible(state: State, view: State, own: int, memory: Memory) -> None:
    """All that a player knows of a position is so in a whole one, and nothing is hidden there."""
    assert state.seen_by(own) == view
    assert "?" not in republics_of(state)
    assert "?" not in cards_of(state)
    plain = [word for word in republics_of(state).elements() if not word.endswith("_crowns")]
    whole = state.table.tables.plain_republics[len(state.players)]
    assert not Counter(plain) - Counter(whole)
    assert len(plain) == len(state.players)
    assert {f"{form}_crowns" for form in FORMS} <= set(republics_of(state))
    for seat_, player in enumerate(state.players):
        if seat_ not in memory.traded:
            assert not player.republic.endswith("_crowns")
        laid = [placed.disc for placed in state.war if placed.player == seat_]
        assert sorted([*player.discs, *player.gone, *laid]) == list(range(6))
    for task in state.agenda:
        if task.verb == "lay_disc":
            assert task.numbers[0] in state.players[task.seat].discs
    for colour, deck in enumerate(state.decks):
        assert all(state.table.tables.cards[card].colour == colour for card in deck)


TABLES = [n for n, setting in enumerate(SETTINGS) if not setting.scenario]


@pytest.mark.parametrize("setting", TABLES, ids=lambda n: str(SETTINGS[n]))
def test_the_true_position_is_among_those_that_can_be(setting: int) -> None:
    """In random games, beside what was seen in them; whoever looks at a card has not traded yet."""
    chance = random.Random(setting)
    for number in range(setting, len(SETTINGS) * len(STYLES), len(SETTINGS)):
        memory = Memory()
        for moment in random_game(number):
            memory.see(moment.step.events)
            state = moment.step.state
            if not any(task.verb == "republic" for task in state.agenda) and chance.random() > 0.05:
                continue
            for own in range(len(state.players)):
                view = state.seen_by(own)
                check_possible(state, view, own, memory)
                for seed in range(4):
                    check_possible(rules.complete(view, seed), view, own, memory)


def hands(view: State) -> set[tuple[int, ...]]:
    """The discs that are dealt on the war track, in the order of placing."""
    return {tuple(placed.disc for placed in rules.complete(view, seed).war) for seed in range(400)}


def test_discs_are_dealt_in_every_way_that_can_be_and_in_no_other() -> None:
    """A4: any that has not left the game; of two others each its own."""
    table = game(
        seat(discs="0123"), seat(discs="024"), seat(discs="35"), war=[(1, 1), (2, 4), (0, 5)]
    )
    gone = [set(player.gone) for player in table.state.players]
    left = [sorted({0, 1, 2, 3, 4, 5} - out) for out in gone]
    assert hands(table.state.seen_by(0)) == set(product(left[1], left[2], [5]))
    assert hands(table.state.seen_by(1)) == set(product([1], left[2], left[0]))
    assert hands(rules.public(table.state)) == set(product(left[1], left[2], left[0]))


def test_where_own_tables_let_a_card_trade_nobody_is_known_to_hold_a_plain_card() -> None:
    """A trade that is no benefit leaves no trace among the burned cards."""
    shipped = shipped_tables()
    cards = shipped.source["cards"]
    cards["value"]["silk"]["effects"] = ["trade"]
    start = game(seat(), seat(), tables=shipped.changed({"cards": cards})).state
    held = {rules.complete(start.seen_by(0), n).players[1].republic for n in range(80)}
    assert {word for word in held if word.endswith("_crowns")} == {f"{f}_crowns" for f in FORMS}
