"""What of a moment of the second score can still matter, so that moments alike count as one.

Whatever the cards to come neither count nor use up is left out: cubes are told by their colours
only where some card asks for them, the market only where something is bought, and so on. Of effects
that this module does not know, such as an owner's tables may have, the whole moment matters.
"""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.citta_stato.constants import COLOURS, PLACE_OF
from lacitta_nb.games.citta_stato.state import State, Task
from lacitta_nb.games.citta_stato.tables import Effect

SECOND: Final = "second"
CUBES, BAG, MARKET, BANNERS, BURNED, TOTAL, CARDS, DISCS, STOCK, OFFER = range(10)
"""What an effect or a question can ask about."""
_ALL: Final = tuple(range(len(COLOURS)))
ASKS_ABOUT: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {
        **dict.fromkeys(("score_cubes", "remove_cubes", "remove"), (CUBES,)),
        **dict.fromkeys(("draw_colours", "draw_chosen", "colour"), (BAG,)),
        **dict.fromkeys(("fleet", "fleet_track", "buy"), (MARKET,)),
        **dict.fromkeys(("exchange_one", "exchange_many", "take"), (MARKET, CUBES)),
        **dict.fromkeys(("score_banners", "discard_banners", "discard"), (BANNERS,)),
        **dict.fromkeys(("score_burned", "burn_anywhere", "under"), (BURNED,)),
        **dict.fromkeys(("disc_back", "disc_out", "disc"), (DISCS,)),
        **dict.fromkeys(("trade", "republic", "offer"), (OFFER,)),
        **dict.fromkeys(("gain_banner", "port_banner", "different_banners", "banner"), ()),
        **dict.fromkeys(("gain_crowns", "points", "accept", "marker", "move"), ()),
        **dict.fromkeys(("score_supply", "score_track", SECOND), ()),
        "score_all_burned": (TOTAL,),
        "score_unburned": (CARDS,),
        "gain_cube": (STOCK,),
    }
)
"""What the effects of cards and benefits, and the questions that they put, ask about."""


class Matters:
    """What the rest of a second score asks about, and of which colours.

    Args:
        state: a moment of it.
        seat: whose second score it is.
        skipped: how many tasks of the agenda are left out of account.
    """

    def __init__(self, state: State, seat: int, skipped: int = 0) -> None:
        tasks = state.agenda[skipped:]
        effects = {*to_come(state, seat, tasks), *map(_as_effect, tasks)}
        self.known: Final = all(effect.verb in ASKS_ABOUT for effect in effects)
        self._colours: dict[int, set[int]] = {}
        for effect in effects:
            for what in ASKS_ABOUT.get(effect.verb, ()):
                exchanged = what == CUBES and MARKET in ASKS_ABOUT[effect.verb]
                colours = _ALL if exchanged or not effect.colours else effect.colours
                self._colours.setdefault(what, set()).update(colours)
        for colour in _to_be_burned(state, seat, tasks):
            self._colours.setdefault(BURNED, set()).add(colour)

    def asked(self, what: int) -> bool:
        """Whether something is asked about at all."""
        return what in self._colours

    def colours(self, what: int) -> list[int]:
        """The colours of something that are asked about."""
        return sorted(self._colours.get(what, ()))


def key(state: State, seat: int) -> object:
    """What of a moment can still matter for a player; moments of one key are worth the same."""
    matters = Matters(state, seat)
    if not matters.known:
        return state
    player = state.players[seat]
    banners = [PLACE_OF[colour] for colour in matters.colours(BANNERS) if colour in PLACE_OF]
    colours = {task.colours[0] for task in state.agenda if task.verb == SECOND}
    return (
        (state.phase, state.agenda, player.points, player.second, player.crowns, player.marker),
        (player.republic, sum(player.cubes), state.removed_crowns),
        tuple(player.cubes[colour] for colour in matters.colours(CUBES)),
        player.bag if matters.asked(BAG) else (),
        state.market if matters.asked(MARKET) else (),
        tuple(player.banners[place] for place in banners),
        tuple(len(player.burned[colour]) for colour in matters.colours(BURNED)),
        player.burned_cards if matters.asked(TOTAL) else 0,
        tuple(c for c in player.cards if state.table.tables.cards[c].colour in colours),
        len(player.cards) if matters.asked(CARDS) else 0,
        (player.discs, player.gone) if matters.asked(DISCS) else (),
        tuple(state.cube_stock(colour) for colour in matters.colours(STOCK)),
        state.offer if matters.asked(OFFER) else (),
    )


def _as_effect(task: Task) -> Effect:
    return Effect(task.verb, task.numbers, task.colours, task.word)


def to_come(state: State, seat: int, tasks: Sequence[Task]) -> Iterator[Effect]:
    """All that own cards of the colours to come can do: when used, and when burned."""
    tables = state.table.tables
    for card in _cards_to_come(state, seat, tasks):
        yield from tables.cards[card].effects
    for colour in _to_be_burned(state, seat, tasks):
        for benefit in tables.burning[colour]:
            yield from benefit


def _cards_to_come(state: State, seat: int, tasks: Sequence[Task]) -> list[str]:
    """The own cards of the colours that are still to be asked about."""
    colours = {task.colours[0] for task in tasks if task.verb == SECOND and task.seat == seat}
    tables = state.table.tables
    return [card for card in state.players[seat].cards if tables.cards[card].colour in colours]


def _to_be_burned(state: State, seat: int, tasks: Sequence[Task]) -> list[int]:
    """The colours under which a card may still be burned."""
    cards = [state.table.tables.cards[c] for c in _cards_to_come(state, seat, tasks)]
    anywhere = any(effect.verb == "burn_anywhere" for card in cards for effect in card.effects)
    if anywhere or any(task.verb == "under" for task in tasks):
        return list(_ALL)
    return sorted({card.colour for card in cards})
