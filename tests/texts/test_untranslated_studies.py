"""No English in pictures, tables, figures, reports and errors in another language."""

import math
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from matplotlib.figure import FigureBase
from matplotlib.text import Text
from pandas import DataFrame

import lacitta_nb as lc
from lacitta_nb import study
from lacitta_nb.drawing import draw_board, svg_board
from lacitta_nb.games import citta_stato, saint_malo
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.paint.static import static_picture
from lacitta_nb.players import ComputerPlayer, GreedyPlayer, RandomPlayer, hints
from lacitta_nb.texts import describe, speaking
from tests.texts.foreign import LANGUAGE, LEFT, foreign_spoken_of

NAMES = re.compile("Rosso|Blu|[Ll]ezione|[Tt]oscana|greedy|random|classic|beginner")
"""The people, boards and players; settings of a plan are told as they are written in Python."""

CODE = {"search", "playouts", "choose", "view", "random"}
"""What an error names in Python."""
SEATED = {"person", "greedy", "gentle", "round", "one", "object"}
"""The words by which whoever sits at a seat is chosen."""


@pytest.fixture(autouse=True)
def _foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with foreign_spoken_of(tmp_path / "texts", monkeypatch):
        yield


def la_citta() -> lc.Game:
    """A game after two years, at a turn."""
    game = lc.new_game(["Rosso", "Blu"], board="lezione", seed=5)
    player = GreedyPlayer()
    while game.year < 3 or game.decision is None:
        if game.decision is None:
            game.step()
        else:
            game.play(player.choose(game.state))
    return game


def malo() -> Any:  # noqa: ANN401 - a game of Saint Malo
    """A game after some turns, with dice on the table."""
    game = saint_malo.new_game(["Rosso", "Blu"], seed=5)
    player = RandomPlayer(seed="1")
    while game.state.turns < 12 or game.decision is None:
        if game.decision is None:
            game.step()
        else:
            game.play(player.choose(game.state))
    return game


GAMES: dict[str, Callable[[], Any]] = {"lacitta": la_citta, "saintmalo": malo}
REFUSED = {"lacitta": "build fountain A1", "saintmalo": "place C3"}


def said_by(figure: FigureBase) -> list[str]:
    """Every text of a figure."""
    return [text.get_text() for text in figure.findobj(Text) if text.get_visible()]


def in_table(table: DataFrame) -> list[str]:
    """The heads and the cells of a table; a number without end is one, not a word."""
    cells = [
        str(cell)
        for name in table.columns
        for cell in table[name]
        if not (isinstance(cell, float) and math.isinf(cell))
    ]
    return [
        *map(str, table.columns),
        *([table.index.name] if isinstance(table.index.name, str) else []),
        *cells,
    ]


def heard_in(svg: str) -> list[str]:
    """What is written and said in a picture."""
    labels = re.findall(r'(?:aria-label|alt)="([^"]*)"', svg)
    return [*labels, *re.findall(r"<(?:text|title|desc|p)[^>]*>([^<]*)<", svg)]


def left(texts: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """What there is in English letters, by where it is said; nothing may be silent."""
    assert [place for place, said in texts.items() if not said] == []
    found = {
        place: [text for text in said if LEFT.search(NAMES.sub("", text))]
        for place, said in texts.items()
    }
    return {place: said for place, said in found.items() if said}


@pytest.mark.parametrize("key", GAMES)
def test_no_picture_or_report_is_in_english(key: str) -> None:
    game = GAMES[key]()
    events = [event for entry in game.history for event in entry.step.events]
    with speaking(LANGUAGE):
        panel = Controller(game)
        texts = {
            "report": str(game).splitlines(),
            "state": heard_in(game._repr_html_()),
            "svg": heard_in(svg_board(game, prefix="p", legend=True)),
            "png": said_by(draw_board(game, legend=True).figure),
            "static": heard_in(static_picture(panel, "p")["text/html"]),
            "events": [describe(event, ["Rosso", "Blu"], game=key) for event in events],
            "hints": list(map(str, hints(game, 12))),
            "happened": [str(game.chronicle), str(game.events)],
            "refusal": [str(game.why_not(REFUSED[key]))],
        }
    assert left(texts) == {}


def test_no_study_of_la_citta_is_in_english() -> None:
    game = la_citta()
    with speaking(LANGUAGE):
        odds, found = study.voice_odds(game), study.forecasts(game.state)
        forecast, more = found[0], study.one_more_point(found, 0)
        assert more
        tables = {
            "odds": study.odds_table(odds),
            "forecast": study.forecast_table(found),
            "plain forecast": study.forecast_table(found, plain=True),
            "cities": study.city_table(forecast),
            "consequences": study.consequence_table(forecast),
            "choices": study.choice_table(forecast).iloc[:, :1],
            "one more": study.one_more_table(more),
        }
        figures = {
            "odds": study.odds_figure(odds),
            "food": study.food_figure(found),
            "forecast": study.draw_forecast(forecast).figure,
        }
        texts = {f"table of {name}": in_table(table) for name, table in tables.items()}
        texts |= {f"figure of {name}": said_by(figure) for name, figure in figures.items()}
        texts["sentences"] = [
            line for one in found for line in study.forecast_text(one).splitlines()
        ]
    assert left(texts) == {}


def test_no_study_of_saint_malo_is_in_english() -> None:
    game = malo()
    with speaking(LANGUAGE):
        odds, threat = study.throw_odds(game), study.pirate_threat(game)
        balances = study.balances(game)
        tables = {
            "odds": study.throw_odds_table(odds),
            "rolls": study.rolls_table(),
            "threat": study.threat_table(threat),
            "attacks": study.attack_table(threat),
            "places": study.place_table(study.place_worths(game, 0)),
            "balance": study.balance_table(balances),
            "churches": study.next_church_table(balances),
        }
        figures = {
            "odds": study.throw_odds_figure(odds),
            "rolls": study.rolls_figure(),
            "threat": study.threat_figure(threat),
        }
        texts = {f"table of {name}": in_table(table) for name, table in tables.items()}
        texts |= {f"figure of {name}": said_by(figure) for name, figure in figures.items()}
    assert left(texts) == {}


def test_no_study_of_citta_stato_is_in_english() -> None:
    game = citta_stato.new_game(["Rosso", "Blu"], seed=5)
    with speaking(LANGUAGE):
        outlook, markets = study.form_outlook(game), study.markets_after(game)
        odds, war, pairs = study.bag_odds(game), study.war_odds(game), study.score_pairs(game)
        tables = {
            "bag": study.bag_table(odds),
            "payments": study.payment_table(study.payments(game)).iloc[:, :-1],
            "war": study.war_table(war),
            "forms": study.form_table(outlook),
            "shifts": study.shift_table(outlook),
            "scores": study.score_pair_table(pairs),
            "presents": study.present_table(study.present_worths(game)),
            "second score": study.second_table(study.second_gain(game)),
            "market": study.market_table(markets),
            "purchases": study.purchase_table(study.purchases(game)),
        }
        figures = {
            "bag": study.bag_figure(odds),
            "war": study.war_figure(war),
            "forms": study.form_figure(outlook),
            "crowns": study.crowns_figure(pairs),
        }
        texts = {f"table of {name}": in_table(table) for name, table in tables.items()}
        texts |= {f"figure of {name}": said_by(figure) for name, figure in figures.items()}
        texts |= {f"{name} in words": [figure.alt] for name, figure in figures.items()}
    assert left(texts) == {}


def test_no_evaluation_and_no_tournament_is_in_english(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = la_citta()
    players: dict[str, ComputerPlayer] = {"greedy": GreedyPlayer(), "random": RandomPlayer()}
    with speaking(LANGUAGE):
        plan = study.plan(players, study.line_ups(players, 2), rounds=1, seed=1, boards=["lezione"])
        played = study.run_tournament(players, plan, tmp_path / "games.jsonl")
        games = list(played.games)
        position = study.evaluate(game, playouts=4, seed=1)
        actions = study.compare_actions(game, playouts=4, seed=1)
        tables = {
            "standings": played.table(),
            "plain standings": study.standings_table(games, plain=True),
            "by seat": study.grouped_table(games, "seat"),
            "by board": study.grouped_table(games, "board"),
            "years": study.years_table(games),
            "losses": study.losses_table(games),
            "position": position.table(),
            "plain position": position.table(plain=True),
            "actions": actions.table().iloc[:, 1:],
            "plain actions": actions.table(plain=True).iloc[:, 1:],
        }
        figures = {
            "points": study.years_figure(games),
            "gold": study.years_figure(games, "gold"),
            "losses": study.losses_figure(games),
        }
        texts = {f"table of {name}": in_table(table) for name, table in tables.items()}
        texts |= {f"figure of {name}": said_by(figure) for name, figure in figures.items()}
        texts["evaluation"] = re.findall(r"<p>([^<]*)</p>", position._repr_html_())
        texts["progress"] = re.findall(r"(\w+):\s+\d+%", capsys.readouterr().out)
        texts["matches"] = list(map(str, plan))
    assert left(texts) == {}


def test_an_error_tells_in_the_other_language_what_it_found() -> None:
    with pytest.raises(lc.BadFile) as found:
        lc.load(["lacitta-position/1"])  # type: ignore[arg-type]
    with pytest.raises(lc.BadSetting) as sat:
        lc.show(la_citta(), seats={"Rosso": 5})  # type: ignore[dict-item]
    english = [str(found.value), str(sat.value)]
    with speaking(LANGUAGE):
        assert LEFT.findall(str(found.value)) == []
        assert set(LEFT.findall(str(sat.value))) <= SEATED | CODE
    assert [str(found.value), str(sat.value)] == english
