"""What rules are about on the board and before whoever decides, as it lies open to all.

Lights have the names of the picture's targets: `market.green.2`, `form.8`, `cube.white`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from lacitta_nb.games.citta_stato.constants import COLOURS, HIDDEN, PLAIN, SPACES, UNKNOWN
from lacitta_nb.games.citta_stato.rules.turn import ways
from lacitta_nb.games.citta_stato.state import Player, State

Lights = Callable[[State], tuple[str, ...]]
_NOTHING: Final = ("", HIDDEN)


def nothing(_: State) -> tuple[str, ...]:
    """The rule is about no place."""
    return ()


def both(*several: Lights) -> Lights:
    """What gives all that several give."""
    return lambda state: tuple(dict.fromkeys(name for one in several for name in one(state)))


def always(*names: str) -> Lights:
    """What gives places that are there in every game."""
    return lambda _: names


def of_decider(state: State) -> Player:
    """Whoever must decide, or whose turn it is."""
    decision = state.decision
    return state.players[decision.player if decision else state.to_move]


def _held(what: str, counts: Callable[[Player], Sequence[object]]) -> Lights:
    """What gives the places of a row before whoever decides that hold something."""
    return lambda state: tuple(
        f"{what}.{colour}"
        for colour, count in zip(
            COLOURS if what != "banner" else PLAIN, counts(of_decider(state)), strict=True
        )
        if count
    )


cubes: Final = _held("cube", lambda player: player.cubes)
"""The cubes of the supply."""
bag: Final = _held("bag", lambda player: player.bag)
"""The cubes in the bag."""
banners: Final = _held("banner", lambda player: player.banners)
"""The banners."""
burned: Final = _held("burned", lambda player: player.burned)
"""The burned cards."""


def used(state: State) -> tuple[str, ...]:
    """The used cards of the supply, by their colours."""
    tables, player = state.table.tables, of_decider(state)
    here = {tables.cards[card].colour for card in player.cards}
    return tuple(f"used.{COLOURS[colour]}" for colour in sorted(here))


def stand_ins(state: State) -> tuple[str, ...]:
    """The white and black cubes of the supply."""
    return tuple(name for name in cubes(state) if name in ("cube.white", "cube.black"))


def payable(state: State) -> tuple[str, ...]:
    """The actions that can be paid now."""
    player = of_decider(state)
    return tuple(f"action.{c}" for number, c in enumerate(COLOURS) if ways(player, number))


def players(state: State) -> tuple[str, ...]:
    """All players."""
    return tuple(f"player.{seat}" for seat in range(len(state.players)))


def still_in(state: State) -> tuple[str, ...]:
    """The players who have not passed."""
    return tuple(f"player.{seat}" for seat, p in enumerate(state.players) if not p.passed)


def first_player(state: State) -> tuple[str, ...]:
    """The player who began this round."""
    return (f"player.{state.first_player}",)


def market(state: State) -> tuple[str, ...]:
    """The places of the market that hold cubes."""
    return tuple(
        f"market.{c}.{price}"
        for number, c in enumerate(COLOURS)
        for price in _prices(state, number)
    )


def _prices(state: State, colour: int) -> list[int]:
    return [price for price, _ in state.price_of(colour)]


def next_places(state: State) -> tuple[str, ...]:
    """The place in each column to which the next cube goes."""
    found = []
    for number, colour in enumerate(COLOURS):
        for row, count in zip(state.table.tables.rows, state.market[number], strict=True):
            if row.places is None or count < row.places:
                found.append(f"market.{colour}.{row.price}")
                break
    return tuple(found)


def presents(state: State) -> tuple[str, ...]:
    """The Presents that lie there."""
    return _cards("present", state.present)


def futures(state: State) -> tuple[str, ...]:
    """The Futures that lie there."""
    return _cards("future", state.future)


def _cards(what: str, cards: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"{what}.{c}" for c, card in zip(COLOURS, cards, strict=True) if card)


def present(colour: str) -> Lights:
    """What gives the Present of a colour, where it lies there."""
    return lambda state: tuple(name for name in presents(state) if name == f"present.{colour}")


def room(state: State) -> tuple[str, ...]:
    """The colours under which a card can still be burned."""
    return tuple(f"burned.{COLOURS[colour]}" for colour in of_decider(state).rooms)


def tracks(state: State) -> tuple[str, ...]:
    """The tracks that can still be upgraded."""
    here = of_decider(state).tracks
    return tuple(f"track.{c}" for c, space in zip(PLAIN, here, strict=True) if space < SPACES)


def schemes(state: State) -> tuple[str, ...]:
    """The schemes that lie open."""
    return tuple(
        f"scheme.{level}"
        for level, (word, turned) in enumerate(zip(state.schemes, state.used, strict=True), 1)
        if word not in _NOTHING and not turned
    )


def markers(state: State) -> tuple[str, ...]:
    """The spaces of the form track on which markers stand."""
    spaces = sorted({player.marker for player in state.players})
    return tuple(f"form.{space}" for space in spaces)


def crowned(state: State) -> tuple[str, ...]:
    """The spaces of the form track with crowns above them."""
    above = state.table.tables.above
    return tuple(f"form.{space}" for space, crowns in enumerate(above, 1) if crowns)


def offer(state: State) -> tuple[str, ...]:
    """The republic cards beside the board."""
    return tuple(f"offer.{place}" for place in range(1, len(state.offer) + 1))


def discs(state: State) -> tuple[str, ...]:
    """The discs in the hand of whoever decides, where all may know them."""
    return tuple(f"disc.{disc}" for disc in of_decider(state).discs if disc != UNKNOWN)


war: Final = always("war")
"""The war track."""
city: Final = always("city")
"""The own city."""
republic: Final = always("republic")
"""The own republic card."""
crowns: Final = always("crowns")
"""The own crowns."""
