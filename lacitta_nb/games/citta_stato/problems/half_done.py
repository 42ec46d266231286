"""Whether a game can wait so: what is pending drives it, so nothing impossible is let in."""

from collections.abc import Iterator

from lacitta_nb.core.errors import Guess, Problem
from lacitta_nb.games.citta_stato.constants import HIDDEN, KINDS, REPUBLICS, TURN, UNKNOWN
from lacitta_nb.games.citta_stato.problems.leading import Leading
from lacitta_nb.games.citta_stato.rules import legal_actions
from lacitta_nb.games.citta_stato.state import State, Task

_QUESTIONS = tuple(kind for kind in KINDS if kind != TURN)


def wrong_agenda(state: State) -> Iterator[Problem]:
    """The first thing about what is pending that no game leads to."""
    first = state.agenda[0]
    if first.verb not in _QUESTIONS:
        yield Problem.at(
            "pending[0].verb",
            "file-one-of",
            guess=Guess(first.verb, _QUESTIONS),
            known=_QUESTIONS,
            found=f'"{first.verb}"',
        )
        return
    for number, task in enumerate(state.agenda):
        problem = _wrong_task(state, task, f"pending[{number}]")
        if problem:
            yield problem
            return
    if not Leading(state).possible():
        yield Problem.at("pending", "file-stato-pending", phase=state.phase)
    elif not _differ(state, first):
        yield Problem.at("pending[0]", "file-stato-one-answer", verb=first.verb)


def _differ(state: State, task: Task) -> bool:
    """Whether a question has answers that differ; a single one is carried out at once."""
    discs = state.players[task.seat].discs
    if task.verb == "disc" and UNKNOWN in discs:
        return len(discs) > 1
    return len(legal_actions(state)) > 1


def _wrong_task(state: State, task: Task, place: str) -> Problem | None:
    """What a task says that does not fit what lies before its player."""
    player = state.players[task.seat]
    if task.verb == "keep":
        most = len(task.colours) - 1
        if list(task.colours) != sorted(task.colours):
            return Problem.at(f"{place}.colours", "file-stato-colour-order", rule=task.rule)
        if task.numbers and task.numbers[0] > most:
            found = task.numbers[0]
            return Problem.at(
                f"{place}.numbers[0]", "file-stato-keep", rule=task.rule, most=most, found=found
            )
    asked = task is state.agenda[0]
    if asked and task.verb == "take" and task.word in ("exchange_many", "put") and task.numbers:
        held, found = sum(player.cubes), task.numbers[0]
        if found > held:
            return Problem.at(
                f"{place}.numbers[0]", "file-stato-taken", rule="B2", most=held, found=found
            )
    if task.verb == "lay_disc":
        for disc in task.numbers:
            if disc not in (UNKNOWN, *player.discs):
                return Problem.at(
                    f"{place}.numbers[0]", "file-stato-lay-disc", rule="A4", found=disc
                )
    return _wrong_word(state, task, place)


def _wrong_word(state: State, task: Task, place: str) -> Problem | None:
    """A card that is not one of this game."""
    if task.verb == "under" and task.word not in state.table.tables.cards:
        guess = Guess(task.word, tuple(state.table.tables.cards))
        return Problem.at(f"{place}.word", "file-stato-card", guess=guess, found=f'"{task.word}"')
    if task.verb == "republic" and task.word not in (*REPUBLICS, HIDDEN):
        known = (*REPUBLICS, HIDDEN)
        return Problem.at(
            f"{place}.word",
            "file-one-of",
            guess=Guess(task.word, known),
            known=known,
            found=f'"{task.word}"',
        )
    return None
