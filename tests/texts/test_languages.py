"""Another language comes out everywhere, and going back to English leaves no trace of it."""

import re
from collections.abc import Iterator
from contextvars import copy_context
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.core.errors import IllegalAction, NothingToUndo
from lacitta_nb.drawing import svg_board
from lacitta_nb.games.lacitta.panel.ui_words import sign_words
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.paint.static import static_picture
from lacitta_nb.panels.view import panel_view
from lacitta_nb.panels.words import panel_words, rule_words
from lacitta_nb.study import (
    choice_table,
    consequence_table,
    forecast_table,
    forecast_text,
    forecasts,
    odds_table,
    voice_odds,
)
from lacitta_nb.texts import current, languages, listed, name_of, sentence, speaking
from tests.panels.tables import click
from tests.texts.made_up import SIGN, announced, everything

PROSE = re.compile(r"[a-z]{3,} [a-z]+ [a-z]+")
"""Three words in a row, which no name, code or key has."""


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with announced(tmp_path, "xx", everything(), monkeypatch):
        yield


def game() -> lc.Game:
    table = lc.new_game(["Rosso", "Blu"], board="lezione", seed=5)
    table.run()
    return table


def strings(value: Any, place: str = "") -> Iterator[tuple[str, str]]:  # noqa: ANN401 - JSON
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from strings(part, f"{place}.{key}")
    elif isinstance(value, list | tuple):
        for number, part in enumerate(value):
            yield from strings(part, f"{place}.{number}")


def whole_panel(panel: Controller) -> dict[str, str]:
    """Every text on the panel, the words and help that the page keeps included."""
    words = {
        "words": panel_words(),
        "rules": rule_words("lacitta"),
        "signs": sign_words(panel.game.state.table),
    }
    # Each language calls itself by its own name.
    view = {name: part for name, part in panel_view(panel.session).items() if name != "languages"}
    return dict(strings({"view": view, **words}))


def first_game() -> Iterator[Controller]:
    """A panel at moments that say much: a hint, a forecast, a choice, what a computer did."""
    table = game()
    assert table.decision is not None
    panel = Controller(table, seats={1 - table.decision.player: "greedy"})
    yield panel
    click(panel, "forecast", on=True)
    click(panel, "hint")
    yield panel
    click(panel, "choose", choice="build school")
    yield panel
    for choice in ("closeness", "gold"):
        panel.dispatch({"do": "choose", "choice": choice})
        yield panel
    click(panel, "confirm")
    click(panel, "step")
    yield panel
    panel.dispatch({"do": "choose", "choice": "no such choice"})
    yield panel
    click(panel, "undo", to="decision")
    yield panel


def moments() -> list[dict[str, str]]:
    return [whole_panel(panel) for panel in first_game()]


@pytest.mark.usefixtures("made_up")
def test_a_whole_panel_comes_out_in_another_language_and_back_in_english() -> None:
    english = moments()
    with speaking("xx"):
        other = moments()
    for before, after in zip(english, other, strict=True):
        assert set(before) == set(after)
        same = [text for place, text in before.items() if after[place] == text]
        assert [text for text in same if PROSE.search(text)] == []
        assert not any(SIGN in text for text in before.values())
        assert sum(SIGN in text for text in after.values()) > 300
    assert moments() == english


@pytest.mark.usefixtures("made_up")
def test_a_panel_goes_on_in_the_language_it_was_made_in() -> None:
    with speaking("xx"):
        panel = Controller(game())
    notice = panel.dispatch({"do": "dance"}).notice
    assert notice is not None
    assert notice.text.startswith(f"{SIGN}The panel does not know the command")


@pytest.mark.usefixtures("made_up")
def test_an_error_a_report_and_a_table_come_out_in_another_language() -> None:
    table = game()
    with pytest.raises(IllegalAction) as raised:
        table.play("build fountain A1")

    def said() -> list[str]:
        found = forecasts(table.state)
        return [
            *(str(raised.value), str(table), str(forecast_text(found[0]))),
            *(str(odds_table(voice_odds(table))), str(forecast_table(found))),
            *(str(choice_table(found[0])), str(consequence_table(found[0]))),
        ]

    english = said()
    with speaking("xx"):
        other = said()
    assert all(SIGN in text for text in other)
    assert not any(SIGN in text for text in english)
    assert said() == english


@pytest.mark.usefixtures("made_up")
def test_a_picture_comes_out_in_another_language_and_back_in_english() -> None:
    table = game()
    english = svg_board(table, prefix="p")
    with speaking("xx"):
        other = svg_board(table, prefix="p")
    labels = re.findall(r'aria-label="([^"]*)"', other)
    assert len(labels) > 30
    assert all(SIGN in label for label in labels)
    assert svg_board(table, prefix="p") == english


@pytest.mark.usefixtures("made_up")
def test_a_call_may_name_its_language_whatever_is_spoken() -> None:
    assert {"en", "xx"} <= set(languages())
    assert name_of("palace", language="xx") == f"{SIGN}palace"
    assert current() == "en"
    with speaking("xx"):
        assert current() == "xx"
        assert name_of("palace") == f"{SIGN}palace"
        assert name_of("palace", language="en") == "palace"
        assert listed(["a", "b", "c"]) == f"{SIGN}a, b and c"
        with speaking("en"):
            assert name_of("palace") == "palace"
        assert current() == "xx"


@pytest.mark.usefixtures("made_up")
def test_other_threads_speak_their_own_language() -> None:
    heard: list[str] = []
    with speaking("xx"):
        thread = Thread(target=lambda: heard.append(name_of("palace")))
        thread.start()
        thread.join()
    assert heard == ["palace"]


@pytest.fixture
def session() -> Iterator[None]:
    """What a test makes the session speak is forgotten after it."""
    yield
    lc.speak(None)


@pytest.mark.usefixtures("made_up", "session")
def test_a_session_speaks_its_language_in_every_context_and_thread() -> None:
    copy_context().run(lc.speak, "xx")
    assert (current(), name_of("palace")) == ("xx", f"{SIGN}palace")
    assert heard_elsewhere() == ["xx"]
    with lc.speaking("en"):
        assert current() == "en"
        lc.speak("xx")
        assert current() == "en"
        assert heard_elsewhere() == ["xx"]
    assert str(NothingToUndo("nothing-to-undo")).startswith(SIGN)
    lc.speak(None)
    assert current() == "en"


def heard_elsewhere() -> list[str]:
    """What is spoken on another thread."""
    heard: list[str] = []
    thread = Thread(target=lambda: heard.append(current()))
    thread.start()
    thread.join()
    return heard


@pytest.mark.usefixtures("made_up", "session")
@pytest.mark.parametrize("asked", ["xx", "XX", "xx_YY.UTF-8", "xx-YY", " xx@euro "])
def test_the_environment_says_the_language_until_the_session_does(
    asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LACITTA_LANGUAGE", asked)
    assert current() == "xx"
    lc.speak("en-GB")
    assert current() == "en"
    lc.speak(None)
    assert current() == "xx"
    monkeypatch.setenv("LACITTA_LANGUAGE", "")
    assert current() == "en"


@pytest.mark.usefixtures("session")
@pytest.mark.parametrize("asked", ["C", "C.UTF-8", "POSIX", "c"])
def test_where_systems_have_no_language_it_is_english(
    asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LACITTA_LANGUAGE", asked)
    assert current() == "en"
    with pytest.raises(LookupError):
        lc.speak(asked)


@pytest.mark.usefixtures("made_up", "session")
def test_an_environment_with_no_language_is_told_at_the_first_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = game()
    monkeypatch.setenv("LACITTA_LANGUAGE", "yy_YY")
    told = "LACITTA_LANGUAGE asks for the language 'yy_YY', .* the languages are .*en.*xx"
    with pytest.raises(LookupError, match=told):
        str(table)
    with pytest.raises(LookupError, match=told):
        lc.show(table)
    # An error says in any case what went wrong.
    with pytest.raises(IllegalAction, match=rf"^A1 .* \[P\d+\] \(.*{told}"):
        table.play("build fountain A1")
    assert lc.show(table, language="xx").controller.session.language == "xx"
    lc.speak("xx")
    assert str(table).startswith(SIGN)


@pytest.mark.usefixtures("made_up", "session")
@pytest.mark.parametrize("painter", ["svg", "matplotlib"])
def test_a_panel_is_shown_in_the_language_that_is_asked_for(painter: str) -> None:
    panel = lc.show(game(), painter, language="xx_YY")  # type: ignore[call-overload]
    assert panel.controller.session.language == "xx"
    assert panel_view(panel.controller.session)["title"].startswith(SIGN)
    shown = panel.words["confirm"] if painter == "svg" else panel._buttons["confirm"].description
    assert shown == f"{SIGN}Confirm"
    assert SIGN in static_picture(panel.controller, "p")["text/plain"]
    assert current() == "en"
    with pytest.raises(LookupError, match="'yy'; the languages are"):
        lc.show(game(), painter, language="yy")  # type: ignore[call-overload]


@pytest.mark.usefixtures("made_up")
def test_a_language_without_sentences_is_refused_with_those_there_are() -> None:
    refused = f"'yy'; the languages are {', '.join(languages())}"
    assert refused.endswith(", xx")
    with pytest.raises(lc.LaCittaError, match=refused), speaking("yy"):
        raise AssertionError
    for call in (lambda: lc.speak("yy"), lambda: lc.show(game(), language="yy")):
        with pytest.raises(lc.LaCittaError, match=refused):
            call()
    with pytest.raises(LookupError, match=refused):
        sentence("game-over", {}, language="yy")
    assert current() == "en"


def test_what_a_language_lacks_or_cannot_say_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = """
word-market = mercato
second-market = A { $castle } c'è un { NAME("market") } e una { NAME("school") }, { SPELT(3) }.
needs-lake = { $nobody } passes this word.
word-palace = palazzo
    .help = Sbagliato: { MISSING() }.
"""
    with announced(tmp_path, "yy", some, monkeypatch), speaking("yy"):
        assert name_of("market") == "mercato"
        assert sentence("second-market", {"castle": "A1"}) == "A A1 c'è un mercato e una school, 3."
        assert name_of("school") == "school"
        assert sentence("needs-lake", {"space": "A1", "building": "market"}) == (
            "A1 does not touch a lake, and a market must stand beside one."
        )
        assert lc.new_game(2).state.phase
        with pytest.raises(LookupError, match="no sentence 'no-such-key' in 'en'"):
            sentence("no-such-key", {})
