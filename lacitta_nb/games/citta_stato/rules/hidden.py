"""The unknown things of a view, dealt at random so that all that is known holds (section 5)."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from lacitta_nb.core.chance import draws, shuffled_by
from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    DISCS,
    GHOST,
    HIDDEN,
    UNKNOWN,
    WITH_CROWNS,
)
from lacitta_nb.games.citta_stato.rules.setup import republic_cards
from lacitta_nb.games.citta_stato.state import Placed, Player, State, Task

Draw = Callable[[], float]
_TRADE: Final = "trade"
_TRADING: Final = (_TRADE, "republic")
"""A trade that is still to be done, or whose card is looked at (B8)."""


def complete(state: State, seed: int) -> State:
    """The same moment with all that was hidden dealt at random; it goes on by that seed.

    It is dealt in every way in which whoever sees this position can have come to it, and in no
    other: whoever never traded still has a plain republic card, also while looking at another one,
    and the three with crowns are always in the game (S4, B8).

    What a player saw earlier counts only as far as the position holds it, and some of it leaves
    nothing there. So these can be dealt otherwise than an attentive player knows:

    - a face-down disc after Ancona's power (K2): who did not lose the disc that was named, and had
      not lost it before, has laid it. The position shows the same where Ancona's owner lost that
      disc in an earlier war, or began without it.
    - a face-down disc after its owner took another one back (C5): that one lies in the hand.
    - republic cards that were seen before another player's trade (B8): one that was put back lies
      in the offer or before that player, and nowhere else. With two players it may not be in the
      game then, if it is plain.

    What others know of the offer is not dealt: it moves nothing on the table.
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
    unseen = _unseen_republics(state, draw)
    hidden = [seat for seat, player in enumerate(state.players) if player.republic == HIDDEN]
    # First the cards that must be plain: another hand could take the last one of these.
    dealt = {seat: unseen.pop() for seat in hidden if _never_traded(state, seat)}
    others = [seat for seat in hidden if seat not in dealt]
    looked_at = [task.word for task in state.agenda].count(HIDDEN)
    number = len(others) + state.offer.count(HIDDEN) + looked_at
    left = iter(shuffled_by(unseen[:number], draw))
    dealt |= {seat: next(left) for seat in others}
    players = tuple(
        player._replace(republic=dealt.get(seat, player.republic))
        for seat, player in enumerate(state.players)
    )
    offer = tuple(next(left) if card == HIDDEN else card for card in state.offer)
    agenda = tuple(
        task._replace(word=next(left)) if task.word == HIDDEN else task for task in state.agenda
    )
    return state._replace(players=players, offer=offer, agenda=agenda)


def _unseen_republics(state: State, draw: Draw) -> list[str]:
    """Republic cards that lie nowhere in the open, mixed; those with crowns lie first.

    These are always in the game, so they come before the plain ones left over (S4).
    """
    left = republic_cards(state.table)
    pending = [task.word for task in state.agenda if task.verb == "republic"]
    left.subtract([*(p.republic for p in state.players), *state.offer, *pending])
    mixed = shuffled_by([c for c in left for _ in range(left[c]) if c != HIDDEN], draw)
    return sorted(mixed, key=lambda card: not card.endswith(WITH_CROWNS))


def _never_traded(state: State, seat: int) -> bool:
    """Whether a player must still have the card of the beginning, also one who looks at another.

    The cards that lie burned tell the trades, each of which is a benefit (B6); an owner's tables
    may let something else trade, which leaves no trace.
    """
    tables = state.table.tables
    elsewhere = (
        *(effect for card in tables.cards.values() for effect in card.effects),
        *(effect for city in tables.cities.values() for effect in city.power),
        *(effect for scheme in tables.schemes.values() for effect in scheme.effects),
    )
    if any(effect.verb == _TRADE for effect in elsewhere):
        return False
    begun = sum(
        effect.verb == _TRADE
        for colour, pile in enumerate(state.players[seat].burned)
        for benefit in tables.burning[colour][: len(pile)]
        for effect in benefit
    )
    going_on = sum(task.seat == seat and task.verb in _TRADING for task in state.agenda)
    return begun <= going_on
