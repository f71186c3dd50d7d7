"""10 Large Market, 11 Small Market."""

from bedesten.engine.language import *
from bedesten.engine.rules.base.bonus_cards import play_card
from bedesten.engine.rules.deck import has_card
from bedesten.engine.rules.goods import *
from bedesten.engine.rules.moments import *

THINGS = [
    Place(
        LARGE_MARKET,
        "Large Market",
        "lira for goods in demand",
        example=("1: >large-market leave act sell:spice sell:jewellery sell:jewellery sell:fabric sell:fabric *large:RBBGY"),
        glaze="market",
        picture="p10",
    ),
    Place(
        SMALL_MARKET,
        "Small Market",
        "lira for goods in demand",
        example="6: >small-market leave act sell:fruit sell:fruit sell:jewellery enough *small:BRGYY",
        glaze="market",
        picture="p11",
    ),
]


@possible(LARGE_MARKET)
def can_sell_at_large_market(game: State, me: Player) -> bool:
    return has_demanded(game, me, LARGE)


@possible(SMALL_MARKET)
def can_sell_at_small_market(game: State, me: Player) -> bool:
    return has_demanded(game, me, SMALL) or (holds_market_card(game, me) and goods_in_all(me) > 0 and not game.guild_turn)


@place(LARGE_MARKET, SMALL_MARKET)
def market(game: State, me: Player, place: int) -> Steps:
    """P10, P11. Sell 1 to 5 goods shown on the demand tile; the more you sell, the more each brings. The tile goes under."""
    which = place - LARGE_MARKET
    game.any_goods = 0
    for good in range(GOODS):
        game.wanted[good] = DEMAND[which][top_demand(game, which)][good]
    if not has_demanded(game, me, which):
        yield play_card(game, CARD_MARKET if has_card(me, CARD_MARKET) else CARD_COPY)  # nothing else makes a sale possible
    sold = 0
    while sold < 5:
        if sold > 0:
            offer(game, ENOUGH)
        offer_sales(game, me)
        good = yield ask_or_play(game, me, ASK_SELL, SELLING)
        if good == ENOUGH:
            break
        me.goods[good] -= 1
        sold += 1
        if not game.any_goods:
            game.wanted[good] -= 1
    me.lira += SALE[which][sold]
    yield turn_demand_tile(game, which)


def holds_market_card(game: State, me: Player) -> bool:
    """LS-card-copy. Or one that counts as that card."""
    is_on_top = game.discards_n > 0 and game.discards[game.discards_n - 1] == CARD_MARKET
    return has_card(me, CARD_MARKET) or (is_on_top and has_card(me, CARD_COPY))


def top_demand(game: State, which: int) -> int:
    return game.demand_order[which][game.demand_top[which]]


def has_demanded(game: State, me: Player, which: int) -> bool:
    for good in range(GOODS):
        if me.goods[good] > 0 and DEMAND[which][top_demand(game, which)][good] > 0:
            return True
    return False


def offer_sales(game: State, me: Player) -> None:
    for good in range(GOODS):
        if me.goods[good] > 0 and (game.any_goods or game.wanted[good] > 0):
            offer(game, SELL + good)


@rule
def turn_demand_tile(game: State, me: Player, which: int) -> Steps:
    """SET-7, P10, P11. The next demand tile comes to the top; once all have been there, they come round in the same order."""
    if game.demand_seen[which] == DEMAND_TILES:
        game.demand_top[which] = (game.demand_top[which] + 1) % DEMAND_TILES
        return
    tile = yield ask_fate(game, FATE_LARGE + which)
    game.demand_top[which] = game.demand_seen[which]
    game.demand_order[which][game.demand_seen[which]] = tile
    game.demand_seen[which] += 1
