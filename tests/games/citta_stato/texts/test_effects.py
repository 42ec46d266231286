"""What cards, schemes, powers and benefits do, told from the tables that are played with."""

import pytest

from lacitta_nb.games.citta_stato.constants import BURNED, COLOURS
from lacitta_nb.games.citta_stato.rules.effects import EFFECTS
from lacitta_nb.games.citta_stato.tables import Effect, Tables, shipped_tables
from lacitta_nb.games.citta_stato.texts.effects import (
    benefit_text,
    card_text,
    city_text,
    effects_text,
    reconstructed,
    scheme_text,
)
from lacitta_nb.texts import languages, speaking
from tests.texts.translations import seen_in, texts_of


def everything(tables: Tables) -> list[tuple[Effect, ...]]:
    """All effects that the tables hold."""
    found = [card.effects for card in tables.cards.values()]
    found += [scheme.effects for scheme in tables.schemes.values()]
    found += [city.power for city in tables.cities.values()]
    found += [benefit for colour in tables.burning for benefit in colour]
    return found + [act for plot in tables.scenarios.values() for act in plot.acts]


@pytest.mark.parametrize("language", languages())
def test_every_effect_is_told_in_every_language(language: str) -> None:
    with speaking(language):
        told = {effects: effects_text(effects) for effects in everything(shipped_tables())}
    assert all(text.endswith(".") and "_" not in text for text in told.values())
    assert len(set(told.values())) == len(told)


def test_each_verb_that_tables_write_is_told_by_itself() -> None:
    written = {effect.verb for effects in everything(shipped_tables()) for effect in effects}
    told = seen_in(texts_of("en", "cittastato")["stato-effect"]).variants["verb"]
    assert written <= told <= set(EFFECTS) | {"port_banner", "burn_anywhere"}


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("tunis", "Take a banner in yellow; if this is the port of your city, take a banner of y"),
        (
            "ivory",
            "Buy cubes of the market for 3 coins. (The number of coins is reconstructed: its",
        ),
        ("admiral", "Draw all cubes in orange; gain 1 point for each cube in orange in your suppl"),
        ("secret_route", "Move your marker 1 space to either side; gain 2 points for each card t"),
        ("subversive_push", "You may move your marker up to 7 spaces."),
        ("mercenary_tradition", "Gain 7 points."),
        ("freedom_of_thought", "Burn this card under a colour of your choice, for that colour's"),
    ],
)
def test_a_card_is_told(card: str, told: str) -> None:
    assert card_text(shipped_tables(), card).startswith(told)


def test_schemes_powers_and_benefits_are_told() -> None:
    tables = shipped_tables()
    assert scheme_text(tables, "ideology") == "Move everyone's marker 2 spaces to the same side."
    assert city_text(tables, "ragusa") == "Draw 8 cubes, keep 5 and put the rest back."
    assert benefit_text(tables, COLOURS.index("orange"), BURNED) == "Gain 9 points."
    assert effects_text(()) == ""


def test_what_an_owner_has_corrected_is_told_and_is_no_reconstruction() -> None:
    source = shipped_tables().source
    cards = source["cards"]
    cards["value"]["silk"]["effects"] = ["fleet 9"]
    own = shipped_tables().changed({"cards": cards})
    assert card_text(own, "silk") == "Buy cubes of the market for 9 coins."
    assert card_text(own, "ivory") == card_text(shipped_tables(), "ivory")
    assert not reconstructed(own, "cards", "silk")
    assert reconstructed(own, "cards", "ivory")


@pytest.mark.parametrize(
    ("table", "path", "ours"),
    [
        ("zones", (), True),
        ("upgrade", (), False),
        ("start", (), False),
        ("rewards", (2,), False),
        ("tracks", ("orange", 0), False),
        ("tracks", ("orange", 1), True),
        ("market", (0,), True),
        ("burning", ("white", 1), False),
        ("schemes", ("decree",), True),
    ],
)
def test_what_is_reconstructed(table: str, path: tuple[str | int, ...], ours: bool) -> None:
    assert reconstructed(shipped_tables(), table, *path) is ours
