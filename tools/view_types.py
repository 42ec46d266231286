"""Write the types of the view and of the commands for the page's scripts, from Python's own.

What the panel sends is declared in `panels/view/typed*.py` and, for the sections of a game, in
`games/*/panel/typed*.py`; what a page may ask is declared in `panels/orders.py`. TypeScript checks
the scripts against what is written here: `web/view.d.ts` beside them. Run after a change:

    python -m tools.view_types
"""

import ast
import importlib
import inspect
import json
import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Any,
    Final,
    Literal,
    NewType,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from lacitta_nb.panels.exercises.orders import ORDERS as EXERCISE_ORDERS
from lacitta_nb.panels.orders import ORDERS, Settings

ROOT: Final = Path(__file__).parents[1]
SHARED: Final = ROOT / "lacitta_nb/panels/web/view.d.ts"
EXERCISES: Final = "lacitta_nb/panels/exercises"
_HEAD: Final = "// Made by tools/view_types.py of what Python declares: change it there.\n"
_NAMES: Final[Mapping[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    object: "unknown",
    Any: "any",
    NoneType: "null",
}


def main() -> None:
    """Write each file that is not up to date."""
    for path, text in files().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def files() -> dict[Path, str]:
    """What belongs into the files, by path."""
    made = {SHARED: _HEAD + "".join([*_records("lacitta_nb/panels/view"), _commands(ORDERS)])}
    shared = set(re.findall(r"interface (\w+)", made[SHARED]))
    exercises = [*_records(EXERCISES), _commands(EXERCISE_ORDERS)]
    made[ROOT / EXERCISES / "web/view.d.ts"] = _importing(shared, "../../web", exercises)
    for room in sorted(ROOT.glob("lacitta_nb/games/*/panel")):
        if records := list(_records(str(room.relative_to(ROOT)))):
            path = "../../../../panels/web"
            made[room / "web/view.d.ts"] = _importing(shared, path, records)
    return made


def _importing(shared: set[str], path: str, records: Sequence[str]) -> str:
    """Records that name some of the shared ones, which lie at a path."""
    names = ", ".join(sorted(shared & set(re.findall(r"\w+", "".join(records)))))
    return "".join([_HEAD, f'\nimport type {{ {names} }} from "{path}/view.d.ts";\n', *records])


def _records(room: str) -> Iterator[str]:
    """The records that the modules `typed*.py` of a room declare, each as an interface."""
    for path in sorted((ROOT / room).glob("typed*.py")):
        module = importlib.import_module(".".join([*room.split("/"), path.stem]))
        for record in vars(module).values():
            if is_typeddict(record) and record.__module__ == module.__name__:
                yield _interface(record, *_source(module, record.__name__))


def _interface(record: type, bases: Sequence[str], docs: Mapping[str, str]) -> str:
    extends = f" extends {', '.join(bases)}" if bases else ""
    hints = get_type_hints(record, include_extras=True)
    lines = []
    for name in docs:
        if name:
            optional = get_origin(hints[name]) is NotRequired
            hint = get_args(hints[name])[0] if optional else hints[name]
            lines += _comment(docs[name], "  ")
            lines.append(f"  {name}{'?' if optional else ''}: {typescript(hint)};")
    head = [*_comment(docs[""], ""), f"export interface {record.__name__}{extends} {{"]
    return "\n".join(["", *head, *lines, "}", ""])


def _source(module: ModuleType, name: str) -> tuple[list[str], dict[str, str]]:
    """The bases of a record; what it ("") and each of its own fields mean, "" if nobody says."""
    (record,) = (
        node
        for node in ast.parse(inspect.getsource(module)).body
        if isinstance(node, ast.ClassDef) and node.name == name
    )
    bases = [base for base in map(ast.unparse, record.bases) if base != "TypedDict"]
    found = {"": ast.get_docstring(record) or ""}
    field = ""
    for node in record.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            field = node.target.id
            found[field] = ""
        elif field and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found[field] = str(node.value.value)
    return bases, found


def _comment(text: str, indent: str) -> list[str]:
    lines = textwrap.dedent(text).strip().splitlines()
    if len(lines) <= 1:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def _commands(orders: Mapping[str, Any]) -> str:
    """The union of all commands, told apart by `do`."""
    lines = ["", "/** What a page may ask. */", "export type Command ="]
    for do, order in orders.items():
        fields = [f"do: {json.dumps(do)}"]
        for name, hint in get_type_hints(order).items():
            optional = "?" if name in order._field_defaults else ""
            fields.append(f"{name}{optional}: {typescript(hint)}")
            if hint == Settings:
                fields[-1] = "[setting: string]: string | string[] | undefined"
        lines += [*_comment(inspect.getdoc(order) or "", "  "), f"  | {{ {'; '.join(fields)} }}"]
    return "\n".join(lines) + ";\n"


def typescript(hint: Any) -> str:  # noqa: ANN401 - a type
    """A type of Python in the words of TypeScript, as it arrives in JSON.

    Raises:
        TypeError: nothing like it can be sent.

    >>> typescript(dict[str, list[int | None]])
    'Record<string, (number | null)[]>'
    """
    origin, parts = get_origin(hint), get_args(hint)
    if isinstance(hint, NewType):
        return typescript(hint.__supertype__)
    if is_typeddict(hint):
        return str(hint.__name__)
    if origin in (Union, UnionType):
        return " | ".join(map(typescript, parts))
    if origin is Literal:
        return " | ".join(map(json.dumps, parts))
    if origin is tuple and parts[-1] is not ...:
        return f"[{', '.join(map(typescript, parts))}]"
    if origin in (list, tuple, Sequence):
        inner = typescript(parts[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin in (dict, Mapping):
        return f"Record<string, {typescript(parts[1])}>"
    if hint not in _NAMES:
        raise TypeError(f"{hint} cannot be sent")
    return _NAMES[hint]


if __name__ == "__main__":
    main()
