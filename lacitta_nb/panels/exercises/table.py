"""What was learnt, as a table in a notebook."""

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from lacitta_nb.core.box import box_at
from lacitta_nb.lessons.overview import LessonRow, RuleRow, lesson_rows, rule_rows
from lacitta_nb.lessons.progress import Progress
from lacitta_nb.lessons.school import school_for
from lacitta_nb.panels.exercises.view import kind_title
from lacitta_nb.panels.sending import sendable
from lacitta_nb.registry import homes
from lacitta_nb.texts import current, rule_text, sentence
from lacitta_nb.texts.numbers import day_text


class Table(NamedTuple):
    """A table in words; a folded one is told by its heading until somebody unfolds it."""

    heading: str
    head: list[str]
    rows: list[list[str]]
    folded: bool = False


class ProgressTable:
    """What was learnt; it shows itself as tables: the lessons, and each rule that is taught.

    Args:
        progress: what was learnt.
        game: the key of the game; None: the games that something was learnt of, else the first.

    Raises:
        NotFound: there is no such game.
    """

    def __init__(self, progress: Progress, game: str | None = None) -> None:
        if game is not None:
            school_for(game)
        self.progress = progress
        self._games = [game] if game is not None else _begun(progress)

    @property
    def rules(self) -> dict[str, list[RuleRow]]:
        """The rules that are taught, by the key of the game."""
        return {game: rule_rows(self.progress, game) for game in self._games}

    @property
    def lessons(self) -> dict[str, list[LessonRow]]:
        """The lessons, by the key of the game."""
        return {game: lesson_rows(self.progress, game) for game in self._games}

    def __repr__(self) -> str:
        tables = [
            "\n".join([heading, *("  ".join(cells) for cells in (head, *rows))])
            for heading, head, rows, _ in self._tables()
        ]
        return "\n\n".join([self._summary(), *tables] if tables else [_nothing()])

    def _repr_html_(self) -> str:
        tables = "".join(_html(*one) for one in self._tables())
        news = " ".join(said.text("") for said in self.progress.news())
        told = [news, self._summary() if tables else _nothing()]
        shown = "".join(f"<p>{escape(text)}</p>" for text in told if text) + tables
        return str(sendable(f'<div data-role="progress">{shown}</div>'))

    def _summary(self) -> str:
        """How much is known, what is due until this day ends, and how many days stand in a row."""
        record, now, today = self.progress.record, self.progress.moment, self.progress.today
        rules = [row for rows in self.rules.values() for row in rows]
        asked = sum(bool(row.asked) for row in rules)
        if not asked:
            return sentence("training-summary-none", {})
        kinds = [(game, kind) for game in self._games for kind in school_for(game).kinds]
        cards = [card for game, kind in kinds if (card := record.card(game, kind))]
        words = {
            "asked": asked,
            "all": len(rules),
            "right": sum(card.right for card in cards),
            "answers": sum(card.asked for card in cards),
        }
        streak = record.streak(today)
        due = sum(card.due_at(now).astimezone().date() <= today for card in cards)
        told = [sentence("training-summary-due", {"count": due})]
        told += [sentence("training-streak", {"days": streak})] if streak else []
        return " ".join([sentence("training-summary", words), *(f"{text}." for text in told)])

    def _tables(self) -> Iterator[Table]:
        for game in self._games:
            words = {"game": box_at(homes()[game]).panel.showing.name}
            if lessons := self.lessons[game]:
                cells = [_lesson_cells(game, row) for row in lessons]
                yield Table(sentence("training-table-lessons", words), _lesson_head(), cells)
            rules = self.rules[game]
            asked = [self._rule_cells(game, row) for row in rules if row.asked]
            if asked:
                yield Table(sentence("training-table-rules", words), _rule_head(), asked)
            new = [self._rule_cells(game, row) for row in rules if not row.asked]
            if new:
                heading = sentence("training-table-new", {**words, "count": len(new)})
                yield Table(heading, _rule_head(), new, folded=True)

    def _rule_cells(self, game: str, row: RuleRow) -> list[str]:
        lessons = [school_for(game).lessons[key].title for key in row.lessons]
        kinds = [kind_title(key, game) for key in row.kinds]
        return [
            row.rule,
            rule_text(row.rule, game=game),
            ", ".join((*lessons, *kinds)),
            str(row.asked),
            str(row.right),
            self._due(row),
        ]

    def _due(self, row: RuleRow) -> str:
        if row.due is None:
            return ""
        if row.due <= self.progress.moment:
            return sentence("training-due-now", {})
        return day_text(row.due.astimezone().date(), current())


def _begun(progress: Progress) -> list[str]:
    """The games that something was learnt of, else the first that teaches something."""
    record = progress.record
    games = [key for key in homes() if _teaches(key)]
    begun = [key for key in games if any(key in kept for kept in (record.rules, record.lessons))]
    return begun or games[:1]


def _nothing() -> str:
    return sentence("training-no-progress", {})


def _teaches(game: str) -> bool:
    school = school_for(game)
    return bool(school.lessons or school.kinds)


def _lesson_head() -> list[str]:
    return [sentence("panel-ui-lesson", {}), sentence("training-column-done", {})]


def _rule_head() -> list[str]:
    return [
        sentence("training-column-rule", {}),
        sentence("training-column-says", {}),
        sentence("training-column-taught", {}),
        sentence("training-column-asked", {}),
        sentence("training-column-right", {}),
        sentence("training-column-due", {}),
    ]


def _lesson_cells(game: str, row: LessonRow) -> list[str]:
    done = "✓ " if row.tasks and row.met == row.tasks else ""
    return [school_for(game).lessons[row.lesson].title, f"{done}{row.met}/{row.tasks}"]


def _html(heading: str, head: list[str], rows: list[list[str]], folded: bool) -> str:
    """A table as HTML, everything escaped."""
    titles = "".join(
        f'<th scope="col" style="text-align:left">{escape(cell)}</th>' for cell in head
    )
    lines = "".join(
        "<tr>" + "".join(f'<td style="text-align:left">{escape(c)}</td>' for c in cells) + "</tr>"
        for cells in rows
    )
    body = f"<thead><tr>{titles}</tr></thead><tbody>{lines}</tbody>"
    if folded:
        summary = f"<summary>{escape(heading)}</summary>"
        return f"<details>{summary}<table>{body}</table></details>"
    return f"<table><caption>{escape(heading)}</caption>{body}</table>"
