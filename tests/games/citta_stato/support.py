"""A small vocabulary for tests: seats with cubes, cards and markers; turns; refusals.

Cubes and banners are told by letters, Y W G O B P: `seat(cubes="YYW", bag="G", banners="PP")`.
Moments are made of states, not of files, so that a fault of the files hides none of the rules.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

import pytest

import lacitta_nb as lc
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.opening import new_solo
from lacitta_nb.games.citta_stato.state import Ghost, Placed, Player, State
from lacitta_nb.games.citta_stato.table import Table
from lacitta_nb.games.citta_stato.tables import Tables, shipped_tables

Fields = dict[str, Any]

COLOURS: Final = ("yellow", "white", "green", "orange", "black", "purple")
PLAIN: Final = ("yellow", "green", "orange", "purple")
LETTERS: Final = "YWGOBP"
PLAIN_LETTERS: Final = "YGOP"
PRICES: Final = (3, 2, 1)
"""The rows of the market, from the top (section 2)."""
CITIES: Final = ("venezia", "ragusa", "amalfi", "ancona", "gaeta")
"""The cities of the seats unless others are told."""
REPUBLICS: Final = ("doge", "plutocracy", "oligarchy", "oligarchy", "doge")
PRESENT: Final = {
    "yellow": "barcelona",
    "white": "naval_engineering",
    "green": "grand_merchant",
    "orange": "hunt_saracen_pirates",
    "black": "republican_thought",
    "purple": "elder_council",
}
FUTURE: Final = {
    "yellow": "flanders",
    "white": "ivory",
    "green": "shipwright",
    "orange": "warfare_intent",
    "black": "subversive_push",
    "purple": "duchy",
}
SCHEMES: Final = "turning_point credit_policy diplomacy decree"
ENDED: Final = ("war", "round_end")
"""Phases in which all have passed."""
OFFER: Final = "plutocracy_crowns oligarchy_crowns doge_crowns"


def counts(letters: str, order: str = LETTERS) -> tuple[int, ...]:
    """How many of each colour, of letters."""
    assert set(letters) <= set(order), letters
    return tuple(letters.count(letter) for letter in order)


def letters(numbers: Iterable[int], order: str = LETTERS) -> str:
    """The letters of so many of each colour."""
    return "".join(letter * n for letter, n in zip(order, numbers, strict=True))


def seat(**given: Any) -> Fields:
    """A player: what is not told is as at the start, but supply and bag are empty."""
    return given


def _player(number: int, told: Fields, war: Iterable[tuple[int, int]]) -> Player:
    """What lies before a player, from what a test tells of it.

    Discs that are neither in the hand nor on the war track have left the game.
    """
    given = dict(told)
    laid = [disc for seat_, disc in war if seat_ == number]
    tracks = given.pop("tracks", {})
    burned = given.pop("burned", {})
    hand = given.pop("discs", "".join(str(disc) for disc in range(6) if disc not in laid))
    discs = tuple(int(disc) for disc in hand)
    found = Player(
        name=given.pop("name", f"Player {number + 1}"),
        city=given.pop("city", CITIES[number]),
        republic=given.pop("republic", REPUBLICS[number]),
        points=given.pop("points", 0),
        marker=given.pop("marker", 8),
        crowns=given.pop("crowns", 0),
        tracks=tuple(tracks.get(colour, 1) for colour in PLAIN),
        cubes=counts(given.pop("cubes", "")),
        bag=counts(given.pop("bag", "")),
        banners=counts(given.pop("banners", ""), PLAIN_LETTERS),
        discs=discs,
        gone=tuple(disc for disc in range(6) if disc not in (*discs, *laid)),
        cards=tuple(given.pop("cards", "").split()),
        burned=tuple(tuple(burned.get(colour, "").split()) for colour in COLOURS),
        actions=given.pop("actions", 0),
        passed=given.pop("passed", False),
        scheme=given.pop("scheme", ""),
        second=given.pop("second", 0),
        knows_offer=tuple(given.pop("knows_offer", "").split()),
    )
    assert not given, f"{sorted(given)}: a test tells of a player what there is not"
    return found


def _dealt(state: State, named: Mapping[str, Mapping[str, str]]) -> State:
    """The Presents and Futures, and in the decks all cards that lie nowhere else.

    What a test does not tell is as in `PRESENT` and `FUTURE`, or the first card that is left.
    """
    lie = Counter(card for pile in state.discards for card in pile)
    for player in state.players:
        lie.update([*player.cards, *(card for pile in player.burned for card in pile)])
    lie.update(card for told in named.values() for card in told.values())
    places: dict[str, list[str]] = {"present": [], "future": []}
    decks: list[tuple[str, ...]] = []
    for number, colour in enumerate(COLOURS):
        left = Counter(state.table.tables.deck(number, state.table.expansion)) - lie
        for place, usual in (("present", PRESENT), ("future", FUTURE)):
            card = named[place].get(colour)
            if card is None:
                card = usual[colour] if left[usual[colour]] else next(iter(left))
                left -= Counter([card])
            places[place].append(card)
        decks.append(tuple(left.elements()))
    return state._replace(
        present=tuple(places["present"]), future=tuple(places["future"]), decks=tuple(decks)
    )


def market_of(told: Mapping[str, str]) -> tuple[tuple[int, ...], ...]:
    """The columns of a market, each told by the prices of its cubes: `{"green": "3 2 1 1"}`."""
    assert set(told) <= set(COLOURS)
    return tuple(
        tuple(told.get(colour, "").split().count(str(price)) for price in PRICES)
        for colour in COLOURS
    )


def game(
    *seats: Fields,
    players: int = 2,
    expansion: bool = False,
    declining: bool = False,
    seed: int = 1,
    tables: Tables | None = None,
    **fields: Any,
) -> Any:
    """A game that stands at a moment; seats that are not told are as `seat()`."""
    size = max(players, len(seats))
    table = Table(
        tables or shipped_tables(), size, expansion=expansion, declining=declining, seed=seed
    )
    told = [*seats, *({} for _ in range(size - len(seats)))]
    if fields.get("phase") in ENDED:
        told = [{"passed": True, **player} for player in told]
        fields = {"passed_first": (fields.get("first_player", 0) + 1) % size, **fields}
    state = State(
        table=table,
        players=tuple(
            _player(number, player, fields.get("war", ())) for number, player in enumerate(told)
        ),
        round=1,
        first_player=0,
        to_move=fields.get("first_player", 0),
        upgrade=table.upgrade,
        market=market_of({}),
        schemes=tuple(SCHEMES.split()),
        used=(False,) * 4,
        present=(),
        future=(),
        decks=(),
        discards=((),) * len(COLOURS),
        offer=tuple(OFFER.split()),
    )
    return Game(_laid(state, fields))


def solo(
    scenario: int = 1,
    number: int = 1,
    *,
    ghost: str = "",
    drawn: str = "",
    discs: str = "012345",
    declining: bool = False,
    seed: int = 1,
    human: Fields | None = None,
    **fields: Any,
) -> Any:
    """A solo game at a moment: `ghost` are the cubes in its bag, `drawn` those drawn already."""
    start = new_solo(scenario, number, 0, seed, declining=declining).state
    own = {"city": start.players[0].city, "republic": start.players[0].republic, **(human or {})}
    own = {"passed": fields.get("phase") in ENDED, **own}
    held = Ghost(
        counts(ghost),
        tuple(LETTERS.index(letter) for letter in drawn),
        tuple(int(disc) for disc in discs),
        tuple(disc for disc in range(6) if str(disc) not in discs),
    )
    state = start._replace(
        players=(_player(0, own, fields.get("war", ())),), ghost=held, market=market_of({})
    )
    return Game(_laid(state, {"schemes": " ".join(start.schemes), **fields}))


def _laid(state: State, told: Fields) -> State:
    """The board with what is told of it."""
    given = dict(told)
    present, future = given.pop("present", {}), given.pop("future", {})
    discards = given.pop("discards", {})
    used = given.pop("used", "")
    decks = given.pop("decks", {})
    if "market" in given:
        given["market"] = market_of(given["market"])
    if "removed" in given:
        given["removed"] = counts(given["removed"])
    for name in ("schemes", "offer"):
        if name in given:
            given[name] = tuple("" if word == "-" else word for word in given[name].split())
    if "war" in given:
        given["war"] = tuple(Placed(*placed) for placed in given["war"])
    found = state._replace(
        discards=tuple(tuple(discards.get(colour, "").split()) for colour in COLOURS),
        used=tuple(str(level) in used for level in range(1, 5)),
        **given,
    )
    found = _dealt(found, {"present": present, "future": future})
    return found._replace(
        decks=tuple(
            tuple(decks[colour].split()) if colour in decks else deck
            for colour, deck in zip(COLOURS, found.decks, strict=True)
        )
    )


def play(table: Any, *texts: str) -> list[Any]:
    """Play actions one after the other; all that happened."""
    return [event for text in texts for event in table.play(text)]


def passed(table: Any) -> list[Any]:
    """Everybody passes until the round is over; all that happened. The war is still to come."""
    events = []
    while table.phase == "actions":
        events += table.play("pass")
    return events


def happened(events: Iterable[Any], kind: str, rule: str = "") -> list[Any]:
    """The events of a kind, of one rule if it is named."""
    return [event for event in events if event.kind == kind and rule in ("", event.rule)]


def gained(events: Iterable[Any], kind: str, rule: str = "", player: int | None = None) -> int:
    """The sum of the amounts of the events of a kind, of one rule and player if they are named."""
    found = happened(events, kind, rule)
    return sum(event.amount for event in found if player is None or event.player == player)


def choices(table: Any) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in table.legal_actions()]


def of_kind(table: Any, kind: str) -> set[str]:
    """The legal actions that begin with a word."""
    return {text for text in choices(table) if text.split()[0] == kind}


def deciding(table: Any) -> tuple[int, str]:
    """Who decides, and what kind of decision it is."""
    assert table.decision is not None, f"nobody decides in {table.phase}"
    return table.decision.player, table.decision.kind


def at_turn(table: Any) -> bool:
    """Whether nothing is left to be done before the next turn, or the end of the round."""
    return table.decision is None or table.decision.kind == "turn"


def expect_refused(table: Any, text: str, rule: str, key: str = "") -> None:
    """The action is refused with the rule, and the key if it is named, and nothing changes."""
    before = table.state
    refusal = rules.refusal(before, text)
    assert refusal is not None, f"{text} was allowed"
    assert refusal.rule == rule, f"{text}: refused by {refusal.rule} {refusal.key}, not by {rule}"
    assert key in ("", refusal.key.removeprefix("stato-")), f"{text}: refused by {refusal.key}"
    assert text not in choices(table)
    if table.decision is not None:
        with pytest.raises(lc.IllegalAction) as caught:
            table.play(text)
        assert caught.value.refusal == refusal
    assert table.state == before


def expect_allowed(table: Any, *texts: str) -> None:
    """These actions are among the legal ones."""
    legal = choices(table)
    for text in texts:
        assert rules.refusal(table.state, text) is None, f"{text}: {table.why_not(text)}"
        assert text in legal, f"{text} is not listed"


def supply(table: Any, player: int = 0) -> str:
    """The cubes of a player's supply, by letters."""
    return letters(table.players[player].cubes)


def bag(table: Any, player: int = 0) -> str:
    """The cubes of a player's bag, by letters."""
    return letters(table.players[player].bag)


def banners(table: Any, player: int = 0) -> str:
    """The banners of a player, by letters."""
    return letters(table.players[player].banners, PLAIN_LETTERS)


def counted(table: Any, what: str) -> list[Any]:
    """A field of every player."""
    return [getattr(player, what) for player in table.players]


def track(table: Any, colour: str, player: int = 0) -> int:
    """The space of a player's disc on a track."""
    space = table.players[player].tracks[PLAIN.index(colour)]
    assert isinstance(space, int)
    return space


def market(table: Any) -> dict[str, list[int]]:
    """The prices of the cubes of every column that holds any, dearest first."""
    return {
        colour: [price for price, n in zip(PRICES, column, strict=True) for _ in range(n)]
        for colour, column in zip(COLOURS, table.state.market, strict=True)
        if any(column)
    }


def card_at(table: Any, colour: str, place: str = "present") -> str:
    """The Present or the Future of a colour, "" where there is none."""
    found = getattr(table.state, place)[COLOURS.index(colour)]
    assert isinstance(found, str)
    return found


def burned(table: Any, colour: str, player: int = 0) -> tuple[str, ...]:
    """The cards that a player has burned under a colour."""
    found = table.players[player].burned[COLOURS.index(colour)]
    assert isinstance(found, tuple)
    return found
