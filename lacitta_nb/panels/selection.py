"""What a player has chosen so far but not confirmed: a choice with its picks, or a plan.

A plan is a row of actions of one kind (several buildings that fall, several citizens who starve)
that the panel asks for at once and plays one after the other.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import Decision
from lacitta_nb.games.lacitta.panel.choices import (
    Choice,
    Question,
    Value,
    choices,
    facets,
    matching,
    questions,
    swapped,
    with_facet,
)
from lacitta_nb.games.lacitta.rules import apply, legal_actions, obstacle
from lacitta_nb.games.lacitta.state import State

PLANNED: Final = ("demolish", "starve", "give_up_roads")
"""The decisions of which several are asked at once."""


@dataclass(frozen=True)
class Selection:
    """A half-made choice at one moment; everything here is worked out from `state`.

    Args:
        state: the moment, as the players may see it.
        offered: everything that could be chosen, legal or not.
        chosen: the key of the choice, "" while none is made.
        picks: the facets picked so far.
        plan: the actions planned, where several are asked at once.
    """

    state: State
    offered: tuple[Choice, ...]
    chosen: str = ""
    picks: dict[str, Value] = field(default_factory=dict)
    plan: tuple[Action, ...] = ()

    @staticmethod
    def at(state: State) -> "Selection":
        """The selection with which a moment begins; a choice that is the only one is made."""
        found = tuple(choices(state))
        only = found[0].key if len(found) == 1 else ""
        return Selection(state, found, "" if planned(state) else only)

    def with_choice(self, key: str) -> "Selection":
        """The same moment with another choice, or with none ("")."""
        return Selection(self.state, self.offered, key)

    @property
    def choice(self) -> Choice | None:
        """The choice that is made, or None."""
        return next((c for c in self.offered if c.key == self.chosen), None)

    def asked(self) -> tuple[list[Question], list[Action]]:
        """The questions about the choice, and the legal actions that are left."""
        choice = self.choice
        return questions(self.state, choice, self.picks) if choice else ([], [])

    def with_pick(self, facet: str, value: Value) -> "Selection":
        """The same with one more facet picked; another first road asks for the second anew."""
        kept = {k: v for k, v in self.picks.items() if (facet, k) != ("space", "second")}
        return replace(self, picks=kept | {facet: value})

    def without_pick(self, facet: str) -> "Selection":
        """The same with one facet open again."""
        return replace(self, picks={k: v for k, v in self.picks.items() if k != facet})

    def with_action(self, action: Action) -> "Selection":
        """The same moment with all of an action picked; in a plan, with one more of it."""
        if planned(self.state):
            placed = action.space and action in self.plan_options()
            return self.with_planned(action) if placed else self
        choice = next(choice for choice in self.offered if action in choice.actions)
        picks: dict[str, Value] = {f: getattr(action, f) for f in facets(choice.kind)}
        return Selection(self.state, self.offered, choice.key, picks)

    def board_facet(self) -> str:
        """What a click on the board answers: `second` or `source` while it is asked, or `space`."""
        asked, _ = self.asked()
        still = (q.facet for q in asked if q.chosen is None)
        return next((facet for facet in still if facet in ("second", "source")), "space")

    def sources(self) -> list[str]:
        """The castles from which the citizen of a new city may come."""
        choice = self.choice
        found = choice.actions if choice is not None else ()
        return list(dict.fromkeys(action.source for action in found if action.source))

    def spaces(self) -> list[str]:
        """The names of the spaces that may be chosen now."""
        if planned(self.state):
            return [action.space for action in self.plan_options() if action.space]
        choice = self.choice
        if choice is None:
            return []
        asked, left = self.asked()
        if any(q.facet == "building" and q.chosen is None for q in asked):
            return []
        if self.board_facet() == "source":
            return self.sources()
        if self.board_facet() == "second":
            return list(dict.fromkeys(action.second for action in left if action.second))
        fixed = {k: v for k, v in self.picks.items() if k == "building"}
        first = matching(choice.actions, fixed)
        return list(dict.fromkeys(action.space for action in first if action.space))

    def refuse_space(self, space: str) -> Refusal | None:
        """Why the choice can't be made at a space."""
        choice = self.choice
        if choice is None or not choice.actions:
            return None
        facet = self.board_facet()
        picks = {k: v for k, v in self.picks.items() if k not in (facet, "second")}
        like = next(iter(matching(choice.actions, picks)), choice.actions[0])
        if facet == "space":
            like = like._replace(second="")
        return obstacle(self.state, with_facet(like, facet, space))

    def planned_state(self) -> State:
        """The moment after the plan so far."""
        state = self.state
        for action in self.plan:
            state = apply(state, action).state
        return state

    def plan_options(self) -> Sequence[Action]:
        """What may be added to the plan now; [] when the plan is complete."""
        state = self.planned_state()
        if not same_decision(self.state.decision, state.decision):
            return []
        return legal_actions(state)

    def with_planned(self, action: Action) -> "Selection":
        """The same with one more action in the plan."""
        return replace(self, plan=(*self.plan, action))

    def without_planned(self, space: str) -> "Selection":
        """The same without the last planned action at a space, and what it alone made legal."""
        places = [i for i, action in enumerate(self.plan) if action.space == space]
        if not places:
            return self
        kept = replace(self, plan=self.plan[: places[-1]])
        for action in self.plan[places[-1] + 1 :]:
            if action in kept.plan_options():
                kept = kept.with_planned(action)
        return kept

    @property
    def complete(self) -> bool:
        """Whether a plan needs nothing more."""
        return bool(self.plan) and not self.plan_options()

    def ready(self) -> tuple[Action, ...]:
        """The actions that confirming would play; () while something is still open."""
        if planned(self.state):
            options = self.plan_options()
            done = tuple(action for action in options if action.kind == "done")
            return (*self.plan, *done) if done or (self.plan and not options) else ()
        asked, left = self.asked()
        if self.choice is None or any(question.chosen is None for question in asked):
            return ()
        return (self._written(left[0]),) if len(left) == 1 else ()

    def _written(self, action: Action) -> Action:
        """The action in the form that the rules take, where roads were clicked in another order."""
        if action.second and obstacle(self.state, action) is not None:
            return swapped(action)
        return action


def planned(state: State) -> bool:
    """Whether the decision of this moment is one of which several are asked at once."""
    return state.decision is not None and state.decision.kind in PLANNED


def same_decision(one: Decision | None, two: Decision | None) -> bool:
    """Whether two moments ask the same player for the same kind of choice."""
    return one is not None and one == two
