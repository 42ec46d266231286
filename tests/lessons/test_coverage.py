"""Every rule of every game is taught by a lesson or an exercise, or excused by name."""

import pytest

from lacitta_nb.lessons.overview import taught
from lacitta_nb.lessons.school import school_for
from lacitta_nb.registry import SHIPPED
from lacitta_nb.texts import rule_texts

GAMES = pytest.mark.parametrize("game", SHIPPED)


def listing(game: str) -> str:
    """Every rule with the lessons and exercises that teach it; `–` where there are none."""
    school = school_for(game)
    found = taught(school)
    lines = []
    for rule in rule_texts(game=game):
        lessons, kinds = found.get(rule, ((), ()))
        excuse = school.excused.get(rule, "–")
        lines.append(f"{rule:4} {', '.join((*lessons, *kinds)) or excuse}")
    return "\n".join(lines)


@GAMES
def test_every_rule_is_taught(game: str) -> None:
    school = school_for(game)
    gaps = [
        rule
        for rule in rule_texts(game=game)
        if rule not in taught(school) and rule not in school.excused
    ]
    assert gaps == [], listing(game)


@GAMES
def test_an_excuse_is_needed_and_has_a_reason(game: str) -> None:
    school = school_for(game)
    assert [rule for rule in school.excused if rule in taught(school)] == []
    assert [rule for rule in school.excused if rule not in rule_texts(game=game)] == []
    assert [rule for rule, reason in school.excused.items() if len(reason) < 10] == []


@GAMES
def test_what_is_taught_is_a_rule(game: str) -> None:
    assert [rule for rule in taught(school_for(game)) if rule not in rule_texts(game=game)] == []
