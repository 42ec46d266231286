from lacitta_nb.arena.evaluation import Evaluation, compare_actions, evaluate
from lacitta_nb.arena.processes import local_pool
from lacitta_nb.arena.prospects import ActionProspect, Prospect
from lacitta_nb.arena.ratings import ratings
from lacitta_nb.arena.record_file import read_games
from lacitta_nb.arena.runner import Failed
from lacitta_nb.arena.schedule import line_ups, plan
from lacitta_nb.arena.standings import grouped_table, standings_table
from lacitta_nb.arena.statistics import Estimate
from lacitta_nb.arena.tournament import Tournament, run_tournament
from lacitta_nb.games.lacitta.study.contest import Match, Played
from lacitta_nb.games.lacitta.study.figures import draw_forecast, food_figure, odds_figure
from lacitta_nb.games.lacitta.study.forecast import (
    Balance,
    Choice,
    Forecast,
    forecast_for,
    forecasts,
)
from lacitta_nb.games.lacitta.study.odds import Chance, Odds, voice_odds
from lacitta_nb.games.lacitta.study.one_more import OneMore, one_more_point
from lacitta_nb.games.lacitta.study.tables import (
    choice_table,
    city_table,
    consequence_table,
    forecast_table,
    odds_table,
    one_more_table,
)
from lacitta_nb.games.lacitta.study.tournament_figures import losses_figure, years_figure
from lacitta_nb.games.lacitta.study.tournament_tables import losses_table, years_table
from lacitta_nb.games.lacitta.study.words import forecast_text

__all__ = [
    "ActionProspect",
    "Balance",
    "Chance",
    "Choice",
    "Estimate",
    "Evaluation",
    "Failed",
    "Forecast",
    "Match",
    "Odds",
    "OneMore",
    "Played",
    "Prospect",
    "Tournament",
    "choice_table",
    "city_table",
    "compare_actions",
    "consequence_table",
    "draw_forecast",
    "evaluate",
    "food_figure",
    "forecast_for",
    "forecast_table",
    "forecast_text",
    "forecasts",
    "grouped_table",
    "line_ups",
    "local_pool",
    "losses_figure",
    "losses_table",
    "odds_figure",
    "odds_table",
    "one_more_point",
    "one_more_table",
    "plan",
    "ratings",
    "read_games",
    "run_tournament",
    "standings_table",
    "voice_odds",
    "years_figure",
    "years_table",
]
