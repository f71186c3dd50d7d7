"""Setting the table: what is fixed, and what chance decides."""

from bedesten.engine.language import *
from bedesten.engine.rules.base.markets import turn_demand_tile
from bedesten.engine.rules.deck import draw
from bedesten.engine.rules.dice import roll


def lay_table(game: State) -> None:
    """SET-1, SET-2, SET-3, SET-4, SET-5, SET-6, SET-12, OPT-3, OPT-7. All that is not left to chance; the places lie there."""
    players = game.players_n
    game.rubies_to_win = RUBIES_TO_WIN[players]
    game.gem_price = GEM_FIRST[players]
    game.palace_price = PALACE_FIRST[players]
    for i in range(2):
        game.mosque_rubies[i] = MOSQUE_RUBIES[players]
    for colour in range(GOODS):
        game.next_tile[colour] = NEXT_TILE[players][0]
    for card in range(CARDS):
        game.deck[card] = BASE_DECK[card]
        game.deck_n += BASE_DECK[card]
    if players == 2:
        for i in range(NEUTRALS):
            game.neutral_merchants[i] = NEUTRAL_START[i]
    for seat in range(players):
        lay_player(game, game.players[seat], seat)


def lay_player(game: State, player: Player, seat: int) -> None:
    """SET-10, NA-1. The merchant on his stack on the Fountain, the family member at the Police Station."""
    player.seat = seat
    player.merchant = FOUNTAIN
    player.family = POLICE_STATION
    player.stack = START_STACK[0]
    player.neutral_stack = game.with_neutrals


@rule
def set_up(game: State, me: Player) -> Steps:
    """SET-7, SET-8, SET-9, SET-11. Start player, Governor and Smuggler, the first demand tiles, a bonus card for everyone."""
    game.start = yield ask_fate(game, FATE_START)
    for i in range(game.players_n):
        game.players[(game.start + i) % game.players_n].lira = START_LIRA[0] + i
    game.governor = yield roll(game)
    game.smuggler = yield roll(game)
    yield turn_demand_tile(game, LARGE)
    yield turn_demand_tile(game, SMALL)
    for i in range(game.players_n):
        yield let(game, (game.start + i) % game.players_n, draw(game))
