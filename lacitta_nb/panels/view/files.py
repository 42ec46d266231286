"""The part of the view about games and files: saving, loading, codes, and a new game."""

from lacitta_nb.games.lacitta.constants import EDITIONS
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.view.typed import FilesView
from lacitta_nb.texts import sentence


def files_view(session: AnySession) -> FilesView:
    """Saving, loading, codes and what a new game can be."""
    made = session.exports
    table = session.game.state.table
    file = made.download
    return {
        "names": session.files.names(),
        "code": made.code,
        "python": made.python,
        "download": {"name": file.name, "text": file.text} if file else None,
        "boards": session.files.boards(),
        "editions": [[name, sentence(f"panel-edition-{name}", {})] for name in EDITIONS],
        "edition": table.edition.name,
        "setup": session.setup,
        "board": table.board.name,
        "players": [player.name for player in session.game.players],
    }
