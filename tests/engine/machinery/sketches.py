"""The hardest things of the expansions, as rules: a proof that they fit the machine as it is, not yet the expansions.

What has no field in the state yet is kept in numbers across questions: that is what makes them a hard test.
"""

# ruff: noqa: F403, F405
from bedesten.engine.language import *
from bedesten.engine.rules.action import action
from bedesten.engine.rules.base.fountain import fountain
from bedesten.engine.rules.deck import *
from bedesten.engine.rules.dice import roll
from bedesten.engine.rules.goods import *
from bedesten.engine.rules.layout import is_on_board
from bedesten.engine.rules.moments import *
from bedesten.engine.rules.turn import begin_turn, turn
from engine.machinery.sketching import new_question

ASK_BID = new_question("ASK_BID", BID)
ASK_KIOSK_TILE = new_question("ASK_KIOSK_TILE", KIOSK_TILE)
ASK_BARRIER = new_question("ASK_BARRIER", BARRIER)
ASK_GUILD_CARD = new_question("ASK_GUILD_CARD", GUILD)


# -- the Auction House: bids out of turn, as high as the lira that one has


@possible(AUCTION_HOUSE)
def sketched_can_bid(game: State, me: Player) -> bool:
    return me.lira >= 1


@place(AUCTION_HOUSE)
def sketched_auction_house(game: State, me: Player) -> Steps:
    """LS-P23. Take a good. Bid for two bonus cards; the others bid more or pass, then you once more. The winner pays you."""
    yield take_good(game)
    offer_range(game, BID + 1, BID + me.lira)
    highest = yield ask(game, ASK_BID)
    winner = me.seat
    for i in range(1, game.players_n + 1):
        seat = (me.seat + i) % game.players_n
        if seat != winner:
            price = yield let(game, seat, sketched_bid(game, highest))
            if price != PASS:
                highest = price
                winner = seat
    game.players[winner].lira -= highest
    if winner != me.seat:
        me.lira += highest
    for _ in range(2):
        yield let(game, winner, draw(game))


@rule
def sketched_bid(game: State, me: Player, highest: int) -> Result:
    """LS-P23. Bid more than the highest so far, or pass."""
    offer(game, PASS)
    offer_range(game, BID + highest + 1, BID + me.lira)
    return (yield ask(game, ASK_BID))


# -- the Kiosk: everybody chooses in the turn of one player


@place(KIOSK)
def sketched_kiosk(game: State, me: Player) -> Steps:
    """LS-P22. Turn up tiles, one more than players. Everyone chooses one and may carry it out; finally you the last one, too.

    There are six tiles here, a bit each; which of them are turned up, dice decide.
    """
    first = yield roll(game)
    tiles = 0
    for i in range(game.players_n + 1):
        tiles += 1 << (first + i) % 6
    for i in range(game.players_n):
        seat = (me.seat + i) % game.players_n
        tile = yield let(game, seat, sketched_choice(game, tiles))
        tiles -= 1 << tile
        yield let(game, seat, sketched_tile(game, tile))
    for last in range(6):
        if tiles >> last & 1:
            yield sketched_tile(game, last)


@rule
def sketched_choice(game: State, me: Player, tiles: int) -> Result:
    """LS-P22. One of the tiles must be chosen."""
    for tile in range(6):
        if tiles >> tile & 1:
            offer(game, KIOSK_TILE + tile)
    return (yield ask(game, ASK_KIOSK_TILE))


@rule
def sketched_tile(game: State, me: Player, tile: int) -> Steps:
    """LS-P22. Carry it out or not: four tiles are goods, one is 3 lira, one a bonus card."""
    offer(game, SKIP)
    offer(game, ACT)
    if (yield ask(game, ASK_ACT)) == SKIP:
        return
    if tile < GOODS:
        gain(me, tile)
    elif tile == 4:
        me.lira += 3
    else:
        yield draw(game)


# -- guild cards: turns inside turns, actions inside actions


@rule
def sketched_turn(game: State, me: Player, cards: int) -> Result:
    """MB-3. A guild card instead of the turn, or the turn. Returns the cards left: bit 0 for card 7, 1 for 12, 2 for 19."""
    offer(game, SKIP)
    if cards & 1:
        offer(game, GUILD + 7)
    if cards & 2:
        offer(game, GUILD + 12)
    if cards & 4 and me.lira >= 2:
        offer(game, GUILD + 19)
    choice = yield ask(game, ASK_GUILD_CARD)
    if choice == SKIP:
        yield turn(game)
        return cards
    begin_turn(game, me)
    if choice == 7:
        me.merchant = FOUNTAIN
        yield fountain(game)
        return (yield sketched_turn(game, cards - 1))
    if choice == 12:
        yield sketched_guild_card_12(game)
        return cards - 2
    yield sketched_guild_card_19(game)
    return cards - 4


@rule
def sketched_guild_card_12(game: State, me: Player) -> Steps:
    """MB-guild-12. The action of any place where it is possible; then the family member goes to the Police Station."""
    for place in range(1, PLACES + 1):
        if is_on_board(game, place) and is_possible(game, me, place):
            offer(game, SEND + place)
    where = yield ask(game, ASK_SEND)
    yield action_of(game, where)
    me.family = POLICE_STATION


@rule
def sketched_guild_card_19(game: State, me: Player) -> Steps:
    """MB-guild-19. One or two Tavern actions."""
    yield action_of(game, TAVERN)
    offer(game, ENOUGH)
    if me.lira >= 2:
        offer(game, ACT)
    if (yield ask_or_play(game, me, ASK_AGAIN, PAYING)) == ACT:
        yield action_of(game, TAVERN)


@possible(TAVERN)
def sketched_can_set_barrier(game: State, me: Player) -> bool:
    return me.lira >= 2


@place(TAVERN)
def sketched_barrier(game: State, me: Player) -> Steps:
    """MB-P19a. Set the barrier between two places and carry out the action of one of them; for 2 lira, as there is no coffee."""
    me.lira -= 2
    for place in range(1, PLACES + 1):
        offer(game, BARRIER + place)
    one = yield ask(game, ASK_BARRIER)
    for place in range(1, PLACES + 1):
        if sketched_are_neighbours(game, one, place):
            offer(game, BARRIER + place)
    other = yield ask(game, ASK_BARRIER)
    offer(game, SKIP)
    if one != TAVERN:
        offer(game, BARRIER + one)
    if other != TAVERN:
        offer(game, BARRIER + other)
    where = yield ask_or_play(game, me, ASK_BARRIER, CLOSED)
    if where != SKIP:
        yield action(game, where, 1)


def sketched_are_neighbours(game: State, one: int, other: int) -> bool:
    rows = abs(game.spot[one] // 5 - game.spot[other] // 5)
    columns = abs(game.spot[one] % 5 - game.spot[other] % 5)
    return rows + columns == 1


# -- the copy card: what it does, and when, is known only when it is played


@playable(CARD_COPY)
def sketched_can_copy(game: State, me: Player, card: int, moment: int) -> bool:
    if game.discards_n == 0:
        return False
    top = game.discards[game.discards_n - 1]
    return top != CARD_COPY and is_playable(game, me, top, moment)


@card(CARD_COPY)
def sketched_copy(game: State, me: Player) -> Steps:
    """LS-card-copy. Do what the card on top of the pile says; this one goes there only when that is done."""
    yield effect_of(game, game.discards[game.discards_n - 1])


# -- the double turn, and rounds of all that


@rule
def sketched_double_turn(game: State, me: Player, cards: int, seals: int) -> Steps:
    """LS-8. At the end of the turn, once in a round: pay three seals for another turn at once."""
    cards = yield sketched_turn(game, cards)
    if seals < 3:
        return
    offer(game, ENOUGH)
    offer(game, PAY)
    if (yield ask(game, ASK_AGAIN)) == PAY:
        yield sketched_turn(game, cards)


@rule
def sketched_rounds(game: State, me: Player, rounds: int) -> Steps:
    """Everybody has three guild cards and three seals in every round."""
    for _ in range(rounds):
        for seat in range(game.players_n):
            yield let(game, seat, sketched_double_turn(game, 7, 3))
