"""Every reason why an action may not be taken: its key, its rule, its sentence in all languages."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

import lacitta_nb as lc
from lacitta_nb.games.citta_stato.constants import DecisionKind
from lacitta_nb.texts import speaking
from tests.games.citta_stato.asked import ASKED
from tests.games.citta_stato.support import deciding, expect_refused, game, seat, solo

RULES = Path(lc.__file__).parent / "games" / "citta_stato" / "rules"
FULL = {"orange": "warfare_intent warfare_intent crusades_port_green"}
ALL_FULL = {
    "yellow": "tunis tripoli syracuse",
    "white": "silk ivory spices_monopoly",
    "green": "authority shipwright admiral",
    "orange": "warfare_intent warfare_intent hunt_saracen_pirates",
    "black": "cartography secret_route mercenary_help",
    "purple": "duchy corporations royal_court",
}


def thinking() -> Any:
    """A table with a card that is burned anywhere, and no room for it."""
    return game(seat(cubes="W", burned=ALL_FULL), present={"white": "freedom_of_thought"})


def over() -> Any:
    table = game(phase="final", round=7)
    table.step()
    return table


def no_green() -> Any:
    table = game(seat(cubes="W", city="gaeta"), seat(banners="G" * 12))
    table.play("city")
    return table


def no_future() -> Any:
    table = game(
        seat(cubes="P", banners="YOP"),
        schemes="populaces_goodwill credit_policy diplomacy decree",
        future={"yellow": ""},
        decks={"yellow": ""},
        expansion=True,
    )
    table.play("politics 1")
    return table


def fought(burned: dict[str, str]) -> Any:
    table = game(
        seat(discs="12345", burned=burned),
        seat(discs="12345"),
        war=[(0, 0), (1, 0)],
        phase="war",
        present={"white": "freedom_of_thought"},
    )
    table.step()
    return table


def poor() -> Any:
    table = game(
        seat(cubes="P"),
        seat(crowns=1),
        seat(),
        schemes="betrayal credit_policy diplomacy decree",
        expansion=True,
    )
    table.play("politics 1")
    return table


def second() -> Any:
    table = game(
        seat(cards="warfare_intent", burned=FULL, discs="1"),
        phase="second_score",
        round=7,
    )
    table.step()
    return table


REFUSED: list[tuple[str, str, Callable[[], Any], str]] = [
    # What can't be done in a turn.
    ("disc-lies-there", "A4", lambda: game(seat(cubes="O"), war=[(0, 3)]), "war 2"),
    ("no-discs", "A4", lambda: game(seat(cubes="O", discs="")), "war 2"),
    ("disc-not-held", "A4", lambda: game(seat(cubes="O", discs="13")), "war 2"),
    ("no-trade-purple", "A5", lambda: game(seat(cubes="B", banners="PPY")), "republic purple"),
    ("no-trade-four", "A5", lambda: game(seat(cubes="B", banners="PPYG")), "republic four"),
    ("scheme-gone", "A6", lambda: game(seat(cubes="P"), schemes="- - - -"), "politics 1"),
    ("scheme-used", "A6", lambda: game(seat(cubes="P"), used="1"), "politics 1"),
    ("scheme-too-high", "A6", lambda: game(seat(cubes="P")), "politics 2"),
    ("no-present", "C1", lambda: game(seat(cubes="Y"), present={"yellow": ""}), "use yellow"),
    ("no-present", "B1", lambda: game(seat(cubes="Y"), present={"yellow": ""}), "burn yellow"),
    ("no-room-anywhere", "C3", thinking, "use white"),
    ("no-room", "B1", lambda: game(seat(cubes="O", burned=FULL)), "burn orange"),
    ("track-ends", "U1", lambda: game(seat(cubes="O", tracks={"orange": 4})), "upgrade orange"),
    ("no-upgrades", "U1", lambda: game(seat(cubes="O"), upgrade=0), "upgrade orange"),
    ("too-many-wild", "T3", lambda: game(seat(cubes="WWW")), "fleet wild 2"),
    ("wild-not-held", "T3", lambda: game(seat(cubes="YYW", actions=1)), "fleet wild 2"),
    ("pays-with-wild", "T3", lambda: game(seat(cubes="YW", actions=1)), "fleet"),
    ("too-dear", "T2", lambda: game(seat(cubes="YW", actions=2)), "fleet wild 1"),
    # Answers that are none.
    ("not-in-market", "A1", ASKED["buy"][1], "buy orange 1"),
    ("too-few-coins", "A1", ASKED["buy"][1], "buy green 3"),
    ("not-in-market", "B2", ASKED["take exchange"][1], "take green 2"),
    ("asks-exchange", "B2", ASKED["take exchange"][1], "put purple"),
    ("asks-exchange", "B2", ASKED["take many"][1], "take use green present"),
    ("asks-put", "B2", ASKED["take put"][1], "take green 1"),
    ("cube-not-held", "B2", ASKED["take put"][1], "put yellow"),
    ("no-banner-left", "A2", no_green, "banner green"),
    ("banner-twice", "X2", ASKED["banner other"][1], "banner green"),
    ("no-room", "C3", ASKED["under"][1], "under yellow"),
    ("disc-not-held", "K2", ASKED["disc"][1], "disc 2"),
    ("disc-not-gone", "C5", ASKED["disc back"][1], "disc 1"),
    ("keeps-count", "P1", ASKED["keep"][1], "keep yellow"),
    ("keeps-what", "P1", ASKED["keep"][1], "keep orange orange purple purple"),
    ("pays-count", "W2", ASKED["pay"][1], "pay yellow"),
    ("pays-what", "W2", ASKED["pay"][1], "pay green green"),
    ("discards-colour", "P6", ASKED["discard"][1], "discard 1"),
    ("banner-not-held", "X5", ASKED["discard future"][1], "discard green"),
    ("track-ends", "P6", ASKED["discard"][1], "discard orange"),
    ("discards-number", "B3", ASKED["discard points"][1], "discard orange"),
    ("discards-more", "B3", ASKED["discard points"][1], "discard 3"),
    ("no-future", "X5", no_future, "discard yellow"),
    ("removes-more", "C5", ASKED["remove"][1], "remove 4"),
    ("crowns-more", "X4", ASKED["crowns"][1], "crowns 4"),
    ("must-take", "W3", ASKED["take war"][1], "leave"),
    ("must-take", "X5", ASKED["take future"][1], "leave"),
    ("no-card-there", "K6", ASKED["take"][1], "take use yellow future"),
    ("no-card-there", "X5", ASKED["take future"][1], "take use orange future"),
    ("asks-take", "W3", ASKED["take war"][1], "take green 2"),
    ("no-room", "W3", lambda: fought(FULL), "take burn orange present"),
    ("no-room-anywhere", "W3", lambda: fought(ALL_FULL), "take use white present"),
    ("must-move", "B7", ASKED["move"][1], "stay"),
    ("wrong-side", "C6", ASKED["move side"][1], "move left 1"),
    ("too-far", "C6", ASKED["move side"][1], "move right 3"),
    ("no-space", "C6", ASKED["move up"][1], "move left 3"),
    ("banner-not-held", "K7", ASKED["swap"][1], "swap green purple"),
    ("card-not-held", "K8", ASKED["card"][1], "card syracuse"),
    ("robs-self", "X6", ASKED["rob"][1], "rob 0"),
    ("robs-nobody", "X6", ASKED["rob"][1], "rob 2"),
    ("robs-poor", "X6", poor, "rob 2"),
    ("not-offered", "B8", ASKED["offer"][1], "offer oligarchy"),
    ("asks-offer", "B8", ASKED["offer"][1], "hold new"),
    ("card-not-held", "E2", ASKED["second"][1], "use syracuse"),
    ("other-colour", "E2", ASKED["second"][1], "use duchy"),
    ("no-room", "E2", second, "burn warfare_intent"),
    ("backs-count", "O7", ASKED["back two"][1], "back yellow"),
    ("backs-short", "O7", ASKED["back"][1], "back green"),
    ("cube-not-held", "O7", ASKED["bag"][1], "bag white"),
    # While nobody decides.
    ("steps-first", "R1", lambda: game(phase="war"), "pass"),
    ("steps-first", "R2", lambda: game(phase="round_end"), "pass"),
    ("steps-first", "E2", lambda: game(phase="second_score"), "pass"),
    ("steps-first", "E3", lambda: game(phase="final"), "pass"),
    ("game-has-ended", "E5", over, "pass"),
]
"""Key, rule, a table, an action that is refused there."""


OTHER = {"turn": "done", "accept": "pass"}
"""What is no answer at all, where it is not `pass`."""


@pytest.mark.parametrize(
    ("key", "rule", "made", "text"), REFUSED, ids=[f"{key} {rule}" for key, rule, *_ in REFUSED]
)
def test_refused_with_key_and_rule(key: str, rule: str, made: Callable[[], Any], text: str) -> None:
    expect_refused(made(), text, rule, key)


@pytest.mark.parametrize("asked", ASKED)
def test_an_action_of_another_kind_is_told_what_is_asked(asked: str) -> None:
    rule, made = ASKED[asked]
    table = made()
    kind = asked.partition(" ")[0]
    assert deciding(table) == (0, kind)
    about = asked.removeprefix("take ")
    key = {"exchange": "exchange", "many": "exchange", "put": "put"}.get(about, kind)
    expect_refused(table, OTHER.get(kind, "pass"), rule, f"asks-{key}")


def test_there_is_a_table_at_each_kind_of_decision() -> None:
    assert {asked.partition(" ")[0] for asked in ASKED} == set(get_args(DecisionKind))


def test_every_key_of_the_rules_is_met() -> None:
    written = {
        key
        for path in RULES.glob("*.py")
        for key in re.findall(r'"stato-([a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    about = {"take exchange": "exchange", "take many": "exchange", "take put": "put"}
    asks = {f"asks-{about.get(asked, asked.partition(' ')[0])}" for asked in ASKED}
    refusals = {key for key in written if not key.startswith("hidden-")}  # those are errors
    assert refusals == {key for key, *_ in REFUSED} | asks


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_refusal_is_put_into_a_sentence(language: str) -> None:
    sentences = set()
    with speaking(language):
        for key, rule, made, text in REFUSED:
            ruling = made().why_not(text)
            assert ruling is not None
            assert ruling.rule == rule
            assert ruling.text.strip(), key
            assert "stato-" not in ruling.text
            assert "{" not in ruling.text
            sentences.add(ruling.text)
    assert len(sentences) > len(REFUSED) * 0.8


def test_a_human_alone_is_refused_alike() -> None:
    expect_refused(solo(1, human=seat(cubes="P"), schemes="- - - -"), "politics 1", "A6")
