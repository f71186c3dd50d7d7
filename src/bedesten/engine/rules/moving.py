"""Phases 1 and 2: where the merchant goes, and whom he pays there."""

from bedesten.engine.language import *
from bedesten.engine.rules.dice import roll
from bedesten.engine.rules.moments import *


@rule
def move(game: State, me: Player) -> Steps:
    """TURN-1. The merchant and the assistants under him go one or two steps, to another place; a card may change that."""
    offer_destinations(game, me)
    game.at = yield ask_destination(game, me)
    me.merchant = game.at


def offer_destinations(game: State, me: Player) -> None:
    """CARD-far, CARD-stay, TURN-1."""
    if game.reach == 1 + CARD_STAY:
        offer(game, GO + me.merchant)
        return
    here = game.spot[me.merchant]
    for i in range(SPOTS):
        spot = FAR[game.rules][here][i] if game.reach == 1 + CARD_FAR else NEAR[game.rules][here][i]
        if spot >= SPOTS:
            return
        offer(game, GO + game.place_at[spot])


def ask_destination(game: State, me: Player) -> Step:
    """Who has decided to stay is not asked where."""
    if game.reach == 1 + CARD_STAY:
        return ask(game, ASK_MOVE)
    return ask_or_play(game, me, ASK_MOVE, MOVING)


@rule
def pay_merchants(game: State, me: Player) -> Result:
    """TURN-4, TURN-5, P7-2. Pay 2 lira for each other merchant here, or the turn ends; not on the Fountain.

    A neutral merchant is paid to the supply, and then goes where the dice send him.
    """
    price = 2 * (other_merchants(game, me) + neutral_merchants_here(game))
    if price == 0 or game.at == FOUNTAIN:
        return SKIP
    offer(game, STOP)
    if me.lira >= price:
        offer(game, PAY)
    if (yield ask_or_play(game, me, ASK_PAY, FREE)) == STOP:
        return STOP
    me.lira -= price
    for seat in range(game.players_n):
        if seat != me.seat and game.players[seat].merchant == game.at:
            game.players[seat].lira += 2
    for i in range(NEUTRALS):
        if game.neutral_merchants[i] == game.at:
            game.neutral_merchants[i] = yield roll(game)
    return PAY


def other_merchants(game: State, me: Player) -> int:
    n = 0
    for seat in range(game.players_n):
        if seat != me.seat and game.players[seat].merchant == game.at:
            n += 1
    return n


def neutral_merchants_here(game: State) -> int:
    n = 0
    for i in range(NEUTRALS):
        if game.neutral_merchants[i] == game.at:
            n += 1
    return n
