"""The seam `Showing`: what the panel asks a game in order to show it.

Everything that every game has (head, phases, offers, questions, plan, preview, log, players,
result) is put together in `panels/view/`; a game says the words, those about what happened and how
the players stand in `Telling` (panels/telling.py). Each method has an answer that
suits a plain game, so a game overrides only what it has more of. What no other game has, it adds as
sections: plain data of its own (`sections`), with scripts that show them on the page (`bundle`)
and texts and lists for the panel without scripts (`texts`, `lists`).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from lacitta_nb.core.box import box_of
from lacitta_nb.core.game import Game
from lacitta_nb.core.records import Action, Event, State
from lacitta_nb.panels.acting import acting_of
from lacitta_nb.panels.bundles import bundle_of
from lacitta_nb.panels.offers import Offer
from lacitta_nb.panels.selection import Selection
from lacitta_nb.panels.session import Session
from lacitta_nb.panels.shown import (
    Chooser,
    Danger,
    GuideStep,
    Label,
    Preview,
    Progress,
    Shown,
)
from lacitta_nb.panels.telling import Telling
from lacitta_nb.panels.ways import NAMED, Title, merged
from lacitta_nb.panels.words import capital, effect_text, than_text
from lacitta_nb.players.advice import Hint, alike_text
from lacitta_nb.texts import apart, sentence

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class Showing(Telling[S, A, E], Protocol[S, A, E]):
    """How one game is shown. Derive from it and override what your game has more of.

    `panel` is what is on the screen: whatever is told must rest on `session.seen`, the moment as
    those at the screen may know it.
    """

    # The head: where the game stands.

    @property
    def name(self) -> str:
        """What the game is called."""
        ...

    def title(self, game: Game[S, A, E]) -> str:
        """How far the game has come, or who has won."""
        if not game.over:
            return self.name
        scores = sorted(game.scores(), key=lambda score: score.rank)
        best = [score for score in scores if score.rank == 1]
        names = ", ".join(game.players[score.player].name for score in best)
        words: dict[str, str | int] = {"names": names, "count": len(best), "points": best[0].total}
        over = sentence("panel-title-over", words)
        beaten = [s for s in scores if s.rank > 1 and s.total == best[0].total]
        tie = self.tie(best[0], beaten[0]) if beaten else ""
        return sentence("panel-title-tie", {"over": over, "tie": tie}) if tie else over

    def progress(self, game: Game[S, A, E]) -> Progress | None:
        """How far the game is at a glance, or None."""
        del game
        return None

    def phases(self, state: S) -> Sequence[str]:
        """The phases that are shown in a row, in their order; () for none."""
        del state
        return ()

    def phase_help(self, phase: str) -> str:
        """What happens in a phase, or ""."""
        del phase
        return ""

    def whose(self, state: S) -> str:
        """Who must decide, where somebody must."""
        return sentence("panel-whose", {"player": _decider(state)})

    def waits(self, name: str) -> str:
        """That the next thing happens only when somebody has decided."""
        return sentence("panel-step-wait-game", {"player": name})

    # Choosing: offers, questions, a plan of several at once, and the board below them.

    def group_title(self, group: str) -> str:
        """The heading above some of the offers, or ""."""
        del group
        return ""

    def offer_label(self, state: S, offer: Offer[A]) -> Label:
        """What an offer is called."""
        del state
        return Label(offer.key)

    def chosen_help(self, selection: Selection[S, A]) -> str:
        """What the chosen offer does, as far as it is chosen."""
        offer = selection.offer
        return "" if offer is None else self.offer_label(selection.state, offer).help

    def facet_title(self, facet: str) -> str:
        """The question for one facet of an offer."""
        return capital(facet.replace("_", " "))

    def value_label(self, facet: str, value: object) -> Label:
        """What a value of a facet is called."""
        del facet
        return Label(str(value))

    def beside(self, facet: str, value: object) -> bool:
        """Whether a value is offered beside the board, too; one of the main facet never is."""
        del facet, value
        return True

    def decide(self, session: Session[S, A, E]) -> str:
        """What is asked before anything is chosen."""
        return self.whose(session.seen)

    def where(self, selection: Selection[S, A], facet: str) -> str:
        """What is asked while a space is to be clicked."""
        del selection
        return self.facet_title(facet)

    def asked_space(self, session: Session[S, A, E]) -> str:
        """The space that the whole decision is about, or ""."""
        del session
        return ""

    def badges(self, selection: Selection[S, A]) -> dict[str, str]:
        """The spaces that may be chosen now, each with what it would bring, such as "+2"."""
        return dict.fromkeys(selection.spaces(), "")

    def spoken(self, selection: Selection[S, A]) -> Mapping[str, str]:
        """What is said of the spaces that may be chosen, where a badge is too short for it."""
        del selection
        return {}

    def plan_prompt(self, session: Session[S, A, E]) -> str:
        """What has still to be planned."""
        return self.decide(session)

    def plan_left(self, selection: Selection[S, A]) -> int:
        """How many more actions the plan needs."""
        return int(bool(selection.plan_options()))

    def plan_spaces(self, state: S) -> Sequence[str]:
        """The spaces that a plan always asks about, beside those that may be added."""
        del state
        return ()

    def plan_label(self, state: S, space: str) -> str:
        """What is planned at a space."""
        del state
        return space

    def plan_costs(self, state: S, action: A) -> str:
        """What one more action of the plan would cost, or ""."""
        del state, action
        return ""

    def plan_counted(self, state: S) -> bool:
        """Whether a plan may name the same space several times."""
        del state
        return False

    def guide(self, session: Session[S, A, E]) -> Sequence[GuideStep]:
        """The steps that take a beginner through a first turn, as they are now; () for none."""
        del session
        return ()

    # What confirming would play and change.

    def preview_title(self, state: S, actions: Sequence[A]) -> str:
        """What some actions are, in a few words."""
        del state
        return apart(map(str, actions))

    def move_title(self, state: S, action: A) -> str:
        """An action that was taken, in a few words."""
        return self.preview_title(state, (action,))

    def way_title(self, state: S, action: A) -> str:
        """An action that is advised, in a few words that tell it from all others."""
        return self.preview_title(state, (action,))

    def ways(self, state: S, actions: Sequence[A]) -> list[Title]:
        """Actions of which each does as well, in a few words each; of many the first ones."""
        space = acting_of(state).space_of
        return merged([(self.way_title(state, one), (space(one),)) for one in actions[:NAMED]])

    def ways_title(self, state: S, actions: Sequence[A]) -> str:
        """The same in one row that says that each does as well."""
        return alike_text(self.ways(state, actions), len(actions))

    def preview(self, state: S, actions: Sequence[A], asker: int | None) -> Preview:
        """What confirming some actions would play and change, in short lines, the weightiest first.

        Args:
            state: the moment, as those at the screen may know it.
            actions: what is chosen.
            asker: the only person at the screen, whose knowledge counts; None for everybody's.
        """
        del asker
        return Preview(self.preview_title(state, actions))

    def danger(self, session: Session[S, A, E]) -> Danger | None:
        """What whoever decides has to fear, counting in what is chosen; None for nothing."""
        del session
        return None

    def foreseen(self, session: Session[S, A, E], *, started: bool) -> tuple[E, ...] | None:
        """Events that are drawn though they have not happened; None for those that have.

        Args:
            session: what is on the screen.
            started: whether something is being chosen.
        """
        del session, started
        return None

    def replays(self, session: Session[S, A, E]) -> bool:
        """Whether what the last command did in the phases of `Acting.replayed` is played."""
        del session
        return True

    # Hints.

    def hint_lead(self, state: S, hints: Sequence[Hint]) -> str:
        """What is said before all hints: than what they are better."""
        return than_text() if any(self.hint_effect(state, hint) for hint in hints) else ""

    def hint_about(self, state: S, hints: Sequence[Hint]) -> str:
        """Whose advice it is, and how far it looks."""
        del state, hints
        return ""

    def hint_effect(self, state: S, hint: Hint) -> str:
        """How much better it is, in a word or two."""
        del state
        return effect_text(hint.effect) if hint.text else ""

    def hint_text(self, state: S, hint: Hint) -> str:
        """Why it is advised."""
        del state
        return hint.text

    def hint_lights(self, state: S, action: A) -> str:
        """The spaces that are lit up where a hint is pointed at, with blanks between."""
        return self.lights(state, action)

    # What only this game has.

    def sections(self, session: Session[S, A, E]) -> Mapping[str, object]:
        """The game's own part of the view: names that the shared view does not have, with data."""
        del session
        return {}

    def announced(self, session: Session[S, A, E], shown: Shown) -> Sequence[str] | None:
        """What a screen reader says where the last command was about the game's own sections."""
        del session, shown
        return None

    def words(self) -> Mapping[str, str]:
        """Words that never change, by key, beside the shared ones or in their place."""
        return {}

    def signs(self, state: S) -> Sequence[tuple[str, str]]:
        """The signs in the picture, by name, with what they mean."""
        del state
        return ()

    def bundle(self) -> tuple[str, str]:
        """The script and the style sheet of the page; a game's own are made of the shared ones."""
        return bundle_of("lacitta_nb.panels")

    def texts(self) -> Mapping[str, Callable[[Shown], str]]:
        """HTML of the sections, by place (panels/paint/html.py), for the panel without scripts."""
        return {}

    def lists(self) -> Mapping[str, Chooser]:
        """Lists of their own for the panel without scripts, by name."""
        return {}


def showing_of(state: State) -> Showing[Any, Any, Any]:
    """How the game of a state is shown."""
    showing: Showing[Any, Any, Any] = box_of(state).panel.showing
    return showing


def _decider(state: State) -> str:
    decision = state.decision
    assert decision is not None
    return state.players[decision.player].name
