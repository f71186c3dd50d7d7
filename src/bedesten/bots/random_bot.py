"""`random`: any option."""

from random import Random

from bedesten.bots.bot import Sight


class RandomBot:
    """Uniform over the options. Such games hardly ever end."""

    def choose(self, sight: Sight, random: Random) -> int:
        return random.choice(sight.options)
