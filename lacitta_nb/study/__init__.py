"""The study of positions: what the people may want, what would follow, which move is best.

Every answer is given to somebody's knowledge: nothing here reads a card that lies face down for
whoever asks. Of every game, by subject:

- evaluation by playouts: `evaluate`, `compare_actions`;
- data sets of games: `self_play`, `DataSet`;
- environments for programs that learn: `env`, `raw_env`;
- tournaments: `line_ups`, `plan`, `run_tournament`, `read_games`, `ratings`; the tables
  `standings_table`, `grouped_table`.

Of La Città:

- odds of the voice: `voice_odds`, `odds_table`, `odds_figure`;
- forecast of the year: `forecasts`, `forecast_for`, `forecast_text`, `one_more_point`; the tables
  `forecast_table`, `city_table`, `consequence_table`, `choice_table`, `one_more_table`; the figures
  `draw_forecast`, `food_figure`;
- a space looked up: `space`, which gives a `Space`;
- tournaments: the tables `years_table`, `losses_table`; the figures `years_figure`,
  `losses_figure`.

Of Saint Malo:

- odds of a throw: `throw_odds`, `odds_of`, `at_least`, `surest`, `best_keeps`, and for its worths
  `today_worths`, `today_uses`, `worth_of_results`; the tables `throw_odds_table`, `rolls_table`,
  `keep_table`; the figures `throw_odds_figure`, `rolls_figure`;
- threat of the pirates: `pirate_threat`, `threat_table`, `attack_table`, `threat_figure`;
- worth of the empty spaces of a city: `place_worths`, `place_table`;
- balance: `balances`, `balance_table`, `next_church_table`.

Of Città-Stato, each for a game or a state and a player:

- what a bag gives: `bag_odds`, `round_odds`, `draw_chances`, `bag_table`, `bag_figure`;
- what can be paid: `payments`, `payment_table`;
- the war: `war_odds`, `war_table`, `war_figure`;
- the form track: `form_outlook`, `form_table`, `shift_table`, `form_figure`;
- crowns held and needed: `score_pairs`, `score_pair_table`, `crowns_figure`;
- use or burn, and the second score: `present_worths`, `present_table`, `second_gain`,
  `second_table`;
- the market: `markets_after`, `purchases`, `market_table`, `purchase_table`.

>>> import lacitta_nb as lc
>>> from lacitta_nb.study import voice_odds
>>> chance = voice_odds(lc.new_game(players=2, seed=3)).chances[0]
>>> chance.wishes, str(chance.chance)
(('culture',), '253/975')

A name loads its module, with pandas or matplotlib where it needs them, when it is first used. The
table below says which module that is; for type checkers the stub beside this file says the same.
"""

from importlib import import_module
from typing import Final

_HOMES: Final = {
    # Any game.
    "arena.environment": "env raw_env",
    "arena.evaluation": "Evaluation compare_actions evaluate",
    "arena.generation": "DataSet self_play",
    "arena.processes": "local_pool",
    "arena.prospects": "ActionProspect Prospect",
    "arena.ratings": "ratings",
    "arena.record_file": "read_games",
    "arena.runner": "Failed",
    "arena.schedule": "line_ups plan",
    "arena.standings": "grouped_table standings_table",
    "arena.statistics": "Estimate",
    "arena.tournament": "Tournament run_tournament",
    # La Città.
    "games.lacitta.study.contest": "Match Played",
    "games.lacitta.study.figures": "draw_forecast food_figure odds_figure",
    "games.lacitta.study.forecast": "Balance Choice Forecast forecast_for forecasts",
    "games.lacitta.study.odds": "Chance Odds voice_odds",
    "games.lacitta.study.one_more": "OneMore one_more_point",
    "games.lacitta.spaces": "Space space",
    "games.lacitta.study.tables": (
        "choice_table city_table consequence_table forecast_table odds_table one_more_table"
    ),
    "games.lacitta.study.tournament_figures": "losses_figure years_figure",
    "games.lacitta.study.tournament_tables": "losses_table years_table",
    "games.lacitta.study.words": "forecast_text",
    # Saint Malo.
    "games.saint_malo.study.balance": "Balances balances",
    "games.saint_malo.study.figures": "rolls_figure threat_figure throw_odds_figure",
    "games.saint_malo.study.odds": "ThrowOdds at_least odds_of surest",
    "games.saint_malo.study.tables": (
        "attack_table balance_table keep_table next_church_table place_table rolls_table "
        "threat_table throw_odds_table"
    ),
    "games.saint_malo.study.threat": "Threat pirate_threat",
    "games.saint_malo.study.throws": "Keep",
    "games.saint_malo.study.today": "today_uses today_worths",
    "games.saint_malo.study.turn": "best_keeps throw_odds",
    "games.saint_malo.study.uses": "worth_of_results",
    "games.saint_malo.study.worth": "Places place_worths",
    # Città-Stato.
    "games.citta_stato.study.bags": "BagOdds bag_odds draw_chances round_odds",
    "games.citta_stato.study.crowns": "ScorePairs score_pairs",
    "games.citta_stato.study.figures": "bag_figure crowns_figure form_figure war_figure",
    "games.citta_stato.study.forms": "FormOutlook form_outlook",
    "games.citta_stato.study.market": "Markets markets_after purchases",
    "games.citta_stato.study.paying": "Payments payments",
    "games.citta_stato.study.presents": "PresentWorths present_worths",
    "games.citta_stato.study.second": "SecondGain second_gain",
    "games.citta_stato.study.tables": (
        "bag_table form_table market_table payment_table present_table purchase_table "
        "score_pair_table second_table shift_table war_table"
    ),
    "games.citta_stato.study.war": "WarOdds war_odds",
}
"""Where the names are from: modules of this package, and what each lends."""

__all__ = [name for names in _HOMES.values() for name in names.split()]


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names.split():
            late: object = getattr(import_module(f"lacitta_nb.{home}"), name)
            return late
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
