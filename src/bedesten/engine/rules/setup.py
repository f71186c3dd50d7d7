"""Setting the table: what is fixed, and what chance decides."""

from bedesten.engine.language import *
from bedesten.engine.rules.base.markets import turn_demand_tile
from bedesten.engine.rules.deck import draw
from bedesten.engine.rules.dice import roll
from bedesten.engine.rules.layout import *


def lay_table(game: State) -> None:
    """SET-1, SET-2, SET-3, SET-4, SET-5, SET-6, SET-12, OPT-3, OPT-7. Everything but chance; the places are laid out."""
    players = game.players_n
    game.rubies_to_win = RUBIES_TO_WIN[players] if game.rules == BASE else RUBIES_WITH_EXPANSION[0]
    game.gem_price = GEM_FIRST[players]
    game.palace_price = PALACE_FIRST[players]
    for i in range(2):
        game.mosque_rubies[i] = MOSQUE_RUBIES[players]
    for colour in range(GOODS):
        game.next_tile[colour] = NEXT_TILE[players][0]
    for card in range(CARDS):
        game.deck[card] = BONUS_CARDS[game.rules][game.letters_deck][card]
        game.deck_n += game.deck[card]
    if players == 2:
        for i in range(NEUTRALS):
            game.neutral_merchants[i] = NEUTRAL_START[i]
    for seat in range(players):
        lay_player(game, game.players[seat], seat)
    if has_mocha(game):
        lay_mocha(game)
    if has_letters(game):
        lay_letters(game)


def lay_mocha(game: State) -> None:
    """MB-1. All guild cards in their deck, the tavern tiles in two stacks; the barrier is beside the board."""
    game.guild_deck = (1 << GUILD_CARDS + 1) - 2  # from card 1 on
    game.coffee_price = COFFEE_FIRST[0]
    for kind in range(2):
        game.next_tavern[kind] = TAVERN_COFFEE[0]


def lay_letters(game: State) -> None:
    """LS-1. All letters and kiosk tiles face down."""
    game.letter_deck = (1 << LETTERS_IN_ALL) - 1
    game.kiosk_deck = (1 << KIOSK_TILES + 1) - 2  # from tile 1 on


def lay_player(game: State, player: Player, seat: int) -> None:
    """SET-10, NA-1. The merchant on his stack on the Fountain, the family member at the Police Station."""
    player.seat = seat
    player.merchant = FOUNTAIN
    player.family = POLICE_STATION
    player.stack = START_STACK[0]
    player.neutral_stack = game.with_neutrals


@rule
def set_up(game: State, me: Player) -> Steps:
    """SET-7, SET-8, SET-9, SET-11, MB-1, LS-1. Starting player, Governor, Smuggler, first demand tiles, bonus cards.

    The coffee trader and the courier are placed in the same way as the Governor.
    """
    game.start = yield ask_fate(game, FATE_START)
    for i in range(game.players_n):
        game.players[(game.start + i) % game.players_n].lira = START_LIRA[0] + i
    game.governor = yield roll(game)
    game.smuggler = yield roll(game)
    if has_mocha(game):
        game.trader = yield roll(game)
    if has_letters(game):
        game.courier = yield roll(game)
    yield turn_demand_tile(game, LARGE)
    yield turn_demand_tile(game, SMALL)
    for i in range(game.players_n):
        yield let(game, (game.start + i) % game.players_n, draw(game))
