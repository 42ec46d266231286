"""The moves of a tournament's games are kept: each is played again to the same end."""

import base64
import json
import zlib
from pathlib import Path

import pytest

import lacitta_nb as lc
from lacitta_nb.arena.contest import contest_of
from lacitta_nb.arena.records import Played
from lacitta_nb.files.moves import pack_moves, unpack_moves
from lacitta_nb.games.lacitta.formats import board_from
from lacitta_nb.players import ComputerPlayer, RandomPlayer
from lacitta_nb.study import plan, read_games, run_tournament
from tests.contract.games import BOXES

ROOT = Path(__file__).parents[2]
PLAYERS: dict[str, ComputerPlayer] = {name: RandomPlayer(name) for name in "ab"}


def tournament(key: str, path: Path, seats: str = "ab") -> list[Played]:
    matches = plan(PLAYERS, [seats], game=key)
    return list(run_tournament(PLAYERS, matches, path, progress=False).games)


@pytest.fixture
def line(tmp_path: Path) -> Played:
    return tournament("lacitta", tmp_path / "games.jsonl")[0]


@pytest.mark.parametrize("key", BOXES)
def test_every_game_is_played_again_to_the_same_end(key: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    most = min(4, contest_of(key).seats[-1])
    tournament(key, path)
    tournament(key, path, ("ab" * 2)[:most])
    for played in read_games(path):
        game = played.replay()
        assert game.over
        assert game.moves
        assert type(game) is type(BOXES[key].begin(game.start))
        assert tuple(score.total for score in game.scores()) == played.points
        assert tuple(score.rank for score in game.scores()) == played.ranks
        assert [player.name for player in game.players] == [
            f"{name} {seat}" for seat, name in enumerate(played.seats, 1)
        ]
        assert lc.load(game.code()).state == game.state


def test_a_game_alone_is_played_again(tmp_path: Path) -> None:
    (played,) = tournament("nim", tmp_path / "games.jsonl", "a")
    assert played.ranks == (1,)
    assert played.replay().over


def test_the_moves_can_be_read_by_whoever_has_zlib(line: Played) -> None:
    """As docs/formats.md says it."""
    assert line.moves is not None
    letters = line.moves.removeprefix("lcm1.")
    packed = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    told = zlib.decompress(packed).decode().split("\n")
    assert told == [str(move) for move in line.replay().moves]
    assert len(line.moves) < len("\n".join(told)) / 2


def test_a_file_without_places_and_moves_is_read_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    games = tournament("lacitta", path)
    lines = [json.loads(text) for text in path.read_text().splitlines()]
    for line in lines:
        del line["ranks"], line["moves"]
    old = "".join(json.dumps(line) + "\n" for line in lines)
    path.write_text(old)
    read = tournament("lacitta", path)
    assert path.read_text() == old, "nothing is played anew"
    assert [(game.ranks, game.moves) for game in read] == [(None, None)] * len(games)
    assert [game.places for game in read] == [game.ranks for game in games]
    with pytest.raises(lc.NotFound, match="moves of this game were not kept"):
        read[0].replay()


def changed(line: Played, **fields: object) -> Played:
    return line.model_copy(update=fields)


def test_moves_that_do_not_fit_the_rules_are_refused(line: Played) -> None:
    moves = unpack_moves(line.moves or "")
    wrong = [*moves[:3], "build farm Z9", *moves[4:]]
    with pytest.raises(lc.BadFile, match=r"moves\[3\]: 'build farm Z9' can't be played here"):
        changed(line, moves=pack_moves(wrong)).replay()
    with pytest.raises(lc.BadFile, match=r"moves\[0\]: 'dance' can't be played here"):
        changed(line, moves=pack_moves(["dance"])).replay()
    with pytest.raises(lc.BadFile, match=rf"moves\[{len(moves)}\].*over"):
        changed(line, moves=pack_moves([*moves, "pass"])).replay()
    with pytest.raises(lc.BadFile, match="end before the game does"):
        changed(line, moves=pack_moves(moves[:-20])).replay()


def test_an_end_that_is_not_the_line_s_is_refused(line: Played) -> None:
    other = tuple(points + 1 for points in line.points)
    with pytest.raises(lc.BadFile, match="lead to another end"):
        changed(line, points=other).replay()
    assert line.ranks is not None
    with pytest.raises(lc.BadFile, match=r"lead to another end.*the places"):
        changed(line, ranks=line.ranks[::-1], wins=line.wins[::-1]).replay()
    with pytest.raises(lc.BadFile):
        changed(line, seed=line.seed + 1).replay()


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("gold", "begin with lcm1"),
        ("lcm1.$$$", "letters that no game code has"),
        ("lcm1.eNqr", "its end is missing|changed or cut"),
        (pack_moves(["gold"] * 6000), "more than 5,000 moves"),
    ],
)
def test_what_are_no_packed_moves_is_refused(line: Played, moves: str, said: str) -> None:
    with pytest.raises(lc.BadFile, match=f"moves: .*(?:{said})"):
        changed(line, moves=moves).replay()


def test_no_moves_are_packed_as_none() -> None:
    assert unpack_moves(pack_moves([])) == []


def test_a_board_of_one_s_own_is_handed_over_again(tmp_path: Path) -> None:
    content = json.loads((ROOT / "board_data" / "lezione.json").read_text(encoding="utf-8"))
    board = board_from({**content, "name": "mine"})
    path, matches = tmp_path / "games.jsonl", plan(PLAYERS, ["ab"], boards=[board])
    done = run_tournament(PLAYERS, matches, path, boards={"mine": board}, progress=False)
    with pytest.raises(lc.NotFound, match="no board called mine"):
        done.games[0].replay()
    assert done.games[0].replay({"mine": board}).board is board
