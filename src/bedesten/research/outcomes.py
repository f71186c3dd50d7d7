"""What a game was worth to each player."""

from operator import index
from typing import Any

from bedesten.engine.core import Position
from bedesten.engine.errors import Refused

ROUNDS = 200  # a game that takes longer is stopped, and nobody has won
MOST_ROUNDS = 30_000


def checked_rounds(rounds: int) -> int:
    if not 1 <= index(rounds) <= MOST_ROUNDS:
        raise Refused(f"A game is stopped after 1 to {MOST_ROUNDS:,} rounds, not after {rounds}.")
    return index(rounds)


def win_shares(position: Position, players: int) -> list[float]:
    """1 for whoever is ahead, by END-3; those who are equal in everything share it."""
    standings = [position.standing(seat) for seat in range(players)]
    best = max(standings)
    return [(standing == best) / standings.count(best) for standing in standings]


def leads(position: Position, players: int) -> list[int]:
    """By how many rubies each player is ahead of the best of the others."""
    state: Any = position.state
    rubies = [state.players[seat].rubies for seat in range(players)]
    return [rubies[seat] - max(rubies[:seat] + rubies[seat + 1 :]) for seat in range(players)]
