"""The people you meet: the other players’ family members, the Governor, the Smuggler, the coffee trader, the courier."""

from bedesten.engine.language import *
from bedesten.engine.rules.deck import *
from bedesten.engine.rules.dice import roll
from bedesten.engine.rules.goods import *
from bedesten.engine.rules.letters.letters import *
from bedesten.engine.rules.moments import *
from bedesten.engine.rules.pieces import put_family


@rule
def encounters(game: State, me: Player) -> Steps:
    """TURN-7. Meet the people where you are, in any order, each once. You must catch family members; the rest are up to you."""
    while True:
        offer_people(game, me)
        whom = yield ask_or_play(game, me, ASK_MEET, FREE)
        if whom == CATCH:
            yield catch_family(game)
        elif whom == GOVERNOR:
            game.met += MET_GOVERNOR
            yield governor(game, meets_for_nothing(me))
        elif whom == SMUGGLER:
            game.met += MET_SMUGGLER
            yield smuggler(game, meets_for_nothing(me))
        elif whom == COFFEE_TRADER:
            game.met += MET_TRADER
            yield coffee_trader(game, meets_for_nothing(me))
        elif whom == COURIER:
            game.met += MET_COURIER
            yield courier(game, meets_for_nothing(me))
        else:
            return


def offer_people(game: State, me: Player) -> None:
    if caught_next(game, me) == NOBODY:
        offer(game, END)
    else:
        offer(game, CATCH)
    if game.governor == game.at and not game.met & MET_GOVERNOR and can_draw(game):
        offer(game, GOVERNOR)
    if game.smuggler == game.at and not game.met & MET_SMUGGLER:
        offer(game, SMUGGLER)
    if game.trader == game.at and not game.met & MET_TRADER and (can_pay_trader(me) or meets_for_nothing(me)):
        offer(game, COFFEE_TRADER)
    if game.courier == game.at and not game.met & MET_COURIER and can_take_letter(game):
        offer(game, COURIER)


def meets_for_nothing(me: Player) -> bool:
    """MB-tavern-meet. With the Encounter tile, nobody you meet charges you anything."""
    return me.tavern >> ENCOUNTER & 1 > 0


def offer_two_lira(game: State, me: Player) -> None:
    """What each of them takes, unless it is one of what he gives."""
    if me.lira >= 2:
        offer(game, LIRA)


def caught_next(game: State, me: Player) -> int:
    """The seat of the next player, clockwise, whose family member can be caught here."""
    if game.at != POLICE_STATION:
        for i in range(1, game.players_n):
            seat = (me.seat + i) % game.players_n
            if game.players[seat].family == game.at:
                return seat
    return NOBODY


@rule
def catch_family(game: State, me: Player) -> Steps:
    """TURN-7a. Send another player’s family member to the Police Station for a reward, one at a time."""
    put_family(game.players[caught_next(game, me)], POLICE_STATION)
    yield reward(game)


@rule
def reward(game: State, me: Player) -> Steps:
    """TURN-7a, CARD-0. Take 3 lira or a bonus card; if there are no cards left, 3 lira."""
    offer(game, LIRA)
    if can_draw(game):
        offer(game, CARD)
    if (yield ask(game, ASK_REWARD)) == CARD:
        yield draw(game)
    else:
        me.lira += 3


@rule
def governor(game: State, me: Player, free: int) -> Steps:
    """TURN-7b, TURN-7d. Draw a bonus card and pay 2 lira or any card for it. Then the dice move the Governor on."""
    yield draw(game)
    if not free:
        offer_two_lira(game, me)
        offer_hand(game, me)
        payment = yield ask_or_play(game, me, ASK_PAY_GOVERNOR, PAYING)
        if payment == LIRA:
            me.lira -= 2
        else:
            discard(game, me, payment)
    game.governor = yield roll(game)


@rule
def smuggler(game: State, me: Player, free: int) -> Steps:
    """TURN-7c, TURN-7d. Take a good and pay 2 lira or any good for it. Then the dice move the Smuggler on.

    A good you had no room for can still be given back as payment.
    """
    good = yield ask_good(game, JEWELLERY)
    fits = 1 if has_room(me, good) else 0
    me.goods[good] += fits
    if not free:
        offer_two_lira(game, me)
        offer_own_goods(game, me)
        payment = yield ask_or_play(game, me, ASK_PAY_SMUGGLER, PAYING)
        if payment == LIRA:
            me.lira -= 2
        elif payment != good or fits == 1:
            me.goods[payment] -= 1
    game.smuggler = yield roll(game)


def can_pay_trader(me: Player) -> bool:
    """He doesn’t take coffee for his coffee."""
    return me.lira >= 2 or goods_in_all(me) > 0


@rule
def coffee_trader(game: State, me: Player, free: int) -> Steps:
    """MB-6, TURN-7d. Take 1 coffee and pay 2 lira or a good for it. Then the dice move the coffee trader on."""
    me.coffee += 1
    if not free:
        offer_two_lira(game, me)
        offer_own_goods(game, me)
        payment = yield ask_or_play(game, me, ASK_PAY_TRADER, PAYING)
        if payment == LIRA:
            me.lira -= 2
        else:
            me.goods[payment] -= 1
    game.trader = yield roll(game)


@rule
def courier(game: State, me: Player, free: int) -> Steps:
    """LS-7, TURN-7d. Take a letter and pay 2 lira or any letter for it. Then the dice move the courier on."""
    yield take_letter(game)
    if not free:
        offer_two_lira(game, me)
        offer_letters(game, me)
        payment = yield ask_or_play(game, me, ASK_PAY_COURIER, PAYING)
        if payment == LIRA:
            me.lira -= 2
        else:
            discard_letter(game, me, payment)
    game.courier = yield roll(game)
