"""23 Auction House."""

from bedesten.engine.language import *
from bedesten.engine.rules.deck import draw
from bedesten.engine.rules.goods import take_good
from bedesten.engine.rules.moments import *

THINGS = [
    Place(
        AUCTION_HOUSE,
        "Auction House",
        "a good, and cards for the highest bid",
        example="1: >auction-house leave act take:fruit bid:2 green.bid:4 blue.pass pass *{far} *{lira}",
        glaze="chance",
        picture="p23",
        takes=((2, "i-card"),),
        note="bid",
    ),
]


@possible(AUCTION_HOUSE)
def can_open_auction(game: State, me: Player) -> bool:
    return me.lira >= 1


@place(AUCTION_HOUSE)
def auction_house(game: State, me: Player) -> Steps:
    """LS-P23, ACT-4. Take a good and bid at least 1 lira for 2 bonus cards. Clockwise, the others each bid more or pass, once.

    Then you may raise one last time.
    """
    yield take_good(game)
    offer_range(game, BID + 1, BID + me.lira)
    game.highest_bid = yield ask_bid(game, me)
    game.bidder = 1 + me.seat
    for i in range(1, game.players_n):
        yield let(game, (me.seat + i) % game.players_n, bid(game))
    if game.bidder != 1 + me.seat:
        yield bid(game)
    yield let(game, game.bidder - 1, win_auction(game))


@rule
def bid(game: State, me: Player) -> Steps:
    """LS-P23. Bid more than the highest so far, up to the lira you have, or pass."""
    offer(game, PASS)
    offer_range(game, BID + game.highest_bid + 1, BID + me.lira)
    price = yield ask_bid(game, me)
    if price != PASS:
        game.highest_bid = price
        game.bidder = 1 + me.seat


def ask_bid(game: State, me: Player) -> Step:
    """CARD-time. The player whose turn it is may play a card that brings lira; the others can’t play cards."""
    return ask_or_play(game, me, ASK_BID, PAYING) if me.seat == game.turn_of else ask(game, ASK_BID)


@rule
def win_auction(game: State, me: Player) -> Steps:
    """LS-P23. The winner pays the player who opened the auction – or the supply, if they opened it – and draws 2 bonus cards."""
    me.lira -= game.highest_bid
    if me.seat != game.turn_of:
        game.players[game.turn_of].lira += game.highest_bid
    game.highest_bid = 0
    game.bidder = 0
    for _ in range(2):
        yield draw(game)
