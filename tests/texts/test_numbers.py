"""Numbers of the rules: said as the tables have them, and never typed into a sentence."""

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any

import pytest
from fluent.syntax import ast

from lacitta_nb.games.lacitta import constants
from lacitta_nb.registry import SHIPPED
from lacitta_nb.texts import help_of, phase_help, rule_text, sentence
from tests.texts.anew import said_anew
from tests.texts.messages import entries

NUMBER = re.compile(
    r"\d+|½|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    r"|third|fourth|fifth|sixth|seventh|eighth|half|halves)\b",
    re.IGNORECASE,
)
"""Digits and number words; `one`, `first` and `second` are ordinary words of English as well."""

SCOPES = {
    "lacitta": ("", "lacitta"),
    "saintmalo": ("saintmalo",),
    "cittastato": ("cittastato",),
}
"""Whose sentences are looked through with each game: the shared ones with the first."""

ALLOWED_IN_LA_CITTA = {
    r"two wishes|the two\b|choose one of the two|two services|two cards each": (
        "four voice cards ask for two services at most, or a thing has two sides; no table says it"
    ),
    r"two roads|Two roads|One or two spaces": "an action lays two roads at most; no table says it",
    r"two of (?:the )?hidden voice cards|two hidden voice cards": "closeness shows a pair (P18)",
    r"two castles": "the set-up places a pair for each player (S8, S9); no table says it",
    r"two spaces|two sides|[Tt]wo cities|any two\b": "a border or a distance has two ends",
    r"all three services": "culture, education and health: a city is whole with all of them",
    r"\b[A-Z]7|\bA1?\d\b": "the name of a space",
    r"at least two, since|must hold two|two or more has some": "one moves, and one stays (G2)",
    r"two different ones": "a wish is one service or a pair",
    r"two or three players": "with so few the board is closed in part: the board file says where",
    r"two or three years": "how long a small board lasts; nobody counts by it",
    r"two of them in ascending": "how an action of closeness is written",
    r"two cost|three cost": "names the price that follows, which comes from the table",
    r"\b1 (?:citizen|figure|action card|turn|more|point|playout|was|would|of yours)\b": "singular",
    r"1 gold (?:for every|(?:a|every) year|for each)|each port 1 gold": (
        "a quarry pays as much as it has mountains, a port 1 (Y4); no table says it"
    ),
    r"\b0 gold|\b0\b(?= food)|^0$": "nothing",
    r"half a point|half of education|½ point": "half points are what services are counted in",
    r"half of a letter|half of one|half written": "no number",
    r"edition of 2000|game of 2000|\(2000\)": "the name of an edition",
    r"on circles 2 to|numbers from 2 to|\(2, 4\)": "the first circle lies open, so 2 is the next",
    r"from 0\b": "seats are counted from 0 in Python",
    r"whole number from 0 to": "amounts begin at 0",
    r"at most 1(?:00|8)\b|1 to 100 characters|1 or more|above 0|from 1 to|workers=1|search 200": (
        "limits and words of the program, not of the rules"
    ),
    r'such as "3"|such as 12\.5|local_pool\(2\)|"bruno"\], 2\)': "what a program is given",
    r"95 per cent": "statistics",
    r"lc1|UTF-8": "words of the program",
    r"\b1 (?:space|quarry|neighbour|castle)\b": "singular",
    r"hold two citizens or more": "one stays, and one is to spare (G2)",
    r"2 gold between two|pays 1 gold for each": "a quarry is paid by mountains (Y4)",
    r"One costs nothing, two …  ?gold, three": "how many, before a price that comes from the table",
    r"each figure adds 1": "a figure is a point (P15); no table says it",
    r"Two cards show … , two": "a pair of four cards",
    r"Halves count|Half a point more": "half points are what services are counted in",
    r"Two theatres make a whole": "two halves",
    r"100%": "all of it",
    r"which add up to 1": "shares of a win",
    r"−1": "what a sign looks like",
}
ALLOWED_IN_SAINT_MALO = {
    r"\b1 (?:coin|log|point|box|more|turn|roll|player)\b": "singular",
    r"\b1 (?:crate|wall|cross|head|die|house)\b": "singular",
    r"1 cannon lost": "singular",
    r"\b[A-G]\d\b": "the name of a space",
    r"use crate 2|turn 1”|“crate 2”, “cross 5”": "how an action is written",
    r"two outer spaces": "a corner has two sides",
    r"expected 1\b|expected 0\b": "one or none of what is counted",
    r"half a second": "measured",
    r"\b1 (?:is|kind|church|soldier|complete|empty)\b|1%": "singular, or a share",
    r"[Ll]ess than 1 in 10|About \d in \d+|1 in 10|than 9 in 10|in 10": "classes of chances",
    r"with one log as with five": "how many dice there are; whoever has five thinks of all",
    r"Two, of strengths": "rows that are filled at once",
    r"begin with 1|with size 1|begins with 1": "the smallest church (H2)",
}
ALLOWED_IN_CITTA_STATO = {
    r"\b1 (?:coin|point|cube|crown|card|space|step|disc|action|sign|each|more)\b": "singular",
    r"\b1 (?:bonus crown|own crown|… cube|… banner|of them is|that is)": "singular",
    r"is 1; are|only 1;|swap 1": "singular",
    r"“[a-z]+(?: [a-z]+)? \d|wild \d": "how an action is written",
    r"“four”": "how an action is written",
    r"\b[A-Z]\d\b": "the number of a rule",
    r"a 0 can|begins at 0|stands on 0|is at 0|powers 0 to|seats are 0|from 0": "it begins there",
    r"from 1 to|spaces 1 to|level 1 on|\b1 to …  ?spaces": "levels and spaces begin with 1",
    r"expected 0": "there is none of it",
    r"at least (?:three|five|seven)": "the objectives of the solo game; no table says them (O8)",
    r"third": "the cards that are burned under a colour (B)",
    r"2 banners": "of different colours, which is what the effect says (X2)",
    r"score 1, 2": "what a sign looks like",
    r"no two answers": "who has one answer is not asked",
    r"range\(10\)": "any numbers",
    r"by 1 \(now": "how far a marker may go before the war (W1)",
    r"[Ll]ess than 1 in 10|[Aa]bout \d in \d+|than 9 in 10": "classes of chances",
}
ALLOWED = {
    "lacitta": ALLOWED_IN_LA_CITTA,
    "saintmalo": ALLOWED_IN_SAINT_MALO,
    "cittastato": ALLOWED_IN_CITTA_STATO,
}
"""What may be typed, as a pattern of the text around it, and why."""


def patterns(game: str) -> Iterator[tuple[str, str]]:
    """The plain text of every sentence of a game, by its key.

    Left out are numbers in letters, and what counts the things that lie on one fixed position.
    """
    for _, entry in entries("en", *SCOPES[game]):
        if not entry.id.name.startswith(("number-", "example-", "lesson-")):
            yield entry.id.name, " ".join(_texts(entry))


def _texts(node: Any) -> Iterator[str]:  # noqa: ANN401 - any part of a message
    match node:
        case ast.TextElement(value=value):
            yield value
        case ast.Message():
            for part in (node.value, *(found.value for found in node.attributes)):
                yield from _texts(part) if part else ()
        case ast.Pattern(elements=parts):
            inline = (" ".join(_texts(part)) for part in parts)
            yield re.sub(r"\s+", " ", "".join(inline))
        case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
            yield "; ".join(" ".join(_texts(variant.value)) for variant in variants)
        case ast.Placeable():
            yield " … "
        case _:
            raise AssertionError(node)


@pytest.mark.parametrize("game", SCOPES)
def test_no_number_of_a_rule_is_typed_into_a_sentence(game: str) -> None:
    allowed = re.compile("|".join(ALLOWED[game]))
    typed = {key: NUMBER.findall(allowed.sub("", text)) for key, text in patterns(game)}
    assert {key: found for key, found in typed.items() if found} == {}


@pytest.mark.parametrize("game", SCOPES)
def test_nothing_is_allowed_that_no_sentence_says(game: str) -> None:
    texts = [text for _, text in patterns(game)]
    idle = [p for p in ALLOWED[game] if not any(re.search(p, text) for text in texts)]
    assert idle == []


def changed(name: str, key: str, value: Any) -> Mapping[str, Any]:  # noqa: ANN401
    return MappingProxyType({**getattr(constants, name), key: value})


SPACE = {"space": "A1", "castle": "B2"}
SAYING: dict[str, tuple[Any, list[str], Any]] = {
    "LIMIT_MARKET": (97, ["97"], lambda: [help_of("market"), rule_text("G5")]),
    "LIMIT_PLAIN": (97, ["97"], lambda: [help_of("market"), rule_text("G5"), rule_text("P6")]),
    "YEARS": (
        9,
        ["nine", "ninth", "9"],
        lambda: [
            *(rule_text("Y1"), rule_text("E2"), rule_text("P17")),
            sentence("no-harvest-last-year", {}),
        ],
    ),
    "ROUNDS": (
        7,
        ["seven", "Seven", "7"],
        lambda: [
            *(rule_text("P1"), phase_help("politics")),
            sentence("panel-whose-round", {"player": "Rosso", "round": 1}),
        ],
    ),
    "CIRCLES": (
        6,
        ["six", "Six", "five", "3, 4, 5 and 6"],
        lambda: [
            *(rule_text("Y3"), rule_text("V1"), rule_text("P18"), phase_help("lay_voice")),
            *(phase_help("reveal_voice"), help_of("closeness")),
            *(sentence(key, {"count": 1}) for key in ("closeness-choice", "voice-deck-short")),
            sentence("panel-circles-all", {}),
        ],
    ),
    "CASTLES": (
        9,
        ["nine", "9"],
        lambda: [
            *(sentence("no-castle-left", {}), rule_text("S1"), sentence("panel-help-found", {})),
        ],
    ),
    "ACTION_CARDS": (
        8,
        ["eight", "8"],
        lambda: [rule_text("S1"), rule_text("P3"), sentence("panel-help-gold", {})],
    ),
    "NEW_CITY_GAP": (
        9,
        ["nine", "eight"],
        lambda: [
            *(rule_text("S10"), rule_text("G4"), rule_text("P4"), phase_help("placement")),
            *(sentence(key, SPACE) for key in ("castle-too-near", "city-too-near")),
        ],
    ),
    "PRICES_BY_NUMBER": (
        (0, 31, 33, 35),
        ["33"],
        lambda: [
            *(help_of("bread_and_circuses"), help_of("golden_times")),
            *(rule_text("P15"), rule_text("P16")),
        ],
    ),
    "ACTION_CARD_GOLD": (
        97,
        ["97"],
        lambda: [rule_text("P3"), sentence("panel-choice-gold", {})],
    ),
    "CLOSENESS_PRICE": (
        97,
        ["97"],
        lambda: [
            *(rule_text("P18"), help_of("closeness"), sentence("panel-circles-all", {})),
            sentence("panel-do-closeness", {"circles": 3, "first": 2, "last": 4}),
        ],
    ),
    "BONUS_POINTS": (
        7,
        ["seven", "7"],
        lambda: [
            *(rule_text("E1"), phase_help("over")),
            sentence("player-reason-completeness-more", {}),
        ],
    ),
    "HUNGER_POINTS": (
        -9,
        ["nine", "9"],
        lambda: [
            *(rule_text("E2"), phase_help("over")),
            sentence("event-penalty", {"rule": "E2", "player": "Rosso"}),
        ],
    ),
    "SEATS": (range(2, 10), ["nine", "9"], lambda: [rule_text("S1")]),
    "CARD_PRICE": (
        changed("CARD_PRICE", "palace", 97),
        ["97"],
        lambda: [rule_text("P13")],
    ),
    "MASTER_PRICE": (
        changed("MASTER_PRICE", "medium", 97),
        ["97"],
        lambda: [rule_text("P14"), help_of("master_builder")],
    ),
    "BUILDINGS": (
        changed("BUILDINGS", "estate", constants.BUILDINGS["estate"]._replace(food=97)),
        ["97"],
        lambda: [rule_text("X3"), help_of("estate")],
    ),
    "TILES": (changed("TILES", "port", 11), ["eleven"], lambda: [rule_text("X6")]),
}
"""By table: another value, how it is written, and sentences that tell of it."""


@pytest.mark.parametrize("name", SAYING)
def test_a_table_that_changes_changes_what_is_said(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    value, written, saying = SAYING[name]
    before = saying()
    assert not any(set(re.findall(r"\w+", text)) & set(written) for text in before)
    monkeypatch.setattr(constants, name, value)
    with said_anew():
        said = saying()
    assert [text for text in said if not any(word in text for word in written)] == []
    assert not set(before) & set(said)


def test_what_is_told_together_has_the_same_price() -> None:
    """A sentence that names several buildings asks for the price of one of them."""
    sizes: dict[str, set[int]] = {}
    for name, price in constants.CARD_PRICE.items():
        sizes.setdefault(constants.BUILDINGS[name].size, set()).add(price)
    assert {size: len(prices) for size, prices in sizes.items()} == {"medium": 1, "large": 1}


LOOPS = {
    "lacitta": r"(price|food|culture|education|health|tiles|wheat|cards|master)-",
    "saintmalo": r"nothing is made in a loop and not told",
    "cittastato": r"(card|scheme|city|burn|required|zone)-",
}
"""The beginnings of numbers that are made in a loop, so that some of them are not asked for."""


@pytest.mark.parametrize("game", SHIPPED)
def test_every_number_that_a_sentence_asks_for_is_there_and_every_number_is_asked_for(
    game: str,
) -> None:
    package = SHIPPED[game].rpartition(".")[0]
    numbers = set(import_module(f"{package}.texts.numbers").NUMBERS)
    asked = {
        name.value
        for _, entry in entries("en", game)
        for node in _calls(entry)
        for name in node.arguments.positional
        if node.id.name == "RULE" and isinstance(name, ast.StringLiteral)
    }
    assert asked - numbers == set()
    assert {n for n in numbers - asked if not re.match(LOOPS[game], n)} == set()


def _calls(node: Any) -> Iterator[ast.FunctionReference]:  # noqa: ANN401
    if isinstance(node, ast.FunctionReference):
        yield node
    if isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            for inner in part if isinstance(part, list) else [part]:
                yield from _calls(inner)
