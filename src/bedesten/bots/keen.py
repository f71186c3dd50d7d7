"""`keen`: any option, but never declines."""

from random import Random

from bedesten.bots.bot import Sight
from bedesten.engine.constants import DECLINES


class KeenBot:
    """Uniform over the options, but does whatever can be done. Its games end."""

    def choose(self, sight: Sight, random: Random) -> int:
        willing = [option for option in sight.options if not DECLINES <= option < 0]
        return random.choice(willing or sight.options)
