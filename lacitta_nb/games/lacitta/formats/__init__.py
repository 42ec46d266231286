"""Board files, positions and saved games of La Città: read, checked and written.

`board_from`, `state_from_position` and `read_saved_game` check a plain dict and make of it what the
game works on; `position_of` and `saved_game` are the way back.
"""

from lacitta_nb.files import to_code, write_file
from lacitta_nb.games.lacitta.formats.boards import board_from
from lacitta_nb.games.lacitta.formats.positions import position_of, state_from_position
from lacitta_nb.games.lacitta.formats.saves import SavedGame, read_saved_game, saved_game

__all__ = [
    "SavedGame",
    "board_from",
    "position_of",
    "read_saved_game",
    "saved_game",
    "state_from_position",
    "to_code",
    "write_file",
]
