"""The campaign on the panel: what its file holds beside the form, and what it keeps at the end.

The form proposes the game that comes next, and a solo game that ends as one of the campaign is kept
after a question: the panel writes nothing else, and nothing by itself.
"""

import os
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from lacitta_nb.core.errors import BadFile, BadSetting
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.campaign import Campaign, Result, Standing
from lacitta_nb.games.citta_stato.constants import SCENARIOS, SOLO_GAMES
from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.panel.session import named, say
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.tables import shipped_tables
from lacitta_nb.panels.forms import Aside, Ending
from lacitta_nb.panels.notices import Said

NEXT: Final = "next"
"""What stands in the form for the game that comes next, and for the crowns that it brings along."""
BONUS: Final = range(16)
"""The bonus crowns that can be said in the form."""


def proposed(state: State, bonus: str) -> dict[str, str]:
    """The solo game that is proposed: what comes next, unless another one is on the table.

    Args:
        state: the moment of the game on the panel.
        bonus: what was said of the crowns with which that one began.
    """
    after = following(state, bonus)
    try:
        standings = Campaign().standings()
    except BadFile:  # the table beside the form tells of it
        return after if after["bonus"] != NEXT else {**after, "bonus": str(BONUS[0])}
    scenario = int(after["scenario"])
    by_itself = after["game"] != str(standings[scenario - SCENARIOS[0]].game)
    if state.table.scenario and by_itself and not _ends_scenario(state):
        return after
    open_ones = [one.scenario for one in standings if not one.finished]
    if not open_ones:
        return after
    found = scenario if scenario in open_ones else open_ones[0]
    return {"scenario": str(found), "game": NEXT, "bonus": NEXT}


def following(state: State, bonus: str) -> dict[str, str]:
    """The game that follows the one on the table: after a won one the next of its scenario (O5).

    Args:
        state: the moment of the game on the panel.
        bonus: the crowns with which that one began.
    """
    table, solo = state.table, rules.solo_result(state)
    game = table.game or SOLO_GAMES[0]
    if _won(state) and solo is not None and game < SOLO_GAMES[-1]:
        game, bonus = game + 1, str(min(solo.bonus_crowns, BONUS[-1]))
    scenario = str(table.scenario or SCENARIOS[0])
    return {"scenario": scenario, "game": str(game), "bonus": bonus}


def _won(state: State) -> bool:
    solo = rules.solo_result(state)
    return state.over and solo is not None and solo.won


def _ends_scenario(state: State) -> bool:
    """Whether the last game of a scenario has been won on the table."""
    return _won(state) and state.table.game == SOLO_GAMES[-1]


def chosen(scenario: int, game: str, bonus: str) -> tuple[int, int]:
    """The game of a scenario that was chosen in the form, with its crowns.

    Raises:
        BadSetting: there is no next one, as all are won. BadFile: the file can't be read.
    """
    if NEXT not in (game, bonus):
        return int(game), int(bonus)
    campaign = Campaign()
    standing = campaign.standing(scenario)
    if game == NEXT and standing.finished:
        raise BadSetting("stato-campaign-all-won", scenario=scenario)
    number = standing.game if game == NEXT else int(game)
    if bonus != NEXT:
        return number, int(bonus)
    most = shipped_tables().stock(expansion=False).crowns
    return number, min(_crowns(number, standing, campaign.results()), most)


def _crowns(game: int, standing: Standing, results: Sequence[Result]) -> int:
    """The bonus crowns with which a game of a scenario begins, as far as it has come."""
    if game == standing.game:
        return standing.bonus_crowns
    won = _games(results, standing.scenario).get(game)
    return 0 if won is None else won.bonus_crowns


def _games(results: Sequence[Result], scenario: int) -> dict[int, Result]:
    """The games of a scenario that were won, by their number."""
    return {one.game: one for one in results if one.scenario == scenario and one.won}


def aside() -> Aside:
    """All games of all scenarios: what was won, which come next, and with which crowns."""
    title, alone = say("panel-campaign"), (1,)
    try:
        campaign = Campaign()
        standings, results = campaign.standings(), campaign.results()
    except BadFile as error:
        return Aside(title, (), (), str(error), alone)
    heads = (say("panel-campaign-scenario"), *(_head(game) for game in SOLO_GAMES))
    rows = tuple(_row(standing, results) for standing in standings)
    return Aside(title, heads, rows, say("panel-campaign-file", path=_place(campaign)), alone)


def _place(campaign: Campaign) -> str:
    """Where the file lies, as short as it can be told."""
    home = os.path.expanduser("~")  # noqa: PTH111 - never raises
    inside = campaign.path.is_relative_to(home)
    return str(Path("~", campaign.path.relative_to(home)) if inside else campaign.path)


def _head(game: int) -> str:
    return say("panel-campaign-head", game=game)


def _row(standing: Standing, results: Sequence[Result]) -> tuple[str, ...]:
    scenario = standing.scenario
    name = say("panel-campaign-row", scenario=scenario, name=named(f"scenario-{scenario}"))
    games = _games(results, scenario)
    lost = [one.game for one in results if one.scenario == scenario and not one.won]
    cells = (_cell(game, games.get(game), standing, lost.count(game)) for game in SOLO_GAMES)
    return (name, *cells)


def _cell(game: int, won: Result | None, standing: Standing, lost: int) -> str:
    """How a game stands, with the crowns that it began or begins with."""
    words: Mapping[str, int | str] = {"lost": lost}
    if won is not None:
        words = {**words, "final": won.final, "required": won.required}
        return say("panel-campaign-won", crowns=won.bonus_crowns, **words)
    if game == standing.game:
        return say("panel-campaign-next", crowns=standing.bonus_crowns, **words)
    return say("panel-campaign-later")


def ending(game: Game) -> Ending | None:
    """The question whether the end of a solo game is kept; None for one of no campaign.

    Raises:
        BadFile: the file can't be read.
    """
    campaign, solo = Campaign(), game.solo
    if solo is None or not campaign.awaits(game):
        return None
    words = {
        "won": "yes" if solo.won else "no",
        "final": solo.final,
        "required": solo.required,
        "path": _place(campaign),
    }
    return Ending(partial(say, "panel-campaign-keep", **words), partial(_keep, campaign, game))


def _keep(campaign: Campaign, game: Game) -> Said:
    standing = campaign.note(game)
    return lambda: say("panel-campaign-kept", path=_place(campaign), standing=str(standing))
