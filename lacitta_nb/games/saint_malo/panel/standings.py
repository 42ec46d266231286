"""How the players of Saint Malo stand: the strip, the gauge, the result."""

from lacitta_nb.games.saint_malo.city import ALL, names
from lacitta_nb.games.saint_malo.panel.pirates import next_attack
from lacitta_nb.games.saint_malo.panel.session import say
from lacitta_nb.games.saint_malo.panel.typed import TodayView
from lacitta_nb.games.saint_malo.rules import Score, scores
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.panels.shown import Fact, Gauge

_SIGNS = {"points": "points", "coins": "coin", "logs": "logs", "cannons": "cannon"}


def gauge(state: State, seat: int) -> Gauge | None:
    """The defence against the next attack; None when no attack comes any more."""
    attack = next_attack(state)
    if attack is None or state.over:
        return None
    defence = state.players[seat].defence
    words = {"defence": defence, "strength": attack.strength}
    label, short = say("panel-gauge", **words), defence < attack.strength
    return Gauge(defence, attack.strength, label, short, "shield")


def strip(state: State, seat: int) -> list[Fact]:
    """What the end would bring today, points so far, coins, logs, cannons lost."""
    player = state.players[seat]
    total = scores(state)[seat].total
    lost = str(player.cannons_lost) if player.cannons_lost else ""
    cells = (
        ("points", str(player.points)),
        ("coins", str(player.coins)),
        ("logs", str(player.logs)),
        ("cannons", lost),
    )
    today = Fact(say("panel-ui-today"), _signed(total), strong=True)
    return [today, *(Fact(say(f"panel-ui-{key}"), text, sign=_SIGNS[key]) for key, text in cells)]


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def places(state: State, seat: int) -> list[str]:
    """The spaces of the city that can be clicked: that of the player whose turn it is."""
    return names(ALL) if seat == state.to_move else []


def today_view(state: State, seat: int) -> TodayView:
    """What the end would bring today, part by part."""
    facts = result(scores(state)[seat])
    return {
        "defence": state.players[seat].defence,
        "today": [
            {"title": fact.title, "text": fact.text, "strong": fact.strong, "sign": fact.sign}
            for fact in facts
        ],
    }


def result(score: Score) -> list[Fact]:
    """The columns of the result: what the points are made of, and the empty spaces."""
    facts = [Fact(say(f"panel-ui-{part}"), _signed(points)) for part, points in score.parts]
    total = Fact(say("panel-ui-total"), _signed(score.total), strong=True)
    return [*facts, total, Fact(say("panel-ui-empty"), str(score.empty))]
