"""How Città-Stato is shown on the panel: the answers to `panels.showing`, each from its module.

The head comes from here; `offer_words` and `answers` say what can be chosen, `previews` what it
would change, `telling` what happened, `standings` how the players stand, `solo` how the game
against the ghost stands, `spaces` what lies at a place, `reference` what the tables say.

Hooks of its sections on the page, beside those that `panels.paint.widgets` lists: in the hand rows
`[data-colour="yellow"]` with cells `[data-choice="burn yellow"]`; in the head `[data-role="solo"]`;
in the dock `[data-role="asked"]`; below the players `[data-role="goals"]`; the drawer `"tables"`.
"""

# ruff: noqa: D102 - what each method says is told in panels.showing

from collections.abc import Callable, Iterator, Mapping, Sequence

from lacitta_nb.core.game import Game
from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import KEY, NUMBER_OF, ROUNDS, TRADE_BANNERS
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.panel import (
    guide,
    hand,
    offer_words,
    offers,
    previews,
    reference,
    secrets,
    solo,
    spaces,
    standings,
    telling,
    ui_words,
)
from lacitta_nb.games.citta_stato.panel.places import open_place_of
from lacitta_nb.games.citta_stato.panel.session import (
    CittaStatoSelection,
    CittaStatoSession,
    named,
    say,
)
from lacitta_nb.games.citta_stato.panel.typed import Sections, TodayView
from lacitta_nb.games.citta_stato.rules import Score
from lacitta_nb.games.citta_stato.rules.scoring import decider
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.panels.bundles import bundle_of
from lacitta_nb.panels.offers import Offer
from lacitta_nb.panels.showing import Showing
from lacitta_nb.panels.shown import (
    Danger,
    Fact,
    Gauge,
    GuideStep,
    Label,
    Line,
    Names,
    Preview,
    Progress,
    Shown,
)
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import phase_help, phase_title

_ROUND = ("actions", "war", "round_end")
_LAST = (*_ROUND, "second_score", "final")


class CittaStatoShowing(Showing[State, Action, Event]):
    """How Città-Stato is shown."""

    @property
    def name(self) -> str:
        return say("panel-ui-panel")

    def title(self, game: Game[State, Action, Event]) -> str:
        state = game.state
        if state.table.plot is not None and game.over:
            return solo.outcome_text(state)
        if game.over:
            return super().title(game)
        return say("panel-title", round=state.round)

    def progress(self, game: Game[State, Action, Event]) -> Progress:
        return Progress(ROUNDS + 1 if game.over else game.state.round, ROUNDS)

    def phases(self, state: State) -> Sequence[str]:
        return _LAST if state.round == ROUNDS else _ROUND

    def phase_title(self, phase: str) -> str:
        return phase_title(phase, game=KEY)

    def phase_help(self, phase: str) -> str:
        return phase_help(phase, game=KEY)

    # Choosing.

    def group_title(self, group: str) -> str:
        if group.startswith("give-"):
            return say("panel-group-give", colour=group.removeprefix("give-"))
        return capital(named(group)) if group in NUMBER_OF else ""

    def offer_label(self, state: State, offer: Offer[Action]) -> Label:
        return offer_words.offer_label(state, offer)

    def chosen_help(self, selection: CittaStatoSelection) -> str:
        return offer_words.chosen_help(selection)

    def facet_title(self, facet: str) -> str:
        if facet in NUMBER_OF:
            return say("panel-ask-cubes", colour=facet)
        return say(f"panel-ask-{facet}")

    def value_label(self, facet: str, value: object) -> Label:
        if facet == offers.WILD and isinstance(value, int):
            return Label(say("panel-wild", count=value))
        if facet == offers.TRADE:
            return Label(say("panel-name-republic", trade=str(value), count=TRADE_BANNERS))
        return Label(str(value))

    def decide(self, session: CittaStatoSession) -> str:
        return offer_words.decide(session)

    def badges(self, selection: CittaStatoSelection) -> dict[str, str]:
        return hand.badges(selection)

    def guide(self, session: CittaStatoSession) -> Sequence[GuideStep]:
        return guide.guide(session)

    # What would change.

    def preview_title(self, state: State, actions: Sequence[Action]) -> str:
        return previews.preview_title(state, actions)

    def move_title(self, state: State, action: Action) -> str:
        return capital(previews.move_title(state, action))

    def preview(self, state: State, actions: Sequence[Action], asker: int | None) -> Preview:
        return previews.preview(state, actions, asker)

    def danger(self, session: CittaStatoSession) -> Danger | None:
        return standings.danger(session.seen)

    def replays(self, session: CittaStatoSession) -> bool:
        return telling.replays(session.did, session.done)

    # What happened, and how the players stand.

    def heading(self, state: State) -> str:
        return telling.heading(state)

    def lines(self, events: Sequence[Event], names: Names, seen: State) -> Iterator[Line]:
        del seen
        return telling.lines(events, names)

    def nothing(self, before: State, after: State, names: Sequence[str]) -> str:
        del after, names
        return telling.nothing_text(before)

    def by_nobody(self, event: Event, names: Names) -> tuple[int, str] | None:
        return telling.by_nobody(event, names)

    def brief(self, state: State, action: Action) -> str:
        return telling.brief(state, action)

    def lights(self, state: State, action: Action) -> str:
        return open_place_of(state, action)

    def gauge(self, state: State, seat: int) -> Gauge | None:
        return standings.gauge(state, seat)

    def strip(self, state: State, seat: int) -> Sequence[Fact]:
        return standings.strip(state, seat)

    def places(self, state: State, seat: int) -> Sequence[str]:
        del state
        return standings.places(seat)

    def player(self, session: CittaStatoSession, seat: int) -> TodayView:
        return standings.today_view(session.seen, seat)

    def result(self, score: Score) -> Sequence[Fact]:
        return standings.result(score)

    def tie(self, best: Score, other: Score) -> str:
        if decider(best, other) == "sum":
            return say("panel-title-sum", more=best.both, less=other.both)
        return say("panel-title-cubes", more=best.cubes, less=other.cubes)

    def secrets(self, session: CittaStatoSession) -> list[str]:
        return secrets.behind_curtain(session)

    # What no other game has.

    def sections(self, session: CittaStatoSession) -> Sections:
        state = session.seen
        return {
            "letters": hand.letters(),
            "turn": hand.turn_view(session),
            "taken": hand.taken_view(session),
            "asked": spaces.asked_view(session),
            "now": standings.now(session),
            "solo": solo.solo_view(state),
            "tables": reference.tables_view(state) if session.drawer == reference.DRAWER else None,
        }

    def words(self) -> Mapping[str, str]:
        return ui_words.citta_stato_words()

    def signs(self, state: State) -> Sequence[tuple[str, str]]:
        del state
        return ui_words.sign_words()

    def bundle(self) -> tuple[str, str]:
        return bundle_of("lacitta_nb.games.citta_stato.panel")

    def texts(self) -> Mapping[str, Callable[[Shown], str]]:
        from lacitta_nb.games.citta_stato.panel import html

        return html.TEXTS
