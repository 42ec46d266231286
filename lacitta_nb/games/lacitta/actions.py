"""What players may do: one frozen record for each, its text form, and the parser.

The text form is that of formats.md, section 4: lower case, single spaces, one line. Neither writing
nor reading needs a board.

>>> str(Action("build", "C7", building="farm"))
'build farm C7'
>>> parse_action("found C7 from F3").source
'F3'
"""

from collections.abc import Callable, Mapping
from operator import is_
from typing import Final, NamedTuple

from lacitta_nb import given
from lacitta_nb.core.errors import BadAction
from lacitta_nb.games.lacitta.constants import AMOUNTS, CIRCLES, Edition
from lacitta_nb.games.lacitta.forms import BIGGER, matched
from lacitta_nb.games.lacitta.misspelt import unreadable


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

_MOST: Final = AMOUNTS[-1]
"""Figures or citizens that an action can name at most (P15, P16)."""

BY_ACTION_CARD: Final = ("gold", "found", "build", "roads")
"""Kinds of actions that an action card pays for (P3 to P6, X1)."""


def as_action(meant: object, edition: Edition | None = None) -> Action:
    """The action that is meant, given as one or in its text form.

    Args:
        meant: it can be anything.
        edition: the one that is played, if that is known: a refusal tells its words alone.

    Raises:
        BadAction: it is neither, or its fields say something else than its text. Then playing it
            would do one thing, and the saved game tell another.

    >>> as_action(Action("closeness", circles=(2, 3))), as_action("gold")
    (<Action closeness 2 3>, <Action gold>)
    """
    if not given.truly(meant, Action):
        return _parsed(meant, edition)
    fields = tuple.__getitem__(meant, slice(None))
    if len(fields) != len(Action._fields):
        raise BadAction("no-action", given=given.repr_of(fields))
    plain = Action(*map(_field, Action._fields, fields))  # type: ignore[arg-type]  # as checked
    said = _parsed(str(plain), edition)
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
    return _parsed(text, None)


def _parsed(text: object, edition: Edition | None) -> Action:
    plain = given.text(text)
    if plain is None:
        raise BadAction("no-action", given=given.repr_of(text))
    found = matched(plain)
    if found is None:
        raise unreadable(plain, edition)
    return _read(*found)


def _read(kind: str, parts: Mapping[str, str | None]) -> Action:
    circles = parts.get("circles") or ""
    building = kind if kind in BIGGER else parts.get("small") or parts.get("building") or ""
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
