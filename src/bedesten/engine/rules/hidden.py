"""What a player cannot see."""

from bedesten.engine.language import *


def resample(game: State, seat: int, start: Long) -> None:
    """HID-1, HID-2. You know your own cards, how many the others have, and which of theirs came from the pile.

    Nobody knows the order of the deck, or of demand tiles not yet seen. Spectators see no hand. Everything else is public.
    """
    # Deals anew what is hidden from a seat, of which PLAYERS is a spectator; `start` is for the chance to come. Demand tiles that
    # nobody has seen are not dealt: they have no order that could be known.
    game.rng.state = start
    asked_of_fate = game.fate
    game.fate = FATE_CARD
    for other in range(game.players_n):
        if other != seat:
            put_back_unseen(game, game.players[other])
    for other in range(game.players_n):
        if other != seat:
            deal_unseen(game, game.players[other])
    game.fate = FATE_GUILD
    for other in range(game.players_n):
        if other != seat:
            game.guild_deck = game.guild_deck | game.players[other].guild
            game.players[other].guild = 0
    for other in range(game.players_n):
        if other != seat:
            deal_guild_cards(game, game.players[other])
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


def deal_guild_cards(game: State, other: Player) -> None:
    """Nobody but their owner has seen any of them."""
    for _ in range(other.guild_n):
        card = sample(game)
        game.guild_deck -= 1 << card
        other.guild += 1 << card
