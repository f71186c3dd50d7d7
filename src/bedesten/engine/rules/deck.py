"""The bonus cards as a deck: drawing, discarding, and the pile."""

from bedesten.engine.language import *


def has_card(me: Player, card: int) -> bool:
    return me.hand[card] > 0


def can_draw(game: State) -> bool:
    return game.deck_n + game.discards_n > 0


@rule
def draw(game: State, me: Player) -> Steps:
    """CARD-0. Draw a bonus card, if there is one. As soon as the deck is empty, the pile is shuffled into a new one."""
    if not can_draw(game):
        return
    if game.deck_n == 0:
        renew_deck(game)
    card = yield ask_fate(game, FATE_CARD)
    game.deck[card] -= 1
    game.deck_n -= 1
    me.hand[card] += 1
    me.hand_n += 1
    if game.deck_n == 0:
        renew_deck(game)


def renew_deck(game: State) -> None:
    for i in range(game.discards_n):
        game.deck[game.discards[i]] += 1
    game.deck_n = game.discards_n
    game.discards_n = 0


def take_from_hand(me: Player, card: int) -> None:
    """HID-2. Of several cards of a kind, one that everybody has seen goes first: the rest stay unknown."""
    me.hand[card] -= 1 + SEEN if me.hand[card] >= SEEN else 1
    me.hand_n -= 1


def put_on_pile(game: State, card: int) -> None:
    game.discards[game.discards_n] = card
    game.discards_n += 1


def discard(game: State, me: Player, card: int) -> None:
    take_from_hand(me, card)
    put_on_pile(game, card)


def take_from_pile(game: State, me: Player) -> None:
    """P6-2, HID-2. Everybody sees which card is taken."""
    game.discards_n -= 1
    me.hand[game.discards[game.discards_n]] += 1 + SEEN
    me.hand_n += 1


def offer_hand(game: State, me: Player) -> None:
    for card in range(CARDS):
        if has_card(me, card):
            offer(game, DISCARD + card)


def ask_discard(game: State, me: Player) -> Step:
    offer_hand(game, me)
    return ask_always(game, ASK_DISCARD)
