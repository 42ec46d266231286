"""Where notebooks, their translations and the languages are found, and what of a cell is prose."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import nbformat

NOTEBOOKS: Final = Path(__file__).resolve().parents[2] / "notebooks"
LANGUAGES_TAG: Final = "languages"
"""Tag of a cell that is the same in all languages: it leads from one to the others."""


def catalogues(folder: Path = NOTEBOOKS) -> dict[str, Path]:
    """The PO file of each language.

    >>> all(path.suffix == ".po" for path in catalogues().values())
    True
    """
    return {path.stem: path for path in sorted((folder / "translations").glob("*.po"))}


def sources(folder: Path = NOTEBOOKS) -> list[Path]:
    """All English notebooks, those of other games in folders of their own.

    Jupyter's copies and what is built in other languages are passed over.

    >>> [path.name for path in sources()][0]
    '00_start_here.ipynb'
    """
    built = set(catalogues(folder))
    found = []
    for path in sorted(folder.rglob("*.ipynb")):
        folders = path.relative_to(folder).parts[:-1]
        if not any(name.startswith(".") for name in folders) and folders[:1] != ("translations",):
            found += [path] if not built.intersection(folders[:1]) else []
    return found


def read(path: Path) -> nbformat.NotebookNode:
    """A notebook as nbformat reads it."""
    book: nbformat.NotebookNode = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    return book


def write(book: nbformat.NotebookNode, path: Path) -> None:
    """Write a notebook where it may have no folder yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(book, path)  # type: ignore[no-untyped-call]


def prose(book: nbformat.NotebookNode) -> Iterator[Any]:
    """The cells of a notebook that are to be translated."""
    for cell in book.cells:
        if cell.cell_type == "markdown" and not is_for_all_languages(cell):
            yield cell


def is_for_all_languages(cell: Any) -> bool:  # noqa: ANN401 - a cell of nbformat
    """Whether a cell leads from one language to the others."""
    return LANGUAGES_TAG in cell.metadata.get("tags", ())


def is_hidden(cell: Any) -> bool:  # noqa: ANN401 - a cell of nbformat
    """Whether a cell hides its code."""
    return bool(cell.metadata.get("jupyter", {}).get("source_hidden"))


def begins_lesson(cell: Any) -> bool:  # noqa: ANN401 - a cell of nbformat
    """Whether a cell shows a lesson, and so leaves a button that runs it."""
    return cell.cell_type == "code" and ".lesson(" in cell.source
