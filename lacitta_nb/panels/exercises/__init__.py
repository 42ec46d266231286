"""Exercises on a page of their own: what `lc.train`, `lc.exercise` and `lc.progress` show.

- A `session` is all that the page knows; `orders` are what it may ask, `answering` carries them
  out; the `controller` holds the session and goes on to the next exercise.
- `view` makes plain data of it, `typed` field by field; `pictures` draws the position; the `widget`
  sends both to the scripts under web/.
- `table` shows what was learnt.
"""

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.settings import fresh_seed
from lacitta_nb.given import repr_of, whole
from lacitta_nb.lessons.progress import Progress, Unkept
from lacitta_nb.lessons.school import school_for
from lacitta_nb.lessons.training import training

if TYPE_CHECKING:
    from lacitta_nb.panels.exercises.table import ProgressTable
    from lacitta_nb.panels.exercises.widget import Exercises

__all__ = ["exercise", "progress", "train"]

Kept = Progress | str | os.PathLike[str] | None
"""Where progress is kept: a file, its path, or None for where it usually is."""


def train(
    game: str = "lacitta",
    *,
    kinds: Sequence[str] | str | None = None,
    level: int | None = None,
    seed: int | str | None = None,
    language: str | None = None,
    progress: Kept = None,
    edition: str | None = None,
) -> "Exercises":
    """Training: mixed exercises, in which what was missed comes back.

    Only the rules of one edition are asked about; those of La Città's expansion have to be wanted:
    `train(edition="expansion")`. An exercise of another edition than the first says so.

    Args:
        game: the key of the game, `lacitta` or `saintmalo`.
        kinds: the keys of the kinds of exercises that may be asked, of whatever edition; None: all
            that fit the edition.
        level: how hard, 1 to 3; None: as well as each kind is known.
        seed: draws the exercises; None draws one.
        language: what is spoken; None: what is spoken now.
        progress: the file that keeps what was learnt; None: the one named by the environment
            variable `LACITTA_PROGRESS`, or one in the user's folder for data.
        edition: the edition whose rules are asked about: of La Città `classic`, `new` or
            `expansion`; None: the first of the game, `classic`.

    Raises:
        NotFound: there is no such game, kind or edition.
        BadSetting: there is no such level, there are no exercises, or nothing can be drawn by the
            seed.
        BadFile: what should be a path is none.
    """
    from lacitta_nb.panels.exercises.controller import Trainer
    from lacitta_nb.panels.exercises.widget import Exercises

    session = training(game, kinds, level, fresh_seed() if seed is None else seed, edition)
    kept = progress if isinstance(progress, Progress) else Progress(progress)
    return Exercises(Trainer(session, kept, language=language))


def exercise(
    kind: str,
    *,
    game: str = "lacitta",
    seed: int | str | None = None,
    level: int | None = None,
    language: str | None = None,
) -> "Exercises":
    """One exercise of a kind, and others like it; nothing of it is kept.

    Args:
        kind: the key of the kind, such as `who_migrates`.
        game: the key of the game.
        seed: draws the exercise; None draws one.
        level: how hard, one of the levels of the kind; None: the easiest.
        language: what is spoken; None: what is spoken now.

    Raises:
        NotFound: there is no such game or kind.
        BadSetting: there is no such level, or no exercise can be drawn.
    """
    from lacitta_nb.panels.exercises.controller import Trainer
    from lacitta_nb.panels.exercises.widget import Exercises

    asked = school_for(game).kind(kind)
    chosen = min(asked.levels) if level is None else whole(level)
    if chosen not in asked.levels:
        known = ", ".join(map(str, asked.levels))
        raise BadSetting("exercise-no-level", level=repr_of(level), levels=known)
    session = training(game, asked.key, chosen, fresh_seed() if seed is None else seed)
    return Exercises(Trainer(session, Unkept(), language=language), alone=True)


def progress(game: str | None = None, *, kept: Kept = None) -> "ProgressTable":
    """What was learnt: lessons that were done, and each rule with how well it is known.

    Args:
        game: the key of the game; None: those that something was learnt of, else the first.
        kept: the file that keeps what was learnt; None: where it usually is.

    Raises:
        NotFound: there is no such game.
        BadFile: what should be a path is none.
    """
    from lacitta_nb.panels.exercises.table import ProgressTable

    return ProgressTable(kept if isinstance(kept, Progress) else Progress(kept), game)
