"""Every language says what English says: the same keys, variables, attributes and numbers."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from lacitta_nb.registry import SHIPPED
from lacitta_nb.texts import languages, own_name, words_of
from lacitta_nb.texts.catalogue import _said
from lacitta_nb.texts.shelves import ENGLISH
from tests.games.citta_stato.texts.examples import EVENTS as OF_CITTA_STATO
from tests.games.saint_malo.texts.examples import EVENTS as OF_SAINT_MALO
from tests.texts.examples import EVENTS as OF_LA_CITTA
from tests.texts.translations import (
    Text,
    Things,
    badly_set,
    forms_of,
    lacking,
    other_parts,
    seen_in,
    texts_in,
    texts_of,
    things_in,
    typed,
    unknown,
    untranslated,
    wordings,
)

COMPLETE = ("de", "fr")
"""The languages that say everything; what others lack is said in English meanwhile."""
OTHERS = [language for language in languages() if language != ENGLISH]
SCOPES = ("", *SHIPPED)
"""The shared files, and those of each game."""
EVENTS: dict[str, list[tuple[Any, str]]] = {
    "lacitta": OF_LA_CITTA,
    "saintmalo": OF_SAINT_MALO,
    "cittastato": OF_CITTA_STATO,
}

SAME_VARIABLES: dict[tuple[str, str], str] = {
    (language, "file-no-json"): "what the parser says is English" for language in ("de", "fr")
}
"""Sentences with other variables or numbers than in English, by language and name, and why."""
SAME_WORDS: dict[str, str] = {
    r"word-(?:hospital|port|palace|theatre|university|architect|noble)": "a word of both languages",
    r"panel-ui-seed": "a word of both languages",
    r"panel-(?:effect-gold|ui-(?:bonus|gold|hunger|replay-pause))": "a word of both languages",
    r"panel-ui-panel": "the name of a game",
    r"panel-effect-service": "words and numbers alone",
    r"number-6|word-(?:culture|statue)|phase-migration|rules-part-[MR]": "a word of both languages",
    r"panel-(?:hint-points|ui-(?:points|culture|total)|change-points)": "a word of both languages",
    r"study-column-(?:action|points)|drawing-pirates": "a word of both languages",
    r"panel-(?:column-city|change-second|ui-(?:cubes|first))": "a word of both languages",
    r"study-column-(?:pair-second|present-payable)": "a word of both languages",
    r"study-brings-(?:cubes|points)": "a word of both languages",
    r"lessons-minutes|lessons-key|panel-ui-coach": "a word of both languages",
    r"word-(?:amalfi|ancona|genova|pisa|ragusa|venezia|gaeta|noli)": "cities have Italian names",
    r"word-(?:alexandria|barcelona|constantinople|jaffa|syracuse|tripoli|tunis)": "ports",
    r"word-(?:admiral|senator|cube|orange|second_score|stock)": "a word of both languages",
}
"""Texts that may say the same as in English, as patterns of their names, and why."""


def both(language: str, scope: str) -> tuple[dict[str, Text], dict[str, Text]]:
    return texts_of(ENGLISH, scope), texts_of(language, scope)


def all_texts(language: str) -> dict[str, Text]:
    return {f"{scope}/{n}": t for scope in SCOPES for n, t in texts_of(language, scope).items()}


def test_the_languages_that_are_complete_are_there() -> None:
    assert set(COMPLETE) <= set(OTHERS)
    assert own_name("en") == "English"
    assert len({own_name(language) for language in languages()}) == len(languages())


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("language", COMPLETE)
def test_a_complete_language_lacks_nothing(language: str, scope: str) -> None:
    assert lacking(*both(language, scope)) == []


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_nothing_that_english_does_not(language: str, scope: str) -> None:
    assert unknown(*both(language, scope), forms_of(all_texts(language))) == []


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_has_the_variables_and_numbers_of_the_english_one(
    language: str, scope: str
) -> None:
    found = other_parts(*both(language, scope))
    assert {n: why for n, why in found.items() if (language, n) not in SAME_VARIABLES} == {}


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str, scope: str) -> None:
    excused = re.compile("|".join(SAME_WORDS))
    same = untranslated(*both(language, scope))
    assert [name for name in same if not excused.fullmatch(name)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_form_that_a_sentence_asks_for_is_one_of_a_word(language: str) -> None:
    texts = all_texts(language)
    there = {text.attribute for text in texts.values() if text.key.startswith("word-")}
    assert forms_of(texts) - there == set()


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("language", languages())
def test_per_cent_is_written_as_its_language_does(language: str, scope: str) -> None:
    """In English at once behind the number; elsewhere no line ends between the two."""
    wrong = re.compile(r"(?:^|\d)[ \xa0]%" if language == ENGLISH else r"(?:^|\d) ?%")
    for name, text in texts_of(language, scope).items():
        assert not any(map(wrong.search, seen_in(text).plain)), name


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_is_set_as_its_language_asks_for(language: str, scope: str) -> None:
    assert badly_set(language, texts_of(language, scope)) == []


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("language", languages())
def test_every_sentence_can_be_said_with_all_that_may_stand_in_it(
    language: str, scope: str
) -> None:
    english, other = both(language, scope)
    things, said = things_in(other), 0
    for name in sorted(set(english) & set(other)):
        text = other[name]
        for given in wordings(text, english[name], things):
            told = _said(text.key, given, language, text.attribute, scope)
            assert not re.search(r"\{ \$|\$\w|[A-Z]{2,}\(| {2}", told), (name, given, told)
            said += 1
    assert said >= len(other)


@pytest.mark.parametrize("game", EVENTS)
@pytest.mark.parametrize("language", languages())
def test_every_happening_can_be_told(language: str, game: str) -> None:
    """Strictly in the language, where it has the sentence."""
    there = texts_of(language, game)
    for event, english in EVENTS[game]:
        if f"event-{event.kind}" in there:
            words = words_of(event, ["Rosso", "Blu"], language=language)
            told = _said(f"event-{event.kind}", words, language, "", game)
            assert told.endswith(".")
            assert language == ENGLISH or told != english


# What the checks find.

HERE = texts_in(
    """
word-farm = farm
    .a = a farm
needs-lake = { $space } needs { A($building) } and { RULE("years") } years, { $n ->
        [one] 1 house
       *[other] { $n } houses
    }.
plain = { $space }: { $n }
""",
    "some",
)


@pytest.mark.parametrize(
    ("check", "source", "found"),
    [
        (lacking, "word-farm = Hof", ["needs-lake", "plain", "word-farm.a"]),
        (lambda a, b: unknown(a, b, {"gen"}), "more = mehr", ["more"]),
        (lambda a, b: unknown(a, b, {"gen"}), "word-farm = Hof\n    .gen = Hofs", []),
        (lambda a, b: unknown(a, b, {"gen"}), "word-farm = H\n    .dat = e", ["word-farm.dat"]),
        (lambda a, b: unknown(a, b, set()), "plain = { $space }\n    .a-dat = x", ["plain.a-dat"]),
        (other_parts, "plain = { $space }", {"plain": "variables ['n', 'space'], not ['space']"}),
        (
            other_parts,
            'needs-lake = { $n } { $space } { A($building) } { RULE("turns") }',
            {"needs-lake": "numbers ['years'], not ['turns']"},
        ),
        (
            other_parts,
            'needs-lake = { $n } { $space } { A($building) } { RULE("years") } 7 1',
            {"needs-lake": "typed in: ['7']"},
        ),
        (
            untranslated,
            "word-farm = farm\n    .a = ein Hof\nplain = { $space }: { $n }",
            ["word-farm"],
        ),
        (lambda _, b: badly_set("fr", b), "plain = « oui » et", ["plain"]),
        (lambda _, b: badly_set("fr", b), "plain = «\u00a0oui\u00a0» et\u202f!", []),
        (lambda _, b: badly_set("de", b), "plain = Sag “ja”", ["plain"]),
        (lambda _, b: badly_set("de", b), "plain = Sag „ja“", []),
    ],
)
def test_a_fault_of_a_translation_is_found(
    check: Callable[[Any, Any], Any], source: str, found: object
) -> None:
    assert check(HERE, texts_in(source, "some")) == found


def test_a_sentence_is_tried_with_all_that_may_stand_in_it() -> None:
    tried = list(
        wordings(HERE["needs-lake"], HERE["needs-lake"], Things([], ["farm", "port"], [], []))
    )
    assert {given["n"] for given in tried} >= {0, 1, 2, 5}
    assert {given["building"] for given in tried} == {"farm", "port"}
    assert typed(seen_in(*texts_in("a = 1 or 2, at most 3,5", "some").values())) == {"2", "3.5"}
