"""Commands about whole games: new, saved, loaded, as a code."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from lacitta_nb.panels.commands import Command, Handler, Notice, PanelError, text_of
from lacitta_nb.panels.seats import OFFERED, PERSON, Seat, seat_for
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from lacitta_nb.panels.controller import Controller


def _new(panel: "Controller", command: Command) -> None:
    game = panel.files.new(command)
    seats = _seats(command, len(game.players))
    if _sure(panel, command, "panel-sure-new"):
        panel.replace(game, seats)
        _tell_of_other_game(panel, "panel-new-done", seed=str(game.seed))


def _seats(command: Command, players: int) -> list[Seat]:
    """Who shall play the new game; all are persons where nothing is said."""
    kinds = command.get("seats") or [PERSON] * players
    if not isinstance(kinds, list) or len(kinds) != players or not set(kinds) <= set(OFFERED):
        raise PanelError("panel-bad-command", command="new seats")
    return [seat_for(kind, place) for place, kind in enumerate(kinds)]


def _load(panel: "Controller", command: Command) -> None:
    name = panel.files.file_name(text_of(command, "name"))
    game = panel.files.load(name)
    if _sure(panel, command, "panel-sure-load"):
        panel.replace(game)
        _tell_of_other_game(panel, "panel-loaded", name=name)


def _upload(panel: "Controller", command: Command) -> None:
    game = panel.files.read(text_of(command, "text"))
    if _sure(panel, command, "panel-sure-load"):
        panel.replace(game)
        name = str(command.get("name") or sentence("panel-a-code", {}))
        _tell_of_other_game(panel, "panel-loaded", name=name)


def _save(panel: "Controller", command: Command) -> None:
    name = panel.files.file_name(text_of(command, "name"))
    if panel.files.exists(name) and not command.get("sure"):
        panel.asked = (sentence("panel-sure-replace", {"name": name}), command)
        return
    panel.files.save(panel.game, name)
    panel.saved = panel.game.state
    _tell(panel, "panel-saved", name=name)


def _download(panel: "Controller", _: Command) -> None:
    panel.files.export(panel.game)


def _code(panel: "Controller", _: Command) -> None:
    panel.files.write_code(panel.game)


def _sure(panel: "Controller", command: Command, key: str) -> bool:
    """Whether the game at hand may be given up; if not, that is asked first."""
    if command.get("sure") or panel.saved is panel.game.state:
        return True
    panel.asked = (sentence(key, {}), command)
    return False


def _no(panel: "Controller", _: Command) -> None:
    panel.asked = None


def _tell(panel: "Controller", key: str, **words: str) -> None:
    panel.notice = Notice("info", sentence(key, words))


def _tell_of_other_game(panel: "Controller", key: str, **words: str) -> None:
    """That another game is on the panel, and how Python reaches it."""
    python = sentence("panel-in-python", {})
    panel.notice = Notice("info", f"{sentence(key, words)} {python}")


HANDLERS: Final[Mapping[str, Handler]] = {
    "new": _new,
    "load": _load,
    "upload": _upload,
    "save": _save,
    "download": _download,
    "code": _code,
    "no": _no,
}
