"""Commands about whole games: new, saved, loaded, as a code."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.panels import orders
from lacitta_nb.panels.commands import Handler, Notice, PanelError, Question
from lacitta_nb.panels.saving import code_of, download_of
from lacitta_nb.panels.seats import PERSON, Seat, offered, seat_for
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from lacitta_nb.panels.controller import Controller


def _new(panel: "Controller", order: orders.New) -> None:
    game = panel.files.new(order)
    seats = _seats(order.seats, game)
    _if_given_up(panel, "panel-sure-new", partial(_begin, panel, game, seats, order.setup))


def _begin(panel: "Controller", game: Game, seats: Sequence[Seat], setup: str) -> None:
    panel.replace(game, seats)
    panel.setup = setup
    _tell_of_other_game(panel, "panel-new-done", seed=str(game.seed))


def _seats(chosen: Sequence[str], game: Game) -> list[Seat]:
    """Who shall play the new game; all are persons where nothing is said."""
    players, kinds = len(game.players), game.box.kinds
    chosen = chosen or [PERSON] * players
    if len(chosen) != players or not set(chosen) <= set(offered(kinds)):
        raise PanelError("panel-bad-command", command="new seats")
    return [seat_for(word, place, kinds) for place, word in enumerate(chosen)]


def _load(panel: "Controller", order: orders.Load) -> None:
    name = panel.files.file_name(order.name)
    game = panel.files.load(name)
    _if_given_up(panel, "panel-sure-load", partial(_take_up, panel, game, name))


def _upload(panel: "Controller", order: orders.Upload) -> None:
    game = panel.files.read(order.text)
    name = order.name or sentence("panel-a-code", {})
    _if_given_up(panel, "panel-sure-load", partial(_take_up, panel, game, name))


def _take_up(panel: "Controller", game: Game, name: str) -> None:
    panel.replace(game)
    _tell_of_other_game(panel, "panel-loaded", name=name)


def _save(panel: "Controller", order: orders.Save) -> None:
    name = panel.files.file_name(order.name)
    write = partial(_write, panel, name)
    if panel.files.exists(name):
        panel.asked = Question(sentence("panel-sure-replace", {"name": name}), write)
    else:
        write()


def _write(panel: "Controller", name: str) -> None:
    panel.files.save(panel.game, name)
    panel.saved = panel.game.state
    _tell(panel, "panel-saved", name=name)


def _download(panel: "Controller", _: orders.Download) -> None:
    panel.exports = panel.exports._replace(download=download_of(panel.game))


def _code(panel: "Controller", _: orders.Code) -> None:
    panel.exports = code_of(panel.game)


def _if_given_up(panel: "Controller", key: str, then: Callable[[], None]) -> None:
    """Do something that replaces the game; if it is not saved, ask first."""
    if panel.saved is panel.game.state:
        then()
    else:
        panel.asked = Question(sentence(key, {}), then)


def _yes(panel: "Controller", _: orders.Yes) -> None:
    question = panel.asked
    if question is None:
        raise PanelError("panel-bad-command", command="yes")
    panel.asked = None
    question.then()


def _no(panel: "Controller", _: orders.No) -> None:
    panel.asked = None


def _tell(panel: "Controller", key: str, **words: str) -> None:
    panel.notice = Notice("info", sentence(key, words))


def _tell_of_other_game(panel: "Controller", key: str, **words: str) -> None:
    """That another game is on the panel, and how Python reaches it."""
    python = sentence("panel-in-python", {})
    panel.notice = Notice("info", f"{sentence(key, words)} {python}")


HANDLERS: Final[Mapping[type, Handler]] = {
    orders.New: _new,
    orders.Load: _load,
    orders.Upload: _upload,
    orders.Save: _save,
    orders.Download: _download,
    orders.Code: _code,
    orders.Yes: _yes,
    orders.No: _no,
}
