"""The 24 kiosk tiles: when they can be carried out, and what they do."""

from bedesten.engine.language import *
from bedesten.engine.rules.deck import *
from bedesten.engine.rules.dice import roll_die
from bedesten.engine.rules.goods import *
from bedesten.engine.rules.layout import has_mocha
from bedesten.engine.rules.letters.letters import *
from bedesten.engine.rules.pieces import *

THINGS = [
    KioskTile(1, "1 fruit and 1 lira", ("g-Y", "lira")),
    KioskTile(2, "1 spice and 1 lira", ("g-G", "lira")),
    KioskTile(3, "1 fabric and 1 lira", ("g-R", "lira")),
    KioskTile(4, "2 fruit", ("g-Y", "g-Y")),
    KioskTile(5, "2 spice", ("g-G", "g-G")),
    KioskTile(6, "2 fabric", ("g-R", "g-R")),
    KioskTile(7, "1 fruit", ("g-Y",)),
    KioskTile(8, "1 spice", ("g-G",)),
    KioskTile(9, "1 fabric", ("g-R",)),
    KioskTile(10, "1 jewellery", ("g-B",)),
    KioskTile(11, "draw a bonus card", ("i-card",)),
    KioskTile(12, "2 lira", (2, "lira")),
    KioskTile(13, "1 coffee or 2 lira", ("g-C", 2, "lira")),
    KioskTile(14, "1 coffee or 3 lira", ("g-C", 3, "lira")),
    KioskTile(15, "your companion into your supply", ("m-companion",)),
    KioskTile(16, "roll a die, take as many lira", ("d-1", "lira")),
    KioskTile(17, "10 lira for an extension", (10, "lira", "i-step", "ext")),
    KioskTile(18, "one of each good for an extension", ("g-B", "g-R", "g-G", "g-Y", "i-step", "ext")),
    KioskTile(19, "your merchant to the Fountain", ("m-merchant", "i-step", "p7")),
    KioskTile(20, "a good for a letter, or the other way round", ("g-any", "i-swap", "i-letter")),
    KioskTile(21, "a bonus card for a letter, or the other way round", ("i-card", "i-swap", "i-letter")),
    KioskTile(22, "2 lira for a letter, or a letter for 3 lira", ("lira", "i-swap", "i-letter")),
    KioskTile(23, "2 lira for a good, or a good for 3 lira", ("lira", "i-swap", "g-any")),
    KioskTile(24, "2 lira for a bonus card, or one for 3 lira", ("lira", "i-swap", "i-card")),
]


@kiosk_tile(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12)
def tile_goods(game: State, me: Player, tile: int) -> None:
    """KT-1 to KT-10, KT-12. Take the goods and lira shown."""
    for good in range(GOODS):
        for _ in range(KIOSK_GOODS[tile][good]):
            gain(me, good)
    me.lira += KIOSK_LIRA[tile]


@tile_possible(11)
def can_draw_by_tile(game: State, me: Player) -> bool:
    return can_draw(game)


@kiosk_tile(11)
def tile_card(game: State, me: Player) -> Steps:
    """KT-11. Draw a bonus card."""
    yield draw(game)


@kiosk_tile(13, 14)
def tile_coffee(game: State, me: Player, tile: int) -> Steps:
    """KT-13, KT-14, LS-9. Take 1 coffee or 2 lira (3 on the other tile); without Mocha & Baksheesh, take the lira."""
    offer(game, LIRA)
    if has_mocha(game):
        offer(game, TAKE + COFFEE)
    if (yield ask(game, ASK_TILE_REWARD)) == LIRA:
        me.lira += KIOSK_LIRA[tile]
    else:
        me.coffee += 1


@tile_possible(15)
def can_take_companion(game: State, me: Player) -> bool:
    return me.companion != OWN_SUPPLY


@kiosk_tile(15)
def tile_companion(game: State, me: Player) -> None:
    """KT-15. Take your companion into your own supply, from the board or from the general supply."""
    me.companion = OWN_SUPPLY


@kiosk_tile(16)
def tile_die(game: State, me: Player) -> Steps:
    """KT-16. Roll a die and take that many lira."""
    pips = yield roll_die(game)
    me.lira += pips


def can_pay_for_tile(me: Player, tile: int) -> bool:
    return me.lira >= KIOSK_PRICE[tile]


@tile_possible(17)
def can_buy_extension_by_tile(game: State, me: Player) -> bool:
    return can_pay_for_tile(me, 17) and can_extend(me)


@kiosk_tile(17)
def tile_extension_for_lira(game: State, me: Player) -> None:
    """KT-17, P1-2. Pay 10 lira for an extension."""
    me.lira -= KIOSK_PRICE[17]
    add_extension(me)


@tile_possible(18)
def has_one_of_each(game: State, me: Player) -> bool:
    return me.goods[FABRIC] > 0 and me.goods[SPICE] > 0 and me.goods[FRUIT] > 0 and me.goods[JEWELLERY] > 0 and can_extend(me)


@kiosk_tile(18)
def tile_extension_for_goods(game: State, me: Player) -> None:
    """KT-18, P1-2. Pay 1 of each good for an extension."""
    for good in range(GOODS):
        me.goods[good] -= 1
    add_extension(me)


@tile_possible(19)
def is_not_on_fountain(game: State, me: Player) -> bool:
    return me.merchant != FOUNTAIN


@kiosk_tile(19)
def tile_fountain(game: State, me: Player) -> None:
    """KT-19. Your merchant goes to the Fountain with his stack. You don’t use the action there or call assistants back."""
    put_merchant(me, FOUNTAIN)


# -- tiles that exchange one thing for another, either way


@tile_possible(20)
def can_exchange_goods_and_letters(game: State, me: Player) -> bool:
    return me.letters > 0 or (has_good_or_coffee(me) and can_take_letter(game))


@kiosk_tile(20)
def tile_good_or_letter(game: State, me: Player) -> Steps:
    """KT-20, LS-9. Give a good or coffee for a letter, or a letter for a good or coffee."""
    if can_take_letter(game):
        offer_goods_and_coffee(game, me)
    offer_letters(game, me)
    payment = yield ask(game, ASK_EXCHANGE)
    if payment >= LETTER:
        discard_letter(game, me, payment - LETTER)
        yield take_good_or_coffee(game)
    else:
        add_good_or_coffee(me, payment - GIVE, -1)
        yield take_letter(game)


@tile_possible(21)
def can_exchange_cards_and_letters(game: State, me: Player) -> bool:
    return (me.letters > 0 and can_draw(game)) or (me.hand_n > 0 and can_take_letter(game))


@kiosk_tile(21)
def tile_card_or_letter(game: State, me: Player) -> Steps:
    """KT-21. Give a bonus card for a letter, or a letter for a bonus card."""
    if can_take_letter(game):
        offer_hand(game, me)
    if can_draw(game):
        offer_letters(game, me)
    payment = yield ask_hand(game, me, ASK_EXCHANGE)
    if payment >= LETTER:
        discard_letter(game, me, payment - LETTER)
        yield draw(game)
    else:
        discard(game, me, payment - DISCARD)
        yield take_letter(game)


@tile_possible(22)
def can_exchange_lira_and_letters(game: State, me: Player) -> bool:
    return me.letters > 0 or (can_pay_for_tile(me, 22) and can_take_letter(game))


@kiosk_tile(22)
def tile_lira_or_letter(game: State, me: Player) -> Steps:
    """KT-22. Pay 2 lira for a letter, or give a letter for 3 lira."""
    if can_pay_for_tile(me, 22) and can_take_letter(game):
        offer(game, LIRA)
    offer_letters(game, me)
    payment = yield ask(game, ASK_EXCHANGE)
    if payment == LIRA:
        me.lira -= KIOSK_PRICE[22]
        yield take_letter(game)
    else:
        discard_letter(game, me, payment - LETTER)
        me.lira += KIOSK_LIRA[22]


@tile_possible(23)
def can_exchange_lira_and_goods(game: State, me: Player) -> bool:
    return can_pay_for_tile(me, 23) or has_good_or_coffee(me)


@kiosk_tile(23)
def tile_lira_or_good(game: State, me: Player) -> Steps:
    """KT-23, LS-9. Pay 2 lira for a good or coffee, or give a good or coffee for 3 lira."""
    if can_pay_for_tile(me, 23):
        offer(game, LIRA)
    offer_goods_and_coffee(game, me)
    payment = yield ask(game, ASK_EXCHANGE)
    if payment == LIRA:
        me.lira -= KIOSK_PRICE[23]
        yield take_good_or_coffee(game)
    else:
        add_good_or_coffee(me, payment - GIVE, -1)
        me.lira += KIOSK_LIRA[23]


@tile_possible(24)
def can_exchange_lira_and_cards(game: State, me: Player) -> bool:
    return (can_pay_for_tile(me, 24) and can_draw(game)) or me.hand_n > 0


@kiosk_tile(24)
def tile_lira_or_card(game: State, me: Player) -> Steps:
    """KT-24. Pay 2 lira for a bonus card, or give a bonus card for 3 lira."""
    if can_pay_for_tile(me, 24) and can_draw(game):
        offer(game, LIRA)
    offer_hand(game, me)
    payment = yield ask_hand(game, me, ASK_EXCHANGE)
    if payment == LIRA:
        me.lira -= KIOSK_PRICE[24]
        yield draw(game)
    else:
        discard(game, me, payment - DISCARD)
        me.lira += KIOSK_LIRA[24]


def ask_hand(game: State, me: Player, question: int) -> Step:
    """HID-2. Anything that depends on a hand is asked even if there is no choice."""
    return ask_always(game, question) if me.hand_n > 0 else ask(game, question)
