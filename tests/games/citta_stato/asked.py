"""A table at each kind of decision, and at all that some kinds can be about."""

from collections.abc import Callable
from typing import Any, Final

from tests.games.citta_stato.support import game, play, seat, solo

CARDS: Final = "tunis tripoli duchy"


def played(table: Any, *texts: str) -> Any:
    """The table after some actions."""
    play(table, *texts)
    return table


def stepped(table: Any) -> Any:
    """The table after the next phase, or up to its first decision."""
    table.step()
    return table


def _scheme(word: str, **own: Any) -> Any:
    table = game(
        seat(cubes="P", **own),
        seat(crowns=2),
        schemes=f"{word} credit_policy diplomacy ideology",
        expansion=True,
    )
    return played(table, "politics 1")


def _city(name: str, **own: Any) -> Any:
    table = game(
        seat(cubes="W", city=name, **own),
        used="1",
        schemes="turning_point ideology diplomacy republican_fate",
        expansion=True,
    )
    return played(table, "city")


def _card(colour: str, card: str, **own: Any) -> Any:
    cubes = own.pop("cubes", "") + colour[0].upper()
    table = game(seat(cubes=cubes, city="noli", **own), present={colour: card}, expansion=True)
    return played(table, f"use {colour}")


def _burned(colour: str, under: str = "", **own: Any) -> Any:
    cubes = own.pop("cubes", "") + colour[0].upper()
    table = game(
        seat(cubes=cubes, burned={colour: under}, **own), market={"green": "3 1", "orange": "2"}
    )
    return played(table, f"burn {colour}")


ASKED: Final[dict[str, tuple[str, Callable[[], Any]]]] = {
    "turn": ("T1", lambda: game(seat(cubes="YYWGOBP", banners="PPP", discs="0134"))),
    "buy": (
        "A1",
        lambda: played(
            game(seat(cubes="Y", tracks={"yellow": 2}), market={"green": "3 2 1"}), "fleet"
        ),
    ),
    "banner": ("A2", lambda: _city("gaeta")),
    "banner other": ("X2", lambda: played(_card("yellow", "holy_land"), "banner green")),
    "colour": ("X3", lambda: _scheme("political_plot")),
    "colour draw": ("B4", lambda: _burned("green", bag="YYO")),
    "under": (
        "C3",
        lambda: _card("white", "freedom_of_thought", burned={"yellow": "tunis tripoli syracuse"}),
    ),
    "disc": ("K2", lambda: _city("ancona", discs="0145")),
    "disc back": ("C5", lambda: _card("orange", "warfare_intent", discs="01")),
    "keep": ("P1", lambda: _scheme("turning_point", bag="YYGGOP")),
    "pay": (
        "W2",
        lambda: stepped(
            game(
                seat(cubes="YYWB", discs="01345"),
                seat(discs="12345"),
                war=[(0, 2), (1, 0)],
                phase="war",
            )
        ),
    ),
    "discard": ("P6", lambda: _scheme("decree", banners="YGOP", tracks={"orange": 4})),
    "discard points": ("B3", lambda: _burned("white", banners="OOY")),
    "discard future": ("X5", lambda: _scheme("populaces_goodwill", banners="YOO")),
    "remove": ("C5", lambda: _card("orange", "crusades_port_green", cubes="GGG")),
    "crowns": ("X4", lambda: _scheme("papal_concordat", crowns=3)),
    "take": ("K6", lambda: _city("venezia")),
    "take war": (
        "W3",
        lambda: stepped(
            game(seat(discs="12345"), seat(discs="12345"), war=[(0, 0), (1, 0)], phase="war")
        ),
    ),
    "take future": (
        "X5",
        lambda: played(_scheme("populaces_goodwill", banners="YO"), "discard yellow"),
    ),
    "take exchange": ("B2", lambda: _burned("yellow", cubes="PB")),
    "take many": ("B2", lambda: _burned("yellow", "tunis tripoli", cubes="PB")),
    "take put": ("B2", lambda: played(_burned("yellow", cubes="PB"), "take green 3")),
    "move": ("B7", lambda: _burned("purple", marker=8)),
    "move side": ("C6", lambda: _card("black", "dynastic_order", marker=12)),
    "move up": ("C6", lambda: _card("black", "subversive_push", marker=3)),
    "move war": ("W1", lambda: stepped(game(phase="war"))),
    "shift": ("K1", lambda: _city("amalfi", bag="YYY")),
    "draw": ("K1", lambda: played(_city("amalfi", bag="YYY"), "shift left")),
    "scheme": ("K3", lambda: _city("genova", scheme="credit_policy", bag="WW")),
    "swap": ("K7", lambda: _city("gaeta", banners="YP")),
    "card": ("K8", lambda: _city("noli", cards=CARDS)),
    "rob": ("X6", lambda: _scheme("betrayal", crowns=1)),
    "republic": ("B8", lambda: _burned("black")),
    "offer": ("B8", lambda: played(solo(1, human=seat(cubes="B")), "burn black")),
    "second": (
        "E2",
        lambda: stepped(
            game(seat(cards=CARDS), seat(cards="syracuse"), phase="second_score", round=7)
        ),
    ),
    "back": (
        "O7",
        lambda: played(solo(1, ghost="G", human=seat(tracks={"yellow": 3, "purple": 2})), "pass"),
    ),
    "back two": (
        "O7",
        lambda: played(solo(4, ghost="G", human=seat(tracks={"yellow": 3, "purple": 2})), "pass"),
    ),
    "bag": ("O7", lambda: played(solo(3, ghost="W", human=seat(cubes="YOO")), "pass")),
    "accept": ("B5", lambda: played(game(seat(cubes="O"), declining=True), "burn orange")),
}
"""By the kind of decision, and what it is about where it can be about more than one thing: the
rule that is asked by, and how to come there."""
