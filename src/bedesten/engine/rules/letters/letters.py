"""Letters: taking and delivering them, and paying with their seals."""

from bedesten.engine.language import *


def can_take_letter(game: State) -> bool:
    return game.letter_deck + game.letter_pile > 0


@rule
def take_letter(game: State, me: Player) -> Steps:
    """LS-2, LS-3. Take a letter, if there is one; it is delivered at once if one of your pieces is at its place.

    As soon as the deck is empty, the pile is shuffled into a new one.
    """
    if not can_take_letter(game):
        return
    if game.letter_deck == 0:
        renew_letters(game)
    place = yield ask_fate(game, FATE_LETTER)
    letter = letter_to(game.letter_deck, place)
    game.letter_deck -= 1 << letter
    me.letters += 1 << letter
    deliver(me)
    if game.letter_deck == 0:
        renew_letters(game)


def renew_letters(game: State) -> None:
    game.letter_deck = game.letter_pile
    game.letter_pile = 0


def letter_to(letters: int, place: int) -> int:
    """The first of the letters that is addressed to the place."""
    for letter in range(LETTERS_IN_ALL):
        if letters >> letter & 1 and LETTER_PLACE[letter] == place:
            return letter
    return NO_LETTER


def deliver(me: Player) -> None:
    """LS-2, LS-3. A letter is turned as soon as your merchant, companion or family member is at its place, on anybody’s turn.

    It doesn’t matter which came first, the piece or the letter. It now has 2 seals instead of 1.
    """
    if me.letters == me.delivered:
        return
    for letter in range(LETTERS_IN_ALL):
        if (me.letters - me.delivered) >> letter & 1:
            place = LETTER_PLACE[letter]
            if place == me.merchant or place == me.companion or place == me.family:
                me.delivered += 1 << letter


def discard_letter(game: State, me: Player, kind: int) -> None:
    """`kind`: 2 * place, + 1 if it is a delivered one."""
    letter = letter_to(me.delivered if kind % 2 else me.letters - me.delivered, kind // 2)
    me.letters -= 1 << letter
    me.delivered -= kind % 2 << letter
    game.letter_pile += 1 << letter


def offer_letters(game: State, me: Player) -> None:
    offer_kinds(game, me.letters - me.delivered, 0)
    offer_kinds(game, me.delivered, 1)


def offer_kinds(game: State, letters: int, delivered: int) -> None:
    """Letters to the same place are alike, but for their seals; they lie side by side."""
    place = 0
    for letter in range(LETTERS_IN_ALL):
        if letters >> letter & 1 and LETTER_PLACE[letter] != place:
            place = LETTER_PLACE[letter]
            offer(game, LETTER + 2 * place + delivered)


# -- seals


def seals(me: Player) -> int:
    """LS-2. What all letters of a player are worth."""
    return SEALS[0] * bits(me.letters - me.delivered) + SEALS[1] * bits(me.delivered)


@rule
def pay_seals(game: State, me: Player, price: int) -> Steps:
    """LS-8, LS-P24. Discard letters worth at least that many seals, one by one, and none that you don’t need."""
    least = NO_LETTER
    while price > 0:
        offer_payable(game, me, price, least)
        kind = yield ask(game, ASK_LETTER)
        discard_letter(game, me, kind)
        price -= SEALS[kind % 2]
        least = min(least, SEALS[kind % 2])


def offer_payable(game: State, me: Player, price: int, least: int) -> None:
    """Letters with which a payment can still come out without one too many. `least`: the fewest seals of a letter paid so far."""
    few = bits(me.letters - me.delivered)
    many = bits(me.delivered)
    if few > 0 and can_come_out(price - SEALS[0], min(least, SEALS[0]), few - 1, many):
        offer_kinds(game, me.letters - me.delivered, 0)
    if many > 0 and can_come_out(price - SEALS[1], min(least, SEALS[1]), few, many - 1):
        offer_kinds(game, me.delivered, 1)


def can_come_out(price: int, least: int, few: int, many: int) -> bool:
    """Can what is left to pay be paid with some of so many letters, such that without any one of all it would be too little?"""
    for i in range(few + 1):
        smallest = min(least, SEALS[0]) if i > 0 else least
        for j in range(many + 1):
            over = SEALS[0] * i + SEALS[1] * j - price
            if 0 <= over < (min(smallest, SEALS[1]) if j > 0 else smallest):
                return True
    return False
