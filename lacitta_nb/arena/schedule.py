"""The plan of a tournament: which games are played, by whom, from which seats."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, cycle, islice, product
from typing import Any, SupportsIndex

from lacitta_nb.arena.contest import USUAL, Contest, contest_of
from lacitta_nb.arena.fingerprint import fingerprint_of
from lacitta_nb.arena.processes import number_of
from lacitta_nb.arena.records import Match
from lacitta_nb.core.errors import BadSetting, Guess
from lacitta_nb.core.settings import LONGEST, check_count, count_from, seed_from
from lacitta_nb.given import attempt, listed, positive, repr_of, text
from lacitta_nb.players.kinds import kinds_at, player_from
from lacitta_nb.players.protocol import ComputerPlayer

Kind = Mapping[str, object]
"""One combination of settings, by their names."""


def line_ups(names: Iterable[str], players: SupportsIndex) -> list[tuple[str, ...]]:
    """Who sits down together: every choice of so many, or all of them over and over.

    Each line-up stands once, in one order; `plan` moves it round the table. Where the names have to
    stand more than once, the first ones do so once more.

    Raises:
        BadSetting: no whole number of players, none or too many for any table; or no names.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 4)
    [('a', 'b', 'a', 'b')]
    """
    seats = positive(players)
    if seats is None or seats > LONGEST:
        raise BadSetting("study-bad-table", players=repr_of(players), most=LONGEST)
    named = _plain(names)
    if not named:
        raise BadSetting("study-bad-names", names=repr_of(names))
    if len(named) >= seats:
        return list(combinations(named, seats))
    return [tuple(islice(cycle(named), seats))]


def _plain(names: Iterable[str]) -> tuple[str, ...]:
    """Names as plain text, whatever they were listed in."""
    found = listed(names)
    if found is None:
        raise BadSetting("study-bad-names", names=repr_of(names))
    return tuple(text(name) or repr_of(name) for name in found)


def by_name(players: object) -> dict[str, Any]:
    """Players by name, as they were handed in.

    Raises:
        BadSetting: they are not given by name.

    >>> by_name({"anna": 1})
    {'anna': 1}
    """
    held: dict[object, Any] | None = attempt(lambda: dict(players), lambda _: None)  # type: ignore[call-overload]
    named = {text(name): player for name, player in (held or {}).items()}
    if held is None or None in named:
        example = '{"anna": GreedyPlayer()}'
        raise BadSetting("study-bad-players", players=repr_of(players), example=example)
    return {str(name): player for name, player in named.items()}


def plan(
    players: Mapping[str, ComputerPlayer | str],
    groups: Iterable[Iterable[str]],
    *,
    game: str = USUAL,
    rounds: SupportsIndex = 1,
    seed: SupportsIndex = 0,
    **settings: Iterable[object],
) -> list[Any]:
    """The games of a tournament: every group moves once round the table, a seat at a time.

    So everybody sits in every seat, always beside the same neighbours. All games of a round are
    dealt the same cards and tiles, so that luck favours nobody. The games are in such an order that
    everybody has played about as often, wherever one stops.

    Args:
        players: the players by name, each as an object or as a word of the menus (`greedy`,
            `search 240`).
        groups: names of those who sit down together, one per seat; see `line_ups`.
        game: what is played, by its key.
        rounds: how often all of it is played, each time with other cards.
        seed: draws the seeds of the games.
        settings: what the games differ in; all combinations are played, and one value may stand
            alone. La Città's are `boards` (names of those that are shipped, or boards of one's own,
            which `run_tournament` is given, too), `editions` and `setups` (`beginner`, `advanced`);
            where nothing is said, `("toscana",)`, `("classic",)` and `("beginner",)`.

    Raises:
        BadSetting: players that are not given by name, a word that means no player, groups that
            are none, a name that no player has, a number of them at a table that the game does not
            take (La Città: 2 to 5), no round or too many, or settings that the game does not have.
        NotFound: a game, or a setting (a board, an edition, a set-up), that does not exist, for so
            many players.
    """
    times, begun = count_from("rounds", rounds), seed_from(seed)
    if times is None:
        raise BadSetting("study-bad-rounds", rounds=repr_of(rounds))
    contest, sitting = contest_of(game), listed(groups)
    if sitting is None:
        raise BadSetting("study-bad-groups", groups=repr_of(groups))
    companies = [_plain(group) for group in sitting]
    taking_part = {name for company in companies for name in company}
    entered = taken_from(by_name(players), taking_part, contest.key)
    fingerprints = {name: fingerprint_of(player) for name, player in entered.items()}
    kinds = _kinds(contest, settings)
    _check(contest, kinds, sorted({len(company) for company in companies}))

    def match(number: int, kind: Kind, seats: tuple[str, ...]) -> Match:
        words = {name: contest.word(value) for name, value in kind.items()}
        draw = "/".join(map(str, (begun, *words.values(), len(seats), number)))
        makes = tuple(fingerprints[name] for name in seats)
        return contest.match(**words, seats=seats, makes=makes, round=number, seed=number_of(draw))

    turns = range(max(map(len, companies), default=0))
    found = (
        match(number, kind, company[turn:] + company[:turn])
        for number, turn, kind, company in product(range(times), turns, kinds, companies)
        if turn < len(company)
    )
    return list(dict.fromkeys(found))


def taken_from(
    players: Mapping[str, object], names: Iterable[str], game: str
) -> dict[str, ComputerPlayer]:
    """Those who take part in a tournament of a game, by name, made of words where words are given.

    Raises:
        BadSetting: a name that no player has, a word that means none, or what is no player.

    >>> taken_from({"anna": "random", "bob": "gentle"}, ["anna"], "lacitta")
    {'anna': RandomPlayer(seed='0')}
    """
    found = {}
    for name in sorted(set(names)):
        if name not in players:
            there = tuple(players)
            near, told = Guess(name, there), ", ".join(there)
            raise BadSetting("study-no-player", guess=near, name=name, names=told)
        found[name] = player_from(players[name], kinds_at(game))
    return found


def _kinds(contest: Contest[Any], given: Mapping[str, Iterable[object]]) -> list[Kind]:
    """All combinations of settings, in the order in which the game names these."""
    words = [setting.several for setting in contest.settings]
    for word in given:
        if word not in words:
            raise _no_setting(contest, word)
    names = [setting.name for setting in contest.settings]
    values = [_values(given.get(setting.several, setting.usual)) for setting in contest.settings]
    return [dict(zip(names, combination, strict=True)) for combination in product(*values)]


def _no_setting(contest: Contest[Any], word: str) -> BadSetting:
    """The error that says how what games differ in is written: here alone in the plural."""
    written = {setting.name: f"{setting.several}=[…]" for setting in contest.settings}
    known = tuple(written.values())
    return BadSetting(
        "study-no-setting",
        guess=Guess(f"{word}=[…]", known, written.get(word, "")),
        game=contest.key,
        name=word,
        count=len(known),
        names=", ".join(known),
    )


def _values(given: object) -> list[object]:
    """The values of a setting; a word alone, or what is no list, is one."""
    found = None if text(given) is not None else listed(given)
    return [given] if found is None else found


def _check(contest: Contest[Any], kinds: Iterable[Kind], sizes: Sequence[int]) -> None:
    """Let the rules refuse what can't be set up, before anything is played."""
    for kind, size in product(kinds, sizes):
        check_count(size, contest.seats)
        contest.start([str(seat) for seat in range(size)], 0, **kind)
