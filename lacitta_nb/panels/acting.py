"""The seam `Acting`: what the panel asks a game in order to play it.

Whoever must decide is shown offers; the chosen one asks for its facets, one after the other, until
one action is left; that is previewed and confirmed. Where several actions are decided at once, such
as which buildings fall, they are planned, and played one after the other. Each method has an answer
that suits a plain game, so a game overrides only what it has more of: by default each legal action
is an offer of its own, named by its text.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from lacitta_nb.core.box import box_of
from lacitta_nb.core.errors import Refusal
from lacitta_nb.core.game import Entry, Game
from lacitta_nb.core.records import Action, Event, State
from lacitta_nb.panels.forms import Ending, Form
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.offers import Offer, Option, Value
from lacitta_nb.panels.predicting import Prediction
from lacitta_nb.panels.secrets import Looks
from lacitta_nb.players.critic import Critic

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class Foresight(Protocol):
    """What would follow if things went on as they stand; what it holds only its game knows."""

    @property
    def suppositions(self) -> Sequence[str]:
        """What can be supposed, each in a few words, such as `culture health`."""
        ...


class Acting(Protocol[S, A, E]):
    """How one game is played on the panel. Derive from it and override what your game has more of.

    States are those that everyone at the screen may see, unless it says otherwise.
    """

    # Offers, and the facets of their actions.

    def offers(self, state: S) -> Sequence[Offer[A]]:
        """All that the player who must decide could choose, in the order it is shown.

        Returns:
            Also what is not legal now, with the reason; nothing when nobody must decide.
        """
        legal: list[A] = box_of(state).rules.legal_actions(state)
        return [Offer(str(action), action.kind, (action,)) for action in legal]

    def facets(self, kind: str) -> Sequence[str]:
        """What is asked after a kind of action: names of fields of actions, in this order."""
        del kind
        return ()

    def options(self, state: S, like: A, facet: str, legal: Sequence[Value]) -> Sequence[Option]:
        """The values of a facet that are offered; those that are not legal with the reason.

        Args:
            state: the moment.
            like: an action that agrees with what has been picked.
            facet: what is asked.
            legal: its legal values.
        """
        del state, like, facet
        return [Option(value) for value in legal]

    def value_of(self, action: A, facet: str) -> Value:
        """The value of a facet of an action: its field of that name, if not told."""
        value: Value = getattr(action, facet)
        return value

    def usual(self, state: S, like: A, facet: str, legal: Sequence[Value]) -> Value | None:
        """The value of a facet that is chosen until somebody picks another one, or None."""
        del state, like, facet, legal
        return None

    def asked_anew(self, facet: str) -> Sequence[str]:
        """The facets that are open again when another value of this one is picked."""
        del facet
        return ()

    def written(self, state: S, action: A) -> A:
        """A chosen action in the form that the rules take."""
        del state
        return action

    def played(self, state: S, action: A) -> Sequence[A]:
        """The actions as which a chosen one is played, one after the other; itself, if not told.

        Where one choice is asked right after another, both can so be previewed and confirmed at
        once. The first ones must be legal at the moment after those before them.
        """
        return (self.written(state, action),)

    def begins_with(self, state: S, history: Sequence[Entry[S, A, E]]) -> str:
        """The key of the offer that is chosen when a decision begins; "" for none.

        Args:
            state: the moment.
            history: what was done up to that moment.
        """
        del state, history
        return ""

    # The board.

    @property
    def board_facets(self) -> Sequence[str]:
        """The facets that a click on the board answers, the main one first."""
        return ("space",)

    @property
    def free_facets(self) -> Sequence[str]:
        """Those of them that may be answered before their turn, and changed after it."""
        return ()

    def space_of(self, action: A) -> str:
        """The space at which an action is done, or ""."""
        return str(getattr(action, self.board_facets[0], ""))

    def meant(self, state: S, space: str) -> Sequence[str]:
        """What a click on a space may mean: the space, and what it is a part of.

        Returns:
            Nothing if there is no such space.
        """
        legal: list[A] = box_of(state).rules.legal_actions(state)
        return [space] if space in map(self.space_of, legal) else []

    def offers_at(self, state: S, space: str) -> Mapping[str, Mapping[str, Value]]:
        """The offers that are about a space: a click there chooses the only one.

        Returns:
            By their keys the facets that are picked with each.
        """
        del state, space
        return {}

    def refuse_space(self, state: S, like: A, facet: str, space: str) -> Refusal | None:
        """Why an action can't be done with a space as one of its facets, or None."""
        del state, like, facet, space
        return None

    # Plans: several actions of one kind that are asked at once.

    def plans(self, state: S) -> bool:
        """Whether the decision of this moment is one of which several are asked at once."""
        del state
        return False

    def ends_plan(self, action: A) -> bool:
        """Whether an action says that no more shall follow."""
        del action
        return False

    # Going on, and back.

    @property
    def pauses(self) -> Sequence[str]:
        """The phases after which persons get a pause, if anything happened in them."""
        return ()

    @property
    def replayed(self) -> Sequence[str]:
        """The phases of which what happened is played on the board, line by line."""
        return ()

    @property
    def stops(self) -> Mapping[str, Callable[[S], bool]]:
        """Where undo and redo can stop, by the word of the command, beside one step and the end."""
        return {}

    def uncovers(self, before: S, entry: Entry[S, A, E]) -> str:
        """Why something that was done can't be taken back: the key of a sentence; "" if it can.

        Whoever has seen what was hidden must not choose anew with that knowledge.

        Args:
            before: the moment before it.
            entry: what was done, with what it led to.
        """
        del before, entry
        return ""

    # Secrets.

    def known(self, state: S, looks: Looks, history: Sequence[Entry[S, A, E]]) -> S:
        """A state without what only computer players have seen.

        Args:
            state: the moment as it is.
            looks: whose looks are whose.
            history: what was done up to that moment.
        """
        del looks, history
        return state

    def hand_over(self, events: Sequence[E]) -> int | None:
        """Whose new secret waits behind the curtain after a confirmed action, or None."""
        del events
        return None

    def holders(self, known: S, seen: S) -> Sequence[int]:
        """Who has secrets that can be looked at behind the curtain.

        Args:
            known: the moment with the secrets of all persons at the table.
            seen: the same as everyone at the screen may see it.
        """
        del known, seen
        return ()

    # What would follow.

    def foresee(
        self, state: S, ready: Sequence[A], supposed: str, asker: int | None
    ) -> Foresight | None:
        """What would follow if things went on as they stand, or None where nothing is foreseen.

        Args:
            state: the moment.
            ready: the actions that are chosen, not confirmed.
            supposed: one of the suppositions of the foresight that was shown, or "" for the usual.
            asker: whose screen it is; None: everybody's.
        """
        del state, ready, supposed, asker
        return None

    # Predict, then see.

    @property
    def predicted(self) -> Sequence[str]:
        """The phases before which it can be asked what they will bring."""
        return ()

    def prediction(self, state: S) -> Prediction | None:
        """What can be asked about the phase that comes next, or None.

        Args:
            state: the moment, at which nobody has to decide.
        """
        del state
        return None

    def answers(self, prediction: Prediction, events: Sequence[E]) -> Mapping[str, E]:
        """The options that came true, each with the event by which it did.

        Args:
            prediction: what was asked.
            events: all that happened in the phase.
        """
        del prediction, events
        return {}

    # The coach.

    @property
    def critic(self) -> Critic | None:
        """Who says, before a choice is confirmed, what it gives away; None: nobody."""
        return None

    @property
    def reviewed(self) -> bool:
        """Whether the stages of the game, as its judge counts them, are looked back on."""
        return False

    # Whole games.

    def form(self, state: S, chosen: Mapping[str, str]) -> Form | None:
        """What can be said of a new game, or None where none is begun on the panel.

        Args:
            state: the moment of the game on the panel: its settings are the usual ones.
            chosen: the settings of the last new game.
        """
        del state, chosen
        return None

    def new_game(
        self, names: Sequence[str], settings: Mapping[str, str], seed: int | None
    ) -> Game[S, A, E]:
        """A new game.

        Args:
            names: the players in seat order.
            settings: what was said in the fields of the form; anybody may have written it.
            seed: draws every shuffle; None draws one.

        Raises:
            PanelError: a setting that the form does not have, or lacks.
            LaCittaError: a setting that can't be.
        """
        del names, settings, seed
        raise PanelError("panel-bad-command", command="new")

    def ending(self, game: Game[S, A, E]) -> Ending | None:
        """What a file can keep of how a game has ended, beside the game itself; None for nothing.

        Args:
            game: one that is over.

        Raises:
            BadFile: the file can't be read.
        """
        del game
        return None

    def thrown(self, state: S, dice: Sequence[str], roll: int) -> S:
        """A moment with the dice as they lie at a real table.

        Args:
            state: the moment without them.
            dice: what they show, anything that somebody wrote.
            roll: the number of the roll that showed it.

        Raises:
            PanelError: there are no such dice, or they can't be put there at this moment.
        """
        del state, dice, roll
        raise PanelError("panel-bad-command", command="thrown")

    @property
    def file_name(self) -> str:
        """The name of the file that the browser is offered."""
        return "game.json"


def acting_of(state: State) -> Acting[Any, Any, Any]:
    """How the game of a state is played."""
    acting: Acting[Any, Any, Any] = box_of(state).panel.acting
    return acting
