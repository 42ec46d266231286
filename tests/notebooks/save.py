"""Runs the notebooks and saves them with their outputs: `python -m tests.notebooks.save [name...]`.

Without names these are the English ones; `de/00_start_here.ipynb` names one that was built.

Pictures are kept with few colours and at a moderate size, so that a notebook stays small and still
tells something when it is opened without a kernel. What differs from run to run is left out.

A panel leaves its picture as SVG in HTML, which some pages that show notebooks strip, as GitHub
does. Here it is kept in two forms, SVG and PNG, of which a page takes what it can show. A lesson
leaves no picture, but what it is about, and its button.
"""

import os
import re
import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping
from copy import deepcopy
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from nbclient import NotebookClient
from PIL import Image

from tools.notebook_prose.books import NOTEBOOKS as FOLDER
from tools.notebook_prose.books import is_hidden, sources

WIDTH = 900
COLOURS = 64
WIDGET = "application/vnd.jupyter.widget-view+json"
SVG = "image/svg+xml"
PNG = "image/png"
LESSON = "data-commandlinker-command"
"""What the button of a lesson bears, by which its cell is run."""
IMAGE = re.compile(r"<img [^>]*>")
ABOUT = re.compile(r"<strong>[^<]*</strong>[^<]*<br>")
"""Title and subject of a lesson."""
STILL = re.compile(rf'<div class="lc-static".*src="data:{re.escape(SVG)};base64,([^"]+)"')


def smaller(png: bytes) -> bytes:
    """The same picture, at most `WIDTH` pixels wide, in its most frequent colours."""
    picture = Image.open(BytesIO(png)).convert("RGB")
    picture.thumbnail((WIDTH, WIDTH * 2), Image.Resampling.BOX)
    counted = picture.getcolors(picture.width * picture.height) or []
    frequent = [colour for _, colour in sorted(counted, reverse=True)[:COLOURS]]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for rgb in frequent if isinstance(rgb, tuple) for part in rgb])
    file = BytesIO()
    picture.quantize(palette=palette, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def data_of(cell: nbformat.NotebookNode) -> Iterator[nbformat.NotebookNode]:
    """What each output of a cell shows, in all its forms."""
    yield from (output.data for output in cell.get("outputs", ()) if "data" in output)


def tidy(book: nbformat.NotebookNode) -> None:
    """Leave out what changes with every run, and shrink pictures."""
    book.metadata.pop("widgets", None)
    book.metadata["language_info"] = {"name": "python"}
    # What was drawn beside a panel has taken a number, too.
    code = [cell for cell in book.cells if cell.cell_type == "code"]
    for number, cell in enumerate(code, start=1):
        cell.execution_count = number
        for output in cell.outputs:
            if output.output_type == "execute_result":
                output.execution_count = number
    for cell in book.cells:
        cell.metadata.pop("execution", None)
        cell.metadata.pop("scrolled", None)
        if "outputs" in cell:
            # Where only a caption of a widget would stay, nothing does: a panel has left a picture
            # beside itself. Rules and what was learnt come as a table, too.
            cell.outputs = [o for o in cell.outputs if not _is_caption(o.get("data", {}))]
            for data in data_of(cell):
                data.pop(WIDGET, None)
        for data in data_of(cell):
            if LESSON in data.get("text/html", ""):
                data["text/html"] = _begun(data["text/html"], headed=is_hidden(cell))
            if PNG in data:
                data[PNG] = b64encode(smaller(b64decode(data[PNG]))).decode()


def _begun(html: str, *, headed: bool) -> str:
    """What a lesson leaves: pictures of all would be large; what to do is said, the button stays.

    Where no code is in sight a heading stands right above, and says what it is about.
    """
    html = IMAGE.sub("", html)
    return ABOUT.sub("", html) if headed else html


def _is_caption(data: Mapping[str, object]) -> bool:
    return WIDGET in data and not {*data} - {WIDGET, "text/plain"}


class Client(NotebookClient):
    """Runs cells; beside the picture of a panel it puts the same board as PNG."""

    async def async_execute_cell(
        self,
        cell: nbformat.NotebookNode,
        cell_index: int,
        execution_count: int | None = None,
        store_history: bool = True,
    ) -> nbformat.NotebookNode:
        """Run a cell, and where it shows a panel have the kernel draw that panel's game."""
        done = await super().async_execute_cell(cell, cell_index, execution_count, store_history)
        for data in data_of(done):
            still = STILL.search(data.get("text/html", ""))
            if still:
                drawing = deepcopy(done)
                drawing.source = "lc.draw_board(_.game)"
                drawn = await super().async_execute_cell(drawing, cell_index, store_history=False)
                (picture,) = data_of(drawn)
                del data["text/html"]
                data[SVG], data[PNG] = b64decode(still[1]).decode(), picture[PNG]
                self.nb.cells[cell_index] = done
        return done


def save(path: Path) -> None:
    """Run one notebook from top to bottom and write it back."""
    book = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    client = Client(
        book,
        kernel_name="python3",
        resources={"metadata": {"path": path.parent}},
        # A busy machine may hand over one printed text in several pieces.
        coalesce_streams=True,
    )
    client.execute()
    tidy(book)
    nbformat.write(book, path)  # type: ignore[no-untyped-call]


def main(names: list[str]) -> None:
    paths = [FOLDER / name for name in names] or sources()
    with TemporaryDirectory() as folder:
        # What somebody has learnt stays out of the notebooks, and running them teaches nobody.
        os.environ["LACITTA_PROGRESS"] = str(Path(folder) / "progress.json")
        for path in paths:
            save(path)
            print(f"{path.relative_to(FOLDER)}: {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
