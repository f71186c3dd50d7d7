"""Where an answer leads, on to the next decision that matters, and what it brings. Much is tried, so this is compiled with the
rules."""

from bedesten.engine.constants import (
    COMPANION,
    DECLINES,
    FATE,
    FATE_DICE,
    FATE_DIE,
    FATE_LETTER,
    FULL_PURSE,
    GAINS,
    GO,
    LACKS_ASSISTANT,
    LACKS_FEE,
    NOBODY,
    NOWHERE,
    OUTCOMES,
    PLACES,
    PLAY,
    PLAYED,
    PLAYERS,
    TAKE,
)
from bedesten.engine.machine import answer, bits, option, run, weight
from bedesten.engine.names.goods import JEWELLERY
from bedesten.engine.names.questions import (
    ASK_ACT,
    ASK_ASSISTANT,
    ASK_DICE,
    ASK_GOOD,
    ASK_KIOSK_TILE,
    ASK_MOVE,
    ASK_PAY,
    ASK_SEND,
)
from bedesten.engine.names.words import ACT, JOIN, JOIN_NEUTRAL, KEEP, LEAVE, PAY, ROLL
from bedesten.engine.state import Brought, State
from bedesten.engine.tables import SEALS


def try_answer(game: State, brought: Brought, seat: int, choice: int) -> bool:
    """Give an answer, and follow it as far as it leads. Is there a roll now? Then what it brings is not yet counted."""
    turn = game.turns
    brought.ways = 1
    brought.of = 1
    count_amounts(game, brought, -1)
    answer(game, choice)
    brought.reveals = game.asked == FATE
    brought.ends = follow(game, seat, turn, 0)
    if not brought.ends and game.asked == FATE:
        return True
    count_amounts(game, brought, 1)
    return False


def try_roll(game: State, brought: Brought, seat: int, outcome: int) -> None:
    """A second roll is not foreseen."""
    turn = game.turns
    answer(game, outcome)
    brought.ends = follow(game, seat, turn, 0)
    if game.asked == seat and game.question == ASK_GOOD:
        take_any(game, seat)
    count_amounts(game, brought, 1)


def times_thrown(game: State, outcome: int) -> int:
    """Two dice are the same the other way round, and tried once."""
    if game.fate != FATE_DICE:
        return 1
    first = outcome // 6
    second = outcome % 6
    if first == second:
        return 1
    return 2 if first < second else 0


def take_any(game: State, seat: int) -> None:
    """Which good one takes is a decision of its own, and not counted; what the dice bring besides is."""
    player = game.players[seat]
    choice = option(game, 0)
    good = min(choice - TAKE, JEWELLERY)
    had = player.goods[good]
    coffee = player.coffee
    answer(game, choice)
    player.goods[good] = had
    player.coffee = coffee


def may_roll_again(game: State, seat: int) -> bool:
    """Can the dice be changed? Who may roll them again may also turn them."""
    return game.asked == seat and game.question == ASK_DICE and is_offered(game, ROLL)


def is_way(game: State, choice: int) -> bool:
    """Does the merchant or the companion go somewhere by it?"""
    if game.question != ASK_MOVE:
        return False
    return GO < choice <= GO + PLACES or COMPANION < choice <= COMPANION + PLACES


def try_way(game: State, brought: Brought, seat: int, choice: int) -> bool:
    """Go somewhere, with a full purse, so that one sees what has to be paid. Can the action there be carried out with what is
    left? The turn ends there at once for whoever has no assistant, or cannot pay the fee."""
    player = game.players[seat]
    lira = player.lira
    turn = game.turns
    player.lira = FULL_PURSE
    brought.ways = 1
    brought.of = 1
    brought.leads = 1
    count_amounts(game, brought, -1)
    answer(game, choice)
    ends = follow(game, seat, turn, 1)
    if not ends and game.asked == FATE:  # where a neutral merchant goes whom one has paid makes no difference here
        answer(game, 0)
        ends = follow(game, seat, turn, 0)
    count_amounts(game, brought, 1)
    fee = FULL_PURSE - player.lira
    brought.fee = fee
    if fee > lira:
        forget_gains(brought, seat)
        brought.ends = 1
        brought.lacks = LACKS_FEE
        return False
    if ends and not has_gains(brought, seat):
        brought.ends = 1
        brought.lacks = LACKS_ASSISTANT
    if game.asked != seat or game.question != ASK_ACT:
        return False
    player.lira = lira - fee
    run(game)
    return game.asked == seat and is_offered(game, ACT)


def leads_to_action(game: State) -> bool:
    """Is a tile of the Kiosk chosen, or the family member sent somewhere?"""
    return game.question == ASK_KIOSK_TILE or game.question == ASK_SEND


def try_choice(game: State, brought: Brought, seat: int, choice: int) -> bool:
    """Choose a tile, or where to send. Can it be carried out? If not, the game has gone on already."""
    brought.ways = 1
    brought.of = 1
    brought.leads = 1
    answer(game, choice)
    brought.idle = game.asked != seat or not is_offered(game, ACT)
    return not brought.idle


def count_amounts(game: State, brought: Brought, sign: int) -> None:
    """Add what the players have, or take it away; in the order in which `effects.py` names the amounts."""
    for seat in range(game.players_n):
        player = game.players[seat]
        at = GAINS * seat
        brought.gains[at] += sign * player.lira
        brought.gains[at + 1] += sign * player.rubies
        brought.gains[at + 2] += sign * player.hand_n
        brought.gains[at + 3] += sign * player.stack
        brought.gains[at + 4] += sign * player.extensions
        for colour in range(4):
            brought.gains[at + 5 + colour] += sign * player.goods[colour]
            brought.gains[at + 9 + colour] += sign * (player.tiles >> colour & 1)
        brought.gains[at + 13] += sign * player.coffee
        brought.gains[at + 14] += sign * player.guild_n
        brought.gains[at + 15] += sign * (player.tavern & 1)
        brought.gains[at + 16] += sign * (player.tavern >> 1 & 1)
        turned = bits(player.delivered)
        letters = bits(player.letters)
        brought.gains[at + 17] += sign * letters
        brought.gains[at + 18] += sign * (SEALS[0] * (letters - turned) + SEALS[1] * turned)


def has_gains(brought: Brought, seat: int) -> bool:
    for i in range(GAINS * seat, GAINS * seat + GAINS):
        if brought.gains[i] != 0:
            return True
    return False


def gained_in_all(brought: Brought, seat: int) -> int:
    """Of what dice bring one counts as much as another: at each place they bring one thing."""
    total = 0
    for i in range(GAINS * seat, GAINS * seat + GAINS):
        total += brought.gains[i]
    return total


def forget_gains(brought: Brought, seat: int) -> None:
    """Those of others, and the lira of this one: nothing is paid."""
    for i in range(GAINS * PLAYERS):
        if i < GAINS * seat or i >= GAINS * seat + GAINS or i == GAINS * seat:
            brought.gains[i] = 0


def follow(game: State, seat: int, turn: int, is_going: int) -> bool:
    """Go on until there is a roll or a decision that matters. Is the turn over then?

    `is_going`: how one gets somewhere matters less than where, so the assistant and the fee are no decisions. Rolls are kept
    as they are. Which card or tile it is that comes makes no difference for the amounts.
    """
    while game.asked != NOBODY and game.turns == turn:
        if game.asked == FATE:
            if game.fate == FATE_DICE or game.fate == FATE_DIE:
                return False
            answer(game, ordinary_outcome(game))
        elif game.asked != seat or not is_passed(game.question, is_going):
            return False
        else:
            choice = willing(game)
            if choice == 0:
                return declines_only(game)
            answer(game, choice)
    return True


def ordinary_outcome(game: State) -> int:
    """The first there is; but a letter is seldom delivered at once."""
    first = NOWHERE
    for outcome in range(OUTCOMES):
        if weight(game, outcome) > 0:
            if game.fate != FATE_LETTER or not is_delivered_at_once(game, outcome):
                return outcome
            first = min(first, outcome)
    return first


def is_delivered_at_once(game: State, place: int) -> bool:
    player = game.players[game.calls[game.depth - 1].player]
    return place == player.merchant or place == player.family or place == player.companion


def is_passed(question: int, is_going: int) -> bool:
    """Does a question only stand on the way?"""
    if is_going:
        return question == ASK_ASSISTANT or question == ASK_PAY
    return question == ASK_DICE


def willing(game: State) -> int:
    """The answer that leads on; 0, if none does."""
    if game.question == ASK_DICE:
        return KEEP if is_offered(game, KEEP) else 0
    if game.question == ASK_PAY:
        return PAY if is_offered(game, PAY) else 0
    if is_offered(game, JOIN):
        return JOIN
    if is_offered(game, LEAVE):
        return LEAVE
    return JOIN_NEUTRAL if is_offered(game, JOIN_NEUTRAL) else 0


def is_offered(game: State, choice: int) -> bool:
    for i in range(game.options_n + game.range_n):
        if option(game, i) == choice:
            return True
    return False


def declines_only(game: State) -> bool:
    """Is there nothing to answer but to decline, or to play a card first?"""
    for i in range(game.options_n + game.range_n):
        choice = option(game, i)
        if not DECLINES <= choice < 0 and not PLAY <= choice < PLAYED:
            return False
    return True
