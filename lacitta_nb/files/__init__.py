"""Files of every game: read with caps, written whole or not at all, and game codes.

`read_source` turns whatever a user has into a plain dict; `to_code` and `write_file` are the way
back. Whatever does not fit is a `BadFile` that names the place. What a position of a game holds is
said in the `formats` room of that game.
"""

from lacitta_nb.files.reading import check_format, read_pasted, read_source
from lacitta_nb.files.writing import to_code, write_file

__all__ = ["check_format", "read_pasted", "read_source", "to_code", "write_file"]
