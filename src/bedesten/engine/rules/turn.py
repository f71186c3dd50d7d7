"""The turn, the rounds, and the end of the game."""

from bedesten.engine.language import *
from bedesten.engine.rules.action import action
from bedesten.engine.rules.assistants import use_assistant
from bedesten.engine.rules.moments import *
from bedesten.engine.rules.moving import move, pay_merchants
from bedesten.engine.rules.people import encounters
from bedesten.engine.rules.setup import set_up


@numbered(PLAY_THE_GAME)
def play_the_game(game: State, me: Player) -> Steps:
    """TURN-0, END-1, END-2. Rounds of turns from the start player on, until at the end of one somebody has enough rubies."""
    if game.governor == 0:  # chance has decided nothing yet
        yield set_up(game)
    while game.in_round > 0 or not somebody_has_enough(game):
        if game.in_round == 0:
            game.round += 1
        yield let(game, (game.start + game.in_round) % game.players_n, turn(game))
        game.in_round = (game.in_round + 1) % game.players_n
    game.turn_of = NOBODY
    for i in range(game.players_n):
        yield let(game, (game.start + i) % game.players_n, last_cards(game))


def somebody_has_enough(game: State) -> bool:
    """OPT-3, END-1."""
    for seat in range(game.players_n):
        if game.players[seat].rubies >= game.rubies_to_win:
            return True
    return False


@rule
def turn(game: State, me: Player) -> Steps:
    """TURN-0. Move, pay, act, meet. A turn that ends at once is over: no card may be played any more."""
    begin_turn(game, me)
    yield move(game)
    if (yield use_assistant(game)) == STOP:
        return
    if (yield pay_merchants(game)) == STOP:
        return
    yield action(game, game.at, 0)
    yield encounters(game)
    take_caravan_tile(game, me)


def begin_turn(game: State, me: Player) -> None:
    game.turn_of = me.seat
    game.turns += 1
    game.at = 0
    game.reach = 0
    game.acting = 0
    game.any_goods = 0
    for good in range(GOODS):
        game.wanted[good] = 0
    game.tiles_used = 0
    game.met = 0
    game.caravan_earned = 0
    game.first_die = 0
    game.second_die = 0


def take_caravan_tile(game: State, me: Player) -> None:
    """CL-1. Who carried out the action of the Caravansary has the tile from the next turn on."""
    if game.caravan_earned:
        game.caravan_owner = 1 + me.seat


@rule
def last_cards(game: State, me: Player) -> Steps:
    """END-2. Play what still brings goods or money."""
    offer(game, END)
    yield ask_or_play(game, me, ASK_LAST_CARDS, LAST)
