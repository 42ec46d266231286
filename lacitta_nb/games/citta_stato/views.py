"""A state as one player may know it, or as everyone may (section 5 of the rules)."""

from lacitta_nb.games.citta_stato.constants import GHOST, HIDDEN, UNKNOWN
from lacitta_nb.games.citta_stato.state import Placed, Player, State, Task

_NOBODY = -1


def view(state: State, seat: int) -> State:
    """What a player may know: the republic cards and face-down discs of others are hidden."""
    return _hidden(state, seat)


def public(state: State) -> State:
    """What lies open to all."""
    return _hidden(state, _NOBODY)


def _hidden(state: State, seat: int) -> State:
    face_down = _face_down(state)
    players = tuple(
        player if other == seat else _seen(player, other in face_down, state)
        for other, player in enumerate(state.players)
    )
    war = tuple(
        Placed(player, UNKNOWN) if player in face_down and player != seat else Placed(player, disc)
        for player, disc in state.war
    )
    ghost = state.ghost
    if ghost and GHOST in face_down:
        ghost = ghost._replace(discs=(UNKNOWN,) * len(ghost.discs))
    return state._replace(
        table=state.table.with_seed(0),
        players=players,
        war=war,
        ghost=ghost,
        offer=_offer(state, seat),
        decks=tuple((HIDDEN,) * len(deck) for deck in state.decks),
        agenda=tuple(_task(task, seat) for task in state.agenda),
    )


def _face_down(state: State) -> set[int]:
    """Whose disc on the war track nobody else knows: the ghost's only where it was drawn."""
    if state.revealed:
        return set()
    laid = {placed.player for placed in state.war}
    plot = state.table.plot
    if plot and all(effect.verb != "disc_random" for act in plot.acts for effect in act):
        laid.discard(GHOST)
    return laid


def _seen(player: Player, face_down: bool, state: State) -> Player:
    """Another player; the republic cards are shown in the end (E4)."""
    return player._replace(
        republic=player.republic if state.over or state.ghost else HIDDEN,
        discs=(UNKNOWN,) * len(player.discs) if face_down else player.discs,
        knows_offer=(),
    )


def _offer(state: State, seat: int) -> tuple[str, ...]:
    """The offer: alone it lies open; else only what one put there oneself is known (B8, O1)."""
    if state.ghost:
        return state.offer
    known = state.players[seat].knows_offer if seat != _NOBODY else ()
    return (*known, *(HIDDEN,) * (len(state.offer) - len(known)))


def _task(task: Task, seat: int) -> Task:
    """What somebody does in secret: the republic card looked at, the disc to be laid (B8, A4)."""
    if task.seat != seat and task.verb == "republic":
        return task._replace(word=HIDDEN)
    if task.seat != seat and task.verb == "lay_disc":
        return task._replace(numbers=(UNKNOWN,))
    return task
