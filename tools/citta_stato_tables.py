"""Write the page that an owner of Città-Stato checks the tables with, from the file of the tables.

Every value stands there with its provenance, and with what to look at in the box. Run after a
change of `board_data/citta_stato.json`:

    python -m tools.citta_stato_tables
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from lacitta_nb.games.citta_stato.constants import COLOURS, PLAIN
from lacitta_nb.games.citta_stato.formats.effects import ACT, FORMS, Form
from lacitta_nb.games.citta_stato.tables import NAMES, effect, shipped_tables
from lacitta_nb.games.citta_stato.texts.effects import effect_text
from lacitta_nb.texts import speaking
from tools.learning import parser

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs/citta_stato_tables.md"

_HEAD: Final = """\
# The tables of Città-Stato, to be checked with the box

<!-- Made by tools/citta_stato_tables.py of board_data/citta_stato.json: change it there. -->

The pictures of Città-Stato are lost to us: what its rulebook says in words we know, what only
boards, cards and tiles show is a reconstruction. This page lists every value with where it is
from, so that whoever owns the game can check them with the box open, and correct them without
waiting for us.

Provenance: **printed** stands in the text of the rulebook, **derived** follows from it, **other**
is from the source that is named, **ours** is our reconstruction: these are to be looked at first.

## How to correct a value

Write a file with the tables that differ, each whole, and begin games with it. What it leaves out
is as shipped:

```json
{
  "format": "cittastato-tables/1",
  "about": "looked up in the box",
  "scheme_moves": { "value": [0, 1, 2, 3], "provenance": "printed" }
}
```

```python
import lacitta_nb as lc

mine = {"format": "cittastato-tables/1", "scheme_moves": {"value": [0, 1, 2, 3]}}
game = lc.citta_stato.new_game(players=3, tables=mine)  # or the path of the file
```

- `board_data/citta_stato.json` (the same lies inside the installed package) is such a file itself:
  copy a table from there and change it.
- The file is checked: what does not fit is told at its place. Positions and saved games of a game
  that was begun with it hold the tables that differ, so that they can be loaded anywhere.
- Words (of cards, cities, schemes, scenarios) and numbers of rules stay as they are: change what
  they do, not their names. A copy whose colour turns out to be another keeps its word.
- Please send what you find to the maintainers, with what is printed where, so that the next
  version has it.

## The words of effects

What cards, powers, schemes and benefits do is written as effects: a verb, then numbers, colours
or words, with a space between. `1–40` is a number in these bounds, `left|right` one of these
words, `…` several of them. Effects go in the order written (T5). Without a number of its own, an
effect on a card bears the rule of the card.

"""

_LOOK: Final[Mapping[str, tuple[str, str]]] = {
    "tracks": (
        "The tracks",
        "The tracks of a player board, space by space from the left: coins, cubes, points, level.",
    ),
    "rewards": (
        "What a space of a track brings",
        "The signs on spaces 1 to 4 of the tracks: a banner, a cube, both.",
    ),
    "reward_cubes": (
        "The colour of such a cube",
        "The colour of the cube that a track brings.",
    ),
    "market": (
        "The market",
        "The rows from the top: the price, and how many cubes a column holds there (null: any).",
    ),
    "zones": (
        "The form track",
        "Count its spaces from the left, and see with which each form begins and ends.",
    ),
    "crowns": ("Crowns over the form track", "The crowns above each space, from the left."),
    "start": ("Where markers begin", "The space on which markers are put in the beginning."),
    "signs": (
        "Crown signs",
        "The score track: after how many points a sign stands, counted from where.",
    ),
    "upgrade": ("The upgrade marker", "Its number by the number of players."),
    "republic": ("Plain republic cards", "Those that are dealt, by the number of players."),
    "republic_crowns": (
        "Crowns on a republic card",
        "The three republic cards that show crowns: how many each shows.",
    ),
    "scheme_moves": (
        "The shift of a scheme",
        "The four places of the schemes: how far everyone’s marker moves, by level.",
    ),
    "stock": (
        "All pieces",
        "Count cubes, banners of each colour, and crowns, the expansion’s apart.",
    ),
    "added_stock": ("Pieces of the expansion", "The same of the expansion."),
    "city_cubes": (
        "The cubes of a city",
        "The cubes that a city tile shows, those for the market among them.",
    ),
    "cities": (
        "Cities",
        "Each city tile: the two cubes for the market, the port, the power, the seal.",
    ),
    "schemes": ("Schemes", "Each scheme tile: the colour of its seal, and what it does."),
    "cards": (
        "Action cards",
        "Each card: its colour, how many there are, what it does; colours and numbers first.",
    ),
    "burning": (
        "What burning brings",
        "The player board, below each colour: the benefit of the first, second and third card.",
    ),
    "scenarios": ("Solo scenarios", "The four scenario sheets of the solo game."),
}
"""What each table is called, and what to look at in the box."""


def main(words: Sequence[str] | None = None) -> None:
    """Write the page, if it is not up to date; no words are known."""
    parser("citta_stato_tables", __doc__).parse_args(words)
    text = page()
    if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        PAGE.write_text(text, encoding="utf-8")


def page() -> str:
    """The whole page."""
    with speaking("en"):
        return _HEAD + "\n".join([*_words(), "", *_tables()]) + "\n"


def _words() -> Iterator[str]:
    """The form of each verb, with an example in words."""
    yield from _lines(("effect", "for example", "what it does"), map(_word_row, FORMS.items()))


def _word_row(item: tuple[str, Form]) -> tuple[str, ...]:
    verb, form = item
    text = _example(verb, form)
    said = effect_text(effect(text))
    where = " (the ghost)" if form.places == (ACT,) else ""
    return f"`{form.told(verb).replace('|', chr(92) + '|')}`", f"`{text}`", said + where


def _example(verb: str, form: Form) -> str:
    """The first such effect of the shipped tables, or one made up."""
    for found in _shipped_effects():
        if found.partition(" ")[0] == verb:
            return found
    words = [verb, *form.words[:1], *(str(least + 1) for least, _ in form.numbers)]
    return " ".join([*words, *form.colours[:1]])


def _shipped_effects() -> Iterator[str]:
    value = {name: table["value"] for name, table in shipped_tables().source.items()}
    for name in ("cards", "schemes"):
        for entry in value[name].values():
            yield from entry["effects"]
    for city in value["cities"].values():
        yield from city["power"]
    for benefits in value["burning"].values():
        for effects in benefits["effects"]:
            yield from effects
    for plot in value["scenarios"].values():
        for effects in plot["acts"].values():
            yield from effects


def _tables() -> Iterator[str]:
    source = shipped_tables().source
    for name in NAMES:
        title, look = _LOOK[name]
        yield f"## {title}: `{name}`"
        yield ""
        yield look
        yield ""
        value, told = source[name]["value"], source[name].get("provenance", "")
        rows = _ROWS.get(name, _plain)(value, told)
        head, *found = rows
        yield from _lines(head, found)
        yield ""


Row = tuple[str, ...]


def _lines(head: Row, rows: Iterable[Row]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{' --- |' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _code(value: Any) -> str:  # noqa: ANN401 - whatever a table holds
    """A value as the file has it."""
    return f"`{json.dumps(value, ensure_ascii=False)}`"


def _plain(value: Any, told: Any) -> Iterator[Row]:  # noqa: ANN401 - whatever a table holds
    """A table of single values, one a row."""
    yield "what", "value", "provenance"
    if isinstance(value, dict):
        for key, one in value.items():
            yield f"`{key}`", _code(one), _of(told, key)
    elif isinstance(value, list):
        for number, one in enumerate(value):
            yield f"{number + 1}", _code(one), _of(told, number)
    else:
        yield "", _code(value), _of(told, 0)


def _of(told: Any, key: str | int) -> str:  # noqa: ANN401 - as provenances are written
    """Where one value is from."""
    if isinstance(told, dict):
        return str(told[key])
    if isinstance(told, list):
        return str(told[int(key)])
    return str(told)


def _tracks(value: Any, told: Any) -> Iterator[Row]:  # noqa: ANN401 - as the table is
    yield "track", "space", "value", "provenance"
    for colour in PLAIN:
        for space, number in enumerate(value[colour]):
            yield f"`{colour}`", str(space + 1), f"`{number}`", _of(told[colour], space)


def _effects(effects: Iterable[str]) -> str:
    return ", ".join(f"`{text}`" for text in effects) or "nothing"


def _cities(value: Any, told: Any) -> Iterator[Row]:  # noqa: ANN401 - as the table is
    yield "rule", "city", "market", "port", "power", "seal", "provenance"
    for name, city in value.items():
        market = ", ".join(city["market"])
        seal = city["seal"] or "none"
        yield (
            city["rule"],
            f"`{name}`",
            market,
            city["port"],
            _effects(city["power"]),
            seal,
            _of(told, name),
        )


def _schemes(value: Any, told: Any) -> Iterator[Row]:  # noqa: ANN401 - as the table is
    yield "rule", "scheme", "seal", "effects", "provenance"
    for name, scheme in value.items():
        effects = _effects(scheme["effects"])
        yield scheme["rule"], f"`{name}`", scheme["seal"], effects, _of(told, name)


def _cards(value: Any, told: Any) -> Iterator[Row]:  # noqa: ANN401 - as the table is
    yield "rule", "card", "colour", "copies", "expansion", "effects", "provenance"
    for colour in COLOURS:
        for name, card in value.items():
            if card["colour"] == colour:
                copies, added = str(card["copies"]), str(card["added"])
                effects = _effects(card["effects"])
                yield card["rule"], f"`{name}`", colour, copies, added, effects, _of(told, name)


def _burning(value: Any, told: Any) -> Iterator[Row]:  # noqa: ANN401 - as the table is
    yield "rule", "colour", "first", "second", "third", "provenance"
    for colour in COLOURS:
        benefits = value[colour]
        yield benefits["rule"], colour, *map(_effects, benefits["effects"]), _of(told, colour)


def _scenarios(value: Any, told: Any) -> Iterator[Row]:  # noqa: ANN401 - as the table is
    yield "scenario", "what", "value", "provenance"
    for number, plot in value.items():
        for key in ("city", "own", "offer", "schemes", "market", "cubes"):
            yield number, f"`{key}`", _code(plot[key]), _of(told, number)
        for colour in COLOURS:
            yield number, f"act of {colour}", _effects(plot["acts"][colour]), _of(told, number)
        for game, goal in enumerate(plot["games"], 1):
            told_goal = f"{goal['required']} points, `{goal['objective']}`"
            yield number, f"game {game}", told_goal, _of(told, number)


_ROWS: Final = {
    "tracks": _tracks,
    "cities": _cities,
    "schemes": _schemes,
    "cards": _cards,
    "burning": _burning,
    "scenarios": _scenarios,
}
"""How tables of several columns are told."""

if __name__ == "__main__":
    main()
