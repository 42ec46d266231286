"""Which of the two scores will count: the nearer the end, the surer."""

import pytest

from lacitta_nb.games.citta_stato.players.standing import final_of, likely_form, standing
from lacitta_nb.games.citta_stato.rules import scores
from lacitta_nb.games.citta_stato.tables import shipped_tables
from tests.games.citta_stato.support import game, seat

TABLES = shipped_tables()


def test_inside_the_own_form_it_is_likelier_than_outside() -> None:
    for left in (0.0, 1.0, 5.0):
        middle, edge, outside = (likely_form(TABLES, "oligarchy", m, left) for m in (8, 10, 11))
        assert middle >= edge > outside


def test_at_the_end_it_is_nearly_sure() -> None:
    assert likely_form(TABLES, "doge_crowns", 11, 0.0) > 0.9
    assert likely_form(TABLES, "doge", 10, 0.0) < 0.1


def test_of_a_hidden_card_every_form_is_as_likely() -> None:
    found = [likely_form(TABLES, form, 4, 2.0) for form in ("plutocracy", "oligarchy", "doge")]
    assert likely_form(TABLES, "?", 4, 2.0) == pytest.approx(sum(found) / 3)


def test_a_crown_more_never_makes_the_final_score_lower() -> None:
    for points in (5, 15, 30):
        told = [game(seat(points=points, crowns=n, republic="oligarchy")) for n in (0, 2, 5)]
        finals = [standing(table.state, 0).final for table in told]
        assert finals == sorted(finals)


@pytest.mark.parametrize(
    ("points", "second", "marker", "crowns"), [(19, 2, 3, 9), (17, 10, 8, 1), (14, 3, 8, 3)]
)
def test_after_the_end_it_is_the_score_that_counts(
    points: int, second: int, marker: int, crowns: int
) -> None:
    told = seat(points=points, second=second, marker=marker, crowns=crowns, republic="oligarchy")
    state = game(told, phase="over").state
    assert final_of(state, 0) == scores(state)[0].final
