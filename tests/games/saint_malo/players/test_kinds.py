"""What a game says of its computer players is its own."""

from itertools import combinations

from lacitta_nb.games.lacitta.players.kinds import KINDS as LACITTA
from lacitta_nb.games.saint_malo.players.kinds import KINDS
from lacitta_nb.players.kinds import RANDOM
from lacitta_nb.texts import sentence


def test_no_kind_is_told_in_the_words_of_another_game() -> None:
    own = [kind for kind in KINDS if kind is not RANDOM]
    theirs = {kind.help for kind in LACITTA}
    assert own
    for kind in own:
        assert kind.help not in theirs
        assert sentence(kind.help, {}).startswith(f"{kind.key}: ")


def test_kinds_are_told_apart() -> None:
    for one, other in combinations(KINDS, 2):
        assert (one.key, one.help) != (other.key, other.help)
        assert sentence(one.label, {}) != sentence(other.label, {})
