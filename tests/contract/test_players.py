"""What holds for every kind of computer player of every game: legal, seeded, patient, view-only."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest

from lacitta_nb.core.errors import BadAction, BadSetting, GameOver, NothingToDecide
from lacitta_nb.players import hints, seeded
from lacitta_nb.players.critic import Ranked
from lacitta_nb.players.kinds import PlayerKind
from lacitta_nb.players.protocol import finished
from tests.contract.games import BOXES, key_of, played, starts

KINDS = pytest.mark.parametrize(
    ("key", "kind"),
    [pytest.param(key, kind, id=f"{key}-{kind.key}") for key in BOXES for kind in BOXES[key].kinds],
)


def views(key: str, most: int) -> list[Any]:
    """Moments of decision as whoever must decide may know them, spread over a game."""
    *_, start = starts(key, 8)
    found = [s.seen_by(s.decision.player) for s, action, _ in played(start, 8) if action]
    return found[:: max(1, len(found) // most)]


def smallest(kind: PlayerKind) -> Any:
    """A player of a kind with the least that its options can be."""
    return kind.player([option.limits[0] for option in kind.options])


@KINDS
def test_it_takes_a_legal_action_and_the_same_one_again(key: str, kind: PlayerKind) -> None:
    """Also in pieces, where it can think in some."""
    player = smallest(kind)
    for view in views(key, 3):
        action = player.choose(view)
        assert action in BOXES[key].rules.legal_actions(view)
        if hasattr(player, "thinking"):
            assert finished(player.thinking(view)) == action
        else:
            assert player.choose(view) == action
        assert seeded(player, "a").choose(view) == seeded(player, "a").choose(view)


def asked(player: Any) -> Iterator[Callable[[Any], object]]:
    """All that can be asked of a player at a moment of a game."""
    for name in ("choose", "ranked", "tried", "candidates"):
        if hasattr(player, name):
            yield getattr(player, name)
    if hasattr(player, "thinking"):
        yield lambda view: finished(player.thinking(view))


@KINDS
def test_where_nothing_is_to_be_chosen_it_says_so(key: str, kind: PlayerKind) -> None:
    game = list(played(next(starts(key))))
    idle = next((state for state, action, _ in game if action is None), None)
    last = game[-1][2]
    nobody = [] if idle is None else [(idle, NothingToDecide)]
    for ask in chain(asked(smallest(kind)), asked(BOXES[key].judge)):
        for state, error in [*nobody, (last.state, GameOver)]:
            with pytest.raises(error):
                ask(state)
        for odd in (None, 3, "gold", object):
            with pytest.raises(BadSetting, match="is no state of a game"):
                ask(odd)


@KINDS
@pytest.mark.parametrize("odd", [None, 3, "dance", [], {}, set()], ids=repr)
def test_what_is_no_action_is_neither_judged_nor_explained(
    key: str, kind: PlayerKind, odd: Any
) -> None:
    (view, *_) = views(key, 1)
    player = smallest(kind)
    for name in ("loss", "explain"):
        if hasattr(player, name):
            with pytest.raises(BadAction):
                getattr(player, name)(view, odd)
    with pytest.raises(BadAction):
        BOXES[key].judge.explain(view, odd)
    with pytest.raises(BadAction):
        Ranked(BOXES[key].judge).loss(view, odd)


@KINDS
def test_its_words_mean_it(key: str, kind: PlayerKind) -> None:
    del key
    for word in kind.offered:
        values = kind.values(word)
        assert values is not None
        assert kind.word(values) == word
        assert kind.values_of(kind.player(values)) == values
        assert kind.text(values)


@pytest.mark.parametrize("key", BOXES)
def test_hints_are_legal_and_in_words(key: str) -> None:
    for view in views(key, 3):
        found = hints(view, count=3)
        assert found
        assert [hint.effect for hint in found] == sorted((h.effect for h in found), reverse=True)
        for hint in found:
            assert hint.action in BOXES[key].rules.legal_actions(view)
            assert str(hint)
        assert key_of(view) == key


@pytest.mark.parametrize("key", BOXES)
def test_titles_of_hints_tell_all_that_can_be_done_apart(key: str) -> None:
    title = BOXES[key].panel.showing.ways_title
    for view in views(key, 12):
        actions = BOXES[key].rules.legal_actions(view)
        assert len({title(view, (action,)) for action in actions}) == len(actions)
        for hint in hints(view):
            assert hint.title == title(view, (hint.action, *hint.others))
            assert str(hint).startswith(hint.title)
