"""OpenSpiel: `import bedesten.research.openspiel` registers the game, `pyspiel.load_game("bedesten(players=2)")` loads it."""

import pyspiel

from bedesten.research.openspiel.game import GAME_TYPE, BedestenGame, BedestenState
from bedesten.research.openspiel.rollouts import NetChances, Rollouts

pyspiel.register_game(GAME_TYPE, BedestenGame)

__all__ = ["BedestenGame", "BedestenState", "NetChances", "Rollouts"]
