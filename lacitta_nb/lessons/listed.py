"""The list of a game's lessons, as a notebook shows it."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from lacitta_nb.lessons.lesson import Lesson
from lacitta_nb.lessons.progress import Progress
from lacitta_nb.lessons.school import school_for
from lacitta_nb.texts import sentence


@dataclass(frozen=True, repr=False)
class Lessons:
    """The lessons of a game in the order in which they are best taken.

    Attributes:
        all: the lessons.
        done: the keys of those that were done.
    """

    all: tuple[Lesson, ...]
    done: frozenset[str] = frozenset()

    def __iter__(self) -> Iterator[Lesson]:
        return iter(self.all)

    def __len__(self) -> int:
        return len(self.all)

    @property
    def rows(self) -> list[tuple[str, ...]]:
        """What the table says of each lesson: number, name, about, minutes, done, key, rules."""
        return [
            (
                str(number),
                lesson.title,
                lesson.about,
                sentence("lessons-minutes", {"minutes": lesson.minutes}),
                sentence("lessons-done", {}) if lesson.key in self.done else "",
                lesson.key,
                " ".join(lesson.rules),
            )
            for number, lesson in enumerate(self.all, start=1)
        ]

    @property
    def heads(self) -> tuple[str, ...]:
        """The heads of the columns."""
        return (
            sentence("lessons-number", {}),
            sentence("lessons-name", {}),
            sentence("lessons-about", {}),
            sentence("lessons-time", {}),
            "",
            sentence("lessons-key", {}),
            sentence("lessons-rules", {}),
        )

    def __repr__(self) -> str:
        lines = [
            f"{number}. {name} – {about} ({key}) {done}".rstrip()
            for number, name, about, _, done, key, _ in self.rows
        ]
        return "\n".join(lines) or sentence("lessons-none", {})

    def _repr_html_(self) -> str:
        if not self.all:
            return f"<p>{escape(repr(self))}</p>"
        rows = [_row("th", self.heads), *(_row("td", row) for row in self.rows)]
        return f"<table>{''.join(rows)}</table>"


def _row(cell: str, texts: tuple[str, ...]) -> str:
    """A row. Its last texts stand back: a key for Python, and rules whose numbers come later."""
    *told, key, rules = map(escape, texts)
    faint = (f'<small style="opacity:0.7">{text}</small>' for text in (key, rules))
    cells = (f'<{cell} style="text-align:left">{text}</{cell}>' for text in (*told, *faint))
    return f"<tr>{''.join(cells)}</tr>"


def listed_lessons(game: str, progress: Progress) -> Lessons:
    """The lessons of a game.

    Args:
        game: its key.
        progress: what was learnt before.

    Raises:
        NotFound: there is no such game; says which there are.
    """
    lessons = school_for(game).lessons
    done = frozenset(key for key in lessons if progress.done(game, key))
    return Lessons(tuple(lessons.values()), done)
