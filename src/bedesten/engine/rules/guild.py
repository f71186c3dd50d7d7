"""The guild cards as a deck, and playing one instead of a turn."""

from bedesten.engine.language import *
from bedesten.engine.rules.moments import *


def can_draw_guild(game: State) -> bool:
    return game.guild_deck + game.guild_pile > 0


@rule
def draw_guild(game: State, me: Player) -> Steps:
    """MB-5. Draw a guild card, if there is one. As soon as the deck is empty, the used cards are shuffled into a new one."""
    if not can_draw_guild(game):
        return
    if game.guild_deck == 0:
        renew_guild_deck(game)
    card = yield ask_fate(game, FATE_GUILD)
    game.guild_deck -= 1 << card
    me.guild += 1 << card
    me.guild_n += 1
    if game.guild_deck == 0:
        renew_guild_deck(game)


def renew_guild_deck(game: State) -> None:
    game.guild_deck = game.guild_pile
    game.guild_pile = 0


def has_guild_card(me: Player, card: int) -> bool:
    return me.guild >> card & 1 > 0


def take_guild_from_hand(me: Player, card: int) -> None:
    me.guild -= 1 << card
    me.guild_n -= 1


def discard_guild(game: State, me: Player, card: int) -> None:
    """MB-5. Without effect; it lies face up."""
    take_guild_from_hand(me, card)
    game.guild_pile += 1 << card


def offer_guild_hand(game: State, me: Player) -> None:
    for card in range(1, GUILD_CARDS + 1):
        if has_guild_card(me, card):
            offer(game, GUILD_AWAY + card)


def ask_discard_guild(game: State, me: Player) -> Step:
    offer_guild_hand(game, me)
    return ask_always(game, ASK_DISCARD_GUILD)


# -- instead of the turn


def offer_guild_cards(game: State, me: Player) -> None:
    """MB-3, MB-4. Those of which everything can be done."""
    for card in range(1, GUILD_CARDS + 1):
        if has_guild_card(me, card) and is_guild_possible(game, me, card):
            offer(game, GUILD + card)


@rule
def play_guild_card(game: State, me: Player) -> Steps:
    """MB-3, MB-4, MB-5. A guild card replaces the whole turn: you don’t move, pay or meet anybody, and do everything it says.

    You can’t use the red or green tile with it, or cards for the move, for the Small Market or for repeating an action.
    """
    card = game.guild_turn
    take_guild_from_hand(me, card)
    game.tiles_used = game.tiles_used | 1 << RED | 1 << GREEN
    game.acting = GUILD_PLACE[card]
    yield guild_effect_of(game, card)
    game.guild_pile += 1 << card
    offer(game, END)
    yield ask_or_play(game, me, ASK_AFTER_GUILD, FREE)
