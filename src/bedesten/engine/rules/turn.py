"""The turn, the rounds, and the end of the game."""

from bedesten.engine.language import *
from bedesten.engine.rules.action import action
from bedesten.engine.rules.assistants import use_assistant
from bedesten.engine.rules.guild import play_guild_card
from bedesten.engine.rules.layout import has_letters
from bedesten.engine.rules.letters.double_turn import double_turn
from bedesten.engine.rules.moments import *
from bedesten.engine.rules.moving import move, pay_merchants
from bedesten.engine.rules.people import encounters
from bedesten.engine.rules.pieces import has_left
from bedesten.engine.rules.setup import set_up


@numbered(PLAY_THE_GAME)
def play_the_game(game: State, me: Player) -> Steps:
    """TURN-0, END-1, END-2. Rounds of turns, beginning with the starting player, until a round ends with enough rubies.

    Extra turns are part of the round, even of the last one.
    """
    if game.governor == 0:  # chance has decided nothing yet
        yield set_up(game)
    while game.in_round > 0 or game.extra_turn or not somebody_has_enough(game):
        if game.in_round == 0 and not game.extra_turn:
            game.round += 1
            game.doubled = 0
        yield let(game, (game.start + game.in_round) % game.players_n, turn(game))
        if has_letters(game) and not game.extra_turn:
            yield let(game, game.turn_of, double_turn(game))
        if not game.extra_turn:
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
    """TURN-0, MB-3. Move, pay, act, meet; or a guild card. A turn that ends at once is over: no more cards can be played."""
    begin_turn(game, me)
    yield move(game)
    if game.guild_turn or game.reach == 1 + CARD_WALK:
        if game.guild_turn:
            yield play_guild_card(game)
        else:
            yield walk_turn(game)
        take_caravan_tile(game, me)
        return
    if (yield use_assistant(game)) == STOP:
        return
    if (yield pay_merchants(game)) == STOP:
        return
    yield action(game, game.at, BY_TURN)
    if has_left(game, me):
        yield last_moment(game)
    else:
        yield encounters(game)
    take_caravan_tile(game, me)


@rule
def walk_turn(game: State, me: Player) -> Steps:
    """LS-card-walk, TURN-10. The family member has walked: its action is the whole turn."""
    game.reach = 0  # it may be called home again
    yield action(game, me.family, BY_TURN)
    yield last_moment(game)


@rule
def last_moment(game: State, me: Player) -> Steps:
    """CARD-time, TURN-7. After the action, if there is nobody to meet: the last moment of the turn for cards and tiles."""
    offer(game, END)
    yield ask_or_play(game, me, ASK_END, FREE)


def begin_turn(game: State, me: Player) -> None:
    game.turn_of = me.seat
    game.turns += 1
    game.piece = BY_MERCHANT
    game.at = 0
    game.reach = 0
    game.followed = 0
    game.move_card = 0
    game.acting = 0
    game.any_goods = 0
    for good in range(GOODS):
        game.wanted[good] = 0
    game.tiles_used = 0
    game.met = 0
    game.guild_turn = 0
    game.cheaper = 0
    game.extra_turn = 0
    game.caravan_earned = 0
    game.first_die = 0
    game.second_die = 0


def take_caravan_tile(game: State, me: Player) -> None:
    """CL-1. A player who used the Caravansary’s action has the tile from the next turn on."""
    if game.caravan_earned:
        game.caravan_owner = 1 + me.seat


@rule
def last_cards(game: State, me: Player) -> Steps:
    """END-2. Play cards that still bring goods or lira."""
    offer(game, END)
    yield ask_or_play(game, me, ASK_LAST_CARDS, LAST)
