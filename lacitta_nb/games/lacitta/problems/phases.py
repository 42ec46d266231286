"""Whether phase and year go together, and what may lie on the table in which phase."""

from collections.abc import Iterator

from lacitta_nb.core.errors import Problem
from lacitta_nb.games.lacitta.constants import YEARS, Edition, Phase
from lacitta_nb.games.lacitta.state import State


def no_cards_used(edition: Edition, phase: Phase) -> bool:
    """Whether a phase comes before politics or after Y6, when no card and no figure is in use."""
    year = edition.year
    if phase not in year:
        return phase == "placement"
    return not year.index("politics") <= year.index(phase) <= year.index("feeding")


def year_ended(edition: Edition, phase: Phase) -> bool:
    """Whether the voice cards of the year have been set aside already (Y6)."""
    year = edition.year
    return phase == "over" or (phase in year and year.index(phase) > year.index("feeding"))


def voice_laid(edition: Edition, phase: Phase) -> bool:
    """Whether this year's voice cards lie on the board: after `lay_voice` and up to Y6."""
    year = edition.year
    if phase not in year:
        return False
    return year.index("lay_voice") < year.index(phase) <= year.index("feeding")


def wrong_phase(state: State) -> Iterator[Problem]:
    """A year that has no such phase, and what does not lie on the board in that phase."""
    phase, year, edition = state.phase, state.year, state.table.edition
    if phase == "placement" and year != 1:
        yield Problem.at("year", "file-year-of-placement", first=1, found=year)
    if phase == "over" and year != YEARS:
        yield Problem.at("year", "file-year-of-end", last=YEARS, found=year)
    if year == YEARS and phase != "over" and year_ended(edition, phase):
        yield Problem.at("phase", "file-after-last-year", found=phase)
    if not no_cards_used(edition, phase):
        return
    for i, city in enumerate(state.cities):
        if any(city.spaces >> lot.space & 1 for lot in state.figures):
            yield Problem.at(f"cities[{i}].figures", "file-none-in-phase", rule="Y6", phase=phase)
        if city.spaces & state.harvest:
            yield Problem.at(f"cities[{i}].harvest", "file-none-in-phase", rule="Y6", phase=phase)
