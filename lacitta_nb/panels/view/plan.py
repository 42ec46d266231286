"""The part of the view that asks for several at once, such as which buildings fall."""

from collections import Counter

from lacitta_nb.panels.selection import planned
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view.typed_choosing import PlanRowView, PlanView


def plan_view(session: AnySession) -> PlanView | None:
    """The spaces of a plan: steppers where one may be named several times, else toggles."""
    if not planned(session.seen) or session.computer is not None:
        return None
    showing, selection = showing_of(session.seen), session.selection
    space_of = session.acting.space_of
    counts = Counter(map(space_of, selection.plan))
    options = {space_of(action): action for action in selection.plan_options() if space_of(action)}
    spaces = dict.fromkeys([*showing.plan_spaces(session.seen), *options, *counts])
    badges = showing.badges(selection)
    state = selection.planned_state()

    def row(space: str) -> PlanRowView:
        costs = showing.plan_costs(state, options[space]) if space in options else ""
        return {
            "space": space,
            "label": showing.plan_label(session.seen, space),
            "count": counts[space],
            "more": space in options,
            "less": space in counts,
            "badge": badges.get(space, ""),
            "costs": costs,
        }

    return {
        "counted": showing.plan_counted(session.seen),
        "left": showing.plan_left(selection),
        "rows": [row(space) for space in spaces],
    }
