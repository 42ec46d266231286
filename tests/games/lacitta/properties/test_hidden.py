"""What lies face down: no view, list, refusal or event depends on it."""

import random
from collections.abc import Sequence

import pytest

from lacitta_nb.games.lacitta.constants import UNKNOWN
from lacitta_nb.games.lacitta.formats import position_of
from lacitta_nb.games.lacitta.rules import apply, legal_actions, refusal
from lacitta_nb.games.lacitta.state import FaceDown, State
from tests.games.lacitta.properties.driver import KINDS, kinds_of, random_game
from tests.games.lacitta.properties.writable import short_actions


def mixed(cards: Sequence[str], chance: random.Random) -> list[str]:
    return sorted(cards, key=lambda _: chance.random())


def swapped(state: State, viewer: int, chance: random.Random) -> State:
    """The same table to the viewer, but every card that is hidden from that player is another."""
    passed = [card.card for p in state.players for card in p.face_down if card.passed]
    passed += [card.card for card in state.discard if card.passed]
    cards = mixed([*state.deck, *passed], chance)
    deck = tuple(cards.pop() for _ in state.deck)

    def other(card: FaceDown) -> FaceDown:
        return FaceDown(cards.pop(), passed=True) if card.passed else card

    players = tuple(
        p._replace(face_down=tuple(other(card) for card in p.face_down)) for p in state.players
    )
    discard = tuple(other(card) for card in state.discard)
    voice, voice_deck = list(state.voice), list(state.voice_deck)
    if state.phase not in ("migration", "feeding", "over"):
        seen = (1, *state.players[viewer].seen)
        hidden = [i for i in range(len(voice)) if i + 1 not in seen]
        drawn = mixed([*voice_deck, *(voice[i] for i in hidden)], chance)
        for i in hidden:
            voice[i] = drawn.pop()
        voice_deck = drawn
    else:
        voice_deck = mixed(voice_deck, chance)
    return state._replace(
        deck=deck,
        players=players,
        discard=discard,
        voice=tuple(voice),
        voice_deck=tuple(voice_deck),
    )


@pytest.mark.parametrize(
    ("edition", "number"),
    [
        *(("classic", number) for number in range(3 * len(KINDS))),
        *((edition, n) for edition in ("new", "expansion") for n in range(len(KINDS))),
    ],
)
def test_hidden_cards_change_nothing_that_a_player_may_know(edition: str, number: int) -> None:
    chance = random.Random(number)
    changed = 0
    for moment in random_game(number, kinds_of(edition)):
        state = moment.before
        viewer = int(chance.random() * len(state.players))
        other = swapped(state, viewer, chance)
        changed += other != state
        assert other.seen_by(viewer) == state.seen_by(viewer)
        assert legal_actions(other) == legal_actions(state)
        if chance.random() < 0.05:
            check_answers(state, other, viewer, chance)
        if state.decision is not None and moment.action is not None:
            check_play(state, other, viewer, moment.action.kind, chance)
    assert changed > 20


def check_answers(state: State, other: State, viewer: int, chance: random.Random) -> None:
    """Written views and refusals are the same too, and are given for a view itself."""
    view = state.seen_by(viewer)
    assert position_of(view, hide_for=viewer) == position_of(other.seen_by(viewer), hide_for=viewer)
    assert legal_actions(view) == legal_actions(state)
    pool = short_actions(state.table.board)
    for _ in range(50):
        action = pool[int(chance.random() * len(pool))]
        assert refusal(view, action) == refusal(state, action) == refusal(other, action)


def check_play(state: State, other: State, viewer: int, kind: str, chance: random.Random) -> None:
    """An action after which no card is turned up leaves the same events, whatever is hidden."""
    actions = [action for action in legal_actions(state) if action.kind == kind]
    action = actions[int(chance.random() * len(actions))]
    step = apply(state, action)
    if any(event.kind in ("drawn", "revealed", "voice_laid") for event in step.events):
        return
    assert apply(other, action).events == step.events
    del viewer


def test_a_view_names_no_hidden_card() -> None:
    for moment in random_game(4):
        state = moment.step.state
        for viewer, player in enumerate(state.players):
            view = state.seen_by(viewer)
            assert set(view.deck) <= {UNKNOWN}
            assert set(view.voice_deck) <= {UNKNOWN}
            assert all(card.card == UNKNOWN for card in view.discard if card.passed)
            for seat, covered in enumerate(view.players):
                assert all(card.card == UNKNOWN for card in covered.face_down if card.passed)
                assert covered.seen == (player.seen if seat == viewer else ())
            assert view.table.seed == 0 or "seed" not in position_of(view, hide_for=viewer)
            if state.phase not in ("migration", "feeding", "over"):
                for circle, card in enumerate(view.voice, 1):
                    shown = circle == 1 or circle in player.seen
                    assert card == (state.voice[circle - 1] if shown else UNKNOWN)
