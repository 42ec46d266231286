"""The interactive panel: what is on the screen is a session, commands in and a view out.

- What the panel asks a game: `acting` (how it is played: `offers`, plans, `secrets`) and `showing`
  (how it is shown, in the records of `shown`); `adapter` joins the two in the game's box.
- A command: `dispatch` takes it and holds the session, `reading` makes one of the `orders` of it,
  `commands/` carries it out, `settling` takes in what the game did; errors are `notices`.
- A lesson at the table: `course`.
- The `session`: the game and its files (`saving`), who sits where (`seats`), what is chosen
  (`selection`), how it plays by itself (`playing`), how a beginner is taken along (`guide`).
- The view: `view/` makes plain data of a session, in the `words` of the panel; `pictures` draws the
  board. `paint/` shows both: `paint.widgets`, the page with its scripts (web/), and `paint.plain`,
  pictures and lists; what leaves Python is made `sending.sendable`.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Literal, overload

from lacitta_nb.core.errors import BadSetting, Guess, NotFound
from lacitta_nb.core.game import AnyGame, Game
from lacitta_nb.given import called, repr_of, truly

if TYPE_CHECKING:
    from lacitta_nb.lessons.listed import Lessons
    from lacitta_nb.lessons.progress import Progress
    from lacitta_nb.panels.exercises import Kept
    from lacitta_nb.panels.paint.plain import PlainPanel
    from lacitta_nb.panels.paint.widgets import Panel
    from lacitta_nb.panels.seats import SeatChoice

__all__ = ["all_lessons", "lesson", "show"]


_Seats = Mapping[int | str, "SeatChoice"]


@overload
def show(
    game: AnyGame,
    painter: Literal["svg"] = "svg",
    *,
    folder: Path | str = ".",
    seats: _Seats | None = None,
    guide: bool = False,
    language: str | None = None,
) -> "Panel": ...


@overload
def show(
    game: AnyGame,
    painter: Literal["matplotlib"],
    *,
    folder: Path | str = ".",
    seats: _Seats | None = None,
    guide: bool = False,
    language: str | None = None,
) -> "PlainPanel": ...


def show(
    game: AnyGame,
    painter: str = "svg",
    *,
    folder: Path | str = ".",
    seats: _Seats | None = None,
    guide: bool = False,
    language: str | None = None,
) -> "Panel | PlainPanel":
    """The interactive panel; as the last value of a cell it appears under the cell.

    Args:
        game: what is played. The panel changes it, and `panel.game` is the one on the panel.
        painter: `svg`, a board to click on; or `matplotlib`, a picture with lists beside it, for
            places where scripts of widgets do not run.
        folder: where the panel saves games and looks for them: that of the notebook.
        seats: who plays, by name or number of the player: `person`, a kind of computer player that
            the game offers, such as `greedy` or `search 200`, or a player of your own, an object
            with `choose(view)`. Whoever is not named is a person.
        guide: for a first game: the panel opens at the first decision of a person, and a guide of
            a few steps, which can be sent away, tells how a turn is made.
        language: what the panel speaks, such as `de`; None: what is spoken now (`lc.speak`). It can
            be changed in the panel's menu.

    Raises:
        NotFound: no such painter, or no such player.
        UnknownLanguageError: there are no sentences in that language.
        BadSetting: no such kind of player, or no game.
    """
    if not truly(game, Game):
        raise BadSetting("no-game", given=repr_of(game))
    if painter == "svg":
        from lacitta_nb.panels.paint.widgets import Panel

        return Panel(game, folder, seats, guide=guide, language=language)
    if painter == "matplotlib":
        from lacitta_nb.panels.paint.plain import PlainPanel

        return PlainPanel(game, folder, seats, guide=guide, language=language)
    raise _no_painter(painter)


@overload
def lesson(
    key: str,
    *,
    game: str = "lacitta",
    painter: Literal["svg"] = "svg",
    language: str | None = None,
    progress: "Kept" = None,
) -> "Panel": ...


@overload
def lesson(
    key: str,
    *,
    game: str = "lacitta",
    painter: str,
    language: str | None = None,
    progress: "Kept" = None,
) -> "Panel | PlainPanel": ...


def lesson(
    key: str,
    *,
    game: str = "lacitta",
    painter: str = "svg",
    language: str | None = None,
    progress: "Kept" = None,
) -> "Panel | PlainPanel":
    """A lesson at the table: a few tasks, each a position with a goal.

    Args:
        key: which lesson; `lc.all_lessons()` shows them all.
        game: the key of the game that is learnt.
        painter: `svg`, a board to click on; or `matplotlib`, a picture with lists beside it.
        language: what it speaks; None: what is spoken now.
        progress: the file that keeps what was learnt; None: the one named by the environment
            variable `LACITTA_PROGRESS`, or one in the user's folder for data.

    Raises:
        NotFound: no such lesson, game or painter.
        UnknownLanguageError: there are no sentences in that language.
        BadFile: what should be a path is none.
    """
    from lacitta_nb.lessons.school import school_for

    chosen = school_for(game).lesson(key)
    begun = chosen.tasks[0].begin()
    if painter == "svg":
        from lacitta_nb.panels.paint.widgets import Panel

        return Panel(begun, language=language, lesson=chosen, notes=_kept(progress))
    if painter == "matplotlib":
        from lacitta_nb.panels.paint.plain import PlainPanel

        return PlainPanel(begun, language=language, lesson=chosen, notes=_kept(progress))
    raise _no_painter(painter)


def _kept(progress: "Kept") -> "Progress":
    from lacitta_nb.lessons.progress import Progress

    return progress if isinstance(progress, Progress) else Progress(progress)


def all_lessons(game: str = "lacitta", *, progress: "Kept" = None) -> "Lessons":
    """The lessons of a game in the order in which they are best taken, as a table.

    Args:
        game: the key of the game.
        progress: the file that keeps what was learnt; None: where it usually is.

    Raises:
        NotFound: there is no such game.
        BadFile: what should be a path is none.
    """
    from lacitta_nb.lessons.listed import listed_lessons

    return listed_lessons(game, _kept(progress))


def _no_painter(painter: object) -> NotFound:
    guess = Guess(called(painter), ("svg", "matplotlib"))
    return NotFound("panel-no-painter", guess=guess, name=called(painter))
