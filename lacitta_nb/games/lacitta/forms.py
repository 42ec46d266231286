"""How actions are written (formats.md, section 4): the words and parts of each text form."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.lacitta.constants import AMOUNTS, BUILDINGS, SERVICES, Edition

SMALL: Final = tuple(b.name for b in BUILDINGS.values() if b.size == "small" and b.name != "road")
BIGGER: Final = tuple(b.name for b in BUILDINGS.values() if b.size in ("medium", "large"))

Form = tuple[str, ...]
"""The parts that follow the first word; those that end in `?` may be left out."""
FORMS: Final[dict[str, tuple[Form, ...]]] = {
    "place": (("space",),),
    "gold": ((),),
    "found": (("space", "from", "source"),),
    "build": (("small", "space"),),
    "roads": (("space", "second?"),),
    **dict.fromkeys(BIGGER, (("space",),)),
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
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "from": ("from",),
    "small": SMALL,
    "building": (*SMALL, *BIGGER),
    "roads": ("roads",),
    "amount": tuple(map(str, AMOUNTS)),
    "service": SERVICES,
    "circles": ("all", "2 3", "2 4", "3 4"),
}
"""What can be written for a part; any other part is the name of a space."""
WORDS: Final = {*FORMS, "all", *(word for part in CHOICES.values() for word in part)}

EXAMPLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "place": "place C7",
        "gold": "gold",
        "found": "found C7 from F3",
        "build": "build farm C7",
        "roads": "roads C7 C8",
        **{name: f"{name} C7" for name in BIGGER},
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


def _pattern(kind: str, form: Form) -> re.Pattern[str]:
    found = kind
    for part in form:
        name = part.removesuffix("?")
        words = "|".join(CHOICES.get(name, (r"\S+",)))
        one = f" (?P<{name}>{words})"
        found += f"(?:{one})?" if part != name else one
    return re.compile(found)


_PATTERNS: Final = {
    kind: tuple(_pattern(kind, form) for form in forms) for kind, forms in FORMS.items()
}


def matched(text: str) -> tuple[str, dict[str, str | None]] | None:
    """The first word of an action's text and its parts by name; None if it is none.

    >>> matched("build farm C7"), matched("build C7")
    (('build', {'small': 'farm', 'space': 'C7'}), None)
    """
    kind = text.partition(" ")[0]
    found = (pattern.fullmatch(text) for pattern in _PATTERNS.get(kind, ()))
    return next(((kind, match.groupdict()) for match in found if match), None)


def kinds_in(edition: Edition | None) -> list[str]:
    """The first words of actions that an edition has; None: of all."""
    if edition is None:
        return list(EXAMPLES)
    absent = {*BIGGER} - {*edition.bigger} | (set() if edition.roads else {"roads"})
    return [kind for kind in EXAMPLES if kind not in absent]


def choices_in(edition: Edition | None, part: str) -> tuple[str, ...]:
    """What can be written for a part in an edition; () for the name of a space."""
    absent = set() if edition is None else {*BUILDINGS} - {*edition.buildings}
    if edition is not None and not edition.roads:
        absent.add("roads")
    return tuple(word for word in CHOICES.get(part, ()) if word not in absent)
