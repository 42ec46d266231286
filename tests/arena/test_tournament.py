"""Tournaments: the same results whoever plays them, nothing lost, everything said."""

import linecache
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.arena.fingerprint import fingerprint_of
from lacitta_nb.arena.record_file import RecordFile, read_games
from lacitta_nb.arena.schedule import line_ups, plan
from lacitta_nb.arena.tournament import Tournament, run_tournament
from lacitta_nb.games.lacitta.study.contest import Match, Played, Year
from lacitta_nb.players import ComputerPlayer, GreedyPlayer, RandomPlayer
from tests.arena.mortal import Cheat, Deadly, Slow, Stopped, Wordy

PLAYERS: dict[str, ComputerPlayer] = {"greedy": GreedyPlayer(), "random": RandomPlayer()}
PAIR = [("greedy", "random")]


def lines(path: Path) -> list[bytes]:
    return sorted(path.read_bytes().splitlines())


def play(path: Path, matches: list[Match], **options: object) -> Tournament:
    return run_tournament(PLAYERS, matches, path, progress=False, **options)  # type: ignore[arg-type]


def test_a_plan_seats_everyone_everywhere_with_the_same_cards() -> None:
    players: dict[str, ComputerPlayer] = {name: RandomPlayer(name) for name in "abc"}
    found = plan(players, [("a", "b", "c")], rounds=2, editions=("classic", "new"))
    assert len(found) == 2 * 2 * 3
    first = [match for match in found if match.edition == "classic"][:3]
    assert [match.seats for match in first] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert len({match.seed for match in first}) == 1
    assert len({match.seed for match in found}) == 4
    assert len(set(found)) == len(found)
    assert len(plan(players, [("a", "a", "b")])) == 3
    assert len(plan(players, line_ups("abc", 2))) == 6


def test_a_plan_with_an_unknown_player_is_refused() -> None:
    with pytest.raises(lc.BadSetting, match="no player best"):
        plan(PLAYERS, [("greedy", "best")])


def test_a_plan_that_is_stopped_early_has_let_everybody_play() -> None:
    """Each of the six pairs once, then each the other way round: the rounds stay whole."""
    players: dict[str, ComputerPlayer] = {name: RandomPlayer(name) for name in "abcd"}
    found = [match.seats for match in plan(players, line_ups("abcd", 2), rounds=2)]
    pairs = line_ups("abcd", 2)
    assert found[:6] == pairs
    assert found[6:12] == [(two, one) for one, two in pairs]
    assert found[12:] == found[:12]


@pytest.mark.parametrize(
    ("options", "error", "said"),
    [
        ({"boards": ["toscana", "atlantis"]}, lc.NotFound, "no board called atlantis"),
        ({"editions": ["baroque"]}, lc.NotFound, "no edition called baroque"),
        ({"setups": ["hasty"]}, lc.NotFound, "no set-up called hasty"),
        ({"boards": ["lezione"]}, lc.NotFound, "no beginners' set-up for 5 players"),
    ],
)
def test_a_plan_of_games_that_cannot_be_is_refused(
    options: dict[str, list[str]], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        plan(PLAYERS, [("greedy",) * 5], **options)  # type: ignore[arg-type]


def test_one_player_alone_is_no_game() -> None:
    with pytest.raises(lc.BadSetting, match="2 to 5 players"):
        plan(PLAYERS, [("greedy",)])


def test_every_kind_of_game_is_played_and_written_down(tmp_path: Path) -> None:
    editions = ("classic", "new", "expansion")
    matches = plan(PLAYERS, PAIR, editions=editions, setups=("beginner", "advanced"))
    matches += plan(PLAYERS, PAIR, boards=("lezione",))
    found = play(tmp_path / "games.jsonl", matches)
    assert len(found.games) == 14
    assert (found.missing, found.repeated, found.failed, found.notes) == ((), (), (), ())
    for game in found.games:
        assert sum(game.wins) == pytest.approx(1)
        assert len(game.years) == 6
        assert game.points[0] >= game.years[-1].citizens[0] - 5
    assert [game.match for game in read_games(tmp_path / "games.jsonl")] == matches


def test_a_game_of_a_tournament_is_the_game_that_one_plays_by_hand(tmp_path: Path) -> None:
    """Points by year and lost citizens are those that the events of the same game tell."""
    matches = plan({"greedy": GreedyPlayer()}, [("greedy",) * 3])
    game = run_tournament(
        {"greedy": GreedyPlayer()}, matches, tmp_path / "g.jsonl", progress=False
    ).games[0]
    hand = lc.new_game(players=3, seed=matches[0].seed)
    while not hand.over:
        if hand.decision is None:
            hand.step()
        else:
            hand.play(GreedyPlayer().choose(hand.state.seen_by(hand.decision.player)))
    assert game.points == tuple(score.total for score in hand.scores())
    assert game.years[-1].citizens == tuple(score.citizens for score in hand.scores())
    events = hand.events
    for seat in range(3):
        gone = [e for e in events if e.kind in ("migrated", "no_room") and e.other == seat]
        assert game.migrated[seat] == len(gone)
        hungry = [e for e in events if e.kind == "starved" and e.player == seat]
        assert game.starved[seat] == sum(e.amount for e in hungry)
    assert sum(game.migrated) > 0


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    matches = plan(PLAYERS, PAIR, rounds=3)
    play(tmp_path / "one.jsonl", matches)
    play(tmp_path / "two.jsonl", matches, workers=2)
    assert lines(tmp_path / "one.jsonl") == lines(tmp_path / "two.jsonl")


def test_a_rerun_plays_only_what_is_missing(tmp_path: Path) -> None:
    matches = plan(PLAYERS, PAIR, rounds=3)
    play(tmp_path / "whole.jsonl", matches)
    path = tmp_path / "games.jsonl"
    play(path, matches[:2])
    begun = path.read_bytes()
    found = play(path, matches)
    assert path.read_bytes().startswith(begun)
    assert [game.match for game in found.games] == matches
    assert lines(path) == lines(tmp_path / "whole.jsonl")


def test_a_half_written_last_line_is_cut_off_and_said(tmp_path: Path) -> None:
    matches = plan(PLAYERS, PAIR, rounds=2)
    path = tmp_path / "games.jsonl"
    play(path, matches)
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])
    found = play(path, matches)
    assert len(found.notes) == 1
    assert "half written" in found.notes[0]
    assert lines(path) == sorted(whole.splitlines())


@pytest.mark.parametrize("broken", ["nonsense", '{"format": "lacitta-tournament/2"}', "[]", ""])
def test_a_broken_line_in_the_middle_is_refused_at_its_number(broken: str, tmp_path: Path) -> None:
    matches = plan(PLAYERS, PAIR, rounds=1)
    path = tmp_path / "games.jsonl"
    play(path, matches)
    first, second = path.read_text().splitlines()
    text = f"{first}\n{broken}\n{second}\n"
    path.write_text(text)
    with pytest.raises(lc.BadFile, match="line 2"):
        play(path, matches)
    assert path.read_text() == text


def test_another_player_of_the_same_name_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    play(path, plan(PLAYERS, PAIR))
    others: dict[str, ComputerPlayer] = {"greedy": RandomPlayer("9"), "random": RandomPlayer()}
    with pytest.raises(lc.BadSetting, match="another player who was called greedy"):
        run_tournament(others, plan(others, PAIR, rounds=2), path, progress=False)


CELL = """
from lacitta_nb.players import RandomPlayer

class Base:
    limit = 3
    def pick(self, view):
        return RandomPlayer().choose(view)

class Mine(Base):
    def __init__(self, wish="culture"):
        self.wish = wish
    def choose(self, view):
        return self.pick(view)
"""


def written(text: str, wish: str = "culture") -> ComputerPlayer:
    """A player of a class written in a cell, as the notebook's kernel makes it."""
    name = f"<cell {len(linecache.cache)}>"
    linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
    space: dict[str, Any] = {"__name__": "__main__"}
    exec(compile(text, name, "exec"), space)
    made: ComputerPlayer = space["Mine"](wish)
    return made


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("return self.pick(view)", "return RandomPlayer('1').choose(view)"),
        ("RandomPlayer().choose", "RandomPlayer('2').choose"),
        ("limit = 3", "limit = 4"),
    ],
)
def test_a_player_whose_code_has_changed_is_another_one(old: str, new: str, tmp_path: Path) -> None:
    players = {"mine": written(CELL), "random": RandomPlayer()}
    changed = {**players, "mine": written(CELL.replace(old, new))}
    matches = plan(players, [("mine", "random")])
    run_tournament(players, matches, tmp_path / "g.jsonl", progress=False)
    with pytest.raises(lc.BadSetting, match="Make the plan again"):
        run_tournament(changed, matches, tmp_path / "g.jsonl", progress=False)
    again = plan(changed, [("mine", "random")])
    with pytest.raises(lc.BadSetting, match="another player who was called mine"):
        run_tournament(changed, again, tmp_path / "g.jsonl", progress=False)


def test_a_player_with_other_settings_is_another_one_and_the_same_again_is_not() -> None:
    makes = [
        fingerprint_of(player) for player in (written(CELL), written(CELL), written(CELL, "health"))
    ]
    assert makes[0] == makes[1] != makes[2]


def test_a_file_in_no_folder_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    matches = plan({"mine": (stopped := Stopped(str(tmp_path / "mark")))}, [("mine", "mine")])
    with pytest.raises(lc.BadFile, match=r"no folder .*gone"):
        run_tournament({"mine": stopped}, matches, tmp_path / "gone" / "g.jsonl", progress=False)
    with pytest.raises(lc.BadFile, match="is a folder; name a file in it"):
        run_tournament({"mine": stopped}, matches, tmp_path, progress=False)
    assert not (tmp_path / "mark").exists()


def test_a_process_that_dies_is_replaced_and_its_game_repeated(tmp_path: Path) -> None:
    mortal = Deadly(str(tmp_path / "mark"))
    players: dict[str, ComputerPlayer] = {"mortal": mortal, "random": RandomPlayer()}
    matches = plan(players, [("mortal", "random")], rounds=3)
    path = tmp_path / "games.jsonl"
    found = run_tournament(players, matches, path, workers=2, progress=False)
    assert (tmp_path / "mark").read_bytes() == b"x"
    assert [game.match for game in found.games] == matches
    assert 1 <= len(found.repeated) <= 2
    assert "Begun again" in found.notes[0]
    alone = run_tournament(players, matches, tmp_path / "alone.jsonl", progress=False)
    assert alone.repeated == ()
    assert lines(path) == lines(tmp_path / "alone.jsonl")


def test_a_game_that_kills_every_process_is_given_up_and_said(tmp_path: Path) -> None:
    players: dict[str, ComputerPlayer] = {
        "mortal": Deadly(str(tmp_path / "mark"), times=99),
        "random": RandomPlayer(),
    }
    matches = plan(players, [("mortal", "random")])[:1]
    found = run_tournament(players, matches, tmp_path / "g.jsonl", workers=2, progress=False)
    assert found.missing == tuple(matches)
    assert "died 3 times" in found.failed[0].reason


def test_a_game_beside_one_that_kills_is_played(tmp_path: Path) -> None:
    """The slow game is in every pool that the others break, until those are found out."""
    players: dict[str, ComputerPlayer] = {
        "slow": Slow(),
        "mortal": Deadly(str(tmp_path / "mark"), times=99),
        "random": RandomPlayer(),
    }
    matches = plan(players, [("slow", "random"), ("mortal", "random")], boards=("lezione",))
    path = tmp_path / "g.jsonl"
    found = run_tournament(players, matches, path, workers=2, progress=False)
    assert {game.seats for game in found.games} == {("slow", "random"), ("random", "slow")}
    assert {failed.match.seats for failed in found.failed} == {
        ("mortal", "random"),
        ("random", "mortal"),
    }


def test_a_player_that_breaks_the_rules_loses_its_game_and_no_other(tmp_path: Path) -> None:
    players: dict[str, ComputerPlayer] = {**PLAYERS, "cheat": Cheat()}
    matches = plan(players, [("cheat", "random"), ("greedy", "random")])
    found = run_tournament(players, matches, tmp_path / "g.jsonl", progress=False)
    assert len(found.games) == 2
    assert [failed.match for failed in found.failed] == [m for m in matches if "cheat" in m.seats]
    assert "IllegalAction" in found.failed[0].error
    assert found.failed[0].player == "cheat"
    assert "cheat made a mistake" in found.notes[0]
    assert "cheat made a mistake" in repr(found)
    assert "Traceback" not in repr(found.failed)
    assert len(read_games(tmp_path / "g.jsonl")) == 2


def test_a_player_that_chooses_no_action_is_told_with_what_it_chose(tmp_path: Path) -> None:
    players: dict[str, ComputerPlayer] = {"mine": Wordy(), "random": RandomPlayer()}
    matches = plan(players, [("mine", "random")])[:1]
    found = run_tournament(players, matches, tmp_path / "g.jsonl", progress=False)
    assert "The player Wordy chose 'gold', which is no action" in found.failed[0].reason


def test_a_failure_that_is_nobody_s_mistake_is_not_told_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: object) -> None:
        raise ZeroDivisionError("a fault of ours")

    monkeypatch.setattr("lacitta_nb.games.lacitta.rules.advance", broken)
    found = play(tmp_path / "g.jsonl", plan(PLAYERS, PAIR)[:1])
    assert found.failed[0].player == ""
    assert found.failed[0].reason == "ZeroDivisionError: a fault of ours"
    assert "by no player's mistake" in found.notes[0]


def test_an_interrupt_keeps_what_is_done_and_a_rerun_goes_on(tmp_path: Path) -> None:
    players: dict[str, ComputerPlayer] = {
        "random": RandomPlayer(),
        "stopped": Stopped(str(tmp_path / "mark")),
    }
    matches = plan(players, [("random", "random"), ("random", "stopped")])
    found = run_tournament(players, matches, tmp_path / "g.jsonl", progress=False)
    assert len(found.games) == 1
    assert found.missing == tuple(matches[1:])
    assert "Stopped early" in found.notes[0]
    found = run_tournament(players, matches, tmp_path / "g.jsonl", progress=False)
    assert found.missing == ()


SCRIPT = """
import sys
from tests.arena.test_tournament import PLAYERS, PAIR
from lacitta_nb.study import plan, run_tournament
if __name__ == "__main__":
    run_tournament(PLAYERS, plan(PLAYERS, PAIR, rounds=30), sys.argv[1], progress=False)
"""


def test_killing_the_program_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    process = subprocess.Popen([sys.executable, "-c", SCRIPT, str(path)])
    until = time.monotonic() + 60
    while time.monotonic() < until and (not path.exists() or path.read_bytes().count(b"\n") < 3):
        time.sleep(0.02)
    process.kill()
    process.wait()
    matches = plan(PLAYERS, PAIR, rounds=30)
    before = len(RecordFile(path).games)
    assert 3 <= before < len(matches)
    matches = matches[: before + 4]
    play(path, matches)
    play(tmp_path / "whole.jsonl", matches)
    assert lines(path) == lines(tmp_path / "whole.jsonl")


def test_a_name_that_looks_like_a_page_is_shown_as_text(tmp_path: Path) -> None:
    evil = "<img src=x onerror=alert(1)>"
    players: dict[str, ComputerPlayer] = {evil: Cheat(), "random": RandomPlayer()}
    matches = plan(players, [(evil, "random"), ("random", "random")])
    found = run_tournament(players, matches, tmp_path / "g.jsonl", progress=False)
    assert "<img" not in found._repr_html_()
    assert "&lt;img" in found._repr_html_()


POOL = """
import os, time
from lacitta_nb.arena.processes import local_pool
if __name__ == "__main__":
    print(local_pool(1).submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks processes up in /proc")
def test_no_process_outlives_a_killed_program() -> None:
    with subprocess.Popen([sys.executable, "-c", POOL], stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        worker = int(program.stdout.readline())
        assert alive(worker)
        program.kill()
    until = time.monotonic() + 20
    while alive(worker) and time.monotonic() < until:
        time.sleep(0.05)
    assert not alive(worker)


def alive(process: int) -> bool:
    """Whether a process runs; one that has ended and waits to be taken note of does not."""
    try:
        text = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False
    return text.rpartition(")")[2].split()[0] != "Z"


def test_a_file_that_is_not_there_has_no_games(tmp_path: Path) -> None:
    with pytest.raises(lc.BadFile, match="no such file"):
        read_games(tmp_path / "none.jsonl")


def game(seats: str, wins: tuple[float, ...]) -> Played:
    """A game of which only seats and wins matter."""
    size = len(seats)
    nothing = (0,) * size
    return Played(
        format="lacitta-tournament/1",
        board="toscana",
        edition="classic",
        setup="beginner",
        seats=tuple(seats),
        makes=("0",) * size,
        round=0,
        seed=0,
        points=tuple(int(20 + 10 * won) for won in wins),
        wins=wins,
        years=(Year(nothing, nothing, nothing),) * 6,
        migrated=(1,) * size,
        starved=(2,) * size,
        crowded=(0,) * size,
    )
