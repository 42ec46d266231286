"""What a game says of its computer players is its own; tournaments know its tables."""

from lacitta_nb.games.citta_stato.players.kinds import KINDS
from lacitta_nb.games.citta_stato.study.contest import CONTEST
from lacitta_nb.games.lacitta.players.kinds import KINDS as LACITTA
from lacitta_nb.games.saint_malo.players.kinds import KINDS as SAINT_MALO
from lacitta_nb.players.kinds import RANDOM
from lacitta_nb.texts import sentence


def test_no_kind_is_told_in_the_words_of_another_game() -> None:
    own = [kind for kind in KINDS if kind is not RANDOM]
    theirs = {kind.help for kind in (*LACITTA, *SAINT_MALO)}
    assert own
    for kind in own:
        assert kind.help not in theirs
        assert sentence(kind.help, {}).startswith(kind.key)


def test_five_play_with_the_expansion_and_fewer_without() -> None:
    for size in CONTEST.seats:
        state = CONTEST.start([f"P{n}" for n in range(size)], 1)
        assert state.table.expansion == (size == 5)
        assert len(state.players) == size
