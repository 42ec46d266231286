"""What a player expects of the rest of the game: numbers that were learnt from games.

They were found with the weights (`considerations.Weights`) by `tools.citta_stato_weights`.
"""

from typing import NamedTuple


class Outlook(NamedTuple):
    """What is to be expected where nothing is known yet.

    Attributes:
        first: points of the first score that a round brings.
        colour: points of the second score of a card in a colour that has none yet.
        growth: points of the second score by which a round betters what the cards bring.
        crowns: crowns that a round brings.
        kept: the share of the cubes held that is still there a round later.
        crown: points of the second score that a crown is felt to be worth there.
        spare: points that a banner, a coin or a cube is worth there that no card asks for.
    """

    first: float = 2.5
    colour: float = 1.03
    growth: float = 0.7
    crowns: float = 0.38
    kept: float = 0.95
    crown: float = 0.9
    spare: float = 0.1
