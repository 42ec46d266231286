"""What players may do: one frozen record an action, its text form, and the parser.

The text form is that of formats.md, section 4: lower case, single spaces, one line. Neither writing
nor reading needs a board.

>>> str(Action("build", "C7", building="farm"))
'build farm C7'
>>> parse_action("found C7 from F3").source
'F3'
"""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from lacitta_nb.errors import BadAction
from lacitta_nb.kinds import BUILDINGS, SERVICES


class Action(NamedTuple):
    """One choice of a player.

    `kind` is the first word of the text form. `space` is where it happens (with `second` for a
    second road), `source` the castle a settler leaves, `building` what is put up (for `palace C7`
    the same as the kind), `amount` figures or citizens, `circles` voice cards.
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
        return f"<Action {self}>"

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

_SMALL: Final = "|".join(
    b.name for b in BUILDINGS.values() if b.size == "small" and b.name != "road"
)
_BIGGER: Final = "|".join(b.name for b in BUILDINGS.values() if b.size in ("medium", "large"))
_SERVICE: Final = "|".join(SERVICES)
_SPACE: Final = r"(?P<space>\S+)"
_FORMS: Final[tuple[tuple[str, re.Pattern[str]], ...]] = tuple(
    (kind, re.compile(form))
    for kind, form in (
        ("place", f"place {_SPACE}"),
        ("gold", "gold"),
        ("found", rf"found {_SPACE} from (?P<source>\S+)"),
        ("build", f"build (?P<building>{_SMALL}) {_SPACE}"),
        ("roads", rf"roads {_SPACE}(?: (?P<second>\S+))?"),
        *((name, f"(?P<building>{name}) {_SPACE}") for name in _BIGGER.split("|")),
        ("master_builder", f"master_builder (?P<building>{_SMALL}|{_BIGGER}) {_SPACE}"),
        ("master_builder", rf"master_builder (?P<roads>roads) {_SPACE}(?: (?P<second>\S+))?"),
        (
            "bread_and_circuses",
            f"bread_and_circuses {_SPACE} (?P<amount>[123])(?: (?P<service>{_SERVICE}))?",
        ),
        ("golden_times", f"golden_times {_SPACE} (?P<amount>[123])"),
        ("rich_harvest", f"rich_harvest {_SPACE}"),
        ("closeness", "closeness (?P<circles>all|2 3|2 4|3 4)"),
        ("pass", "pass"),
        ("forfeit", "forfeit"),
        ("wish", f"wish {_SPACE} (?P<service>{_SERVICE})"),
        ("demolish", f"demolish {_SPACE}"),
        ("starve", f"starve {_SPACE}"),
        ("done", "done"),
    )
)


EXAMPLES: Final[dict[str, str]] = {
    "place": "place C7",
    "gold": "gold",
    "found": "found C7 from F3",
    "build": "build farm C7",
    "roads": "roads C7 C8",
    **{name: f"{name} C7" for name in _BIGGER.split("|")},
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
"""One text of each kind of action, by its first word."""


def as_action(action: object) -> Action:
    """An action, given as one or in its text form.

    Raises:
        BadAction: the text is no action.
    """
    return action if isinstance(action, Action) else parse_action(str(action))


def parse_action(text: str) -> Action:
    """The action that a text means.

    Raises:
        BadAction: the text is none of the forms of formats.md, section 4.

    >>> parse_action("closeness all").circles
    (2, 3, 4)
    """
    if not isinstance(text, str):
        raise BadAction("bad-action", text=repr(text), kinds=", ".join(EXAMPLES))
    for kind, form in _FORMS:
        match = form.fullmatch(text)
        if match:
            return _read(kind, match.groupdict())
    words = text.split()
    example = EXAMPLES.get(words[0].lower()) if words else None
    if example is not None:
        raise BadAction("bad-action-form", text=text, form=example)
    raise BadAction("bad-action", text=text, kinds=", ".join(EXAMPLES))


def _read(kind: str, parts: dict[str, str | None]) -> Action:
    circles = parts.get("circles") or ""
    return Action(
        kind,
        space=parts.get("space") or "",
        second=parts.get("second") or "",
        source=parts.get("source") or "",
        building="road" if kind == "roads" or parts.get("roads") else parts.get("building") or "",
        amount=int(parts.get("amount") or 0),
        service=parts.get("service") or "",
        circles=(2, 3, 4) if circles == "all" else tuple(int(c) for c in circles.split()),
    )
