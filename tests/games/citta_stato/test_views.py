"""What players may not know: views hide it, and what is dealt in its place fits all they know."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import GHOST, REPUBLICS, UNKNOWN
from lacitta_nb.games.citta_stato.state import Placed, Player, State, Task
from tests.games.citta_stato.driver import SETTINGS, STYLES, Moment, moments, random_game
from tests.games.citta_stato.invariants import (
    cards_of,
    check_end,
    check_limits,
    check_market,
    check_told,
    check_turn,
    cubes_of,
    republics_of,
)
from tests.games.citta_stato.support import game, play, seat
from tests.games.driving import any_kind

SETTING = pytest.mark.parametrize("setting", range(len(SETTINGS)), ids=lambda n: str(SETTINGS[n]))
SECRET = ("republic", "lay_disc")
"""Tasks of others that say what nobody else may know."""


def looked_at(setting: int, share: float) -> Iterator[State]:
    """Some moments of a game of each style, all in which somebody does something in secret."""
    chance = random.Random(setting)
    for number in range(setting, len(SETTINGS) * len(STYLES), len(SETTINGS)):
        for moment in random_game(number):
            secret = any(task.verb in SECRET for task in moment.step.state.agenda)
            if secret or chance.random() < share:
                yield moment.step.state


def lie_open(state: State) -> bool:
    """Whether the discs on the war track have been turned up (W2)."""
    last = state.agenda[-1].verb if state.agenda else ""
    return state.phase == "war" and last in ("fight", "clear_war")


def check_hidden(state: State, view: State, own: int) -> None:
    """Nothing of others is in a view that they alone know; all that lies open is as it was."""
    assert view.seed == 0
    assert {card for deck in view.decks for card in deck} <= {"?"}
    assert [len(deck) for deck in view.decks] == [len(deck) for deck in state.decks]
    known = Counter(card for card in view.offer if card != "?")
    if state.ghost is None:
        assert known == Counter(state.players[own].knows_offer if own >= 0 else ())
        assert not known - Counter(state.offer)
    else:
        assert view.offer == state.offer
    down = {placed.player for placed in state.war} - {own} if not lie_open(state) else set()
    for seat_, (player, seen) in enumerate(zip(state.players, view.players, strict=True)):
        if seat_ == own:
            assert seen == player
            continue
        assert seen.republic == (player.republic if state.over or state.ghost else "?")
        hand = (-1,) * len(player.discs) if seat_ in down else player.discs
        assert (seen.discs, seen.knows_offer) == (hand, ())
        assert _open(seen) == _open(player)
    for placed, shown in zip(state.war, view.war, strict=True):
        if placed.player in down and placed.player < len(state.players):
            assert shown.disc == -1
    for task, told in zip(state.agenda, view.agenda, strict=True):
        if task.seat != own and task.verb == "republic":
            assert told.word == "?"
        elif task.seat != own and task.verb == "lay_disc":
            assert told.numbers == (-1,)
        else:
            assert told == task


def _open(player: Player) -> Player:
    """What always lies open of a player."""
    return player._replace(republic="", discs=(), knows_offer=())


@SETTING
def test_views_hide_what_others_alone_know(setting: int) -> None:
    for state in looked_at(setting, 0.3):
        check_hidden(state, rules.public(state), -1)
        for own in range(len(state.players)):
            view = state.seen_by(own)
            check_hidden(state, view, own)
            assert view.seen_by(own) == view
            assert rules.public(view) == rules.public(state)


def check_dealt(state: State, view: State, dealt: State) -> None:
    """All things are there once, and the viewer sees and may do the same."""
    assert cards_of(dealt) == cards_of(state)
    assert cubes_of(dealt) == cubes_of(state)
    assert "?" not in republics_of(dealt)
    assert republics_of(dealt).total() == republics_of(state).total()
    most = Counter({word: 1 if word.endswith("_crowns") else 2 for word in REPUBLICS})
    if state.ghost is None:
        assert not republics_of(dealt) - most
        crowned = {word: n for word, n in republics_of(dealt).items() if word.endswith("_crowns")}
        assert len(crowned) == 3
        if len(state.players) > 2:
            assert republics_of(dealt) == republics_of(state)
    for seat_, player in enumerate(dealt.players):
        laid = [placed.disc for placed in dealt.war if placed.player == seat_]
        assert sorted([*player.discs, *player.gone, *laid]) == [0, 1, 2, 3, 4, 5]
    for task in dealt.agenda:
        if task.verb == "lay_disc":
            assert task.numbers[0] in dealt.players[task.seat].discs
    assert dealt.decision == view.decision


@SETTING
def test_what_is_dealt_in_place_of_hidden_things_fits(setting: int) -> None:
    for state in looked_at(setting, 0.05):
        for own in range(len(state.players)):
            view = state.seen_by(own)
            for seed in range(3):
                dealt = rules.complete(view, seed)
                check_dealt(state, view, dealt)
                assert dealt.seen_by(own) == view
                assert dealt.players[own] == state.players[own]
                assert dealt.seed == seed
        if state.decision is not None:
            own = state.decision.player
            legal = rules.legal_actions(state)
            assert rules.legal_actions(state.seen_by(own)) == legal
            assert rules.legal_actions(rules.complete(state.seen_by(own), 1)) == legal
            assert rules.moment(state.seen_by(own)) == rules.moment(state)


@SETTING
def test_what_is_dealt_is_played_to_the_end(setting: int) -> None:
    chance = random.Random(setting)
    for state in looked_at(setting, 0.01):
        dealt = rules.complete(state.seen_by(len(state.players) - 1), setting)
        played: list[Moment] = list(moments(dealt, chance, any_kind))
        for moment in played:
            check_limits(moment.step.state)
            check_told(moment)
            check_market(moment)
            check_turn(moment)
            assert cards_of(moment.step.state) == cards_of(state)
        check_end(played[-1].step.state if played else dealt)


def test_another_seed_deals_other_things() -> None:
    state = lc.citta_stato.new_game(players=4, seed=1).state
    dealt = [rules.complete(state.seen_by(0), seed) for seed in range(20)]
    assert len({found.decks for found in dealt}) == 20
    assert len({tuple(p.republic for p in found.players) for found in dealt}) > 1
    assert len({found.offer for found in dealt}) > 1


def test_who_never_traded_has_a_plain_republic_card() -> None:
    table = game(seat(cubes="B"), seat(), seat())
    for seed in range(20):
        dealt = rules.complete(table.state.seen_by(0), seed)
        assert all(not player.republic.endswith("_crowns") for player in dealt.players)
        assert sorted(dealt.offer) == ["doge_crowns", "oligarchy_crowns", "plutocracy_crowns"]
    play(table, "burn black", "hold new")
    held = {rules.complete(table.state.seen_by(1), seed).players[0].republic for seed in range(60)}
    assert {"doge", "oligarchy", "doge_crowns", "plutocracy_crowns"} <= held


def test_in_a_view_nobody_knows_which_card_a_trade_takes() -> None:
    """Also where the viewer knows one of the offer: it may be another one that is taken."""
    table = game(
        seat(cubes="B", republic="plutocracy_crowns", knows_offer="doge"),
        offer="oligarchy_crowns doge_crowns doge",
    )
    view = table.state.seen_by(0)
    assert view.offer == ("doge", "?", "?")
    looked = rules.apply(view, "burn black").state
    assert looked.agenda[0].word == "?"
    assert looked.offer == ("doge", "?")


def test_events_tell_no_secret() -> None:
    """What happens is told to everybody: no republic card, no disc that lies face down."""
    for number in range(0, len(SETTINGS) * len(STYLES), 3):
        for moment in random_game(number):
            for event in moment.step.events:
                if event.kind in ("disc", "ghost_disc"):
                    assert event.amount == 0
                if event.kind == "republic" and moment.step.state.ghost is None:
                    assert event.what == ""
                assert event.kind == "final" or event.what not in REPUBLICS


def test_a_view_knows_which_discs_of_the_ghost_have_left_the_game() -> None:
    start = lc.citta_stato.new_solo(seed=3).state
    assert start.ghost is not None
    laid = start.ghost._replace(discs=(0, 2, 4), gone=(3, 5))
    state = start._replace(ghost=laid, war=(Placed(GHOST, 1),))
    view = state.seen_by(0)
    assert view.ghost is not None
    assert view.ghost.discs == (UNKNOWN,) * 3
    for seed in range(20):
        ghost = rules.complete(view, seed).ghost
        assert ghost is not None
        assert sorted((*ghost.discs, rules.complete(view, seed).war[0].disc)) == [0, 1, 2, 4]
    again: Any = lc.load(lc.citta_stato.Game(state).view(0)).state
    assert again.ghost == view.ghost


def test_a_hidden_card_that_would_be_turned_up_ends_a_view_that_is_played_on() -> None:
    table: Any = lc.load(lc.citta_stato.new_game(2, seed=1).view(0))
    for action in ("pass", "pass"):
        table.play(action)
    for action in ("stay", "stay"):
        table.run()
        table.play(action)
    with pytest.raises(lc.HiddenCard):
        table.run()
    assert "?" not in (*table.state.present, *table.state.future)
    assert lc.load(table.position()).state == table.state


def test_a_future_that_is_taken_in_a_view_leaves_a_hidden_one() -> None:
    state = lc.citta_stato.new_game(2, seed=1).state
    asked = Task("take", 0, "W3", word="war")
    table: Any = lc.citta_stato.Game(state._replace(agenda=(asked,)).seen_by(0))
    table.play("take use green future")
    assert table.state.future[2] == "?"
    lc.draw_board(table)
    assert rules.complete(table.state, 3).future[2] not in ("?", state.future[2])
