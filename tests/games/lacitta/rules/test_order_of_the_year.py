"""The order of the year is a table: other orders are played by changing nothing else (Y1)."""

import random
from types import MappingProxyType

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta import constants
from lacitta_nb.games.lacitta.constants import EDITIONS, YEARS, Phase
from lacitta_nb.games.lacitta.state import queries, table
from lacitta_nb.study import forecasts
from lacitta_nb.texts import rule_text

ORDERS: tuple[tuple[Phase, ...], ...] = (
    (
        *("growth", "start_player", "lay_voice", "income", "politics", "reveal_voice"),
        *("migration", "feeding"),
    ),
    (
        *("start_player", "lay_voice", "income", "politics", "reveal_voice", "growth"),
        *("migration", "feeding"),
    ),
    (
        *("lay_voice", "reveal_voice", "income", "politics", "growth"),
        *("migration", "feeding", "start_player"),
    ),
)


@pytest.fixture(params=ORDERS, ids=" ".join)
def order(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[Phase, ...]:
    """The expansion with the phases of its year in another order."""
    year: tuple[Phase, ...] = request.param
    changed = MappingProxyType({**EDITIONS, "expansion": EDITIONS["expansion"]._replace(year=year)})
    after = year[year.index("reveal_voice") + 1 :]
    monkeypatch.setattr(table, "EDITIONS", changed)
    monkeypatch.setattr(constants, "EDITIONS", changed)
    monkeypatch.setattr(
        queries, "REVEALED", {**constants.REVEALED, "expansion": frozenset({*after, "over"})}
    )
    return year


def begun(order: tuple[Phase, ...], seed: int) -> lc.Game:
    start = lc.new_game(3, edition="expansion", seed=seed).state
    return lc.Game(start._replace(phase=order[0], to_move=-1))


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_goes_through_the_phases_in_their_order(order: tuple[Phase, ...], seed: int) -> None:
    game, draw = begun(order, seed), random.Random(seed)
    seen: list[str] = []
    while not game.over:
        if not seen or seen[-1] != game.phase:
            seen.append(game.phase)
        if game.decision is None:
            game.step()
        else:
            game.play(draw.choice(game.legal_actions()))
    fed = order.index("feeding") + 1
    assert seen == [*order * (YEARS - 1), *order[:fed]]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_voice_is_known_from_its_phase_on_and_forecasts_are_made(
    order: tuple[Phase, ...], seed: int
) -> None:
    game, draw = begun(order, seed), random.Random(seed)
    while not game.over:
        if game.decision is None:
            game.step()
            continue
        if game.decision.kind == "turn":
            revealed = order.index("reveal_voice") < order.index("politics")
            assert game.state.voice_revealed is revealed
            hidden = game.state.seen_by(0).voice.count("?")
            assert hidden == 0 if revealed else hidden <= 3
            if game.year in (1, YEARS):
                assert len(forecasts(game)) == 1 if revealed else forecasts(game)
        game.play(draw.choice(game.legal_actions()))


def test_the_rule_lists_the_phases_as_the_table_has_them() -> None:
    """Whoever changes the order of the classic year has to write rule Y1 anew."""
    words = {
        "start_player": "start player",
        "lay_voice": "voice cards",
        "reveal_voice": "reveal",
    }
    named = [words.get(phase, phase) for phase in EDITIONS["classic"].year]
    assert f": {', '.join(named)}." in rule_text("Y1")
