"""The part of the view that is the coach's: the switch, and what it tells of a stage."""

from lacitta_nb.panels.coaching import NOTEWORTHY
from lacitta_nb.panels.session import AnySession, Review
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view.typed_coach import CoachView, ReviewView
from lacitta_nb.panels.words import points_text
from lacitta_nb.texts import sentence


def coach_view(session: AnySession) -> CoachView:
    """The switch, and two sentences a player about the stage that has just ended."""
    acting, coach = session.acting, session.coach
    return {
        "offered": acting.critic is not None or acting.reviewed,
        "on": coach is not None,
        "reviews": [_review(session, one) for one in coach.reviews] if coach else [],
    }


def _review(session: AnySession, review: Review) -> ReviewView:
    names = tuple(player.name for player in session.game.players)
    cost = showing_of(session.seen).cost(review.events, review.seat, names)
    regret = review.regret
    player = names[review.seat]
    if regret is None or regret.points < NOTEWORTHY:
        said = sentence("panel-coach-none", {"player": player})
        return {"seat": review.seat, "texts": [cost, said], "place": -1}
    showing = showing_of(regret.before)
    words = {
        "player": player,
        "action": showing.move_title(regret.before, regret.action),
        "better": showing.move_title(regret.before, regret.better),
        "points": points_text(regret.points),
    }
    said = sentence("panel-coach-back", words)
    return {"seat": review.seat, "texts": [cost, said], "place": regret.place}
