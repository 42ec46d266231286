"""What lies before one player while it changes."""

from lacitta_nb.games.citta_stato.state import Player, PlayerQueries


class Hand(PlayerQueries):
    """What lies before one player, to be written on; the fields are those of `Player`."""

    __slots__ = Player._fields

    name: str
    city: str
    republic: str
    points: int
    marker: int
    crowns: int
    tracks: list[int]
    cubes: list[int]
    bag: list[int]
    banners: list[int]
    discs: tuple[int, ...]
    gone: tuple[int, ...]
    cards: tuple[str, ...]
    burned: list[tuple[str, ...]]
    actions: int
    passed: bool
    scheme: str
    second: int
    knows_offer: tuple[str, ...]

    def __init__(self, player: Player) -> None:
        (
            self.name,
            self.city,
            self.republic,
            self.points,
            self.marker,
            self.crowns,
            tracks,
            cubes,
            bag,
            banners,
            self.discs,
            self.gone,
            self.cards,
            burned,
            self.actions,
            self.passed,
            self.scheme,
            self.second,
            self.knows_offer,
        ) = player
        self.tracks, self.cubes, self.bag = list(tracks), list(cubes), list(bag)
        self.banners, self.burned = list(banners), list(burned)

    def freeze(self) -> Player:
        """The same, not to be changed any more."""
        return Player(
            self.name,
            self.city,
            self.republic,
            self.points,
            self.marker,
            self.crowns,
            tuple(self.tracks),
            tuple(self.cubes),
            tuple(self.bag),
            tuple(self.banners),
            self.discs,
            self.gone,
            self.cards,
            tuple(self.burned),
            self.actions,
            self.passed,
            self.scheme,
            self.second,
            self.knows_offer,
        )
