"""Games for tests of the panel, on the small board `lezione`, with what is known of them by hand.

Landscapes: L1 farm2, L2 lake, L3 farm1, L4 farm3, L5 lake, L6 mountain. Food of the castles: A1
touches L1 and L3 (3), F2 touches L4 (3), D3 touches L4 (3), C2 touches L3 and L4 (4).
"""

import random

from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.opening import load
from lacitta_nb.panels.dispatch import Controller, Result
from lacitta_nb.panels.view import board_view, panel_view

NASTY = '"><img src=x onerror=alert(1)>'
LAND = {"L1": "farm2", "L2": "lake", "L3": "farm1", "L4": "farm3", "L5": "lake", "L6": "mountain"}
VOICE = {"cards": ["health", "culture", "health", "education"]}
DISPLAY = [
    *("cathedral", "palace", "bread_and_circuses", "golden_times", "closeness", "rich_harvest"),
    "master_builder",
]


def politics(*names: str, gold: int = 1, citizens: int = 4, **fields: object) -> Game:
    """Rosso to move in round 1: a market at A2, so that the next building meets Blu's C2."""
    names = names or ("Rosso", "Blu")
    return load(
        {
            "format": "lacitta-position/1",
            "board": "lezione",
            "landscapes": LAND,
            "players": [{"name": name, "gold": gold} for name in names],
            "cities": [
                {"owner": 0, "castle": "A1", "citizens": citizens, "buildings": {"A2": "market"}},
                {"owner": 1, "castle": "D3", "citizens": 3},
                {"owner": 0, "castle": "F2", "citizens": 3},
                {"owner": 1, "castle": "C2", "citizens": 3},
            ],
            "voice": VOICE,
            "politics": {"display": DISPLAY},
            "seed": 5,
            **fields,
        }
    )


def feeding(year: int = 1) -> Game:
    """Rosso has 9 citizens and food for 6, so three leave, from A1 (5) and F2 (4)."""
    game = politics(phase="feeding", citizens=5, year=year)
    position = game.position()
    position["cities"][2]["citizens"] = 4
    return load(position)


def click(panel: Controller, do: str, **words: object) -> Result:
    """One command, which must succeed."""
    result = panel.dispatch({"do": do, **words})
    assert result.ok, result.notice
    return result


def usual(panel: Controller, setting: str) -> str:
    """What the form of a new game proposes for a setting."""
    fields = panel_view(panel.session)["files"]["form"]["fields"]
    return next(str(field["usual"]) for field in fields if field["name"] == setting)


def refused(panel: Controller) -> str:
    """The rule that the last click ran into."""
    assert panel.session.refused is not None
    return panel.session.refused.rule


def next_command(panel: Controller, rng: random.Random) -> dict[str, object]:
    """What somebody might click next who clicks on anything that can be clicked."""
    shown = panel_view(panel.session)
    if shown["step"]["enabled"]:
        return {"do": "step"}
    if shown["preview"]:
        return {"do": "confirm"}
    if shown["plan"]:
        rows = [row["space"] for row in shown["plan"]["rows"] if row["more"]]
        return {"do": "plan", "space": rng.choice(rows)}
    if not panel.session.selection.chosen:
        choices = [c["key"] for g in shown["groups"] for c in g["choices"] if c["enabled"]]
        return {"do": "choose", "choice": rng.choice(choices)}
    for question in shown["questions"]:
        if not any(option["chosen"] for option in question["options"]):
            values = [o["value"] for o in question["options"] if o["enabled"]]
            return {"do": "pick", "facet": question["facet"], "value": rng.choice(values)}
    return {"do": "space", "space": rng.choice(list(board_view(panel.session)["badges"]))}
