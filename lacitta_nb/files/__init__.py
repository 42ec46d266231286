"""Board files, positions, saved games and game codes: read, checked and written.

`read_source` turns whatever a user has into a plain dict; `board_from`, `state_from_position` and
`read_saved_game` check it and make of it what the game works on; `position_of`, `saved_game`,
`to_code` and `write_file` are the way back. Whatever does not fit is a `BadFile` that names the
place.
"""

from lacitta_nb.files.boards import board_from
from lacitta_nb.files.positions import position_of, state_from_position
from lacitta_nb.files.reading import check_format, read_pasted, read_source
from lacitta_nb.files.saves import SavedGame, read_saved_game, saved_game
from lacitta_nb.files.writing import to_code, write_file

__all__ = [
    "SavedGame",
    "board_from",
    "check_format",
    "position_of",
    "read_pasted",
    "read_saved_game",
    "read_source",
    "saved_game",
    "state_from_position",
    "to_code",
    "write_file",
]
