"""What a panel shows, as plain data: every text is ready to be read, nothing is markup.

All painters (panels/paint/: the page, and the panel of lists) show this, so that they say the same.
Texts are shown as texts: escaping is the business of whoever paints. What a game calls its things
comes from its `Showing` (panels/showing.py); the fields are typed in `view.typed`. Where to look:

- `whole`: the whole view, put together; `announce`: what a screen reader says of a command.
- `head`: title, phases, who decides, the Step button; `back`: undo and redo.
- `choices`: offers, questions, what is asked; `plan`: several at once; `preview`; `hints`.
- `board`: what lies over the board, and the events that are drawn on it.
- `replay`: what the last command did, line by line (drawn by `panels.replay`).
- `computer`: seats, playing by itself; `log`: what happened; `players`: strip, result, secrets.
- `files`: saving, codes, a new game.
"""

from lacitta_nb.panels.view.announce import announced_next, announcement
from lacitta_nb.panels.view.board import board_view, drawn_events, only_foreseen
from lacitta_nb.panels.view.head import title
from lacitta_nb.panels.view.whole import notice_view, panel_view

__all__ = [
    "announced_next",
    "announcement",
    "board_view",
    "drawn_events",
    "notice_view",
    "only_foreseen",
    "panel_view",
    "title",
]
