"""Training: which exercise comes next, and what an answer teaches.

What is due comes first; then what is new, the easy kinds before the hard ones. A kind that was
missed comes back after a few others, and between two that come back something else is asked, so
that new ones go on coming. Where nothing is due or new, what would be due next is asked.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Final, NamedTuple

from lacitta_nb.core.errors import BadSetting, Guess, NotFound
from lacitta_nb.core.settings import LONGEST
from lacitta_nb.given import called, name_of, printable, repr_of, str_of, text, trace_of, whole
from lacitta_nb.lessons.exercise import LEVELS, NONE_CLEAR, Exercise, Kind, variant
from lacitta_nb.lessons.memory import answered
from lacitta_nb.lessons.record import Record
from lacitta_nb.lessons.school import School, school_for

AFTER: Final = 3
"""Exercises between a kind that was missed and the same kind again."""
_APART: Final = 2
"""Exercises between a kind and the same kind again, where others can be asked."""


class Asked(NamedTuple):
    """A kind that was asked in this session, and whether the answer was right."""

    kind: str
    right: bool


class Failed(NamedTuple):
    """A kind whose code failed: what it raised, in a line and with its traceback."""

    kind: str
    problem: str
    trace: str

    @classmethod
    def of(cls, kind: str, error: Exception) -> "Failed":
        """What is kept of an error."""
        return cls(kind, f"{name_of(type(error))}: {str_of(error)}", trace_of(error))


@dataclass(frozen=True)
class Training:
    """A session of training.

    Attributes:
        game: the key of the game.
        kinds: the keys of the kinds that may be asked, in the order in which they are met first.
        seed: what the exercises are drawn by.
        level: how hard they shall be; None: as each kind is known.
        asked: what was asked so far.
        unclear: kinds of which no exercise could be drawn.
        failed: those of them whose code failed.
    """

    game: str
    kinds: tuple[str, ...]
    seed: str
    level: int | None = None
    asked: tuple[Asked, ...] = ()
    unclear: frozenset[str] = frozenset()
    failed: tuple[Failed, ...] = ()

    def kind(self, key: str) -> Kind:
        """A kind of exercise by its key."""
        return school_for(self.game).kind(key)

    def after(self, exercise: Exercise, *, right: bool) -> "Training":
        """The session after an answer."""
        return replace(self, asked=(*self.asked, Asked(exercise.kind, right)))

    def without(self, kind: str, *failed: Failed) -> "Training":
        """The session in which a kind is asked no more."""
        unclear = self.unclear | {kind}
        return replace(self, unclear=unclear, failed=(*self.failed, *failed))

    def missed(self) -> list[str]:
        """The kinds of which the last answer was wrong, the longest ago first."""
        last = {one.kind: (number, one.right) for number, one in enumerate(self.asked)}
        wrong = [(number, kind) for kind, (number, right) in last.items() if not right]
        return [kind for _, kind in sorted(wrong)]


def training(
    game: str,
    kinds: object,
    level: object,
    seed: object,
    edition: str | None = None,
) -> Training:
    """A session of training that begins.

    Args:
        game: the key of the game.
        kinds: the keys of the kinds that may be asked; None: all that fit the edition.
        level: how hard, or None.
        seed: what the exercises are drawn by: a number or a text.
        edition: the edition whose rules are asked about where no kinds are named; None: the first
            of the game, with which one begins.

    Raises:
        NotFound: there is no such game, kind or edition.
        BadSetting: there is no such level, there are no exercises, or nothing is drawn by such a
            seed.
    """
    school = school_for(game)
    hard = None if level is None else whole(level)
    if level is not None and hard not in LEVELS:
        levels = ", ".join(map(str, LEVELS))
        raise BadSetting("exercise-no-level", level=repr_of(level), levels=levels)
    fitting = kinds_in(school, edition)
    chosen = {kind.key: kind for kind in map(school.kind, _named(kinds, fitting, school))}
    if not chosen:
        raise BadSetting("training-nothing", game=game)
    by_level = sorted(chosen, key=lambda key: min(chosen[key].levels))
    return Training(game, tuple(by_level), _drawn_by(seed), hard)


def _named(kinds: object, fitting: Sequence[str], school: School) -> list[object]:
    """The kinds that are asked for: one by its key, several in anything that can be gone through.

    Raises:
        NotFound: it can't be gone through.
    """
    if kinds is None:
        return list(fitting)
    if text(kinds) is not None:
        return [kinds]
    try:
        named = list(kinds)  # type: ignore[call-overload]  # or a TypeError
    except TypeError:
        return [school.kind(kinds)]  # which says that there is none
    return named or list(fitting)


def _drawn_by(seed: object) -> str:
    """A seed as the text by which exercises are drawn.

    Raises:
        BadSetting: it is neither a number that can be written nor a text.
    """
    number, given = whole(seed), text(seed)
    if number is not None and abs(number) < 10**LONGEST:
        return str(number)
    if given is None or len(given) > LONGEST or printable(given) != given:
        raise BadSetting("training-bad-seed", seed=repr_of(seed), most=LONGEST)
    return given


def kinds_in(school: School, edition: str | None) -> list[str]:
    """The kinds all of whose rules an edition has.

    Args:
        school: what can be learnt of a game.
        edition: the word of the edition; None: the first.

    Raises:
        NotFound: there is no such edition.
    """
    names = school.editions.names
    if edition is not None and edition not in names:
        guess, told = Guess(called(edition), names), ", ".join(names) or "–"
        raise NotFound("rules-no-edition", guess=guess, name=called(edition), names=told)
    if not names:
        return list(school.kinds)
    wanted = names[0] if edition is None else edition
    return [
        key
        for key, kind in school.kinds.items()
        if wanted in (kind.editions or names)
        and all(wanted in school.editions.of_rule(rule) for rule in kind.rules)
    ]


def due_kinds(record: Record, game: str, kinds: Iterable[str], now: datetime) -> list[str]:
    """The kinds that are due, the longest first."""
    cards = [(card.due_at(now), kind) for kind in kinds if (card := record.card(game, kind))]
    return [kind for due, kind in sorted(cards) if due <= now]


def next_kind(session: Training, record: Record, now: datetime) -> str:
    """The kind that is asked next.

    Raises:
        BadSetting: no exercise can be drawn of any kind.
    """
    kinds = [kind for kind in session.kinds if kind not in session.unclear]
    if not kinds:
        raise BadSetting("training-nothing", game=session.game)
    order = [*_wanted(session, record, kinds, now), *_by_due(record, session.game, kinds)]
    found = [kind for kind in order if kind in kinds]
    lately = [one.kind for one in session.asked[-_APART:]]
    apart = [kind for kind in found if kind not in lately]
    others = [kind for kind in found if kind not in lately[-1:]]
    return (apart or others or found)[0]


def drawn(
    session: Training,
    record: Record,
    now: datetime,
    tried: Callable[[Exercise], object] = lambda _: None,
) -> tuple[Training, Exercise]:
    """The next exercise; the session then knows the kinds of which none could be drawn.

    Args:
        session: what was asked before.
        record: what was learnt before.
        now: this moment.
        tried: raises what would fail with an exercise later. A kind that fails, in this or by
            itself, is left out, so that one mistake does not end the training.

    Raises:
        BadSetting: no exercise can be drawn of any kind.
        Exception: what the last kind raised, where nothing else is left to ask.
    """
    while True:
        key = next_kind(session, record, now)
        kind = session.kind(key)
        try:
            found = variant(kind, _seed(session), _level(session, record, kind))
            tried(found)
        except Exception as error:
            if isinstance(error, BadSetting) and error.key == NONE_CLEAR:
                session = session.without(key)
                continue
            session = session.without(key, Failed.of(key, error))
            if session.unclear.issuperset(session.kinds):
                raise
        else:
            return session, found


def learnt(
    record: Record, exercise: Exercise, now: datetime, today: date, *, right: bool
) -> Record:
    """What was learnt, after an answer."""
    game, kind = exercise.game, school_for(exercise.game).kind(exercise.kind)
    before = record.card(game, exercise.kind)
    card = answered(before, now, right=right, levels=kind.levels, asked_at=exercise.level)
    record = record.with_card(game, exercise.kind, card).with_day(today)
    for rule in dict.fromkeys(exercise.rules):
        record = record.with_answer(game, rule, now, right=right)
    return record


def _wanted(
    session: Training, record: Record, kinds: Sequence[str], now: datetime
) -> Iterable[str]:
    """Kinds whose time has come: missed a while ago, due, new; and those missed just now."""
    missed = session.missed()
    lately = {one.kind for one in session.asked[-AFTER:]}
    again = [kind for kind in missed if kind not in lately]
    asked = {one.kind for one in session.asked}
    due = due_kinds(record, session.game, kinds, now)
    new = (kind for kind in kinds if record.card(session.game, kind) is None)
    others = [kind for kind in (*due, *new) if kind not in asked]
    # Whoever misses much would otherwise be asked the same few kinds for ever.
    yield from (*others, *again) if _came_back(session) else (*again, *others)
    yield from (kind for kind in due if kind not in missed)


def _came_back(session: Training) -> bool:
    """Whether what was asked last had been asked before in this session."""
    *before, last = [one.kind for one in session.asked] or [""]
    return last in before


def _by_due(record: Record, game: str, kinds: Sequence[str]) -> list[str]:
    known = [(card.due, kind) for kind in kinds if (card := record.card(game, kind))]
    return [*(kind for _, kind in sorted(known)), *kinds]


def _seed(session: Training) -> str:
    """The first exercise of a session is drawn by the seed itself."""
    number = len(session.asked)
    return f"{session.seed}/{number}" if number else session.seed


def _level(session: Training, record: Record, kind: Kind) -> int:
    """The wanted level, or the nearest that the kind has."""
    card = record.card(session.game, kind.key)
    wanted = session.level or (card.level if card else min(kind.levels))
    return min(kind.levels, key=lambda level: (abs(level - wanted), level))
