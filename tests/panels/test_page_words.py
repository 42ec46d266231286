"""The page's scripts say nothing of their own: every word on the page comes from Python."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lacitta_nb import panels
from lacitta_nb.core.box import box_at
from lacitta_nb.panels.words import panel_words
from lacitta_nb.registry import SHIPPED

ROOT = Path(panels.__file__).parents[1]
SCRIPTS = sorted(p for p in ROOT.rglob("*.js") if "bundle" not in p.parts)
TOKEN = re.compile(
    r"""//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`""", re.DOTALL
)
"""A comment or a text, as far as these scripts write them: regular expressions hold no quotes."""
SHOWN = re.compile(
    r"""(?:"aria-(?:label|description)"|\b(?:title|alt|placeholder)"?|textContent|innerText)\s*[:=]\s*$"""
)
"""What stands before a text that is shown, heard or written by that name."""
WORD = re.compile(r"[^\W\d_]{2,}")
KNOWN = {"lc1.…": "how a game code begins"}
"""What scripts may show by themselves, and why."""
KEYS = r"Enter|Escape|Home|End|Tab|Shift|Space|Page(?:Up|Down)|Arrow\w+|Backspace|Delete"
WORDS = frozenset(
    [
        *panel_words(),
        *(key for home in SHIPPED.values() for key in box_at(home).panel.showing.words()),
    ]
)
"""The keys of words that Python sends: a script names them to show what they say."""
SENTENCE = re.compile(
    rf"[A-Za-z]{{2,}}(?:[,;]? [A-Za-z]{{2,}}){{2,}}[.!?]?$|^(?!(?:{KEYS})$)[A-Z][a-z]+\b"
)
"""Several words, or one that begins with a capital letter and is no key of the keyboard."""


def texts(source: str) -> Iterator[tuple[str, str]]:
    """The texts of a script, each with what stands before it; what is put into them left out."""
    for found in TOKEN.finditer(source):
        if not found[0].startswith(("//", "/*")):
            inner = re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "", found[0][1:-1])
            yield source[max(0, found.start() - 60) : found.start()], inner


def own_words(source: str) -> list[str]:
    """What a script would show by itself: by the name of its place, or since it is a sentence."""
    return [
        text
        for before, text in texts(source)
        if text not in KNOWN
        and text not in WORDS
        and (
            (SHOWN.search(before) and WORD.search(text))
            or (SENTENCE.search(text) and not is_code(before, text))
        )
    ]


def is_code(before: str, text: str) -> bool:
    """Whether it is a selector, a class or a module: what stylesheets and scripts call things."""
    return bool(
        re.search(r'class:? ?=?\s*$|class: .*\?\s*$|import .* from\s*$|import\s*$', before)
        or re.search(r"[\[\]#>{}=(]|^[.a-z][\w-]*(?:[ ,.:]+[.a-z][\w-]*)*$", text)
    )  # fmt: skip


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_script_shows_no_words_of_its_own(script: Path) -> None:
    assert own_words(script.read_text(encoding="utf-8")) == []


def test_there_are_scripts() -> None:
    assert len(SCRIPTS) > 40


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ('h("b", { title: "Undo" })', ["Undo"]),
        ('h("b", { "aria-label": `Card ${n}` })', ["Card "]),
        ('waiting.textContent = "busily";', ["busily"]),
        ('h("p", {}, "Nothing has happened yet.")', ["Nothing has happened yet."]),
        ('h("p", {}, "Press Step")', ["Press Step"]),
        ('h("button", {}, "Undo")', ["Undo"]),
        ('event.key === "Enter"', []),
        ('h("p", { class: "lc-notice lc-question big" })', []),
        ('h("b", { title: words.undo, "data-role": "undo" }) // title: "Undo"', []),
        ('root.querySelector(".lc-cards button.open .more")', []),
    ],
)
def test_words_are_told_from_code(source: str, words: list[str]) -> None:
    assert own_words(source) == words
