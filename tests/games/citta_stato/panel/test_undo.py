"""Going back ends where something hidden was seen, and the panel says why."""

import pytest

from tests.games.citta_stato.panel.table import alone, click, panel, play, refused, view
from tests.games.citta_stato.support import seat


def barred(table: object) -> str:
    return str(view(table)["back"]["barred"])  # type: ignore[arg-type]


def test_what_shows_nothing_hidden_can_be_taken_back() -> None:
    table = panel(seat(cubes="OO"))
    start = table.game.state
    play(table, "burn orange")
    assert (view(table)["back"]["undo"], barred(table)) == (True, "")
    click(table, "undo", to="one")
    assert table.game.state is start
    click(table, "redo", to="one")
    assert table.game.state is not start


def test_a_draw_from_a_bag_stays() -> None:
    table = panel(seat(cubes="GG", bag="YYYGGOOPP"))
    play(table, "guilds")
    assert "cubes were drawn from a bag" in barred(table)
    assert refused(table, "undo", to="one") == barred(table)
    assert len(table.game.history) == 1
    # Whoever draws all there is sees nothing that was not known.
    sure = panel(seat(cubes="GG", bag="YG"))
    play(sure, "guilds")
    assert barred(sure) == ""


def test_what_follows_a_draw_can_be_taken_back_as_far_as_the_draw() -> None:
    table = panel(seat(cubes="GG", bag="YYYGGOOPP"), seat(cubes="OO"))
    play(table, "guilds")
    play(table, "burn orange")
    play(table, "pass")
    click(table, "undo", to="end")
    assert len(table.game.history) == 1
    assert barred(table)


@pytest.mark.parametrize("to", ["one", "decision"])
def test_a_place_that_can_not_be_reached_is_refused_and_nothing_changes(to: str) -> None:
    table = panel(seat(cubes="GG", bag="YYYGGOOPP"))
    play(table, "guilds")
    state = table.game.state
    assert "drawn" in refused(table, "undo", to=to)
    assert table.game.state is state


def test_the_end_of_a_round_shows_cards_and_draws() -> None:
    table = panel(seat(), seat())
    play(table, "pass")
    play(table, "pass")
    while table.game.state.round == 1:
        click(table, "step") if table.game.decision is None else play(table, "stay")
    assert "can't be taken back" in barred(table)


def test_the_ghost_has_drawn() -> None:
    table = alone(human=seat(cubes="OO"), ghost="YWGOBP")
    play(table, "burn orange")
    assert "the ghost has drawn" in barred(table)


def test_a_look_at_the_offer_stays_and_the_choice_after_it_can_be_changed() -> None:
    table = panel(seat(cubes="BB", republic="doge"), seated={1: "random"})
    play(table, "burn black")
    assert "republic card" in barred(table)
    click(table, "choose", choice="hold new")
    click(table, "confirm")
    click(table, "undo", to="one")
    assert table.game.decision is not None
    assert table.game.decision.kind == "republic"


def test_where_only_computer_players_sit_everything_is_taken_back() -> None:
    table = panel(seat(cubes="GG", bag="YYYGGOOPP"), seated={0: "random", 1: "random"})
    start = table.game.state
    for _ in range(6):
        click(table, "step")
    click(table, "undo", to="end")
    assert table.game.state is start
