"""`greedy`: looks ahead to the end of its own turn."""

from random import Random

from bedesten.bots.bot import Sight
from bedesten.engine.core import Net, Searcher

ANSWERS = 2000  # that are tried at most before a question is answered, shared evenly by its options


class GreedyBot:
    """Plays the turn after which its own situation looks best, and thinks no further."""

    def __init__(self) -> None:
        self._searcher, self._net = Searcher(by_net=False, plain=True), Net()

    def choose(self, sight: Sight, random: Random) -> int:
        return max(self.values(sight, random), key=lambda found: found[1])[0]

    def values(self, sight: Sight, random: Random) -> list[tuple[int, int]]:
        """The options that are worth a thought, and what they are worth."""
        return self._searcher.values(self._net, sight.imagine(random.getrandbits(60)), sight.seat, ANSWERS)
