"""Commands about whole games: new, saved, loaded, as a code."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from lacitta_nb.core.errors import BadFile
from lacitta_nb.core.game import AnyGame
from lacitta_nb.core.settings import check_count
from lacitta_nb.panels import orders
from lacitta_nb.panels.notices import Notice, PanelError, Said, info, notice_of, saying
from lacitta_nb.panels.saving import code_of, download_of, pasted, players_from, seed_from
from lacitta_nb.panels.seats import PERSON, Sitter, offered, sitter_for
from lacitta_nb.panels.session import AnySession, YesNoQuestion
from lacitta_nb.panels.settling import take_up
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.players.kinds import kinds_of
from lacitta_nb.texts import sentence


def new(session: AnySession, order: orders.New) -> AnySession:
    """Begin a new game."""
    return _after_end(session, partial(_new, order=order))


def _new(session: AnySession, order: orders.New) -> AnySession:
    settings, names = dict(order.settings), players_from(order.names)
    form = session.acting.form(session.seen, session.settings)
    if form is not None:
        check_count(len(names), form.seats)
    game = session.acting.new_game(names, settings, seed_from(order.seed))
    sitters = _sitters(order.seats, game)
    begin = partial(_begin, game=game, sitters=sitters, settings=settings)
    return _if_given_up(session, "panel-sure-new", begin)


def _begin(
    session: AnySession, game: AnyGame, sitters: Sequence[Sitter], settings: Mapping[str, str]
) -> AnySession:
    begun = replace(take_up(session, game, sitters), settings=settings)
    return _telling_of_other_game(begun, saying("panel-new-done", {"seed": str(game.seed)}))


def _sitters(chosen: Sequence[str], game: AnyGame) -> list[Sitter]:
    """Who shall play the new game; all are persons where nothing is said."""
    players, kinds = len(game.players), kinds_of(game.state)
    chosen = chosen or [PERSON] * players
    if len(chosen) != players or not set(chosen) <= set(offered(kinds)):
        raise PanelError("panel-bad-command", command="new seats")
    return [sitter_for(word, place, kinds) for place, word in enumerate(chosen)]


def thrown(session: AnySession, order: orders.Thrown) -> AnySession:
    """Begin anew at this position, with dice that were thrown at a real table; always ask first."""
    state = session.acting.thrown(session.game.state, order.dice, order.roll)
    game = session.game.box.begin(state, about=session.game.about)
    begin = partial(_thrown, game=game)
    return replace(session, asked=YesNoQuestion(saying("panel-sure-thrown"), begin))


def _thrown(session: AnySession, game: AnyGame) -> AnySession:
    return _telling_of_other_game(take_up(session, game, session.sitters), saying("panel-thrown"))


def load(session: AnySession, order: orders.Load) -> AnySession:
    """Load a game from the folder."""
    return _after_end(session, partial(_load, order=order))


def _load(session: AnySession, order: orders.Load) -> AnySession:
    name = session.files.file_name(order.name)
    game = _of_this_kind(session, session.files.load(name))
    return _if_given_up(session, "panel-sure-load", partial(_loaded, game=game, name=lambda: name))


def upload(session: AnySession, order: orders.Upload) -> AnySession:
    """Load a game from a text."""
    return _after_end(session, partial(_upload, order=order))


def _upload(session: AnySession, order: orders.Upload) -> AnySession:
    game = _of_this_kind(session, pasted(order.text))
    name = order.name and (lambda: order.name)
    loaded = partial(_loaded, game=game, name=name or saying("panel-a-code"))
    return _if_given_up(session, "panel-sure-load", loaded)


def _of_this_kind(session: AnySession, game: AnyGame) -> AnyGame:
    """A game that was loaded, if it is one of those that this panel was made for.

    Raises:
        PanelError: it is another one, whose sections the page does not have.
    """
    if game.box.key != session.game.box.key:
        other, own = showing_of(game.state).name, showing_of(session.seen).name
        raise PanelError("panel-other-game", game=other, own=own)
    return game


def _loaded(session: AnySession, game: AnyGame, name: Said) -> AnySession:
    return _telling_of_other_game(
        take_up(session, game), lambda: sentence("panel-loaded", {"name": name()})
    )


def save(session: AnySession, order: orders.Save) -> AnySession:
    """Save the game; where a file of that name is there, ask first."""
    name = session.files.file_name(order.name)
    write = partial(_written, name=name)
    if session.files.exists(name):
        question = YesNoQuestion(saying("panel-sure-replace", {"name": name}), write)
        return replace(session, asked=question)
    return write(session)


def _written(session: AnySession, name: str) -> AnySession:
    session.files.save(session.game, name)
    return replace(session, saved=session.game.state, notice=info("panel-saved", name=name))


def download(session: AnySession, _: orders.Download) -> AnySession:
    """Offer the saved game to the browser."""
    made = session.exports._replace(download=download_of(session.game, session.acting.file_name))
    return replace(session, exports=made)


def code(session: AnySession, _: orders.Code) -> AnySession:
    """Show the game as a code and as Python."""
    return replace(session, exports=code_of(session.game))


def _if_given_up(
    session: AnySession, key: str, then: Callable[[AnySession], AnySession]
) -> AnySession:
    """Do something that replaces the game; if it is not saved, ask first."""
    if session.saved is session.game.state:
        return then(session)
    return replace(session, asked=YesNoQuestion(saying(key), then))


def yes(session: AnySession, _: orders.Yes) -> AnySession:
    """Do what was asked about."""
    question = session.asked
    if question is None:
        raise PanelError("panel-bad-command", command="yes")
    return question.then(replace(session, asked=None))


def no(session: AnySession, _: orders.No) -> AnySession:
    """Leave what was asked about."""
    question, rest = session.asked, replace(session, asked=None)
    return rest if question is None else question.otherwise(rest)


def asked_at_end(session: AnySession) -> AnySession:
    """Ask whether a file shall keep how the game has ended, until that is answered.

    A file that can't be read is told of; the move that ended the game stands.
    """
    if session.asked is not None:
        return session
    try:
        question = _question_at_end(session)
    except BadFile as error:
        return session if session.notice else replace(session, notice=notice_of(error))
    return replace(session, asked=question)


def _after_end(session: AnySession, then: Callable[[AnySession], AnySession]) -> AnySession:
    """Put another game on the table; whether the end is kept is asked before, if it is open."""
    try:
        question = _question_at_end(session)
    except BadFile:  # which was told when the game ended
        question = None
    if question is None:
        return then(session)
    kept, unkept = question.then, question.otherwise
    both = YesNoQuestion(question.said, lambda now: then(kept(now)), lambda now: then(unkept(now)))
    return replace(session, asked=both)


def _question_at_end(session: AnySession) -> YesNoQuestion | None:
    """What is asked about the end of a game; None where that is kept nowhere, or was answered.

    What no person has played, or a lesson has put there, is not asked about.

    Raises:
        BadFile: the file can't be read.
    """
    game = session.game
    open_end = game.over and session.unkept is not game.state
    if not (open_end and session.persons and session.course is None):
        return None
    ending = session.acting.ending(game)
    if ending is None:
        return None
    return YesNoQuestion(ending.question, partial(_kept, keep=ending.keep), _unkept)


def _kept(session: AnySession, keep: Callable[[], Said]) -> AnySession:
    return replace(session, notice=Notice("info", keep()))


def _unkept(session: AnySession) -> AnySession:
    return replace(session, unkept=session.game.state)


def _telling_of_other_game(session: AnySession, done: Said) -> AnySession:
    """That another game is on the panel, and how Python reaches it."""
    python = saying("panel-in-python")
    return replace(session, notice=Notice("info", lambda: f"{done()} {python()}"))
