"""The bar that shows how far a long piece of work has come."""

import sys
from typing import NoReturn

from tqdm import tqdm


def progress_bar(total: int, label: str, *, shown: bool) -> "tqdm[NoReturn]":
    """A bar made of text, in a terminal and in a notebook.

    A notebook keeps text as it was last, while a bar that is a widget stands at 0 per cent again
    when the notebook is opened anew. Outside a terminal it goes to the standard output, which a
    notebook doesn't show as an error.
    """
    file = sys.stderr if sys.stderr.isatty() else sys.stdout
    return tqdm(total=total, desc=label, disable=not shown, file=file, ncols=72, mininterval=0.3)
