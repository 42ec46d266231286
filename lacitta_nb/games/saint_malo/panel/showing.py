"""How Saint Malo is shown on the panel: the answers to `panels.showing`, each from its module.

The head comes from here, `dice` and `pirates` are its own sections, `offer_words` and `worths` say
what can be chosen, `previews` what it would change, `telling` what happened, `standings` how the
players stand.

Hooks of its sections on the page, beside those that `panels.paint.widgets` lists: in the hand
`[data-role="dice"]` with `[data-die="0"]` and `[data-role="roll"]`, `"stop-rolling"`; in the head
`[data-role="pirates"]`; in the dock `[data-role="space-info"]`; the drawer `"thrown"` with the form
`[data-form="thrown"]`.
"""

# ruff: noqa: D102 - what each method says is told in panels.showing

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final

from lacitta_nb.core.game import Game
from lacitta_nb.games.saint_malo.actions import Action
from lacitta_nb.games.saint_malo.constants import KEY, PHASES
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.panel import (
    dice,
    guide,
    offer_words,
    pirates,
    previews,
    spaces,
    standings,
    telling,
    ui_words,
    worths,
)
from lacitta_nb.games.saint_malo.panel.session import SaintMaloSelection, SaintMaloSession, say
from lacitta_nb.games.saint_malo.panel.typed import Sections, TodayView
from lacitta_nb.games.saint_malo.rules import Score, legal_actions
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.panels.bundles import bundle_of
from lacitta_nb.panels.offers import Offer
from lacitta_nb.panels.showing import Showing
from lacitta_nb.panels.shown import (
    Chooser,
    Danger,
    Fact,
    Gauge,
    GuideStep,
    Label,
    Line,
    Names,
    Phase,
    Preview,
    Progress,
    Shown,
)
from lacitta_nb.panels.words import effect_text, than_text
from lacitta_nb.players.advice import Hint
from lacitta_nb.players.judge import judge_of
from lacitta_nb.texts import phase_help, phase_title


class SaintMaloShowing(Showing[State, Action, Event]):
    """How Saint Malo is shown."""

    quiet_phases: Final[Collection[str]] = telling.QUIET

    @property
    def name(self) -> str:
        return say("panel-ui-panel")

    def title(self, game: Game[State, Action, Event]) -> str:
        if game.over:
            return super().title(game)
        return say("panel-title", round=game.state.turns // game.state.table.size + 1)

    def progress(self, game: Game[State, Action, Event]) -> Progress:
        rows = len(game.state.table.tables.strengths)
        return Progress(rows + 1 if game.over else game.state.row + 1, rows)

    def phases(self, state: State) -> Sequence[str]:
        del state
        return PHASES[:-1]

    def phase_title(self, phase: str) -> str:
        return phase_title(phase, game=KEY)

    def phase_help(self, phase: str) -> str:
        return phase_help(phase, game=KEY)

    def whose(self, state: State) -> str:
        if state.choice == "roll":
            return say("panel-whose-roll", player=state.mover.name, roll=state.rolls)
        return super().whose(state)

    # Choosing.

    def group_title(self, group: str) -> str:
        return offer_words.group_title(group)

    def offer_label(self, state: State, offer: Offer[Action]) -> Label:
        return offer_words.offer_label(state, offer)

    def chosen_help(self, selection: SaintMaloSelection) -> str:
        return offer_words.chosen_help(selection)

    def decide(self, session: SaintMaloSession) -> str:
        return offer_words.decide(session)

    def where(self, selection: SaintMaloSelection, facet: str) -> str:
        del facet
        return offer_words.where(selection)

    def facet_title(self, facet: str) -> str:
        del facet
        return say("panel-ask-space")

    def badges(self, selection: SaintMaloSelection) -> dict[str, str]:
        return worths.badges(selection)

    def spoken(self, selection: SaintMaloSelection) -> dict[str, str]:
        return worths.spoken(selection)

    def plan_left(self, selection: SaintMaloSelection) -> int:
        placing = selection.planned_state().placing
        same = selection.plan_options() and placing is not None
        return placing.left if same and placing is not None else 0

    def plan_label(self, state: State, space: str) -> str:
        thing = state.placing.thing if state.placing else ""
        return say("panel-planned", thing=thing, space=space)

    def guide(self, session: SaintMaloSession) -> Sequence[GuideStep]:
        return guide.guide(session)

    # What would change.

    def preview_title(self, state: State, actions: Sequence[Action]) -> str:
        return previews.preview_title(state, actions)

    def way_title(self, state: State, action: Action) -> str:
        what = previews.preview_title(state, (action,))
        return say("panel-do-turned", what=what, count=action.turned) if action.turned else what

    def preview(self, state: State, actions: Sequence[Action], asker: int | None) -> Preview:
        del asker
        return previews.preview(state, tuple(actions))

    def danger(self, session: SaintMaloSession) -> Danger | None:
        return pirates.danger(session)

    def hint_lead(self, state: State, hints: Sequence[Hint]) -> str:
        if not super().hint_lead(state, hints):
            return ""
        if judge_of(state).baseline(state, legal_actions(state)) is None:
            return than_text()
        return than_text("stop" if state.choice == "roll" else "least")

    def hint_lights(self, state: State, action: Action) -> str:
        del state
        return action.space  # of the one whose city is shown, other than what others have done

    def hint_effect(self, state: State, hint: Hint) -> str:
        del state
        # Nothing is better than itself.
        return effect_text(hint.effect) if hint.text and hint.effect else ""

    def replays(self, session: SaintMaloSession) -> bool:
        return telling.replays(session.did, session.done)

    # What happened, and how the players stand.

    def heading(self, state: State) -> str:
        return telling.heading(state)

    def lines(self, events: Sequence[Event], names: Names, seen: State) -> Iterator[Line]:
        return telling.lines(events, names, seen)

    def nothing(self, before: State, after: State, names: Sequence[str]) -> str:
        del names
        return telling.nothing_text(before, after)

    def quiet(self, phases: Sequence[Phase[State, Event]], names: Names) -> str:
        return telling.quiet_text(phases, names)

    def brief(self, state: State, action: Action) -> str:
        return telling.brief(state, action)

    def lights(self, state: State, action: Action) -> str:
        del state, action
        return ""

    def gauge(self, state: State, seat: int) -> Gauge | None:
        return standings.gauge(state, seat)

    def strip(self, state: State, seat: int) -> Sequence[Fact]:
        return standings.strip(state, seat)

    def places(self, state: State, seat: int) -> Sequence[str]:
        return standings.places(state, seat)

    def player(self, session: SaintMaloSession, seat: int) -> TodayView:
        return standings.today_view(session.seen, seat)

    def result(self, score: Score) -> Sequence[Fact]:
        return standings.result(score)

    def tie(self, best: Score, other: Score) -> str:
        return say("panel-title-empty", more=best.empty, less=other.empty)

    # What no other game has.

    def sections(self, session: SaintMaloSession) -> Sections:
        return {
            "dice": dice.dice_view(session),
            "uses": offer_words.uses_view(session),
            "pirates": pirates.pirates_view(session.seen),
            "thrown": dice.thrown_view(session),
            "space": spaces.space_view(session),
        }

    def words(self) -> Mapping[str, str]:
        return ui_words.saint_malo_words()

    def signs(self, state: State) -> Sequence[tuple[str, str]]:
        del state
        return ui_words.sign_words()

    def bundle(self) -> tuple[str, str]:
        return bundle_of("lacitta_nb.games.saint_malo.panel")

    def texts(self) -> Mapping[str, Callable[[Shown], str]]:
        from lacitta_nb.games.saint_malo.panel import html

        return html.TEXTS

    def lists(self) -> Mapping[str, Chooser]:
        from lacitta_nb.games.saint_malo.panel import html

        return html.lists()
