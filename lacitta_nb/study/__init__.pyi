from lacitta_nb.arena.environment import env, raw_env
from lacitta_nb.arena.evaluation import Evaluation, compare_actions, evaluate
from lacitta_nb.arena.generation import DataSet, self_play
from lacitta_nb.arena.processes import local_pool
from lacitta_nb.arena.prospects import ActionProspect, Prospect
from lacitta_nb.arena.ratings import ratings
from lacitta_nb.arena.record_file import read_games
from lacitta_nb.arena.runner import Failed
from lacitta_nb.arena.schedule import line_ups, plan
from lacitta_nb.arena.standings import grouped_table, standings_table
from lacitta_nb.arena.statistics import Estimate
from lacitta_nb.arena.tournament import Tournament, run_tournament
from lacitta_nb.games.citta_stato.study.bags import BagOdds, bag_odds, draw_chances, round_odds
from lacitta_nb.games.citta_stato.study.crowns import ScorePairs, score_pairs
from lacitta_nb.games.citta_stato.study.figures import (
    bag_figure,
    crowns_figure,
    form_figure,
    war_figure,
)
from lacitta_nb.games.citta_stato.study.forms import FormOutlook, form_outlook
from lacitta_nb.games.citta_stato.study.market import Markets, markets_after, purchases
from lacitta_nb.games.citta_stato.study.paying import Payments, payments
from lacitta_nb.games.citta_stato.study.presents import PresentWorths, present_worths
from lacitta_nb.games.citta_stato.study.second import SecondGain, second_gain
from lacitta_nb.games.citta_stato.study.tables import (
    bag_table,
    form_table,
    market_table,
    payment_table,
    present_table,
    purchase_table,
    score_pair_table,
    second_table,
    shift_table,
    war_table,
)
from lacitta_nb.games.citta_stato.study.war import WarOdds, war_odds
from lacitta_nb.games.lacitta.spaces import Space, space
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
from lacitta_nb.games.saint_malo.study.balance import Balances, balances
from lacitta_nb.games.saint_malo.study.figures import (
    rolls_figure,
    threat_figure,
    throw_odds_figure,
)
from lacitta_nb.games.saint_malo.study.odds import ThrowOdds, at_least, odds_of, surest
from lacitta_nb.games.saint_malo.study.tables import (
    attack_table,
    balance_table,
    keep_table,
    next_church_table,
    place_table,
    rolls_table,
    threat_table,
    throw_odds_table,
)
from lacitta_nb.games.saint_malo.study.threat import Threat, pirate_threat
from lacitta_nb.games.saint_malo.study.throws import Keep
from lacitta_nb.games.saint_malo.study.today import today_uses, today_worths
from lacitta_nb.games.saint_malo.study.turn import best_keeps, throw_odds
from lacitta_nb.games.saint_malo.study.uses import worth_of_results
from lacitta_nb.games.saint_malo.study.worth import Places, place_worths

__all__ = [
    "ActionProspect",
    "BagOdds",
    "Balance",
    "Balances",
    "Chance",
    "Choice",
    "DataSet",
    "Estimate",
    "Evaluation",
    "Failed",
    "Forecast",
    "FormOutlook",
    "Keep",
    "Markets",
    "Match",
    "Odds",
    "OneMore",
    "Payments",
    "Places",
    "Played",
    "PresentWorths",
    "Prospect",
    "ScorePairs",
    "SecondGain",
    "Space",
    "Threat",
    "ThrowOdds",
    "Tournament",
    "WarOdds",
    "at_least",
    "attack_table",
    "bag_figure",
    "bag_odds",
    "bag_table",
    "balance_table",
    "balances",
    "best_keeps",
    "choice_table",
    "city_table",
    "compare_actions",
    "consequence_table",
    "crowns_figure",
    "draw_chances",
    "draw_forecast",
    "env",
    "evaluate",
    "food_figure",
    "forecast_for",
    "forecast_table",
    "forecast_text",
    "forecasts",
    "form_figure",
    "form_outlook",
    "form_table",
    "grouped_table",
    "keep_table",
    "line_ups",
    "local_pool",
    "losses_figure",
    "losses_table",
    "market_table",
    "markets_after",
    "next_church_table",
    "odds_figure",
    "odds_of",
    "odds_table",
    "one_more_point",
    "one_more_table",
    "payment_table",
    "payments",
    "pirate_threat",
    "place_table",
    "place_worths",
    "plan",
    "present_table",
    "present_worths",
    "purchase_table",
    "purchases",
    "ratings",
    "raw_env",
    "read_games",
    "rolls_figure",
    "rolls_table",
    "round_odds",
    "run_tournament",
    "score_pair_table",
    "score_pairs",
    "second_gain",
    "second_table",
    "self_play",
    "shift_table",
    "space",
    "standings_table",
    "surest",
    "threat_figure",
    "threat_table",
    "throw_odds",
    "throw_odds_figure",
    "throw_odds_table",
    "today_uses",
    "today_worths",
    "voice_odds",
    "war_figure",
    "war_odds",
    "war_table",
    "worth_of_results",
    "years_figure",
    "years_table",
]
