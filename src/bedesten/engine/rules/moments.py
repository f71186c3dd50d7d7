"""TURN-8, CARD-time. When bonus cards and tiles may be played: questions that a card may interrupt."""

from bedesten.engine.language import *


def ask_or_play(game: State, me: Player, question: int, moment: int) -> Step:
    """Ask, and also offer what may be played at this moment; after that has been played, the question is asked again.

    Anybody with cards is asked even if there is no choice, so that the others can’t tell which cards they are.
    """
    offer_playable(game, me, moment)
    if me.hand_n == 0:
        return ask(game, question)
    return ask_always(game, question)


def offer_playable(game: State, me: Player, moment: int) -> None:
    if has_tile(game, me, YELLOW) and is_playable(game, me, YELLOW_TILE, moment):
        offer(game, PLAY + YELLOW_TILE)
    if me.hand_n > 0:
        offer_cards(game, me, moment)


def offer_cards(game: State, me: Player, moment: int) -> None:
    left = me.hand_n
    for card in range(CARDS):
        if me.hand[card] > 0:
            if is_playable(game, me, card, moment):
                offer(game, PLAY + card)
            left -= me.hand[card] % SEEN
            if left == 0:  # the whole hand has been looked at
                return


def is_free(moment: int) -> bool:
    """(1) Nothing is going on: any card without a moment of its own may be played."""
    return moment <= MOVED or AFTER <= moment < AFTER_INSIDE


def needs_lira(moment: int) -> bool:
    """(2) Lira must be paid, now or for repeating an action that costs lira."""
    return moment == PAYING or (moment >= AFTER_INSIDE and costs_lira(moment - AFTER_INSIDE))


def costs_lira(place: int) -> bool:
    return place == WAINWRIGHT or place == GEMSTONE_DEALER


def is_after(moment: int, place: int) -> bool:
    """CARD-again. The place’s action has just ended."""
    return moment == AFTER + place or moment == AFTER_INSIDE + place


# -- mosque tiles


def has_tile(game: State, me: Player, colour: int) -> bool:
    """Does the player own the mosque tile, and is it unused this turn?"""
    return me.tiles >> colour & 1 > game.tiles_used >> colour & 1


def use_tile(game: State, colour: int) -> None:
    game.tiles_used += 1 << colour
