"""Files of every game: read with caps, written whole or not at all, and game codes.

`read_source` turns whatever a user has into a plain dict; `to_code` and `write_file` are the way
back. Whatever does not fit is a `BadFile` that names the place. What a position of a game holds is
said in the `formats` room of that game.

- `reading` begins with what was handed in, `paths` and `pasted` find the content in it, `values`
  copies and counts it; `writing` is the way back; `loading` makes a game of it.
- `shapes`: schemas and what is said of what does not fit; `fields`: kinds of value; `saves`: what
  every saved game holds; `formats`: what a game derives its own from.
"""

from lacitta_nb.files.reading import check_format, read_pasted, read_source
from lacitta_nb.files.writing import to_code, write_file

__all__ = ["check_format", "read_pasted", "read_source", "to_code", "write_file"]
