"""How La Città is shown on the panel: the answers to `panels.showing`, each from its module.

The head comes from here, `offer_words`, `badges` and `plans` say what can be chosen, `previews`
what it would change, `telling` what happened, `cities` and `cards` how things stand, `reminders`
what to bear in mind, `forecast` what would follow, `spaces` what lies where.

Hooks of its sections on the page, beside those that `panels.paint.widgets` lists:

- In the drawer of players `[data-player="Rosso"]` with `[data-cell="gold"]`, `"food"`, `"cards"`,
  `"turns"`, `"figures"`; `[data-city="A1"]` with `[data-cell="citizens"]`; `[data-role="display"]`.
- In the head `[data-circle="2"]` in `[data-role="voice"]`; `[data-role="wish"]`.
- In the dock `[data-role="space-info"]`, in it `[data-here="build farm"]`.
- In the foot `[data-role="forecast-switch"]`; below it `[data-role="forecast"]` with
  `[data-forecast="health"]` or `[data-forecast="culture health"]`, `"forecast-lines"`,
  `"forecast-food"` with `[data-balance="Rosso"]`, `"forecast-more"`.
"""

# ruff: noqa: D102 - what each method says is told in panels.showing

from collections.abc import Callable, Iterator, Mapping, Sequence

from lacitta_nb.core.game import Game
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import YEARS
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.panel import (
    badges,
    cities,
    fears,
    guide,
    hint_words,
    offer_words,
    plans,
    previews,
    telling,
    ways,
)
from lacitta_nb.games.lacitta.panel.cards import cards_view
from lacitta_nb.games.lacitta.panel.effects import foreseen
from lacitta_nb.games.lacitta.panel.forecast import forecast_view
from lacitta_nb.games.lacitta.panel.quiet import QUIET, quiet_text
from lacitta_nb.games.lacitta.panel.reminders import means_view, wish_view, wished
from lacitta_nb.games.lacitta.panel.secrets import behind_curtain
from lacitta_nb.games.lacitta.panel.session import (
    LaCittaSelection,
    LaCittaSession,
    foresight_of,
)
from lacitta_nb.games.lacitta.panel.spaces import space_view
from lacitta_nb.games.lacitta.panel.typed import OwnerView, Sections
from lacitta_nb.games.lacitta.panel.ui_words import lacitta_words, sign_words
from lacitta_nb.games.lacitta.rules import Score
from lacitta_nb.games.lacitta.state import State
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
from lacitta_nb.panels.ways import Title
from lacitta_nb.players.advice import Hint
from lacitta_nb.texts import phase_help, phase_title, sentence


class LaCittaShowing(Showing[State, Action, Event]):
    """How La Città is shown."""

    @property
    def name(self) -> str:
        return sentence("panel-ui-panel", {})

    def title(self, game: Game[State, Action, Event]) -> str:
        if game.over:
            return super().title(game)
        return sentence("panel-title", {"year": game.state.year, "years": YEARS})

    def progress(self, game: Game[State, Action, Event]) -> Progress:
        return Progress(YEARS + 1 if game.over else game.state.year, YEARS)

    def phases(self, state: State) -> Sequence[str]:
        year = state.table.edition.year
        return ("placement", *year) if state.phase == "placement" else year

    def phase_title(self, phase: str) -> str:
        return phase_title(phase)

    def phase_help(self, phase: str) -> str:
        return phase_help(phase)

    def whose(self, state: State) -> str:
        if state.phase != "politics":
            return super().whose(state)
        player = state.players[state.to_move]
        words: dict[str, str | int] = {"player": player.name, "round": player.cards_played + 1}
        return sentence("panel-whose-round", words)

    def waits(self, name: str) -> str:
        return sentence("panel-step-wait", {"player": name})

    # Choosing.

    def group_title(self, group: str) -> str:
        return offer_words.group_title(group)

    def offer_label(self, state: State, offer: Offer[Action]) -> Label:
        return offer_words.offer_label(state, offer)

    def chosen_help(self, selection: LaCittaSelection) -> str:
        return offer_words.chosen_help(selection)

    def facet_title(self, facet: str) -> str:
        return offer_words.facet_title(facet)

    def value_label(self, facet: str, value: object) -> Label:
        return offer_words.value_label(facet, value)

    def beside(self, facet: str, value: object) -> bool:
        return facet != "second" or value == ""

    def decide(self, session: LaCittaSession) -> str:
        return offer_words.decide(session.seen, session.offers)

    def where(self, selection: LaCittaSelection, facet: str) -> str:
        return offer_words.where(selection, facet)

    def asked_space(self, session: LaCittaSession) -> str:
        wish = session.seen.choice == "wish" and session.offers
        return session.offers[0].actions[0].space if wish else ""

    def badges(self, selection: LaCittaSelection) -> dict[str, str]:
        return badges.badges(selection)

    def plan_prompt(self, session: LaCittaSession) -> str:
        return plans.plan_prompt(session.selection)

    def plan_left(self, selection: LaCittaSelection) -> int:
        return plans.plan_left(selection)

    def plan_spaces(self, state: State) -> Sequence[str]:
        return plans.plan_spaces(state)

    def plan_label(self, state: State, space: str) -> str:
        return plans.plan_label(state, space)

    def plan_costs(self, state: State, action: Action) -> str:
        return plans.costs(state, action)

    def plan_counted(self, state: State) -> bool:
        return state.choice == "starve"

    def guide(self, session: LaCittaSession) -> Sequence[GuideStep]:
        return guide.guide(session)

    # What would change, and advice.

    def preview_title(self, state: State, actions: Sequence[Action]) -> str:
        return previews.preview_title(state, actions)

    def move_title(self, state: State, action: Action) -> str:
        return previews.move_title(state, action)

    def ways(self, state: State, actions: Sequence[Action]) -> list[Title]:
        return ways.ways(state, actions)

    def preview(self, state: State, actions: Sequence[Action], asker: int | None) -> Preview:
        return previews.preview(state, tuple(actions), asker)

    def danger(self, session: LaCittaSession) -> Danger | None:
        return fears.danger(session)

    def foreseen(self, session: LaCittaSession, *, started: bool) -> tuple[Event, ...] | None:
        actions = session.selection.ready()
        if actions and actions[0].kind == "wish":
            return foreseen(session.seen, actions)
        foresight = foresight_of(session)
        if foresight is not None and (foresight.counted or not started):
            return foresight.shown.consequences
        return None

    def hint_lead(self, state: State, hints: Sequence[Hint]) -> str:
        return hint_words.hint_lead(state, hints)

    def hint_about(self, state: State, hints: Sequence[Hint]) -> str:
        return hint_words.hint_about(state, hints)

    def hint_effect(self, state: State, hint: Hint) -> str:
        return hint_words.hint_effect(state, hint)

    def hint_text(self, state: State, hint: Hint) -> str:
        return hint_words.hint_text(state, hint)

    # What happened, and how things stand.

    def heading(self, state: State) -> str:
        return telling.heading(state)

    def lights(self, state: State, action: Action) -> str:
        del state
        return " ".join(filter(None, (action.space, action.second)))

    def lines(self, events: Sequence[Event], names: Names, seen: State) -> Iterator[Line]:
        return telling.lines(events, names, seen)

    def nothing(self, before: State, after: State, names: Sequence[str]) -> str:
        return telling.nothing_text(before, after, names)

    @property
    def quiet_phases(self) -> Sequence[str]:
        return QUIET

    def quiet(self, phases: Sequence[Phase[State, Event]], names: Names) -> str:
        return quiet_text(phases, names)

    def cost(self, events: Sequence[Event], seat: int, names: Names) -> str:
        """Citizens, buildings and cities that a year has cost a player."""
        return telling.cost(events, seat, names)

    def brief(self, state: State, action: Action) -> str:
        del state
        return telling.brief(action)

    def new_at(self, event: Event) -> str:
        return telling.new_at(event)

    def gauge(self, state: State, seat: int) -> Gauge | None:
        return cities.gauge(state, seat)

    def strip(self, state: State, seat: int) -> Sequence[Fact]:
        return cities.strip(state, seat)

    def places(self, state: State, seat: int) -> Sequence[str]:
        return cities.places(state, seat)

    def player(self, session: LaCittaSession, seat: int) -> OwnerView:
        return cities.owner_view(session.seen, seat)

    def result(self, score: Score) -> Sequence[Fact]:
        return cities.result(score)

    def tie(self, best: Score, other: Score) -> str:
        # Whoever is out stands behind those who have less gold (D6).
        words: dict[str, str | int] = {"more": best.gold, "less": other.gold}
        return sentence("panel-title-gold", words) if best.gold > other.gold else ""

    def secrets(self, session: LaCittaSession) -> list[str]:
        return [
            sentence("panel-secret", {"circle": circle, "service": card})
            for circle, card in behind_curtain(session).items()
        ]

    # What no other game has.

    def sections(self, session: LaCittaSession) -> Sections:
        return {
            "cards": cards_view(session.seen),
            "wished": wished(session.seen),
            "wish": wish_view(session),
            "means": means_view(session),
            "forecast": forecast_view(session),
            "space": space_view(session),
        }

    def announced(self, session: LaCittaSession, shown: Shown) -> list[str] | None:
        if session.did != "forecast" or not shown["forecast"]:
            return None
        lines: list[str] = shown["forecast"]["lines"]
        return lines

    def words(self) -> Mapping[str, str]:
        said = lacitta_words()
        return {**said, "signs-more": said["sign-plate"], "board-help": said["map-help"]}

    def signs(self, state: State) -> Sequence[tuple[str, str]]:
        return sign_words(state.table)

    def bundle(self) -> tuple[str, str]:
        return bundle_of("lacitta_nb.games.lacitta.panel")

    def texts(self) -> Mapping[str, Callable[[Shown], str]]:
        from lacitta_nb.games.lacitta.panel import html

        return html.TEXTS

    def lists(self) -> Mapping[str, Chooser]:
        from lacitta_nb.games.lacitta.panel import html

        return html.lists()
