"""Saint Malo: dice, a city of 45 spaces, and pirates.

>>> from lacitta_nb.games import saint_malo
>>> game = saint_malo.new_game(players=2, seed=7)
>>> [event.kind for event in game.run()], game.decision.kind
(['rolled'], 'roll')
"""

from lacitta_nb.games.saint_malo.actions import Action, parse_action
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.game import Game
from lacitta_nb.games.saint_malo.opening import new_game
from lacitta_nb.games.saint_malo.rules import Score
from lacitta_nb.games.saint_malo.state import Player, State

__all__ = ["Action", "Event", "Game", "Player", "Score", "State", "new_game", "parse_action"]
