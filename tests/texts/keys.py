"""Collects every key of a sentence that the package uses, with the words passed beside it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from lacitta_nb.core import errors

PACKAGE = Path(errors.__file__).parents[1]
PASSING = PACKAGE / "core" / "errors.py"
"""It passes on keys and words that are written elsewhere."""
ERRORS = {
    name
    for name, kind in vars(errors).items()
    if isinstance(kind, type)
    and issubclass(kind, errors.SpokenError)
    and kind not in (errors.BadFile, errors.IllegalAction)
}


class Use(NamedTuple):
    place: str
    key: str
    words: frozenset[str] | None
    """None where a sentence gets words that only the running program knows."""
    kind: str
    """What is made of it: `Refusal`, `BadFile`, `sentence` and so on."""


class Unreadable(AssertionError):
    """A key or words that are not written out where they are used."""


def uses(source: str, place: str) -> list[Use]:
    tree = ast.parse(source)
    found: list[Use] = []
    for scope in ast.walk(tree):
        if isinstance(scope, ast.FunctionDef | ast.Module):
            found += _in_scope(scope, place)
    return found


@cache
def all_uses() -> tuple[Use, ...]:
    return tuple(
        use
        for file in sorted(PACKAGE.rglob("*.py"))
        if file.parent != PACKAGE / "texts" and file != PASSING
        for use in uses(file.read_text(encoding="utf-8"), str(file.relative_to(PACKAGE)))
    )


def _in_scope(scope: ast.FunctionDef | ast.Module, place: str) -> Iterator[Use]:
    named = _named_once(scope)
    words: frozenset[str] | None
    for node in _own_nodes(scope):
        if isinstance(node, ast.Call):
            where = f"{place}:{node.lineno}"
            kind = _name(node.func)
            match kind:
                case "Refusal":
                    words = _dict_keys(node.args[2], named, where)
                    yield Use(where, _key(node, 1, where), words, kind)
                case "BadFile" | "Problem.at":
                    yield Use(where, _key(node, 1, where), _keywords(node, where), kind)
                case "Saying" if isinstance(node.args[0], ast.Constant):
                    words = _dict_keys(node.args[1], named, where) if node.args[1:] else frozenset()
                    yield Use(where, _key(node, 0, where), words, kind)
                case "Expected":
                    words = _keywords(node, where) | {"found"}
                    yield Use(where, _key(node, 0, where), words, kind)
                case name if name in ERRORS or name == "refused":
                    yield Use(where, _key(node, 0, where), _keywords(node, where), kind)
                case "sentence" | "Said" if isinstance(node.args[0], ast.Constant):
                    try:
                        words = _dict_keys(node.args[1], named, where)
                    except (Unreadable, IndexError):
                        words = None
                    yield Use(where, _key(node, 0, where), words, "sentence")
                case _:
                    pass


def _named_once(scope: ast.AST) -> dict[str, ast.expr]:
    """What each local name stands for, names left out that are given more than one value."""
    values: dict[str, list[ast.expr]] = {}
    for node in _own_nodes(scope):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                bottom = target.value if isinstance(target, ast.Subscript) else target
                if isinstance(bottom, ast.Name):
                    values.setdefault(bottom.id, []).append(node.value)
    return {name: given[0] for name, given in values.items() if len(given) == 1}


def _own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function or module without those of the functions inside it."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef):
            yield child
            yield from _own_nodes(child)


def _name(func: ast.expr) -> str:
    match func:
        case ast.Attribute(value=ast.Name(id="Problem"), attr=attr):
            return f"Problem.{attr}"
        case ast.Attribute(attr=attr):
            return attr
        case _:
            return getattr(func, "id", "")


def _key(node: ast.Call, position: int, where: str) -> str:
    match node.args[position] if len(node.args) > position else None:
        case ast.Constant(value=str(key)):
            return key
        case _:
            raise Unreadable(f"{where}: write the key out as a literal")


def _keywords(node: ast.Call, where: str) -> frozenset[str]:
    if any(keyword.arg is None for keyword in node.keywords):
        raise Unreadable(f"{where}: write the words out as keywords")
    return frozenset(keyword.arg for keyword in node.keywords if keyword.arg)


def _dict_keys(node: ast.expr, named: dict[str, ast.expr], where: str) -> frozenset[str]:
    match node:
        case ast.Dict(keys=keys) if all(isinstance(k, ast.Constant) for k in keys):
            return frozenset(str(k.value) for k in keys if isinstance(k, ast.Constant))
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return _dict_keys(left, named, where) | _dict_keys(right, named, where)
        case ast.Name(id=name) if name in named:
            return _dict_keys(named[name], named, where)
        case _:
            raise Unreadable(f"{where}: write the words out as a dict")
