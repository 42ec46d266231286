"""La Città on the panel: how it is played."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.board import shipped_board, shipped_names
from lacitta_nb.games.lacitta.constants import EDITIONS, SEATS
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.game import Entry, Game
from lacitta_nb.games.lacitta.opening import new_game
from lacitta_nb.games.lacitta.panel import foresight, offers, predicting, secrets
from lacitta_nb.games.lacitta.panel.foresight import Foresight
from lacitta_nb.games.lacitta.rules import obstacle
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels import acting
from lacitta_nb.panels.forms import Field, Form
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.offers import Offer, Option, Value
from lacitta_nb.panels.predicting import Prediction
from lacitta_nb.panels.secrets import Looks
from lacitta_nb.players import SearchPlayer
from lacitta_nb.texts import sentence

PLANNED: Final = ("demolish", "starve", "give_up_roads")
"""The decisions of which several are asked at once."""
SETTINGS: Final = ("edition", "setup", "board")
"""What a new game is asked for, beside names and seed."""
SETUPS: Final = ("beginner", "advanced")
"""How land and castles come onto the board, the usual way first."""


class LaCittaActing(acting.Acting[State, Action, Event]):
    """La Città as the panel plays it; see `panels.acting.Acting`."""

    board_facets: Final = ("space", "second", "source")
    free_facets: Final = ("source",)
    pauses: Final = ("migration", "feeding")
    predicted: Final = predicting.PREDICTED
    replayed: Final = ("migration", "feeding")
    reviewed: Final = True
    file_name: Final = "la-citta.json"

    def offers(self, state: State) -> Sequence[Offer[Action]]:
        """Also what is on display, with the reason where nothing can be done with it."""
        return offers.offers(state)

    def facets(self, kind: str) -> Sequence[str]:
        """Space, castle, building, service, amount or voice cards."""
        return offers.facets(kind)

    def options(
        self, state: State, like: Action, facet: str, legal: Sequence[Value]
    ) -> Sequence[Option]:
        """All values that make sense."""
        return offers.options(state, like, facet, legal)

    def asked_anew(self, facet: str) -> Sequence[str]:
        """Another first road has other roads beside it."""
        return ("second",) if facet == "space" else ()

    def written(self, state: State, action: Action) -> Action:
        """Roads may be clicked in any order, the rules take them in one."""
        swap = action.second and obstacle(state, action) is not None
        return offers.swapped(action) if swap else action

    def meant(self, state: State, space: str) -> Sequence[str]:
        """A space in a city may stand for its castle."""
        board = state.table.board
        if space not in board.index:
            return ()
        city = state.city_at(board.index[space])
        return (space,) if city is None else (space, board.spaces[city.castle])

    def refuse_space(self, state: State, like: Action, facet: str, space: str) -> Refusal | None:
        """What stands against it; of two roads only the first is asked about."""
        if facet == "space":
            like = like._replace(second="")
        return obstacle(state, offers.with_facet(like, facet, space))

    def plans(self, state: State) -> bool:
        """Buildings that fall, citizens who leave, roads that are given up."""
        return state.choice in PLANNED

    def ends_plan(self, action: Action) -> bool:
        """No more shall fall."""
        return action.kind == "done"

    @property
    def stops(self) -> Mapping[str, Callable[[State], bool]]:
        """Undo stops where a year begins."""
        return {"year": lambda state: state.phase == state.table.edition.year[0]}

    def known(self, state: State, looks: Looks, history: Sequence[Entry]) -> State:
        """Without the voice cards that only computer players have looked at."""
        return secrets.known(state, looks, history)

    def hand_over(self, events: Sequence[Event]) -> int | None:
        """Whoever has looked at voice cards."""
        return next((event.player for event in events if event.kind == "looked"), None)

    def holders(self, known: State, seen: State) -> Sequence[int]:
        """Who has looked at voice cards that do not lie open."""
        return list(secrets.looked(known, seen))

    def foresee(
        self, state: State, ready: Sequence[Action], supposed: str, asker: int | None
    ) -> Foresight | None:
        """What would follow if the year ended now, by what the people would wish for."""
        return foresight.foresee(state, ready, tuple(supposed.split()), asker)

    def prediction(self, state: State) -> Prediction | None:
        """The wish, who moves and what falls, or who starves."""
        return predicting.prediction(state)

    def answers(self, prediction: Prediction, events: Sequence[Event]) -> Mapping[str, Event]:
        """What the rules then did."""
        return predicting.answers(prediction, events)

    @property
    def critic(self) -> SearchPlayer:
        """The searching player, with the patience of somebody who has pressed Confirm."""
        return SearchPlayer(playouts=24, width=6, seconds=1.0)

    def form(self, state: State, chosen: Mapping[str, str]) -> Form:
        """Edition, set-up and board."""
        table = state.table
        editions = [(word, sentence(f"panel-edition-{word}", {})) for word in EDITIONS]
        setups = [(word, sentence(f"panel-ui-{word}", {})) for word in SETUPS]
        names = shipped_names()
        boards = [(name, name) for name in names]
        board = table.board.name if table.board.name in names else names[0]
        return Form(
            SEATS,
            (
                _field("edition", editions, table.edition.name),
                _field("setup", setups, chosen.get("setup", SETUPS[0])),
                _field("board", boards, board, label="map"),
            ),
        )

    def new_game(self, names: Sequence[str], settings: Mapping[str, str], seed: int | None) -> Game:
        """A new game; the edition is the classic one where none is named."""
        for name in (*settings, "setup", "board"):
            if name not in SETTINGS or name not in settings:
                raise PanelError("panel-bad-command", command=f"new {name}")
        return new_game(
            players=names,
            edition=settings.get("edition", next(iter(EDITIONS))),
            setup=settings["setup"],
            board=shipped_board(settings["board"]).name,
            seed=seed,
        )


def _field(name: str, values: Sequence[tuple[str, str]], usual: str, *, label: str = "") -> Field:
    return Field(name, sentence(f"panel-ui-{label or name}", {}), tuple(values), usual)
