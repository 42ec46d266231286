"""No English on a screen in another language: whole games are walked through in a made-up one.

Every moment is shown in the made-up language, of which no letter is an English one, and in English
again. What is on the panel then must be as if it had never been shown otherwise.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from lacitta_nb.lessons.exercise import variant
from lacitta_nb.lessons.progress import Unkept
from lacitta_nb.lessons.school import school_for
from lacitta_nb.lessons.training import training
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.exercises.controller import Trainer
from lacitta_nb.panels.exercises.view import task_view
from lacitta_nb.panels.paint.html import TEXTS
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view import board_view, panel_view
from lacitta_nb.panels.view.words import words_of
from lacitta_nb.panels.words import rule_words
from lacitta_nb.registry import SHIPPED
from lacitta_nb.texts import speaking
from tests.texts.foreign import LANGUAGE, LEFT, foreign_spoken_of
from tests.texts.test_languages import strings
from tests.texts.walking import GAME, NAMES, la_citta, malo, walk

pytestmark = pytest.mark.slow

KEYS = {
    *("key", "kind", "sign", "signs", "state", "tone", "value", "lights", "choice", "facet"),
    "column",
    *("action", "usual", "names", "code", "python", "download", "compare", "wished", "shown"),
    *("service", "services", "symbol", "at", "pace", "spoken", "stops", "castle", "trace", "rule"),
    *(
        "form",
        "mark",
        "marks",
        "bonus_sign",
        "languages",
        "language",
        "spaces",
        "stayed",
        "standing",
        "main",
        "need_sign",
        "edition",
        "open",
    ),
}
"""Fields that hold no words for people."""
PAIRS = {"kinds", "paces", "values", "offered", "symbols"}
"""Fields of pairs: a key, and its name."""
ARE_NO_WORDS = re.compile(r"fields\.\d+\.name$|curtain|heads\.\d+\.0$")
LOOSE = re.compile(
    "|".join(
        (
            *NAMES,
            "Lia",
            "Rocco",
            "Anne",
            "Marc",
            r"Player \d",
            "[Ll]ezione",
            "[Tt]oscana",
            r"\w+\.json",
            "“dance”|“yes”|“take 9”",
            r"“(?:build|building|service|circles|amount|source|space|second|use)(?: [\w ,]+)?”",
            "(?:players|board):",
        )
    )
)
"""Names, of people, boards and files, places in files, and commands that there are not."""


@pytest.fixture
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with foreign_spoken_of(tmp_path, monkeypatch):
        yield


def sent(panel: Controller) -> dict[str, Any]:
    """All that the page is sent."""
    with panel.spoken():
        return {"view": panel_view(panel.session), "board": board_view(panel.session)}


def shown(panel: Controller) -> dict[str, str]:
    """Every text on the panel, by its place, as it is sent and as it is painted."""
    found = sent(panel)
    with panel.spoken():
        own = showing_of(panel.session.seen).texts()
        painted = {name: text_of(make(found["view"], own)) for name, make in TEXTS.items()}
    found["painted"] = painted
    texts = {place: text for place, text in strings(found) if for_people(place)}
    return {
        place: text_of(text) if text.startswith("<svg") else text for place, text in texts.items()
    }


def text_of(html: str) -> str:
    """What is to be read of it, or heard."""
    heard = " ".join(re.findall(r'aria-label="([^"]*)"', html))
    bare = re.sub(r"<style.*?</style>|<[^>]*>", " ", html, flags=re.DOTALL)
    return unescape(f"{bare} {heard}")


def for_people(place: str) -> bool:
    names = place.split(".")
    if KEYS & set(names) or ARE_NO_WORDS.search(place):
        return False
    if re.search(r"rules\.editions\.\d+\.0$|editions\.\d+\.0$", place):
        return False
    pair = next((at for at, name in enumerate(names) if name in PAIRS), None)
    return pair is None or names[pair + 2 :] != ["0"]


def words(panel: Controller) -> dict[str, str]:
    """What the page keeps."""
    with panel.spoken():
        seen = panel.session.seen
        return dict(
            strings(
                {
                    "words": {k: v for k, v in words_of(seen).items() if k != "language"},
                    "signs": [text for _, text in showing_of(seen).signs(seen)],
                    "rules": list(rule_words(panel.game.box.key).values()),
                }
            )
        )


def left(texts: dict[str, str], apart: re.Pattern[str] = LOOSE) -> dict[str, str]:
    """Those in which there are English letters, names apart."""
    return {place: text for place, text in texts.items() if LEFT.search(apart.sub("", text))}


def news(panel: Controller) -> set[tuple[str, str]]:
    """What tells moments apart: the places where something stands, and how it begins."""
    texts = strings(sent(panel))
    return {(re.sub(r"\d+", "#", place), text[:12]) for place, text in texts if text}


WALKS: dict[str, Callable[[Path], Controller]] = {
    "classic": lambda folder: la_citta(folder, "classic", "lezione", 2),
    "new": lambda folder: la_citta(folder, "new", "toscana", 3),
    "expansion": lambda folder: la_citta(folder, "expansion", "toscana", 2),
    "saint_malo": lambda folder: malo(folder, 2),
}


def walked(panel: Controller, clicks: int = GAME) -> int:
    """Walk past all that is new on the panel; how often something was."""
    seen: set[tuple[str, str]] = set()
    untranslated: dict[str, str] = {}
    changed: dict[str, str] = {}
    times = 0
    for _ in walk(panel, 7, clicks):
        if not (fresh := news(panel) - seen):
            continue
        seen |= fresh
        times += 1
        english = shown(panel)
        assert panel.dispatch({"do": "language", "name": LANGUAGE}).ok
        untranslated |= left(shown(panel) | words(panel))
        assert panel.dispatch({"do": "language", "name": "en"}).ok
        again = shown(panel)
        changed |= {place: text for place, text in english.items() if again.get(place) != text}
    assert untranslated == {}
    assert changed == {}
    return times


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize("name", ["new", "saint_malo"])
def test_nothing_on_the_panel_stays_in_english(name: str, tmp_path: Path) -> None:
    assert walked(WALKS[name](tmp_path), 30) > 40


@pytest.mark.slow
@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize("name", WALKS)
def test_nothing_on_the_panel_stays_in_english_to_the_end_of_the_game(
    name: str, tmp_path: Path
) -> None:
    assert walked(WALKS[name](tmp_path)) > 300


def apart_from(states: Iterable[Any]) -> re.Pattern[str]:
    """The names of the people at some tables, and what has a name of its own besides."""
    people = {player.name for state in states for player in state.players}
    players = {"Obedient"}  # the class of a player of one's own
    return re.compile("|".join([LOOSE.pattern, *sorted(people | players)]))


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize("game", SHIPPED)
def test_no_lesson_stays_in_english(game: str, tmp_path: Path) -> None:
    """Each task is begun, helped with, shown and left."""
    untranslated: dict[str, str] = {}
    lessons = school_for(game).lessons.values()
    apart = apart_from(task.begin() for lesson in lessons for task in lesson.tasks)
    for lesson in lessons:
        panel = Controller(lesson.tasks[0].begin(), tmp_path, language=LANGUAGE, lesson=lesson)
        for _ in lesson.tasks:
            for to in ("help", "help", "help", "help", "reveal", "next"):
                untranslated |= left(shown(panel), apart)
                panel.dispatch({"do": "learn", "to": to})
        untranslated |= left(shown(panel), apart)
    assert untranslated == {}


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize("game", SHIPPED)
def test_no_exercise_stays_in_english(game: str) -> None:
    untranslated: dict[str, str] = {}
    for kind in school_for(game).kinds.values():
        for level in kind.levels:
            asked = variant(kind, "foreign", level)
            said = [asked.question, *asked.why, *(o.text for o in asked.options if o.text)]
            with speaking(LANGUAGE):
                texts = {f"{kind.key} {n}": one.text(game) for n, one in enumerate(said)}
            untranslated |= left(texts, apart_from([asked.state]))
    assert untranslated == {}


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize("game", SHIPPED)
def test_no_training_stays_in_english(game: str) -> None:
    """Each kind of exercise is asked, and its answer shown."""
    untranslated: dict[str, str] = {}
    for kind in school_for(game).kinds:
        trainer = Trainer(training(game, kind, None, "foreign"), Unkept(), language=LANGUAGE)
        for do in ("next", "check", "skip"):
            trainer.dispatch({"do": do})
            with trainer.spoken():
                page = dict(strings({"page": task_view(trainer.session, alone=False)}))
            texts = {place: text for place, text in page.items() if for_people(place)}
            untranslated |= left(texts, apart_from([trainer.session.exercise.state]))
    assert untranslated == {}
