"""Where an answer leads: on to the next decision that matters. Much is tried, so this is compiled with the rules."""

from bedesten.engine.constants import DECLINES, FATE, FATE_DICE, FATE_DIE, FATE_LETTER, NOBODY, NOWHERE, OUTCOMES, PLAY, PLAYED
from bedesten.engine.machine import answer, option, weight
from bedesten.engine.names.questions import ASK_ASSISTANT, ASK_DICE, ASK_PAY
from bedesten.engine.names.words import JOIN, JOIN_NEUTRAL, KEEP, LEAVE, PAY
from bedesten.engine.state import State


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
