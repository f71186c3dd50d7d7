"""What a player cannot see."""

from bedesten.engine.language import *


def resample(game: State, seat: int, start: Long) -> None:
    """HID-1, HID-2. Deal anew what is hidden from the player at a seat; `start` is for the chance to come.

    Seat PLAYERS is a spectator, who sees no hand. Demand tiles that nobody has seen have no order that could be known.
    """
    game.rng.state = start
    asked_of_fate = game.fate
    game.fate = FATE_CARD
    for other in range(game.players_n):
        if other != seat:
            put_back_unseen(game, game.players[other])
    for other in range(game.players_n):
        if other != seat:
            deal_unseen(game, game.players[other])
    game.fate = asked_of_fate


def put_back_unseen(game: State, other: Player) -> None:
    for card in range(CARDS):
        unseen = other.hand[card] % SEEN - other.hand[card] // SEEN
        other.hand[card] -= unseen
        game.deck[card] += unseen
        game.deck_n += unseen


def deal_unseen(game: State, other: Player) -> None:
    """As many cards as the others can count in the hand."""
    held = 0
    for card in range(CARDS):
        held += other.hand[card] % SEEN
    while held < other.hand_n:
        card = sample(game)
        game.deck[card] -= 1
        game.deck_n -= 1
        other.hand[card] += 1
        held += 1
