"""How likely each player is to win, as one seat can judge it: the game is played on often, from positions as they may be."""

from random import Random
from time import process_time
from typing import Any

from bedesten.bots.bot import Sight
from bedesten.engine.constants import PLAYERS
from bedesten.engine.core import Tally

DEALS, GAMES = 50, 20  # so many times what is hidden is dealt anew, and so many games are played from each deal
LONGEST = 0.5  # seconds of the processor: whoever plays uncompiled gets fewer games
ALL_KEEN = (1 << PLAYERS) - 1  # nobody declines what can be done


def chances(sight: Sight, players: int, random: Random) -> list[float]:
    """By seat, 1 in all. All play at random, and equally well: it is an estimate of the position, not of the people.

    >>> from bedesten.engine.core import Position
    >>> found = chances(Sight(Position(2, seed=7), 0, 1), 2, Random(3))
    >>> round(sum(found), 6), 0.3 < found[0] < 0.7
    (1.0, True)
    """
    tally, begun = Tally(), process_time()
    for _ in range(DEALS):
        if process_time() - begun > LONGEST:
            break
        sight.imagine(random.getrandbits(60)).roll_out(tally, GAMES, random.getrandbits(60), ALL_KEEN)
    counts: Any = tally.state
    wins = list(counts.wins[:players])
    return [won / sum(wins) for won in wins] if any(wins) else [1 / players] * players
