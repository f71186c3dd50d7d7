"""What a game was worth to each player."""

from typing import Any

from bedesten.engine.core import Position


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
