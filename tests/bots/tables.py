"""Positions from the middle of games, for bots to look at."""

from typing import Any

from bedesten.engine.constants import SEEN
from bedesten.engine.core import Position


def mid_game(players: int = 4, seed: int = 1, answers: int = 150) -> Position:
    """After so many keen answers, at the next question that is a choice."""
    position = Position(players, seed)
    while answers > 0 or len(position.options) < 2:
        position.push(position.random_choice(True))
        answers -= 1
    return position


def questions(players: int, seed: int, n: int) -> list[Position]:
    """So many different moments of a keen game at which there is a choice."""
    position, found = Position(players, seed), list[Position]()
    while len(found) < n and not position.over:
        if len(position.options) > 1:
            found.append(position.copy())
        position.push(position.random_choice(True))
    return found


def known_hand(position: Position, seat: int) -> list[int]:
    """The cards of a player by kind, without the note of which have been seen."""
    state: Any = position.state
    return [held % SEEN for held in state.players[seat].hand]


def seen_hand(position: Position, seat: int) -> list[int]:
    """Those that everybody has seen."""
    state: Any = position.state
    return [held // SEEN for held in state.players[seat].hand]


def exchange_hidden_cards(position: Position, seat: int) -> int:
    """Change what this seat cannot see: each other player gets another card for an unseen one. Returns how many did."""
    state: Any = position.state
    exchanged = 0
    for other in range(state.players_n):
        hand = state.players[other].hand
        unseen = [kind for kind in range(len(hand)) if hand[kind] % SEEN > hand[kind] // SEEN]
        others = [kind for kind in range(len(hand)) if state.deck[kind] > 0 and kind not in unseen]
        if other != seat and unseen and others:
            hand[unseen[0]] -= 1
            state.deck[unseen[0]] += 1
            hand[others[0]] += 1
            state.deck[others[0]] -= 1
            exchanged += 1
    return exchanged
