"""Actions with altered fields: none is played whose text means something else, none breaks."""

import pytest

import lacitta_nb as lc
from tests.games.lacitta.properties.forged import Broken, tried


def test_altered_actions_are_played_as_what_they_say_or_refused() -> None:
    count = tried(2500)
    assert count.tried == 2500
    assert min(count.played, count.refused, count.bad) > 100


def begun() -> lc.Game:
    game = lc.new_game(2, seed=7)
    game.run()
    return game


@pytest.mark.parametrize("kind", ["closeness", "golden_times", "rich_harvest", "roads", "gold"])
def test_nothing_is_built_by_another_kind_of_action(kind: str) -> None:
    game = begun()
    before = game.state
    legal = [a for a in game.legal_actions() if a.kind == "build"]
    for action in legal:
        with pytest.raises(lc.BadAction):
            game.play(action._replace(kind=kind, building="cathedral", circles=(2, 3)))
    assert game.state is before


def test_the_error_says_which_field_is_more_than_the_text() -> None:
    forged = lc.Action("closeness", space="A1", circles=(2, 3))
    with pytest.raises(lc.BadAction, match="“closeness 2 3”, where space would be '' and not 'A1'"):
        begun().why_not(forged)
    with pytest.raises(
        lc.BadAction, match=r"amount is 2\.0 and must be a whole number from 0 to 3"
    ):
        lc.apply(begun().state, lc.Action("golden_times", "C7", amount=2.0))  # type: ignore[arg-type]
    with pytest.raises(lc.BadAction, match=r"circles is \[2, 3\] and must be a tuple"):
        begun().play(lc.Action("closeness", circles=[2, 3]))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "odd",
    [
        *(lc.Action, lc.Game, object(), Broken(), b"gold", 5, {"kind": "gold"}),
        lc.Action([]),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_action_is_refused_by_name(odd: object) -> None:
    with pytest.raises(lc.BadAction, match="is no action"):
        begun().play(odd)  # type: ignore[arg-type]


def test_an_action_that_is_none_shows_its_fields() -> None:
    assert repr(lc.Action("gold")) == "<Action gold>"
    assert repr(lc.Action("gold", amount=2)).startswith("<no Action: 'gold', ''")
    assert "whose repr raises ZeroDivisionError" in repr(lc.Action(Broken()))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("closeness 1 2", "only the hidden voice cards, on circles 2 to 4, can be looked at"),
        ("closeness 4 2", "two of them in ascending order"),
        ("closeness", "“closeness 2 4”"),
        ("golden_times C7 4", "the number is one of 1, 2, 3, not “4”"),
        ("golden_times C7 2 health", "“health” is too much"),
        ("golden_times C7", "something is missing"),
        ("build cathedral C7", r"a small building \(farm, .*\), not “cathedral”"),
        ("build C7", "not “C7”"),
        ("found C7", "something is missing.*“found C7 from F3”"),
        ("found C7 to F3", "not “to”"),
        ("wish C7 food", "the service is one of culture, education, health, not “food”"),
        ("master_builder castle C7", "the master builder puts up one of farm, .*, not “castle”"),
        ("master_builder roads C7 C8 C9", "“C9” is too much"),
        ("bread_and_circuses C7 0", "the number is one of 1, 2, 3, not “0”"),
        ("Build Farm C7", "“build farm C7” can: words in small letters"),
        ("pass ", "“pass” can: words in small letters, .* one blank between"),
        ("take gold", "is no action"),
    ],
)
def test_a_text_that_is_begun_well_is_told_what_is_wrong_with_it(text: str, told: str) -> None:
    with pytest.raises(lc.BadAction, match=told):
        lc.parse_action(text)
    with pytest.raises(lc.BadAction, match=told):
        begun().play(text)
