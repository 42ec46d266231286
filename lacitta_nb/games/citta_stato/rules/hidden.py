"""The unknown things of a view, dealt at random so that all that is known holds (section 5)."""

from collections import Counter
from collections.abc import Callable, Sequence

from lacitta_nb.core.chance import draws, shuffled_by
from lacitta_nb.games.citta_stato.constants import (
    BLACK,
    COLOURS,
    DISCS,
    GHOST,
    HIDDEN,
    UNKNOWN,
    WITH_CROWNS,
)
from lacitta_nb.games.citta_stato.rules.setup import CROWNED
from lacitta_nb.games.citta_stato.state import Placed, Player, State, Task

Draw = Callable[[], float]


def complete(state: State, seed: int) -> State:
    """The same moment with all that was hidden dealt at random; it goes on by that seed.

    Whoever never burned a card under black still has a plain republic card (S4, B8).
    """
    draw = draws(f"{seed}/complete")
    found = state._replace(table=state.table.with_seed(seed))
    return _with_decks(_with_discs(_with_republics(found, draw), draw), draw)


def unseen_cards(state: State, colour: int) -> list[str]:
    """The cards of a colour that lie nowhere in the open: those of its deck."""
    left = Counter(state.table.tables.deck(colour, state.table.expansion))
    left.subtract(_seen_cards(state))
    return [card for card in left for _ in range(left[card]) if left[card] > 0]


def _seen_cards(state: State) -> Counter[str]:
    seen = Counter([*state.present, *state.future])
    seen.update(card for pile in state.discards for card in pile)
    for player in state.players:
        seen.update(player.cards)
        seen.update(card for pile in player.burned for card in pile)
    seen.update(task.word for task in state.agenda if task.verb == "under")
    return seen


def _with_decks(state: State, draw: Draw) -> State:
    decks, future = list(state.decks), list(state.future)
    for colour in range(len(COLOURS)):
        if HIDDEN in decks[colour] or future[colour] == HIDDEN:
            unseen = list(shuffled_by(unseen_cards(state, colour), draw))
            if future[colour] == HIDDEN:
                future[colour] = unseen.pop()
            if HIDDEN in decks[colour]:
                decks[colour] = tuple(unseen[: len(decks[colour])])
    return state._replace(decks=tuple(decks), future=tuple(future))


def _with_discs(state: State, draw: Draw) -> State:
    """Discs that lie face down, and so the rest of the hands they came from."""
    players, war, ghost = list(state.players), list(state.war), state.ghost
    for place, (seat, disc) in enumerate(war):
        if disc != UNKNOWN:
            continue
        if ghost and seat == GHOST:
            held = _shuffled_discs(ghost.gone, draw)
            ghost = ghost._replace(discs=tuple(sorted(held[1:])))
        else:
            held = _shuffled_discs(players[seat].gone, draw)
            hand = tuple(sorted(held[1 : len(players[seat].discs) + 1]))
            players[seat] = players[seat]._replace(discs=hand)
        war[place] = Placed(seat, held[0])
    agenda = tuple(_with_disc(task, players, draw) for task in state.agenda)
    return state._replace(players=tuple(players), war=tuple(war), ghost=ghost, agenda=agenda)


def _shuffled_discs(gone: Sequence[int], draw: Draw) -> tuple[int, ...]:
    """The discs that did not leave the game, in the order drawn."""
    return shuffled_by([disc for disc in range(DISCS) if disc not in gone], draw)


def _with_disc(task: Task, players: Sequence[Player], draw: Draw) -> Task:
    """A disc that is still to be laid, of the hand that holds it (A4)."""
    if task.verb != "lay_disc" or UNKNOWN not in task.numbers:
        return task
    return task._replace(numbers=(shuffled_by(players[task.seat].discs, draw)[0],))


def _with_republics(state: State, draw: Draw) -> State:
    """Republic cards of others, of the offer, of a trade that is going on; alone all are open."""
    if state.ghost:
        return state
    left = Counter([*state.table.tables.plain_republics[state.table.size], *CROWNED])
    pending = [task.word for task in state.agenda if task.verb == "republic"]
    left.subtract([*(p.republic for p in state.players), *state.offer, *pending])
    unseen = list(shuffled_by([c for c in left for _ in range(left[c]) if c != HIDDEN], draw))
    players = tuple(_with_republic(player, unseen) for player in state.players)
    # Cards with crowns are always in the game, so they come before the plain ones left over (S4).
    unseen.sort(key=lambda card: not card.endswith(WITH_CROWNS))
    hidden = state.offer.count(HIDDEN) + pending.count(HIDDEN)
    rest = list(shuffled_by(unseen[:hidden], draw))
    offer = tuple(rest.pop() if card == HIDDEN else card for card in state.offer)
    agenda = tuple(
        task._replace(word=rest.pop()) if task.word == HIDDEN else task for task in state.agenda
    )
    return state._replace(players=players, offer=offer, agenda=agenda)


def _with_republic(player: Player, unseen: list[str]) -> Player:
    """A hidden republic card: plain if its owner never traded and there is one."""
    if player.republic != HIDDEN:
        return player
    card = _plain(unseen) if not player.burned[BLACK] else unseen[0]
    unseen.remove(card)
    return player._replace(republic=card)


def _plain(cards: Sequence[str]) -> str:
    """The first plain card; the first of all in positions where there is none."""
    return next((card for card in cards if not card.endswith(WITH_CROWNS)), cards[0])
