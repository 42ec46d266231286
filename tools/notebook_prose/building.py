"""The notebooks of a language: prose from its catalogue, code as it is, pictures beside them.

The language is set by a line after the import, `lc.speak("de")`: it works in every front end and
kernel, and whoever opens the notebook can read and change it. (A kernel of its own would have to be
installed, and nobody reads a notebook's metadata. A cell of its own would make "run the cell below"
wrong.) It stands after every such import, since of lessons any cell may be the first to be run.
"""

import os
import re
import shutil
from pathlib import Path
from typing import Final

import nbformat

from tools.notebook_prose.books import (
    NOTEBOOKS,
    begins_lesson,
    catalogues,
    is_for_all_languages,
    is_hidden,
    prose,
    read,
    sources,
    write,
)
from tools.notebook_prose.catalogue import translations
from tools.notebook_prose.markdown import led, translated

_IMPORT: Final = re.compile(r"^import lacitta_nb as lc$", re.MULTILINE)


def build(language: str, into: Path, *, missing: bool = False, folder: Path = NOTEBOOKS) -> None:
    """Write all notebooks of a language, and the pictures they show, into a folder.

    They are left without outputs, but for those that can't be used without: these are run.

    Args:
        language: One that has a catalogue.
        into: The folder; notebooks lie in it as the English ones lie in `folder`.
        missing: Leave notebooks alone that are there already, with what people did in them.
        folder: Where the English ones are.
    """
    texts = translations(catalogues(folder)[language].read_bytes())
    pages = sources(folder)
    for path in pages:
        to = into / path.relative_to(folder)
        if not (missing and to.exists()):
            book = spoken(read(path), language, texts)
            _lead(book, path, to, pages)
            write(book, to)
            if needs_outputs(book):
                # It brings libraries that building alone can do without.
                from tests.notebooks.save import save

                save(to)
        if (pictures := path.parent / "images").is_dir():
            shutil.copytree(pictures, to.parent / "images", dirs_exist_ok=True)


def spoken(
    book: nbformat.NotebookNode, language: str, texts: dict[str, str]
) -> nbformat.NotebookNode:
    """A notebook in a language, without outputs.

    Raises:
        ValueError: there is no line after which it can be said which language to speak.
    """
    say, said = rf'\g<0>\n\nlc.speak("{language}")', 0
    for cell in book.cells:
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
            cell.source, count = _IMPORT.subn(say, cell.source)
            said += count
    for cell in prose(book):
        cell.source = translated(cell.source, texts)
    if not said:
        raise ValueError(f"no cell has the line 'import lacitta_nb as lc':\n{book.cells[0].source}")
    return book


def needs_outputs(book: nbformat.NotebookNode) -> bool:
    """Whether without outputs nobody would know what to do.

    So it is where code is hidden, and where the button is in an output that begins a lesson.
    """
    return any(is_hidden(cell) or begins_lesson(cell) for cell in book.cells)


def _lead(book: nbformat.NotebookNode, path: Path, to: Path, pages: list[Path]) -> None:
    """Mend the links of a notebook that is to lie at another place.

    One to a notebook leads to that of the same language, others lead where they led.
    """

    def moved(link: str) -> str:
        file, sign, part = link.partition("#")
        if not file or ":" in file:
            return link
        return Path(os.path.relpath(path.parent / file, to.parent)).as_posix() + sign + part

    def followed(link: str) -> str:
        target = os.path.relpath(path.parent / link.partition("#")[0])
        return link if target in known else moved(link)

    known = {os.path.relpath(page) for page in pages}
    for cell in book.cells:
        if cell.cell_type == "markdown":
            cell.source = led(cell.source, moved if is_for_all_languages(cell) else followed)
