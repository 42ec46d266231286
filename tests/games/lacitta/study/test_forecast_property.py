"""Forecasts equal what the rules then do when the year is played out with nobody acting."""

import random
from collections import Counter
from itertools import product

import pytest

from lacitta_nb.games.lacitta.constants import UNKNOWN
from lacitta_nb.games.lacitta.rules import scores
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.games.lacitta.study.forecast import Forecast, forecasts
from tests.games.lacitta.properties.test_hidden import swapped
from tests.games.lacitta.study.positions import (
    SETTINGS,
    PlayedOut,
    Setting,
    play_out,
    random_moments,
)

GAMES = 6
"""Random games of each setting."""
SHARE = 0.04
"""How many of their moments are studied."""


def real_voice(state: State) -> tuple[str, ...]:
    """This year's four cards, looked up face down as no forecast may."""
    cards = state.voice or state.voice_deck[:4]
    best = max(cards.count(card) for card in cards)
    return tuple(s for s in ("culture", "education", "health") if cards.count(s) == best)


def compare(forecast: Forecast, played: PlayedOut) -> None:
    after = forecast.after
    assert forecast.events == played.events
    assert played.wishes == forecast.wishes
    for name in ("year", "phase", "start_player", "cities", "built", "figures", "harvest"):
        assert getattr(after, name) == getattr(played.state, name), name
    for foreseen, player in zip(after.players, played.state.players, strict=True):
        assert (foreseen.gold, foreseen.penalty) == (player.gold, player.penalty)
    assert scores(after) == scores(played.state)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: f"{s.edition}-{s.players}")
def test_a_forecast_is_what_the_rules_then_do(setting: Setting) -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        for state in random_moments(setting, seed, SHARE):
            seat = seed % setting.players
            found = {forecast.wishes: forecast for forecast in forecasts(state, seat)}
            forecast = found[real_voice(state)]
            played = play_out(state, [choice.action for choice in forecast.choices])
            compare(forecast, played)
            seen["moments"] += 1
            seen.update({event.kind for event in forecast.events})
            seen.update({choice.kind for choice in forecast.choices})
            seen["pairs"] += len(forecast.wishes) == 2
            seen["figures"] += bool(state.figures)
            seen["harvest"] += bool(state.harvest)
            seen["penalty to come"] += any(player.penalty for player in state.players)
            seen["early"] += state.phase not in ("politics", "reveal_voice")
    assert seen["moments"] > 20
    wanted = ("migrated", "grew", "hungry", "starved", "pairs", "early", "penalty to come")
    assert [kind for kind in wanted if not seen[kind]] == [], seen


def test_all_that_can_follow_was_met_somewhere() -> None:
    """The games above hold the rare cases too: the comparison would mean little without them."""
    seen: Counter[str] = Counter()
    for setting, seed in product(SETTINGS, (1, 2)):
        for state in random_moments(setting, seed, SHARE):
            seen["figures"] += bool(state.figures)
            seen["harvest"] += bool(state.harvest)
            for forecast in forecasts(state):
                seen.update({event.kind for event in forecast.events})
                seen.update({choice.kind for choice in forecast.choices})
    wanted = {"figures", "harvest", "no_room", "demolished", "city_lost", "penalty", "scored"}
    wanted |= {"wish", "demolish", "starve", "give_up_roads"}
    assert {kind for kind in wanted if not seen[kind]} == set(), seen


@pytest.mark.parametrize("setting", SETTINGS[::2], ids=lambda s: f"{s.edition}-{s.players}")
def test_a_forecast_depends_on_no_hidden_card(setting: Setting) -> None:
    chance = random.Random(5)
    changed = 0
    for state in random_moments(setting, 9, 0.1):
        seat = int(chance.random() * setting.players)
        other = swapped(state, seat, chance)
        changed += other.voice != state.voice
        assert forecasts(other, seat) == forecasts(state, seat)
        assert forecasts(state.seen_by(seat), seat) == forecasts(state, seat)
        for forecast in forecasts(state, seat):
            assert set(forecast.after.deck) <= {UNKNOWN}
            assert set(forecast.after.voice_deck) <= {UNKNOWN}
    assert changed > 5


@pytest.mark.parametrize("setting", SETTINGS[1::4], ids=lambda s: f"{s.edition}-{s.players}")
def test_balances_tell_the_citizens_of_both_ends(setting: Setting) -> None:
    tried = 0
    for state in random_moments(setting, 4, 0.05):
        for forecast in forecasts(state):
            for seat, balance in enumerate(forecast.balances):
                assert balance.citizens == state.citizens(seat)
                assert balance.food == state.food(seat)
                assert balance.left == forecast.after.citizens(seat)
                if state.phase not in ("migration", "feeding"):
                    assert min(balance.eaters, balance.supper) == balance.eaters - balance.short
                    assert balance.starved == balance.short
                    tried += 1
    assert tried > 50
