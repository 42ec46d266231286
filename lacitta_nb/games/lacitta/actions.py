"""What players may do: one frozen record for each, its text form, and the parser.

The text form is that of formats.md, section 4: lower case, single spaces, one line. Neither writing
nor reading needs a board.

>>> str(Action("build", "C7", building="farm"))
'build farm C7'
>>> parse_action("found C7 from F3").source
'F3'
"""

import re
from collections.abc import Callable, Mapping, Sequence
from operator import is_
from types import MappingProxyType
from typing import Final, NamedTuple

from lacitta_nb import given
from lacitta_nb.core.errors import BadAction
from lacitta_nb.games.lacitta.constants import AMOUNTS, BUILDINGS, CIRCLES, SERVICES


class Action(NamedTuple):
    """One choice of a player.

    `kind` is the first word of the text form. `space` is where it happens (with `second` for a
    second road), `source` the castle a settler leaves, `building` what is put up (for `palace C7`
    the same as the kind), `amount` figures or citizens, `circles` voice cards.

    Anything can be put into a tuple; an action is one only if each field is what its text says
    (`as_action`).
    """

    kind: str
    space: str = ""
    second: str = ""
    source: str = ""
    building: str = ""
    amount: int = 0
    service: str = ""
    circles: tuple[int, ...] = ()

    def __repr__(self) -> str:
        """The text form; of what is no action the fields, so that one sees why."""
        try:
            return f"<Action {as_action(self)}>"
        except BadAction:
            return f"<no Action: {', '.join(map(given.repr_of, tuple(self)))}>"

    def __str__(self) -> str:
        return _WRITERS.get(self.kind, _write_space)(self)


def _write_space(action: Action) -> str:
    return f"{action.kind} {action.space}"


def _write_word(action: Action) -> str:
    return action.kind


def _write_amount(action: Action) -> str:
    tail = f" {action.service}" if action.service else ""
    return f"{action.kind} {action.space} {action.amount}{tail}"


def _write_master(action: Action) -> str:
    if action.building == "road":
        return f"master_builder {_write_roads(action)}"
    return f"master_builder {action.building} {action.space}"


def _write_roads(action: Action) -> str:
    return f"roads {action.space} {action.second}".rstrip()


def _write_closeness(action: Action) -> str:
    if len(action.circles) == 3:
        return "closeness all"
    return "closeness " + " ".join(str(circle) for circle in action.circles)


_WRITERS: Final[dict[str, Callable[[Action], str]]] = {
    "gold": _write_word,
    "found": lambda a: f"found {a.space} from {a.source}",
    "build": lambda a: f"build {a.building} {a.space}",
    "roads": _write_roads,
    "master_builder": _write_master,
    "bread_and_circuses": _write_amount,
    "golden_times": _write_amount,
    "closeness": _write_closeness,
    "pass": _write_word,
    "forfeit": _write_word,
    "wish": lambda a: f"wish {a.space} {a.service}",
    "done": _write_word,
}

_SMALL: Final = tuple(b.name for b in BUILDINGS.values() if b.size == "small" and b.name != "road")
_BIGGER: Final = tuple(b.name for b in BUILDINGS.values() if b.size in ("medium", "large"))
_MOST: Final = AMOUNTS[-1]
"""Figures or citizens that an action can name at most (P15, P16)."""

BY_ACTION_CARD: Final = ("gold", "found", "build", "roads")
"""Kinds of actions that an action card pays for (P3 to P6, X1)."""

_Form = tuple[str, ...]
"""The parts that follow the first word; those that end in `?` may be left out."""
_FORMS: Final[dict[str, tuple[_Form, ...]]] = {
    "place": (("space",),),
    "gold": ((),),
    "found": (("space", "from", "source"),),
    "build": (("small", "space"),),
    "roads": (("space", "second?"),),
    **dict.fromkeys(_BIGGER, (("space",),)),
    "master_builder": (("roads", "space", "second?"), ("building", "space")),
    "bread_and_circuses": (("space", "amount", "service?"),),
    "golden_times": (("space", "amount"),),
    "rich_harvest": (("space",),),
    "closeness": (("circles",),),
    "pass": ((),),
    "forfeit": ((),),
    "wish": (("space", "service"),),
    "demolish": (("space",),),
    "starve": (("space",),),
    "done": ((),),
}
_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "from": ("from",),
    "small": _SMALL,
    "building": (*_SMALL, *_BIGGER),
    "roads": ("roads",),
    "amount": tuple(map(str, AMOUNTS)),
    "service": SERVICES,
    "circles": ("all", "2 3", "2 4", "3 4"),
}
"""What can be written for a part; any other part is the name of a space."""
_WORDS: Final = {*_FORMS, "all", *(word for part in _CHOICES.values() for word in part)}

EXAMPLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "place": "place C7",
        "gold": "gold",
        "found": "found C7 from F3",
        "build": "build farm C7",
        "roads": "roads C7 C8",
        **{name: f"{name} C7" for name in _BIGGER},
        "master_builder": "master_builder farm C7",
        "bread_and_circuses": "bread_and_circuses C7 1 health",
        "golden_times": "golden_times C7 2",
        "rich_harvest": "rich_harvest C7",
        "closeness": "closeness 2 4",
        "pass": "pass",
        "forfeit": "forfeit",
        "wish": "wish C7 health",
        "demolish": "demolish C8",
        "starve": "starve C7",
        "done": "done",
    }
)
"""One text of each kind of action, by its first word."""


def _pattern(kind: str, form: _Form) -> re.Pattern[str]:
    found = kind
    for part in form:
        name = part.removesuffix("?")
        words = "|".join(_CHOICES.get(name, (r"\S+",)))
        one = f" (?P<{name}>{words})"
        found += f"(?:{one})?" if part != name else one
    return re.compile(found)


_PATTERNS: Final = {
    kind: tuple(_pattern(kind, form) for form in forms) for kind, forms in _FORMS.items()
}


def as_action(meant: object) -> Action:
    """The action that is meant, given as one or in its text form.

    Raises:
        BadAction: it is neither, or its fields say something else than its text. Then playing it
            would do one thing, and the saved game tell another.

    >>> as_action(Action("closeness", circles=(2, 3))), as_action("gold")
    (<Action closeness 2 3>, <Action gold>)
    """
    if not given.truly(meant, Action):
        return parse_action(meant)
    fields = tuple.__getitem__(meant, slice(None))
    if len(fields) != len(Action._fields):
        raise BadAction("no-action", given=given.repr_of(fields))
    plain = Action(*map(_field, Action._fields, fields))  # type: ignore[arg-type]  # as checked
    said = parse_action(str(plain))
    for field, value, told in zip(Action._fields, plain, said, strict=True):
        if value != told:
            raise BadAction(
                "action-not-its-text",
                text=str(said),
                field=field,
                given=given.repr_of(value),
                said=given.repr_of(told),
            )
    # One of plain values stays the object that it is: whoever made it may look for it again.
    unchanged = type(meant) is Action and all(map(is_, fields, plain))
    return meant if unchanged else said


def _field(name: str, value: object) -> str | int | tuple[int, ...]:
    """A field of an action as a plain value of its type."""
    found: str | int | tuple[int, ...] | None
    if name == "amount":
        number = given.whole(value)
        found = number if number is not None and 0 <= number <= _MOST else None
    elif name == "circles":
        found = _circles(value)
    else:
        found = given.text(value)
    if found is None:
        raise BadAction(
            "action-field", field=name, given=given.repr_of(value), most=_MOST, last=CIRCLES
        )
    return found


def _circles(value: object) -> tuple[int, ...] | None:
    if not given.truly(value, tuple):
        return None
    numbers = tuple.__getitem__(value, slice(None))
    found = tuple(n for n in map(given.whole, numbers) if n is not None and 1 <= n <= CIRCLES)
    if len(found) < len(numbers):
        return None
    return numbers if all(map(is_, found, numbers)) else found


def parse_action(text: object) -> Action:
    """The action that a text means.

    Raises:
        BadAction: the text is none of the forms of formats.md, section 4.

    >>> parse_action("closeness all").circles
    (2, 3, 4)
    """
    plain = given.text(text)
    if plain is None:
        raise BadAction("no-action", given=given.repr_of(text))
    action = _parsed(plain)
    if action is None:
        raise _unreadable(plain)
    return action


def _parsed(text: str) -> Action | None:
    kind = text.partition(" ")[0]
    for pattern in _PATTERNS.get(kind, ()):
        match = pattern.fullmatch(text)
        if match:
            return _read(kind, match.groupdict())
    return None


def _read(kind: str, parts: Mapping[str, str | None]) -> Action:
    circles = parts.get("circles") or ""
    building = kind if kind in _BIGGER else parts.get("small") or parts.get("building") or ""
    return Action(
        kind,
        space=parts.get("space") or "",
        second=parts.get("second") or "",
        source=parts.get("source") or "",
        building="road" if kind == "roads" or parts.get("roads") else building,
        amount=int(parts.get("amount") or 0),
        service=parts.get("service") or "",
        circles=(2, 3, 4) if circles == "all" else tuple(int(c) for c in circles.split()),
    )


def _unreadable(text: str) -> BadAction:
    """What is wrong with a text, as far as its first word tells what was meant."""
    words = [word.lower() if word.lower() in _WORDS else word for word in text.split()]
    if not words or words[0] not in _FORMS:
        return BadAction("bad-action", text=text, kinds=", ".join(EXAMPLES))
    tidy = " ".join(words)
    if _parsed(tidy):
        return BadAction("bad-action-spelling", text=text, tidy=tidy)
    kind, *rest = words
    forms = _FORMS[kind]
    part, word = _first_wrong(forms[0] if rest[:1] == ["roads"] else forms[-1], rest)
    return BadAction(
        "bad-action-part",
        text=text,
        part=part,
        word=word,
        choices=", ".join(_CHOICES.get(part, ())),
        last=CIRCLES,
        example=EXAMPLES[kind],
    )


def _first_wrong(form: _Form, words: Sequence[str]) -> tuple[str, str]:
    """The first part of a form that words do not fill, with the word that stands there."""
    left = list(words)
    for part in form:
        name = part.removesuffix("?")
        if name == "circles":
            return name, " ".join(left)
        if not left:
            return "missing", ""
        word = left.pop(0)
        if word not in _CHOICES.get(name, (word,)):
            return name, word
    return "too-much", " ".join(left)
