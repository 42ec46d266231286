"""What a panel shows, as plain data: every text is ready to be read, nothing is markup.

Both views (panels/widgets.py with the clickable board, panels/plain.py with lists) show this, so
that they say the same. Texts are shown as texts: escaping is the business of whoever paints.
"""

from typing import Any

from lacitta_nb.games.lacitta.board import shipped_names
from lacitta_nb.games.lacitta.constants import EDITIONS, YEARS
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.panel.badges import badges
from lacitta_nb.games.lacitta.panel.effects import foreseen
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.selection import Selection
from lacitta_nb.panels.view_back import history_view
from lacitta_nb.panels.view_choices import chosen_help, groups_view, prompt, questions_view
from lacitta_nb.panels.view_computer import (
    auto_view,
    seats_view,
    thinking_text,
    told_now,
)
from lacitta_nb.panels.view_forecast import forecast_view
from lacitta_nb.panels.view_hint import hint_view
from lacitta_nb.panels.view_log import happened_view, latest_view, log_view
from lacitta_nb.panels.view_plan import plan_view
from lacitta_nb.panels.view_preview import preview_view
from lacitta_nb.panels.view_standing import (
    asides_view,
    dangers_view,
    means_view,
    warnings_view,
    wish_view,
)
from lacitta_nb.panels.view_table import (
    cards_view,
    look_view,
    players_view,
    scores_view,
    space_view,
)
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import phase_help, phase_title, sentence

Json = dict[str, Any]


def view(panel: Controller) -> Json:
    """Everything that the panel shows beside the board, as JSON."""
    seen = panel.seen
    decision = seen.decision
    return {
        "title": title(panel.game),
        "phases": phases_view(panel.game),
        "explain": phase_help(seen.phase),
        "decision": decision_view(panel),
        "step": step_view(panel),
        "back": history_view(panel),
        "replaced": panel.replaced,
        "groups": groups_view(panel),
        "questions": questions_view(panel),
        "plan": plan_view(panel),
        "prompt": prompt(panel) if decision else "",
        "help": chosen_help(panel),
        "means": means_view(panel),
        "wish": wish_view(panel),
        "hint": hint_view(panel),
        "auto": auto_view(panel),
        "seats": seats_view(panel),
        "refused": panel.refused._asdict() if panel.refused else None,
        "preview": preview_view(panel),
        "warnings": warnings_view(panel),
        "dangers": dangers_view(panel),
        "asides": asides_view(panel),
        "happened": happened_view(panel),
        "players": players_view(panel),
        "cards": cards_view(panel),
        "forecast": forecast_view(panel),
        "look": look_view(panel),
        "space": space_view(panel),
        "log": log_view(panel),
        "scores": scores_view(panel.game),
        "question": panel.asked.text if panel.asked else "",
        "notice": panel.notice._asdict() if panel.notice else None,
        "files": files_view(panel),
    }


def title(game: Game) -> str:
    """The year and phase, and who must decide.

    >>> from lacitta_nb import new_game
    >>> title(new_game(players=2, seed=1))
    'Year 1 of 6'
    """
    if not game.over:
        return sentence("panel-title", {"year": game.year, "years": YEARS})
    best = [score for score in game.scores() if score.rank == 1]
    names = ", ".join(game.players[score.player].name for score in best)
    words: dict[str, str | int] = {"names": names, "count": len(best), "points": best[0].total}
    return sentence("panel-title-over", words)


def phases_view(game: Game) -> list[Json]:
    """The phases of the year in order: done, current or still to come."""
    edition_year = game.state.table.edition.year
    phases = ("placement", *edition_year) if game.phase == "placement" else edition_year
    place = phases.index(game.phase) if game.phase in phases else len(phases)
    return [
        {
            "key": phase,
            "title": phase_title(phase),
            "help": phase_help(phase),
            "state": "done" if i < place else "now" if i == place else "later",
        }
        for i, phase in enumerate(phases)
    ]


def decision_view(panel: Controller) -> Json | None:
    """Who must decide, or None."""
    decision = panel.seen.decision
    if decision is None:
        return None
    name = panel.seen.players[decision.player].name
    return {
        "player": decision.player,
        "name": name,
        "kind": decision.kind,
        "text": _whose(panel, name),
    }


def _whose(panel: Controller, name: str) -> str:
    seen = panel.seen
    if seen.phase != "politics":
        return sentence("panel-whose", {"player": name})
    done = seen.players[seen.to_move].cards_played
    return sentence("panel-whose-round", {"player": name, "round": done + 1})


def step_view(panel: Controller) -> Json:
    """The Step button: what it would run, and why it can't where it can't; `run` for the next."""
    game = panel.game
    decision = game.decision
    if game.over:
        return _at_rest(phase_title("over"))
    if panel.play.thought is not None:
        return _at_rest(thinking_text(panel))
    if decision is None:
        label = sentence("panel-step-phase", {"phase": phase_title(game.phase)})
        return {"enabled": True, "run": True, "label": label, "why": ""}
    words = {"player": game.players[decision.player].name}
    why = sentence("panel-step-wait", words)
    if panel.computer is None:
        return _at_rest(why)
    label = sentence("panel-step-computer", words)
    run = bool(panel.persons)
    why = "" if run else sentence("panel-run-nobody", {})
    return {"enabled": True, "run": run, "label": label, "why": why}


def _at_rest(why: str) -> Json:
    return {"enabled": False, "run": False, "label": sentence("panel-ui-step", {}), "why": why}


def files_view(panel: Controller) -> Json:
    """Saving, loading, codes and what a new game can be."""
    made = panel.exports
    table = panel.game.state.table
    return {
        "names": panel.files.names(),
        "code": made.code,
        "python": made.python,
        "download": made.download._asdict() if made.download else None,
        "boards": shipped_names(),
        "editions": [[name, sentence(f"panel-edition-{name}", {})] for name in EDITIONS],
        "edition": table.edition.name,
        "setup": panel.setup,
        "board": table.board.name,
        "players": [player.name for player in panel.game.players],
    }


def board_view(panel: Controller) -> Json:
    """What is drawn over the board: the spaces that may be chosen, with badges, and the one chosen.

    Returns:
        `badges` by name of the space, `selected` (a name or None), and `planned`, other spaces that
        are part of a plan or of the computer players' last moves.
    """
    selection = panel.selection
    chosen = selection.picks.get("space")
    ready = selection.ready()
    if chosen is None and len(ready) == 1 and ready[0].space:
        chosen = ready[0].space
    decision = panel.seen.decision
    told = [move.action.space for move in told_now(panel) if move.action.space]
    if told and not _started(panel):
        chosen = told[-1]
    elif decision is not None and decision.kind == "wish" and panel.choices:
        chosen = panel.choices[0].actions[0].space
    return {
        "badges": badges(selection),
        "selected": chosen or panel.looked_at or None,
        "planned": [*(action.space for action in selection.plan), *_beside(selection)]
        + ([] if _started(panel) else told),
    }


def _started(panel: Controller) -> bool:
    """Whether something is being chosen."""
    selection = panel.selection
    chosen = selection.chosen and len(panel.choices) > 1
    return bool(selection.plan or selection.picks or chosen)


def _beside(selection: Selection) -> list[str]:
    """Both roads of a pair, also where one allows no other; the castle that gives a citizen."""
    ready = selection.ready()
    if len(ready) == 1 and (ready[0].second or ready[0].source):
        one = ready[0]
        return [name for name in (one.space, one.second, one.source) if name]
    return [str(v) for facet, v in selection.picks.items() if facet in ("second", "source") and v]


def drawn_events(panel: Controller) -> tuple[Event, ...]:
    """The events that are drawn on the board.

    Those that are foreseen while nothing else is being chosen, those of a wish about to be
    confirmed, or those of the last step or move.
    """
    if panel.computer is not None and panel.foresight is None:
        return panel.events
    actions = panel.selection.ready()
    if actions and actions[0].kind == "wish":
        return foreseen(panel.seen, actions)
    started = _started(panel)
    foresight = panel.foresight
    if foresight is not None and (foresight.counted or not started):
        return foresight.shown.consequences
    return () if started else panel.events


def only_foreseen(panel: Controller, drawn: tuple[Event, ...]) -> bool:
    """Whether events that are drawn on the board have not happened."""
    return drawn is not panel.events


def announcement(panel: Controller, shown: Json) -> str:
    """What a screen reader should say after a command."""
    if panel.notice is not None and panel.notice.kind == "error":
        return panel.notice.text
    parts: list[str] = []
    if panel.refused is not None:
        parts.append(panel.refused.text)
    elif panel.did == "forecast" and shown["forecast"]:
        parts += shown["forecast"]["lines"]
    elif panel.travelled is not None:
        parts.append(shown["back"]["text"])
    elif panel.did == "hint":
        parts += [f"{hint['title']}: {hint['text']}" for hint in shown["hint"]["shown"]]
    elif panel.events and not panel.selection.picks:
        lines = latest_view(panel) if told_now(panel) else shown["happened"]
        parts += [line["text"] for line in lines if "heading" not in line]
    if shown["decision"]:
        parts.append(f"{shown['decision']['text']} {shown['prompt']}")
    elif not panel.game.over:
        parts.append(capital(shown["step"]["label"]))
    if panel.notice is not None:
        parts.append(panel.notice.text)
    return " ".join(parts)
