"""What a player has chosen so far but not confirmed: an offer with its picks, or a plan.

A plan is a row of actions of one kind (several buildings that fall, several citizens who starve)
that the panel asks for at once and plays one after the other.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from lacitta_nb.core.box import box_of
from lacitta_nb.core.errors import Refusal
from lacitta_nb.core.records import Action, State
from lacitta_nb.panels.acting import Acting, acting_of
from lacitta_nb.panels.offers import Offer, Question, Value

S_co = TypeVar("S_co", bound=State, covariant=True)
A_co = TypeVar("A_co", bound=Action, covariant=True)
S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


@dataclass(frozen=True)
class Selection(Generic[S_co, A_co]):
    """A half-made choice at one moment; everything here is worked out from `state`.

    Args:
        state: the moment, as the players may see it.
        offered: everything that could be chosen, legal or not.
        chosen: the key of the offer that is chosen, "" while none is.
        picks: the facets picked so far.
        plan: the actions planned, where several are asked at once.
    """

    state: S_co
    offered: tuple[Offer[A_co], ...] = ()
    chosen: str = ""
    picks: Mapping[str, Value] = field(default_factory=dict)
    plan: tuple[A_co, ...] = ()

    @property
    def acting(self) -> Acting[Any, A_co, Any]:
        """How the game is played."""
        return acting_of(self.state)

    @property
    def offer(self) -> Offer[A_co] | None:
        """The offer that is chosen, or None."""
        return next((offer for offer in self.offered if offer.key == self.chosen), None)

    def with_offer(self, key: str) -> "Selection[S_co, A_co]":
        """The same moment with another offer chosen, or with none ("")."""
        return Selection(self.state, self.offered, key)

    # Questions about the offer.

    def asked(self) -> tuple[list[Question], list[A_co]]:
        """What is asked about the offer, up to the first question still open.

        A facet of which one value is legal is answered by itself.

        Returns:
            The questions, and the legal actions that are left.
        """
        offer, asked = self.offer, list[Question]()
        if offer is None:
            return asked, []
        left = list(offer.actions)
        for facet in self.acting.facets(offer.kind):
            legal = self._values(left, facet)
            chosen = self.picks.get(facet)
            if chosen not in legal:
                chosen = self._usual(left[0], facet, legal)
            if legal != [""]:
                options = self.acting.options(self.state, left[0], facet, legal)
                asked.append(Question(facet, tuple(options), chosen))
            if chosen is None:
                return asked, left
            left = self._matching(left, {facet: chosen})
        return asked, left

    def _usual(self, like: Any, facet: str, legal: Sequence[Value]) -> Value | None:  # noqa: ANN401
        """What is chosen of a facet of which nothing is picked: its only value, or a usual one."""
        if len(legal) == 1:
            return legal[0]
        return self.acting.usual(self.state, like, facet, legal)

    def with_pick(self, facet: str, value: Value) -> "Selection[S_co, A_co]":
        """The same with one more facet picked; what hangs on it is asked anew."""
        anew = self.acting.asked_anew(facet)
        kept = {name: found for name, found in self.picks.items() if name not in anew}
        return replace(self, picks=kept | {facet: value})

    def without_pick(self, facet: str) -> "Selection[S_co, A_co]":
        """The same with one facet open again."""
        return replace(self, picks={k: v for k, v in self.picks.items() if k != facet})

    def with_action(self, action: Action) -> "Selection[S_co, A_co]":
        """The same moment with all of an action picked; in a plan, with one more of it."""
        if planned(self.state):
            found = (one for one in self.plan_options() if one == action)
            placed = next((one for one in found if self.acting.space_of(one)), None)
            return self if placed is None else self.with_planned(placed)
        offer = next(offer for offer in self.offered if action in offer.actions)
        facets = self.acting.facets(offer.kind)
        one: Any = action
        picks = {facet: self.acting.value_of(one, facet) for facet in facets}
        return Selection(self.state, self.offered, offer.key, picks)

    def _matching(self, actions: Iterable[Any], picks: Mapping[str, Value]) -> list[Any]:
        """The actions that agree with what has been picked."""
        return matching(actions, picks, self.acting.value_of)

    def _values(self, actions: Iterable[Any], facet: str) -> list[Value]:
        """The values that a facet has in some actions, in their order."""
        return list(dict.fromkeys(self.acting.value_of(action, facet) for action in actions))

    # The board.

    def board_facet(self) -> str:
        """What a click on the board answers: the facet of it that is asked, or the main one."""
        main, *others = self.acting.board_facets
        still = (question.facet for question in self.asked()[0] if question.chosen is None)
        return next((facet for facet in still if facet in others), main)

    def free(self, facet: str) -> list[Value]:
        """The values of a facet that may be picked at any time, whatever else is picked."""
        offer = self.offer
        found = self._values(offer.actions, facet) if offer and facet in self._facets() else []
        return [value for value in found if value]

    def _facets(self) -> Sequence[str]:
        return () if self.offer is None else self.acting.facets(self.offer.kind)

    def spaces(self) -> list[str]:
        """The names of the spaces that may be chosen now."""
        acting, offer = self.acting, self.offer
        if planned(self.state):
            return [space for action in self.plan_options() if (space := acting.space_of(action))]
        if offer is None:
            return []
        main, facet = acting.board_facets[0], self.board_facet()
        if facet in acting.free_facets:
            return list(map(str, self.free(facet)))
        asked, left = self.asked()
        if facet != main:
            return [str(value) for value in self._values(left, facet) if value]
        facets = self._facets()
        before = facets[: facets.index(main)] if main in facets else facets
        if any(question.facet in before and question.chosen is None for question in asked):
            return []
        fixed = {name: value for name, value in self.picks.items() if name in before}
        found = (acting.space_of(action) for action in self._matching(offer.actions, fixed))
        return list(dict.fromkeys(space for space in found if space))

    def refuse_space(self, space: str) -> Refusal | None:
        """Why the offer can't be taken up at a space."""
        offer, acting = self.offer, self.acting
        if offer is None or not offer.actions:
            return None
        facet = self.board_facet()
        open_ones = {facet, *acting.asked_anew(acting.board_facets[0])}
        picks = {name: value for name, value in self.picks.items() if name not in open_ones}
        like = next(iter(self._matching(offer.actions, picks)), offer.actions[0])
        return acting.refuse_space(self.state, like, facet, space)

    # Plans.

    def planned_state(self) -> S_co:
        """The moment after the plan so far."""
        rules, state = box_of(self.state).rules, self.state
        for action in self.plan:
            state = rules.apply(state, action).state
        return state

    def plan_options(self) -> Sequence[A_co]:
        """What may be added to the plan now; [] when the plan is complete."""
        state = self.planned_state()
        if state.decision is None or state.decision != self.state.decision:
            return []
        return box_of(state).rules.legal_actions(state)

    def refuse_plan(self, space: str) -> Refusal | None:
        """Why no action at a space can be added to a plan that is not complete."""
        state = self.planned_state()
        main = self.acting.board_facets[0]
        return self.acting.refuse_space(state, self.plan_options()[0], main, space)

    def with_planned(self, action: Action) -> "Selection[S_co, A_co]":
        """The same with one more of the `plan_options` in the plan."""
        added: Any = action
        return replace(self, plan=(*self.plan, added))

    def without_planned(self, space: str) -> "Selection[S_co, A_co]":
        """The same without the last planned action at a space, and what it alone made legal."""
        places = [i for i, one in enumerate(self.plan) if self.acting.space_of(one) == space]
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

    def ready(self) -> tuple[A_co, ...]:
        """The actions that confirming would play; () while something is still open."""
        acting = self.acting
        if planned(self.state):
            options = self.plan_options()
            done = tuple(action for action in options if acting.ends_plan(action))
            return (*self.plan, *done) if done or (self.plan and not options) else ()
        asked, left = self.asked()
        if self.offer is None or any(question.chosen is None for question in asked):
            return ()
        return tuple(acting.played(self.state, left[0])) if len(left) == 1 else ()


def selection_at(state: S) -> Selection[S, Any]:
    """The selection with which a moment begins; an offer that is the only one is chosen."""
    found = Selection(state, tuple(acting_of(state).offers(state)))
    only = found.offered[0].key if len(found.offered) == 1 else ""
    return found if planned(state) else found.with_offer(only)


def planned(state: State) -> bool:
    """Whether the decision of a moment is one of which several are asked at once."""
    return state.decision is not None and acting_of(state).plans(state)


def matching(
    actions: Iterable[A],
    picks: Mapping[str, Value],
    value_of: Callable[[A, str], Value] = getattr,
) -> list[A]:
    """The actions that agree with what has been picked.

    Args:
        actions: among which they are.
        picks: values by facet.
        value_of: gives the value of a facet of an action.
    """
    return [a for a in actions if all(value_of(a, facet) == v for facet, v in picks.items())]
