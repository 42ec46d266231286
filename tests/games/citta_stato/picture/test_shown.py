"""What is to be seen and heard of the board, the players and the ghost."""

from collections import Counter

import pytest

from lacitta_nb.drawing.fragments import keyed
from lacitta_nb.drawing.scene import Mark
from lacitta_nb.drawing.shapes import Words
from lacitta_nb.drawing.theme import DARK, LIGHT, Theme
from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.picture import PICTURE
from lacitta_nb.games.citta_stato.picture.effects import told
from lacitta_nb.games.citta_stato.picture.styles import DEEP
from lacitta_nb.games.citta_stato.picture.used_cards import card_at, card_target
from lacitta_nb.games.citta_stato.rules.effects import EFFECTS
from lacitta_nb.games.citta_stato.state import Placed, State, Task
from lacitta_nb.games.citta_stato.tables import Effect, shipped_tables
from lacitta_nb.texts import languages, speaking
from tests.drawing.seen import contrast
from tests.games.citta_stato.picture.views import start, whole_game


def part(state: State, key: str) -> tuple[Mark, ...]:
    return keyed(PICTURE.pieces(state))[key]


def looks(marks: tuple[Mark, ...]) -> Counter[str]:
    return Counter(mark.style.name for mark in marks)


def words(marks: tuple[Mark, ...]) -> list[str]:
    return [mark.shape.text for mark in marks if isinstance(mark.shape, Words)]


def mine(state: State, **fields: object) -> State:
    """The same table with something else before the first player."""
    first, *others = state.players
    return state._replace(players=(first._replace(**fields), *others))  # type: ignore[arg-type]


def label(state: State, name: str) -> str:
    names = (target.name for target in PICTURE.targets(state))
    return dict(zip(names, PICTURE.labels(state), strict=True))[name]


def test_the_market_shows_each_cube_with_its_letter_or_how_many_there_are() -> None:
    state = start(2)._replace(market=((1, 1, 4), (0, 0, 0), (1, 0, 9), *((0, 0, 0),) * 3))
    assert words(part(state, "market-yellow-1")) == ["Y"] * 4
    assert words(part(state, "market-green-3")) == ["G"]
    assert words(part(state, "market-green-1")) == ["G", "×9"]
    assert "market-white-3" not in keyed(PICTURE.pieces(state))
    assert label(state, "market.green.1") == "Market, green, 1 coin each: 9 cubes"


def test_cards_show_their_name_and_what_they_do() -> None:
    state = start(2)._replace(present=("tunis", "ivory", "", "mercenary_tradition", "", "duchy"))
    assert words(part(state, "present-yellow")) == ["Tunis", "+", "Y", "+", "?"]
    assert words(part(state, "present-white")) == ["Ivory", "3"]
    assert "present-green" not in keyed(PICTURE.pieces(state))
    assert label(state, "present.green") == "Present, green: no card"
    assert label(state, "present.white").startswith("Present, white: Ivory: ")


def test_schemes_lie_open_face_down_or_are_gone() -> None:
    state = start(2)._replace(
        schemes=("decree", "ideology", "", "diplomacy"), used=(False, True, False, False)
    )
    assert looks(part(state, "scheme-1"))["card"] == 1
    assert looks(part(state, "scheme-2"))["gone"] == 1
    assert words(part(state, "scheme-2")) == ["2", "B", "Ideology · used"]
    assert words(part(state, "scheme-3")) == ["3", "out of the game"]
    assert "±2" in words(part(state, "scheme-4"))
    assert label(state, "scheme.2").endswith("used in this round")


@pytest.mark.parametrize(("disc", "told"), [(-1, "?"), (3, "(3)")])
def test_discs_on_the_war_track_lie_face_down_until_they_are_turned_up(
    disc: int, told: str
) -> None:
    state = start(2)._replace(war=(Placed(1, disc),))
    assert words(part(state, "war-1")) == [told]
    assert "face down" in label(state, "war")
    fight = Task("fight", 0, "W3")
    shown = state._replace(war=(Placed(1, 3),), phase="war", agenda=(fight,))
    assert words(part(shown, "war-1")) == ["3"]


def test_hidden_things_are_told_by_question_marks() -> None:
    state = start(3).seen_by(0)
    assert words(part(state, "republic-1")) == ["?"]
    assert words(part(state, "republic-0")) != ["?"]
    assert words(part(state, "offer-1")) == ["?"]
    assert label(state, "offer.1") == "Offer, card 1: face down"
    laid = start(3)._replace(war=(Placed(1, 4),)).seen_by(0)
    assert words(part(laid, "disc-1-2")) == ["?"]


def test_a_players_board_counts_what_is_there() -> None:
    state = mine(
        start(2),
        points=-3,
        second=4,
        crowns=2,
        cubes=(3, 0, 0, 0, 1, 0),
        bag=(0, 2, 0, 0, 0, 0),
        banners=(0, 1, 0, 0),
        cards=("tunis", "silk"),
        burned=((), ("ivory", "silk"), (), (), (), ()),
        discs=(0, 2, 3, 4, 5),
        gone=(1,),
    )
    assert words(part(state, "points-0")) == ["1", "−3"]
    assert words(part(state, "second-0")) == ["2", "4"]
    assert words(part(state, "crowns-0")) == ["2"]
    assert words(part(state, "cube-0-yellow")) == ["3"]
    assert words(part(state, "bag-0-white")) == ["2"]
    assert words(part(state, "banner-0-green")) == ["1"]
    assert words(part(state, "used-0-white")) == ["1"]
    assert looks(part(state, "burned-0-white")) == Counter({"slot-full": 2, "slot": 1})
    assert words(part(state, "cards-0")) == ["Y", "Tunis", "W", "Silk"]
    assert looks(part(state, "disc-0-1"))["disc-gone"] == 1
    assert words(part(state, "disc-0-2")) == ["2"]


def test_of_many_used_cards_the_latest_are_listed() -> None:
    cards = tuple(shipped_tables().cards)[:12]
    state = mine(start(2), cards=cards)._replace(to_move=0)
    told_ = words(part(state, "cards-0"))
    assert told_[0] == "… and 6 more"
    assert label(state, "card.1") == "Used cards, line 1: none"
    assert label(state, "card.7").startswith("Used card Silk: ")


def test_the_price_of_the_next_action_is_told_until_a_player_passes() -> None:
    state = mine(start(2), actions=2)
    assert words(part(state, "price-0")) == ["?", "×3"]
    assert words(part(mine(state, passed=True), "price-0")) == ["passed"]
    ended = whole_game(3)[-1].state
    assert words(part(ended, "price-1"))[0].startswith("=")


def test_whoever_decides_has_a_frame_until_the_game_is_over() -> None:
    state = start(3)._replace(to_move=2, agenda=(Task("rob", 1, "X6"),))
    parts = keyed(PICTURE.pieces(state))
    assert [key for key in parts if key.startswith("frame")] == ["frame-1"]
    ended = keyed(PICTURE.pieces(whole_game(3)[-1].state))
    assert not [key for key in ended if key.startswith("frame")]


def test_the_ghost_shows_its_acts_cubes_discs_and_what_is_asked() -> None:
    state = start(1)
    assert state.ghost is not None
    shown = state._replace(ghost=state.ghost._replace(drawn=(4,), bag=(1, 1, 1, 1, 0, 1)))
    assert words(part(shown, "ghost-drawn"))[1:] == ["B"]
    assert looks(part(shown, "act-black"))["card"] == 1
    assert looks(part(shown, "act-white"))["card"] == 0
    assert str(state.table.required) in words(part(state, "ghost-head"))[-1]
    goals = [key for key in keyed(PICTURE.pieces(state)) if key.startswith("goal-")]
    assert len(goals) == state.table.game
    assert "points are required" in label(state, "player.1")


def test_every_effect_has_signs_of_its_own() -> None:
    tables = shipped_tables()
    effects = {
        effect
        for found in (
            *(card.effects for card in tables.cards.values()),
            *(scheme.effects for scheme in tables.schemes.values()),
            *(city.power for city in tables.cities.values()),
            *(benefit for colour in tables.burning for benefit in colour),
            *(act for plot in tables.scenarios.values() for act in plot.acts),
        )
        for effect in found
    }
    assert not [effect for effect in effects if told(effect)[0].what == effect.verb]
    shown = {tuple((item.what, item.colour) for item in told(effect)) for effect in effects}
    assert len(shown) == len({_said_once(effect) for effect in effects})


def _said_once(effect: Effect) -> Effect:
    """The way of the marker is told alike by whoever pushes it."""
    return effect._replace(verb="marker") if effect.verb == "pushed" else effect


def test_an_effect_of_an_owners_table_is_told_as_well() -> None:
    for verb in EFFECTS:
        assert told(Effect(verb, (1, 2), (0,), "all"))


def test_the_heading_tells_the_moment() -> None:
    state = start(2)._replace(to_move=0)
    name = state.players[0].name
    assert PICTURE.heading(state) == f"Round 1 of 7 · {name}’s turn · next action: 1 cube"
    assert PICTURE.heading(state._replace(phase="war")) == "Round 1 of 7 · war"
    assert PICTURE.heading(whole_game(3)[-1].state).startswith("The game is over: ")
    assert "points" in PICTURE.heading(whole_game(1)[-1].state)
    assert PICTURE.title(state).startswith("Città-Stato, 2 players.")


def test_all_moments_are_told_in_every_language() -> None:
    for language in languages():
        with speaking(language):
            for players in (1, 5):
                for moment in whole_game(players)[::40]:
                    assert all(PICTURE.labels(moment.state))
                    assert PICTURE.title(moment.state)


def new(state: State, *events: Event, foreseen: bool = False) -> set[str]:
    return set(keyed(PICTURE.marks(state, events, foreseen=foreseen)))


def test_what_has_happened_is_ringed_in_gold() -> None:
    state = start(2)
    assert new(state, Event("paid", "T2", 0, cubes=("green",), amount=1)) == {
        "new-0.cube.green",
        "new-0.price",
    }
    assert new(state, Event("upgraded", "U1", 1, colour="green", amount=2, space=2)) == {
        "new-1.track.green",
        "new-upgrade.2",
    }
    assert new(state, Event("moved", "T7", 0, amount=1, space=9)) == {"new-form.9"}
    assert new(state, Event("card_used", "C1", 0, "silk", "white", place="present")) == {
        "new-0.used.white",
        "new-present.white",
    }
    gold = {m.style.name for m in PICTURE.marks(state, [Event("round", "R3", amount=2)])}
    dashed = PICTURE.marks(state, [Event("round", "R3", amount=2)], foreseen=True)
    assert (gold, {m.style.name for m in dashed}) == ({"fresh-case", "fresh"}, {"foreseen"})


def test_what_may_be_chosen_is_ringed_and_the_chosen_one_has_two_rings() -> None:
    state = start(2)
    parts = keyed(PICTURE.marks(state, (), {"present.green": "+4", "war": ""}, "war"))
    assert looks(parts["legal-present.green"])["legal-ring"] == 1
    assert words(parts["legal-present.green"]) == ["+4"]
    assert looks(parts["legal-war"]) == Counter({"legal-ring": 1})
    assert looks(parts["chosen-war"]) == Counter({"chosen-case": 1, "chosen": 1})
    assert (
        "Can be chosen: +4"
        in PICTURE.labels(state, {"present.green": "+4"})[
            [t.name for t in PICTURE.targets(state)].index("present.green")
        ]
    )


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_letters_stand_out_from_the_colours_of_cubes(theme: Theme) -> None:
    for number, colour in enumerate(COLOURS):
        ink = "cube-white" if number in DEEP else "cube-black"
        assert contrast(theme.colours[ink], theme.colours[f"cube-{colour}"]) >= 4.5


def test_a_used_card_is_found_by_its_line() -> None:
    player = start(2).players[0]._replace(cards=("tunis", "silk"))
    assert [card_target(player, card) for card in ("tunis", "silk", "ivory")] == [
        "card.1",
        "card.2",
        "",
    ]
    assert [card_at(player, line) for line in (1, 2, 3)] == ["tunis", "silk", ""]
